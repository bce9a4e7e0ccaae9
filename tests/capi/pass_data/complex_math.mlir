// The lines are those of the reference's test of the pass and of jaxlib 0.12.0's pass.
// passes: stablehlo-complex-math-expander
func.func @log_plus_one(%arg: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.log_plus_one %arg : tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
// gives: stablehlo.constant dense<6.500000e+01> : tensor<f32>
// gives: stablehlo.constant dense<4.097000e+03> : tensor<f32>
// gives: stablehlo.constant dense<9.99999968E+37> : tensor<f32>
// gives: stablehlo.constant dense<0x4D000000> : tensor<f32>
// gives: stablehlo.constant dense<0x7F800000> : tensor<f32>
// gives: stablehlo.constant dense<3.40282347E+38> : tensor<f32>
// gives: %0 = stablehlo.real %arg0
// gives: %7 = stablehlo.compare GT, %4, %6
// gives: %53 = stablehlo.subtract %0, %50 : tensor<f32>
// gives: %88 = stablehlo.atan2 %2, %17 : tensor<f32>
// gives: return %89 : tensor<complex<f32>>

// -----
// passes: stablehlo-complex-math-expander
func.func @stated(%arg: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>) {
  %0 = stablehlo.log_plus_one %arg {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<complex<f32>>
  %1 = stablehlo.exponential %arg : tensor<complex<f32>>
  return %0, %1 : tensor<complex<f32>>, tensor<complex<f32>>
}
// gives: stablehlo.log_plus_one %arg0 {result_accuracy
// gives: stablehlo.cosine ... : tensor<f32>
// gives: stablehlo.sine ... : tensor<f32>

// -----
// passes: stablehlo-complex-math-expander
// keeps: 1e-6
func.func @main() -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
  %a = stablehlo.constant dense<[(0.5, 1.0), (-1.5, 0.25), (1.0e-3, -1.0e-4), (3.0, -2.0)]> : tensor<4xcomplex<f32>>
  %0 = stablehlo.log_plus_one %a : tensor<4xcomplex<f32>>
  %1 = stablehlo.log %a : tensor<4xcomplex<f32>>
  %2 = stablehlo.exponential %a : tensor<4xcomplex<f32>>
  %3 = stablehlo.sqrt %a : tensor<4xcomplex<f32>>
  return %0, %1, %2, %3 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
}
// gives: stablehlo.real
// gives: stablehlo.complex
// gives: stablehlo.complex
// gives: stablehlo.complex
// gives: stablehlo.complex
