// rng_bit_generator of f4E2M1FN: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf4E2M1FN>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[[1.5, -1.5, -0.5, 1.5, -2.0], [4.0, 4.0, -6.0, -4.0, 0.0], [-4.0, -3.0, 4.0, 0.0, -6.0]]> : tensor<3x5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf4E2M1FN>, tensor<3x5xf4E2M1FN>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf4E2M1FN>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[-2.0, 3.0, -0.0, 4.0, -4.0, 2.0, -0.5, 3.0, -0.5]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  return
}
// -----
// rng_bit_generator of f6E2M3FN: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf6E2M3FN>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[[-0.375, -5.5, -4.5, -2.75, -6.0], [-0.75, -3.5, 7.5, 1.75, -2.0], [1.75, 6.5, -3.5, 0.0, 1.875]]> : tensor<3x5xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf6E2M3FN>, tensor<3x5xf6E2M3FN>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf6E2M3FN>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[6.0, 3.25, -4.0, -0.75, 7.0, 3.0, -4.5, -0.625, 1.125]> : tensor<9xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf6E2M3FN>, tensor<9xf6E2M3FN>) -> ()
  return
}
// -----
// rng_bit_generator of f6E3M2FN: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf6E3M2FN>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[[-0.1875, -14.0, -10.0, -3.5, -16.0], [-0.375, -6.0, 28.0, 1.5, -2.0], [1.5, 20.0, -6.0, 0.0, 1.75]]> : tensor<3x5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf6E3M2FN>, tensor<3x5xf6E3M2FN>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf6E3M2FN>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[16.0, 5.0, -8.0, -0.375, 24.0, 4.0, -10.0, -0.3125, 0.625]> : tensor<9xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf6E3M2FN>, tensor<9xf6E3M2FN>) -> ()
  return
}
// -----
// rng_bit_generator of f8E3M4: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E3M4>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E3M4>, tensor<3x5xf8E3M4>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E3M4>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
  return
}
// -----
// rng_bit_generator of f8E4M3: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E4M3>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E4M3>, tensor<3x5xf8E4M3>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E4M3>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
  return
}
// -----
// rng_bit_generator of f8E4M3FN: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E4M3FN>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E4M3FN>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
  return
}
// -----
// rng_bit_generator of f8E4M3FNUZ: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E4M3FNUZ>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E4M3FNUZ>, tensor<3x5xf8E4M3FNUZ>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E4M3FNUZ>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
  return
}
// -----
// rng_bit_generator of f8E4M3B11FNUZ: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E4M3B11FNUZ>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E4M3B11FNUZ>, tensor<3x5xf8E4M3B11FNUZ>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E4M3B11FNUZ>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// rng_bit_generator of f8E5M2: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E5M2>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E5M2>, tensor<3x5xf8E5M2>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E5M2>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
  return
}
// -----
// rng_bit_generator of f8E5M2FNUZ: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E5M2FNUZ>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E5M2FNUZ>, tensor<3x5xf8E5M2FNUZ>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E5M2FNUZ>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
  return
}
// -----
// rng_bit_generator of f8E8M0FNU: any bits, no number among them
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xf8E8M0FNU>)
  %3 = stablehlo.constant dense<[3, 14]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x637BF9337C66B69F4EF00E9D36008F"> : tensor<3x5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x5xf8E8M0FNU>, tensor<3x5xf8E8M0FNU>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<9xf8E8M0FNU>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<"0x9CD5F8661E5439E549"> : tensor<9xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
  return
}
// -----
// rng_bit_generator of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi2>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[-1, -1, 1, -1, 0, -2, -2]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xi2>, tensor<7xi2>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi2>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[-1, 1, 0], [-1, -1, -2]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi2>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<[[-1, -1, 1, -1], [0, -2, -2, -2], [-1, -2, 0, -1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi2>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<[[[-1, -1], [1, -1], [0, -2], [-2, -2], [-1, -2]], [[0, -1], [-2, 1], [-2, 0], [-1, 0], [-1, 0]], [[-1, -2], [-1, 1], [0, 1], [0, 1], [-2, 1]]]> : tensor<3x5x2xi2>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xi2>, tensor<3x5x2xi2>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i2>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<-1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<i2>, tensor<i2>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi2>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xi2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi2>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[1, -1, -1, -2, 0, 0, -2]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xi2>, tensor<7xi2>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi2>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[1, -1, 0], [-1, -2, 0]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi2>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<[[1, -1, -1, -2], [0, 0, -2, -1], [-2, 1, 1, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi2>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<[[[1, -1], [-1, -2], [0, 0], [-2, -1], [-2, 1]], [[1, 1], [1, -2], [0, 0], [1, -1], [0, 1]], [[-1, -1], [-1, 1], [1, -2], [0, 0], [1, 0]]]> : tensor<3x5x2xi2>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xi2>, tensor<3x5x2xi2>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i2>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<i2>, tensor<i2>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi2>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi2>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[0, 1, 0, -2, -2, 0, 1]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xi2>, tensor<7xi2>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi2>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[0, 1, 0], [-2, -2, 0]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi2>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<[[0, 1, 0, -2], [-2, 0, 1, 1], [1, -2, 1, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi2>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<[[[0, 1], [0, -2], [-2, 0], [1, 1], [1, -2]], [[1, 1], [-1, -2], [1, -1], [1, -2], [0, 1]], [[0, 1], [-2, 0], [-1, 0], [-2, 1], [1, 0]]]> : tensor<3x5x2xi2>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xi2>, tensor<3x5x2xi2>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i2>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<0> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<i2>, tensor<i2>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi2>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi2>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[0, -2, -1, 1, -2, 1, -2]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xi2>, tensor<7xi2>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi2>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[0, -2, -1], [1, -2, 1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi2>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<[[0, -2, -1, 1], [-2, 1, -2, 0], [1, -1, -1, -1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi2>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<[[[0, -2], [-1, 1], [-2, 1], [-2, 0], [1, -1]], [[-1, -1], [-1, -2], [-2, -2], [1, -2], [1, 1]], [[0, -1], [1, 1], [0, 1], [-1, 1], [-1, -2]]]> : tensor<3x5x2xi2>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xi2>, tensor<3x5x2xi2>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i2>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%81, %63) : (tensor<i2>, tensor<i2>) -> ()
  %82, %83 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi2>)
  stablehlo.custom_call @check.expect_eq(%82, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%83, %23) : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
  %84 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %85, %86 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xi2>)
  %87 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%85, %87) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %88 = stablehlo.constant dense<[-2, 1, 1, -1, 0, -1, -2]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<7xi2>, tensor<7xi2>) -> ()
  %89, %90 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xi2>)
  stablehlo.custom_call @check.expect_eq(%89, %87) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %91 = stablehlo.constant dense<[[-2, 1, 1], [-1, 0, -1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %92, %93 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi2>)
  %94 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%92, %94) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %95 = stablehlo.constant dense<[[-2, 1, 1, -1], [0, -1, -2, 0], [-2, -2, 0, 1]]> : tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %96, %97 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xi2>)
  %98 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%96, %98) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %99 = stablehlo.constant dense<[[[-2, 1], [1, -1], [0, -1], [-2, 0], [-2, -2]], [[0, 1], [-2, -2], [-2, 1], [1, -2], [1, -1]], [[-1, 1], [1, -2], [0, 0], [1, -2], [1, -1]]]> : tensor<3x5x2xi2>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3x5x2xi2>, tensor<3x5x2xi2>) -> ()
  %100, %101 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i2>)
  %102 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%100, %102) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %103 = stablehlo.constant dense<-2> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<i2>, tensor<i2>) -> ()
  %104, %105 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xi2>)
  stablehlo.custom_call @check.expect_eq(%104, %84) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%105, %23) : (tensor<0x3xi2>, tensor<0x3xi2>) -> ()
  return
}
// -----
// rng_bit_generator of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi4>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[3, -5, -7, 3, -4, -6, 6]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xi4>, tensor<7xi4>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi4>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[3, -7, -4], [-5, 3, -6]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi4>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<[[3, -5, -7, 3], [-4, -6, 6, 6], [-1, -2, 0, 7]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi4>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<[[[3, -5], [-7, 3], [-4, -6], [6, 6], [-1, -2]], [[0, 7], [-2, -3], [6, 0], [-1, -4], [7, 0]], [[7, -2], [-1, -7], [-8, 1], [0, -7], [6, -3]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i4>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<3> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<i4>, tensor<i4>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi4>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xi4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi4>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[5, 3, 3, 6, 4, -8, 6]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xi4>, tensor<7xi4>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi4>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[5, 3, 4], [3, 6, -8]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi4>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<[[5, 3, 3, 6], [4, -8, 6, -1], [6, -7, 1, -7]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi4>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<[[[5, 3], [3, 6], [4, -8], [6, -1], [6, -7]], [[1, -7], [-7, 6], [-4, -8], [-3, -1], [0, 5]], [[3, -1], [7, 1], [5, -6], [0, -4], [1, -4]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i4>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<5> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<i4>, tensor<i4>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi4>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi4>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[-4, 5, -8, 6, -2, 4, -7]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xi4>, tensor<7xi4>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi4>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[-4, 5, -8], [6, -2, 4]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi4>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<[[-4, 5, -8, 6], [-2, 4, -7, 5], [-7, -2, 5, 5]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi4>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<[[[-4, 5], [-8, 6], [-2, 4], [-7, 5], [-7, -2]], [[5, 5], [3, 6], [-3, 7], [-7, -2], [-8, 1]], [[-8, 1], [-6, 0], [3, -8], [-6, 1], [1, 4]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i4>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<-4> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<i4>, tensor<i4>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi4>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi4>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[4, 2, 3, 1, -6, 1, -6]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xi4>, tensor<7xi4>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi4>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[4, 2, 3], [1, -6, 1]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi4>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<[[4, 2, 3, 1], [-6, 1, -6, -4], [5, 3, 3, 3]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi4>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<[[[4, 2], [3, 1], [-6, 1], [-6, -4], [5, 3]], [[3, 3], [3, -2], [-6, -2], [5, 6], [5, 1]], [[-8, 3], [-3, 1], [-8, -7], [-5, 5], [7, 6]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i4>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<4> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<i4>, tensor<i4>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi4>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xi4>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[6, 1, -7, -1, 0, -1, 6]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xi4>, tensor<7xi4>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xi4>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[6, 1, -7], [-1, 0, -1]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi4>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<[[6, 1, -7, -1], [0, -1, 6, -4], [-6, 6, -8, 5]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xi4>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<[[[6, 1], [-7, -1], [0, -1], [6, -4], [-6, 6]], [[-8, 5], [-2, -2], [-6, -7], [5, -6], [-3, -5]], [[-5, -7], [1, 6], [-4, 4], [-3, -2], [5, -5]]]> : tensor<3x5x2xi4>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xi4>, tensor<3x5x2xi4>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i4>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<6> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<i4>, tensor<i4>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xi4>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xi4>, tensor<0x3xi4>) -> ()
  return
}
// -----
// rng_bit_generator of i8
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi8>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[99, 123, -7, 51, 124, 122, 102]> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xi8>, tensor<7xi8>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi8>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[99, -7, 124], [123, 51, 122]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi8>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x637BF9337C7A66B69F4EF0F7"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi8>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x637BF9337C7A66B69F4EF0F70E9D36008FACE74047EE7F6918A15069D6DD"> : tensor<3x5x2xi8>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xi8>, tensor<3x5x2xi8>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<99> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<i8>, tensor<i8>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi8>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xi8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi8>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[-107, -77, -93, -42, -108, -56, 54]> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xi8>, tensor<7xi8>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi8>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[-107, -93, -108], [-77, -42, -56]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi8>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x95B3A3D694C8367FC6D911D9"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi8>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x95B3A3D694C8367FC6D911D9A986BC18ADBF104543AFC761B50AF09C81CC"> : tensor<3x5x2xi8>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xi8>, tensor<3x5x2xi8>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<-107> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<i8>, tensor<i8>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi8>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi8>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[-100, -43, -8, 102, 30, 84, 57]> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xi8>, tensor<7xi8>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi8>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[-100, -43, -8], [102, 30, 84]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi8>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<"0x9CD5F8661E5439E5495E2585"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi8>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<"0x9CD5F8661E5439E5495E25852316FD27F92E1801A8311AD093481A716124"> : tensor<3x5x2xi8>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xi8>, tensor<3x5x2xi8>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<-100> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<i8>, tensor<i8>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi8>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi8>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[52, 114, -45, -127, 26, -15, -102]> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xi8>, tensor<7xi8>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi8>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[52, 114, -45], [-127, 26, -15]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi8>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<"0x3472D3811AF19A9CD5033343"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi8>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<"0x3472D3811AF19A9CD5033343034EAA9EF5B6A50118631DE158D9DB45A776"> : tensor<3x5x2xi8>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xi8>, tensor<3x5x2xi8>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<52> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<i8>, tensor<i8>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi8>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xi8>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[-122, -63, -7, 63, 112, -81, 54]> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xi8>, tensor<7xi8>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xi8>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[-122, -63, -7], [63, 112, -81]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi8>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<"0x86C1F93F70AF36BC5A36E8D5"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xi8>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<"0x86C1F93F70AF36BC5A36E8D55EEEAA09E58A6D5B4B49A1B6EC045DCE459B"> : tensor<3x5x2xi8>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xi8>, tensor<3x5x2xi8>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i8>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<-122> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<i8>, tensor<i8>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xi8>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xi8>, tensor<0x3xi8>) -> ()
  return
}
// -----
// rng_bit_generator of i16
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi16>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[-17309, 21371, 22265, 18483, 25724, 22394, -27546]> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xi16>, tensor<7xi16>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi16>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[-17309, 22265, 25724], [21371, 18483, 22394]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi16>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x63BC7B53F95633487C647A576694B6199F334E90F03BF7F3"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi16>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x63BC7B53F95633487C647A576694B6199F334E90F03BF7F30E139DAD365F00BB8FE2AC5AE70A403F4704EE8F7F3269CE187BA13C501D6922D60CDD31"> : tensor<3x5x2xi16>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xi16>, tensor<3x5x2xi16>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<-17309> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<i16>, tensor<i16>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi16>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi16>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[8341, -26189, -25437, 13270, -9068, -28216, -24010]> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xi16>, tensor<7xi16>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi16>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[8341, -25437, -9068], [-26189, 13270, -28216]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi16>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x9520B399A39CD63394DCC89136A27FBCC601D90C11AFD965"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi16>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x9520B399A39CD63394DCC89136A27FBCC601D90C11AFD965A9878670BC4E18FAAD3CBF12102B458E43DEAF6CC707618BB5FA0AD3F0EC9CDD818FCCA6"> : tensor<3x5x2xi16>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xi16>, tensor<3x5x2xi16>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<8341> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<i16>, tensor<i16>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi16>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi16>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[924, -13355, -23304, -8090, -10466, -1196, 4921]> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xi16>, tensor<7xi16>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi16>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[924, -13355, -23304], [-8090, -10466, -1196]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi16>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<"0x9C03D5CBF8A466E01ED754FB3913E5EB49CB5E5B25008501"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi16>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<"0x9C03D5CBF8A466E01ED754FB3913E5EB49CB5E5B2500850123C31631FDD92735F95F2E4318EC01A3A84E310E1A5ED02C9397483E1AFC71EA611524AF"> : tensor<3x5x2xi16>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xi16>, tensor<3x5x2xi16>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<924> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<i16>, tensor<i16>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi16>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi16>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[13620, -12430, 18131, 19841, 11546, 10481, -10342]> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xi16>, tensor<7xi16>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi16>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[13620, -12430, 18131], [19841, 11546, 10481]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi16>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<"0x343572CFD346814D1A2DF1289AD79CCBD51B032933054391"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi16>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<"0x343572CFD346814D1A2DF1289AD79CCBD51B03293305439103294EB9AA429E09F5D0B6C0A507013618DA63161D80E16D58F7D90FDB4945C6A7D376B7"> : tensor<3x5x2xi16>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xi16>, tensor<3x5x2xi16>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i16>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<13620> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<i16>, tensor<i16>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi16>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xi16>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[9862, -21055, 28665, -4545, -31120, 31407, 2870]> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xi16>, tensor<7xi16>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xi16>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[9862, -21055, 28665], [-4545, -31120, 31407]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi16>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<"0x8626C1ADF96F3FEE7086AF7A360BBC9F5A9A3615E80BD5EF"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xi16>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<"0x8626C1ADF96F3FEE7086AF7A360BBC9F5A9A3615E80BD5EF5E26EE1CAA15094EE5A68A416DF65BC84BFA49A2A1A4B6DEECE604A95D6CCEC345979B7D"> : tensor<3x5x2xi16>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xi16>, tensor<3x5x2xi16>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i16>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<9862> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<i16>, tensor<i16>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xi16>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xi16>, tensor<0x3xi16>) -> ()
  return
}
// -----
// rng_bit_generator of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi32>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[1109507171, -690203781, -492873991, -1128314829, 849634428, 1054234490, -199125914]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi32>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[1109507171, -492873991, 849634428], [-690203781, -1128314829, 1054234490]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi32>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB54"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi32>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB540E13961A9DAD8F87365FD20600BB10928FE2C8FDAC5A67E7E70A477B403FC11D4704D129EE8F97FB7F32901569CE839D187B8400A13CCFD3501D341869226F0CD60C71CEDD31ABD4"> : tensor<3x5x2xi32>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xi32>, tensor<3x5x2xi32>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<1109507171> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<i32>, tensor<i32>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi32>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xi32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi32>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[1432428693, 584096179, -197419869, 1328952278, -23733100, 1994887624, -1315397066]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi32>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[1432428693, -197419869, -23733100], [584096179, 1328952278, 1994887624]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi32>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486B"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi32>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486BA98785B08670CA26BC4EBE5318FA60BCAD3CBD37BF12E0CC102B4FF8458E0D0E43DE975EAF6CA695C707C416618B314FB5FAA13B0AD3D1B6F0EC978D9CDDFA9C818F9E71CCA604FB"> : tensor<3x5x2xi32>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xi32>, tensor<3x5x2xi32>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<1432428693> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<i32>, tensor<i32>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi32>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi32>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[514065308, 1112787925, 433431800, 1887756390, 1925109534, 224787284, 510661433]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi32>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[514065308, 1112787925, 433431800], [1887756390, 1925109534, 224787284]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi32>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi32>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D23C3752E16317A14FDD9C8CC2735D6B3F95FD4D22E43C2EC18EC7D4101A332FFA84E294D310EC1DF1A5E96D5D02C19729397625E483E3EE81AFCABB571EAD36A61153FBD24AF2390"> : tensor<3x5x2xi32>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xi32>, tensor<3x5x2xi32>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<514065308> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<i32>, tensor<i32>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi32>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi32>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[-1132382924, -1559048334, 1615152851, -969388671, 121449754, -204789519, -278407270]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi32>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[-1132382924, -1559048334, 1615152851], [-969388671, 121449754, -204789519]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi32>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi32>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59032961FF4EB966B6AA42C8BE9E09F2DBF5D03978B6C055A1A507D46E0136FD0F18DABB8F631603CB1D802526E16D53F958F7C0DDD90F9B41DB4909DC45C6109AA7D38C3776B7657F"> : tensor<3x5x2xi32>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xi32>, tensor<3x5x2xi32>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i32>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<-1132382924> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<i32>, tensor<i32>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi32>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xi32>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[-561961338, -1737052735, -1597345799, 482995775, -297433488, -1082688849, -1871443146]> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xi32>, tensor<7xi32>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xi32>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[-561961338, -1737052735, -1597345799], [482995775, -297433488, -1082688849]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi32>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C6"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xi32>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C65E261EE3EE1C9B3EAA15DD11094E712FE5A683578A4198B16DF663BF5BC893BA4BFAEBE349A2B2CDA1A4BA24B6DE3C25ECE66C2204A97F2C5D6CB226CEC3BCEC459772F59B7DE416"> : tensor<3x5x2xi32>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xi32>, tensor<3x5x2xi32>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i32>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<-561961338> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<i32>, tensor<i32>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xi32>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xi32>, tensor<0x3xi32>) -> ()
  return
}
// -----
// rng_bit_generator of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi64>)
  %3 = stablehlo.constant dense<[3, 12]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[-2964402665861039005, -4846075286344739079, 4527902657714873468, 8383197504944051302, 4366398505681499039, 6119252761062751216, -8678527066652142834]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xi64>, tensor<7xi64>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi64>)
  %7 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[-2964402665861039005, -4846075286344739079, 4527902657714873468], [8383197504944051302, 4366398505681499039, 6119252761062751216]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi64>)
  %11 = stablehlo.constant dense<[3, 17]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB540E13961A9DAD8F87365FD20600BB10928FE2C8FDAC5A67E7E70A477B403FC11D4704D129EE8F97FB7F32901569CE839D"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi64>)
  %15 = stablehlo.constant dense<[3, 35]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB540E13961A9DAD8F87365FD20600BB10928FE2C8FDAC5A67E7E70A477B403FC11D4704D129EE8F97FB7F32901569CE839D187B8400A13CCFD3501D341869226F0CD60C71CEDD31ABD4B8FB72C134646C29701438999D3A470B75263D94312717CF07241AF1328BEEB5ADAFC0FD269D310632D558413AF053AC34D3C1DDFE14EC3C9317D751D739B994332FBBD5BEBE905AE92A51BF5BB66CFCD032B7026A5D7E9B00B07883A14D604BA8013B2DA9655F0C6BA2CDFA65A93A8D97E1B3D7AC20D8FE"> : tensor<3x5x2xi64>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xi64>, tensor<3x5x2xi64>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<-2964402665861039005> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<i64>, tensor<i64>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi64>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xi64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi64>)
  %27 = stablehlo.constant dense<[9223372036854775815, 5]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[2508673987955990677, 5707806576052247715, 8567977108546378900, -2607658402597789130, -4586339141708611130, 7730540744510451473, 2795170242526283689]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xi64>, tensor<7xi64>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi64>)
  %31 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[2508673987955990677, 5707806576052247715, 8567977108546378900], [-2607658402597789130, -4586339141708611130, 7730540744510451473]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi64>)
  %35 = stablehlo.constant dense<[9223372036854775815, 10]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486BA98785B08670CA26BC4EBE5318FA60BCAD3CBD37BF12E0CC102B4FF8458E0D0E43DE975EAF6CA695C707C416618B314F"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi64>)
  %39 = stablehlo.constant dense<[9223372036854775815, 28]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486BA98785B08670CA26BC4EBE5318FA60BCAD3CBD37BF12E0CC102B4FF8458E0D0E43DE975EAF6CA695C707C416618B314FB5FAA13B0AD3D1B6F0EC978D9CDDFA9C818F9E71CCA604FB2346C89ED06B0A1B1A001F3482CCA8ABB418E920AA260B85F59DA1BF9C214E9EF44E0ACD5E382BC94C5BE9D045699514C2D9201D4DE356CCDCE86C8C764B02B38DC6C2D0E980BD30B2AAD032AFB9629F8D85C7EF53F4FDAA58FDB79E7C043AACF7A4AE556F1D71105E7F0830370485231C032F3CC977D64C"> : tensor<3x5x2xi64>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xi64>, tensor<3x5x2xi64>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<2508673987955990677> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<i64>, tensor<i64>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi64>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi64>)
  %49 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[4779387745772766108, 8107851958298453240, 965454035261773598, 3936405443612513081, 2547730475843439433, -8215971423209979867, 1475545799255769891]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xi64>, tensor<7xi64>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi64>)
  %53 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%51, %53) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %54 = stablehlo.constant dense<[[4779387745772766108, 8107851958298453240, 965454035261773598], [3936405443612513081, 2547730475843439433, -8215971423209979867]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%52, %54) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %55, %56 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi64>)
  stablehlo.custom_call @check.expect_eq(%55, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %57 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D23C3752E16317A14FDD9C8CC2735D6B3F95FD4D22E43C2EC18EC7D4101A332FFA84E294D310EC1DF1A5E96D5D02C1972"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %58, %59 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi64>)
  %60 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %61 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D23C3752E16317A14FDD9C8CC2735D6B3F95FD4D22E43C2EC18EC7D4101A332FFA84E294D310EC1DF1A5E96D5D02C19729397625E483E3EE81AFCABB571EAD36A61153FBD24AF23909C792363DA6D707F280C5BCD618A31E71BF03C491BC9F54CF074754E6DD83DE2FACEEF6D744E171A530410FE8160B957A8EF7AB24322DEB08EE81C4EC6ED3BA517809E8F9C127425CE46305620F93B5A3CDFE1F2D187C3618994B890EB26F2B126C360F71A3E911B5B24C004C9B7AC5028961C6A45DB782F"> : tensor<3x5x2xi64>
  stablehlo.custom_call @check.expect_eq(%59, %61) : (tensor<3x5x2xi64>, tensor<3x5x2xi64>) -> ()
  %62, %63 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>)
  stablehlo.custom_call @check.expect_eq(%62, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %64 = stablehlo.constant dense<4779387745772766108> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<i64>, tensor<i64>) -> ()
  %65, %66 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi64>)
  stablehlo.custom_call @check.expect_eq(%65, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%66, %23) : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
  %67, %68 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xi64>)
  %69 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %70 = stablehlo.constant dense<[-6696061604250700492, -4163492637442750765, -879564286547120870, -2269590337302833254, 4389928832741546965, 6443403412169884979, -5303347762239035133]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%68, %70) : (tensor<7xi64>, tensor<7xi64>) -> ()
  %71, %72 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi64>)
  %73 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%71, %73) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %74 = stablehlo.constant dense<[[-6696061604250700492, -4163492637442750765, -879564286547120870], [-2269590337302833254, 4389928832741546965, 6443403412169884979]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%72, %74) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %75, %76 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xi64>)
  stablehlo.custom_call @check.expect_eq(%75, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %77 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59032961FF4EB966B6AA42C8BE9E09F2DBF5D03978B6C055A1A507D46E0136FD0F18DABB8F631603CB1D802526E16D53F9"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %78, %79 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xi64>)
  %80 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%78, %80) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %81 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59032961FF4EB966B6AA42C8BE9E09F2DBF5D03978B6C055A1A507D46E0136FD0F18DABB8F631603CB1D802526E16D53F958F7C0DDD90F9B41DB4909DC45C6109AA7D38C3776B7657FB45E90F490DE5801E198C82B1D20C32EA8499D40376D23D736A3C3F564E9A4E2E7650F278B856D1FABCF3717FAAFA70FAA4E2FECE03182826DBA1912AF8B86AABAAA9C16CB5ABE94AC584EF3CDFA28724D70E42D13908D75B58DBBF4A82CDC7100383216739FCCA6FEFA8CFF505B705A955FE506CDAB06E2"> : tensor<3x5x2xi64>
  stablehlo.custom_call @check.expect_eq(%79, %81) : (tensor<3x5x2xi64>, tensor<3x5x2xi64>) -> ()
  %82, %83 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i64>)
  stablehlo.custom_call @check.expect_eq(%82, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %84 = stablehlo.constant dense<-6696061604250700492> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<i64>, tensor<i64>) -> ()
  %85, %86 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xi64>)
  stablehlo.custom_call @check.expect_eq(%85, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%86, %23) : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
  %87 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %88, %89 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xi64>)
  %90 = stablehlo.constant dense<[1, 3, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%88, %90) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %91 = stablehlo.constant dense<[-7460584684519348602, 2074451060428795897, -4650113194201348496, 3178872544219630390, 7330476143646186074, -4137418458739962904, 4511231264079881822]> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%89, %91) : (tensor<7xi64>, tensor<7xi64>) -> ()
  %92, %93 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xi64>)
  %94 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%92, %94) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %95 = stablehlo.constant dense<[[-7460584684519348602, 2074451060428795897, -4650113194201348496], [3178872544219630390, 7330476143646186074, -4137418458739962904]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %96, %97 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xi64>)
  %98 = stablehlo.constant dense<[1, 5, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%96, %98) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %99 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C65E261EE3EE1C9B3EAA15DD11094E712FE5A683578A4198B16DF663BF5BC893BA4BFAEBE349A2B2CDA1A4BA24B6DE3C25"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %100, %101 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xi64>)
  %102 = stablehlo.constant dense<[1, 14, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%100, %102) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %103 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C65E261EE3EE1C9B3EAA15DD11094E712FE5A683578A4198B16DF663BF5BC893BA4BFAEBE349A2B2CDA1A4BA24B6DE3C25ECE66C2204A97F2C5D6CB226CEC3BCEC459772F59B7DE4165BED33FFD683A2B8618C86CFA213D724E0DFDE5831954866EC569426F740EE5E1B6BAD30B6842262C76034BC755DA5ECE5B6D7F2D45CBB4507B45C66F866BD4286B8FBF856A34612A11A35EBC29983CD2160A1B4F748E7086836523020AE53CFA894A7AACFED67374CF884E83B383EA467EA7AEF7ACB6CF4"> : tensor<3x5x2xi64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3x5x2xi64>, tensor<3x5x2xi64>) -> ()
  %104, %105 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<i64>)
  %106 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%104, %106) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %107 = stablehlo.constant dense<-7460584684519348602> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%105, %107) : (tensor<i64>, tensor<i64>) -> ()
  %108, %109 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xi64>)
  stablehlo.custom_call @check.expect_eq(%108, %87) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%109, %23) : (tensor<0x3xi64>, tensor<0x3xi64>) -> ()
  return
}
// -----
// rng_bit_generator of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui2>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[3, 3, 1, 3, 0, 2, 2]> : tensor<7xui2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xui2>, tensor<7xui2>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui2>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[3, 1, 0], [3, 3, 2]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui2>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<[[3, 3, 1, 3], [0, 2, 2, 2], [3, 2, 0, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui2>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<[[[3, 3], [1, 3], [0, 2], [2, 2], [3, 2]], [[0, 3], [2, 1], [2, 0], [3, 0], [3, 0]], [[3, 2], [3, 1], [0, 1], [0, 1], [2, 1]]]> : tensor<3x5x2xui2>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xui2>, tensor<3x5x2xui2>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui2>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<3> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<ui2>, tensor<ui2>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui2>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xui2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui2>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[1, 3, 3, 2, 0, 0, 2]> : tensor<7xui2>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xui2>, tensor<7xui2>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui2>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[1, 3, 0], [3, 2, 0]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui2>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<[[1, 3, 3, 2], [0, 0, 2, 3], [2, 1, 1, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui2>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<[[[1, 3], [3, 2], [0, 0], [2, 3], [2, 1]], [[1, 1], [1, 2], [0, 0], [1, 3], [0, 1]], [[3, 3], [3, 1], [1, 2], [0, 0], [1, 0]]]> : tensor<3x5x2xui2>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xui2>, tensor<3x5x2xui2>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui2>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<1> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<ui2>, tensor<ui2>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui2>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui2>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[0, 1, 0, 2, 2, 0, 1]> : tensor<7xui2>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xui2>, tensor<7xui2>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui2>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[0, 1, 0], [2, 2, 0]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui2>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<[[0, 1, 0, 2], [2, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui2>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<[[[0, 1], [0, 2], [2, 0], [1, 1], [1, 2]], [[1, 1], [3, 2], [1, 3], [1, 2], [0, 1]], [[0, 1], [2, 0], [3, 0], [2, 1], [1, 0]]]> : tensor<3x5x2xui2>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xui2>, tensor<3x5x2xui2>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui2>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<0> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<ui2>, tensor<ui2>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui2>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui2>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[0, 2, 3, 1, 2, 1, 2]> : tensor<7xui2>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xui2>, tensor<7xui2>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui2>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[0, 2, 3], [1, 2, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui2>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<[[0, 2, 3, 1], [2, 1, 2, 0], [1, 3, 3, 3]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui2>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<[[[0, 2], [3, 1], [2, 1], [2, 0], [1, 3]], [[3, 3], [3, 2], [2, 2], [1, 2], [1, 1]], [[0, 3], [1, 1], [0, 1], [3, 1], [3, 2]]]> : tensor<3x5x2xui2>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xui2>, tensor<3x5x2xui2>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui2>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%81, %63) : (tensor<ui2>, tensor<ui2>) -> ()
  %82, %83 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui2>)
  stablehlo.custom_call @check.expect_eq(%82, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%83, %23) : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
  %84 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %85, %86 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui2>)
  %87 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%85, %87) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %88 = stablehlo.constant dense<[2, 1, 1, 3, 0, 3, 2]> : tensor<7xui2>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<7xui2>, tensor<7xui2>) -> ()
  %89, %90 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui2>)
  stablehlo.custom_call @check.expect_eq(%89, %87) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %91 = stablehlo.constant dense<[[2, 1, 1], [3, 0, 3]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %92, %93 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui2>)
  %94 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%92, %94) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %95 = stablehlo.constant dense<[[2, 1, 1, 3], [0, 3, 2, 0], [2, 2, 0, 1]]> : tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %96, %97 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xui2>)
  %98 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%96, %98) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %99 = stablehlo.constant dense<[[[2, 1], [1, 3], [0, 3], [2, 0], [2, 2]], [[0, 1], [2, 2], [2, 1], [1, 2], [1, 3]], [[3, 1], [1, 2], [0, 0], [1, 2], [1, 3]]]> : tensor<3x5x2xui2>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3x5x2xui2>, tensor<3x5x2xui2>) -> ()
  %100, %101 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui2>)
  %102 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%100, %102) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %103 = stablehlo.constant dense<2> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<ui2>, tensor<ui2>) -> ()
  %104, %105 = "stablehlo.rng_bit_generator"(%84) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui2>)
  stablehlo.custom_call @check.expect_eq(%104, %84) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%105, %23) : (tensor<0x3xui2>, tensor<0x3xui2>) -> ()
  return
}
// -----
// rng_bit_generator of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui4>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[3, 11, 9, 3, 12, 10, 6]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xui4>, tensor<7xui4>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui4>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[3, 9, 12], [11, 3, 10]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui4>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<[[3, 11, 9, 3], [12, 10, 6, 6], [15, 14, 0, 7]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui4>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<[[[3, 11], [9, 3], [12, 10], [6, 6], [15, 14]], [[0, 7], [14, 13], [6, 0], [15, 12], [7, 0]], [[7, 14], [15, 9], [8, 1], [0, 9], [6, 13]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui4>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<3> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<ui4>, tensor<ui4>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui4>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui4>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[5, 3, 3, 6, 4, 8, 6]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xui4>, tensor<7xui4>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui4>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[5, 3, 4], [3, 6, 8]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui4>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<[[5, 3, 3, 6], [4, 8, 6, 15], [6, 9, 1, 9]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui4>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<[[[5, 3], [3, 6], [4, 8], [6, 15], [6, 9]], [[1, 9], [9, 6], [12, 8], [13, 15], [0, 5]], [[3, 15], [7, 1], [5, 10], [0, 12], [1, 12]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui4>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<5> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<ui4>, tensor<ui4>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui4>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui4>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[12, 5, 8, 6, 14, 4, 9]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xui4>, tensor<7xui4>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui4>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[12, 5, 8], [6, 14, 4]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui4>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<[[12, 5, 8, 6], [14, 4, 9, 5], [9, 14, 5, 5]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui4>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<[[[12, 5], [8, 6], [14, 4], [9, 5], [9, 14]], [[5, 5], [3, 6], [13, 7], [9, 14], [8, 1]], [[8, 1], [10, 0], [3, 8], [10, 1], [1, 4]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui4>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<12> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<ui4>, tensor<ui4>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui4>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui4>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[4, 2, 3, 1, 10, 1, 10]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xui4>, tensor<7xui4>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui4>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[4, 2, 3], [1, 10, 1]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui4>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<[[4, 2, 3, 1], [10, 1, 10, 12], [5, 3, 3, 3]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui4>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<[[[4, 2], [3, 1], [10, 1], [10, 12], [5, 3]], [[3, 3], [3, 14], [10, 14], [5, 6], [5, 1]], [[8, 3], [13, 1], [8, 9], [11, 5], [7, 6]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui4>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<4> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<ui4>, tensor<ui4>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui4>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui4>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[6, 1, 9, 15, 0, 15, 6]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xui4>, tensor<7xui4>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui4>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[6, 1, 9], [15, 0, 15]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui4>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<[[6, 1, 9, 15], [0, 15, 6, 12], [10, 6, 8, 5]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xui4>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<[[[6, 1], [9, 15], [0, 15], [6, 12], [10, 6]], [[8, 5], [14, 14], [10, 9], [5, 10], [13, 11]], [[11, 9], [1, 6], [12, 4], [13, 14], [5, 11]]]> : tensor<3x5x2xui4>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xui4>, tensor<3x5x2xui4>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui4>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<6> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<ui4>, tensor<ui4>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui4>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xui4>, tensor<0x3xui4>) -> ()
  return
}
// -----
// rng_bit_generator of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[99, 123, 249, 51, 124, 122, 102]> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xui8>, tensor<7xui8>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui8>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[99, 249, 124], [123, 51, 122]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x637BF9337C7A66B69F4EF0F7"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui8>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x637BF9337C7A66B69F4EF0F70E9D36008FACE74047EE7F6918A15069D6DD"> : tensor<3x5x2xui8>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xui8>, tensor<3x5x2xui8>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<99> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<ui8>, tensor<ui8>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[149, 179, 163, 214, 148, 200, 54]> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xui8>, tensor<7xui8>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui8>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[149, 163, 148], [179, 214, 200]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x95B3A3D694C8367FC6D911D9"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui8>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x95B3A3D694C8367FC6D911D9A986BC18ADBF104543AFC761B50AF09C81CC"> : tensor<3x5x2xui8>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xui8>, tensor<3x5x2xui8>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<149> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<ui8>, tensor<ui8>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[156, 213, 248, 102, 30, 84, 57]> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xui8>, tensor<7xui8>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui8>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[156, 213, 248], [102, 30, 84]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<"0x9CD5F8661E5439E5495E2585"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui8>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<"0x9CD5F8661E5439E5495E25852316FD27F92E1801A8311AD093481A716124"> : tensor<3x5x2xui8>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xui8>, tensor<3x5x2xui8>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<156> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<ui8>, tensor<ui8>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui8>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[52, 114, 211, 129, 26, 241, 154]> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xui8>, tensor<7xui8>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui8>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[52, 114, 211], [129, 26, 241]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui8>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<"0x3472D3811AF19A9CD5033343"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui8>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<"0x3472D3811AF19A9CD5033343034EAA9EF5B6A50118631DE158D9DB45A776"> : tensor<3x5x2xui8>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xui8>, tensor<3x5x2xui8>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<52> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<ui8>, tensor<ui8>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui8>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui8>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[134, 193, 249, 63, 112, 175, 54]> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xui8>, tensor<7xui8>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui8>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[134, 193, 249], [63, 112, 175]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui8>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<"0x86C1F93F70AF36BC5A36E8D5"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xui8>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<"0x86C1F93F70AF36BC5A36E8D55EEEAA09E58A6D5B4B49A1B6EC045DCE459B"> : tensor<3x5x2xui8>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xui8>, tensor<3x5x2xui8>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui8>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<134> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<ui8>, tensor<ui8>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui8>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xui8>, tensor<0x3xui8>) -> ()
  return
}
// -----
// rng_bit_generator of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[48227, 21371, 22265, 18483, 25724, 22394, 37990]> : tensor<7xui16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xui16>, tensor<7xui16>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui16>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[48227, 22265, 25724], [21371, 18483, 22394]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x63BC7B53F95633487C647A576694B6199F334E90F03BF7F3"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui16>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x63BC7B53F95633487C647A576694B6199F334E90F03BF7F30E139DAD365F00BB8FE2AC5AE70A403F4704EE8F7F3269CE187BA13C501D6922D60CDD31"> : tensor<3x5x2xui16>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xui16>, tensor<3x5x2xui16>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<48227> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<ui16>, tensor<ui16>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xui16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[8341, 39347, 40099, 13270, 56468, 37320, 41526]> : tensor<7xui16>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xui16>, tensor<7xui16>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui16>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[8341, 40099, 56468], [39347, 13270, 37320]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x9520B399A39CD63394DCC89136A27FBCC601D90C11AFD965"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui16>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x9520B399A39CD63394DCC89136A27FBCC601D90C11AFD965A9878670BC4E18FAAD3CBF12102B458E43DEAF6CC707618BB5FA0AD3F0EC9CDD818FCCA6"> : tensor<3x5x2xui16>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xui16>, tensor<3x5x2xui16>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<8341> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<ui16>, tensor<ui16>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[924, 52181, 42232, 57446, 55070, 64340, 4921]> : tensor<7xui16>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xui16>, tensor<7xui16>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui16>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[924, 52181, 42232], [57446, 55070, 64340]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<"0x9C03D5CBF8A466E01ED754FB3913E5EB49CB5E5B25008501"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui16>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<"0x9C03D5CBF8A466E01ED754FB3913E5EB49CB5E5B2500850123C31631FDD92735F95F2E4318EC01A3A84E310E1A5ED02C9397483E1AFC71EA611524AF"> : tensor<3x5x2xui16>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xui16>, tensor<3x5x2xui16>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<924> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<ui16>, tensor<ui16>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui16>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[13620, 53106, 18131, 19841, 11546, 10481, 55194]> : tensor<7xui16>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xui16>, tensor<7xui16>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui16>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[13620, 53106, 18131], [19841, 11546, 10481]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui16>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<"0x343572CFD346814D1A2DF1289AD79CCBD51B032933054391"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui16>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<"0x343572CFD346814D1A2DF1289AD79CCBD51B03293305439103294EB9AA429E09F5D0B6C0A507013618DA63161D80E16D58F7D90FDB4945C6A7D376B7"> : tensor<3x5x2xui16>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xui16>, tensor<3x5x2xui16>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui16>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<13620> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<ui16>, tensor<ui16>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui16>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui16>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[9862, 44481, 28665, 60991, 34416, 31407, 2870]> : tensor<7xui16>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xui16>, tensor<7xui16>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui16>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[9862, 44481, 28665], [60991, 34416, 31407]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui16>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<"0x8626C1ADF96F3FEE7086AF7A360BBC9F5A9A3615E80BD5EF"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xui16>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<"0x8626C1ADF96F3FEE7086AF7A360BBC9F5A9A3615E80BD5EF5E26EE1CAA15094EE5A68A416DF65BC84BFA49A2A1A4B6DEECE604A95D6CCEC345979B7D"> : tensor<3x5x2xui16>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xui16>, tensor<3x5x2xui16>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui16>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<9862> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<ui16>, tensor<ui16>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui16>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xui16>, tensor<0x3xui16>) -> ()
  return
}
// -----
// rng_bit_generator of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %3 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[1109507171, 3604763515, 3802093305, 3166652467, 849634428, 1054234490, 4095841382]> : tensor<7xui32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xui32>, tensor<7xui32>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  %7 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[1109507171, 3802093305, 849634428], [3604763515, 3166652467, 1054234490]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  %11 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB54"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui32>)
  %15 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB540E13961A9DAD8F87365FD20600BB10928FE2C8FDAC5A67E7E70A477B403FC11D4704D129EE8F97FB7F32901569CE839D187B8400A13CCFD3501D341869226F0CD60C71CEDD31ABD4"> : tensor<3x5x2xui32>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xui32>, tensor<3x5x2xui32>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<1109507171> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<ui32>, tensor<ui32>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %27 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[1432428693, 584096179, 4097547427, 1328952278, 4271234196, 1994887624, 2979570230]> : tensor<7xui32>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xui32>, tensor<7xui32>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  %31 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[1432428693, 4097547427, 4271234196], [584096179, 1328952278, 1994887624]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  %35 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486B"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui32>)
  %39 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486BA98785B08670CA26BC4EBE5318FA60BCAD3CBD37BF12E0CC102B4FF8458E0D0E43DE975EAF6CA695C707C416618B314FB5FAA13B0AD3D1B6F0EC978D9CDDFA9C818F9E71CCA604FB"> : tensor<3x5x2xui32>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xui32>, tensor<3x5x2xui32>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<1432428693> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<ui32>, tensor<ui32>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %49 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[514065308, 1112787925, 433431800, 1887756390, 1925109534, 224787284, 510661433]> : tensor<7xui32>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xui32>, tensor<7xui32>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  stablehlo.custom_call @check.expect_eq(%51, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %53 = stablehlo.constant dense<[[514065308, 1112787925, 433431800], [1887756390, 1925109534, 224787284]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %54, %55 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  stablehlo.custom_call @check.expect_eq(%54, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %56 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %57, %58 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui32>)
  %59 = stablehlo.constant dense<[3, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%57, %59) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %60 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D23C3752E16317A14FDD9C8CC2735D6B3F95FD4D22E43C2EC18EC7D4101A332FFA84E294D310EC1DF1A5E96D5D02C19729397625E483E3EE81AFCABB571EAD36A61153FBD24AF2390"> : tensor<3x5x2xui32>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<3x5x2xui32>, tensor<3x5x2xui32>) -> ()
  %61, %62 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  stablehlo.custom_call @check.expect_eq(%61, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %63 = stablehlo.constant dense<514065308> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<ui32>, tensor<ui32>) -> ()
  %64, %65 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  stablehlo.custom_call @check.expect_eq(%64, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%65, %23) : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  %66, %67 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui32>)
  %68 = stablehlo.constant dense<[9223372036854775815, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%66, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %69 = stablehlo.constant dense<[3162584372, 2735918962, 1615152851, 3325578625, 121449754, 4090177777, 4016560026]> : tensor<7xui32>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<7xui32>, tensor<7xui32>) -> ()
  %70, %71 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %72 = stablehlo.constant dense<[[3162584372, 2735918962, 1615152851], [3325578625, 121449754, 4090177777]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %73, %74 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui32>)
  stablehlo.custom_call @check.expect_eq(%73, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %75 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%74, %75) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %76, %77 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui32>)
  %78 = stablehlo.constant dense<[9223372036854775815, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%76, %78) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %79 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59032961FF4EB966B6AA42C8BE9E09F2DBF5D03978B6C055A1A507D46E0136FD0F18DABB8F631603CB1D802526E16D53F958F7C0DDD90F9B41DB4909DC45C6109AA7D38C3776B7657F"> : tensor<3x5x2xui32>
  stablehlo.custom_call @check.expect_eq(%77, %79) : (tensor<3x5x2xui32>, tensor<3x5x2xui32>) -> ()
  %80, %81 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  stablehlo.custom_call @check.expect_eq(%80, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %82 = stablehlo.constant dense<3162584372> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<ui32>, tensor<ui32>) -> ()
  %83, %84 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  stablehlo.custom_call @check.expect_eq(%83, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%84, %23) : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  %85 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %86, %87 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui32>)
  %88 = stablehlo.constant dense<[1, 1, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%86, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %89 = stablehlo.constant dense<[3733005958, 2557914561, 2697621497, 482995775, 3997533808, 3212278447, 2423524150]> : tensor<7xui32>
  stablehlo.custom_call @check.expect_eq(%87, %89) : (tensor<7xui32>, tensor<7xui32>) -> ()
  %90, %91 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui32>)
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %92 = stablehlo.constant dense<[[3733005958, 2557914561, 2697621497], [482995775, 3997533808, 3212278447]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%91, %92) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %93, %94 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui32>)
  %95 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %96 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C6"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%94, %96) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %97, %98 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xui32>)
  %99 = stablehlo.constant dense<[1, 7, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %100 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C65E261EE3EE1C9B3EAA15DD11094E712FE5A683578A4198B16DF663BF5BC893BA4BFAEBE349A2B2CDA1A4BA24B6DE3C25ECE66C2204A97F2C5D6CB226CEC3BCEC459772F59B7DE416"> : tensor<3x5x2xui32>
  stablehlo.custom_call @check.expect_eq(%98, %100) : (tensor<3x5x2xui32>, tensor<3x5x2xui32>) -> ()
  %101, %102 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  %103 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %104 = stablehlo.constant dense<3733005958> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%102, %104) : (tensor<ui32>, tensor<ui32>) -> ()
  %105, %106 = "stablehlo.rng_bit_generator"(%85) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui32>)
  stablehlo.custom_call @check.expect_eq(%105, %85) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%106, %23) : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  return
}
// -----
// rng_bit_generator of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
  %3 = stablehlo.constant dense<[3, 12]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[15482341407848512611, 13600668787364812537, 4527902657714873468, 8383197504944051302, 4366398505681499039, 6119252761062751216, 9768217007057408782]> : tensor<7xui64>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<7xui64>, tensor<7xui64>) -> ()
  %5, %6 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  %7 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%5, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[15482341407848512611, 13600668787364812537, 4527902657714873468], [8383197504944051302, 4366398505681499039, 6119252761062751216]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %9, %10 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  %11 = stablehlo.constant dense<[3, 17]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9, %11) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %12 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB540E13961A9DAD8F87365FD20600BB10928FE2C8FDAC5A67E7E70A477B403FC11D4704D129EE8F97FB7F32901569CE839D"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %13, %14 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui64>)
  %15 = stablehlo.constant dense<[3, 35]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%13, %15) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %16 = stablehlo.constant dense<"0x63BC21427B53DCD6F9569FE23348BFBC7C64A4327A57D63E669421F4B61957749F33F1864E90983CF03BF909F7F3EB540E13961A9DAD8F87365FD20600BB10928FE2C8FDAC5A67E7E70A477B403FC11D4704D129EE8F97FB7F32901569CE839D187B8400A13CCFD3501D341869226F0CD60C71CEDD31ABD4B8FB72C134646C29701438999D3A470B75263D94312717CF07241AF1328BEEB5ADAFC0FD269D310632D558413AF053AC34D3C1DDFE14EC3C9317D751D739B994332FBBD5BEBE905AE92A51BF5BB66CFCD032B7026A5D7E9B00B07883A14D604BA8013B2DA9655F0C6BA2CDFA65A93A8D97E1B3D7AC20D8FE"> : tensor<3x5x2xui64>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3x5x2xui64>, tensor<3x5x2xui64>) -> ()
  %17, %18 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  %19 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%17, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<15482341407848512611> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%18, %20) : (tensor<ui64>, tensor<ui64>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<> : tensor<0x3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  %24 = stablehlo.constant dense<[9223372036854775815, 18446744073709551614]> : tensor<2xui64>
  %25, %26 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
  %27 = stablehlo.constant dense<[9223372036854775815, 5]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %28 = stablehlo.constant dense<[2508673987955990677, 5707806576052247715, 8567977108546378900, 15839085671111762486, 13860404932000940486, 7730540744510451473, 2795170242526283689]> : tensor<7xui64>
  stablehlo.custom_call @check.expect_eq(%26, %28) : (tensor<7xui64>, tensor<7xui64>) -> ()
  %29, %30 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  %31 = stablehlo.constant dense<[9223372036854775815, 4]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[2508673987955990677, 5707806576052247715, 8567977108546378900], [15839085671111762486, 13860404932000940486, 7730540744510451473]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%30, %32) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %33, %34 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  %35 = stablehlo.constant dense<[9223372036854775815, 10]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %36 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486BA98785B08670CA26BC4EBE5318FA60BCAD3CBD37BF12E0CC102B4FF8458E0D0E43DE975EAF6CA695C707C416618B314F"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%34, %36) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %37, %38 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui64>)
  %39 = stablehlo.constant dense<[9223372036854775815, 28]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %40 = stablehlo.constant dense<"0x95206155B399D022A39C3BF4D633364F94DC95FEC891E77636A298B17FBCCFDBC601FD9ED90C5AC011AF3A56D965486BA98785B08670CA26BC4EBE5318FA60BCAD3CBD37BF12E0CC102B4FF8458E0D0E43DE975EAF6CA695C707C416618B314FB5FAA13B0AD3D1B6F0EC978D9CDDFA9C818F9E71CCA604FB2346C89ED06B0A1B1A001F3482CCA8ABB418E920AA260B85F59DA1BF9C214E9EF44E0ACD5E382BC94C5BE9D045699514C2D9201D4DE356CCDCE86C8C764B02B38DC6C2D0E980BD30B2AAD032AFB9629F8D85C7EF53F4FDAA58FDB79E7C043AACF7A4AE556F1D71105E7F0830370485231C032F3CC977D64C"> : tensor<3x5x2xui64>
  stablehlo.custom_call @check.expect_eq(%38, %40) : (tensor<3x5x2xui64>, tensor<3x5x2xui64>) -> ()
  %41, %42 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  %43 = stablehlo.constant dense<[9223372036854775815, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %44 = stablehlo.constant dense<2508673987955990677> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%42, %44) : (tensor<ui64>, tensor<ui64>) -> ()
  %45, %46 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  stablehlo.custom_call @check.expect_eq(%45, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%46, %23) : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  %47, %48 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
  %49 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%47, %49) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %50 = stablehlo.constant dense<[4779387745772766108, 8107851958298453240, 965454035261773598, 3936405443612513081, 2547730475843439433, 10230772650499571749, 1475545799255769891]> : tensor<7xui64>
  stablehlo.custom_call @check.expect_eq(%48, %50) : (tensor<7xui64>, tensor<7xui64>) -> ()
  %51, %52 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  %53 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%51, %53) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %54 = stablehlo.constant dense<[[4779387745772766108, 8107851958298453240, 965454035261773598], [3936405443612513081, 2547730475843439433, 10230772650499571749]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%52, %54) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %55, %56 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  stablehlo.custom_call @check.expect_eq(%55, %7) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %57 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D23C3752E16317A14FDD9C8CC2735D6B3F95FD4D22E43C2EC18EC7D4101A332FFA84E294D310EC1DF1A5E96D5D02C1972"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %58, %59 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui64>)
  %60 = stablehlo.constant dense<[3, 20]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%58, %60) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %61 = stablehlo.constant dense<"0x9C03A41ED5CB5342F8A4D51966E084701ED7BE7254FB650D3913701EE5EBA03649CB158C5E5B5B232500CF4A8501FB8D23C3752E16317A14FDD9C8CC2735D6B3F95FD4D22E43C2EC18EC7D4101A332FFA84E294D310EC1DF1A5E96D5D02C19729397625E483E3EE81AFCABB571EAD36A61153FBD24AF23909C792363DA6D707F280C5BCD618A31E71BF03C491BC9F54CF074754E6DD83DE2FACEEF6D744E171A530410FE8160B957A8EF7AB24322DEB08EE81C4EC6ED3BA517809E8F9C127425CE46305620F93B5A3CDFE1F2D187C3618994B890EB26F2B126C360F71A3E911B5B24C004C9B7AC5028961C6A45DB782F"> : tensor<3x5x2xui64>
  stablehlo.custom_call @check.expect_eq(%59, %61) : (tensor<3x5x2xui64>, tensor<3x5x2xui64>) -> ()
  %62, %63 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  stablehlo.custom_call @check.expect_eq(%62, %19) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %64 = stablehlo.constant dense<4779387745772766108> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<ui64>, tensor<ui64>) -> ()
  %65, %66 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  stablehlo.custom_call @check.expect_eq(%65, %0) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%66, %23) : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  %67, %68 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7xui64>)
  %69 = stablehlo.constant dense<[9223372036854775815, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%67, %69) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %70 = stablehlo.constant dense<[11750682469458851124, 14283251436266800851, 17567179787162430746, 16177153736406718362, 4389928832741546965, 6443403412169884979, 13143396311470516483]> : tensor<7xui64>
  stablehlo.custom_call @check.expect_eq(%68, %70) : (tensor<7xui64>, tensor<7xui64>) -> ()
  %71, %72 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
  %73 = stablehlo.constant dense<[9223372036854775815, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%71, %73) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %74 = stablehlo.constant dense<[[11750682469458851124, 14283251436266800851, 17567179787162430746], [16177153736406718362, 4389928832741546965, 6443403412169884979]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%72, %74) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %75, %76 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4xui64>)
  stablehlo.custom_call @check.expect_eq(%75, %31) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %77 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59032961FF4EB966B6AA42C8BE9E09F2DBF5D03978B6C055A1A507D46E0136FD0F18DABB8F631603CB1D802526E16D53F9"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %78, %79 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x2xui64>)
  %80 = stablehlo.constant dense<[9223372036854775815, 13]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%78, %80) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %81 = stablehlo.constant dense<"0x343581BC72CF12A3D3464560814D38C61A2D3D07F128CBF39AD767EF9CCB80E0D51BCEB80329EC3C3305EDC643916B59032961FF4EB966B6AA42C8BE9E09F2DBF5D03978B6C055A1A507D46E0136FD0F18DABB8F631603CB1D802526E16D53F958F7C0DDD90F9B41DB4909DC45C6109AA7D38C3776B7657FB45E90F490DE5801E198C82B1D20C32EA8499D40376D23D736A3C3F564E9A4E2E7650F278B856D1FABCF3717FAAFA70FAA4E2FECE03182826DBA1912AF8B86AABAAA9C16CB5ABE94AC584EF3CDFA28724D70E42D13908D75B58DBBF4A82CDC7100383216739FCCA6FEFA8CFF505B705A955FE506CDAB06E2"> : tensor<3x5x2xui64>
  stablehlo.custom_call @check.expect_eq(%79, %81) : (tensor<3x5x2xui64>, tensor<3x5x2xui64>) -> ()
  %82, %83 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  stablehlo.custom_call @check.expect_eq(%82, %43) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %84 = stablehlo.constant dense<11750682469458851124> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<ui64>, tensor<ui64>) -> ()
  %85, %86 = "stablehlo.rng_bit_generator"(%24) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  stablehlo.custom_call @check.expect_eq(%85, %24) : (tensor<2xui64>, tensor<2xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%86, %23) : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  %87 = stablehlo.constant dense<[1, 18446744073709551615, 9]> : tensor<3xui64>
  %88, %89 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<7xui64>)
  %90 = stablehlo.constant dense<[1, 3, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%88, %90) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %91 = stablehlo.constant dense<[10986159389190203014, 2074451060428795897, 13796630879508203120, 3178872544219630390, 7330476143646186074, 14309325614969588712, 4511231264079881822]> : tensor<7xui64>
  stablehlo.custom_call @check.expect_eq(%89, %91) : (tensor<7xui64>, tensor<7xui64>) -> ()
  %92, %93 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3xui64>)
  %94 = stablehlo.constant dense<[1, 2, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%92, %94) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %95 = stablehlo.constant dense<[[10986159389190203014, 2074451060428795897, 13796630879508203120], [3178872544219630390, 7330476143646186074, 14309325614969588712]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%93, %95) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %96, %97 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x4xui64>)
  %98 = stablehlo.constant dense<[1, 5, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%96, %98) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %99 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C65E261EE3EE1C9B3EAA15DD11094E712FE5A683578A4198B16DF663BF5BC893BA4BFAEBE349A2B2CDA1A4BA24B6DE3C25"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%97, %99) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %100, %101 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5x2xui64>)
  %102 = stablehlo.constant dense<[1, 14, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%100, %102) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %103 = stablehlo.constant dense<"0x862681DEC1AD7698F96FCAA03FEEC91C708645EEAF7A77BF360B7490BC9F1D2C5A9A81D03615BB65E80BA92FD5EF94C65E261EE3EE1C9B3EAA15DD11094E712FE5A683578A4198B16DF663BF5BC893BA4BFAEBE349A2B2CDA1A4BA24B6DE3C25ECE66C2204A97F2C5D6CB226CEC3BCEC459772F59B7DE4165BED33FFD683A2B8618C86CFA213D724E0DFDE5831954866EC569426F740EE5E1B6BAD30B6842262C76034BC755DA5ECE5B6D7F2D45CBB4507B45C66F866BD4286B8FBF856A34612A11A35EBC29983CD2160A1B4F748E7086836523020AE53CFA894A7AACFED67374CF884E83B383EA467EA7AEF7ACB6CF4"> : tensor<3x5x2xui64>
  stablehlo.custom_call @check.expect_eq(%101, %103) : (tensor<3x5x2xui64>, tensor<3x5x2xui64>) -> ()
  %104, %105 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  %106 = stablehlo.constant dense<[1, 0, 10]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%104, %106) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %107 = stablehlo.constant dense<10986159389190203014> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%105, %107) : (tensor<ui64>, tensor<ui64>) -> ()
  %108, %109 = "stablehlo.rng_bit_generator"(%87) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui64>)
  stablehlo.custom_call @check.expect_eq(%108, %87) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%109, %23) : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  return
}
// -----
// rng_bit_generator of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xbf16>)
  %3 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = "stablehlo.bitcast_convert"(%2) : (tensor<6xbf16>) -> tensor<6xui16>
  %5 = stablehlo.constant dense<[48227, 21371, 22265, 18483, 25724, 22394]> : tensor<6xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6xui16>, tensor<6xui16>) -> ()
  %6, %7 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xbf16>)
  %8 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %9 = "stablehlo.bitcast_convert"(%7) : (tensor<6xbf16>) -> tensor<6xui16>
  %10 = stablehlo.constant dense<[924, 52181, 42232, 57446, 55070, 64340]> : tensor<6xui16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<6xui16>, tensor<6xui16>) -> ()
  return
}
// -----
// rng_bit_generator of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf16>)
  %3 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = "stablehlo.bitcast_convert"(%2) : (tensor<6xf16>) -> tensor<6xui16>
  %5 = stablehlo.constant dense<[48227, 21371, 22265, 18483, 25724, 22394]> : tensor<6xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6xui16>, tensor<6xui16>) -> ()
  %6, %7 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf16>)
  %8 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %9 = "stablehlo.bitcast_convert"(%7) : (tensor<6xf16>) -> tensor<6xui16>
  %10 = stablehlo.constant dense<[924, 52181, 42232, 57446, 55070, 64340]> : tensor<6xui16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<6xui16>, tensor<6xui16>) -> ()
  return
}
// -----
// rng_bit_generator of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf32>)
  %3 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = "stablehlo.bitcast_convert"(%2) : (tensor<6xf32>) -> tensor<6xui32>
  %5 = stablehlo.constant dense<[1109507171, 3604763515, 3802093305, 3166652467, 849634428, 1054234490]> : tensor<6xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6xui32>, tensor<6xui32>) -> ()
  %6, %7 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf32>)
  %8 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %9 = "stablehlo.bitcast_convert"(%7) : (tensor<6xf32>) -> tensor<6xui32>
  %10 = stablehlo.constant dense<[514065308, 1112787925, 433431800, 1887756390, 1925109534, 224787284]> : tensor<6xui32>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<6xui32>, tensor<6xui32>) -> ()
  return
}
// -----
// rng_bit_generator of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf64>)
  %3 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = "stablehlo.bitcast_convert"(%2) : (tensor<6xf64>) -> tensor<6xui64>
  %5 = stablehlo.constant dense<[15482341407848512611, 13600668787364812537, 4527902657714873468, 8383197504944051302, 4366398505681499039, 6119252761062751216]> : tensor<6xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<6xui64>, tensor<6xui64>) -> ()
  %6, %7 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6xf64>)
  %8 = stablehlo.constant dense<[3, 8]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %9 = "stablehlo.bitcast_convert"(%7) : (tensor<6xf64>) -> tensor<6xui64>
  %10 = stablehlo.constant dense<[4779387745772766108, 8107851958298453240, 965454035261773598, 3936405443612513081, 2547730475843439433, 10230772650499571749]> : tensor<6xui64>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<6xui64>, tensor<6xui64>) -> ()
  return
}
// -----
// rng_bit_generator of ui32, several longest or even dimensions
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xui32>)
  %3 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x63BC2142F9569FE27C64A4327B53DCD63348BFBC7A57D63E669421F49F33F186F03BF909"> : tensor<3x3xui32>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
  %5 = stablehlo.constant dense<[3, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %6, %7 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xui32>)
  %8 = stablehlo.constant dense<[3, 2, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %9 = stablehlo.constant dense<"0x574CBACD652A7DFCEE5F360273B70E0D774D10D1CE47E81D5AECF2A7F927E6C3A154AA44"> : tensor<3x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<3x3xui32>, tensor<3x3xui32>) -> ()
  %10, %11 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x5xui32>)
  %12 = stablehlo.constant dense<[3, 50]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %13 = stablehlo.constant dense<"0x63BC2142F9569FE27C64A432669421F49F33F186F03BF9090E13961A365FD2068FE2C8FDE70A477B4704D1297F329015187B8400501D3418D60C71CE7B53DCD63348BFBC7A57D63EB61957744E90983CF7F3EB549DAD8F8700BB1092AC5A67E7403FC11DEE8F97FB69CE839DA13CCFD369226F0CDD31ABD4B8FB72C17014389975263D9407241AF1ADAFC0FD32D5584134D3C1DD9317D751332FBBD5E92A51BFD032B70200B07883A8013B2D6BA2CDFA97E1B3D734646C299D3A470B312717CF328BEEB5269D31063AF053ACFE14EC3CD739B994BEBE905A5BB66CFC6A5D7E9BA14D604BA9655F0C65A93A8DAC20D8FE4165B000E92D954C94BAEC7929A8210B1F2F2C2A04E4D0539CE4B1AD0461BE9B00672DA31E6D6F897EB0E505BD6F45E9F6C8F11F7A6542716608B294"> : tensor<5x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %13) : (tensor<5x3x5xui32>, tensor<5x3x5xui32>) -> ()
  %14, %15 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3x5xui32>)
  %16 = stablehlo.constant dense<[3, 18, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %17 = stablehlo.constant dense<"0x574CBACD652A7DFCEE5F360273B70E0D774D10D1CE47E81D5AECF2A7F927E6C3A154AA443D47318D093E71391F9F939B6E4EB0C43FAD0CC9EE3072D210FA635C19E679232971D227F5788AADE28762C494DAB5EB6F2DA784C10F7C54FD0705A7FBC9DB8A99051F2BA07BC8D4183CE5836ED256D95930EE602EABAB71E9446AA6D32FE4ECDE35F93CEF5B313A2EACBC6BA3C0C30C81360505C27681EAE3F5341B2DD457752918E24CD1008B81A1518B5C2EBD1AA4C09EBD360848DDF5AD5D3FC062383D40B8FD126D5119BA3DD7C7EC7150F32D84467ABD1BA3BC0BBD953558F462B9EFD958EE02E71185A9E3FBA9FD7A824EDF13533E52D8A484DA59B806E238F802B73CEE9AA6D340F90C7BB125FEB72B7FC8F5AFA44FD00457D59C5958AE31A5C3F6FE9D9450C16FD2655B"> : tensor<5x3x5xui32>
  stablehlo.custom_call @check.expect_eq(%15, %17) : (tensor<5x3x5xui32>, tensor<5x3x5xui32>) -> ()
  %18, %19 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x3x3xui32>)
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<"0x63BC2142F9569FE27C64A4327B53DCD63348BFBC7A57D63E669421F49F33F186F03BF909"> : tensor<1x3x3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<1x3x3xui32>, tensor<1x3x3xui32>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x3x3xui32>)
  stablehlo.custom_call @check.expect_eq(%21, %8) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %23 = stablehlo.constant dense<"0x574CBACD652A7DFCEE5F360273B70E0D774D10D1CE47E81D5AECF2A7F927E6C3A154AA44"> : tensor<1x3x3xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<1x3x3xui32>, tensor<1x3x3xui32>) -> ()
  %24, %25 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4xui32>)
  %26 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%24, %26) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %27 = stablehlo.constant dense<[[1109507171, 3802093305, 849634428, 4095841382], [3604763515, 3166652467, 1054234490, 1951865270]]> : tensor<2x4xui32>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
  %28, %29 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x4xui32>)
  %30 = stablehlo.constant dense<[3, 1, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%28, %30) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %31 = stablehlo.constant dense<[[3451538519, 4236061285, 37117934, 219068275], [3507506551, 501761998, 2817715290, 3286640633]]> : tensor<2x4xui32>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2x4xui32>, tensor<2x4xui32>) -> ()
  %32, %33 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x4xui32>)
  %34 = stablehlo.constant dense<[3, 17]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%32, %34) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %35 = stablehlo.constant dense<"0x63BC2142F9569FE27C64A432669421F47B53DCD63348BFBC7A57D63EB61957749F33F186F03BF9090E13961A365FD2064E90983CF7F3EB549DAD8F8700BB10928FE2C8FDE70A477B4704D1297F329015AC5A67E7403FC11DEE8F97FB69CE839D"> : tensor<3x2x4xui32>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<3x2x4xui32>, tensor<3x2x4xui32>) -> ()
  %36, %37 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x2x4xui32>)
  %38 = stablehlo.constant dense<[3, 5, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%36, %38) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %39 = stablehlo.constant dense<"0x574CBACD652A7DFCEE5F360273B70E0D774D10D1CE47E81D5AECF2A7F927E6C3A154AA443D47318D093E71391F9F939B6E4EB0C43FAD0CC9EE3072D210FA635C19E679232971D227F5788AADE28762C494DAB5EB6F2DA784C10F7C54FD0705A7"> : tensor<3x2x4xui32>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<3x2x4xui32>, tensor<3x2x4xui32>) -> ()
  %40, %41 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xui32>)
  %42 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%40, %42) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %43 = stablehlo.constant dense<1109507171> : tensor<1x1xui32>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<1x1xui32>, tensor<1x1xui32>) -> ()
  %44, %45 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1xui32>)
  %46 = stablehlo.constant dense<[3, 0, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%44, %46) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %47 = stablehlo.constant dense<3451538519> : tensor<1x1xui32>
  stablehlo.custom_call @check.expect_eq(%45, %47) : (tensor<1x1xui32>, tensor<1x1xui32>) -> ()
  return
}
// -----
// rng_bit_generator of i16, several longest or even dimensions
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi16>)
  %3 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<"0x63BCF9567C647B5333487A5766949F33F03B"> : tensor<3x3xi16>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
  %5 = stablehlo.constant dense<[3, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %6, %7 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi16>)
  %8 = stablehlo.constant dense<[3, 2, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %9 = stablehlo.constant dense<"0x574C652AEE5F73B7774DCE475AECF927A154"> : tensor<3x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<3x3xi16>, tensor<3x3xi16>) -> ()
  %10, %11 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x5xi16>)
  %12 = stablehlo.constant dense<[3, 50]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %13 = stablehlo.constant dense<"0x63BCF9567C6466949F33F03B0E13365F8FE2E70A47047F32187B501DD60C7B5333487A57B6194E90F7F39DAD00BBAC5A403FEE8F69CEA13C6922DD31B8FB701475260724ADAF32D534D39317332FE92AD03200B0A8016BA297E134649D3A3127328B269D3AF0FE14D739BEBE5BB66A5DA14DA96565A9AC204165E92D94BA29A81F2F04E49CE4046100671E6D7EB0BD6FF6C87A656608"> : tensor<5x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%11, %13) : (tensor<5x3x5xi16>, tensor<5x3x5xi16>) -> ()
  %14, %15 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3x5xi16>)
  %16 = stablehlo.constant dense<[3, 18, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %17 = stablehlo.constant dense<"0x574C652AEE5F73B7774DCE475AECF927A1543D47093E1F9F6E4E3FADEE3010FA19E62971F578E28794DA6F2DC10FFD07FBC99905A07B183C6ED259302EABE944D32FDE35EF5B2EACA3C08136C276E3F52DD42918D100A1512EBDC09E0848AD5D6238B8FD5119D7C750F3467AA3BC953562B958EE1185FBA9824E533EA484B806F802EE9A40F9B1252B7FAFA404575958A5C39D946FD2"> : tensor<5x3x5xi16>
  stablehlo.custom_call @check.expect_eq(%15, %17) : (tensor<5x3x5xi16>, tensor<5x3x5xi16>) -> ()
  %18, %19 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x3x3xi16>)
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<"0x63BCF9567C647B5333487A5766949F33F03B"> : tensor<1x3x3xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<1x3x3xi16>, tensor<1x3x3xi16>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x3x3xi16>)
  stablehlo.custom_call @check.expect_eq(%21, %8) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %23 = stablehlo.constant dense<"0x574C652AEE5F73B7774DCE475AECF927A154"> : tensor<1x3x3xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<1x3x3xi16>, tensor<1x3x3xi16>) -> ()
  %24, %25 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4xi16>)
  %26 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%24, %26) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %27 = stablehlo.constant dense<[[-17309, 22265, 25724, -27546], [21371, 18483, 22394, 6582]]> : tensor<2x4xi16>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
  %28, %29 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x4xi16>)
  %30 = stablehlo.constant dense<[3, 1, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%28, %30) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %31 = stablehlo.constant dense<[[19543, 10853, 24558, -18573], [19831, 18382, -5030, 10233]]> : tensor<2x4xi16>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2x4xi16>, tensor<2x4xi16>) -> ()
  %32, %33 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x4xi16>)
  %34 = stablehlo.constant dense<[3, 17]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%32, %34) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %35 = stablehlo.constant dense<"0x63BCF9567C6466947B5333487A57B6199F33F03B0E13365F4E90F7F39DAD00BB8FE2E70A47047F32AC5A403FEE8F69CE"> : tensor<3x2x4xi16>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<3x2x4xi16>, tensor<3x2x4xi16>) -> ()
  %36, %37 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x2x4xi16>)
  %38 = stablehlo.constant dense<[3, 5, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%36, %38) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %39 = stablehlo.constant dense<"0x574C652AEE5F73B7774DCE475AECF927A1543D47093E1F9F6E4E3FADEE3010FA19E62971F578E28794DA6F2DC10FFD07"> : tensor<3x2x4xi16>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<3x2x4xi16>, tensor<3x2x4xi16>) -> ()
  %40, %41 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xi16>)
  %42 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%40, %42) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %43 = stablehlo.constant dense<-17309> : tensor<1x1xi16>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<1x1xi16>, tensor<1x1xi16>) -> ()
  %44, %45 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1xi16>)
  %46 = stablehlo.constant dense<[3, 0, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%44, %46) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %47 = stablehlo.constant dense<19543> : tensor<1x1xi16>
  stablehlo.custom_call @check.expect_eq(%45, %47) : (tensor<1x1xi16>, tensor<1x1xi16>) -> ()
  return
}
// -----
// rng_bit_generator of i2, several longest or even dimensions
func.func public @main() {
  %0 = stablehlo.constant dense<[3, 5]> : tensor<2xui64>
  %1, %2 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x3xi2>)
  %3 = stablehlo.constant dense<[3, 11]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %4 = stablehlo.constant dense<[[-1, 1, 0], [-1, -1, -2], [-2, -1, 0]]> : tensor<3x3xi2>
  stablehlo.custom_call @check.expect_eq(%2, %4) : (tensor<3x3xi2>, tensor<3x3xi2>) -> ()
  %5 = stablehlo.constant dense<[3, 18446744073709551615, 18446744073709551615]> : tensor<3xui64>
  %6, %7 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x3xi2>)
  %8 = stablehlo.constant dense<[3, 2, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%6, %8) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %9 = stablehlo.constant dense<[[-1, 1, -2], [-1, -1, -2], [-2, 1, 1]]> : tensor<3x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %9) : (tensor<3x3xi2>, tensor<3x3xi2>) -> ()
  %10, %11 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x5xi2>)
  %12 = stablehlo.constant dense<[3, 50]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%10, %12) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %13 = stablehlo.constant dense<[[[-1, 1, 0, -2, -1], [0, -2, -2, -1, -1], [-1, -1, 0, 0, -2]], [[-1, -1, -2, -2, -2], [-1, 1, 0, 0, 0], [-2, 1, 1, 1, 1]], [[0, 0, 1, -1, 1], [-2, 0, -1, -1, 1], [0, 0, 0, -1, -1]], [[0, 1, 1, -2, -2], [-2, -2, -1, -2, -1], [-2, 1, 1, 1, 0]], [[1, 1, 0, 1, -1], [0, 0, 0, 0, -2], [-2, 1, -2, -2, -2]]]> : tensor<5x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%11, %13) : (tensor<5x3x5xi2>, tensor<5x3x5xi2>) -> ()
  %14, %15 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3x5xi2>)
  %16 = stablehlo.constant dense<[3, 18, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%14, %16) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %17 = stablehlo.constant dense<[[[-1, 1, -2, -1, -1], [-2, -2, 1, 1, 1], [1, -1, -2, -1, -2]], [[0, 1, 1, 1, -2], [0, -1, 1, 1, -1], [1, 0, 0, -2, 1]], [[-2, 1, -1, -2, -1], [-2, -1, 1, -2, -1], [1, 1, 1, 1, -2]], [[0, 0, 1, -2, 0], [1, -1, 0, -2, -1], [1, -2, 0, 1, -1]], [[-2, -1, 0, 0, 0], [-2, 0, 1, -1, -1], [0, 1, 1, 1, -1]]]> : tensor<5x3x5xi2>
  stablehlo.custom_call @check.expect_eq(%15, %17) : (tensor<5x3x5xi2>, tensor<5x3x5xi2>) -> ()
  %18, %19 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x3x3xi2>)
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<[[[-1, 1, 0], [-1, -1, -2], [-2, -1, 0]]]> : tensor<1x3x3xi2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<1x3x3xi2>, tensor<1x3x3xi2>) -> ()
  %21, %22 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x3x3xi2>)
  stablehlo.custom_call @check.expect_eq(%21, %8) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %23 = stablehlo.constant dense<[[[-1, 1, -2], [-1, -1, -2], [-2, 1, 1]]]> : tensor<1x3x3xi2>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<1x3x3xi2>, tensor<1x3x3xi2>) -> ()
  %24, %25 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4xi2>)
  %26 = stablehlo.constant dense<[3, 9]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%24, %26) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %27 = stablehlo.constant dense<[[-1, 1, 0, -2], [-1, -1, -2, -2]]> : tensor<2x4xi2>
  stablehlo.custom_call @check.expect_eq(%25, %27) : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
  %28, %29 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x4xi2>)
  %30 = stablehlo.constant dense<[3, 1, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%28, %30) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %31 = stablehlo.constant dense<[[-1, 1, -2, -1], [-1, -2, -2, 1]]> : tensor<2x4xi2>
  stablehlo.custom_call @check.expect_eq(%29, %31) : (tensor<2x4xi2>, tensor<2x4xi2>) -> ()
  %32, %33 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2x4xi2>)
  %34 = stablehlo.constant dense<[3, 17]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%32, %34) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %35 = stablehlo.constant dense<[[[-1, 1, 0, -2], [-1, -1, -2, -2]], [[-1, 0, -2, -2], [-2, -1, 1, 0]], [[-1, -1, -1, -1], [0, 0, -2, 1]]]> : tensor<3x2x4xi2>
  stablehlo.custom_call @check.expect_eq(%33, %35) : (tensor<3x2x4xi2>, tensor<3x2x4xi2>) -> ()
  %36, %37 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x2x4xi2>)
  %38 = stablehlo.constant dense<[3, 5, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%36, %38) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %39 = stablehlo.constant dense<[[[-1, 1, -2, -1], [-1, -2, -2, 1]], [[1, 1, 1, -1], [-2, -1, -2, 0]], [[1, 1, 1, -2], [0, -1, 1, 1]]]> : tensor<3x2x4xi2>
  stablehlo.custom_call @check.expect_eq(%37, %39) : (tensor<3x2x4xi2>, tensor<3x2x4xi2>) -> ()
  %40, %41 = "stablehlo.rng_bit_generator"(%0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xi2>)
  %42 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%40, %42) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %43 = stablehlo.constant dense<-1> : tensor<1x1xi2>
  stablehlo.custom_call @check.expect_eq(%41, %43) : (tensor<1x1xi2>, tensor<1x1xi2>) -> ()
  %44, %45 = "stablehlo.rng_bit_generator"(%5) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1x1xi2>)
  %46 = stablehlo.constant dense<[3, 0, 0]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%44, %46) : (tensor<3xui64>, tensor<3xui64>) -> ()
  stablehlo.custom_call @check.expect_eq(%45, %43) : (tensor<1x1xi2>, tensor<1x1xi2>) -> ()
  return
}
