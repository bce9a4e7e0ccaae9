module attributes {foo.module = #foo.bar<"x", [1 2]>, jax.flag = false} {
  func.func @main(%arg0: tensor<4xf32> {foo.arg = #foo<weird {1}>, mhlo.sharding = "{replicated}"}) -> tensor<4xf32> {
    %0 = "foo.op"(%arg0) <{inner = #foo.inner, n = 3 : i64}> {outer} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.custom_call @target(%0) {mhlo.backend_config = {a = #foo.x<1>}, tf.x} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "foo.region"(%1) ({
    ^bb0(%arg1: tensor<4xf32>):
      %3 = stablehlo.add %arg1, %arg1 : tensor<4xf32>
      "foo.done"(%3) : (tensor<4xf32>) -> ()
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
