// Values that are put together, ordered and taken apart again.
module {
  func.func public @main() -> () {
    %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %b = stablehlo.constant dense<3.5> : tensor<f32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %t = stablehlo.tuple %a, %b : tuple<tensor<2xi32>, tensor<f32>>
    %u = stablehlo.tuple %t, %a : tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>
    %v = call @swap(%u) : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>
    %w = stablehlo.get_tuple_element %v[1] : (tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>) -> tuple<tensor<2xi32>, tensor<f32>>
    %x = stablehlo.get_tuple_element %w[1] : (tuple<tensor<2xi32>, tensor<f32>>) -> tensor<f32>
    %y = stablehlo.get_tuple_element %v[0] : (tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>) -> tensor<2xi32>
    %k0 = stablehlo.create_token : !stablehlo.token
    %k1 = stablehlo.after_all %k0, %k0 : !stablehlo.token
    %p:2 = stablehlo.optimization_barrier %k1, %b : !stablehlo.token, tensor<f32>
    %n:2 = stablehlo.while(%count = %zero, %k = %p#0) : tensor<i32>, !stablehlo.token cond {
      %less = stablehlo.compare LT, %count, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    } do {
      %next = stablehlo.add %count, %one : tensor<i32>
      %after = stablehlo.after_all %k : !stablehlo.token
      stablehlo.return %next, %after : tensor<i32>, !stablehlo.token
    }
    %e0 = stablehlo.constant dense<3.5> : tensor<f32>
    %e1 = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
    %e2 = stablehlo.constant dense<3> : tensor<i32>
    stablehlo.custom_call @check.expect_eq(%x, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_eq(%y, %e1) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
    stablehlo.custom_call @check.expect_eq(%p#1, %e0) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
    stablehlo.custom_call @check.expect_eq(%n#0, %e2) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
    return
  }
  func.func private @swap(%u: tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>> {
    %0 = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tuple<tensor<2xi32>, tensor<f32>>
    %1 = stablehlo.get_tuple_element %u[1] : (tuple<tuple<tensor<2xi32>, tensor<f32>>, tensor<2xi32>>) -> tensor<2xi32>
    %2 = stablehlo.add %1, %1 : tensor<2xi32>
    %3 = stablehlo.tuple %2, %0 : tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>
    return %3 : tuple<tensor<2xi32>, tuple<tensor<2xi32>, tensor<f32>>>
  }
}
