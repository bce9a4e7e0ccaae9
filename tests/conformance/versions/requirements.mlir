// What each thing needs: its first line says the oldest version that a program can be written for. From the history
// of the versioned opset, not from what this library says.

// 0.9.0: what every version has
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.4.0: op tan
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.tan"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: exponential without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.exponential"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: exponential with the default accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.exponential"(%a) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.9.0: exponential with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.exponential"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: cbrt with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.cbrt"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: cbrt without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.cbrt"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: cosine with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.cosine"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: cosine without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.cosine"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: exponential_minus_one with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.exponential_minus_one"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: exponential_minus_one without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.exponential_minus_one"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: log_plus_one with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.log_plus_one"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: log_plus_one without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.log_plus_one"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: log with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.log"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: log without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.log"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: logistic with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.logistic"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: logistic without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.logistic"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: rsqrt with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.rsqrt"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: rsqrt without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.rsqrt"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: sine with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sine"(%a) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: sine without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sine"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: sqrt with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sqrt"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: sqrt without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.sqrt"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: tan with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.tan"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.10.0: tanh with accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.tanh"(%a) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: tanh without accuracy
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.tanh"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.16.0: op collective_broadcast
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.20.0: collective_broadcast with a root that only the run knows
func.func @main(%a: tensor<4xf32>, %r: tensor<1xi32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_broadcast"(%a, %r) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.20.0: collective_broadcast of several operands
func.func @main(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %0:2 = "stablehlo.collective_broadcast"(%a, %b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<2xf32>
}

// -----
// 1.19.0: op collective_reduce
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.19.0: op composite
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.negate" %a {decomposition = @negate} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @negate(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.14.0: composite with a region
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.composite"(%a) <{decomposition = @negate, name = "my.negate"}> ({
  ^bb0(%b: tensor<4xf32>):
    stablehlo.return %b : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @negate(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.15.0: ops async_start and async_done
func.func @main(%a: tensor<2x2xi64>) -> tensor<2x4xi64> {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<2x2xi64>):
    %2 = "stablehlo.all_gather"(%b) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xi64>) -> tensor<2x4xi64>
    stablehlo.return %2 : tensor<2x4xi64>
  }) : (tensor<2x2xi64>) -> !stablehlo.future<tensor<2x4xi64>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<2x4xi64>>) -> tensor<2x4xi64>
  return %1 : tensor<2x4xi64>
}

// -----
// 0.9.0: dynamic_conv, whose padding was an attribute before
func.func @main(%a: tensor<2x10x6xf32>, %b: tensor<3x6x4xf32>, %c: tensor<1x2xi32>) -> tensor<2x?x4xf32> {
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}

// -----
// 0.9.0: gather
func.func @main(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  return %0 : tensor<2x3x2x2xi32>
}

// -----
// 1.1.0: gather with batching dimensions
func.func @main(%a: tensor<5x3x4x2xi32>, %i: tensor<5x7x2xi64>) -> tensor<5x7x2x2xi32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<5x3x4x2xi32>, tensor<5x7x2xi64>) -> tensor<5x7x2x2xi32>
  return %0 : tensor<5x7x2x2xi32>
}

// -----
// 0.9.0: dynamic_gather
func.func @main(%a: tensor<3x4x2xi32>, %i: tensor<2x3x2xi64>, %s: tensor<3xi64>) -> tensor<2x3x?x?xi32> {
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>}> : (tensor<3x4x2xi32>, tensor<2x3x2xi64>, tensor<3xi64>) -> tensor<2x3x?x?xi32>
  return %0 : tensor<2x3x?x?xi32>
}

// -----
// 1.1.0: dynamic_gather with batching dimensions
func.func @main(%a: tensor<5x3x4x2xi32>, %i: tensor<5x7x2xi64>, %s: tensor<4xi64>) -> tensor<5x7x?x?xi32> {
  %0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>}> : (tensor<5x3x4x2xi32>, tensor<5x7x2xi64>, tensor<4xi64>) -> tensor<5x7x?x?xi32>
  return %0 : tensor<5x7x?x?xi32>
}

