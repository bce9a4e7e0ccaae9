// dynamic_iota of i2
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xi2>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xi2>, tensor<2xi2>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xi2>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xi2>, tensor<2x2xi2>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xi2>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  return
}
// -----
// dynamic_iota of i4
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xi4>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xi4>, tensor<2xi4>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xi4>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xi4>, tensor<2x2xi4>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xi4>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  return
}
// -----
// dynamic_iota of i8
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xi8>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xi8>, tensor<2xi8>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xi8>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xi8>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}
// -----
// dynamic_iota of i16
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xi16>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xi16>, tensor<2xi16>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xi16>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xi16>, tensor<2x2xi16>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xi16>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  return
}
// -----
// dynamic_iota of i32
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xi32>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xi32>, tensor<2xi32>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xi32>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xi32>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}
// -----
// dynamic_iota of i64
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xi64>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xi64>, tensor<2xi64>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xi64>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xi64>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  return
}
// -----
// dynamic_iota of ui2
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xui2>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xui2>, tensor<2xui2>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xui2>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xui2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xui2>, tensor<2x2xui2>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xui2>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  return
}
// -----
// dynamic_iota of ui4
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xui4>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xui4>, tensor<2xui4>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xui4>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xui4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xui4>, tensor<2x2xui4>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xui4>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  return
}
// -----
// dynamic_iota of ui8
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xui8>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xui8>, tensor<2xui8>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xui8>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xui8>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xui8>, tensor<2x2xui8>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xui8>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  return
}
// -----
// dynamic_iota of ui16
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xui16>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xui16>, tensor<2xui16>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xui16>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xui16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xui16>, tensor<2x2xui16>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xui16>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  return
}
// -----
// dynamic_iota of ui32
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xui32>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xui32>, tensor<2xui32>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xui32>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xui32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xui32>, tensor<2x2xui32>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xui32>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  return
}
// -----
// dynamic_iota of ui64
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xui64>
  %2 = stablehlo.constant dense<[0, 1]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xui64>, tensor<2xui64>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xui64>
  %5 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xui64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xui64>, tensor<2x2xui64>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xui64>
  %8 = stablehlo.constant dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  return
}
// -----
// dynamic_iota of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf4E2M1FN>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf4E2M1FN>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf4E2M1FN>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  return
}
// -----
// dynamic_iota of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf6E2M3FN>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf6E2M3FN>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  return
}
// -----
// dynamic_iota of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf6E3M2FN>, tensor<2xf6E3M2FN>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf6E3M2FN>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf6E3M2FN>, tensor<2x2xf6E3M2FN>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf6E3M2FN>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  return
}
// -----
// dynamic_iota of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E3M4>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E3M4>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E3M4>, tensor<2x2xf8E3M4>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E3M4>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  return
}
// -----
// dynamic_iota of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E4M3>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E4M3>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E4M3>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  return
}
// -----
// dynamic_iota of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E4M3FN>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E4M3FN>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E4M3FN>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  return
}
// -----
// dynamic_iota of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E4M3FNUZ>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E4M3FNUZ>, tensor<2x2xf8E4M3FNUZ>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E4M3FNUZ>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  return
}
// -----
// dynamic_iota of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E4M3B11FNUZ>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E4M3B11FNUZ>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// dynamic_iota of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E5M2>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E5M2>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E5M2>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  return
}
// -----
// dynamic_iota of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf8E5M2FNUZ>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf8E5M2FNUZ>, tensor<2x2xf8E5M2FNUZ>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf8E5M2FNUZ>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  return
}
// -----
// dynamic_iota of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xbf16>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xbf16>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xbf16>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  return
}
// -----
// dynamic_iota of f16
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf16>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf16>, tensor<2xf16>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf16>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf16>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf16>, tensor<2x2xf16>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf16>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  return
}
// -----
// dynamic_iota of f32
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf32>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf32>, tensor<2xf32>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf32>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf32>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
// dynamic_iota of f64
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xf64>
  %2 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xf64>, tensor<2xf64>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xf64>
  %5 = stablehlo.constant dense<[[0.0, 1.0], [0.0, 1.0]]> : tensor<2x2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xf64>
  %8 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]]> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}
// -----
// dynamic_iota of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xcomplex<f32>>
  %2 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xcomplex<f32>>
  %5 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xcomplex<f32>>
  %8 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  return
}
// -----
// dynamic_iota of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<2> : tensor<1xi32>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<2xcomplex<f64>>
  %2 = stablehlo.constant dense<[(0.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  %3 = stablehlo.constant dense<2> : tensor<2xi64>
  %4 = "stablehlo.dynamic_iota"(%3) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x2xcomplex<f64>>
  %5 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (1.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  %6 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %7 = "stablehlo.dynamic_iota"(%6) <{iota_dimension = 0 : i64}> : (tensor<2xi64>) -> tensor<2x3xcomplex<f64>>
  %8 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%7, %8) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}
// -----
// dynamic_iota of quantized numbers
func.func public @main() {
  %0 = stablehlo.constant dense<[2, 5]> : tensor<2xi64>
  %1 = "stablehlo.dynamic_iota"(%0) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x5x!quant.uniform<i8:f32, 0.5:3>>
  %2 = "stablehlo.constant"() <{value = dense<"0x030507090B030507090B"> : tensor<2x5xi8>}> : () -> tensor<2x5x!quant.uniform<i8:f32, 0.5:3>>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x5x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x5x!quant.uniform<i8:f32, 0.5:3>>) -> ()
  return
}
