// accept
func.func @f1(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<2xi32>) {
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f2(%x0: tensor<i32>, %x1: tensor<i32>) {
  %x2 = stablehlo.constant dense<[4, 3]> : tensor<2xi32>
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<4x3xi32>
  return
}
func.func @f3(%x0: tensor<2xui64>) {
  %0:2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return
}
func.func @f4(%x0: tensor<3xui64>) {
  %0:2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xf32>)
  return
}

// -----
func.func @f5(%x0: tensor<f32>, %x1: tensor<f64>, %x2: tensor<2xi32>) {
  // expect: rng_c1
  // mended by: tensor<f64> => tensor<f32>
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f64>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
func.func @f6(%x0: tensor<i32>, %x1: tensor<i32>, %x2: tensor<2xi32>) {
  // expect: rng_c2
  // mended by: rng_distribution = #stablehlo<rng_distribution NORMAL> => rng_distribution = #stablehlo<rng_distribution UNIFORM>
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
  return
}
func.func @f7(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<2xi32>) {
  // expect: rng_c3
  // mended by: tensor<2xi32> => tensor<1xi32>
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?xf32>
  return
}
func.func @f8(%x0: tensor<i32>, %x1: tensor<i32>) {
  %x2 = stablehlo.constant dense<[4, 2]> : tensor<2xi32>
  // expect: rng_c3
  // mended by: tensor<4x3xi32> => tensor<4x2xi32>
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<4x3xi32>
  return
}
func.func @f9(%x0: tensor<i32>, %x1: tensor<i32>) {
  %x2 = stablehlo.constant dense<[4, -3]> : tensor<2xi32>
  // expect: rng_c3
  %0 = "stablehlo.rng"(%x0, %x1, %x2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<i32>, tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
  return
}
func.func @f10(%x0: tensor<2xui64>) {
  // expect: rng_bit_generator_c1
  // mended by: 2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<3xui64>, tensor<5xui32>) => 2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %0:2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return
}
func.func @f11(%x0: tensor<3xui64>) {
  // expect: rng_bit_generator_c2
  // mended by: tensor<3xui64> => tensor<2xui64>
  %0:2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return
}
func.func @f12(%x0: tensor<4xui64>) {
  // expect: rng_bit_generator_c2
  // mended by: tensor<4xui64> => tensor<2xui64>
  %0:2 = "stablehlo.rng_bit_generator"(%x0) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<4xui64>) -> (tensor<4xui64>, tensor<5xui32>)
  return
}
