// Work that is waited for.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%y: tensor<3xf32>):
      %s = stablehlo.slice %y [1:3] : (tensor<3xf32>) -> tensor<2xf32>
      stablehlo.return %s : tensor<2xf32>
    }) : (tensor<3xf32>) -> !stablehlo.future<tensor<2xf32>>
    %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>
    %e = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
    stablehlo.custom_call @check.expect_eq(%0, %e) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
    return
  }
}
