"builtin.module"() <{sym_name = "forms"}> ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xi32>, tensor<4x8xi1>, tensor<4x8xcomplex<f32>>, tensor<f32>) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg60: tensor<4x8xf32>, %arg61: tensor<4x8xi32>, %arg62: tensor<4x8xi1>, %arg63: tensor<4x8xcomplex<f32>>, %arg64: tensor<f32>):
    %92 = "stablehlo.add"(%arg60, %arg60) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %93 = "stablehlo.add"(%arg60, %arg60) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
    %94 = "stablehlo.abs"(%arg63) : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %95 = "stablehlo.exponential"(%arg60) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %96 = "stablehlo.exponential"(%arg60) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 5.000000e-01, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %97 = "stablehlo.compare"(%arg60, %arg60) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %98 = "stablehlo.compare"(%arg60, %arg60) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> {mhlo.x = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
    %99 = "stablehlo.select"(%arg62, %arg60, %arg60) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %100 = "stablehlo.select"(%arg62, %arg60, %arg60) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
    %101 = "stablehlo.clamp"(%arg64, %arg60, %arg64) : (tensor<f32>, tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    %102 = "stablehlo.clamp"(%arg60, %arg60, %arg60) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %103 = "stablehlo.convert"(%arg61) : (tensor<4x8xi32>) -> tensor<4x8xf32>
    %104 = "stablehlo.convert"(%arg61) : (tensor<4x8xi32>) -> tensor<4x8xi32>
    %105 = "stablehlo.complex"(%arg60, %arg60) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xcomplex<f32>>
    %106 = "stablehlo.complex"(%arg60, %arg60) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<?x8xcomplex<f32>>
    %107 = "stablehlo.real"(%arg63) : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xf32>
    %108 = "stablehlo.is_finite"(%arg60) : (tensor<4x8xf32>) -> tensor<4x8xi1>
    %109 = "stablehlo.reduce_precision"(%arg60) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %110 = "stablehlo.bitcast_convert"(%arg60) : (tensor<4x8xf32>) -> tensor<4x8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<f32>) -> (), sym_name = "shaping"}> ({
  ^bb0(%arg58: tensor<4x8xf32>, %arg59: tensor<f32>):
    %78 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> {mhlo.x = 2 : i32} : () -> tensor<2xi32>
    %79 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %80 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %81 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 1.500000e+00]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %82 = "stablehlo.constant"() <{value = dense_resource<blob> : tensor<4xf32>}> : () -> tensor<4xf32>
    %83 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %84 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %85 = "stablehlo.reshape"(%arg58) : (tensor<4x8xf32>) -> tensor<32xf32>
    %86 = "stablehlo.transpose"(%arg58) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %87 = "stablehlo.reverse"(%arg58) <{dimensions = array<i64: 0, 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %88 = "stablehlo.slice"(%arg58) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 2>}> {mhlo.x = 1 : i64} : (tensor<4x8xf32>) -> tensor<1x1xf32>
    %89 = "stablehlo.slice"(%arg59) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.pad"(%arg58, %arg59) <{edge_padding_high = array<i64: -1, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<3x9xf32>
    %91 = "stablehlo.concatenate"(%arg58, %arg58) <{dimension = 0 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<i32>, tensor<2x1xi32>, tensor<2x8xf32>, tensor<2xi32>) -> (), sym_name = "indexing"}> ({
  ^bb0(%arg51: tensor<4x8xf32>, %arg52: tensor<i32>, %arg53: tensor<2x1xi32>, %arg54: tensor<2x8xf32>, %arg55: tensor<2xi32>):
    %72 = "stablehlo.dynamic_slice"(%arg51, %arg52, %arg52) <{slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %73 = "stablehlo.dynamic_update_slice"(%arg51, %arg51, %arg52, %arg52) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %74 = "stablehlo.gather"(%arg51, %arg53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
    %75 = "stablehlo.dynamic_gather"(%arg51, %arg53, %arg55) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x?xf32>
    %76 = "stablehlo.scatter"(%arg51, %arg53, %arg54) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %77 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<2x1xi32>, tensor<2x8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (), sym_name = "reduction"}> ({
  ^bb0(%arg31: tensor<4x8xf32>, %arg32: tensor<4x8xi32>, %arg33: tensor<f32>, %arg34: tensor<i32>):
    %60 = "stablehlo.reduce"(%arg31, %arg33) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %71 = "stablehlo.maximum"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) {mhlo.x = 1 : i32} : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.reduce"(%arg31, %arg33) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %70 = "stablehlo.add"(%arg48, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
    %62:2 = "stablehlo.reduce"(%arg31, %arg32, %arg33, %arg34) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<i32>, %arg45: tensor<f32>, %arg46: tensor<i32>):
      %69 = "stablehlo.add"(%arg45, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69, %arg44) : (tensor<f32>, tensor<i32>) -> ()
    }) {mhlo.x = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
    %63 = "stablehlo.reduce_window"(%arg31, %arg33) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %68 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %64:2 = "stablehlo.sort"(%arg31, %arg32) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>, %arg39: tensor<i32>, %arg40: tensor<i32>):
      %67 = "stablehlo.compare"(%arg37, %arg38) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> (tensor<4x8xf32>, tensor<4x8xi32>)
    %65 = "stablehlo.map"(%arg31, %arg31) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %66 = "stablehlo.multiply"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<2x3x4xf32>, tensor<4x4xf32>, tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi64>) -> (), sym_name = "linear"}> ({
  ^bb0(%arg25: tensor<4x8xf32>, %arg26: tensor<2x3x4xf32>, %arg27: tensor<4x4xf32>, %arg28: tensor<1x8x8x3xf32>, %arg29: tensor<3x3x3x16xf32>, %arg30: tensor<2x2xi64>):
    %49 = "stablehlo.dot_general"(%arg25, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %50 = "stablehlo.dot_general"(%arg26, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2xf32>
    %51 = "stablehlo.dot_general"(%arg25, %arg25) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> {mhlo.x = 1 : i64} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %52 = "stablehlo.dot_general"(%arg25, %arg25) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
    %53 = "stablehlo.convolution"(%arg28, %arg29) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x6x6x16xf32>
    %54 = "stablehlo.convolution"(%arg28, %arg29) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 1, 0, f]x[0, 1, i, o]->[f, 0, 1, b]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: true, false>, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<16x4x4x1xf32>
    %55 = "stablehlo.dynamic_conv"(%arg28, %arg29, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x8x3xf32>, tensor<3x3x3x16xf32>, tensor<2x2xi64>) -> tensor<1x?x?x16xf32>
    %56 = "stablehlo.fft"(%arg25) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
    %57 = "stablehlo.cholesky"(%arg27) <{lower = true}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %58 = "stablehlo.cholesky"(%arg27) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %59 = "stablehlo.triangular_solve"(%arg27, %arg27) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "body"}> ({
  ^bb0(%arg24: tensor<4xf32>):
    "func.return"(%arg24) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<i32>, tensor<i1>) -> tensor<4xf32>, sym_name = "control"}> ({
  ^bb0(%arg16: tensor<4xf32>, %arg17: tensor<i32>, %arg18: tensor<i1>):
    %32:2 = "stablehlo.while"(%arg16, %arg17) ({
    ^bb0(%arg22: tensor<4xf32>, %arg23: tensor<i32>):
      %48 = "stablehlo.compare"(%arg23, %arg17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg20: tensor<4xf32>, %arg21: tensor<i32>):
      "stablehlo.return"(%arg20, %arg21) : (tensor<4xf32>, tensor<i32>) -> ()
    }) {mhlo.x = 1 : i64} : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    "stablehlo.while"() ({
      "stablehlo.return"(%arg18) : (tensor<i1>) -> ()
    }, {
      "stablehlo.return"() : () -> ()
    }) : () -> ()
    %33 = "stablehlo.if"(%arg18) ({
      "stablehlo.return"(%arg16) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%32#0) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    %34 = "stablehlo.case"(%arg17) ({
      "stablehlo.return"(%arg16) : (tensor<4xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4xf32>
    %35 = "stablehlo.composite"(%arg16) <{composite_attributes = {x = 1 : i64}, decomposition = @body, name = "a.b", version = 3 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
    %36 = "stablehlo.composite"(%arg16) <{decomposition = @body, name = "a.b"}> : (tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.custom_call"(%arg16) <{api_version = 4 : i32, backend_config = {x = 1 : i64}, call_target_name = "foo", called_computations = [@body], has_side_effect = true}> : (tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.custom_call"(%arg16) <{call_target_name = "a b", operand_layouts = [dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<0> : tensor<1xindex>]}> : (tensor<4xf32>) -> tensor<4xf32>
    %39:2 = "stablehlo.custom_call"() <{call_target_name = "bar"}> : () -> (tensor<f32>, tensor<*xf32>)
    %40:2 = "stablehlo.optimization_barrier"(%arg16, %arg17) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    "stablehlo.optimization_barrier"() {mhlo.x = 1 : i64} : () -> ()
    %41 = "stablehlo.tuple"(%arg16, %arg17) : (tensor<4xf32>, tensor<i32>) -> tuple<tensor<4xf32>, tensor<i32>>
    %42 = "stablehlo.tuple"() : () -> tuple<>
    %43 = "stablehlo.get_tuple_element"(%41) <{index = 1 : i32}> : (tuple<tensor<4xf32>, tensor<i32>>) -> tensor<i32>
    %44 = "func.call"(%arg16) <{callee = @body}> : (tensor<4xf32>) -> tensor<4xf32>
    %45 = "stablehlo.async_start"(%arg16) ({
    ^bb0(%arg19: tensor<4xf32>):
      %47 = "stablehlo.collective_permute"(%arg19) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%47) : (tensor<4xf32>) -> ()
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %46 = "stablehlo.async_done"(%45) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    "func.return"(%44) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x8xf32>, tensor<2xi32>, tensor<f32>, tensor<i32>, tensor<?x?xf32, #stablehlo.bounds<?, 4>>) -> (), sym_name = "dynamic"}> ({
  ^bb0(%arg11: tensor<?x8xf32>, %arg12: tensor<2xi32>, %arg13: tensor<f32>, %arg14: tensor<i32>, %arg15: tensor<?x?xf32, #stablehlo.bounds<?, 4>>):
    %24 = "stablehlo.get_dimension_size"(%arg11) <{dimension = 0 : i64}> : (tensor<?x8xf32>) -> tensor<i32>
    %25 = "stablehlo.set_dimension_size"(%arg11, %arg14) <{dimension = 1 : i64}> : (tensor<?x8xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 8>>
    %26 = "stablehlo.dynamic_broadcast_in_dim"(%arg13, %arg12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %27 = "stablehlo.dynamic_broadcast_in_dim"(%arg11, %arg12) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %28 = "stablehlo.dynamic_iota"(%arg12) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    %29 = "stablehlo.dynamic_pad"(%arg11, %arg13, %arg12, %arg12, %arg12) : (tensor<?x8xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    %30 = "stablehlo.dynamic_reshape"(%arg11, %arg12) : (tensor<?x8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %31 = "stablehlo.real_dynamic_slice"(%arg11, %arg12, %arg12, %arg12) : (tensor<?x8xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<2xi64>, tensor<2xui64>) -> (), sym_name = "random"}> ({
  ^bb0(%arg8: tensor<f32>, %arg9: tensor<2xi64>, %arg10: tensor<2xui64>):
    %22 = "stablehlo.rng"(%arg8, %arg8, %arg9) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
    %23:2 = "stablehlo.rng_bit_generator"(%arg10) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>) -> (), sym_name = "collective"}> ({
  ^bb0(%arg5: tensor<4x8xf32>):
    %15 = "stablehlo.all_gather"(%arg5) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
    %16 = "stablehlo.all_reduce"(%arg5) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %21 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %17 = "stablehlo.collective_permute"(%arg5) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %18 = "stablehlo.collective_broadcast"(%arg5) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %19 = "stablehlo.partition_id"() : () -> tensor<ui32>
    %20 = "stablehlo.replica_id"() {mhlo.x = 1 : i64} : () -> tensor<ui32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, !stablehlo.token) -> (), sym_name = "io"}> ({
  ^bb0(%arg3: tensor<4x8xf32>, %arg4: !stablehlo.token):
    %8 = "stablehlo.create_token"() : () -> !stablehlo.token
    %9 = "stablehlo.after_all"(%8, %arg4) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    %10 = "stablehlo.after_all"() : () -> !stablehlo.token
    %11:2 = "stablehlo.infeed"(%arg4) <{infeed_config = "x", layout = [[0, 1]]}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
    %12 = "stablehlo.outfeed"(%arg3, %arg4) <{outfeed_config = ""}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
    %13 = "stablehlo.send"(%arg3, %arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<4x8xf32>, !stablehlo.token) -> !stablehlo.token
    %14:2 = "stablehlo.recv"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x8xf32>, !stablehlo.token)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8xf32>, tensor<2xi32>) -> (), sym_name = "deprecated"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xi32>):
    %0 = "stablehlo.broadcast"(%arg0) <{broadcast_sizes = array<i64: 2, 3>}> : (tensor<4x8xf32>) -> tensor<2x3x4x8xf32>
    %1 = "stablehlo.dot"(%arg0, %arg1) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %2 = "stablehlo.dot"(%arg0, %arg1) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
    %3 = "stablehlo.einsum"(%arg0, %arg0) <{einsum_config = "ij,ij->i"}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4xf32>
    %4 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "ij->j"}> : (tensor<4x8xf32>) -> tensor<8xf32>
    %5 = "stablehlo.torch_index_select"(%arg0, %arg2) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x8xf32>
    %6 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %7 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32} : () -> ()
