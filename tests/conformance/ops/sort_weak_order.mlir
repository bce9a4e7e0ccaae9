// The weak order: zeros are equal, all NaNs are equal and come last. Equal elements stay in their order.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[0xFFC00000, 0.0, 1.0, -0.0, 0x7FC00000, -1.0, 0xFF800000, 0.0]> : tensor<8xf32>
    %i = stablehlo.iota dim = 0 : tensor<8xi32>
    %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %1 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    %e0 = stablehlo.constant dense<[6, 5, 1, 3, 7, 2, 0, 4]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%0#1, %e0) : (tensor<8xi32>, tensor<8xi32>) -> ()
    %2:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %3 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    %e2 = stablehlo.constant dense<[0, 4, 2, 1, 3, 7, 5, 6]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%2#1, %e2) : (tensor<8xi32>, tensor<8xi32>) -> ()
    // The total order tells them apart.
    %4:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
      %5 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    %e4 = stablehlo.constant dense<[0, 6, 5, 3, 1, 7, 2, 4]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%4#1, %e4) : (tensor<8xi32>, tensor<8xi32>) -> ()
    return
  }
}
