module @forms attributes {mhlo.num_partitions = 1 : i32} {
  func.func @elementwise(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>, %arg2: tensor<4x8xi1>, %arg3: tensor<4x8xcomplex<f32>>, %arg4: tensor<f32>) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4x8xf32>
    %1 = stablehlo.add %arg0, %arg0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
    %2 = stablehlo.abs %arg3 : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %3 = stablehlo.exponential %arg0 : tensor<4x8xf32>
    %4 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 5.000000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x8xf32>
    %5 = stablehlo.compare GE, %arg0, %arg0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %6 = stablehlo.compare LT, %arg0, %arg0, TOTALORDER {mhlo.x = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %7 = stablehlo.select %arg2, %arg0, %arg0 : tensor<4x8xi1>, tensor<4x8xf32>
    %8 = stablehlo.select %arg2, %arg0, %arg0 : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
    %9 = stablehlo.clamp %arg4, %arg0, %arg4 : (tensor<f32>, tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %10 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<4x8xf32>
    %11 = stablehlo.convert %arg1 : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %12 = stablehlo.convert %arg1 : tensor<4x8xi32>
    %13 = stablehlo.complex %arg0, %arg0 : tensor<4x8xcomplex<f32>>
    %14 = stablehlo.complex %arg0, %arg0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x8xcomplex<f32>>
    %15 = stablehlo.real %arg3 : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %16 = stablehlo.is_finite %arg0 : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %17 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<4x8xf32>
    %18 = stablehlo.bitcast_convert %arg0 : (tensor<4x8xf32>) -> tensor<4x8xi32>
    return
  }
  func.func @shaping(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
    %c = stablehlo.constant {mhlo.x = 2 : i32} dense<1> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %cst = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
    %cst_1 = stablehlo.constant dense<[0x7FC00000, 1.500000e+00]> : tensor<2xf32>
    %cst_2 = stablehlo.constant dense_resource<blob> : tensor<4xf32>
    %0 = stablehlo.iota dim = 0 : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<4x8xf32>) -> tensor<32xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %4 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<4x8xf32>
    %5 = stablehlo.slice %arg0 [0:1, 2:4:2] {mhlo.x = 1 : i64} : (tensor<4x8xf32>) -> tensor<1x1xf32>
    %6 = stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
    %7 = stablehlo.pad %arg0, %arg1, low = [0, 1], high = [-1, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<3x9xf32>
    %8 = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    return
  }
  func.func @indexing(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>, %arg2: tensor<2x1xi32>, %arg3: tensor<2x8xf32>, %arg4: tensor<2xi32>) {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [1, 1] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %arg0, %arg1, %arg1 : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %2 = "stablehlo.gather"(%arg0, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
    %3 = "stablehlo.dynamic_gather"(%arg0, %arg2, %arg4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x?xf32>
    %4 = "stablehlo.scatter"(%arg0, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %5 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @reduction(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
    %0 = stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.maximum across dimensions = [0, 1] {mhlo.x = 1 : i32} : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %arg2) across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
     reducer(%arg4: tensor<f32>, %arg5: tensor<f32>)  {
      %6 = stablehlo.add %arg5, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }
    %2:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [0] {mhlo.x = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
      %6 = stablehlo.add %arg6, %arg4 : tensor<f32>
      stablehlo.return %6, %arg5 : tensor<f32>, tensor<i32>
    }
    %3 = "stablehlo.reduce_window"(%arg0, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %6 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %4:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
      %6 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
    %5 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %6 = stablehlo.multiply %arg4, %arg5 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    return
  }
  func.func @linear(%arg0: tensor<4x8xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<1x8x8x3xf32>, %arg4: tensor<3x3x3x16xf32>, %arg5: tensor<2x2xi64>) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.dot_general %arg1, %arg1, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [HIGH, DEFAULT] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2xf32>
    %2 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> {mhlo.x = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
    %5 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, 1, 0, f]x[0, 1, i, o]->[f, 0, 1, b], window = {stride = [2, 2], pad = [[1, 1], [0, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<16x4x4x1xf32>
    %6 = "stablehlo.dynamic_conv"(%arg3, %arg4, %arg5) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
    %7 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    %8 = stablehlo.cholesky %arg2, lower = true : tensor<4x4xf32>
    %9 = stablehlo.cholesky %arg2 : tensor<4x4xf32>
    %10 = "stablehlo.triangular_solve"(%arg2, %arg2) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return
  }
  func.func @body(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
  func.func @control(%arg0: tensor<4xf32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<4xf32> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<4xf32>, tensor<i32> attributes {mhlo.x = 1 : i64}
    cond {
      %15 = stablehlo.compare LT, %iterArg_0, %arg1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<4xf32>, tensor<i32>
    }
    stablehlo.while()
    cond {
      stablehlo.return %arg2 : tensor<i1>
    } do {
      stablehlo.return 
    }
    %1 = "stablehlo.if"(%arg2) ({
      stablehlo.return %arg0 : tensor<4xf32>
    }, {
      stablehlo.return %0#0 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %2 = "stablehlo.case"(%arg1) ({
      stablehlo.return %arg0 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    %3 = stablehlo.composite "a.b" %arg0 {composite_attributes = {x = 1 : i64}, decomposition = @body, version = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.composite "a.b" %arg0 {decomposition = @body} : (tensor<4xf32>) -> tensor<4xf32>
    %5 = stablehlo.custom_call @foo(%arg0) {api_version = 4 : i32, backend_config = {x = 1 : i64}, called_computations = [@body], has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    %6 = stablehlo.custom_call @"a b"(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
    %7:2 = stablehlo.custom_call @bar() : () -> (tensor<f32>, tensor<*xf32>)
    %8:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<4xf32>, tensor<i32>
    stablehlo.optimization_barrier {mhlo.x = 1 : i64}()
    %9 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4xf32>, tensor<i32>>
    %10 = stablehlo.tuple  : tuple<>
    %11 = stablehlo.get_tuple_element %9[1] : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
    %12 = call @body(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%arg3: tensor<4xf32>):
      %15 = "stablehlo.collective_permute"(%arg3) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %15 : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %14 = "stablehlo.async_done"(%13) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    return %12 : tensor<4xf32>
  }
  func.func @dynamic(%arg0: tensor<?x8xf32>, %arg1: tensor<2xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<?x?xf32, #stablehlo.bounds<?, 4>>) {
    %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x8xf32>) -> tensor<i32>
    %1 = stablehlo.set_dimension_size %arg0, %arg3, dim = 1 : (tensor<?x8xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 8>>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg2, %arg1, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [0, 1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %4 = stablehlo.dynamic_iota %arg1, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
    %5 = stablehlo.dynamic_pad %arg0, %arg2, %arg1, %arg1, %arg1 : (tensor<?x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %6 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %7 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<?x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    return
  }
  func.func @random(%arg0: tensor<f32>, %arg1: tensor<2xi64>, %arg2: tensor<2xui64>) {
    %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %output_state, %output = stablehlo.rng_bit_generator %arg2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    return
  }
  func.func @collective(%arg0: tensor<4x8xf32>) {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
    %1 = "stablehlo.all_reduce"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = stablehlo.partition_id : tensor<ui32>
    %5 = stablehlo.replica_id {mhlo.x = 1 : i64} : tensor<ui32>
    return
  }
  func.func @io(%arg0: tensor<4x8xf32>, %arg1: !stablehlo.token) {
    %0 = stablehlo.create_token : !stablehlo.token
    %1 = stablehlo.after_all %0, %arg1 : !stablehlo.token
    %2 = stablehlo.after_all  : !stablehlo.token
    %3:2 = "stablehlo.infeed"(%arg1) <{infeed_config = "x", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
    %4 = "stablehlo.outfeed"(%arg0, %arg1) <{outfeed_config = ""}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
    %5 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
    %6:2 = "stablehlo.recv"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
    return
  }
  func.func @deprecated(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xi32>) {
    %0 = stablehlo.broadcast %arg0, sizes = [2, 3] : (tensor<4x8xf32>) -> tensor<2x3x4x8xf32>
    %1 = stablehlo.dot %arg0, %arg1, precision = [HIGH, HIGHEST] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %2 = stablehlo.dot %arg0, %arg1 : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %3 = stablehlo.einsum %arg0, %arg0, config = "ij,ij->i" : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
    %4 = stablehlo.unary_einsum %arg0, config = "ij->j" : (tensor<4x8xf32>) -> tensor<8xf32>
    %5 = "stablehlo.torch_index_select"(%arg0, %arg2) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x8xf32>
    %6 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    return
  }
}
