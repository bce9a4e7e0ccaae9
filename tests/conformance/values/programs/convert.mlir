// convert of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %1 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2xi1>, tensor<2xi1>) -> ()
  %2 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi2>
  %3 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %4 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi4>
  %5 = stablehlo.constant dense<[0, 1]> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %6 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi8>
  %7 = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %8 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi16>
  %9 = stablehlo.constant dense<[0, 1]> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi32>
  %11 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xi64>
  %13 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui2>
  %15 = stablehlo.constant dense<[0, 1]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui4>
  %17 = stablehlo.constant dense<[0, 1]> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui8>
  %19 = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui16>
  %21 = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui32>
  %23 = stablehlo.constant dense<[0, 1]> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xui64>
  %25 = stablehlo.constant dense<[0, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %26 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf4E2M1FN>
  %27 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %28 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf6E2M3FN>
  %29 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %30 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf6E3M2FN>
  %31 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %32 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E3M4>
  %33 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %34 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E4M3>
  %35 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %36 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  %37 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E4M3FNUZ>
  %39 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E4M3B11FNUZ>
  %41 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E5M2>
  %43 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf8E5M2FNUZ>
  %45 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %46 = stablehlo.constant dense<true> : tensor<1xi1>
  %47 = "stablehlo.convert"(%46) : (tensor<1xi1>) -> tensor<1xf8E8M0FNU>
  %48 = stablehlo.constant dense<1.0> : tensor<1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xbf16>
  %50 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf16>
  %52 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf32>
  %54 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xf64>
  %56 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xcomplex<f32>>
  %58 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<2xi1>) -> tensor<2xcomplex<f64>>
  %60 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  return
}
// -----
// convert of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi2>
  %1 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi1>
  %2 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %0) : (tensor<4xi2>, tensor<4xi2>) -> ()
  %4 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi4>
  %5 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %6 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi8>
  %7 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %8 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi16>
  %9 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<4xi16>, tensor<4xi16>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi32>
  %11 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xi64>
  %13 = stablehlo.constant dense<[0, 1, -1, -2]> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<4xi64>, tensor<4xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xui2>
  %15 = stablehlo.constant dense<[0, 1, 3, 2]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<4xui2>, tensor<4xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xui4>
  %17 = stablehlo.constant dense<[0, 1, 15, 14]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4xui4>, tensor<4xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xui8>
  %19 = stablehlo.constant dense<[0, 1, 255, 254]> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4xui8>, tensor<4xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xui16>
  %21 = stablehlo.constant dense<[0, 1, 65535, 65534]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xui32>
  %23 = stablehlo.constant dense<[0, 1, 4294967295, 4294967294]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xui64>
  %25 = stablehlo.constant dense<[0, 1, 18446744073709551615, 18446744073709551614]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %26 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf4E2M1FN>
  %27 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  %28 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf6E2M3FN>
  %29 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %30 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf6E3M2FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %32 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E3M4>
  %33 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %34 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E4M3>
  %35 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %36 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E4M3FN>
  %37 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E4M3FNUZ>
  %39 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E4M3B11FNUZ>
  %41 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E5M2>
  %43 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf8E5M2FNUZ>
  %45 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %46 = stablehlo.constant dense<1> : tensor<1xi2>
  %47 = "stablehlo.convert"(%46) : (tensor<1xi2>) -> tensor<1xf8E8M0FNU>
  %48 = stablehlo.constant dense<1.0> : tensor<1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xbf16>
  %50 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf16>
  %52 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<4xf16>, tensor<4xf16>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf32>
  %54 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xf64>
  %56 = stablehlo.constant dense<[0.0, 1.0, -1.0, -2.0]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xcomplex<f32>>
  %58 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<4xi2>) -> tensor<4xcomplex<f64>>
  %60 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (-2.0, 0.0)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}
// -----
// convert of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi4>
  %1 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi1>, tensor<15xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -2, 0, -1, -2, 1, -1, 0, 1, 0]> : tensor<15xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<15xi2>, tensor<15xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%5, %0) : (tensor<15xi4>, tensor<15xi4>) -> ()
  %6 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi8>
  %7 = stablehlo.constant dense<"0x0001020305070604FFFEFDFBF8F9FC"> : tensor<15xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<15xi8>, tensor<15xi8>) -> ()
  %8 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi16>
  %9 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<15xi16>, tensor<15xi16>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi32>
  %11 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<15xi32>, tensor<15xi32>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xi64>
  %13 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -8, -7, -4]> : tensor<15xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<15xi64>, tensor<15xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xui2>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 2, 0, 3, 2, 1, 3, 0, 1, 0]> : tensor<15xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<15xui2>, tensor<15xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xui4>
  %17 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, 15, 14, 13, 11, 8, 9, 12]> : tensor<15xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<15xui4>, tensor<15xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xui8>
  %19 = stablehlo.constant dense<"0x0001020305070604FFFEFDFBF8F9FC"> : tensor<15xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<15xui8>, tensor<15xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xui16>
  %21 = stablehlo.constant dense<"0x00000100020003000500070006000400FFFFFEFFFDFFFBFFF8FFF9FFFCFF"> : tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<15xui16>, tensor<15xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, 4294967295, 4294967294, 4294967293, 4294967291, 4294967288, 4294967289, 4294967292]> : tensor<15xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<15xui32>, tensor<15xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551611, 18446744073709551608, 18446744073709551609, 18446744073709551612]> : tensor<15xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<15xui64>, tensor<15xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5, 6, 4, -1, -2, -3, -5, -4]> : tensor<12xi4>
  %27 = "stablehlo.convert"(%26) : (tensor<12xi4>) -> tensor<12xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 4.0, -1.0, -2.0, -3.0, -4.0, -4.0]> : tensor<12xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 6, 4, -1, -2, -3, -5, -7, -4]> : tensor<14xi4>
  %30 = "stablehlo.convert"(%29) : (tensor<14xi4>) -> tensor<14xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 6.0, 4.0, -1.0, -2.0, -3.0, -5.0, -7.0, -4.0]> : tensor<14xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<14xf6E2M3FN>, tensor<14xf6E2M3FN>) -> ()
  %32 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf6E3M2FN>
  %33 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 6.0, 4.0, -1.0, -2.0, -3.0, -5.0, -8.0, -7.0, -4.0]> : tensor<15xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<15xf6E3M2FN>, tensor<15xf6E3M2FN>) -> ()
  %34 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E3M4>
  %35 = stablehlo.constant dense<"0x00304048545C5850B0C0C8D4E0DCD0"> : tensor<15xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<15xf8E3M4>, tensor<15xf8E3M4>) -> ()
  %36 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E4M3>
  %37 = stablehlo.constant dense<"0x003840444A4E4C48B8C0C4CAD0CEC8"> : tensor<15xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<15xf8E4M3>, tensor<15xf8E4M3>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E4M3FN>
  %39 = stablehlo.constant dense<"0x003840444A4E4C48B8C0C4CAD0CEC8"> : tensor<15xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E4M3FNUZ>
  %41 = stablehlo.constant dense<"0x0040484C52565450C0C8CCD2D8D6D0"> : tensor<15xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E4M3B11FNUZ>
  %43 = stablehlo.constant dense<"0x005860646A6E6C68D8E0E4EAF0EEE8"> : tensor<15xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<15xf8E4M3B11FNUZ>, tensor<15xf8E4M3B11FNUZ>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E5M2>
  %45 = stablehlo.constant dense<"0x003C404245474644BCC0C2C5C8C7C4"> : tensor<15xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<15xf8E5M2>, tensor<15xf8E5M2>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf8E5M2FNUZ>
  %47 = stablehlo.constant dense<"0x00404446494B4A48C0C4C6C9CCCBC8"> : tensor<15xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<15xf8E5M2FNUZ>, tensor<15xf8E5M2FNUZ>) -> ()
  %48 = stablehlo.constant dense<[1, 2, 3, 5, 7, 6, 4]> : tensor<7xi4>
  %49 = "stablehlo.convert"(%48) : (tensor<7xi4>) -> tensor<7xf8E8M0FNU>
  %50 = stablehlo.constant dense<[1.0, 2.0, 4.0, 4.0, 8.0, 8.0, 4.0]> : tensor<7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xbf16>
  %52 = stablehlo.constant dense<"0x0000803F00404040A040E040C040804080BF00C040C0A0C000C1E0C080C0"> : tensor<15xbf16>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<15xbf16>, tensor<15xbf16>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf16>
  %54 = stablehlo.constant dense<"0x0000003C00400042004500470046004400BC00C000C200C500C800C700C4"> : tensor<15xf16>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<15xf16>, tensor<15xf16>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf32>
  %56 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 6.0, 4.0, -1.0, -2.0, -3.0, -5.0, -8.0, -7.0, -4.0]> : tensor<15xf32>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<15xf32>, tensor<15xf32>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xf64>
  %58 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 6.0, 4.0, -1.0, -2.0, -3.0, -5.0, -8.0, -7.0, -4.0]> : tensor<15xf64>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<15xf64>, tensor<15xf64>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xcomplex<f32>>
  %60 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (6.0, 0.0), (4.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-7.0, 0.0), (-4.0, 0.0)]> : tensor<15xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<15xcomplex<f32>>, tensor<15xcomplex<f32>>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<15xi4>) -> tensor<15xcomplex<f64>>
  %62 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (6.0, 0.0), (4.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-7.0, 0.0), (-4.0, 0.0)]> : tensor<15xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<15xcomplex<f64>>, tensor<15xcomplex<f64>>) -> ()
  return
}
// -----
// convert of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xi8>
  %1 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<24xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<24xi1>, tensor<24xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, -1, -2, -1, 0, -1, -2, 1, -1, 0, -2, 0, 0, 1, 0, 1]> : tensor<24xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<24xi2>, tensor<24xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -1, -2, -1, 0, -1, -2, -3, -5, -8, 6, -4, 0, 1, 0, 5]> : tensor<24xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<24xi4>, tensor<24xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi8>
  stablehlo.custom_call @check.expect_eq(%7, %0) : (tensor<24xi8>, tensor<24xi8>) -> ()
  %8 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi16>
  %9 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064007F007E003F004000FFFFFEFFFDFFFBFFF8FFD6FF9CFF80FF81FFC0FFD5FF"> : tensor<24xi16>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<24xi16>, tensor<24xi16>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi32>
  %11 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 127, 126, 63, 64, -1, -2, -3, -5, -8, -42, -100, -128, -127, -64, -43]> : tensor<24xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<24xi32>, tensor<24xi32>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xi64>
  %13 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 127, 126, 63, 64, -1, -2, -3, -5, -8, -42, -100, -128, -127, -64, -43]> : tensor<24xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<24xi64>, tensor<24xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xui2>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 3, 2, 3, 0, 3, 2, 1, 3, 0, 2, 0, 0, 1, 0, 1]> : tensor<24xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<24xui2>, tensor<24xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xui4>
  %17 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 15, 14, 15, 0, 15, 14, 13, 11, 8, 6, 12, 0, 1, 0, 5]> : tensor<24xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<24xui4>, tensor<24xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xui8>
  %19 = stablehlo.constant dense<"0x0001020305070B2A647F7E3F40FFFEFDFBF8D69C8081C0D5"> : tensor<24xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<24xui8>, tensor<24xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xui16>
  %21 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064007F007E003F004000FFFFFEFFFDFFFBFFF8FFD6FF9CFF80FF81FFC0FFD5FF"> : tensor<24xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<24xui16>, tensor<24xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 127, 126, 63, 64, 4294967295, 4294967294, 4294967293, 4294967291, 4294967288, 4294967254, 4294967196, 4294967168, 4294967169, 4294967232, 4294967253]> : tensor<24xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<24xui32>, tensor<24xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 127, 126, 63, 64, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551611, 18446744073709551608, 18446744073709551574, 18446744073709551516, 18446744073709551488, 18446744073709551489, 18446744073709551552, 18446744073709551573]> : tensor<24xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<24xui64>, tensor<24xui64>) -> ()
  %26 = stablehlo.constant dense<"0x0001020305FFFEFDFB"> : tensor<9xi8>
  %27 = "stablehlo.convert"(%26) : (tensor<9xi8>) -> tensor<9xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, -1.0, -2.0, -3.0, -4.0]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<"0x000102030507FFFEFDFB"> : tensor<10xi8>
  %30 = "stablehlo.convert"(%29) : (tensor<10xi8>) -> tensor<10xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, -1.0, -2.0, -3.0, -5.0]> : tensor<10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<10xf6E2M3FN>, tensor<10xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<"0x0001020305070BFFFEFDFBF8"> : tensor<12xi8>
  %33 = "stablehlo.convert"(%32) : (tensor<12xi8>) -> tensor<12xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0, -1.0, -2.0, -3.0, -5.0, -8.0]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C66707070707070B0C0C8D4E0F0F0F0F0F0F0"> : tensor<24xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<24xf8E3M4>, tensor<24xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C70706868B8C0C4CAD0E2ECF0F0E8E3"> : tensor<24xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<24xf8E4M3>, tensor<24xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C70706868B8C0C4CAD0E2ECF0F0E8E3"> : tensor<24xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<24xf8E4M3FN>, tensor<24xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A7478787070C0C8CCD2D8EAF4F8F8F0EB"> : tensor<24xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<24xf8E4M3FNUZ>, tensor<24xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E73808080808080D8E0E4EAF0808080808080"> : tensor<24xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<24xf8E4M3B11FNUZ>, tensor<24xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A515658585454BCC0C2C5C8D1D6D8D8D4D1"> : tensor<24xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<24xf8E5M2>, tensor<24xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A5C5C5858C0C4C6C9CCD5DADCDCD8D5"> : tensor<24xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<24xf8E5M2FNUZ>, tensor<24xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<"0x01020305070B2A647F7E3F40"> : tensor<12xi8>
  %50 = "stablehlo.convert"(%49) : (tensor<12xi8>) -> tensor<12xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F8081818282848686868585"> : tensor<12xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<12xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C842FE42FC427C42804280BF00C040C0A0C000C128C2C8C200C3FEC280C22CC2"> : tensor<24xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<24xbf16>, tensor<24xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf16>
  %55 = stablehlo.constant dense<"0x0000003C0040004200450047804940514056F057E057E053005400BC00C000C200C500C840D140D600D8F0D700D460D1"> : tensor<24xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<24xf16>, tensor<24xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf32>
  %57 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 127.0, 126.0, 63.0, 64.0, -1.0, -2.0, -3.0, -5.0, -8.0, -42.0, -100.0, -128.0, -127.0, -64.0, -43.0]> : tensor<24xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<24xf32>, tensor<24xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 127.0, 126.0, 63.0, 64.0, -1.0, -2.0, -3.0, -5.0, -8.0, -42.0, -100.0, -128.0, -127.0, -64.0, -43.0]> : tensor<24xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<24xf64>, tensor<24xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (127.0, 0.0), (126.0, 0.0), (63.0, 0.0), (64.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-128.0, 0.0), (-127.0, 0.0), (-64.0, 0.0), (-43.0, 0.0)]> : tensor<24xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<24xcomplex<f32>>, tensor<24xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<24xi8>) -> tensor<24xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (127.0, 0.0), (126.0, 0.0), (63.0, 0.0), (64.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-128.0, 0.0), (-127.0, 0.0), (-64.0, 0.0), (-43.0, 0.0)]> : tensor<24xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<24xcomplex<f64>>, tensor<24xcomplex<f64>>) -> ()
  return
}
// -----
// convert of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xi16>
  %1 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<27xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<27xi1>, tensor<27xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, 1, -1, -2, -1, 0, -2, -1, -2, 1, -1, 0, -2, 0, -1, 0, 1, 0, 1]> : tensor<27xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<27xi2>, tensor<27xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -7, -1, -2, -1, 0, -6, -1, -2, -3, -5, -8, 6, -4, 7, 0, 1, 0, 5]> : tensor<27xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<27xi4>, tensor<27xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A6439FFFEFF00AAFFFEFDFBF8D69CC700010055"> : tensor<27xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<27xi8>, tensor<27xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi16>
  stablehlo.custom_call @check.expect_eq(%9, %0) : (tensor<27xi16>, tensor<27xi16>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi32>
  %11 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 32767, 32766, 16383, 16384, 10922, -1, -2, -3, -5, -8, -42, -100, -12345, -32768, -32767, -16384, -10923]> : tensor<27xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<27xi32>, tensor<27xi32>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xi64>
  %13 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 32767, 32766, 16383, 16384, 10922, -1, -2, -3, -5, -8, -42, -100, -12345, -32768, -32767, -16384, -10923]> : tensor<27xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<27xi64>, tensor<27xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xui2>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 1, 3, 2, 3, 0, 2, 3, 2, 1, 3, 0, 2, 0, 3, 0, 1, 0, 1]> : tensor<27xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<27xui2>, tensor<27xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xui4>
  %17 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 9, 15, 14, 15, 0, 10, 15, 14, 13, 11, 8, 6, 12, 7, 0, 1, 0, 5]> : tensor<27xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<27xui4>, tensor<27xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xui8>
  %19 = stablehlo.constant dense<"0x0001020305070B2A6439FFFEFF00AAFFFEFDFBF8D69CC700010055"> : tensor<27xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<27xui8>, tensor<27xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xui16>
  %21 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2AFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF0080018000C055D5"> : tensor<27xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<27xui16>, tensor<27xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 32767, 32766, 16383, 16384, 10922, 4294967295, 4294967294, 4294967293, 4294967291, 4294967288, 4294967254, 4294967196, 4294954951, 4294934528, 4294934529, 4294950912, 4294956373]> : tensor<27xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<27xui32>, tensor<27xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 32767, 32766, 16383, 16384, 10922, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551611, 18446744073709551608, 18446744073709551574, 18446744073709551516, 18446744073709539271, 18446744073709518848, 18446744073709518849, 18446744073709535232, 18446744073709540693]> : tensor<27xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<27xui64>, tensor<27xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5, -1, -2, -3, -5]> : tensor<9xi16>
  %27 = "stablehlo.convert"(%26) : (tensor<9xi16>) -> tensor<9xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, -1.0, -2.0, -3.0, -4.0]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -1, -2, -3, -5]> : tensor<10xi16>
  %30 = "stablehlo.convert"(%29) : (tensor<10xi16>) -> tensor<10xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, -1.0, -2.0, -3.0, -5.0]> : tensor<10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<10xf6E2M3FN>, tensor<10xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, -1, -2, -3, -5, -8]> : tensor<12xi16>
  %33 = "stablehlo.convert"(%32) : (tensor<12xi16>) -> tensor<12xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0, -1.0, -2.0, -3.0, -5.0, -8.0]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C667070707070707070B0C0C8D4E0F0F0F0F0F0F0F0"> : tensor<27xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<27xf8E3M4>, tensor<27xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C787878787878B8C0C4CAD0E2ECF8F8F8F8F8"> : tensor<27xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<27xf8E4M3>, tensor<27xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C7F7F7F7F7F7FB8C0C4CAD0E2ECFFFFFFFFFF"> : tensor<27xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<27xf8E4M3FN>, tensor<27xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A74808080808080C0C8CCD2D8EAF48080808080"> : tensor<27xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<27xf8E4M3FNUZ>, tensor<27xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E738080808080808080D8E0E4EAF080808080808080"> : tensor<27xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<27xf8E4M3B11FNUZ>, tensor<27xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A5156727878747471BCC0C2C5C8D1D6F2F8F8F4F1"> : tensor<27xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<27xf8E5M2>, tensor<27xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A767C7C787875C0C4C6C9CCD5DAF6FCFCF8F5"> : tensor<27xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<27xf8E5M2FNUZ>, tensor<27xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<"0x010002000300050007000B002A0064003930FF7FFE7FFF3F0040AA2A"> : tensor<14xi16>
  %50 = "stablehlo.convert"(%49) : (tensor<14xi16>) -> tensor<14xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868D8E8E8D8D8C"> : tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C842414600470047804680462B4680BF00C040C0A0C000C128C2C8C241C600C700C780C62BC6"> : tensor<27xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<27xbf16>, tensor<27xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf16>
  %55 = stablehlo.constant dense<"0x0000003C004000420045004780494051405607720078007800740074557100BC00C000C200C500C840D140D607F200F800F800F455F1"> : tensor<27xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<27xf16>, tensor<27xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf32>
  %57 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 32767.0, 32766.0, 16383.0, 16384.0, 10922.0, -1.0, -2.0, -3.0, -5.0, -8.0, -42.0, -100.0, -12345.0, -32768.0, -32767.0, -16384.0, -10923.0]> : tensor<27xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<27xf32>, tensor<27xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 32767.0, 32766.0, 16383.0, 16384.0, 10922.0, -1.0, -2.0, -3.0, -5.0, -8.0, -42.0, -100.0, -12345.0, -32768.0, -32767.0, -16384.0, -10923.0]> : tensor<27xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<27xf64>, tensor<27xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (32767.0, 0.0), (32766.0, 0.0), (16383.0, 0.0), (16384.0, 0.0), (10922.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-12345.0, 0.0), (-32768.0, 0.0), (-32767.0, 0.0), (-16384.0, 0.0), (-10923.0, 0.0)]> : tensor<27xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<27xcomplex<f32>>, tensor<27xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<27xi16>) -> tensor<27xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (32767.0, 0.0), (32766.0, 0.0), (16383.0, 0.0), (16384.0, 0.0), (10922.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-12345.0, 0.0), (-32768.0, 0.0), (-32767.0, 0.0), (-16384.0, 0.0), (-10923.0, 0.0)]> : tensor<27xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<27xcomplex<f64>>, tensor<27xcomplex<f64>>) -> ()
  return
}
// -----
// convert of i32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi32>
  %1 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<29xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<29xi1>, tensor<29xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, 1, 1, -1, -2, -1, 0, -2, -1, -2, 1, -1, 0, -2, 0, -1, -1, 0, 1, 0, 1]> : tensor<29xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<29xi2>, tensor<29xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -7, 1, -1, -2, -1, 0, -6, -1, -2, -3, -5, -8, 6, -4, 7, -1, 0, 1, 0, 5]> : tensor<29xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<29xi4>, tensor<29xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A6439D1FFFEFF00AAFFFEFDFBF8D69CC72F00010055"> : tensor<29xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<29xi8>, tensor<29xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi16>
  %10 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12FFFFFFEFFFFFF0000AAAAFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF2FD00000010000005555"> : tensor<29xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<29xi16>, tensor<29xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi32>
  stablehlo.custom_call @check.expect_eq(%11, %0) : (tensor<29xi32>, tensor<29xi32>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xi64>
  %13 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -2147483648, -2147483647, -1073741824, -715827883]> : tensor<29xi64>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<29xi64>, tensor<29xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xui2>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 1, 1, 3, 2, 3, 0, 2, 3, 2, 1, 3, 0, 2, 0, 3, 3, 0, 1, 0, 1]> : tensor<29xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<29xui2>, tensor<29xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xui4>
  %17 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 9, 1, 15, 14, 15, 0, 10, 15, 14, 13, 11, 8, 6, 12, 7, 15, 0, 1, 0, 5]> : tensor<29xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<29xui4>, tensor<29xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xui8>
  %19 = stablehlo.constant dense<"0x0001020305070B2A6439D1FFFEFF00AAFFFEFDFBF8D69CC72F00010055"> : tensor<29xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<29xui8>, tensor<29xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xui16>
  %21 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12FFFFFFEFFFFFF0000AAAAFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF2FD00000010000005555"> : tensor<29xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<29xui16>, tensor<29xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xui32>
  %23 = stablehlo.constant dense<"0x0000000001000000020000000300000005000000070000000B0000002A0000006400000039300000D12F0100FFFFFF7FFEFFFF7FFFFFFF3F00000040AAAAAA2AFFFFFFFFFEFFFFFFFDFFFFFFFBFFFFFFF8FFFFFFD6FFFFFF9CFFFFFFC7CFFFFF2FD0FEFF0000008001000080000000C0555555D5"> : tensor<29xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<29xui32>, tensor<29xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551611, 18446744073709551608, 18446744073709551574, 18446744073709551516, 18446744073709539271, 18446744073709473839, 18446744071562067968, 18446744071562067969, 18446744072635809792, 18446744072993723733]> : tensor<29xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<29xui64>, tensor<29xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5, -1, -2, -3, -5]> : tensor<9xi32>
  %27 = "stablehlo.convert"(%26) : (tensor<9xi32>) -> tensor<9xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, -1.0, -2.0, -3.0, -4.0]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -1, -2, -3, -5]> : tensor<10xi32>
  %30 = "stablehlo.convert"(%29) : (tensor<10xi32>) -> tensor<10xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, -1.0, -2.0, -3.0, -5.0]> : tensor<10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<10xf6E2M3FN>, tensor<10xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, -1, -2, -3, -5, -8]> : tensor<12xi32>
  %33 = "stablehlo.convert"(%32) : (tensor<12xi32>) -> tensor<12xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0, -1.0, -2.0, -3.0, -5.0, -8.0]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C66707070707070707070B0C0C8D4E0F0F0F0F0F0F0F0F0"> : tensor<29xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<29xf8E3M4>, tensor<29xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C78787878787878B8C0C4CAD0E2ECF8F8F8F8F8F8"> : tensor<29xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<29xf8E4M3>, tensor<29xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C7F7F7F7F7F7F7FB8C0C4CAD0E2ECFFFFFFFFFFFF"> : tensor<29xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<29xf8E4M3FN>, tensor<29xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A7480808080808080C0C8CCD2D8EAF4808080808080"> : tensor<29xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<29xf8E4M3FNUZ>, tensor<29xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E73808080808080808080D8E0E4EAF08080808080808080"> : tensor<29xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<29xf8E4M3B11FNUZ>, tensor<29xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A5156727C7C7C7C7C7CBCC0C2C5C8D1D6F2FCFCFCFCFC"> : tensor<29xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<29xf8E5M2>, tensor<29xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A76808080808080C0C4C6C9CCD5DAF68080808080"> : tensor<29xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<29xf8E5M2FNUZ>, tensor<29xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<[1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 2147483647, 2147483646, 1073741823, 1073741824, 715827882]> : tensor<15xi32>
  %50 = "stablehlo.convert"(%49) : (tensor<15xi32>) -> tensor<15xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868D8F9E9E9D9D9C"> : tensor<15xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C84241469847004F004F804E804E2B4E80BF00C040C0A0C000C128C2C8C241C698C700CF00CF80CE2BCE"> : tensor<29xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<29xbf16>, tensor<29xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf16>
  %55 = stablehlo.constant dense<"0x0000003C00400042004500478049405140560772007C007C007C007C007C007C00BC00C000C200C500C840D140D607F200FC00FC00FC00FC00FC"> : tensor<29xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<29xf16>, tensor<29xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf32>
  %57 = stablehlo.constant dense<"0x000000000000803F00000040000040400000A0400000E04000003041000028420000C84200E4404680E897470000004F0000004F0000804E0000804EABAA2A4E000080BF000000C0000040C00000A0C0000000C1000028C20000C8C200E440C680E897C7000000CF000000CF000080CEABAA2ACE"> : tensor<29xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<29xf32>, tensor<29xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 77777.0, 2147483647.0, 2147483646.0, 1073741823.0, 1073741824.0, 715827882.0, -1.0, -2.0, -3.0, -5.0, -8.0, -42.0, -100.0, -12345.0, -77777.0, -2147483648.0, -2147483647.0, -1073741824.0, -715827883.0]> : tensor<29xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<29xf64>, tensor<29xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (0x4F000000, 0.0), (0x4F000000, 0.0), (0x4E800000, 0.0), (0x4E800000, 0.0), (0x4E2AAAAB, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-12345.0, 0.0), (-77777.0, 0.0), (0xCF000000, 0.0), (0xCF000000, 0.0), (0xCE800000, 0.0), (0xCE2AAAAB, 0.0)]> : tensor<29xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<29xcomplex<f32>>, tensor<29xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<29xi32>) -> tensor<29xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (2147483647.0, 0.0), (2147483646.0, 0.0), (1073741823.0, 0.0), (1073741824.0, 0.0), (715827882.0, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-12345.0, 0.0), (-77777.0, 0.0), (-2147483648.0, 0.0), (-2147483647.0, 0.0), (-1073741824.0, 0.0), (-715827883.0, 0.0)]> : tensor<29xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<29xcomplex<f64>>, tensor<29xcomplex<f64>>) -> ()
  return
}
// -----
// convert of i64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, -123456789123, -9223372036854775808, -9223372036854775807, -4611686018427387904, -3074457345618258603]> : tensor<31xi64>
  %1 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<31xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi1>, tensor<31xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, 1, 1, -1, -1, -2, -1, 0, -2, -1, -2, 1, -1, 0, -2, 0, -1, -1, 1, 0, 1, 0, 1]> : tensor<31xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<31xi2>, tensor<31xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -7, 1, 3, -1, -2, -1, 0, -6, -1, -2, -3, -5, -8, 6, -4, 7, -1, -3, 0, 1, 0, 5]> : tensor<31xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<31xi4>, tensor<31xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A6439D183FFFEFF00AAFFFEFDFBF8D69CC72F7D00010055"> : tensor<31xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<31xi8>, tensor<31xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi16>
  %10 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12F831AFFFFFEFFFFFF0000AAAAFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF2FD07DE50000010000005555"> : tensor<31xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<31xi16>, tensor<31xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, -1097262461, -1, -2, -1, 0, -1431655766, -1, -2, -3, -5, -8, -42, -100, -12345, -77777, 1097262461, 0, 1, 0, 1431655765]> : tensor<31xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<31xi32>, tensor<31xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%13, %0) : (tensor<31xi64>, tensor<31xi64>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xui2>
  %15 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 1, 1, 3, 3, 2, 3, 0, 2, 3, 2, 1, 3, 0, 2, 0, 3, 3, 1, 0, 1, 0, 1]> : tensor<31xui2>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<31xui2>, tensor<31xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xui4>
  %17 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 9, 1, 3, 15, 14, 15, 0, 10, 15, 14, 13, 11, 8, 6, 12, 7, 15, 13, 0, 1, 0, 5]> : tensor<31xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<31xui4>, tensor<31xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xui8>
  %19 = stablehlo.constant dense<"0x0001020305070B2A6439D183FFFEFF00AAFFFEFDFBF8D69CC72F7D00010055"> : tensor<31xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<31xui8>, tensor<31xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xui16>
  %21 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12F831AFFFFFEFFFFFF0000AAAAFFFFFEFFFDFFFBFFF8FFD6FF9CFFC7CF2FD07DE50000010000005555"> : tensor<31xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<31xui16>, tensor<31xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 3197704835, 4294967295, 4294967294, 4294967295, 0, 2863311530, 4294967295, 4294967294, 4294967293, 4294967291, 4294967288, 4294967254, 4294967196, 4294954951, 4294889519, 1097262461, 0, 1, 0, 1431655765]> : tensor<31xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<31xui32>, tensor<31xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551611, 18446744073709551608, 18446744073709551574, 18446744073709551516, 18446744073709539271, 18446744073709473839, 18446743950252762493, 9223372036854775808, 9223372036854775809, 13835058055282163712, 15372286728091293013]> : tensor<31xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<31xui64>, tensor<31xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5, -1, -2, -3, -5]> : tensor<9xi64>
  %27 = "stablehlo.convert"(%26) : (tensor<9xi64>) -> tensor<9xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, -1.0, -2.0, -3.0, -4.0]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -1, -2, -3, -5]> : tensor<10xi64>
  %30 = "stablehlo.convert"(%29) : (tensor<10xi64>) -> tensor<10xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, -1.0, -2.0, -3.0, -5.0]> : tensor<10xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<10xf6E2M3FN>, tensor<10xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, -1, -2, -3, -5, -8]> : tensor<12xi64>
  %33 = "stablehlo.convert"(%32) : (tensor<12xi64>) -> tensor<12xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0, -1.0, -2.0, -3.0, -5.0, -8.0]> : tensor<12xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<12xf6E3M2FN>, tensor<12xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C6670707070707070707070B0C0C8D4E0F0F0F0F0F0F0F0F0F0"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C7878787878787878B8C0C4CAD0E2ECF8F8F8F8F8F8F8"> : tensor<31xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<31xf8E4M3>, tensor<31xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C7F7F7F7F7F7F7F7FB8C0C4CAD0E2ECFFFFFFFFFFFFFF"> : tensor<31xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A748080808080808080C0C8CCD2D8EAF480808080808080"> : tensor<31xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<31xf8E4M3FNUZ>, tensor<31xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E7380808080808080808080D8E0E4EAF0808080808080808080"> : tensor<31xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<31xf8E4M3B11FNUZ>, tensor<31xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A5156727C7C7C7C7C7C7CBCC0C2C5C8D1D6F2FCFCFCFCFCFC"> : tensor<31xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<31xf8E5M2>, tensor<31xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A7680808080808080C0C4C6C9CCD5DAF6808080808080"> : tensor<31xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<31xf8E5M2FNUZ>, tensor<31xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<[1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 9223372036854775807, 9223372036854775806, 4611686018427387903, 4611686018427387904, 3074457345618258602]> : tensor<16xi64>
  %50 = "stablehlo.convert"(%49) : (tensor<16xi64>) -> tensor<16xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868D8FA4BEBEBDBDBC"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C84241469847E651005F005F805E805E2B5E80BF00C040C0A0C000C128C2C8C241C698C7E6D100DF00DF80DE2BDE"> : tensor<31xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<31xbf16>, tensor<31xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf16>
  %55 = stablehlo.constant dense<"0x0000003C00400042004500478049405140560772007C007C007C007C007C007C007C00BC00C000C200C500C840D140D607F200FC00FC00FC00FC00FC00FC"> : tensor<31xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<31xf16>, tensor<31xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf32>
  %57 = stablehlo.constant dense<"0x000000000000803F00000040000040400000A0400000E04000003041000028420000C84200E4404680E89747C9F4E5510000005F0000005F0000805E0000805EABAA2A5E000080BF000000C0000040C00000A0C0000000C1000028C20000C8C200E440C680E897C7C9F4E5D1000000DF000000DF000080DEABAA2ADE"> : tensor<31xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<31xf32>, tensor<31xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 77777.0, 123456789123.0, 0x43E0000000000000, 0x43E0000000000000, 0x43D0000000000000, 0x43D0000000000000, 0x43C5555555555555, -1.0, -2.0, -3.0, -5.0, -8.0, -42.0, -100.0, -12345.0, -77777.0, -123456789123.0, 0xC3E0000000000000, 0xC3E0000000000000, 0xC3D0000000000000, 0xC3C5555555555555]> : tensor<31xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<31xf64>, tensor<31xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (0x51E5F4C9, 0.0), (0x5F000000, 0.0), (0x5F000000, 0.0), (0x5E800000, 0.0), (0x5E800000, 0.0), (0x5E2AAAAB, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-12345.0, 0.0), (-77777.0, 0.0), (0xD1E5F4C9, 0.0), (0xDF000000, 0.0), (0xDF000000, 0.0), (0xDE800000, 0.0), (0xDE2AAAAB, 0.0)]> : tensor<31xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<31xi64>) -> tensor<31xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (123456789123.0, 0.0), (0x43E0000000000000, 0.0), (0x43E0000000000000, 0.0), (0x43D0000000000000, 0.0), (0x43D0000000000000, 0.0), (0x43C5555555555555, 0.0), (-1.0, 0.0), (-2.0, 0.0), (-3.0, 0.0), (-5.0, 0.0), (-8.0, 0.0), (-42.0, 0.0), (-100.0, 0.0), (-12345.0, 0.0), (-77777.0, 0.0), (-123456789123.0, 0.0), (0xC3E0000000000000, 0.0), (0xC3E0000000000000, 0.0), (0xC3D0000000000000, 0.0), (0xC3C5555555555555, 0.0)]> : tensor<31xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>) -> ()
  return
}
// -----
// convert of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %1 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi1>
  %2 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<4xi1>, tensor<4xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4xi2>, tensor<4xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi8>
  %8 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi16>
  %10 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4xi16>, tensor<4xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<4xi32>, tensor<4xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xi64>
  %14 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<4xi64>, tensor<4xi64>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%15, %0) : (tensor<4xui2>, tensor<4xui2>) -> ()
  %16 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xui4>
  %17 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4xui4>, tensor<4xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xui8>
  %19 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<4xui8>, tensor<4xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xui16>
  %21 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %26 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf4E2M1FN>
  %27 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  %28 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf6E2M3FN>
  %29 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %30 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf6E3M2FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %32 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E3M4>
  %33 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %34 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E4M3>
  %35 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %36 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E4M3FN>
  %37 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E4M3FNUZ>
  %39 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E4M3B11FNUZ>
  %41 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E5M2>
  %43 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf8E5M2FNUZ>
  %45 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %46 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xui2>
  %47 = "stablehlo.convert"(%46) : (tensor<3xui2>) -> tensor<3xf8E8M0FNU>
  %48 = stablehlo.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xbf16>
  %50 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf16>
  %52 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<4xf16>, tensor<4xf16>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf32>
  %54 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<4xf32>, tensor<4xf32>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xf64>
  %56 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<4xf64>, tensor<4xf64>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xcomplex<f32>>
  %58 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<4xui2>) -> tensor<4xcomplex<f64>>
  %60 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}
