// cholesky of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xbf16>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xbf16>) -> tensor<1x1xbf16>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xbf16>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xbf16>) -> tensor<1x1xbf16>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xbf16>, tensor<1x1xbf16>) -> tensor<1x1xbf16>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xbf16>, tensor<1x1xbf16>) -> ()
  %12 = stablehlo.constant dense<"0x803FC642C64280BFA040C642803F803F9041"> : tensor<3x3xbf16>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xbf16>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %19 = stablehlo.constant dense<"0x803F0000000080BF00400000803F803F8040"> : tensor<3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
  %20 = stablehlo.constant dense<"0x803F80BF803FC642A040803FC642C6429041"> : tensor<3x3xbf16>
  %21 = "stablehlo.cholesky"(%20) <{lower = false}> : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %25 = "stablehlo.select"(%24, %21, %17) : (tensor<3x3xi1>, tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %26 = stablehlo.constant dense<"0x803F80BF803F00000040803F000000008040"> : tensor<3x3xbf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> ()
  %27 = stablehlo.constant dense<"0x803FC642C642C64200008040C642C64280BF00008841C64280BF0040803F4040803FC642C642C642803FA040C642C64280BF803F9041C642000000C080BF0040"> : tensor<2x4x4xbf16>
  %28 = "stablehlo.cholesky"(%27) <{lower = true}> : (tensor<2x4x4xbf16>) -> tensor<2x4x4xbf16>
  %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %30 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %32 = stablehlo.constant dense<0.0> : tensor<2x4x4xbf16>
  %33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xbf16>, tensor<2x4x4xbf16>) -> tensor<2x4x4xbf16>
  %34 = stablehlo.constant dense<"0x803F000000000000000000400000000080BF00008040000080BF803F0000803F803F000000000000803F00400000000080BF803F80400000000080BF0000803F"> : tensor<2x4x4xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<2x4x4xbf16>, tensor<2x4x4xbf16>) -> ()
  %35 = stablehlo.constant dense<"0x803F000080BF80BFC642804000000040C642C6428841803FC642C642C6424040803F803F80BF0000C642A040803F00C0C642C642904180BFC642C642C6420040"> : tensor<2x4x4xbf16>
  %36 = "stablehlo.cholesky"(%35) <{lower = false}> : (tensor<2x4x4xbf16>) -> tensor<2x4x4xbf16>
  %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %40 = "stablehlo.select"(%39, %36, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xbf16>, tensor<2x4x4xbf16>) -> tensor<2x4x4xbf16>
  %41 = stablehlo.constant dense<"0x803F000080BF80BF000000400000803F0000000080400000000000000000803F803F803F80BF000000000040803F80BF0000000080400000000000000000803F"> : tensor<2x4x4xbf16>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x4x4xbf16>, tensor<2x4x4xbf16>) -> ()
  %42 = stablehlo.constant dense<[[[[1.0, 99.0], [-1.0, 5.0]]], [[[1.0, 99.0], [-1.0, 5.0]]]]> : tensor<2x1x2x2xbf16>
  %43 = "stablehlo.cholesky"(%42) <{lower = true}> : (tensor<2x1x2x2xbf16>) -> tensor<2x1x2x2xbf16>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xbf16>
  %48 = "stablehlo.select"(%46, %43, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xbf16>, tensor<2x1x2x2xbf16>) -> tensor<2x1x2x2xbf16>
  %49 = stablehlo.constant dense<[[[[1.0, 0.0], [-1.0, 2.0]]], [[[1.0, 0.0], [-1.0, 2.0]]]]> : tensor<2x1x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x1x2x2xbf16>, tensor<2x1x2x2xbf16>) -> ()
  %50 = stablehlo.constant dense<[[[[1.0, -1.0], [99.0, 5.0]]], [[[1.0, -1.0], [99.0, 5.0]]]]> : tensor<2x1x2x2xbf16>
  %51 = "stablehlo.cholesky"(%50) <{lower = false}> : (tensor<2x1x2x2xbf16>) -> tensor<2x1x2x2xbf16>
  %52 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %55 = "stablehlo.select"(%54, %51, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xbf16>, tensor<2x1x2x2xbf16>) -> tensor<2x1x2x2xbf16>
  %56 = stablehlo.constant dense<[[[[1.0, -1.0], [0.0, 2.0]]], [[[1.0, -1.0], [0.0, 2.0]]]]> : tensor<2x1x2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<2x1x2x2xbf16>, tensor<2x1x2x2xbf16>) -> ()
  %57 = stablehlo.constant dense<> : tensor<0x0xbf16>
  %58 = "stablehlo.cholesky"(%57) <{lower = true}> : (tensor<0x0xbf16>) -> tensor<0x0xbf16>
  stablehlo.custom_call @check.expect_eq(%58, %57) : (tensor<0x0xbf16>, tensor<0x0xbf16>) -> ()
  %59 = "stablehlo.cholesky"(%57) <{lower = false}> : (tensor<0x0xbf16>) -> tensor<0x0xbf16>
  stablehlo.custom_call @check.expect_eq(%59, %57) : (tensor<0x0xbf16>, tensor<0x0xbf16>) -> ()
  %60 = stablehlo.constant dense<> : tensor<2x0x0xbf16>
  %61 = "stablehlo.cholesky"(%60) <{lower = true}> : (tensor<2x0x0xbf16>) -> tensor<2x0x0xbf16>
  stablehlo.custom_call @check.expect_eq(%61, %60) : (tensor<2x0x0xbf16>, tensor<2x0x0xbf16>) -> ()
  %62 = "stablehlo.cholesky"(%60) <{lower = false}> : (tensor<2x0x0xbf16>) -> tensor<2x0x0xbf16>
  stablehlo.custom_call @check.expect_eq(%62, %60) : (tensor<2x0x0xbf16>, tensor<2x0x0xbf16>) -> ()
  return
}
// -----
// cholesky of f16
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf16>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf16>) -> tensor<1x1xf16>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf16>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf16>) -> tensor<1x1xf16>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf16>, tensor<1x1xf16>) -> ()
  %12 = stablehlo.constant dense<"0x003C3056305600000044305600BC00C0804C"> : tensor<3x3xf16>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf16>) -> tensor<3x3xf16>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf16>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf16>, tensor<3x3xf16>) -> tensor<3x3xf16>
  %19 = stablehlo.constant dense<"0x003C0000000000000040000000BC00BC0044"> : tensor<3x3xf16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x3xf16>, tensor<3x3xf16>) -> ()
  %20 = stablehlo.constant dense<"0x003C000000BC3056004400C030563056804C"> : tensor<3x3xf16>
  %21 = "stablehlo.cholesky"(%20) <{lower = false}> : (tensor<3x3xf16>) -> tensor<3x3xf16>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %25 = "stablehlo.select"(%24, %21, %17) : (tensor<3x3xi1>, tensor<3x3xf16>, tensor<3x3xf16>) -> tensor<3x3xf16>
  %26 = stablehlo.constant dense<"0x003C000000BC0000004000BC000000000044"> : tensor<3x3xf16>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x3xf16>, tensor<3x3xf16>) -> ()
  %27 = stablehlo.constant dense<"0x003C30563056305600BC00453056305600000000004C305600BC003C00C40042003C305630563056003C00453056305600000040404C30560000000000C40040"> : tensor<2x4x4xf16>
  %28 = "stablehlo.cholesky"(%27) <{lower = true}> : (tensor<2x4x4xf16>) -> tensor<2x4x4xf16>
  %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %30 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %32 = stablehlo.constant dense<0.0> : tensor<2x4x4xf16>
  %33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xf16>, tensor<2x4x4xf16>) -> tensor<2x4x4xf16>
  %34 = stablehlo.constant dense<"0x003C00000000000000BC004000000000000000000044000000BC000000BC003C003C000000000000003C0040000000000000003C004400000000000000BC003C"> : tensor<2x4x4xf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<2x4x4xf16>, tensor<2x4x4xf16>) -> ()
  %35 = stablehlo.constant dense<"0x003C00BC000000BC305600450000003C30563056004C00C43056305630560042003C003C00000000305600450040000030563056404C00C43056305630560040"> : tensor<2x4x4xf16>
  %36 = "stablehlo.cholesky"(%35) <{lower = false}> : (tensor<2x4x4xf16>) -> tensor<2x4x4xf16>
  %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %40 = "stablehlo.select"(%39, %36, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xf16>, tensor<2x4x4xf16>) -> tensor<2x4x4xf16>
  %41 = stablehlo.constant dense<"0x003C00BC000000BC000000400000000000000000004400BC000000000000003C003C003C0000000000000040003C000000000000004400BC000000000000003C"> : tensor<2x4x4xf16>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2x4x4xf16>, tensor<2x4x4xf16>) -> ()
  %42 = stablehlo.constant dense<[[[[1.0, 99.0], [-1.0, 5.0]]], [[[1.0, 99.0], [1.0, 5.0]]]]> : tensor<2x1x2x2xf16>
  %43 = "stablehlo.cholesky"(%42) <{lower = true}> : (tensor<2x1x2x2xf16>) -> tensor<2x1x2x2xf16>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf16>
  %48 = "stablehlo.select"(%46, %43, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf16>, tensor<2x1x2x2xf16>) -> tensor<2x1x2x2xf16>
  %49 = stablehlo.constant dense<[[[[1.0, 0.0], [-1.0, 2.0]]], [[[1.0, 0.0], [1.0, 2.0]]]]> : tensor<2x1x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<2x1x2x2xf16>, tensor<2x1x2x2xf16>) -> ()
  %50 = stablehlo.constant dense<[[[[1.0, -1.0], [99.0, 5.0]]], [[[1.0, 1.0], [99.0, 5.0]]]]> : tensor<2x1x2x2xf16>
  %51 = "stablehlo.cholesky"(%50) <{lower = false}> : (tensor<2x1x2x2xf16>) -> tensor<2x1x2x2xf16>
  %52 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %55 = "stablehlo.select"(%54, %51, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf16>, tensor<2x1x2x2xf16>) -> tensor<2x1x2x2xf16>
  %56 = stablehlo.constant dense<[[[[1.0, -1.0], [0.0, 2.0]]], [[[1.0, 1.0], [0.0, 2.0]]]]> : tensor<2x1x2x2xf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<2x1x2x2xf16>, tensor<2x1x2x2xf16>) -> ()
  %57 = stablehlo.constant dense<> : tensor<0x0xf16>
  %58 = "stablehlo.cholesky"(%57) <{lower = true}> : (tensor<0x0xf16>) -> tensor<0x0xf16>
  stablehlo.custom_call @check.expect_eq(%58, %57) : (tensor<0x0xf16>, tensor<0x0xf16>) -> ()
  %59 = "stablehlo.cholesky"(%57) <{lower = false}> : (tensor<0x0xf16>) -> tensor<0x0xf16>
  stablehlo.custom_call @check.expect_eq(%59, %57) : (tensor<0x0xf16>, tensor<0x0xf16>) -> ()
  %60 = stablehlo.constant dense<> : tensor<2x0x0xf16>
  %61 = "stablehlo.cholesky"(%60) <{lower = true}> : (tensor<2x0x0xf16>) -> tensor<2x0x0xf16>
  stablehlo.custom_call @check.expect_eq(%61, %60) : (tensor<2x0x0xf16>, tensor<2x0x0xf16>) -> ()
  %62 = "stablehlo.cholesky"(%60) <{lower = false}> : (tensor<2x0x0xf16>) -> tensor<2x0x0xf16>
  stablehlo.custom_call @check.expect_eq(%62, %60) : (tensor<2x0x0xf16>, tensor<2x0x0xf16>) -> ()
  return
}
// -----
// cholesky of f32
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf32>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf32>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_almost_eq(%6, %0) {tolerance = 1.0e-05 : f64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  stablehlo.custom_call @check.expect_almost_eq(%11, %0) {tolerance = 1.0e-05 : f64} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  %12 = stablehlo.constant dense<[[1.0, 99.0, 99.0], [-1.0, 5.0, 99.0], [1.0, -1.0, 17.0]]> : tensor<3x3xf32>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %19 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 2.0, 0.0], [1.0, 0.0, 4.0]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%18, %19) {tolerance = 1.0e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %20 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [99.0, 5.0, -1.0], [99.0, 99.0, 17.0]]> : tensor<3x3xf32>
  %21 = "stablehlo.cholesky"(%20) <{lower = false}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %25 = "stablehlo.select"(%24, %21, %17) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %26 = stablehlo.constant dense<[[1.0, -1.0, 1.0], [0.0, 2.0, 0.0], [0.0, 0.0, 4.0]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_almost_eq(%25, %26) {tolerance = 1.0e-05 : f64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %27 = stablehlo.constant dense<[[[1.0, 99.0, 99.0, 99.0], [0.0, 4.0, 99.0, 99.0], [1.0, -2.0, 18.0, 99.0], [1.0, -2.0, 2.0, 3.0]], [[1.0, 99.0, 99.0, 99.0], [1.0, 5.0, 99.0, 99.0], [-1.0, 1.0, 18.0, 99.0], [0.0, -2.0, -5.0, 3.0]]]> : tensor<2x4x4xf32>
  %28 = "stablehlo.cholesky"(%27) <{lower = true}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %30 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %32 = stablehlo.constant dense<0.0> : tensor<2x4x4xf32>
  %33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %34 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [1.0, -1.0, 4.0, 0.0], [1.0, -1.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [1.0, 2.0, 0.0, 0.0], [-1.0, 1.0, 4.0, 0.0], [0.0, -1.0, -1.0, 1.0]]]> : tensor<2x4x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%33, %34) {tolerance = 1.0e-05 : f64} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> ()
  %35 = stablehlo.constant dense<[[[1.0, 0.0, 1.0, 1.0], [99.0, 4.0, -2.0, -2.0], [99.0, 99.0, 18.0, 2.0], [99.0, 99.0, 99.0, 3.0]], [[1.0, 1.0, -1.0, 0.0], [99.0, 5.0, 1.0, -2.0], [99.0, 99.0, 18.0, -5.0], [99.0, 99.0, 99.0, 3.0]]]> : tensor<2x4x4xf32>
  %36 = "stablehlo.cholesky"(%35) <{lower = false}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %40 = "stablehlo.select"(%39, %36, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %41 = stablehlo.constant dense<[[[1.0, 0.0, 1.0, 1.0], [0.0, 2.0, -1.0, -1.0], [0.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 1.0, -1.0, 0.0], [0.0, 2.0, 1.0, -1.0], [0.0, 0.0, 4.0, -1.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%40, %41) {tolerance = 1.0e-05 : f64} : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> ()
  %42 = stablehlo.constant dense<[[[[1.0, 99.0], [-1.0, 5.0]]], [[[1.0, 99.0], [1.0, 5.0]]]]> : tensor<2x1x2x2xf32>
  %43 = "stablehlo.cholesky"(%42) <{lower = true}> : (tensor<2x1x2x2xf32>) -> tensor<2x1x2x2xf32>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf32>
  %48 = "stablehlo.select"(%46, %43, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>) -> tensor<2x1x2x2xf32>
  %49 = stablehlo.constant dense<[[[[1.0, 0.0], [-1.0, 2.0]]], [[[1.0, 0.0], [1.0, 2.0]]]]> : tensor<2x1x2x2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%48, %49) {tolerance = 1.0e-05 : f64} : (tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>) -> ()
  %50 = stablehlo.constant dense<[[[[1.0, -1.0], [99.0, 5.0]]], [[[1.0, 1.0], [99.0, 5.0]]]]> : tensor<2x1x2x2xf32>
  %51 = "stablehlo.cholesky"(%50) <{lower = false}> : (tensor<2x1x2x2xf32>) -> tensor<2x1x2x2xf32>
  %52 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %55 = "stablehlo.select"(%54, %51, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>) -> tensor<2x1x2x2xf32>
  %56 = stablehlo.constant dense<[[[[1.0, -1.0], [0.0, 2.0]]], [[[1.0, 1.0], [0.0, 2.0]]]]> : tensor<2x1x2x2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%55, %56) {tolerance = 1.0e-05 : f64} : (tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>) -> ()
  %57 = stablehlo.constant dense<> : tensor<0x0xf32>
  %58 = "stablehlo.cholesky"(%57) <{lower = true}> : (tensor<0x0xf32>) -> tensor<0x0xf32>
  stablehlo.custom_call @check.expect_eq(%58, %57) : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
  %59 = "stablehlo.cholesky"(%57) <{lower = false}> : (tensor<0x0xf32>) -> tensor<0x0xf32>
  stablehlo.custom_call @check.expect_eq(%59, %57) : (tensor<0x0xf32>, tensor<0x0xf32>) -> ()
  %60 = stablehlo.constant dense<> : tensor<2x0x0xf32>
  %61 = "stablehlo.cholesky"(%60) <{lower = true}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
  stablehlo.custom_call @check.expect_eq(%61, %60) : (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> ()
  %62 = "stablehlo.cholesky"(%60) <{lower = false}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
  stablehlo.custom_call @check.expect_eq(%62, %60) : (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> ()
  %63 = stablehlo.constant dense<[[1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 16.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 0.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 1.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 16.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, 0.0, -2.0, -1.0, 0.0, 6.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 4.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 19.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 3.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -3.0, 0.0, 0.0, 0.0, 0.0, 6.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -2.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 6.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 19.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 4.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 18.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, -4.0, 0.0, 0.0, -4.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, -1.0, 0.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 18.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 3.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, -2.0, 4.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, -2.0, 0.0, 1.0, 11.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 16.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 1.0, 0.0, 5.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, -1.0, 1.0, 0.0, 5.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, -1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 2.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 4.0, 0.0, 1.0, 0.0, 2.0, 8.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 2.0, -4.0, 0.0, 1.0, 4.0, 0.0, -3.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 22.0, 99.0], [0.0, 0.0, 0.0, 0.0, -2.0, 4.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, -2.0, 5.0]]> : tensor<40x40xf32>
  %64 = "stablehlo.cholesky"(%63) <{lower = true}> : (tensor<40x40xf32>) -> tensor<40x40xf32>
  %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<40x40xi32>
  %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<40x40xi32>
  %67 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x40xi32>, tensor<40x40xi32>) -> tensor<40x40xi1>
  %68 = stablehlo.constant dense<0.0> : tensor<40x40xf32>
  %69 = "stablehlo.select"(%67, %64, %68) : (tensor<40x40xi1>, tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>
  %70 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 1.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, -0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, -0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -0.0, 0.0, -0.0, -1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 1.0, 0.0, -0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, 0.0, -1.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -0.0, -0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 1.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 1.0, -0.0, -0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -1.0, 0.0, 1.0, 1.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, -0.0, 1.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -1.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 1.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, -1.0, -0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -1.0, 0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -1.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 1.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 1.0, -1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 1.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -1.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, 0.0, 1.0, -0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, -0.0, 0.0, -0.0, 2.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, 1.0, -1.0, 0.0, 0.0, 1.0, 0.0, -1.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, -0.0, 4.0, 0.0], [-0.0, -0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -1.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, -1.0, -0.0, 1.0]]> : tensor<40x40xf32>
  stablehlo.custom_call @check.expect_almost_eq(%69, %70) {tolerance = 1.0e-05 : f64} : (tensor<40x40xf32>, tensor<40x40xf32>) -> ()
  %71 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 4.0, 0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0], [99.0, 99.0, 16.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -2.0], [99.0, 99.0, 99.0, 99.0, 99.0, 17.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 4.0, -4.0, 4.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 1.0, 0.0, 2.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 1.0, -1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 16.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, -3.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 17.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 4.0, 0.0, 0.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 17.0, 0.0, -1.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 19.0, 0.0, 0.0, 1.0, 0.0, -3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 1.0, -1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 17.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 6.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -2.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 17.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 3.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 6.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 2.0, 2.0, 0.0, 1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 19.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 18.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.0, -1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 4.0, 0.0, 0.0, -2.0, 0.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 18.0, 0.0, 0.0, 0.0, 0.0, 4.0, -1.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 3.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 11.0, 0.0, 1.0, 1.0, 1.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 16.0, 0.0, 0.0, 0.0, 0.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0, 2.0, -1.0, 1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 8.0, -1.0, -1.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 22.0, -2.0], [99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 5.0]]> : tensor<40x40xf32>
  %72 = "stablehlo.cholesky"(%71) <{lower = false}> : (tensor<40x40xf32>) -> tensor<40x40xf32>
  %73 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<40x40xi32>
  %74 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<40x40xi32>
  %75 = "stablehlo.compare"(%73, %74) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<40x40xi32>, tensor<40x40xi32>) -> tensor<40x40xi1>
  %76 = "stablehlo.select"(%75, %72, %68) : (tensor<40x40xi1>, tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>
  %77 = stablehlo.constant dense<[[1.0, -0.0, -0.0, -0.0, -1.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0], [0.0, 2.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 1.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 1.0, 0.0, 0.0, -0.0], [0.0, 0.0, 4.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 1.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, -0.0, 0.0, 0.0, 1.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, -1.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -0.0, 0.0, -0.0, 1.0, 1.0, -1.0, 1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, 0.0, 0.0, 1.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 0.0, 1.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 1.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, -0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -1.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 1.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 1.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, 0.0, 1.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -1.0, -1.0, -0.0, 0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, 0.0, 0.0, -1.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, -0.0, 0.0, -1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -1.0, -0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -0.0, 1.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0, 0.0, 0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -0.0, -0.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -0.0, -1.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<40x40xf32>
  stablehlo.custom_call @check.expect_almost_eq(%76, %77) {tolerance = 1.0e-05 : f64} : (tensor<40x40xf32>, tensor<40x40xf32>) -> ()
  return
}
// -----
// cholesky of f64
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf64>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf64>) -> tensor<1x1xf64>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf64>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_almost_eq(%6, %0) {tolerance = 1.0e-13 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf64>) -> tensor<1x1xf64>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  stablehlo.custom_call @check.expect_almost_eq(%11, %0) {tolerance = 1.0e-13 : f64} : (tensor<1x1xf64>, tensor<1x1xf64>) -> ()
  %12 = stablehlo.constant dense<[[1.0, 99.0, 99.0], [-1.0, 5.0, 99.0], [0.0, 2.0, 17.0]]> : tensor<3x3xf64>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf64>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %19 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 2.0, 0.0], [0.0, 1.0, 4.0]]> : tensor<3x3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%18, %19) {tolerance = 1.0e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
  %20 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [99.0, 5.0, 2.0], [99.0, 99.0, 17.0]]> : tensor<3x3xf64>
  %21 = "stablehlo.cholesky"(%20) <{lower = false}> : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %22 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %23 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %24 = "stablehlo.compare"(%22, %23) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %25 = "stablehlo.select"(%24, %21, %17) : (tensor<3x3xi1>, tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
  %26 = stablehlo.constant dense<[[1.0, -1.0, 0.0], [0.0, 2.0, 1.0], [0.0, 0.0, 4.0]]> : tensor<3x3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%25, %26) {tolerance = 1.0e-13 : f64} : (tensor<3x3xf64>, tensor<3x3xf64>) -> ()
  %27 = stablehlo.constant dense<[[[1.0, 99.0, 99.0, 99.0], [0.0, 4.0, 99.0, 99.0], [1.0, -2.0, 18.0, 99.0], [0.0, 2.0, -5.0, 3.0]], [[1.0, 99.0, 99.0, 99.0], [0.0, 4.0, 99.0, 99.0], [1.0, 0.0, 17.0, 99.0], [-1.0, -2.0, -1.0, 3.0]]]> : tensor<2x4x4xf64>
  %28 = "stablehlo.cholesky"(%27) <{lower = true}> : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %29 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %30 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %31 = "stablehlo.compare"(%29, %30) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %32 = stablehlo.constant dense<0.0> : tensor<2x4x4xf64>
  %33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %34 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [1.0, -1.0, 4.0, 0.0], [0.0, 1.0, -1.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [1.0, 0.0, 4.0, 0.0], [-1.0, -1.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%33, %34) {tolerance = 1.0e-13 : f64} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> ()
  %35 = stablehlo.constant dense<[[[1.0, 0.0, 1.0, 0.0], [99.0, 4.0, -2.0, 2.0], [99.0, 99.0, 18.0, -5.0], [99.0, 99.0, 99.0, 3.0]], [[1.0, 0.0, 1.0, -1.0], [99.0, 4.0, 0.0, -2.0], [99.0, 99.0, 17.0, -1.0], [99.0, 99.0, 99.0, 3.0]]]> : tensor<2x4x4xf64>
  %36 = "stablehlo.cholesky"(%35) <{lower = false}> : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %37 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %39 = "stablehlo.compare"(%37, %38) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %40 = "stablehlo.select"(%39, %36, %32) : (tensor<2x4x4xi1>, tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %41 = stablehlo.constant dense<[[[1.0, 0.0, 1.0, 0.0], [0.0, 2.0, -1.0, 1.0], [0.0, 0.0, 4.0, -1.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 1.0, -1.0], [0.0, 2.0, 0.0, -1.0], [0.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%40, %41) {tolerance = 1.0e-13 : f64} : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> ()
  %42 = stablehlo.constant dense<[[[[1.0, 99.0], [1.0, 5.0]]], [[[1.0, 99.0], [-1.0, 5.0]]]]> : tensor<2x1x2x2xf64>
  %43 = "stablehlo.cholesky"(%42) <{lower = true}> : (tensor<2x1x2x2xf64>) -> tensor<2x1x2x2xf64>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf64>
  %48 = "stablehlo.select"(%46, %43, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf64>, tensor<2x1x2x2xf64>) -> tensor<2x1x2x2xf64>
  %49 = stablehlo.constant dense<[[[[1.0, 0.0], [1.0, 2.0]]], [[[1.0, 0.0], [-1.0, 2.0]]]]> : tensor<2x1x2x2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%48, %49) {tolerance = 1.0e-13 : f64} : (tensor<2x1x2x2xf64>, tensor<2x1x2x2xf64>) -> ()
  %50 = stablehlo.constant dense<[[[[1.0, 1.0], [99.0, 5.0]]], [[[1.0, -1.0], [99.0, 5.0]]]]> : tensor<2x1x2x2xf64>
  %51 = "stablehlo.cholesky"(%50) <{lower = false}> : (tensor<2x1x2x2xf64>) -> tensor<2x1x2x2xf64>
  %52 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %53 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %54 = "stablehlo.compare"(%52, %53) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %55 = "stablehlo.select"(%54, %51, %47) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf64>, tensor<2x1x2x2xf64>) -> tensor<2x1x2x2xf64>
  %56 = stablehlo.constant dense<[[[[1.0, 1.0], [0.0, 2.0]]], [[[1.0, -1.0], [0.0, 2.0]]]]> : tensor<2x1x2x2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%55, %56) {tolerance = 1.0e-13 : f64} : (tensor<2x1x2x2xf64>, tensor<2x1x2x2xf64>) -> ()
  %57 = stablehlo.constant dense<> : tensor<0x0xf64>
  %58 = "stablehlo.cholesky"(%57) <{lower = true}> : (tensor<0x0xf64>) -> tensor<0x0xf64>
  stablehlo.custom_call @check.expect_eq(%58, %57) : (tensor<0x0xf64>, tensor<0x0xf64>) -> ()
  %59 = "stablehlo.cholesky"(%57) <{lower = false}> : (tensor<0x0xf64>) -> tensor<0x0xf64>
  stablehlo.custom_call @check.expect_eq(%59, %57) : (tensor<0x0xf64>, tensor<0x0xf64>) -> ()
  %60 = stablehlo.constant dense<> : tensor<2x0x0xf64>
  %61 = "stablehlo.cholesky"(%60) <{lower = true}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
  stablehlo.custom_call @check.expect_eq(%61, %60) : (tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> ()
  %62 = "stablehlo.cholesky"(%60) <{lower = false}> : (tensor<2x0x0xf64>) -> tensor<2x0x0xf64>
  stablehlo.custom_call @check.expect_eq(%62, %60) : (tensor<2x0x0xf64>, tensor<2x0x0xf64>) -> ()
  %63 = stablehlo.constant dense<[[1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 16.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 16.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 1.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -1.0, -4.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, -2.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 1.0, 0.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 6.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, -4.0, 1.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 7.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -2.0, 0.0, 1.0, 1.0, 0.0, -1.0, 0.0, 20.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 3.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 4.0, -1.0, 2.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 20.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 17.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [-1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 6.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 19.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 2.0, 0.0, 1.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -2.0, 0.0, 0.0, 6.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, -1.0, -2.0, 0.0, 1.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -2.0, 1.0, 0.0, 4.0, 21.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 4.0, 99.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 5.0, 99.0, 99.0, 99.0, 99.0, 99.0], [0.0, -2.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 18.0, 99.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, -4.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 3.0, 99.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -2.0, 0.0, 0.0, -2.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -4.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -2.0, -1.0, -4.0, 0.0, 10.0, 99.0, 99.0], [0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 0.0, 0.0, 0.0, -2.0, 20.0, 99.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 3.0]]> : tensor<40x40xf64>
  %64 = "stablehlo.cholesky"(%63) <{lower = true}> : (tensor<40x40xf64>) -> tensor<40x40xf64>
  %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<40x40xi32>
  %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<40x40xi32>
  %67 = "stablehlo.compare"(%65, %66) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x40xi32>, tensor<40x40xi32>) -> tensor<40x40xi1>
  %68 = stablehlo.constant dense<0.0> : tensor<40x40xf64>
  %69 = "stablehlo.select"(%67, %64, %68) : (tensor<40x40xi1>, tensor<40x40xf64>, tensor<40x40xf64>) -> tensor<40x40xf64>
  %70 = stablehlo.constant dense<[[1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, -0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, -0.0, -0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -1.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, -0.0, 1.0, -0.0, 0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -1.0, -1.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -1.0, -0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 1.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -1.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -1.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, 1.0, 0.0, -0.0, 0.0, -1.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -1.0, -1.0, 0.0, 1.0, 0.0, 0.0, -1.0, -0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 1.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, -0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -1.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -1.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-1.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -1.0, -0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, -1.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 0.0, -0.0, -0.0, -0.0, -0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, -0.0, 0.0, -0.0, 0.0, 0.0, 1.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -1.0, 0.0, -0.0, 0.0, -1.0, 0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, 0.0, 0.0, -1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -0.0, 0.0, 0.0, -1.0, 0.0, -0.0, 1.0, 4.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 1.0, -1.0, 0.0, 0.0, 0.0, -0.0, 0.0, 1.0, -0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -1.0, 0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -1.0, -0.0, -0.0, -0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 4.0, 0.0, 0.0, 0.0, 0.0], [-0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, -0.0, 0.0, -0.0, -0.0, 0.0, -0.0, 0.0, -1.0, -1.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, -1.0, -0.0, 0.0, -1.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, -1.0, -0.0, 0.0, 1.0, 0.0, 0.0, -0.0, -1.0, 0.0, 0.0, 0.0, 0.0, -1.0, 0.0, 2.0, 0.0, 0.0], [0.0, 0.0, -0.0, 0.0, 1.0, -0.0, -0.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, 0.0, -1.0, -0.0, -0.0, 0.0, -0.0, 0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -0.0, -0.0, -1.0, 4.0, 0.0], [-0.0, -0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 1.0, -0.0, 0.0, -0.0, -0.0, 0.0, 0.0, -0.0, 0.0, 0.0, 0.0, 1.0, 1.0]]> : tensor<40x40xf64>
  stablehlo.custom_call @check.expect_almost_eq(%69, %70) {tolerance = 1.0e-13 : f64} : (tensor<40x40xf64>, tensor<40x40xf64>) -> ()
  return
}
// -----
// cholesky of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf4E2M1FN>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf4E2M1FN>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf4E2M1FN>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>) -> tensor<1x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf4E2M1FN>) -> tensor<1x1xf4E2M1FN>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>) -> tensor<1x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf4E2M1FN>, tensor<1x1xf4E2M1FN>) -> ()
  %12 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf4E2M1FN>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf4E2M1FN>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> tensor<3x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf4E2M1FN>, tensor<3x3xf4E2M1FN>) -> ()
  %24 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf4E2M1FN>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf4E2M1FN>) -> tensor<2x4x4xf4E2M1FN>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf4E2M1FN>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf4E2M1FN>, tensor<2x4x4xf4E2M1FN>) -> tensor<2x4x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf4E2M1FN>, tensor<2x4x4xf4E2M1FN>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf4E2M1FN>) -> tensor<2x4x4xf4E2M1FN>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf4E2M1FN>, tensor<2x4x4xf4E2M1FN>) -> tensor<2x4x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf4E2M1FN>, tensor<2x4x4xf4E2M1FN>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf4E2M1FN>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf4E2M1FN>) -> tensor<2x1x2x2xf4E2M1FN>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf4E2M1FN>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf4E2M1FN>, tensor<2x1x2x2xf4E2M1FN>) -> tensor<2x1x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf4E2M1FN>, tensor<2x1x2x2xf4E2M1FN>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf4E2M1FN>) -> tensor<2x1x2x2xf4E2M1FN>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf4E2M1FN>, tensor<2x1x2x2xf4E2M1FN>) -> tensor<2x1x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf4E2M1FN>, tensor<2x1x2x2xf4E2M1FN>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf4E2M1FN>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf4E2M1FN>) -> tensor<0x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf4E2M1FN>, tensor<0x0xf4E2M1FN>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf4E2M1FN>) -> tensor<0x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf4E2M1FN>, tensor<0x0xf4E2M1FN>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf4E2M1FN>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf4E2M1FN>) -> tensor<2x0x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf4E2M1FN>, tensor<2x0x0xf4E2M1FN>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf4E2M1FN>) -> tensor<2x0x0xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf4E2M1FN>, tensor<2x0x0xf4E2M1FN>) -> ()
  return
}
// -----
// cholesky of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf6E2M3FN>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf6E2M3FN>) -> tensor<1x1xf6E2M3FN>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf6E2M3FN>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf6E2M3FN>, tensor<1x1xf6E2M3FN>) -> tensor<1x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf6E2M3FN>, tensor<1x1xf6E2M3FN>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf6E2M3FN>) -> tensor<1x1xf6E2M3FN>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf6E2M3FN>, tensor<1x1xf6E2M3FN>) -> tensor<1x1xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf6E2M3FN>, tensor<1x1xf6E2M3FN>) -> ()
  %12 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf6E2M3FN>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf6E2M3FN>) -> tensor<3x3xf6E2M3FN>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf6E2M3FN>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> tensor<3x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf6E2M3FN>) -> tensor<3x3xf6E2M3FN>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> tensor<3x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf6E2M3FN>, tensor<3x3xf6E2M3FN>) -> ()
  %24 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf6E2M3FN>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf6E2M3FN>) -> tensor<2x4x4xf6E2M3FN>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf6E2M3FN>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf6E2M3FN>, tensor<2x4x4xf6E2M3FN>) -> tensor<2x4x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf6E2M3FN>, tensor<2x4x4xf6E2M3FN>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf6E2M3FN>) -> tensor<2x4x4xf6E2M3FN>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf6E2M3FN>, tensor<2x4x4xf6E2M3FN>) -> tensor<2x4x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf6E2M3FN>, tensor<2x4x4xf6E2M3FN>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf6E2M3FN>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf6E2M3FN>) -> tensor<2x1x2x2xf6E2M3FN>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf6E2M3FN>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf6E2M3FN>, tensor<2x1x2x2xf6E2M3FN>) -> tensor<2x1x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf6E2M3FN>, tensor<2x1x2x2xf6E2M3FN>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf6E2M3FN>) -> tensor<2x1x2x2xf6E2M3FN>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf6E2M3FN>, tensor<2x1x2x2xf6E2M3FN>) -> tensor<2x1x2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf6E2M3FN>, tensor<2x1x2x2xf6E2M3FN>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf6E2M3FN>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf6E2M3FN>) -> tensor<0x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf6E2M3FN>, tensor<0x0xf6E2M3FN>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf6E2M3FN>) -> tensor<0x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf6E2M3FN>, tensor<0x0xf6E2M3FN>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf6E2M3FN>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf6E2M3FN>) -> tensor<2x0x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf6E2M3FN>, tensor<2x0x0xf6E2M3FN>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf6E2M3FN>) -> tensor<2x0x0xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf6E2M3FN>, tensor<2x0x0xf6E2M3FN>) -> ()
  return
}
// -----
// cholesky of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf6E3M2FN>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf6E3M2FN>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf6E3M2FN>, tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf6E3M2FN>, tensor<1x1xf6E3M2FN>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf6E3M2FN>, tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf6E3M2FN>, tensor<1x1xf6E3M2FN>) -> ()
  %12 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]> : tensor<3x3xf6E3M2FN>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf6E3M2FN>) -> tensor<3x3xf6E3M2FN>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf6E3M2FN>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> tensor<3x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf6E3M2FN>) -> tensor<3x3xf6E3M2FN>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> tensor<3x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf6E3M2FN>, tensor<3x3xf6E3M2FN>) -> ()
  %24 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf6E3M2FN>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf6E3M2FN>) -> tensor<2x4x4xf6E3M2FN>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf6E3M2FN>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf6E3M2FN>, tensor<2x4x4xf6E3M2FN>) -> tensor<2x4x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf6E3M2FN>, tensor<2x4x4xf6E3M2FN>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf6E3M2FN>) -> tensor<2x4x4xf6E3M2FN>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf6E3M2FN>, tensor<2x4x4xf6E3M2FN>) -> tensor<2x4x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf6E3M2FN>, tensor<2x4x4xf6E3M2FN>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf6E3M2FN>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf6E3M2FN>) -> tensor<2x1x2x2xf6E3M2FN>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf6E3M2FN>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf6E3M2FN>, tensor<2x1x2x2xf6E3M2FN>) -> tensor<2x1x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf6E3M2FN>, tensor<2x1x2x2xf6E3M2FN>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf6E3M2FN>) -> tensor<2x1x2x2xf6E3M2FN>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf6E3M2FN>, tensor<2x1x2x2xf6E3M2FN>) -> tensor<2x1x2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf6E3M2FN>, tensor<2x1x2x2xf6E3M2FN>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf6E3M2FN>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf6E3M2FN>) -> tensor<0x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf6E3M2FN>, tensor<0x0xf6E3M2FN>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf6E3M2FN>) -> tensor<0x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf6E3M2FN>, tensor<0x0xf6E3M2FN>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf6E3M2FN>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf6E3M2FN>) -> tensor<2x0x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf6E3M2FN>, tensor<2x0x0xf6E3M2FN>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf6E3M2FN>) -> tensor<2x0x0xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf6E3M2FN>, tensor<2x0x0xf6E3M2FN>) -> ()
  return
}
// -----
// cholesky of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E3M4>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E3M4>) -> tensor<1x1xf8E3M4>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E3M4>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E3M4>, tensor<1x1xf8E3M4>) -> tensor<1x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E3M4>, tensor<1x1xf8E3M4>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E3M4>) -> tensor<1x1xf8E3M4>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E3M4>, tensor<1x1xf8E3M4>) -> tensor<1x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E3M4>, tensor<1x1xf8E3M4>) -> ()
  %12 = stablehlo.constant dense<"0x300000003000000030"> : tensor<3x3xf8E3M4>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E3M4>) -> tensor<3x3xf8E3M4>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E3M4>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> tensor<3x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E3M4>) -> tensor<3x3xf8E3M4>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> tensor<3x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E3M4>, tensor<3x3xf8E3M4>) -> ()
  %24 = stablehlo.constant dense<"0x3000000000300000000030000000003030000000003000000000300000000030"> : tensor<2x4x4xf8E3M4>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E3M4>) -> tensor<2x4x4xf8E3M4>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E3M4>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E3M4>, tensor<2x4x4xf8E3M4>) -> tensor<2x4x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E3M4>, tensor<2x4x4xf8E3M4>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E3M4>) -> tensor<2x4x4xf8E3M4>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E3M4>, tensor<2x4x4xf8E3M4>) -> tensor<2x4x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E3M4>, tensor<2x4x4xf8E3M4>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E3M4>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E3M4>) -> tensor<2x1x2x2xf8E3M4>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E3M4>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E3M4>, tensor<2x1x2x2xf8E3M4>) -> tensor<2x1x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E3M4>, tensor<2x1x2x2xf8E3M4>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E3M4>) -> tensor<2x1x2x2xf8E3M4>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E3M4>, tensor<2x1x2x2xf8E3M4>) -> tensor<2x1x2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E3M4>, tensor<2x1x2x2xf8E3M4>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E3M4>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E3M4>) -> tensor<0x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E3M4>, tensor<0x0xf8E3M4>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E3M4>) -> tensor<0x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E3M4>, tensor<0x0xf8E3M4>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E3M4>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E3M4>) -> tensor<2x0x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E3M4>, tensor<2x0x0xf8E3M4>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E3M4>) -> tensor<2x0x0xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E3M4>, tensor<2x0x0xf8E3M4>) -> ()
  return
}
// -----
// cholesky of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E4M3>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E4M3>) -> tensor<1x1xf8E4M3>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E4M3>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>) -> tensor<1x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E4M3>) -> tensor<1x1xf8E4M3>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>) -> tensor<1x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E4M3>, tensor<1x1xf8E4M3>) -> ()
  %12 = stablehlo.constant dense<"0x380000003800000038"> : tensor<3x3xf8E4M3>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E4M3>) -> tensor<3x3xf8E4M3>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E4M3>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> tensor<3x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E4M3>) -> tensor<3x3xf8E4M3>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> tensor<3x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E4M3>, tensor<3x3xf8E4M3>) -> ()
  %24 = stablehlo.constant dense<"0x3800000000380000000038000000003838000000003800000000380000000038"> : tensor<2x4x4xf8E4M3>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E4M3>) -> tensor<2x4x4xf8E4M3>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E4M3>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3>, tensor<2x4x4xf8E4M3>) -> tensor<2x4x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E4M3>, tensor<2x4x4xf8E4M3>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E4M3>) -> tensor<2x4x4xf8E4M3>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3>, tensor<2x4x4xf8E4M3>) -> tensor<2x4x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E4M3>, tensor<2x4x4xf8E4M3>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E4M3>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E4M3>) -> tensor<2x1x2x2xf8E4M3>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E4M3>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3>, tensor<2x1x2x2xf8E4M3>) -> tensor<2x1x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E4M3>, tensor<2x1x2x2xf8E4M3>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E4M3>) -> tensor<2x1x2x2xf8E4M3>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3>, tensor<2x1x2x2xf8E4M3>) -> tensor<2x1x2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E4M3>, tensor<2x1x2x2xf8E4M3>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E4M3>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E4M3>) -> tensor<0x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E4M3>, tensor<0x0xf8E4M3>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E4M3>) -> tensor<0x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E4M3>, tensor<0x0xf8E4M3>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E4M3>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E4M3>) -> tensor<2x0x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E4M3>, tensor<2x0x0xf8E4M3>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E4M3>) -> tensor<2x0x0xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E4M3>, tensor<2x0x0xf8E4M3>) -> ()
  return
}
// -----
// cholesky of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E4M3FN>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E4M3FN>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> ()
  %12 = stablehlo.constant dense<"0x380000003800000038"> : tensor<3x3xf8E4M3FN>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E4M3FN>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> tensor<3x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E4M3FN>, tensor<3x3xf8E4M3FN>) -> ()
  %24 = stablehlo.constant dense<"0x3800000000380000000038000000003838000000003800000000380000000038"> : tensor<2x4x4xf8E4M3FN>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E4M3FN>) -> tensor<2x4x4xf8E4M3FN>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E4M3FN>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3FN>, tensor<2x4x4xf8E4M3FN>) -> tensor<2x4x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E4M3FN>, tensor<2x4x4xf8E4M3FN>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E4M3FN>) -> tensor<2x4x4xf8E4M3FN>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3FN>, tensor<2x4x4xf8E4M3FN>) -> tensor<2x4x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E4M3FN>, tensor<2x4x4xf8E4M3FN>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E4M3FN>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x2xf8E4M3FN>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E4M3FN>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3FN>, tensor<2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E4M3FN>, tensor<2x1x2x2xf8E4M3FN>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x2xf8E4M3FN>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3FN>, tensor<2x1x2x2xf8E4M3FN>) -> tensor<2x1x2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E4M3FN>, tensor<2x1x2x2xf8E4M3FN>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E4M3FN>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E4M3FN>) -> tensor<0x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E4M3FN>, tensor<0x0xf8E4M3FN>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E4M3FN>) -> tensor<0x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E4M3FN>, tensor<0x0xf8E4M3FN>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E4M3FN>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E4M3FN>) -> tensor<2x0x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E4M3FN>, tensor<2x0x0xf8E4M3FN>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E4M3FN>) -> tensor<2x0x0xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E4M3FN>, tensor<2x0x0xf8E4M3FN>) -> ()
  return
}
// -----
// cholesky of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E4M3FNUZ>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E4M3FNUZ>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>) -> tensor<1x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E4M3FNUZ>, tensor<1x1xf8E4M3FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x400000004000000040"> : tensor<3x3xf8E4M3FNUZ>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E4M3FNUZ>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E4M3FNUZ>, tensor<3x3xf8E4M3FNUZ>) -> ()
  %24 = stablehlo.constant dense<"0x4000000000400000000040000000004040000000004000000000400000000040"> : tensor<2x4x4xf8E4M3FNUZ>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E4M3FNUZ>) -> tensor<2x4x4xf8E4M3FNUZ>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E4M3FNUZ>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3FNUZ>, tensor<2x4x4xf8E4M3FNUZ>) -> tensor<2x4x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E4M3FNUZ>, tensor<2x4x4xf8E4M3FNUZ>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E4M3FNUZ>) -> tensor<2x4x4xf8E4M3FNUZ>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3FNUZ>, tensor<2x4x4xf8E4M3FNUZ>) -> tensor<2x4x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E4M3FNUZ>, tensor<2x4x4xf8E4M3FNUZ>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E4M3FNUZ>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E4M3FNUZ>) -> tensor<2x1x2x2xf8E4M3FNUZ>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E4M3FNUZ>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3FNUZ>, tensor<2x1x2x2xf8E4M3FNUZ>) -> tensor<2x1x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E4M3FNUZ>, tensor<2x1x2x2xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E4M3FNUZ>) -> tensor<2x1x2x2xf8E4M3FNUZ>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3FNUZ>, tensor<2x1x2x2xf8E4M3FNUZ>) -> tensor<2x1x2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E4M3FNUZ>, tensor<2x1x2x2xf8E4M3FNUZ>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E4M3FNUZ>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E4M3FNUZ>) -> tensor<0x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E4M3FNUZ>, tensor<0x0xf8E4M3FNUZ>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E4M3FNUZ>) -> tensor<0x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E4M3FNUZ>, tensor<0x0xf8E4M3FNUZ>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E4M3FNUZ>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E4M3FNUZ>) -> tensor<2x0x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E4M3FNUZ>, tensor<2x0x0xf8E4M3FNUZ>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E4M3FNUZ>) -> tensor<2x0x0xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E4M3FNUZ>, tensor<2x0x0xf8E4M3FNUZ>) -> ()
  return
}
// -----
// cholesky of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E4M3B11FNUZ>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E4M3B11FNUZ>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>) -> tensor<1x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E4M3B11FNUZ>, tensor<1x1xf8E4M3B11FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x580000005800000058"> : tensor<3x3xf8E4M3B11FNUZ>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E4M3B11FNUZ>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> tensor<3x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E4M3B11FNUZ>, tensor<3x3xf8E4M3B11FNUZ>) -> ()
  %24 = stablehlo.constant dense<"0x5800000000580000000058000000005858000000005800000000580000000058"> : tensor<2x4x4xf8E4M3B11FNUZ>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E4M3B11FNUZ>) -> tensor<2x4x4xf8E4M3B11FNUZ>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E4M3B11FNUZ>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3B11FNUZ>, tensor<2x4x4xf8E4M3B11FNUZ>) -> tensor<2x4x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E4M3B11FNUZ>, tensor<2x4x4xf8E4M3B11FNUZ>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E4M3B11FNUZ>) -> tensor<2x4x4xf8E4M3B11FNUZ>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E4M3B11FNUZ>, tensor<2x4x4xf8E4M3B11FNUZ>) -> tensor<2x4x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E4M3B11FNUZ>, tensor<2x4x4xf8E4M3B11FNUZ>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E4M3B11FNUZ>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E4M3B11FNUZ>) -> tensor<2x1x2x2xf8E4M3B11FNUZ>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E4M3B11FNUZ>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3B11FNUZ>, tensor<2x1x2x2xf8E4M3B11FNUZ>) -> tensor<2x1x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E4M3B11FNUZ>, tensor<2x1x2x2xf8E4M3B11FNUZ>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E4M3B11FNUZ>) -> tensor<2x1x2x2xf8E4M3B11FNUZ>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E4M3B11FNUZ>, tensor<2x1x2x2xf8E4M3B11FNUZ>) -> tensor<2x1x2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E4M3B11FNUZ>, tensor<2x1x2x2xf8E4M3B11FNUZ>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E4M3B11FNUZ>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E4M3B11FNUZ>) -> tensor<0x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E4M3B11FNUZ>, tensor<0x0xf8E4M3B11FNUZ>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E4M3B11FNUZ>) -> tensor<0x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E4M3B11FNUZ>, tensor<0x0xf8E4M3B11FNUZ>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E4M3B11FNUZ>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E4M3B11FNUZ>) -> tensor<2x0x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E4M3B11FNUZ>, tensor<2x0x0xf8E4M3B11FNUZ>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E4M3B11FNUZ>) -> tensor<2x0x0xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E4M3B11FNUZ>, tensor<2x0x0xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// cholesky of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E5M2>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E5M2>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E5M2>, tensor<1x1xf8E5M2>) -> ()
  %12 = stablehlo.constant dense<"0x3C0000003C0000003C"> : tensor<3x3xf8E5M2>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E5M2>) -> tensor<3x3xf8E5M2>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E5M2>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> tensor<3x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E5M2>) -> tensor<3x3xf8E5M2>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> tensor<3x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E5M2>, tensor<3x3xf8E5M2>) -> ()
  %24 = stablehlo.constant dense<"0x3C000000003C000000003C000000003C3C000000003C000000003C000000003C"> : tensor<2x4x4xf8E5M2>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E5M2>) -> tensor<2x4x4xf8E5M2>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E5M2>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E5M2>, tensor<2x4x4xf8E5M2>) -> tensor<2x4x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E5M2>, tensor<2x4x4xf8E5M2>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E5M2>) -> tensor<2x4x4xf8E5M2>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E5M2>, tensor<2x4x4xf8E5M2>) -> tensor<2x4x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E5M2>, tensor<2x4x4xf8E5M2>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E5M2>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E5M2>) -> tensor<2x1x2x2xf8E5M2>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E5M2>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E5M2>, tensor<2x1x2x2xf8E5M2>) -> tensor<2x1x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E5M2>, tensor<2x1x2x2xf8E5M2>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E5M2>) -> tensor<2x1x2x2xf8E5M2>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E5M2>, tensor<2x1x2x2xf8E5M2>) -> tensor<2x1x2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E5M2>, tensor<2x1x2x2xf8E5M2>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E5M2>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E5M2>) -> tensor<0x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E5M2>, tensor<0x0xf8E5M2>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E5M2>) -> tensor<0x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E5M2>, tensor<0x0xf8E5M2>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E5M2>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E5M2>) -> tensor<2x0x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E5M2>, tensor<2x0x0xf8E5M2>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E5M2>) -> tensor<2x0x0xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E5M2>, tensor<2x0x0xf8E5M2>) -> ()
  return
}
// -----
// cholesky of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<1x1xf8E5M2FNUZ>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<0.0> : tensor<1x1xf8E5M2FNUZ>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %0) : (tensor<1x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> tensor<1x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<1x1xf8E5M2FNUZ>, tensor<1x1xf8E5M2FNUZ>) -> ()
  %12 = stablehlo.constant dense<"0x400000004000000040"> : tensor<3x3xf8E5M2FNUZ>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x3xf8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
  %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %15 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.compare"(%14, %15) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %17 = stablehlo.constant dense<0.0> : tensor<3x3xf8E5M2FNUZ>
  %18 = "stablehlo.select"(%16, %13, %17) : (tensor<3x3xi1>, tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%18, %12) : (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> ()
  %19 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x3xf8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
  %20 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %22 = "stablehlo.compare"(%20, %21) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %23 = "stablehlo.select"(%22, %19, %17) : (tensor<3x3xi1>, tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> tensor<3x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%23, %12) : (tensor<3x3xf8E5M2FNUZ>, tensor<3x3xf8E5M2FNUZ>) -> ()
  %24 = stablehlo.constant dense<"0x4000000000400000000040000000004040000000004000000000400000000040"> : tensor<2x4x4xf8E5M2FNUZ>
  %25 = "stablehlo.cholesky"(%24) <{lower = true}> : (tensor<2x4x4xf8E5M2FNUZ>) -> tensor<2x4x4xf8E5M2FNUZ>
  %26 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %27 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %28 = "stablehlo.compare"(%26, %27) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %29 = stablehlo.constant dense<0.0> : tensor<2x4x4xf8E5M2FNUZ>
  %30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E5M2FNUZ>, tensor<2x4x4xf8E5M2FNUZ>) -> tensor<2x4x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%30, %24) : (tensor<2x4x4xf8E5M2FNUZ>, tensor<2x4x4xf8E5M2FNUZ>) -> ()
  %31 = "stablehlo.cholesky"(%24) <{lower = false}> : (tensor<2x4x4xf8E5M2FNUZ>) -> tensor<2x4x4xf8E5M2FNUZ>
  %32 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %33 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %34 = "stablehlo.compare"(%32, %33) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %35 = "stablehlo.select"(%34, %31, %29) : (tensor<2x4x4xi1>, tensor<2x4x4xf8E5M2FNUZ>, tensor<2x4x4xf8E5M2FNUZ>) -> tensor<2x4x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%35, %24) : (tensor<2x4x4xf8E5M2FNUZ>, tensor<2x4x4xf8E5M2FNUZ>) -> ()
  %36 = stablehlo.constant dense<[[[[1.0, 0.0], [0.0, 1.0]]], [[[1.0, 0.0], [0.0, 1.0]]]]> : tensor<2x1x2x2xf8E5M2FNUZ>
  %37 = "stablehlo.cholesky"(%36) <{lower = true}> : (tensor<2x1x2x2xf8E5M2FNUZ>) -> tensor<2x1x2x2xf8E5M2FNUZ>
  %38 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %41 = stablehlo.constant dense<0.0> : tensor<2x1x2x2xf8E5M2FNUZ>
  %42 = "stablehlo.select"(%40, %37, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E5M2FNUZ>, tensor<2x1x2x2xf8E5M2FNUZ>) -> tensor<2x1x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%42, %36) : (tensor<2x1x2x2xf8E5M2FNUZ>, tensor<2x1x2x2xf8E5M2FNUZ>) -> ()
  %43 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x1x2x2xf8E5M2FNUZ>) -> tensor<2x1x2x2xf8E5M2FNUZ>
  %44 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %45 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.compare"(%44, %45) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %47 = "stablehlo.select"(%46, %43, %41) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xf8E5M2FNUZ>, tensor<2x1x2x2xf8E5M2FNUZ>) -> tensor<2x1x2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %36) : (tensor<2x1x2x2xf8E5M2FNUZ>, tensor<2x1x2x2xf8E5M2FNUZ>) -> ()
  %48 = stablehlo.constant dense<> : tensor<0x0xf8E5M2FNUZ>
  %49 = "stablehlo.cholesky"(%48) <{lower = true}> : (tensor<0x0xf8E5M2FNUZ>) -> tensor<0x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %48) : (tensor<0x0xf8E5M2FNUZ>, tensor<0x0xf8E5M2FNUZ>) -> ()
  %50 = "stablehlo.cholesky"(%48) <{lower = false}> : (tensor<0x0xf8E5M2FNUZ>) -> tensor<0x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %48) : (tensor<0x0xf8E5M2FNUZ>, tensor<0x0xf8E5M2FNUZ>) -> ()
  %51 = stablehlo.constant dense<> : tensor<2x0x0xf8E5M2FNUZ>
  %52 = "stablehlo.cholesky"(%51) <{lower = true}> : (tensor<2x0x0xf8E5M2FNUZ>) -> tensor<2x0x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %51) : (tensor<2x0x0xf8E5M2FNUZ>, tensor<2x0x0xf8E5M2FNUZ>) -> ()
  %53 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x0x0xf8E5M2FNUZ>) -> tensor<2x0x0xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %51) : (tensor<2x0x0xf8E5M2FNUZ>, tensor<2x0x0xf8E5M2FNUZ>) -> ()
  return
}
// -----
// cholesky of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<4.0> : tensor<1x1xf8E8M0FNU>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  %2 = stablehlo.constant dense<2.0> : tensor<1x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<1x1xf8E8M0FNU>, tensor<1x1xf8E8M0FNU>) -> ()
  return
}
// -----
// cholesky of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<(1.0, 0.0)> : tensor<1x1xcomplex<f32>>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x1xcomplex<f32>>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%6, %0) {tolerance = 1.0e-05 : f64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %12 = stablehlo.constant dense<(1.0, -0.0)> : tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%11, %12) {tolerance = 1.0e-05 : f64} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  %13 = stablehlo.constant dense<[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(1.0, 1.0), (6.0, 0.0), (99.0, 0.0)], [(-1.0, -1.0), (-4.0, 2.0), (20.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %14 = "stablehlo.cholesky"(%13) <{lower = true}> : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %18 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f32>>
  %19 = "stablehlo.select"(%17, %14, %18) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %20 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (2.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (-1.0, 1.0), (4.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%19, %20) {tolerance = 1.0e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %21 = stablehlo.constant dense<[[(1.0, 0.0), (1.0, -1.0), (-1.0, 1.0)], [(99.0, 0.0), (6.0, 0.0), (-4.0, -2.0)], [(99.0, 0.0), (99.0, 0.0), (20.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %22 = "stablehlo.cholesky"(%21) <{lower = false}> : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %26 = "stablehlo.select"(%25, %22, %18) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %27 = stablehlo.constant dense<[[(1.0, -0.0), (1.0, -1.0), (-1.0, 1.0)], [(0.0, -0.0), (2.0, -0.0), (-1.0, -1.0)], [(0.0, -0.0), (0.0, -0.0), (4.0, -0.0)]]> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%26, %27) {tolerance = 1.0e-05 : f64} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  %28 = stablehlo.constant dense<[[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, -1.0), (6.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, 1.0), (-3.0, -3.0), (19.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (-1.0, -3.0), (-2.0, 5.0), (6.0, 0.0)]], [[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (5.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, -1.0), (-2.0, 1.0), (18.0, 0.0), (99.0, 0.0)], [(0.0, -1.0), (2.0, 3.0), (0.0, -5.0), (5.0, 0.0)]]]> : tensor<2x4x4xcomplex<f32>>
  %29 = "stablehlo.cholesky"(%28) <{lower = true}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %31 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %33 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x4x4xcomplex<f32>>
  %34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %35 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (-1.0, -1.0), (4.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (-1.0, -1.0), (-1.0, 1.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, -1.0), (-1.0, 0.0), (4.0, 0.0), (0.0, 0.0)], [(0.0, -1.0), (1.0, 1.0), (0.0, -1.0), (1.0, 0.0)]]]> : tensor<2x4x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%34, %35) {tolerance = 1.0e-05 : f64} : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> ()
  %36 = stablehlo.constant dense<[[[(1.0, 0.0), (-1.0, 1.0), (0.0, -1.0), (-1.0, 0.0)], [(99.0, 0.0), (6.0, 0.0), (-3.0, 3.0), (-1.0, 3.0)], [(99.0, 0.0), (99.0, 0.0), (19.0, 0.0), (-2.0, -5.0)], [(99.0, 0.0), (99.0, 0.0), (99.0, 0.0), (6.0, 0.0)]], [[(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, 1.0)], [(99.0, 0.0), (5.0, 0.0), (-2.0, -1.0), (2.0, -3.0)], [(99.0, 0.0), (99.0, 0.0), (18.0, 0.0), (0.0, 5.0)], [(99.0, 0.0), (99.0, 0.0), (99.0, 0.0), (5.0, 0.0)]]]> : tensor<2x4x4xcomplex<f32>>
  %37 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %41 = "stablehlo.select"(%40, %37, %33) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %42 = stablehlo.constant dense<[[[(1.0, -0.0), (-1.0, 1.0), (0.0, -1.0), (-1.0, -0.0)], [(0.0, -0.0), (2.0, -0.0), (-1.0, 1.0), (-1.0, 1.0)], [(0.0, -0.0), (0.0, -0.0), (4.0, -0.0), (-1.0, -1.0)], [(0.0, -0.0), (0.0, -0.0), (0.0, -0.0), (1.0, -0.0)]], [[(1.0, -0.0), (-1.0, -0.0), (0.0, 1.0), (0.0, 1.0)], [(0.0, -0.0), (2.0, -0.0), (-1.0, -0.0), (1.0, -1.0)], [(0.0, -0.0), (0.0, -0.0), (4.0, -0.0), (0.0, 1.0)], [(0.0, -0.0), (0.0, -0.0), (0.0, -0.0), (1.0, -0.0)]]]> : tensor<2x4x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%41, %42) {tolerance = 1.0e-05 : f64} : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> ()
  %43 = stablehlo.constant dense<[[[[(1.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (5.0, 0.0)]]], [[[(1.0, 0.0), (99.0, 0.0)], [(1.0, -1.0), (6.0, 0.0)]]]]> : tensor<2x1x2x2xcomplex<f32>>
  %44 = "stablehlo.cholesky"(%43) <{lower = true}> : (tensor<2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x2xcomplex<f32>>
  %45 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %48 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x1x2x2xcomplex<f32>>
  %49 = "stablehlo.select"(%47, %44, %48) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xcomplex<f32>>, tensor<2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x2xcomplex<f32>>
  %50 = stablehlo.constant dense<[[[[(1.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (2.0, 0.0)]]], [[[(1.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (2.0, 0.0)]]]]> : tensor<2x1x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%49, %50) {tolerance = 1.0e-05 : f64} : (tensor<2x1x2x2xcomplex<f32>>, tensor<2x1x2x2xcomplex<f32>>) -> ()
  %51 = stablehlo.constant dense<[[[[(1.0, 0.0), (-1.0, 0.0)], [(99.0, 0.0), (5.0, 0.0)]]], [[[(1.0, 0.0), (1.0, 1.0)], [(99.0, 0.0), (6.0, 0.0)]]]]> : tensor<2x1x2x2xcomplex<f32>>
  %52 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x2xcomplex<f32>>
  %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %54 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %55 = "stablehlo.compare"(%53, %54) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %56 = "stablehlo.select"(%55, %52, %48) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xcomplex<f32>>, tensor<2x1x2x2xcomplex<f32>>) -> tensor<2x1x2x2xcomplex<f32>>
  %57 = stablehlo.constant dense<[[[[(1.0, -0.0), (-1.0, -0.0)], [(0.0, -0.0), (2.0, -0.0)]]], [[[(1.0, -0.0), (1.0, 1.0)], [(0.0, -0.0), (2.0, -0.0)]]]]> : tensor<2x1x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%56, %57) {tolerance = 1.0e-05 : f64} : (tensor<2x1x2x2xcomplex<f32>>, tensor<2x1x2x2xcomplex<f32>>) -> ()
  %58 = stablehlo.constant dense<> : tensor<0x0xcomplex<f32>>
  %59 = "stablehlo.cholesky"(%58) <{lower = true}> : (tensor<0x0xcomplex<f32>>) -> tensor<0x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%59, %58) : (tensor<0x0xcomplex<f32>>, tensor<0x0xcomplex<f32>>) -> ()
  %60 = "stablehlo.cholesky"(%58) <{lower = false}> : (tensor<0x0xcomplex<f32>>) -> tensor<0x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %58) : (tensor<0x0xcomplex<f32>>, tensor<0x0xcomplex<f32>>) -> ()
  %61 = stablehlo.constant dense<> : tensor<2x0x0xcomplex<f32>>
  %62 = "stablehlo.cholesky"(%61) <{lower = true}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%62, %61) : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> ()
  %63 = "stablehlo.cholesky"(%61) <{lower = false}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %61) : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> ()
  return
}
// -----
// cholesky of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<(1.0, 0.0)> : tensor<1x1xcomplex<f64>>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  %2 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %4 = "stablehlo.compare"(%2, %3) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.constant dense<(0.0, 0.0)> : tensor<1x1xcomplex<f64>>
  %6 = "stablehlo.select"(%4, %1, %5) : (tensor<1x1xi1>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%6, %0) {tolerance = 1.0e-13 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
  %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
  %10 = "stablehlo.compare"(%8, %9) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %11 = "stablehlo.select"(%10, %7, %5) : (tensor<1x1xi1>, tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  %12 = stablehlo.constant dense<(1.0, -0.0)> : tensor<1x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%11, %12) {tolerance = 1.0e-13 : f64} : (tensor<1x1xcomplex<f64>>, tensor<1x1xcomplex<f64>>) -> ()
  %13 = stablehlo.constant dense<[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (5.0, 0.0), (99.0, 0.0)], [(-1.0, 0.0), (-1.0, -2.0), (19.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %14 = "stablehlo.cholesky"(%13) <{lower = true}> : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %17 = "stablehlo.compare"(%15, %16) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %18 = stablehlo.constant dense<(0.0, 0.0)> : tensor<3x3xcomplex<f64>>
  %19 = "stablehlo.select"(%17, %14, %18) : (tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %20 = stablehlo.constant dense<[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (2.0, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (-1.0, -1.0), (4.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%19, %20) {tolerance = 1.0e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  %21 = stablehlo.constant dense<[[(1.0, 0.0), (-1.0, 0.0), (-1.0, 0.0)], [(99.0, 0.0), (5.0, 0.0), (-1.0, 2.0)], [(99.0, 0.0), (99.0, 0.0), (19.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %22 = "stablehlo.cholesky"(%21) <{lower = false}> : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %24 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %25 = "stablehlo.compare"(%23, %24) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %26 = "stablehlo.select"(%25, %22, %18) : (tensor<3x3xi1>, tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %27 = stablehlo.constant dense<[[(1.0, -0.0), (-1.0, -0.0), (-1.0, -0.0)], [(0.0, -0.0), (2.0, -0.0), (-1.0, 1.0)], [(0.0, -0.0), (0.0, -0.0), (4.0, -0.0)]]> : tensor<3x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%26, %27) {tolerance = 1.0e-13 : f64} : (tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) -> ()
  %28 = stablehlo.constant dense<[[[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, 0.0), (4.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(0.0, 0.0), (0.0, 2.0), (17.0, 0.0), (99.0, 0.0)], [(0.0, 1.0), (-2.0, -2.0), (-1.0, 1.0), (4.0, 0.0)]], [[(1.0, 0.0), (99.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, 1.0), (6.0, 0.0), (99.0, 0.0), (99.0, 0.0)], [(-1.0, -1.0), (-2.0, 2.0), (19.0, 0.0), (99.0, 0.0)], [(1.0, -1.0), (0.0, -2.0), (-5.0, 3.0), (6.0, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %29 = "stablehlo.cholesky"(%28) <{lower = true}> : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %30 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %31 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %32 = "stablehlo.compare"(%30, %31) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %33 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x4x4xcomplex<f64>>
  %34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %35 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 1.0), (4.0, 0.0), (0.0, 0.0)], [(0.0, 1.0), (-1.0, -1.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, 1.0), (2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.0, -1.0), (-1.0, 0.0), (4.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%34, %35) {tolerance = 1.0e-13 : f64} : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> ()
  %36 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, -1.0)], [(99.0, 0.0), (4.0, 0.0), (0.0, -2.0), (-2.0, 2.0)], [(99.0, 0.0), (99.0, 0.0), (17.0, 0.0), (-1.0, -1.0)], [(99.0, 0.0), (99.0, 0.0), (99.0, 0.0), (4.0, 0.0)]], [[(1.0, 0.0), (-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)], [(99.0, 0.0), (6.0, 0.0), (-2.0, -2.0), (0.0, 2.0)], [(99.0, 0.0), (99.0, 0.0), (19.0, 0.0), (-5.0, -3.0)], [(99.0, 0.0), (99.0, 0.0), (99.0, 0.0), (6.0, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %37 = "stablehlo.cholesky"(%36) <{lower = false}> : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %38 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4x4xi32>
  %39 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x4x4xi32>
  %40 = "stablehlo.compare"(%38, %39) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> tensor<2x4x4xi1>
  %41 = "stablehlo.select"(%40, %37, %33) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %42 = stablehlo.constant dense<[[[(1.0, -0.0), (0.0, -0.0), (0.0, -0.0), (0.0, -1.0)], [(0.0, -0.0), (2.0, -0.0), (0.0, -1.0), (-1.0, 1.0)], [(0.0, -0.0), (0.0, -0.0), (4.0, -0.0), (0.0, -0.0)], [(0.0, -0.0), (0.0, -0.0), (0.0, -0.0), (1.0, -0.0)]], [[(1.0, -0.0), (-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)], [(0.0, -0.0), (2.0, -0.0), (-1.0, -0.0), (1.0, 1.0)], [(0.0, -0.0), (0.0, -0.0), (4.0, -0.0), (-1.0, -0.0)], [(0.0, -0.0), (0.0, -0.0), (0.0, -0.0), (1.0, -0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%41, %42) {tolerance = 1.0e-13 : f64} : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> ()
  %43 = stablehlo.constant dense<[[[[(1.0, 0.0), (99.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]], [[[(1.0, 0.0), (99.0, 0.0)], [(0.0, 0.0), (4.0, 0.0)]]]]> : tensor<2x1x2x2xcomplex<f64>>
  %44 = "stablehlo.cholesky"(%43) <{lower = true}> : (tensor<2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x2xcomplex<f64>>
  %45 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %46 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %47 = "stablehlo.compare"(%45, %46) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %48 = stablehlo.constant dense<(0.0, 0.0)> : tensor<2x1x2x2xcomplex<f64>>
  %49 = "stablehlo.select"(%47, %44, %48) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xcomplex<f64>>, tensor<2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x2xcomplex<f64>>
  %50 = stablehlo.constant dense<[[[[(1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (2.0, 0.0)]]], [[[(1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (2.0, 0.0)]]]]> : tensor<2x1x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%49, %50) {tolerance = 1.0e-13 : f64} : (tensor<2x1x2x2xcomplex<f64>>, tensor<2x1x2x2xcomplex<f64>>) -> ()
  %51 = stablehlo.constant dense<[[[[(1.0, 0.0), (0.0, 0.0)], [(99.0, 0.0), (4.0, 0.0)]]], [[[(1.0, 0.0), (0.0, 0.0)], [(99.0, 0.0), (4.0, 0.0)]]]]> : tensor<2x1x2x2xcomplex<f64>>
  %52 = "stablehlo.cholesky"(%51) <{lower = false}> : (tensor<2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x2xcomplex<f64>>
  %53 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x1x2x2xi32>
  %54 = "stablehlo.iota"() <{iota_dimension = 3 : i64}> : () -> tensor<2x1x2x2xi32>
  %55 = "stablehlo.compare"(%53, %54) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x1x2x2xi32>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xi1>
  %56 = "stablehlo.select"(%55, %52, %48) : (tensor<2x1x2x2xi1>, tensor<2x1x2x2xcomplex<f64>>, tensor<2x1x2x2xcomplex<f64>>) -> tensor<2x1x2x2xcomplex<f64>>
  %57 = stablehlo.constant dense<[[[[(1.0, -0.0), (0.0, -0.0)], [(0.0, -0.0), (2.0, -0.0)]]], [[[(1.0, -0.0), (0.0, -0.0)], [(0.0, -0.0), (2.0, -0.0)]]]]> : tensor<2x1x2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%56, %57) {tolerance = 1.0e-13 : f64} : (tensor<2x1x2x2xcomplex<f64>>, tensor<2x1x2x2xcomplex<f64>>) -> ()
  %58 = stablehlo.constant dense<> : tensor<0x0xcomplex<f64>>
  %59 = "stablehlo.cholesky"(%58) <{lower = true}> : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%59, %58) : (tensor<0x0xcomplex<f64>>, tensor<0x0xcomplex<f64>>) -> ()
  %60 = "stablehlo.cholesky"(%58) <{lower = false}> : (tensor<0x0xcomplex<f64>>) -> tensor<0x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%60, %58) : (tensor<0x0xcomplex<f64>>, tensor<0x0xcomplex<f64>>) -> ()
  %61 = stablehlo.constant dense<> : tensor<2x0x0xcomplex<f64>>
  %62 = "stablehlo.cholesky"(%61) <{lower = true}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %61) : (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> ()
  %63 = "stablehlo.cholesky"(%61) <{lower = false}> : (tensor<2x0x0xcomplex<f64>>) -> tensor<2x0x0xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%63, %61) : (tensor<2x0x0xcomplex<f64>>, tensor<2x0x0xcomplex<f64>>) -> ()
  return
}
// -----
// cholesky of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x050105010D01050125"> : tensor<3x3xi8>}> : () -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.uniform_dequantize"(%1) : (tensor<3x3x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x3xf32>
  %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
  %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %6 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
  %7 = "stablehlo.select"(%5, %2, %6) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %8 = stablehlo.constant dense<[[1.0, 0.0, 0.0], [-1.0, 2.0, 0.0], [1.0, 0.0, 4.0]]> : tensor<3x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  %9 = "stablehlo.constant"() <{value = dense<[[[5, 3], [3, 11]], [[5, 3], [3, 11]]]> : tensor<2x2x2xi8>}> : () -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %10 = "stablehlo.cholesky"(%9) <{lower = false}> : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %11 = "stablehlo.uniform_dequantize"(%10) : (tensor<2x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x2x2xf32>
  %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2x2xi32>
  %13 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<2x2x2xi32>
  %14 = "stablehlo.compare"(%12, %13) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
  %15 = stablehlo.constant dense<0.0> : tensor<2x2x2xf32>
  %16 = "stablehlo.select"(%14, %11, %15) : (tensor<2x2x2xi1>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %17 = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 2.0]], [[1.0, 0.0], [0.0, 2.0]]]> : tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  return
}
// -----
// cholesky of f32, a matrix that is not positive definite
func.func public @main() {
  %0 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[0.0, 0.0], [0.0, 0.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf32>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %2 = stablehlo.constant dense<[[[true, false], [true, true]], [[true, false], [true, true]], [[true, false], [true, true]]]> : tensor<3x2x2xi1>
  %3 = stablehlo.constant dense<0.0> : tensor<3x2x2xf32>
  %4 = "stablehlo.select"(%2, %1, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %5 = stablehlo.constant dense<[[[2.0, 0.0], [1.0, 2.0]], [[0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [1.0, 2.0]]]> : tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %6 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %7 = stablehlo.constant dense<[[[true, true], [false, true]], [[true, true], [false, true]], [[true, true], [false, true]]]> : tensor<3x2x2xi1>
  %8 = "stablehlo.select"(%7, %6, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %9 = stablehlo.constant dense<[[[2.0, 1.0], [0.0, 2.0]], [[0x7FC00000, 0x7FC00000], [0.0, 0x7FC00000]], [[2.0, 1.0], [0.0, 2.0]]]> : tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %10 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[-1.0, 0.0], [0.0, 1.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf32>
  %11 = "stablehlo.cholesky"(%10) <{lower = true}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %12 = "stablehlo.select"(%2, %11, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%12, %5) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %13 = "stablehlo.cholesky"(%10) <{lower = false}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %14 = "stablehlo.select"(%7, %13, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%14, %9) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %15 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[1.0, 2.0], [2.0, 1.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf32>
  %16 = "stablehlo.cholesky"(%15) <{lower = true}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %17 = "stablehlo.select"(%2, %16, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%17, %5) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %18 = "stablehlo.cholesky"(%15) <{lower = false}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %19 = "stablehlo.select"(%7, %18, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%19, %9) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %20 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[1.0, 1.0], [1.0, 1.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf32>
  %21 = "stablehlo.cholesky"(%20) <{lower = true}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %22 = "stablehlo.select"(%2, %21, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %5) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %23 = "stablehlo.cholesky"(%20) <{lower = false}> : (tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %24 = "stablehlo.select"(%7, %23, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%24, %9) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  return
}
// -----
// cholesky of f64, a matrix that is not positive definite
func.func public @main() {
  %0 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[0.0, 0.0], [0.0, 0.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf64>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %2 = stablehlo.constant dense<[[[true, false], [true, true]], [[true, false], [true, true]], [[true, false], [true, true]]]> : tensor<3x2x2xi1>
  %3 = stablehlo.constant dense<0.0> : tensor<3x2x2xf64>
  %4 = "stablehlo.select"(%2, %1, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %5 = stablehlo.constant dense<[[[2.0, 0.0], [1.0, 2.0]], [[0x7FF8000000000000, 0.0], [0x7FF8000000000000, 0x7FF8000000000000]], [[2.0, 0.0], [1.0, 2.0]]]> : tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %6 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %7 = stablehlo.constant dense<[[[true, true], [false, true]], [[true, true], [false, true]], [[true, true], [false, true]]]> : tensor<3x2x2xi1>
  %8 = "stablehlo.select"(%7, %6, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %9 = stablehlo.constant dense<[[[2.0, 1.0], [0.0, 2.0]], [[0x7FF8000000000000, 0x7FF8000000000000], [0.0, 0x7FF8000000000000]], [[2.0, 1.0], [0.0, 2.0]]]> : tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %10 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[-1.0, 0.0], [0.0, 1.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf64>
  %11 = "stablehlo.cholesky"(%10) <{lower = true}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %12 = "stablehlo.select"(%2, %11, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%12, %5) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %13 = "stablehlo.cholesky"(%10) <{lower = false}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %14 = "stablehlo.select"(%7, %13, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%14, %9) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %15 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[1.0, 2.0], [2.0, 1.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf64>
  %16 = "stablehlo.cholesky"(%15) <{lower = true}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %17 = "stablehlo.select"(%2, %16, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%17, %5) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %18 = "stablehlo.cholesky"(%15) <{lower = false}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %19 = "stablehlo.select"(%7, %18, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%19, %9) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %20 = stablehlo.constant dense<[[[4.0, 2.0], [2.0, 5.0]], [[1.0, 1.0], [1.0, 1.0]], [[4.0, 2.0], [2.0, 5.0]]]> : tensor<3x2x2xf64>
  %21 = "stablehlo.cholesky"(%20) <{lower = true}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %22 = "stablehlo.select"(%2, %21, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%22, %5) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  %23 = "stablehlo.cholesky"(%20) <{lower = false}> : (tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  %24 = "stablehlo.select"(%7, %23, %3) : (tensor<3x2x2xi1>, tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> tensor<3x2x2xf64>
  stablehlo.custom_call @check.expect_eq(%24, %9) : (tensor<3x2x2xf64>, tensor<3x2x2xf64>) -> ()
  return
}
// -----
// cholesky of complex<f32>, a matrix that is not positive definite
func.func public @main() {
  %0 = stablehlo.constant dense<[[[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]], [[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]], [[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]]]> : tensor<3x2x2xcomplex<f32>>
  %1 = "stablehlo.cholesky"(%0) <{lower = true}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %2 = "stablehlo.real"(%1) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %3 = stablehlo.constant dense<[[[true, false], [true, true]], [[true, false], [true, true]], [[true, false], [true, true]]]> : tensor<3x2x2xi1>
  %4 = stablehlo.constant dense<0.0> : tensor<3x2x2xf32>
  %5 = "stablehlo.select"(%3, %2, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %6 = stablehlo.constant dense<[[[2.0, 0.0], [1.0, 2.0]], [[0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000]], [[2.0, 0.0], [1.0, 2.0]]]> : tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %7 = "stablehlo.cholesky"(%0) <{lower = false}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %8 = "stablehlo.real"(%7) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %9 = stablehlo.constant dense<[[[true, true], [false, true]], [[true, true], [false, true]], [[true, true], [false, true]]]> : tensor<3x2x2xi1>
  %10 = "stablehlo.select"(%9, %8, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %11 = stablehlo.constant dense<[[[2.0, 1.0], [0.0, 2.0]], [[0x7FC00000, 0x7FC00000], [0.0, 0x7FC00000]], [[2.0, 1.0], [0.0, 2.0]]]> : tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %12 = stablehlo.constant dense<[[[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]], [[(-1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]]]> : tensor<3x2x2xcomplex<f32>>
  %13 = "stablehlo.cholesky"(%12) <{lower = true}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %14 = "stablehlo.real"(%13) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %15 = "stablehlo.select"(%3, %14, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%15, %6) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %16 = "stablehlo.cholesky"(%12) <{lower = false}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %17 = "stablehlo.real"(%16) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %18 = "stablehlo.select"(%9, %17, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%18, %11) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %19 = stablehlo.constant dense<[[[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]], [[(1.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]]]> : tensor<3x2x2xcomplex<f32>>
  %20 = "stablehlo.cholesky"(%19) <{lower = true}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %21 = "stablehlo.real"(%20) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %22 = "stablehlo.select"(%3, %21, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%22, %6) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %23 = "stablehlo.cholesky"(%19) <{lower = false}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %24 = "stablehlo.real"(%23) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %25 = "stablehlo.select"(%9, %24, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%25, %11) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %26 = stablehlo.constant dense<[[[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]], [[(1.0, 0.0), (1.0, 0.0)], [(1.0, 0.0), (1.0, 0.0)]], [[(4.0, 0.0), (2.0, 0.0)], [(2.0, 0.0), (5.0, 0.0)]]]> : tensor<3x2x2xcomplex<f32>>
  %27 = "stablehlo.cholesky"(%26) <{lower = true}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %28 = "stablehlo.real"(%27) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %29 = "stablehlo.select"(%3, %28, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%29, %6) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  %30 = "stablehlo.cholesky"(%26) <{lower = false}> : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %31 = "stablehlo.real"(%30) : (tensor<3x2x2xcomplex<f32>>) -> tensor<3x2x2xf32>
  %32 = "stablehlo.select"(%9, %31, %4) : (tensor<3x2x2xi1>, tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%32, %11) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> ()
  return
}
