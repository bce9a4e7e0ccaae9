// constant of i1
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
  %1 = stablehlo.constant dense<[[false, true, false], [true, false, true]]> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
// constant of i2
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[0, -2, -2], [1, -2, -2]]> : tensor<2x3xi2>}> : () -> tensor<2x3xi2>
  %1 = stablehlo.constant dense<[[0, -2, -2], [1, -2, -2]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// constant of i4
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-8, -5, 1], [-2, 4, -8]]> : tensor<2x3xi4>}> : () -> tensor<2x3xi4>
  %1 = stablehlo.constant dense<[[-8, -5, 1], [-2, 4, -8]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// constant of i8
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-118, 29, -98], [15, -57, 58]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
  %1 = stablehlo.constant dense<[[-118, 29, -98], [15, -57, 58]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// constant of i16
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[12420, -24556, 29397], [17111, 2919, -24116]]> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
  %1 = stablehlo.constant dense<[[12420, -24556, 29397], [17111, 2919, -24116]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// constant of i32
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[1078578877, 1909670910, 521440860], [998389565, -1683864391, -767562492]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %1 = stablehlo.constant dense<[[1078578877, 1909670910, 521440860], [998389565, -1683864391, -767562492]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// constant of i64
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[7775203094792013997, -1672051047264203790, -7397758438340647812], [8752651816550463768, -1409669843496257726, -6267329448981828903]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
  %1 = stablehlo.constant dense<[[7775203094792013997, -1672051047264203790, -7397758438340647812], [8752651816550463768, -1409669843496257726, -6267329448981828903]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// constant of ui2
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[1, 0, 3], [0, 0, 3]]> : tensor<2x3xui2>}> : () -> tensor<2x3xui2>
  %1 = stablehlo.constant dense<[[1, 0, 3], [0, 0, 3]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// constant of ui4
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[7, 10, 8], [9, 14, 8]]> : tensor<2x3xui4>}> : () -> tensor<2x3xui4>
  %1 = stablehlo.constant dense<[[7, 10, 8], [9, 14, 8]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// constant of ui8
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[255, 58, 102], [71, 31, 19]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
  %1 = stablehlo.constant dense<[[255, 58, 102], [71, 31, 19]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// constant of ui16
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[39001, 61778, 17952], [1716, 29305, 63701]]> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
  %1 = stablehlo.constant dense<[[39001, 61778, 17952], [1716, 29305, 63701]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// constant of ui32
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[1641694404, 4239368175, 1985791679], [3884533238, 1319784164, 1671728307]]> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
  %1 = stablehlo.constant dense<[[1641694404, 4239368175, 1985791679], [3884533238, 1319784164, 1671728307]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// constant of ui64
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[11278989626098092676, 16679549653736086692, 9737342289473091569], [6740928795462528042, 7654347672816177917, 18347902562424616824]]> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
  %1 = stablehlo.constant dense<[[11278989626098092676, 16679549653736086692, 9737342289473091569], [6740928795462528042, 7654347672816177917, 18347902562424616824]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// constant of f4E2M1FN
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[0.5, 4.0, -0.0], [-0.5, -1.0, 0.5]]> : tensor<2x3xf4E2M1FN>}> : () -> tensor<2x3xf4E2M1FN>
  %1 = stablehlo.constant dense<[[0.5, 4.0, -0.0], [-0.5, -1.0, 0.5]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// constant of f6E2M3FN
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-2.5, 7.5, -0.0], [2.5, -2.0, -4.0]]> : tensor<2x3xf6E2M3FN>}> : () -> tensor<2x3xf6E2M3FN>
  %1 = stablehlo.constant dense<[[-2.5, 7.5, -0.0], [2.5, -2.0, -4.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// constant of f6E3M2FN
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-6.0, 28.0, -0.3125], [5.0, 1.75, 24.0]]> : tensor<2x3xf6E3M2FN>}> : () -> tensor<2x3xf6E3M2FN>
  %1 = stablehlo.constant dense<[[-6.0, 28.0, -0.3125], [5.0, 1.75, 24.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// constant of f8E3M4
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[0.9375, 3.25, 0.4375], [2.375, 3.875, -0.75]]> : tensor<2x3xf8E3M4>}> : () -> tensor<2x3xf8E3M4>
  %1 = stablehlo.constant dense<[[0.9375, 3.25, 0.4375], [2.375, 3.875, -0.75]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// constant of f8E4M3
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-52.0, -0.28125, -3.25], [88.0, 1.75, -0.1171875]]> : tensor<2x3xf8E4M3>}> : () -> tensor<2x3xf8E4M3>
  %1 = stablehlo.constant dense<[[-52.0, -0.28125, -3.25], [88.0, 1.75, -0.1171875]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// constant of f8E4M3FN
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-40.0, -72.0, 1.125], [112.0, 256.0, -5.5]]> : tensor<2x3xf8E4M3FN>}> : () -> tensor<2x3xf8E4M3FN>
  %1 = stablehlo.constant dense<[[-40.0, -72.0, 1.125], [112.0, 256.0, -5.5]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// constant of f8E4M3FNUZ
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-0.0234375, -7.5, -9.0], [-192.0, -0.34375, -3.5]]> : tensor<2x3xf8E4M3FNUZ>}> : () -> tensor<2x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[-0.0234375, -7.5, -9.0], [-192.0, -0.34375, -3.5]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// constant of f8E4M3B11FNUZ
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-0.1171875, 0x9A, 0x17], [0x09, -2.75, -0.125]]> : tensor<2x3xf8E4M3B11FNUZ>}> : () -> tensor<2x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[-0.1171875, 0x9A, 0x17], [0x09, -2.75, -0.125]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// constant of f8E5M2
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[0x08, 0.375, -3584.0], [0x96, -0.0625, 1536.0]]> : tensor<2x3xf8E5M2>}> : () -> tensor<2x3xf8E5M2>
  %1 = stablehlo.constant dense<[[0x08, 0.375, -3584.0], [0x96, -0.0625, 1536.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// constant of f8E5M2FNUZ
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[4096.0, -48.0, 0x84], [6.0, 0xA6, -80.0]]> : tensor<2x3xf8E5M2FNUZ>}> : () -> tensor<2x3xf8E5M2FNUZ>
  %1 = stablehlo.constant dense<[[4096.0, -48.0, 0x84], [6.0, 0xA6, -80.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// constant of f8E8M0FNU
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[0x4D, 0x63, 0x47], [0x3C, 0.015625, 0x42]]> : tensor<2x3xf8E8M0FNU>}> : () -> tensor<2x3xf8E8M0FNU>
  %1 = stablehlo.constant dense<[[0x4D, 0x63, 0x47], [0x3C, 0.015625, 0x42]]> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// constant of bf16
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[-61.5, 105.0, -113.0], [62.75, -48.0, 61.25]]> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
  %1 = stablehlo.constant dense<[[-61.5, 105.0, -113.0], [62.75, -48.0, 61.25]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// constant of f16
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[114.375, 70.5, 80.25], [-68.125, 115.625, -36.75]]> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
  %1 = stablehlo.constant dense<[[114.375, 70.5, 80.25], [-68.125, 115.625, -36.75]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// constant of f32
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[21.0, 32.625, -24.375], [114.25, -50.25, -34.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %1 = stablehlo.constant dense<[[21.0, 32.625, -24.375], [114.25, -50.25, -34.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// constant of f64
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[10.625, 2.75, -5.25], [51.75, -13.625, -16.25]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
  %1 = stablehlo.constant dense<[[10.625, 2.75, -5.25], [51.75, -13.625, -16.25]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// constant of complex<f32>
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[(7.25, 6.125), (-14.75, 3.75), (6.75, 0.5)], [(-6.5, -11.875), (-4.25, 10.625), (-6.0, -6.5)]]> : tensor<2x3xcomplex<f32>>}> : () -> tensor<2x3xcomplex<f32>>
  %1 = stablehlo.constant dense<[[(7.25, 6.125), (-14.75, 3.75), (6.75, 0.5)], [(-6.5, -11.875), (-4.25, 10.625), (-6.0, -6.5)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// constant of complex<f64>
func.func public @main() {
  %0 = "chlo.constant"() <{value = dense<[[(-3.25, -12.125), (16.5, -6.5), (-6.0, 5.0)], [(9.75, 6.125), (21.75, -3.375), (15.75, -11.125)]]> : tensor<2x3xcomplex<f64>>}> : () -> tensor<2x3xcomplex<f64>>
  %1 = stablehlo.constant dense<[[(-3.25, -12.125), (16.5, -6.5), (-6.0, 5.0)], [(9.75, 6.125), (21.75, -3.375), (15.75, -11.125)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
