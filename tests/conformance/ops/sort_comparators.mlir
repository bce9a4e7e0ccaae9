// Comparators that look like keys.
module {
  func.func public @main() -> () {
    // The comparator of JAX: zeros are equal, NaNs are equal and last.
    %x = stablehlo.constant dense<[1.0, 0x7FC00000, 0xFF800000, 0.0, 0x7F800000, -1.0]> : tensor<6xf32>
    %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %1 = stablehlo.compare EQ, %a, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %zero, %a : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %a, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.select %3, %nan, %2 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare EQ, %b, %zero, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.select %5, %zero, %b : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %b, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.select %7, %nan, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6xf32>) -> tensor<6xf32>
    %e0 = stablehlo.constant dense<[0xFF800000, -1.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
    stablehlo.custom_call @check.expect_eq(%0, %e0) : (tensor<6xf32>, tensor<6xf32>) -> ()
    // A plain comparison of infinities and a zero, up and down.
    %w = stablehlo.constant dense<[1.0, 0xFF800000, 0.0, 0x7F800000, -1.0]> : tensor<5xf32>
    %12 = "stablehlo.sort"(%w) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %13 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %e12 = stablehlo.constant dense<[0xFF800000, -1.0, 0.0, 1.0, 0x7F800000]> : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%12, %e12) : (tensor<5xf32>, tensor<5xf32>) -> ()
    %14 = "stablehlo.sort"(%w) <{dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %15 = stablehlo.compare GT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    }) : (tensor<5xf32>) -> tensor<5xf32>
    %e14 = stablehlo.constant dense<[0x7F800000, 1.0, 0.0, -1.0, 0xFF800000]> : tensor<5xf32>
    stablehlo.custom_call @check.expect_eq(%14, %e14) : (tensor<5xf32>, tensor<5xf32>) -> ()
    // One operand against the other: 5 < 6 but not 4 < 3, so both stay where they are.
    %y = stablehlo.constant dense<[5, 4]> : tensor<2xi32>
    %z = stablehlo.constant dense<[3, 6]> : tensor<2xi32>
    %10:2 = "stablehlo.sort"(%y, %z) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
      %11 = stablehlo.compare LT, %a, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
    stablehlo.custom_call @check.expect_eq(%10#0, %y) : (tensor<2xi32>, tensor<2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%10#1, %z) : (tensor<2xi32>, tensor<2xi32>) -> ()
    return
  }
}
