// input: 200x300 i16 -500 500
// input: 300x100 i16 -500 500
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<200x300xi16>, %arg1: tensor<300x100xi16>) -> (tensor<200x100xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<200x300xi16>, tensor<300x100xi16>) -> tensor<200x100xi32>
    return %0 : tensor<200x100xi32>
  }
}
