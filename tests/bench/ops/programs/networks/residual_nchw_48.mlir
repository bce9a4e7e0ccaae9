// input: 1x3x48x48 f32 -1 1
// input: 24x3x3x3 f32 -0.333 0.333 constant
// input: 24 f32 -0.1 0.1 constant
// input: 24x24x3x3 f32 -0.118 0.118 constant
// input: 24 f32 -0.1 0.1 constant
// input: 24x24x3x3 f32 -0.118 0.118 constant
// input: 24 f32 -0.1 0.1 constant
// input: 48x24x3x3 f32 -0.118 0.118 constant
// input: 48 f32 -0.1 0.1 constant
// input: 48x48x3x3 f32 -0.083 0.083 constant
// input: 48 f32 -0.1 0.1 constant
// input: 48x24x1x1 f32 -0.354 0.354 constant
// input: 48 f32 -0.1 0.1 constant
// input: 48x48x3x3 f32 -0.083 0.083 constant
// input: 48 f32 -0.1 0.1 constant
// input: 48x48x3x3 f32 -0.083 0.083 constant
// input: 48 f32 -0.1 0.1 constant
// input: 96x48x3x3 f32 -0.083 0.083 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x96x3x3 f32 -0.059 0.059 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x48x1x1 f32 -0.25 0.25 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x96x3x3 f32 -0.059 0.059 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x96x3x3 f32 -0.059 0.059 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x10 f32 -0.1 0.1 constant
// input: 10 f32 -0.1 0.1 constant
module @jit_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x3x48x48xf32>, %arg1: tensor<24x3x3x3xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24x24x3x3xf32>, %arg4: tensor<24xf32>, %arg5: tensor<24x24x3x3xf32>, %arg6: tensor<24xf32>, %arg7: tensor<48x24x3x3xf32>, %arg8: tensor<48xf32>, %arg9: tensor<48x48x3x3xf32>, %arg10: tensor<48xf32>, %arg11: tensor<48x24x1x1xf32>, %arg12: tensor<48xf32>, %arg13: tensor<48x48x3x3xf32>, %arg14: tensor<48xf32>, %arg15: tensor<48x48x3x3xf32>, %arg16: tensor<48xf32>, %arg17: tensor<96x48x3x3xf32>, %arg18: tensor<96xf32>, %arg19: tensor<96x96x3x3xf32>, %arg20: tensor<96xf32>, %arg21: tensor<96x48x1x1xf32>, %arg22: tensor<96xf32>, %arg23: tensor<96x96x3x3xf32>, %arg24: tensor<96xf32>, %arg25: tensor<96x96x3x3xf32>, %arg26: tensor<96xf32>, %arg27: tensor<96x10xf32>, %arg28: tensor<10xf32>) -> (tensor<1x10xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x48x48xf32>, tensor<24x3x3x3xf32>) -> tensor<1x24x48x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<24xf32>) -> tensor<24x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3] : (tensor<24x1x1xf32>) -> tensor<1x24x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x24x1x1xf32>) -> tensor<1x24x48x48xf32>
    %4 = stablehlo.add %0, %3 : tensor<1x24x48x48xf32>
    %5 = call @relu(%4) : (tensor<1x24x48x48xf32>) -> tensor<1x24x48x48xf32>
    %6 = stablehlo.convolution(%5, %arg3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x48x48xf32>, tensor<24x24x3x3xf32>) -> tensor<1x24x48x48xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<24xf32>) -> tensor<24x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2, 3] : (tensor<24x1x1xf32>) -> tensor<1x24x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x24x1x1xf32>) -> tensor<1x24x48x48xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x24x48x48xf32>
    %11 = call @relu(%10) : (tensor<1x24x48x48xf32>) -> tensor<1x24x48x48xf32>
    %12 = stablehlo.convolution(%11, %arg5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x48x48xf32>, tensor<24x24x3x3xf32>) -> tensor<1x24x48x48xf32>
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<24xf32>) -> tensor<24x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<24x1x1xf32>) -> tensor<1x24x1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x24x1x1xf32>) -> tensor<1x24x48x48xf32>
    %16 = stablehlo.add %12, %15 : tensor<1x24x48x48xf32>
    %17 = stablehlo.add %5, %16 : tensor<1x24x48x48xf32>
    %18 = call @relu(%17) : (tensor<1x24x48x48xf32>) -> tensor<1x24x48x48xf32>
    %19 = stablehlo.convolution(%18, %arg7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x48x48xf32>, tensor<48x24x3x3xf32>) -> tensor<1x48x24x24xf32>
    %20 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<48xf32>) -> tensor<48x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1, 2, 3] : (tensor<48x1x1xf32>) -> tensor<1x48x1x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x48x1x1xf32>) -> tensor<1x48x24x24xf32>
    %23 = stablehlo.add %19, %22 : tensor<1x48x24x24xf32>
    %24 = call @relu_0(%23) : (tensor<1x48x24x24xf32>) -> tensor<1x48x24x24xf32>
    %25 = stablehlo.convolution(%24, %arg9) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x24x24xf32>, tensor<48x48x3x3xf32>) -> tensor<1x48x24x24xf32>
    %26 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<48xf32>) -> tensor<48x1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2, 3] : (tensor<48x1x1xf32>) -> tensor<1x48x1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x48x1x1xf32>) -> tensor<1x48x24x24xf32>
    %29 = stablehlo.add %25, %28 : tensor<1x48x24x24xf32>
    %30 = stablehlo.convolution(%18, %arg11) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x48x48xf32>, tensor<48x24x1x1xf32>) -> tensor<1x48x24x24xf32>
    %31 = stablehlo.broadcast_in_dim %arg12, dims = [0] : (tensor<48xf32>) -> tensor<48x1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2, 3] : (tensor<48x1x1xf32>) -> tensor<1x48x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x48x1x1xf32>) -> tensor<1x48x24x24xf32>
    %34 = stablehlo.add %30, %33 : tensor<1x48x24x24xf32>
    %35 = stablehlo.add %34, %29 : tensor<1x48x24x24xf32>
    %36 = call @relu_0(%35) : (tensor<1x48x24x24xf32>) -> tensor<1x48x24x24xf32>
    %37 = stablehlo.convolution(%36, %arg13) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x24x24xf32>, tensor<48x48x3x3xf32>) -> tensor<1x48x24x24xf32>
    %38 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<48xf32>) -> tensor<48x1x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [1, 2, 3] : (tensor<48x1x1xf32>) -> tensor<1x48x1x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x48x1x1xf32>) -> tensor<1x48x24x24xf32>
    %41 = stablehlo.add %37, %40 : tensor<1x48x24x24xf32>
    %42 = call @relu_0(%41) : (tensor<1x48x24x24xf32>) -> tensor<1x48x24x24xf32>
    %43 = stablehlo.convolution(%42, %arg15) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x24x24xf32>, tensor<48x48x3x3xf32>) -> tensor<1x48x24x24xf32>
    %44 = stablehlo.broadcast_in_dim %arg16, dims = [0] : (tensor<48xf32>) -> tensor<48x1x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1, 2, 3] : (tensor<48x1x1xf32>) -> tensor<1x48x1x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x48x1x1xf32>) -> tensor<1x48x24x24xf32>
    %47 = stablehlo.add %43, %46 : tensor<1x48x24x24xf32>
    %48 = stablehlo.add %36, %47 : tensor<1x48x24x24xf32>
    %49 = call @relu_0(%48) : (tensor<1x48x24x24xf32>) -> tensor<1x48x24x24xf32>
    %50 = stablehlo.convolution(%49, %arg17) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x24x24xf32>, tensor<96x48x3x3xf32>) -> tensor<1x96x12x12xf32>
    %51 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x12x12xf32>
    %54 = stablehlo.add %50, %53 : tensor<1x96x12x12xf32>
    %55 = call @relu_1(%54) : (tensor<1x96x12x12xf32>) -> tensor<1x96x12x12xf32>
    %56 = stablehlo.convolution(%55, %arg19) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x12x12xf32>, tensor<96x96x3x3xf32>) -> tensor<1x96x12x12xf32>
    %57 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x12x12xf32>
    %60 = stablehlo.add %56, %59 : tensor<1x96x12x12xf32>
    %61 = stablehlo.convolution(%49, %arg21) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x24x24xf32>, tensor<96x48x1x1xf32>) -> tensor<1x96x12x12xf32>
    %62 = stablehlo.broadcast_in_dim %arg22, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x12x12xf32>
    %65 = stablehlo.add %61, %64 : tensor<1x96x12x12xf32>
    %66 = stablehlo.add %65, %60 : tensor<1x96x12x12xf32>
    %67 = call @relu_1(%66) : (tensor<1x96x12x12xf32>) -> tensor<1x96x12x12xf32>
    %68 = stablehlo.convolution(%67, %arg23) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x12x12xf32>, tensor<96x96x3x3xf32>) -> tensor<1x96x12x12xf32>
    %69 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x12x12xf32>
    %72 = stablehlo.add %68, %71 : tensor<1x96x12x12xf32>
    %73 = call @relu_1(%72) : (tensor<1x96x12x12xf32>) -> tensor<1x96x12x12xf32>
    %74 = stablehlo.convolution(%73, %arg25) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x12x12xf32>, tensor<96x96x3x3xf32>) -> tensor<1x96x12x12xf32>
    %75 = stablehlo.broadcast_in_dim %arg26, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x12x12xf32>
    %78 = stablehlo.add %74, %77 : tensor<1x96x12x12xf32>
    %79 = stablehlo.add %67, %78 : tensor<1x96x12x12xf32>
    %80 = call @relu_1(%79) : (tensor<1x96x12x12xf32>) -> tensor<1x96x12x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<1x96x12x12xf32>, tensor<f32>) -> tensor<1x96xf32>
    %cst_0 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %83 = stablehlo.divide %81, %82 : tensor<1x96xf32>
    %84 = stablehlo.dot_general %83, %arg27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x96xf32>, tensor<96x10xf32>) -> tensor<1x10xf32>
    %85 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %86 = stablehlo.add %84, %85 : tensor<1x10xf32>
    return %86 : tensor<1x10xf32>
  }
  func.func private @relu(%arg0: tensor<1x24x48x48xf32>) -> tensor<1x24x48x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x24x48x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x24x48x48xf32>
    return %1 : tensor<1x24x48x48xf32>
  }
  func.func private @relu_0(%arg0: tensor<1x48x24x24xf32>) -> tensor<1x48x24x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x48x24x24xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x48x24x24xf32>
    return %1 : tensor<1x48x24x24xf32>
  }
  func.func private @relu_1(%arg0: tensor<1x96x12x12xf32>) -> tensor<1x96x12x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x96x12x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1x96x12x12xf32>
    return %1 : tensor<1x96x12x12xf32>
  }
}
