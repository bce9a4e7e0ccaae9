// zeta of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[2.0, 2.0, 2.0, 2.0, 1.5, 1.5, 1.5, 1.5]> : tensor<8xf4E2M1FN>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5, 4.0, 1.0, 2.0, 0.5, 4.0]> : tensor<8xf4E2M1FN>
  %2 = "chlo.zeta"(%0, %1) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> tensor<8xf4E2M1FN>
  %3 = stablehlo.constant dense<[1.5, 0.5, 4.0, 0.5, 3.0, 1.5, 4.0, 1.0]> : tensor<8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> ()
  return
}
// -----
// zeta of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[2.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 1.5, 1.5, 1.5, 1.5]> : tensor<12xf6E2M3FN>
  %1 = stablehlo.constant dense<[1.0, 2.0, 1.5, 3.0, 1.0, 2.0, 1.5, 3.0, 1.0, 2.0, 1.5, 3.0]> : tensor<12xf6E2M3FN>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> tensor<12xf6E2M3FN>
  %3 = stablehlo.constant dense<[1.625, 0.625, 0.875, 0.375, 1.25, 0.25, 0.375, 0.125, 2.5, 1.625, 2.0, 1.25]> : tensor<12xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> ()
  return
}
// -----
// zeta of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[2.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 3.0, 1.5, 1.5, 1.5, 1.5]> : tensor<12xf6E3M2FN>
  %1 = stablehlo.constant dense<[1.0, 2.0, 0.5, 4.0, 1.0, 2.0, 0.5, 4.0, 1.0, 2.0, 0.5, 4.0]> : tensor<12xf6E3M2FN>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> tensor<12xf6E3M2FN>
  %3 = stablehlo.constant dense<[1.75, 0.625, 5.0, 0.3125, 1.25, 0.1875, 8.0, 0.0625, 2.5, 1.5, 5.0, 1.0]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  return
}
// -----
// zeta of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x404040404848484838383838"> : tensor<12xf8E3M4>
  %1 = stablehlo.constant dense<"0x304020503040205030402050"> : tensor<12xf8E3M4>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> tensor<12xf8E3M4>
  %3 = stablehlo.constant dense<"0x3A255412330D6103453A5331"> : tensor<12xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> ()
  return
}
// -----
// zeta of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40404040444444443C3C3C3C"> : tensor<12xf8E4M3>
  %1 = stablehlo.constant dense<"0x384030483840304838403048"> : tensor<12xf8E4M3>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> tensor<12xf8E4M3>
  %3 = stablehlo.constant dense<"0x3D324A293A255012423D4A39"> : tensor<12xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> ()
  return
}
// -----
// zeta of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40404040444444443C3C3C3C"> : tensor<12xf8E4M3FN>
  %1 = stablehlo.constant dense<"0x384030483840304838403048"> : tensor<12xf8E4M3FN>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  %3 = stablehlo.constant dense<"0x3D324A293A255012423D4A39"> : tensor<12xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> ()
  return
}
// -----
// zeta of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x484848484C4C4C4C44444444"> : tensor<12xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<"0x404838504048385040483850"> : tensor<12xf8E4M3FNUZ>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> tensor<12xf8E4M3FNUZ>
  %3 = stablehlo.constant dense<"0x453A5231422D581A4A455241"> : tensor<12xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> ()
  return
}
// -----
// zeta of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x60606060646464645C5C5C5C"> : tensor<12xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<"0x586050685860506858605068"> : tensor<12xf8E4M3B11FNUZ>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> tensor<12xf8E4M3B11FNUZ>
  %3 = stablehlo.constant dense<"0x5D526A495A457032625D6A59"> : tensor<12xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// zeta of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x40404040424242423E3E3E3E"> : tensor<12xf8E5M2>
  %1 = stablehlo.constant dense<"0x3C4038443C4038443C403844"> : tensor<12xf8E5M2>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> tensor<12xf8E5M2>
  %3 = stablehlo.constant dense<"0x3F3945353D324829413E453C"> : tensor<12xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> ()
  return
}
// -----
// zeta of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x444444444646464642424242"> : tensor<12xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<"0x40443C4840443C4840443C48"> : tensor<12xf8E5M2FNUZ>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> tensor<12xf8E5M2FNUZ>
  %3 = stablehlo.constant dense<"0x433D493941364C2D45424940"> : tensor<12xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> ()
  return
}
// -----
// zeta of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x808080808181818182828282"> : tensor<12xf8E8M0FNU>
  %1 = stablehlo.constant dense<"0x7F807E817F807E817F807E81"> : tensor<12xf8E8M0FNU>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> tensor<12xf8E8M0FNU>
  %3 = stablehlo.constant dense<"0x807E817D7F7B83787F77876F"> : tensor<12xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<12xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> ()
  return
}
// -----
// zeta of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00400040004000404040404040404040C03FC03FC03FC03F"> : tensor<12xbf16>
  %1 = stablehlo.constant dense<"0x803F0040003F8040803F0040003F8040803F0040003F8040"> : tensor<12xbf16>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xbf16>, tensor<12xbf16>) -> tensor<12xbf16>
  %3 = stablehlo.constant dense<"0xD33F253F9E40913E9A3F4F3E0741243D2740CE3F9940883F"> : tensor<12xbf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
  return
}
// -----
// zeta of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x00400040004000400042004200420042003E003E003E003E"> : tensor<12xf16>
  %1 = stablehlo.constant dense<"0x003C004000380044003C004000380044003C004000380044"> : tensor<12xf16>
  %2 = "chlo.zeta"(%0, %1) : (tensor<12xf16>, tensor<12xf16>) -> tensor<12xf16>
  %3 = stablehlo.constant dense<"0x943E2939EF448B34CF3C773235481F293A41733EC744443C"> : tensor<12xf16>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<12xf16>, tensor<12xf16>) -> ()
  return
}