// -----
// convert of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui4>
  %1 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<10xi1>, tensor<10xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -1, -2, 0]> : tensor<10xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<10xi2>, tensor<10xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -1, -2, -8]> : tensor<10xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<10xi4>, tensor<10xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B0F0E08"> : tensor<10xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<10xi8>, tensor<10xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi16>
  %10 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<10xi16>, tensor<10xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<10xi32>, tensor<10xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xi64>
  %14 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<10xi64>, tensor<10xi64>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xui2>
  %16 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 3, 2, 0]> : tensor<10xui2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<10xui2>, tensor<10xui2>) -> ()
  %17 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%17, %0) : (tensor<10xui4>, tensor<10xui4>) -> ()
  %18 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xui8>
  %19 = stablehlo.constant dense<"0x0001020305070B0F0E08"> : tensor<10xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<10xui8>, tensor<10xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xui16>
  %21 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<10xui16>, tensor<10xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<10xui32>, tensor<10xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<10xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<10xui64>, tensor<10xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5]> : tensor<5xui4>
  %27 = "stablehlo.convert"(%26) : (tensor<5xui4>) -> tensor<5xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7]> : tensor<6xui4>
  %30 = "stablehlo.convert"(%29) : (tensor<6xui4>) -> tensor<6xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  %32 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf6E3M2FN>
  %33 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0, 16.0, 14.0, 8.0]> : tensor<10xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<10xf6E3M2FN>, tensor<10xf6E3M2FN>) -> ()
  %34 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E3M4>
  %35 = stablehlo.constant dense<"0x00304048545C666E6C60"> : tensor<10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<10xf8E3M4>, tensor<10xf8E3M4>) -> ()
  %36 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E4M3>
  %37 = stablehlo.constant dense<"0x003840444A4E53575650"> : tensor<10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<10xf8E4M3>, tensor<10xf8E4M3>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E4M3FN>
  %39 = stablehlo.constant dense<"0x003840444A4E53575650"> : tensor<10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<10xf8E4M3FN>, tensor<10xf8E4M3FN>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E4M3FNUZ>
  %41 = stablehlo.constant dense<"0x0040484C52565B5F5E58"> : tensor<10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<10xf8E4M3FNUZ>, tensor<10xf8E4M3FNUZ>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E4M3B11FNUZ>
  %43 = stablehlo.constant dense<"0x005860646A6E73777670"> : tensor<10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<10xf8E4M3B11FNUZ>, tensor<10xf8E4M3B11FNUZ>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E5M2>
  %45 = stablehlo.constant dense<"0x003C404245474A4C4B48"> : tensor<10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<10xf8E5M2>, tensor<10xf8E5M2>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf8E5M2FNUZ>
  %47 = stablehlo.constant dense<"0x00404446494B4E504F4C"> : tensor<10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<10xf8E5M2FNUZ>, tensor<10xf8E5M2FNUZ>) -> ()
  %48 = stablehlo.constant dense<[1, 2, 3, 5, 7, 11, 15, 14, 8]> : tensor<9xui4>
  %49 = "stablehlo.convert"(%48) : (tensor<9xui4>) -> tensor<9xf8E8M0FNU>
  %50 = stablehlo.constant dense<"0x7F8081818282838382"> : tensor<9xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xbf16>
  %52 = stablehlo.constant dense<"0x0000803F00404040A040E0403041704160410041"> : tensor<10xbf16>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<10xbf16>, tensor<10xbf16>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf16>
  %54 = stablehlo.constant dense<"0x0000003C00400042004500478049804B004B0048"> : tensor<10xf16>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<10xf16>, tensor<10xf16>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf32>
  %56 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 15.0, 14.0, 8.0]> : tensor<10xf32>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<10xf32>, tensor<10xf32>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xf64>
  %58 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 15.0, 14.0, 8.0]> : tensor<10xf64>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<10xf64>, tensor<10xf64>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xcomplex<f32>>
  %60 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (15.0, 0.0), (14.0, 0.0), (8.0, 0.0)]> : tensor<10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<10xui4>) -> tensor<10xcomplex<f64>>
  %62 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (15.0, 0.0), (14.0, 0.0), (8.0, 0.0)]> : tensor<10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>) -> ()
  return
}
// -----
// convert of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0001020305070B2A64FFFE7F8055"> : tensor<14xui8>
  %1 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<14xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<14xi1>, tensor<14xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, -1, -2, -1, 0, 1]> : tensor<14xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<14xi2>, tensor<14xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -1, -2, -1, 0, 5]> : tensor<14xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<14xi4>, tensor<14xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A64FFFE7F8055"> : tensor<14xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<14xi8>, tensor<14xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi16>
  %10 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 255, 254, 127, 128, 85]> : tensor<14xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<14xi16>, tensor<14xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 255, 254, 127, 128, 85]> : tensor<14xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<14xi32>, tensor<14xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xi64>
  %14 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 255, 254, 127, 128, 85]> : tensor<14xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<14xi64>, tensor<14xi64>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xui2>
  %16 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 3, 2, 3, 0, 1]> : tensor<14xui2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<14xui2>, tensor<14xui2>) -> ()
  %17 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xui4>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 15, 14, 15, 0, 5]> : tensor<14xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<14xui4>, tensor<14xui4>) -> ()
  %19 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%19, %0) : (tensor<14xui8>, tensor<14xui8>) -> ()
  %20 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xui16>
  %21 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 255, 254, 127, 128, 85]> : tensor<14xui16>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<14xui16>, tensor<14xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 255, 254, 127, 128, 85]> : tensor<14xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<14xui32>, tensor<14xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 255, 254, 127, 128, 85]> : tensor<14xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<14xui64>, tensor<14xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5]> : tensor<5xui8>
  %27 = "stablehlo.convert"(%26) : (tensor<5xui8>) -> tensor<5xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7]> : tensor<6xui8>
  %30 = "stablehlo.convert"(%29) : (tensor<6xui8>) -> tensor<6xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11]> : tensor<7xui8>
  %33 = "stablehlo.convert"(%32) : (tensor<7xui8>) -> tensor<7xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0]> : tensor<7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C6670707070707070"> : tensor<14xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<14xf8E3M4>, tensor<14xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C787870706B"> : tensor<14xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<14xf8E4M3>, tensor<14xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C787870706B"> : tensor<14xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<14xf8E4M3FN>, tensor<14xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A748080787873"> : tensor<14xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<14xf8E4M3FNUZ>, tensor<14xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E7380808080808080"> : tensor<14xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<14xf8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A51565C5C585855"> : tensor<14xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<14xf8E5M2>, tensor<14xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A60605C5C59"> : tensor<14xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<14xf8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<"0x01020305070B2A64FFFE7F8055"> : tensor<13xui8>
  %50 = "stablehlo.convert"(%49) : (tensor<13xui8>) -> tensor<13xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868787868685"> : tensor<13xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<13xf8E8M0FNU>, tensor<13xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C8427F437E43FE420043AA42"> : tensor<14xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<14xbf16>, tensor<14xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf16>
  %55 = stablehlo.constant dense<"0x0000003C0040004200450047804940514056F85BF05BF05700585055"> : tensor<14xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<14xf16>, tensor<14xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf32>
  %57 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 255.0, 254.0, 127.0, 128.0, 85.0]> : tensor<14xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<14xf32>, tensor<14xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 255.0, 254.0, 127.0, 128.0, 85.0]> : tensor<14xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<14xf64>, tensor<14xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (255.0, 0.0), (254.0, 0.0), (127.0, 0.0), (128.0, 0.0), (85.0, 0.0)]> : tensor<14xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<14xui8>) -> tensor<14xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (255.0, 0.0), (254.0, 0.0), (127.0, 0.0), (128.0, 0.0), (85.0, 0.0)]> : tensor<14xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> ()
  return
}
// -----
// convert of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<15xui16>
  %1 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<15xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi1>, tensor<15xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, 1, -1, -2, -1, 0, 1]> : tensor<15xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<15xi2>, tensor<15xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -7, -1, -2, -1, 0, 5]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<15xi4>, tensor<15xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A6439FFFEFF0055"> : tensor<15xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<15xi8>, tensor<15xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi16>
  %10 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<15xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<15xi16>, tensor<15xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 65535, 65534, 32767, 32768, 21845]> : tensor<15xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<15xi32>, tensor<15xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xi64>
  %14 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 65535, 65534, 32767, 32768, 21845]> : tensor<15xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<15xi64>, tensor<15xi64>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xui2>
  %16 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 1, 3, 2, 3, 0, 1]> : tensor<15xui2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<15xui2>, tensor<15xui2>) -> ()
  %17 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xui4>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 9, 15, 14, 15, 0, 5]> : tensor<15xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<15xui4>, tensor<15xui4>) -> ()
  %19 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xui8>
  %20 = stablehlo.constant dense<"0x0001020305070B2A6439FFFEFF0055"> : tensor<15xui8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<15xui8>, tensor<15xui8>) -> ()
  %21 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xui16>
  stablehlo.custom_call @check.expect_eq(%21, %0) : (tensor<15xui16>, tensor<15xui16>) -> ()
  %22 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xui32>
  %23 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 65535, 65534, 32767, 32768, 21845]> : tensor<15xui32>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<15xui32>, tensor<15xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 65535, 65534, 32767, 32768, 21845]> : tensor<15xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<15xui64>, tensor<15xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5]> : tensor<5xui16>
  %27 = "stablehlo.convert"(%26) : (tensor<5xui16>) -> tensor<5xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7]> : tensor<6xui16>
  %30 = "stablehlo.convert"(%29) : (tensor<6xui16>) -> tensor<6xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11]> : tensor<7xui16>
  %33 = "stablehlo.convert"(%32) : (tensor<7xui16>) -> tensor<7xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0]> : tensor<7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C667070707070707070"> : tensor<15xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<15xf8E3M4>, tensor<15xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C787878787878"> : tensor<15xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<15xf8E4M3>, tensor<15xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C7F7F7F7F7F7F"> : tensor<15xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A74808080808080"> : tensor<15xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E738080808080808080"> : tensor<15xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<15xf8E4M3B11FNUZ>, tensor<15xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A5156727C7C787875"> : tensor<15xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<15xf8E5M2>, tensor<15xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A7680807C7C79"> : tensor<15xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<15xf8E5M2FNUZ>, tensor<15xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<"0x010002000300050007000B002A0064003930FFFFFEFFFF7F00805555"> : tensor<14xui16>
  %50 = "stablehlo.convert"(%49) : (tensor<14xui16>) -> tensor<14xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868D8F8F8E8E8D"> : tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C84241468047804700470047AB46"> : tensor<15xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<15xbf16>, tensor<15xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf16>
  %55 = stablehlo.constant dense<"0x0000003C00400042004500478049405140560772007C007C007800785575"> : tensor<15xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<15xf16>, tensor<15xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf32>
  %57 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 65535.0, 65534.0, 32767.0, 32768.0, 21845.0]> : tensor<15xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<15xf32>, tensor<15xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 65535.0, 65534.0, 32767.0, 32768.0, 21845.0]> : tensor<15xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<15xf64>, tensor<15xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (65535.0, 0.0), (65534.0, 0.0), (32767.0, 0.0), (32768.0, 0.0), (21845.0, 0.0)]> : tensor<15xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<15xcomplex<f32>>, tensor<15xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<15xui16>) -> tensor<15xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (65535.0, 0.0), (65534.0, 0.0), (32767.0, 0.0), (32768.0, 0.0), (21845.0, 0.0)]> : tensor<15xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<15xcomplex<f64>>, tensor<15xcomplex<f64>>) -> ()
  return
}
// -----
// convert of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xui32>
  %1 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<16xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xi1>, tensor<16xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, 1, 1, -1, -2, -1, 0, 1]> : tensor<16xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<16xi2>, tensor<16xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -7, 1, -1, -2, -1, 0, 5]> : tensor<16xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<16xi4>, tensor<16xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A6439D1FFFEFF0055"> : tensor<16xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<16xi8>, tensor<16xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi16>
  %10 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 12241, -1, -2, -1, 0, 21845]> : tensor<16xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<16xi16>, tensor<16xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, -1, -2, 2147483647, -2147483648, 1431655765]> : tensor<16xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<16xi32>, tensor<16xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xi64>
  %14 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<16xi64>, tensor<16xi64>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xui2>
  %16 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 1, 1, 3, 2, 3, 0, 1]> : tensor<16xui2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<16xui2>, tensor<16xui2>) -> ()
  %17 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xui4>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 9, 1, 15, 14, 15, 0, 5]> : tensor<16xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<16xui4>, tensor<16xui4>) -> ()
  %19 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xui8>
  %20 = stablehlo.constant dense<"0x0001020305070B2A6439D1FFFEFF0055"> : tensor<16xui8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<16xui8>, tensor<16xui8>) -> ()
  %21 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xui16>
  %22 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12FFFFFFEFFFFFF00005555"> : tensor<16xui16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<16xui16>, tensor<16xui16>) -> ()
  %23 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xui32>
  stablehlo.custom_call @check.expect_eq(%23, %0) : (tensor<16xui32>, tensor<16xui32>) -> ()
  %24 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xui64>
  %25 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<16xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<16xui64>, tensor<16xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5]> : tensor<5xui32>
  %27 = "stablehlo.convert"(%26) : (tensor<5xui32>) -> tensor<5xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7]> : tensor<6xui32>
  %30 = "stablehlo.convert"(%29) : (tensor<6xui32>) -> tensor<6xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11]> : tensor<7xui32>
  %33 = "stablehlo.convert"(%32) : (tensor<7xui32>) -> tensor<7xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0]> : tensor<7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C66707070707070707070"> : tensor<16xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<16xf8E3M4>, tensor<16xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C78787878787878"> : tensor<16xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<16xf8E4M3>, tensor<16xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C7F7F7F7F7F7F7F"> : tensor<16xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A7480808080808080"> : tensor<16xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E73808080808080808080"> : tensor<16xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A5156727C7C7C7C7C7C"> : tensor<16xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A76808080808080"> : tensor<16xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<[1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 4294967295, 4294967294, 2147483647, 2147483648, 1431655765]> : tensor<15xui32>
  %50 = "stablehlo.convert"(%49) : (tensor<15xui32>) -> tensor<15xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868D8F9F9F9E9E9D"> : tensor<15xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<15xf8E8M0FNU>, tensor<15xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C84241469847804F804F004F004FAB4E"> : tensor<16xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<16xbf16>, tensor<16xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf16>
  %55 = stablehlo.constant dense<"0x0000003C00400042004500478049405140560772007C007C007C007C007C007C"> : tensor<16xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<16xf16>, tensor<16xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf32>
  %57 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 77777.0, 0x4F800000, 0x4F800000, 0x4F000000, 0x4F000000, 0x4EAAAAAB]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<16xf32>, tensor<16xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 77777.0, 4294967295.0, 4294967294.0, 2147483647.0, 2147483648.0, 1431655765.0]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<16xf64>, tensor<16xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (0x4F800000, 0.0), (0x4F800000, 0.0), (0x4F000000, 0.0), (0x4F000000, 0.0), (0x4EAAAAAB, 0.0)]> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<16xui32>) -> tensor<16xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (4294967295.0, 0.0), (4294967294.0, 0.0), (2147483647.0, 0.0), (2147483648.0, 0.0), (1431655765.0, 0.0)]> : tensor<16xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
  return
}
// -----
// convert of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 18446744073709551615, 18446744073709551614, 9223372036854775807, 9223372036854775808, 6148914691236517205]> : tensor<17xui64>
  %1 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi1>
  %2 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<17xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<17xi1>, tensor<17xi1>) -> ()
  %3 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi2>
  %4 = stablehlo.constant dense<[0, 1, -2, -1, 1, -1, -1, -2, 0, 1, 1, -1, -1, -2, -1, 0, 1]> : tensor<17xi2>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<17xi2>, tensor<17xi2>) -> ()
  %5 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi4>
  %6 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, -5, -6, 4, -7, 1, 3, -1, -2, -1, 0, 5]> : tensor<17xi4>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<17xi4>, tensor<17xi4>) -> ()
  %7 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi8>
  %8 = stablehlo.constant dense<"0x0001020305070B2A6439D183FFFEFF0055"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<17xi8>, tensor<17xi8>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi16>
  %10 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12F831AFFFFFEFFFFFF00005555"> : tensor<17xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<17xi16>, tensor<17xi16>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi32>
  %12 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, -1097262461, -1, -2, -1, 0, 1431655765]> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<17xi32>, tensor<17xi32>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xi64>
  %14 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, -1, -2, 9223372036854775807, -9223372036854775808, 6148914691236517205]> : tensor<17xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<17xi64>, tensor<17xi64>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xui2>
  %16 = stablehlo.constant dense<[0, 1, 2, 3, 1, 3, 3, 2, 0, 1, 1, 3, 3, 2, 3, 0, 1]> : tensor<17xui2>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<17xui2>, tensor<17xui2>) -> ()
  %17 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xui4>
  %18 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 10, 4, 9, 1, 3, 15, 14, 15, 0, 5]> : tensor<17xui4>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<17xui4>, tensor<17xui4>) -> ()
  %19 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xui8>
  %20 = stablehlo.constant dense<"0x0001020305070B2A6439D183FFFEFF0055"> : tensor<17xui8>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<17xui8>, tensor<17xui8>) -> ()
  %21 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xui16>
  %22 = stablehlo.constant dense<"0x0000010002000300050007000B002A0064003930D12F831AFFFFFEFFFFFF00005555"> : tensor<17xui16>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<17xui16>, tensor<17xui16>) -> ()
  %23 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xui32>
  %24 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 3197704835, 4294967295, 4294967294, 4294967295, 0, 1431655765]> : tensor<17xui32>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<17xui32>, tensor<17xui32>) -> ()
  %25 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%25, %0) : (tensor<17xui64>, tensor<17xui64>) -> ()
  %26 = stablehlo.constant dense<[0, 1, 2, 3, 5]> : tensor<5xui64>
  %27 = "stablehlo.convert"(%26) : (tensor<5xui64>) -> tensor<5xf4E2M1FN>
  %28 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  %29 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7]> : tensor<6xui64>
  %30 = "stablehlo.convert"(%29) : (tensor<6xui64>) -> tensor<6xf6E2M3FN>
  %31 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  %32 = stablehlo.constant dense<[0, 1, 2, 3, 5, 7, 11]> : tensor<7xui64>
  %33 = "stablehlo.convert"(%32) : (tensor<7xui64>) -> tensor<7xf6E3M2FN>
  %34 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 12.0]> : tensor<7xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E3M4>
  %36 = stablehlo.constant dense<"0x00304048545C6670707070707070707070"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E4M3>
  %38 = stablehlo.constant dense<"0x003840444A4E53626C7878787878787878"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E4M3FN>
  %40 = stablehlo.constant dense<"0x003840444A4E53626C7F7F7F7F7F7F7F7F"> : tensor<17xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<17xf8E4M3FN>, tensor<17xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0x0040484C52565B6A748080808080808080"> : tensor<17xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<17xf8E4M3FNUZ>, tensor<17xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0x005860646A6E7380808080808080808080"> : tensor<17xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E5M2>
  %46 = stablehlo.constant dense<"0x003C404245474A5156727C7C7C7C7C7C7C"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0x00404446494B4E555A7680808080808080"> : tensor<17xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<17xf8E5M2FNUZ>, tensor<17xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<[1, 2, 3, 5, 7, 11, 42, 100, 12345, 77777, 123456789123, 18446744073709551615, 18446744073709551614, 9223372036854775807, 9223372036854775808, 6148914691236517205]> : tensor<16xui64>
  %50 = "stablehlo.convert"(%49) : (tensor<16xui64>) -> tensor<16xf8E8M0FNU>
  %51 = stablehlo.constant dense<"0x7F808181828284868D8FA4BFBFBEBEBD"> : tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xbf16>
  %53 = stablehlo.constant dense<"0x0000803F00404040A040E04030412842C84241469847E651805F805F005F005FAB5E"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf16>
  %55 = stablehlo.constant dense<"0x0000003C00400042004500478049405140560772007C007C007C007C007C007C007C"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<17xf16>, tensor<17xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf32>
  %57 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 77777.0, 0x51E5F4C9, 0x5F800000, 0x5F800000, 0x5F000000, 0x5F000000, 0x5EAAAAAB]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<17xf32>, tensor<17xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xf64>
  %59 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 11.0, 42.0, 100.0, 12345.0, 77777.0, 123456789123.0, 0x43F0000000000000, 0x43F0000000000000, 0x43E0000000000000, 0x43E0000000000000, 0x43D5555555555555]> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<17xf64>, tensor<17xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xcomplex<f32>>
  %61 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (0x51E5F4C9, 0.0), (0x5F800000, 0.0), (0x5F800000, 0.0), (0x5F000000, 0.0), (0x5F000000, 0.0), (0x5EAAAAAB, 0.0)]> : tensor<17xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<17xui64>) -> tensor<17xcomplex<f64>>
  %63 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (5.0, 0.0), (7.0, 0.0), (11.0, 0.0), (42.0, 0.0), (100.0, 0.0), (12345.0, 0.0), (77777.0, 0.0), (123456789123.0, 0.0), (0x43F0000000000000, 0.0), (0x43F0000000000000, 0.0), (0x43E0000000000000, 0.0), (0x43E0000000000000, 0.0), (0x43D5555555555555, 0.0)]> : tensor<17xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf4E2M1FN>
  %1 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<15xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<15xi1>, tensor<15xi1>) -> ()
  %3 = stablehlo.constant dense<[-2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 0.0, -0.0]> : tensor<9xf4E2M1FN>
  %4 = "stablehlo.convert"(%3) : (tensor<9xf4E2M1FN>) -> tensor<9xi2>
  %5 = stablehlo.constant dense<[-2, -1, -1, 0, 0, 1, 1, 0, 0]> : tensor<9xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<9xi2>, tensor<9xi2>) -> ()
  %6 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xi4>
  %7 = stablehlo.constant dense<[-6, -4, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<15xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<15xi4>, tensor<15xi4>) -> ()
  %8 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xi8>
  %9 = stablehlo.constant dense<"0xFAFCFEFFFF00000101020304060000"> : tensor<15xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<15xi8>, tensor<15xi8>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xi16>
  %11 = stablehlo.constant dense<[-6, -4, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<15xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<15xi16>, tensor<15xi16>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xi32>
  %13 = stablehlo.constant dense<[-6, -4, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<15xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<15xi32>, tensor<15xi32>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xi64>
  %15 = stablehlo.constant dense<[-6, -4, -2, -1, -1, 0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<15xi64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<15xi64>, tensor<15xi64>) -> ()
  %16 = stablehlo.constant dense<[-0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 0.0, -0.0]> : tensor<8xf4E2M1FN>
  %17 = "stablehlo.convert"(%16) : (tensor<8xf4E2M1FN>) -> tensor<8xui2>
  %18 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 0, 0]> : tensor<8xui2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<8xui2>, tensor<8xui2>) -> ()
  %19 = stablehlo.constant dense<[-0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<10xf4E2M1FN>
  %20 = "stablehlo.convert"(%19) : (tensor<10xf4E2M1FN>) -> tensor<10xui4>
  %21 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<10xui4>, tensor<10xui4>) -> ()
  %22 = "stablehlo.convert"(%19) : (tensor<10xf4E2M1FN>) -> tensor<10xui8>
  %23 = stablehlo.constant dense<"0x00000101020304060000"> : tensor<10xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<10xui8>, tensor<10xui8>) -> ()
  %24 = "stablehlo.convert"(%19) : (tensor<10xf4E2M1FN>) -> tensor<10xui16>
  %25 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<10xui16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<10xui16>, tensor<10xui16>) -> ()
  %26 = "stablehlo.convert"(%19) : (tensor<10xf4E2M1FN>) -> tensor<10xui32>
  %27 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<10xui32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<10xui32>, tensor<10xui32>) -> ()
  %28 = "stablehlo.convert"(%19) : (tensor<10xf4E2M1FN>) -> tensor<10xui64>
  %29 = stablehlo.constant dense<[0, 0, 1, 1, 2, 3, 4, 6, 0, 0]> : tensor<10xui64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<10xui64>, tensor<10xui64>) -> ()
  %30 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%30, %0) : (tensor<15xf4E2M1FN>, tensor<15xf4E2M1FN>) -> ()
  %31 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf6E2M3FN>
  %32 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<15xf6E2M3FN>, tensor<15xf6E2M3FN>) -> ()
  %33 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf6E3M2FN>
  %34 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<15xf6E3M2FN>, tensor<15xf6E3M2FN>) -> ()
  %35 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E3M4>
  %36 = stablehlo.constant dense<"0xD8D0C0B8B0A0203038404850580080"> : tensor<15xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<15xf8E3M4>, tensor<15xf8E3M4>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E4M3>
  %38 = stablehlo.constant dense<"0xCCC8C0BCB8B030383C4044484C0080"> : tensor<15xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<15xf8E4M3>, tensor<15xf8E4M3>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E4M3FN>
  %40 = stablehlo.constant dense<"0xCCC8C0BCB8B030383C4044484C0080"> : tensor<15xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<15xf8E4M3FN>, tensor<15xf8E4M3FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E4M3FNUZ>
  %42 = stablehlo.constant dense<"0xD4D0C8C4C0B8384044484C50540000"> : tensor<15xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<15xf8E4M3FNUZ>, tensor<15xf8E4M3FNUZ>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E4M3B11FNUZ>
  %44 = stablehlo.constant dense<"0xECE8E0DCD8D050585C6064686C0000"> : tensor<15xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<15xf8E4M3B11FNUZ>, tensor<15xf8E4M3B11FNUZ>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E5M2>
  %46 = stablehlo.constant dense<"0xC6C4C0BEBCB8383C3E404244460080"> : tensor<15xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<15xf8E5M2>, tensor<15xf8E5M2>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf8E5M2FNUZ>
  %48 = stablehlo.constant dense<"0xCAC8C4C2C0BC3C40424446484A0000"> : tensor<15xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<15xf8E5M2FNUZ>, tensor<15xf8E5M2FNUZ>) -> ()
  %49 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0]> : tensor<7xf4E2M1FN>
  %50 = "stablehlo.convert"(%49) : (tensor<7xf4E2M1FN>) -> tensor<7xf8E8M0FNU>
  %51 = stablehlo.constant dense<[0.5, 1.0, 2.0, 2.0, 4.0, 4.0, 8.0]> : tensor<7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xbf16>
  %53 = stablehlo.constant dense<"0xC0C080C000C0C0BF80BF00BF003F803FC03F004040408040C04000000080"> : tensor<15xbf16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<15xbf16>, tensor<15xbf16>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf16>
  %55 = stablehlo.constant dense<"0x00C600C400C000BE00BC00B80038003C003E004000420044004600000080"> : tensor<15xf16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<15xf16>, tensor<15xf16>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf32>
  %57 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf32>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<15xf32>, tensor<15xf32>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xf64>
  %59 = stablehlo.constant dense<[-6.0, -4.0, -2.0, -1.5, -1.0, -0.5, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 0.0, -0.0]> : tensor<15xf64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<15xf64>, tensor<15xf64>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xcomplex<f32>>
  %61 = stablehlo.constant dense<[(-6.0, 0.0), (-4.0, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.5, 0.0), (0.5, 0.0), (1.0, 0.0), (1.5, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (6.0, 0.0), (0.0, 0.0), (-0.0, 0.0)]> : tensor<15xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<15xcomplex<f32>>, tensor<15xcomplex<f32>>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<15xf4E2M1FN>) -> tensor<15xcomplex<f64>>
  %63 = stablehlo.constant dense<[(-6.0, 0.0), (-4.0, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.5, 0.0), (0.5, 0.0), (1.0, 0.0), (1.5, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0), (6.0, 0.0), (0.0, 0.0), (-0.0, 0.0)]> : tensor<15xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<15xcomplex<f64>>, tensor<15xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  %1 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<31xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<31xi1>, tensor<31xi1>) -> ()
  %3 = stablehlo.constant dense<[-2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<21xf6E2M3FN>
  %4 = "stablehlo.convert"(%3) : (tensor<21xf6E2M3FN>) -> tensor<21xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, -1, 0, 0]> : tensor<21xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<21xi2>, tensor<21xi2>) -> ()
  %6 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xi4>
  %7 = stablehlo.constant dense<[-7, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, -1, 0, 0]> : tensor<31xi4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<31xi4>, tensor<31xi4>) -> ()
  %8 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xi8>
  %9 = stablehlo.constant dense<"0xF9F9FDFEFEFFFF000000000000000001010101020203030507070001FF0000"> : tensor<31xi8>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<31xi8>, tensor<31xi8>) -> ()
  %10 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xi16>
  %11 = stablehlo.constant dense<[-7, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, -1, 0, 0]> : tensor<31xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<31xi16>, tensor<31xi16>) -> ()
  %12 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xi32>
  %13 = stablehlo.constant dense<[-7, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, -1, 0, 0]> : tensor<31xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<31xi32>, tensor<31xi32>) -> ()
  %14 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xi64>
  %15 = stablehlo.constant dense<[-7, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, -1, 0, 0]> : tensor<31xi64>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<31xi64>, tensor<31xi64>) -> ()
  %16 = stablehlo.constant dense<[-0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, -0.125, 1.125, 0.0, -0.0]> : tensor<20xf6E2M3FN>
  %17 = "stablehlo.convert"(%16) : (tensor<20xf6E2M3FN>) -> tensor<20xui2>
  %18 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 1, 0, 0]> : tensor<20xui2>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<20xui2>, tensor<20xui2>) -> ()
  %19 = stablehlo.constant dense<[-0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, 0.0, -0.0]> : tensor<23xf6E2M3FN>
  %20 = "stablehlo.convert"(%19) : (tensor<23xf6E2M3FN>) -> tensor<23xui4>
  %21 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, 0, 0]> : tensor<23xui4>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<23xui4>, tensor<23xui4>) -> ()
  %22 = "stablehlo.convert"(%19) : (tensor<23xf6E2M3FN>) -> tensor<23xui8>
  %23 = stablehlo.constant dense<"0x0000000000000000010101010202030305070700010000"> : tensor<23xui8>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<23xui8>, tensor<23xui8>) -> ()
  %24 = "stablehlo.convert"(%19) : (tensor<23xf6E2M3FN>) -> tensor<23xui16>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, 0, 0]> : tensor<23xui16>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<23xui16>, tensor<23xui16>) -> ()
  %26 = "stablehlo.convert"(%19) : (tensor<23xf6E2M3FN>) -> tensor<23xui32>
  %27 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, 0, 0]> : tensor<23xui32>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<23xui32>, tensor<23xui32>) -> ()
  %28 = "stablehlo.convert"(%19) : (tensor<23xf6E2M3FN>) -> tensor<23xui64>
  %29 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 7, 0, 1, 0, 0]> : tensor<23xui64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<23xui64>, tensor<23xui64>) -> ()
  %30 = stablehlo.constant dense<[-3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<27xf6E2M3FN>
  %31 = "stablehlo.convert"(%30) : (tensor<27xf6E2M3FN>) -> tensor<27xf4E2M1FN>
  %32 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, -0.0, 1.0, -1.0, 0.0, -0.0]> : tensor<27xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<27xf4E2M1FN>, tensor<27xf4E2M1FN>) -> ()
  %33 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%33, %0) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  %34 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf6E3M2FN>
  %35 = stablehlo.constant dense<[-8.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 8.0, -0.125, 1.0, -1.0, 0.0, -0.0]> : tensor<31xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<31xf6E3M2FN>, tensor<31xf6E3M2FN>) -> ()
  %36 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E3M4>
  %37 = stablehlo.constant dense<"0xDEDCCCC4C0B8B0A8A09008101820283034383C4044484C545C5E8832B20080"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E4M3>
  %39 = stablehlo.constant dense<"0xCFCEC6C2C0BCB8B4B0A820282C3034383A3C3E404244464A4E4FA039B90080"> : tensor<31xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<31xf8E4M3>, tensor<31xf8E4M3>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E4M3FN>
  %41 = stablehlo.constant dense<"0xCFCEC6C2C0BCB8B4B0A820282C3034383A3C3E404244464A4E4FA039B90080"> : tensor<31xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E4M3FNUZ>
  %43 = stablehlo.constant dense<"0xD7D6CECAC8C4C0BCB8B0283034383C40424446484A4C4E525657A841C10000"> : tensor<31xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<31xf8E4M3FNUZ>, tensor<31xf8E4M3FNUZ>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E4M3B11FNUZ>
  %45 = stablehlo.constant dense<"0xEFEEE6E2E0DCD8D4D0C840484C5054585A5C5E606264666A6E6FC059D90000"> : tensor<31xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<31xf8E4M3B11FNUZ>, tensor<31xf8E4M3B11FNUZ>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E5M2>
  %47 = stablehlo.constant dense<"0xC8C7C3C1C0BEBCBAB8B4303436383A3C3D3E3F40414243454748B03CBC0080"> : tensor<31xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<31xf8E5M2>, tensor<31xf8E5M2>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf8E5M2FNUZ>
  %49 = stablehlo.constant dense<"0xCCCBC7C5C4C2C0BEBCB834383A3C3E4041424344454647494B4CB440C00000"> : tensor<31xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<31xf8E5M2FNUZ>, tensor<31xf8E5M2FNUZ>) -> ()
  %50 = stablehlo.constant dense<[0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, 1.125]> : tensor<17xf6E2M3FN>
  %51 = "stablehlo.convert"(%50) : (tensor<17xf6E2M3FN>) -> tensor<17xf8E8M0FNU>
  %52 = stablehlo.constant dense<"0x7C7D7E7E7F7F7F8080808081818182827F"> : tensor<17xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<17xf8E8M0FNU>, tensor<17xf8E8M0FNU>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xbf16>
  %54 = stablehlo.constant dense<"0xF0C0E0C060C020C000C0C0BF80BF40BF00BF80BE003E803EC03E003F403F803FA03FC03FE03F0040204040406040A040E040F04000BE903F90BF00000080"> : tensor<31xbf16>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<31xbf16>, tensor<31xbf16>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf16>
  %56 = stablehlo.constant dense<"0x80C700C700C300C100C000BE00BC00BA00B800B40030003400360038003A003C003D003E003F004000410042004300450047804700B0803C80BC00000080"> : tensor<31xf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<31xf16>, tensor<31xf16>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf32>
  %58 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<31xf32>, tensor<31xf32>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xf64>
  %60 = stablehlo.constant dense<[-7.5, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 7.5, -0.125, 1.125, -1.125, 0.0, -0.0]> : tensor<31xf64>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<31xf64>, tensor<31xf64>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xcomplex<f32>>
  %62 = stablehlo.constant dense<[(-7.5, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (7.5, 0.0), (-0.125, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.0, 0.0), (-0.0, 0.0)]> : tensor<31xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<31xf6E2M3FN>) -> tensor<31xcomplex<f64>>
  %64 = stablehlo.constant dense<[(-7.5, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (7.5, 0.0), (-0.125, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.0, 0.0), (-0.0, 0.0)]> : tensor<31xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<31xcomplex<f64>>, tensor<31xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf6E3M2FN>
  %1 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false]> : tensor<35xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<35xi1>, tensor<35xi1>) -> ()
  %3 = stablehlo.constant dense<[-2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<23xf6E3M2FN>
  %4 = "stablehlo.convert"(%3) : (tensor<23xf6E3M2FN>) -> tensor<23xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, -1, 0, 0, 0, 0]> : tensor<23xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<23xi2>, tensor<23xi2>) -> ()
  %6 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<31xf6E3M2FN>
  %7 = "stablehlo.convert"(%6) : (tensor<31xf6E3M2FN>) -> tensor<31xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, -1, 0, 0, 0, 0]> : tensor<31xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<31xi4>, tensor<31xi4>) -> ()
  %9 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xi8>
  %10 = stablehlo.constant dense<"0xE4F4F9FDFEFEFFFF000000000000000000010101010202030305070C1C00FF00000000"> : tensor<35xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<35xi8>, tensor<35xi8>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xi16>
  %12 = stablehlo.constant dense<[-28, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 0, -1, 0, 0, 0, 0]> : tensor<35xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<35xi16>, tensor<35xi16>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xi32>
  %14 = stablehlo.constant dense<[-28, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 0, -1, 0, 0, 0, 0]> : tensor<35xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<35xi32>, tensor<35xi32>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xi64>
  %16 = stablehlo.constant dense<[-28, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 0, -1, 0, 0, 0, 0]> : tensor<35xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<35xi64>, tensor<35xi64>) -> ()
  %17 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 0.0625, 0.875, -0.875, 0.0, -0.0]> : tensor<22xf6E3M2FN>
  %18 = "stablehlo.convert"(%17) : (tensor<22xf6E3M2FN>) -> tensor<22xui2>
  %19 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0]> : tensor<22xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<22xui2>, tensor<22xui2>) -> ()
  %20 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 0.0625, 0.875, -0.875, 0.0, -0.0]> : tensor<25xf6E3M2FN>
  %21 = "stablehlo.convert"(%20) : (tensor<25xf6E3M2FN>) -> tensor<25xui4>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 0]> : tensor<25xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<25xui4>, tensor<25xui4>) -> ()
  %23 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, 0.875, -0.875, 0.0, -0.0]> : tensor<26xf6E3M2FN>
  %24 = "stablehlo.convert"(%23) : (tensor<26xf6E3M2FN>) -> tensor<26xui8>
  %25 = stablehlo.constant dense<"0x000000000000000000010101010202030305070C1C0000000000"> : tensor<26xui8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<26xui8>, tensor<26xui8>) -> ()
  %26 = "stablehlo.convert"(%23) : (tensor<26xf6E3M2FN>) -> tensor<26xui16>
  %27 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 0, 0, 0, 0, 0]> : tensor<26xui16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<26xui16>, tensor<26xui16>) -> ()
  %28 = "stablehlo.convert"(%23) : (tensor<26xf6E3M2FN>) -> tensor<26xui32>
  %29 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 0, 0, 0, 0, 0]> : tensor<26xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<26xui32>, tensor<26xui32>) -> ()
  %30 = "stablehlo.convert"(%23) : (tensor<26xf6E3M2FN>) -> tensor<26xui64>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 0, 0, 0, 0, 0]> : tensor<26xui64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<26xui64>, tensor<26xui64>) -> ()
  %32 = stablehlo.constant dense<[-3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<29xf6E3M2FN>
  %33 = "stablehlo.convert"(%32) : (tensor<29xf6E3M2FN>) -> tensor<29xf4E2M1FN>
  %34 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<29xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<29xf4E2M1FN>, tensor<29xf4E2M1FN>) -> ()
  %35 = "stablehlo.convert"(%6) : (tensor<31xf6E3M2FN>) -> tensor<31xf6E2M3FN>
  %36 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<31xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<31xf6E2M3FN>, tensor<31xf6E2M3FN>) -> ()
  %37 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%37, %0) : (tensor<35xf6E3M2FN>, tensor<35xf6E3M2FN>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E3M4>
  %39 = stablehlo.constant dense<"0xF0E8DCCCC4C0B8B0A8A0908408101820283034383C4044484C545C687004B42CAC0080"> : tensor<35xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<35xf8E3M4>, tensor<35xf8E3M4>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E4M3>
  %41 = stablehlo.constant dense<"0xDED4CEC6C2C0BCB8B4B0A89820282C3034383A3C3E404244464A4E545E18BA36B60080"> : tensor<35xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<35xf8E4M3>, tensor<35xf8E4M3>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E4M3FN>
  %43 = stablehlo.constant dense<"0xDED4CEC6C2C0BCB8B4B0A89820282C3034383A3C3E404244464A4E545E18BA36B60080"> : tensor<35xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<35xf8E4M3FN>, tensor<35xf8E4M3FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E4M3FNUZ>
  %45 = stablehlo.constant dense<"0xE6DCD6CECAC8C4C0BCB8B0A0283034383C40424446484A4C4E52565C6620C23EBE0000"> : tensor<35xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<35xf8E4M3FNUZ>, tensor<35xf8E4M3FNUZ>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E4M3B11FNUZ>
  %47 = stablehlo.constant dense<"0xFEF4EEE6E2E0DCD8D4D0C8B840484C5054585A5C5E606264666A6E747E38DA56D60000"> : tensor<35xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<35xf8E4M3B11FNUZ>, tensor<35xf8E4M3B11FNUZ>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E5M2>
  %49 = stablehlo.constant dense<"0xCFCAC7C3C1C0BEBCBAB8B4AC303436383A3C3D3E3F4041424345474A4F2CBD3BBB0080"> : tensor<35xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<35xf8E5M2>, tensor<35xf8E5M2>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf8E5M2FNUZ>
  %51 = stablehlo.constant dense<"0xD3CECBC7C5C4C2C0BEBCB8B034383A3C3E4041424344454647494B4E5330C13FBF0000"> : tensor<35xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<35xf8E5M2FNUZ>, tensor<35xf8E5M2FNUZ>) -> ()
  %52 = stablehlo.constant dense<[0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, 0.875]> : tensor<19xf6E3M2FN>
  %53 = "stablehlo.convert"(%52) : (tensor<19xf6E3M2FN>) -> tensor<19xf8E8M0FNU>
  %54 = stablehlo.constant dense<"0x7C7D7E7E7F7F7F808080808181818283847B7F"> : tensor<19xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<19xf8E8M0FNU>, tensor<19xf8E8M0FNU>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xbf16>
  %56 = stablehlo.constant dense<"0xE0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD003E803EC03E003F403F803FA03FC03FE03F0040204040406040A040E0404041E041803DA0BF603F60BF00000080"> : tensor<35xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<35xbf16>, tensor<35xbf16>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf16>
  %58 = stablehlo.constant dense<"0x00CF00CA00C700C300C100C000BE00BC00BA00B800B400AC0030003400360038003A003C003D003E003F004000410042004300450047004A004F002C00BD003B00BB00000080"> : tensor<35xf16>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<35xf16>, tensor<35xf16>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf32>
  %60 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<35xf32>, tensor<35xf32>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xf64>
  %62 = stablehlo.constant dense<[-28.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0625, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<35xf64>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<35xf64>, tensor<35xf64>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xcomplex<f32>>
  %64 = stablehlo.constant dense<[(-28.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (0.0625, 0.0), (-1.25, 0.0), (0.875, 0.0), (-0.875, 0.0), (0.0, 0.0), (-0.0, 0.0)]> : tensor<35xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<35xcomplex<f32>>, tensor<35xcomplex<f32>>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<35xf6E3M2FN>) -> tensor<35xcomplex<f64>>
  %66 = stablehlo.constant dense<[(-28.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (0.0625, 0.0), (-1.25, 0.0), (0.875, 0.0), (-0.875, 0.0), (0.0, 0.0), (-0.0, 0.0)]> : tensor<35xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<35xcomplex<f64>>, tensor<35xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68706FEF31B12FAF008070F078"> : tensor<43xf8E3M4>
  %1 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true]> : tensor<43xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<43xi1>, tensor<43xi1>) -> ()
  %3 = stablehlo.constant dense<"0xC4C0B8B0A8A09084810102081018202A3034383C31B12FAF0080"> : tensor<26xf8E3M4>
  %4 = "stablehlo.convert"(%3) : (tensor<26xf8E3M4>) -> tensor<26xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, -1, 0, 0, 0, 0]> : tensor<26xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<26xi2>, tensor<26xi2>) -> ()
  %6 = stablehlo.constant dense<"0xDDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C31B12FAF0080"> : tensor<34xf8E3M4>
  %7 = "stablehlo.convert"(%6) : (tensor<34xf8E3M4>) -> tensor<34xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 1, -1, 0, 0, 0, 0]> : tensor<34xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<34xi4>, tensor<34xi4>) -> ()
  %9 = stablehlo.constant dense<"0xE8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C686FEF31B12FAF0080"> : tensor<38xf8E3M4>
  %10 = "stablehlo.convert"(%9) : (tensor<38xf8E3M4>) -> tensor<38xi8>
  %11 = stablehlo.constant dense<"0xF4F9FDFEFEFFFF000000000000000000000000010101010202030305070C0FF101FF00000000"> : tensor<38xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<38xi8>, tensor<38xi8>) -> ()
  %12 = "stablehlo.convert"(%9) : (tensor<38xf8E3M4>) -> tensor<38xi16>
  %13 = stablehlo.constant dense<[-12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, -15, 1, -1, 0, 0, 0, 0]> : tensor<38xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<38xi16>, tensor<38xi16>) -> ()
  %14 = "stablehlo.convert"(%9) : (tensor<38xf8E3M4>) -> tensor<38xi32>
  %15 = stablehlo.constant dense<[-12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, -15, 1, -1, 0, 0, 0, 0]> : tensor<38xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<38xi32>, tensor<38xi32>) -> ()
  %16 = "stablehlo.convert"(%9) : (tensor<38xf8E3M4>) -> tensor<38xi64>
  %17 = stablehlo.constant dense<[-12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, -15, 1, -1, 0, 0, 0, 0]> : tensor<38xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<38xi64>, tensor<38xi64>) -> ()
  %18 = stablehlo.constant dense<"0xA8A09084810102081018202A3034383C4044484C312FAF0080"> : tensor<25xf8E3M4>
  %19 = "stablehlo.convert"(%18) : (tensor<25xf8E3M4>) -> tensor<25xui2>
  %20 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 1, 0, 0, 0, 0]> : tensor<25xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<25xui2>, tensor<25xui2>) -> ()
  %21 = stablehlo.constant dense<"0xA8A09084810102081018202A3034383C4044484C545C686F312FAF0080"> : tensor<29xf8E3M4>
  %22 = "stablehlo.convert"(%21) : (tensor<29xf8E3M4>) -> tensor<29xui4>
  %23 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, 1, 0, 0, 0, 0]> : tensor<29xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<29xui4>, tensor<29xui4>) -> ()
  %24 = "stablehlo.convert"(%21) : (tensor<29xf8E3M4>) -> tensor<29xui8>
  %25 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C0F0100000000"> : tensor<29xui8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<29xui8>, tensor<29xui8>) -> ()
  %26 = "stablehlo.convert"(%21) : (tensor<29xf8E3M4>) -> tensor<29xui16>
  %27 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, 1, 0, 0, 0, 0]> : tensor<29xui16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<29xui16>, tensor<29xui16>) -> ()
  %28 = "stablehlo.convert"(%21) : (tensor<29xf8E3M4>) -> tensor<29xui32>
  %29 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, 1, 0, 0, 0, 0]> : tensor<29xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<29xui32>, tensor<29xui32>) -> ()
  %30 = "stablehlo.convert"(%21) : (tensor<29xf8E3M4>) -> tensor<29xui64>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 15, 1, 0, 0, 0, 0]> : tensor<29xui64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<29xui64>, tensor<29xui64>) -> ()
  %32 = stablehlo.constant dense<"0xCCC4C0B8B0A8A09084810102081018202A3034383C4044484C5431B12FAF0080"> : tensor<32xf8E3M4>
  %33 = "stablehlo.convert"(%32) : (tensor<32xf8E3M4>) -> tensor<32xf4E2M1FN>
  %34 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<32xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<32xf4E2M1FN>, tensor<32xf4E2M1FN>) -> ()
  %35 = "stablehlo.convert"(%6) : (tensor<34xf8E3M4>) -> tensor<34xf6E2M3FN>
  %36 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<34xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<34xf6E2M3FN>, tensor<34xf6E2M3FN>) -> ()
  %37 = "stablehlo.convert"(%9) : (tensor<38xf8E3M4>) -> tensor<38xf6E3M2FN>
  %38 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 16.0, -16.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<38xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<38xf6E3M2FN>, tensor<38xf6E3M2FN>) -> ()
  %39 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%39, %0) : (tensor<43xf8E3M4>, tensor<43xf8E3M4>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E4M3>
  %41 = stablehlo.constant dense<"0xF8D4CEC6C2C0BCB8B4B0A89888081020282C3035383A3C3E404244464A4E547858D838B838B8008078F87C"> : tensor<43xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<43xf8E4M3>, tensor<43xf8E4M3>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E4M3FN>
  %43 = stablehlo.constant dense<"0x7FD4CEC6C2C0BCB8B4B0A89888081020282C3035383A3C3E404244464A4E547F58D838B838B800807F7F7F"> : tensor<43xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<43xf8E4M3FN>, tensor<43xf8E4M3FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E4M3FNUZ>
  %45 = stablehlo.constant dense<"0x80DCD6CECAC8C4C0BCB8B0A0901018283034383D40424446484A4C4E52565C8060E040C040C00000808080"> : tensor<43xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<43xf8E4M3FNUZ>, tensor<43xf8E4M3FNUZ>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E4M3B11FNUZ>
  %47 = stablehlo.constant dense<"0x80F4EEE6E2E0DCD8D4D0C8B8A8283040484C5055585A5C5E606264666A6E748078F858D858D80000808080"> : tensor<43xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<43xf8E4M3B11FNUZ>, tensor<43xf8E4M3B11FNUZ>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E5M2>
  %49 = stablehlo.constant dense<"0xFCCAC7C3C1C0BEBCBAB8B4ACA42428303436383A3C3D3E3F4041424345474A7C4CCC3CBC3CBC00807CFC7E"> : tensor<43xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<43xf8E5M2>, tensor<43xf8E5M2>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf8E5M2FNUZ>
  %51 = stablehlo.constant dense<"0x80CECBC7C5C4C2C0BEBCB8B0A8282C34383A3C3E4041424344454647494B4E8050D040C040C00000808080"> : tensor<43xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<43xf8E5M2FNUZ>, tensor<43xf8E5M2FNUZ>) -> ()
  %52 = stablehlo.constant dense<"0xF00102081018202A3034383C4044484C545C68706F312F70F078"> : tensor<26xf8E3M4>
  %53 = "stablehlo.convert"(%52) : (tensor<26xf8E3M4>) -> tensor<26xf8E8M0FNU>
  %54 = stablehlo.constant dense<"0xFF797A7C7D7E7E7F7F7F808080808181818283FF837F7FFFFFFF"> : tensor<26xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<26xf8E8M0FNU>, tensor<26xf8E8M0FNU>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xbf16>
  %56 = stablehlo.constant dense<"0x80FF40C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD80BC803C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041807F784178C1883F88BF783F78BF00000080807F80FFC07F"> : tensor<43xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<43xbf16>, tensor<43xbf16>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf16>
  %58 = stablehlo.constant dense<"0x00FC00CA40C700C300C100C000BE00BC00BA00B800B400AC00A4002400280030003400360038803A003C003D003E003F004000410042004300450047004A007CC04BC0CB403C40BCC03BC0BB00000080007C00FC007E"> : tensor<43xf16>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<43xf16>, tensor<43xf16>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf32>
  %60 = stablehlo.constant dense<[0xFF800000, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.015625, 0.015625, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 0x7F800000, 15.5, -15.5, 1.0625, -1.0625, 0.96875, -0.96875, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<43xf32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<43xf32>, tensor<43xf32>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xf64>
  %62 = stablehlo.constant dense<[0xFFF0000000000000, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.015625, 0.015625, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 0x7FF0000000000000, 15.5, -15.5, 1.0625, -1.0625, 0.96875, -0.96875, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<43xf64>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<43xf64>, tensor<43xf64>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xcomplex<f32>>
  %64 = stablehlo.constant dense<[(0xFF800000, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.015625, 0.0), (0.015625, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (0x7F800000, 0.0), (15.5, 0.0), (-15.5, 0.0), (1.0625, 0.0), (-1.0625, 0.0), (0.96875, 0.0), (-0.96875, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0x7FC00000, 0.0)]> : tensor<43xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<43xcomplex<f32>>, tensor<43xcomplex<f32>>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<43xf8E3M4>) -> tensor<43xcomplex<f64>>
  %66 = stablehlo.constant dense<[(0xFFF0000000000000, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.015625, 0.0), (0.015625, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (0x7FF0000000000000, 0.0), (15.5, 0.0), (-15.5, 0.0), (1.0625, 0.0), (-1.0625, 0.0), (0.96875, 0.0), (-0.96875, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<43xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<43xcomplex<f64>>, tensor<43xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B7008078F87C"> : tensor<50xf8E4M3>
  %1 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true]> : tensor<50xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<50xi1>, tensor<50xi1>) -> ()
  %3 = stablehlo.constant dense<"0xC2C0BCB8B4B0A89886061020282C3035383A3C3E0888018139B937B70080"> : tensor<30xf8E4M3>
  %4 = "stablehlo.convert"(%3) : (tensor<30xf8E4M3>) -> tensor<30xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<30xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<30xi2>, tensor<30xi2>) -> ()
  %6 = stablehlo.constant dense<"0xCEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E0888018139B937B70080"> : tensor<38xf8E4M3>
  %7 = "stablehlo.convert"(%6) : (tensor<38xf8E4M3>) -> tensor<38xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<38xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<38xi4>, tensor<38xi4>) -> ()
  %9 = stablehlo.constant dense<"0xDFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A0888018139B937B70080"> : tensor<43xf8E4M3>
  %10 = "stablehlo.convert"(%9) : (tensor<43xf8E4M3>) -> tensor<43xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C500000000001FF00000000"> : tensor<43xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<43xi8>, tensor<43xi8>) -> ()
  %12 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B70080"> : tensor<47xf8E4M3>
  %13 = "stablehlo.convert"(%12) : (tensor<47xf8E4M3>) -> tensor<47xi16>
  %14 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, -240, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<47xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<47xi16>, tensor<47xi16>) -> ()
  %15 = "stablehlo.convert"(%12) : (tensor<47xf8E4M3>) -> tensor<47xi32>
  %16 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, -240, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<47xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<47xi32>, tensor<47xi32>) -> ()
  %17 = "stablehlo.convert"(%12) : (tensor<47xf8E4M3>) -> tensor<47xi64>
  %18 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, -240, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<47xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<47xi64>, tensor<47xi64>) -> ()
  %19 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E40424446088801813937B70080"> : tensor<29xf8E4M3>
  %20 = "stablehlo.convert"(%19) : (tensor<29xf8E4M3>) -> tensor<29xui2>
  %21 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<29xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<29xui2>, tensor<29xui2>) -> ()
  %22 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E404244464A4E54088801813937B70080"> : tensor<32xf8E4M3>
  %23 = "stablehlo.convert"(%22) : (tensor<32xf8E4M3>) -> tensor<32xui4>
  %24 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<32xui4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<32xui4>, tensor<32xui4>) -> ()
  %25 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177088801813937B70080"> : tensor<36xf8E4M3>
  %26 = "stablehlo.convert"(%25) : (tensor<36xf8E4M3>) -> tensor<36xui8>
  %27 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C5090F0000000000100000000"> : tensor<36xui8>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<36xui8>, tensor<36xui8>) -> ()
  %28 = "stablehlo.convert"(%25) : (tensor<36xf8E4M3>) -> tensor<36xui16>
  %29 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<36xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<36xui16>, tensor<36xui16>) -> ()
  %30 = "stablehlo.convert"(%25) : (tensor<36xf8E4M3>) -> tensor<36xui32>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<36xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<36xui32>, tensor<36xui32>) -> ()
  %32 = "stablehlo.convert"(%25) : (tensor<36xf8E4M3>) -> tensor<36xui64>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<36xui64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<36xui64>, tensor<36xui64>) -> ()
  %34 = stablehlo.constant dense<"0xC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A0888018139B937B70080"> : tensor<36xf8E4M3>
  %35 = "stablehlo.convert"(%34) : (tensor<36xf8E4M3>) -> tensor<36xf4E2M1FN>
  %36 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<36xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
  %37 = "stablehlo.convert"(%6) : (tensor<38xf8E4M3>) -> tensor<38xf6E2M3FN>
  %38 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -0.0, 0.0, -0.0, 1.125, -1.125, 1.0, -1.0, 0.0, -0.0]> : tensor<38xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<38xf6E2M3FN>, tensor<38xf6E2M3FN>) -> ()
  %39 = stablehlo.constant dense<"0xD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E0888018139B937B70080"> : tensor<41xf8E4M3>
  %40 = "stablehlo.convert"(%39) : (tensor<41xf8E4M3>) -> tensor<41xf6E3M2FN>
  %41 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<41xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<41xf6E3M2FN>, tensor<41xf6E3M2FN>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E3M4>
  %43 = stablehlo.constant dense<"0xF0F0E8DCCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C6870707070F00181008032B22EAE008070F078"> : tensor<50xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<50xf8E3M4>, tensor<50xf8E3M4>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%44, %0) : (tensor<50xf8E4M3>, tensor<50xf8E4M3>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3FN>
  %46 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70888018139B937B700807F7F7F"> : tensor<50xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<50xf8E4M3FN>, tensor<50xf8E4M3FN>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3FNUZ>
  %48 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF1090028241C13FBF0000808080"> : tensor<50xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<50xf8E4M3FNUZ>, tensor<50xf8E4M3FNUZ>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E4M3B11FNUZ>
  %50 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E8080808028A8109059D957D70000808080"> : tensor<50xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<50xf8E4M3B11FNUZ>, tensor<50xf8E4M3B11FNUZ>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E5M2>
  %52 = stablehlo.constant dense<"0xD8D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55585CDC24A418983CBC3CBC00807CFC7E"> : tensor<50xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<50xf8E5M2>, tensor<50xf8E5M2>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf8E5M2FNUZ>
  %54 = stablehlo.constant dense<"0xDCD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595C60E028A81C9C40C040C00000808080"> : tensor<50xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<50xf8E5M2FNUZ>, tensor<50xf8E5M2FNUZ>) -> ()
  %55 = stablehlo.constant dense<"0x061020282C3035383A3C3E404244464A4E545E6A71770801393778F87C"> : tensor<29xf8E4M3>
  %56 = "stablehlo.convert"(%55) : (tensor<29xf8E4M3>) -> tensor<29xf8E8M0FNU>
  %57 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485868779767F7FFFFFFF"> : tensor<29xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<29xf8E8M0FNU>, tensor<29xf8E8M0FNU>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xbf16>
  %59 = stablehlo.constant dense<"0x10C3F0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041A0421043704370C3803C80BC003B00BB903F90BF703F70BF00000080807F80FFC07F"> : tensor<50xbf16>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<50xbf16>, tensor<50xbf16>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf16>
  %61 = stablehlo.constant dense<"0x80D880CF00CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004F00558058805B80DB002400A400180098803C80BC803B80BB00000080007C00FC007E"> : tensor<50xf16>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<50xf16>, tensor<50xf16>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf32>
  %63 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 240.0, -240.0, 0.015625, -0.015625, 0x3B000000, 0xBB000000, 1.125, -1.125, 0.9375, -0.9375, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<50xf32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<50xf32>, tensor<50xf32>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xf64>
  %65 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 240.0, -240.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 1.125, -1.125, 0.9375, -0.9375, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<50xf64>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<50xf64>, tensor<50xf64>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xcomplex<f32>>
  %67 = stablehlo.constant dense<[(-144.0, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (144.0, 0.0), (240.0, 0.0), (-240.0, 0.0), (0.015625, 0.0), (-0.015625, 0.0), (0x3B000000, 0.0), (0xBB000000, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0x7FC00000, 0.0)]> : tensor<50xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<50xcomplex<f32>>, tensor<50xcomplex<f32>>) -> ()
  %68 = "stablehlo.convert"(%0) : (tensor<50xf8E4M3>) -> tensor<50xcomplex<f64>>
  %69 = stablehlo.constant dense<[(-144.0, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (144.0, 0.0), (240.0, 0.0), (-240.0, 0.0), (0.015625, 0.0), (-0.015625, 0.0), (0.001953125, 0.0), (-0.001953125, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<50xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%68, %69) : (tensor<50xcomplex<f64>>, tensor<50xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B700807F"> : tensor<48xf8E4M3FN>
  %1 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true]> : tensor<48xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<48xi1>, tensor<48xi1>) -> ()
  %3 = stablehlo.constant dense<"0xC2C0BCB8B4B0A89886061020282C3035383A3C3E0888018139B937B70080"> : tensor<30xf8E4M3FN>
  %4 = "stablehlo.convert"(%3) : (tensor<30xf8E4M3FN>) -> tensor<30xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<30xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<30xi2>, tensor<30xi2>) -> ()
  %6 = stablehlo.constant dense<"0xCEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E0888018139B937B70080"> : tensor<38xf8E4M3FN>
  %7 = "stablehlo.convert"(%6) : (tensor<38xf8E4M3FN>) -> tensor<38xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<38xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<38xi4>, tensor<38xi4>) -> ()
  %9 = stablehlo.constant dense<"0xDFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A0888018139B937B70080"> : tensor<43xf8E4M3FN>
  %10 = "stablehlo.convert"(%9) : (tensor<43xf8E4M3FN>) -> tensor<43xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C500000000001FF00000000"> : tensor<43xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<43xi8>, tensor<43xi8>) -> ()
  %12 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A717EFE0888018139B937B70080"> : tensor<47xf8E4M3FN>
  %13 = "stablehlo.convert"(%12) : (tensor<47xf8E4M3FN>) -> tensor<47xi16>
  %14 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 448, -448, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<47xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<47xi16>, tensor<47xi16>) -> ()
  %15 = "stablehlo.convert"(%12) : (tensor<47xf8E4M3FN>) -> tensor<47xi32>
  %16 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 448, -448, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<47xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<47xi32>, tensor<47xi32>) -> ()
  %17 = "stablehlo.convert"(%12) : (tensor<47xf8E4M3FN>) -> tensor<47xi64>
  %18 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 448, -448, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0]> : tensor<47xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<47xi64>, tensor<47xi64>) -> ()
  %19 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E40424446088801813937B70080"> : tensor<29xf8E4M3FN>
  %20 = "stablehlo.convert"(%19) : (tensor<29xf8E4M3FN>) -> tensor<29xui2>
  %21 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<29xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<29xui2>, tensor<29xui2>) -> ()
  %22 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E404244464A4E54088801813937B70080"> : tensor<32xf8E4M3FN>
  %23 = "stablehlo.convert"(%22) : (tensor<32xf8E4M3FN>) -> tensor<32xui4>
  %24 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<32xui4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<32xui4>, tensor<32xui4>) -> ()
  %25 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E404244464A4E545E6A71088801813937B70080"> : tensor<35xf8E4M3FN>
  %26 = "stablehlo.convert"(%25) : (tensor<35xf8E4M3FN>) -> tensor<35xui8>
  %27 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C5090000000000100000000"> : tensor<35xui8>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<35xui8>, tensor<35xui8>) -> ()
  %28 = stablehlo.constant dense<"0xB4B0A89886061020282C3035383A3C3E404244464A4E545E6A717E088801813937B70080"> : tensor<36xf8E4M3FN>
  %29 = "stablehlo.convert"(%28) : (tensor<36xf8E4M3FN>) -> tensor<36xui16>
  %30 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 448, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<36xui16>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<36xui16>, tensor<36xui16>) -> ()
  %31 = "stablehlo.convert"(%28) : (tensor<36xf8E4M3FN>) -> tensor<36xui32>
  %32 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 448, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<36xui32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<36xui32>, tensor<36xui32>) -> ()
  %33 = "stablehlo.convert"(%28) : (tensor<36xf8E4M3FN>) -> tensor<36xui64>
  %34 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 448, 0, 0, 0, 0, 1, 0, 0, 0, 0]> : tensor<36xui64>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<36xui64>, tensor<36xui64>) -> ()
  %35 = stablehlo.constant dense<"0xC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A0888018139B937B70080"> : tensor<36xf8E4M3FN>
  %36 = "stablehlo.convert"(%35) : (tensor<36xf8E4M3FN>) -> tensor<36xf4E2M1FN>
  %37 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<36xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<36xf4E2M1FN>, tensor<36xf4E2M1FN>) -> ()
  %38 = "stablehlo.convert"(%6) : (tensor<38xf8E4M3FN>) -> tensor<38xf6E2M3FN>
  %39 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -0.0, 0.0, -0.0, 1.125, -1.125, 1.0, -1.0, 0.0, -0.0]> : tensor<38xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<38xf6E2M3FN>, tensor<38xf6E2M3FN>) -> ()
  %40 = stablehlo.constant dense<"0xD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E0888018139B937B70080"> : tensor<41xf8E4M3FN>
  %41 = "stablehlo.convert"(%40) : (tensor<41xf8E4M3FN>) -> tensor<41xf6E3M2FN>
  %42 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<41xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<41xf6E3M2FN>, tensor<41xf6E3M2FN>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E3M4>
  %44 = stablehlo.constant dense<"0xF0F0E8DCCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C6870707070F00181008032B22EAE008078"> : tensor<48xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<48xf8E3M4>, tensor<48xf8E3M4>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3>
  %46 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7178F80888018139B937B700807C"> : tensor<48xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<48xf8E4M3>, tensor<48xf8E4M3>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%47, %0) : (tensor<48xf8E4M3FN>, tensor<48xf8E4M3FN>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C66727980801090028241C13FBF000080"> : tensor<48xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<48xf8E4M3FNUZ>, tensor<48xf8E4M3FNUZ>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E4M3B11FNUZ>
  %51 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E8080808028A8109059D957D7000080"> : tensor<48xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<48xf8E4M3B11FNUZ>, tensor<48xf8E4M3B11FNUZ>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E5M2>
  %53 = stablehlo.constant dense<"0xD8D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55585FDF24A418983CBC3CBC00807E"> : tensor<48xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<48xf8E5M2>, tensor<48xf8E5M2>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf8E5M2FNUZ>
  %55 = stablehlo.constant dense<"0xDCD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595C63E328A81C9C40C040C0000080"> : tensor<48xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<48xf8E5M2FNUZ>, tensor<48xf8E5M2FNUZ>) -> ()
  %56 = stablehlo.constant dense<"0x061020282C3035383A3C3E404244464A4E545E6A717E080139377F"> : tensor<27xf8E4M3FN>
  %57 = "stablehlo.convert"(%56) : (tensor<27xf8E4M3FN>) -> tensor<27xf8E8M0FNU>
  %58 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485868879767F7FFF"> : tensor<27xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<27xf8E8M0FNU>, tensor<27xf8E8M0FNU>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xbf16>
  %60 = stablehlo.constant dense<"0x10C3F0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041A0421043E043E0C3803C80BC003B00BB903F90BF703F70BF00000080C07F"> : tensor<48xbf16>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<48xbf16>, tensor<48xbf16>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf16>
  %62 = stablehlo.constant dense<"0x80D880CF00CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004F00558058005F00DF002400A400180098803C80BC803B80BB00000080007E"> : tensor<48xf16>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<48xf16>, tensor<48xf16>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf32>
  %64 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 448.0, -448.0, 0.015625, -0.015625, 0x3B000000, 0xBB000000, 1.125, -1.125, 0.9375, -0.9375, 0.0, -0.0, 0x7FC00000]> : tensor<48xf32>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<48xf32>, tensor<48xf32>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xf64>
  %66 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 448.0, -448.0, 0.015625, -0.015625, 0.001953125, -0.001953125, 1.125, -1.125, 0.9375, -0.9375, 0.0, -0.0, 0x7FF8000000000000]> : tensor<48xf64>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<48xf64>, tensor<48xf64>) -> ()
  %67 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xcomplex<f32>>
  %68 = stablehlo.constant dense<[(-144.0, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (144.0, 0.0), (448.0, 0.0), (-448.0, 0.0), (0.015625, 0.0), (-0.015625, 0.0), (0x3B000000, 0.0), (0xBB000000, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FC00000, 0.0)]> : tensor<48xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<48xcomplex<f32>>, tensor<48xcomplex<f32>>) -> ()
  %69 = "stablehlo.convert"(%0) : (tensor<48xf8E4M3FN>) -> tensor<48xcomplex<f64>>
  %70 = stablehlo.constant dense<[(-144.0, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (144.0, 0.0), (448.0, 0.0), (-448.0, 0.0), (0.015625, 0.0), (-0.015625, 0.0), (0.001953125, 0.0), (-0.001953125, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<48xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<48xcomplex<f64>>, tensor<48xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF0080"> : tensor<47xf8E4M3FNUZ>
  %1 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<47xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<47xi1>, tensor<47xi1>) -> ()
  %3 = stablehlo.constant dense<"0xCAC8C4C0BCB8B0A08C0C18283034383D404244460888018141C13FBF00"> : tensor<29xf8E4M3FNUZ>
  %4 = "stablehlo.convert"(%3) : (tensor<29xf8E4M3FNUZ>) -> tensor<29xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<29xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<29xi2>, tensor<29xi2>) -> ()
  %6 = stablehlo.constant dense<"0xD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52560888018141C13FBF00"> : tensor<37xf8E4M3FNUZ>
  %7 = "stablehlo.convert"(%6) : (tensor<37xf8E4M3FNUZ>) -> tensor<37xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<37xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<37xi4>, tensor<37xi4>) -> ()
  %9 = stablehlo.constant dense<"0xE7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C66720888018141C13FBF00"> : tensor<42xf8E4M3FNUZ>
  %10 = "stablehlo.convert"(%9) : (tensor<42xf8E4M3FNUZ>) -> tensor<42xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C500000000001FF000000"> : tensor<42xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<42xi8>, tensor<42xi8>) -> ()
  %12 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797FFF0888018141C13FBF00"> : tensor<46xf8E4M3FNUZ>
  %13 = "stablehlo.convert"(%12) : (tensor<46xf8E4M3FNUZ>) -> tensor<46xi16>
  %14 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, -240, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<46xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<46xi16>, tensor<46xi16>) -> ()
  %15 = "stablehlo.convert"(%12) : (tensor<46xf8E4M3FNUZ>) -> tensor<46xi32>
  %16 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, -240, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<46xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<46xi32>, tensor<46xi32>) -> ()
  %17 = "stablehlo.convert"(%12) : (tensor<46xf8E4M3FNUZ>) -> tensor<46xi64>
  %18 = stablehlo.constant dense<[-144, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, -240, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<46xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<46xi64>, tensor<46xi64>) -> ()
  %19 = stablehlo.constant dense<"0xBCB8B0A08C0C18283034383D40424446484A4C4E08880181413FBF00"> : tensor<28xf8E4M3FNUZ>
  %20 = "stablehlo.convert"(%19) : (tensor<28xf8E4M3FNUZ>) -> tensor<28xui2>
  %21 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<28xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<28xui2>, tensor<28xui2>) -> ()
  %22 = stablehlo.constant dense<"0xBCB8B0A08C0C18283034383D40424446484A4C4E52565C08880181413FBF00"> : tensor<31xf8E4M3FNUZ>
  %23 = "stablehlo.convert"(%22) : (tensor<31xf8E4M3FNUZ>) -> tensor<31xui4>
  %24 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<31xui4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<31xui4>, tensor<31xui4>) -> ()
  %25 = stablehlo.constant dense<"0xBCB8B0A08C0C18283034383D40424446484A4C4E52565C6672797F08880181413FBF00"> : tensor<35xf8E4M3FNUZ>
  %26 = "stablehlo.convert"(%25) : (tensor<35xf8E4M3FNUZ>) -> tensor<35xui8>
  %27 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C5090F00000000001000000"> : tensor<35xui8>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<35xui8>, tensor<35xui8>) -> ()
  %28 = "stablehlo.convert"(%25) : (tensor<35xf8E4M3FNUZ>) -> tensor<35xui16>
  %29 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<35xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<35xui16>, tensor<35xui16>) -> ()
  %30 = "stablehlo.convert"(%25) : (tensor<35xf8E4M3FNUZ>) -> tensor<35xui32>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<35xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<35xui32>, tensor<35xui32>) -> ()
  %32 = "stablehlo.convert"(%25) : (tensor<35xf8E4M3FNUZ>) -> tensor<35xui64>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 144, 240, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<35xui64>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<35xui64>, tensor<35xui64>) -> ()
  %34 = stablehlo.constant dense<"0xCECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E520888018141C13FBF00"> : tensor<35xf8E4M3FNUZ>
  %35 = "stablehlo.convert"(%34) : (tensor<35xf8E4M3FNUZ>) -> tensor<35xf4E2M1FN>
  %36 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0]> : tensor<35xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<35xf4E2M1FN>, tensor<35xf4E2M1FN>) -> ()
  %37 = "stablehlo.convert"(%6) : (tensor<37xf8E4M3FNUZ>) -> tensor<37xf6E2M3FN>
  %38 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -0.0, 0.0, -0.0, 1.125, -1.125, 1.0, -1.0, 0.0]> : tensor<37xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<37xf6E2M3FN>, tensor<37xf6E2M3FN>) -> ()
  %39 = stablehlo.constant dense<"0xDCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C660888018141C13FBF00"> : tensor<40xf8E4M3FNUZ>
  %40 = "stablehlo.convert"(%39) : (tensor<40xf8E4M3FNUZ>) -> tensor<40xf6E3M2FN>
  %41 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0]> : tensor<40xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<40xf6E3M2FN>, tensor<40xf6E3M2FN>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E3M4>
  %43 = stablehlo.constant dense<"0xF0F0E8DCCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C6870707070F00080008032B22EAE0078"> : tensor<47xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<47xf8E3M4>, tensor<47xf8E3M4>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3>
  %45 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70484008039B937B7007C"> : tensor<47xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<47xf8E4M3>, tensor<47xf8E4M3>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FN>
  %47 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7177F70484008039B937B7007F"> : tensor<47xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<47xf8E4M3FN>, tensor<47xf8E4M3FN>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %0) : (tensor<47xf8E4M3FNUZ>, tensor<47xf8E4M3FNUZ>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E4M3B11FNUZ>
  %50 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E8080808020A0088859D957D70080"> : tensor<47xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<47xf8E4M3B11FNUZ>, tensor<47xf8E4M3B11FNUZ>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E5M2>
  %52 = stablehlo.constant dense<"0xD8D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55585CDC20A014943CBC3CBC007E"> : tensor<47xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<47xf8E5M2>, tensor<47xf8E5M2>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf8E5M2FNUZ>
  %54 = stablehlo.constant dense<"0xDCD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595C60E024A4189840C040C00080"> : tensor<47xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<47xf8E5M2FNUZ>, tensor<47xf8E5M2FNUZ>) -> ()
  %55 = stablehlo.constant dense<"0x0C18283034383D40424446484A4C4E52565C6672797F0801413F80"> : tensor<27xf8E4M3FNUZ>
  %56 = "stablehlo.convert"(%55) : (tensor<27xf8E4M3FNUZ>) -> tensor<27xf8E8M0FNU>
  %57 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485868778757F7FFF"> : tensor<27xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<27xf8E8M0FNU>, tensor<27xf8E8M0FNU>) -> ()
  %58 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xbf16>
  %59 = stablehlo.constant dense<"0x10C3F0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041A0421043704370C3003C00BC803A80BA903F90BF703F70BF0000C07F"> : tensor<47xbf16>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<47xbf16>, tensor<47xbf16>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf16>
  %61 = stablehlo.constant dense<"0x80D880CF00CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004F00558058805B80DB002000A000140094803C80BC803B80BB0000007E"> : tensor<47xf16>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<47xf16>, tensor<47xf16>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf32>
  %63 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 240.0, -240.0, 0.0078125, -0.0078125, 0x3A800000, 0xBA800000, 1.125, -1.125, 0.9375, -0.9375, 0.0, 0x7FC00000]> : tensor<47xf32>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<47xf32>, tensor<47xf32>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xf64>
  %65 = stablehlo.constant dense<[-144.0, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 144.0, 240.0, -240.0, 0.0078125, -0.0078125, 0.0009765625, -0.0009765625, 1.125, -1.125, 0.9375, -0.9375, 0.0, 0x7FF8000000000000]> : tensor<47xf64>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<47xf64>, tensor<47xf64>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xcomplex<f32>>
  %67 = stablehlo.constant dense<[(-144.0, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (144.0, 0.0), (240.0, 0.0), (-240.0, 0.0), (0.0078125, 0.0), (-0.0078125, 0.0), (0x3A800000, 0.0), (0xBA800000, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (0x7FC00000, 0.0)]> : tensor<47xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<47xcomplex<f32>>, tensor<47xcomplex<f32>>) -> ()
  %68 = "stablehlo.convert"(%0) : (tensor<47xf8E4M3FNUZ>) -> tensor<47xcomplex<f64>>
  %69 = stablehlo.constant dense<[(-144.0, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (144.0, 0.0), (240.0, 0.0), (-240.0, 0.0), (0.0078125, 0.0), (-0.0078125, 0.0), (0.0009765625, 0.0), (-0.0009765625, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<47xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%68, %69) : (tensor<47xcomplex<f64>>, tensor<47xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E807F0888018159D957D70080"> : tensor<45xf8E4M3B11FNUZ>
  %1 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<45xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<45xi1>, tensor<45xi1>) -> ()
  %3 = stablehlo.constant dense<"0xE2E0DCD8D4D0C8B8A4243040484C5055585A5C5E0888018159D957D700"> : tensor<29xf8E4M3B11FNUZ>
  %4 = "stablehlo.convert"(%3) : (tensor<29xf8E4M3B11FNUZ>) -> tensor<29xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<29xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<29xi2>, tensor<29xi2>) -> ()
  %6 = stablehlo.constant dense<"0xEEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E0888018159D957D700"> : tensor<37xf8E4M3B11FNUZ>
  %7 = "stablehlo.convert"(%6) : (tensor<37xf8E4M3B11FNUZ>) -> tensor<37xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<37xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<37xi4>, tensor<37xi4>) -> ()
  %9 = stablehlo.constant dense<"0xFFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E7F0888018159D957D700"> : tensor<42xf8E4M3B11FNUZ>
  %10 = "stablehlo.convert"(%9) : (tensor<42xf8E4M3B11FNUZ>) -> tensor<42xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C1E0000000001FF000000"> : tensor<42xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<42xi8>, tensor<42xi8>) -> ()
  %12 = "stablehlo.convert"(%9) : (tensor<42xf8E4M3B11FNUZ>) -> tensor<42xi16>
  %13 = stablehlo.constant dense<[-30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 30, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<42xi16>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<42xi16>, tensor<42xi16>) -> ()
  %14 = "stablehlo.convert"(%9) : (tensor<42xf8E4M3B11FNUZ>) -> tensor<42xi32>
  %15 = stablehlo.constant dense<[-30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 30, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<42xi32>
  stablehlo.custom_call @check.expect_eq(%14, %15) : (tensor<42xi32>, tensor<42xi32>) -> ()
  %16 = "stablehlo.convert"(%9) : (tensor<42xf8E4M3B11FNUZ>) -> tensor<42xi64>
  %17 = stablehlo.constant dense<[-30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 30, 0, 0, 0, 0, 1, -1, 0, 0, 0]> : tensor<42xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<42xi64>, tensor<42xi64>) -> ()
  %18 = stablehlo.constant dense<"0xD4D0C8B8A4243040484C5055585A5C5E60626466088801815957D700"> : tensor<28xf8E4M3B11FNUZ>
  %19 = "stablehlo.convert"(%18) : (tensor<28xf8E4M3B11FNUZ>) -> tensor<28xui2>
  %20 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<28xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<28xui2>, tensor<28xui2>) -> ()
  %21 = stablehlo.constant dense<"0xD4D0C8B8A4243040484C5055585A5C5E606264666A6E74088801815957D700"> : tensor<31xf8E4M3B11FNUZ>
  %22 = "stablehlo.convert"(%21) : (tensor<31xf8E4M3B11FNUZ>) -> tensor<31xui4>
  %23 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<31xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<31xui4>, tensor<31xui4>) -> ()
  %24 = stablehlo.constant dense<"0xD4D0C8B8A4243040484C5055585A5C5E606264666A6E747E7F088801815957D700"> : tensor<33xf8E4M3B11FNUZ>
  %25 = "stablehlo.convert"(%24) : (tensor<33xf8E4M3B11FNUZ>) -> tensor<33xui8>
  %26 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C1E0000000001000000"> : tensor<33xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<33xui8>, tensor<33xui8>) -> ()
  %27 = "stablehlo.convert"(%24) : (tensor<33xf8E4M3B11FNUZ>) -> tensor<33xui16>
  %28 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 30, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<33xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<33xui16>, tensor<33xui16>) -> ()
  %29 = "stablehlo.convert"(%24) : (tensor<33xf8E4M3B11FNUZ>) -> tensor<33xui32>
  %30 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 30, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<33xui32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<33xui32>, tensor<33xui32>) -> ()
  %31 = "stablehlo.convert"(%24) : (tensor<33xf8E4M3B11FNUZ>) -> tensor<33xui64>
  %32 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 30, 0, 0, 0, 0, 1, 0, 0, 0]> : tensor<33xui64>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<33xui64>, tensor<33xui64>) -> ()
  %33 = stablehlo.constant dense<"0xE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A0888018159D957D700"> : tensor<35xf8E4M3B11FNUZ>
  %34 = "stablehlo.convert"(%33) : (tensor<35xf8E4M3B11FNUZ>) -> tensor<35xf4E2M1FN>
  %35 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0]> : tensor<35xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<35xf4E2M1FN>, tensor<35xf4E2M1FN>) -> ()
  %36 = "stablehlo.convert"(%6) : (tensor<37xf8E4M3B11FNUZ>) -> tensor<37xf6E2M3FN>
  %37 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -0.0, 0.0, -0.0, 1.125, -1.125, 1.0, -1.0, 0.0]> : tensor<37xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<37xf6E2M3FN>, tensor<37xf6E2M3FN>) -> ()
  %38 = stablehlo.constant dense<"0xF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E0888018159D957D700"> : tensor<40xf8E4M3B11FNUZ>
  %39 = "stablehlo.convert"(%38) : (tensor<40xf8E4M3B11FNUZ>) -> tensor<40xf6E3M2FN>
  %40 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0]> : tensor<40xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<40xf6E3M2FN>, tensor<40xf6E3M2FN>) -> ()
  %41 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E3M4>
  %42 = stablehlo.constant dense<"0xF8F0E8DCCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C687078700080008032B22EAE0078"> : tensor<45xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%41, %42) : (tensor<45xf8E3M4>, tensor<45xf8E3M4>) -> ()
  %43 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3>
  %44 = stablehlo.constant dense<"0xFCDFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E7C5F0080008039B937B7007C"> : tensor<45xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<45xf8E4M3>, tensor<45xf8E4M3>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3FN>
  %46 = stablehlo.constant dense<"0xFFDFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E7F5F0080008039B937B7007F"> : tensor<45xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<45xf8E4M3FN>, tensor<45xf8E4M3FN>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3FNUZ>
  %48 = stablehlo.constant dense<"0x80E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6680670181000041C13FBF0080"> : tensor<45xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<45xf8E4M3FNUZ>, tensor<45xf8E4M3FNUZ>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %0) : (tensor<45xf8E4M3B11FNUZ>, tensor<45xf8E4M3B11FNUZ>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E5M2>
  %51 = stablehlo.constant dense<"0xFED0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F7E50149408883CBC3CBC007E"> : tensor<45xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<45xf8E5M2>, tensor<45xf8E5M2>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf8E5M2FNUZ>
  %53 = stablehlo.constant dense<"0x80D4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53805418980C8C40C040C00080"> : tensor<45xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<45xf8E5M2FNUZ>, tensor<45xf8E5M2FNUZ>) -> ()
  %54 = stablehlo.constant dense<"0x80243040484C5055585A5C5E606264666A6E747E807F0801595780"> : tensor<27xf8E4M3B11FNUZ>
  %55 = "stablehlo.convert"(%54) : (tensor<27xf8E4M3B11FNUZ>) -> tensor<27xf8E8M0FNU>
  %56 = stablehlo.constant dense<"0xFF797A7C7D7E7E7F7F7F80808080818181828384FF8475727F7FFF"> : tensor<27xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<27xf8E8M0FNU>, tensor<27xf8E8M0FNU>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xbf16>
  %58 = stablehlo.constant dense<"0xC0FFF0C140C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041C07FF041803A80BA003900B9903F90BF703F70BF0000C07F"> : tensor<45xbf16>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<45xbf16>, tensor<45xbf16>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf16>
  %60 = stablehlo.constant dense<"0x00FE80CF00CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004F007E804F0014009400080088803C80BC803B80BB0000007E"> : tensor<45xf16>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<45xf16>, tensor<45xf16>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf32>
  %62 = stablehlo.constant dense<[0xFFC00000, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0x7FC00000, 30.0, 0x3A800000, 0xBA800000, 0x39000000, 0xB9000000, 1.125, -1.125, 0.9375, -0.9375, 0.0, 0x7FC00000]> : tensor<45xf32>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<45xf32>, tensor<45xf32>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xf64>
  %64 = stablehlo.constant dense<[0xFFF8000000000000, -30.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0x7FF8000000000000, 30.0, 0.0009765625, -0.0009765625, 0.0001220703125, -0.0001220703125, 1.125, -1.125, 0.9375, -0.9375, 0.0, 0x7FF8000000000000]> : tensor<45xf64>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<45xf64>, tensor<45xf64>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xcomplex<f32>>
  %66 = stablehlo.constant dense<[(0xFFC00000, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (0x7FC00000, 0.0), (30.0, 0.0), (0x3A800000, 0.0), (0xBA800000, 0.0), (0x39000000, 0.0), (0xB9000000, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (0x7FC00000, 0.0)]> : tensor<45xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<45xcomplex<f32>>, tensor<45xcomplex<f32>>) -> ()
  %67 = "stablehlo.convert"(%0) : (tensor<45xf8E4M3B11FNUZ>) -> tensor<45xcomplex<f64>>
  %68 = stablehlo.constant dense<[(0xFFF8000000000000, 0.0), (-30.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (0x7FF8000000000000, 0.0), (30.0, 0.0), (0.0009765625, 0.0), (-0.0009765625, 0.0), (0.0001220703125, 0.0), (-0.0001220703125, 0.0), (1.125, 0.0), (-1.125, 0.0), (0.9375, 0.0), (-0.9375, 0.0), (0.0, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<45xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<45xcomplex<f64>>, tensor<45xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB00807CFC7E"> : tensor<49xf8E5M2>
  %1 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true]> : tensor<49xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<49xi1>, tensor<49xi1>) -> ()
  %3 = stablehlo.constant dense<"0xC1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F04840181BD3BBB0080"> : tensor<29xf8E5M2>
  %4 = "stablehlo.convert"(%3) : (tensor<29xf8E5M2>) -> tensor<29xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0]> : tensor<29xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<29xi2>, tensor<29xi2>) -> ()
  %6 = stablehlo.constant dense<"0xC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F40414243454704840181BD3BBB0080"> : tensor<37xf8E5M2>
  %7 = "stablehlo.convert"(%6) : (tensor<37xf8E5M2>) -> tensor<37xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, 0, 0, 0, -1, 0, 0, 0, 0]> : tensor<37xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<37xi4>, tensor<37xi4>) -> ()
  %9 = stablehlo.constant dense<"0xD0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F5504840181BD3BBB0080"> : tensor<42xf8E5M2>
  %10 = "stablehlo.convert"(%9) : (tensor<42xf8E5M2>) -> tensor<42xi8>
  %11 = stablehlo.constant dense<"0xE0F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C5000000000FF00000000"> : tensor<42xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<42xi8>, tensor<42xi8>) -> ()
  %12 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F555904840181BD3BBB0080"> : tensor<44xf8E5M2>
  %13 = "stablehlo.convert"(%12) : (tensor<44xf8E5M2>) -> tensor<44xi16>
  %14 = stablehlo.constant dense<[-160, -32, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 0, 0, 0, 0, -1, 0, 0, 0, 0]> : tensor<44xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<44xi16>, tensor<44xi16>) -> ()
  %15 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB04840181BD3BBB0080"> : tensor<46xf8E5M2>
  %16 = "stablehlo.convert"(%15) : (tensor<46xf8E5M2>) -> tensor<46xi32>
  %17 = stablehlo.constant dense<[-160, -32, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, -57344, 0, 0, 0, 0, -1, 0, 0, 0, 0]> : tensor<46xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<46xi32>, tensor<46xi32>) -> ()
  %18 = "stablehlo.convert"(%15) : (tensor<46xf8E5M2>) -> tensor<46xi64>
  %19 = stablehlo.constant dense<[-160, -32, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, -57344, 0, 0, 0, 0, -1, 0, 0, 0, 0]> : tensor<46xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<46xi64>, tensor<46xi64>) -> ()
  %20 = stablehlo.constant dense<"0xBAB8B4ACA22228303436383A3C3D3E3F40414243048401813BBB0080"> : tensor<28xf8E5M2>
  %21 = "stablehlo.convert"(%20) : (tensor<28xf8E5M2>) -> tensor<28xui2>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<28xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<28xui2>, tensor<28xui2>) -> ()
  %23 = stablehlo.constant dense<"0xBAB8B4ACA22228303436383A3C3D3E3F4041424345474A048401813BBB0080"> : tensor<31xf8E5M2>
  %24 = "stablehlo.convert"(%23) : (tensor<31xf8E5M2>) -> tensor<31xui4>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<31xui4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<31xui4>, tensor<31xui4>) -> ()
  %26 = stablehlo.constant dense<"0xBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F5559048401813BBB0080"> : tensor<34xf8E5M2>
  %27 = "stablehlo.convert"(%26) : (tensor<34xf8E5M2>) -> tensor<34xui8>
  %28 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C50A00000000000000000"> : tensor<34xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<34xui8>, tensor<34xui8>) -> ()
  %29 = stablehlo.constant dense<"0xBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597B048401813BBB0080"> : tensor<35xf8E5M2>
  %30 = "stablehlo.convert"(%29) : (tensor<35xf8E5M2>) -> tensor<35xui16>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<35xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<35xui16>, tensor<35xui16>) -> ()
  %32 = "stablehlo.convert"(%29) : (tensor<35xf8E5M2>) -> tensor<35xui32>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<35xui32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<35xui32>, tensor<35xui32>) -> ()
  %34 = "stablehlo.convert"(%29) : (tensor<35xf8E5M2>) -> tensor<35xui64>
  %35 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<35xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<35xui64>, tensor<35xui64>) -> ()
  %36 = stablehlo.constant dense<"0xC3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F404142434504840181BD3BBB0080"> : tensor<35xf8E5M2>
  %37 = "stablehlo.convert"(%36) : (tensor<35xf8E5M2>) -> tensor<35xf4E2M1FN>
  %38 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -0.0, 0.0, -0.0, -1.0, 1.0, -1.0, 0.0, -0.0]> : tensor<35xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<35xf4E2M1FN>, tensor<35xf4E2M1FN>) -> ()
  %39 = "stablehlo.convert"(%6) : (tensor<37xf8E5M2>) -> tensor<37xf6E2M3FN>
  %40 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -0.0, 0.0, -0.0, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<37xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<37xf6E2M3FN>, tensor<37xf6E2M3FN>) -> ()
  %41 = stablehlo.constant dense<"0xCAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F04840181BD3BBB0080"> : tensor<40xf8E5M2>
  %42 = "stablehlo.convert"(%41) : (tensor<40xf8E5M2>) -> tensor<40xf6E3M2FN>
  %43 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0, -0.0, 0.0, -0.0, -1.25, 0.875, -0.875, 0.0, -0.0]> : tensor<40xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<40xf6E3M2FN>, tensor<40xf6E3M2FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E3M4>
  %45 = stablehlo.constant dense<"0xF0F0E8DCCCC4C0B8B0A8A0908481010208101820283034383C4044484C545C6870707070F000800080B42CAC008070F078"> : tensor<49xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<49xf8E3M4>, tensor<49xf8E3M4>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E4M3>
  %47 = stablehlo.constant dense<"0xF2E0D4CEC6C2C0BCB8B4B0A89886061020282C3034383A3C3E404244464A4E545E6A7278F800800080BA36B6008078F87C"> : tensor<49xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<49xf8E4M3>, tensor<49xf8E4M3>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E4M3FN>
  %49 = stablehlo.constant dense<"0xF2E0D4CEC6C2C0BCB8B4B0A89886061020282C3034383A3C3E404244464A4E545E6A727FFF00800080BA36B600807F7F7F"> : tensor<49xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E4M3FNUZ>
  %51 = stablehlo.constant dense<"0xFAE8DCD6CECAC8C4C0BCB8B0A08C0C18283034383C40424446484A4C4E52565C66727A808000000000C23EBE0000808080"> : tensor<49xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<49xf8E4M3FNUZ>, tensor<49xf8E4M3FNUZ>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E4M3B11FNUZ>
  %53 = stablehlo.constant dense<"0x8080F4EEE6E2E0DCD8D4D0C8B8A4243040484C5054585A5C5E606264666A6E747E8080808000000000DA56D60000808080"> : tensor<49xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<49xf8E4M3B11FNUZ>, tensor<49xf8E4M3B11FNUZ>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %0) : (tensor<49xf8E5M2>, tensor<49xf8E5M2>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf8E5M2FNUZ>
  %56 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF08880282C13FBF0000808080"> : tensor<49xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<49xf8E5M2FNUZ>, tensor<49xf8E5M2FNUZ>) -> ()
  %57 = stablehlo.constant dense<"0x2228303436383A3C3D3E3F4041424345474A4F55597B04013B7CFC7E"> : tensor<28xf8E5M2>
  %58 = "stablehlo.convert"(%57) : (tensor<28xf8E5M2>) -> tensor<28xf8E8M0FNU>
  %59 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485868F716F7FFFFFFF"> : tensor<28xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<28xf8E8M0FNU>, tensor<28xf8E8M0FNU>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xbf16>
  %61 = stablehlo.constant dense<"0x20C300C240C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F403F803FA03FC03FE03F0040204040406040A040E0404041E041A0422043604760C7803880B8803780B7A0BF603F60BF00000080807F80FFC07F"> : tensor<49xbf16>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<49xbf16>, tensor<49xbf16>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf16>
  %63 = stablehlo.constant dense<"0x00D900D000CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038003A003C003D003E003F004000410042004300450047004A004F00550059007B00FB000400840001008100BD003B00BB00000080007C00FC007E"> : tensor<49xf16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<49xf16>, tensor<49xf16>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf32>
  %65 = stablehlo.constant dense<[-160.0, -32.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 160.0, 57344.0, -57344.0, 0x38800000, 0xB8800000, 0x37800000, 0xB7800000, -1.25, 0.875, -0.875, 0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<49xf32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<49xf32>, tensor<49xf32>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xf64>
  %67 = stablehlo.constant dense<[-160.0, -32.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 160.0, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05, 1.52587890625e-05, -1.52587890625e-05, -1.25, 0.875, -0.875, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<49xf64>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<49xf64>, tensor<49xf64>) -> ()
  %68 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xcomplex<f32>>
  %69 = stablehlo.constant dense<[(-160.0, 0.0), (-32.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (160.0, 0.0), (57344.0, 0.0), (-57344.0, 0.0), (0x38800000, 0.0), (0xB8800000, 0.0), (0x37800000, 0.0), (0xB7800000, 0.0), (-1.25, 0.0), (0.875, 0.0), (-0.875, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0x7FC00000, 0.0)]> : tensor<49xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%68, %69) : (tensor<49xcomplex<f32>>, tensor<49xcomplex<f32>>) -> ()
  %70 = "stablehlo.convert"(%0) : (tensor<49xf8E5M2>) -> tensor<49xcomplex<f64>>
  %71 = stablehlo.constant dense<[(-160.0, 0.0), (-32.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (160.0, 0.0), (57344.0, 0.0), (-57344.0, 0.0), (6.103515625e-05, 0.0), (-6.103515625e-05, 0.0), (1.52587890625e-05, 0.0), (-1.52587890625e-05, 0.0), (-1.25, 0.0), (0.875, 0.0), (-0.875, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<49xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<49xcomplex<f64>>, tensor<49xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF0080"> : tensor<46xf8E5M2FNUZ>
  %1 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<46xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<46xi1>, tensor<46xi1>) -> ()
  %3 = stablehlo.constant dense<"0xC5C4C2C0BEBCB8B0A6262C34383A3C3E4041424304840181C13FBF00"> : tensor<28xf8E5M2FNUZ>
  %4 = "stablehlo.convert"(%3) : (tensor<28xf8E5M2FNUZ>) -> tensor<28xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, -1, 0, 0, 0]> : tensor<28xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<28xi2>, tensor<28xi2>) -> ()
  %6 = stablehlo.constant dense<"0xCBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B04840181C13FBF00"> : tensor<36xf8E5M2FNUZ>
  %7 = "stablehlo.convert"(%6) : (tensor<36xf8E5M2FNUZ>) -> tensor<36xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, 0, 0, 0, -1, 0, 0, 0]> : tensor<36xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<36xi4>, tensor<36xi4>) -> ()
  %9 = stablehlo.constant dense<"0xD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E535904840181C13FBF00"> : tensor<41xf8E5M2FNUZ>
  %10 = "stablehlo.convert"(%9) : (tensor<41xf8E5M2FNUZ>) -> tensor<41xi8>
  %11 = stablehlo.constant dense<"0xE0F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C5000000000FF000000"> : tensor<41xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<41xi8>, tensor<41xi8>) -> ()
  %12 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D04840181C13FBF00"> : tensor<43xf8E5M2FNUZ>
  %13 = "stablehlo.convert"(%12) : (tensor<43xf8E5M2FNUZ>) -> tensor<43xi16>
  %14 = stablehlo.constant dense<[-160, -32, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 0, 0, 0, 0, -1, 0, 0, 0]> : tensor<43xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<43xi16>, tensor<43xi16>) -> ()
  %15 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7FFF04840181C13FBF00"> : tensor<45xf8E5M2FNUZ>
  %16 = "stablehlo.convert"(%15) : (tensor<45xf8E5M2FNUZ>) -> tensor<45xi32>
  %17 = stablehlo.constant dense<[-160, -32, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, -57344, 0, 0, 0, 0, -1, 0, 0, 0]> : tensor<45xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<45xi32>, tensor<45xi32>) -> ()
  %18 = "stablehlo.convert"(%15) : (tensor<45xf8E5M2FNUZ>) -> tensor<45xi64>
  %19 = stablehlo.constant dense<[-160, -32, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, -57344, 0, 0, 0, 0, -1, 0, 0, 0]> : tensor<45xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<45xi64>, tensor<45xi64>) -> ()
  %20 = stablehlo.constant dense<"0xBEBCB8B0A6262C34383A3C3E4041424344454647048401813FBF00"> : tensor<27xf8E5M2FNUZ>
  %21 = "stablehlo.convert"(%20) : (tensor<27xf8E5M2FNUZ>) -> tensor<27xui2>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0]> : tensor<27xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<27xui2>, tensor<27xui2>) -> ()
  %23 = stablehlo.constant dense<"0xBEBCB8B0A6262C34383A3C3E4041424344454647494B4E048401813FBF00"> : tensor<30xf8E5M2FNUZ>
  %24 = "stablehlo.convert"(%23) : (tensor<30xf8E5M2FNUZ>) -> tensor<30xui4>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 0, 0, 0, 0, 0, 0]> : tensor<30xui4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<30xui4>, tensor<30xui4>) -> ()
  %26 = stablehlo.constant dense<"0xBEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D048401813FBF00"> : tensor<33xf8E5M2FNUZ>
  %27 = "stablehlo.convert"(%26) : (tensor<33xf8E5M2FNUZ>) -> tensor<33xui8>
  %28 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C50A000000000000000"> : tensor<33xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<33xui8>, tensor<33xui8>) -> ()
  %29 = stablehlo.constant dense<"0xBEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D7F048401813FBF00"> : tensor<34xf8E5M2FNUZ>
  %30 = "stablehlo.convert"(%29) : (tensor<34xf8E5M2FNUZ>) -> tensor<34xui16>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, 0, 0, 0, 0, 0, 0, 0]> : tensor<34xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<34xui16>, tensor<34xui16>) -> ()
  %32 = "stablehlo.convert"(%29) : (tensor<34xf8E5M2FNUZ>) -> tensor<34xui32>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, 0, 0, 0, 0, 0, 0, 0]> : tensor<34xui32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<34xui32>, tensor<34xui32>) -> ()
  %34 = "stablehlo.convert"(%29) : (tensor<34xf8E5M2FNUZ>) -> tensor<34xui64>
  %35 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 80, 160, 57344, 0, 0, 0, 0, 0, 0, 0]> : tensor<34xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<34xui64>, tensor<34xui64>) -> ()
  %36 = stablehlo.constant dense<"0xC7C5C4C2C0BEBCB8B0A6262C34383A3C3E40414243444546474904840181C13FBF00"> : tensor<34xf8E5M2FNUZ>
  %37 = "stablehlo.convert"(%36) : (tensor<34xf8E5M2FNUZ>) -> tensor<34xf4E2M1FN>
  %38 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.0, -0.0, 0.0, -0.0, -1.0, 1.0, -1.0, 0.0]> : tensor<34xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<34xf4E2M1FN>, tensor<34xf4E2M1FN>) -> ()
  %39 = "stablehlo.convert"(%6) : (tensor<36xf8E5M2FNUZ>) -> tensor<36xf6E2M3FN>
  %40 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.0, -0.0, 0.0, -0.0, -1.25, 0.875, -0.875, 0.0]> : tensor<36xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<36xf6E2M3FN>, tensor<36xf6E2M3FN>) -> ()
  %41 = stablehlo.constant dense<"0xCECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E5304840181C13FBF00"> : tensor<39xf8E5M2FNUZ>
  %42 = "stablehlo.convert"(%41) : (tensor<39xf8E5M2FNUZ>) -> tensor<39xf6E3M2FN>
  %43 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.0, -0.0, 0.0, -0.0, -1.25, 0.875, -0.875, 0.0]> : tensor<39xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<39xf6E3M2FN>, tensor<39xf6E3M2FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E3M4>
  %45 = stablehlo.constant dense<"0xF0F0E8DCCCC4C0B8B0A8A0908481010208101820283034383C4044484C545C6870707070F000800080B42CAC0078"> : tensor<46xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<46xf8E3M4>, tensor<46xf8E3M4>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E4M3>
  %47 = stablehlo.constant dense<"0xF2E0D4CEC6C2C0BCB8B4B0A89886061020282C3034383A3C3E404244464A4E545E6A7278F800800080BA36B6007C"> : tensor<46xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<46xf8E4M3>, tensor<46xf8E4M3>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E4M3FN>
  %49 = stablehlo.constant dense<"0xF2E0D4CEC6C2C0BCB8B4B0A89886061020282C3034383A3C3E404244464A4E545E6A727FFF00800080BA36B6007F"> : tensor<46xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<46xf8E4M3FN>, tensor<46xf8E4M3FN>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E4M3FNUZ>
  %51 = stablehlo.constant dense<"0xFAE8DCD6CECAC8C4C0BCB8B0A08C0C18283034383C40424446484A4C4E52565C66727A808000000000C23EBE0080"> : tensor<46xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<46xf8E4M3FNUZ>, tensor<46xf8E4M3FNUZ>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E4M3B11FNUZ>
  %53 = stablehlo.constant dense<"0x8080F4EEE6E2E0DCD8D4D0C8B8A4243040484C5054585A5C5E606264666A6E747E8080808000000000DA56D60080"> : tensor<46xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<46xf8E4M3B11FNUZ>, tensor<46xf8E4M3B11FNUZ>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2>
  %55 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55597BFB02820080BD3BBB007E"> : tensor<46xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<46xf8E5M2>, tensor<46xf8E5M2>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%56, %0) : (tensor<46xf8E5M2FNUZ>, tensor<46xf8E5M2FNUZ>) -> ()
  %57 = stablehlo.constant dense<"0x262C34383A3C3E4041424344454647494B4E53595D7F04013F80"> : tensor<26xf8E5M2FNUZ>
  %58 = "stablehlo.convert"(%57) : (tensor<26xf8E5M2FNUZ>) -> tensor<26xf8E8M0FNU>
  %59 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485868F706E7FFF"> : tensor<26xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<26xf8E8M0FNU>, tensor<26xf8E8M0FNU>) -> ()
  %60 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xbf16>
  %61 = stablehlo.constant dense<"0x20C300C240C1E0C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F403F803FA03FC03FE03F0040204040406040A040E0404041E041A0422043604760C7003800B8003700B7A0BF603F60BF0000C07F"> : tensor<46xbf16>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<46xbf16>, tensor<46xbf16>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf16>
  %63 = stablehlo.constant dense<"0x00D900D000CA00C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038003A003C003D003E003F004000410042004300450047004A004F00550059007B00FB000200828000808000BD003B00BB0000007E"> : tensor<46xf16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<46xf16>, tensor<46xf16>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf32>
  %65 = stablehlo.constant dense<[-160.0, -32.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, 0xBC400000, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 160.0, 57344.0, -57344.0, 0x38000000, 0xB8000000, 0x37000000, 0xB7000000, -1.25, 0.875, -0.875, 0.0, 0x7FC00000]> : tensor<46xf32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<46xf32>, tensor<46xf32>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xf64>
  %67 = stablehlo.constant dense<[-160.0, -32.0, -12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 80.0, 160.0, 57344.0, -57344.0, 3.0517578125e-05, -3.0517578125e-05, 7.62939453125e-06, -7.62939453125e-06, -1.25, 0.875, -0.875, 0.0, 0x7FF8000000000000]> : tensor<46xf64>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<46xf64>, tensor<46xf64>) -> ()
  %68 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xcomplex<f32>>
  %69 = stablehlo.constant dense<[(-160.0, 0.0), (-32.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (160.0, 0.0), (57344.0, 0.0), (-57344.0, 0.0), (0x38000000, 0.0), (0xB8000000, 0.0), (0x37000000, 0.0), (0xB7000000, 0.0), (-1.25, 0.0), (0.875, 0.0), (-0.875, 0.0), (0.0, 0.0), (0x7FC00000, 0.0)]> : tensor<46xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%68, %69) : (tensor<46xcomplex<f32>>, tensor<46xcomplex<f32>>) -> ()
  %70 = "stablehlo.convert"(%0) : (tensor<46xf8E5M2FNUZ>) -> tensor<46xcomplex<f64>>
  %71 = stablehlo.constant dense<[(-160.0, 0.0), (-32.0, 0.0), (-12.0, 0.0), (-7.0, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.75, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (80.0, 0.0), (160.0, 0.0), (57344.0, 0.0), (-57344.0, 0.0), (3.0517578125e-05, 0.0), (-3.0517578125e-05, 0.0), (7.62939453125e-06, 0.0), (-7.62939453125e-06, 0.0), (-1.25, 0.0), (0.875, 0.0), (-0.875, 0.0), (0.0, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<46xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<46xcomplex<f64>>, tensor<46xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848586FE00FF"> : tensor<16xf8E8M0FNU>
  %1 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xi1>
  %2 = stablehlo.constant dense<true> : tensor<16xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<16xi1>, tensor<16xi1>) -> ()
  %3 = stablehlo.constant dense<[0.015625, 0.03125, 0.125, 0.25, 0.5, 1.0, 0x00]> : tensor<7xf8E8M0FNU>
  %4 = "stablehlo.convert"(%3) : (tensor<7xf8E8M0FNU>) -> tensor<7xi2>
  %5 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<7xi2>, tensor<7xi2>) -> ()
  %6 = stablehlo.constant dense<"0x797A7C7D7E7F808100"> : tensor<9xf8E8M0FNU>
  %7 = "stablehlo.convert"(%6) : (tensor<9xf8E8M0FNU>) -> tensor<9xi4>
  %8 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 0]> : tensor<9xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<9xi4>, tensor<9xi4>) -> ()
  %9 = stablehlo.constant dense<"0x797A7C7D7E7F80818283848500"> : tensor<13xf8E8M0FNU>
  %10 = "stablehlo.convert"(%9) : (tensor<13xf8E8M0FNU>) -> tensor<13xi8>
  %11 = stablehlo.constant dense<"0x00000000000102040810204000"> : tensor<13xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<13xi8>, tensor<13xi8>) -> ()
  %12 = stablehlo.constant dense<"0x797A7C7D7E7F8081828384858600"> : tensor<14xf8E8M0FNU>
  %13 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xi16>
  %14 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 0]> : tensor<14xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<14xi16>, tensor<14xi16>) -> ()
  %15 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xi32>
  %16 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 0]> : tensor<14xi32>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<14xi32>, tensor<14xi32>) -> ()
  %17 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xi64>
  %18 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 0]> : tensor<14xi64>
  stablehlo.custom_call @check.expect_eq(%17, %18) : (tensor<14xi64>, tensor<14xi64>) -> ()
  %19 = stablehlo.constant dense<[0.015625, 0.03125, 0.125, 0.25, 0.5, 1.0, 2.0, 0x00]> : tensor<8xf8E8M0FNU>
  %20 = "stablehlo.convert"(%19) : (tensor<8xf8E8M0FNU>) -> tensor<8xui2>
  %21 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 0]> : tensor<8xui2>
  stablehlo.custom_call @check.expect_eq(%20, %21) : (tensor<8xui2>, tensor<8xui2>) -> ()
  %22 = stablehlo.constant dense<"0x797A7C7D7E7F80818200"> : tensor<10xf8E8M0FNU>
  %23 = "stablehlo.convert"(%22) : (tensor<10xf8E8M0FNU>) -> tensor<10xui4>
  %24 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 0]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<10xui4>, tensor<10xui4>) -> ()
  %25 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xui8>
  %26 = stablehlo.constant dense<"0x0000000000010204081020408000"> : tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<14xui8>, tensor<14xui8>) -> ()
  %27 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xui16>
  %28 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 0]> : tensor<14xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<14xui16>, tensor<14xui16>) -> ()
  %29 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xui32>
  %30 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 0]> : tensor<14xui32>
  stablehlo.custom_call @check.expect_eq(%29, %30) : (tensor<14xui32>, tensor<14xui32>) -> ()
  %31 = "stablehlo.convert"(%12) : (tensor<14xf8E8M0FNU>) -> tensor<14xui64>
  %32 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 0]> : tensor<14xui64>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<14xui64>, tensor<14xui64>) -> ()
  %33 = "stablehlo.convert"(%6) : (tensor<9xf8E8M0FNU>) -> tensor<9xf4E2M1FN>
  %34 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 2.0, 4.0, 0.0]> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  %35 = "stablehlo.convert"(%6) : (tensor<9xf8E8M0FNU>) -> tensor<9xf6E2M3FN>
  %36 = stablehlo.constant dense<[0.0, 0.0, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 0.0]> : tensor<9xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%35, %36) : (tensor<9xf6E2M3FN>, tensor<9xf6E2M3FN>) -> ()
  %37 = stablehlo.constant dense<"0x797A7C7D7E7F8081828300"> : tensor<11xf8E8M0FNU>
  %38 = "stablehlo.convert"(%37) : (tensor<11xf8E8M0FNU>) -> tensor<11xf6E3M2FN>
  %39 = stablehlo.constant dense<[0.0, 0.0, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 0.0]> : tensor<11xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<11xf6E3M2FN>, tensor<11xf6E3M2FN>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E3M4>
  %41 = stablehlo.constant dense<"0x01020810203040506070707070700078"> : tensor<16xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<16xf8E3M4>, tensor<16xf8E3M4>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E4M3>
  %43 = stablehlo.constant dense<"0x0810202830384048505860687078007C"> : tensor<16xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<16xf8E4M3>, tensor<16xf8E4M3>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E4M3FN>
  %45 = stablehlo.constant dense<"0x081020283038404850586068707F007F"> : tensor<16xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E4M3FNUZ>
  %47 = stablehlo.constant dense<"0x10182830384048505860687078800080"> : tensor<16xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<16xf8E4M3FNUZ>, tensor<16xf8E4M3FNUZ>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E4M3B11FNUZ>
  %49 = stablehlo.constant dense<"0x28304048505860687078808080800080"> : tensor<16xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<16xf8E4M3B11FNUZ>, tensor<16xf8E4M3B11FNUZ>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E5M2>
  %51 = stablehlo.constant dense<"0x24283034383C4044484C5054587C007E"> : tensor<16xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E5M2FNUZ>
  %53 = stablehlo.constant dense<"0x282C34383C4044484C5054585C800080"> : tensor<16xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<16xf8E5M2FNUZ>, tensor<16xf8E5M2FNUZ>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%54, %0) : (tensor<16xf8E8M0FNU>, tensor<16xf8E8M0FNU>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xbf16>
  %56 = stablehlo.constant dense<"0x803C003D003E803E003F803F0040804000418041004280420043007F4000C07F"> : tensor<16xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<16xbf16>, tensor<16xbf16>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf16>
  %58 = stablehlo.constant dense<"0x00240028003000340038003C004000440048004C005000540058007C0000007E"> : tensor<16xf16>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<16xf16>, tensor<16xf16>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf32>
  %60 = stablehlo.constant dense<[0.015625, 0.03125, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 0x7F000000, 0x00400000, 0x7FC00000]> : tensor<16xf32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<16xf32>, tensor<16xf32>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xf64>
  %62 = stablehlo.constant dense<[0.015625, 0.03125, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 0x47E0000000000000, 0x3800000000000000, 0x7FF8000000000000]> : tensor<16xf64>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<16xf64>, tensor<16xf64>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xcomplex<f32>>
  %64 = stablehlo.constant dense<[(0.015625, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.5, 0.0), (1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (8.0, 0.0), (16.0, 0.0), (32.0, 0.0), (64.0, 0.0), (128.0, 0.0), (0x7F000000, 0.0), (0x00400000, 0.0), (0x7FC00000, 0.0)]> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<16xf8E8M0FNU>) -> tensor<16xcomplex<f64>>
  %66 = stablehlo.constant dense<[(0.015625, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.5, 0.0), (1.0, 0.0), (2.0, 0.0), (4.0, 0.0), (8.0, 0.0), (16.0, 0.0), (32.0, 0.0), (64.0, 0.0), (128.0, 0.0), (0x47E0000000000000, 0.0), (0x3800000000000000, 0.0), (0x7FF8000000000000, 0.0)]> : tensor<16xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<16xcomplex<f64>>, tensor<16xcomplex<f64>>) -> ()
  return
}
// -----
// convert of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5407F7F7FFF8000808001000180813F81BF7F3F7FBF00000080807F80FFC07FA03F903F883F403CC03A403A4038C0334033E843F0437047"> : tensor<76xbf16>
  %1 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<76xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<76xi1>, tensor<76xi1>) -> ()
  %3 = stablehlo.constant dense<"0x20C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03FD93EAC3F62BF0C3F8000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<43xbf16>
  %4 = "stablehlo.convert"(%3) : (tensor<43xbf16>) -> tensor<43xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]> : tensor<43xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<43xi2>, tensor<43xi2>) -> ()
  %6 = stablehlo.constant dense<"0xE8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E040D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<61xbf16>
  %7 = "stablehlo.convert"(%6) : (tensor<61xbf16>) -> tensor<61xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 0, -8, -7, -3, 1, -8, 3, -3, -5, 0, -6, -4, 0, 6, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]> : tensor<61xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<61xi4>, tensor<61xi4>) -> ()
  %9 = stablehlo.constant dense<"0xF4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B42D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<66xbf16>
  %10 = "stablehlo.convert"(%9) : (tensor<66xbf16>) -> tensor<66xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C4D00F8F9FD01F803FDFB00FAFC00060000000001FF00000000010101000000000000"> : tensor<66xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<66xi8>, tensor<66xi8>) -> ()
  %12 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033E843F043"> : tensor<70xbf16>
  %13 = "stablehlo.convert"(%12) : (tensor<70xbf16>) -> tensor<70xi16>
  %14 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, -8, -7, -3, 1, -8, 3, -3, -5, 0, -6, -4, 0, 6, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 464, 480]> : tensor<70xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<70xi16>, tensor<70xi16>) -> ()
  %15 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033E843F0437047"> : tensor<71xbf16>
  %16 = "stablehlo.convert"(%15) : (tensor<71xbf16>) -> tensor<71xi32>
  %17 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, -8, -7, -3, 1, -8, 3, -3, -5, 0, -6, -4, 0, 6, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 464, 480, 61440]> : tensor<71xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<71xi32>, tensor<71xi32>) -> ()
  %18 = "stablehlo.convert"(%15) : (tensor<71xbf16>) -> tensor<71xi64>
  %19 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, -8, -7, -3, 1, -8, 3, -3, -5, 0, -6, -4, 0, 6, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 464, 480, 61440]> : tensor<71xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<71xi64>, tensor<71xi64>) -> ()
  %20 = stablehlo.constant dense<"0x40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040D93EAC3F4F4062BF0C3F8000808001000180813F7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<43xbf16>
  %21 = "stablehlo.convert"(%20) : (tensor<43xbf16>) -> tensor<43xui2>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 1, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]> : tensor<43xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<43xui2>, tensor<43xui2>) -> ()
  %23 = stablehlo.constant dense<"0x40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041D93EAC3F4F4062BF0C3FD5408000808001000180813F7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<47xbf16>
  %24 = "stablehlo.convert"(%23) : (tensor<47xbf16>) -> tensor<47xui4>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 1, 3, 0, 0, 6, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]> : tensor<47xui4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<47xui4>, tensor<47xui4>) -> ()
  %26 = stablehlo.constant dense<"0x40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93EAC3F4F4062BF0C3FD5408000808001000180813F7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<50xbf16>
  %27 = "stablehlo.convert"(%26) : (tensor<50xbf16>) -> tensor<50xui8>
  %28 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C4D96000103000006000000000100000000010101000000000000"> : tensor<50xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<50xui8>, tensor<50xui8>) -> ()
  %29 = stablehlo.constant dense<"0x40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93EAC3F4F4062BF0C3FD5408000808001000180813F7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033E843F0437047"> : tensor<53xbf16>
  %30 = "stablehlo.convert"(%29) : (tensor<53xbf16>) -> tensor<53xui16>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, 1, 3, 0, 0, 6, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 464, 480, 61440]> : tensor<53xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<53xui16>, tensor<53xui16>) -> ()
  %32 = "stablehlo.convert"(%29) : (tensor<53xbf16>) -> tensor<53xui32>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, 1, 3, 0, 0, 6, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 464, 480, 61440]> : tensor<53xui32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<53xui32>, tensor<53xui32>) -> ()
  %34 = "stablehlo.convert"(%29) : (tensor<53xbf16>) -> tensor<53xui64>
  %35 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, 1, 3, 0, 0, 6, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 464, 480, 61440]> : tensor<53xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<53xui64>, tensor<53xui64>) -> ()
  %36 = stablehlo.constant dense<"0x60C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040D93E7AC0AC3F4F404BC0B4C062BF96C00C3F8000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<54xbf16>
  %37 = "stablehlo.convert"(%36) : (tensor<54xbf16>) -> tensor<54xf4E2M1FN>
  %38 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 0.5, -4.0, 1.5, 3.0, -3.0, -6.0, -1.0, -4.0, 0.5, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<54xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<54xf4E2M1FN>, tensor<54xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<"0xE8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E040D93EEBC07AC0AC3F4F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<59xbf16>
  %40 = "stablehlo.convert"(%39) : (tensor<59xbf16>) -> tensor<59xf6E2M3FN>
  %41 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 0.375, -7.5, -4.0, 1.375, 3.25, -3.25, -5.5, -0.875, -6.5, -4.5, 0.5, 6.5, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.125, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<59xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<59xf6E2M3FN>, tensor<59xf6E2M3FN>) -> ()
  %42 = stablehlo.constant dense<"0x40C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E041D93E07C1EBC07AC0AC3F08C14F404BC0B4C062BFD1C096C00C3FD5408000808001000180813F81BF7F3F7FBF00000080A03F903F883F403CC03A403A4038C0334033"> : tensor<64xbf16>
  %43 = "stablehlo.convert"(%42) : (tensor<64xbf16>) -> tensor<64xf6E3M2FN>
  %44 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 0.4375, -8.0, -7.0, -4.0, 1.25, -8.0, 3.0, -3.0, -6.0, -0.875, -7.0, -5.0, 0.5, 7.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<64xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<64xf6E3M2FN>, tensor<64xf6E3M2FN>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E3M4>
  %46 = stablehlo.constant dense<"0xF0F0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C687070701BE1DDCF36E14AC9D6ACDAD3225B70F00080008030B030B0008070F078343231010000000000707070"> : tensor<76xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<76xf8E3M4>, tensor<76xf8E3M4>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E4M3>
  %48 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A712ED0CFC83BD045C5CBB6CDC9314D78F80080008038B838B8008078F87C3A3938060100000000787878"> : tensor<76xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<76xf8E4M3>, tensor<76xf8E4M3>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E4M3FN>
  %50 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A712ED0CFC83BD045C5CBB6CDC9314D7FFF0080008038B838B800807F7F7F3A39380601000000007E7F7F"> : tensor<76xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<76xf8E4M3FN>, tensor<76xf8E4M3FN>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E4M3FNUZ>
  %52 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C66727936D8D7D043D84DCDD3BED5D1395580800000000040C040C000008080804241400C0201000000808080"> : tensor<76xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<76xf8E4M3FNUZ>, tensor<76xf8E4M3FNUZ>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E4M3B11FNUZ>
  %54 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E80804EF0EFE85BF065E5EBD6EDE9516D80800000000058D858D800008080805A5958240C06000000808080"> : tensor<76xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<76xf8E4M3B11FNUZ>, tensor<76xf8E4M3B11FNUZ>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E5M2>
  %56 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F555937C8C7C43DC842C2C6BBC7C538477CFC008000803CBC3CBC00807CFC7E3D3C3C2216120300005F607C"> : tensor<76xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<76xf8E5M2>, tensor<76xf8E5M2>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D3BCCCBC841CC46C6CABFCBC93C4B80800000000040C040C00000808080414040261A16060000636480"> : tensor<76xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<76xf8E5M2FNUZ>, tensor<76xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<"0x403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B421643D93EAC3F4F400C3FD5407F7F7FFF8000813F7F3F807F80FFC07FA03F903F883F403CC03A403A4038C0334033E843F0437047"> : tensor<46xbf16>
  %60 = "stablehlo.convert"(%59) : (tensor<46xbf16>) -> tensor<46xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485867E7F817E82FFFF017F7FFFFFFF7F7F7F79767571686788888F"> : tensor<46xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<46xf8E8M0FNU>, tensor<46xf8E8M0FNU>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xbf16>
  stablehlo.custom_call @check.expect_eq(%62, %0) : (tensor<76xbf16>, tensor<76xbf16>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf16>
  %64 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B058C83638C858C7D0C3603D40C8784258C2A0C510BB88C6B0C46038A846007C00FC0000008000000080083C08BCF83BF8BB00000080007C00FC007E003D803C403C002200160012000302000100405F805F807B"> : tensor<76xf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<76xf16>, tensor<76xf16>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf32>
  %66 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B42000016430000D93E000007C10000EBC000007AC00000AC3F000008C100004F4000004BC00000B4C0000062BF0000D1C0000096C000000C3F0000D54000007F7F00007FFF000080000000808000000100000001800000813F000081BF00007F3F00007FBF00000000000000800000807F000080FF0000C07F0000A03F0000903F0000883F0000403C0000C03A0000403A000040380000C033000040330000E8430000F04300007047"> : tensor<76xf32>
  stablehlo.custom_call @check.expect_eq(%65, %66) : (tensor<76xf32>, tensor<76xf32>) -> ()
  %67 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xf64>
  %68 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 0.423828125, -8.4375, -7.34375, -3.90625, 1.34375, -8.5, 3.234375, -3.171875, -5.625, -0.8828125, -6.53125, -4.6875, 0.546875, 6.65625, 0x47EFE00000000000, 0xC7EFE00000000000, 0x3810000000000000, 0xB810000000000000, 0x37A0000000000000, 0xB7A0000000000000, 1.0078125, -1.0078125, 0.99609375, -0.99609375, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.25, 1.125, 1.0625, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 464.0, 480.0, 61440.0]> : tensor<76xf64>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<76xf64>, tensor<76xf64>) -> ()
  %69 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xcomplex<f32>>
  %70 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (0x3ED90000, 0.0), (-8.4375, 0.0), (-7.34375, 0.0), (-3.90625, 0.0), (1.34375, 0.0), (-8.5, 0.0), (3.234375, 0.0), (-3.171875, 0.0), (-5.625, 0.0), (-0.8828125, 0.0), (-6.53125, 0.0), (-4.6875, 0.0), (0.546875, 0.0), (6.65625, 0.0), (0x7F7F0000, 0.0), (0xFF7F0000, 0.0), (0x00800000, 0.0), (0x80800000, 0.0), (0x00010000, 0.0), (0x80010000, 0.0), (1.0078125, 0.0), (-1.0078125, 0.0), (0.99609375, 0.0), (0xBF7F0000, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0x7FC00000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (0.01171875, 0.0), (0x3AC00000, 0.0), (0x3A400000, 0.0), (0x38400000, 0.0), (0x33C00000, 0.0), (0x33400000, 0.0), (464.0, 0.0), (480.0, 0.0), (61440.0, 0.0)]> : tensor<76xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<76xcomplex<f32>>, tensor<76xcomplex<f32>>) -> ()
  %71 = "stablehlo.convert"(%0) : (tensor<76xbf16>) -> tensor<76xcomplex<f64>>
  %72 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (0.423828125, 0.0), (-8.4375, 0.0), (-7.34375, 0.0), (-3.90625, 0.0), (1.34375, 0.0), (-8.5, 0.0), (3.234375, 0.0), (-3.171875, 0.0), (-5.625, 0.0), (-0.8828125, 0.0), (-6.53125, 0.0), (-4.6875, 0.0), (0.546875, 0.0), (6.65625, 0.0), (0x47EFE00000000000, 0.0), (0xC7EFE00000000000, 0.0), (0x3810000000000000, 0.0), (0xB810000000000000, 0.0), (0x37A0000000000000, 0.0), (0xB7A0000000000000, 0.0), (1.0078125, 0.0), (-1.0078125, 0.0), (0.99609375, 0.0), (-0.99609375, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (0.01171875, 0.0), (0.00146484375, 0.0), (0.000732421875, 0.0), (4.57763671875e-05, 0.0), (0x3E78000000000000, 0.0), (0x3E68000000000000, 0.0), (464.0, 0.0), (480.0, 0.0), (61440.0, 0.0)]> : tensor<76xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<76xcomplex<f64>>, tensor<76xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080007C00FC007E003D803C403C043C023C0022001600120003063C405F445F805F807B"> : tensor<78xf16>
  %1 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<78xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<78xi1>, tensor<78xi1>) -> ()
  %3 = stablehlo.constant dense<"0x00C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F48BD6A38D6C0333D0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<44xf16>
  %4 = "stablehlo.convert"(%3) : (tensor<44xf16>) -> tensor<44xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, -1, 0, -2, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1]> : tensor<44xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<44xi2>, tensor<44xi2>) -> ()
  %6 = stablehlo.constant dense<"0x40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F0040004100420043004500471BC448BD6A387141E4C228C4D6C065C6FAC482C4333D0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<59xf16>
  %7 = "stablehlo.convert"(%6) : (tensor<59xf16>) -> tensor<59xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, -4, -1, 0, 2, -3, -4, -2, -6, -4, -4, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1]> : tensor<59xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<59xi4>, tensor<59xi4>) -> ()
  %9 = stablehlo.constant dense<"0xA0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD8541BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333D0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<67xf16>
  %10 = "stablehlo.convert"(%9) : (tensor<67xf16>) -> tensor<67xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C4DFCFF0002FDFCFEFAFC080808FC010000000001FF0000000001010101010000000001"> : tensor<67xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<67xi8>, tensor<67xi8>) -> ()
  %12 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333D0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C405F445F805F"> : tensor<72xf16>
  %13 = "stablehlo.convert"(%12) : (tensor<72xf16>) -> tensor<72xi16>
  %14 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, -4, -1, 0, 2, -3, -4, -2, -6, -4, 8, 8, 8, -4, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 464, 465, 480]> : tensor<72xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<72xi16>, tensor<72xi16>) -> ()
  %15 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333DFF7BFFFB0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C405F445F805F807B"> : tensor<75xf16>
  %16 = "stablehlo.convert"(%15) : (tensor<75xf16>) -> tensor<75xi32>
  %17 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, -4, -1, 0, 2, -3, -4, -2, -6, -4, 8, 8, 8, -4, 1, 65504, -65504, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 464, 465, 480, 61440]> : tensor<75xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<75xi32>, tensor<75xi32>) -> ()
  %18 = "stablehlo.convert"(%15) : (tensor<75xf16>) -> tensor<75xi64>
  %19 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, -4, -1, 0, 2, -3, -4, -2, -6, -4, 8, 8, 8, -4, 1, 65504, -65504, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 464, 465, 480, 61440]> : tensor<75xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<75xi64>, tensor<75xi64>) -> ()
  %20 = stablehlo.constant dense<"0x00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F00400041004200436A387141333D0004008401000180013CFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<42xf16>
  %21 = "stablehlo.convert"(%20) : (tensor<42xf16>) -> tensor<42xui2>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 0, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1]> : tensor<42xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<42xui2>, tensor<42xui2>) -> ()
  %23 = stablehlo.constant dense<"0x00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A6A387141714859483448333D0004008401000180013CFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<48xf16>
  %24 = "stablehlo.convert"(%23) : (tensor<48xf16>) -> tensor<48xui4>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 0, 2, 8, 8, 8, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1]> : tensor<48xui4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<48xui4>, tensor<48xui4>) -> ()
  %26 = stablehlo.constant dense<"0x00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0586A387141714859483448333D0004008401000180013CFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<51xf16>
  %27 = "stablehlo.convert"(%26) : (tensor<51xf16>) -> tensor<51xui8>
  %28 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C4D9600020808080100000000010000000001010101010000000001"> : tensor<51xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<51xui8>, tensor<51xui8>) -> ()
  %29 = stablehlo.constant dense<"0x00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0586A387141714859483448333DFF7B0004008401000180013CFF3BFFBB00000080003D803C403C043C023C0022001600120003063C405F445F805F807B"> : tensor<56xf16>
  %30 = "stablehlo.convert"(%29) : (tensor<56xf16>) -> tensor<56xui16>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, 2, 8, 8, 8, 1, 65504, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 464, 465, 480, 61440]> : tensor<56xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<56xui16>, tensor<56xui16>) -> ()
  %32 = "stablehlo.convert"(%29) : (tensor<56xf16>) -> tensor<56xui32>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, 2, 8, 8, 8, 1, 65504, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 464, 465, 480, 61440]> : tensor<56xui32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<56xui32>, tensor<56xui32>) -> ()
  %34 = "stablehlo.convert"(%29) : (tensor<56xf16>) -> tensor<56xui64>
  %35 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 0, 2, 8, 8, 8, 1, 65504, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 464, 465, 480, 61440]> : tensor<56xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<56xui64>, tensor<56xui64>) -> ()
  %36 = stablehlo.constant dense<"0x00C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300451BC448BD6A387141E4C228C4D6C0FAC482C4333D0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<56xf16>
  %37 = "stablehlo.convert"(%36) : (tensor<56xf16>) -> tensor<56xf4E2M1FN>
  %38 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, -4.0, -1.5, 0.5, 3.0, -3.0, -4.0, -2.0, -4.0, -4.0, 1.5, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]> : tensor<56xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<56xf4E2M1FN>, tensor<56xf4E2M1FN>) -> ()
  %39 = "stablehlo.convert"(%6) : (tensor<59xf16>) -> tensor<59xf6E2M3FN>
  %40 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, -4.0, -1.375, 0.5, 2.75, -3.5, -4.0, -2.5, -6.5, -5.0, -4.5, 1.25, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.125, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]> : tensor<59xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<59xf6E2M3FN>, tensor<59xf6E2M3FN>) -> ()
  %41 = stablehlo.constant dense<"0x00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004F1BC448BD6A387141E4C228C4D6C065C6FAC471485948344882C4333D0004008401000180013C01BCFF3BFFBB00000080003D803C403C043C023C0022001600120003063C"> : tensor<65xf16>
  %42 = "stablehlo.convert"(%41) : (tensor<65xf16>) -> tensor<65xf6E3M2FN>
  %43 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, -4.0, -1.25, 0.5, 2.5, -3.5, -4.0, -2.5, -6.0, -5.0, 8.0, 8.0, 8.0, -5.0, 1.25, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0]> : tensor<65xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<65xf6E3M2FN>, tensor<65xf6E3M2FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E3M4>
  %45 = stablehlo.constant dense<"0xF0F0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68707070D0B52246CCD1C3DAD4626161D23570F00080008030B030B0008070F0783432313030010000003070707070"> : tensor<78xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<78xf8E3M4>, tensor<78xf8E3M4>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E4M3>
  %47 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A71C8BB3143C6C8C2CDCA515150C93A78F80080008038B838B8008078F87C3A39383838060100003878787878"> : tensor<78xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<78xf8E4M3>, tensor<78xf8E4M3>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E4M3FN>
  %49 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A71C8BB3143C6C8C2CDCA515150C93A7FFF0080008038B838B800807F7F7F3A3938383806010000387E7F7F7F"> : tensor<78xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<78xf8E4M3FN>, tensor<78xf8E4M3FN>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E4M3FNUZ>
  %51 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C667279D0C3394BCED0CAD5D2595958D14280800000000040C040C0000080808042414040400C0201004080808080"> : tensor<78xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<78xf8E4M3FNUZ>, tensor<78xf8E4M3FNUZ>) -> ()
  %52 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E4M3B11FNUZ>
  %53 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E8080E8DB5163E6E8E2EDEA717170E95A80800000000058D858D800008080805A59585858240C06005880808080"> : tensor<78xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<78xf8E4M3B11FNUZ>, tensor<78xf8E4M3B11FNUZ>) -> ()
  %54 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E5M2>
  %55 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F5559C4BD3841C3C4C1C6C5484848C53D7CFC048400803CBC3CBC00807CFC7E3D3C3C3C3C221612033C5F5F607C"> : tensor<78xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<78xf8E5M2>, tensor<78xf8E5M2>) -> ()
  %56 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf8E5M2FNUZ>
  %57 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595DC8C13C45C7C8C5CAC94C4C4CC94180800888000040C040C000008080804140404040261A16064063636480"> : tensor<78xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%56, %57) : (tensor<78xf8E5M2FNUZ>, tensor<78xf8E5M2FNUZ>) -> ()
  %58 = stablehlo.constant dense<"0x002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0586A387141714859483448333DFF7B00040100013CFF3B007C00FC007E003D803C403C043C023C0022001600120003063C405F445F805F807B"> : tensor<49xf16>
  %59 = "stablehlo.convert"(%58) : (tensor<49xf16>) -> tensor<49xf8E8M0FNU>
  %60 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F8080808081818182838485867E808282827F8F71677F7FFFFFFF7F7F7F7F7F797675717F8888888F"> : tensor<49xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<49xf8E8M0FNU>, tensor<49xf8E8M0FNU>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xbf16>
  %62 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B42164383C0A9BF0D3F2E405CC085C01BC0CDC09FC00E410B41064190C0A63F804780C7803880B8803380B3803F80BF803F80BF00000080807F80FFC07FA03F903F883F803F803F403CC03A403A4038813FE843E843F0437047"> : tensor<78xbf16>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<78xbf16>, tensor<78xbf16>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf16>
  stablehlo.custom_call @check.expect_eq(%63, %0) : (tensor<78xf16>, tensor<78xf16>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf32>
  %65 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643006083C00000A9BF00400D3F00202E4000805CC0000085C000C01AC000A0CCC000409FC000200E4100200B4100800641004090C00060A63F00E07F4700E07FC700008038000080B800008033000080B30020803F002080BF00E07F3F00E07FBF00000000000000800000807F000080FF0000C07F0000A03F0000903F0000883F0080803F0040803F0000403C0000C03A0000403A0000403800C0803F0000E8430080E8430000F04300007047"> : tensor<78xf32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<78xf32>, tensor<78xf32>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xf64>
  %67 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, -4.10546875, -1.3203125, 0.5517578125, 2.720703125, -3.4453125, -4.15625, -2.41796875, -6.39453125, -4.9765625, 8.8828125, 8.6953125, 8.40625, -4.5078125, 1.2998046875, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05, 0x3E70000000000000, 0xBE70000000000000, 1.0009765625, -1.0009765625, 0.99951171875, -0.99951171875, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 1.005859375, 464.0, 465.0, 480.0, 61440.0]> : tensor<78xf64>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<78xf64>, tensor<78xf64>) -> ()
  %68 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xcomplex<f32>>
  %69 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (0xC0836000, 0.0), (-1.3203125, 0.0), (0x3F0D4000, 0.0), (0x402E2000, 0.0), (-3.4453125, 0.0), (-4.15625, 0.0), (0xC01AC000, 0.0), (0xC0CCA000, 0.0), (-4.9765625, 0.0), (8.8828125, 0.0), (8.6953125, 0.0), (8.40625, 0.0), (-4.5078125, 0.0), (0x3FA66000, 0.0), (65504.0, 0.0), (-65504.0, 0.0), (0x38800000, 0.0), (0xB8800000, 0.0), (0x33800000, 0.0), (0xB3800000, 0.0), (0x3F802000, 0.0), (0xBF802000, 0.0), (0x3F7FE000, 0.0), (0xBF7FE000, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0x7FC00000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (1.00390625, 0.0), (0x3F804000, 0.0), (0.01171875, 0.0), (0x3AC00000, 0.0), (0x3A400000, 0.0), (0x38400000, 0.0), (0x3F80C000, 0.0), (464.0, 0.0), (465.0, 0.0), (480.0, 0.0), (61440.0, 0.0)]> : tensor<78xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%68, %69) : (tensor<78xcomplex<f32>>, tensor<78xcomplex<f32>>) -> ()
  %70 = "stablehlo.convert"(%0) : (tensor<78xf16>) -> tensor<78xcomplex<f64>>
  %71 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (-4.10546875, 0.0), (-1.3203125, 0.0), (0.5517578125, 0.0), (2.720703125, 0.0), (-3.4453125, 0.0), (-4.15625, 0.0), (-2.41796875, 0.0), (-6.39453125, 0.0), (-4.9765625, 0.0), (8.8828125, 0.0), (8.6953125, 0.0), (8.40625, 0.0), (-4.5078125, 0.0), (1.2998046875, 0.0), (65504.0, 0.0), (-65504.0, 0.0), (6.103515625e-05, 0.0), (-6.103515625e-05, 0.0), (0x3E70000000000000, 0.0), (0xBE70000000000000, 0.0), (1.0009765625, 0.0), (-1.0009765625, 0.0), (0.99951171875, 0.0), (-0.99951171875, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (1.00390625, 0.0), (1.001953125, 0.0), (0.01171875, 0.0), (0.00146484375, 0.0), (0.000732421875, 0.0), (4.57763671875e-05, 0.0), (1.005859375, 0.0), (464.0, 0.0), (465.0, 0.0), (480.0, 0.0), (61440.0, 0.0)]> : tensor<78xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<78xcomplex<f64>>, tensor<78xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000807F000080FF0000C07F0000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F00EF7F4700F07F470000E8430080E8430000F04300007047"> : tensor<86xf32>
  %1 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<86xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<86xi1>, tensor<86xi1>) -> ()
  %3 = stablehlo.constant dense<"0x000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03FB348543F596BE53E62E1353FE3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<50xf32>
  %4 = "stablehlo.convert"(%3) : (tensor<50xf32>) -> tensor<50xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<50xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<50xi2>, tensor<50xi2>) -> ()
  %6 = stablehlo.constant dense<"0x0000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<67xf32>
  %7 = "stablehlo.convert"(%6) : (tensor<67xf32>) -> tensor<67xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 2, 0, 0, 4, 2, -6, -8, -4, 0, 5, 6, 7, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<67xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<67xi4>, tensor<67xi4>) -> ()
  %9 = stablehlo.constant dense<"0x0000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B42711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<73xf32>
  %10 = "stablehlo.convert"(%9) : (tensor<73xf32>) -> tensor<73xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C4D0200000402FAF8FC0005060708000000000001FF0000000001010101010101000000000000000101"> : tensor<73xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<73xi8>, tensor<73xi8>) -> ()
  %12 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F0000E8430080E8430000F043"> : tensor<78xf32>
  %13 = "stablehlo.convert"(%12) : (tensor<78xf32>) -> tensor<78xi16>
  %14 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 2, 0, 0, 4, 2, -6, -8, -4, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 464, 465, 480]> : tensor<78xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<78xi16>, tensor<78xi16>) -> ()
  %15 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F00EF7F4700F07F470000E8430080E8430000F04300007047"> : tensor<81xf32>
  %16 = "stablehlo.convert"(%15) : (tensor<81xf32>) -> tensor<81xi32>
  %17 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 2, 0, 0, 4, 2, -6, -8, -4, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440]> : tensor<81xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<81xi32>, tensor<81xi32>) -> ()
  %18 = "stablehlo.convert"(%15) : (tensor<81xf32>) -> tensor<81xi64>
  %19 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 2, 0, 0, 4, 2, -6, -8, -4, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440]> : tensor<81xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<81xi64>, tensor<81xi64>) -> ()
  %20 = stablehlo.constant dense<"0x000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F00000040000020400000404000006040711F0440B348543F596BE53EAFE9244062E1353FE3B7603F000080000000808001000000010000800100803FFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<51xf32>
  %21 = "stablehlo.convert"(%20) : (tensor<51xf32>) -> tensor<51xui2>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<51xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<51xui2>, tensor<51xui2>) -> ()
  %23 = stablehlo.constant dense<"0x000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E04000004041711F0440B348543F596BE53E81F09540AFE9244062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803FFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<59xf32>
  %24 = "stablehlo.convert"(%23) : (tensor<59xf32>) -> tensor<59xui4>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 2, 0, 0, 4, 2, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<59xui4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<59xui4>, tensor<59xui4>) -> ()
  %26 = stablehlo.constant dense<"0x000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE9244062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803FFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<62xf32>
  %27 = "stablehlo.convert"(%26) : (tensor<62xf32>) -> tensor<62xui8>
  %28 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C4D96020000040200050607080000000000010000000001010101010101000000000000000101"> : tensor<62xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<62xui8>, tensor<62xui8>) -> ()
  %29 = stablehlo.constant dense<"0x000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE9244062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803FFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F00EF7F4700F07F470000E8430080E8430000F04300007047"> : tensor<68xf32>
  %30 = "stablehlo.convert"(%29) : (tensor<68xf32>) -> tensor<68xui16>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 2, 0, 0, 4, 2, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440]> : tensor<68xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<68xui16>, tensor<68xui16>) -> ()
  %32 = "stablehlo.convert"(%29) : (tensor<68xf32>) -> tensor<68xui32>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 2, 0, 0, 4, 2, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440]> : tensor<68xui32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<68xui32>, tensor<68xui32>) -> ()
  %34 = "stablehlo.convert"(%29) : (tensor<68xf32>) -> tensor<68xui64>
  %35 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 2, 0, 0, 4, 2, 0, 5, 6, 7, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440]> : tensor<68xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<68xui64>, tensor<68xui64>) -> ()
  %36 = stablehlo.constant dense<"0x000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A040711F0440B348543F596BE53E81F09540AFE9244084FB88C062E1353F535DA640E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<61xf32>
  %37 = "stablehlo.convert"(%36) : (tensor<61xf32>) -> tensor<61xf4E2M1FN>
  %38 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 2.0, 1.0, 0.5, 4.0, 3.0, -4.0, 0.5, 6.0, 1.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]> : tensor<61xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<61xf4E2M1FN>, tensor<61xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<"0x0000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040711F0440B348543F596BE53E81F09540AFE924409598DAC084FB88C062E1353F535DA640C159DA40E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<65xf32>
  %40 = "stablehlo.convert"(%39) : (tensor<65xf32>) -> tensor<65xf6E2M3FN>
  %41 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 2.0, 0.875, 0.5, 4.5, 2.5, -7.0, -4.5, 0.75, 5.0, 7.0, 0.875, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.125, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]> : tensor<65xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<65xf6E2M3FN>, tensor<65xf6E2M3FN>) -> ()
  %42 = stablehlo.constant dense<"0x000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E041711F0440B348543F596BE53E81F09540AFE924409598DAC009D300C184FB88C062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603F000080000000808001000000010000800100803F010080BFFFFF7F3FFFFF7FBF00000000000000800000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C03300004033008001008040803F00C0803F"> : tensor<71xf32>
  %43 = "stablehlo.convert"(%42) : (tensor<71xf32>) -> tensor<71xf6E3M2FN>
  %44 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 2.0, 0.875, 0.4375, 5.0, 2.5, -7.0, -8.0, -4.0, 0.75, 5.0, 7.0, 8.0, 8.0, 0.875, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]> : tensor<71xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<71xf6E3M2FN>, tensor<71xf6E3M2FN>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E3M4>
  %46 = stablehlo.constant dense<"0xF0F0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C68707070412B1D5345DBE0D127555B5F612C70F00080008030B030B0008070F07834323130303030010000000000003030707070707070"> : tensor<86xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<86xf8E3M4>, tensor<86xf8E3M4>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E4M3>
  %48 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7140352E4942CED0C9334A4E50503678F80080008038B838B8008078F87C3A393838383838060100000000003838787878787878"> : tensor<86xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<86xf8E4M3>, tensor<86xf8E4M3>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E4M3FN>
  %50 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A7140352E4942CED0C9334A4E5050367FFF0080008038B838B800807F7F7F3A3938383838380601000000000038387F7F7E7F7F7F"> : tensor<86xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<86xf8E4M3FN>, tensor<86xf8E4M3FN>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E4M3FNUZ>
  %52 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C667279483D36514AD6D8D13B525658583E80800000000040C040C00000808080424140404040400C0201000000004040808080808080"> : tensor<86xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<86xf8E4M3FNUZ>, tensor<86xf8E4M3FNUZ>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E4M3B11FNUZ>
  %54 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E808060554E6962EEF0E9536A6E70705680800000000058D858D800008080805A595858585858240C06000000005858808080808080"> : tensor<86xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<86xf8E4M3B11FNUZ>, tensor<86xf8E4M3B11FNUZ>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E5M2>
  %56 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F5559403B374541C7C8C43A454748483B7CFC008000803CBC3CBC00807CFC7E3D3C3C3C3C3C3C221612030000003C3C7C7C5F5F607C"> : tensor<86xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<86xf8E5M2>, tensor<86xf8E5M2>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D443F3B4945CBCCC83E494B4C4C3F80800000000040C040C0000080808041404040404040261A16060000004040808063636480"> : tensor<86xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<86xf8E5M2FNUZ>, tensor<86xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<"0x0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643711F0440B348543F596BE53E81F09540AFE9244062E1353F535DA640C159DA40CB9FF940A8E80641E3B7603FFFFF7F7FFFFF7FFF000080000100803FFFFF7F3F0000807F000080FF0000C07F0000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000403C0000C03A0000403A000040380000C033000040338040803F00C0803F00EF7F4700F07F470000E8430080E8430000F04300007047"> : tensor<61xf32>
  %60 = "stablehlo.convert"(%59) : (tensor<61xf32>) -> tensor<61xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F808080808181818283848586807F7E81807E818282827FFFFF017F7FFFFFFF7F7F7F7F7F7F7F7976757168677F7F8F8F8888888F"> : tensor<61xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<61xf8E8M0FNU>, tensor<61xf8E8M0FNU>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xbf16>
  %63 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B4216430440543FE53E96402540DBC001C189C0363FA640DA40FA400741613F807F80FF8000808000000080803F80BF803F80BF00000080807F80FFC07FA03F903F883F803F803F803F803F403CC03A403A4038C03340330200803F813F80478047E843E843F0437047"> : tensor<86xbf16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<86xbf16>, tensor<86xbf16>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf16>
  %65 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0582140A23A2B37B0442741D5C607C848C4AF393345D346CD473748063B007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E003D803C403C043C023C003C003C0022001600120003020001000000023C063CFF7B007C405F445F805F807B"> : tensor<86xf16>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<86xf16>, tensor<86xf16>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf32>
  stablehlo.custom_call @check.expect_eq(%66, %0) : (tensor<86xf32>, tensor<86xf32>) -> ()
  %67 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xf64>
  %68 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 2.0644190311431885, 0.8292343020439148, 0x3FDCAD6B20000000, 4.685608386993408, 2.5767629146575928, -6.831125736236572, -8.051522254943848, -4.280702590942383, 0.7104703187942505, 5.198892116546631, 6.823456287384033, 7.800755977630615, 8.431800842285156, 0.8778058886528015, 0x47EFFFFFE0000000, 0xC7EFFFFFE0000000, 0x3810000000000000, 0xB810000000000000, 0x36A0000000000000, 0xB6A0000000000000, 1.0000001192092896, 0xBFF0000020000000, 0.9999999403953552, 0xBFEFFFFFE0000000, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 1.0019683837890625, 1.005859375, 65519.0, 65520.0, 464.0, 465.0, 480.0, 61440.0]> : tensor<86xf64>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<86xf64>, tensor<86xf64>) -> ()
  %69 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xcomplex<f32>>
  %70 = stablehlo.constant dense<"0x000016C3000000000000F4C100000000000040C1000000000000E8C000000000000060C000000000000020C000000000000000C0000000000000C0BF00000000000080BF00000000000040BF00000000000000BF00000000000080BE00000000000080BD00000000000040BC000000000000403C000000000000003D000000000000003E000000000000803E000000000000C03E000000000000003F000000000000503F000000000000803F000000000000A03F000000000000C03F000000000000E03F0000000000000040000000000000204000000000000040400000000000006040000000000000A040000000000000E0400000000000004041000000000000E0410000000000009B42000000000000164300000000711F044000000000B348543F00000000596BE53E0000000081F0954000000000AFE92440000000009598DAC00000000009D300C10000000084FB88C00000000062E1353F00000000535DA64000000000C159DA4000000000CB9FF94000000000A8E8064100000000E3B7603F00000000FFFF7F7F00000000FFFF7FFF0000000000008000000000000000808000000000010000000000000001000080000000000100803F00000000010080BF00000000FFFF7F3F00000000FFFF7FBF00000000000000000000000000000080000000000000807F00000000000080FF000000000000C07F000000000000A03F000000000000903F000000000000883F000000000080803F000000000040803F000000000010803F000000000008803F000000000000403C000000000000C03A000000000000403A0000000000004038000000000000C03300000000000040330000000000800100000000008040803F0000000000C0803F0000000000EF7F470000000000F07F47000000000000E843000000000080E843000000000000F043000000000000704700000000"> : tensor<86xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<86xcomplex<f32>>, tensor<86xcomplex<f32>>) -> ()
  %71 = "stablehlo.convert"(%0) : (tensor<86xf32>) -> tensor<86xcomplex<f64>>
  %72 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (2.0644190311431885, 0.0), (0.8292343020439148, 0.0), (0x3FDCAD6B20000000, 0.0), (4.685608386993408, 0.0), (2.5767629146575928, 0.0), (-6.831125736236572, 0.0), (-8.051522254943848, 0.0), (-4.280702590942383, 0.0), (0.7104703187942505, 0.0), (5.198892116546631, 0.0), (6.823456287384033, 0.0), (7.800755977630615, 0.0), (8.431800842285156, 0.0), (0.8778058886528015, 0.0), (0x47EFFFFFE0000000, 0.0), (0xC7EFFFFFE0000000, 0.0), (0x3810000000000000, 0.0), (0xB810000000000000, 0.0), (0x36A0000000000000, 0.0), (0xB6A0000000000000, 0.0), (1.0000001192092896, 0.0), (0xBFF0000020000000, 0.0), (0.9999999403953552, 0.0), (0xBFEFFFFFE0000000, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (1.00390625, 0.0), (1.001953125, 0.0), (1.00048828125, 0.0), (1.000244140625, 0.0), (0.01171875, 0.0), (0.00146484375, 0.0), (0.000732421875, 0.0), (4.57763671875e-05, 0.0), (0x3E78000000000000, 0.0), (0x3E68000000000000, 0.0), (0x37A8000000000000, 0.0), (1.0019683837890625, 0.0), (1.005859375, 0.0), (65519.0, 0.0), (65520.0, 0.0), (464.0, 0.0), (465.0, 0.0), (480.0, 0.0), (61440.0, 0.0)]> : tensor<86xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<86xcomplex<f64>>, tensor<86xcomplex<f64>>) -> ()
  return
}
// -----
// convert of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 65519.0, 65520.0, 464.0, 465.0, 480.0, 61440.0, 5.0e-08]> : tensor<90xf64>
  %1 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xi1>
  %2 = stablehlo.constant dense<[true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<90xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<90xi1>, tensor<90xi1>) -> ()
  %3 = stablehlo.constant dense<[-2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, -2.607627523966105, 1.6703077503308261, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<52xf64>
  %4 = "stablehlo.convert"(%3) : (tensor<52xf64>) -> tensor<52xi2>
  %5 = stablehlo.constant dense<[-2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, -2, 1, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]> : tensor<52xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<52xi2>, tensor<52xi2>) -> ()
  %6 = stablehlo.constant dense<[-7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<71xf64>
  %7 = "stablehlo.convert"(%6) : (tensor<71xf64>) -> tensor<71xi4>
  %8 = stablehlo.constant dense<[-7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 3, 4, -3, -2, 5, 7, 7, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]> : tensor<71xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<71xi4>, tensor<71xi4>) -> ()
  %9 = stablehlo.constant dense<[-30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<77xf64>
  %10 = "stablehlo.convert"(%9) : (tensor<77xf64>) -> tensor<77xi8>
  %11 = stablehlo.constant dense<"0xE2F4F9FDFEFEFFFF000000000000000000000000010101010202030305070C1C4D0304FDFE050707080203050107020000000001FF000000000101010101010101010000000000000000010100"> : tensor<77xi8>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<77xi8>, tensor<77xi8>) -> ()
  %12 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 464.0, 465.0, 480.0, 5.0e-08]> : tensor<82xf64>
  %13 = "stablehlo.convert"(%12) : (tensor<82xf64>) -> tensor<82xi16>
  %14 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 3, 4, -3, -2, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 464, 465, 480, 0]> : tensor<82xi16>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<82xi16>, tensor<82xi16>) -> ()
  %15 = stablehlo.constant dense<[-150.0, -30.5, -12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 65519.0, 65520.0, 464.0, 465.0, 480.0, 61440.0, 5.0e-08]> : tensor<85xf64>
  %16 = "stablehlo.convert"(%15) : (tensor<85xf64>) -> tensor<85xi32>
  %17 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 3, 4, -3, -2, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440, 0]> : tensor<85xi32>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<85xi32>, tensor<85xi32>) -> ()
  %18 = "stablehlo.convert"(%15) : (tensor<85xf64>) -> tensor<85xi64>
  %19 = stablehlo.constant dense<[-150, -30, -12, -7, -3, -2, -2, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 3, 4, -3, -2, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440, 0]> : tensor<85xi64>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<85xi64>, tensor<85xi64>) -> ()
  %20 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 3.5604744280851808, 2.3199678493871048, 3.8289641326745727, 1.6703077503308261, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<54xf64>
  %21 = "stablehlo.convert"(%20) : (tensor<54xf64>) -> tensor<54xui2>
  %22 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 2, 3, 1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]> : tensor<54xui2>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<54xui2>, tensor<54xui2>) -> ()
  %23 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 3.5604744280851808, 4.084965118283888, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<64xf64>
  %24 = "stablehlo.convert"(%23) : (tensor<64xf64>) -> tensor<64xui4>
  %25 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 3, 4, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]> : tensor<64xui4>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<64xui4>, tensor<64xui4>) -> ()
  %26 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<67xf64>
  %27 = "stablehlo.convert"(%26) : (tensor<67xf64>) -> tensor<67xui8>
  %28 = stablehlo.constant dense<"0x000000000000000000000000010101010202030305070C1C4D960304050707080203050107020000000001000000000101010101010101010000000000000000010100"> : tensor<67xui8>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<67xui8>, tensor<67xui8>) -> ()
  %29 = stablehlo.constant dense<[-0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 65519.0, 65520.0, 464.0, 465.0, 480.0, 61440.0, 5.0e-08]> : tensor<73xf64>
  %30 = "stablehlo.convert"(%29) : (tensor<73xf64>) -> tensor<73xui16>
  %31 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 3, 4, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440, 0]> : tensor<73xui16>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<73xui16>, tensor<73xui16>) -> ()
  %32 = "stablehlo.convert"(%29) : (tensor<73xf64>) -> tensor<73xui32>
  %33 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 3, 4, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440, 0]> : tensor<73xui32>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<73xui32>, tensor<73xui32>) -> ()
  %34 = "stablehlo.convert"(%29) : (tensor<73xf64>) -> tensor<73xui64>
  %35 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 5, 7, 12, 28, 77, 150, 3, 4, 5, 7, 7, 8, 2, 3, 5, 1, 7, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 65519, 65520, 464, 465, 480, 61440, 0]> : tensor<73xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<73xui64>, tensor<73xui64>) -> ()
  %36 = stablehlo.constant dense<[-3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<66xf64>
  %37 = "stablehlo.convert"(%36) : (tensor<66xf64>) -> tensor<66xf4E2M1FN>
  %38 = stablehlo.constant dense<[-4.0, -2.0, -2.0, -1.5, -1.0, -1.0, -0.5, -0.0, -0.0, -0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 1.5, 2.0, 2.0, 2.0, 3.0, 4.0, 4.0, 4.0, 4.0, -3.0, -3.0, 6.0, 2.0, 4.0, 6.0, 1.5, 3.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0]> : tensor<66xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<66xf4E2M1FN>, tensor<66xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<[-7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<70xf64>
  %40 = "stablehlo.convert"(%39) : (tensor<70xf64>) -> tensor<70xf6E2M3FN>
  %41 = stablehlo.constant dense<[-7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 3.5, 4.0, -3.5, -2.5, 5.5, 7.0, 2.25, 3.75, 5.5, 1.625, 7.5, 2.75, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.125, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0]> : tensor<70xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<70xf6E2M3FN>, tensor<70xf6E2M3FN>) -> ()
  %42 = stablehlo.constant dense<[-12.0, -7.25, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.01171875, 0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 3.5604744280851808, 4.084965118283888, 0xC00B0AE8C8B4636C, -2.607627523966105, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x0010000000000000, 0x8010000000000000, 5.0e-324, -5.0e-324, 1.0000000000000002, 0xBFF0000000000001, 0.9999999999999999, 0xBFEFFFFFFFFFFFFF, 0.0, -0.0, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 0x37A8000000000000, 0x36A8000000000000, 1.0019683837890625, 1.005859375, 5.0e-08]> : tensor<75xf64>
  %43 = "stablehlo.convert"(%42) : (tensor<75xf64>) -> tensor<75xf6E3M2FN>
  %44 = stablehlo.constant dense<[-12.0, -7.0, -3.5, -2.5, -2.0, -1.5, -1.0, -0.75, -0.5, -0.25, -0.0625, -0.0, 0.0, 0.0, 0.125, 0.25, 0.375, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 3.5, 4.0, -3.5, -2.5, 5.0, 7.0, 8.0, 8.0, 2.5, 4.0, 5.0, 1.75, 7.0, 3.0, 0.0, -0.0, 0.0, -0.0, 1.0, -1.0, 1.0, -1.0, 0.0, -0.0, 1.25, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0]> : tensor<75xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<75xf6E3M2FN>, tensor<75xf6E3M2FN>) -> ()
  %45 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E3M4>
  %46 = stablehlo.constant dense<"0xF0F0E8DDCCC4C0B8B0A8A09084810102081018202A3034383C4044484C545C687070704C50CBC5565C5F61434F553B5D4770F00080008030B030B0008070F0783432313030303030300100000000000000303070707070707000"> : tensor<90xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<90xf8E3M4>, tensor<90xf8E3M4>) -> ()
  %47 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E4M3>
  %48 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A714648C6C24B4E505041474B3D4F4378F80080008038B838B8008078F87C3A39383838383838380601000000000000383878787878787800"> : tensor<90xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%47, %48) : (tensor<90xf8E4M3>, tensor<90xf8E4M3>) -> ()
  %49 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E4M3FN>
  %50 = stablehlo.constant dense<"0xF1DFD4CEC6C2C0BCB8B4B0A89886061020282C3035383A3C3E404244464A4E545E6A714648C6C24B4E505041474B3D4F437FFF0080008038B838B800807F7F7F3A3938383838383838060100000000000038387F7F7E7F7F7F00"> : tensor<90xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<90xf8E4M3FN>, tensor<90xf8E4M3FN>) -> ()
  %51 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E4M3FNUZ>
  %52 = stablehlo.constant dense<"0xF9E7DCD6CECAC8C4C0BCB8B0A08C0C18283034383D40424446484A4C4E52565C6672794E50CECA53565858494F5345574B80800000000040C040C000008080804241404040404040400C02010000000000404080808080808000"> : tensor<90xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<90xf8E4M3FNUZ>, tensor<90xf8E4M3FNUZ>) -> ()
  %53 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E4M3B11FNUZ>
  %54 = stablehlo.constant dense<"0x80FFF4EEE6E2E0DCD8D4D0C8B8A4243040484C5055585A5C5E606264666A6E747E80806668E6E26B6E707061676B5D6F6380800000000058D858D800008080805A5958585858585858240C060000000000585880808080808000"> : tensor<90xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<90xf8E4M3B11FNUZ>, tensor<90xf8E4M3B11FNUZ>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E5M2>
  %56 = stablehlo.constant dense<"0xD9D0CAC7C3C1C0BEBCBAB8B4ACA22228303436383A3C3D3E3F4041424345474A4F55594344C3C1454748484144453F47427CFC008000803CBC3CBC00807CFC7E3D3C3C3C3C3C3C3C3C22161203000000003C3C7C7C5F5F607C00"> : tensor<90xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<90xf8E5M2>, tensor<90xf8E5M2>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0xDDD4CECBC7C5C4C2C0BEBCB8B0A6262C34383A3C3E4041424344454647494B4E53595D4748C7C5494B4C4C454849434B4680800000000040C040C00000808080414040404040404040261A160600000000404080806363648000"> : tensor<90xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<90xf8E5M2FNUZ>, tensor<90xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<[0.01171875, 0.03125, 0.125, 0.25, 0.375, 0.5, 0.8125, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 5.0, 7.0, 12.0, 28.0, 77.5, 150.0, 3.5604744280851808, 4.084965118283888, 5.431756342465304, 7.029825784071747, 7.832073548476359, 8.448303664864742, 2.3199678493871048, 3.8289641326745727, 5.298482052057807, 1.6703077503308261, 7.2516858143575895, 2.8133269063429758, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 1.0000000000000002, 0.9999999999999999, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 1.25, 1.125, 1.0625, 1.00390625, 1.001953125, 1.00048828125, 1.000244140625, 1.0000000596046448, 1.0000000298023224, 0.01171875, 0.00146484375, 0.000732421875, 4.57763671875e-05, 0x3E78000000000000, 0x3E68000000000000, 1.0019683837890625, 1.005859375, 65519.0, 65520.0, 464.0, 465.0, 480.0, 61440.0, 5.0e-08]> : tensor<64xf64>
  %60 = "stablehlo.convert"(%59) : (tensor<64xf64>) -> tensor<64xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0x797A7C7D7E7E7F7F7F808080808181818283848586818181828282808181808280FFFF7F7FFFFFFF7F7F7F7F7F7F7F7F7F7976757168677F7F8F8F8888888F67"> : tensor<64xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<64xf8E8M0FNU>, tensor<64xf8E8M0FNU>) -> ()
  %62 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xbf16>
  %63 = stablehlo.constant dense<"0x16C3F4C140C1E8C060C020C000C0C0BF80BF40BF00BF80BE80BD40BC403C003D003E803EC03E003F503F803FA03FC03FE03F0040204040406040A040E0404041E0419B4216436440834058C027C0AE40E140FB40074114407540AA40D63FE8403440807F80FF0000008000000080803F80BF803F80BF00000080807F80FFC07FA03F903F883F803F803F803F803F803F803F403CC03A403A4038C033403302000000803F813F80478047E843E843F04370475733"> : tensor<90xbf16>
  stablehlo.custom_call @check.expect_eq(%62, %63) : (tensor<90xbf16>, tensor<90xbf16>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf16>
  %65 = stablehlo.constant dense<"0xB0D8A0CF00CA40C700C300C100C000BE00BC00BA00B800B400AC00A2002200280030003400360038803A003C003D003E003F004000410042004300450047004A004FD854B0581F431644C3C237C16F450847D5473948A440A8434C45AE3E4047A041007C00FC0000008000000080003C00BC003C00BC00000080007C00FC007E003D803C403C043C023C003C003C003C003C00220016001200030200010000000000023C063CFF7B007C405F445F805F807B0100"> : tensor<90xf16>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<90xf16>, tensor<90xf16>) -> ()
  %66 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf32>
  %67 = stablehlo.constant dense<"0x000016C30000F4C1000040C10000E8C0000060C0000020C0000000C00000C0BF000080BF000040BF000000BF000080BE000080BD000040BC0000403C0000003D0000003E0000803E0000C03E0000003F0000503F0000803F0000A03F0000C03F0000E03F000000400000204000004040000060400000A0400000E040000040410000E04100009B4200001643D0DE634009B88240465758C05FE326C0F3D0AD4055F4E04059A0FA40402C07415A7A1440C00D75402A8DA940A5CCD53FCF0DE8408C0D34400000807F000080FF000000000000008000000000000000800000803F000080BF0000803F000080BF00000000000000800000807F000080FF0000C07F0000A03F0000903F0000883F0080803F0040803F0010803F0008803F0000803F0000803F0000403C0000C03A0000403A000040380000C0330000403300800100020000008040803F00C0803F00EF7F4700F07F470000E8430080E8430000F0430000704795BF5633"> : tensor<90xf32>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<90xf32>, tensor<90xf32>) -> ()
  %68 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xf64>
  stablehlo.custom_call @check.expect_eq(%68, %0) : (tensor<90xf64>, tensor<90xf64>) -> ()
  %69 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xcomplex<f32>>
  %70 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (0xBC400000, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (0x4063DED0, 0.0), (0x4082B809, 0.0), (0xC0585746, 0.0), (0xC026E35F, 0.0), (0x40ADD0F3, 0.0), (0x40E0F455, 0.0), (0x40FAA059, 0.0), (0x41072C40, 0.0), (0x40147A5A, 0.0), (0x40750DC0, 0.0), (0x40A98D2A, 0.0), (0x3FD5CCA5, 0.0), (0x40E80DCF, 0.0), (0x40340D8C, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0.0, 0.0), (-0.0, 0.0), (0.0, 0.0), (-0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7F800000, 0.0), (0xFF800000, 0.0), (0x7FC00000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (1.00390625, 0.0), (0x3F804000, 0.0), (0x3F801000, 0.0), (0x3F800800, 0.0), (1.0, 0.0), (1.0, 0.0), (0.01171875, 0.0), (0x3AC00000, 0.0), (0x3A400000, 0.0), (0x38400000, 0.0), (0x33C00000, 0.0), (0x33400000, 0.0), (0x00018000, 0.0), (0x00000002, 0.0), (0x3F804080, 0.0), (0x3F80C000, 0.0), (65519.0, 0.0), (65520.0, 0.0), (464.0, 0.0), (465.0, 0.0), (480.0, 0.0), (61440.0, 0.0), (0x3356BF95, 0.0)]> : tensor<90xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<90xcomplex<f32>>, tensor<90xcomplex<f32>>) -> ()
  %71 = "stablehlo.convert"(%0) : (tensor<90xf64>) -> tensor<90xcomplex<f64>>
  %72 = stablehlo.constant dense<[(-150.0, 0.0), (-30.5, 0.0), (-12.0, 0.0), (-7.25, 0.0), (-3.5, 0.0), (-2.5, 0.0), (-2.0, 0.0), (-1.5, 0.0), (-1.0, 0.0), (-0.75, 0.0), (-0.5, 0.0), (-0.25, 0.0), (-0.0625, 0.0), (-0.01171875, 0.0), (0.01171875, 0.0), (0.03125, 0.0), (0.125, 0.0), (0.25, 0.0), (0.375, 0.0), (0.5, 0.0), (0.8125, 0.0), (1.0, 0.0), (1.25, 0.0), (1.5, 0.0), (1.75, 0.0), (2.0, 0.0), (2.5, 0.0), (3.0, 0.0), (3.5, 0.0), (5.0, 0.0), (7.0, 0.0), (12.0, 0.0), (28.0, 0.0), (77.5, 0.0), (150.0, 0.0), (3.5604744280851808, 0.0), (4.084965118283888, 0.0), (0xC00B0AE8C8B4636C, 0.0), (-2.607627523966105, 0.0), (5.431756342465304, 0.0), (7.029825784071747, 0.0), (7.832073548476359, 0.0), (8.448303664864742, 0.0), (2.3199678493871048, 0.0), (3.8289641326745727, 0.0), (5.298482052057807, 0.0), (1.6703077503308261, 0.0), (7.2516858143575895, 0.0), (2.8133269063429758, 0.0), (0x7FEFFFFFFFFFFFFF, 0.0), (0xFFEFFFFFFFFFFFFF, 0.0), (0x0010000000000000, 0.0), (0x8010000000000000, 0.0), (5.0e-324, 0.0), (-5.0e-324, 0.0), (1.0000000000000002, 0.0), (0xBFF0000000000001, 0.0), (0.9999999999999999, 0.0), (0xBFEFFFFFFFFFFFFF, 0.0), (0.0, 0.0), (-0.0, 0.0), (0x7FF0000000000000, 0.0), (0xFFF0000000000000, 0.0), (0x7FF8000000000000, 0.0), (1.25, 0.0), (1.125, 0.0), (1.0625, 0.0), (1.00390625, 0.0), (1.001953125, 0.0), (1.00048828125, 0.0), (1.000244140625, 0.0), (1.0000000596046448, 0.0), (1.0000000298023224, 0.0), (0.01171875, 0.0), (0.00146484375, 0.0), (0.000732421875, 0.0), (4.57763671875e-05, 0.0), (0x3E78000000000000, 0.0), (0x3E68000000000000, 0.0), (0x37A8000000000000, 0.0), (0x36A8000000000000, 0.0), (1.0019683837890625, 0.0), (1.005859375, 0.0), (65519.0, 0.0), (65520.0, 0.0), (464.0, 0.0), (465.0, 0.0), (480.0, 0.0), (61440.0, 0.0), (5.0e-08, 0.0)]> : tensor<90xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%71, %72) : (tensor<90xcomplex<f64>>, tensor<90xcomplex<f64>>) -> ()
  return
}
// -----
// convert of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25), (7.0, 7.0), (0x447A07DF, 0x3A83126F)]> : tensor<5xcomplex<f32>>
  %1 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xi1>
  %2 = stablehlo.constant dense<[true, false, true, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %3 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25)]> : tensor<3xcomplex<f32>>
  %4 = "stablehlo.convert"(%3) : (tensor<3xcomplex<f32>>) -> tensor<3xi2>
  %5 = stablehlo.constant dense<[1, 0, -2]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %6 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25), (7.0, 7.0)]> : tensor<4xcomplex<f32>>
  %7 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f32>>) -> tensor<4xi4>
  %8 = stablehlo.constant dense<[1, 0, -2, 7]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %9 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f32>>) -> tensor<4xi8>
  %10 = stablehlo.constant dense<[1, 0, -2, 7]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xi16>
  %12 = stablehlo.constant dense<[1, 0, -2, 7, 1000]> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xi32>
  %14 = stablehlo.constant dense<[1, 0, -2, 7, 1000]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xi64>
  %16 = stablehlo.constant dense<[1, 0, -2, 7, 1000]> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %17 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0)]> : tensor<2xcomplex<f32>>
  %18 = "stablehlo.convert"(%17) : (tensor<2xcomplex<f32>>) -> tensor<2xui2>
  %19 = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %20 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (7.0, 7.0)]> : tensor<3xcomplex<f32>>
  %21 = "stablehlo.convert"(%20) : (tensor<3xcomplex<f32>>) -> tensor<3xui4>
  %22 = stablehlo.constant dense<[1, 0, 7]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %23 = "stablehlo.convert"(%20) : (tensor<3xcomplex<f32>>) -> tensor<3xui8>
  %24 = stablehlo.constant dense<[1, 0, 7]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %25 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (7.0, 7.0), (0x447A07DF, 0x3A83126F)]> : tensor<4xcomplex<f32>>
  %26 = "stablehlo.convert"(%25) : (tensor<4xcomplex<f32>>) -> tensor<4xui16>
  %27 = stablehlo.constant dense<[1, 0, 7, 1000]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %28 = "stablehlo.convert"(%25) : (tensor<4xcomplex<f32>>) -> tensor<4xui32>
  %29 = stablehlo.constant dense<[1, 0, 7, 1000]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %30 = "stablehlo.convert"(%25) : (tensor<4xcomplex<f32>>) -> tensor<4xui64>
  %31 = stablehlo.constant dense<[1, 0, 7, 1000]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %32 = "stablehlo.convert"(%3) : (tensor<3xcomplex<f32>>) -> tensor<3xf4E2M1FN>
  %33 = stablehlo.constant dense<[1.5, 0.0, -3.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %34 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f32>>) -> tensor<4xf6E2M3FN>
  %35 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %36 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f32>>) -> tensor<4xf6E3M2FN>
  %37 = stablehlo.constant dense<[1.5, 0.0, -3.0, 7.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E3M4>
  %39 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x70]> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3>
  %41 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x78]> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3FN>
  %43 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x7F]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3FNUZ>
  %45 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x80]> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3B11FNUZ>
  %47 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E5M2>
  %49 = stablehlo.constant dense<[1.5, 0.0, -3.0, 7.0, 1024.0]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf8E5M2FNUZ>
  %51 = stablehlo.constant dense<[1.5, 0.0, -3.0, 7.0, 1024.0]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %52 = stablehlo.constant dense<[(1.5, -2.0), (7.0, 7.0), (0x447A07DF, 0x3A83126F)]> : tensor<3xcomplex<f32>>
  %53 = "stablehlo.convert"(%52) : (tensor<3xcomplex<f32>>) -> tensor<3xf8E8M0FNU>
  %54 = stablehlo.constant dense<[2.0, 8.0, 1024.0]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xbf16>
  %56 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 1000.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf16>
  %58 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 1000.0]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %60 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x447A07DF]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xf64>
  %62 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 1000.1229858398438]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %0) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %64 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f64>>
  %65 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25), (7.0, 7.0), (1000.1229858398438, 0x3F50624DE0000000)]> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}
