// square of f4E2M1FN
func.func public @main() {
  %0 = stablehlo.constant dense<[1.0, 2.0, -1.0]> : tensor<3xf4E2M1FN>
  %1 = "chlo.square"(%0) : (tensor<3xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  %2 = stablehlo.constant dense<[1.0, 4.0, 1.0]> : tensor<3xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf4E2M1FN>, tensor<3xf4E2M1FN>) -> ()
  return
}
// -----
// square of f6E2M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf6E2M3FN>
  %1 = "chlo.square"(%0) : (tensor<6xf6E2M3FN>) -> tensor<6xf6E2M3FN>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf6E2M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf6E2M3FN>, tensor<6xf6E2M3FN>) -> ()
  return
}
// -----
// square of f6E3M2FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5]> : tensor<5xf6E3M2FN>
  %1 = "chlo.square"(%0) : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25]> : tensor<5xf6E3M2FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf6E3M2FN>, tensor<5xf6E3M2FN>) -> ()
  return
}
// -----
// square of f8E3M4
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf8E3M4>
  %1 = "chlo.square"(%0) : (tensor<6xf8E3M4>) -> tensor<6xf8E3M4>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E3M4>, tensor<6xf8E3M4>) -> ()
  return
}
// -----
// square of f8E4M3
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf8E4M3>
  %1 = "chlo.square"(%0) : (tensor<6xf8E4M3>) -> tensor<6xf8E4M3>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3>, tensor<6xf8E4M3>) -> ()
  return
}
// -----
// square of f8E4M3FN
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf8E4M3FN>
  %1 = "chlo.square"(%0) : (tensor<6xf8E4M3FN>) -> tensor<6xf8E4M3FN>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3FN>, tensor<6xf8E4M3FN>) -> ()
  return
}
// -----
// square of f8E4M3FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf8E4M3FNUZ>
  %1 = "chlo.square"(%0) : (tensor<6xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3FNUZ>, tensor<6xf8E4M3FNUZ>) -> ()
  return
}
// -----
// square of f8E4M3B11FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf8E4M3B11FNUZ>
  %1 = "chlo.square"(%0) : (tensor<6xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>) -> ()
  return
}
// -----
// square of f8E5M2
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5]> : tensor<5xf8E5M2>
  %1 = "chlo.square"(%0) : (tensor<5xf8E5M2>) -> tensor<5xf8E5M2>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25]> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  return
}
// -----
// square of f8E5M2FNUZ
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5]> : tensor<5xf8E5M2FNUZ>
  %1 = "chlo.square"(%0) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25]> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  return
}
// -----
// square of f8E8M0FNU
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0]> : tensor<3xf8E8M0FNU>
  %1 = "chlo.square"(%0) : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0]> : tensor<3xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<3xf8E8M0FNU>, tensor<3xf8E8M0FNU>) -> ()
  return
}
// -----
// square of bf16
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xbf16>
  %1 = "chlo.square"(%0) : (tensor<6xbf16>) -> tensor<6xbf16>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xbf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xbf16>, tensor<6xbf16>) -> ()
  return
}
// -----
// square of f16
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf16>
  %1 = "chlo.square"(%0) : (tensor<6xf16>) -> tensor<6xf16>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf16>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf16>, tensor<6xf16>) -> ()
  return
}
// -----
// square of f32
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf32>
  %1 = "chlo.square"(%0) : (tensor<6xf32>) -> tensor<6xf32>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf32>, tensor<6xf32>) -> ()
  return
}
// -----
// square of f64
func.func public @main() {
  %0 = stablehlo.constant dense<[0.5, 1.0, 2.0, -1.0, -0.5, 1.5]> : tensor<6xf64>
  %1 = "chlo.square"(%0) : (tensor<6xf64>) -> tensor<6xf64>
  %2 = stablehlo.constant dense<[0.25, 1.0, 4.0, 1.0, 0.25, 2.25]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%1, %2) : (tensor<6xf64>, tensor<6xf64>) -> ()
  return
}
// -----
// square of complex<f32>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0)]> : tensor<34xcomplex<f32>>
  %1 = "chlo.square"(%0) : (tensor<34xcomplex<f32>>) -> tensor<34xcomplex<f32>>
  %2 = stablehlo.constant dense<[(6.0, 17.5), (12.0, 3.5), (12.1875, -1.75), (11.25, -7.0), (3.25, -21.0), (-5.25, 5.0), (0.75, 1.0), (0.9375, -0.5), (0.0, -2.0), (-8.0, -6.0), (-5.6875, 3.75), (0.3125, 0.75), (0.5, -0.375), (-0.4375, -1.5), (-8.4375, -4.5), (-6.0, -2.5), (0.0, -0.5), (0.1875, 0.25), (-0.75, 1.0), (-8.75, 3.0), (-4.6875, -6.25), (1.3125, -1.25), (1.5, 0.625), (0.5625, 2.5), (-7.4375, 7.5), (9.75, -20.0), (15.75, -4.0), (15.9375, 2.0), (15.0, 8.0), (7.0, 24.0), (4.0, 0.0), (0.25, -0.0), (-2.25, 0.0), (-9.0, 0.0)]> : tensor<34xcomplex<f32>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<34xcomplex<f32>>, tensor<34xcomplex<f32>>) -> ()
  return
}
// -----
// square of complex<f64>
func.func public @main() {
  %0 = stablehlo.constant dense<[(-3.5, -2.5), (-3.5, -0.5), (-3.5, 0.25), (-3.5, 1.0), (-3.5, 3.0), (-1.0, -2.5), (-1.0, -0.5), (-1.0, 0.25), (-1.0, 1.0), (-1.0, 3.0), (-0.75, -2.5), (-0.75, -0.5), (-0.75, 0.25), (-0.75, 1.0), (-0.75, 3.0), (0.5, -2.5), (0.5, -0.5), (0.5, 0.25), (0.5, 1.0), (0.5, 3.0), (1.25, -2.5), (1.25, -0.5), (1.25, 0.25), (1.25, 1.0), (1.25, 3.0), (4.0, -2.5), (4.0, -0.5), (4.0, 0.25), (4.0, 1.0), (4.0, 3.0), (2.0, 0.0), (-0.5, 0.0), (0.0, 1.5), (-0.0, -3.0)]> : tensor<34xcomplex<f64>>
  %1 = "chlo.square"(%0) : (tensor<34xcomplex<f64>>) -> tensor<34xcomplex<f64>>
  %2 = stablehlo.constant dense<[(6.0, 17.5), (12.0, 3.5), (12.1875, -1.75), (11.25, -7.0), (3.25, -21.0), (-5.25, 5.0), (0.75, 1.0), (0.9375, -0.5), (0.0, -2.0), (-8.0, -6.0), (-5.6875, 3.75), (0.3125, 0.75), (0.5, -0.375), (-0.4375, -1.5), (-8.4375, -4.5), (-6.0, -2.5), (0.0, -0.5), (0.1875, 0.25), (-0.75, 1.0), (-8.75, 3.0), (-4.6875, -6.25), (1.3125, -1.25), (1.5, 0.625), (0.5625, 2.5), (-7.4375, 7.5), (9.75, -20.0), (15.75, -4.0), (15.9375, 2.0), (15.0, 8.0), (7.0, 24.0), (4.0, 0.0), (0.25, -0.0), (-2.25, 0.0), (-9.0, 0.0)]> : tensor<34xcomplex<f64>>
  stablehlo.custom_call @check.expect_close(%1, %2) {max_ulp_difference = 1 : i64} : (tensor<34xcomplex<f64>>, tensor<34xcomplex<f64>>) -> ()
  return
}
