// bitcast_convert of i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false, false], [true, true, false, false], [true, true, true, true]]> : tensor<3x4xi1>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi1>) -> tensor<3x4xi1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi1>) -> tensor<4x3xi1>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %4 = stablehlo.constant dense<[[false, true, true], [true, true, true], [false, false, true], [false, false, true]]> : tensor<4x3xi1>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xi1>, tensor<4x3xi1>) -> ()
  return
}
// -----
// bitcast_convert of i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, -1, -2], [-2, -2, -1, -2], [-2, 0, 0, 0]]> : tensor<3x4xi2>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi2>) -> tensor<3x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4xi2>, tensor<3x4xi2>) -> ()
  %2 = stablehlo.constant dense<[[1, 1], [1, 1], [-2, -2]]> : tensor<3x2xi2>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<3x2xi2>) -> tensor<3xi4>
  %4 = stablehlo.constant dense<[5, 5, -6]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %5 = stablehlo.constant dense<[[-1, 1, -1, 1], [-2, 0, -2, -2], [1, -1, -1, 1]]> : tensor<3x4xi2>
  %6 = "stablehlo.bitcast_convert"(%5) : (tensor<3x4xi2>) -> tensor<3xi8>
  %7 = stablehlo.constant dense<[119, -94, 125]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %8 = stablehlo.constant dense<[[0, -2, -1, -2, -2, 1, 1, -1], [-1, 0, 0, -1, -2, -1, 0, -2], [-2, 0, -2, 0, -2, 1, 0, 0]]> : tensor<3x8xi2>
  %9 = "stablehlo.bitcast_convert"(%8) : (tensor<3x8xi2>) -> tensor<3xi16>
  %10 = stablehlo.constant dense<[-10568, -28989, 1570]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %11 = stablehlo.constant dense<[[0, 0, -1, -1, 1, -1, -1, -1, 0, -2, 0, 0, -1, 1, 1, 0], [-1, -2, -2, -2, -1, 1, -1, 1, -1, -1, -2, -2, 0, -2, -2, 0], [0, 0, 0, 1, -1, 0, -1, 0, 0, 1, 0, -1, -2, 0, 0, 1]]> : tensor<3x16xi2>
  %12 = "stablehlo.bitcast_convert"(%11) : (tensor<3x16xi2>) -> tensor<3xi32>
  %13 = stablehlo.constant dense<[386465264, 682588075, 1120154432]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %14 = stablehlo.constant dense<[[-1, -1, 0, -1, -1, 1, 0, 0, 0, -2, -2, 1, 0, 0, -2, -2, -1, 1, -2, 0, -2, 1, -1, 0, 1, 1, 1, -2, -1, -2, -2, -1], [-2, -2, -1, -1, 1, -2, -1, -1, 1, -1, 0, 0, -1, -2, 0, 0, 1, -2, 0, -2, 0, 0, 1, -1, -1, 0, 0, 1, 1, -1, -1, 1], [0, -2, -1, -2, -2, -1, 1, -2, -2, -1, -2, 0, 1, -1, -1, -2, -1, 0, -2, 1, -2, -2, 1, -1, 0, -1, 0, -2, 1, -1, -2, -1]]> : tensor<3x32xi2>
  %15 = "stablehlo.bitcast_convert"(%14) : (tensor<3x32xi2>) -> tensor<3xi64>
  %16 = stablehlo.constant dense<[-1471210159443802161, 9026287365195168250, -1329447668070572360]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %17 = stablehlo.constant dense<[[-2, -1, -2, -1], [-2, -1, 1, -1], [1, 0, 0, -2]]> : tensor<3x4xi2>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x4xi2>) -> tensor<3xui8>
  %19 = stablehlo.constant dense<[238, 222, 129]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %20 = stablehlo.constant dense<[[-1, 0, -1, 1, -2, -2, -1, 0, 0, 1, -2, -1, 0, 1, 0, -1], [0, -1, -2, 1, 1, -2, -2, 1, 1, -2, 1, -1, -2, 0, -2, 1], [-2, -1, -2, 1, -2, 0, -1, 1, 1, -2, -1, -1, -2, -1, -1, -2]]> : tensor<3x16xi2>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x16xi2>) -> tensor<3xui32>
  %22 = stablehlo.constant dense<[3303291507, 1658415468, 3204018798]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %23 = stablehlo.constant dense<[[-2, -2, 1, -1, -2, -1, 0, 1, 0, 0, 1, -1, 0, 0, -2, 1, 0, 1, 0, -2, -1, 1, 0, 0, 0, -2, 0, 1, -1, -2, 1, 0], [-1, 1, 1, -1, -2, 0, -2, 0, -2, -2, 1, 0, -2, 1, -2, -1, 1, -1, -2, 1, -2, 0, 1, -2, -2, 1, -2, -2, -1, -1, -2, -2], [-1, 1, -2, 0, 0, 1, -1, 0, 0, 1, 1, 1, -1, 1, -1, -1, -2, -2, 0, -1, 0, -2, -2, 0, -1, 1, 1, -1, -2, -2, -1, 1]]> : tensor<3x32xi2>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x32xi2>) -> tensor<3xui64>
  %25 = stablehlo.constant dense<[1965829502488563418, 12656964803480920791, 8851588444817994791]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %26 = stablehlo.constant dense<[[-2, -2, 1, 0], [1, 0, 0, -2], [-2, 0, -1, -2]]> : tensor<3x4xi2>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xi2>) -> tensor<3xf8E4M3FN>
  %28 = stablehlo.constant dense<[0.078125, 0x81, -0.625]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<[[-2, -2, -1, 1], [-1, -2, -2, -2], [-2, 0, -1, 0]]> : tensor<3x4xi2>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xi2>) -> tensor<3xf8E5M2>
  %31 = stablehlo.constant dense<[49152.0, -0.0546875, 0.1875]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[-2, -2, -1, 0, -2, 0, 0, 1], [0, 0, -2, -2, -2, 0, 0, -1], [1, 1, 0, -2, 1, 0, 0, -1]]> : tensor<3x8xi2>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x8xi2>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[46.5, -80.0, -16.625]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[-2, 0, 0, -1, 0, 1, 1, 1], [-2, 0, 0, 0, 1, 1, 1, -1], [0, 0, 1, 0, 1, 0, 1, -1]]> : tensor<3x8xi2>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x8xi2>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[76.125, -80.125, -40.5]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, -2, 1, 1, 0, 1, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, -1, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 1, -2, 0, 0, -2, 0, 0, 1]]> : tensor<3x16xi2>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x16xi2>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[49.375, -98.625, 34.25]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, -1, 0, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 1, 0, 0, 1, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -1, -1, -2, 1, 1, 0, 0, 0, -1]]> : tensor<3x32xi2>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x32xi2>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-17.25, -80.375, -111.5]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[-8, -5, -6, -3], [-6, -4, -8, 0], [-4, -6, -7, -2]]> : tensor<3x4xi4>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi4>) -> tensor<3x4x2xi2>
  %2 = stablehlo.constant dense<[[[0, -2], [-1, -2], [-2, -2], [1, -1]], [[-2, -2], [0, -1], [0, -2], [0, 0]], [[0, -1], [-2, -2], [1, -2], [-2, -1]]]> : tensor<3x4x2xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi2>, tensor<3x4x2xi2>) -> ()
  %3 = stablehlo.constant dense<[[4, 3, 3, 0], [-3, -8, 0, -5], [-2, 1, 1, -7]]> : tensor<3x4xi4>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xi4>) -> tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %5 = stablehlo.constant dense<[[1, 2], [-5, -2], [-1, -5]]> : tensor<3x2xi4>
  %6 = "stablehlo.bitcast_convert"(%5) : (tensor<3x2xi4>) -> tensor<3xi8>
  %7 = stablehlo.constant dense<[33, -21, -65]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %8 = stablehlo.constant dense<[[1, -6, -2, 5], [5, 7, 3, 4], [6, 7, 1, -6]]> : tensor<3x4xi4>
  %9 = "stablehlo.bitcast_convert"(%8) : (tensor<3x4xi4>) -> tensor<3xi16>
  %10 = stablehlo.constant dense<[24225, 17269, -24202]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%9, %10) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %11 = stablehlo.constant dense<[[-6, 5, 2, 0, 3, 1, 2, -3], [4, 1, 0, -6, -3, 0, 4, 2], [-5, 3, 1, 7, 6, 6, 6, 3]]> : tensor<3x8xi4>
  %12 = "stablehlo.bitcast_convert"(%11) : (tensor<3x8xi4>) -> tensor<3xi32>
  %13 = stablehlo.constant dense<[-770506150, 604872724, 912683323]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %14 = stablehlo.constant dense<[[-5, -8, 4, 6, -1, -5, -3, -8, 5, -4, 3, 2, -5, 5, -5, 3], [0, -8, -1, 7, -5, 2, 3, 7, 4, 5, 3, -4, 0, -6, -2, -6], [4, 6, -3, 0, -3, 6, 6, -7, -5, 7, 5, 1, -1, 1, 4, 3]]> : tensor<3x16xi4>
  %15 = "stablehlo.bitcast_convert"(%14) : (tensor<3x16xi4>) -> tensor<3xi64>
  %16 = stablehlo.constant dense<[4277051602512077963, -5863471947359486080, 3755744234799172964]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %17 = stablehlo.constant dense<[[-4, 7, -6, -6], [2, -1, -2, -4], [-4, -2, -7, -1]]> : tensor<3x4xi4>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x4xi4>) -> tensor<3x4x2xui2>
  %19 = stablehlo.constant dense<[[[0, 3], [3, 1], [2, 2], [2, 2]], [[2, 0], [3, 3], [2, 3], [0, 3]], [[0, 3], [2, 3], [1, 2], [3, 3]]]> : tensor<3x4x2xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4x2xui2>, tensor<3x4x2xui2>) -> ()
  %20 = stablehlo.constant dense<[[-4, 0, 2, -6], [2, 5, 7, 0], [-1, 3, -2, 0]]> : tensor<3x4xi4>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x4xi4>) -> tensor<3x4xui4>
  %22 = stablehlo.constant dense<[[12, 0, 2, 10], [2, 5, 7, 0], [15, 3, 14, 0]]> : tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %23 = stablehlo.constant dense<[[-5, -3], [5, -4], [1, 5]]> : tensor<3x2xi4>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x2xi4>) -> tensor<3xui8>
  %25 = stablehlo.constant dense<[219, 197, 81]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %26 = stablehlo.constant dense<[[0, 1, -5, -4], [3, -1, 1, -1], [3, -8, -2, -1]]> : tensor<3x4xi4>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xi4>) -> tensor<3xui16>
  %28 = stablehlo.constant dense<[51984, 61939, 65155]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %29 = stablehlo.constant dense<[[4, -6, -2, 4, 4, -5, -6, 3], [3, 0, 3, 0, 3, 2, 2, -4], [-5, 7, -8, 3, -8, -4, -4, -5]]> : tensor<3x8xi4>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x8xi4>) -> tensor<3xui32>
  %31 = stablehlo.constant dense<[984895140, 3257074435, 3167238267]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %32 = stablehlo.constant dense<[[-8, 1, 6, 0, -7, 0, 0, -2, 6, -2, 1, -4, 3, -4, 7, -6], [4, 0, -8, 7, -5, 2, 4, 1, -5, -3, -7, -8, 1, -2, -3, 3], [7, 7, -1, 1, -3, -4, -4, -1, 3, -8, -2, -1, -2, -6, -6, -6]]> : tensor<3x16xi4>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x16xi4>) -> tensor<3xui64>
  %34 = stablehlo.constant dense<[12088719022137869848, 4458996680102737924, 12299047475230875511]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %35 = stablehlo.constant dense<[[-6, -8, 1, -1], [5, -3, 3, -3], [3, 6, 1, 7]]> : tensor<3x4xi4>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xi4>) -> tensor<3x4xf4E2M1FN>
  %37 = stablehlo.constant dense<[[-1.0, -0.0, 0.5, -6.0], [3.0, -3.0, 1.5, -3.0], [1.5, 4.0, 0.5, 6.0]]> : tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %38 = stablehlo.constant dense<[[-8, 1], [6, -5], [-4, -2]]> : tensor<3x2xi4>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x2xi4>) -> tensor<3xf8E3M4>
  %40 = stablehlo.constant dense<[0.375, -1.375, -14.0]> : tensor<3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf8E3M4>, tensor<3xf8E3M4>) -> ()
  %41 = stablehlo.constant dense<[[6, 6], [-3, -3], [5, 2]]> : tensor<3x2xi4>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x2xi4>) -> tensor<3xf8E4M3>
  %43 = stablehlo.constant dense<[56.0, -26.0, 0.203125]> : tensor<3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> ()
  %44 = stablehlo.constant dense<[[-1, -3], [-5, 3], [-5, -1]]> : tensor<3x2xi4>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3x2xi4>) -> tensor<3xf8E4M3FN>
  %46 = stablehlo.constant dense<[-30.0, 1.375, -352.0]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<[[-7, 0], [1, -8], [-6, 1]]> : tensor<3x2xi4>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3x2xi4>) -> tensor<3xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<[0x09, 0x81, 0.0390625]> : tensor<3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>) -> ()
  %50 = stablehlo.constant dense<[[1, -2], [0, -2], [-7, -2]]> : tensor<3x2xi4>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3x2xi4>) -> tensor<3xf8E4M3B11FNUZ>
  %52 = stablehlo.constant dense<[-2.25, -2.0, -4.5]> : tensor<3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>) -> ()
  %53 = stablehlo.constant dense<[[1, 7], [-5, 6], [-6, 0]]> : tensor<3x2xi4>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3x2xi4>) -> tensor<3xf8E5M2>
  %55 = stablehlo.constant dense<[10240.0, 3584.0, 0x0A]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<[[-4, -1], [-8, 1], [1, -3]]> : tensor<3x2xi4>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3x2xi4>) -> tensor<3xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<[-32768.0, 0x18, -20.0]> : tensor<3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<[[-3, 6], [-1, -7], [-1, -5]]> : tensor<3x2xi4>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x2xi4>) -> tensor<3xf8E8M0FNU>
  %61 = stablehlo.constant dense<[0x6D, 0x9F, 0xBF]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<[[0, -3, 2, 4], [-7, 7, 2, -4], [-2, -8, 2, -4]]> : tensor<3x4xi4>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x4xi4>) -> tensor<3xbf16>
  %64 = stablehlo.constant dense<[104.0, -62.25, -71.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %65 = stablehlo.constant dense<[[-2, 2, 5, -3], [0, -4, -7, 4], [0, 2, 3, -3]]> : tensor<3x4xi4>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x4xi4>) -> tensor<3xf16>
  %67 = stablehlo.constant dense<[-82.875, 11.5, -57.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %68 = stablehlo.constant dense<[[0, 0, 0, 0, -4, -8, 2, -4], [0, 0, 0, 0, 0, 4, 1, 4], [0, 0, 0, 0, -4, -6, 2, 4]]> : tensor<3x8xi4>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x8xi4>) -> tensor<3xf32>
  %70 = stablehlo.constant dense<[-70.0, 12.0, 86.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %71 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 1, 4, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -8, 3, 0, -4]]> : tensor<3x16xi4>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x16xi4>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[-35.0, -3.625, -24.375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of i8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x68907B629A3954B1EEE687A9"> : tensor<3x4xi8>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi8>) -> tensor<3x4x4xi2>
  %2 = stablehlo.constant dense<[[[0, -2, -2, 1], [0, 0, 1, -2], [-1, -2, -1, 1], [-2, 0, -2, 1]], [[-2, -2, 1, -2], [1, -2, -1, 0], [0, 1, 1, 1], [1, 0, -1, -2]], [[-2, -1, -2, -1], [-2, 1, -2, -1], [-1, 1, 0, -2], [1, -2, -2, -2]]]> : tensor<3x4x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x4xi2>, tensor<3x4x4xi2>) -> ()
  %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<4x3xi8>) -> tensor<4x3x4xi2>
  %5 = stablehlo.constant dense<[[[0, -2, -2, 1], [-2, -2, 1, -2], [-2, -1, -2, -1]], [[0, 0, 1, -2], [1, -2, -1, 0], [-2, 1, -2, -1]], [[-1, -2, -1, 1], [0, 1, 1, 1], [-1, 1, 0, -2]], [[-2, 0, -2, 1], [1, 0, -1, -2], [1, -2, -2, -2]]]> : tensor<4x3x4xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x4xi2>, tensor<4x3x4xi2>) -> ()
  %6 = stablehlo.constant dense<"0xD0F584709FCF0BB3FF024C82"> : tensor<3x4xi8>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xi8>) -> tensor<3x4x2xi4>
  %8 = stablehlo.constant dense<[[[0, -3], [5, -1], [4, -8], [0, 7]], [[-1, -7], [-1, -4], [-5, 0], [3, -5]], [[-1, -1], [2, 0], [-4, 4], [2, -8]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %9 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x3xi8>) -> tensor<4x3x2xi4>
  %11 = stablehlo.constant dense<[[[0, -3], [-1, -7], [-1, -1]], [[5, -1], [-1, -4], [2, 0]], [[4, -8], [-5, 0], [-4, 4]], [[0, 7], [3, -5], [2, -8]]]> : tensor<4x3x2xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x3x2xi4>, tensor<4x3x2xi4>) -> ()
  %12 = stablehlo.constant dense<"0x49EE9AE86894611606B63555"> : tensor<3x4xi8>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xi8>) -> tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%13, %12) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %14 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %15 = "stablehlo.bitcast_convert"(%14) : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %16 = stablehlo.constant dense<"0x496806EE94B69A6135E81655"> : tensor<4x3xi8>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<4x3xi8>, tensor<4x3xi8>) -> ()
  %17 = stablehlo.constant dense<[[16, -16], [-104, 92], [32, 79]]> : tensor<3x2xi8>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x2xi8>) -> tensor<3xi16>
  %19 = stablehlo.constant dense<[-4080, 23704, 20256]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %20 = stablehlo.constant dense<"0x986C7A8BE13103342E381E11"> : tensor<3x4xi8>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x4xi8>) -> tensor<3xi32>
  %22 = stablehlo.constant dense<[-1954911080, 872624609, 287193134]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %23 = stablehlo.constant dense<"0x396D86A9DBAFD5E8BC3C288A15008D89251409B8D6421A94"> : tensor<3x8xi8>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x8xi8>) -> tensor<3xi64>
  %25 = stablehlo.constant dense<[-1669234728894042823, -8535165626285015876, -7774828316723702747]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %26 = stablehlo.constant dense<"0x791CD527056E5D5AF92C6FAD"> : tensor<3x4xi8>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xi8>) -> tensor<3x4x4xui2>
  %28 = stablehlo.constant dense<[[[1, 2, 3, 1], [0, 3, 1, 0], [1, 1, 1, 3], [3, 1, 2, 0]], [[1, 1, 0, 0], [2, 3, 2, 1], [1, 3, 1, 1], [2, 2, 1, 1]], [[1, 2, 3, 3], [0, 3, 2, 0], [3, 3, 2, 1], [1, 3, 2, 2]]]> : tensor<3x4x4xui2>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> ()
  %29 = "stablehlo.transpose"(%26) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<4x3xi8>) -> tensor<4x3x4xui2>
  %31 = stablehlo.constant dense<[[[1, 2, 3, 1], [1, 1, 0, 0], [1, 2, 3, 3]], [[0, 3, 1, 0], [2, 3, 2, 1], [0, 3, 2, 0]], [[1, 1, 1, 3], [1, 3, 1, 1], [3, 3, 2, 1]], [[3, 1, 2, 0], [2, 2, 1, 1], [1, 3, 2, 2]]]> : tensor<4x3x4xui2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<4x3x4xui2>, tensor<4x3x4xui2>) -> ()
  %32 = stablehlo.constant dense<"0xD4D27B63D2EC81886DF8ADF0"> : tensor<3x4xi8>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xi8>) -> tensor<3x4x2xui4>
  %34 = stablehlo.constant dense<[[[4, 13], [2, 13], [11, 7], [3, 6]], [[2, 13], [12, 14], [1, 8], [8, 8]], [[13, 6], [8, 15], [13, 10], [0, 15]]]> : tensor<3x4x2xui4>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3x4x2xui4>, tensor<3x4x2xui4>) -> ()
  %35 = "stablehlo.transpose"(%32) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<4x3xi8>) -> tensor<4x3x2xui4>
  %37 = stablehlo.constant dense<[[[4, 13], [2, 13], [13, 6]], [[2, 13], [12, 14], [8, 15]], [[11, 7], [1, 8], [13, 10]], [[3, 6], [8, 8], [0, 15]]]> : tensor<4x3x2xui4>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<4x3x2xui4>, tensor<4x3x2xui4>) -> ()
  %38 = stablehlo.constant dense<"0x619A19C050AA3E51AC28646C"> : tensor<3x4xi8>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xi8>) -> tensor<3x4xui8>
  %40 = stablehlo.constant dense<"0x619A19C050AA3E51AC28646C"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %41 = "stablehlo.transpose"(%38) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<4x3xi8>) -> tensor<4x3xui8>
  %43 = stablehlo.constant dense<"0x6150AC9AAA28193E64C0516C"> : tensor<4x3xui8>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4x3xui8>, tensor<4x3xui8>) -> ()
  %44 = stablehlo.constant dense<[[-121, -98], [63, -77], [-121, -101]]> : tensor<3x2xi8>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3x2xi8>) -> tensor<3xui16>
  %46 = stablehlo.constant dense<[40583, 45887, 39815]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %47 = stablehlo.constant dense<"0x710486F16932BA16C51BF13D"> : tensor<3x4xi8>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3x4xi8>) -> tensor<3xui32>
  %49 = stablehlo.constant dense<[4052092017, 381301353, 1039211461]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %50 = stablehlo.constant dense<"0x18BFEB401B8249220C6F224B51A29A2C8058B00C233A0C68"> : tensor<3x8xi8>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3x8xi8>) -> tensor<3xui64>
  %52 = stablehlo.constant dense<[2470648924154347288, 3214059754118868748, 7497431401876183168]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %53 = stablehlo.constant dense<"0xC71F2A3CB918DA54FA7C2972"> : tensor<3x4xi8>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3x4xi8>) -> tensor<3x4x2xf4E2M1FN>
  %55 = stablehlo.constant dense<[[[6.0, -2.0], [-6.0, 0.5], [-1.0, 1.0], [-2.0, 1.5]], [[-0.5, -1.5], [-0.0, 0.5], [-1.0, -3.0], [2.0, 3.0]], [[-1.0, -6.0], [-2.0, 6.0], [-0.5, 1.0], [1.0, 6.0]]]> : tensor<3x4x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3x4x2xf4E2M1FN>, tensor<3x4x2xf4E2M1FN>) -> ()
  %56 = "stablehlo.transpose"(%53) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<4x3xi8>) -> tensor<4x3x2xf4E2M1FN>
  %58 = stablehlo.constant dense<[[[6.0, -2.0], [-0.5, -1.5], [-1.0, -6.0]], [[-6.0, 0.5], [-0.0, 0.5], [-2.0, 6.0]], [[-1.0, 1.0], [-1.0, -3.0], [-0.5, 1.0]], [[-2.0, 1.5], [2.0, 3.0], [1.0, 6.0]]]> : tensor<4x3x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<4x3x2xf4E2M1FN>, tensor<4x3x2xf4E2M1FN>) -> ()
  %59 = stablehlo.constant dense<"0x3CD43006BBDEA3CF12E33D36"> : tensor<3x4xi8>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x4xi8>) -> tensor<3x4xf8E3M4>
  %61 = stablehlo.constant dense<"0x3CD43006BBDEA3CF12E33D36"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %62 = "stablehlo.transpose"(%59) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<4x3xi8>) -> tensor<4x3xf8E3M4>
  %64 = stablehlo.constant dense<"0x3CBB12D4DEE330A33D06CF36"> : tensor<4x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<4x3xf8E3M4>, tensor<4x3xf8E3M4>) -> ()
  %65 = stablehlo.constant dense<"0x05AFC1815A87E9CF1E29CCF4"> : tensor<3x4xi8>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x4xi8>) -> tensor<3x4xf8E4M3>
  %67 = stablehlo.constant dense<"0x05AFC1815A87E9CF1E29CCF4"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %68 = "stablehlo.transpose"(%65) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<4x3xi8>) -> tensor<4x3xf8E4M3>
  %70 = stablehlo.constant dense<"0x055A1EAF8729C1E9CC81CFF4"> : tensor<4x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<4x3xf8E4M3>, tensor<4x3xf8E4M3>) -> ()
  %71 = stablehlo.constant dense<"0xCABEB238E39381E45E744DFA"> : tensor<3x4xi8>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x4xi8>) -> tensor<3x4xf8E4M3FN>
  %73 = stablehlo.constant dense<"0xCABEB238E39381E45E744DFA"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %74 = "stablehlo.transpose"(%71) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %75 = "stablehlo.bitcast_convert"(%74) : (tensor<4x3xi8>) -> tensor<4x3xf8E4M3FN>
  %76 = stablehlo.constant dense<"0xCAE35EBE9374B2814D38E4FA"> : tensor<4x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%75, %76) : (tensor<4x3xf8E4M3FN>, tensor<4x3xf8E4M3FN>) -> ()
  %77 = stablehlo.constant dense<"0xD2AAF1A55211106A8D9C9D89"> : tensor<3x4xi8>
  %78 = "stablehlo.bitcast_convert"(%77) : (tensor<3x4xi8>) -> tensor<3x4xf8E4M3FNUZ>
  %79 = stablehlo.constant dense<"0xD2AAF1A55211106A8D9C9D89"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %80 = "stablehlo.transpose"(%77) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %81 = "stablehlo.bitcast_convert"(%80) : (tensor<4x3xi8>) -> tensor<4x3xf8E4M3FNUZ>
  %82 = stablehlo.constant dense<"0xD2528DAA119CF1109DA56A89"> : tensor<4x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%81, %82) : (tensor<4x3xf8E4M3FNUZ>, tensor<4x3xf8E4M3FNUZ>) -> ()
  %83 = stablehlo.constant dense<"0xD6F7315CFCD44C0F947AC0B3"> : tensor<3x4xi8>
  %84 = "stablehlo.bitcast_convert"(%83) : (tensor<3x4xi8>) -> tensor<3x4xf8E4M3B11FNUZ>
  %85 = stablehlo.constant dense<"0xD6F7315CFCD44C0F947AC0B3"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %86 = "stablehlo.transpose"(%83) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<4x3xi8>) -> tensor<4x3xf8E4M3B11FNUZ>
  %88 = stablehlo.constant dense<"0xD6FC94F7D47A314CC05C0FB3"> : tensor<4x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%87, %88) : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x3xf8E4M3B11FNUZ>) -> ()
  %89 = stablehlo.constant dense<"0x254C9616407A2E0050300E73"> : tensor<3x4xi8>
  %90 = "stablehlo.bitcast_convert"(%89) : (tensor<3x4xi8>) -> tensor<3x4xf8E5M2>
  %91 = stablehlo.constant dense<"0x254C9616407A2E0050300E73"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%90, %91) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %92 = "stablehlo.transpose"(%89) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %93 = "stablehlo.bitcast_convert"(%92) : (tensor<4x3xi8>) -> tensor<4x3xf8E5M2>
  %94 = stablehlo.constant dense<"0x2540504C7A30962E0E160073"> : tensor<4x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%93, %94) : (tensor<4x3xf8E5M2>, tensor<4x3xf8E5M2>) -> ()
  %95 = stablehlo.constant dense<"0x703C06CE542559F39D6E8F25"> : tensor<3x4xi8>
  %96 = "stablehlo.bitcast_convert"(%95) : (tensor<3x4xi8>) -> tensor<3x4xf8E5M2FNUZ>
  %97 = stablehlo.constant dense<"0x703C06CE542559F39D6E8F25"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%96, %97) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %98 = "stablehlo.transpose"(%95) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %99 = "stablehlo.bitcast_convert"(%98) : (tensor<4x3xi8>) -> tensor<4x3xf8E5M2FNUZ>
  %100 = stablehlo.constant dense<"0x70549D3C256E06598FCEF325"> : tensor<4x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%99, %100) : (tensor<4x3xf8E5M2FNUZ>, tensor<4x3xf8E5M2FNUZ>) -> ()
  %101 = stablehlo.constant dense<"0x8739B71CDB48AEED4F5A4BC1"> : tensor<3x4xi8>
  %102 = "stablehlo.bitcast_convert"(%101) : (tensor<3x4xi8>) -> tensor<3x4xf8E8M0FNU>
  %103 = stablehlo.constant dense<"0x8739B71CDB48AEED4F5A4BC1"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%102, %103) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %104 = "stablehlo.transpose"(%101) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %105 = "stablehlo.bitcast_convert"(%104) : (tensor<4x3xi8>) -> tensor<4x3xf8E8M0FNU>
  %106 = stablehlo.constant dense<"0x87DB4F39485AB7AE4B1CEDC1"> : tensor<4x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%105, %106) : (tensor<4x3xf8E8M0FNU>, tensor<4x3xf8E8M0FNU>) -> ()
  %107 = stablehlo.constant dense<[[-88, 66], [114, 66], [-25, 65]]> : tensor<3x2xi8>
  %108 = "stablehlo.bitcast_convert"(%107) : (tensor<3x2xi8>) -> tensor<3xbf16>
  %109 = stablehlo.constant dense<[84.0, 60.5, 28.875]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%108, %109) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %110 = stablehlo.constant dense<[[24, -46], [-72, -48], [32, -57]]> : tensor<3x2xi8>
  %111 = "stablehlo.bitcast_convert"(%110) : (tensor<3x2xi8>) -> tensor<3xf16>
  %112 = stablehlo.constant dense<[-48.75, -37.75, -7.125]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%111, %112) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %113 = stablehlo.constant dense<"0x0000D3C10000E942000038C2"> : tensor<3x4xi8>
  %114 = "stablehlo.bitcast_convert"(%113) : (tensor<3x4xi8>) -> tensor<3xf32>
  %115 = stablehlo.constant dense<[-26.375, 116.5, -46.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%114, %115) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %116 = stablehlo.constant dense<"0x0000000000485A400000000000385FC00000000000F05640"> : tensor<3x8xi8>
  %117 = "stablehlo.bitcast_convert"(%116) : (tensor<3x8xi8>) -> tensor<3xf64>
  %118 = stablehlo.constant dense<[105.125, -124.875, 91.75]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%117, %118) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of i16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x90731F612C17C7D6DE2BD5A9848662009BD712CEA3616512"> : tensor<3x4xi16>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi16>) -> tensor<3x4x8xi2>
  %2 = stablehlo.constant dense<[[[0, 0, 1, -2, -1, 0, -1, 1], [-1, -1, 1, 0, 1, 0, -2, 1], [0, -1, -2, 0, -1, 1, 1, 0], [-1, 1, 0, -1, -2, 1, 1, -1]], [[-2, -1, 1, -1, -1, -2, -2, 0], [1, 1, 1, -1, 1, -2, -2, -2], [0, 1, 0, -2, -2, 1, 0, -2], [-2, 0, -2, 1, 0, 0, 0, 0]], [[-1, -2, 1, -2, -1, 1, 1, -1], [-2, 0, 1, 0, -2, -1, 0, -1], [-1, 0, -2, -2, 1, 0, -2, 1], [1, 1, -2, 1, -2, 0, 1, 0]]]> : tensor<3x4x8xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x8xi2>, tensor<3x4x8xi2>) -> ()
  %3 = stablehlo.constant dense<"0xD184D6C53EA3C5A9EFBEE2B10C28AA6EF03FB29752E6BC37"> : tensor<3x4xi16>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xi16>) -> tensor<3x4x4xi4>
  %5 = stablehlo.constant dense<[[[1, -3, 4, -8], [6, -3, 5, -4], [-2, 3, 3, -6], [5, -4, -7, -6]], [[-1, -2, -2, -5], [2, -2, 1, -5], [-4, 0, -8, 2], [-6, -6, -2, 6]], [[0, -1, -1, 3], [2, -5, 7, -7], [2, 5, 6, -2], [-4, -5, 7, 3]]]> : tensor<3x4x4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x4xi4>, tensor<3x4x4xi4>) -> ()
  %6 = stablehlo.constant dense<"0x86D2E4BB16BA220635D6406B0322FD35E97D13727EA6E9AE"> : tensor<3x4xi16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xi16>) -> tensor<3x4x2xi8>
  %8 = stablehlo.constant dense<"0x86D2E4BB16BA220635D6406B0322FD35E97D13727EA6E9AE"> : tensor<3x4x2xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x2xi8>, tensor<3x4x2xi8>) -> ()
  %9 = stablehlo.constant dense<"0x8831E9EDF9B2B5FB40A272B5D30C46C0F33B5009DCBDA1BD"> : tensor<3x4xi16>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xi16>) -> tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%10, %9) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %11 = stablehlo.constant dense<[[-9872, 27163], [1612, -31327], [-3863, -1836]]> : tensor<3x2xi16>
  %12 = "stablehlo.bitcast_convert"(%11) : (tensor<3x2xi16>) -> tensor<3xi32>
  %13 = stablehlo.constant dense<[1780210032, -2053044660, -120262423]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%12, %13) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %14 = stablehlo.constant dense<"0xD136463E8898794A7786187DA4D11580FA922DC11B7450B6"> : tensor<3x4xi16>
  %15 = "stablehlo.bitcast_convert"(%14) : (tensor<3x4xi16>) -> tensor<3xi64>
  %16 = stablehlo.constant dense<[5366488141916419793, -9217230557940251017, -5309616298115886342]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%15, %16) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %17 = stablehlo.constant dense<"0x3A2987DB09B435C17529769BE32EDDC83544D674C76F77BE"> : tensor<3x4xi16>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x4xi16>) -> tensor<3x4x8xui2>
  %19 = stablehlo.constant dense<[[[2, 2, 3, 0, 1, 2, 2, 0], [3, 1, 0, 2, 3, 2, 1, 3], [1, 2, 0, 0, 0, 1, 3, 2], [1, 1, 3, 0, 1, 0, 0, 3]], [[1, 1, 3, 1, 1, 2, 2, 0], [2, 1, 3, 1, 3, 2, 1, 2], [3, 0, 2, 3, 2, 3, 2, 0], [1, 3, 1, 3, 0, 2, 0, 3]], [[1, 1, 3, 0, 0, 1, 0, 1], [2, 1, 1, 3, 0, 1, 3, 1], [3, 1, 0, 3, 3, 3, 2, 1], [3, 1, 3, 1, 2, 3, 3, 2]]]> : tensor<3x4x8xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4x8xui2>, tensor<3x4x8xui2>) -> ()
  %20 = stablehlo.constant dense<"0x6D6266CE16B5968CE8E7844F47DE9A3E6F6CCFEFF3D45ECB"> : tensor<3x4xi16>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x4xi16>) -> tensor<3x4x4xui4>
  %22 = stablehlo.constant dense<[[[13, 6, 2, 6], [6, 6, 14, 12], [6, 1, 5, 11], [6, 9, 12, 8]], [[8, 14, 7, 14], [4, 8, 15, 4], [7, 4, 14, 13], [10, 9, 14, 3]], [[15, 6, 12, 6], [15, 12, 15, 14], [3, 15, 4, 13], [14, 5, 11, 12]]]> : tensor<3x4x4xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3x4x4xui4>, tensor<3x4x4xui4>) -> ()
  %23 = stablehlo.constant dense<"0x16E35D48D97851D834663ACB3DE334D15693656AF8B0C0FE"> : tensor<3x4xi16>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x4xi16>) -> tensor<3x4x2xui8>
  %25 = stablehlo.constant dense<"0x16E35D48D97851D834663ACB3DE334D15693656AF8B0C0FE"> : tensor<3x4x2xui8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
  %26 = stablehlo.constant dense<"0x90EA9518E3730700D5FB4C9B6ACCB6578103D564AB01AC8C"> : tensor<3x4xi16>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xi16>) -> tensor<3x4xui16>
  %28 = stablehlo.constant dense<"0x90EA9518E3730700D5FB4C9B6ACCB6578103D564AB01AC8C"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %29 = stablehlo.constant dense<[[-16655, -9440], [14417, -25387], [21070, -13251]]> : tensor<3x2xi16>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x2xi16>) -> tensor<3xui32>
  %31 = stablehlo.constant dense<[3676356337, 2631219281, 3426570830]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %32 = stablehlo.constant dense<"0x4EFDA89AA774CA1811FD12E5065FB9A211C75B7538A98703"> : tensor<3x4xi16>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xi16>) -> tensor<3xui64>
  %34 = stablehlo.constant dense<[1786368465408949582, 11725507588053466385, 254357963921934097]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %35 = stablehlo.constant dense<"0x354D4CE71340FE7189C53E0BB7AE614F80D0868AD0D76573"> : tensor<3x4xi16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xi16>) -> tensor<3x4x4xf4E2M1FN>
  %37 = stablehlo.constant dense<[[[3.0, 1.5, -3.0, 2.0], [-2.0, 2.0, 6.0, -4.0], [1.5, 0.5, 0.0, 2.0], [-4.0, -6.0, 0.5, 6.0]], [[-0.5, -0.0, 3.0, -2.0], [-4.0, 1.5, -1.5, 0.0], [6.0, -1.5, -4.0, -1.0], [0.5, 4.0, -6.0, 2.0]], [[0.0, -0.0, 0.0, -3.0], [4.0, -0.0, -1.0, -0.0], [0.0, -3.0, 6.0, -3.0], [3.0, 4.0, 1.5, 6.0]]]> : tensor<3x4x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x4x4xf4E2M1FN>, tensor<3x4x4xf4E2M1FN>) -> ()
  %38 = stablehlo.constant dense<[-6504, 21783, 12952]> : tensor<3xi16>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3xi16>) -> tensor<3x2xf8E3M4>
  %40 = stablehlo.constant dense<[[-0.375, -11.0], [0.359375, 5.25], [-0.375, 1.125]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %41 = stablehlo.constant dense<[11807, -7023, -24284]> : tensor<3xi16>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3xi16>) -> tensor<3x2xf8E4M3>
  %43 = stablehlo.constant dense<[[0.1171875, 0.4375], [0x91, -48.0], [0.1875, -0.140625]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %44 = stablehlo.constant dense<[12553, -7350, 21900]> : tensor<3xi16>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3xi16>) -> tensor<3x2xf8E4M3FN>
  %46 = stablehlo.constant dense<[[0x09, 0.5625], [5.0, -44.0], [-0.0234375, 13.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<[23137, -11627, -6724]> : tensor<3xi16>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3xi16>) -> tensor<3x2xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<[[18.0, 10.0], [0x95, -5.0], [-0.75, -26.0]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %50 = stablehlo.constant dense<[-10147, -11359, 14930]> : tensor<3xi16>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3xi16>) -> tensor<3x2xf8E4M3B11FNUZ>
  %52 = stablehlo.constant dense<[[1.625, -1.0], [0xA1, -0.6875], [0.625, 0.078125]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %53 = stablehlo.constant dense<[31470, 9167, 5687]> : tensor<3xi16>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3xi16>) -> tensor<3x2xf8E5M2>
  %55 = stablehlo.constant dense<[[-6144.0, 49152.0], [-28.0, 0x23], [0.4375, 0x16]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<[-21784, 19490, -32277]> : tensor<3xi16>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3xi16>) -> tensor<3x2xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<[[-1024.0, -0.0234375], [0x22, 8.0], [-1792.0, 0x81]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<[-19295, -23880, 5175]> : tensor<3xi16>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3xi16>) -> tensor<3x2xf8E8M0FNU>
  %61 = stablehlo.constant dense<[[0xA1, 0xB4], [0xB8, 0xA2], [0x37, 0x14]]> : tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<"0x12423842C3421CC2B8C22DC2804162C2E3C2BEC299C216C2"> : tensor<3x4xi16>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x4xi16>) -> tensor<3x4xbf16>
  %64 = stablehlo.constant dense<"0x12423842C3421CC2B8C22DC2804162C2E3C2BEC299C216C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %65 = stablehlo.constant dense<"0x4AD6C85682D74CD10CD494D340C7FED4E8CC384C2856A654"> : tensor<3x4xi16>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x4xi16>) -> tensor<3x4xf16>
  %67 = stablehlo.constant dense<"0x4AD6C85682D74CD10CD494D340C7FED4E8CC384C2856A654"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %68 = stablehlo.constant dense<[[0, 16616], [0, 17056], [0, -16060]]> : tensor<3x2xi16>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x2xi16>) -> tensor<3xf32>
  %70 = stablehlo.constant dense<[7.25, 80.0, -12.25]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %71 = stablehlo.constant dense<"0x00000000001054C00000000000F851C00000000000904EC0"> : tensor<3x4xi16>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x4xi16>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[-80.25, -71.875, -61.125]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of i32
