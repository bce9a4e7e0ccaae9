// rng of i2: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<-1> : tensor<i2>
  %1 = stablehlo.constant dense<1> : tensor<i2>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i2>, tensor<i2>, tensor<2xi64>) -> tensor<40x25xi2>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i2>) -> tensor<40x25xi2>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi2>, tensor<40x25xi2>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i2>) -> tensor<40x25xi2>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi2>, tensor<40x25xi2>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of i4: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i4>
  %1 = stablehlo.constant dense<5> : tensor<i4>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i4>, tensor<i4>, tensor<2xi64>) -> tensor<40x25xi4>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i4>) -> tensor<40x25xi4>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi4>, tensor<40x25xi4>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i4>) -> tensor<40x25xi4>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi4>, tensor<40x25xi4>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of i8: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i8>
  %1 = stablehlo.constant dense<5> : tensor<i8>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i8>, tensor<i8>, tensor<2xi64>) -> tensor<40x25xi8>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<40x25xi8>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi8>, tensor<40x25xi8>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<40x25xi8>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi8>, tensor<40x25xi8>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of i16: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i16>
  %1 = stablehlo.constant dense<5> : tensor<i16>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i16>, tensor<i16>, tensor<2xi64>) -> tensor<40x25xi16>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<40x25xi16>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi16>, tensor<40x25xi16>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<40x25xi16>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi16>, tensor<40x25xi16>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of i32: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<40x25xi32>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<40x25xi32>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi32>, tensor<40x25xi32>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<40x25xi32>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi32>, tensor<40x25xi32>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of i64: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.constant dense<5> : tensor<i64>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i64>, tensor<i64>, tensor<2xi64>) -> tensor<40x25xi64>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<40x25xi64>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi64>, tensor<40x25xi64>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<40x25xi64>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi64>, tensor<40x25xi64>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of ui2: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<0> : tensor<ui2>
  %1 = stablehlo.constant dense<3> : tensor<ui2>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<ui2>, tensor<ui2>, tensor<2xi64>) -> tensor<40x25xui2>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui2>) -> tensor<40x25xui2>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xui2>, tensor<40x25xui2>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui2>) -> tensor<40x25xui2>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xui2>, tensor<40x25xui2>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of ui4: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<ui4>
  %1 = stablehlo.constant dense<5> : tensor<ui4>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<ui4>, tensor<ui4>, tensor<2xi64>) -> tensor<40x25xui4>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui4>) -> tensor<40x25xui4>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xui4>, tensor<40x25xui4>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui4>) -> tensor<40x25xui4>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xui4>, tensor<40x25xui4>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of ui8: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<ui8>
  %1 = stablehlo.constant dense<5> : tensor<ui8>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<ui8>, tensor<ui8>, tensor<2xi64>) -> tensor<40x25xui8>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<40x25xui8>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xui8>, tensor<40x25xui8>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<40x25xui8>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xui8>, tensor<40x25xui8>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of ui16: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<ui16>
  %1 = stablehlo.constant dense<5> : tensor<ui16>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<ui16>, tensor<ui16>, tensor<2xi64>) -> tensor<40x25xui16>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<40x25xui16>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xui16>, tensor<40x25xui16>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<40x25xui16>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xui16>, tensor<40x25xui16>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of ui32: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<ui32>
  %1 = stablehlo.constant dense<5> : tensor<ui32>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<ui32>, tensor<ui32>, tensor<2xi64>) -> tensor<40x25xui32>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<40x25xui32>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xui32>, tensor<40x25xui32>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<40x25xui32>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xui32>, tensor<40x25xui32>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of ui64: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1> : tensor<ui64>
  %1 = stablehlo.constant dense<5> : tensor<ui64>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> tensor<40x25xui64>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<40x25xui64>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xui64>, tensor<40x25xui64>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<40x25xui64>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xui64>, tensor<40x25xui64>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f4E2M1FN: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %1 = stablehlo.constant dense<6.0> : tensor<f4E2M1FN>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<2xi64>) -> tensor<40x25xf4E2M1FN>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<40x25xf4E2M1FN>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf4E2M1FN>, tensor<40x25xf4E2M1FN>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f4E2M1FN>) -> tensor<40x25xf4E2M1FN>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf4E2M1FN>, tensor<40x25xf4E2M1FN>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f6E2M3FN: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<5.0> : tensor<f6E2M3FN>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<2xi64>) -> tensor<40x25xf6E2M3FN>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f6E2M3FN>) -> tensor<40x25xf6E2M3FN>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf6E2M3FN>, tensor<40x25xf6E2M3FN>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f6E2M3FN>) -> tensor<40x25xf6E2M3FN>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf6E2M3FN>, tensor<40x25xf6E2M3FN>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f6E3M2FN: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<5.0> : tensor<f6E3M2FN>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<2xi64>) -> tensor<40x25xf6E3M2FN>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f6E3M2FN>) -> tensor<40x25xf6E3M2FN>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf6E3M2FN>, tensor<40x25xf6E3M2FN>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f6E3M2FN>) -> tensor<40x25xf6E3M2FN>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf6E3M2FN>, tensor<40x25xf6E3M2FN>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E3M4: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E3M4>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<2xi64>) -> tensor<40x25xf8E3M4>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E3M4>) -> tensor<40x25xf8E3M4>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E3M4>, tensor<40x25xf8E3M4>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E3M4>) -> tensor<40x25xf8E3M4>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E3M4>, tensor<40x25xf8E3M4>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E4M3: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E4M3>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E4M3>, tensor<f8E4M3>, tensor<2xi64>) -> tensor<40x25xf8E4M3>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3>) -> tensor<40x25xf8E4M3>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E4M3>, tensor<40x25xf8E4M3>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3>) -> tensor<40x25xf8E4M3>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E4M3>, tensor<40x25xf8E4M3>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E4M3FN: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E4M3FN>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<2xi64>) -> tensor<40x25xf8E4M3FN>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<40x25xf8E4M3FN>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E4M3FN>, tensor<40x25xf8E4M3FN>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<40x25xf8E4M3FN>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E4M3FN>, tensor<40x25xf8E4M3FN>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E4M3FNUZ: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<2xi64>) -> tensor<40x25xf8E4M3FNUZ>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FNUZ>) -> tensor<40x25xf8E4M3FNUZ>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E4M3FNUZ>, tensor<40x25xf8E4M3FNUZ>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FNUZ>) -> tensor<40x25xf8E4M3FNUZ>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E4M3FNUZ>, tensor<40x25xf8E4M3FNUZ>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E4M3B11FNUZ: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<2xi64>) -> tensor<40x25xf8E4M3B11FNUZ>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<40x25xf8E4M3B11FNUZ>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E4M3B11FNUZ>, tensor<40x25xf8E4M3B11FNUZ>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<40x25xf8E4M3B11FNUZ>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E4M3B11FNUZ>, tensor<40x25xf8E4M3B11FNUZ>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E5M2: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E5M2>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<2xi64>) -> tensor<40x25xf8E5M2>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2>) -> tensor<40x25xf8E5M2>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E5M2>, tensor<40x25xf8E5M2>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2>) -> tensor<40x25xf8E5M2>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E5M2>, tensor<40x25xf8E5M2>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E5M2FNUZ: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %1 = stablehlo.constant dense<5.0> : tensor<f8E5M2FNUZ>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>, tensor<2xi64>) -> tensor<40x25xf8E5M2FNUZ>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2FNUZ>) -> tensor<40x25xf8E5M2FNUZ>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E5M2FNUZ>, tensor<40x25xf8E5M2FNUZ>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E5M2FNUZ>) -> tensor<40x25xf8E5M2FNUZ>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E5M2FNUZ>, tensor<40x25xf8E5M2FNUZ>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f8E8M0FNU: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %1 = stablehlo.constant dense<64.0> : tensor<f8E8M0FNU>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<2xi64>) -> tensor<40x25xf8E8M0FNU>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<40x25xf8E8M0FNU>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf8E8M0FNU>, tensor<40x25xf8E8M0FNU>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f8E8M0FNU>) -> tensor<40x25xf8E8M0FNU>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf8E8M0FNU>, tensor<40x25xf8E8M0FNU>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of bf16: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<bf16>
  %1 = stablehlo.constant dense<5.0> : tensor<bf16>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<40x25xbf16>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<40x25xbf16>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xbf16>, tensor<40x25xbf16>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<40x25xbf16>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xbf16>, tensor<40x25xbf16>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f16: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f16>
  %1 = stablehlo.constant dense<5.0> : tensor<f16>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<40x25xf16>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<40x25xf16>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf16>, tensor<40x25xf16>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<40x25xf16>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf16>, tensor<40x25xf16>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f32: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.constant dense<5.0> : tensor<f32>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<40x25xf32>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<40x25xf32>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf32>, tensor<40x25xf32>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<40x25xf32>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf32>, tensor<40x25xf32>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of f64: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<1.0> : tensor<f64>
  %1 = stablehlo.constant dense<5.0> : tensor<f64>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<40x25xf64>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<40x25xf64>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xf64>, tensor<40x25xf64>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<40x25xf64>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xf64>, tensor<40x25xf64>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
// -----
// rng of i1: inside its bounds
func.func public @main() {
  %0 = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  %2 = stablehlo.constant dense<[40, 25]> : tensor<2xi64>
  %3 = "stablehlo.rng"(%0, %1, %2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i1>, tensor<i1>, tensor<2xi64>) -> tensor<40x25xi1>
  %4 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<40x25xi1>
  %5 = "stablehlo.compare"(%3, %4) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<40x25xi1>, tensor<40x25xi1>) -> tensor<40x25xi1>
  %6 = stablehlo.constant dense<true> : tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%5, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  %7 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<40x25xi1>
  %8 = "stablehlo.compare"(%3, %7) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<40x25xi1>, tensor<40x25xi1>) -> tensor<40x25xi1>
  stablehlo.custom_call @check.expect_eq(%8, %6) : (tensor<40x25xi1>, tensor<40x25xi1>) -> ()
  return
}
