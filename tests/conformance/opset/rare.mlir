// Attributes and regions that the other programs do not have.
func.func @cbrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.cbrt %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @cosine(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.cosine %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @exponential(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @exponential_minus_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential_minus_one %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @log(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.log %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @log_plus_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.log_plus_one %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @logistic(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.logistic %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @rsqrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.rsqrt %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @sine(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @sqrt(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sqrt %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tan(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tan %x {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @all_reduce(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @reduce_scatter(%x: tensor<2x6xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.reduce_scatter"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x6xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @collective_reduce(%x: tensor<2x3xf32>, %root: tensor<1xi32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.collective_reduce"(%x, %root) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @collective_broadcast(%x: tensor<2x3xf32>, %root: tensor<1xi32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.collective_broadcast"(%x, %root) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @all_to_all(%x: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.all_to_all"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
func.func @scan(%x: tensor<5x2xf32>, %y: tensor<2xf32>) -> (tensor<5x2xf32>, tensor<2xf32>) {
  %0:2 = "chlo.scan"(%x, %y) <{dimension = 0 : i64, is_associative = true, scan_dim_size = 5 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %s = stablehlo.add %a, %b : tensor<2xf32>
    stablehlo.return %s, %s : tensor<2xf32>, tensor<2xf32>
  }) : (tensor<5x2xf32>, tensor<2xf32>) -> (tensor<5x2xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<5x2xf32>, tensor<2xf32>
}
func.func @top_k(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %0:2 = "chlo.top_k"(%x) <{k = 2 : i64, is_stable = false}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<2xi32>
}
func.func @composite(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.composite"(%x) <{name = "my.same", decomposition = @same}> ({
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @custom_call(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @target(%x) {result_tilings = [[dense<[2, 2]> : tensor<2xindex>]]} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @dynamic_conv(%x: tensor<2x10x6xf32>, %y: tensor<3x6x4xf32>) -> tensor<2x8x4xf32> {
  %p = stablehlo.constant dense<1> : tensor<1x2xi32>
  %0 = "stablehlo.dynamic_conv"(%x, %y, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}
func.func @dynamic_gather(%x: tensor<3x4x2xi32>, %y: tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32> {
  %c = stablehlo.constant dense<[1, 2, 2]> : tensor<3xi64>
  %0 = "stablehlo.dynamic_gather"(%x, %y, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = true}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x2x2xi32>
  return %0 : tensor<2x3x2x2xi32>
}
func.func @send(%x: tensor<4xf32>, %t: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
func.func @recv(%t: !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<4xf32>, !stablehlo.token
}
func.func @mesh_axes(%x: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
