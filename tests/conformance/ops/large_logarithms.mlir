// The square of the length overflows: log(1 + z) = log|z| + i pi/4, with log|z| = log(re) + log(2) / 2.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<3.0e38> : tensor<3xf32>
    %z = stablehlo.complex %x, %x : tensor<3xcomplex<f32>>
    %0 = stablehlo.log_plus_one %z : tensor<3xcomplex<f32>>
    %1 = stablehlo.constant dense<(88.9434214, 0.785398163)> : tensor<3xcomplex<f32>>
    stablehlo.custom_call @check.expect_close(%0, %1) {has_side_effect = true} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
    %u = stablehlo.constant dense<1.7e308> : tensor<3xf64>
    %w = stablehlo.complex %u, %u : tensor<3xcomplex<f64>>
    %2 = stablehlo.log_plus_one %w : tensor<3xcomplex<f64>>
    %3 = stablehlo.constant dense<(710.0734104835082, 0.7853981633974483)> : tensor<3xcomplex<f64>>
    stablehlo.custom_call @check.expect_close(%2, %3) {has_side_effect = true} : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
    return
  }
}
