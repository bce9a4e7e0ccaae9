// Sums of negative zeros, which only an initial value of positive zero makes positive.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<-0.0> : tensor<4x3xf32>
    %minus = stablehlo.constant dense<-0.0> : tensor<f32>
    %plus = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %minus) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.constant dense<-0.0> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %2 = stablehlo.reduce(%x init: %plus) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %4 = stablehlo.reduce(%x init: %minus) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.constant dense<-0.0> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%4, %5) : (tensor<3xf32>, tensor<3xf32>) -> ()
    %6 = stablehlo.reduce(%x init: %plus) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> ()
    %a = stablehlo.constant dense<-0.0> : tensor<2x1000xf32>
    %8 = stablehlo.reduce(%a init: %minus) applies stablehlo.add across dimensions = [1] : (tensor<2x1000xf32>, tensor<f32>) -> tensor<2xf32>
    %9 = stablehlo.constant dense<-0.0> : tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%8, %9) : (tensor<2xf32>, tensor<2xf32>) -> ()
    %10 = stablehlo.iota dim = 0 : tensor<4x3xf32>
    %11 = stablehlo.multiply %x, %10 : tensor<4x3xf32>
    %12 = stablehlo.reduce(%11 init: %minus) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%12, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %13 = stablehlo.reduce(%11 init: %plus) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%13, %3) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %14 = stablehlo.reduce(%11 init: %minus) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    stablehlo.custom_call @check.expect_eq(%14, %5) : (tensor<3xf32>, tensor<3xf32>) -> ()
    %15 = stablehlo.reduce(%11 init: %minus) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.custom_call @check.expect_eq(%15, %minus) : (tensor<f32>, tensor<f32>) -> ()
    %16 = stablehlo.iota dim = 1 : tensor<2x1000xf32>
    %17 = stablehlo.multiply %a, %16 : tensor<2x1000xf32>
    %18 = stablehlo.reduce(%17 init: %minus) applies stablehlo.add across dimensions = [1] : (tensor<2x1000xf32>, tensor<f32>) -> tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%18, %9) : (tensor<2xf32>, tensor<2xf32>) -> ()
    %19 = stablehlo.constant dense<-0.0> : tensor<6x4x3xf32>
    %20 = stablehlo.iota dim = 0 : tensor<6x4x3xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<6x4x3xf32>
    %22 = stablehlo.reduce(%21 init: %minus) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x4x3xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%22, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
    %23 = stablehlo.reduce(%21 init: %plus) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x4x3xf32>, tensor<f32>) -> tensor<4xf32>
    stablehlo.custom_call @check.expect_eq(%23, %3) : (tensor<4xf32>, tensor<4xf32>) -> ()
    return
  }
}
