// input: 4x4000x16 f32 -1 1
// input: 9x16x32 f32 -1 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4000x16xf32>, %arg1: tensor<9x16x32xf32>) -> (tensor<4x2000x32xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[3, 4]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x4000x16xf32>, tensor<9x16x32xf32>) -> tensor<4x2000x32xf32>
    return %0 : tensor<4x2000x32xf32>
  }
}
