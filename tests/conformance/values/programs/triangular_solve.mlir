// triangular_solve of bf16, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5C42C642C64280BF5C42C642803F803F5C42"> : tensor<3x3xbf16>
  %1 = stablehlo.constant dense<[[0.0, 0.0], [2.0, 2.0], [2.0, 0.0]]> : tensor<3x2xbf16>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %3 = stablehlo.constant dense<[[0.0, 0.0], [2.0, 2.0], [0.0, -2.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %4 = stablehlo.constant dense<[[-2.0, -4.0], [2.0, 0.0], [0.0, -2.0]]> : tensor<3x2xbf16>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %7 = stablehlo.constant dense<"0x803FC642C64280BF0040C642803F803F8040"> : tensor<3x3xbf16>
  %8 = stablehlo.constant dense<[[0.0, 0.0], [4.0, 4.0], [2.0, -6.0]]> : tensor<3x2xbf16>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %10 = stablehlo.constant dense<[[-2.0, -4.0], [4.0, 2.0], [0.0, -8.0]]> : tensor<3x2xbf16>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %13 = stablehlo.constant dense<"0x5C4280BF803FC6425C42803FC642C6425C42"> : tensor<3x3xbf16>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %17 = stablehlo.constant dense<"0x803F80BF803FC6420040803FC642C6428040"> : tensor<3x3xbf16>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %21 = stablehlo.constant dense<[[-4.0, 0.0, -2.0], [-2.0, 0.0, 0.0]]> : tensor<2x3xbf16>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %23 = stablehlo.constant dense<[[0.0, 2.0, -2.0], [-2.0, 0.0, 0.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %24 = stablehlo.constant dense<[[0.0, 2.0, 0.0], [-2.0, 2.0, -2.0]]> : tensor<2x3xbf16>
  %25 = "stablehlo.triangular_solve"(%0, %24) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %26 = "stablehlo.triangular_solve"(%0, %24) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%26, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %27 = stablehlo.constant dense<[[-4.0, 2.0, -8.0], [-2.0, 0.0, 0.0]]> : tensor<2x3xbf16>
  %28 = "stablehlo.triangular_solve"(%7, %27) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %29 = stablehlo.constant dense<[[0.0, 4.0, -6.0], [-2.0, 2.0, -2.0]]> : tensor<2x3xbf16>
  %30 = "stablehlo.triangular_solve"(%7, %29) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%30, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %31 = "stablehlo.triangular_solve"(%7, %29) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%31, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %24) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %34 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%34, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %29) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%35, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %27) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%36, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %37 = "stablehlo.triangular_solve"(%17, %27) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%37, %23) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// triangular_solve of bf16, (2, 3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x5C42C642C642803F5C42C642803F803F5C425C42C642C64280BF5C42C642000000005C42"> : tensor<2x3x3xbf16>
  %1 = stablehlo.constant dense<"0x0000000080BF80BF00C040C0000080C0A0C000C0000000C00040803F404000400000803F"> : tensor<2x3x3xbf16>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  %3 = stablehlo.constant dense<"0x0000000080BF80BF00C000C0803F00C000C000C0000000C00000803F803F00400000803F"> : tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %4 = stablehlo.constant dense<"0x000080C0A0C0000080C080C0803F00C000C000C080BF40C00000803F803F00400000803F"> : tensor<2x3x3xbf16>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %7 = stablehlo.constant dense<"0x803FC642C642803F0040C642803F803F8040803FC642C64280BF0040C642000000008040"> : tensor<2x3x3xbf16>
  %8 = stablehlo.constant dense<"0x0000000080BF00C080C0A0C0404020C130C100C0000000C0004000408040004100008040"> : tensor<2x3x3xbf16>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %10 = stablehlo.constant dense<"0x000080C0A0C080BFC0C0C0C0804000C100C100C080BF40C0000000400040004100008040"> : tensor<2x3x3xbf16>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %13 = stablehlo.constant dense<"0x5C42803F803FC6425C42803FC642C6425C425C4280BF0000C6425C420000C642C6425C42"> : tensor<2x3x3xbf16>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %17 = stablehlo.constant dense<"0x803F803F803FC6420040803FC642C6428040803F80BF0000C64200400000C642C6428040"> : tensor<2x3x3xbf16>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %21 = stablehlo.constant dense<"0x80BF80BF80BFA0C080C000C040C080C000C000C0000000C080BF803F803F00400000803F"> : tensor<2x3x3xbf16>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %23 = stablehlo.constant dense<"0x0000000080BF80BF40C0A0C0803F80BF40C000C0004000C00000803F803F004000C0803F"> : tensor<2x3x3xbf16>
  %24 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %25 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %26 = stablehlo.constant dense<"0x80BF80BF80C0A0C0C0C000C140C0C0C000C100C0000000C180BF00408040004000008040"> : tensor<2x3x3xbf16>
  %27 = "stablehlo.triangular_solve"(%7, %26) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %28 = stablehlo.constant dense<"0x0000000080C080BFA0C030C1803F40C010C100C0004000C1000000408040004000C08040"> : tensor<2x3x3xbf16>
  %29 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%29, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %30 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%30, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %31 = "stablehlo.triangular_solve"(%13, %23) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%31, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%32, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %34 = "stablehlo.triangular_solve"(%17, %28) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%34, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%35, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> tensor<2x3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%36, %3) : (tensor<2x3x3xbf16>, tensor<2x3x3xbf16>) -> ()
  return
}
// -----
// triangular_solve of bf16, (1, 1)
func.func public @main() {
  %0 = stablehlo.constant dense<55.0> : tensor<1x1xbf16>
  %1 = stablehlo.constant dense<1.0> : tensor<1x1xbf16>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %5 = "stablehlo.triangular_solve"(%1, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %6 = "stablehlo.triangular_solve"(%1, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %7 = "stablehlo.triangular_solve"(%1, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %8 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %9 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %11 = "stablehlo.triangular_solve"(%1, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %12 = "stablehlo.triangular_solve"(%1, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %13 = "stablehlo.triangular_solve"(%1, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %15 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %16 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %17 = "stablehlo.triangular_solve"(%1, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%17, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %18 = "stablehlo.triangular_solve"(%1, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %19 = "stablehlo.triangular_solve"(%1, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %20 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %21 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %22 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %23 = "stablehlo.triangular_solve"(%1, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%23, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %24 = "stablehlo.triangular_solve"(%1, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %25 = "stablehlo.triangular_solve"(%1, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %1) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  return
}
// -----
// triangular_solve of bf16, (0, 0)
func.func public @main() {
  %0 = stablehlo.constant dense<> : tensor<0x0xbf16>
  %1 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %8 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  return
}
// -----
// triangular_solve of bf16, (2, 2)
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0, 99.0], [1.0, 55.0]]> : tensor<2x2xbf16>
  %1 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %5 = stablehlo.constant dense<[[1.0, 99.0], [1.0, 2.0]]> : tensor<2x2xbf16>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %9 = stablehlo.constant dense<[[55.0, 1.0], [99.0, 55.0]]> : tensor<2x2xbf16>
  %10 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %11 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %12 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %13 = stablehlo.constant dense<[[1.0, 1.0], [99.0, 2.0]]> : tensor<2x2xbf16>
  %14 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%14, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<2x0xbf16>) -> tensor<2x0xbf16>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<2x0xbf16>, tensor<2x0xbf16>) -> ()
  %17 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %18 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %19 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%19, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %20 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%20, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %21 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %22 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%22, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %23 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%23, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %24 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%24, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %25 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %26 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%26, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %27 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%27, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %28 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%28, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %29 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xbf16>, tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%29, %17) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  return
}
// -----
// triangular_solve of f16, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE052305630560000E052305600BC00BCE052"> : tensor<3x3xf16>
  %1 = stablehlo.constant dense<[[-2.0, 0.0], [-1.0, 1.0], [2.0, -2.0]]> : tensor<3x2xf16>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  %3 = stablehlo.constant dense<[[-2.0, 0.0], [-1.0, 1.0], [-1.0, -1.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 1.0], [0.0, 2.0], [-1.0, -1.0]]> : tensor<3x2xf16>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %7 = stablehlo.constant dense<"0x003C3056305600000040305600BC00BC0044"> : tensor<3x3xf16>
  %8 = stablehlo.constant dense<[[-2.0, 0.0], [-2.0, 2.0], [-1.0, -5.0]]> : tensor<3x2xf16>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %10 = stablehlo.constant dense<[[-1.0, 1.0], [-1.0, 3.0], [-4.0, -4.0]]> : tensor<3x2xf16>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %13 = stablehlo.constant dense<"0xE052000000BC3056E05200BC30563056E052"> : tensor<3x3xf16>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %17 = stablehlo.constant dense<"0x003C000000BC3056004000BC305630560044"> : tensor<3x3xf16>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %21 = stablehlo.constant dense<[[2.0, 1.0, 0.0], [-1.0, 3.0, -1.0]]> : tensor<2x3xf16>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %23 = stablehlo.constant dense<[[2.0, 1.0, 0.0], [-2.0, 2.0, -1.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %24 = stablehlo.constant dense<[[2.0, 1.0, -3.0], [-2.0, 2.0, -1.0]]> : tensor<2x3xf16>
  %25 = "stablehlo.triangular_solve"(%0, %24) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%25, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %26 = "stablehlo.triangular_solve"(%0, %24) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%26, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %27 = stablehlo.constant dense<[[2.0, 2.0, 0.0], [-1.0, 5.0, -4.0]]> : tensor<2x3xf16>
  %28 = "stablehlo.triangular_solve"(%7, %27) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%28, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %29 = stablehlo.constant dense<[[2.0, 2.0, -3.0], [-2.0, 4.0, -4.0]]> : tensor<2x3xf16>
  %30 = "stablehlo.triangular_solve"(%7, %29) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%30, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %31 = "stablehlo.triangular_solve"(%7, %29) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%31, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %24) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%32, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%33, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %34 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%34, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %29) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%35, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %27) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %37 = "stablehlo.triangular_solve"(%17, %27) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%37, %23) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// triangular_solve of f32, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0, 99.0, 99.0], [-1.0, 55.0, 99.0], [1.0, 0.0, 55.0]]> : tensor<3x3xf32>
  %1 = stablehlo.constant dense<[[0.0, -2.0], [2.0, 0.0], [1.0, -1.0]]> : tensor<3x2xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %3 = stablehlo.constant dense<[[0.0, -2.0], [2.0, -2.0], [1.0, 1.0]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 1.0], [2.0, -2.0], [1.0, 1.0]]> : tensor<3x2xf32>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %7 = stablehlo.constant dense<[[1.0, 99.0, 99.0], [-1.0, 2.0, 99.0], [1.0, 0.0, 4.0]]> : tensor<3x3xf32>
  %8 = stablehlo.constant dense<[[0.0, -2.0], [4.0, -2.0], [4.0, 2.0]]> : tensor<3x2xf32>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %10 = stablehlo.constant dense<[[-1.0, 1.0], [4.0, -4.0], [4.0, 4.0]]> : tensor<3x2xf32>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %13 = stablehlo.constant dense<[[55.0, -1.0, 1.0], [99.0, 55.0, 0.0], [99.0, 99.0, 55.0]]> : tensor<3x3xf32>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %17 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [99.0, 2.0, 0.0], [99.0, 99.0, 4.0]]> : tensor<3x3xf32>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %21 = stablehlo.constant dense<[[2.0, -2.0, 0.0], [2.0, -2.0, 0.0]]> : tensor<2x3xf32>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %23 = stablehlo.constant dense<[[0.0, -2.0, 0.0], [0.0, -2.0, 0.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %24 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%24, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %25 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%25, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %26 = stablehlo.constant dense<[[2.0, -4.0, 0.0], [2.0, -4.0, 0.0]]> : tensor<2x3xf32>
  %27 = "stablehlo.triangular_solve"(%7, %26) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%27, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %28 = stablehlo.constant dense<[[0.0, -4.0, 0.0], [0.0, -4.0, 0.0]]> : tensor<2x3xf32>
  %29 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%29, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %30 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%30, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %31 = "stablehlo.triangular_solve"(%13, %23) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%31, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%32, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%33, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %34 = "stablehlo.triangular_solve"(%17, %28) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%35, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%36, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// triangular_solve of f32, (2, 3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[[55.0, 99.0, 99.0], [-1.0, 55.0, 99.0], [-1.0, 1.0, 55.0]], [[55.0, 99.0, 99.0], [1.0, 55.0, 99.0], [0.0, 0.0, 55.0]]]> : tensor<2x3x3xf32>
  %1 = stablehlo.constant dense<[[[-1.0, 0.0, -1.0], [1.0, -1.0, -1.0], [1.0, 0.0, -2.0]], [[0.0, 0.0, -1.0], [-2.0, -2.0, 1.0], [0.0, -2.0, -1.0]]]> : tensor<2x3x3xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %3 = stablehlo.constant dense<[[[-1.0, 0.0, -1.0], [0.0, -1.0, -2.0], [0.0, 1.0, -1.0]], [[0.0, 0.0, -1.0], [-2.0, -2.0, 2.0], [0.0, -2.0, -1.0]]]> : tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, 0.0, 2.0], [0.0, 0.0, -3.0], [0.0, 1.0, -1.0]], [[-2.0, -2.0, 1.0], [-2.0, -2.0, 2.0], [0.0, -2.0, -1.0]]]> : tensor<2x3x3xf32>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %7 = stablehlo.constant dense<[[[1.0, 99.0, 99.0], [-1.0, 2.0, 99.0], [-1.0, 1.0, 4.0]], [[1.0, 99.0, 99.0], [1.0, 2.0, 99.0], [0.0, 0.0, 4.0]]]> : tensor<2x3x3xf32>
  %8 = stablehlo.constant dense<[[[-1.0, 0.0, -1.0], [1.0, -2.0, -3.0], [1.0, 3.0, -5.0]], [[0.0, 0.0, -1.0], [-4.0, -4.0, 3.0], [0.0, -8.0, -4.0]]]> : tensor<2x3x3xf32>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %10 = stablehlo.constant dense<[[[-1.0, 0.0, 2.0], [0.0, -1.0, -5.0], [0.0, 4.0, -4.0]], [[-2.0, -2.0, 1.0], [-4.0, -4.0, 4.0], [0.0, -8.0, -4.0]]]> : tensor<2x3x3xf32>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %13 = stablehlo.constant dense<[[[55.0, -1.0, -1.0], [99.0, 55.0, 1.0], [99.0, 99.0, 55.0]], [[55.0, 1.0, 0.0], [99.0, 55.0, 0.0], [99.0, 99.0, 55.0]]]> : tensor<2x3x3xf32>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %17 = stablehlo.constant dense<[[[1.0, -1.0, -1.0], [99.0, 2.0, 1.0], [99.0, 99.0, 4.0]], [[1.0, 1.0, 0.0], [99.0, 2.0, 0.0], [99.0, 99.0, 4.0]]]> : tensor<2x3x3xf32>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %21 = stablehlo.constant dense<[[[0.0, -1.0, -1.0], [3.0, -3.0, -2.0], [0.0, 0.0, -1.0]], [[0.0, 0.0, -1.0], [-4.0, -2.0, 2.0], [-2.0, -2.0, -1.0]]]> : tensor<2x3x3xf32>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%22, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %23 = stablehlo.constant dense<[[[-1.0, 1.0, 0.0], [0.0, -1.0, -3.0], [0.0, 1.0, 0.0]], [[0.0, 0.0, -1.0], [-2.0, -4.0, 2.0], [0.0, -2.0, -1.0]]]> : tensor<2x3x3xf32>
  %24 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%24, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %25 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%25, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %26 = stablehlo.constant dense<[[[0.0, -1.0, -4.0], [3.0, -4.0, -8.0], [0.0, 1.0, -4.0]], [[0.0, 0.0, -4.0], [-4.0, -4.0, 8.0], [-2.0, -4.0, -4.0]]]> : tensor<2x3x3xf32>
  %27 = "stablehlo.triangular_solve"(%7, %26) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%27, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %28 = stablehlo.constant dense<[[[-1.0, 1.0, -3.0], [0.0, -2.0, -9.0], [0.0, 2.0, -3.0]], [[0.0, 0.0, -4.0], [-2.0, -6.0, 8.0], [0.0, -4.0, -4.0]]]> : tensor<2x3x3xf32>
  %29 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%29, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %30 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%30, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %31 = "stablehlo.triangular_solve"(%13, %23) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%31, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%32, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%33, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %34 = "stablehlo.triangular_solve"(%17, %28) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%34, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%35, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%36, %3) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  return
}
// -----
// triangular_solve of f32, (1, 1)
func.func public @main() {
  %0 = stablehlo.constant dense<55.0> : tensor<1x1xf32>
  %1 = stablehlo.constant dense<2.0> : tensor<1x1xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %5 = stablehlo.constant dense<1.0> : tensor<1x1xf32>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %9 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%9, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %12 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %13 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%13, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %14 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%14, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %15 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %16 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %17 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%17, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %18 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%18, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %19 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%19, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %20 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%20, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %21 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%21, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %22 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%22, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %23 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%23, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %24 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%24, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %25 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%25, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %26 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%26, %1) : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  return
}
// -----
// triangular_solve of f32, (0, 0)
func.func public @main() {
  %0 = stablehlo.constant dense<> : tensor<0x0xf32>
  %1 = stablehlo.constant dense<> : tensor<0x2xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %8 = stablehlo.constant dense<> : tensor<2x0xf32>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  return
}
// -----
// triangular_solve of f32, (2, 2)
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0, 99.0], [1.0, 55.0]]> : tensor<2x2xf32>
  %1 = stablehlo.constant dense<> : tensor<2x0xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %5 = stablehlo.constant dense<[[1.0, 99.0], [1.0, 2.0]]> : tensor<2x2xf32>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %9 = stablehlo.constant dense<[[55.0, 1.0], [99.0, 55.0]]> : tensor<2x2xf32>
  %10 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %11 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %12 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %13 = stablehlo.constant dense<[[1.0, 1.0], [99.0, 2.0]]> : tensor<2x2xf32>
  %14 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%14, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<2x0xf32>) -> tensor<2x0xf32>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<2x0xf32>, tensor<2x0xf32>) -> ()
  %17 = stablehlo.constant dense<> : tensor<0x2xf32>
  %18 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %19 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%19, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %20 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%20, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %21 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%21, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %22 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %23 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%23, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %24 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%24, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %25 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%25, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %26 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%26, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %27 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%27, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %28 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%28, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %29 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%29, %17) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  return
}
// -----
// triangular_solve of f32, (40, 40)
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 4.0, 99.0], [0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0]]> : tensor<40x40xf32>
  %1 = stablehlo.constant dense<[[-1.0, -1.0, 1.0], [2.0, 0.0, -4.0], [0.0, 8.0, 0.0], [3.0, 1.0, -1.0], [5.0, 5.0, -3.0], [9.0, -8.0, 2.0], [-1.0, -2.0, 1.0], [-4.0, 2.0, -5.0], [8.0, 0.0, -8.0], [0.0, 1.0, -1.0], [-4.0, -2.0, 4.0], [-5.0, 8.0, 6.0], [-2.0, 0.0, 1.0], [0.0, -2.0, 0.0], [3.0, 7.0, -7.0], [-1.0, -2.0, -2.0], [1.0, 4.0, -1.0], [7.0, 9.0, 5.0], [1.0, 3.0, -2.0], [0.0, -2.0, -4.0], [-5.0, 4.0, -6.0], [-1.0, 2.0, 0.0], [5.0, -3.0, -3.0], [-5.0, 8.0, -2.0], [-1.0, 3.0, -1.0], [3.0, -3.0, 3.0], [-2.0, 5.0, 3.0], [-1.0, 2.0, -5.0], [-3.0, 3.0, 5.0], [7.0, -3.0, -5.0], [-5.0, -4.0, 0.0], [2.0, 2.0, 2.0], [5.0, -8.0, -1.0], [-4.0, 2.0, -1.0], [-11.0, 4.0, 6.0], [8.0, -4.0, 0.0], [4.0, -6.0, 3.0], [2.0, -6.0, 6.0], [7.0, 0.0, 4.0], [1.0, -1.0, 0.0]]> : tensor<40x3xf32>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<40x40xf32>, tensor<40x3xf32>) -> tensor<40x3xf32>
  %3 = stablehlo.constant dense<[[-1.0, -1.0, 1.0], [1.0, 0.0, -2.0], [0.0, 2.0, 0.0], [2.0, 1.0, 1.0], [2.0, 2.0, -1.0], [2.0, -2.0, 1.0], [-1.0, -2.0, 1.0], [-1.0, 0.0, -2.0], [2.0, 0.0, -2.0], [0.0, 1.0, -1.0], [-1.0, -1.0, 1.0], [-1.0, 2.0, 2.0], [-2.0, 0.0, 1.0], [0.0, -1.0, 0.0], [1.0, 2.0, -2.0], [-1.0, -2.0, -2.0], [0.0, 1.0, 0.0], [1.0, 2.0, 2.0], [2.0, -1.0, 1.0], [0.0, -1.0, -2.0], [-1.0, 1.0, -1.0], [-1.0, 2.0, 0.0], [2.0, -1.0, -1.0], [-1.0, 2.0, 0.0], [-1.0, 1.0, 0.0], [0.0, -2.0, 1.0], [-1.0, 2.0, 1.0], [0.0, 0.0, -2.0], [-2.0, 2.0, 2.0], [1.0, -1.0, -1.0], [-2.0, -2.0, 1.0], [1.0, 1.0, 1.0], [2.0, -1.0, -1.0], [-2.0, 2.0, -2.0], [-2.0, 1.0, 2.0], [2.0, -1.0, 0.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, 2.0], [1.0, -2.0, 2.0], [-1.0, 1.0, -2.0]]> : tensor<40x3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%2, %3) {tolerance = 1.0e-04 : f64} : (tensor<40x3xf32>, tensor<40x3xf32>) -> ()
  %4 = stablehlo.constant dense<[[-1.0, 0.0, 8.0, 1.0, -3.0, 8.0, 1.0, -6.0, 0.0, -1.0, 4.0, -6.0, -2.0, -2.0, -2.0, 2.0, 1.0, 3.0, -2.0, -2.0, 2.0, -1.0, 0.0, 2.0, 2.0, -2.0, -1.0, 7.0, -5.0, -3.0, -7.0, 0.0, 4.0, 1.0, 6.0, -4.0, 0.0, 8.0, -8.0, -2.0], [1.0, 0.0, -4.0, -2.0, 1.0, -8.0, 0.0, -2.0, -8.0, 1.0, 4.0, -2.0, -1.0, 0.0, 5.0, 2.0, 3.0, -2.0, 3.0, 4.0, -2.0, 0.0, -3.0, 6.0, 3.0, -2.0, 0.0, 1.0, 2.0, -6.0, 0.0, 4.0, 5.0, -2.0, 1.0, 0.0, 0.0, -3.0, -7.0, -2.0], [0.0, -2.0, 4.0, -1.0, 4.0, 7.0, -1.0, 2.0, -8.0, 0.0, 6.0, 10.0, 2.0, -2.0, 2.0, -2.0, 1.0, 8.0, 0.0, -4.0, 10.0, -2.0, -4.0, 10.0, 1.0, -1.0, 3.0, 0.0, 2.0, -5.0, -1.0, 0.0, 5.0, 0.0, 2.0, 8.0, -2.0, 0.0, -9.0, 1.0]]> : tensor<3x40xf32>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<40x40xf32>, tensor<3x40xf32>) -> tensor<3x40xf32>
  %6 = stablehlo.constant dense<[[-1.0, 0.0, 2.0, 1.0, -2.0, 2.0, 1.0, -2.0, 0.0, -1.0, 2.0, -1.0, -2.0, -1.0, -1.0, 2.0, 1.0, 1.0, 1.0, -1.0, 1.0, -1.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, -2.0, -1.0, -1.0, 0.0, 1.0, 2.0, 1.0, -1.0, 0.0, 2.0, -1.0, -2.0], [1.0, 0.0, -1.0, -2.0, 1.0, -2.0, 0.0, -2.0, -2.0, 1.0, 1.0, 0.0, -1.0, 0.0, 1.0, 2.0, 2.0, 1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 2.0, 2.0, 0.0, 0.0, -1.0, 1.0, -1.0, -2.0, 2.0, 2.0, -2.0, -1.0, 0.0, 0.0, -1.0, -2.0, 2.0], [0.0, -1.0, 1.0, 0.0, 2.0, 2.0, -1.0, 2.0, -2.0, 0.0, 2.0, 2.0, 2.0, -1.0, 0.0, -2.0, 1.0, 2.0, 2.0, -2.0, 2.0, -2.0, -1.0, 2.0, 0.0, -1.0, 1.0, 1.0, 2.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 2.0, -2.0, -1.0, -1.0, -2.0]]> : tensor<3x40xf32>
  stablehlo.custom_call @check.expect_almost_eq(%5, %6) {tolerance = 1.0e-04 : f64} : (tensor<3x40xf32>, tensor<3x40xf32>) -> ()
  return
}
// -----
// triangular_solve of f64, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0, 99.0, 99.0], [-1.0, 55.0, 99.0], [0.0, 1.0, 55.0]]> : tensor<3x3xf64>
  %1 = stablehlo.constant dense<[[-1.0, 1.0], [2.0, -2.0], [3.0, -1.0]]> : tensor<3x2xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  %3 = stablehlo.constant dense<[[-1.0, 1.0], [1.0, -1.0], [2.0, 0.0]]> : tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %4 = stablehlo.constant dense<[[-2.0, 2.0], [3.0, -1.0], [2.0, 0.0]]> : tensor<3x2xf64>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %7 = stablehlo.constant dense<[[1.0, 99.0, 99.0], [-1.0, 2.0, 99.0], [0.0, 1.0, 4.0]]> : tensor<3x3xf64>
  %8 = stablehlo.constant dense<[[-1.0, 1.0], [3.0, -3.0], [9.0, -1.0]]> : tensor<3x2xf64>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %10 = stablehlo.constant dense<[[-2.0, 2.0], [4.0, -2.0], [8.0, 0.0]]> : tensor<3x2xf64>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %13 = stablehlo.constant dense<[[55.0, -1.0, 0.0], [99.0, 55.0, 1.0], [99.0, 99.0, 55.0]]> : tensor<3x3xf64>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %17 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [99.0, 2.0, 1.0], [99.0, 99.0, 4.0]]> : tensor<3x3xf64>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<3x2xf64>, tensor<3x2xf64>) -> ()
  %21 = stablehlo.constant dense<[[-4.0, 3.0, 1.0], [0.0, 0.0, -1.0]]> : tensor<2x3xf64>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %23 = stablehlo.constant dense<[[-2.0, 2.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %24 = stablehlo.constant dense<[[-2.0, 4.0, 3.0], [1.0, 0.0, 0.0]]> : tensor<2x3xf64>
  %25 = "stablehlo.triangular_solve"(%0, %24) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%25, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %26 = "stablehlo.triangular_solve"(%0, %24) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%26, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %27 = stablehlo.constant dense<[[-4.0, 5.0, 4.0], [0.0, 1.0, -4.0]]> : tensor<2x3xf64>
  %28 = "stablehlo.triangular_solve"(%7, %27) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%28, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %29 = stablehlo.constant dense<[[-2.0, 6.0, 6.0], [1.0, 1.0, -3.0]]> : tensor<2x3xf64>
  %30 = "stablehlo.triangular_solve"(%7, %29) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%30, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %31 = "stablehlo.triangular_solve"(%7, %29) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%31, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %24) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%32, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%33, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %34 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%34, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %29) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%35, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %27) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%36, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %37 = "stablehlo.triangular_solve"(%17, %27) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%37, %23) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// triangular_solve of f64, (2, 3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[[55.0, 99.0, 99.0], [1.0, 55.0, 99.0], [0.0, -1.0, 55.0]], [[55.0, 99.0, 99.0], [-1.0, 55.0, 99.0], [1.0, 0.0, 55.0]]]> : tensor<2x3x3xf64>
  %1 = stablehlo.constant dense<[[[1.0, 0.0, -2.0], [-1.0, -1.0, -3.0], [4.0, 1.0, 1.0]], [[1.0, -1.0, -2.0], [-2.0, 0.0, 4.0], [2.0, -2.0, -1.0]]]> : tensor<2x3x3xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %3 = stablehlo.constant dense<[[[1.0, 0.0, -2.0], [-2.0, -1.0, -1.0], [2.0, 0.0, 0.0]], [[1.0, -1.0, -2.0], [-1.0, -1.0, 2.0], [1.0, -1.0, 1.0]]]> : tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %4 = stablehlo.constant dense<[[[-1.0, -1.0, -3.0], [-4.0, -1.0, -1.0], [2.0, 0.0, 0.0]], [[3.0, -1.0, -3.0], [-1.0, -1.0, 2.0], [1.0, -1.0, 1.0]]]> : tensor<2x3x3xf64>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%5, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%6, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %7 = stablehlo.constant dense<[[[1.0, 99.0, 99.0], [1.0, 2.0, 99.0], [0.0, -1.0, 4.0]], [[1.0, 99.0, 99.0], [-1.0, 2.0, 99.0], [1.0, 0.0, 4.0]]]> : tensor<2x3x3xf64>
  %8 = stablehlo.constant dense<[[[1.0, 0.0, -2.0], [-3.0, -2.0, -4.0], [10.0, 1.0, 1.0]], [[1.0, -1.0, -2.0], [-3.0, -1.0, 6.0], [5.0, -5.0, 2.0]]]> : tensor<2x3x3xf64>
  %9 = "stablehlo.triangular_solve"(%7, %8) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%9, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %10 = stablehlo.constant dense<[[[-1.0, -1.0, -3.0], [-6.0, -2.0, -2.0], [8.0, 0.0, 0.0]], [[3.0, -1.0, -3.0], [-2.0, -2.0, 4.0], [4.0, -4.0, 4.0]]]> : tensor<2x3x3xf64>
  %11 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%11, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %12 = "stablehlo.triangular_solve"(%7, %10) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%12, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %13 = stablehlo.constant dense<[[[55.0, 1.0, 0.0], [99.0, 55.0, -1.0], [99.0, 99.0, 55.0]], [[55.0, -1.0, 1.0], [99.0, 55.0, 0.0], [99.0, 99.0, 55.0]]]> : tensor<2x3x3xf64>
  %14 = "stablehlo.triangular_solve"(%13, %4) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%14, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%15, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%16, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %17 = stablehlo.constant dense<[[[1.0, 1.0, 0.0], [99.0, 2.0, -1.0], [99.0, 99.0, 4.0]], [[1.0, -1.0, 1.0], [99.0, 2.0, 0.0], [99.0, 99.0, 4.0]]]> : tensor<2x3x3xf64>
  %18 = "stablehlo.triangular_solve"(%17, %10) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%18, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %19 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%19, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %20 = "stablehlo.triangular_solve"(%17, %8) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%20, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %21 = stablehlo.constant dense<[[[1.0, 2.0, -2.0], [-3.0, 0.0, -1.0], [2.0, 0.0, 0.0]], [[0.0, -1.0, -2.0], [2.0, -1.0, 2.0], [3.0, -1.0, 1.0]]]> : tensor<2x3x3xf64>
  %22 = "stablehlo.triangular_solve"(%0, %21) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%22, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %23 = stablehlo.constant dense<[[[1.0, 1.0, -2.0], [-2.0, -3.0, 0.0], [2.0, 2.0, 0.0]], [[1.0, -2.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -2.0, 2.0]]]> : tensor<2x3x3xf64>
  %24 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%24, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %25 = "stablehlo.triangular_solve"(%0, %23) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%25, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %26 = stablehlo.constant dense<[[[1.0, 2.0, -8.0], [-3.0, -1.0, -4.0], [2.0, 0.0, 0.0]], [[0.0, -2.0, -8.0], [2.0, -2.0, 8.0], [3.0, -2.0, 4.0]]]> : tensor<2x3x3xf64>
  %27 = "stablehlo.triangular_solve"(%7, %26) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%27, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %28 = stablehlo.constant dense<[[[1.0, 1.0, -8.0], [-2.0, -4.0, -3.0], [2.0, 2.0, 0.0]], [[1.0, -3.0, -7.0], [-1.0, -1.0, 7.0], [1.0, -3.0, 5.0]]]> : tensor<2x3x3xf64>
  %29 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%29, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %30 = "stablehlo.triangular_solve"(%7, %28) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%30, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %31 = "stablehlo.triangular_solve"(%13, %23) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%31, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %32 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%32, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %33 = "stablehlo.triangular_solve"(%13, %21) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%33, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %34 = "stablehlo.triangular_solve"(%17, %28) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%34, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %35 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%35, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  %36 = "stablehlo.triangular_solve"(%17, %26) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  stablehlo.custom_call @check.expect_eq(%36, %3) : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> ()
  return
}
// -----
// triangular_solve of f64, (1, 1)
func.func public @main() {
  %0 = stablehlo.constant dense<55.0> : tensor<1x1xf64>
  %1 = stablehlo.constant dense<-2.0> : tensor<1x1xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %5 = stablehlo.constant dense<1.0> : tensor<1x1xf64>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %9 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%9, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %12 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %13 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%13, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %14 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%14, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %15 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %16 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %17 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%17, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %18 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%18, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %19 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%19, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %20 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%20, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %21 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%21, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %22 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%22, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %23 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%23, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %24 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%24, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %25 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%25, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %26 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_eq(%26, %1) : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  return
}
// -----
// triangular_solve of f64, (0, 0)
func.func public @main() {
  %0 = stablehlo.constant dense<> : tensor<0x0xf64>
  %1 = stablehlo.constant dense<> : tensor<0x2xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %8 = stablehlo.constant dense<> : tensor<2x0xf64>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  return
}
// -----
// triangular_solve of f64, (2, 2)
func.func public @main() {
  %0 = stablehlo.constant dense<[[55.0, 99.0], [-1.0, 55.0]]> : tensor<2x2xf64>
  %1 = stablehlo.constant dense<> : tensor<2x0xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %5 = stablehlo.constant dense<[[1.0, 99.0], [-1.0, 2.0]]> : tensor<2x2xf64>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %9 = stablehlo.constant dense<[[55.0, -1.0], [99.0, 55.0]]> : tensor<2x2xf64>
  %10 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %11 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %12 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %13 = stablehlo.constant dense<[[1.0, -1.0], [99.0, 2.0]]> : tensor<2x2xf64>
  %14 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%14, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%15, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<2x0xf64>) -> tensor<2x0xf64>
  stablehlo.custom_call @check.expect_eq(%16, %1) : (tensor<2x0xf64>, tensor<2x0xf64>) -> ()
  %17 = stablehlo.constant dense<> : tensor<0x2xf64>
  %18 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%18, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %19 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%19, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %20 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%20, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %21 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%21, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %22 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %23 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%23, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %24 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%24, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %25 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%25, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %26 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%26, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %27 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%27, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %28 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%28, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %29 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%29, %17) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  return
}
// -----
// triangular_solve of f64, (40, 40)
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, -1.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 2.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 4.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]]> : tensor<40x40xf64>
  %1 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [4.0, 0.0, -2.0], [-8.0, 8.0, 4.0], [3.0, 2.0, -1.0], [4.0, 4.0, 0.0], [0.0, -4.0, -4.0], [1.0, -1.0, 0.0], [2.0, 2.0, 4.0], [2.0, -6.0, 4.0], [-2.0, -1.0, 0.0], [6.0, -3.0, -2.0], [6.0, 0.0, -9.0], [1.0, 2.0, 4.0], [-6.0, 2.0, 5.0], [-5.0, -4.0, 2.0], [-2.0, 1.0, -1.0], [-4.0, 5.0, 2.0], [6.0, -2.0, -9.0], [1.0, 2.0, -1.0], [5.0, 3.0, 0.0], [3.0, -4.0, -7.0], [0.0, -2.0, -2.0], [-3.0, -2.0, 2.0], [8.0, 8.0, -9.0], [0.0, -1.0, -3.0], [-4.0, 1.0, 1.0], [10.0, 3.0, -1.0], [-1.0, 1.0, -2.0], [-3.0, -2.0, 4.0], [-10.0, 8.0, 12.0], [4.0, 0.0, -3.0], [7.0, 6.0, 3.0], [-6.0, 4.0, -6.0], [6.0, 6.0, -3.0], [5.0, 2.0, -2.0], [4.0, 3.0, 10.0], [1.0, 1.0, -3.0], [2.0, -4.0, -3.0], [11.0, -5.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<40x3xf64>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<40x40xf64>, tensor<40x3xf64>) -> tensor<40x3xf64>
  %3 = stablehlo.constant dense<[[2.0, -1.0, -1.0], [2.0, 0.0, -1.0], [-2.0, 2.0, 1.0], [1.0, 2.0, 0.0], [2.0, 2.0, 0.0], [0.0, -1.0, -1.0], [2.0, 1.0, 0.0], [0.0, 0.0, 2.0], [0.0, -2.0, 1.0], [-2.0, -1.0, 0.0], [2.0, -2.0, -1.0], [1.0, 0.0, -2.0], [2.0, -1.0, 1.0], [-2.0, 1.0, 2.0], [-1.0, -1.0, 0.0], [-2.0, 1.0, -1.0], [0.0, 1.0, 1.0], [1.0, 0.0, -2.0], [-1.0, 1.0, -1.0], [2.0, 1.0, -2.0], [1.0, -1.0, -1.0], [1.0, -2.0, -2.0], [-2.0, 0.0, 2.0], [2.0, 2.0, -2.0], [-2.0, -1.0, -2.0], [-2.0, 1.0, 1.0], [2.0, 1.0, 0.0], [-1.0, -1.0, -1.0], [-1.0, -1.0, 1.0], [-2.0, 2.0, 2.0], [1.0, 2.0, -2.0], [2.0, 2.0, 1.0], [-2.0, 1.0, -2.0], [1.0, 1.0, -1.0], [2.0, 0.0, 0.0], [1.0, 1.0, 2.0], [-2.0, 2.0, 0.0], [1.0, 1.0, -1.0], [2.0, -2.0, 0.0], [0.0, 2.0, 1.0]]> : tensor<40x3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%2, %3) {tolerance = 1.0e-11 : f64} : (tensor<40x3xf64>, tensor<40x3xf64>) -> ()
  return
}
// -----
// triangular_solve of f4E2M1FN, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.0, -1.0], [1.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf4E2M1FN>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf4E2M1FN>, tensor<3x2xf4E2M1FN>) -> ()
  %8 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<2x3xf4E2M1FN>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// triangular_solve of f6E2M3FN, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[[0.0, 1.0], [-1.0, 0.0], [-1.0, 1.0]]> : tensor<3x2xf6E2M3FN>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf6E2M3FN>, tensor<3x2xf6E2M3FN>) -> ()
  %8 = stablehlo.constant dense<[[0.0, -1.0, -1.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// triangular_solve of f6E3M2FN, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[[0.0, -1.0], [-1.0, -1.0], [1.0, -1.0]]> : tensor<3x2xf6E3M2FN>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf6E3M2FN>, tensor<3x2xf6E3M2FN>) -> ()
  %8 = stablehlo.constant dense<[[1.0, 0.0, -1.0], [0.0, -1.0, -1.0]]> : tensor<2x3xf6E3M2FN>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// triangular_solve of f8E3M4, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x300000003000000030"> : tensor<3x3xf8E3M4>
  %1 = stablehlo.constant dense<[[1.0, 0.0], [-1.0, -1.0], [-1.0, -1.0]]> : tensor<3x2xf8E3M4>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %8 = stablehlo.constant dense<[[-1.0, -1.0, 0.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E3M4>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// triangular_solve of f8E4M3, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x380000003800000038"> : tensor<3x3xf8E4M3>
  %1 = stablehlo.constant dense<[[-1.0, 0.0], [0.0, -1.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %8 = stablehlo.constant dense<[[1.0, 0.0, -1.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// triangular_solve of f8E4M3FN, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x380000003800000038"> : tensor<3x3xf8E4M3FN>
  %1 = stablehlo.constant dense<[[1.0, 0.0], [0.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3FN>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %8 = stablehlo.constant dense<[[-1.0, -1.0, -1.0], [-1.0, 1.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// triangular_solve of f8E4M3FNUZ, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x400000004000000040"> : tensor<3x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, 0.0], [1.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %8 = stablehlo.constant dense<[[0.0, 1.0, 1.0], [-1.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// triangular_solve of f8E4M3B11FNUZ, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x580000005800000058"> : tensor<3x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[0.0, 1.0], [-1.0, -1.0], [0.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %8 = stablehlo.constant dense<[[1.0, 1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// triangular_solve of f8E5M2, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3C0000003C0000003C"> : tensor<3x3xf8E5M2>
  %1 = stablehlo.constant dense<[[1.0, -1.0], [1.0, 1.0], [1.0, 0.0]]> : tensor<3x2xf8E5M2>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %8 = stablehlo.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, -1.0]]> : tensor<2x3xf8E5M2>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// triangular_solve of f8E5M2FNUZ, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<"0x400000004000000040"> : tensor<3x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[0.0, -1.0], [0.0, 1.0], [1.0, -1.0]]> : tensor<3x2xf8E5M2FNUZ>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %8 = stablehlo.constant dense<[[0.0, -1.0, -1.0], [1.0, -1.0, -1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%9, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%10, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%12, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%13, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%14, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// triangular_solve of f8E8M0FNU, (1, 1)
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E8M0FNU>
  %1 = stablehlo.constant dense<0.5> : tensor<1x1xf8E8M0FNU>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%2, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%3, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%5, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%7, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %8 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%8, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %9 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%9, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%10, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%11, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%13, %1) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  return
}
// -----
// triangular_solve of complex<f32>, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[(55.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(1.0, 1.0), (55.0, 0.0), (99.0, 0.0)], [(-1.0, -1.0), (-1.0, 1.0), (55.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(0.0, 2.0), (0.0, -2.0)], [(-1.0, 0.0), (2.0, -1.0)], [(5.0, 0.0), (-1.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %3 = stablehlo.constant dense<[[(0.0, 2.0), (0.0, -2.0)], [(1.0, -2.0), (0.0, 1.0)], [(2.0, -1.0), (2.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[(0.0, 0.0), (-4.0, -2.0)], [(0.0, 1.0), (-1.0, 4.0)], [(2.0, -1.0), (2.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%5, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %6 = stablehlo.constant dense<[[(-2.0, 2.0), (0.0, 2.0)], [(-2.0, -3.0), (-3.0, 0.0)], [(2.0, -1.0), (2.0, -1.0)]]> : tensor<3x2xcomplex<f32>>
  %7 = "stablehlo.triangular_solve"(%0, %6) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%7, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %8 = stablehlo.constant dense<[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(1.0, 1.0), (2.0, 0.0), (99.0, 0.0)], [(-1.0, -1.0), (-1.0, 1.0), (4.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %9 = stablehlo.constant dense<[[(0.0, 2.0), (0.0, -2.0)], [(0.0, -2.0), (2.0, 0.0)], [(11.0, -3.0), (5.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %10 = "stablehlo.triangular_solve"(%8, %9) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%10, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %11 = stablehlo.constant dense<[[(0.0, 0.0), (-4.0, -2.0)], [(1.0, -1.0), (-1.0, 5.0)], [(8.0, -4.0), (8.0, -4.0)]]> : tensor<3x2xcomplex<f32>>
  %12 = "stablehlo.triangular_solve"(%8, %11) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%12, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<[[(-2.0, 2.0), (0.0, 2.0)], [(-1.0, -5.0), (-3.0, 1.0)], [(8.0, -4.0), (8.0, -4.0)]]> : tensor<3x2xcomplex<f32>>
  %14 = "stablehlo.triangular_solve"(%8, %13) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%14, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %15 = stablehlo.constant dense<[[(55.0, 0.0), (1.0, -1.0), (-1.0, 1.0)], [(99.0, 0.0), (55.0, 0.0), (-1.0, -1.0)], [(99.0, 0.0), (99.0, 0.0), (55.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %16 = "stablehlo.triangular_solve"(%15, %6) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%16, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %17 = stablehlo.constant dense<[[(0.0, 2.0), (0.0, -2.0)], [(3.0, 0.0), (-2.0, -1.0)], [(-3.0, -2.0), (5.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  %18 = "stablehlo.triangular_solve"(%15, %17) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%18, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %19 = "stablehlo.triangular_solve"(%15, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%19, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %20 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, -1.0), (-1.0, 1.0)], [(99.0, 0.0), (2.0, 0.0), (-1.0, -1.0)], [(99.0, 0.0), (99.0, 0.0), (4.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %21 = "stablehlo.triangular_solve"(%20, %13) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%21, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %22 = stablehlo.constant dense<[[(0.0, 2.0), (0.0, -2.0)], [(4.0, -2.0), (-2.0, 0.0)], [(3.0, -5.0), (11.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %23 = "stablehlo.triangular_solve"(%20, %22) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%23, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %24 = "stablehlo.triangular_solve"(%20, %9) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%24, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  %25 = stablehlo.constant dense<[[(-2.0, 2.0), (1.0, 3.0), (1.0, 0.0)], [(1.0, -1.0), (1.0, -2.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %26 = "stablehlo.triangular_solve"(%0, %25) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %27 = stablehlo.constant dense<[[(-1.0, -1.0), (2.0, 2.0), (1.0, 0.0)], [(-2.0, 0.0), (1.0, -2.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%26, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %28 = stablehlo.constant dense<[[(-1.0, -1.0), (2.0, 0.0), (-3.0, 2.0)], [(-2.0, 0.0), (-1.0, -4.0), (3.0, 5.0)]]> : tensor<2x3xcomplex<f32>>
  %29 = "stablehlo.triangular_solve"(%0, %28) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%29, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %30 = stablehlo.constant dense<[[(-1.0, -1.0), (0.0, 2.0), (3.0, -4.0)], [(-2.0, 0.0), (-1.0, 0.0), (-1.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %31 = "stablehlo.triangular_solve"(%0, %30) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%31, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %32 = stablehlo.constant dense<[[(-2.0, 2.0), (3.0, 5.0), (4.0, 0.0)], [(1.0, -1.0), (2.0, -4.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %33 = "stablehlo.triangular_solve"(%8, %32) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%33, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %34 = stablehlo.constant dense<[[(-1.0, -1.0), (4.0, 2.0), (0.0, 2.0)], [(-2.0, 0.0), (0.0, -6.0), (3.0, 5.0)]]> : tensor<2x3xcomplex<f32>>
  %35 = "stablehlo.triangular_solve"(%8, %34) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%35, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %36 = stablehlo.constant dense<[[(-1.0, -1.0), (2.0, 4.0), (6.0, -4.0)], [(-2.0, 0.0), (0.0, -2.0), (-1.0, -1.0)]]> : tensor<2x3xcomplex<f32>>
  %37 = "stablehlo.triangular_solve"(%8, %36) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%37, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %38 = "stablehlo.triangular_solve"(%15, %30) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%38, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %39 = stablehlo.constant dense<[[(2.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(-3.0, -3.0), (1.0, -2.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %40 = "stablehlo.triangular_solve"(%15, %39) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%40, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %41 = "stablehlo.triangular_solve"(%15, %25) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%41, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %42 = "stablehlo.triangular_solve"(%20, %36) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%42, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %43 = stablehlo.constant dense<[[(2.0, 0.0), (3.0, 3.0), (4.0, 0.0)], [(-3.0, -3.0), (2.0, -4.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %44 = "stablehlo.triangular_solve"(%20, %43) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%44, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  %45 = "stablehlo.triangular_solve"(%20, %32) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%45, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// triangular_solve of complex<f32>, (2, 3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(55.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, -1.0), (55.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (55.0, 0.0)]], [[(55.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 1.0), (55.0, 0.0), (99.0, 0.0)], [(-1.0, 1.0), (-1.0, 1.0), (55.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(1.0, 3.0), (3.0, 0.0), (0.0, 0.0)], [(2.0, 1.0), (3.0, 2.0), (0.0, 0.0)]], [[(0.0, -1.0), (2.0, -1.0), (-2.0, 2.0)], [(-1.0, 1.0), (0.0, 2.0), (2.0, -4.0)], [(2.0, 1.0), (-3.0, 5.0), (-4.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(1.0, 2.0), (2.0, 1.0), (0.0, 1.0)], [(0.0, -1.0), (2.0, 2.0), (1.0, -1.0)]], [[(0.0, -1.0), (2.0, -1.0), (-2.0, 2.0)], [(-2.0, 0.0), (1.0, -1.0), (2.0, 0.0)], [(-1.0, 2.0), (-2.0, 0.0), (-2.0, 2.0)]]]> : tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %4 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, -3.0), (1.0, 1.0)], [(1.0, 1.0), (4.0, 3.0), (1.0, 0.0)], [(0.0, -1.0), (2.0, 2.0), (1.0, -1.0)]], [[(1.0, -6.0), (4.0, -1.0), (-4.0, 0.0)], [(-3.0, -3.0), (3.0, -3.0), (2.0, -4.0)], [(-1.0, 2.0), (-2.0, 0.0), (-2.0, 2.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%5, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %6 = stablehlo.constant dense<[[[(-3.0, 2.0), (-2.0, 1.0), (-1.0, 1.0)], [(1.0, 1.0), (4.0, 3.0), (1.0, 0.0)], [(0.0, -1.0), (2.0, 2.0), (1.0, -1.0)]], [[(5.0, 0.0), (2.0, 1.0), (0.0, 0.0)], [(1.0, -1.0), (3.0, 1.0), (6.0, 0.0)], [(-1.0, 2.0), (-2.0, 0.0), (-2.0, 2.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %7 = "stablehlo.triangular_solve"(%0, %6) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%7, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %8 = stablehlo.constant dense<[[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, -1.0), (2.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (1.0, 0.0), (4.0, 0.0)]], [[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 1.0), (2.0, 0.0), (99.0, 0.0)], [(-1.0, 1.0), (-1.0, 1.0), (4.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %9 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(2.0, 5.0), (5.0, 1.0), (0.0, 1.0)], [(2.0, -2.0), (9.0, 8.0), (3.0, -3.0)]], [[(0.0, -1.0), (2.0, -1.0), (-2.0, 2.0)], [(-3.0, 1.0), (1.0, 1.0), (4.0, -4.0)], [(-1.0, 7.0), (-9.0, 5.0), (-10.0, 6.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %10 = "stablehlo.triangular_solve"(%8, %9) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%10, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, -3.0), (1.0, 1.0)], [(2.0, 3.0), (6.0, 4.0), (1.0, 1.0)], [(0.0, -4.0), (8.0, 8.0), (4.0, -4.0)]], [[(1.0, -6.0), (4.0, -1.0), (-4.0, 0.0)], [(-5.0, -3.0), (4.0, -4.0), (4.0, -4.0)], [(-4.0, 8.0), (-8.0, 0.0), (-8.0, 8.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %12 = "stablehlo.triangular_solve"(%8, %11) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%12, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<[[[(-3.0, 2.0), (-2.0, 1.0), (-1.0, 1.0)], [(2.0, 3.0), (6.0, 4.0), (1.0, 1.0)], [(0.0, -4.0), (8.0, 8.0), (4.0, -4.0)]], [[(5.0, 0.0), (2.0, 1.0), (0.0, 0.0)], [(-1.0, -1.0), (4.0, 0.0), (8.0, 0.0)], [(-4.0, 8.0), (-8.0, 0.0), (-8.0, 8.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %14 = "stablehlo.triangular_solve"(%8, %13) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%14, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %15 = stablehlo.constant dense<[[[(55.0, 0.0), (0.0, 1.0), (-1.0, 0.0)], [(99.0, 0.0), (55.0, 0.0), (1.0, 0.0)], [(99.0, 0.0), (99.0, 0.0), (55.0, 0.0)]], [[(55.0, 0.0), (-1.0, -1.0), (-1.0, -1.0)], [(99.0, 0.0), (55.0, 0.0), (-1.0, -1.0)], [(99.0, 0.0), (99.0, 0.0), (55.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %16 = "stablehlo.triangular_solve"(%15, %6) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%16, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %17 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(1.0, 1.0), (1.0, 2.0), (0.0, 2.0)], [(2.0, 1.0), (3.0, 2.0), (0.0, 0.0)]], [[(0.0, -1.0), (2.0, -1.0), (-2.0, 2.0)], [(-3.0, 1.0), (-2.0, -2.0), (6.0, 0.0)], [(0.0, 5.0), (-7.0, -1.0), (0.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %18 = "stablehlo.triangular_solve"(%15, %17) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%18, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %19 = "stablehlo.triangular_solve"(%15, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%19, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %20 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)], [(99.0, 0.0), (2.0, 0.0), (1.0, 0.0)], [(99.0, 0.0), (99.0, 0.0), (4.0, 0.0)]], [[(1.0, 0.0), (-1.0, -1.0), (-1.0, -1.0)], [(99.0, 0.0), (2.0, 0.0), (-1.0, -1.0)], [(99.0, 0.0), (99.0, 0.0), (4.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %21 = "stablehlo.triangular_solve"(%20, %13) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%21, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %22 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 1.0), (1.0, 0.0)], [(2.0, 3.0), (3.0, 3.0), (0.0, 3.0)], [(2.0, -2.0), (9.0, 8.0), (3.0, -3.0)]], [[(0.0, -1.0), (2.0, -1.0), (-2.0, 2.0)], [(-5.0, 1.0), (-1.0, -3.0), (8.0, 0.0)], [(-3.0, 11.0), (-13.0, -1.0), (-6.0, 6.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %23 = "stablehlo.triangular_solve"(%20, %22) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%23, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %24 = "stablehlo.triangular_solve"(%20, %9) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%24, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %25 = stablehlo.constant dense<[[[(-1.0, -1.0), (2.0, 1.0), (1.0, 0.0)], [(2.0, -1.0), (2.0, 2.0), (0.0, 1.0)], [(1.0, -2.0), (3.0, 1.0), (1.0, -1.0)]], [[(-1.0, -2.0), (2.0, -5.0), (-2.0, 2.0)], [(-4.0, 4.0), (-1.0, 1.0), (2.0, 0.0)], [(1.0, -4.0), (-2.0, -4.0), (-2.0, 2.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %26 = "stablehlo.triangular_solve"(%0, %25) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%26, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %27 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 2.0), (3.0, 1.0)], [(1.0, 2.0), (4.0, 0.0), (1.0, 0.0)], [(0.0, -1.0), (1.0, 2.0), (3.0, 2.0)]], [[(0.0, -1.0), (3.0, 0.0), (-2.0, 6.0)], [(-2.0, 0.0), (3.0, -3.0), (4.0, 0.0)], [(-1.0, 2.0), (-3.0, -3.0), (-1.0, -3.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %28 = "stablehlo.triangular_solve"(%0, %27) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%28, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %29 = stablehlo.constant dense<[[[(-1.0, 0.0), (1.0, 0.0), (3.0, 1.0)], [(1.0, 2.0), (0.0, 2.0), (1.0, 0.0)], [(0.0, -1.0), (3.0, 2.0), (3.0, 2.0)]], [[(0.0, -1.0), (1.0, 0.0), (-6.0, 2.0)], [(-2.0, 0.0), (3.0, 1.0), (2.0, 2.0)], [(-1.0, 2.0), (1.0, -1.0), (3.0, 3.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %30 = "stablehlo.triangular_solve"(%0, %29) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%30, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %31 = stablehlo.constant dense<[[[(-1.0, -1.0), (3.0, 2.0), (4.0, 0.0)], [(2.0, -1.0), (4.0, 3.0), (0.0, 4.0)], [(1.0, -2.0), (5.0, 3.0), (4.0, -4.0)]], [[(-1.0, -2.0), (4.0, -6.0), (-8.0, 8.0)], [(-4.0, 4.0), (0.0, 0.0), (8.0, 0.0)], [(1.0, -4.0), (-4.0, -4.0), (-8.0, 8.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %32 = "stablehlo.triangular_solve"(%8, %31) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%32, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %33 = stablehlo.constant dense<[[[(-1.0, 0.0), (2.0, 3.0), (6.0, 1.0)], [(1.0, 2.0), (6.0, 1.0), (1.0, 3.0)], [(0.0, -1.0), (3.0, 4.0), (6.0, -1.0)]], [[(0.0, -1.0), (5.0, -1.0), (-8.0, 12.0)], [(-2.0, 0.0), (4.0, -4.0), (10.0, 0.0)], [(-1.0, 2.0), (-5.0, -3.0), (-7.0, 3.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %34 = "stablehlo.triangular_solve"(%8, %33) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%34, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %35 = stablehlo.constant dense<[[[(-1.0, 0.0), (2.0, 1.0), (6.0, 1.0)], [(1.0, 2.0), (2.0, 3.0), (1.0, 3.0)], [(0.0, -1.0), (5.0, 4.0), (6.0, -1.0)]], [[(0.0, -1.0), (3.0, -1.0), (-12.0, 8.0)], [(-2.0, 0.0), (4.0, 0.0), (8.0, 2.0)], [(-1.0, 2.0), (-1.0, -1.0), (-3.0, 9.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %36 = "stablehlo.triangular_solve"(%8, %35) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%36, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %37 = "stablehlo.triangular_solve"(%15, %29) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%37, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %38 = stablehlo.constant dense<[[[(-3.0, 1.0), (2.0, 1.0), (1.0, 0.0)], [(0.0, 3.0), (2.0, 2.0), (0.0, 1.0)], [(-3.0, 2.0), (3.0, 1.0), (1.0, -1.0)]], [[(1.0, -2.0), (6.0, -1.0), (-2.0, 2.0)], [(-6.0, -2.0), (-1.0, -3.0), (2.0, 0.0)], [(5.0, 4.0), (2.0, 0.0), (-2.0, 2.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %39 = "stablehlo.triangular_solve"(%15, %38) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%39, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %40 = "stablehlo.triangular_solve"(%15, %25) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%40, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %41 = "stablehlo.triangular_solve"(%20, %35) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%41, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %42 = stablehlo.constant dense<[[[(-3.0, 1.0), (3.0, 2.0), (4.0, 0.0)], [(0.0, 3.0), (4.0, 3.0), (0.0, 4.0)], [(-3.0, 2.0), (5.0, 3.0), (4.0, -4.0)]], [[(1.0, -2.0), (8.0, -2.0), (-8.0, 8.0)], [(-6.0, -2.0), (0.0, -4.0), (8.0, 0.0)], [(5.0, 4.0), (0.0, 0.0), (-8.0, 8.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %43 = "stablehlo.triangular_solve"(%20, %42) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%43, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  %44 = "stablehlo.triangular_solve"(%20, %31) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%44, %3) {max_ulp_difference = 1 : i64} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  return
}
// -----
// triangular_solve of complex<f32>, (1, 1)
func.func public @main() {
  %0 = stablehlo.constant dense<(55.0, 0.0)> : tensor<1x1xcomplex<f32>>
  %1 = stablehlo.constant dense<(-1.0, 0.0)> : tensor<1x1xcomplex<f32>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%3, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%4, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%6, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%7, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%8, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %9 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%9, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%10, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%11, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %12 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%12, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %13 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%13, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %14 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%14, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %15 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%15, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %16 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%16, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %17 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%17, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %18 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%18, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %19 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%19, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %20 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%20, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %21 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%21, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %22 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%22, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %23 = "stablehlo.triangular_solve"(%0, %1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%23, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %24 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%24, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %25 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%25, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %26 = "stablehlo.triangular_solve"(%5, %1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%26, %1) {max_ulp_difference = 1 : i64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  return
}
// -----
// triangular_solve of complex<f32>, (0, 0)
func.func public @main() {
  %0 = stablehlo.constant dense<> : tensor<0x0xcomplex<f32>>
  %1 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %1) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%3, %1) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%4, %1) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %5 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%5, %1) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %6 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%6, %1) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %7 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%7, %1) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %8 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %9 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%9, %8) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %10 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%10, %8) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %11 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%11, %8) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %12 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%12, %8) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %13 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%13, %8) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %14 = "stablehlo.triangular_solve"(%0, %8) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<0x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%14, %8) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  return
}
// -----
// triangular_solve of complex<f32>, (2, 2)
func.func public @main() {
  %0 = stablehlo.constant dense<[[(55.0, 0.0), (99.0, 0.0)], [(1.0, 0.0), (55.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %1 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%2, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %3 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%3, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %4 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%4, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<[[(1.0, 0.0), (99.0, 0.0)], [(1.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %6 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%6, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %7 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%7, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %8 = "stablehlo.triangular_solve"(%5, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%8, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %9 = stablehlo.constant dense<[[(55.0, 0.0), (1.0, 0.0)], [(99.0, 0.0), (55.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %10 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%10, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %11 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%11, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %12 = "stablehlo.triangular_solve"(%9, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%12, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, 0.0)], [(99.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %14 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%14, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %15 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%15, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %16 = "stablehlo.triangular_solve"(%13, %1) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%16, %1) {max_ulp_difference = 1 : i64} : (tensor<2x0xcomplex<f32>>, tensor<2x0xcomplex<f32>>) -> ()
  %17 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  %18 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%18, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %19 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%19, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %20 = "stablehlo.triangular_solve"(%0, %17) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%20, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %21 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%21, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %22 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%22, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %23 = "stablehlo.triangular_solve"(%5, %17) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%23, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %24 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%24, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %25 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%25, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %26 = "stablehlo.triangular_solve"(%9, %17) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%26, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %27 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%27, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %28 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%28, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  %29 = "stablehlo.triangular_solve"(%13, %17) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%29, %17) {max_ulp_difference = 1 : i64} : (tensor<0x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> ()
  return
}
// -----
// triangular_solve of complex<f64>, (3, 3)
func.func public @main() {
  %0 = stablehlo.constant dense<[[(55.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (55.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (-1.0, -1.0), (55.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(2.0, -2.0), (0.0, -1.0)], [(0.0, 0.0), (1.0, 2.0)], [(-4.0, 2.0), (1.0, -3.0)]]> : tensor<3x2xcomplex<f64>>
  %2 = "stablehlo.triangular_solve"(%0, %1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(2.0, -2.0), (0.0, -1.0)], [(2.0, -2.0), (1.0, 1.0)], [(2.0, 0.0), (1.0, -2.0)]]> : tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%2, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %4 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0)], [(0.0, -4.0), (-2.0, 2.0)], [(2.0, 0.0), (1.0, -2.0)]]> : tensor<3x2xcomplex<f64>>
  %5 = "stablehlo.triangular_solve"(%0, %4) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%5, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %6 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0)], [(0.0, 0.0), (2.0, 4.0)], [(2.0, 0.0), (1.0, -2.0)]]> : tensor<3x2xcomplex<f64>>
  %7 = "stablehlo.triangular_solve"(%0, %6) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%7, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %8 = stablehlo.constant dense<[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (2.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (-1.0, -1.0), (4.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %9 = stablehlo.constant dense<[[(2.0, -2.0), (0.0, -1.0)], [(2.0, -2.0), (2.0, 3.0)], [(2.0, 2.0), (4.0, -9.0)]]> : tensor<3x2xcomplex<f64>>
  %10 = "stablehlo.triangular_solve"(%8, %9) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%10, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %11 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0)], [(2.0, -6.0), (-1.0, 3.0)], [(8.0, 0.0), (4.0, -8.0)]]> : tensor<3x2xcomplex<f64>>
  %12 = "stablehlo.triangular_solve"(%8, %11) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%12, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %13 = stablehlo.constant dense<[[(-2.0, 0.0), (-2.0, 0.0)], [(2.0, -2.0), (3.0, 5.0)], [(8.0, 0.0), (4.0, -8.0)]]> : tensor<3x2xcomplex<f64>>
  %14 = "stablehlo.triangular_solve"(%8, %13) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%14, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %15 = stablehlo.constant dense<[[(55.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(99.0, 0.0), (55.0, 0.0), (-1.0, 1.0)], [(99.0, 0.0), (99.0, 0.0), (55.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %16 = "stablehlo.triangular_solve"(%15, %6) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%16, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %17 = stablehlo.constant dense<[[(2.0, -2.0), (0.0, -1.0)], [(0.0, 0.0), (1.0, 2.0)], [(0.0, 6.0), (-1.0, -1.0)]]> : tensor<3x2xcomplex<f64>>
  %18 = "stablehlo.triangular_solve"(%15, %17) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%18, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %19 = "stablehlo.triangular_solve"(%15, %1) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%19, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %20 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(99.0, 0.0), (2.0, 0.0), (-1.0, 1.0)], [(99.0, 0.0), (99.0, 0.0), (4.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %21 = "stablehlo.triangular_solve"(%20, %13) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%21, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %22 = stablehlo.constant dense<[[(2.0, -2.0), (0.0, -1.0)], [(2.0, -2.0), (2.0, 3.0)], [(6.0, 6.0), (2.0, -7.0)]]> : tensor<3x2xcomplex<f64>>
  %23 = "stablehlo.triangular_solve"(%20, %22) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%23, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %24 = "stablehlo.triangular_solve"(%20, %9) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%24, %3) {max_ulp_difference = 1 : i64} : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> ()
  %25 = stablehlo.constant dense<[[(3.0, -1.0), (-4.0, 0.0), (1.0, -1.0)], [(-1.0, -1.0), (0.0, -6.0), (2.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  %26 = "stablehlo.triangular_solve"(%0, %25) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %27 = stablehlo.constant dense<[[(2.0, -2.0), (-2.0, 0.0), (1.0, -1.0)], [(1.0, -1.0), (0.0, -2.0), (2.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%26, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %28 = stablehlo.constant dense<[[(2.0, -2.0), (-4.0, 2.0), (1.0, 3.0)], [(1.0, -1.0), (-1.0, -1.0), (-1.0, 5.0)]]> : tensor<2x3xcomplex<f64>>
  %29 = "stablehlo.triangular_solve"(%0, %28) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%29, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %30 = stablehlo.constant dense<[[(2.0, -2.0), (-4.0, 2.0), (1.0, -1.0)], [(1.0, -1.0), (-1.0, -1.0), (3.0, 5.0)]]> : tensor<2x3xcomplex<f64>>
  %31 = "stablehlo.triangular_solve"(%0, %30) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%31, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %32 = stablehlo.constant dense<[[(3.0, -1.0), (-6.0, 0.0), (4.0, -4.0)], [(-1.0, -1.0), (0.0, -8.0), (8.0, 8.0)]]> : tensor<2x3xcomplex<f64>>
  %33 = "stablehlo.triangular_solve"(%8, %32) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%33, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %34 = stablehlo.constant dense<[[(2.0, -2.0), (-6.0, 2.0), (4.0, 0.0)], [(1.0, -1.0), (-1.0, -3.0), (5.0, 11.0)]]> : tensor<2x3xcomplex<f64>>
  %35 = "stablehlo.triangular_solve"(%8, %34) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%35, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %36 = stablehlo.constant dense<[[(2.0, -2.0), (-6.0, 2.0), (4.0, -4.0)], [(1.0, -1.0), (-1.0, -3.0), (9.0, 11.0)]]> : tensor<2x3xcomplex<f64>>
  %37 = "stablehlo.triangular_solve"(%8, %36) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%37, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %38 = "stablehlo.triangular_solve"(%15, %30) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%38, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %39 = stablehlo.constant dense<[[(3.0, -1.0), (-2.0, 2.0), (1.0, -1.0)], [(-1.0, -1.0), (-4.0, -2.0), (2.0, 2.0)]]> : tensor<2x3xcomplex<f64>>
  %40 = "stablehlo.triangular_solve"(%15, %39) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%40, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %41 = "stablehlo.triangular_solve"(%15, %25) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%41, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %42 = "stablehlo.triangular_solve"(%20, %36) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%42, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %43 = stablehlo.constant dense<[[(3.0, -1.0), (-4.0, 2.0), (4.0, -4.0)], [(-1.0, -1.0), (-4.0, -4.0), (8.0, 8.0)]]> : tensor<2x3xcomplex<f64>>
  %44 = "stablehlo.triangular_solve"(%20, %43) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%44, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  %45 = "stablehlo.triangular_solve"(%20, %32) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%45, %27) {max_ulp_difference = 1 : i64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