func.func public @main() {
  %0 = stablehlo.constant dense<"0xDCFD955AF78E66D2B4500E2B0BB42287E735A1CBEBD8C7B026EA6CAC8F452A85170F58A5EE3FB2107751D0C0012CFE47"> : tensor<3x4xi32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi32>) -> tensor<3x4x16xi2>
  %2 = stablehlo.constant dense<[[[0, -1, 1, -1, 1, -1, -1, -1, 1, 1, 1, -2, -2, -2, 1, 1], [-1, 1, -1, -1, -2, -1, 0, -2, -2, 1, -2, 1, -2, 0, 1, -1], [0, 1, -1, -2, 0, 0, 1, 1, -2, -1, 0, 0, -1, -2, -2, 0], [-1, -2, 0, 0, 0, 1, -1, -2, -2, 0, -2, 0, -1, 1, 0, -2]], [[-1, 1, -2, -1, 1, 1, -1, 0, 1, 0, -2, -2, -1, -2, 0, -1], [-1, -2, -2, -1, 0, -2, 1, -1, -1, 1, 0, -1, 0, 0, -1, -2], [-2, 1, -2, 0, -2, -2, -2, -1, 0, -1, -2, 1, 0, -1, -2, -2], [-1, -1, 0, -2, 1, 1, 0, 1, -2, -2, -2, 0, 1, 1, 0, -2]], [[-1, 1, 1, 0, -1, -1, 0, 0, 0, -2, 1, 1, 1, 1, -2, -2], [-2, -1, -2, -1, -1, -1, -1, 0, -2, 0, -1, -2, 0, 0, 1, 0], [-1, 1, -1, 1, 1, 0, 1, 1, 0, 0, 1, -1, 0, 0, 0, -1], [1, 0, 0, 0, 0, -1, -2, 0, -2, -1, -1, -1, -1, 1, 0, 1]]]> : tensor<3x4x16xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x16xi2>, tensor<3x4x16xi2>) -> ()
  %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<4x3xi32>) -> tensor<4x3x16xi2>
  %5 = stablehlo.constant dense<[[[0, -1, 1, -1, 1, -1, -1, -1, 1, 1, 1, -2, -2, -2, 1, 1], [-1, 1, -2, -1, 1, 1, -1, 0, 1, 0, -2, -2, -1, -2, 0, -1], [-1, 1, 1, 0, -1, -1, 0, 0, 0, -2, 1, 1, 1, 1, -2, -2]], [[-1, 1, -1, -1, -2, -1, 0, -2, -2, 1, -2, 1, -2, 0, 1, -1], [-1, -2, -2, -1, 0, -2, 1, -1, -1, 1, 0, -1, 0, 0, -1, -2], [-2, -1, -2, -1, -1, -1, -1, 0, -2, 0, -1, -2, 0, 0, 1, 0]], [[0, 1, -1, -2, 0, 0, 1, 1, -2, -1, 0, 0, -1, -2, -2, 0], [-2, 1, -2, 0, -2, -2, -2, -1, 0, -1, -2, 1, 0, -1, -2, -2], [-1, 1, -1, 1, 1, 0, 1, 1, 0, 0, 1, -1, 0, 0, 0, -1]], [[-1, -2, 0, 0, 0, 1, -1, -2, -2, 0, -2, 0, -1, 1, 0, -2], [-1, -1, 0, -2, 1, 1, 0, 1, -2, -2, -2, 0, 1, 1, 0, -2], [1, 0, 0, 0, 0, -1, -2, 0, -2, -1, -1, -1, -1, 1, 0, 1]]]> : tensor<4x3x16xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x16xi2>, tensor<4x3x16xi2>) -> ()
  %6 = stablehlo.constant dense<"0x8BF17A2482B1D5A743C747137DD9159BCE78934B3EE26010B1DA863EDA82AFFB91F9202979FBD7838353FB515FB3C361"> : tensor<3x4xi32>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xi32>) -> tensor<3x4x8xi4>
  %8 = stablehlo.constant dense<[[[-5, -8, 1, -1, -6, 7, 4, 2], [2, -8, 1, -5, 5, -3, 7, -6], [3, 4, 7, -4, 7, 4, 3, 1], [-3, 7, -7, -3, 5, 1, -5, -7]], [[-2, -4, -8, 7, 3, -7, -5, 4], [-2, 3, 2, -2, 0, 6, 0, 1], [1, -5, -6, -3, 6, -8, -2, 3], [-6, -3, 2, -8, -1, -6, -5, -1]], [[1, -7, -7, -1, 0, 2, -7, 2], [-7, 7, -5, -1, 7, -3, 3, -8], [3, -8, 3, 5, -5, -1, 1, 5], [-1, 5, 3, -5, 3, -4, 1, 6]]]> : tensor<3x4x8xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x8xi4>, tensor<3x4x8xi4>) -> ()
  %9 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x3xi32>) -> tensor<4x3x8xi4>
  %11 = stablehlo.constant dense<[[[-5, -8, 1, -1, -6, 7, 4, 2], [-2, -4, -8, 7, 3, -7, -5, 4], [1, -7, -7, -1, 0, 2, -7, 2]], [[2, -8, 1, -5, 5, -3, 7, -6], [-2, 3, 2, -2, 0, 6, 0, 1], [-7, 7, -5, -1, 7, -3, 3, -8]], [[3, 4, 7, -4, 7, 4, 3, 1], [1, -5, -6, -3, 6, -8, -2, 3], [3, -8, 3, 5, -5, -1, 1, 5]], [[-3, 7, -7, -3, 5, 1, -5, -7], [-6, -3, 2, -8, -1, -6, -5, -1], [-1, 5, 3, -5, 3, -4, 1, 6]]]> : tensor<4x3x8xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x3x8xi4>, tensor<4x3x8xi4>) -> ()
  %12 = stablehlo.constant dense<"0xEF33C8DAD593FA33F51EC86E36E7D4033B7F132D0683151EEAFED7826A7B3E5AA289304952F54032F4F81E1C17658C24"> : tensor<3x4xi32>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xi32>) -> tensor<3x4x4xi8>
  %14 = stablehlo.constant dense<"0xEF33C8DAD593FA33F51EC86E36E7D4033B7F132D0683151EEAFED7826A7B3E5AA289304952F54032F4F81E1C17658C24"> : tensor<3x4x4xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4x4xi8>, tensor<3x4x4xi8>) -> ()
  %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<4x3xi32>) -> tensor<4x3x4xi8>
  %17 = stablehlo.constant dense<"0xEF33C8DA3B7F132DA2893049D593FA330683151E52F54032F51EC86EEAFED782F4F81E1C36E7D4036A7B3E5A17658C24"> : tensor<4x3x4xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x3x4xi8>, tensor<4x3x4xi8>) -> ()
  %18 = stablehlo.constant dense<"0xAB82EEB3147DFACD4A7B16A52DF8649DC180E94EBE55F7B8598FE13FA0921B1A8BBA17B62C3DBE633E2C09CB117641E8"> : tensor<3x4xi32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xi32>) -> tensor<3x4x2xi16>
  %20 = stablehlo.constant dense<"0xAB82EEB3147DFACD4A7B16A52DF8649DC180E94EBE55F7B8598FE13FA0921B1A8BBA17B62C3DBE633E2C09CB117641E8"> : tensor<3x4x2xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x2xi16>, tensor<3x4x2xi16>) -> ()
  %21 = "stablehlo.transpose"(%18) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<4x3xi32>) -> tensor<4x3x2xi16>
  %23 = stablehlo.constant dense<"0xAB82EEB3C180E94E8BBA17B6147DFACDBE55F7B82C3DBE634A7B16A5598FE13F3E2C09CB2DF8649DA0921B1A117641E8"> : tensor<4x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4x3x2xi16>, tensor<4x3x2xi16>) -> ()
  %24 = stablehlo.constant dense<"0xD9D073A95A9A0C86F5EE58544DC9654DB2F870264D7FB1528D26F6C0C7496B650DE6140F295AA82FEEDFA16EB56108F2"> : tensor<3x4xi32>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xi32>) -> tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %26 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %28 = stablehlo.constant dense<"0xD9D073A9B2F870260DE6140F5A9A0C864D7FB152295AA82FF5EE58548D26F6C0EEDFA16E4DC9654DC7496B65B56108F2"> : tensor<4x3xi32>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
  %29 = stablehlo.constant dense<[[-2002447185, 1248269476], [1330397590, -1345797263], [556397570, -286917093]]> : tensor<3x2xi32>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x2xi32>) -> tensor<3xi64>
  %31 = stablehlo.constant dense<[5361276578307577007, -5780155230300913258, -1232299530541992958]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %32 = stablehlo.constant dense<"0x4A70C4D9A9A2A05CFE2E26130CC0274CECD87CF1E5085CB4D451C7B15FF9BABFDCC79FE42C7829E156ED37BDE78505FA"> : tensor<3x4xi32>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xi32>) -> tensor<3x4x16xui2>
  %34 = stablehlo.constant dense<[[[2, 2, 0, 1, 0, 0, 3, 1, 0, 1, 0, 3, 1, 2, 1, 3], [1, 2, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 3, 1, 1], [2, 3, 3, 3, 2, 3, 2, 0, 2, 1, 2, 0, 3, 0, 1, 0], [0, 3, 0, 0, 0, 0, 0, 3, 3, 1, 2, 0, 0, 3, 0, 1]], [[0, 3, 2, 3, 0, 2, 1, 3, 0, 3, 3, 1, 1, 0, 3, 3], [1, 1, 2, 3, 0, 2, 0, 0, 0, 3, 1, 1, 0, 1, 3, 2], [0, 1, 1, 3, 1, 0, 1, 1, 3, 1, 0, 3, 1, 0, 3, 2], [3, 3, 1, 1, 1, 2, 3, 3, 2, 2, 3, 2, 3, 3, 3, 2]], [[0, 3, 1, 3, 3, 1, 0, 3, 3, 3, 1, 2, 0, 1, 2, 3], [0, 3, 2, 0, 0, 2, 3, 1, 1, 2, 2, 0, 1, 0, 2, 3], [2, 1, 1, 1, 1, 3, 2, 3, 3, 1, 3, 0, 1, 3, 3, 2], [3, 1, 2, 3, 1, 1, 0, 2, 1, 1, 0, 0, 2, 2, 3, 3]]]> : tensor<3x4x16xui2>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3x4x16xui2>, tensor<3x4x16xui2>) -> ()
  %35 = "stablehlo.transpose"(%32) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<4x3xi32>) -> tensor<4x3x16xui2>
  %37 = stablehlo.constant dense<[[[2, 2, 0, 1, 0, 0, 3, 1, 0, 1, 0, 3, 1, 2, 1, 3], [0, 3, 2, 3, 0, 2, 1, 3, 0, 3, 3, 1, 1, 0, 3, 3], [0, 3, 1, 3, 3, 1, 0, 3, 3, 3, 1, 2, 0, 1, 2, 3]], [[1, 2, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 0, 3, 1, 1], [1, 1, 2, 3, 0, 2, 0, 0, 0, 3, 1, 1, 0, 1, 3, 2], [0, 3, 2, 0, 0, 2, 3, 1, 1, 2, 2, 0, 1, 0, 2, 3]], [[2, 3, 3, 3, 2, 3, 2, 0, 2, 1, 2, 0, 3, 0, 1, 0], [0, 1, 1, 3, 1, 0, 1, 1, 3, 1, 0, 3, 1, 0, 3, 2], [2, 1, 1, 1, 1, 3, 2, 3, 3, 1, 3, 0, 1, 3, 3, 2]], [[0, 3, 0, 0, 0, 0, 0, 3, 3, 1, 2, 0, 0, 3, 0, 1], [3, 3, 1, 1, 1, 2, 3, 3, 2, 2, 3, 2, 3, 3, 3, 2], [3, 1, 2, 3, 1, 1, 0, 2, 1, 1, 0, 0, 2, 2, 3, 3]]]> : tensor<4x3x16xui2>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<4x3x16xui2>, tensor<4x3x16xui2>) -> ()
  %38 = stablehlo.constant dense<"0x2FC188D60D48898C8A5888947AABC332D280A68B1E2DDA58C5B5661EF49DBBF83D4FCDCB3CF9E853CBF7AB5ADC9337F0"> : tensor<3x4xi32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xi32>) -> tensor<3x4x8xui4>
  %40 = stablehlo.constant dense<[[[15, 2, 1, 12, 8, 8, 6, 13], [13, 0, 8, 4, 9, 8, 12, 8], [10, 8, 8, 5, 8, 8, 4, 9], [10, 7, 11, 10, 3, 12, 2, 3]], [[2, 13, 0, 8, 6, 10, 11, 8], [14, 1, 13, 2, 10, 13, 8, 5], [5, 12, 5, 11, 6, 6, 14, 1], [4, 15, 13, 9, 11, 11, 8, 15]], [[13, 3, 15, 4, 13, 12, 11, 12], [12, 3, 9, 15, 8, 14, 3, 5], [11, 12, 7, 15, 11, 10, 10, 5], [12, 13, 3, 9, 7, 3, 0, 15]]]> : tensor<3x4x8xui4>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x4x8xui4>, tensor<3x4x8xui4>) -> ()
  %41 = "stablehlo.transpose"(%38) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<4x3xi32>) -> tensor<4x3x8xui4>
  %43 = stablehlo.constant dense<[[[15, 2, 1, 12, 8, 8, 6, 13], [2, 13, 0, 8, 6, 10, 11, 8], [13, 3, 15, 4, 13, 12, 11, 12]], [[13, 0, 8, 4, 9, 8, 12, 8], [14, 1, 13, 2, 10, 13, 8, 5], [12, 3, 9, 15, 8, 14, 3, 5]], [[10, 8, 8, 5, 8, 8, 4, 9], [5, 12, 5, 11, 6, 6, 14, 1], [11, 12, 7, 15, 11, 10, 10, 5]], [[10, 7, 11, 10, 3, 12, 2, 3], [4, 15, 13, 9, 11, 11, 8, 15], [12, 13, 3, 9, 7, 3, 0, 15]]]> : tensor<4x3x8xui4>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<4x3x8xui4>, tensor<4x3x8xui4>) -> ()
  %44 = stablehlo.constant dense<"0x86433FBC23AA38C9AA7EE6D95D298D65B5BC842B3C1CDDAE231AB83190296CE6A57007A726690C78B80D098B26E10D5F"> : tensor<3x4xi32>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3x4xi32>) -> tensor<3x4x4xui8>
  %46 = stablehlo.constant dense<"0x86433FBC23AA38C9AA7EE6D95D298D65B5BC842B3C1CDDAE231AB83190296CE6A57007A726690C78B80D098B26E10D5F"> : tensor<3x4x4xui8>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
  %47 = "stablehlo.transpose"(%44) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<4x3xi32>) -> tensor<4x3x4xui8>
  %49 = stablehlo.constant dense<"0x86433FBCB5BC842BA57007A723AA38C93C1CDDAE26690C78AA7EE6D9231AB831B80D098B5D298D6590296CE626E10D5F"> : tensor<4x3x4xui8>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<4x3x4xui8>, tensor<4x3x4xui8>) -> ()
  %50 = stablehlo.constant dense<"0x27B961D2A7FBCFC434CECD7B5C2AA3FF497996A43C810F74CC9FE26B0937CC9EFF8E1A8E010FC37BFACEE2489A4104AF"> : tensor<3x4xi32>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3x4xi32>) -> tensor<3x4x2xui16>
  %52 = stablehlo.constant dense<"0x27B961D2A7FBCFC434CECD7B5C2AA3FF497996A43C810F74CC9FE26B0937CC9EFF8E1A8E010FC37BFACEE2489A4104AF"> : tensor<3x4x2xui16>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
  %53 = "stablehlo.transpose"(%50) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<4x3xi32>) -> tensor<4x3x2xui16>
  %55 = stablehlo.constant dense<"0x27B961D2497996A4FF8E1A8EA7FBCFC43C810F74010FC37B34CECD7BCC9FE26BFACEE2485C2AA3FF0937CC9E9A4104AF"> : tensor<4x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<4x3x2xui16>, tensor<4x3x2xui16>) -> ()
  %56 = stablehlo.constant dense<"0xEA31B49E422775F6B51DCE0B2D1E13CF97A4B2E001BF3CEBFE07922F3628692B97F1FD3A0A67194EB00466DA4582ABBD"> : tensor<3x4xi32>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3x4xi32>) -> tensor<3x4xui32>
  %58 = stablehlo.constant dense<"0xEA31B49E422775F6B51DCE0B2D1E13CF97A4B2E001BF3CEBFE07922F3628692B97F1FD3A0A67194EB00466DA4582ABBD"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %59 = "stablehlo.transpose"(%56) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<4x3xi32>) -> tensor<4x3xui32>
  %61 = stablehlo.constant dense<"0xEA31B49E97A4B2E097F1FD3A422775F601BF3CEB0A67194EB51DCE0BFE07922FB00466DA2D1E13CF3628692B4582ABBD"> : tensor<4x3xui32>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
  %62 = stablehlo.constant dense<[[516644147, 1487558502], [1084065793, -394019128], [-254411026, -1206383811]]> : tensor<3x2xi32>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x2xi32>) -> tensor<3xui64>
  %64 = stablehlo.constant dense<[6389015117493394739, 16754444806035179521, 13265365063081262830]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %65 = stablehlo.constant dense<"0x02840BEFE51C456B26A465F106C96FF8FFFDE07BE07AD8C833024B8F99F3B47E99FFFC32630FB9FF81E35DF578885254"> : tensor<3x4xi32>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x4xi32>) -> tensor<3x4x8xf4E2M1FN>
  %67 = stablehlo.constant dense<[[[1.0, 0.0, 2.0, -0.0, -1.5, 0.0, -6.0, -4.0], [3.0, -4.0, -2.0, 0.5, 3.0, 2.0, -1.5, 4.0], [4.0, 1.0, 2.0, -1.0, 3.0, 4.0, 0.5, -6.0], [4.0, 0.0, -0.5, -2.0, -6.0, 4.0, -0.0, -6.0]], [[-6.0, -6.0, -3.0, -6.0, 0.0, -4.0, -1.5, 6.0], [0.0, -4.0, -1.0, 6.0, -0.0, -3.0, -0.0, -2.0], [1.5, 1.5, 1.0, 0.0, -1.5, 2.0, -6.0, -0.0], [-0.5, -0.5, 1.5, -6.0, 2.0, -1.5, -4.0, 6.0]], [[-0.5, -0.5, -6.0, -6.0, -2.0, -6.0, 1.0, 1.5], [1.5, 4.0, -6.0, 0.0, -0.5, -1.5, -6.0, -6.0], [0.5, -0.0, 1.5, -4.0, -3.0, 3.0, 3.0, -6.0], [-0.0, 6.0, -0.0, -0.0, 1.0, 3.0, 2.0, 3.0]]]> : tensor<3x4x8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3x4x8xf4E2M1FN>, tensor<3x4x8xf4E2M1FN>) -> ()
  %68 = "stablehlo.transpose"(%65) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<4x3xi32>) -> tensor<4x3x8xf4E2M1FN>
  %70 = stablehlo.constant dense<[[[1.0, 0.0, 2.0, -0.0, -1.5, 0.0, -6.0, -4.0], [-6.0, -6.0, -3.0, -6.0, 0.0, -4.0, -1.5, 6.0], [-0.5, -0.5, -6.0, -6.0, -2.0, -6.0, 1.0, 1.5]], [[3.0, -4.0, -2.0, 0.5, 3.0, 2.0, -1.5, 4.0], [0.0, -4.0, -1.0, 6.0, -0.0, -3.0, -0.0, -2.0], [1.5, 4.0, -6.0, 0.0, -0.5, -1.5, -6.0, -6.0]], [[4.0, 1.0, 2.0, -1.0, 3.0, 4.0, 0.5, -6.0], [1.5, 1.5, 1.0, 0.0, -1.5, 2.0, -6.0, -0.0], [0.5, -0.0, 1.5, -4.0, -3.0, 3.0, 3.0, -6.0]], [[4.0, 0.0, -0.5, -2.0, -6.0, 4.0, -0.0, -6.0], [-0.5, -0.5, 1.5, -6.0, 2.0, -1.5, -4.0, 6.0], [-0.0, 6.0, -0.0, -0.0, 1.0, 3.0, 2.0, 3.0]]]> : tensor<4x3x8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<4x3x8xf4E2M1FN>, tensor<4x3x8xf4E2M1FN>) -> ()
  %71 = stablehlo.constant dense<[177645847, 394763050, 1436051238]> : tensor<3xi32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3xi32>) -> tensor<3x4xf8E3M4>
  %73 = stablehlo.constant dense<"0x17A9960A2A9B871726679855"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %74 = "stablehlo.transpose"(%71) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %75 = "stablehlo.bitcast_convert"(%74) : (tensor<3xi32>) -> tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%75, %73) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %76 = stablehlo.constant dense<[1667243799, -1856119141, -137060521]> : tensor<3xi32>
  %77 = "stablehlo.bitcast_convert"(%76) : (tensor<3xi32>) -> tensor<3x4xf8E4M3>
  %78 = stablehlo.constant dense<"0x171F60639BDE5D91579FD4F7"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%77, %78) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %79 = "stablehlo.transpose"(%76) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %80 = "stablehlo.bitcast_convert"(%79) : (tensor<3xi32>) -> tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%80, %78) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %81 = stablehlo.constant dense<[523610444, -634444010, 1069111572]> : tensor<3xi32>
  %82 = "stablehlo.bitcast_convert"(%81) : (tensor<3xi32>) -> tensor<3x4xf8E4M3FN>
  %83 = stablehlo.constant dense<"0x4CA9351F16272FDA1459B93F"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%82, %83) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %84 = "stablehlo.transpose"(%81) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %85 = "stablehlo.bitcast_convert"(%84) : (tensor<3xi32>) -> tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%85, %83) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %86 = stablehlo.constant dense<[575743739, -2103895125, -1435692574]> : tensor<3xi32>
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<3xi32>) -> tensor<3x4xf8E4M3FNUZ>
  %88 = stablehlo.constant dense<"0xFB265122AB1B9982E2116DAA"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%87, %88) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %89 = "stablehlo.transpose"(%86) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %90 = "stablehlo.bitcast_convert"(%89) : (tensor<3xi32>) -> tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %91 = stablehlo.constant dense<[-881874348, -1355124093, -2087437213]> : tensor<3xi32>
  %92 = "stablehlo.bitcast_convert"(%91) : (tensor<3xi32>) -> tensor<3x4xf8E4M3B11FNUZ>
  %93 = stablehlo.constant dense<"0x54AA6FCB83723AAF633C9483"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%92, %93) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %94 = "stablehlo.transpose"(%91) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %95 = "stablehlo.bitcast_convert"(%94) : (tensor<3xi32>) -> tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%95, %93) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %96 = stablehlo.constant dense<[1398942554, 1601262828, 948269813]> : tensor<3xi32>
  %97 = "stablehlo.bitcast_convert"(%96) : (tensor<3xi32>) -> tensor<3x4xf8E5M2>
  %98 = stablehlo.constant dense<"0x5A2B6253EC54715FF5728538"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%97, %98) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %99 = "stablehlo.transpose"(%96) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3xi32>) -> tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%100, %98) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %101 = stablehlo.constant dense<[1827064665, -1447561397, -288490790]> : tensor<3xi32>
  %102 = "stablehlo.bitcast_convert"(%101) : (tensor<3xi32>) -> tensor<3x4xf8E5M2FNUZ>
  %103 = stablehlo.constant dense<"0x59CBE66C4BF7B7A9DAFACDEE"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%102, %103) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %104 = "stablehlo.transpose"(%101) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %105 = "stablehlo.bitcast_convert"(%104) : (tensor<3xi32>) -> tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%105, %103) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %106 = stablehlo.constant dense<[-1751334316, 51200229, 616521415]> : tensor<3xi32>
  %107 = "stablehlo.bitcast_convert"(%106) : (tensor<3xi32>) -> tensor<3x4xf8E8M0FNU>
  %108 = stablehlo.constant dense<"0x54C29C97E5400D03C75EBF24"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%107, %108) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %109 = "stablehlo.transpose"(%106) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %110 = "stablehlo.bitcast_convert"(%109) : (tensor<3xi32>) -> tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%110, %108) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %111 = stablehlo.constant dense<[-1028111808, 1118880338, 1101873806]> : tensor<3xi32>
  %112 = "stablehlo.bitcast_convert"(%111) : (tensor<3xi32>) -> tensor<3x2xbf16>
  %113 = stablehlo.constant dense<[[48.0, -92.0], [-52.5, 88.0], [71.0, 21.625]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%112, %113) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %114 = "stablehlo.transpose"(%111) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %115 = "stablehlo.bitcast_convert"(%114) : (tensor<3xi32>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%115, %113) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %116 = stablehlo.constant dense<[1280330464, 1463079000, -921645672]> : tensor<3xi32>
  %117 = "stablehlo.bitcast_convert"(%116) : (tensor<3xi32>) -> tensor<3x2xf16>
  %118 = stablehlo.constant dense<[[13.75, 17.25], [-34.75, 115.25], [-22.375, -10.125]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%117, %118) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %119 = "stablehlo.transpose"(%116) <{permutation = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3xi32>
  %120 = "stablehlo.bitcast_convert"(%119) : (tensor<3xi32>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%120, %118) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %121 = stablehlo.constant dense<"0x0040A54200008242004092C200C0C0420000F840008045C20080F34200C09B4200009C4000008641008030C20000C242"> : tensor<3x4xi32>
  %122 = "stablehlo.bitcast_convert"(%121) : (tensor<3x4xi32>) -> tensor<3x4xf32>
  %123 = stablehlo.constant dense<[[82.625, 65.0, -73.125, 96.375], [7.75, -49.375, 121.75, 77.875], [4.875, 16.75, -44.125, 97.0]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%122, %123) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %124 = "stablehlo.transpose"(%121) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %125 = "stablehlo.bitcast_convert"(%124) : (tensor<4x3xi32>) -> tensor<4x3xf32>
  %126 = stablehlo.constant dense<[[82.625, 7.75, 4.875], [65.0, -49.375, 16.75], [-73.125, 121.75, -44.125], [96.375, 77.875, 97.0]]> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%125, %126) : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %127 = stablehlo.constant dense<[[0, -1067642880], [0, -1068380160], [0, -1067571200]]> : tensor<3x2xi32>
  %128 = "stablehlo.bitcast_convert"(%127) : (tensor<3x2xi32>) -> tensor<3xf64>
  %129 = stablehlo.constant dense<[-116.25, -71.25, -120.625]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%128, %129) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of i64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x9CE026CC1E73C19EC5D55CA648F6DBC25EEC662088D6D25986DF3E66073690DCA6571A778EFF69A7D1D02D7C5F00BB3EB94D34EB09041EBFC6DEE8603530B4E1B678DF1CA5133EC08E0EE4A3164290A734FD072C20588240628F1DAEAB38EC78"> : tensor<3x4xi64>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xi64>) -> tensor<3x4x32xi2>
  %2 = stablehlo.constant dense<[[[0, -1, 1, -2, 0, 0, -2, -1, -2, 1, -2, 0, 0, -1, 0, -1, -2, -1, 1, 0, -1, 0, -1, 1, 1, 0, 0, -1, -2, -1, 1, -2], [1, 1, 0, -1, 1, 1, 1, -1, 0, -1, 1, 1, -2, 1, -2, -2, 0, -2, 0, 1, -2, 1, -1, -1, -1, -2, 1, -1, -2, 0, 0, -1], [-2, -1, 1, 1, 0, -1, -2, -1, -2, 1, -2, 1, 0, 0, -2, 0, 0, -2, 0, -2, -2, 1, 1, -1, -2, 0, 1, -1, 1, -2, 1, 1], [-2, 1, 0, -2, -1, -1, 1, -1, -2, -1, -1, 0, -2, 1, -2, 1, -1, 1, 0, 0, -2, 1, -1, 0, 0, 0, 1, -2, 0, -1, 1, -1]], [[-2, 1, -2, -2, -1, 1, 1, 1, -2, -2, 1, 0, -1, 1, -1, 1, -2, -1, 0, -2, -1, -1, -1, -1, 1, -2, -2, 1, -1, 1, -2, -2], [1, 0, 1, -1, 0, 0, 1, -1, 1, -1, -2, 0, 0, -1, -1, 1, -1, -1, 1, 1, 0, 0, 0, 0, -1, -2, -1, -2, -2, -1, -1, 0], [1, -2, -1, -2, 1, -1, 0, 1, 0, 1, -1, 0, -1, -2, -2, -1, 1, -2, 0, 0, 0, 1, 0, 0, -2, -1, 1, 0, -1, -1, -1, -2], [-2, 1, 0, -1, -2, -1, 1, -1, 0, -2, -2, -1, 0, 0, -2, 1, 1, 1, -1, 0, 0, 0, -1, 0, 0, 1, -1, -2, 1, 0, -2, -1]], [[-2, 1, -1, -2, 0, -2, -1, 1, -1, -1, 1, -1, 0, -1, 1, 0, 1, 1, -2, -2, -1, 0, 1, 0, -2, -1, -1, 0, 0, 0, 0, -1], [-2, -1, 0, -2, -2, -1, 0, 0, 0, 1, -2, -1, -1, 0, -2, -2, -2, 1, 1, 0, -2, 0, 0, 1, 0, 0, 1, -2, -1, 1, -2, -2], [0, 1, -1, 0, 1, -1, -1, -1, -1, 1, 0, 0, 0, -1, -2, 0, 0, 0, -2, 0, 0, -2, 1, 1, -2, 0, 0, -2, 0, 0, 0, 1], [-2, 0, -2, 1, -1, -1, 0, -2, 1, -1, 1, 0, -2, -1, -2, -2, -1, -2, -2, -2, 0, -2, -1, 0, 0, -1, -2, -1, 0, -2, -1, 1]]]> : tensor<3x4x32xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x32xi2>, tensor<3x4x32xi2>) -> ()
  %3 = stablehlo.constant dense<"0x0620653FF6FDD1CD68194270FFDCCAF43D103C030072C9FEB3204F0F978AC5A92FEABF07C564E2A9F20A6D17BC015EC9BC8484AA02524CF9B23938B7E64A157BAB2C280D84F357859666808184B70C6061BA3C69A5AF58C328584471D9C5F621"> : tensor<3x4xi64>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xi64>) -> tensor<3x4x16xi4>
  %5 = stablehlo.constant dense<[[[6, 0, 0, 2, 5, 6, -1, 3, 6, -1, -3, -1, 1, -3, -3, -4], [-8, 6, -7, 1, 2, 4, 0, 7, -1, -1, -4, -3, -6, -4, 4, -1], [-3, 3, 0, 1, -4, 3, 3, 0, 0, 0, 2, 7, -7, -4, -2, -1], [3, -5, 0, 2, -1, 4, -1, 0, 7, -7, -6, -8, 5, -4, -7, -6]], [[-1, 2, -6, -2, -1, -5, 7, 0, 5, -4, 4, 6, 2, -2, -7, -6], [2, -1, -6, 0, -3, 6, 7, 1, -4, -5, 1, 0, -2, 5, -7, -4], [-4, -5, 4, -8, 4, -8, -6, -6, 2, 0, 2, 5, -4, 4, -7, -1], [2, -5, -7, 3, -8, 3, 7, -5, 6, -2, -6, 4, 5, 1, -5, 7]], [[-5, -6, -4, 2, -8, 2, -3, 0, 4, -8, 3, -1, 7, 5, 5, -8], [6, -7, 6, 6, 0, -8, 1, -8, 4, -8, 7, -5, -4, 0, 0, 6], [1, 6, -6, -5, -4, 3, -7, 6, 5, -6, -1, -6, -8, 5, 3, -4], [-8, 2, -8, 5, 4, 4, 1, 7, -7, -3, 5, -4, 6, -1, 1, 2]]]> : tensor<3x4x16xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x16xi4>, tensor<3x4x16xi4>) -> ()
  %6 = stablehlo.constant dense<"0x40F1F2B4D1B2B4240C0F2A2EA22250063795C43C576D58BF1F4C1ED92CD6160D72A44051A68BA47E09865CC169114BE9B4BE639ACF7F8F969755CAC32727360BD7769A00F4306EA626B8EF11B0CA36BBF217640AAF45987EBD83003D67F465C6"> : tensor<3x4xi64>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xi64>) -> tensor<3x4x8xi8>
  %8 = stablehlo.constant dense<"0x40F1F2B4D1B2B4240C0F2A2EA22250063795C43C576D58BF1F4C1ED92CD6160D72A44051A68BA47E09865CC169114BE9B4BE639ACF7F8F969755CAC32727360BD7769A00F4306EA626B8EF11B0CA36BBF217640AAF45987EBD83003D67F465C6"> : tensor<3x4x8xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x8xi8>, tensor<3x4x8xi8>) -> ()
  %9 = stablehlo.constant dense<"0xBD9AA1D59276954863C080E03B9E8A634AC14381EC906357339FA9D86419DB45D5ACA3F22C559C792564CEE1C8FDE4EAF0EB136A3C86C6FD077216956F7BA6B2D3520BA34454EFC1B4AAB455B27A931BC992C03DACDAA770CF72323ACF085623"> : tensor<3x4xi64>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xi64>) -> tensor<3x4x4xi16>
  %11 = stablehlo.constant dense<"0xBD9AA1D59276954863C080E03B9E8A634AC14381EC906357339FA9D86419DB45D5ACA3F22C559C792564CEE1C8FDE4EAF0EB136A3C86C6FD077216956F7BA6B2D3520BA34454EFC1B4AAB455B27A931BC992C03DACDAA770CF72323ACF085623"> : tensor<3x4x4xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x4xi16>, tensor<3x4x4xi16>) -> ()
  %12 = stablehlo.constant dense<"0x59F9C7A952606CE12B5073CB8AA27B71D4EA8014A8AF105C188601B30236CB4BD9FB03B300368B3B18535131107FA800C5BF05BEDD1DD970EA99735E67D227C6A0A950B99C8F02AEA5477DA8834210317F4885B9237306AB0D5D6DFABDD183D0"> : tensor<3x4xi64>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xi64>) -> tensor<3x4x2xi32>
  %14 = stablehlo.constant dense<"0x59F9C7A952606CE12B5073CB8AA27B71D4EA8014A8AF105C188601B30236CB4BD9FB03B300368B3B18535131107FA800C5BF05BEDD1DD970EA99735E67D227C6A0A950B99C8F02AEA5477DA8834210317F4885B9237306AB0D5D6DFABDD183D0"> : tensor<3x4x2xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4x2xi32>, tensor<3x4x2xi32>) -> ()
  %15 = stablehlo.constant dense<"0x144F998E386F794D01E32FAB01F7BA48CDF4C6B18743247957F1F41D4FDE9E13A9BC14511E23C4AE4A88F5BA0F83F1CC08BC8D02D3A3B721267E454BAD485DB58550EFEB18064F29DC2F7FBF9CC181AEB3426B7E152BE8A612AD8D9E8B9A74C0"> : tensor<3x4xi64>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xi64>) -> tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%16, %15) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %17 = stablehlo.constant dense<"0x206A75B6B39E54FA0A395ADEEF588452BC0D43A36D6A24E5E078563BC848207F40DFC5EF0913C29D60C4CA0757A63957995A6C72287A7DC3E2C26AAB8607EC7B689B3183B62F69AF8BB0EDF662CBAF68368B5B001FC1C62484BA64B411BD555D"> : tensor<3x4xi64>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x4xi64>) -> tensor<3x4x32xui2>
  %19 = stablehlo.constant dense<[[[0, 0, 2, 0, 2, 2, 2, 1, 1, 1, 3, 1, 2, 1, 3, 2, 3, 0, 3, 2, 2, 3, 1, 2, 0, 1, 1, 1, 2, 2, 3, 3], [2, 2, 0, 0, 1, 2, 3, 0, 2, 2, 1, 1, 2, 3, 1, 3, 3, 3, 2, 3, 0, 2, 1, 1, 0, 1, 0, 2, 2, 0, 1, 1], [0, 3, 3, 2, 1, 3, 0, 0, 3, 0, 0, 1, 3, 0, 2, 2, 1, 3, 2, 1, 2, 2, 2, 1, 0, 1, 2, 0, 1, 1, 2, 3], [0, 0, 2, 3, 0, 2, 3, 1, 2, 1, 1, 1, 3, 2, 3, 0, 0, 2, 0, 3, 0, 2, 0, 1, 0, 0, 2, 0, 3, 3, 3, 1]], [[0, 0, 0, 1, 3, 3, 1, 3, 1, 1, 0, 3, 3, 3, 2, 3, 1, 2, 0, 0, 3, 0, 1, 0, 2, 0, 0, 3, 1, 3, 1, 2], [0, 0, 2, 1, 0, 1, 0, 3, 2, 2, 0, 3, 3, 1, 0, 0, 3, 1, 1, 1, 2, 1, 2, 2, 1, 2, 3, 0, 3, 1, 1, 1], [1, 2, 1, 2, 2, 2, 1, 1, 0, 3, 2, 1, 2, 0, 3, 1, 0, 2, 2, 0, 2, 2, 3, 1, 1, 3, 3, 1, 3, 0, 0, 3], [2, 0, 2, 3, 2, 0, 0, 3, 2, 2, 2, 1, 3, 2, 2, 2, 2, 1, 0, 2, 3, 1, 0, 0, 0, 3, 2, 3, 3, 2, 3, 1]], [[0, 2, 2, 1, 3, 2, 1, 2, 1, 0, 3, 0, 3, 0, 0, 2, 2, 1, 3, 2, 3, 3, 2, 0, 1, 2, 2, 1, 3, 3, 2, 2], [3, 2, 0, 2, 0, 0, 3, 2, 1, 3, 2, 3, 2, 1, 3, 3, 2, 0, 2, 1, 3, 2, 0, 3, 3, 3, 2, 2, 0, 2, 2, 1], [2, 1, 3, 0, 3, 2, 0, 2, 3, 2, 1, 1, 0, 0, 0, 0, 3, 3, 1, 0, 1, 0, 0, 3, 2, 1, 0, 3, 0, 1, 2, 0], [0, 1, 0, 2, 2, 2, 3, 2, 0, 1, 2, 1, 0, 1, 3, 2, 1, 0, 1, 0, 1, 3, 3, 2, 1, 1, 1, 1, 1, 3, 1, 1]]]> : tensor<3x4x32xui2>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3x4x32xui2>, tensor<3x4x32xui2>) -> ()
  %20 = stablehlo.constant dense<"0x5B7B24A0A4C280ACD3CFEC1BE3800AA357E433371095717C1471A603143092746F55012F3D0B4143351ABF4957A1852362AA4AFAAF70A5E00971DA1F2B13F0551D2B54A5F53020770110035FD008DE188AEC62D62D565B76C599142C65FE07C9"> : tensor<3x4xi64>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x4xi64>) -> tensor<3x4x16xui4>
  %22 = stablehlo.constant dense<[[[11, 5, 11, 7, 4, 2, 0, 10, 4, 10, 2, 12, 0, 8, 12, 10], [3, 13, 15, 12, 12, 14, 11, 1, 3, 14, 0, 8, 10, 0, 3, 10], [7, 5, 4, 14, 3, 3, 7, 3, 0, 1, 5, 9, 1, 7, 12, 7], [4, 1, 1, 7, 6, 10, 3, 0, 4, 1, 0, 3, 2, 9, 4, 7]], [[15, 6, 5, 5, 1, 0, 15, 2, 13, 3, 11, 0, 1, 4, 3, 4], [5, 3, 10, 1, 15, 11, 9, 4, 7, 5, 1, 10, 5, 8, 3, 2], [2, 6, 10, 10, 10, 4, 10, 15, 15, 10, 0, 7, 5, 10, 0, 14], [9, 0, 1, 7, 10, 13, 15, 1, 11, 2, 3, 1, 0, 15, 5, 5]], [[13, 1, 11, 2, 4, 5, 5, 10, 5, 15, 0, 3, 0, 2, 7, 7], [1, 0, 0, 1, 3, 0, 15, 5, 0, 13, 8, 0, 14, 13, 8, 1], [10, 8, 12, 14, 2, 6, 6, 13, 13, 2, 6, 5, 11, 5, 6, 7], [5, 12, 9, 9, 4, 1, 12, 2, 5, 6, 14, 15, 7, 0, 9, 12]]]> : tensor<3x4x16xui4>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3x4x16xui4>, tensor<3x4x16xui4>) -> ()
  %23 = stablehlo.constant dense<"0x73A3966328284BB9778AE73626E774504F8694B45ADFD2931BAF53DE15D7C9EFA106FD04C8B551ACDA8FE2DAC8F08CBA117AF98FA145ABA35EB501C53213B0D3BC59BB5C24E27F0E8799ED1EF3567F54495A8B28C906072789142F91FB5BEE26"> : tensor<3x4xi64>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x4xi64>) -> tensor<3x4x8xui8>
  %25 = stablehlo.constant dense<"0x73A3966328284BB9778AE73626E774504F8694B45ADFD2931BAF53DE15D7C9EFA106FD04C8B551ACDA8FE2DAC8F08CBA117AF98FA145ABA35EB501C53213B0D3BC59BB5C24E27F0E8799ED1EF3567F54495A8B28C906072789142F91FB5BEE26"> : tensor<3x4x8xui8>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> ()
  %26 = stablehlo.constant dense<"0x55FD7E9301045E84B9B29038C3D85C3639477B162A1EE897935308741A44966601E2EF8A8C4BC1E64CBC41B901DD88DA37D94599BF09F8C24A4F9F7FC67E0274E12267E0F2CEABAF392CEA107293E753030A506625AB8171C3D0058B7BC239C4"> : tensor<3x4xi64>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xi64>) -> tensor<3x4x4xui16>
  %28 = stablehlo.constant dense<"0x55FD7E9301045E84B9B29038C3D85C3639477B162A1EE897935308741A44966601E2EF8A8C4BC1E64CBC41B901DD88DA37D94599BF09F8C24A4F9F7FC67E0274E12267E0F2CEABAF392CEA107293E753030A506625AB8171C3D0058B7BC239C4"> : tensor<3x4x4xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x4x4xui16>, tensor<3x4x4xui16>) -> ()
  %29 = stablehlo.constant dense<"0xB5030B060AD425964C89FCDAD2F82DFD80C0AE27659C9095D7C462D300CBEBBFA9CF789E7AEFB5ED172602B783CBF6DA1B54691FF477376D7B1B28273B49183F2F0D866A1C7037E5E6F0441A50C0DC4BBEAE01908EBFDF90EA831C7C748AE71F"> : tensor<3x4xi64>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xi64>) -> tensor<3x4x2xui32>
  %31 = stablehlo.constant dense<"0xB5030B060AD425964C89FCDAD2F82DFD80C0AE27659C9095D7C462D300CBEBBFA9CF789E7AEFB5ED172602B783CBF6DA1B54691FF477376D7B1B28273B49183F2F0D866A1C7037E5E6F0441A50C0DC4BBEAE01908EBFDF90EA831C7C748AE71F"> : tensor<3x4x2xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
  %32 = stablehlo.constant dense<"0xF98AA02B4E38FD892C201CA07D132815D09AF05FF89F070659CBC8D6522448275D3F441D2B8CE202D782715FDE73AEA767F515CF64259ACDB416B0EA674D5189BC64C9E011CCD8D3FCA17DBBDB44B30D97C67E6761F71F937CE9B17B98619C20"> : tensor<3x4xi64>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xi64>) -> tensor<3x4xui64>
  %34 = stablehlo.constant dense<"0xF98AA02B4E38FD892C201CA07D132815D09AF05FF89F070659CBC8D6522448275D3F441D2B8CE202D782715FDE73AEA767F515CF64259ACDB416B0EA674D5189BC64C9E011CCD8D3FCA17DBBDB44B30D97C67E6761F71F937CE9B17B98619C20"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %35 = stablehlo.constant dense<"0x7BD255115E4792CB3A2A8D11A6D2E7EC16E0C66A975A858A0F94FDC837EAB029AB512F28E4B6A19E81B19E50B6A7E1CC641CB70C025040EBC199D19B22CB85A7B20EAD9CB6FF65C9F9A65A55A7BE824F57092ECD1AD7DC88A1FA6115C4B1CC79"> : tensor<3x4xi64>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xi64>) -> tensor<3x4x16xf4E2M1FN>
  %37 = stablehlo.constant dense<[[[-1.5, 6.0, 1.0, -3.0, 3.0, 3.0, 0.5, 0.5, -4.0, 3.0, 6.0, 2.0, 1.0, -0.5, -1.5, -2.0], [-1.0, 1.5, -1.0, 1.0, -3.0, -0.0, 0.5, 0.5, 4.0, -1.0, 1.0, -3.0, 6.0, -4.0, -2.0, -4.0], [4.0, 0.5, 0.0, -4.0, 4.0, -2.0, -1.0, 4.0, 6.0, -0.5, -1.0, 3.0, 3.0, -0.0, -1.0, -0.0], [-6.0, 0.0, 2.0, -0.5, -3.0, -6.0, -0.0, -2.0, 6.0, 1.5, -1.0, -4.0, 0.0, -1.5, -0.5, 1.0]], [[-1.5, -1.0, 0.5, 3.0, -6.0, 1.0, -0.0, 1.0, 2.0, -4.0, 4.0, -1.5, 0.5, -1.0, -4.0, -0.5], [0.5, -0.0, 0.5, -1.5, -4.0, -0.5, 0.0, 3.0, 4.0, -1.5, 6.0, -1.0, 0.5, -4.0, -2.0, -2.0], [2.0, 4.0, -2.0, 0.5, 6.0, -1.5, -2.0, 0.0, 1.0, 0.0, 0.0, 3.0, 0.0, 2.0, -1.5, -4.0], [0.5, -2.0, -0.5, -0.5, 0.5, -3.0, -1.5, -0.5, 1.0, 1.0, -1.5, -2.0, 3.0, -0.0, 6.0, -1.0]], [[1.0, -1.5, -4.0, 0.0, -3.0, -1.0, -2.0, -0.5, 4.0, -1.5, -6.0, -6.0, 3.0, 4.0, -0.5, -2.0], [-0.5, -6.0, 4.0, -1.0, -1.0, 3.0, 3.0, 3.0, 6.0, -1.0, -4.0, -1.5, 1.0, -0.0, -6.0, 2.0], [6.0, 3.0, -0.5, 0.0, -4.0, 1.0, -3.0, -2.0, -1.0, 0.5, 6.0, -3.0, -2.0, -3.0, -0.0, -0.0], [0.5, -1.0, -1.0, -6.0, 0.5, 4.0, 3.0, 0.5, 2.0, -2.0, 0.5, -1.5, -2.0, -2.0, -0.5, 6.0]]]> : tensor<3x4x16xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x4x16xf4E2M1FN>, tensor<3x4x16xf4E2M1FN>) -> ()
  %38 = stablehlo.constant dense<[3042068176339230863, -3414604574499908940, 6863454009693610270]> : tensor<3xi64>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3xi64>) -> tensor<3x8xf8E3M4>
  %40 = stablehlo.constant dense<"0x8F603889E398372AB45282183BE39CD01EA104C40EE33F5F"> : tensor<3x8xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x8xf8E3M4>, tensor<3x8xf8E3M4>) -> ()
  %41 = stablehlo.constant dense<[-7247918274195663938, -4854823968048006357, -6976836622812810325]> : tensor<3xi64>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3xi64>) -> tensor<3x8xf8E4M3>
  %43 = stablehlo.constant dense<"0xBE538111BB386A9B2B3B72B15233A0BCAB734E710E4C2D9F"> : tensor<3x8xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x8xf8E4M3>, tensor<3x8xf8E4M3>) -> ()
  %44 = stablehlo.constant dense<[-8948849558395895881, -6459844631451737044, -7964212436201173613]> : tensor<3xi64>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3xi64>) -> tensor<3x8xf8E4M3FN>
  %46 = stablehlo.constant dense<"0xB7BF665BBD4CCF832CE41A8E88055AA6930D7B48FC6E7991"> : tensor<3x8xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3x8xf8E4M3FN>, tensor<3x8xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<[-7255482684804901089, 610921977612130946, 2471262080680581229]> : tensor<3xi64>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3xi64>) -> tensor<3x8xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<"0x1FD7347AF0584F9B82DA0C454D6E7A086DD8DBE1C4AF4B22"> : tensor<3x8xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3x8xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>) -> ()
  %50 = stablehlo.constant dense<[1824856582906700089, 8736824119965965313, -7582421719469412910]> : tensor<3xi64>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3xi64>) -> tensor<3x8xf8E4M3B11FNUZ>
  %52 = stablehlo.constant dense<"0x39E12FC66431531901DCA2573F6F3F79D2ADD1999ED3C596"> : tensor<3x8xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3x8xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>) -> ()
  %53 = stablehlo.constant dense<[1028255582838942238, 4481917124714369707, -1060122454937987448]> : tensor<3xi64>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3xi64>) -> tensor<3x8xf8E5M2>
  %55 = stablehlo.constant dense<"0x1E6A6D310119450EAB1257F3E0F7323E889601773EB049F1"> : tensor<3x8xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3x8xf8E5M2>, tensor<3x8xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<[6166952039899332842, 2496804963874584113, 7770479562332804982]> : tensor<3xi64>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3xi64>) -> tensor<3x8xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0xEA0012D5346A955531362DD1E26EA622769747FFFD49D66B"> : tensor<3x8xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x8xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<[5310886280574288638, 5668006273191666741, 9217363917001757023]> : tensor<3xi64>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3xi64>) -> tensor<3x8xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0xFE422014EF0EB449356446D2ACCDA84E5F916496A5A7EA7F"> : tensor<3x8xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<[4805414183041352392, -4419365301742976316, -4413031837717970406]> : tensor<3xi64>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3xi64>) -> tensor<3x4xbf16>
  %64 = stablehlo.constant dense<"0xC8C2CD42BD42B042C442EC40AC42ABC21AC254C2ECC2C1C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %65 = stablehlo.constant dense<[-3253620759617284982, -2971720089389215560, 6209989895015912936]> : tensor<3xi64>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3xi64>) -> tensor<3x4xf16>
  %67 = stablehlo.constant dense<"0x8AD42C5528D1D8D2B85010D45254C2D6E8553057E8502E56"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %68 = stablehlo.constant dense<[-4526117622249979904, 4645463018896031744, 4812799892552204288]> : tensor<3xi64>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3xi64>) -> tensor<3x2xf32>
  %70 = stablehlo.constant dense<[[-41.875, -11.0], [-65.5, 3.875], [-78.375, 101.25]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %71 = stablehlo.constant dense<"0x00000000008059C000000000000003C00000000000D04C4000000000000031C00000000000A854C00000000000C05AC000000000003859400000000000F051C000000000007052C00000000000285EC000000000008853400000000000605540"> : tensor<3x4xi64>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x4xi64>) -> tensor<3x4xf64>
  %73 = stablehlo.constant dense<[[-102.0, -2.375, 57.625, -17.0], [-82.625, -107.0, 100.875, -71.75], [-73.75, -120.625, 78.125, 85.5]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  return
}
// -----
// bitcast_convert of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[3, 2], [0, 1], [1, 1]]> : tensor<3x2xui2>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x2xui2>) -> tensor<3xi4>
  %2 = stablehlo.constant dense<[-5, 4, 5]> : tensor<3xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xi4>, tensor<3xi4>) -> ()
  %3 = stablehlo.constant dense<[[3, 2, 0, 3], [3, 1, 1, 1], [3, 1, 1, 2]]> : tensor<3x4xui2>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xui2>) -> tensor<3xi8>
  %5 = stablehlo.constant dense<[-53, 87, -105]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %6 = stablehlo.constant dense<[[1, 3, 3, 2, 1, 1, 0, 0], [3, 3, 3, 0, 1, 1, 0, 0], [3, 0, 2, 2, 0, 3, 0, 3]]> : tensor<3x8xui2>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x8xui2>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[1469, 1343, -13149]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<[[0, 3, 0, 1, 0, 3, 1, 1, 1, 2, 0, 1, 3, 2, 3, 0], [3, 0, 0, 1, 3, 1, 3, 3, 1, 3, 3, 2, 1, 0, 2, 3], [1, 3, 1, 3, 1, 3, 3, 1, 1, 0, 0, 2, 0, 3, 2, 1]]> : tensor<3x16xui2>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x16xui2>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[994663500, -507644093, 1820425693]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<[[1, 3, 0, 3, 3, 0, 0, 0, 0, 2, 0, 1, 3, 0, 1, 1, 0, 1, 0, 1, 1, 2, 0, 3, 2, 2, 1, 3, 2, 2, 0, 2], [2, 0, 0, 1, 3, 0, 0, 3, 0, 1, 0, 0, 1, 3, 1, 1, 3, 0, 2, 3, 3, 1, 2, 2, 2, 2, 1, 0, 2, 0, 3, 1], [1, 3, 1, 2, 2, 0, 3, 0, 2, 0, 1, 2, 0, 2, 1, 1, 3, 1, 3, 3, 3, 0, 1, 3, 1, 1, 1, 1, 3, 1, 2, 0]]> : tensor<3x32xui2>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x32xui2>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[-8441213256260385843, 8222068664678269762, 2834404599795954333]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<[[3, 2, 3, 3], [2, 2, 2, 3], [3, 2, 0, 0]]> : tensor<3x4xui2>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xui2>) -> tensor<3x4xui2>
  stablehlo.custom_call @check.expect_eq(%16, %15) : (tensor<3x4xui2>, tensor<3x4xui2>) -> ()
  %17 = stablehlo.constant dense<[[2, 1, 1, 3], [1, 2, 1, 2], [2, 0, 0, 1]]> : tensor<3x4xui2>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x4xui2>) -> tensor<3xui8>
  %19 = stablehlo.constant dense<[214, 153, 66]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %20 = stablehlo.constant dense<[[2, 0, 3, 1, 3, 0, 0, 2, 1, 1, 3, 1, 1, 0, 0, 3], [0, 1, 1, 1, 3, 3, 1, 3, 2, 1, 3, 1, 3, 3, 2, 2], [0, 3, 2, 0, 2, 0, 1, 2, 1, 0, 3, 0, 0, 0, 2, 1]]> : tensor<3x16xui2>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x16xui2>) -> tensor<3xui32>
  %22 = stablehlo.constant dense<[3245704050, 2943803220, 1613861420]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %23 = stablehlo.constant dense<[[2, 3, 2, 1, 3, 2, 3, 0, 2, 3, 3, 0, 2, 1, 0, 2, 3, 3, 3, 3, 1, 3, 1, 2, 2, 2, 1, 3, 3, 3, 3, 1], [1, 2, 3, 2, 2, 2, 3, 1, 0, 0, 2, 3, 0, 2, 1, 0, 0, 1, 0, 3, 1, 0, 1, 1, 0, 3, 3, 3, 2, 1, 0, 0], [3, 2, 1, 0, 3, 1, 0, 1, 1, 3, 1, 3, 1, 2, 1, 3, 2, 1, 0, 1, 2, 0, 0, 3, 3, 3, 1, 1, 2, 3, 1, 0]]> : tensor<3x32xui2>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x32xui2>) -> tensor<3xui64>
  %25 = stablehlo.constant dense<[9212849708534217582, 503367161031457465, 2188681553484007195]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %26 = stablehlo.constant dense<[[1, 3, 3, 1], [2, 1, 3, 3], [2, 3, 0, 2]]> : tensor<3x4xui2>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xui2>) -> tensor<3xf8E4M3FN>
  %28 = stablehlo.constant dense<[416.0, -224.0, 0x8E]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<[[1, 0, 3, 2], [3, 2, 1, 2], [0, 1, 1, 0]]> : tensor<3x4xui2>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xui2>) -> tensor<3xf8E5M2>
  %31 = stablehlo.constant dense<[-0.15625, 0x9B, 0x14]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[3, 1, 3, 3, 2, 0, 0, 1], [3, 1, 3, 2, 2, 0, 0, 1], [0, 0, 3, 0, 2, 0, 0, 3]]> : tensor<3x8xui2>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x8xui2>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[123.5, 91.5, -44.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[0, 3, 3, 3, 1, 0, 1, 3], [0, 0, 0, 2, 3, 1, 0, 1], [0, 0, 0, 0, 3, 1, 0, 1]]> : tensor<3x8xui2>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x8xui2>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[-47.875, 7.5, 7.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 2, 2, 0, 0, 1]]> : tensor<3x16xui2>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x16xui2>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[-3.0, -4.0, 74.875]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 1, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 1]]> : tensor<3x32xui2>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x32xui2>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-70.25, -69.875, 2.875]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[1, 10, 9, 11], [8, 4, 1, 3], [13, 9, 12, 3]]> : tensor<3x4xui4>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xui4>) -> tensor<3x4xi4>
  %2 = stablehlo.constant dense<[[1, -6, -7, -5], [-8, 4, 1, 3], [-3, -7, -4, 3]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %3 = stablehlo.constant dense<[[1, 9], [14, 14], [6, 9]]> : tensor<3x2xui4>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x2xui4>) -> tensor<3xi8>
  %5 = stablehlo.constant dense<[-111, -18, -106]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %6 = stablehlo.constant dense<[[12, 10, 13, 10], [11, 10, 14, 5], [10, 9, 15, 4]]> : tensor<3x4xui4>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xui4>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[-21076, 24235, 20378]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<[[5, 10, 14, 14, 10, 13, 10, 0], [9, 8, 2, 8, 2, 3, 9, 1], [0, 14, 14, 14, 10, 5, 14, 12]]> : tensor<3x8xui4>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x8xui4>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[182120101, 422740617, -832901408]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<[[14, 5, 9, 7, 7, 2, 14, 1, 5, 5, 8, 9, 3, 15, 11, 15], [12, 0, 4, 1, 9, 3, 10, 8, 8, 8, 13, 2, 2, 4, 7, 2], [5, 13, 10, 15, 9, 2, 9, 2, 0, 5, 11, 3, 14, 11, 9, 10]]> : tensor<3x16xui4>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x16xui4>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[-291722059503404706, 2828873580399891468, -6215465220250666283]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<[[6, 9, 6, 2], [9, 14, 11, 9], [12, 11, 8, 14]]> : tensor<3x4xui4>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xui4>) -> tensor<3x4xui4>
  stablehlo.custom_call @check.expect_eq(%16, %15) : (tensor<3x4xui4>, tensor<3x4xui4>) -> ()
  %17 = stablehlo.constant dense<[[14, 11], [14, 9], [1, 14]]> : tensor<3x2xui4>
  %18 = "stablehlo.bitcast_convert"(%17) : (tensor<3x2xui4>) -> tensor<3xui8>
  %19 = stablehlo.constant dense<[190, 158, 225]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%18, %19) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %20 = stablehlo.constant dense<[[9, 15, 7, 12, 12, 7, 10, 14], [2, 15, 15, 7, 8, 13, 11, 10], [6, 13, 9, 2, 5, 7, 14, 3]]> : tensor<3x8xui4>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x8xui4>) -> tensor<3xui32>
  %22 = stablehlo.constant dense<[3934046201, 2883092466, 1047865814]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %23 = stablehlo.constant dense<[[1, 8, 15, 7, 11, 3, 14, 13, 7, 8, 14, 5, 1, 11, 10, 10], [6, 8, 10, 3, 10, 11, 5, 2, 0, 13, 1, 10, 14, 14, 10, 4], [13, 2, 6, 7, 6, 4, 12, 13, 15, 7, 14, 4, 14, 7, 0, 7]]> : tensor<3x16xui4>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x16xui4>) -> tensor<3xui64>
  %25 = stablehlo.constant dense<[12299715994967572353, 5399430918622034566, 8106002690376889901]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %26 = stablehlo.constant dense<[[4, 13], [1, 3], [10, 6]]> : tensor<3x2xui4>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x2xui4>) -> tensor<3xf8E4M3FN>
  %28 = stablehlo.constant dense<[-12.0, 0.5625, 80.0]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<[[11, 15], [10, 12], [5, 3]]> : tensor<3x2xui4>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x2xui4>) -> tensor<3xf8E5M2>
  %31 = stablehlo.constant dense<[-57344.0, -12.0, 0.3125]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[12, 15, 1, 12], [9, 5, 2, 4], [4, 12, 2, 12]]> : tensor<3x4xui4>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xui4>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[-31.5, 54.25, -98.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[0, 4, 13, 12], [0, 5, 14, 4], [4, 7, 4, 13]]> : tensor<3x4xui4>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xui4>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[-21.0, 25.25, -71.25]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<[[0, 0, 0, 4, 8, 12, 2, 12], [0, 0, 0, 8, 9, 12, 2, 4], [0, 0, 0, 4, 7, 12, 2, 12]]> : tensor<3x8xui4>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x8xui4>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[-100.125, 100.75, -99.625]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 5, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 13, 5, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 3, 5, 0, 12]]> : tensor<3x16xui4>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x16xui4>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[120.25, -116.625, -77.875]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<"0x135D9F0CEDA390454CFE2B1F"> : tensor<3x4xui8>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xui8>) -> tensor<3x4x4xi2>
  %2 = stablehlo.constant dense<[[[-1, 0, 1, 0], [1, -1, 1, 1], [-1, -1, 1, -2], [0, -1, 0, 0]], [[1, -1, -2, -1], [-1, 0, -2, -2], [0, 0, 1, -2], [1, 1, 0, 1]], [[0, -1, 0, 1], [-2, -1, -1, -1], [-1, -2, -2, 0], [-1, -1, 1, 0]]]> : tensor<3x4x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x4xi2>, tensor<3x4x4xi2>) -> ()
  %3 = stablehlo.constant dense<"0x5CFD7D0FC06338479C897582"> : tensor<3x4xui8>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xui8>) -> tensor<3x4x2xi4>
  %5 = stablehlo.constant dense<[[[-4, 5], [-3, -1], [-3, 7], [-1, 0]], [[0, -4], [3, 6], [-8, 3], [7, 4]], [[-4, -7], [-7, -8], [5, 7], [2, -8]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %6 = stablehlo.constant dense<"0x8654DC2F3E3F09E4744357E5"> : tensor<3x4xui8>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xui8>) -> tensor<3x4xi8>
  %8 = stablehlo.constant dense<"0x8654DC2F3E3F09E4744357E5"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %9 = stablehlo.constant dense<[[160, 87], [43, 113], [130, 95]]> : tensor<3x2xui8>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x2xui8>) -> tensor<3xi16>
  %11 = stablehlo.constant dense<[22432, 28971, 24450]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %12 = stablehlo.constant dense<"0xB5843AB9AAB84CB1DB9861F6"> : tensor<3x4xui8>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xui8>) -> tensor<3xi32>
  %14 = stablehlo.constant dense<[-1187347275, -1320372054, -161376037]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %15 = stablehlo.constant dense<"0xC14195AFD46C4441429774DB0CC5D47C0DC021463B026511"> : tensor<3x8xui8>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x8xui8>) -> tensor<3xi64>
  %17 = stablehlo.constant dense<[4703003571616301505, 8995031014777853762, 1253410524895494157]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %18 = stablehlo.constant dense<"0xA8F58C2C3626DE68794E4461"> : tensor<3x4xui8>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xui8>) -> tensor<3x4x4xui2>
  %20 = stablehlo.constant dense<[[[0, 2, 2, 2], [1, 1, 3, 3], [0, 3, 0, 2], [0, 3, 2, 0]], [[2, 1, 3, 0], [2, 1, 2, 0], [2, 3, 1, 3], [0, 2, 2, 1]], [[1, 2, 3, 1], [2, 3, 0, 1], [0, 1, 0, 1], [1, 0, 2, 1]]]> : tensor<3x4x4xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> ()
  %21 = stablehlo.constant dense<"0xEB5D19FF6287A0AAC64BD542"> : tensor<3x4xui8>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x4xui8>) -> tensor<3x4x2xui4>
  %23 = stablehlo.constant dense<[[[11, 14], [13, 5], [9, 1], [15, 15]], [[2, 6], [7, 8], [0, 10], [10, 10]], [[6, 12], [11, 4], [5, 13], [2, 4]]]> : tensor<3x4x2xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x4x2xui4>, tensor<3x4x2xui4>) -> ()
  %24 = stablehlo.constant dense<"0x16D65A8949B1E9ED07A854F6"> : tensor<3x4xui8>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xui8>) -> tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %26 = stablehlo.constant dense<[[238, 208], [0, 75], [70, 44]]> : tensor<3x2xui8>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x2xui8>) -> tensor<3xui16>
  %28 = stablehlo.constant dense<[53486, 19200, 11334]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %29 = stablehlo.constant dense<"0xDF3832170F2C613FEBCA0C99"> : tensor<3x4xui8>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xui8>) -> tensor<3xui32>
  %31 = stablehlo.constant dense<[389167327, 1063332879, 2567752427]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %32 = stablehlo.constant dense<"0x2F96C6D0E61235ADB3958A7CB9D7A90416D236428932D863"> : tensor<3x8xui8>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x8xui8>) -> tensor<3xui64>
  %34 = stablehlo.constant dense<[12480902724881651247, 336036838874191283, 7194555969827164694]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %35 = stablehlo.constant dense<"0xD3D1919E19D10DA5570BC2A2"> : tensor<3x4xui8>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xui8>) -> tensor<3x4x2xf4E2M1FN>
  %37 = stablehlo.constant dense<[[[1.5, -3.0], [0.5, -3.0], [0.5, -0.5], [-4.0, -0.5]], [[-0.5, 0.5], [0.5, -3.0], [-3.0, 0.0], [3.0, -1.0]], [[6.0, 3.0], [-1.5, 0.0], [1.0, -2.0], [1.0, -1.0]]]> : tensor<3x4x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x4x2xf4E2M1FN>, tensor<3x4x2xf4E2M1FN>) -> ()
  %38 = stablehlo.constant dense<"0xB584AE39100FCC31676344B4"> : tensor<3x4xui8>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xui8>) -> tensor<3x4xf8E3M4>
  %40 = stablehlo.constant dense<"0xB584AE39100FCC31676344B4"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %41 = stablehlo.constant dense<"0x4C552885408A39D929CF18E7"> : tensor<3x4xui8>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x4xui8>) -> tensor<3x4xf8E4M3>
  %43 = stablehlo.constant dense<"0x4C552885408A39D929CF18E7"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %44 = stablehlo.constant dense<"0xA45D776626C6512F77367015"> : tensor<3x4xui8>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3x4xui8>) -> tensor<3x4xf8E4M3FN>
  %46 = stablehlo.constant dense<"0xA45D776626C6512F77367015"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<"0x71A8A089DAC2C8EDE89E08AA"> : tensor<3x4xui8>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3x4xui8>) -> tensor<3x4xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<"0x71A8A089DAC2C8EDE89E08AA"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %50 = stablehlo.constant dense<"0x032E81F8477A9724F6C3C734"> : tensor<3x4xui8>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3x4xui8>) -> tensor<3x4xf8E4M3B11FNUZ>
  %52 = stablehlo.constant dense<"0x032E81F8477A9724F6C3C734"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %53 = stablehlo.constant dense<"0x1BCAEC5C9E9A42806098ADCE"> : tensor<3x4xui8>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3x4xui8>) -> tensor<3x4xf8E5M2>
  %55 = stablehlo.constant dense<"0x1BCAEC5C9E9A42806098ADCE"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<"0xAE1432FDC831E24C5B34013A"> : tensor<3x4xui8>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3x4xui8>) -> tensor<3x4xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0xAE1432FDC831E24C5B34013A"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<"0xD7EA0EB66AEC6B0592CA67B3"> : tensor<3x4xui8>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x4xui8>) -> tensor<3x4xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0xD7EA0EB66AEC6B0592CA67B3"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<[[177, 193], [149, 193], [170, 194]]> : tensor<3x2xui8>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x2xui8>) -> tensor<3xbf16>
  %64 = stablehlo.constant dense<[-22.125, -18.625, -85.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %65 = stablehlo.constant dense<[[28, 215], [70, 86], [32, 82]]> : tensor<3x2xui8>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x2xui8>) -> tensor<3xf16>
  %67 = stablehlo.constant dense<[-113.75, 100.375, 49.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %68 = stablehlo.constant dense<"0x00005BC20000B5410080A242"> : tensor<3x4xui8>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x4xui8>) -> tensor<3xf32>
  %70 = stablehlo.constant dense<[-54.75, 22.625, 81.25]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %71 = stablehlo.constant dense<"0x00000000004850C000000000006057400000000000985640"> : tensor<3x8xui8>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x8xui8>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[-65.125, 93.5, 90.375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x01390B66A67B3A146C2BA9CACF303D2965D9A6A0BBC51786"> : tensor<3x4xui16>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xui16>) -> tensor<3x4x4xi4>
  %2 = stablehlo.constant dense<[[[1, 0, -7, 3], [-5, 0, 6, 6], [6, -6, -5, 7], [-6, 3, 4, 1]], [[-4, 6, -5, 2], [-7, -6, -6, -4], [-1, -4, 0, 3], [-3, 3, -7, 2]], [[5, 6, -7, -3], [6, -6, 0, -6], [-5, -5, 5, -4], [7, 1, 6, -8]]]> : tensor<3x4x4xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x4xi4>, tensor<3x4x4xi4>) -> ()
  %3 = stablehlo.constant dense<"0x757B3A8B3E15A2256E63969687520616A0AA7D6ED3D1F58E"> : tensor<3x4xui16>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xui16>) -> tensor<3x4x2xi8>
  %5 = stablehlo.constant dense<"0x757B3A8B3E15A2256E63969687520616A0AA7D6ED3D1F58E"> : tensor<3x4x2xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x2xi8>, tensor<3x4x2xi8>) -> ()
  %6 = stablehlo.constant dense<"0x5CAE9F1C381F36A8B20CCAB39526F0FD59CF65B57F393BBD"> : tensor<3x4xui16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xui16>) -> tensor<3x4xi16>
  %8 = stablehlo.constant dense<"0x5CAE9F1C381F36A8B20CCAB39526F0FD59CF65B57F393BBD"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %9 = stablehlo.constant dense<[[53953, 47660], [22063, 59750], [3645, 23423]]> : tensor<3x2xui16>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x2xui16>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[-1171467583, -379169233, 1535053373]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0x21CE23E3BD8646DD19410E04A492545DA12FBFE33FF15956"> : tensor<3x4xui16>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xui16>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[-2502164392840016351, 6725161376711328025, 6222269616895242145]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0x65E06F2F2DA00A3B1DFAD982BC891B7B228CBF6EA98779D2"> : tensor<3x4xui16>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xui16>) -> tensor<3x4x2xui8>
  %17 = stablehlo.constant dense<"0x65E06F2F2DA00A3B1DFAD982BC891B7B228CBF6EA98779D2"> : tensor<3x4x2xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
  %18 = stablehlo.constant dense<"0x98708747DF5B8160C524F8377145878D28C85A01409BB814"> : tensor<3x4xui16>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xui16>) -> tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%19, %18) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %20 = stablehlo.constant dense<[[62571, 40703], [29366, 28535], [6656, 34377]]> : tensor<3x2xui16>
  %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3x2xui16>) -> tensor<3xui32>
  %22 = stablehlo.constant dense<[2667574379, 1870099126, 2252937728]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%21, %22) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %23 = stablehlo.constant dense<"0xA63C85E9730798DD91B286907B5833284D793DD1ADB892C9"> : tensor<3x4xui16>
  %24 = "stablehlo.bitcast_convert"(%23) : (tensor<3x4xui16>) -> tensor<3xui64>
  %25 = stablehlo.constant dense<[15967520673262550182, 2896756273058329233, 14524874804902590797]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%24, %25) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %26 = stablehlo.constant dense<[59765, 38828, 22204]> : tensor<3xui16>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3xui16>) -> tensor<3x2xf8E4M3FN>
  %28 = stablehlo.constant dense<[[208.0, -72.0], [-0.375, 0x97], [-1.5, 14.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<[22486, 41088, 36429]> : tensor<3xui16>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3xui16>) -> tensor<3x2xf8E5M2>
  %31 = stablehlo.constant dense<[[-96.0, 112.0], [-0.0, -0.0078125], [20.0, 0x8E]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<"0xD04260BF95C20E42B042EFC2E142DB42EEC25A42304228C2"> : tensor<3x4xui16>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xui16>) -> tensor<3x4xbf16>
  %34 = stablehlo.constant dense<"0xD04260BF95C20E42B042EFC2E142DB42EEC25A42304228C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %35 = stablehlo.constant dense<"0x8AD5A45000D5A85788CDC0C10854C04E92D7F654E0557056"> : tensor<3x4xui16>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xui16>) -> tensor<3x4xf16>
  %37 = stablehlo.constant dense<"0x8AD5A45000D5A85788CDC0C10854C04E92D7F654E0557056"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %38 = stablehlo.constant dense<[[0, 16862], [0, 49557], [0, 16873]]> : tensor<3x2xui16>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x2xui16>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[27.75, -18.625, 29.125]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x00000000008032C00000000000D043C00000000000A055C0"> : tensor<3x4xui16>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x4xui16>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-18.5, -39.625, -86.5]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<"0x4CF154A187B8B7EBD28F06510DC4EA90F4F54C5D8A07272707F075D4D70013B12A141FE805AE20845A02E14BCF1316CE"> : tensor<3x4xui32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xui32>) -> tensor<3x4x16xi2>
  %2 = stablehlo.constant dense<[[[0, -1, 0, 1, 1, 0, -1, -1, 0, 1, 1, 1, 1, 0, -2, -2], [-1, 1, 0, -2, 0, -2, -1, -2, -1, 1, -1, -2, -1, -2, -2, -1], [-2, 0, 1, -1, -1, -1, 0, -2, -2, 1, 0, 0, 1, 0, 1, 1], [1, -1, 0, 0, 0, 1, 0, -1, -2, -2, -2, -1, 0, 0, 1, -2]], [[0, 1, -1, -1, 1, 1, -1, -1, 0, -1, 0, 1, 1, -1, 1, 1], [-2, -2, 0, -2, -1, 1, 0, 0, -1, 1, -2, 0, -1, 1, -2, 0], [-1, 1, 0, 0, 0, 0, -1, -1, 1, 1, -1, 1, 0, 1, 1, -1], [-1, 1, 1, -1, 0, 0, 0, 0, -1, 0, 1, 0, 1, 0, -1, -2]], [[-2, -2, -2, 0, 0, 1, 1, 0, -1, -1, 1, 0, 0, -2, -2, -1], [1, 1, 0, 0, -2, -1, -2, -2, 0, 0, -2, 0, 0, 1, 0, -2], [-2, -2, 1, 1, -2, 0, 0, 0, 1, 0, -2, -1, -1, -2, 0, 1], [-1, -1, 0, -1, -1, 0, 1, 0, -2, 1, 1, 0, -2, -1, 0, -1]]]> : tensor<3x4x16xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x16xi2>, tensor<3x4x16xi2>) -> ()
  %3 = stablehlo.constant dense<"0x4DFB0494DBD43D767C94CA5BF2B871FC85BF3E745E9D69FFEE59774927D0AEA9F24ED9FFEC11DFAC67302A5EBF1EE8BD"> : tensor<3x4xui32>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xui32>) -> tensor<3x4x8xi4>
  %5 = stablehlo.constant dense<[[[-3, 4, -5, -1, 4, 0, 4, -7], [-5, -3, 4, -3, -3, 3, 6, 7], [-4, 7, 4, -7, -6, -4, -5, 5], [2, -1, -8, -5, 1, 7, -4, -1]], [[5, -8, -1, -5, -2, 3, 4, 7], [-2, 5, -3, -7, -7, 6, -1, -1], [-2, -2, -7, 5, 7, 7, -7, 4], [7, 2, 0, -3, -2, -6, -7, -6]], [[2, -1, -2, 4, -7, -3, -1, -1], [-4, -2, 1, 1, -1, -3, -4, -6], [7, 6, 0, 3, -6, 2, -2, 5], [-1, -5, -2, 1, -8, -2, -3, -5]]]> : tensor<3x4x8xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x8xi4>, tensor<3x4x8xi4>) -> ()
  %6 = stablehlo.constant dense<"0xC126BAC6DBC01AAD083D5B754887842ABC5B964B273BB43F7D113467C7A5B05BFD182F30CB944B6464C524BEAB43F652"> : tensor<3x4xui32>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xui32>) -> tensor<3x4x4xi8>
  %8 = stablehlo.constant dense<"0xC126BAC6DBC01AAD083D5B754887842ABC5B964B273BB43F7D113467C7A5B05BFD182F30CB944B6464C524BEAB43F652"> : tensor<3x4x4xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x4xi8>, tensor<3x4x4xi8>) -> ()
  %9 = stablehlo.constant dense<"0x4F97E0F8CCB61CDB98F2D230570397A1506111453A9C8ABC20688157DEA5272D6AEAEC3D0DBB3D4BB98F0FF998FEDC7B"> : tensor<3x4xui32>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xui32>) -> tensor<3x4x2xi16>
  %11 = stablehlo.constant dense<"0x4F97E0F8CCB61CDB98F2D230570397A1506111453A9C8ABC20688157DEA5272D6AEAEC3D0DBB3D4BB98F0FF998FEDC7B"> : tensor<3x4x2xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4x2xi16>, tensor<3x4x2xi16>) -> ()
  %12 = stablehlo.constant dense<"0x9C547708D84EC02550F02173A9ADC657D9810EAA390711C41F2010720CE806102C36429052E11B73882FFD0A3C553F59"> : tensor<3x4xui32>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xui32>) -> tensor<3x4xi32>
  %14 = stablehlo.constant dense<"0x9C547708D84EC02550F02173A9ADC657D9810EAA390711C41F2010720CE806102C36429052E11B73882FFD0A3C553F59"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %15 = stablehlo.constant dense<[[7707431, 1229045463], [1140197668, 335834554], [3974980867, 3275654865]]> : tensor<3x2xui32>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x2xui32>) -> tensor<3xi64>
  %17 = stablehlo.constant dense<[5278710068889885479, 1442398427436943652, -4377913551576275709]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %18 = stablehlo.constant dense<"0xF1DC11CFDC8909B6D05F3558B15FBAF15BF3D3BB03B176875F3288AB3702B067BD4FB5850E349233909E8C44D68CDDAA"> : tensor<3x4xui32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xui32>) -> tensor<3x4x16xui2>
  %20 = stablehlo.constant dense<[[[1, 0, 3, 3, 0, 3, 1, 3, 1, 0, 1, 0, 3, 3, 0, 3], [0, 3, 1, 3, 1, 2, 0, 2, 1, 2, 0, 0, 2, 1, 3, 2], [0, 0, 1, 3, 3, 3, 1, 1, 1, 1, 3, 0, 0, 2, 1, 1], [1, 0, 3, 2, 3, 3, 1, 1, 2, 2, 3, 2, 1, 0, 3, 3]], [[3, 2, 1, 1, 3, 0, 3, 3, 3, 0, 1, 3, 3, 2, 3, 2], [3, 0, 0, 0, 1, 0, 3, 2, 2, 1, 3, 1, 3, 1, 0, 2], [3, 3, 1, 1, 2, 0, 3, 0, 0, 2, 0, 2, 3, 2, 2, 2], [3, 1, 3, 0, 2, 0, 0, 0, 0, 0, 3, 2, 3, 1, 2, 1]], [[1, 3, 3, 2, 3, 3, 0, 1, 1, 1, 3, 2, 1, 1, 0, 2], [2, 3, 0, 0, 0, 1, 3, 0, 2, 0, 1, 2, 3, 0, 3, 0], [0, 0, 1, 2, 2, 3, 1, 2, 0, 3, 0, 2, 0, 1, 0, 1], [2, 1, 1, 3, 0, 3, 0, 2, 1, 3, 1, 3, 2, 2, 2, 2]]]> : tensor<3x4x16xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x16xui2>, tensor<3x4x16xui2>) -> ()
  %21 = stablehlo.constant dense<"0x7D88C3BED88C2DBECD37FD7CE2F75BDAC7BAFAF791F5824F1853D197240793515A814DC4E1D9D89794184F586764096E"> : tensor<3x4xui32>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x4xui32>) -> tensor<3x4x8xui4>
  %23 = stablehlo.constant dense<[[[13, 7, 8, 8, 3, 12, 14, 11], [8, 13, 12, 8, 13, 2, 14, 11], [13, 12, 7, 3, 13, 15, 12, 7], [2, 14, 7, 15, 11, 5, 10, 13]], [[7, 12, 10, 11, 10, 15, 7, 15], [1, 9, 5, 15, 2, 8, 15, 4], [8, 1, 3, 5, 1, 13, 7, 9], [4, 2, 7, 0, 3, 9, 1, 5]], [[10, 5, 1, 8, 13, 4, 4, 12], [1, 14, 9, 13, 8, 13, 7, 9], [4, 9, 8, 1, 15, 4, 8, 5], [7, 6, 4, 6, 9, 0, 14, 6]]]> : tensor<3x4x8xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x4x8xui4>, tensor<3x4x8xui4>) -> ()
  %24 = stablehlo.constant dense<"0x237F371C72E326000D0A0EBAD368C576ADEE561CD13F285BF25C5BA57BB8B0B2731B1F2CB2DB790212D147855239F81B"> : tensor<3x4xui32>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xui32>) -> tensor<3x4x4xui8>
  %26 = stablehlo.constant dense<"0x237F371C72E326000D0A0EBAD368C576ADEE561CD13F285BF25C5BA57BB8B0B2731B1F2CB2DB790212D147855239F81B"> : tensor<3x4x4xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
  %27 = stablehlo.constant dense<"0x49A8FDFA4EBCC4D4477D87DB3D767931E57BAE434421CBF261FCE8BD5FC8299EA6350D30AB53E748C8EC8C7F4C5309CA"> : tensor<3x4xui32>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xui32>) -> tensor<3x4x2xui16>
  %29 = stablehlo.constant dense<"0x49A8FDFA4EBCC4D4477D87DB3D767931E57BAE434421CBF261FCE8BD5FC8299EA6350D30AB53E748C8EC8C7F4C5309CA"> : tensor<3x4x2xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
  %30 = stablehlo.constant dense<"0xBAB28262A8D9B20702E4D86564C053BC5FA650F3512A825F1EF59E4DB944599C0C8D895D7C9286B1412FF9CA5044F74A"> : tensor<3x4xui32>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xui32>) -> tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %32 = stablehlo.constant dense<[[1561257389, 2076933751], [2999728914, 4216129907], [2612567242, 3485607692]]> : tensor<3x2xui32>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xui32>) -> tensor<3xui64>
  %34 = stablehlo.constant dense<[8920362538064864685, 18108140069252250386, 14970571046438608074]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %35 = stablehlo.constant dense<"0xFD2FED0E01F58DB40F8C1FA99E92FC58AAB9B2601F2814E2036B80594BA982097DF6B998A6E30D4818C834E2DB83708B"> : tensor<3x4xui32>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xui32>) -> tensor<3x4x8xf4E2M1FN>
  %37 = stablehlo.constant dense<[[[-3.0, -6.0, -6.0, 1.0, -3.0, -4.0, -4.0, 0.0], [0.5, 0.0, 3.0, -6.0, -3.0, -0.0, 2.0, -1.5], [-6.0, 0.0, -2.0, -0.0, -6.0, 0.5, -0.5, -1.0], [-4.0, -0.5, 1.0, -0.5, -2.0, -6.0, -0.0, 3.0]], [[-1.0, -1.0, -0.5, -1.5, 1.0, -1.5, 0.0, 4.0], [-6.0, 0.5, -0.0, 1.0, 2.0, 0.5, 1.0, -4.0], [1.5, 0.0, -1.5, 4.0, 0.0, -0.0, -0.5, 3.0], [-1.5, 2.0, -0.5, -1.0, 1.0, -0.0, -0.5, 0.0]], [[-3.0, 6.0, 4.0, -6.0, -0.5, -1.5, -0.0, -0.5], [4.0, -1.0, 1.5, -4.0, -3.0, 0.0, -0.0, 2.0], [-0.0, 0.5, -0.0, -2.0, 2.0, 1.5, 1.0, -4.0], [-1.5, -3.0, 1.5, -0.0, 0.0, 6.0, -1.5, -0.0]]]> : tensor<3x4x8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3x4x8xf4E2M1FN>, tensor<3x4x8xf4E2M1FN>) -> ()
  %38 = stablehlo.constant dense<[3382431012, 975688278, 923618124]> : tensor<3xui32>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3xui32>) -> tensor<3x4xf8E3M4>
  %40 = stablehlo.constant dense<"0x24CD9BC956D2273A4C4B0D37"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %41 = stablehlo.constant dense<[1025461948, 3746948171, 1450160946]> : tensor<3xui32>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3xui32>) -> tensor<3x4xf8E4M3>
  %43 = stablehlo.constant dense<"0xBC4E1F3D4BE455DF32B36F56"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %44 = stablehlo.constant dense<[3655613604, 3276791623, 2610751275]> : tensor<3xui32>
  %45 = "stablehlo.bitcast_convert"(%44) : (tensor<3xui32>) -> tensor<3x4xf8E4M3FN>
  %46 = stablehlo.constant dense<"0xA43CE4D947DF4FC32BE79C9B"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%45, %46) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<[885668040, 3336962689, 138602493]> : tensor<3xui32>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3xui32>) -> tensor<3x4xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<"0xC838CA348102E6C6FDE74208"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %50 = stablehlo.constant dense<[1712365699, 813287792, 1258489388]> : tensor<3xui32>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3xui32>) -> tensor<3x4xf8E4M3B11FNUZ>
  %52 = stablehlo.constant dense<"0x83A0106670C979302C06034B"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %53 = stablehlo.constant dense<[2509683128, 3819469023, 2830877033]> : tensor<3xui32>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3xui32>) -> tensor<3x4xf8E5M2>
  %55 = stablehlo.constant dense<"0xB8B99695DF78A8E369C1BBA8"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<[3620303689, 3717812324, 2184558076]> : tensor<3xui32>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3xui32>) -> tensor<3x4xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0x4973C9D7645099DDFCB53582"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<[875002291, 2063999018, 2249829876]> : tensor<3xui32>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3xui32>) -> tensor<3x4xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0xB37927342A20067BF4AD1986"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<[1108623810, 3255452254, 3255746910]> : tensor<3xui32>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3xui32>) -> tensor<3x2xbf16>
  %64 = stablehlo.constant dense<[[24.25, 37.0], [55.5, -34.5], [-13.875, -35.5]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %65 = stablehlo.constant dense<[1405669436, 3517994800, 3604008416]> : tensor<3xui32>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3xui32>) -> tensor<3x2xf16>
  %67 = stablehlo.constant dense<[[-33.875, 62.25], [115.0, -45.5], [-23.5, -109.0]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %68 = stablehlo.constant dense<"0x008030C20000E4C100005C4200005040000082C10080BBC200002E410000A9410000DBC2000006410000D8C00040E8C2"> : tensor<3x4xui32>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x4xui32>) -> tensor<3x4xf32>
  %70 = stablehlo.constant dense<[[-44.125, -28.5, 55.0, 3.25], [-16.25, -93.75, 10.875, 21.125], [-109.5, 8.375, -6.75, -116.125]]> : tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %71 = stablehlo.constant dense<[[0, 3226341376], [0, 1079164928], [0, 1078300672]]> : tensor<3x2xui32>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x2xui32>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[-60.125, 75.0, 43.125]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<"0x507CC405F2D8AC6848607AEFDD6A19D27C752D92592933788647F677F8FE55CFC959F4235122A4CE7AC95F1575611DCA8549E33F8B323286E041C5BD077E79DEAD9651D92CCD1B2EE7687954443518F7FFF8BD5C2061EBFC600EC92DA4F28B0B"> : tensor<3x4xui64>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xui64>) -> tensor<3x4x32xi2>
  %2 = stablehlo.constant dense<[[[0, 0, 1, 1, 0, -1, -1, 1, 0, 1, 0, -1, 1, 1, 0, 0, -2, 0, -1, -1, 0, -2, 1, -1, 0, -1, -2, -2, 0, -2, -2, 1], [0, -2, 0, 1, 0, 0, -2, 1, -2, -2, -1, 1, -1, -1, -2, -1, 1, -1, 1, -1, -2, -2, -2, 1, 1, -2, 1, 0, -2, 0, 1, -1], [0, -1, -1, 1, 1, 1, -1, 1, 1, -1, -2, 0, -2, 0, 1, -2, 1, -2, 1, 1, 1, -2, -2, 0, -1, 0, -1, 0, 0, -2, -1, 1], [-2, 1, 0, -2, -1, 1, 0, 1, -2, 1, -1, -1, -1, 1, -1, 1, 0, -2, -1, -1, -2, -1, -1, -1, 1, 1, 1, 1, -1, -1, 0, -1]], [[1, -2, 0, -1, 1, -2, 1, 1, 0, 1, -1, -1, -1, 0, -2, 0, 1, 0, 1, 1, -2, 0, -2, 0, 0, 1, -2, -2, -2, -1, 0, -1], [-2, -2, -1, 1, 1, -2, 0, -1, -1, -1, 1, 1, 1, 1, 1, 0, 1, 1, -1, 1, 1, 0, -2, 1, 1, -1, 1, 0, -2, -2, 0, -1], [1, 1, 0, -2, 1, -2, 0, 1, -1, 0, -2, -1, -1, -1, -1, 0, -1, -2, 0, -2, -2, 0, -1, 0, -2, 0, -1, 0, -2, 1, 0, -2], [0, 0, -2, -1, 1, 0, 0, 1, 1, 1, 0, -1, 1, -1, -1, -2, -1, 1, 0, 0, -2, -1, -1, 1, 1, -2, -1, 1, -2, -1, 1, -1]], [[1, -1, -2, -2, -2, 1, 1, -2, 1, 0, 1, 1, 1, -2, 1, -1, 0, -1, -2, 0, 1, -1, 0, -1, -1, -2, 1, 0, -2, -1, -2, 0], [-1, 1, -2, -1, 0, -2, -2, 1, 1, -2, -1, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, -1, 0, 0, -2, 1, 0, -1, 1, -1, -1], [-1, -1, -1, -1, 0, -2, -1, -1, 1, -1, -1, -2, 0, -1, 1, 1, 0, 0, -2, 0, 1, 0, -2, 1, -1, -2, -2, -1, 0, -1, -1, -1], [0, 0, -2, 1, -2, -1, 0, 0, 1, -2, 0, -1, 1, -1, -2, 0, 0, 1, -2, -2, -2, 0, -1, -1, -1, -2, 0, -2, -1, -2, 0, 0]]]> : tensor<3x4x32xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x32xi2>, tensor<3x4x32xi2>) -> ()
  %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<4x3xui64>) -> tensor<4x3x32xi2>
  %5 = stablehlo.constant dense<[[[0, 0, 1, 1, 0, -1, -1, 1, 0, 1, 0, -1, 1, 1, 0, 0, -2, 0, -1, -1, 0, -2, 1, -1, 0, -1, -2, -2, 0, -2, -2, 1], [1, -2, 0, -1, 1, -2, 1, 1, 0, 1, -1, -1, -1, 0, -2, 0, 1, 0, 1, 1, -2, 0, -2, 0, 0, 1, -2, -2, -2, -1, 0, -1], [1, -1, -2, -2, -2, 1, 1, -2, 1, 0, 1, 1, 1, -2, 1, -1, 0, -1, -2, 0, 1, -1, 0, -1, -1, -2, 1, 0, -2, -1, -2, 0]], [[0, -2, 0, 1, 0, 0, -2, 1, -2, -2, -1, 1, -1, -1, -2, -1, 1, -1, 1, -1, -2, -2, -2, 1, 1, -2, 1, 0, -2, 0, 1, -1], [-2, -2, -1, 1, 1, -2, 0, -1, -1, -1, 1, 1, 1, 1, 1, 0, 1, 1, -1, 1, 1, 0, -2, 1, 1, -1, 1, 0, -2, -2, 0, -1], [-1, 1, -2, -1, 0, -2, -2, 1, 1, -2, -1, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, -1, 0, 0, -2, 1, 0, -1, 1, -1, -1]], [[0, -1, -1, 1, 1, 1, -1, 1, 1, -1, -2, 0, -2, 0, 1, -2, 1, -2, 1, 1, 1, -2, -2, 0, -1, 0, -1, 0, 0, -2, -1, 1], [1, 1, 0, -2, 1, -2, 0, 1, -1, 0, -2, -1, -1, -1, -1, 0, -1, -2, 0, -2, -2, 0, -1, 0, -2, 0, -1, 0, -2, 1, 0, -2], [-1, -1, -1, -1, 0, -2, -1, -1, 1, -1, -1, -2, 0, -1, 1, 1, 0, 0, -2, 0, 1, 0, -2, 1, -1, -2, -2, -1, 0, -1, -1, -1]], [[-2, 1, 0, -2, -1, 1, 0, 1, -2, 1, -1, -1, -1, 1, -1, 1, 0, -2, -1, -1, -2, -1, -1, -1, 1, 1, 1, 1, -1, -1, 0, -1], [0, 0, -2, -1, 1, 0, 0, 1, 1, 1, 0, -1, 1, -1, -1, -2, -1, 1, 0, 0, -2, -1, -1, 1, 1, -2, -1, 1, -2, -1, 1, -1], [0, 0, -2, 1, -2, -1, 0, 0, 1, -2, 0, -1, 1, -1, -2, 0, 0, 1, -2, -2, -2, 0, -1, -1, -1, -2, 0, -2, -1, -2, 0, 0]]]> : tensor<4x3x32xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x32xi2>, tensor<4x3x32xi2>) -> ()
  %6 = stablehlo.constant dense<"0x5B57A0ADDA415D781D8A5F9615149DD23446A74A39882F01133EAAF035E2331D65A757E6C823371940B3CAF28FF26CE2A1639E78B58D7E0281C5A0F5E44399437151DF598AA8D4124585D34F4F8FB679C86E051DC307DA483F257203C5698E08"> : tensor<3x4xui64>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xui64>) -> tensor<3x4x16xi4>
  %8 = stablehlo.constant dense<[[[-5, 5, 7, 5, 0, -6, -3, -6, -6, -3, 1, 4, -3, 5, -8, 7], [-3, 1, -6, -8, -1, 5, 6, -7, 5, 1, 4, 1, -3, -7, 2, -3], [4, 3, 6, 4, 7, -6, -6, 4, -7, 3, -8, -8, -1, 2, 1, 0], [3, 1, -2, 3, -6, -6, 0, -1, 5, 3, 2, -2, 3, 3, -3, 1]], [[5, 6, 7, -6, 7, 5, 6, -2, -8, -4, 3, 2, 7, 3, -7, 1], [0, 4, 3, -5, -6, -4, 2, -1, -1, -8, 2, -1, -4, 6, 2, -2], [1, -6, 3, 6, -2, -7, -8, 7, 5, -5, -3, -8, -2, 7, 2, 0], [1, -8, 5, -4, 0, -6, 5, -1, 4, -2, 3, 4, -7, -7, 3, 4]], [[1, 7, 1, 5, -1, -3, -7, 5, -6, -8, -8, -6, 4, -3, 2, 1], [5, 4, 5, -8, 3, -3, -1, 4, -1, 4, -1, -8, 6, -5, -7, 7], [-8, -4, -2, 6, 5, 0, -3, 1, 3, -4, 7, 0, -6, -3, -8, 4], [-1, 3, 5, 2, 2, 7, 3, 0, 5, -4, -7, 6, -2, -8, -8, 0]]]> : tensor<3x4x16xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x16xi4>, tensor<3x4x16xi4>) -> ()
  %9 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x3xui64>) -> tensor<4x3x16xi4>
  %11 = stablehlo.constant dense<[[[-5, 5, 7, 5, 0, -6, -3, -6, -6, -3, 1, 4, -3, 5, -8, 7], [5, 6, 7, -6, 7, 5, 6, -2, -8, -4, 3, 2, 7, 3, -7, 1], [1, 7, 1, 5, -1, -3, -7, 5, -6, -8, -8, -6, 4, -3, 2, 1]], [[-3, 1, -6, -8, -1, 5, 6, -7, 5, 1, 4, 1, -3, -7, 2, -3], [0, 4, 3, -5, -6, -4, 2, -1, -1, -8, 2, -1, -4, 6, 2, -2], [5, 4, 5, -8, 3, -3, -1, 4, -1, 4, -1, -8, 6, -5, -7, 7]], [[4, 3, 6, 4, 7, -6, -6, 4, -7, 3, -8, -8, -1, 2, 1, 0], [1, -6, 3, 6, -2, -7, -8, 7, 5, -5, -3, -8, -2, 7, 2, 0], [-8, -4, -2, 6, 5, 0, -3, 1, 3, -4, 7, 0, -6, -3, -8, 4]], [[3, 1, -2, 3, -6, -6, 0, -1, 5, 3, 2, -2, 3, 3, -3, 1], [1, -8, 5, -4, 0, -6, 5, -1, 4, -2, 3, 4, -7, -7, 3, 4], [-1, 3, 5, 2, 2, 7, 3, 0, 5, -4, -7, 6, -2, -8, -8, 0]]]> : tensor<4x3x16xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x3x16xi4>, tensor<4x3x16xi4>) -> ()
  %12 = stablehlo.constant dense<"0x845AD449D9DC117B5AFC34E2B88A7B0DF5BFC3EE49D46D62C37B46FEB1219D4C997275B8C53C773B082F45BFD4F8E817BD059E0183BA8C4C65D37AB94381B9542E5104EB60303B1836E55C9EFA846683708F5B2B7BDB71A0BBCC13A2565CA9C6"> : tensor<3x4xui64>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xui64>) -> tensor<3x4x8xi8>
  %14 = stablehlo.constant dense<"0x845AD449D9DC117B5AFC34E2B88A7B0DF5BFC3EE49D46D62C37B46FEB1219D4C997275B8C53C773B082F45BFD4F8E817BD059E0183BA8C4C65D37AB94381B9542E5104EB60303B1836E55C9EFA846683708F5B2B7BDB71A0BBCC13A2565CA9C6"> : tensor<3x4x8xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4x8xi8>, tensor<3x4x8xi8>) -> ()
  %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<4x3xui64>) -> tensor<4x3x8xi8>
  %17 = stablehlo.constant dense<"0x845AD449D9DC117B997275B8C53C773B2E5104EB60303B185AFC34E2B88A7B0D082F45BFD4F8E81736E55C9EFA846683F5BFC3EE49D46D62BD059E0183BA8C4C708F5B2B7BDB71A0C37B46FEB1219D4C65D37AB94381B954BBCC13A2565CA9C6"> : tensor<4x3x8xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x3x8xi8>, tensor<4x3x8xi8>) -> ()
  %18 = stablehlo.constant dense<"0x3A4A87F533B0687046E2191053F6A3BE792B6963EAEE280B9B08AD41FA41DE8363C022AA53F0E8AC271C8D0C8D673CFDCAFEB83896380201A5CEEA77AAE14BBB2E4254672CBD1D6B37C56893A4D5512DE03D8A0AF7D9FC59B6678268BE66AD29"> : tensor<3x4xui64>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xui64>) -> tensor<3x4x4xi16>
  %20 = stablehlo.constant dense<"0x3A4A87F533B0687046E2191053F6A3BE792B6963EAEE280B9B08AD41FA41DE8363C022AA53F0E8AC271C8D0C8D673CFDCAFEB83896380201A5CEEA77AAE14BBB2E4254672CBD1D6B37C56893A4D5512DE03D8A0AF7D9FC59B6678268BE66AD29"> : tensor<3x4x4xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x4xi16>, tensor<3x4x4xi16>) -> ()
  %21 = "stablehlo.transpose"(%18) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<4x3xui64>) -> tensor<4x3x4xi16>
  %23 = stablehlo.constant dense<"0x3A4A87F533B0687063C022AA53F0E8AC2E4254672CBD1D6B46E2191053F6A3BE271C8D0C8D673CFD37C56893A4D5512D792B6963EAEE280BCAFEB83896380201E03D8A0AF7D9FC599B08AD41FA41DE83A5CEEA77AAE14BBBB6678268BE66AD29"> : tensor<4x3x4xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4x3x4xi16>, tensor<4x3x4xi16>) -> ()
  %24 = stablehlo.constant dense<"0x1E458CF43B233BF4CA6B1F454BC860BE31DE4EBF5CEA4DBC1C940F88D9643313F3616F58BB0DB61E442CBD3AB6230AE3C0B080455338DC86EB92B0011543373B4CA3DB3EEC80E8EF0C3D2B3CFA1069475AFD1A2B163A8DDFBEF158A8FE828C52"> : tensor<3x4xui64>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xui64>) -> tensor<3x4x2xi32>
  %26 = stablehlo.constant dense<"0x1E458CF43B233BF4CA6B1F454BC860BE31DE4EBF5CEA4DBC1C940F88D9643313F3616F58BB0DB61E442CBD3AB6230AE3C0B080455338DC86EB92B0011543373B4CA3DB3EEC80E8EF0C3D2B3CFA1069475AFD1A2B163A8DDFBEF158A8FE828C52"> : tensor<3x4x2xi32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4x2xi32>, tensor<3x4x2xi32>) -> ()
  %27 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<4x3xui64>) -> tensor<4x3x2xi32>
  %29 = stablehlo.constant dense<"0x1E458CF43B233BF4F3616F58BB0DB61E4CA3DB3EEC80E8EFCA6B1F454BC860BE442CBD3AB6230AE30C3D2B3CFA10694731DE4EBF5CEA4DBCC0B080455338DC865AFD1A2B163A8DDF1C940F88D9643313EB92B0011543373BBEF158A8FE828C52"> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %30 = stablehlo.constant dense<"0xBE1739274D63F97587B2FB750C9148A54E78EE007CFC89942F37DE1BC9CC5E691A3898D15473A3A4806C0ED709B76CBE8F2DA88623799BDC6B0F86472F019982749EB2032A9F9972460479F7A3C6909D688A2DC725183AC0DDD218733AA21173"> : tensor<3x4xui64>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xui64>) -> tensor<3x4xi64>
  %32 = stablehlo.constant dense<"0xBE1739274D63F97587B2FB750C9148A54E78EE007CFC89942F37DE1BC9CC5E691A3898D15473A3A4806C0ED709B76CBE8F2DA88623799BDC6B0F86472F019982749EB2032A9F9972460479F7A3C6909D688A2DC725183AC0DDD218733AA21173"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %33 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<4x3xui64>) -> tensor<4x3xi64>
  %35 = stablehlo.constant dense<"0xBE1739274D63F9751A3898D15473A3A4749EB2032A9F997287B2FB750C9148A5806C0ED709B76CBE460479F7A3C6909D4E78EE007CFC89948F2DA88623799BDC688A2DC725183AC02F37DE1BC9CC5E696B0F86472F019982DDD218733AA21173"> : tensor<4x3xi64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
  %36 = stablehlo.constant dense<"0xC90CF6408627C2A6E817208542FE60503FD6CB4F70A6C69FB6BDFA01C4824A5C4AA73FD7BB3EED776EE2F6C5376090524086CF307D3E3676C8F16577AC4D7333EDB235015E896EFBA430E6A853CD3A1B005EDF882E64B7070EE8E3D0D027999F"> : tensor<3x4xui64>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<3x4xui64>) -> tensor<3x4x32xui2>
  %38 = stablehlo.constant dense<[[[1, 2, 0, 3, 0, 3, 0, 0, 2, 1, 3, 3, 0, 0, 0, 1, 2, 1, 0, 2, 3, 1, 2, 0, 2, 0, 0, 3, 2, 1, 2, 2], [0, 2, 2, 3, 3, 1, 1, 0, 0, 0, 2, 0, 1, 1, 0, 2, 2, 0, 0, 1, 2, 3, 3, 3, 0, 0, 2, 1, 0, 0, 1, 1], [3, 3, 3, 0, 2, 1, 1, 3, 3, 2, 0, 3, 3, 3, 0, 1, 0, 0, 3, 1, 2, 1, 2, 2, 2, 1, 0, 3, 3, 3, 1, 2], [2, 1, 3, 2, 1, 3, 3, 2, 2, 2, 3, 3, 1, 0, 0, 0, 0, 1, 0, 3, 2, 0, 0, 2, 2, 2, 0, 1, 0, 3, 1, 1]], [[2, 2, 0, 1, 3, 1, 2, 2, 3, 3, 3, 0, 3, 1, 1, 3, 3, 2, 3, 2, 2, 3, 3, 0, 1, 3, 2, 3, 3, 1, 3, 1], [2, 3, 2, 1, 2, 0, 2, 3, 2, 1, 3, 3, 1, 1, 0, 3, 3, 1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 2, 2, 0, 1, 1], [0, 0, 0, 1, 2, 1, 0, 2, 3, 3, 0, 3, 0, 0, 3, 0, 1, 3, 3, 1, 2, 3, 3, 0, 2, 1, 3, 0, 2, 1, 3, 1], [0, 2, 0, 3, 1, 0, 3, 3, 1, 1, 2, 1, 3, 1, 3, 1, 0, 3, 2, 2, 1, 3, 0, 1, 3, 0, 3, 1, 3, 0, 3, 0]], [[1, 3, 2, 3, 2, 0, 3, 2, 1, 1, 3, 0, 1, 0, 0, 0, 2, 3, 1, 1, 1, 2, 0, 2, 2, 3, 2, 1, 3, 2, 3, 3], [0, 1, 2, 2, 0, 0, 3, 0, 2, 1, 2, 3, 0, 2, 2, 2, 3, 0, 1, 1, 1, 3, 0, 3, 2, 2, 3, 0, 3, 2, 1, 0], [0, 0, 0, 0, 2, 3, 1, 1, 3, 3, 1, 3, 0, 2, 0, 2, 2, 3, 2, 0, 0, 1, 2, 1, 3, 1, 3, 2, 3, 1, 0, 0], [2, 3, 0, 0, 0, 2, 2, 3, 3, 0, 2, 3, 0, 0, 1, 3, 0, 0, 1, 3, 3, 1, 2, 0, 1, 2, 1, 2, 3, 3, 1, 2]]]> : tensor<3x4x32xui2>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x4x32xui2>, tensor<3x4x32xui2>) -> ()
  %39 = "stablehlo.transpose"(%36) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<4x3xui64>) -> tensor<4x3x32xui2>
  %41 = stablehlo.constant dense<[[[1, 2, 0, 3, 0, 3, 0, 0, 2, 1, 3, 3, 0, 0, 0, 1, 2, 1, 0, 2, 3, 1, 2, 0, 2, 0, 0, 3, 2, 1, 2, 2], [2, 2, 0, 1, 3, 1, 2, 2, 3, 3, 3, 0, 3, 1, 1, 3, 3, 2, 3, 2, 2, 3, 3, 0, 1, 3, 2, 3, 3, 1, 3, 1], [1, 3, 2, 3, 2, 0, 3, 2, 1, 1, 3, 0, 1, 0, 0, 0, 2, 3, 1, 1, 1, 2, 0, 2, 2, 3, 2, 1, 3, 2, 3, 3]], [[0, 2, 2, 3, 3, 1, 1, 0, 0, 0, 2, 0, 1, 1, 0, 2, 2, 0, 0, 1, 2, 3, 3, 3, 0, 0, 2, 1, 0, 0, 1, 1], [2, 3, 2, 1, 2, 0, 2, 3, 2, 1, 3, 3, 1, 1, 0, 3, 3, 1, 3, 0, 0, 0, 2, 1, 0, 0, 1, 2, 2, 0, 1, 1], [0, 1, 2, 2, 0, 0, 3, 0, 2, 1, 2, 3, 0, 2, 2, 2, 3, 0, 1, 1, 1, 3, 0, 3, 2, 2, 3, 0, 3, 2, 1, 0]], [[3, 3, 3, 0, 2, 1, 1, 3, 3, 2, 0, 3, 3, 3, 0, 1, 0, 0, 3, 1, 2, 1, 2, 2, 2, 1, 0, 3, 3, 3, 1, 2], [0, 0, 0, 1, 2, 1, 0, 2, 3, 3, 0, 3, 0, 0, 3, 0, 1, 3, 3, 1, 2, 3, 3, 0, 2, 1, 3, 0, 2, 1, 3, 1], [0, 0, 0, 0, 2, 3, 1, 1, 3, 3, 1, 3, 0, 2, 0, 2, 2, 3, 2, 0, 0, 1, 2, 1, 3, 1, 3, 2, 3, 1, 0, 0]], [[2, 1, 3, 2, 1, 3, 3, 2, 2, 2, 3, 3, 1, 0, 0, 0, 0, 1, 0, 3, 2, 0, 0, 2, 2, 2, 0, 1, 0, 3, 1, 1], [0, 2, 0, 3, 1, 0, 3, 3, 1, 1, 2, 1, 3, 1, 3, 1, 0, 3, 2, 2, 1, 3, 0, 1, 3, 0, 3, 1, 3, 0, 3, 0], [2, 3, 0, 0, 0, 2, 2, 3, 3, 0, 2, 3, 0, 0, 1, 3, 0, 0, 1, 3, 3, 1, 2, 0, 1, 2, 1, 2, 3, 3, 1, 2]]]> : tensor<4x3x32xui2>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<4x3x32xui2>, tensor<4x3x32xui2>) -> ()
  %42 = stablehlo.constant dense<"0x4A1AE42AE841C015C1BAC09EC8D5FA1EDE405F25C787C76F620B1D6B7B00E2D503D7EE2D38C8F1E0EA4C6F388CD0E843291CA0C4B253B9AC199FAAA3EF46B9C693119080E7AED5C92029254FABECADB39B2663C6D35E2CA9C3576F764C7883A3"> : tensor<3x4xui64>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<3x4xui64>) -> tensor<3x4x16xui4>
  %44 = stablehlo.constant dense<[[[10, 4, 10, 1, 4, 14, 10, 2, 8, 14, 1, 4, 0, 12, 5, 1], [1, 12, 10, 11, 0, 12, 14, 9, 8, 12, 5, 13, 10, 15, 14, 1], [14, 13, 0, 4, 15, 5, 5, 2, 7, 12, 7, 8, 7, 12, 15, 6], [2, 6, 11, 0, 13, 1, 11, 6, 11, 7, 0, 0, 2, 14, 5, 13]], [[3, 0, 7, 13, 14, 14, 13, 2, 8, 3, 8, 12, 1, 15, 0, 14], [10, 14, 12, 4, 15, 6, 8, 3, 12, 8, 0, 13, 8, 14, 3, 4], [9, 2, 12, 1, 0, 10, 4, 12, 2, 11, 3, 5, 9, 11, 12, 10], [9, 1, 15, 9, 10, 10, 3, 10, 15, 14, 6, 4, 9, 11, 6, 12]], [[3, 9, 1, 1, 0, 9, 0, 8, 7, 14, 14, 10, 5, 13, 9, 12], [0, 2, 9, 2, 5, 2, 15, 4, 11, 10, 12, 14, 13, 10, 3, 11], [11, 9, 6, 2, 3, 6, 6, 12, 3, 13, 14, 5, 12, 2, 9, 10], [3, 12, 7, 5, 15, 6, 6, 7, 12, 4, 8, 7, 3, 8, 3, 10]]]> : tensor<3x4x16xui4>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<3x4x16xui4>, tensor<3x4x16xui4>) -> ()
  %45 = "stablehlo.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<4x3xui64>) -> tensor<4x3x16xui4>
  %47 = stablehlo.constant dense<[[[10, 4, 10, 1, 4, 14, 10, 2, 8, 14, 1, 4, 0, 12, 5, 1], [3, 0, 7, 13, 14, 14, 13, 2, 8, 3, 8, 12, 1, 15, 0, 14], [3, 9, 1, 1, 0, 9, 0, 8, 7, 14, 14, 10, 5, 13, 9, 12]], [[1, 12, 10, 11, 0, 12, 14, 9, 8, 12, 5, 13, 10, 15, 14, 1], [10, 14, 12, 4, 15, 6, 8, 3, 12, 8, 0, 13, 8, 14, 3, 4], [0, 2, 9, 2, 5, 2, 15, 4, 11, 10, 12, 14, 13, 10, 3, 11]], [[14, 13, 0, 4, 15, 5, 5, 2, 7, 12, 7, 8, 7, 12, 15, 6], [9, 2, 12, 1, 0, 10, 4, 12, 2, 11, 3, 5, 9, 11, 12, 10], [11, 9, 6, 2, 3, 6, 6, 12, 3, 13, 14, 5, 12, 2, 9, 10]], [[2, 6, 11, 0, 13, 1, 11, 6, 11, 7, 0, 0, 2, 14, 5, 13], [9, 1, 15, 9, 10, 10, 3, 10, 15, 14, 6, 4, 9, 11, 6, 12], [3, 12, 7, 5, 15, 6, 6, 7, 12, 4, 8, 7, 3, 8, 3, 10]]]> : tensor<4x3x16xui4>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<4x3x16xui4>, tensor<4x3x16xui4>) -> ()
  %48 = stablehlo.constant dense<"0xEADC24453388777AC7114331A3F6D5BA4ADD07A1D9021839ED1E60DC8C4936C6A007C89BBB7F7E165763C87AEC8BDCBAA0292B1F25F5231A955FAA63731E66AD615E7F281A470E411F8AD9C9A10D81B566C8E643868F8F245BEF9A18990CDFB1"> : tensor<3x4xui64>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<3x4xui64>) -> tensor<3x4x8xui8>
  %50 = stablehlo.constant dense<"0xEADC24453388777AC7114331A3F6D5BA4ADD07A1D9021839ED1E60DC8C4936C6A007C89BBB7F7E165763C87AEC8BDCBAA0292B1F25F5231A955FAA63731E66AD615E7F281A470E411F8AD9C9A10D81B566C8E643868F8F245BEF9A18990CDFB1"> : tensor<3x4x8xui8>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> ()
  %51 = "stablehlo.transpose"(%48) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<4x3xui64>) -> tensor<4x3x8xui8>
  %53 = stablehlo.constant dense<"0xEADC24453388777AA007C89BBB7F7E16615E7F281A470E41C7114331A3F6D5BA5763C87AEC8BDCBA1F8AD9C9A10D81B54ADD07A1D9021839A0292B1F25F5231A66C8E643868F8F24ED1E60DC8C4936C6955FAA63731E66AD5BEF9A18990CDFB1"> : tensor<4x3x8xui8>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<4x3x8xui8>, tensor<4x3x8xui8>) -> ()
  %54 = stablehlo.constant dense<"0x9F2EE1ABC989B5B2E4227D6F6D1C16678D98B3414017A0C22B298441E45408F08C9993CC08E95B8B48D1DBE3B4A5EE790117EBAE951A9850C41F1F2EA4F55496575C96884ADFA18646E95E773825D733DBBCEFD4912635047E390882F9FB1077"> : tensor<3x4xui64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3x4xui64>) -> tensor<3x4x4xui16>
  %56 = stablehlo.constant dense<"0x9F2EE1ABC989B5B2E4227D6F6D1C16678D98B3414017A0C22B298441E45408F08C9993CC08E95B8B48D1DBE3B4A5EE790117EBAE951A9850C41F1F2EA4F55496575C96884ADFA18646E95E773825D733DBBCEFD4912635047E390882F9FB1077"> : tensor<3x4x4xui16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4x4xui16>, tensor<3x4x4xui16>) -> ()
  %57 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %58 = "stablehlo.bitcast_convert"(%57) : (tensor<4x3xui64>) -> tensor<4x3x4xui16>
  %59 = stablehlo.constant dense<"0x9F2EE1ABC989B5B28C9993CC08E95B8B575C96884ADFA186E4227D6F6D1C166748D1DBE3B4A5EE7946E95E773825D7338D98B3414017A0C20117EBAE951A9850DBBCEFD4912635042B298441E45408F0C41F1F2EA4F554967E390882F9FB1077"> : tensor<4x3x4xui16>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<4x3x4xui16>, tensor<4x3x4xui16>) -> ()
  %60 = stablehlo.constant dense<"0x87DB3C7F6A33DE4A01ADE5EB4F1CB240571A44CE6A3688CA54D3F811713A5E4FA5F9C0210A19EB02B75787D077D88AE3B8A1145E771155E73FD75378FE3BE1461B772C6403AFF85B33AD86283123C9AB2667F86DEEEA4208E4A88851DA2BB689"> : tensor<3x4xui64>
  %61 = "stablehlo.bitcast_convert"(%60) : (tensor<3x4xui64>) -> tensor<3x4x2xui32>
  %62 = stablehlo.constant dense<"0x87DB3C7F6A33DE4A01ADE5EB4F1CB240571A44CE6A3688CA54D3F811713A5E4FA5F9C0210A19EB02B75787D077D88AE3B8A1145E771155E73FD75378FE3BE1461B772C6403AFF85B33AD86283123C9AB2667F86DEEEA4208E4A88851DA2BB689"> : tensor<3x4x2xui32>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
  %63 = "stablehlo.transpose"(%60) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<4x3xui64>) -> tensor<4x3x2xui32>
  %65 = stablehlo.constant dense<"0x87DB3C7F6A33DE4AA5F9C0210A19EB021B772C6403AFF85B01ADE5EB4F1CB240B75787D077D88AE333AD86283123C9AB571A44CE6A3688CAB8A1145E771155E72667F86DEEEA420854D3F811713A5E4F3FD75378FE3BE146E4A88851DA2BB689"> : tensor<4x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<4x3x2xui32>, tensor<4x3x2xui32>) -> ()
  %66 = stablehlo.constant dense<"0x153C323CFD10F0EC80CD5B53B0BF79BAEB60C8861F2C12A90A71FD164746639301274941F2D43E4ED85D2A90ED8056F4E60CE282EB77D3C1B1C4789EA42B8DD26364DB97CEA6EAB2C8FFEB751C7C6FB337A12AD7071E8F7EC8BE00B23E9445AD"> : tensor<3x4xui64>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<3x4xui64>) -> tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%67, %66) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %68 = "stablehlo.transpose"(%66) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %70 = stablehlo.constant dense<"0x153C323CFD10F0EC01274941F2D43E4E6364DB97CEA6EAB280CD5B53B0BF79BAD85D2A90ED8056F4C8FFEB751C7C6FB3EB60C8861F2C12A9E60CE282EB77D3C137A12AD7071E8F7E0A71FD1647466393B1C4789EA42B8DD2C8BE00B23E9445AD"> : tensor<4x3xui64>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
  %71 = stablehlo.constant dense<"0x66AA57FCAB0B2AF9665E1509EFB89482DC105E793230F10DC889B83C26B0AD1DE66737879A3700B9B7E58C3B3BC38FC8D8ABAFD544BAE8184EB56C4C66CF74B9E33C776B86DCD2DF41A58BA6B6B9EA0933DEA2D5E50308BC057C48DDCB28D2ED"> : tensor<3x4xui64>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x4xui64>) -> tensor<3x4x16xf4E2M1FN>
  %73 = stablehlo.constant dense<[[[4.0, 4.0, -1.0, -1.0, 6.0, 3.0, -2.0, -6.0, -1.5, -1.0, -1.5, 0.0, -1.0, 1.0, -0.5, -6.0], [4.0, 4.0, -4.0, 3.0, 3.0, 0.5, -0.5, 0.0, -6.0, -4.0, -0.0, -1.5, 2.0, -0.5, 1.0, -0.0], [-2.0, -3.0, 0.0, 0.5, -4.0, 3.0, -0.5, 6.0, 1.0, 1.5, 0.0, 1.5, 0.5, -6.0, -3.0, 0.0], [-0.0, -2.0, -0.5, -0.0, -0.0, -1.5, -2.0, 1.5, 4.0, 1.0, 0.0, -1.5, -3.0, -1.0, -3.0, 0.5]], [[4.0, -4.0, 6.0, 4.0, 6.0, 1.5, 6.0, -0.0, -1.0, -0.5, 6.0, 1.5, 0.0, 0.0, -0.5, -1.5], [6.0, -1.5, 3.0, -4.0, -2.0, -0.0, -1.5, 1.5, -1.5, 1.5, 1.5, -2.0, -6.0, -0.0, -0.0, -2.0], [-0.0, -3.0, -1.5, -1.0, -6.0, -1.0, 3.0, -3.0, 2.0, 2.0, -1.0, -1.5, -0.0, -4.0, -0.0, 0.5], [-4.0, 2.0, 3.0, -1.5, -2.0, 4.0, -2.0, 2.0, 4.0, 4.0, -6.0, -2.0, 2.0, 6.0, -0.5, -1.5]], [[1.5, -4.0, -2.0, 1.5, 6.0, 6.0, -1.5, 4.0, 4.0, -0.0, -2.0, -3.0, 1.0, -3.0, -6.0, -3.0], [0.5, 2.0, 3.0, -1.0, -1.5, -0.0, 4.0, -1.0, 4.0, -1.5, -0.5, -1.5, -1.0, -4.0, -0.5, 0.0], [1.5, 1.5, -4.0, -3.0, 1.0, -1.0, 3.0, -3.0, 3.0, -4.0, 1.5, 0.0, -0.0, 0.0, -2.0, -1.5], [3.0, 0.0, -2.0, 6.0, -0.0, 2.0, -3.0, -3.0, -1.5, -2.0, -0.0, 1.0, 1.0, -3.0, -3.0, -4.0]]]> : tensor<3x4x16xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3x4x16xf4E2M1FN>, tensor<3x4x16xf4E2M1FN>) -> ()
  %74 = "stablehlo.transpose"(%71) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %75 = "stablehlo.bitcast_convert"(%74) : (tensor<4x3xui64>) -> tensor<4x3x16xf4E2M1FN>
  %76 = stablehlo.constant dense<[[[4.0, 4.0, -1.0, -1.0, 6.0, 3.0, -2.0, -6.0, -1.5, -1.0, -1.5, 0.0, -1.0, 1.0, -0.5, -6.0], [4.0, -4.0, 6.0, 4.0, 6.0, 1.5, 6.0, -0.0, -1.0, -0.5, 6.0, 1.5, 0.0, 0.0, -0.5, -1.5], [1.5, -4.0, -2.0, 1.5, 6.0, 6.0, -1.5, 4.0, 4.0, -0.0, -2.0, -3.0, 1.0, -3.0, -6.0, -3.0]], [[4.0, 4.0, -4.0, 3.0, 3.0, 0.5, -0.5, 0.0, -6.0, -4.0, -0.0, -1.5, 2.0, -0.5, 1.0, -0.0], [6.0, -1.5, 3.0, -4.0, -2.0, -0.0, -1.5, 1.5, -1.5, 1.5, 1.5, -2.0, -6.0, -0.0, -0.0, -2.0], [0.5, 2.0, 3.0, -1.0, -1.5, -0.0, 4.0, -1.0, 4.0, -1.5, -0.5, -1.5, -1.0, -4.0, -0.5, 0.0]], [[-2.0, -3.0, 0.0, 0.5, -4.0, 3.0, -0.5, 6.0, 1.0, 1.5, 0.0, 1.5, 0.5, -6.0, -3.0, 0.0], [-0.0, -3.0, -1.5, -1.0, -6.0, -1.0, 3.0, -3.0, 2.0, 2.0, -1.0, -1.5, -0.0, -4.0, -0.0, 0.5], [1.5, 1.5, -4.0, -3.0, 1.0, -1.0, 3.0, -3.0, 3.0, -4.0, 1.5, 0.0, -0.0, 0.0, -2.0, -1.5]], [[-0.0, -2.0, -0.5, -0.0, -0.0, -1.5, -2.0, 1.5, 4.0, 1.0, 0.0, -1.5, -3.0, -1.0, -3.0, 0.5], [-4.0, 2.0, 3.0, -1.5, -2.0, 4.0, -2.0, 2.0, 4.0, 4.0, -6.0, -2.0, 2.0, 6.0, -0.5, -1.5], [3.0, 0.0, -2.0, 6.0, -0.0, 2.0, -3.0, -3.0, -1.5, -2.0, -0.0, 1.0, 1.0, -3.0, -3.0, -4.0]]]> : tensor<4x3x16xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%75, %76) : (tensor<4x3x16xf4E2M1FN>, tensor<4x3x16xf4E2M1FN>) -> ()
  %77 = stablehlo.constant dense<[10650350368234106123, 4081064673846968870, 5049551408243555871]> : tensor<3xui64>
  %78 = "stablehlo.bitcast_convert"(%77) : (tensor<3xui64>) -> tensor<3x8xf8E3M4>
  %79 = stablehlo.constant dense<"0x0B6D0B603BA5CD9326420BCEB2DAA2381F3E6E8B409C1346"> : tensor<3x8xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<3x8xf8E3M4>, tensor<3x8xf8E3M4>) -> ()
  %80 = "stablehlo.transpose"(%77) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %81 = "stablehlo.bitcast_convert"(%80) : (tensor<3xui64>) -> tensor<3x8xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%81, %79) : (tensor<3x8xf8E3M4>, tensor<3x8xf8E3M4>) -> ()
  %82 = stablehlo.constant dense<[7245254723414692063, 12947150996975161402, 10329811087665643226]> : tensor<3xui64>
  %83 = "stablehlo.bitcast_convert"(%82) : (tensor<3xui64>) -> tensor<3x8xf8E4M3>
  %84 = stablehlo.constant dense<"0xDF905AB0C8508C643A900C1C3C85ADB3DABE335D74DC5A8F"> : tensor<3x8xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<3x8xf8E4M3>, tensor<3x8xf8E4M3>) -> ()
  %85 = "stablehlo.transpose"(%82) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %86 = "stablehlo.bitcast_convert"(%85) : (tensor<3xui64>) -> tensor<3x8xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%86, %84) : (tensor<3x8xf8E4M3>, tensor<3x8xf8E4M3>) -> ()
  %87 = stablehlo.constant dense<[12435342899880240265, 13238981333488294392, 11020340913656646918]> : tensor<3xui64>
  %88 = "stablehlo.bitcast_convert"(%87) : (tensor<3xui64>) -> tensor<3x8xf8E4M3FN>
  %89 = stablehlo.constant dense<"0x89A4896F7B3693ACF8D99832614FBAB7064D3536AC1DF098"> : tensor<3x8xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%88, %89) : (tensor<3x8xf8E4M3FN>, tensor<3x8xf8E4M3FN>) -> ()
  %90 = "stablehlo.transpose"(%87) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %91 = "stablehlo.bitcast_convert"(%90) : (tensor<3xui64>) -> tensor<3x8xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%91, %89) : (tensor<3x8xf8E4M3FN>, tensor<3x8xf8E4M3FN>) -> ()
  %92 = stablehlo.constant dense<[14882031657980360613, 18063782295819580339, 3047977146109517381]> : tensor<3xui64>
  %93 = "stablehlo.bitcast_convert"(%92) : (tensor<3xui64>) -> tensor<3x8xf8E4M3FNUZ>
  %94 = stablehlo.constant dense<"0xA57709CEF19887CEB3F350C24A72AFFA45DE5DC510974C2A"> : tensor<3x8xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%93, %94) : (tensor<3x8xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>) -> ()
  %95 = "stablehlo.transpose"(%92) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %96 = "stablehlo.bitcast_convert"(%95) : (tensor<3xui64>) -> tensor<3x8xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%96, %94) : (tensor<3x8xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>) -> ()
  %97 = stablehlo.constant dense<[15299212179697930215, 4699573471050077126, 9754557430564597049]> : tensor<3xui64>
  %98 = "stablehlo.bitcast_convert"(%97) : (tensor<3xui64>) -> tensor<3x8xf8E4M3B11FNUZ>
  %99 = stablehlo.constant dense<"0xE78F39326BB851D4C613CA292C3D3841392DF31D4D265F87"> : tensor<3x8xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<3x8xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>) -> ()
  %100 = "stablehlo.transpose"(%97) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %101 = "stablehlo.bitcast_convert"(%100) : (tensor<3xui64>) -> tensor<3x8xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%101, %99) : (tensor<3x8xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>) -> ()
  %102 = stablehlo.constant dense<[4620738353075950331, 16783358581785879464, 511486974019218516]> : tensor<3xui64>
  %103 = "stablehlo.bitcast_convert"(%102) : (tensor<3xui64>) -> tensor<3x8xf8E5M2>
  %104 = stablehlo.constant dense<"0xFB921DE70C292040A8E35945B577EAE854ACA761B12A1907"> : tensor<3x8xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%103, %104) : (tensor<3x8xf8E5M2>, tensor<3x8xf8E5M2>) -> ()
  %105 = "stablehlo.transpose"(%102) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %106 = "stablehlo.bitcast_convert"(%105) : (tensor<3xui64>) -> tensor<3x8xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%106, %104) : (tensor<3x8xf8E5M2>, tensor<3x8xf8E5M2>) -> ()
  %107 = stablehlo.constant dense<[17309062454736190701, 3711728978110743002, 4485272142346569817]> : tensor<3xui64>
  %108 = "stablehlo.bitcast_convert"(%107) : (tensor<3xui64>) -> tensor<3x8xf8E5M2FNUZ>
  %109 = stablehlo.constant dense<"0xEDFC9961982436F0DA81D00AD7B5823359C885DD3FE33E3E"> : tensor<3x8xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%108, %109) : (tensor<3x8xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>) -> ()
  %110 = "stablehlo.transpose"(%107) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %111 = "stablehlo.bitcast_convert"(%110) : (tensor<3xui64>) -> tensor<3x8xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%111, %109) : (tensor<3x8xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>) -> ()
  %112 = stablehlo.constant dense<[1954673198215248900, 8534971490640453866, 14553753947789470878]> : tensor<3xui64>
  %113 = "stablehlo.bitcast_convert"(%112) : (tensor<3xui64>) -> tensor<3x8xf8E8M0FNU>
  %114 = stablehlo.constant dense<"0x04BC98DFEA64201BEAE0B5BB594F72769E2C6E3E1B52F9C9"> : tensor<3x8xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%113, %114) : (tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>) -> ()
  %115 = "stablehlo.transpose"(%112) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %116 = "stablehlo.bitcast_convert"(%115) : (tensor<3xui64>) -> tensor<3x8xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%116, %114) : (tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>) -> ()
  %117 = stablehlo.constant dense<[4765022622663459534, 4807384202913038724, 13986987018346020904]> : tensor<3xui64>
  %118 = "stablehlo.bitcast_convert"(%117) : (tensor<3xui64>) -> tensor<3x4xbf16>
  %119 = stablehlo.constant dense<"0xCE428E42D4C2204284C174417642B74228C0834296C21BC2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%118, %119) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %120 = "stablehlo.transpose"(%117) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %121 = "stablehlo.bitcast_convert"(%120) : (tensor<3xui64>) -> tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%121, %119) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %122 = stablehlo.constant dense<[15511737424946844678, 15345689608355108648, 15348504057511563960]> : tensor<3xui64>
  %123 = "stablehlo.bitcast_convert"(%122) : (tensor<3xui64>) -> tensor<3x4xf16>
  %124 = stablehlo.constant dense<"0x06D416D700C344D728D768D364D7F6D4B8529ED51ED700D5"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%123, %124) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %125 = "stablehlo.transpose"(%122) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %126 = "stablehlo.bitcast_convert"(%125) : (tensor<3xui64>) -> tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%126, %124) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %127 = stablehlo.constant dense<[4792252217084870656, 4764526934047162368, 4722587160370954240]> : tensor<3xui64>
  %128 = "stablehlo.bitcast_convert"(%127) : (tensor<3xui64>) -> tensor<3x2xf32>
  %129 = stablehlo.constant dense<[[14.75, 64.75], [-84.75, 39.75], [93.625, 17.25]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%128, %129) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %130 = "stablehlo.transpose"(%127) <{permutation = array<i64: 0>}> : (tensor<3xui64>) -> tensor<3xui64>
  %131 = "stablehlo.bitcast_convert"(%130) : (tensor<3xui64>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%131, %129) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %132 = stablehlo.constant dense<"0x0000000000C023C00000000000485C400000000000085EC00000000000B052C00000000000C03D400000000000001BC00000000000A035C000000000005854400000000000D85BC00000000000F05CC00000000000F04C400000000000E85940"> : tensor<3x4xui64>
  %133 = "stablehlo.bitcast_convert"(%132) : (tensor<3x4xui64>) -> tensor<3x4xf64>
  %134 = stablehlo.constant dense<[[-9.875, 113.125, -120.125, -74.75], [29.75, -6.75, -21.625, 81.375], [-111.375, -115.75, 57.875, 103.625]]> : tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%133, %134) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %135 = "stablehlo.transpose"(%132) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xui64>) -> tensor<4x3xui64>
  %136 = "stablehlo.bitcast_convert"(%135) : (tensor<4x3xui64>) -> tensor<4x3xf64>
  %137 = stablehlo.constant dense<[[-9.875, 29.75, -111.375], [113.125, -6.75, -115.75], [-120.125, -21.625, 57.875], [-74.75, 81.375, 103.625]]> : tensor<4x3xf64>
  stablehlo.custom_call @check.expect_eq(%136, %137) : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.0, -3.0, 4.0, 1.0], [3.0, -6.0, 4.0, 1.5], [4.0, -0.0, -6.0, -6.0]]> : tensor<3x4xf4E2M1FN>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xi4>
  %2 = stablehlo.constant dense<[[2, -3, 6, 2], [5, -1, 6, 3], [6, -8, -1, -1]]> : tensor<3x4xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi4>, tensor<3x4xi4>) -> ()
  %3 = stablehlo.constant dense<[[1.0, 3.0], [2.0, 1.0], [-1.0, 0.0]]> : tensor<3x2xf4E2M1FN>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x2xf4E2M1FN>) -> tensor<3xi8>
  %5 = stablehlo.constant dense<[82, 36, 10]> : tensor<3xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xi8>, tensor<3xi8>) -> ()
  %6 = stablehlo.constant dense<[[-2.0, -1.5, -6.0, -6.0], [-0.5, 2.0, 0.5, -0.5], [2.0, 1.0, 1.5, 6.0]]> : tensor<3x4xf4E2M1FN>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf4E2M1FN>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[-68, -28343, 29476]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<[[-6.0, 1.5, 6.0, -4.0, -3.0, -0.5, 1.0, -3.0], [6.0, 3.0, 0.0, -0.0, -4.0, 0.0, -3.0, -1.0], [-3.0, 1.5, 0.0, -1.5, 0.5, 0.0, 1.5, -1.5]]> : tensor<3x8xf4E2M1FN>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x8xf4E2M1FN>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[-761403585, -1391558569, -1291734979]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<[[1.0, 1.0, -0.0, 4.0, 1.0, 4.0, 3.0, 3.0, 2.0, -0.0, -3.0, 6.0, 4.0, 0.0, 3.0, 4.0], [-2.0, 0.5, 4.0, 1.5, -0.5, -3.0, 3.0, -6.0, 0.5, -1.0, 3.0, 6.0, -4.0, -3.0, -6.0, 3.0], [-4.0, -2.0, -6.0, -1.0, -1.5, 0.5, -6.0, -1.5, 3.0, 1.0, 0.5, 6.0, -0.0, 3.0, 0.0, -2.0]]> : tensor<3x16xf4E2M1FN>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x16xf4E2M1FN>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[7279643855012653090, 6908088216907757084, -4586791813542858802]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<[[-0.0, -0.5], [3.0, -2.0], [-1.5, 2.0]]> : tensor<3x2xf4E2M1FN>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x2xf4E2M1FN>) -> tensor<3xui8>
  %17 = stablehlo.constant dense<[152, 197, 75]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xui8>, tensor<3xui8>) -> ()
  %18 = stablehlo.constant dense<[[-1.5, -3.0, 0.0, 1.0, 3.0, 2.0, -1.0, -0.5], [-2.0, -4.0, 4.0, -0.0, -3.0, 0.5, 1.5, -1.5], [-6.0, 0.0, 1.0, 0.0, 0.0, 0.5, -1.5, -1.5]]> : tensor<3x8xf4E2M1FN>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x8xf4E2M1FN>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[2588221659, 3005056748, 3138388495]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<[[0.5, -1.5, -4.0, 3.0, 1.5, -3.0, -1.0, 2.0, 2.0, -4.0, -0.5, 0.5, 1.5, 4.0, 1.0, 6.0], [-1.0, 3.0, -0.5, 2.0, -6.0, -1.5, -4.0, 0.0, 6.0, -1.0, -3.0, -1.0, -1.5, -1.0, -4.0, -4.0], [0.0, -0.0, -2.0, 0.0, 2.0, -1.5, -1.0, -0.5, 2.0, 2.0, -1.0, 1.0, -3.0, 0.5, 3.0, -6.0]]> : tensor<3x16xf4E2M1FN>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x16xf4E2M1FN>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[8242460211316743857, 17198030535062931802, 17662319787758587008]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<[[-6.0, -0.0, -1.0, 0.5], [-0.5, -4.0, -6.0, -6.0], [1.5, 0.5, -0.5, 2.0]]> : tensor<3x4xf4E2M1FN>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<3x4xf4E2M1FN>, tensor<3x4xf4E2M1FN>) -> ()
  %26 = stablehlo.constant dense<[[6.0, 4.0], [-4.0, 4.0], [-1.0, 1.5]]> : tensor<3x2xf4E2M1FN>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x2xf4E2M1FN>) -> tensor<3xf8E4M3FN>
  %28 = stablehlo.constant dense<[60.0, 112.0, 1.25]> : tensor<3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<[[-6.0, 3.0], [1.0, 4.0], [-1.5, -0.5]]> : tensor<3x2xf4E2M1FN>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x2xf4E2M1FN>) -> tensor<3xf8E5M2>
  %31 = stablehlo.constant dense<[448.0, 768.0, 0x9B]> : tensor<3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3xf8E5M2>, tensor<3xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[2.0, -0.5, 1.0, -2.0], [-0.0, 6.0, 1.0, -2.0], [1.0, 1.0, 1.0, 2.0]]> : tensor<3x4xf4E2M1FN>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x4xf4E2M1FN>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[-74.0, -62.0, 40.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[-0.0, -0.5, 1.0, -3.0], [1.0, -1.5, 2.0, -3.0], [0.0, 0.0, -0.5, -2.0]]> : tensor<3x4xf4E2M1FN>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x4xf4E2M1FN>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[-52.75, -75.125, -10.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.5, -1.5, 1.0, 2.0], [0.0, 0.0, 0.0, -0.0, -3.0, 3.0, 1.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0]]> : tensor<3x8xf4E2M1FN>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x8xf4E2M1FN>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[88.5, -55.375, -3.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -4.0, -2.0, 3.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 3.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.5, 2.0, 0.0, -2.0]]> : tensor<3x16xf4E2M1FN>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x16xf4E2M1FN>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-115.625, -43.125, -34.375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.75, -0.75, 4.5, 3.5], [-0.75, 2.75, 0.125, -0.375], [-1.0, 7.0, 4.0, -1.125]]> : tensor<3x4xf6E2M3FN>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4xf6E2M3FN>, tensor<3x4xf6E2M3FN>) -> ()
  return
}
// -----
// bitcast_convert of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.5, 16.0, 2.0, 0.0], [-3.5, 0.4375, -0.75, -3.0], [0.3125, 0.125, -0.4375, 7.0]]> : tensor<3x4xf6E3M2FN>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4xf6E3M2FN>, tensor<3x4xf6E3M2FN>) -> ()
  return
}
// -----
// bitcast_convert of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<"0x18EBC4DFB6819BBDEC976208"> : tensor<3x4xf8E3M4>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E3M4>) -> tensor<3x4x2xi4>
  %2 = stablehlo.constant dense<[[[-8, 1], [-5, -2], [4, -4], [-1, -3]], [[6, -5], [1, -8], [-5, -7], [-3, -5]], [[-4, -2], [7, -7], [2, 6], [-8, 0]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %3 = stablehlo.constant dense<"0x3CD43006BBDEA3CF12E33D36"> : tensor<3x4xf8E3M4>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E3M4>) -> tensor<3x4xi8>
  %5 = stablehlo.constant dense<"0x3CD43006BBDEA3CF12E33D36"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %6 = stablehlo.constant dense<[[-0.375, -11.0], [0.359375, 5.25], [-0.375, 1.125]]> : tensor<3x2xf8E3M4>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x2xf8E3M4>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[-6504, 21783, 12952]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<"0x17A9960A2A9B871726679855"> : tensor<3x4xf8E3M4>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf8E3M4>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[177645847, 394763050, 1436051238]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0x8F603889E398372AB45282183BE39CD01EA104C40EE33F5F"> : tensor<3x8xf8E3M4>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x8xf8E3M4>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[3042068176339230863, -3414604574499908940, 6863454009693610270]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0xB584AE39100FCC31676344B4"> : tensor<3x4xf8E3M4>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf8E3M4>) -> tensor<3x4xui8>
  %17 = stablehlo.constant dense<"0xB584AE39100FCC31676344B4"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %18 = stablehlo.constant dense<"0x24CD9BC956D2273A4C4B0D37"> : tensor<3x4xf8E3M4>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E3M4>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[3382431012, 975688278, 923618124]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<"0x0B6D0B603BA5CD9326420BCEB2DAA2381F3E6E8B409C1346"> : tensor<3x8xf8E3M4>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x8xf8E3M4>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[10650350368234106123, 4081064673846968870, 5049551408243555871]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<"0x448A0DC76A0527D6AB16BE8A"> : tensor<3x4xf8E3M4>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E3M4>) -> tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %26 = stablehlo.constant dense<"0x97FE04FAC167D985EB08094D"> : tensor<3x4xf8E3M4>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xf8E3M4>) -> tensor<3x4xf8E4M3FN>
  %28 = stablehlo.constant dense<"0x97FE04FAC167D985EB08094D"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<"0xA6601C10AFE38A4F469E04CB"> : tensor<3x4xf8E3M4>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xf8E3M4>) -> tensor<3x4xf8E5M2>
  %31 = stablehlo.constant dense<"0xA6601C10AFE38A4F469E04CB"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[-8.0, 1.9375], [-6.75, -2.125], [-6.25, -2.25]]> : tensor<3x2xf8E3M4>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xf8E3M4>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[1.75, -27.375, -108.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[-2.0, 2.875], [1.375, -5.5], [1.0, 3.25]]> : tensor<3x2xf8E3M4>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x2xf8E3M4>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[7.75, -99.375, 12.375]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<"0x00808D420080D4C2000094C2"> : tensor<3x4xf8E3M4>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf8E3M4>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[70.75, -106.25, -74.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x000000000080214000000000000020400000000000C02640"> : tensor<3x8xf8E3M4>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x8xf8E3M4>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[8.75, 8.0, 11.375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<"0x66B250E4DD296D64253B0DCD"> : tensor<3x4xf8E4M3>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E4M3>) -> tensor<3x4x2xi4>
  %2 = stablehlo.constant dense<[[[6, 6], [2, -5], [0, 5], [4, -2]], [[-3, -3], [-7, 2], [-3, 6], [4, 6]], [[5, 2], [-5, 3], [-3, 0], [-3, -4]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %3 = stablehlo.constant dense<"0x05AFC1815A87E9CF1E29CCF4"> : tensor<3x4xf8E4M3>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E4M3>) -> tensor<3x4xi8>
  %5 = stablehlo.constant dense<"0x05AFC1815A87E9CF1E29CCF4"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %6 = stablehlo.constant dense<[[0.1171875, 0.4375], [0x91, -48.0], [0.1875, -0.140625]]> : tensor<3x2xf8E4M3>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x2xf8E4M3>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[11807, -7023, -24284]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<"0x171F60639BDE5D91579FD4F7"> : tensor<3x4xf8E4M3>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf8E4M3>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[1667243799, -1856119141, -137060521]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0xBE538111BB386A9B2B3B72B15233A0BCAB734E710E4C2D9F"> : tensor<3x8xf8E4M3>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x8xf8E4M3>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[-7247918274195663938, -4854823968048006357, -6976836622812810325]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0x4C552885408A39D929CF18E7"> : tensor<3x4xf8E4M3>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf8E4M3>) -> tensor<3x4xui8>
  %17 = stablehlo.constant dense<"0x4C552885408A39D929CF18E7"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %18 = stablehlo.constant dense<"0xBC4E1F3D4BE455DF32B36F56"> : tensor<3x4xf8E4M3>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E4M3>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[1025461948, 3746948171, 1450160946]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<"0xDF905AB0C8508C643A900C1C3C85ADB3DABE335D74DC5A8F"> : tensor<3x8xf8E4M3>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x8xf8E4M3>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[7245254723414692063, 12947150996975161402, 10329811087665643226]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<"0xB5CC4F630A92B19C1ABBC54F"> : tensor<3x4xf8E4M3>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E4M3>) -> tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%25, %24) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %26 = stablehlo.constant dense<"0x0CE0D851036CC6AF6CC72277"> : tensor<3x4xf8E4M3>
  %27 = "stablehlo.bitcast_convert"(%26) : (tensor<3x4xf8E4M3>) -> tensor<3x4xf8E4M3FN>
  %28 = stablehlo.constant dense<"0x0CE0D851036CC6AF6CC72277"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%27, %28) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %29 = stablehlo.constant dense<"0xD3254F147ADD0A378EE3A55E"> : tensor<3x4xf8E4M3>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xf8E4M3>) -> tensor<3x4xf8E5M2>
  %31 = stablehlo.constant dense<"0xD3254F147ADD0A378EE3A55E"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[0.625, -2.5], [0x8F, -2.5], [-104.0, -2.5]]> : tensor<3x2xf8E4M3>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xf8E4M3>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[-44.5, -71.5, -118.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[32.0, -10.0], [1.75, 15.0], [0xFE, 14.0]]> : tensor<3x2xf8E4M3>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x2xf8E4M3>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[-51.0, 115.875, 111.875]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<"0x008023C2004092420040DA42"> : tensor<3x4xf8E4M3>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf8E4M3>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[-40.875, 73.125, 109.125]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x0000000000885CC00000000000804A4000000000000009C0"> : tensor<3x8xf8E4M3>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x8xf8E4M3>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-114.125, 53.0, -3.125]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<"0x1A8B45CC8168C2E1B2B8BC1D"> : tensor<3x4xf8E4M3FN>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x4xi2>
  %2 = stablehlo.constant dense<[[[-2, -2, 1, 0], [-1, -2, 0, -2], [1, 1, 0, 1], [0, -1, 0, -1]], [[1, 0, 0, -2], [0, -2, -2, 1], [-2, 0, 0, -1], [1, 0, -2, -1]], [[-2, 0, -1, -2], [0, -2, -1, -2], [0, -1, -1, -2], [1, -1, 1, 0]]]> : tensor<3x4x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x4xi2>, tensor<3x4x4xi2>) -> ()
  %3 = stablehlo.constant dense<"0xDF64E04C3BA1D31BFBE8896C"> : tensor<3x4xf8E4M3FN>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xi4>
  %5 = stablehlo.constant dense<[[[-1, -3], [4, 6], [0, -2], [-4, 4]], [[-5, 3], [1, -6], [3, -3], [-5, 1]], [[-5, -1], [-8, -2], [-7, -8], [-4, 6]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %6 = stablehlo.constant dense<"0xCABEB238E39381E45E744DFA"> : tensor<3x4xf8E4M3FN>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xi8>
  %8 = stablehlo.constant dense<"0xCABEB238E39381E45E744DFA"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %9 = stablehlo.constant dense<[[0x09, 0.5625], [5.0, -44.0], [-0.0234375, 13.0]]> : tensor<3x2xf8E4M3FN>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x2xf8E4M3FN>) -> tensor<3xi16>
  %11 = stablehlo.constant dense<[12553, -7350, 21900]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %12 = stablehlo.constant dense<"0x4CA9351F16272FDA1459B93F"> : tensor<3x4xf8E4M3FN>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xf8E4M3FN>) -> tensor<3xi32>
  %14 = stablehlo.constant dense<[523610444, -634444010, 1069111572]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %15 = stablehlo.constant dense<"0xB7BF665BBD4CCF832CE41A8E88055AA6930D7B48FC6E7991"> : tensor<3x8xf8E4M3FN>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x8xf8E4M3FN>) -> tensor<3xi64>
  %17 = stablehlo.constant dense<[-8948849558395895881, -6459844631451737044, -7964212436201173613]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %18 = stablehlo.constant dense<"0x7D8DE427F6A3E00E8E66D4F2"> : tensor<3x4xf8E4M3FN>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x4xui2>
  %20 = stablehlo.constant dense<[[[1, 3, 3, 1], [1, 3, 0, 2], [0, 1, 2, 3], [3, 1, 2, 0]], [[2, 1, 3, 3], [3, 0, 2, 2], [0, 0, 2, 3], [2, 3, 0, 0]], [[2, 3, 0, 2], [2, 1, 2, 1], [0, 1, 1, 3], [2, 0, 3, 3]]]> : tensor<3x4x4xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> ()
  %21 = stablehlo.constant dense<"0xD4AC98BB313400966AB19DA8"> : tensor<3x4xf8E4M3FN>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xui4>
  %23 = stablehlo.constant dense<[[[4, 13], [12, 10], [8, 9], [11, 11]], [[1, 3], [4, 3], [0, 0], [6, 9]], [[10, 6], [1, 11], [13, 9], [8, 10]]]> : tensor<3x4x2xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x4x2xui4>, tensor<3x4x2xui4>) -> ()
  %24 = stablehlo.constant dense<"0xA45D776626C6512F77367015"> : tensor<3x4xf8E4M3FN>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xui8>
  %26 = stablehlo.constant dense<"0xA45D776626C6512F77367015"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %27 = stablehlo.constant dense<[[208.0, -72.0], [-0.375, 0x97], [-1.5, 14.0]]> : tensor<3x2xf8E4M3FN>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x2xf8E4M3FN>) -> tensor<3xui16>
  %29 = stablehlo.constant dense<[59765, 38828, 22204]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %30 = stablehlo.constant dense<"0xA43CE4D947DF4FC32BE79C9B"> : tensor<3x4xf8E4M3FN>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xf8E4M3FN>) -> tensor<3xui32>
  %32 = stablehlo.constant dense<[3655613604, 3276791623, 2610751275]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %33 = stablehlo.constant dense<"0x89A4896F7B3693ACF8D99832614FBAB7064D3536AC1DF098"> : tensor<3x8xf8E4M3FN>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<3x8xf8E4M3FN>) -> tensor<3xui64>
  %35 = stablehlo.constant dense<[12435342899880240265, 13238981333488294392, 11020340913656646918]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %36 = stablehlo.constant dense<"0x67DCAAC46E33E92B3A39C802"> : tensor<3x4xf8E4M3FN>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4x2xf4E2M1FN>
  %38 = stablehlo.constant dense<[[[6.0, 4.0], [-2.0, -3.0], [-1.0, -1.0], [2.0, -2.0]], [[-4.0, 4.0], [1.5, 1.5], [-0.5, -4.0], [-1.5, 1.0]], [[-1.0, 1.5], [-0.5, 1.5], [-0.0, -2.0], [1.0, 0.0]]]> : tensor<3x4x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x4x2xf4E2M1FN>, tensor<3x4x2xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<"0x2BE02FBF0268582D4344B7D3"> : tensor<3x4xf8E4M3FN>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E3M4>
  %41 = stablehlo.constant dense<"0x2BE02FBF0268582D4344B7D3"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %42 = stablehlo.constant dense<"0x76B401CF5642A81501D55C95"> : tensor<3x4xf8E4M3FN>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3>
  %44 = stablehlo.constant dense<"0x76B401CF5642A81501D55C95"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %45 = stablehlo.constant dense<"0x08D1E88994C0124FF63B95F3"> : tensor<3x4xf8E4M3FN>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%46, %45) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %47 = stablehlo.constant dense<"0x27854F541FE59D6932BD9B92"> : tensor<3x4xf8E4M3FN>
  %48 = "stablehlo.bitcast_convert"(%47) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3FNUZ>
  %49 = stablehlo.constant dense<"0x27854F541FE59D6932BD9B92"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%48, %49) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %50 = stablehlo.constant dense<"0xC2DF553D581EAAA638EA05BB"> : tensor<3x4xf8E4M3FN>
  %51 = "stablehlo.bitcast_convert"(%50) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E4M3B11FNUZ>
  %52 = stablehlo.constant dense<"0xC2DF553D581EAAA638EA05BB"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%51, %52) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %53 = stablehlo.constant dense<"0x14E11295ADA307F6ADE969F3"> : tensor<3x4xf8E4M3FN>
  %54 = "stablehlo.bitcast_convert"(%53) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E5M2>
  %55 = stablehlo.constant dense<"0x14E11295ADA307F6ADE969F3"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%54, %55) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<"0xA663905E2A4218DC0F40917E"> : tensor<3x4xf8E4M3FN>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0xA663905E2A4218DC0F40917E"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<"0x0A3F8BDA021502BC26A6FB9B"> : tensor<3x4xf8E4M3FN>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x4xf8E4M3FN>) -> tensor<3x4xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0x0A3F8BDA021502BC26A6FB9B"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<[[1.0, -2.5], [-16.0, -2.5], [0.078125, 2.5]]> : tensor<3x2xf8E4M3FN>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x2xf8E4M3FN>) -> tensor<3xbf16>
  %64 = stablehlo.constant dense<[-46.0, -108.0, 38.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %65 = stablehlo.constant dense<[[-1.0, -8.0], [-3.0, -15.0], [-4.0, 6.5]]> : tensor<3x2xf8E4M3FN>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x2xf8E4M3FN>) -> tensor<3xf16>
  %67 = stablehlo.constant dense<[-37.75, -124.25, 23.125]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %68 = stablehlo.constant dense<"0x004082C20080F5C20040C1C2"> : tensor<3x4xf8E4M3FN>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x4xf8E4M3FN>) -> tensor<3xf32>
  %70 = stablehlo.constant dense<[-65.125, -122.75, -96.625]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %71 = stablehlo.constant dense<"0x00000000002039400000000000402DC00000000000003740"> : tensor<3x8xf8E4M3FN>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x8xf8E4M3FN>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[25.125, -14.625, 23.0]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0x09752E61814905421A651839"> : tensor<3x4xf8E4M3FNUZ>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4x2xi4>
  %2 = stablehlo.constant dense<[[[-7, 0], [5, 7], [-2, 2], [1, 6]], [[1, -8], [-7, 4], [5, 0], [2, 4]], [[-6, 1], [5, 6], [-8, 1], [-7, 3]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %3 = stablehlo.constant dense<"0xD2AAF1A55211106A8D9C9D89"> : tensor<3x4xf8E4M3FNUZ>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xi8>
  %5 = stablehlo.constant dense<"0xD2AAF1A55211106A8D9C9D89"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %6 = stablehlo.constant dense<[[18.0, 10.0], [0x95, -5.0], [-0.75, -26.0]]> : tensor<3x2xf8E4M3FNUZ>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x2xf8E4M3FNUZ>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[23137, -11627, -6724]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<"0xFB265122AB1B9982E2116DAA"> : tensor<3x4xf8E4M3FNUZ>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[575743739, -2103895125, -1435692574]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0x1FD7347AF0584F9B82DA0C454D6E7A086DD8DBE1C4AF4B22"> : tensor<3x8xf8E4M3FNUZ>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x8xf8E4M3FNUZ>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[-7255482684804901089, 610921977612130946, 2471262080680581229]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0x71A8A089DAC2C8EDE89E08AA"> : tensor<3x4xf8E4M3FNUZ>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xui8>
  %17 = stablehlo.constant dense<"0x71A8A089DAC2C8EDE89E08AA"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %18 = stablehlo.constant dense<"0xC838CA348102E6C6FDE74208"> : tensor<3x4xf8E4M3FNUZ>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[885668040, 3336962689, 138602493]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<"0xA57709CEF19887CEB3F350C24A72AFFA45DE5DC510974C2A"> : tensor<3x8xf8E4M3FNUZ>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x8xf8E4M3FNUZ>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[14882031657980360613, 18063782295819580339, 3047977146109517381]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<"0x05B796EC8C8066E2D75DD285"> : tensor<3x4xf8E4M3FNUZ>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FN>
  %26 = stablehlo.constant dense<"0x05B796EC8C8066E2D75DD285"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<"0xB76AD8BB7BFE75D3CBE8C847"> : tensor<3x4xf8E4M3FNUZ>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%28, %27) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %29 = stablehlo.constant dense<"0xDD4569C56C8BDB6BF7020EA7"> : tensor<3x4xf8E4M3FNUZ>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x4xf8E5M2>
  %31 = stablehlo.constant dense<"0xDD4569C56C8BDB6BF7020EA7"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[0.40625, -1.25], [-96.0, -1.0], [8.0, -1.25]]> : tensor<3x2xf8E4M3FNUZ>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xf8E4M3FNUZ>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[-45.25, -7.625, -54.0]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[-64.0, -3.75], [0.25, 3.75], [0x80, 1.875]]> : tensor<3x2xf8E4M3FNUZ>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x2xf8E4M3FNUZ>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[-31.75, 28.75, 7.5]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<"0x0080464200808642000032C2"> : tensor<3x4xf8E4M3FNUZ>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[49.625, 67.25, -44.5]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x0000000000D8524000000000008048C00000000000D04440"> : tensor<3x8xf8E4M3FNUZ>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x8xf8E4M3FNUZ>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[75.375, -49.0, 41.625]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xE1D30300E0F317C1E9C55FC0"> : tensor<3x4xf8E4M3B11FNUZ>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4x2xi4>
  %2 = stablehlo.constant dense<[[[1, -2], [3, -3], [3, 0], [0, 0]], [[0, -2], [3, -1], [7, 1], [1, -4]], [[-7, -2], [5, -4], [-1, 5], [0, -4]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %3 = stablehlo.constant dense<"0xD6F7315CFCD44C0F947AC0B3"> : tensor<3x4xf8E4M3B11FNUZ>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xi8>
  %5 = stablehlo.constant dense<"0xD6F7315CFCD44C0F947AC0B3"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %6 = stablehlo.constant dense<[[1.625, -1.0], [0xA1, -0.6875], [0.625, 0.078125]]> : tensor<3x2xf8E4M3B11FNUZ>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[-10147, -11359, 14930]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<"0x54AA6FCB83723AAF633C9483"> : tensor<3x4xf8E4M3B11FNUZ>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[-881874348, -1355124093, -2087437213]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0x39E12FC66431531901DCA2573F6F3F79D2ADD1999ED3C596"> : tensor<3x8xf8E4M3B11FNUZ>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x8xf8E4M3B11FNUZ>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[1824856582906700089, 8736824119965965313, -7582421719469412910]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0x032E81F8477A9724F6C3C734"> : tensor<3x4xf8E4M3B11FNUZ>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xui8>
  %17 = stablehlo.constant dense<"0x032E81F8477A9724F6C3C734"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %18 = stablehlo.constant dense<"0x83A0106670C979302C06034B"> : tensor<3x4xf8E4M3B11FNUZ>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[1712365699, 813287792, 1258489388]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<"0xE78F39326BB851D4C613CA292C3D3841392DF31D4D265F87"> : tensor<3x8xf8E4M3B11FNUZ>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x8xf8E4M3B11FNUZ>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[15299212179697930215, 4699573471050077126, 9754557430564597049]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<"0xB7D82331CA9EC2D855200C27"> : tensor<3x4xf8E4M3B11FNUZ>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3FN>
  %26 = stablehlo.constant dense<"0xB7D82331CA9EC2D855200C27"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<"0x0B0521D20844B031599AC4A8"> : tensor<3x4xf8E4M3B11FNUZ>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%28, %27) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %29 = stablehlo.constant dense<"0x5C70D3E1AB6C1B8916A4B624"> : tensor<3x4xf8E4M3B11FNUZ>
  %30 = "stablehlo.bitcast_convert"(%29) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x4xf8E5M2>
  %31 = stablehlo.constant dense<"0x5C70D3E1AB6C1B8916A4B624"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%30, %31) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %32 = stablehlo.constant dense<[[0x92, -0.140625], [-0.09375, -0.15625], [0.875, -0.15625]]> : tensor<3x2xf8E4M3B11FNUZ>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[-18.25, -94.0, -53.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[0x08, 0.6875], [0x8A, -0.875], [0x80, 0.203125]]> : tensor<3x2xf8E4M3B11FNUZ>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[56.25, -104.625, 5.5]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<"0x0000804100801F420000B542"> : tensor<3x4xf8E4M3B11FNUZ>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[16.0, 39.875, 90.5]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x0000000000705B400000000000304A400000000000304B40"> : tensor<3x8xf8E4M3B11FNUZ>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x8xf8E4M3B11FNUZ>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[109.75, 52.375, 54.375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<"0x7A491651AB263150323DB5B7"> : tensor<3x4xf8E5M2>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E5M2>) -> tensor<3x4x4xi2>
  %2 = stablehlo.constant dense<[[[-2, -2, -1, 1], [1, -2, 0, 1], [-2, 1, 1, 0], [1, 0, 1, 1]], [[-1, -2, -2, -2], [-2, 1, -2, 0], [1, 0, -1, 0], [0, 0, 1, 1]], [[-2, 0, -1, 0], [1, -1, -1, 0], [1, 1, -1, -2], [-1, 1, -1, -2]]]> : tensor<3x4x4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x4xi2>, tensor<3x4x4xi2>) -> ()
  %3 = stablehlo.constant dense<"0x71E037D56BD4319F0A40D2C3"> : tensor<3x4xf8E5M2>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E5M2>) -> tensor<3x4x2xi4>
  %5 = stablehlo.constant dense<[[[1, 7], [0, -2], [7, 3], [5, -3]], [[-5, 6], [4, -3], [1, 3], [-1, -7]], [[-6, 0], [0, 4], [2, -3], [3, -4]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %6 = stablehlo.constant dense<"0x254C9616407A2E0050300E73"> : tensor<3x4xf8E5M2>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf8E5M2>) -> tensor<3x4xi8>
  %8 = stablehlo.constant dense<"0x254C9616407A2E0050300E73"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %9 = stablehlo.constant dense<[[-6144.0, 49152.0], [-28.0, 0x23], [0.4375, 0x16]]> : tensor<3x2xf8E5M2>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x2xf8E5M2>) -> tensor<3xi16>
  %11 = stablehlo.constant dense<[31470, 9167, 5687]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %12 = stablehlo.constant dense<"0x5A2B6253EC54715FF5728538"> : tensor<3x4xf8E5M2>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xf8E5M2>) -> tensor<3xi32>
  %14 = stablehlo.constant dense<[1398942554, 1601262828, 948269813]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %15 = stablehlo.constant dense<"0x1E6A6D310119450EAB1257F3E0F7323E889601773EB049F1"> : tensor<3x8xf8E5M2>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x8xf8E5M2>) -> tensor<3xi64>
  %17 = stablehlo.constant dense<[1028255582838942238, 4481917124714369707, -1060122454937987448]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %18 = stablehlo.constant dense<"0xB179B8799B10753F148979DD"> : tensor<3x4xf8E5M2>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E5M2>) -> tensor<3x4x4xui2>
  %20 = stablehlo.constant dense<[[[1, 0, 3, 2], [1, 2, 3, 1], [0, 2, 3, 2], [1, 2, 3, 1]], [[3, 2, 1, 2], [0, 0, 1, 0], [1, 1, 3, 1], [3, 3, 3, 0]], [[0, 1, 1, 0], [1, 2, 0, 2], [1, 2, 3, 1], [1, 3, 1, 3]]]> : tensor<3x4x4xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> ()
  %21 = stablehlo.constant dense<"0xFB005BF4CA1A16B535D5E824"> : tensor<3x4xf8E5M2>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x4xf8E5M2>) -> tensor<3x4x2xui4>
  %23 = stablehlo.constant dense<[[[11, 15], [0, 0], [11, 5], [4, 15]], [[10, 12], [10, 1], [6, 1], [5, 11]], [[5, 3], [5, 13], [8, 14], [4, 2]]]> : tensor<3x4x2xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x4x2xui4>, tensor<3x4x2xui4>) -> ()
  %24 = stablehlo.constant dense<"0x1BCAEC5C9E9A42806098ADCE"> : tensor<3x4xf8E5M2>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E5M2>) -> tensor<3x4xui8>
  %26 = stablehlo.constant dense<"0x1BCAEC5C9E9A42806098ADCE"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %27 = stablehlo.constant dense<[[-96.0, 112.0], [-0.0, -0.0078125], [20.0, 0x8E]]> : tensor<3x2xf8E5M2>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x2xf8E5M2>) -> tensor<3xui16>
  %29 = stablehlo.constant dense<[22486, 41088, 36429]> : tensor<3xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xui16>, tensor<3xui16>) -> ()
  %30 = stablehlo.constant dense<"0xB8B99695DF78A8E369C1BBA8"> : tensor<3x4xf8E5M2>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xf8E5M2>) -> tensor<3xui32>
  %32 = stablehlo.constant dense<[2509683128, 3819469023, 2830877033]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %33 = stablehlo.constant dense<"0xFB921DE70C292040A8E35945B577EAE854ACA761B12A1907"> : tensor<3x8xf8E5M2>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<3x8xf8E5M2>) -> tensor<3xui64>
  %35 = stablehlo.constant dense<[4620738353075950331, 16783358581785879464, 511486974019218516]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %36 = stablehlo.constant dense<"0x5F81AE6262F8E5B99B1E0D67"> : tensor<3x4xf8E5M2>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<3x4xf8E5M2>) -> tensor<3x4x2xf4E2M1FN>
  %38 = stablehlo.constant dense<[[[-6.0, 3.0], [0.5, -0.0], [-4.0, -1.0], [1.0, 4.0]], [[1.0, 4.0], [-0.0, -6.0], [3.0, -4.0], [-0.5, -1.5]], [[-1.5, -0.5], [-4.0, 0.5], [-3.0, 0.0], [6.0, 4.0]]]> : tensor<3x4x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x4x2xf4E2M1FN>, tensor<3x4x2xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<"0x0A4B14984689838A8A62CA5C"> : tensor<3x4xf8E5M2>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E3M4>
  %41 = stablehlo.constant dense<"0x0A4B14984689838A8A62CA5C"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %42 = stablehlo.constant dense<"0xC5171973998A358E24A5918E"> : tensor<3x4xf8E5M2>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E4M3>
  %44 = stablehlo.constant dense<"0xC5171973998A358E24A5918E"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %45 = stablehlo.constant dense<"0x7CD3BAF683C67A2A4157E645"> : tensor<3x4xf8E5M2>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E4M3FN>
  %47 = stablehlo.constant dense<"0x7CD3BAF683C67A2A4157E645"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %48 = stablehlo.constant dense<"0x8791FDF9C3A79E07E1D84777"> : tensor<3x4xf8E5M2>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E4M3FNUZ>
  %50 = stablehlo.constant dense<"0x8791FDF9C3A79E07E1D84777"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %51 = stablehlo.constant dense<"0x545C553274A8F6847BE513F3"> : tensor<3x4xf8E5M2>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E4M3B11FNUZ>
  %53 = stablehlo.constant dense<"0x545C553274A8F6847BE513F3"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %54 = stablehlo.constant dense<"0x06C09092B785D446A060AC4F"> : tensor<3x4xf8E5M2>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%55, %54) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %56 = stablehlo.constant dense<"0x3C00956A57A7240958BD73D3"> : tensor<3x4xf8E5M2>
  %57 = "stablehlo.bitcast_convert"(%56) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E5M2FNUZ>
  %58 = stablehlo.constant dense<"0x3C00956A57A7240958BD73D3"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%57, %58) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %59 = stablehlo.constant dense<"0x0D2E5C68ED3FF3D274977FF5"> : tensor<3x4xf8E5M2>
  %60 = "stablehlo.bitcast_convert"(%59) : (tensor<3x4xf8E5M2>) -> tensor<3x4xf8E8M0FNU>
  %61 = stablehlo.constant dense<"0x0D2E5C68ED3FF3D274977FF5"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%60, %61) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %62 = stablehlo.constant dense<[[0x92, 3.0], [0.75, -3.0], [-8192.0, 1.75]]> : tensor<3x2xf8E5M2>
  %63 = "stablehlo.bitcast_convert"(%62) : (tensor<3x2xf8E5M2>) -> tensor<3xbf16>
  %64 = stablehlo.constant dense<[73.0, -46.5, 1.875]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%63, %64) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %65 = stablehlo.constant dense<[[0x0C, 32.0], [32.0, -10.0], [1024.0, 96.0]]> : tensor<3x2xf8E5M2>
  %66 = "stablehlo.bitcast_convert"(%65) : (tensor<3x2xf8E5M2>) -> tensor<3xf16>
  %67 = stablehlo.constant dense<[32.375, -10.625, 102.25]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%66, %67) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %68 = stablehlo.constant dense<"0x00001BC200C0A242008023C2"> : tensor<3x4xf8E5M2>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x4xf8E5M2>) -> tensor<3xf32>
  %70 = stablehlo.constant dense<[-38.75, 81.375, -40.875]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %71 = stablehlo.constant dense<"0x0000000000904FC00000000000A858C00000000000801640"> : tensor<3x8xf8E5M2>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x8xf8E5M2>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[-63.125, -98.625, 5.625]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<"0xFCE975CA180A343AD1F130AF"> : tensor<3x4xf8E5M2FNUZ>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4x2xi4>
  %2 = stablehlo.constant dense<[[[-4, -1], [-7, -2], [5, 7], [-6, -4]], [[-8, 1], [-6, 0], [4, 3], [-6, 3]], [[1, -3], [1, -1], [0, 3], [-1, -6]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %3 = stablehlo.constant dense<"0x703C06CE542559F39D6E8F25"> : tensor<3x4xf8E5M2FNUZ>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xi8>
  %5 = stablehlo.constant dense<"0x703C06CE542559F39D6E8F25"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %6 = stablehlo.constant dense<[[-1024.0, -0.0234375], [0x22, 8.0], [-1792.0, 0x81]]> : tensor<3x2xf8E5M2FNUZ>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x2xf8E5M2FNUZ>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[-21784, 19490, -32277]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<"0x59CBE66C4BF7B7A9DAFACDEE"> : tensor<3x4xf8E5M2FNUZ>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[1827064665, -1447561397, -288490790]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0xEA0012D5346A955531362DD1E26EA622769747FFFD49D66B"> : tensor<3x8xf8E5M2FNUZ>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x8xf8E5M2FNUZ>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[6166952039899332842, 2496804963874584113, 7770479562332804982]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0xAE1432FDC831E24C5B34013A"> : tensor<3x4xf8E5M2FNUZ>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xui8>
  %17 = stablehlo.constant dense<"0xAE1432FDC831E24C5B34013A"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %18 = stablehlo.constant dense<"0x4973C9D7645099DDFCB53582"> : tensor<3x4xf8E5M2FNUZ>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[3620303689, 3717812324, 2184558076]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<"0xEDFC9961982436F0DA81D00AD7B5823359C885DD3FE33E3E"> : tensor<3x8xf8E5M2FNUZ>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x8xf8E5M2FNUZ>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[17309062454736190701, 3711728978110743002, 4485272142346569817]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<"0xD3C6585EDBDE176C672E6B2C"> : tensor<3x4xf8E5M2FNUZ>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xf8E4M3FN>
  %26 = stablehlo.constant dense<"0xD3C6585EDBDE176C672E6B2C"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<"0xEC2777955F3B52581C00DF23"> : tensor<3x4xf8E5M2FNUZ>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2>
  %29 = stablehlo.constant dense<"0xEC2777955F3B52581C00DF23"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %30 = stablehlo.constant dense<"0xF0F61EC2516BFEEC81764FC2"> : tensor<3x4xf8E5M2FNUZ>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %32 = stablehlo.constant dense<[[48.0, 1.5], [0.0, -0.875], [-0.0390625, -1.5]]> : tensor<3x2xf8E5M2FNUZ>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xf8E5M2FNUZ>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[53.5, -0.5, -86.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[-3072.0, 32.0], [1.0, 20.0], [2048.0, -48.0]]> : tensor<3x2xf8E5M2FNUZ>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x2xf8E5M2FNUZ>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[78.875, 42.0, -102.75]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<"0x0080D3C200C0AAC2000058C2"> : tensor<3x4xf8E5M2FNUZ>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[-105.75, -85.375, -54.0]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x00000000004051C000000000002037400000000000C026C0"> : tensor<3x8xf8E5M2FNUZ>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x8xf8E5M2FNUZ>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-69.0, 23.125, -11.375]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<"0x6DEF8F849FDCBBF8BF306589"> : tensor<3x4xf8E8M0FNU>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4x2xi4>
  %2 = stablehlo.constant dense<[[[-3, 6], [-1, -2], [-1, -8], [4, -8]], [[-1, -7], [-4, -3], [-5, -5], [-8, -1]], [[-1, -5], [0, 3], [5, 6], [-7, -8]]]> : tensor<3x4x2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xi4>, tensor<3x4x2xi4>) -> ()
  %3 = stablehlo.constant dense<"0x8739B71CDB48AEED4F5A4BC1"> : tensor<3x4xf8E8M0FNU>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xi8>
  %5 = stablehlo.constant dense<"0x8739B71CDB48AEED4F5A4BC1"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %6 = stablehlo.constant dense<[[0xA1, 0xB4], [0xB8, 0xA2], [0x37, 0x14]]> : tensor<3x2xf8E8M0FNU>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x2xf8E8M0FNU>) -> tensor<3xi16>
  %8 = stablehlo.constant dense<[-19295, -23880, 5175]> : tensor<3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3xi16>, tensor<3xi16>) -> ()
  %9 = stablehlo.constant dense<"0x54C29C97E5400D03C75EBF24"> : tensor<3x4xf8E8M0FNU>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf8E8M0FNU>) -> tensor<3xi32>
  %11 = stablehlo.constant dense<[-1751334316, 51200229, 616521415]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %12 = stablehlo.constant dense<"0xFE422014EF0EB449356446D2ACCDA84E5F916496A5A7EA7F"> : tensor<3x8xf8E8M0FNU>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x8xf8E8M0FNU>) -> tensor<3xi64>
  %14 = stablehlo.constant dense<[5310886280574288638, 5668006273191666741, 9217363917001757023]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %15 = stablehlo.constant dense<"0xD7EA0EB66AEC6B0592CA67B3"> : tensor<3x4xf8E8M0FNU>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xui8>
  %17 = stablehlo.constant dense<"0xD7EA0EB66AEC6B0592CA67B3"> : tensor<3x4xui8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3x4xui8>, tensor<3x4xui8>) -> ()
  %18 = stablehlo.constant dense<"0xB37927342A20067BF4AD1986"> : tensor<3x4xf8E8M0FNU>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf8E8M0FNU>) -> tensor<3xui32>
  %20 = stablehlo.constant dense<[875002291, 2063999018, 2249829876]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %21 = stablehlo.constant dense<"0x04BC98DFEA64201BEAE0B5BB594F72769E2C6E3E1B52F9C9"> : tensor<3x8xf8E8M0FNU>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x8xf8E8M0FNU>) -> tensor<3xui64>
  %23 = stablehlo.constant dense<[1954673198215248900, 8534971490640453866, 14553753947789470878]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %24 = stablehlo.constant dense<"0x28A5C1CCB710E764968D96E3"> : tensor<3x4xf8E8M0FNU>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xf8E4M3FN>
  %26 = stablehlo.constant dense<"0x28A5C1CCB710E764968D96E3"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %27 = stablehlo.constant dense<"0x652344E94F6C39A90EAC59A2"> : tensor<3x4xf8E8M0FNU>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xf8E5M2>
  %29 = stablehlo.constant dense<"0x652344E94F6C39A90EAC59A2"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %30 = stablehlo.constant dense<"0x0C5CF9A5F8BD83DF19312A7B"> : tensor<3x4xf8E8M0FNU>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xf8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%31, %30) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %32 = stablehlo.constant dense<[[0xC2, 0x42], [0xBC, 0xC0], [0xC7, 0x42]]> : tensor<3x2xf8E8M0FNU>
  %33 = "stablehlo.bitcast_convert"(%32) : (tensor<3x2xf8E8M0FNU>) -> tensor<3xbf16>
  %34 = stablehlo.constant dense<[97.0, -5.875, 99.5]> : tensor<3xbf16>
  stablehlo.custom_call @check.expect_eq(%33, %34) : (tensor<3xbf16>, tensor<3xbf16>) -> ()
  %35 = stablehlo.constant dense<[[0x00, 0xD2], [0x56, 0x56], [0x00, 0x48]]> : tensor<3x2xf8E8M0FNU>
  %36 = "stablehlo.bitcast_convert"(%35) : (tensor<3x2xf8E8M0FNU>) -> tensor<3xf16>
  %37 = stablehlo.constant dense<[-48.0, 101.375, 8.0]> : tensor<3xf16>
  stablehlo.custom_call @check.expect_eq(%36, %37) : (tensor<3xf16>, tensor<3xf16>) -> ()
  %38 = stablehlo.constant dense<"0x00C0B2C20040E4420000BA41"> : tensor<3x4xf8E8M0FNU>
  %39 = "stablehlo.bitcast_convert"(%38) : (tensor<3x4xf8E8M0FNU>) -> tensor<3xf32>
  %40 = stablehlo.constant dense<[-89.375, 114.125, 23.25]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%39, %40) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %41 = stablehlo.constant dense<"0x00000000001051C00000000000A044400000000000085CC0"> : tensor<3x8xf8E8M0FNU>
  %42 = "stablehlo.bitcast_convert"(%41) : (tensor<3x8xf8E8M0FNU>) -> tensor<3xf64>
  %43 = stablehlo.constant dense<[-68.25, 41.25, -112.125]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%42, %43) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<"0x3A428D42AAC2CCC2A0C204C1D6C190C085C1EAC188C21AC2"> : tensor<3x4xbf16>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4x8xi2>
  %2 = stablehlo.constant dense<[[[-2, -2, -1, 0, -2, 0, 0, 1], [1, -1, 0, -2, -2, 0, 0, 1], [-2, -2, -2, -2, -2, 0, 0, -1], [0, -1, 0, -1, -2, 0, 0, -1]], [[0, 0, -2, -2, -2, 0, 0, -1], [0, 1, 0, 0, 1, 0, 0, -1], [-2, 1, 1, -1, 1, 0, 0, -1], [0, 0, 1, -2, 0, 0, 0, -1]], [[1, 1, 0, -2, 1, 0, 0, -1], [-2, -2, -2, -1, 1, 0, 0, -1], [0, -2, 0, -2, -2, 0, 0, -1], [-2, -2, 1, 0, -2, 0, 0, -1]]]> : tensor<3x4x8xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x8xi2>, tensor<3x4x8xi2>) -> ()
  %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<4x3xbf16>) -> tensor<4x3x8xi2>
  %5 = stablehlo.constant dense<[[[-2, -2, -1, 0, -2, 0, 0, 1], [0, 0, -2, -2, -2, 0, 0, -1], [1, 1, 0, -2, 1, 0, 0, -1]], [[1, -1, 0, -2, -2, 0, 0, 1], [0, 1, 0, 0, 1, 0, 0, -1], [-2, -2, -2, -1, 1, 0, 0, -1]], [[-2, -2, -2, -2, -2, 0, 0, -1], [-2, 1, 1, -1, 1, 0, 0, -1], [0, -2, 0, -2, -2, 0, 0, -1]], [[0, -1, 0, -1, -2, 0, 0, -1], [0, 0, 1, -2, 0, 0, 0, -1], [-2, -2, 1, 0, -2, 0, 0, -1]]]> : tensor<4x3x8xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x8xi2>, tensor<4x3x8xi2>) -> ()
  %6 = stablehlo.constant dense<"0xD04294C19F42F44279C2CB41E8C280C28EC2DA42D3C1CBC2"> : tensor<3x4xbf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xbf16>) -> tensor<3x4x4xi4>
  %8 = stablehlo.constant dense<[[[0, -3, 2, 4], [4, -7, 1, -4], [-1, -7, 2, 4], [4, -1, 2, 4]], [[-7, 7, 2, -4], [-5, -4, 1, 4], [-8, -2, 2, -4], [0, -8, 2, -4]], [[-2, -8, 2, -4], [-6, -3, 2, 4], [3, -3, 1, -4], [-5, -4, 2, -4]]]> : tensor<3x4x4xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x4xi4>, tensor<3x4x4xi4>) -> ()
  %9 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x3xbf16>) -> tensor<4x3x4xi4>
  %11 = stablehlo.constant dense<[[[0, -3, 2, 4], [-7, 7, 2, -4], [-2, -8, 2, -4]], [[4, -7, 1, -4], [-5, -4, 1, 4], [-6, -3, 2, 4]], [[-1, -7, 2, 4], [-8, -2, 2, -4], [3, -3, 1, -4]], [[4, -1, 2, 4], [0, -8, 2, -4], [-5, -4, 2, -4]]]> : tensor<4x3x4xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x3x4xi4>, tensor<4x3x4xi4>) -> ()
  %12 = stablehlo.constant dense<"0xA8428A425D428FC272428D426042C842E741CDC140419742"> : tensor<3x4xbf16>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xbf16>) -> tensor<3x4x2xi8>
  %14 = stablehlo.constant dense<"0xA8428A425D428FC272428D426042C842E741CDC140419742"> : tensor<3x4x2xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4x2xi8>, tensor<3x4x2xi8>) -> ()
  %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<4x3xbf16>) -> tensor<4x3x2xi8>
  %17 = stablehlo.constant dense<"0xA8427242E7418A428D42CDC15D42604240418FC2C8429742"> : tensor<4x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x3x2xi8>, tensor<4x3x2xi8>) -> ()
  %18 = stablehlo.constant dense<"0x12423842C3421CC2B8C22DC2804162C2E3C2BEC299C216C2"> : tensor<3x4xbf16>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xbf16>) -> tensor<3x4xi16>
  %20 = stablehlo.constant dense<"0x12423842C3421CC2B8C22DC2804162C2E3C2BEC299C216C2"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %21 = "stablehlo.transpose"(%18) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<4x3xbf16>) -> tensor<4x3xi16>
  %23 = stablehlo.constant dense<"0x1242B8C2E3C238422DC2BEC2C342804199C21CC262C216C2"> : tensor<4x3xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4x3xi16>, tensor<4x3xi16>) -> ()
  %24 = stablehlo.constant dense<[[48.0, -92.0], [-52.5, 88.0], [71.0, 21.625]]> : tensor<3x2xbf16>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x2xbf16>) -> tensor<3xi32>
  %26 = stablehlo.constant dense<[-1028111808, 1118880338, 1101873806]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %27 = stablehlo.constant dense<"0xC8C2CD42BD42B042C442EC40AC42ABC21AC254C2ECC2C1C2"> : tensor<3x4xbf16>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xbf16>) -> tensor<3xi64>
  %29 = stablehlo.constant dense<[4805414183041352392, -4419365301742976316, -4413031837717970406]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %30 = stablehlo.constant dense<"0xF742724248C113C2B74266C2E5C2DCC230C28E42C042EC42"> : tensor<3x4xbf16>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xbf16>) -> tensor<3x4x8xui2>
  %32 = stablehlo.constant dense<[[[3, 1, 3, 3, 2, 0, 0, 1], [2, 0, 3, 1, 2, 0, 0, 1], [0, 2, 0, 1, 1, 0, 0, 3], [3, 0, 1, 0, 2, 0, 0, 3]], [[3, 1, 3, 2, 2, 0, 0, 1], [2, 1, 2, 1, 2, 0, 0, 3], [1, 1, 2, 3, 2, 0, 0, 3], [0, 3, 1, 3, 2, 0, 0, 3]], [[0, 0, 3, 0, 2, 0, 0, 3], [2, 3, 0, 2, 2, 0, 0, 1], [0, 0, 0, 3, 2, 0, 0, 1], [0, 3, 2, 3, 2, 0, 0, 1]]]> : tensor<3x4x8xui2>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3x4x8xui2>, tensor<3x4x8xui2>) -> ()
  %33 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<4x3xbf16>) -> tensor<4x3x8xui2>
  %35 = stablehlo.constant dense<[[[3, 1, 3, 3, 2, 0, 0, 1], [3, 1, 3, 2, 2, 0, 0, 1], [0, 0, 3, 0, 2, 0, 0, 3]], [[2, 0, 3, 1, 2, 0, 0, 1], [2, 1, 2, 1, 2, 0, 0, 3], [2, 3, 0, 2, 2, 0, 0, 1]], [[0, 2, 0, 1, 1, 0, 0, 3], [1, 1, 2, 3, 2, 0, 0, 3], [0, 0, 0, 3, 2, 0, 0, 1]], [[3, 0, 1, 0, 2, 0, 0, 3], [0, 3, 1, 3, 2, 0, 0, 3], [0, 3, 2, 3, 2, 0, 0, 1]]]> : tensor<4x3x8xui2>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x3x8xui2>, tensor<4x3x8xui2>) -> ()
  %36 = stablehlo.constant dense<"0xFCC1F04250426CC1594286C27FC223C2C4C26AC20A422AC2"> : tensor<3x4xbf16>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<3x4xbf16>) -> tensor<3x4x4xui4>
  %38 = stablehlo.constant dense<[[[12, 15, 1, 12], [0, 15, 2, 4], [0, 5, 2, 4], [12, 6, 1, 12]], [[9, 5, 2, 4], [6, 8, 2, 12], [15, 7, 2, 12], [3, 2, 2, 12]], [[4, 12, 2, 12], [10, 6, 2, 12], [10, 0, 2, 4], [10, 2, 2, 12]]]> : tensor<3x4x4xui4>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x4x4xui4>, tensor<3x4x4xui4>) -> ()
  %39 = "stablehlo.transpose"(%36) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<4x3xbf16>) -> tensor<4x3x4xui4>
  %41 = stablehlo.constant dense<[[[12, 15, 1, 12], [9, 5, 2, 4], [4, 12, 2, 12]], [[0, 15, 2, 4], [6, 8, 2, 12], [10, 6, 2, 12]], [[0, 5, 2, 4], [15, 7, 2, 12], [10, 0, 2, 4]], [[12, 6, 1, 12], [3, 2, 2, 12], [10, 2, 2, 12]]]> : tensor<4x3x4xui4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<4x3x4xui4>, tensor<4x3x4xui4>) -> ()
  %42 = stablehlo.constant dense<"0xB1C1C4C2E04290C295C18342E042D7C2AAC2F2C2F7C2EEC2"> : tensor<3x4xbf16>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<3x4xbf16>) -> tensor<3x4x2xui8>
  %44 = stablehlo.constant dense<"0xB1C1C4C2E04290C295C18342E042D7C2AAC2F2C2F7C2EEC2"> : tensor<3x4x2xui8>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
  %45 = "stablehlo.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<4x3xbf16>) -> tensor<4x3x2xui8>
  %47 = stablehlo.constant dense<"0xB1C195C1AAC2C4C28342F2C2E042E042F7C290C2D7C2EEC2"> : tensor<4x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<4x3x2xui8>, tensor<4x3x2xui8>) -> ()
  %48 = stablehlo.constant dense<"0xD04260BF95C20E42B042EFC2E142DB42EEC25A42304228C2"> : tensor<3x4xbf16>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<3x4xbf16>) -> tensor<3x4xui16>
  %50 = stablehlo.constant dense<"0xD04260BF95C20E42B042EFC2E142DB42EEC25A42304228C2"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %51 = "stablehlo.transpose"(%48) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<4x3xbf16>) -> tensor<4x3xui16>
  %53 = stablehlo.constant dense<"0xD042B042EEC260BFEFC25A4295C2E14230420E42DB4228C2"> : tensor<4x3xui16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<4x3xui16>, tensor<4x3xui16>) -> ()
  %54 = stablehlo.constant dense<[[24.25, 37.0], [55.5, -34.5], [-13.875, -35.5]]> : tensor<3x2xbf16>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3x2xbf16>) -> tensor<3xui32>
  %56 = stablehlo.constant dense<[1108623810, 3255452254, 3255746910]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %57 = stablehlo.constant dense<"0xCE428E42D4C2204284C174417642B74228C0834296C21BC2"> : tensor<3x4xbf16>
  %58 = "stablehlo.bitcast_convert"(%57) : (tensor<3x4xbf16>) -> tensor<3xui64>
  %59 = stablehlo.constant dense<[4765022622663459534, 4807384202913038724, 13986987018346020904]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %60 = stablehlo.constant dense<"0x94C283C1E44206C178C2EEC25A41D5C2224270C146C23842"> : tensor<3x4xbf16>
  %61 = "stablehlo.bitcast_convert"(%60) : (tensor<3x4xbf16>) -> tensor<3x4x4xf4E2M1FN>
  %62 = stablehlo.constant dense<[[[2.0, -0.5, 1.0, -2.0], [1.5, -0.0, 0.5, -2.0], [2.0, -4.0, 1.0, 2.0], [4.0, 0.0, 0.5, -2.0]], [[-0.0, 6.0, 1.0, -2.0], [-4.0, -4.0, 1.0, -2.0], [-1.0, 3.0, 0.5, 2.0], [3.0, -3.0, 1.0, -2.0]], [[1.0, 1.0, 1.0, 2.0], [0.0, 6.0, 0.5, -2.0], [4.0, 2.0, 1.0, -2.0], [-0.0, 1.5, 1.0, 2.0]]]> : tensor<3x4x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<3x4x4xf4E2M1FN>, tensor<3x4x4xf4E2M1FN>) -> ()
  %63 = "stablehlo.transpose"(%60) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<4x3xbf16>) -> tensor<4x3x4xf4E2M1FN>
  %65 = stablehlo.constant dense<[[[2.0, -0.5, 1.0, -2.0], [-0.0, 6.0, 1.0, -2.0], [1.0, 1.0, 1.0, 2.0]], [[1.5, -0.0, 0.5, -2.0], [-4.0, -4.0, 1.0, -2.0], [0.0, 6.0, 0.5, -2.0]], [[2.0, -4.0, 1.0, 2.0], [-1.0, 3.0, 0.5, 2.0], [4.0, 2.0, 1.0, -2.0]], [[4.0, 0.0, 0.5, -2.0], [3.0, -3.0, 1.0, -2.0], [-0.0, 1.5, 1.0, 2.0]]]> : tensor<4x3x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<4x3x4xf4E2M1FN>, tensor<4x3x4xf4E2M1FN>) -> ()
  %66 = stablehlo.constant dense<[0x10B3, 0xB3EB, 0x08E4]> : tensor<3xbf16>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<3xbf16>) -> tensor<3x2xf8E3M4>
  %68 = stablehlo.constant dense<[[-1.1875, 0.25], [-13.5, -1.1875], [-10.0, 0.125]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %69 = "stablehlo.transpose"(%66) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %70 = "stablehlo.bitcast_convert"(%69) : (tensor<3xbf16>) -> tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%70, %68) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %71 = stablehlo.constant dense<[0x2F60, 0x536D, 0x91CB]> : tensor<3xbf16>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3>
  %73 = stablehlo.constant dense<[[32.0, 0.46875], [104.0, 11.0], [-5.5, 0x91]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %74 = "stablehlo.transpose"(%71) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %75 = "stablehlo.bitcast_convert"(%74) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%75, %73) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %76 = stablehlo.constant dense<[0xF438, 8192.0, 0x86B0]> : tensor<3xbf16>
  %77 = "stablehlo.bitcast_convert"(%76) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3FN>
  %78 = stablehlo.constant dense<[[1.0, -192.0], [0.0, 3.5], [-0.5, 0x86]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%77, %78) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %79 = "stablehlo.transpose"(%76) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %80 = "stablehlo.bitcast_convert"(%79) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%80, %78) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %81 = stablehlo.constant dense<[0x7FA1, 62720.0, 0x9FCC]> : tensor<3xbf16>
  %82 = "stablehlo.bitcast_convert"(%81) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3FNUZ>
  %83 = stablehlo.constant dense<[[-0.0703125, 240.0], [104.0, 1.875], [-3.0, 0x9F]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%82, %83) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %84 = "stablehlo.transpose"(%81) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %85 = "stablehlo.bitcast_convert"(%84) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%85, %83) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %86 = stablehlo.constant dense<[0x6911, 0xE7AD, 0x94B4]> : tensor<3xbf16>
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3B11FNUZ>
  %88 = stablehlo.constant dense<[[0x11, 4.5], [0xAD, -3.75], [-0.046875, 0x94]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%87, %88) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %89 = "stablehlo.transpose"(%86) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %90 = "stablehlo.bitcast_convert"(%89) : (tensor<3xbf16>) -> tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%90, %88) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %91 = stablehlo.constant dense<[0x395B, 0x150B, 0xD289]> : tensor<3xbf16>
  %92 = "stablehlo.bitcast_convert"(%91) : (tensor<3xbf16>) -> tensor<3x2xf8E5M2>
  %93 = stablehlo.constant dense<[[224.0, 0.625], [0x0B, 0x15], [0x89, -48.0]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%92, %93) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %94 = "stablehlo.transpose"(%91) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %95 = "stablehlo.bitcast_convert"(%94) : (tensor<3xbf16>) -> tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%95, %93) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %96 = stablehlo.constant dense<[0x57E2, 0x97B7, 0x668F]> : tensor<3xbf16>
  %97 = "stablehlo.bitcast_convert"(%96) : (tensor<3xbf16>) -> tensor<3x2xf8E5M2FNUZ>
  %98 = stablehlo.constant dense<[[-384.0, 56.0], [-0.21875, 0x97], [0x8F, 768.0]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%97, %98) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %99 = "stablehlo.transpose"(%96) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %100 = "stablehlo.bitcast_convert"(%99) : (tensor<3xbf16>) -> tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%100, %98) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %101 = stablehlo.constant dense<[0x4D1D, 0x0D56, 0x03D1]> : tensor<3xbf16>
  %102 = "stablehlo.bitcast_convert"(%101) : (tensor<3xbf16>) -> tensor<3x2xf8E8M0FNU>
  %103 = stablehlo.constant dense<[[0x1D, 0x4D], [0x56, 0x0D], [0xD1, 0x03]]> : tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%102, %103) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  %104 = "stablehlo.transpose"(%101) <{permutation = array<i64: 0>}> : (tensor<3xbf16>) -> tensor<3xbf16>
  %105 = "stablehlo.bitcast_convert"(%104) : (tensor<3xbf16>) -> tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%105, %103) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  %106 = stablehlo.constant dense<"0xD9C24CC28AC1DAC265C2D142EE42D942DD42DEC2A0402442"> : tensor<3x4xbf16>
  %107 = "stablehlo.bitcast_convert"(%106) : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%107, %106) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %108 = "stablehlo.transpose"(%106) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %109 = "stablehlo.bitcast_convert"(%108) : (tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %110 = stablehlo.constant dense<"0xD9C265C2DD424CC2D142DEC28AC1EE42A040DAC2D9422442"> : tensor<4x3xbf16>
  stablehlo.custom_call @check.expect_eq(%109, %110) : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> ()
  %111 = stablehlo.constant dense<"0x08D69C5128CF10D168CC1E5456D64E55A0CF62D7D0517CD1"> : tensor<3x4xbf16>
  %112 = "stablehlo.bitcast_convert"(%111) : (tensor<3x4xbf16>) -> tensor<3x4xf16>
  %113 = stablehlo.constant dense<"0x08D69C5128CF10D168CC1E5456D64E55A0CF62D7D0517CD1"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%112, %113) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %114 = "stablehlo.transpose"(%111) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
  %115 = "stablehlo.bitcast_convert"(%114) : (tensor<4x3xbf16>) -> tensor<4x3xf16>
  %116 = stablehlo.constant dense<"0x08D668CCA0CF9C511E5462D728CF56D6D05110D14E557CD1"> : tensor<4x3xf16>
  stablehlo.custom_call @check.expect_eq(%115, %116) : (tensor<4x3xf16>, tensor<4x3xf16>) -> ()
  %117 = stablehlo.constant dense<[[0.0, -4.625], [-2.0, 73.0], [0.0, -64.5]]> : tensor<3x2xbf16>
  %118 = "stablehlo.bitcast_convert"(%117) : (tensor<3x2xbf16>) -> tensor<3xf32>
  %119 = stablehlo.constant dense<[-4.625, 73.375, -64.5]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%118, %119) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %120 = stablehlo.constant dense<"0x0000000000C034C000000000004056C00000000000403BC0"> : tensor<3x4xbf16>
  %121 = "stablehlo.bitcast_convert"(%120) : (tensor<3x4xbf16>) -> tensor<3xf64>
  %122 = stablehlo.constant dense<[-20.75, -89.0, -27.25]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%121, %122) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f16
