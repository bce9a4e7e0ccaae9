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

// -----
// accept
func.func @states(%a: tensor<5xui64>, %b: tensor<0xui64>, %c: tensor<3x7xui64>, %d: tensor<?xui64>, %e: tensor<4xui32>, %l: tensor<f32>) {
  %0:2 = "stablehlo.rng_bit_generator"(%a) {rng_algorithm = #stablehlo<rng_algorithm DEFAULT>} : (tensor<5xui64>) -> (tensor<5xui64>, tensor<2xi8>)
  %1:2 = "stablehlo.rng_bit_generator"(%b) {rng_algorithm = #stablehlo<rng_algorithm DEFAULT>} : (tensor<0xui64>) -> (tensor<0xui64>, tensor<2xi8>)
  %2:2 = "stablehlo.rng_bit_generator"(%c) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<3x7xui64>) -> (tensor<3x7xui64>, tensor<2xi8>)
  %3:2 = "stablehlo.rng_bit_generator"(%d) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<?xui64>) -> (tensor<?xui64>, tensor<2xi8>)
  %4:2 = "stablehlo.rng_bit_generator"(%e) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<4xui32>) -> (tensor<4xui32>, tensor<2xi8>)
  %n = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
  %5 = "stablehlo.rng"(%l, %l, %n) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<0x3xf32>
  return
}

// -----
func.func @one_word(%a: tensor<1xui64>) {
  // expect: rng_bit_generator_c2
  // mended by: 1xui64 => 2xui64
  %0:2 = "stablehlo.rng_bit_generator"(%a) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<1xui64>) -> (tensor<1xui64>, tensor<2xi8>)
  return
}
func.func @two_halves(%a: tensor<2xui32>) {
  // expect: rng_bit_generator_c2
  // mended by: 2xui32 => 4xui32
  %0:2 = "stablehlo.rng_bit_generator"(%a) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui32>) -> (tensor<2xui32>, tensor<2xi8>)
  return
}
func.func @elements(%l: tensor<f32>, %n: tensor<2xi32>) {
  // expect: rng_c1
  // mended by: tensor<?x?xf64> => tensor<?x?xf32>
  %0 = "stablehlo.rng"(%l, %l, %n) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf64>
  return
}

// -----
func.func @first_bound(%a: tensor<1xf32>, %l: tensor<f32>, %n: tensor<2xi32>) {
  // expect: -
  // mended by: tensor<1xf32> => tensor<f32>
  %0 = "stablehlo.rng"(%a, %l, %n) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<1xf32>, tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----
func.func @second_bound(%a: tensor<1xf32>, %l: tensor<f32>, %n: tensor<2xi32>) {
  // expect: -
  // mended by: tensor<1xf32> => tensor<f32>
  %0 = "stablehlo.rng"(%l, %a, %n) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<1xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}
