// reduce_precision of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-4.0, -2.0, -1.5, -1.0, 1.0, 1.5, 2.0, 3.0, 4.0, 0.0, -0.0]> : tensor<11xf4E2M1FN>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  %2 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  %7 = stablehlo.constant dense<[-2.0, -1.0, 1.0, 2.0, 0.0, -0.0]> : tensor<6xf4E2M1FN>
  %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<6xf4E2M1FN>) -> tensor<6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%8, %7) : (tensor<6xf4E2M1FN>, tensor<6xf4E2M1FN>) -> ()
  %9 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  %10 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %2) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  return
}
// -----
// reduce_precision of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 1.125, -1.125, 0.0, -0.0]> : tensor<20xf6E2M3FN>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<20xf6E2M3FN>) -> tensor<20xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>) -> ()
  %2 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<20xf6E2M3FN>) -> tensor<20xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<20xf6E2M3FN>) -> tensor<20xf6E2M3FN>
  %6 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 1.0, -1.0, 0.0, -0.0]> : tensor<20xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>) -> ()
  %7 = stablehlo.constant dense<[-3.5, -2.5, -2.0, -1.5, -1.0, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 1.125, -1.125, 0.0, -0.0]> : tensor<18xf6E2M3FN>
  %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<18xf6E2M3FN>) -> tensor<18xf6E2M3FN>
  %9 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 1.0, -1.0, 0.0, -0.0]> : tensor<18xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<18xf6E2M3FN>, tensor<18xf6E2M3FN>) -> ()
  %10 = stablehlo.constant dense<[-2.5, -2.0, -1.0, 1.0, 1.25, 1.75, 2.0, 2.5, 1.125, -1.125, 0.0, -0.0]> : tensor<12xf6E2M3FN>
  %11 = "stablehlo.reduce_precision"(%10) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<12xf6E2M3FN>) -> tensor<12xf6E2M3FN>
  %12 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0, -1.0, 0.0, -0.0]> : tensor<12xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> ()
  %13 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %2) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %2) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  return
}
// -----
// reduce_precision of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<30xf6E3M2FN>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
  %2 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
  %7 = stablehlo.constant dense<[-12.0, -8.0, -4.0, -2.0, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.25, 0.375, 0.5, 0.75, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 8.0, 12.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<30xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
  %8 = stablehlo.constant dense<[-2.5, -2.0, -1.0, -0.5, -0.25, 0.25, 0.5, 1.0, 1.25, 1.75, 2.0, 2.5, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<17xf6E3M2FN>
  %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<17xf6E3M2FN>) -> tensor<17xf6E3M2FN>
  %10 = stablehlo.constant dense<[-2.0, -2.0, -1.0, -0.0, -0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 2.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<17xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<17xf6E3M2FN>, tensor<17xf6E3M2FN>) -> ()
  %11 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  %12 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %2) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  return
}
// -----
// reduce_precision of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  %2 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  %3 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A0901018202A3034383C4044484C545C687031B12FAF008070F078"> : tensor<36xf8E3M4>
  %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<36xf8E3M4>) -> tensor<36xf8E3M4>
  %5 = stablehlo.constant dense<"0xF0E8DCCCC4C0B8B0A8A0901018202A3034383C4044484C545C687030B030B0008070F078"> : tensor<36xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<36xf8E3M4>, tensor<36xf8E3M4>) -> ()
  %6 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<36xf8E3M4>) -> tensor<36xf8E3M4>
  %7 = stablehlo.constant dense<"0xF0E8DCCCC4C0B8B0A8A090101820283034383C4044484C545C687030B030B0008070F078"> : tensor<36xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<36xf8E3M4>, tensor<36xf8E3M4>) -> ()
  %8 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A0901018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<38xf8E3M4>
  %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<38xf8E3M4>) -> tensor<38xf8E3M4>
  %10 = stablehlo.constant dense<"0xF0E8E0D0C0C0B8B0A8A0901018202830303840404048505060687070F030B030B0008070F078"> : tensor<38xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<38xf8E3M4>, tensor<38xf8E3M4>) -> ()
  %11 = stablehlo.constant dense<"0xF0DDCCC4C0B0A09010202A30343C40444C545C7031B12FAF008070F078"> : tensor<29xf8E3M4>
  %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<29xf8E3M4>) -> tensor<29xf8E3M4>
  %13 = stablehlo.constant dense<"0xF0F0F0C0C0B0808000003030304040407070707030B030B0008070F078"> : tensor<29xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<29xf8E3M4>, tensor<29xf8E3M4>) -> ()
  %14 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%14, %0) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  %15 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%15, %0) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  return
}
// -----
// reduce_precision of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  %2 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %0) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  %4 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A8981020282C3035383A3C3E404244464A4E545E6A71088839B937B7008078F87C"> : tensor<44xf8E4M3>
  %5 = "stablehlo.reduce_precision"(%4) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<44xf8E4M3>) -> tensor<44xf8E4M3>
  %6 = stablehlo.constant dense<"0xF0E0D4CEC6C2C0BCB8B4B0A8981020282C3034383A3C3E404244464A4E545E6A70088838B838B8008078F87C"> : tensor<44xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<44xf8E4M3>, tensor<44xf8E4M3>) -> ()
  %7 = "stablehlo.reduce_precision"(%4) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<44xf8E4M3>) -> tensor<44xf8E4M3>
  %8 = stablehlo.constant dense<"0xF8F8D4D0C8C0C0BCB8B4B0A8800000282C303438383C4040404448485054787878008038B838B8008078F87C"> : tensor<44xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<44xf8E4M3>, tensor<44xf8E4M3>) -> ()
  %9 = stablehlo.constant dense<"0xF1DFCEC6C2C0B8B0A8981020283035383A3E4042464A4E5E6A71088839B937B7008078F87C"> : tensor<37xf8E4M3>
  %10 = "stablehlo.reduce_precision"(%9) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<37xf8E4M3>) -> tensor<37xf8E4M3>
  %11 = stablehlo.constant dense<"0xF8F8F8F8C0C0B880808000000000383838404040787878787878008038B838B8008078F87C"> : tensor<37xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<37xf8E4M3>, tensor<37xf8E4M3>) -> ()
  %12 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %0) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  %13 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  return
}
// -----
// reduce_precision of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A8981020282C3035383A3C3E404244464A4E545E6A71088839B937B700807F"> : tensor<42xf8E4M3FN>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<42xf8E4M3FN>) -> tensor<42xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<42xf8E4M3FN>, tensor<42xf8E4M3FN>) -> ()
  %2 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<42xf8E4M3FN>) -> tensor<42xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<42xf8E4M3FN>, tensor<42xf8E4M3FN>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<42xf8E4M3FN>) -> tensor<42xf8E4M3FN>
  %6 = stablehlo.constant dense<"0xF0E0D4CEC6C2C0BCB8B4B0A8981020282C3034383A3C3E404244464A4E545E6A70088838B838B800807F"> : tensor<42xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<42xf8E4M3FN>, tensor<42xf8E4M3FN>) -> ()
  %7 = stablehlo.constant dense<"0xD4CEC6C2C0BCB8B4B0A8981020282C3035383A3C3E404244464A4E54088839B937B700807F"> : tensor<37xf8E4M3FN>
  %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<37xf8E4M3FN>) -> tensor<37xf8E4M3FN>
  %9 = stablehlo.constant dense<"0xD4D0C8C0C0BCB8B4B0A8800000282C303438383C4040404448485054008038B838B800807F"> : tensor<37xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>) -> ()
  %10 = stablehlo.constant dense<"0xC2C0B8B0A8981020283035383A3E4042088839B937B700807F"> : tensor<25xf8E4M3FN>
  %11 = "stablehlo.reduce_precision"(%10) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<25xf8E4M3FN>) -> tensor<25xf8E4M3FN>
  %12 = stablehlo.constant dense<"0xC0C0B880808000000000383838404040008038B838B800807F"> : tensor<25xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<25xf8E4M3FN>, tensor<25xf8E4M3FN>) -> ()
  %13 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %2) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  return
}
// -----
// reduce_precision of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C667279088841C13FBF0080"> : tensor<43xf8E4M3FNUZ>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
  %2 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A0000018283034383D40424446484A4C4E52565C667279000041C13FBF0080"> : tensor<43xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf8E4M3FNUZ>
  %7 = stablehlo.constant dense<"0xF8E8DCD6CECAC8C4C0BCB8B0A08C0C18283034383C40424446484A4C4E52565C667278088840C040C00080"> : tensor<43xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
  %8 = stablehlo.constant dense<"0xDCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C088841C13FBF0080"> : tensor<38xf8E4M3FNUZ>
  %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<38xf8E4M3FNUZ>) -> tensor<38xf8E4M3FNUZ>
  %10 = stablehlo.constant dense<"0xDCD8D0C8C8C4C0BCB8B000000000003034383C4040444848484C5050585C000040C040C00080"> : tensor<38xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<38xf8E4M3FNUZ>, tensor<38xf8E4M3FNUZ>) -> ()
  %11 = stablehlo.constant dense<"0xCAC8C0B8B0A0182830383D404246484A088841C13FBF0080"> : tensor<24xf8E4M3FNUZ>
  %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<24xf8E4M3FNUZ>) -> tensor<24xf8E4M3FNUZ>
  %13 = stablehlo.constant dense<"0xC8C8C000000000000000404040484848000040C040C00080"> : tensor<24xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
  %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  %15 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %2) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  return
}
// -----
// reduce_precision of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E80088859D957D70080"> : tensor<41xf8E4M3B11FNUZ>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<41xf8E4M3B11FNUZ>) -> tensor<41xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<41xf8E4M3B11FNUZ>, tensor<41xf8E4M3B11FNUZ>) -> ()
  %2 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<41xf8E4M3B11FNUZ>) -> tensor<41xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B800003040484C5055585A5C5E606264666A6E747E80000059D957D70080"> : tensor<41xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<41xf8E4M3B11FNUZ>, tensor<41xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<41xf8E4M3B11FNUZ>) -> tensor<41xf8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A4243040484C5054585A5C5E606264666A6E747E80088858D858D80080"> : tensor<41xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<41xf8E4M3B11FNUZ>, tensor<41xf8E4M3B11FNUZ>) -> ()
  %8 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E7480088859D957D70080"> : tensor<40xf8E4M3B11FNUZ>
  %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<40xf8E4M3B11FNUZ>) -> tensor<40xf8E4M3B11FNUZ>
  %10 = stablehlo.constant dense<"0x80F4F0E8E0E0DCD8D4D0C80000000000484C505458585C606060646868707480000058D858D80080"> : tensor<40xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<40xf8E4M3B11FNUZ>, tensor<40xf8E4M3B11FNUZ>) -> ()
  %11 = stablehlo.constant dense<"0x80E2E0D8D0C8B83040485055585A5E606280088859D957D70080"> : tensor<26xf8E4M3B11FNUZ>
  %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<26xf8E4M3B11FNUZ>) -> tensor<26xf8E4M3B11FNUZ>
  %13 = stablehlo.constant dense<"0x80E0E0D80000000000000058585860606080000058D858D80080"> : tensor<26xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<26xf8E4M3B11FNUZ>, tensor<26xf8E4M3B11FNUZ>) -> ()
  %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  %15 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %2) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// reduce_precision of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  %2 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %0) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  %3 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55590484BD3BBB00807CFC7E"> : tensor<45xf8E5M2>
  %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<45xf8E5M2>) -> tensor<45xf8E5M2>
  %5 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4AC800028303436383A3C3D3E3F4041424345474A4F55590080BD3BBB00807CFC7E"> : tensor<45xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<45xf8E5M2>, tensor<45xf8E5M2>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  %7 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<45xf8E5M2>) -> tensor<45xf8E5M2>
  %8 = stablehlo.constant dense<"0xFCFCCAC8C4C0C0BEBCBAB8B480800000003436383A3C3C3E404040424444484A7C7C7C0080BC3CBC00807CFC7E"> : tensor<45xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<45xf8E5M2>, tensor<45xf8E5M2>) -> ()
  %9 = stablehlo.constant dense<"0xD9D0C7C3C1C0BCB8B4AC283034383C3D3F40414345474F55590484BD3BBB00807CFC7E"> : tensor<35xf8E5M2>
  %10 = "stablehlo.reduce_precision"(%9) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<35xf8E5M2>) -> tensor<35xf8E5M2>
  %11 = stablehlo.constant dense<"0xFCFCFCFCC0C0BC808080000000003C3C4040407C7C7C7C7C7C0080BC3CBC00807CFC7E"> : tensor<35xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<35xf8E5M2>, tensor<35xf8E5M2>) -> ()
  %12 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %0) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  %13 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  return
}
// -----
// reduce_precision of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D0484C13FBF0080"> : tensor<42xf8E5M2FNUZ>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<42xf8E5M2FNUZ>) -> tensor<42xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D0000C13FBF0080"> : tensor<42xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<42xf8E5M2FNUZ>, tensor<42xf8E5M2FNUZ>) -> ()
  %3 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<42xf8E5M2FNUZ>) -> tensor<42xf8E5M2FNUZ>
  %6 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B000002C34383A3C3E4041424344454647494B4E53595D0000C13FBF0080"> : tensor<42xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<42xf8E5M2FNUZ>, tensor<42xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<42xf8E5M2FNUZ>) -> tensor<42xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %2) : (tensor<42xf8E5M2FNUZ>, tensor<42xf8E5M2FNUZ>) -> ()
  %8 = stablehlo.constant dense<"0xCECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E0484C13FBF0080"> : tensor<37xf8E5M2FNUZ>
  %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<37xf8E5M2FNUZ>) -> tensor<37xf8E5M2FNUZ>
  %10 = stablehlo.constant dense<"0xCECCC8C4C4C2C0BEBCB80000000000383A3C3E4040424444444648484C4E0000C040C00080"> : tensor<37xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<37xf8E5M2FNUZ>, tensor<37xf8E5M2FNUZ>) -> ()
  %11 = stablehlo.constant dense<"0xC5C4C0BCB8B02C34383C40414344450484C13FBF0080"> : tensor<22xf8E5M2FNUZ>
  %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<22xf8E5M2FNUZ>) -> tensor<22xf8E5M2FNUZ>
  %13 = stablehlo.constant dense<"0xC4C4C00000000000000040404444440000C040C00080"> : tensor<22xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>) -> ()
  %14 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  %15 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  return
}
// -----
// reduce_precision of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FF"> : tensor<14xf8E8M0FNU>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  %2 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FEFF"> : tensor<15xf8E8M0FNU>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<15xf8E8M0FNU>) -> tensor<15xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %2) : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %0) : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  %6 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 0xFF]> : tensor<7xf8E8M0FNU>
  %7 = "stablehlo.reduce_precision"(%6) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %6) : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
  %8 = stablehlo.constant dense<[1.0, 2.0, 0xFF]> : tensor<3xf8E8M0FNU>
  %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %10 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<15xf8E8M0FNU>) -> tensor<15xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %2) : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
  %11 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %11) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  return
}
// -----
// reduce_precision of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  %2 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD540807F80FF0000008000000080813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %0) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  %5 = stablehlo.constant dense<"0x10C3F0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD00800000003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041A0421043E03E00C1F0C080C0B03F00C1504050C0B0C060BFD0C090C0103FD040807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  %7 = stablehlo.constant dense<"0x20C300C240C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F403F803FA03FC03FE03F0040204040406040A040E0404041E041A0422043E03E00C1E0C080C0A03F00C1404040C0C0C060BFE0C0A0C0003FE040807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  %8 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  %9 = stablehlo.constant dense<"0x80FF80FF40C100C180C000C000C0C0BF80BF40BF00BF80BE00800080000000000000803EC03E003F403F803F803FC03F00400040004040408040804000414041807F807F807FC03E00C100C180C0C03F00C1404040C0C0C080BFC0C080C0003FC040807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  %10 = stablehlo.constant dense<"0x16C3F4C1E8C060C020C000C080BF00BF80BE80BD003D003E803E003F503F803FA03FE03F004020406040A040E040E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<55xbf16>
  %11 = "stablehlo.reduce_precision"(%10) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<55xbf16>) -> tensor<55xbf16>
  %12 = stablehlo.constant dense<"0x80FF80FF80FF80FF00C000C080BF0080008000800000000000000000803F803F803F004000400040807F807F807F807F807F807F000080FF80FF80FF803F80FF807F80FF80FF80BF80FF80FF0000807F807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<55xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<55xbf16>, tensor<55xbf16>) -> ()
  %13 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  %14 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %0) : (tensor<64xbf16>, tensor<64xbf16>) -> ()
  return
}
// -----
// reduce_precision of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<64xf16>, tensor<64xf16>) -> ()
  %2 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333D00040084013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<60xf16>
  %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<60xf16>) -> tensor<60xf16>
  %4 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B05818C448BD68387041E0C228C4D8C068C6F8C470485848304880C4303D00040084003C00BC003C00BC00000080007C00FC007E"> : tensor<60xf16>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<60xf16>, tensor<60xf16>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  %6 = stablehlo.constant dense<"0x80D880CF00CA00C700C300C100C000BE00BC00BA00B800B400AC0080000000280030003400360038803A003C003D003E003F004000410042004300450047004A004F0055805800C480BD8038804100C300C400C180C600C580488048004880C4003D007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<64xf16>, tensor<64xf16>) -> ()
  %7 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB00040084013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<62xf16>
  %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<62xf16>) -> tensor<62xf16>
  %9 = stablehlo.constant dense<"0x00D900D000CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038003A003C003D003E003F004000410042004300450047004A004F0055005900C400BD0038004100C300C400C100C600C500480048004800C5003D007C00FC00040084003C00BC003C00BC00000080007C00FC007E"> : tensor<62xf16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<62xf16>, tensor<62xf16>) -> ()
  %10 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  %11 = stablehlo.constant dense<"0x00FC00FC00CA00C800C400C000C000BE00BC00BA00B800B400800080000000000000003400360038003A003C003C003E0040004000400042004400440048004A007C007C007C00C400BE0038004200C200C400C000C600C400480048004800C4003E007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E"> : tensor<64xf16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<64xf16>, tensor<64xf16>) -> ()
  %12 = stablehlo.constant dense<"0xB0D8A0CF40C700C300C100C000BC00B800B400AC0028003000340038803A003C003D003F00400041004300450047004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<55xf16>
  %13 = "stablehlo.reduce_precision"(%12) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<55xf16>) -> tensor<55xf16>
  %14 = stablehlo.constant dense<"0x00FC00FC00FC00FC00C000C000BC0080008000800000000000000000003C003C003C004000400040007C007C007C007C007C007C00FC00BC0000004000FC00FC00C000FC00FC007C007C007C00FC003C007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E"> : tensor<55xf16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<55xf16>, tensor<55xf16>) -> ()
  %15 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  stablehlo.custom_call @check.expect_eq(%15, %0) : (tensor<64xf16>, tensor<64xf16>) -> ()
  %16 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
  stablehlo.custom_call @check.expect_eq(%16, %0) : (tensor<64xf16>, tensor<64xf16>) -> ()
  return
}
// -----
// reduce_precision of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0080803F0080813F0880803F00EF7F4700F07F47000080C740DA7F3859D90033EEE36C0000004000"> : tensor<74xf32>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
  %2 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 0x40042000, 0x3F544000, 0x3EE56000, 4.6875, 0x4024E000, 0xC0DAA000, -8.0546875, -4.28125, 0x3F35E000, 5.19921875, 6.82421875, 7.80078125, 8.4296875, 0x3F60C000, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.00390625, 1.01171875, 1.00390625, 65504.0, 0x7F800000, 0xFF800000, 0.0, 0.0, 0.0, 0.0]> : tensor<74xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<74xf32>, tensor<74xf32>) -> ()
  %3 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF00008000000080800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0080803F0080813F0880803F00EF7F4700F07F47000080C740DA7F3859D90033"> : tensor<70xf32>
  %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<70xf32>) -> tensor<70xf32>
  %5 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 2.0625, 0.828125, 0x3EE50000, 4.6875, 2.578125, -6.84375, -8.0625, -4.28125, 0.7109375, 5.1875, 6.8125, 7.8125, 8.4375, 0.87890625, 0x7F800000, 0xFF800000, 0x00800000, 0x80800000, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 1.015625, 1.0078125, 65536.0, 65536.0, -65536.0, 0x38800000, 0x33010000]> : tensor<70xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<70xf32>, tensor<70xf32>) -> ()
  %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
  %7 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 2.0, 0.8125, 0.4375, 4.5, 2.5, -7.0, -8.0, -4.5, 0.6875, 5.0, 7.0, 8.0, 8.0, 0.875, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 0.0, 0.0, 0.0, 0.0]> : tensor<74xf32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<74xf32>, tensor<74xf32>) -> ()
  %8 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
  %9 = stablehlo.constant dense<[-160.0, -32.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 160.0, 2.0, 0.875, 0.4375, 5.0, 2.5, -7.0, -8.0, -4.0, 0.75, 5.0, 7.0, 8.0, 8.0, 0.875, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 0x38800000, 0.0, 0.0, 0.0]> : tensor<74xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<74xf32>, tensor<74xf32>) -> ()
  %10 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
  %11 = stablehlo.constant dense<[0xFF800000, 0xFF800000, -12.0, -8.0, -4.0, -2.0, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.0, 0.25, 0.375, 0.5, 0.75, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 8.0, 12.0, 0x7F800000, 0x7F800000, 0x7F800000, 2.0, 0.75, 0.5, 4.0, 3.0, -6.0, -8.0, -4.0, 0.75, 6.0, 6.0, 8.0, 8.0, 1.0, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 0.0, 0.0, 0.0, 0.0]> : tensor<74xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<74xf32>, tensor<74xf32>) -> ()
  %12 = stablehlo.constant dense<"0x000016C30000F4C10000E8C0000060C0000020C0000000C0000080BF000000BF000080BE000080BD0000003D0000003E0000803E0000003F0000503F0000803F0000A03F0000E03F0000004000002040000060400000A0400000E0400000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0080803F0080813F0880803F00EF7F4700F07F47000080C740DA7F3859D90033EEE36C0000004000"> : tensor<65xf32>
  %13 = "stablehlo.reduce_precision"(%12) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<65xf32>) -> tensor<65xf32>
  %14 = stablehlo.constant dense<[0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, -2.0, -2.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 2.0, 1.0, 0.0, 0x7F800000, 2.0, 0xFF800000, 0xFF800000, 0xFF800000, 0.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 1.0, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0, 1.0, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 0.0, 0.0, 0.0, 0.0]> : tensor<65xf32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<65xf32>, tensor<65xf32>) -> ()
  %15 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
  stablehlo.custom_call @check.expect_eq(%15, %0) : (tensor<74xf32>, tensor<74xf32>) -> ()
  %16 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
  stablehlo.custom_call @check.expect_eq(%16, %0) : (tensor<74xf32>, tensor<74xf32>) -> ()
  return
}
// -----
// reduce_precision of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.00390625, 1.01171875, 1.0039072036743164, 65519.0, 65520.0, -65536.0, 6.1e-05, 3.0e-08, 0x380B38FB80000000, 0x3800000000000000]> : tensor<74xf64>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  %2 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.560546875, 4.0859375, -3.380859375, -2.607421875, 5.43359375, 7.03125, 7.83203125, 8.4453125, 2.3203125, 3.828125, 5.296875, 1.669921875, 7.25, 2.8125, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.00390625, 1.01171875, 1.00390625, 65504.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.0, 0.0, 0.0]> : tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<74xf64>, tensor<74xf64>) -> ()
  %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  %4 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5625, 4.09375, -3.375, -2.609375, 5.4375, 7.03125, 7.84375, 8.4375, 2.3125, 3.828125, 5.3125, 1.671875, 7.25, 2.8125, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 1.015625, 1.0078125, 65536.0, 65536.0, -65536.0, 6.103515625e-05, 0x3E60200000000000, 0.0, 0.0]> : tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<74xf64>, tensor<74xf64>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  %6 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 3.5, 4.0, -3.5, -2.5, 5.5, 7.0, 8.0, 8.0, 2.25, 3.75, 5.5, 1.625, 7.5, 2.75, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.0, 0.0, 0.0]> : tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<74xf64>, tensor<74xf64>) -> ()
  %7 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  %8 = stablehlo.constant dense<[-160.0, -32.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 160.0, 3.5, 4.0, -3.5, -2.5, 5.0, 7.0, 8.0, 8.0, 2.5, 4.0, 5.0, 1.75, 7.0, 3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 6.103515625e-05, 0.0, 0.0, 0.0]> : tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<74xf64>, tensor<74xf64>) -> ()
  %9 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  %10 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, -12.0, -8.0, -4.0, -2.0, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.0, 0.25, 0.375, 0.5, 0.75, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 8.0, 12.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 4.0, 4.0, -3.0, -3.0, 6.0, 8.0, 8.0, 8.0, 2.0, 4.0, 6.0, 1.5, 8.0, 3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.0, 0.0, 0.0]> : tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<74xf64>, tensor<74xf64>) -> ()
  %11 = stablehlo.constant dense<[-150.0, -30.5, -7.25, -3.5, -2.5, -2.0, -1.0, -0.5, -0.25, -0.0625, 0.03125, 0.125, 0.25, 0.5, 0.8125, 1.0, 1.25, 1.75, 2.0, 2.5, 3.5, 5.0, 7.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.00390625, 1.01171875, 1.0039072036743164, 65519.0, 65520.0, -65536.0, 6.1e-05, 3.0e-08, 0x380B38FB80000000, 0x3800000000000000]> : tensor<65xf64>
  %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<65xf64>) -> tensor<65xf64>
  %13 = stablehlo.constant dense<[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -2.0, -2.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, -2.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 2.0, 0x7FF0000000000000, 0x7FF0000000000000, 2.0, 0x7FF0000000000000, 2.0, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.0, 1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.0, 0.0, 0.0]> : tensor<65xf64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<65xf64>, tensor<65xf64>) -> ()
  %14 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  %15 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.560474395751953, 4.084965229034424, -3.380326747894287, 0xC004DC6BE0000000, 5.431756496429443, 7.029825687408447, 7.83207368850708, 8.44830322265625, 2.319967746734619, 3.8289642333984375, 5.2984819412231445, 1.6703077554702759, 7.251685619354248, 2.813326835632324, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.00390625, 1.01171875, 1.0039072036743164, 65519.0, 65520.0, -65536.0, 0x3F0FFB4800000000, 0x3E601B2B20000000, 0.0, 0.0]> : tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<74xf64>, tensor<74xf64>) -> ()
  %16 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
  stablehlo.custom_call @check.expect_eq(%16, %0) : (tensor<74xf64>, tensor<74xf64>) -> ()
  return
}
// -----
// reduce_precision of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x80A5CAEF14395E83A8CDF2173C6186ABD0F51A3F6489AED3F81D42678CB1D6FB20456A8FB4D9FE23"> : tensor<40xi8>}> : () -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 1 : i32}> : (tensor<40x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x83A3C3F313336383A3D3F313436383A3D3F31B436383A3D3F71B436383A3D3FB23436383C3D3FF23"> : tensor<40xi8>}> : () -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<40x!quant.uniform<i8:f32, 0.5:3>>, tensor<40x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 3 : i32}> : (tensor<40x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  %4 = "stablehlo.constant"() <{value = dense<"0x83A3CBEF133B5B83ABCBF3173B6383ABCFF51B3F638BABD3F81D43638BB3D7FB1F436B93B3DBFE23"> : tensor<40xi8>}> : () -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<40x!quant.uniform<i8:f32, 0.5:3>>, tensor<40x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 2 : i32, mantissa_bits = 2 : i32}> : (tensor<40x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<"0x808080807F7F7F808080807F7F7F808080807F7F7F808080807F7F7F808080807F7F7F808080FE7F"> : tensor<40xi8>}> : () -> tensor<40x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x!quant.uniform<i8:f32, 0.5:3>>, tensor<40x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
