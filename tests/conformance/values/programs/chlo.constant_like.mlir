// constant_like to i1
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = true}> : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %2 = stablehlo.constant dense<true> : tensor<2x3xi1>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi1>
  %4 = "chlo.constant_like"(%3) <{value = true}> : (tensor<0x2xi1>) -> tensor<0x2xi1>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi1>, tensor<0x2xi1>) -> ()
  %5 = stablehlo.constant dense<true> : tensor<i1>
  %6 = "chlo.constant_like"(%5) <{value = true}> : (tensor<i1>) -> tensor<i1>
  stablehlo.custom_call @check.expect_eq(%6, %5) : (tensor<i1>, tensor<i1>) -> ()
  return
}
// -----
// constant_like to i2
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = -1 : i2}> : (tensor<2x3xf32>) -> tensor<2x3xi2>
  %2 = stablehlo.constant dense<-1> : tensor<2x3xi2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi2>, tensor<2x3xi2>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi2>
  %4 = "chlo.constant_like"(%3) <{value = -1 : i2}> : (tensor<0x2xi2>) -> tensor<0x2xi2>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi2>, tensor<0x2xi2>) -> ()
  %5 = stablehlo.constant dense<-2> : tensor<i2>
  %6 = "chlo.constant_like"(%5) <{value = -1 : i2}> : (tensor<i2>) -> tensor<i2>
  %7 = stablehlo.constant dense<-1> : tensor<i2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i2>, tensor<i2>) -> ()
  return
}
// -----
// constant_like to i4
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = -7 : i4}> : (tensor<2x3xf32>) -> tensor<2x3xi4>
  %2 = stablehlo.constant dense<-7> : tensor<2x3xi4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi4>, tensor<2x3xi4>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi4>
  %4 = "chlo.constant_like"(%3) <{value = -7 : i4}> : (tensor<0x2xi4>) -> tensor<0x2xi4>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi4>, tensor<0x2xi4>) -> ()
  %5 = stablehlo.constant dense<1> : tensor<i4>
  %6 = "chlo.constant_like"(%5) <{value = -7 : i4}> : (tensor<i4>) -> tensor<i4>
  %7 = stablehlo.constant dense<-7> : tensor<i4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i4>, tensor<i4>) -> ()
  return
}
// -----
// constant_like to i8
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = -127 : i8}> : (tensor<2x3xf32>) -> tensor<2x3xi8>
  %2 = stablehlo.constant dense<-127> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi8>
  %4 = "chlo.constant_like"(%3) <{value = -127 : i8}> : (tensor<0x2xi8>) -> tensor<0x2xi8>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi8>, tensor<0x2xi8>) -> ()
  %5 = stablehlo.constant dense<-27> : tensor<i8>
  %6 = "chlo.constant_like"(%5) <{value = -127 : i8}> : (tensor<i8>) -> tensor<i8>
  %7 = stablehlo.constant dense<-127> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
