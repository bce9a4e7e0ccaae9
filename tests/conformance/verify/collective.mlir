// accept
func.func @f1(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f2(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, -1], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f3(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f4(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f5(%x0: tensor<4x6xf32>, %x1: tensor<1xi32>) {
  %0 = "stablehlo.collective_broadcast"(%x0, %x1) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, has_dynamic_root} : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<4x6xf32>
  return
}
func.func @f6(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f7(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f8(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f9(%x0: tensor<4x6xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f10() {
  %0 = "stablehlo.partition_id"() : () -> tensor<ui32>
  return
}
func.func @f11() {
  %0 = "stablehlo.replica_id"() : () -> tensor<ui32>
  return
}

// -----
func.func @f12(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c1
  // mended by: all_gather_dim = 2 : i64 => all_gather_dim = 1 : i64
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, all_gather_dim = 2 : i64} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f13(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c2
  // mended by: replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f14(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c2
  // mended by: dense<0> : tensor<1099511627776x2xi64> => dense<[[0, 1]]> : tensor<1x2xi64>
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<0> : tensor<1099511627776x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f15(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c4
  // mended by: replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f16(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c4
  // mended by: dense<[[0, -1]]> => dense<[[0, 1]]>
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f17(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c5
  // mended by: use_global_device_ids} => use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, all_gather_dim = 1 : i64, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  return
}
func.func @f18(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c6
  // mended by: tensor<4x13xf32> => tensor<4x12xf32>
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x13xf32>
  return
}
func.func @f19(%x0: tensor<4x6xf32>) {
  // expect: all_gather_c6
  // mended by: all_gather_dim = 1 : i64 => all_gather_dim = 0 : i64
  %0 = "stablehlo.all_gather"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, all_gather_dim = 1 : i64} : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}
func.func @f20(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c1
  // mended by: replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f21(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c3
  // mended by: replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f22(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c4
  // mended by: channel_handle = #stablehlo.channel_handle<handle = 0, type = 0> => channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f23(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c5
  // mended by: tensor<4x6xf32> => tensor<4x6xi32>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f24(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c6
  // mended by: tensor<4x6xf32> => tensor<6x4xf32>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}
func.func @f25(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c7
  // mended by: tensor<4x6xf64> => tensor<4x6xf32>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
func.func @f26(%x0: tensor<4x6xf32>) {
  // expect: all_to_all_c1
  // mended by: split_dimension = 2 : i64 => split_dimension = 0 : i64
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_dimension = 2 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f27(%x0: tensor<5x6xf32>) {
  // expect: all_to_all_c2
  // mended by: tensor<5x6xf32> => tensor<4x6xf32>
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<5x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f28(%x0: tensor<4x6xf32>) {
  // expect: all_to_all_c3
  // mended by: concat_dimension = 2 : i64 => concat_dimension = 1 : i64
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 2 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f29(%x0: tensor<4x6xf32>) {
  // expect: all_to_all_c5
  // mended by: replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f30(%x0: tensor<4x6xf32>) {
  // expect: all_to_all_c7
  // mended by: replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f31(%x0: tensor<4x6xf32>) {
  // expect: all_to_all_c8
  // mended by: split_count = 3 : i64 => split_count = 2 : i64
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 3 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @f32(%x0: tensor<4x6xf32>) {
  // expect: all_to_all_c9
  // mended by: tensor<4x6xf32> => tensor<4x3xf32>
  %0 = "stablehlo.all_to_all"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f33(%x0: tensor<4x6xf32>) {
  // expect: collective_broadcast_c1
  // mended by: replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f34(%x0: tensor<4x6xf32>) {
  // expect: collective_broadcast_c2
  // mended by: replica_groups = dense<[[0, 1], [2, -4]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>
  %0 = "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[0, 1], [2, -4]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f35(%x0: tensor<4x6xf32>) {
  // expect: collective_broadcast_c3
  // mended by: tensor<4x5xf32> => tensor<4x6xf32>
  %0 = "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}
func.func @f36(%x0: tensor<4x6xf32>, %x1: tensor<2xi32>) {
  // expect: collective_broadcast_c4
  // mended by: tensor<2xi32> => tensor<1xi32>
  %0 = "stablehlo.collective_broadcast"(%x0, %x1) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, has_dynamic_root} : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  return
}
func.func @f37(%x0: tensor<4x6xf32>) {
  // expect: collective_broadcast_c4
  "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, has_dynamic_root} : (tensor<4x6xf32>) -> ()
  return
}
func.func @f38(%x0: tensor<4x6xf32>) {
  // expect: collective_broadcast_c5
  // mended by: %0:2 => %0
  // mended by: (tensor<4x6xf32>, tensor<4x6xf32>) => tensor<4x6xf32>
  %0:2 = "stablehlo.collective_broadcast"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  return
}
func.func @f39(%x0: tensor<4x6xf32>) {
  // expect: collective_permute_c1
  // mended by: source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64> => source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f40(%x0: tensor<4x6xf32>) {
  // expect: collective_permute_c2
  // mended by: source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64> => source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f41(%x0: tensor<4x6xf32>) {
  // expect: collective_permute_c2
  // mended by: dense<0> : tensor<1099511627776x2xi64> => dense<[[0, 1]]> : tensor<1x2xi64>
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<0> : tensor<1099511627776x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f42(%x0: tensor<4x6xf32>) {
  // expect: collective_permute_c3
  // mended by: source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64> => source_target_pairs = dense<[[0, 0], [2, 1]]> : tensor<2x2xi64>
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f43(%x0: tensor<4x6xf32>) {
  // expect: collective_permute_c4
  // mended by: source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64> => source_target_pairs = dense<[[0, 10]]> : tensor<1x2xi64>
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f44(%x0: tensor<4x6xf32>) {
  // expect: collective_permute_c5
  // mended by: tensor<4x6xf32> => tensor<6x4xf32>
  %0 = "stablehlo.collective_permute"(%x0) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}
func.func @f45(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c2
  // mended by: scatter_dimension = 2 : i64 => scatter_dimension = 0 : i64
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f46(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c3
  // mended by: replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f47(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c5
  // mended by: replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f48(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c6
  // mended by: use_global_device_ids} => use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f49(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c7
  // mended by: ^bb0(%b0: tensor<f32>): => ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
func.func @f50(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c8
  // mended by: tensor<3x6xf32> => tensor<1x6xf32>
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<3x6xf32>
  return
}
func.func @f51(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c8
  // mended by: scatter_dimension = 0 : i64 => scatter_dimension = 1 : i64
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<4x3xf32>
  return
}
func.func @f52(%x0: tensor<4x6xf32>) {
  // expect: reduce_scatter_c9
  // mended by: tensor<2x6xf64> => tensor<2x6xf32>
  %0 = "stablehlo.reduce_scatter"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<2x6xf64>
  return
}
func.func @f53(%x0: tensor<4x6xf32>) {
  // expect: collective_reduce_c1
  // mended by: replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f54(%x0: tensor<4x6xf32>) {
  // expect: collective_reduce_c2
  // mended by: replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64> => replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f55(%x0: tensor<4x6xf32>) {
  // expect: collective_reduce_c3
  // mended by: tensor<4x6xf32> => tensor<6x4xf32>
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}
func.func @f56(%x0: tensor<4x6xf32>, %x1: tensor<2xi32>) {
  // expect: collective_reduce_c3
  // mended by: tensor<2xi32> => tensor<1xi32>
  %0 = "stablehlo.collective_reduce"(%x0, %x1) ({
  ^bb0(%b0: tensor<f32>, %b1: tensor<f32>):
    %r0 = stablehlo.constant dense<0.0> : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, has_dynamic_root} : (tensor<4x6xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  return
}
func.func @f57(%x0: tensor<4x6xf32>) {
  // expect: collective_reduce_c4
  // mended by: tensor<4x6xf32> => tensor<4x6xi32>
  %0 = "stablehlo.collective_reduce"(%x0) ({
  ^bb0(%b0: tensor<i32>, %b1: tensor<i32>):
    %r0 = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @f58(%x0: tensor<4x6xf32>) {
  // expect: -
  // mended by: tensor<4x6xf32> => tensor<6x4xf32>
  %0 = "stablehlo.cross-replica-sum"(%x0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}
func.func @f59() {
  // expect: -
  // mended by: tensor<1xui32> => tensor<ui32>
  %0 = "stablehlo.partition_id"() : () -> tensor<1xui32>
  return
}

// -----
// accept
func.func private @mesh()
func.func @groups(%x: tensor<4x6xf32>, %r: tensor<1xi32>) {
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  %1 = "stablehlo.collective_reduce"(%x, %r) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<4x6xf32>, tensor<1xi32>) -> tensor<4x6xf32>
  return
}

// -----
func.func @groups(%x: tensor<4x6xf32>, %r: tensor<1xf32>, %e: tensor<4x0xf32>) {
  // expect: -
  // mended by: @mesh => @groups
  %0 = "stablehlo.all_gather"(%x) {all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>} : (tensor<4x6xf32>) -> tensor<4x12xf32>
  // expect: collective_reduce_c3
  // mended by: tensor<1xf32> => tensor<1xi32>
  %1 = "stablehlo.collective_reduce"(%x, %r) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<4x6xf32>, tensor<1xf32>) -> tensor<4x6xf32>
  // expect: -
  %2 = "stablehlo.collective_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // expect: collective_reduce_c3
  "stablehlo.collective_reduce"() ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : () -> ()
  // expect: reduce_scatter_c8
  // mended by: tensor<4x0xf32> => tensor<4x4xf32>
  %3 = "stablehlo.reduce_scatter"(%e) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64} : (tensor<4x0xf32>) -> tensor<4x4xf32>
  // expect: all_to_all_c8
  // mended by: tensor<0x3xi64> => tensor<0x2xi64>
  %4 = "stablehlo.all_to_all"(%x) {replica_groups = dense<0> : tensor<0x3xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  // expect: all_to_all_c4
  // mended by: split_count = 0 : i64 => split_count = 2 : i64
  %5 = "stablehlo.all_to_all"(%x) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 0 : i64} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @padded_groups(%x0: tensor<4x6xf32>) {
  // expect: all_reduce_c3
  // mended by: dense<[[0, -1], [1, 3]]> => dense<[[0, -1], [1, 2]]>
  %0 = "stablehlo.all_reduce"(%x0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {replica_groups = dense<[[0, -1], [1, 3]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----
// accept
// A process may send to itself. Only reductions may have groups of different sizes, which -1 fills up. Computations may
// be wider than what they reduce.
func.func @itself(%a: tensor<4x6xf32>, %e: tensor<4x0xf32>, %h: tensor<4x6xbf16>) {
  %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<0> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<0> : tensor<0x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = "stablehlo.cross-replica-sum"(%a) {replica_groups = dense<[[0, -1], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = "stablehlo.all_gather"(%e) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x0xf32>) -> tensor<4x0xf32>
  %4 = "stablehlo.collective_reduce"(%h) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, -1], [1, 2]]> : tensor<2x2xi64>} : (tensor<4x6xbf16>) -> tensor<4x6xf32>
  %5 = "stablehlo.all_reduce"(%h) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xbf16>) -> tensor<4x6xf32>
  %6 = "stablehlo.reduce_scatter"(%h) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64} : (tensor<4x6xbf16>) -> tensor<4x3xf32>
  %7:2 = "stablehlo.all_gather"(%a, %e) {all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>, tensor<4x0xf32>) -> (tensor<8x6xf32>, tensor<8x0xf32>)
  return
}

// -----
func.func @from_nowhere(%a: tensor<4x6xf32>) {
  // expect: collective_permute_c4
  // mended by: [[-1, 0]] => [[1, 0]]
  %0 = "stablehlo.collective_permute"(%a) {source_target_pairs = dense<[[-1, 0]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @filled(%a: tensor<4x6xf32>) {
  // expect: all_to_all_c7
  // mended by: [[0, -1]] => [[0, 1]]
  %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @filled_broadcast(%a: tensor<4x6xf32>) {
  // expect: collective_broadcast_c2
  // mended by: [[0, -1]] => [[0, 1]]
  %0 = "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
func.func @filled_scatter(%a: tensor<4x6xf32>) {
  // expect: reduce_scatter_c5
  // mended by: [[0, -1]] => [[0, 1]]
  %0 = "stablehlo.reduce_scatter"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x3xf32>
  return
}
func.func @from_nothing(%e: tensor<4x0xf32>) {
  // expect: all_gather_c6
  // mended by: -> tensor<4x2xf32> => -> tensor<4x0xf32>
  %0 = "stablehlo.all_gather"(%e) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x0xf32>) -> tensor<4x2xf32>
  return
}
func.func @to_nothing(%a: tensor<4x6xf32>) {
  // expect: reduce_scatter_c8
  // mended by: tensor<4x0xf32> => tensor<4x3xf32>
  %0 = "stablehlo.reduce_scatter"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64} : (tensor<4x6xf32>) -> tensor<4x0xf32>
  return
}
func.func @wide_root(%a: tensor<4x6xf32>, %r: tensor<1xi64>) {
  // expect: collective_broadcast_c4
  // mended by: tensor<1xi64> => tensor<1xi32>
  %0 = "stablehlo.collective_broadcast"(%a, %r) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<4x6xf32>, tensor<1xi64>) -> tensor<4x6xf32>
  return
}
func.func @wide_root_of_reduction(%a: tensor<4x6xf32>, %r: tensor<1xi64>) {
  // expect: collective_reduce_c3
  // mended by: tensor<1xi64> => tensor<1xi32>
  %0 = "stablehlo.collective_reduce"(%a, %r) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<4x6xf32>, tensor<1xi64>) -> tensor<4x6xf32>
  return
}
func.func @one_group_of_four(%a: tensor<4x6xf32>) {
  // expect: all_to_all_c8
  // mended by: dense<[[0], [1]]> : tensor<2x1xi64> => dense<[[0, 1]]> : tensor<1x2xi64>
  %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return
}
func.func @second_operand(%a: tensor<4x6xf32>, %b: tensor<3x6xf32>) {
  // expect: all_to_all_c2
  // mended by: tensor<3x6xf32> => tensor<4x6xf32>
  %0:2 = "stablehlo.all_to_all"(%a, %b) {split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x6xf32>, tensor<3x6xf32>) -> (tensor<2x12xf32>, tensor<2x12xf32>)
  return
}
