// all_to_all of i1, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[false, true, false], [true, false, false]]> : tensor<2x3xi1>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi1>) -> tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
// all_to_all of i2, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, -2, -2], [-2, -2, -2]]> : tensor<2x3xi2>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi2>) -> tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// all_to_all of i4, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-7, 0, 2], [-8, 2, -2]]> : tensor<2x3xi4>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// all_to_all of i8, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[45, -82, -1], [21, 94, -37]]> : tensor<2x3xi8>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi8>) -> tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// all_to_all of i16, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[13781, -3323, 19563], [-3877, -10180, -10259]]> : tensor<2x3xi16>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi16>) -> tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// all_to_all of i32, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[1064839973, -118477052, 1260443693], [1888686158, 495980392, 1706010698]]> : tensor<2x3xi32>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// all_to_all of i64, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[2186730848459048885, 5628493509449928717, 9153246051349367368], [1700212961454047287, 3758075196043194395, 7610892799990209727]]> : tensor<2x3xi64>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// all_to_all of ui2, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 0, 1], [2, 2, 2]]> : tensor<2x3xui2>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xui2>) -> tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// all_to_all of ui4, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[0, 2, 1], [4, 1, 7]]> : tensor<2x3xui4>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xui4>) -> tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// all_to_all of ui8, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[233, 166, 150], [72, 100, 72]]> : tensor<2x3xui8>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xui8>) -> tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// all_to_all of ui16, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[6736, 21413, 43658], [46453, 37000, 56078]]> : tensor<2x3xui16>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xui16>) -> tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// all_to_all of ui32, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[3851233006, 4070236713, 2545372683], [2951862977, 1381465545, 1367012087]]> : tensor<2x3xui32>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xui32>) -> tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// all_to_all of ui64, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[2540726551427116966, 3087004616667125181, 10210411650399356327], [11259670480631732677, 575200756428232486, 3963797052704136686]]> : tensor<2x3xui64>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xui64>) -> tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// all_to_all of f4E2M1FN, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-6.0, -3.0, -0.0], [-2.0, 0.0, -0.0]]> : tensor<2x3xf4E2M1FN>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf4E2M1FN>) -> tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// all_to_all of f6E2M3FN, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-2.0, 2.25, 1.875], [-3.75, 0.25, 7.5]]> : tensor<2x3xf6E2M3FN>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf6E2M3FN>) -> tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// all_to_all of f6E3M2FN, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[1.25, -0.625, 0.0625], [3.0, -2.0, 0.4375]]> : tensor<2x3xf6E3M2FN>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf6E3M2FN>) -> tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// all_to_all of f8E3M4, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-4.75, -9.5, 6.5], [5.25, -10.5, -7.25]]> : tensor<2x3xf8E3M4>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// all_to_all of f8E4M3, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-0.1015625, 26.0, 3.25], [-12.0, -144.0, 1.125]]> : tensor<2x3xf8E4M3>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// all_to_all of f8E4M3FN, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[16.0, -320.0, 88.0], [-2.0, 0.21875, -0.203125]]> : tensor<2x3xf8E4M3FN>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// all_to_all of f8E4M3FNUZ, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-24.0, 2.0, -12.0], [52.0, -0.125, 0x92]]> : tensor<2x3xf8E4M3FNUZ>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// all_to_all of f8E4M3B11FNUZ, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[0.125, -26.0, 0.34375], [-20.0, 0x8D, 28.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// all_to_all of f8E5M2, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-5.0, 0.21875, 1024.0], [1792.0, 3584.0, 0.0234375]]> : tensor<2x3xf8E5M2>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// all_to_all of f8E5M2FNUZ, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xA6, 12.0, 0.625], [-0.1875, 40.0, 0x97]]> : tensor<2x3xf8E5M2FNUZ>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// all_to_all of f8E8M0FNU, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[0xB5, 0xD2, 0xD2], [0xE6, 0xBF, 0x34]]> : tensor<2x3xf8E8M0FNU>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf8E8M0FNU>) -> tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  return
}
// -----
// all_to_all of bf16, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[4.125, -106.0, 95.0], [63.25, 105.5, 121.0]]> : tensor<2x3xbf16>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// all_to_all of f16, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[-58.25, 99.75, -53.75], [10.625, 37.625, -29.625]]> : tensor<2x3xf16>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf16>) -> tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// all_to_all of f32, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// all_to_all of f64, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[14.625, -111.125, 59.75], [-87.75, -82.125, -66.625]]> : tensor<2x3xf64>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xf64>) -> tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// all_to_all of complex<f32>, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[(-10.0, -10.25), (-21.0, -12.0), (6.5, -1.625)], [(19.5, 11.875), (-8.75, 0.5), (5.5, 7.0)]]> : tensor<2x3xcomplex<f32>>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// all_to_all of complex<f64>, one process
func.func public @main() {
  %0 = stablehlo.constant dense<[[(14.75, 8.5), (-3.0, -10.0), (12.25, -8.25)], [(23.0, -0.125), (15.25, -7.5), (-20.0, -6.25)]]> : tensor<2x3xcomplex<f64>>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %0) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
// -----
// all_to_all of quantized numbers
func.func public @main() {
  %0 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = "stablehlo.all_to_all"(%0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x83A8CDF2173C618BB0D5FA1F446993B8DD02274C719BC0E5"> : tensor<2x3x4xi8>}> : () -> tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