func.func public @main() {
  %0 = stablehlo.constant dense<"0xC254A0D2D84CA0C402D5B850A25470D210D1003D003DB0D7"> : tensor<3x4xf16>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf16>) -> tensor<3x4x8xi2>
  %2 = stablehlo.constant dense<[[[-2, 0, 0, -1, 0, 1, 1, 1], [0, 0, -2, -2, -2, 0, 1, -1], [0, -2, 1, -1, 0, -1, 0, 1], [0, 0, -2, -2, 0, 1, 0, -1]], [[-2, 0, 0, 0, 1, 1, 1, -1], [0, -2, -1, -2, 0, 0, 1, 1], [-2, 0, -2, -2, 0, 1, 1, 1], [0, 0, -1, 1, -2, 0, 1, -1]], [[0, 0, 1, 0, 1, 0, 1, -1], [0, 0, 0, 0, 1, -1, -1, 0], [0, 0, 0, 0, 1, -1, -1, 0], [0, 0, -1, -2, -1, 1, 1, -1]]]> : tensor<3x4x8xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x8xi2>, tensor<3x4x8xi2>) -> ()
  %3 = stablehlo.constant dense<"0x2ED5C0D2D055C0D5C0492AD784D6585620D34AD698D280BE"> : tensor<3x4xf16>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xf16>) -> tensor<3x4x4xi4>
  %5 = stablehlo.constant dense<[[[-2, 2, 5, -3], [0, -4, 2, -3], [0, -3, 5, 5], [0, -4, 5, -3]], [[0, -4, -7, 4], [-6, 2, 7, -3], [4, -8, 6, -3], [-8, 5, 6, 5]], [[0, 2, 3, -3], [-6, 4, 6, -3], [-8, -7, 2, -3], [0, -8, -2, -5]]]> : tensor<3x4x4xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3x4x4xi4>, tensor<3x4x4xi4>) -> ()
  %6 = stablehlo.constant dense<"0x18D2DC512A55D656B8D09C50804290D320C78057DCD6C8CF"> : tensor<3x4xf16>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf16>) -> tensor<3x4x2xi8>
  %8 = stablehlo.constant dense<"0x18D2DC512A55D656B8D09C50804290D320C78057DCD6C8CF"> : tensor<3x4x2xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x2xi8>, tensor<3x4x2xi8>) -> ()
  %9 = stablehlo.constant dense<"0x4AD6C85682D74CD10CD494D340C7FED4E8CC384C2856A654"> : tensor<3x4xf16>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<3x4xf16>) -> tensor<3x4xi16>
  %11 = stablehlo.constant dense<"0x4AD6C85682D74CD10CD494D340C7FED4E8CC384C2856A654"> : tensor<3x4xi16>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<3x4xi16>, tensor<3x4xi16>) -> ()
  %12 = stablehlo.constant dense<[[13.75, 17.25], [-34.75, 115.25], [-22.375, -10.125]]> : tensor<3x2xf16>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x2xf16>) -> tensor<3xi32>
  %14 = stablehlo.constant dense<[1280330464, 1463079000, -921645672]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3xi32>, tensor<3xi32>) -> ()
  %15 = stablehlo.constant dense<"0x8AD42C5528D1D8D2B85010D45254C2D6E8553057E8502E56"> : tensor<3x4xf16>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x4xf16>) -> tensor<3xi64>
  %17 = stablehlo.constant dense<[-3253620759617284982, -2971720089389215560, 6209989895015912936]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %18 = stablehlo.constant dense<"0xFCD1C04A36543CD6804720D270C8545700475E55F048884F"> : tensor<3x4xf16>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf16>) -> tensor<3x4x8xui2>
  %20 = stablehlo.constant dense<[[[0, 3, 3, 3, 1, 0, 1, 3], [0, 0, 0, 3, 2, 2, 0, 1], [2, 1, 3, 0, 0, 1, 1, 1], [0, 3, 3, 0, 2, 1, 1, 3]], [[0, 0, 0, 2, 3, 1, 0, 1], [0, 0, 2, 0, 2, 0, 1, 3], [0, 0, 3, 1, 0, 2, 0, 3], [0, 1, 1, 1, 3, 1, 1, 1]], [[0, 0, 0, 0, 3, 1, 0, 1], [2, 3, 1, 1, 1, 1, 1, 1], [0, 0, 3, 3, 0, 2, 0, 1], [0, 2, 0, 2, 3, 3, 0, 1]]]> : tensor<3x4x8xui2>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x8xui2>, tensor<3x4x8xui2>) -> ()
  %21 = stablehlo.constant dense<"0x40CD0CD3604FC0D4504EC8D7B8CC38D774D4A4D030CFFAD5"> : tensor<3x4xf16>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<3x4xf16>) -> tensor<3x4x4xui4>
  %23 = stablehlo.constant dense<[[[0, 4, 13, 12], [12, 0, 3, 13], [0, 6, 15, 4], [0, 12, 4, 13]], [[0, 5, 14, 4], [8, 12, 7, 13], [8, 11, 12, 12], [8, 3, 7, 13]], [[4, 7, 4, 13], [4, 10, 0, 13], [0, 3, 15, 12], [10, 15, 5, 13]]]> : tensor<3x4x4xui4>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<3x4x4xui4>, tensor<3x4x4xui4>) -> ()
  %24 = stablehlo.constant dense<"0x1CD7FCD0604510504656C4D30AD6E0452052F0D4F8CC0456"> : tensor<3x4xf16>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf16>) -> tensor<3x4x2xui8>
  %26 = stablehlo.constant dense<"0x1CD7FCD0604510504656C4D30AD6E0452052F0D4F8CC0456"> : tensor<3x4x2xui8>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4x2xui8>, tensor<3x4x2xui8>) -> ()
  %27 = stablehlo.constant dense<"0x8AD5A45000D5A85788CDC0C10854C04E92D7F654E0557056"> : tensor<3x4xf16>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<3x4xf16>) -> tensor<3x4xui16>
  %29 = stablehlo.constant dense<"0x8AD5A45000D5A85788CDC0C10854C04E92D7F654E0557056"> : tensor<3x4xui16>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<3x4xui16>, tensor<3x4xui16>) -> ()
  %30 = stablehlo.constant dense<[[-33.875, 62.25], [115.0, -45.5], [-23.5, -109.0]]> : tensor<3x2xf16>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x2xf16>) -> tensor<3xui32>
  %32 = stablehlo.constant dense<[1405669436, 3517994800, 3604008416]> : tensor<3xui32>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xui32>, tensor<3xui32>) -> ()
  %33 = stablehlo.constant dense<"0x06D416D700C344D728D768D364D7F6D4B8529ED51ED700D5"> : tensor<3x4xf16>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<3x4xf16>) -> tensor<3xui64>
  %35 = stablehlo.constant dense<[15511737424946844678, 15345689608355108648, 15348504057511563960]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %36 = stablehlo.constant dense<"0x98D2DCD070508853B2D45450E4563E5400C97E572256F454"> : tensor<3x4xf16>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<3x4xf16>) -> tensor<3x4x4xf4E2M1FN>
  %38 = stablehlo.constant dense<[[[-0.0, -0.5, 1.0, -3.0], [-2.0, -3.0, 0.0, -3.0], [0.0, 6.0, 0.0, 3.0], [-0.0, -0.0, 1.5, 3.0]], [[1.0, -1.5, 2.0, -3.0], [2.0, 3.0, 0.0, 3.0], [2.0, -4.0, 4.0, 3.0], [-4.0, 1.5, 2.0, 3.0]], [[0.0, 0.0, -0.5, -2.0], [-4.0, 6.0, 6.0, 3.0], [1.0, 1.0, 4.0, 3.0], [2.0, -6.0, 2.0, 3.0]]]> : tensor<3x4x4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x4x4xf4E2M1FN>, tensor<3x4x4xf4E2M1FN>) -> ()
  %39 = stablehlo.constant dense<[-885.0, 0x2A36, 309.0]> : tensor<3xf16>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<3xf16>) -> tensor<3x2xf8E3M4>
  %41 = stablehlo.constant dense<[[-13.0, -9.0], [1.375, 0.8125], [-5.0, 7.0]]> : tensor<3x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x2xf8E3M4>, tensor<3x2xf8E3M4>) -> ()
  %42 = stablehlo.constant dense<[0x2917, 0x3D6F, 15.6171875]> : tensor<3xf16>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<3xf16>) -> tensor<3x2xf8E4M3>
  %44 = stablehlo.constant dense<[[0.05859375, 0.28125], [120.0, 1.625], [-7.5, 5.5]]> : tensor<3x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<3x2xf8E4M3>, tensor<3x2xf8E4M3>) -> ()
  %45 = stablehlo.constant dense<[-3826.0, -41.0625, -27.78125]> : tensor<3xf16>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<3xf16>) -> tensor<3x2xf8E4M3FN>
  %47 = stablehlo.constant dense<[[288.0, -88.0], [0.15625, -9.0], [-160.0, -7.0]]> : tensor<3x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<3x2xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> ()
  %48 = stablehlo.constant dense<[133.5, 0x199E, 0x946E]> : tensor<3xf16>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<3xf16>) -> tensor<3x2xf8E4M3FNUZ>
  %50 = stablehlo.constant dense<[[0.1875, 8.0], [-0.0546875, 0.03515625], [56.0, -0.0234375]]> : tensor<3x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<3x2xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> ()
  %51 = stablehlo.constant dense<[0xB27B, 0xC989, 0xA60B]> : tensor<3xf16>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<3xf16>) -> tensor<3x2xf8E4M3B11FNUZ>
  %53 = stablehlo.constant dense<[[22.0, -0.0390625], [0x89, -0.28125], [0x0B, 0xA6]]> : tensor<3x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<3x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> ()
  %54 = stablehlo.constant dense<[0x3921, 0x12D6, 0x92ED]> : tensor<3xf16>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3xf16>) -> tensor<3x2xf8E5M2>
  %56 = stablehlo.constant dense<[[0x21, 0.625], [-96.0, 0x12], [-5120.0, 0x92]]> : tensor<3x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x2xf8E5M2>, tensor<3x2xf8E5M2>) -> ()
  %57 = stablehlo.constant dense<[0x954C, 0x16B5, 1.9453125]> : tensor<3xf16>
  %58 = "stablehlo.bitcast_convert"(%57) : (tensor<3xf16>) -> tensor<3x2xf8E5M2FNUZ>
  %59 = stablehlo.constant dense<[[8.0, 0x95], [-0.15625, 0x16], [-4.0, 0.875]]> : tensor<3x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<3x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> ()
  %60 = stablehlo.constant dense<[0xC9BF, 249.25, 0x1C04]> : tensor<3xf16>
  %61 = "stablehlo.bitcast_convert"(%60) : (tensor<3xf16>) -> tensor<3x2xf8E8M0FNU>
  %62 = stablehlo.constant dense<[[0xBF, 0xC9], [0xCA, 0x5B], [0x04, 0x1C]]> : tensor<3x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<3x2xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>) -> ()
  %63 = stablehlo.constant dense<"0xCE429941CCC212C2B5C2F242F341F242B6C2F3C2AD41E2C2"> : tensor<3x4xf16>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<3x4xf16>) -> tensor<3x4xbf16>
  %65 = stablehlo.constant dense<"0xCE429941CCC212C2B5C2F242F341F242B6C2F3C2AD41E2C2"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %66 = stablehlo.constant dense<"0xDCD27CD326563C53C45022561E55BCD50CD4A4D0BAD7CAD6"> : tensor<3x4xf16>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<3x4xf16>) -> tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%67, %66) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %68 = stablehlo.constant dense<[[0.0, 0xC21D], [0.0, -3.484375], [-0.0, 0xC22E]]> : tensor<3x2xf16>
  %69 = "stablehlo.bitcast_convert"(%68) : (tensor<3x2xf16>) -> tensor<3xf32>
  %70 = stablehlo.constant dense<[-39.25, -124.0, -43.625]> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%69, %70) : (tensor<3xf32>, tensor<3xf32>) -> ()
  %71 = stablehlo.constant dense<"0x0000000000801EC00000000000E052C00000000000904B40"> : tensor<3x4xf16>
  %72 = "stablehlo.bitcast_convert"(%71) : (tensor<3x4xf16>) -> tensor<3xf64>
  %73 = stablehlo.constant dense<[-7.625, -75.5, 55.125]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%72, %73) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[49.375, -41.125, 27.5, 66.25], [-98.625, 57.5, -49.375, -54.875], [34.25, 32.625, -12.375, 25.625]]> : tensor<3x4xf32>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf32>) -> tensor<3x4x16xi2>
  %2 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, -2, 1, 1, 0, 1, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, 0, 1, -2, 0, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, -1, 1, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, 0, 1, 0, -2, -2, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, -1, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, -2, 1, -2, 1, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, 1, 1, 0, 1, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, -2, -1, -2, 1, 1, -2, 0, 0, -1]], [[0, 0, 0, 0, 0, 0, 0, 0, 1, -2, 0, 0, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, -2, 0, 0, 0, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, -2, 1, 0, 1, 1, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, -1, 1, 0, 0, 1]]]> : tensor<3x4x16xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x16xi2>, tensor<3x4x16xi2>) -> ()
  %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<4x3xf32>) -> tensor<4x3x16xi2>
  %5 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, -2, 1, 1, 0, 1, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, -1, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 1, -2, 0, 0, -2, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, -2, 0, 1, -2, 0, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, -2, 1, -2, 1, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, -2, 0, 0, 0, -2, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, -1, 1, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, 1, 1, 0, 1, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, -2, 1, 0, 1, 1, 0, 0, -1]], [[0, 0, 0, 0, 0, 0, 0, -2, 0, 1, 0, -2, -2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, -2, -1, -2, 1, 1, -2, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 1, -1, 0, -1, 1, 0, 0, 1]]]> : tensor<4x3x16xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x16xi2>, tensor<4x3x16xi2>) -> ()
  %6 = stablehlo.constant dense<[[-70.0, 57.0, 31.75, -62.75], [12.0, 36.875, 65.125, 103.5], [86.0, 72.125, -94.625, -4.875]]> : tensor<3x4xf32>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf32>) -> tensor<3x4x8xi4>
  %8 = stablehlo.constant dense<[[[0, 0, 0, 0, -4, -8, 2, -4], [0, 0, 0, 0, 4, 6, 2, 4], [0, 0, 0, 0, -2, -1, 1, 4], [0, 0, 0, 0, -5, 7, 2, -4]], [[0, 0, 0, 0, 0, 4, 1, 4], [0, 0, 0, -8, 3, 1, 2, 4], [0, 0, 0, 4, 2, -8, 2, 4], [0, 0, 0, 0, -1, -4, 2, 4]], [[0, 0, 0, 0, -4, -6, 2, 4], [0, 0, 0, 4, 0, -7, 2, 4], [0, 0, 0, 4, -3, -5, 2, -4], [0, 0, 0, 0, -4, -7, 0, -4]]]> : tensor<3x4x8xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x8xi4>, tensor<3x4x8xi4>) -> ()
  %9 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x3xf32>) -> tensor<4x3x8xi4>
  %11 = stablehlo.constant dense<[[[0, 0, 0, 0, -4, -8, 2, -4], [0, 0, 0, 0, 0, 4, 1, 4], [0, 0, 0, 0, -4, -6, 2, 4]], [[0, 0, 0, 0, 4, 6, 2, 4], [0, 0, 0, -8, 3, 1, 2, 4], [0, 0, 0, 4, 0, -7, 2, 4]], [[0, 0, 0, 0, -2, -1, 1, 4], [0, 0, 0, 4, 2, -8, 2, 4], [0, 0, 0, 4, -3, -5, 2, -4]], [[0, 0, 0, 0, -5, 7, 2, -4], [0, 0, 0, 0, -1, -4, 2, 4], [0, 0, 0, 0, -4, -7, 0, -4]]]> : tensor<4x3x8xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x3x8xi4>, tensor<4x3x8xi4>) -> ()
  %12 = stablehlo.constant dense<[[-26.375, 114.375, 22.125, -92.75], [116.5, -1.125, 60.75, 4.0], [-46.0, -67.75, 97.0, -42.5]]> : tensor<3x4xf32>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xf32>) -> tensor<3x4x4xi8>
  %14 = stablehlo.constant dense<"0x0000D3C100C0E4420000B1410080B9C20000E942000090BF0000734200008040000038C2008087C20000C24200002AC2"> : tensor<3x4x4xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4x4xi8>, tensor<3x4x4xi8>) -> ()
  %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<4x3xf32>) -> tensor<4x3x4xi8>
  %17 = stablehlo.constant dense<"0x0000D3C10000E942000038C200C0E442000090BF008087C20000B141000073420000C2420080B9C20000804000002AC2"> : tensor<4x3x4xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x3x4xi8>, tensor<4x3x4xi8>) -> ()
  %18 = stablehlo.constant dense<[[7.25, -90.5, -13.25, -98.25], [80.0, 65.125, -77.625, 53.625], [-12.25, -59.125, 67.0, 100.25]]> : tensor<3x4xf32>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf32>) -> tensor<3x4x2xi16>
  %20 = stablehlo.constant dense<"0x0000E8400000B5C2000054C10080C4C20000A0420040824200409BC200805642000044C100806CC2000086420080C842"> : tensor<3x4x2xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x2xi16>, tensor<3x4x2xi16>) -> ()
  %21 = "stablehlo.transpose"(%18) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<4x3xf32>) -> tensor<4x3x2xi16>
  %23 = stablehlo.constant dense<"0x0000E8400000A042000044C10000B5C20040824200806CC2000054C100409BC2000086420080C4C2008056420080C842"> : tensor<4x3x2xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4x3x2xi16>, tensor<4x3x2xi16>) -> ()
  %24 = stablehlo.constant dense<[[82.625, 65.0, -73.125, 96.375], [7.75, -49.375, 121.75, 77.875], [4.875, 16.75, -44.125, 97.0]]> : tensor<3x4xf32>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf32>) -> tensor<3x4xi32>
  %26 = stablehlo.constant dense<"0x0040A54200008242004092C200C0C0420000F840008045C20080F34200C09B4200009C4000008641008030C20000C242"> : tensor<3x4xi32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4xi32>, tensor<3x4xi32>) -> ()
  %27 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<4x3xf32>) -> tensor<4x3xi32>
  %29 = stablehlo.constant dense<"0x0040A5420000F84000009C4000008242008045C200008641004092C20080F342008030C200C0C04200C09B420000C242"> : tensor<4x3xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3xi32>, tensor<4x3xi32>) -> ()
  %30 = stablehlo.constant dense<[[-41.875, -11.0], [-65.5, 3.875], [-78.375, 101.25]]> : tensor<3x2xf32>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x2xf32>) -> tensor<3xi64>
  %32 = stablehlo.constant dense<[-4526117622249979904, 4645463018896031744, 4812799892552204288]> : tensor<3xi64>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3xi64>, tensor<3xi64>) -> ()
  %33 = stablehlo.constant dense<[[-3.0, 75.125, 43.375, 60.5], [-4.0, 112.75, -59.875, 43.625], [74.875, -3.375, -89.125, -74.0]]> : tensor<3x4xf32>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<3x4xf32>) -> tensor<3x4x16xui2>
  %35 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 1, 2, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2, 1, 3, 2, 0, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 1, 2, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 2, 3, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 2, 1, 2, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 2, 0, 2, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 2, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 2, 2, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 0, 0, 3]]]> : tensor<3x4x16xui2>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<3x4x16xui2>, tensor<3x4x16xui2>) -> ()
  %36 = "stablehlo.transpose"(%33) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<4x3xf32>) -> tensor<4x3x16xui2>
  %38 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 2, 2, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 1, 2, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 2, 3, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1, 0, 0, 0, 3]], [[0, 0, 0, 0, 0, 0, 0, 2, 1, 3, 2, 0, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 2, 1, 2, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 3, 2, 2, 0, 0, 3]], [[0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 1, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 2, 2, 3, 2, 0, 2, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 0, 0, 3]]]> : tensor<4x3x16xui2>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<4x3x16xui2>, tensor<4x3x16xui2>) -> ()
  %39 = stablehlo.constant dense<[[-100.125, -14.875, 89.375, 48.125], [100.75, 23.625, 73.125, -98.75], [-99.625, 38.5, 13.0, -39.875]]> : tensor<3x4xf32>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<3x4xf32>) -> tensor<3x4x8xui4>
  %41 = stablehlo.constant dense<[[[0, 0, 0, 4, 8, 12, 2, 12], [0, 0, 0, 0, 14, 6, 1, 12], [0, 0, 0, 12, 2, 11, 2, 4], [0, 0, 0, 8, 0, 4, 2, 4]], [[0, 0, 0, 8, 9, 12, 2, 4], [0, 0, 0, 0, 13, 11, 1, 4], [0, 0, 0, 4, 2, 9, 2, 4], [0, 0, 0, 8, 5, 12, 2, 12]], [[0, 0, 0, 4, 7, 12, 2, 12], [0, 0, 0, 0, 10, 1, 2, 4], [0, 0, 0, 0, 0, 5, 1, 4], [0, 0, 0, 8, 15, 1, 2, 12]]]> : tensor<3x4x8xui4>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<3x4x8xui4>, tensor<3x4x8xui4>) -> ()
  %42 = "stablehlo.transpose"(%39) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<4x3xf32>) -> tensor<4x3x8xui4>
  %44 = stablehlo.constant dense<[[[0, 0, 0, 4, 8, 12, 2, 12], [0, 0, 0, 8, 9, 12, 2, 4], [0, 0, 0, 4, 7, 12, 2, 12]], [[0, 0, 0, 0, 14, 6, 1, 12], [0, 0, 0, 0, 13, 11, 1, 4], [0, 0, 0, 0, 10, 1, 2, 4]], [[0, 0, 0, 12, 2, 11, 2, 4], [0, 0, 0, 4, 2, 9, 2, 4], [0, 0, 0, 0, 0, 5, 1, 4]], [[0, 0, 0, 8, 0, 4, 2, 4], [0, 0, 0, 8, 5, 12, 2, 12], [0, 0, 0, 8, 15, 1, 2, 12]]]> : tensor<4x3x8xui4>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<4x3x8xui4>, tensor<4x3x8xui4>) -> ()
  %45 = stablehlo.constant dense<[[-54.75, 113.75, -107.75, 123.625], [22.625, -90.125, 108.75, -43.0], [81.25, 41.875, -88.25, 38.875]]> : tensor<3x4xf32>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<3x4xf32>) -> tensor<3x4x4xui8>
  %47 = stablehlo.constant dense<"0x00005BC20080E3420080D7C20040F7420000B5410040B4C20080D94200002CC20080A242008027420080B0C200801B42"> : tensor<3x4x4xui8>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<3x4x4xui8>, tensor<3x4x4xui8>) -> ()
  %48 = "stablehlo.transpose"(%45) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<4x3xf32>) -> tensor<4x3x4xui8>
  %50 = stablehlo.constant dense<"0x00005BC20000B5410080A2420080E3420040B4C2008027420080D7C20080D9420080B0C20040F74200002CC200801B42"> : tensor<4x3x4xui8>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<4x3x4xui8>, tensor<4x3x4xui8>) -> ()
  %51 = stablehlo.constant dense<[[27.75, -92.625, 52.75, 16.5], [-18.625, 26.25, -20.5, -95.75], [29.125, -100.25, 9.875, -84.375]]> : tensor<3x4xf32>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<3x4xf32>) -> tensor<3x4x2xui16>
  %53 = stablehlo.constant dense<"0x0000DE410040B9C20000534200008441000095C10000D2410000A4C10080BFC20000E9410080C8C200001E4100C0A8C2"> : tensor<3x4x2xui16>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<3x4x2xui16>, tensor<3x4x2xui16>) -> ()
  %54 = "stablehlo.transpose"(%51) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<4x3xf32>) -> tensor<4x3x2xui16>
  %56 = stablehlo.constant dense<"0x0000DE41000095C10000E9410040B9C20000D2410080C8C2000053420000A4C100001E41000084410080BFC200C0A8C2"> : tensor<4x3x2xui16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<4x3x2xui16>, tensor<4x3x2xui16>) -> ()
  %57 = stablehlo.constant dense<[[-44.125, -28.5, 55.0, 3.25], [-16.25, -93.75, 10.875, 21.125], [-109.5, 8.375, -6.75, -116.125]]> : tensor<3x4xf32>
  %58 = "stablehlo.bitcast_convert"(%57) : (tensor<3x4xf32>) -> tensor<3x4xui32>
  %59 = stablehlo.constant dense<"0x008030C20000E4C100005C4200005040000082C10080BBC200002E410000A9410000DBC2000006410000D8C00040E8C2"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  %60 = "stablehlo.transpose"(%57) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %61 = "stablehlo.bitcast_convert"(%60) : (tensor<4x3xf32>) -> tensor<4x3xui32>
  %62 = stablehlo.constant dense<"0x008030C2000082C10000DBC20000E4C10080BBC20000064100005C4200002E410000D8C0000050400000A9410040E8C2"> : tensor<4x3xui32>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
  %63 = stablehlo.constant dense<[[14.75, 64.75], [-84.75, 39.75], [93.625, 17.25]]> : tensor<3x2xf32>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<3x2xf32>) -> tensor<3xui64>
  %65 = stablehlo.constant dense<[4792252217084870656, 4764526934047162368, 4722587160370954240]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<3xui64>, tensor<3xui64>) -> ()
  %66 = stablehlo.constant dense<[[88.5, -77.375, 11.5, -21.25], [-55.375, 102.0, 75.625, 60.875], [-3.0, -57.875, -43.625, 109.125]]> : tensor<3x4xf32>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<3x4xf32>) -> tensor<3x4x8xf4E2M1FN>
  %68 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.5, -1.5, 1.0, 2.0], [0.0, 0.0, 0.0, -2.0, -1.0, -0.5, 1.0, -2.0], [0.0, 0.0, 0.0, 0.0, -0.0, 1.5, 0.5, 2.0], [0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.5, -2.0]], [[0.0, 0.0, 0.0, -0.0, -3.0, 3.0, 1.0, -2.0], [0.0, 0.0, 0.0, 0.0, -2.0, -2.0, 1.0, 2.0], [0.0, 0.0, 0.0, 2.0, 6.0, -0.5, 1.0, 2.0], [0.0, 0.0, 0.0, -0.0, 1.5, 6.0, 1.0, 2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, -0.0, 6.0, 4.0, 1.0, -2.0], [0.0, 0.0, 0.0, -0.0, -4.0, 1.0, 1.0, -2.0], [0.0, 0.0, 0.0, 2.0, -1.0, -3.0, 1.0, 2.0]]]> : tensor<3x4x8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<3x4x8xf4E2M1FN>, tensor<3x4x8xf4E2M1FN>) -> ()
  %69 = "stablehlo.transpose"(%66) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %70 = "stablehlo.bitcast_convert"(%69) : (tensor<4x3xf32>) -> tensor<4x3x8xf4E2M1FN>
  %71 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.5, -1.5, 1.0, 2.0], [0.0, 0.0, 0.0, -0.0, -3.0, 3.0, 1.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 2.0, 0.0, -2.0]], [[0.0, 0.0, 0.0, -2.0, -1.0, -0.5, 1.0, -2.0], [0.0, 0.0, 0.0, 0.0, -2.0, -2.0, 1.0, 2.0], [0.0, 0.0, 0.0, -0.0, 6.0, 4.0, 1.0, -2.0]], [[0.0, 0.0, 0.0, 0.0, -0.0, 1.5, 0.5, 2.0], [0.0, 0.0, 0.0, 2.0, 6.0, -0.5, 1.0, 2.0], [0.0, 0.0, 0.0, -0.0, -4.0, 1.0, 1.0, -2.0]], [[0.0, 0.0, 0.0, 0.0, -1.0, -1.0, 0.5, -2.0], [0.0, 0.0, 0.0, -0.0, 1.5, 6.0, 1.0, 2.0], [0.0, 0.0, 0.0, 2.0, -1.0, -3.0, 1.0, 2.0]]]> : tensor<4x3x8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<4x3x8xf4E2M1FN>, tensor<4x3x8xf4E2M1FN>) -> ()
  %72 = stablehlo.constant dense<[0x64D1DBB2, 0x81453A26, 0x0EC503BA]> : tensor<3xf32>
  %73 = "stablehlo.bitcast_convert"(%72) : (tensor<3xf32>) -> tensor<3x4xf8E3M4>
  %74 = stablehlo.constant dense<"0xB2DBD164263A4581BA03C50E"> : tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%73, %74) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %75 = "stablehlo.transpose"(%72) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %76 = "stablehlo.bitcast_convert"(%75) : (tensor<3xf32>) -> tensor<3x4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%76, %74) : (tensor<3x4xf8E3M4>, tensor<3x4xf8E3M4>) -> ()
  %77 = stablehlo.constant dense<[0xD2B3610F, 0xBC1495DE, 0xEC0416A2]> : tensor<3xf32>
  %78 = "stablehlo.bitcast_convert"(%77) : (tensor<3xf32>) -> tensor<3x4xf8E4M3>
  %79 = stablehlo.constant dense<"0x0F61B3D2DE9514BCA21604EC"> : tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%78, %79) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %80 = "stablehlo.transpose"(%77) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %81 = "stablehlo.bitcast_convert"(%80) : (tensor<3xf32>) -> tensor<3x4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%81, %79) : (tensor<3x4xf8E4M3>, tensor<3x4xf8E4M3>) -> ()
  %82 = stablehlo.constant dense<[0xEE616E10, 0x706A7419, 383637.5]> : tensor<3xf32>
  %83 = "stablehlo.bitcast_convert"(%82) : (tensor<3xf32>) -> tensor<3x4xf8E4M3FN>
  %84 = stablehlo.constant dense<"0x106E61EE19746A70B052BB48"> : tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%83, %84) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %85 = "stablehlo.transpose"(%82) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %86 = "stablehlo.bitcast_convert"(%85) : (tensor<3xf32>) -> tensor<3x4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%86, %84) : (tensor<3x4xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> ()
  %87 = stablehlo.constant dense<[0xD2691002, 0xBEE19D09, 0x5539E759]> : tensor<3xf32>
  %88 = "stablehlo.bitcast_convert"(%87) : (tensor<3xf32>) -> tensor<3x4xf8E4M3FNUZ>
  %89 = stablehlo.constant dense<"0x021069D2099DE1BE59E73955"> : tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%88, %89) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %90 = "stablehlo.transpose"(%87) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %91 = "stablehlo.bitcast_convert"(%90) : (tensor<3xf32>) -> tensor<3x4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%91, %89) : (tensor<3x4xf8E4M3FNUZ>, tensor<3x4xf8E4M3FNUZ>) -> ()
  %92 = stablehlo.constant dense<[0xEA667985, 0xA06EB37C, 0x3EC2308D]> : tensor<3xf32>
  %93 = "stablehlo.bitcast_convert"(%92) : (tensor<3xf32>) -> tensor<3x4xf8E4M3B11FNUZ>
  %94 = stablehlo.constant dense<"0x857966EA7CB36EA08D30C23E"> : tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%93, %94) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %95 = "stablehlo.transpose"(%92) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %96 = "stablehlo.bitcast_convert"(%95) : (tensor<3xf32>) -> tensor<3x4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%96, %94) : (tensor<3x4xf8E4M3B11FNUZ>, tensor<3x4xf8E4M3B11FNUZ>) -> ()
  %97 = stablehlo.constant dense<[0x53D28AEA, 0x5BCA0FDE, 0x5DE81678]> : tensor<3xf32>
  %98 = "stablehlo.bitcast_convert"(%97) : (tensor<3xf32>) -> tensor<3x4xf8E5M2>
  %99 = stablehlo.constant dense<"0xEA8AD253DE0FCA5B7816E85D"> : tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%98, %99) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %100 = "stablehlo.transpose"(%97) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %101 = "stablehlo.bitcast_convert"(%100) : (tensor<3xf32>) -> tensor<3x4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%101, %99) : (tensor<3x4xf8E5M2>, tensor<3x4xf8E5M2>) -> ()
  %102 = stablehlo.constant dense<[0xFCBA456E, 0x26132FA2, 0x206DB8AE]> : tensor<3xf32>
  %103 = "stablehlo.bitcast_convert"(%102) : (tensor<3xf32>) -> tensor<3x4xf8E5M2FNUZ>
  %104 = stablehlo.constant dense<"0x6E45BAFCA22F1326AEB86D20"> : tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%103, %104) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %105 = "stablehlo.transpose"(%102) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %106 = "stablehlo.bitcast_convert"(%105) : (tensor<3xf32>) -> tensor<3x4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%106, %104) : (tensor<3x4xf8E5M2FNUZ>, tensor<3x4xf8E5M2FNUZ>) -> ()
  %107 = stablehlo.constant dense<[0xA30CC2A0, 0x73DD83F0, 0xDD3A5CAF]> : tensor<3xf32>
  %108 = "stablehlo.bitcast_convert"(%107) : (tensor<3xf32>) -> tensor<3x4xf8E8M0FNU>
  %109 = stablehlo.constant dense<"0xA0C20CA3F083DD73AF5C3ADD"> : tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%108, %109) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %110 = "stablehlo.transpose"(%107) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %111 = "stablehlo.bitcast_convert"(%110) : (tensor<3xf32>) -> tensor<3x4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%111, %109) : (tensor<3x4xf8E8M0FNU>, tensor<3x4xf8E8M0FNU>) -> ()
  %112 = stablehlo.constant dense<[0xC29342A6, 0x41A6425F, 0xC2A24195]> : tensor<3xf32>
  %113 = "stablehlo.bitcast_convert"(%112) : (tensor<3xf32>) -> tensor<3x2xbf16>
  %114 = stablehlo.constant dense<[[83.0, -73.5], [55.75, 20.75], [18.625, -81.0]]> : tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%113, %114) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %115 = "stablehlo.transpose"(%112) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %116 = "stablehlo.bitcast_convert"(%115) : (tensor<3xf32>) -> tensor<3x2xbf16>
  stablehlo.custom_call @check.expect_eq(%116, %114) : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> ()
  %117 = stablehlo.constant dense<[0xD798D0B8, 0x55EC56B0, 0x4520563E]> : tensor<3xf32>
  %118 = "stablehlo.bitcast_convert"(%117) : (tensor<3xf32>) -> tensor<3x2xf16>
  %119 = stablehlo.constant dense<[[-37.75, -121.5], [107.0, 94.75], [99.875, 5.125]]> : tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%118, %119) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %120 = "stablehlo.transpose"(%117) <{permutation = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
  %121 = "stablehlo.bitcast_convert"(%120) : (tensor<3xf32>) -> tensor<3x2xf16>
  stablehlo.custom_call @check.expect_eq(%121, %119) : (tensor<3x2xf16>, tensor<3x2xf16>) -> ()
  %122 = stablehlo.constant dense<[[-123.375, -124.125, -122.625, 30.625], [118.0, -86.0, 115.125, -30.0], [33.125, -54.75, -83.125, 34.0]]> : tensor<3x4xf32>
  %123 = "stablehlo.bitcast_convert"(%122) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  stablehlo.custom_call @check.expect_eq(%123, %122) : (tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  %124 = "stablehlo.transpose"(%122) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %125 = "stablehlo.bitcast_convert"(%124) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %126 = stablehlo.constant dense<[[-123.375, 118.0, 33.125], [-124.125, -86.0, -54.75], [-122.625, 115.125, -83.125], [30.625, -30.0, 34.0]]> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%125, %126) : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %127 = stablehlo.constant dense<[[0.0, 0x4057A800], [0.0, -3.1171875], [0.0, -2.9140625]]> : tensor<3x2xf32>
  %128 = "stablehlo.bitcast_convert"(%127) : (tensor<3x2xf32>) -> tensor<3xf64>
  %129 = stablehlo.constant dense<[94.625, -47.0, -26.5]> : tensor<3xf64>
  stablehlo.custom_call @check.expect_eq(%128, %129) : (tensor<3xf64>, tensor<3xf64>) -> ()
  return
}
// -----
// bitcast_convert of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[-17.25, 90.875, -26.75, 83.125], [-80.375, 107.125, -73.75, 116.75], [-111.5, -111.625, -50.375, -42.5]]> : tensor<3x4xf64>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xf64>) -> tensor<3x4x32xi2>
  %2 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, -1, 0, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -1, -2, -2, 1, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -2, -1, 0, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -1, 0, 1, 1, 1, 0, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 1, 0, 0, 1, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -1, -2, -2, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, -2, 0, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, -1, 1, 1, 0, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -1, -1, -2, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -2, -1, -1, -2, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, -2, 0, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, -1]]]> : tensor<3x4x32xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x32xi2>, tensor<3x4x32xi2>) -> ()
  %3 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<4x3xf64>) -> tensor<4x3x32xi2>
  %5 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, -1, 0, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 1, 0, 0, 1, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -1, -1, -2, 1, 1, 0, 0, 0, -1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -1, -2, -2, 1, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -1, -2, -2, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, -2, -1, -1, -2, 1, 1, 0, 0, 0, -1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -2, -1, 0, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1, -2, 0, 1, 1, 0, 0, 0, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, -2, 0, 1, 0, 0, 0, -1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 0, -1, 0, 1, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, -1, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, -1]]]> : tensor<4x3x32xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<4x3x32xi2>, tensor<4x3x32xi2>) -> ()
  %6 = stablehlo.constant dense<[[-35.0, 45.875, -108.875, -114.75], [-3.625, -30.125, 20.875, 38.75], [-24.375, -34.375, 98.625, -115.75]]> : tensor<3x4xf64>
  %7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x4xf64>) -> tensor<3x4x16xi4>
  %8 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 1, 4, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 6, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 3, -5, 5, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -4, 5, 0, -4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -2, 3, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 4, 3, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 3, 4, 0, 4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -8, 3, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 4, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -6, -8, 5, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -4, 5, 0, -4]]]> : tensor<3x4x16xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<3x4x16xi4>, tensor<3x4x16xi4>) -> ()
  %9 = "stablehlo.transpose"(%6) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %10 = "stablehlo.bitcast_convert"(%9) : (tensor<4x3xf64>) -> tensor<4x3x16xi4>
  %11 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 1, 4, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -3, 0, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, -8, 3, 0, -4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 6, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, -2, 3, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 4, 0, -4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, 3, -5, 5, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -2, 4, 3, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -8, -6, -8, 5, 0, 4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -5, -4, 5, 0, -4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 3, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -4, 5, 0, -4]]]> : tensor<4x3x16xi4>
  stablehlo.custom_call @check.expect_eq(%10, %11) : (tensor<4x3x16xi4>, tensor<4x3x16xi4>) -> ()
  %12 = stablehlo.constant dense<[[105.125, -11.375, 108.5, 121.75], [-124.875, -68.5, 26.875, 116.25], [91.75, -93.5, -29.125, 54.875]]> : tensor<3x4xf64>
  %13 = "stablehlo.bitcast_convert"(%12) : (tensor<3x4xf64>) -> tensor<3x4x8xi8>
  %14 = stablehlo.constant dense<"0x0000000000485A400000000000C026C00000000000205B400000000000705E400000000000385FC000000000002051C00000000000E03A400000000000105D400000000000F0564000000000006057C00000000000203DC00000000000704B40"> : tensor<3x4x8xi8>
  stablehlo.custom_call @check.expect_eq(%13, %14) : (tensor<3x4x8xi8>, tensor<3x4x8xi8>) -> ()
  %15 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %16 = "stablehlo.bitcast_convert"(%15) : (tensor<4x3xf64>) -> tensor<4x3x8xi8>
  %17 = stablehlo.constant dense<"0x0000000000485A400000000000385FC00000000000F056400000000000C026C000000000002051C000000000006057C00000000000205B400000000000E03A400000000000203DC00000000000705E400000000000105D400000000000704B40"> : tensor<4x3x8xi8>
  stablehlo.custom_call @check.expect_eq(%16, %17) : (tensor<4x3x8xi8>, tensor<4x3x8xi8>) -> ()
  %18 = stablehlo.constant dense<[[-80.25, -28.0, 13.625, -107.0], [-71.875, -94.625, 123.125, 104.5], [-61.125, -9.125, -37.375, -112.5]]> : tensor<3x4xf64>
  %19 = "stablehlo.bitcast_convert"(%18) : (tensor<3x4xf64>) -> tensor<3x4x4xi16>
  %20 = stablehlo.constant dense<"0x00000000001054C00000000000003CC00000000000402B400000000000C05AC00000000000F851C00000000000A857C00000000000C85E400000000000205A400000000000904EC000000000004022C00000000000B042C00000000000205CC0"> : tensor<3x4x4xi16>
  stablehlo.custom_call @check.expect_eq(%19, %20) : (tensor<3x4x4xi16>, tensor<3x4x4xi16>) -> ()
  %21 = "stablehlo.transpose"(%18) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %22 = "stablehlo.bitcast_convert"(%21) : (tensor<4x3xf64>) -> tensor<4x3x4xi16>
  %23 = stablehlo.constant dense<"0x00000000001054C00000000000F851C00000000000904EC00000000000003CC00000000000A857C000000000004022C00000000000402B400000000000C85E400000000000B042C00000000000C05AC00000000000205A400000000000205CC0"> : tensor<4x3x4xi16>
  stablehlo.custom_call @check.expect_eq(%22, %23) : (tensor<4x3x4xi16>, tensor<4x3x4xi16>) -> ()
  %24 = stablehlo.constant dense<[[-116.25, -80.25, 26.125, -32.125], [-71.25, 10.125, 22.75, 32.625], [-120.625, 5.875, 68.75, 27.5]]> : tensor<3x4xf64>
  %25 = "stablehlo.bitcast_convert"(%24) : (tensor<3x4xf64>) -> tensor<3x4x2xi32>
  %26 = stablehlo.constant dense<[[[0, -1067642880], [0, -1068232704], [0, 1077551104], [0, -1069543424]], [[0, -1068380160], [0, 1076117504], [0, 1077329920], [0, 1077956608]], [[0, -1067571200], [0, 1075281920], [0, 1079062528], [0, 1077641216]]]> : tensor<3x4x2xi32>
  stablehlo.custom_call @check.expect_eq(%25, %26) : (tensor<3x4x2xi32>, tensor<3x4x2xi32>) -> ()
  %27 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %28 = "stablehlo.bitcast_convert"(%27) : (tensor<4x3xf64>) -> tensor<4x3x2xi32>
  %29 = stablehlo.constant dense<[[[0, -1067642880], [0, -1068380160], [0, -1067571200]], [[0, -1068232704], [0, 1076117504], [0, 1075281920]], [[0, 1077551104], [0, 1077329920], [0, 1079062528]], [[0, -1069543424], [0, 1077956608], [0, 1077641216]]]> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%28, %29) : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  %30 = stablehlo.constant dense<[[-102.0, -2.375, 57.625, -17.0], [-82.625, -107.0, 100.875, -71.75], [-73.75, -120.625, 78.125, 85.5]]> : tensor<3x4xf64>
  %31 = "stablehlo.bitcast_convert"(%30) : (tensor<3x4xf64>) -> tensor<3x4xi64>
  %32 = stablehlo.constant dense<"0x00000000008059C000000000000003C00000000000D04C4000000000000031C00000000000A854C00000000000C05AC000000000003859400000000000F051C000000000007052C00000000000285EC000000000008853400000000000605540"> : tensor<3x4xi64>
  stablehlo.custom_call @check.expect_eq(%31, %32) : (tensor<3x4xi64>, tensor<3x4xi64>) -> ()
  %33 = "stablehlo.transpose"(%30) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %34 = "stablehlo.bitcast_convert"(%33) : (tensor<4x3xf64>) -> tensor<4x3xi64>
  %35 = stablehlo.constant dense<"0x00000000008059C00000000000A854C000000000007052C000000000000003C00000000000C05AC00000000000285EC00000000000D04C400000000000385940000000000088534000000000000031C00000000000F051C00000000000605540"> : tensor<4x3xi64>
  stablehlo.custom_call @check.expect_eq(%34, %35) : (tensor<4x3xi64>, tensor<4x3xi64>) -> ()
  %36 = stablehlo.constant dense<[[-70.25, 76.625, 70.625, -69.125], [-69.875, -100.5, 32.625, 95.125], [2.875, 57.875, 30.125, -0.5]]> : tensor<3x4xf64>
  %37 = "stablehlo.bitcast_convert"(%36) : (tensor<3x4xf64>) -> tensor<3x4x32xui2>
  %38 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 3, 0, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 1, 0, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0, 1, 1, 0, 0, 0, 3]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 1, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 3, 1, 1, 1, 0, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 3, 0, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 3, 3, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 3, 3, 2]]]> : tensor<3x4x32xui2>
  stablehlo.custom_call @check.expect_eq(%37, %38) : (tensor<3x4x32xui2>, tensor<3x4x32xui2>) -> ()
  %39 = "stablehlo.transpose"(%36) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %40 = "stablehlo.bitcast_convert"(%39) : (tensor<4x3xf64>) -> tensor<4x3x32xui2>
  %41 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 1, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 3, 0, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 3, 0, 1, 0, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 1, 0, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 3, 3, 0, 0, 0, 0, 1]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 0, 1, 1, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 3, 3, 1, 1, 1, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 3, 3, 3, 2]]]> : tensor<4x3x32xui2>
  stablehlo.custom_call @check.expect_eq(%40, %41) : (tensor<4x3x32xui2>, tensor<4x3x32xui2>) -> ()
  %42 = stablehlo.constant dense<[[120.25, 39.5, 54.125, 120.375], [-116.625, -21.25, -40.5, 29.5], [-77.875, 100.0, -84.5, 21.125]]> : tensor<3x4xf64>
  %43 = "stablehlo.bitcast_convert"(%42) : (tensor<3x4xf64>) -> tensor<3x4x16xui4>
  %44 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 5, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 3, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 1, 14, 5, 0, 4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 13, 5, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 3, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 13, 3, 0, 4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 3, 5, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 5, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 5, 5, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 5, 3, 0, 4]]]> : tensor<3x4x16xui4>
  stablehlo.custom_call @check.expect_eq(%43, %44) : (tensor<3x4x16xui4>, tensor<3x4x16xui4>) -> ()
  %45 = "stablehlo.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %46 = "stablehlo.bitcast_convert"(%45) : (tensor<4x3xf64>) -> tensor<4x3x16xui4>
  %47 = stablehlo.constant dense<[[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 14, 5, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 13, 5, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 7, 3, 5, 0, 12]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 3, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 5, 3, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 5, 0, 4]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 4, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 0, 12], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 5, 5, 0, 12]], [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 1, 14, 5, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 13, 3, 0, 4], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 5, 3, 0, 4]]]> : tensor<4x3x16xui4>
  stablehlo.custom_call @check.expect_eq(%46, %47) : (tensor<4x3x16xui4>, tensor<4x3x16xui4>) -> ()
  %48 = stablehlo.constant dense<[[-65.125, 35.5, 38.625, 100.25], [93.5, -83.375, 78.875, -18.625], [90.375, 81.125, 7.75, 98.625]]> : tensor<3x4xf64>
  %49 = "stablehlo.bitcast_convert"(%48) : (tensor<3x4xf64>) -> tensor<3x4x8xui8>
  %50 = stablehlo.constant dense<"0x00000000004850C00000000000C041400000000000504340000000000010594000000000006057400000000000D854C00000000000B853400000000000A032C0000000000098564000000000004854400000000000001F400000000000A85840"> : tensor<3x4x8xui8>
  stablehlo.custom_call @check.expect_eq(%49, %50) : (tensor<3x4x8xui8>, tensor<3x4x8xui8>) -> ()
  %51 = "stablehlo.transpose"(%48) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %52 = "stablehlo.bitcast_convert"(%51) : (tensor<4x3xf64>) -> tensor<4x3x8xui8>
  %53 = stablehlo.constant dense<"0x00000000004850C0000000000060574000000000009856400000000000C041400000000000D854C0000000000048544000000000005043400000000000B853400000000000001F4000000000001059400000000000A032C00000000000A85840"> : tensor<4x3x8xui8>
  stablehlo.custom_call @check.expect_eq(%52, %53) : (tensor<4x3x8xui8>, tensor<4x3x8xui8>) -> ()
  %54 = stablehlo.constant dense<[[-18.5, 82.375, -103.625, -85.0], [-39.625, 34.75, 43.125, -4.75], [-86.5, 54.25, 48.875, 73.75]]> : tensor<3x4xf64>
  %55 = "stablehlo.bitcast_convert"(%54) : (tensor<3x4xf64>) -> tensor<3x4x4xui16>
  %56 = stablehlo.constant dense<"0x00000000008032C000000000009854400000000000E859C000000000004055C00000000000D043C00000000000604140000000000090454000000000000013C00000000000A055C00000000000204B4000000000007048400000000000705240"> : tensor<3x4x4xui16>
  stablehlo.custom_call @check.expect_eq(%55, %56) : (tensor<3x4x4xui16>, tensor<3x4x4xui16>) -> ()
  %57 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %58 = "stablehlo.bitcast_convert"(%57) : (tensor<4x3xf64>) -> tensor<4x3x4xui16>
  %59 = stablehlo.constant dense<"0x00000000008032C00000000000D043C00000000000A055C0000000000098544000000000006041400000000000204B400000000000E859C00000000000904540000000000070484000000000004055C000000000000013C00000000000705240"> : tensor<4x3x4xui16>
  stablehlo.custom_call @check.expect_eq(%58, %59) : (tensor<4x3x4xui16>, tensor<4x3x4xui16>) -> ()
  %60 = stablehlo.constant dense<[[-60.125, 20.125, 25.5, 55.875], [75.0, 59.375, 26.875, 91.0], [43.125, -117.5, -85.125, 1.0]]> : tensor<3x4xf64>
  %61 = "stablehlo.bitcast_convert"(%60) : (tensor<3x4xf64>) -> tensor<3x4x2xui32>
  %62 = stablehlo.constant dense<[[[0, 3226341376], [0, 1077157888], [0, 1077510144], [0, 1078718464]], [[0, 1079164928], [0, 1078833152], [0, 1077600256], [0, 1079427072]], [[0, 1078300672], [0, 3227344896], [0, 3226814464], [0, 1072693248]]]> : tensor<3x4x2xui32>
  stablehlo.custom_call @check.expect_eq(%61, %62) : (tensor<3x4x2xui32>, tensor<3x4x2xui32>) -> ()
  %63 = "stablehlo.transpose"(%60) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %64 = "stablehlo.bitcast_convert"(%63) : (tensor<4x3xf64>) -> tensor<4x3x2xui32>
  %65 = stablehlo.constant dense<[[[0, 3226341376], [0, 1079164928], [0, 1078300672]], [[0, 1077157888], [0, 1078833152], [0, 3227344896]], [[0, 1077510144], [0, 1077600256], [0, 3226814464]], [[0, 1078718464], [0, 1079427072], [0, 1072693248]]]> : tensor<4x3x2xui32>
  stablehlo.custom_call @check.expect_eq(%64, %65) : (tensor<4x3x2xui32>, tensor<4x3x2xui32>) -> ()
  %66 = stablehlo.constant dense<[[-9.875, 113.125, -120.125, -74.75], [29.75, -6.75, -21.625, 81.375], [-111.375, -115.75, 57.875, 103.625]]> : tensor<3x4xf64>
  %67 = "stablehlo.bitcast_convert"(%66) : (tensor<3x4xf64>) -> tensor<3x4xui64>
  %68 = stablehlo.constant dense<"0x0000000000C023C00000000000485C400000000000085EC00000000000B052C00000000000C03D400000000000001BC00000000000A035C000000000005854400000000000D85BC00000000000F05CC00000000000F04C400000000000E85940"> : tensor<3x4xui64>
  stablehlo.custom_call @check.expect_eq(%67, %68) : (tensor<3x4xui64>, tensor<3x4xui64>) -> ()
  %69 = "stablehlo.transpose"(%66) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %70 = "stablehlo.bitcast_convert"(%69) : (tensor<4x3xf64>) -> tensor<4x3xui64>
  %71 = stablehlo.constant dense<"0x0000000000C023C00000000000C03D400000000000D85BC00000000000485C400000000000001BC00000000000F05CC00000000000085EC00000000000A035C00000000000F04C400000000000B052C000000000005854400000000000E85940"> : tensor<4x3xui64>
  stablehlo.custom_call @check.expect_eq(%70, %71) : (tensor<4x3xui64>, tensor<4x3xui64>) -> ()
  %72 = stablehlo.constant dense<[[-115.625, -37.25, -55.125, 89.5], [-43.125, -48.375, -104.5, 63.875], [-34.375, -20.5, 19.375, -27.0]]> : tensor<3x4xf64>
  %73 = "stablehlo.bitcast_convert"(%72) : (tensor<3x4xf64>) -> tensor<3x4x16xf4E2M1FN>
  %74 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -4.0, -2.0, 3.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, -1.5, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 4.0, 3.0, 0.0, 2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 3.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, -0.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 3.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -6.0, -6.0, 2.0, 0.0, 2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.5, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 1.5, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 1.5, 1.5, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.5, 1.5, 0.0, -2.0]]]> : tensor<3x4x16xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%73, %74) : (tensor<3x4x16xf4E2M1FN>, tensor<3x4x16xf4E2M1FN>) -> ()
  %75 = "stablehlo.transpose"(%72) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %76 = "stablehlo.bitcast_convert"(%75) : (tensor<4x3xf64>) -> tensor<4x3x16xf4E2M1FN>
  %77 = stablehlo.constant dense<[[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, -4.0, -2.0, 3.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, 3.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.5, 2.0, 0.0, -2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.0, 1.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, -0.0, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 1.5, 0.0, -2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.5, -1.5, 2.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 3.0, 0.0, -2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 1.5, 1.5, 0.0, 2.0]], [[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0, 4.0, 3.0, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -6.0, -6.0, 2.0, 0.0, 2.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.5, 1.5, 0.0, -2.0]]]> : tensor<4x3x16xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%76, %77) : (tensor<4x3x16xf4E2M1FN>, tensor<4x3x16xf4E2M1FN>) -> ()
  %78 = stablehlo.constant dense<[0x25D6CF0CC7C1813D, 0x4C629405443095B4, 0xDEB58212AD936184]> : tensor<3xf64>
  %79 = "stablehlo.bitcast_convert"(%78) : (tensor<3xf64>) -> tensor<3x8xf8E3M4>
  %80 = stablehlo.constant dense<"0x3D81C1C70CCFD625B49530440594624C846193AD1282B5DE"> : tensor<3x8xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%79, %80) : (tensor<3x8xf8E3M4>, tensor<3x8xf8E3M4>) -> ()
  %81 = "stablehlo.transpose"(%78) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %82 = "stablehlo.bitcast_convert"(%81) : (tensor<3xf64>) -> tensor<3x8xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%82, %80) : (tensor<3x8xf8E3M4>, tensor<3x8xf8E3M4>) -> ()
  %83 = stablehlo.constant dense<[0xC1CEEF821727E85D, 0x77AFA8C94BA9F36C, 0xD7574218C32E48A9]> : tensor<3xf64>
  %84 = "stablehlo.bitcast_convert"(%83) : (tensor<3xf64>) -> tensor<3x8xf8E4M3>
  %85 = stablehlo.constant dense<"0x5DE8271782EFCEC16CF3A94BC9A8AF77A9482EC3184257D7"> : tensor<3x8xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%84, %85) : (tensor<3x8xf8E4M3>, tensor<3x8xf8E4M3>) -> ()
  %86 = "stablehlo.transpose"(%83) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %87 = "stablehlo.bitcast_convert"(%86) : (tensor<3xf64>) -> tensor<3x8xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%87, %85) : (tensor<3x8xf8E4M3>, tensor<3x8xf8E4M3>) -> ()
  %88 = stablehlo.constant dense<[0x56ED7BF5AE481837, 0xBD7514D9BAA5903B, 0xCAC92CCA5386EB01]> : tensor<3xf64>
  %89 = "stablehlo.bitcast_convert"(%88) : (tensor<3xf64>) -> tensor<3x8xf8E4M3FN>
  %90 = stablehlo.constant dense<"0x371848AEF57BED563B90A5BAD91475BD01EB8653CA2CC9CA"> : tensor<3x8xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%89, %90) : (tensor<3x8xf8E4M3FN>, tensor<3x8xf8E4M3FN>) -> ()
  %91 = "stablehlo.transpose"(%88) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %92 = "stablehlo.bitcast_convert"(%91) : (tensor<3xf64>) -> tensor<3x8xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%92, %90) : (tensor<3x8xf8E4M3FN>, tensor<3x8xf8E4M3FN>) -> ()
  %93 = stablehlo.constant dense<[0x15A83788E235FB63, 0x7D56B6156CFF6735, 0xFCB0BA762CEF671D]> : tensor<3xf64>
  %94 = "stablehlo.bitcast_convert"(%93) : (tensor<3xf64>) -> tensor<3x8xf8E4M3FNUZ>
  %95 = stablehlo.constant dense<"0x63FB35E28837A8153567FF6C15B6567D1D67EF2C76BAB0FC"> : tensor<3x8xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%94, %95) : (tensor<3x8xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>) -> ()
  %96 = "stablehlo.transpose"(%93) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %97 = "stablehlo.bitcast_convert"(%96) : (tensor<3xf64>) -> tensor<3x8xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%97, %95) : (tensor<3x8xf8E4M3FNUZ>, tensor<3x8xf8E4M3FNUZ>) -> ()
  %98 = stablehlo.constant dense<[0x7FF2A972EEABB504, 0x5DF376692A53595F, 0x97B5913CB974F189]> : tensor<3xf64>
  %99 = "stablehlo.bitcast_convert"(%98) : (tensor<3xf64>) -> tensor<3x8xf8E4M3B11FNUZ>
  %100 = stablehlo.constant dense<"0x04B5ABEE72A9F27F5F59532A6976F35D89F174B93C91B597"> : tensor<3x8xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%99, %100) : (tensor<3x8xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>) -> ()
  %101 = "stablehlo.transpose"(%98) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %102 = "stablehlo.bitcast_convert"(%101) : (tensor<3xf64>) -> tensor<3x8xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%102, %100) : (tensor<3x8xf8E4M3B11FNUZ>, tensor<3x8xf8E4M3B11FNUZ>) -> ()
  %103 = stablehlo.constant dense<[0x83D6C51B815D83C9, 0xF0E4001970B784B3, 0x67EA408684D56C0B]> : tensor<3xf64>
  %104 = "stablehlo.bitcast_convert"(%103) : (tensor<3xf64>) -> tensor<3x8xf8E5M2>
  %105 = stablehlo.constant dense<"0xC9835D811BC5D683B384B7701900E4F00B6CD5848640EA67"> : tensor<3x8xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%104, %105) : (tensor<3x8xf8E5M2>, tensor<3x8xf8E5M2>) -> ()
  %106 = "stablehlo.transpose"(%103) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %107 = "stablehlo.bitcast_convert"(%106) : (tensor<3xf64>) -> tensor<3x8xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%107, %105) : (tensor<3x8xf8E5M2>, tensor<3x8xf8E5M2>) -> ()
  %108 = stablehlo.constant dense<[0xDDDBF66B71415435, 0x8FB21E7AF4B14A9C, 0xB8B34B11EC393F82]> : tensor<3xf64>
  %109 = "stablehlo.bitcast_convert"(%108) : (tensor<3xf64>) -> tensor<3x8xf8E5M2FNUZ>
  %110 = stablehlo.constant dense<"0x355441716BF6DBDD9C4AB1F47A1EB28F823F39EC114BB3B8"> : tensor<3x8xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%109, %110) : (tensor<3x8xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>) -> ()
  %111 = "stablehlo.transpose"(%108) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %112 = "stablehlo.bitcast_convert"(%111) : (tensor<3xf64>) -> tensor<3x8xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%112, %110) : (tensor<3x8xf8E5M2FNUZ>, tensor<3x8xf8E5M2FNUZ>) -> ()
  %113 = stablehlo.constant dense<[0xEB7650ABB6CD9006, 0x0299F6668FA2E740, 0x0A57A6B21455FB7D]> : tensor<3xf64>
  %114 = "stablehlo.bitcast_convert"(%113) : (tensor<3xf64>) -> tensor<3x8xf8E8M0FNU>
  %115 = stablehlo.constant dense<"0x0690CDB6AB5076EB40E7A28F66F699027DFB5514B2A6570A"> : tensor<3x8xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%114, %115) : (tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>) -> ()
  %116 = "stablehlo.transpose"(%113) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %117 = "stablehlo.bitcast_convert"(%116) : (tensor<3xf64>) -> tensor<3x8xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%117, %115) : (tensor<3x8xf8E8M0FNU>, tensor<3x8xf8E8M0FNU>) -> ()
  %118 = stablehlo.constant dense<[-6119159243568.539, -57460597100.38028, 32.51606020343172]> : tensor<3xf64>
  %119 = "stablehlo.bitcast_convert"(%118) : (tensor<3xf64>) -> tensor<3x4xbf16>
  %120 = stablehlo.constant dense<"0x28C28C40E94296C2B4C2D842D6C12AC2D040C0420E424040"> : tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%119, %120) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %121 = "stablehlo.transpose"(%118) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %122 = "stablehlo.bitcast_convert"(%121) : (tensor<3xf64>) -> tensor<3x4xbf16>
  stablehlo.custom_call @check.expect_eq(%122, %120) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> ()
  %123 = stablehlo.constant dense<[0x5596532C57564E78, 0xD628522CD76AD450, 0x53A055524EE84380]> : tensor<3xf64>
  %124 = "stablehlo.bitcast_convert"(%123) : (tensor<3xf64>) -> tensor<3x4xf16>
  %125 = stablehlo.constant dense<"0x784E56572C53965550D46AD72C5228D68043E84E5255A053"> : tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%124, %125) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %126 = "stablehlo.transpose"(%123) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %127 = "stablehlo.bitcast_convert"(%126) : (tensor<3xf64>) -> tensor<3x4xf16>
  stablehlo.custom_call @check.expect_eq(%127, %125) : (tensor<3x4xf16>, tensor<3x4xf16>) -> ()
  %128 = stablehlo.constant dense<[-96469040.74365234, -2817500132576.0, 180224.09426498413]> : tensor<3xf64>
  %129 = "stablehlo.bitcast_convert"(%128) : (tensor<3xf64>) -> tensor<3x2xf32>
  %130 = stablehlo.constant dense<[[-124.75, -18.875], [-20.875, -66.25], [-8.875, 8.375]]> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%129, %130) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %131 = "stablehlo.transpose"(%128) <{permutation = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3xf64>
  %132 = "stablehlo.bitcast_convert"(%131) : (tensor<3xf64>) -> tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%132, %130) : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  %133 = stablehlo.constant dense<[[-50.125, 104.75, -110.5, 98.5], [-110.375, -87.25, -47.0, -39.875], [-38.875, 3.75, 44.875, -116.125]]> : tensor<3x4xf64>
  %134 = "stablehlo.bitcast_convert"(%133) : (tensor<3x4xf64>) -> tensor<3x4xf64>
  stablehlo.custom_call @check.expect_eq(%134, %133) : (tensor<3x4xf64>, tensor<3x4xf64>) -> ()
  %135 = "stablehlo.transpose"(%133) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf64>) -> tensor<4x3xf64>
  %136 = "stablehlo.bitcast_convert"(%135) : (tensor<4x3xf64>) -> tensor<4x3xf64>
  %137 = stablehlo.constant dense<[[-50.125, -110.375, -38.875], [104.75, -87.25, 3.75], [-110.5, -47.0, 44.875], [98.5, -39.875, -116.125]]> : tensor<4x3xf64>
  stablehlo.custom_call @check.expect_eq(%136, %137) : (tensor<4x3xf64>, tensor<4x3xf64>) -> ()
  return
}
// -----
// bitcast_convert of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-8.25, 2.375), (-4.25, -11.5), (2.25, -4.625), (13.0, -12.25)], [(4.5, -10.75), (-7.25, 4.125), (3.25, -2.125), (-4.75, -5.625)], [(-15.25, -2.875), (-13.5, -10.125), (-18.25, 1.25), (-22.5, -7.75)]]> : tensor<3x4xcomplex<f32>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> ()
  %2 = "stablehlo.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %3 = "stablehlo.bitcast_convert"(%2) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %4 = stablehlo.constant dense<[[(-8.25, 2.375), (4.5, -10.75), (-15.25, -2.875)], [(-4.25, -11.5), (-7.25, 4.125), (-13.5, -10.125)], [(2.25, -4.625), (3.25, -2.125), (-18.25, 1.25)], [(13.0, -12.25), (-4.75, -5.625), (-22.5, -7.75)]]> : tensor<4x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>) -> ()
  %5 = stablehlo.constant dense<[[(-18.75, -5.75), (1.75, -6.75)], [(9.5, 8.5), (22.0, -9.375)], [(-10.25, 2.375), (-10.25, 0.375)]]> : tensor<3x2xcomplex<f32>>
  %6 = "stablehlo.bitcast_convert"(%5) : (tensor<3x2xcomplex<f32>>) -> tensor<3xcomplex<f64>>
  %7 = stablehlo.constant dense<[(-6144.002953886986, 0xC0D800003FE00000), (196608.03178405762, -360448.0641479492), (6.000002878019586, 0x3EC00000C1240000)]> : tensor<3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
  return
}
// -----
// bitcast_convert of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-1.0, 2.125), (-11.25, 1.25), (12.75, 1.0), (-8.25, 1.125)], [(14.75, 8.25), (14.75, -10.0), (14.75, -9.375), (21.0, 7.125)], [(9.25, -6.75), (9.0, -2.25), (-21.0, 2.5), (10.75, -0.125)]]> : tensor<3x4xcomplex<f64>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4x2xcomplex<f32>>
  %2 = stablehlo.constant dense<"0x000000000000F0BF000000000000014000000000008026C0000000000000F43F0000000000802940000000000000F03F00000000008020C0000000000000F23F0000000000802D4000000000008020400000000000802D4000000000000024C00000000000802D400000000000C022C000000000000035400000000000801C4000000000008022400000000000001BC0000000000000224000000000000002C000000000000035C000000000000004400000000000802540000000000000C0BF"> : tensor<3x4x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4x2xcomplex<f32>>, tensor<3x4x2xcomplex<f32>>) -> ()
  %3 = stablehlo.constant dense<[[(1.0, 5.75), (-22.25, -7.25), (-23.0, 0.75), (20.5, 0.75)], [(10.25, -0.625), (18.5, -5.125), (-0.5, -10.5), (-15.5, -10.875)], [(-14.0, 9.125), (0.0, -8.625), (-14.75, 9.375), (15.25, -6.625)]]> : tensor<3x4xcomplex<f64>>
  %4 = "stablehlo.bitcast_convert"(%3) : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<3x4xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> ()
  return
}
// -----
// bitcast_convert of quantized numbers: the bits are those that are stored
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4xi8>
  %2 = stablehlo.constant dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3x4xi8>, tensor<3x4xi8>) -> ()
  %3 = "stablehlo.bitcast_convert"(%0) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x4x!quant.uniform<i8:f32, 2.5:-7>>
  %4 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 2.5:-7>>
  stablehlo.custom_call @check.expect_eq(%3, %4) : (tensor<3x4x!quant.uniform<i8:f32, 2.5:-7>>, tensor<3x4x!quant.uniform<i8:f32, 2.5:-7>>) -> ()
  %5 = "stablehlo.bitcast_convert"(%2) : (tensor<3x4xi8>) -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  %6 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x4xi8>}> : () -> tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  %7 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x2x2xi8>}> : () -> tensor<3x2x2x!quant.uniform<i8:f32, 0.5:3>>
  %8 = "stablehlo.bitcast_convert"(%7) : (tensor<3x2x2x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x2x!quant.uniform<i16:f32, 2.5>>
  %9 = "stablehlo.constant"() <{value = dense<[[-22397, -3379], [15383, -29855], [-10832, 8186]]> : tensor<3x2xi16>}> : () -> tensor<3x2x!quant.uniform<i16:f32, 2.5>>
  stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<3x2x!quant.uniform<i16:f32, 2.5>>, tensor<3x2x!quant.uniform<i16:f32, 2.5>>) -> ()
  %10 = "stablehlo.constant"() <{value = dense<[[-22397, -3379], [15383, -29855], [-10832, 8186]]> : tensor<3x2xi16>}> : () -> tensor<3x2x!quant.uniform<i16:f32, 2.5>>
  %11 = "stablehlo.bitcast_convert"(%10) : (tensor<3x2x!quant.uniform<i16:f32, 2.5>>) -> tensor<3x2x2xi8>
  %12 = stablehlo.constant dense<"0x83A8CDF2173C618BB0D5FA1F"> : tensor<3x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%11, %12) : (tensor<3x2x2xi8>, tensor<3x2x2xi8>) -> ()
  return
}
