// accept
func.func @f1(%x0: tensor<3xf32>) {
  %0 = "stablehlo.broadcast"(%x0) {broadcast_sizes = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f2(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>) {
  %0 = "stablehlo.dot"(%x0, %x1) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
func.func @f3(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "ij,jk->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f4(%x0: tensor<2x3xf32>) {
  %0 = "stablehlo.unary_einsum"(%x0) {einsum_config = "ij->ji"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f5(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<3xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f6(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>) {
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f7(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<2x3xf32>) {
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}

// -----
func.func @f8(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: tensor<3x2xf32> => tensor<2x3xf32>
  %0 = "stablehlo.broadcast"(%x0) {broadcast_sizes = array<i64: 2>} : (tensor<3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f9(%x0: tensor<3xf32>) {
  // expect: -
  // mended by: broadcast_sizes = array<i64: -2> => broadcast_sizes = array<i64: 12>
  %0 = "stablehlo.broadcast"(%x0) {broadcast_sizes = array<i64: -2>} : (tensor<3xf32>) -> tensor<?x3xf32>
  return
}
func.func @f10(%x0: tensor<2x3xf32>, %x1: tensor<4xf32>) {
  // expect: -
  // mended by: tensor<2x3xf32> => tensor<2x4xf32>
  %0 = "stablehlo.dot"(%x0, %x1) : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<2xf32>
  return
}
func.func @f11(%x0: tensor<2x3x1xf32>, %x1: tensor<3xf32>) {
  // expect: -
  // mended by: tensor<2x3x1xf32> => tensor<2x3xf32>
  %0 = "stablehlo.dot"(%x0, %x1) : (tensor<2x3x1xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
func.func @f12(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  // expect: -
  // mended by: einsum_config = "ij,jk" => einsum_config = "ij,jk->ik"
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "ij,jk"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f13(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  // expect: -
  // mended by: einsum_config = "ij,jk,k->i" => einsum_config = "ij,jk->ik"
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "ij,jk,k->i"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f14(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  // expect: -
  // mended by: tensor<2x3xf32> => tensor<2xf32>
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "i,jk->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f15(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  // expect: -
  // mended by: einsum_config = "ij,jk->iz" => einsum_config = "ij,jk->ik"
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "ij,jk->iz"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f16(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  // expect: -
  // mended by: einsum_config = "ij,ik->ik" => einsum_config = "ij,jk->ik"
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "ij,ik->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f17(%x0: tensor<2x3xf32>, %x1: tensor<3x4xf32>) {
  // expect: -
  // mended by: einsum_config = "i1,1k->ik" => einsum_config = "ij,jk->ik"
  %0 = "stablehlo.einsum"(%x0, %x1) {einsum_config = "i1,1k->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}
func.func @f18(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<3xf32>) {
  // expect: batch_norm_inference_c1
  // mended by: feature_index = 2 : i64 => feature_index = 1 : i64
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 2 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f19(%x0: tensor<2x3xf32>, %x1: tensor<3xf64>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<3xf32>) {
  // expect: batch_norm_inference_c2
  // mended by: tensor<3xf64> => tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f20(%x0: tensor<2x3xf32>, %x1: tensor<4xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<3xf32>) {
  // expect: batch_norm_inference_c3
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f21(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<4xf32>, %x3: tensor<3xf32>, %x4: tensor<3xf32>) {
  // expect: batch_norm_inference_c4
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f22(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<4xf32>, %x4: tensor<3xf32>) {
  // expect: batch_norm_inference_c5
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
func.func @f23(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<4xf32>) {
  // expect: batch_norm_inference_c6
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4xf32>) -> tensor<2x3xf32>
  return
}
func.func @f24(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<3xf32>) {
  // expect: batch_norm_inference_c7
  // mended by: tensor<3x2xf32> => tensor<2x3xf32>
  %0 = "stablehlo.batch_norm_inference"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  return
}
func.func @f25(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>) {
  // expect: batch_norm_training_c1
  // mended by: 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 2 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) => 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 2 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f26(%x0: tensor<2x3xf32>, %x1: tensor<3xf64>, %x2: tensor<3xf32>) {
  // expect: batch_norm_training_c2
  // mended by: tensor<3xf64> => tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf64>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f27(%x0: tensor<2x3xf32>, %x1: tensor<4xf32>, %x2: tensor<3xf32>) {
  // expect: batch_norm_training_c3
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f28(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<4xf32>) {
  // expect: batch_norm_training_c4
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f29(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>) {
  // expect: batch_norm_training_c5
  // mended by: 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>) => 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>)
  return
}
func.func @f30(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>) {
  // expect: batch_norm_training_c6
  // mended by: 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>) => 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>)
  return
}
func.func @f31(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>) {
  // expect: batch_norm_training_c7
  // mended by: 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>, tensor<3xf32>) => 3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_training"(%x0, %x1, %x2) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x2xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f32(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<2x3xf32>) {
  // expect: batch_norm_grad_c1
  // mended by: 3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 2 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) => 3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 2 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f33(%x0: tensor<2x3xf32>, %x1: tensor<3xf64>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<2x3xf32>) {
  // expect: batch_norm_grad_c2
  // mended by: tensor<3xf64> => tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf64>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f34(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<3x3xf32>) {
  // expect: batch_norm_grad_c3
  // mended by: tensor<2x3xf32> => tensor<3x3xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f35(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<4xf32>, %x3: tensor<3xf32>, %x4: tensor<2x3xf32>) {
  // expect: batch_norm_grad_c4
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f36(%x0: tensor<2x3xf32>, %x1: tensor<4xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<2x3xf32>) {
  // expect: batch_norm_grad_c5
  // mended by: tensor<4xf32> => tensor<3xf32>
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @f37(%x0: tensor<2x3xf32>, %x1: tensor<3xf32>, %x2: tensor<3xf32>, %x3: tensor<3xf32>, %x4: tensor<2x3xf32>) {
  // expect: batch_norm_grad_c4
  // mended by: 3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>) => 3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_grad"(%x0, %x1, %x2, %x3, %x4) {epsilon = 0.1 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>)
  return
}

// -----
// accept
func.func @broadcasts(%a: tensor<2xf32>, %s: tensor<3x?x3xf32>) {
  %0 = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 0, 3>} : (tensor<2xf32>) -> tensor<0x3x2xf32>
  %1 = "stablehlo.unary_einsum"(%s) {einsum_config = "iii->i"} : (tensor<3x?x3xf32>) -> tensor<3xf32>
  return
}

// -----
// A dynamic extent between two static ones does not hide that they differ.
func.func @diagonal_with_unknown(%s: tensor<3x?x4xf32>) {
  // expect: -
  // mended by: tensor<3x?x4xf32> => tensor<3x?x3xf32>
  %0 = "stablehlo.unary_einsum"(%s) {einsum_config = "iii->i"} : (tensor<3x?x4xf32>) -> tensor<?xf32>
  return
}
func.func @no_letters(%s: tensor<3x3xf32>) {
  // expect: -
  // mended by: "i+->i" => "ij->i"
  %0 = "stablehlo.unary_einsum"(%s) {einsum_config = "i+->i"} : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}
func.func @digits(%s: tensor<3x3xf32>) {
  // expect: -
  // mended by: "i1->i" => "ij->i"
  %0 = "stablehlo.unary_einsum"(%s) {einsum_config = "i1->i"} : (tensor<3x3xf32>) -> tensor<3xf32>
  return
}
func.func @output_of_other_extents(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  // expect: -
  // mended by: tensor<4x2xf32> => tensor<2x4xf32>
  %0 = "stablehlo.einsum"(%a, %b) {einsum_config = "ij,jk->ik"} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<4x2xf32>
  return
}
func.func @mean(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expect: batch_norm_grad_c4
  // mended by: %v, %w, %v, %a) => %v, %v, %v, %a)
  // mended by: tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x3xf32>) => tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>)
  %0:3 = "stablehlo.batch_norm_grad"(%a, %v, %w, %v, %a) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @variance(%a: tensor<2x3xf32>, %v: tensor<3xf32>, %w: tensor<2xf32>) {
  // expect: batch_norm_grad_c4
  // mended by: %v, %v, %w, %a) => %v, %v, %v, %a)
  // mended by: tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2x3xf32>) => tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>)
  %0:3 = "stablehlo.batch_norm_grad"(%a, %v, %v, %w, %a) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
func.func @second_result(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  // expect: batch_norm_grad_c4
  // mended by: (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>) => (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_grad"(%a, %v, %v, %v, %a) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<3xf32>)
  return
}
func.func @third_result(%a: tensor<2x3xf32>, %v: tensor<3xf32>) {
  // expect: batch_norm_grad_c4
  // mended by: (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) => (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %0:3 = "stablehlo.batch_norm_grad"(%a, %v, %v, %v, %a) {epsilon = 0.5 : f32, feature_index = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>)
  return
}
func.func @matrices(%a: tensor<2x3xf32>, %b: tensor<2x5xf32>) {
  // expect: -
  // mended by: %b: tensor<2x5xf32> => %b: tensor<3x5xf32>
  // mended by: (tensor<2x3xf32>, tensor<2x5xf32>) => (tensor<2x3xf32>, tensor<3x5xf32>)
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
  return
}
func.func @three_dimensions(%a: tensor<2x3xf32>, %b: tensor<3x4x5xf32>) {
  // expect: -
  // mended by: tensor<3x4x5xf32> => tensor<3x4xf32>
  // mended by: tensor<2x4x5xf32> => tensor<2x4xf32>
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x3xf32>, tensor<3x4x5xf32>) -> tensor<2x4x5xf32>
  return
}