// -----
// convert of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25), (7.0, 7.0), (1000.123, 0.001)]> : tensor<5xcomplex<f64>>
  %1 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xi1>
  %2 = stablehlo.constant dense<[true, false, true, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xi1>, tensor<5xi1>) -> ()
  %3 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25)]> : tensor<3xcomplex<f64>>
  %4 = "stablehlo.convert"(%3) : (tensor<3xcomplex<f64>>) -> tensor<3xi2>
  %5 = stablehlo.constant dense<[1, 0, -2]> : tensor<3xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xi2>, tensor<3xi2>) -> ()
  %6 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25), (7.0, 7.0)]> : tensor<4xcomplex<f64>>
  %7 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f64>>) -> tensor<4xi4>
  %8 = stablehlo.constant dense<[1, 0, -2, 7]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<4xi4>, tensor<4xi4>) -> ()
  %9 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f64>>) -> tensor<4xi8>
  %10 = stablehlo.constant dense<[1, 0, -2, 7]> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<4xi8>, tensor<4xi8>) -> ()
  %11 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xi16>
  %12 = stablehlo.constant dense<[1, 0, -2, 7, 1000]> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<5xi16>, tensor<5xi16>) -> ()
  %13 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xi32>
  %14 = stablehlo.constant dense<[1, 0, -2, 7, 1000]> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<5xi32>, tensor<5xi32>) -> ()
  %15 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xi64>
  %16 = stablehlo.constant dense<[1, 0, -2, 7, 1000]> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<5xi64>, tensor<5xi64>) -> ()
  %17 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0)]> : tensor<2xcomplex<f64>>
  %18 = "stablehlo.convert"(%17) : (tensor<2xcomplex<f64>>) -> tensor<2xui2>
  %19 = stablehlo.constant dense<[1, 0]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %20 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (7.0, 7.0)]> : tensor<3xcomplex<f64>>
  %21 = "stablehlo.convert"(%20) : (tensor<3xcomplex<f64>>) -> tensor<3xui4>
  %22 = stablehlo.constant dense<[1, 0, 7]> : tensor<3xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xui4>, tensor<3xui4>) -> ()
  %23 = "stablehlo.convert"(%20) : (tensor<3xcomplex<f64>>) -> tensor<3xui8>
  %24 = stablehlo.constant dense<[1, 0, 7]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%23, %24) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %25 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (7.0, 7.0), (1000.123, 0.001)]> : tensor<4xcomplex<f64>>
  %26 = "stablehlo.convert"(%25) : (tensor<4xcomplex<f64>>) -> tensor<4xui16>
  %27 = stablehlo.constant dense<[1, 0, 7, 1000]> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%26, %27) : (tensor<4xui16>, tensor<4xui16>) -> ()
  %28 = "stablehlo.convert"(%25) : (tensor<4xcomplex<f64>>) -> tensor<4xui32>
  %29 = stablehlo.constant dense<[1, 0, 7, 1000]> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4xui32>, tensor<4xui32>) -> ()
  %30 = "stablehlo.convert"(%25) : (tensor<4xcomplex<f64>>) -> tensor<4xui64>
  %31 = stablehlo.constant dense<[1, 0, 7, 1000]> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<4xui64>, tensor<4xui64>) -> ()
  %32 = "stablehlo.convert"(%3) : (tensor<3xcomplex<f64>>) -> tensor<3xf4E2M1FN>
  %33 = stablehlo.constant dense<[1.5, 0.0, -3.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%32, %33) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  %34 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f64>>) -> tensor<4xf6E2M3FN>
  %35 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0]> : tensor<4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4xf6E2M3FN>, tensor<4xf6E2M3FN>) -> ()
  %36 = "stablehlo.convert"(%6) : (tensor<4xcomplex<f64>>) -> tensor<4xf6E3M2FN>
  %37 = stablehlo.constant dense<[1.5, 0.0, -3.0, 7.0]> : tensor<4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> ()
  %38 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E3M4>
  %39 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x70]> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%38, %39) : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %40 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3>
  %41 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x78]> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %42 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3FN>
  %43 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x7F]> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %44 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3FNUZ>
  %45 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x80]> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%44, %45) : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %46 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3B11FNUZ>
  %47 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %48 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E5M2>
  %49 = stablehlo.constant dense<[1.5, 0.0, -3.0, 7.0, 1024.0]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %50 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf8E5M2FNUZ>
  %51 = stablehlo.constant dense<[1.5, 0.0, -3.0, 7.0, 1024.0]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%50, %51) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %52 = stablehlo.constant dense<[(1.5, -2.0), (7.0, 7.0), (1000.123, 0.001)]> : tensor<3xcomplex<f64>>
  %53 = "stablehlo.convert"(%52) : (tensor<3xcomplex<f64>>) -> tensor<3xf8E8M0FNU>
  %54 = stablehlo.constant dense<[2.0, 8.0, 1024.0]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%53, %54) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %55 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xbf16>
  %56 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 1000.0]> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %57 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf16>
  %58 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 1000.0]> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<5xf16>, tensor<5xf16>) -> ()
  %59 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf32>
  %60 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 0x447A07DF]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%59, %60) : (tensor<5xf32>, tensor<5xf32>) -> ()
  %61 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
  %62 = stablehlo.constant dense<[1.5, 0.0, -2.75, 7.0, 1000.123]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<5xf64>, tensor<5xf64>) -> ()
  %63 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f32>>
  %64 = stablehlo.constant dense<[(1.5, -2.0), (0.0, 3.0), (-2.75, 0.25), (7.0, 7.0), (0x447A07DF, 0x3A83126F)]> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %65 = "stablehlo.convert"(%0) : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%65, %0) : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}
