module {
  vhlo.func_v1 @abs(%arg0: !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.abs_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @cbrt(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.cbrt_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @ceil(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.ceil_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @cosine(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.cosine_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @exponential(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.exponential_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @exponential_minus_one(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.exponential_minus_one_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @floor(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.floor_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @log(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.log_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @log_plus_one(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.log_plus_one_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @logistic(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.logistic_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @negate(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.negate_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @round_nearest_afz(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.round_nearest_afz_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @round_nearest_even(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.round_nearest_even_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @rsqrt(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.rsqrt_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @sign(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.sign_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @sine(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.sine_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @sqrt(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.sqrt_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @tan(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.tan_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @tanh(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.tanh_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @tanh_of_accuracy(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.tanh_v2"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 10, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @count_leading_zeros(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.count_leading_zeros_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @popcnt(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.popcnt_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @not(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.not_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @add(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.add_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @atan2(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.atan2_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @divide(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.divide_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @maximum(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.maximum_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @minimum(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.minimum_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @multiply(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.multiply_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @power(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.power_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @remainder(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.remainder_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @subtract(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.subtract_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @and(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.and_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @or(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.or_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @xor(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.xor_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @shift_left(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.shift_left_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @shift_right_arithmetic(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.shift_right_arithmetic_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @shift_right_logical(%arg0: !vhlo.tensor_v1<4x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.shift_right_logical_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @real(%arg0: !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.real_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @imag(%arg0: !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.imag_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @is_finite(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.bool_v1>) {
    %0 = "vhlo.is_finite_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.bool_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @complex(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) {
    %0 = "vhlo.complex_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @convert(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.i32_v1>) {
    %0 = "vhlo.convert_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reduce_precision(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.reduce_precision_v1"(%arg0) <{exponent_bits = #vhlo.integer_v1<5 : i32>, mantissa_bits = #vhlo.integer_v1<10 : i32>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @compare(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.bool_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>) {
    %0 = "vhlo.compare_v1"(%arg0, %arg1) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    %1 = "vhlo.compare_v1"(%arg0, %arg1) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 EQ>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    "vhlo.return_v1"(%0, %1) : (!vhlo.tensor_v1<4x!vhlo.bool_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @select(%arg0: !vhlo.tensor_v1<4x!vhlo.bool_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.select_v1"(%arg0, %arg1, %arg2) : (!vhlo.tensor_v1<4x!vhlo.bool_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @clamp(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.clamp_v1"(%arg0, %arg1, %arg2) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @constant() -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.i4_v1>, !vhlo.tensor_v1<5x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:0, -128:127, 1>>) {
    %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.500000e+00], [-0.000000e+00, 0x7FC00000]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true, true, false, false, false, true]> : tensor<8xi1>>}> : () -> !vhlo.tensor_v1<8x!vhlo.bool_v1>
    %2 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, -8, 7]> : tensor<3xi4>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i4_v1>
    %3 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,-2.000000e+00)> : tensor<5xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<5x!vhlo.complex_v1<!vhlo.f32_v1>>
    %4 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:0, -128:127, 1>>
    "vhlo.return_v1"(%0, %1, %2, %3, %4) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.i4_v1>, !vhlo.tensor_v1<5x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:0, -128:127, 1>>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @iota() -> (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) {
    %0 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @bitcast_convert(%arg0: !vhlo.tensor_v1<2x!vhlo.f64_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) {
    %0 = "vhlo.bitcast_convert_v1"(%arg0) : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @broadcast_in_dim(%arg0: !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.broadcast_in_dim_v1"(%arg0) <{broadcast_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reshape(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<6x!vhlo.f32_v1>) {
    %0 = "vhlo.reshape_v1"(%arg0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<6x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<6x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @transpose(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<3x2x!vhlo.f32_v1>) {
    %0 = "vhlo.transpose_v1"(%arg0) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<3x2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reverse(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.reverse_v1"(%arg0) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @slice(%arg0: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) {
    %0 = "vhlo.slice_v1"(%arg0) <{limit_indices = #vhlo.tensor_v1<dense<[3, 6]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<[1, 3]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @pad(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x5x!vhlo.f32_v1>) {
    %0 = "vhlo.pad_v1"(%arg0, %arg1) <{edge_padding_high = #vhlo.tensor_v1<dense<0> : tensor<2xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, interior_padding = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x5x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x5x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @concatenate(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x5x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) {
    %0 = "vhlo.concatenate_v1"(%arg0, %arg1) <{dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x5x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_slice(%arg0: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.dynamic_slice_v1"(%arg0, %arg1, %arg2) <{slice_sizes = #vhlo.tensor_v1<dense<[2, 3]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_update_slice(%arg0: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) {
    %0 = "vhlo.dynamic_update_slice_v1"(%arg0, %arg1, %arg2, %arg3) : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x6x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @gather(%arg0: !vhlo.tensor_v1<3x4x2x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<2x3x2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<2x3x2x2x!vhlo.i32_v1>) {
    %0 = "vhlo.gather_v2"(%arg0, %arg1) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<2 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<[2, 3]> : tensor<2xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 2, 2]> : tensor<3xi64>>, start_index_map = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x4x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x2x2x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_gather(%arg0: !vhlo.tensor_v1<3x4x2x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<2x3x2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<2x3x2x2x!vhlo.i32_v1>) {
    %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 2]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %1 = "vhlo.dynamic_gather_v2"(%arg0, %arg1, %0) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<2 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<[2, 3]> : tensor<2xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, start_index_map = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x4x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x2x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<2x3x2x2x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @scatter(%arg0: !vhlo.tensor_v1<3x4x2x!vhlo.i64_v1>, %arg1: !vhlo.tensor_v1<2x3x2x!vhlo.i64_v1>, %arg2: !vhlo.tensor_v1<2x3x2x2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<3x4x2x!vhlo.i64_v1>) {
    %0 = "vhlo.scatter_v2"(%arg0, %arg1, %arg2) <{index_vector_dim = #vhlo.integer_v1<2 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.tensor_v1<dense<[2, 3]> : tensor<2xi64>>}> ({
    ^bb0(%arg3: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg4: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %1 = "vhlo.add_v1"(%arg3, %arg4) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x4x2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x4x2x!vhlo.i64_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<3x4x2x!vhlo.i64_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @torch_index_select(%arg0: !vhlo.tensor_v1<5x1x5x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x1x5x!vhlo.i32_v1>) {
    %0 = "vhlo.torch_index_select_v1"(%arg0, %arg1) <{batch_dims = #vhlo.integer_v1<0 : i64>, dim = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<5x1x5x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x1x5x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x1x5x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reduce(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>) {
    %0 = "vhlo.reduce_v1"(%arg0, %arg1) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reduce_pair(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) {
    %0:2 = "vhlo.reduce_v1"(%arg0, %arg1, %arg2, %arg3) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg4: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg5: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg6: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg7: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %1 = "vhlo.maximum_v1"(%arg4, %arg6) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      %2 = "vhlo.add_v1"(%arg5, %arg7) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%1, %2) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reduce_window(%arg0: !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.i32_v1>) {
    %0 = "vhlo.reduce_window_v1"(%arg0, %arg1) <{base_dilations = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>>, window_dilations = #vhlo.tensor_v1<dense<[3, 1]> : tensor<2xi64>>, window_dimensions = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>, window_strides = #vhlo.tensor_v1<dense<[4, 1]> : tensor<2xi64>>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %1 = "vhlo.add_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @select_and_scatter(%arg0: !vhlo.tensor_v1<4x2x!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<2x2x!vhlo.i32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x2x!vhlo.i32_v1>) {
    %0 = "vhlo.select_and_scatter_v1"(%arg0, %arg1, %arg2) <{padding = #vhlo.tensor_v1<dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>>, window_dimensions = #vhlo.tensor_v1<dense<[3, 1]> : tensor<2xi64>>, window_strides = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>}> ({
    ^bb0(%arg3: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg4: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %1 = "vhlo.compare_v1"(%arg3, %arg4) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg3: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg4: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %1 = "vhlo.add_v1"(%arg3, %arg4) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x2x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @sort(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) {
    %0:2 = "vhlo.sort_v1"(%arg0, %arg1) <{dimension = #vhlo.integer_v1<1 : i64>, is_stable = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg4: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg5: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %1 = "vhlo.compare_v1"(%arg2, %arg3) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GT>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @map(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.map_v1"(%arg0, %arg1) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.multiply_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dot_general(%arg0: !vhlo.tensor_v1<4x2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x5x!vhlo.f32_v1>, !vhlo.tensor_v1<3x5x!vhlo.f64_v1>) {
    %0 = "vhlo.dot_general_v2"(%arg0, %arg1) <{accumulation_type = #vhlo.type_v1<!vhlo.none_v1>, allow_imprecise_accumulation = #vhlo.type_v1<!vhlo.none_v1>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>, num_primitive_operations = #vhlo.type_v1<!vhlo.none_v1>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>}> : (!vhlo.tensor_v1<4x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x5x!vhlo.f32_v1>
    %1 = "vhlo.dot_general_v2"(%arg0, %arg1) <{accumulation_type = #vhlo.type_v1<!vhlo.f32_v1>, allow_imprecise_accumulation = #vhlo.bool_v1<true>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.integer_v1<1 : i64>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.f8E5M2_v1>, num_primitive_operations = #vhlo.integer_v1<1 : i64>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.integer_v1<1 : i64>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<[2, 0]> : tensor<2xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.f8E4M3FN_v1>}> : (!vhlo.tensor_v1<4x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x5x!vhlo.f64_v1>
    "vhlo.return_v1"(%0, %1) : (!vhlo.tensor_v1<2x3x5x!vhlo.f32_v1>, !vhlo.tensor_v1<3x5x!vhlo.f64_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dot(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) {
    %0 = "vhlo.dot_v1"(%arg0, %arg1) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @convolution(%arg0: !vhlo.tensor_v1<2x10x6x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x6x4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) {
    %0 = "vhlo.convolution_v1"(%arg0, %arg1) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<2 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<1 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<2 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, padding = #vhlo.tensor_v1<dense<[[2, 1]]> : tensor<1x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_reversal = #vhlo.tensor_v1<dense<true> : tensor<1xi1>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x10x6x!vhlo.f32_v1>, !vhlo.tensor_v1<3x6x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_conv(%arg0: !vhlo.tensor_v1<2x10x6x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x6x4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) {
    %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<1x2xi32>>}> : () -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %1 = "vhlo.dynamic_conv_v2"(%arg0, %arg1, %0) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<2 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<1 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<2 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<1xi1>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x10x6x!vhlo.f32_v1>, !vhlo.tensor_v1<3x6x4x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<2x5x4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @fft(%arg0: !vhlo.tensor_v1<3x9x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<3x5x!vhlo.complex_v1<!vhlo.f32_v1>>) {
    %0 = "vhlo.fft_v1"(%arg0) <{fft_length = #vhlo.tensor_v1<dense<9> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 RFFT>}> : (!vhlo.tensor_v1<3x9x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x5x!vhlo.complex_v1<!vhlo.f32_v1>>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<3x5x!vhlo.complex_v1<!vhlo.f32_v1>>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @cholesky(%arg0: !vhlo.tensor_v1<3x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<3x3x!vhlo.f32_v1>) {
    %0 = "vhlo.cholesky_v1"(%arg0) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<3x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<3x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @triangular_solve(%arg0: !vhlo.tensor_v1<4x4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<4x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>) {
    %0 = "vhlo.triangular_solve_v1"(%arg0, %arg1) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<false>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<4x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @if(%arg0: !vhlo.tensor_v1<!vhlo.bool_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.if_v1"(%arg0) ({
      "vhlo.return_v1"(%arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
    }, {
      %1 = "vhlo.negate_v1"(%arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @case(%arg0: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.case_v1"(%arg0) ({
      "vhlo.return_v1"(%arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
    }, {
      %1 = "vhlo.negate_v1"(%arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
    }, {
      %1 = "vhlo.abs_v1"(%arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @while(%arg0: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0:2 = "vhlo.while_v1"(%arg0, %arg1) ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg3: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
      %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<10> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %2 = "vhlo.compare_v1"(%arg2, %1) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%2) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg3: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
      %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %2 = "vhlo.add_v1"(%arg2, %1) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %3 = "vhlo.add_v1"(%arg3, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
      "vhlo.return_v1"(%2, %3) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @async_start(%arg0: !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<2x4x!vhlo.i64_v1>) {
    %0 = "vhlo.async_start_v1"(%arg0) ({
    ^bb0(%arg1: !vhlo.tensor_v1<2x2x!vhlo.i64_v1>):
      %2 = "vhlo.all_gather_v2"(%arg1) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.i64_v1>
      "vhlo.return_v1"(%2) : (!vhlo.tensor_v1<2x4x!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.future_v1<!vhlo.tensor_v1<2x4x!vhlo.i64_v1>>
    %1 = "vhlo.async_done_v1"(%0) : (!vhlo.future_v1<!vhlo.tensor_v1<2x4x!vhlo.i64_v1>>) -> !vhlo.tensor_v1<2x4x!vhlo.i64_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<2x4x!vhlo.i64_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @optimization_barrier(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.token_v1) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) {
    %0:2 = "vhlo.optimization_barrier_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @tuple(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>) {
    %0 = "vhlo.tuple_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>
    %1 = "vhlo.get_tuple_element_v1"(%0) <{index = #vhlo.integer_v1<1 : i32>}> : (!vhlo.tuple_v1<!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @get_dimension_size(%arg0: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>) {
    %0 = "vhlo.get_dimension_size_v1"(%arg0) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @set_dimension_size(%arg0: !vhlo.tensor_v1<4x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>) {
    %0 = "vhlo.set_dimension_size_v1"(%arg0, %arg1) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_broadcast_in_dim(%arg0: !vhlo.tensor_v1<?x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<2x?x!vhlo.f32_v1>) {
    %0 = "vhlo.dynamic_broadcast_in_dim_v1"(%arg0, %arg1) <{broadcast_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, known_expanding_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, known_nonexpanding_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<?x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x?x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_iota(%arg0: !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<?x3x!vhlo.i32_v1>) {
    %0 = "vhlo.dynamic_iota_v1"(%arg0) <{iota_dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<?x3x!vhlo.i32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_pad(%arg0: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<?x5x!vhlo.f32_v1>) {
    %0 = "vhlo.dynamic_pad_v1"(%arg0, %arg1, %arg2, %arg2, %arg2) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x5x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<?x5x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @dynamic_reshape(%arg0: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<1x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<?x!vhlo.f32_v1>) {
    %0 = "vhlo.dynamic_reshape_v1"(%arg0, %arg1) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<1x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<?x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @real_dynamic_slice(%arg0: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<?x1x!vhlo.f32_v1>) {
    %0 = "vhlo.real_dynamic_slice_v1"(%arg0, %arg1, %arg1, %arg1) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x1x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<?x1x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @rng(%arg0: !vhlo.tensor_v1<!vhlo.f32_v1>) -> (!vhlo.tensor_v1<3x2x!vhlo.f32_v1>) {
    %0 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2]> : tensor<2xi64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i64_v1>
    %1 = "vhlo.rng_v1"(%arg0, %arg0, %0) <{rng_distribution = #vhlo<rng_distribution_v1 NORMAL>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<3x2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @rng_bit_generator(%arg0: !vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<7x!vhlo.ui32_v1>) {
    %output_state, %output = "vhlo.rng_bit_generator_v1"(%arg0) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<7x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%output_state, %output) : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<7x!vhlo.ui32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @all_gather(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x6x!vhlo.f32_v1>) {
    %0 = "vhlo.all_gather_v2"(%arg0) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x6x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x6x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @all_reduce(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.all_reduce_v2"(%arg0) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg1: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg1, %arg2) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @all_to_all(%arg0: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>) {
    %0 = "vhlo.all_to_all_v2"(%arg0) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @collective_broadcast(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.collective_broadcast_v2"(%arg0) <{channel_id = #vhlo.integer_v1<1 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @collective_permute(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.collective_permute_v1"(%arg0) <{channel_id = #vhlo.integer_v1<1 : i64>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @collective_reduce(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.collective_reduce_v1"(%arg0) <{channel_id = #vhlo.integer_v1<0 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg1: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg1, %arg2) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @reduce_scatter(%arg0: !vhlo.tensor_v1<2x6x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.reduce_scatter_v1"(%arg0) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, scatter_dimension = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg1: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %1 = "vhlo.add_v1"(%arg1, %arg2) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @cross_replica_sum(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.cross-replica-sum_v1"(%arg0) <{replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @partition_id() -> (!vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>) {
    %0 = "vhlo.partition_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    %1 = "vhlo.replica_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    "vhlo.return_v1"(%0, %1) : (!vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @uniform_quantize(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>) {
    %0 = "vhlo.uniform_quantize_v1"(%arg0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>
    %1 = "vhlo.uniform_dequantize_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @after_all(%arg0: !vhlo.token_v1, %arg1: !vhlo.token_v1) -> (!vhlo.token_v1) {
    %0 = "vhlo.after_all_v1"(%arg0, %arg1) : (!vhlo.token_v1, !vhlo.token_v1) -> !vhlo.token_v1
    %1 = "vhlo.create_token_v1"() : () -> !vhlo.token_v1
    "vhlo.return_v1"(%0) : (!vhlo.token_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @infeed(%arg0: !vhlo.token_v1) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) {
    %0:2 = "vhlo.infeed_v1"(%arg0) <{infeed_config = #vhlo.string_v1<"config">, layout = #vhlo.array_v1<[#vhlo.array_v1<[#vhlo.integer_v1<0 : i64>]>]>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @outfeed(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.token_v1) -> (!vhlo.token_v1) {
    %0 = "vhlo.outfeed_v1"(%arg0, %arg1) <{outfeed_config = #vhlo.string_v1<"config">}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%0) : (!vhlo.token_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @send(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.token_v1) -> (!vhlo.token_v1) {
    %0 = "vhlo.send_v2"(%arg0, %arg1) <{channel_id = #vhlo.integer_v1<1 : i64>, channel_type = #vhlo.integer_v1<2 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%0) : (!vhlo.token_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @recv(%arg0: !vhlo.token_v1) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) {
    %0:2 = "vhlo.recv_v2"(%arg0) <{channel_id = #vhlo.integer_v1<1 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.token_v1) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @broadcast(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) {
    %0 = "vhlo.broadcast_v1"(%arg0) <{broadcast_sizes = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @einsum(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x4x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) {
    %0 = "vhlo.einsum_v1"(%arg0, %arg1) <{einsum_config = #vhlo.string_v1<"ab,bc->ac">}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @unary_einsum(%arg0: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<3x2x!vhlo.f32_v1>) {
    %0 = "vhlo.unary_einsum_v1"(%arg0) <{einsum_config = #vhlo.string_v1<"ab->ba">}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<3x2x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @batch_norm_grad(%arg0: !vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg4: !vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) {
    %grad_operand, %grad_scale, %grad_offset = "vhlo.batch_norm_grad_v1"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = #vhlo.float_v1<1.000000e-03 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%grad_operand, %grad_scale, %grad_offset) : (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @batch_norm_inference(%arg0: !vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg4: !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>) {
    %0 = "vhlo.batch_norm_inference_v1"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
  vhlo.func_v1 @batch_norm_training(%arg0: !vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<3x!vhlo.f32_v1>, %arg2: !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) {
    %output, %batch_mean, %batch_var = "vhlo.batch_norm_training_v1"(%arg0, %arg1, %arg2) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<2 : i64>}> : (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%output, %batch_mean, %batch_var) : (!vhlo.tensor_v1<2x2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  } {arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<"">}
}