// constant_like to i16
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = -32767 : i16}> : (tensor<2x3xf32>) -> tensor<2x3xi16>
  %2 = stablehlo.constant dense<-32767> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi16>
  %4 = "chlo.constant_like"(%3) <{value = -32767 : i16}> : (tensor<0x2xi16>) -> tensor<0x2xi16>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi16>, tensor<0x2xi16>) -> ()
  %5 = stablehlo.constant dense<20321> : tensor<i16>
  %6 = "chlo.constant_like"(%5) <{value = -32767 : i16}> : (tensor<i16>) -> tensor<i16>
  %7 = stablehlo.constant dense<-32767> : tensor<i16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i16>, tensor<i16>) -> ()
  return
}
// -----
// constant_like to i32
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = -2147483647 : i32}> : (tensor<2x3xf32>) -> tensor<2x3xi32>
  %2 = stablehlo.constant dense<-2147483647> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi32>
  %4 = "chlo.constant_like"(%3) <{value = -2147483647 : i32}> : (tensor<0x2xi32>) -> tensor<0x2xi32>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi32>, tensor<0x2xi32>) -> ()
  %5 = stablehlo.constant dense<-117323371> : tensor<i32>
  %6 = "chlo.constant_like"(%5) <{value = -2147483647 : i32}> : (tensor<i32>) -> tensor<i32>
  %7 = stablehlo.constant dense<-2147483647> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i32>, tensor<i32>) -> ()
  return
}
// -----
// constant_like to i64
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = -9223372036854775807 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xi64>
  %2 = stablehlo.constant dense<-9223372036854775807> : tensor<2x3xi64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xi64>
  %4 = "chlo.constant_like"(%3) <{value = -9223372036854775807 : i64}> : (tensor<0x2xi64>) -> tensor<0x2xi64>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xi64>, tensor<0x2xi64>) -> ()
  %5 = stablehlo.constant dense<9027347911933158235> : tensor<i64>
  %6 = "chlo.constant_like"(%5) <{value = -9223372036854775807 : i64}> : (tensor<i64>) -> tensor<i64>
  %7 = stablehlo.constant dense<-9223372036854775807> : tensor<i64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<i64>, tensor<i64>) -> ()
  return
}
// -----
// constant_like to ui2
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 1 : ui2}> : (tensor<2x3xf32>) -> tensor<2x3xui2>
  %2 = stablehlo.constant dense<1> : tensor<2x3xui2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xui2>, tensor<2x3xui2>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xui2>
  %4 = "chlo.constant_like"(%3) <{value = 1 : ui2}> : (tensor<0x2xui2>) -> tensor<0x2xui2>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xui2>, tensor<0x2xui2>) -> ()
  %5 = stablehlo.constant dense<2> : tensor<ui2>
  %6 = "chlo.constant_like"(%5) <{value = 1 : ui2}> : (tensor<ui2>) -> tensor<ui2>
  %7 = stablehlo.constant dense<1> : tensor<ui2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui2>, tensor<ui2>) -> ()
  return
}
// -----
// constant_like to ui4
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 1 : ui4}> : (tensor<2x3xf32>) -> tensor<2x3xui4>
  %2 = stablehlo.constant dense<1> : tensor<2x3xui4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xui4>, tensor<2x3xui4>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xui4>
  %4 = "chlo.constant_like"(%3) <{value = 1 : ui4}> : (tensor<0x2xui4>) -> tensor<0x2xui4>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xui4>, tensor<0x2xui4>) -> ()
  %5 = stablehlo.constant dense<11> : tensor<ui4>
  %6 = "chlo.constant_like"(%5) <{value = 1 : ui4}> : (tensor<ui4>) -> tensor<ui4>
  %7 = stablehlo.constant dense<1> : tensor<ui4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui4>, tensor<ui4>) -> ()
  return
}
// -----
// constant_like to ui8
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 1 : ui8}> : (tensor<2x3xf32>) -> tensor<2x3xui8>
  %2 = stablehlo.constant dense<1> : tensor<2x3xui8>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xui8>, tensor<2x3xui8>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xui8>
  %4 = "chlo.constant_like"(%3) <{value = 1 : ui8}> : (tensor<0x2xui8>) -> tensor<0x2xui8>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xui8>, tensor<0x2xui8>) -> ()
  %5 = stablehlo.constant dense<137> : tensor<ui8>
  %6 = "chlo.constant_like"(%5) <{value = 1 : ui8}> : (tensor<ui8>) -> tensor<ui8>
  %7 = stablehlo.constant dense<1> : tensor<ui8>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui8>, tensor<ui8>) -> ()
  return
}
// -----
// constant_like to ui16
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 1 : ui16}> : (tensor<2x3xf32>) -> tensor<2x3xui16>
  %2 = stablehlo.constant dense<1> : tensor<2x3xui16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xui16>, tensor<2x3xui16>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xui16>
  %4 = "chlo.constant_like"(%3) <{value = 1 : ui16}> : (tensor<0x2xui16>) -> tensor<0x2xui16>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xui16>, tensor<0x2xui16>) -> ()
  %5 = stablehlo.constant dense<12017> : tensor<ui16>
  %6 = "chlo.constant_like"(%5) <{value = 1 : ui16}> : (tensor<ui16>) -> tensor<ui16>
  %7 = stablehlo.constant dense<1> : tensor<ui16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui16>, tensor<ui16>) -> ()
  return
}
// -----
// constant_like to ui32
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 1 : ui32}> : (tensor<2x3xf32>) -> tensor<2x3xui32>
  %2 = stablehlo.constant dense<1> : tensor<2x3xui32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xui32>, tensor<2x3xui32>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xui32>
  %4 = "chlo.constant_like"(%3) <{value = 1 : ui32}> : (tensor<0x2xui32>) -> tensor<0x2xui32>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xui32>, tensor<0x2xui32>) -> ()
  %5 = stablehlo.constant dense<3545642749> : tensor<ui32>
  %6 = "chlo.constant_like"(%5) <{value = 1 : ui32}> : (tensor<ui32>) -> tensor<ui32>
  %7 = stablehlo.constant dense<1> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui32>, tensor<ui32>) -> ()
  return
}
// -----
// constant_like to ui64
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 1 : ui64}> : (tensor<2x3xf32>) -> tensor<2x3xui64>
  %2 = stablehlo.constant dense<1> : tensor<2x3xui64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xui64>
  %4 = "chlo.constant_like"(%3) <{value = 1 : ui64}> : (tensor<0x2xui64>) -> tensor<0x2xui64>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xui64>, tensor<0x2xui64>) -> ()
  %5 = stablehlo.constant dense<9543899089935499477> : tensor<ui64>
  %6 = "chlo.constant_like"(%5) <{value = 1 : ui64}> : (tensor<ui64>) -> tensor<ui64>
  %7 = stablehlo.constant dense<1> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<ui64>, tensor<ui64>) -> ()
  return
}
// -----
// constant_like to f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f4E2M1FN}> : (tensor<2x3xf32>) -> tensor<2x3xf4E2M1FN>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf4E2M1FN>, tensor<2x3xf4E2M1FN>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf4E2M1FN>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f4E2M1FN}> : (tensor<0x2xf4E2M1FN>) -> tensor<0x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf4E2M1FN>, tensor<0x2xf4E2M1FN>) -> ()
  %5 = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f4E2M1FN}> : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  %7 = stablehlo.constant dense<2.0> : tensor<f4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> ()
  return
}
// -----
// constant_like to f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f6E2M3FN}> : (tensor<2x3xf32>) -> tensor<2x3xf6E2M3FN>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf6E2M3FN>, tensor<2x3xf6E2M3FN>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf6E2M3FN>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f6E2M3FN}> : (tensor<0x2xf6E2M3FN>) -> tensor<0x2xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf6E2M3FN>, tensor<0x2xf6E2M3FN>) -> ()
  %5 = stablehlo.constant dense<-3.75> : tensor<f6E2M3FN>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f6E2M3FN}> : (tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  %7 = stablehlo.constant dense<2.0> : tensor<f6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> ()
  return
}
// -----
// constant_like to f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f6E3M2FN}> : (tensor<2x3xf32>) -> tensor<2x3xf6E3M2FN>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf6E3M2FN>, tensor<2x3xf6E3M2FN>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf6E3M2FN>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f6E3M2FN}> : (tensor<0x2xf6E3M2FN>) -> tensor<0x2xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf6E3M2FN>, tensor<0x2xf6E3M2FN>) -> ()
  %5 = stablehlo.constant dense<10.0> : tensor<f6E3M2FN>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f6E3M2FN}> : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  %7 = stablehlo.constant dense<2.0> : tensor<f6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> ()
  return
}
// -----
// constant_like to f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E3M4}> : (tensor<2x3xf32>) -> tensor<2x3xf8E3M4>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E3M4>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E3M4}> : (tensor<0x2xf8E3M4>) -> tensor<0x2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E3M4>, tensor<0x2xf8E3M4>) -> ()
  %5 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E3M4}> : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E3M4>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E3M4>, tensor<f8E3M4>) -> ()
  return
}
// -----
// constant_like to f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E4M3}> : (tensor<2x3xf32>) -> tensor<2x3xf8E4M3>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E4M3>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E4M3}> : (tensor<0x2xf8E4M3>) -> tensor<0x2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E4M3>, tensor<0x2xf8E4M3>) -> ()
  %5 = stablehlo.constant dense<-30.0> : tensor<f8E4M3>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E4M3}> : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E4M3>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3>, tensor<f8E4M3>) -> ()
  return
}
// -----
// constant_like to f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E4M3FN}> : (tensor<2x3xf32>) -> tensor<2x3xf8E4M3FN>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E4M3FN}> : (tensor<0x2xf8E4M3FN>) -> tensor<0x2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E4M3FN>, tensor<0x2xf8E4M3FN>) -> ()
  %5 = stablehlo.constant dense<384.0> : tensor<f8E4M3FN>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E4M3FN}> : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> ()
  return
}
// -----
// constant_like to f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E4M3FNUZ}> : (tensor<2x3xf32>) -> tensor<2x3xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FNUZ>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E4M3FNUZ}> : (tensor<0x2xf8E4M3FNUZ>) -> tensor<0x2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E4M3FNUZ>, tensor<0x2xf8E4M3FNUZ>) -> ()
  %5 = stablehlo.constant dense<-0.0234375> : tensor<f8E4M3FNUZ>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E4M3FNUZ}> : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> ()
  return
}
// -----
// constant_like to f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E4M3B11FNUZ}> : (tensor<2x3xf32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E4M3B11FNUZ>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E4M3B11FNUZ}> : (tensor<0x2xf8E4M3B11FNUZ>) -> tensor<0x2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E4M3B11FNUZ>, tensor<0x2xf8E4M3B11FNUZ>) -> ()
  %5 = stablehlo.constant dense<-20.0> : tensor<f8E4M3B11FNUZ>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E4M3B11FNUZ}> : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> ()
  return
}
// -----
// constant_like to f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E5M2}> : (tensor<2x3xf32>) -> tensor<2x3xf8E5M2>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E5M2>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E5M2}> : (tensor<0x2xf8E5M2>) -> tensor<0x2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E5M2>, tensor<0x2xf8E5M2>) -> ()
  %5 = stablehlo.constant dense<0x04> : tensor<f8E5M2>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E5M2}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E5M2>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2>, tensor<f8E5M2>) -> ()
  return
}
// -----
// constant_like to f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E5M2FNUZ}> : (tensor<2x3xf32>) -> tensor<2x3xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E5M2FNUZ>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E5M2FNUZ}> : (tensor<0x2xf8E5M2FNUZ>) -> tensor<0x2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E5M2FNUZ>, tensor<0x2xf8E5M2FNUZ>) -> ()
  %5 = stablehlo.constant dense<8192.0> : tensor<f8E5M2FNUZ>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E5M2FNUZ}> : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> ()
  return
}
// -----
// constant_like to f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f8E8M0FNU}> : (tensor<2x3xf32>) -> tensor<2x3xf8E8M0FNU>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf8E8M0FNU>, tensor<2x3xf8E8M0FNU>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf8E8M0FNU>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f8E8M0FNU}> : (tensor<0x2xf8E8M0FNU>) -> tensor<0x2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf8E8M0FNU>, tensor<0x2xf8E8M0FNU>) -> ()
  %5 = stablehlo.constant dense<0xC9> : tensor<f8E8M0FNU>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f8E8M0FNU}> : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %7 = stablehlo.constant dense<2.0> : tensor<f8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> ()
  return
}
// -----
// constant_like to bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : bf16}> : (tensor<2x3xf32>) -> tensor<2x3xbf16>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : bf16}> : (tensor<0x2xbf16>) -> tensor<0x2xbf16>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xbf16>, tensor<0x2xbf16>) -> ()
  %5 = stablehlo.constant dense<-61.0> : tensor<bf16>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : bf16}> : (tensor<bf16>) -> tensor<bf16>
  %7 = stablehlo.constant dense<2.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<bf16>, tensor<bf16>) -> ()
  return
}
// -----
// constant_like to f16
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f16}> : (tensor<2x3xf32>) -> tensor<2x3xf16>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf16>, tensor<2x3xf16>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf16>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f16}> : (tensor<0x2xf16>) -> tensor<0x2xf16>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf16>, tensor<0x2xf16>) -> ()
  %5 = stablehlo.constant dense<-52.125> : tensor<f16>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f16}> : (tensor<f16>) -> tensor<f16>
  %7 = stablehlo.constant dense<2.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f16>, tensor<f16>) -> ()
  return
}
// -----
// constant_like to f32
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf32>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f32}> : (tensor<0x2xf32>) -> tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  %5 = stablehlo.constant dense<115.0> : tensor<f32>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f32}> : (tensor<f32>) -> tensor<f32>
  %7 = stablehlo.constant dense<2.0> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
// constant_like to f64
func.func public @main() {
  %0 = stablehlo.constant dense<[[123.75, -28.125, -24.75], [-112.75, 2.75, 25.375]]> : tensor<2x3xf32>
  %1 = "chlo.constant_like"(%0) <{value = 2.0 : f64}> : (tensor<2x3xf32>) -> tensor<2x3xf64>
  %2 = stablehlo.constant dense<2.0> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  %3 = stablehlo.constant dense<> : tensor<0x2xf64>
  %4 = "chlo.constant_like"(%3) <{value = 2.0 : f64}> : (tensor<0x2xf64>) -> tensor<0x2xf64>
  stablehlo.custom_call @check.expect_eq(%4, %3) : (tensor<0x2xf64>, tensor<0x2xf64>) -> ()
  %5 = stablehlo.constant dense<111.875> : tensor<f64>
  %6 = "chlo.constant_like"(%5) <{value = 2.0 : f64}> : (tensor<f64>) -> tensor<f64>
  %7 = stablehlo.constant dense<2.0> : tensor<f64>
  stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<f64>, tensor<f64>) -> ()
  return
}
