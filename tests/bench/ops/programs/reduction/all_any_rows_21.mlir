// input: 20011x21 i1 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<20011x21xi1>) -> (tensor<20011xi1> {jax.result_info = "result[0]"}, tensor<21xi1> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<20011x21xi1>, tensor<i1>) -> tensor<20011xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<20011x21xi1>, tensor<i1>) -> tensor<21xi1>
    return %0, %1 : tensor<20011xi1>, tensor<21xi1>
  }
}