// -----
// 0.9.0: scatter
func.func @main(%a: tensor<3x4x2xi64>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%b: tensor<i64>, %c: tensor<i64>):
    %1 = stablehlo.add %b, %c : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<3x4x2xi64>, tensor<2x3x2xi64>, tensor<2x3x2x2xi64>) -> tensor<3x4x2xi64>
  return %0 : tensor<3x4x2xi64>
}

// -----
// 1.1.0: scatter with batching dimensions
func.func @main(%a: tensor<5x3x4x2xi64>, %i: tensor<5x7x2xi64>, %u: tensor<5x7x2x2xi64>) -> tensor<5x3x4x2xi64> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 2>}> ({
  ^bb0(%b: tensor<i64>, %c: tensor<i64>):
    %1 = stablehlo.add %b, %c : tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<5x3x4x2xi64>, tensor<5x7x2xi64>, tensor<5x7x2x2xi64>) -> tensor<5x3x4x2xi64>
  return %0 : tensor<5x3x4x2xi64>
}

// -----
// 0.17.0: scatter into another element type
func.func @main(%a: tensor<3x4x2xf32>, %i: tensor<2x3x2xi64>, %u: tensor<2x3x2x2xf32>) -> tensor<3x4x2xf64> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<3x4x2xf32>, tensor<2x3x2xi64>, tensor<2x3x2x2xf32>) -> tensor<3x4x2xf64>
  return %0 : tensor<3x4x2xf64>
}

// -----
// 0.9.0: all_gather
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %0 = "stablehlo.all_gather"(%a0) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// -----
// 1.5.0: all_gather of several operands
func.func @main(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>) {
  %0:2 = "stablehlo.all_gather"(%a0, %a1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>)
  return %0#0, %0#1 : tensor<2x8xf32>, tensor<2x8xf32>
}

