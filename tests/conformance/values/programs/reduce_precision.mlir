// reduce_precision of f4E2M1FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[-4.0, -2.0, -1.5, -1.0, 1.0, 1.5, 2.0, 3.0, 4.0, 0.0, -0.0]> : tensor<11xf4E2M1FN>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
    %2 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%4, %0) {has_side_effect = true} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<11xf4E2M1FN>) -> tensor<11xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%6, %0) {has_side_effect = true} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
    %7 = stablehlo.constant dense<[-2.0, -1.0, 1.0, 2.0, 0.0, -0.0]> : tensor<6xf4E2M1FN>
    %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<6xf4E2M1FN>) -> tensor<6xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%8, %7) {has_side_effect = true} : (tensor<6xf4E2M1FN>, tensor<6xf4E2M1FN>) -> ()
    %9 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%9, %2) {has_side_effect = true} : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
    %10 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
    stablehlo.custom_call @check.expect_eq(%10, %2) {has_side_effect = true} : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
    return
  }
}
// -----
// reduce_precision of f6E2M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 1.125, -1.125, 0.0, -0.0]> : tensor<20xf6E2M3FN>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<20xf6E2M3FN>) -> tensor<20xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>) -> ()
    %2 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf6E2M3FN>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<20xf6E2M3FN>) -> tensor<20xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%4, %0) {has_side_effect = true} : (tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<20xf6E2M3FN>) -> tensor<20xf6E2M3FN>
    %6 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 1.0, -1.0, 0.0, -0.0]> : tensor<20xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%5, %6) {has_side_effect = true} : (tensor<20xf6E2M3FN>, tensor<20xf6E2M3FN>) -> ()
    %7 = stablehlo.constant dense<[-3.5, -2.5, -2.0, -1.5, -1.0, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 1.125, -1.125, 0.0, -0.0]> : tensor<18xf6E2M3FN>
    %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<18xf6E2M3FN>) -> tensor<18xf6E2M3FN>
    %9 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 1.0, -1.0, 0.0, -0.0]> : tensor<18xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<18xf6E2M3FN>, tensor<18xf6E2M3FN>) -> ()
    %10 = stablehlo.constant dense<[-2.5, -2.0, -1.0, 1.0, 1.25, 1.75, 2.0, 2.5, 1.125, -1.125, 0.0, -0.0]> : tensor<12xf6E2M3FN>
    %11 = "stablehlo.reduce_precision"(%10) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<12xf6E2M3FN>) -> tensor<12xf6E2M3FN>
    %12 = stablehlo.constant dense<[-2.0, -2.0, -1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 1.0, -1.0, 0.0, -0.0]> : tensor<12xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%11, %12) {has_side_effect = true} : (tensor<12xf6E2M3FN>, tensor<12xf6E2M3FN>) -> ()
    %13 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%13, %2) {has_side_effect = true} : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
    %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
    stablehlo.custom_call @check.expect_eq(%14, %2) {has_side_effect = true} : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
    return
  }
}
// -----
// reduce_precision of f6E3M2FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<30xf6E3M2FN>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
    %2 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%4, %0) {has_side_effect = true} : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<30xf6E3M2FN>) -> tensor<30xf6E3M2FN>
    %7 = stablehlo.constant dense<[-12.0, -8.0, -4.0, -2.0, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.25, 0.375, 0.5, 0.75, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 8.0, 12.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<30xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<30xf6E3M2FN>, tensor<30xf6E3M2FN>) -> ()
    %8 = stablehlo.constant dense<[-2.5, -2.0, -1.0, -0.5, -0.25, 0.25, 0.5, 1.0, 1.25, 1.75, 2.0, 2.5, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<17xf6E3M2FN>
    %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<17xf6E3M2FN>) -> tensor<17xf6E3M2FN>
    %10 = stablehlo.constant dense<[-2.0, -2.0, -1.0, -0.0, -0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 2.0, 2.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<17xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%9, %10) {has_side_effect = true} : (tensor<17xf6E3M2FN>, tensor<17xf6E3M2FN>) -> ()
    %11 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%11, %2) {has_side_effect = true} : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
    %12 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
    stablehlo.custom_call @check.expect_eq(%12, %2) {has_side_effect = true} : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E3M4
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
    %2 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
    %3 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A0901018202A3034383C4044484C545C687031B12FAF008070F078"> : tensor<36xf8E3M4>
    %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<36xf8E3M4>) -> tensor<36xf8E3M4>
    %5 = stablehlo.constant dense<"0xF0E8DCCCC4C0B8B0A8A0901018202A3034383C4044484C545C687030B030B0008070F078"> : tensor<36xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<36xf8E3M4>, tensor<36xf8E3M4>) -> ()
    %6 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<36xf8E3M4>) -> tensor<36xf8E3M4>
    %7 = stablehlo.constant dense<"0xF0E8DCCCC4C0B8B0A8A090101820283034383C4044484C545C687030B030B0008070F078"> : tensor<36xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<36xf8E3M4>, tensor<36xf8E3M4>) -> ()
    %8 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A0901018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<38xf8E3M4>
    %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<38xf8E3M4>) -> tensor<38xf8E3M4>
    %10 = stablehlo.constant dense<"0xF0E8E0D0C0C0B8B0A8A0901018202830303840404048505060687070F030B030B0008070F078"> : tensor<38xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%9, %10) {has_side_effect = true} : (tensor<38xf8E3M4>, tensor<38xf8E3M4>) -> ()
    %11 = stablehlo.constant dense<"0xF0DDCCC4C0B0A09010202A30343C40444C545C7031B12FAF008070F078"> : tensor<29xf8E3M4>
    %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<29xf8E3M4>) -> tensor<29xf8E3M4>
    %13 = stablehlo.constant dense<"0xF0F0F0C0C0B0808000003030304040407070707030B030B0008070F078"> : tensor<29xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%12, %13) {has_side_effect = true} : (tensor<29xf8E3M4>, tensor<29xf8E3M4>) -> ()
    %14 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%14, %0) {has_side_effect = true} : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
    %15 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
    stablehlo.custom_call @check.expect_eq(%15, %0) {has_side_effect = true} : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E4M3
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
    %2 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
    %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%3, %0) {has_side_effect = true} : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
    %4 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A8981020282C3035383A3C3E404244464A4E545E6A71088839B937B7008078F87C"> : tensor<44xf8E4M3>
    %5 = "stablehlo.reduce_precision"(%4) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<44xf8E4M3>) -> tensor<44xf8E4M3>
    %6 = stablehlo.constant dense<"0xF0E0D4CEC6C2C0BCB8B4B0A8981020282C3034383A3C3E404244464A4E545E6A70088838B838B8008078F87C"> : tensor<44xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%5, %6) {has_side_effect = true} : (tensor<44xf8E4M3>, tensor<44xf8E4M3>) -> ()
    %7 = "stablehlo.reduce_precision"(%4) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<44xf8E4M3>) -> tensor<44xf8E4M3>
    %8 = stablehlo.constant dense<"0xF8F8D4D0C8C0C0BCB8B4B0A8800000282C303438383C4040404448485054787878008038B838B8008078F87C"> : tensor<44xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%7, %8) {has_side_effect = true} : (tensor<44xf8E4M3>, tensor<44xf8E4M3>) -> ()
    %9 = stablehlo.constant dense<"0xF1DFCEC6C2C0B8B0A8981020283035383A3E4042464A4E5E6A71088839B937B7008078F87C"> : tensor<37xf8E4M3>
    %10 = "stablehlo.reduce_precision"(%9) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<37xf8E4M3>) -> tensor<37xf8E4M3>
    %11 = stablehlo.constant dense<"0xF8F8F8F8C0C0B880808000000000383838404040787878787878008038B838B8008078F87C"> : tensor<37xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%10, %11) {has_side_effect = true} : (tensor<37xf8E4M3>, tensor<37xf8E4M3>) -> ()
    %12 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%12, %0) {has_side_effect = true} : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
    %13 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
    stablehlo.custom_call @check.expect_eq(%13, %0) {has_side_effect = true} : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E4M3FN
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A8981020282C3035383A3C3E404244464A4E545E6A71088839B937B700807F"> : tensor<42xf8E4M3FN>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<42xf8E4M3FN>) -> tensor<42xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<42xf8E4M3FN>, tensor<42xf8E4M3FN>) -> ()
    %2 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<42xf8E4M3FN>) -> tensor<42xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%4, %0) {has_side_effect = true} : (tensor<42xf8E4M3FN>, tensor<42xf8E4M3FN>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<42xf8E4M3FN>) -> tensor<42xf8E4M3FN>
    %6 = stablehlo.constant dense<"0xF0E0D4CEC6C2C0BCB8B4B0A8981020282C3034383A3C3E404244464A4E545E6A70088838B838B800807F"> : tensor<42xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%5, %6) {has_side_effect = true} : (tensor<42xf8E4M3FN>, tensor<42xf8E4M3FN>) -> ()
    %7 = stablehlo.constant dense<"0xD4CEC6C2C0BCB8B4B0A8981020282C3035383A3C3E404244464A4E54088839B937B700807F"> : tensor<37xf8E4M3FN>
    %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<37xf8E4M3FN>) -> tensor<37xf8E4M3FN>
    %9 = stablehlo.constant dense<"0xD4D0C8C0C0BCB8B4B0A8800000282C303438383C4040404448485054008038B838B800807F"> : tensor<37xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<37xf8E4M3FN>, tensor<37xf8E4M3FN>) -> ()
    %10 = stablehlo.constant dense<"0xC2C0B8B0A8981020283035383A3E4042088839B937B700807F"> : tensor<25xf8E4M3FN>
    %11 = "stablehlo.reduce_precision"(%10) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<25xf8E4M3FN>) -> tensor<25xf8E4M3FN>
    %12 = stablehlo.constant dense<"0xC0C0B880808000000000383838404040008038B838B800807F"> : tensor<25xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%11, %12) {has_side_effect = true} : (tensor<25xf8E4M3FN>, tensor<25xf8E4M3FN>) -> ()
    %13 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%13, %2) {has_side_effect = true} : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
    %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
    stablehlo.custom_call @check.expect_eq(%14, %2) {has_side_effect = true} : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E4M3FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C667279088841C13FBF0080"> : tensor<43xf8E4M3FNUZ>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
    %2 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf8E4M3FNUZ>
    %5 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A0000018283034383D40424446484A4C4E52565C667279000041C13FBF0080"> : tensor<43xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<43xf8E4M3FNUZ>) -> tensor<43xf8E4M3FNUZ>
    %7 = stablehlo.constant dense<"0xF8E8DCD6CECAC8C4C0BCB8B0A08C0C18283034383C40424446484A4C4E52565C667278088840C040C00080"> : tensor<43xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
    %8 = stablehlo.constant dense<"0xDCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C088841C13FBF0080"> : tensor<38xf8E4M3FNUZ>
    %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<38xf8E4M3FNUZ>) -> tensor<38xf8E4M3FNUZ>
    %10 = stablehlo.constant dense<"0xDCD8D0C8C8C4C0BCB8B000000000003034383C4040444848484C5050585C000040C040C00080"> : tensor<38xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%9, %10) {has_side_effect = true} : (tensor<38xf8E4M3FNUZ>, tensor<38xf8E4M3FNUZ>) -> ()
    %11 = stablehlo.constant dense<"0xCAC8C0B8B0A0182830383D404246484A088841C13FBF0080"> : tensor<24xf8E4M3FNUZ>
    %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<24xf8E4M3FNUZ>) -> tensor<24xf8E4M3FNUZ>
    %13 = stablehlo.constant dense<"0xC8C8C000000000000000404040484848000040C040C00080"> : tensor<24xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%12, %13) {has_side_effect = true} : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
    %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%14, %2) {has_side_effect = true} : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
    %15 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %2) {has_side_effect = true} : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E4M3B11FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E80088859D957D70080"> : tensor<41xf8E4M3B11FNUZ>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<41xf8E4M3B11FNUZ>) -> tensor<41xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<41xf8E4M3B11FNUZ>, tensor<41xf8E4M3B11FNUZ>) -> ()
    %2 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<41xf8E4M3B11FNUZ>) -> tensor<41xf8E4M3B11FNUZ>
    %5 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B800003040484C5055585A5C5E606264666A6E747E80000059D957D70080"> : tensor<41xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<41xf8E4M3B11FNUZ>, tensor<41xf8E4M3B11FNUZ>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<41xf8E4M3B11FNUZ>) -> tensor<41xf8E4M3B11FNUZ>
    %7 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A4243040484C5054585A5C5E606264666A6E747E80088858D858D80080"> : tensor<41xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<41xf8E4M3B11FNUZ>, tensor<41xf8E4M3B11FNUZ>) -> ()
    %8 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E7480088859D957D70080"> : tensor<40xf8E4M3B11FNUZ>
    %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<40xf8E4M3B11FNUZ>) -> tensor<40xf8E4M3B11FNUZ>
    %10 = stablehlo.constant dense<"0x80F4F0E8E0E0DCD8D4D0C80000000000484C505458585C606060646868707480000058D858D80080"> : tensor<40xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%9, %10) {has_side_effect = true} : (tensor<40xf8E4M3B11FNUZ>, tensor<40xf8E4M3B11FNUZ>) -> ()
    %11 = stablehlo.constant dense<"0x80E2E0D8D0C8B83040485055585A5E606280088859D957D70080"> : tensor<26xf8E4M3B11FNUZ>
    %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<26xf8E4M3B11FNUZ>) -> tensor<26xf8E4M3B11FNUZ>
    %13 = stablehlo.constant dense<"0x80E0E0D80000000000000058585860606080000058D858D80080"> : tensor<26xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%12, %13) {has_side_effect = true} : (tensor<26xf8E4M3B11FNUZ>, tensor<26xf8E4M3B11FNUZ>) -> ()
    %14 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%14, %2) {has_side_effect = true} : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
    %15 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %2) {has_side_effect = true} : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E5M2
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
    %2 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%2, %0) {has_side_effect = true} : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
    %3 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55590484BD3BBB00807CFC7E"> : tensor<45xf8E5M2>
    %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<45xf8E5M2>) -> tensor<45xf8E5M2>
    %5 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4AC800028303436383A3C3D3E3F4041424345474A4F55590080BD3BBB00807CFC7E"> : tensor<45xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<45xf8E5M2>, tensor<45xf8E5M2>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%6, %0) {has_side_effect = true} : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
    %7 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<45xf8E5M2>) -> tensor<45xf8E5M2>
    %8 = stablehlo.constant dense<"0xFCFCCAC8C4C0C0BEBCBAB8B480800000003436383A3C3C3E404040424444484A7C7C7C0080BC3CBC00807CFC7E"> : tensor<45xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%7, %8) {has_side_effect = true} : (tensor<45xf8E5M2>, tensor<45xf8E5M2>) -> ()
    %9 = stablehlo.constant dense<"0xD9D0C7C3C1C0BCB8B4AC283034383C3D3F40414345474F55590484BD3BBB00807CFC7E"> : tensor<35xf8E5M2>
    %10 = "stablehlo.reduce_precision"(%9) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<35xf8E5M2>) -> tensor<35xf8E5M2>
    %11 = stablehlo.constant dense<"0xFCFCFCFCC0C0BC808080000000003C3C4040407C7C7C7C7C7C0080BC3CBC00807CFC7E"> : tensor<35xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%10, %11) {has_side_effect = true} : (tensor<35xf8E5M2>, tensor<35xf8E5M2>) -> ()
    %12 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%12, %0) {has_side_effect = true} : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
    %13 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
    stablehlo.custom_call @check.expect_eq(%13, %0) {has_side_effect = true} : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E5M2FNUZ
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D0484C13FBF0080"> : tensor<42xf8E5M2FNUZ>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<42xf8E5M2FNUZ>) -> tensor<42xf8E5M2FNUZ>
    %2 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D0000C13FBF0080"> : tensor<42xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%1, %2) {has_side_effect = true} : (tensor<42xf8E5M2FNUZ>, tensor<42xf8E5M2FNUZ>) -> ()
    %3 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
    %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%4, %3) {has_side_effect = true} : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<42xf8E5M2FNUZ>) -> tensor<42xf8E5M2FNUZ>
    %6 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B000002C34383A3C3E4041424344454647494B4E53595D0000C13FBF0080"> : tensor<42xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%5, %6) {has_side_effect = true} : (tensor<42xf8E5M2FNUZ>, tensor<42xf8E5M2FNUZ>) -> ()
    %7 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<42xf8E5M2FNUZ>) -> tensor<42xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%7, %2) {has_side_effect = true} : (tensor<42xf8E5M2FNUZ>, tensor<42xf8E5M2FNUZ>) -> ()
    %8 = stablehlo.constant dense<"0xCECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E0484C13FBF0080"> : tensor<37xf8E5M2FNUZ>
    %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<37xf8E5M2FNUZ>) -> tensor<37xf8E5M2FNUZ>
    %10 = stablehlo.constant dense<"0xCECCC8C4C4C2C0BEBCB80000000000383A3C3E4040424444444648484C4E0000C040C00080"> : tensor<37xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%9, %10) {has_side_effect = true} : (tensor<37xf8E5M2FNUZ>, tensor<37xf8E5M2FNUZ>) -> ()
    %11 = stablehlo.constant dense<"0xC5C4C0BCB8B02C34383C40414344450484C13FBF0080"> : tensor<22xf8E5M2FNUZ>
    %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<22xf8E5M2FNUZ>) -> tensor<22xf8E5M2FNUZ>
    %13 = stablehlo.constant dense<"0xC4C4C00000000000000040404444440000C040C00080"> : tensor<22xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%12, %13) {has_side_effect = true} : (tensor<22xf8E5M2FNUZ>, tensor<22xf8E5M2FNUZ>) -> ()
    %14 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%14, %3) {has_side_effect = true} : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
    %15 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
    stablehlo.custom_call @check.expect_eq(%15, %3) {has_side_effect = true} : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
    return
  }
}
// -----
// reduce_precision of f8E8M0FNU
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FF"> : tensor<14xf8E8M0FNU>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
    %2 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FEFF"> : tensor<15xf8E8M0FNU>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<15xf8E8M0FNU>) -> tensor<15xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%3, %2) {has_side_effect = true} : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%4, %0) {has_side_effect = true} : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<14xf8E8M0FNU>) -> tensor<14xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%5, %0) {has_side_effect = true} : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
    %6 = stablehlo.constant dense<[0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 0xFF]> : tensor<7xf8E8M0FNU>
    %7 = "stablehlo.reduce_precision"(%6) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<7xf8E8M0FNU>) -> tensor<7xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%7, %6) {has_side_effect = true} : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
    %8 = stablehlo.constant dense<[1.0, 2.0, 0xFF]> : tensor<3xf8E8M0FNU>
    %9 = "stablehlo.reduce_precision"(%8) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%9, %8) {has_side_effect = true} : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
    %10 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<15xf8E8M0FNU>) -> tensor<15xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%10, %2) {has_side_effect = true} : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
    %11 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
    %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
    stablehlo.custom_call @check.expect_eq(%12, %11) {has_side_effect = true} : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
    return
  }
}
// -----
// reduce_precision of bf16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    %2 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD540807F80FF0000008000000080813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%1, %2) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%3, %0) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    %4 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    %5 = stablehlo.constant dense<"0x10C3F0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD00800000003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041A0421043E03E00C1F0C080C0B03F00C1504050C0B0C060BFD0C090C0103FD040807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    %7 = stablehlo.constant dense<"0x20C300C240C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F403F803FA03FC03FE03F0040204040406040A040E0404041E041A0422043E03E00C1E0C080C0A03F00C1404040C0C0C060BFE0C0A0C0003FE040807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    %8 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    %9 = stablehlo.constant dense<"0x80FF80FF40C100C180C000C000C0C0BF80BF40BF00BF80BE00800080000000000000803EC03E003F403F803F803FC03F00400040004040408040804000414041807F807F807FC03E00C100C180C0C03F00C1404040C0C0C080BFC0C080C0003FC040807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    %10 = stablehlo.constant dense<"0x16C3F4C1E8C060C020C000C080BF00BF80BE80BD003D003E803E003F503F803FA03FE03F004020406040A040E040E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07F"> : tensor<55xbf16>
    %11 = "stablehlo.reduce_precision"(%10) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<55xbf16>) -> tensor<55xbf16>
    %12 = stablehlo.constant dense<"0x80FF80FF80FF80FF00C000C080BF0080008000800000000000000000803F803F803F004000400040807F807F807F807F807F807F000080FF80FF80FF803F80FF807F80FF80FF80BF80FF80FF0000807F807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07F"> : tensor<55xbf16>
    stablehlo.custom_call @check.expect_eq(%11, %12) {has_side_effect = true} : (tensor<55xbf16>, tensor<55xbf16>) -> ()
    %13 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%13, %0) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    %14 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xbf16>) -> tensor<64xbf16>
    stablehlo.custom_call @check.expect_eq(%14, %0) {has_side_effect = true} : (tensor<64xbf16>, tensor<64xbf16>) -> ()
    return
  }
}
// -----
// reduce_precision of f16
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<64xf16>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
    stablehlo.custom_call @check.expect_eq(%1, %0) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
    %2 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333D00040084013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<60xf16>
    %3 = "stablehlo.reduce_precision"(%2) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<60xf16>) -> tensor<60xf16>
    %4 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B05818C448BD68387041E0C228C4D8C068C6F8C470485848304880C4303D00040084003C00BC003C00BC00000080007C00FC007E"> : tensor<60xf16>
    stablehlo.custom_call @check.expect_eq(%3, %4) {has_side_effect = true} : (tensor<60xf16>, tensor<60xf16>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
    %6 = stablehlo.constant dense<"0x80D880CF00CA00C700C300C100C000BE00BC00BA00B800B400AC0080000000280030003400360038803A003C003D003E003F004000410042004300450047004A004F0055805800C480BD8038804100C300C400C180C600C580488048004880C4003D007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E"> : tensor<64xf16>
    stablehlo.custom_call @check.expect_eq(%5, %6) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
    %7 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB00040084013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<62xf16>
    %8 = "stablehlo.reduce_precision"(%7) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<62xf16>) -> tensor<62xf16>
    %9 = stablehlo.constant dense<"0x00D900D000CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038003A003C003D003E003F004000410042004300450047004A004F0055005900C400BD0038004100C300C400C100C600C500480048004800C5003D007C00FC00040084003C00BC003C00BC00000080007C00FC007E"> : tensor<62xf16>
    stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<62xf16>, tensor<62xf16>) -> ()
    %10 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
    %11 = stablehlo.constant dense<"0x00FC00FC00CA00C800C400C000C000BE00BC00BA00B800B400800080000000000000003400360038003A003C003C003E0040004000400042004400440048004A007C007C007C00C400BE0038004200C200C400C000C600C400480048004800C4003E007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E"> : tensor<64xf16>
    stablehlo.custom_call @check.expect_eq(%10, %11) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
    %12 = stablehlo.constant dense<"0xB0D8A0CF40C700C300C100C000BC00B800B400AC0028003000340038803A003C003D003F00400041004300450047004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E"> : tensor<55xf16>
    %13 = "stablehlo.reduce_precision"(%12) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<55xf16>) -> tensor<55xf16>
    %14 = stablehlo.constant dense<"0x00FC00FC00FC00FC00C000C000BC0080008000800000000000000000003C003C003C004000400040007C007C007C007C007C007C00FC00BC0000004000FC00FC00C000FC00FC007C007C007C00FC003C007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E"> : tensor<55xf16>
    stablehlo.custom_call @check.expect_eq(%13, %14) {has_side_effect = true} : (tensor<55xf16>, tensor<55xf16>) -> ()
    %15 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
    stablehlo.custom_call @check.expect_eq(%15, %0) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
    %16 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<64xf16>) -> tensor<64xf16>
    stablehlo.custom_call @check.expect_eq(%16, %0) {has_side_effect = true} : (tensor<64xf16>, tensor<64xf16>) -> ()
    return
  }
}
// -----
// reduce_precision of f32
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0080803F0080813F0880803F00EF7F4700F07F47000080C740DA7F3859D90033EEE36C0000004000"> : tensor<74xf32>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
    %2 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643002004400040543F0060E53E0000964000E0244000A0DAC000E000C1000089C000E0353F0060A6400060DA4000A0F94000E0064100C0603F0000807F000080FF000000000000008000000000000000800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0080803F0080813F0080803F00E07F470000807F000080FF00000000000000000000000000000000"> : tensor<74xf32>
    stablehlo.custom_call @check.expect_eq(%1, %2) {has_side_effect = true} : (tensor<74xf32>, tensor<74xf32>) -> ()
    %3 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF00008000000080800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0080803F0080813F0880803F00EF7F4700F07F47000080C740DA7F3859D90033"> : tensor<70xf32>
    %4 = "stablehlo.reduce_precision"(%3) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<70xf32>) -> tensor<70xf32>
    %5 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643000004400000543F0000E53E00009640000025400000DBC0000001C1000089C00000363F0000A6400000DA400000FA40000007410000613F0000807F000080FF00008000000080800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0000803F0000823F0000813F0000804700008047000080C70000803800000133"> : tensor<70xf32>
    stablehlo.custom_call @check.expect_eq(%4, %5) {has_side_effect = true} : (tensor<70xf32>, tensor<70xf32>) -> ()
    %6 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
    %7 = stablehlo.constant dense<"0x000010C30000F0C1000040C10000E0C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD00000080000000000000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E0410000A04200001043000000400000503F0000E03E00009040000020400000E0C0000000C1000090C00000303F0000A0400000E04000000041000000410000603F0000807F000080FF000000000000008000000000000000800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0000803F0000803F0000803F0000807F0000807F000080FF00000000000000000000000000000000"> : tensor<74xf32>
    stablehlo.custom_call @check.expect_eq(%6, %7) {has_side_effect = true} : (tensor<74xf32>, tensor<74xf32>) -> ()
    %8 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
    %9 = stablehlo.constant dense<"0x000020C3000000C2000040C10000E0C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000403F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E0410000A04200002043000000400000603F0000E03E0000A040000020400000E0C0000000C1000080C00000403F0000A0400000E04000000041000000410000603F0000807F000080FF000000000000008000000000000000800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0000803F0000803F0000803F0000807F0000807F000080FF00008038000000000000000000000000"> : tensor<74xf32>
    stablehlo.custom_call @check.expect_eq(%8, %9) {has_side_effect = true} : (tensor<74xf32>, tensor<74xf32>) -> ()
    %10 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
    %11 = stablehlo.constant dense<"0x000080FF000080FF000040C1000000C1000080C0000000C0000000C00000C0BF000080BF000040BF000000BF000080BE00000080000000800000000000000000000000000000803E0000C03E0000003F0000403F0000803F0000803F0000C03F00000040000000400000004000004040000080400000804000000041000040410000807F0000807F0000807F000000400000403F0000003F00008040000040400000C0C0000000C1000080C00000403F0000C0400000C04000000041000000410000803F0000807F000080FF000000000000008000000000000000800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0000803F0000803F0000803F0000807F0000807F000080FF00000000000000000000000000000000"> : tensor<74xf32>
    stablehlo.custom_call @check.expect_eq(%10, %11) {has_side_effect = true} : (tensor<74xf32>, tensor<74xf32>) -> ()
    %12 = stablehlo.constant dense<"0x000016C30000F4C10000E8C0000060C0000020C0000000C0000080BF000000BF000080BE000080BD0000003D0000003E0000803E0000003F0000503F0000803F0000A03F0000E03F0000004000002040000060400000A0400000E0400000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0080803F0080813F0880803F00EF7F4700F07F47000080C740DA7F3859D90033EEE36C0000004000"> : tensor<65xf32>
    %13 = "stablehlo.reduce_precision"(%12) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<65xf32>) -> tensor<65xf32>
    %14 = stablehlo.constant dense<"0x000080FF000080FF000080FF000080FF000000C0000000C0000080BF000000800000008000000080000000000000000000000000000000000000803F0000803F0000803F0000004000000040000000400000807F0000807F0000807F0000807F0000807F0000807F000000400000803F000000000000807F00000040000080FF000080FF000080FF000000000000807F0000807F0000807F0000807F0000803F0000807F000080FF000000000000008000000000000000800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0000803F0000803F0000803F0000807F0000807F000080FF00000000000000000000000000000000"> : tensor<65xf32>
    stablehlo.custom_call @check.expect_eq(%13, %14) {has_side_effect = true} : (tensor<65xf32>, tensor<65xf32>) -> ()
    %15 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
    stablehlo.custom_call @check.expect_eq(%15, %0) {has_side_effect = true} : (tensor<74xf32>, tensor<74xf32>) -> ()
    %16 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<74xf32>) -> tensor<74xf32>
    stablehlo.custom_call @check.expect_eq(%16, %0) {has_side_effect = true} : (tensor<74xf32>, tensor<74xf32>) -> ()
    return
  }
}
// -----
// reduce_precision of f64
module {
  func.func public @main() -> () {
    %0 = stablehlo.constant dense<"0x0000000000C062C00000000000803EC000000000000028C00000000000001DC00000000000000CC000000000000004C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF000000000000B0BF00000000000088BF000000000000883F000000000000A03F000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000EA3F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C4000000000000014400000000000001C4000000000000028400000000000003C4000000000006053400000000000C0624014F65604DA7B0C40FE519118015710406C63B4C8E80A0BC0C8ABBCD16BDC04C08EEAAA551EBA1540B0A97CA68A1E1C40604A9A160B541F40C28AD60E88E52040D01CC74D4B8F024084277BF2B7A10E4000207047A5311540D8D19E9E94B9FA3FC42116EDB9011D4078997D89B1810640FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF0000000000001000000000000000108001000000000000000100000000000080010000000000F03F010000000000F0BFFFFFFFFFFFFFEF3FFFFFFFFFFFFFEFBF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000010F03F000000000030F03F000000000110F03F00000000E0FDEF400000000000FEEF40000000000000F0C0D5CC5A0A48FB0F3F2B69A4292B1B603E00000080FB380B380000000000000038"> : tensor<74xf64>
    %1 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    %2 = stablehlo.constant dense<"0x0000000000C062C00000000000803EC000000000000028C00000000000001DC00000000000000CC000000000000004C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF000000000000B0BF00000000000088BF000000000000883F000000000000A03F000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000EA3F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C4000000000000014400000000000001C4000000000000028400000000000003C4000000000006053400000000000C0624000000000007C0C40000000000058104000000000000C0BC00000000000DC04C00000000000BC15400000000000201C400000000000541F400000000000E4204000000000009002400000000000A00E4000000000003015400000000000B8FA3F0000000000001D400000000000800640000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000010F03F000000000030F03F000000000010F03F0000000000FCEF40000000000000F07F000000000000F0FF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%1, %2) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    %3 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 7 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    %4 = stablehlo.constant dense<"0x0000000000C062C00000000000803EC000000000000028C00000000000001DC00000000000000CC000000000000004C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF000000000000B0BF00000000000088BF000000000000883F000000000000A03F000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000EA3F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C4000000000000014400000000000001C4000000000000028400000000000003C4000000000006053400000000000C062400000000000800C4000000000006010400000000000000BC00000000000E004C00000000000C015400000000000201C400000000000601F400000000000E0204000000000008002400000000000A00E4000000000004015400000000000C0FA3F0000000000001D400000000000800640000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000000F03F000000000040F03F000000000020F03F000000000000F040000000000000F040000000000000F0C0000000000000103F000000000020603E00000000000000000000000000000000"> : tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%3, %4) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    %5 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 4 : i32, mantissa_bits = 3 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    %6 = stablehlo.constant dense<"0x00000000000062C00000000000003EC000000000000028C00000000000001CC00000000000000CC000000000000004C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF000000000000B0BF00000000000000800000000000000000000000000000A03F000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000EA3F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C4000000000000014400000000000001C4000000000000028400000000000003C40000000000000544000000000000062400000000000000C4000000000000010400000000000000CC000000000000004C000000000000016400000000000001C400000000000002040000000000000204000000000000002400000000000000E400000000000001640000000000000FA3F0000000000001E400000000000000640000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000000F03F000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F0FF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%5, %6) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    %7 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    %8 = stablehlo.constant dense<"0x00000000000064C000000000000040C000000000000028C00000000000001CC00000000000000CC000000000000004C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF000000000000B0BF00000000000088BF000000000000883F000000000000A03F000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000E83F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C4000000000000014400000000000001C4000000000000028400000000000003C40000000000000544000000000000064400000000000000C4000000000000010400000000000000CC000000000000004C000000000000014400000000000001C4000000000000020400000000000002040000000000000044000000000000010400000000000001440000000000000FC3F0000000000001C400000000000000840000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000000F03F000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F0FF000000000000103F000000000000000000000000000000000000000000000000"> : tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%7, %8) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    %9 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 3 : i32, mantissa_bits = 1 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    %10 = stablehlo.constant dense<"0x000000000000F0FF000000000000F0FF00000000000028C000000000000020C000000000000010C000000000000000C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF00000000000000800000000000000080000000000000000000000000000000000000000000000000000000000000D03F000000000000D83F000000000000E03F000000000000E83F000000000000F03F000000000000F03F000000000000F83F00000000000000400000000000000040000000000000004000000000000008400000000000001040000000000000104000000000000020400000000000002840000000000000F07F000000000000F07F000000000000F07F0000000000001040000000000000104000000000000008C000000000000008C00000000000001840000000000000204000000000000020400000000000002040000000000000004000000000000010400000000000001840000000000000F83F00000000000020400000000000000840000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000000F03F000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F0FF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%9, %10) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    %11 = stablehlo.constant dense<"0x0000000000C062C00000000000803EC00000000000001DC00000000000000CC000000000000004C000000000000000C0000000000000F0BF000000000000E0BF000000000000D0BF000000000000B0BF000000000000A03F000000000000C03F000000000000D03F000000000000E03F000000000000EA3F000000000000F03F000000000000F43F000000000000FC3F000000000000004000000000000004400000000000000C4000000000000014400000000000001C400000000000003C4000000000006053400000000000C0624014F65604DA7B0C40FE519118015710406C63B4C8E80A0BC0C8ABBCD16BDC04C08EEAAA551EBA1540B0A97CA68A1E1C40604A9A160B541F40C28AD60E88E52040D01CC74D4B8F024084277BF2B7A10E4000207047A5311540D8D19E9E94B9FA3FC42116EDB9011D4078997D89B1810640FFFFFFFFFFFFEF7FFFFFFFFFFFFFEFFF0000000000001000000000000000108001000000000000000100000000000080010000000000F03F010000000000F0BFFFFFFFFFFFFFEF3FFFFFFFFFFFFFEFBF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000010F03F000000000030F03F000000000110F03F00000000E0FDEF400000000000FEEF40000000000000F0C0D5CC5A0A48FB0F3F2B69A4292B1B603E00000080FB380B380000000000000038"> : tensor<65xf64>
    %12 = "stablehlo.reduce_precision"(%11) <{exponent_bits = 2 : i32, mantissa_bits = 0 : i32}> : (tensor<65xf64>) -> tensor<65xf64>
    %13 = stablehlo.constant dense<"0x000000000000F0FF000000000000F0FF000000000000F0FF000000000000F0FF00000000000000C000000000000000C0000000000000F0BF0000000000000080000000000000008000000000000000800000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000004000000000000000400000000000000040000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F07F000000000000F0FF00000000000000C0000000000000F07F000000000000F07F000000000000F07F000000000000F07F0000000000000040000000000000F07F000000000000F07F0000000000000040000000000000F07F0000000000000040000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000000F03F000000000000F03F000000000000F03F000000000000F07F000000000000F07F000000000000F0FF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<65xf64>
    stablehlo.custom_call @check.expect_eq(%12, %13) {has_side_effect = true} : (tensor<65xf64>, tensor<65xf64>) -> ()
    %14 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 8 : i32, mantissa_bits = 23 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    %15 = stablehlo.constant dense<"0x0000000000C062C00000000000803EC000000000000028C00000000000001DC00000000000000CC000000000000004C000000000000000C0000000000000F8BF000000000000F0BF000000000000E8BF000000000000E0BF000000000000D0BF000000000000B0BF00000000000088BF000000000000883F000000000000A03F000000000000C03F000000000000D03F000000000000D83F000000000000E03F000000000000EA3F000000000000F03F000000000000F43F000000000000F83F000000000000FC3F0000000000000040000000000000044000000000000008400000000000000C4000000000000014400000000000001C4000000000000028400000000000003C4000000000006053400000000000C0624000000000DA7B0C400000002001571040000000C0E80A0BC0000000E06BDC04C0000000601EBA1540000000A08A1E1C40000000200B541F400000000088E52040000000404B8F024000000000B8A10E4000000040A5311540000000A094B9FA3F000000E0B9011D4000000080B1810640000000000000F07F000000000000F0FF0000000000000000000000000000008000000000000000000000000000000080000000000000F03F000000000000F0BF000000000000F03F000000000000F0BF00000000000000000000000000000080000000000000F07F000000000000F0FF000000000000F87F000000000010F03F000000000030F03F000000000110F03F00000000E0FDEF400000000000FEEF40000000000000F0C00000000048FB0F3F000000202B1B603E00000000000000000000000000000000"> : tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%14, %15) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    %16 = "stablehlo.reduce_precision"(%0) <{exponent_bits = 11 : i32, mantissa_bits = 52 : i32}> : (tensor<74xf64>) -> tensor<74xf64>
    stablehlo.custom_call @check.expect_eq(%16, %0) {has_side_effect = true} : (tensor<74xf64>, tensor<74xf64>) -> ()
    return
  }
}