// -----
// 0.9.0: all_reduce
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 1.5.0: all_reduce of several operands
func.func @main(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  %0:2 = "stablehlo.all_reduce"(%a0, %a1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>)
  return %0#0, %0#1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----
// 0.17.0: all_reduce into another element type
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x4xf64> {
  %0 = "stablehlo.all_reduce"(%a0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// -----
// 0.9.0: all_to_all
func.func @main(%a0: tensor<2x4xf32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.all_to_all"(%a0) <{concat_dimension = 0 : i64, split_count = 2 : i64, split_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----
// 1.5.0: all_to_all of several operands
func.func @main(%a0: tensor<2x4xf32>, %a1: tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0:2 = "stablehlo.all_to_all"(%a0, %a1) <{concat_dimension = 0 : i64, split_count = 2 : i64, split_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)
  return %0#0, %0#1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// -----
// 0.9.0: reduce_scatter
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x2xf32> {
  %0 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----
// 0.17.0: reduce_scatter into another element type
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x2xf64> {
  %0 = "stablehlo.reduce_scatter"(%a0) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<2x4xf32>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}

// -----
// 0.9.0: dot_general
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 1.6.0: dot_general with an algorithm
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 1.6.0: dot_general with an algorithm of old types
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 1.21.0: a dot algorithm on f8E4M3FN
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 1.21.0: a dot algorithm with f8E4M3FN on the right
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f8E5M2, rhs_precision_type = f8E4M3FN, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 0.9.0: dot_general of f8E4M3FN without an algorithm
func.func @main(%a: tensor<2x3xf8E4M3FN>, %b: tensor<3x4xf8E4M3FN>) -> tensor<2x4xf32> {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf8E4M3FN>, tensor<3x4xf8E4M3FN>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----
// 0.9.0: send
func.func @main(%a0: tensor<4xf32>, %a1: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----
// 0.9.0: recv
func.func @main(%a0: !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<4xf32>, !stablehlo.token
}

// -----
// 1.12.0: send with pairs
func.func @main(%a0: tensor<4xf32>, %a1: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a0, %a1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----
// 1.12.0: recv with pairs
func.func @main(%a0: !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%a0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<4xf32>, !stablehlo.token
}

// -----
// 0.9.0: custom_call
func.func @main(%a0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f", backend_config = "text"}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: custom_call of a unified API
func.func @main(%a0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f", api_version = 3 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.3.0: custom_call with a dictionary as backend_config
func.func @main(%a0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f", api_version = 4 : i32, backend_config = {size = 3 : i32}}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.3.0: custom_call of the typed FFI
func.func @main(%a0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f", api_version = 4 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.15.0: custom_call with a future as a result
func.func @main(%a0: tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f"}> : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return %0 : !stablehlo.future<tensor<4xf32>>
}

// -----
// 1.17.0: custom_call of a future
func.func @main(%a0: !stablehlo.future<tensor<4xf32>>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f"}> : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.18.0: custom_call with tilings
func.func @main(%a0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f", result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.13.0: custom_call of a buffer
func.func @main(%a0: memref<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%a0) <{call_target_name = "f"}> : (memref<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.9.0: reduce
func.func @main(%a: tensor<4x3xf32>, %z: tensor<f32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 0.17.0: reduce into another element type
func.func @main(%a: tensor<4x3xf32>, %z: tensor<f32>) -> tensor<4xf64> {
  %0 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----
// 0.17.0: reduce_window into another element type
func.func @main(%a: tensor<4x3xf32>, %z: tensor<f32>) -> tensor<4x2xf64> {
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x2xf64>
  return %0 : tensor<4x2xf64>
}

// -----
// 0.9.0: select_and_scatter
func.func @main(%a: tensor<4x2xf32>, %s: tensor<2x2xf32>, %z: tensor<f32>) -> tensor<4x2xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.compare GE, %b, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----
// 0.17.0: select_and_scatter into another element type
func.func @main(%a: tensor<4x2xf32>, %s: tensor<2x2xf32>, %z: tensor<f32>) -> tensor<4x2xf64> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.compare GE, %b, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf64>
  return %0 : tensor<4x2xf64>
}

// -----
// 0.9.0: a convolution of one f8 type
func.func @main(%a: tensor<2x10x6xf8E4M3FN>, %b: tensor<3x6x4xf8E4M3FN>) -> tensor<2x8x4xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf8E4M3FN>, tensor<3x6x4xf8E4M3FN>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}

// -----
// 1.20.0: a convolution of two f8 types
func.func @main(%a: tensor<2x10x6xf8E4M3FN>, %b: tensor<3x6x4xf8E5M2>) -> tensor<2x8x4xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf8E4M3FN>, tensor<3x6x4xf8E5M2>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}

// -----
// 1.20.0: a convolution of two f8 types, the other way round
func.func @main(%a: tensor<2x10x6xf8E5M2>, %b: tensor<3x6x4xf8E4M3FN>) -> tensor<2x8x4xf32> {
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf8E5M2>, tensor<3x6x4xf8E4M3FN>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}

// -----
// 1.20.0: dynamic_conv of two f8 types
func.func @main(%a: tensor<2x10x6xf8E4M3FN>, %b: tensor<3x6x4xf8E5M2>, %c: tensor<1x2xi32>) -> tensor<2x?x4xf32> {
  %0 = "stablehlo.dynamic_conv"(%a, %b, %c) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<2x10x6xf8E4M3FN>, tensor<3x6x4xf8E5M2>, tensor<1x2xi32>) -> tensor<2x?x4xf32>
  return %0 : tensor<2x?x4xf32>
}

// -----
// 0.9.0: compare by total order
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----
// 1.22.0: compare by weak order
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type WEAKORDER>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----
// 0.9.0: an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = #stablehlo<comparison_type TOTALORDER>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.22.0: a weak order as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = #stablehlo<comparison_type WEAKORDER>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.22.0: a weak order deep in an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = {a = [1 : i32, #stablehlo<comparison_type WEAKORDER>]}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.9.0: an accuracy mode as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = #stablehlo.result_accuracy_mode<DEFAULT>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.9.0: an accuracy as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.6.0: the none type as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = none} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.6.0: the tf32 type as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = tf32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.2.0: a number of a newer type as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = 3 : ui2} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.2.0: a tensor of a newer type as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = dense<1> : tensor<2xi2>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.16.0: a mesh axis as an extra attribute
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%a) {my.extra = #stablehlo.axis_ref<name = "x">} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----
// 1.16.0: all_reduce over the axes of a mesh
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.all_reduce"(%a0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func private @mesh()

// -----
// 1.16.0: all_reduce over a part of an axis
func.func @main(%a0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = "stablehlo.all_reduce"(%a0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>]>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
func.func private @mesh()

// -----
// 0.9.0: type i1
func.func @main(%a: tensor<4xi1>) -> tensor<4xi1> {
  return %a : tensor<4xi1>
}

// -----
// 0.9.0: type i4
func.func @main(%a: tensor<4xi4>) -> tensor<4xi4> {
  return %a : tensor<4xi4>
}

// -----
// 0.9.0: type i8
func.func @main(%a: tensor<4xi8>) -> tensor<4xi8> {
  return %a : tensor<4xi8>
}

// -----
// 0.9.0: type i16
func.func @main(%a: tensor<4xi16>) -> tensor<4xi16> {
  return %a : tensor<4xi16>
}

// -----
// 0.9.0: type i32
func.func @main(%a: tensor<4xi32>) -> tensor<4xi32> {
  return %a : tensor<4xi32>
}

// -----
// 0.9.0: type i64
func.func @main(%a: tensor<4xi64>) -> tensor<4xi64> {
  return %a : tensor<4xi64>
}

// -----
// 0.9.0: type ui4
func.func @main(%a: tensor<4xui4>) -> tensor<4xui4> {
  return %a : tensor<4xui4>
}

// -----
// 0.9.0: type ui8
func.func @main(%a: tensor<4xui8>) -> tensor<4xui8> {
  return %a : tensor<4xui8>
}

// -----
// 0.9.0: type ui16
func.func @main(%a: tensor<4xui16>) -> tensor<4xui16> {
  return %a : tensor<4xui16>
}

// -----
// 0.9.0: type ui32
func.func @main(%a: tensor<4xui32>) -> tensor<4xui32> {
  return %a : tensor<4xui32>
}

// -----
// 0.9.0: type ui64
func.func @main(%a: tensor<4xui64>) -> tensor<4xui64> {
  return %a : tensor<4xui64>
}

// -----
// 0.9.0: type bf16
func.func @main(%a: tensor<4xbf16>) -> tensor<4xbf16> {
  return %a : tensor<4xbf16>
}

// -----
// 0.9.0: type f16
func.func @main(%a: tensor<4xf16>) -> tensor<4xf16> {
  return %a : tensor<4xf16>
}

// -----
// 0.9.0: type f32
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----
// 0.9.0: type f64
func.func @main(%a: tensor<4xf64>) -> tensor<4xf64> {
  return %a : tensor<4xf64>
}

// -----
// 0.9.0: type f8E4M3FN
func.func @main(%a: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  return %a : tensor<4xf8E4M3FN>
}

// -----
// 0.9.0: type f8E5M2
func.func @main(%a: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  return %a : tensor<4xf8E5M2>
}

// -----
// 0.9.0: type complex<f32>
func.func @main(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  return %a : tensor<4xcomplex<f32>>
}

// -----
// 0.9.0: type complex<f64>
func.func @main(%a: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  return %a : tensor<4xcomplex<f64>>
}

// -----
// 0.9.0: type index
func.func @main(%a: tensor<4xindex>) -> tensor<4xindex> {
  return %a : tensor<4xindex>
}

// -----
// 0.9.0: type !quant.uniform<i8:f32,0.5:3>
func.func @main(%a: tensor<4x!quant.uniform<i8:f32,0.5:3>>) -> tensor<4x!quant.uniform<i8:f32,0.5:3>> {
  return %a : tensor<4x!quant.uniform<i8:f32,0.5:3>>
}

// -----
// 0.10.0: type f8E4M3FNUZ
func.func @main(%a: tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ> {
  return %a : tensor<4xf8E4M3FNUZ>
}

// -----
// 0.10.0: type f8E5M2FNUZ
func.func @main(%a: tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  return %a : tensor<4xf8E5M2FNUZ>
}

// -----
// 0.11.0: type f8E4M3B11FNUZ
func.func @main(%a: tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ> {
  return %a : tensor<4xf8E4M3B11FNUZ>
}

// -----
// 0.18.0: type !quant.uniform<i8:f32:0,{0.5,0.5,0.5,0.5}>
func.func @main(%a: tensor<4x!quant.uniform<i8:f32:0,{0.5,0.5,0.5,0.5}>>) -> tensor<4x!quant.uniform<i8:f32:0,{0.5,0.5,0.5,0.5}>> {
  return %a : tensor<4x!quant.uniform<i8:f32:0,{0.5,0.5,0.5,0.5}>>
}

// -----
// 1.2.0: type i2
func.func @main(%a: tensor<4xi2>) -> tensor<4xi2> {
  return %a : tensor<4xi2>
}

// -----
// 1.2.0: type ui2
func.func @main(%a: tensor<4xui2>) -> tensor<4xui2> {
  return %a : tensor<4xui2>
}

// -----
// 1.2.0: type !quant.uniform<i2:f32,0.5:1>
func.func @main(%a: tensor<4x!quant.uniform<i2:f32,0.5:1>>) -> tensor<4x!quant.uniform<i2:f32,0.5:1>> {
  return %a : tensor<4x!quant.uniform<i2:f32,0.5:1>>
}

// -----
// 1.7.0: type f8E4M3
func.func @main(%a: tensor<4xf8E4M3>) -> tensor<4xf8E4M3> {
  return %a : tensor<4xf8E4M3>
}

// -----
// 1.7.0: type f8E3M4
func.func @main(%a: tensor<4xf8E3M4>) -> tensor<4xf8E3M4> {
  return %a : tensor<4xf8E3M4>
}

// -----
// 1.8.0: type f4E2M1FN
func.func @main(%a: tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  return %a : tensor<4xf4E2M1FN>
}

// -----
// 1.8.0: type f6E2M3FN
func.func @main(%a: tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  return %a : tensor<4xf6E2M3FN>
}

// -----
// 1.8.0: type f6E3M2FN
func.func @main(%a: tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN> {
  return %a : tensor<4xf6E3M2FN>
}

// -----
// 1.8.0: type f8E8M0FNU
func.func @main(%a: tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  return %a : tensor<4xf8E8M0FNU>
}

// -----
// 1.2.0: a newer type in a tuple
func.func @main(%a: tuple<tensor<f32>, tuple<tensor<2xui2>>>) -> tuple<tensor<f32>, tuple<tensor<2xui2>>> {
  return %a : tuple<tensor<f32>, tuple<tensor<2xui2>>>
}

// -----
// 1.2.0: an unranked tensor of a newer type
func.func @main(%a: tensor<*xi2>) -> tensor<*xi2> {
  return %a : tensor<*xi2>
}

// -----
// 1.2.0: a bounded tensor of a newer type
func.func @main(%a: tensor<?xi2, #stablehlo.bounds<4>>) -> tensor<?xi2, #stablehlo.bounds<4>> {
  return %a : tensor<?xi2, #stablehlo.bounds<4>>
}

// -----
// 0.9.0: a bounded tensor
func.func @main(%a: tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<?xf32, #stablehlo.bounds<4>> {
  return %a : tensor<?xf32, #stablehlo.bounds<4>>
}

// -----
// 1.13.0: a buffer
func.func @main(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}

// -----
// 1.15.0: a future
func.func @main(%a: !stablehlo.future<tensor<f32>>) -> !stablehlo.future<tensor<f32>> {
  return %a : !stablehlo.future<tensor<f32>>
}

// -----
// 1.15.0: a future of a type newer than 1.8.0
func.func private @main() -> !stablehlo.future<tensor<2xf4E2M1FN>>

// -----
// 0.9.0: a declaration
func.func private @main(tensor<f32>) -> tensor<f32>

// -----
// 1.7.0: a newer type in an attribute of an argument
func.func @main(%a: tensor<f32> {my.type = tensor<f8E3M4>}) -> tensor<f32> {
  return %a : tensor<f32>
}

// -----
// 1.22.0: several things
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xi1> {
  %0 = stablehlo.tan %a : tensor<4xf32>
  %1 = "stablehlo.tanh"(%b) <{result_accuracy = #stablehlo.result_accuracy<ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.compare LT, %0, %1, WEAKORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %2 : tensor<4xi1>
}

// -----
// 1.7.0: type f8E4M3 of a value inside
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3>
  %1 = stablehlo.convert %0 : (tensor<4xf8E4M3>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
