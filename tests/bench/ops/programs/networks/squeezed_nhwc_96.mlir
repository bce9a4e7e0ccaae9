// input: 1x96x96x3 f32 -1 1
// input: 3x3x3x16 f32 -0.333 0.333 constant
// input: 16 f32 -0.1 0.1 constant
// input: 1x1x16x64 f32 -0.433 0.433 constant
// input: 64 f32 -0.1 0.1 constant
// input: 3x3x1x64 f32 -0.577 0.577 constant
// input: 64 f32 -0.1 0.1 constant
// input: 64x8 f32 -0.1 0.1 constant
// input: 8 f32 -0.1 0.1 constant
// input: 8x64 f32 -0.1 0.1 constant
// input: 64 f32 -0.1 0.1 constant
// input: 1x1x64x16 f32 -0.217 0.217 constant
// input: 16 f32 -0.1 0.1 constant
// input: 1x1x16x64 f32 -0.433 0.433 constant
// input: 64 f32 -0.1 0.1 constant
// input: 5x5x1x64 f32 -0.346 0.346 constant
// input: 64 f32 -0.1 0.1 constant
// input: 64x8 f32 -0.1 0.1 constant
// input: 8 f32 -0.1 0.1 constant
// input: 8x64 f32 -0.1 0.1 constant
// input: 64 f32 -0.1 0.1 constant
// input: 1x1x64x24 f32 -0.217 0.217 constant
// input: 24 f32 -0.1 0.1 constant
// input: 1x1x24x96 f32 -0.354 0.354 constant
// input: 96 f32 -0.1 0.1 constant
// input: 5x5x1x96 f32 -0.346 0.346 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x8 f32 -0.1 0.1 constant
// input: 8 f32 -0.1 0.1 constant
// input: 8x96 f32 -0.1 0.1 constant
// input: 96 f32 -0.1 0.1 constant
// input: 1x1x96x24 f32 -0.177 0.177 constant
// input: 24 f32 -0.1 0.1 constant
// input: 1x1x24x96 f32 -0.354 0.354 constant
// input: 96 f32 -0.1 0.1 constant
// input: 5x5x1x96 f32 -0.346 0.346 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x8 f32 -0.1 0.1 constant
// input: 8 f32 -0.1 0.1 constant
// input: 8x96 f32 -0.1 0.1 constant
// input: 96 f32 -0.1 0.1 constant
// input: 1x1x96x32 f32 -0.177 0.177 constant
// input: 32 f32 -0.1 0.1 constant
// input: 32x37 f32 -0.1 0.1 constant
// input: 37 f32 -0.1 0.1 constant
module @jit_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x96x96x3xf32>, %arg1: tensor<3x3x3x16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<1x1x16x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<3x3x1x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<1x1x64x16xf32>, %arg12: tensor<16xf32>, %arg13: tensor<1x1x16x64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<5x5x1x64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64x8xf32>, %arg18: tensor<8xf32>, %arg19: tensor<8x64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<1x1x64x24xf32>, %arg22: tensor<24xf32>, %arg23: tensor<1x1x24x96xf32>, %arg24: tensor<96xf32>, %arg25: tensor<5x5x1x96xf32>, %arg26: tensor<96xf32>, %arg27: tensor<96x8xf32>, %arg28: tensor<8xf32>, %arg29: tensor<8x96xf32>, %arg30: tensor<96xf32>, %arg31: tensor<1x1x96x24xf32>, %arg32: tensor<24xf32>, %arg33: tensor<1x1x24x96xf32>, %arg34: tensor<96xf32>, %arg35: tensor<5x5x1x96xf32>, %arg36: tensor<96xf32>, %arg37: tensor<96x8xf32>, %arg38: tensor<8xf32>, %arg39: tensor<8x96xf32>, %arg40: tensor<96xf32>, %arg41: tensor<1x1x96x32xf32>, %arg42: tensor<32xf32>, %arg43: tensor<32x37xf32>, %arg44: tensor<37xf32>) -> (tensor<1x37xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x96x3xf32>, tensor<3x3x3x16xf32>) -> tensor<1x48x48x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x48x48x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<1x48x48x16xf32>
    %4 = call @silu(%3) : (tensor<1x48x48x16xf32>) -> tensor<1x48x48x16xf32>
    %5 = stablehlo.convolution(%4, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x48x16xf32>, tensor<1x1x16x64xf32>) -> tensor<1x48x48x64xf32>
    %6 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<1x48x48x64xf32>
    %8 = stablehlo.add %5, %7 : tensor<1x48x48x64xf32>
    %9 = call @silu_0(%8) : (tensor<1x48x48x64xf32>) -> tensor<1x48x48x64xf32>
    %10 = stablehlo.convolution(%9, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x48x64xf32>, tensor<3x3x1x64xf32>) -> tensor<1x48x48x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<1x48x48x64xf32>
    %13 = stablehlo.add %10, %12 : tensor<1x48x48x64xf32>
    %14 = call @silu_0(%13) : (tensor<1x48x48x64xf32>) -> tensor<1x48x48x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x48x48x64xf32>, tensor<f32>) -> tensor<1x64xf32>
    %cst_0 = stablehlo.constant dense<2.304000e+03> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x64xf32>
    %18 = stablehlo.dot_general %17, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x8xf32>) -> tensor<1x8xf32>
    %19 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %20 = stablehlo.add %18, %19 : tensor<1x8xf32>
    %21 = call @silu_1(%20) : (tensor<1x8xf32>) -> tensor<1x8xf32>
    %22 = stablehlo.dot_general %21, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<8x64xf32>) -> tensor<1x64xf32>
    %23 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %24 = stablehlo.add %22, %23 : tensor<1x64xf32>
    %25 = stablehlo.negate %24 : tensor<1x64xf32>
    %26 = stablehlo.exponential %25 : tensor<1x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %28 = stablehlo.add %27, %26 : tensor<1x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %30 = stablehlo.divide %29, %28 : tensor<1x64xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 3] : (tensor<1x64xf32>) -> tensor<1x1x1x64xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<1x48x48x64xf32>
    %33 = stablehlo.multiply %14, %32 : tensor<1x48x48x64xf32>
    %34 = stablehlo.convolution(%33, %arg11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x48x64xf32>, tensor<1x1x64x16xf32>) -> tensor<1x48x48x16xf32>
    %35 = stablehlo.broadcast_in_dim %arg12, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<1x48x48x16xf32>
    %37 = stablehlo.add %34, %36 : tensor<1x48x48x16xf32>
    %38 = stablehlo.add %4, %37 : tensor<1x48x48x16xf32>
    %39 = stablehlo.convolution(%38, %arg13) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x48x16xf32>, tensor<1x1x16x64xf32>) -> tensor<1x48x48x64xf32>
    %40 = stablehlo.broadcast_in_dim %arg14, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<1x48x48x64xf32>
    %42 = stablehlo.add %39, %41 : tensor<1x48x48x64xf32>
    %43 = call @silu_0(%42) : (tensor<1x48x48x64xf32>) -> tensor<1x48x48x64xf32>
    %44 = stablehlo.convolution(%43, %arg15) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 64 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x48x48x64xf32>, tensor<5x5x1x64xf32>) -> tensor<1x24x24x64xf32>
    %45 = stablehlo.broadcast_in_dim %arg16, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<1x24x24x64xf32>
    %47 = stablehlo.add %44, %46 : tensor<1x24x24x64xf32>
    %48 = call @silu_2(%47) : (tensor<1x24x24x64xf32>) -> tensor<1x24x24x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x24x24x64xf32>, tensor<f32>) -> tensor<1x64xf32>
    %cst_4 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %51 = stablehlo.divide %49, %50 : tensor<1x64xf32>
    %52 = stablehlo.dot_general %51, %arg17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x64xf32>, tensor<64x8xf32>) -> tensor<1x8xf32>
    %53 = stablehlo.broadcast_in_dim %arg18, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %54 = stablehlo.add %52, %53 : tensor<1x8xf32>
    %55 = call @silu_1(%54) : (tensor<1x8xf32>) -> tensor<1x8xf32>
    %56 = stablehlo.dot_general %55, %arg19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<8x64xf32>) -> tensor<1x64xf32>
    %57 = stablehlo.broadcast_in_dim %arg20, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %58 = stablehlo.add %56, %57 : tensor<1x64xf32>
    %59 = stablehlo.negate %58 : tensor<1x64xf32>
    %60 = stablehlo.exponential %59 : tensor<1x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %62 = stablehlo.add %61, %60 : tensor<1x64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x64xf32>
    %64 = stablehlo.divide %63, %62 : tensor<1x64xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 3] : (tensor<1x64xf32>) -> tensor<1x1x1x64xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<1x24x24x64xf32>
    %67 = stablehlo.multiply %48, %66 : tensor<1x24x24x64xf32>
    %68 = stablehlo.convolution(%67, %arg21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x24x64xf32>, tensor<1x1x64x24xf32>) -> tensor<1x24x24x24xf32>
    %69 = stablehlo.broadcast_in_dim %arg22, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<1x24x24x24xf32>
    %71 = stablehlo.add %68, %70 : tensor<1x24x24x24xf32>
    %72 = stablehlo.convolution(%71, %arg23) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x24x24xf32>, tensor<1x1x24x96xf32>) -> tensor<1x24x24x96xf32>
    %73 = stablehlo.broadcast_in_dim %arg24, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<1x24x24x96xf32>
    %75 = stablehlo.add %72, %74 : tensor<1x24x24x96xf32>
    %76 = call @silu_3(%75) : (tensor<1x24x24x96xf32>) -> tensor<1x24x24x96xf32>
    %77 = stablehlo.convolution(%76, %arg25) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 96 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x24x96xf32>, tensor<5x5x1x96xf32>) -> tensor<1x24x24x96xf32>
    %78 = stablehlo.broadcast_in_dim %arg26, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<1x24x24x96xf32>
    %80 = stablehlo.add %77, %79 : tensor<1x24x24x96xf32>
    %81 = call @silu_3(%80) : (tensor<1x24x24x96xf32>) -> tensor<1x24x24x96xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_7) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x24x24x96xf32>, tensor<f32>) -> tensor<1x96xf32>
    %cst_8 = stablehlo.constant dense<5.760000e+02> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %84 = stablehlo.divide %82, %83 : tensor<1x96xf32>
    %85 = stablehlo.dot_general %84, %arg27, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x96xf32>, tensor<96x8xf32>) -> tensor<1x8xf32>
    %86 = stablehlo.broadcast_in_dim %arg28, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %87 = stablehlo.add %85, %86 : tensor<1x8xf32>
    %88 = call @silu_1(%87) : (tensor<1x8xf32>) -> tensor<1x8xf32>
    %89 = stablehlo.dot_general %88, %arg29, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<8x96xf32>) -> tensor<1x96xf32>
    %90 = stablehlo.broadcast_in_dim %arg30, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %91 = stablehlo.add %89, %90 : tensor<1x96xf32>
    %92 = stablehlo.negate %91 : tensor<1x96xf32>
    %93 = stablehlo.exponential %92 : tensor<1x96xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %95 = stablehlo.add %94, %93 : tensor<1x96xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %97 = stablehlo.divide %96, %95 : tensor<1x96xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 3] : (tensor<1x96xf32>) -> tensor<1x1x1x96xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<1x24x24x96xf32>
    %100 = stablehlo.multiply %81, %99 : tensor<1x24x24x96xf32>
    %101 = stablehlo.convolution(%100, %arg31) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x24x96xf32>, tensor<1x1x96x24xf32>) -> tensor<1x24x24x24xf32>
    %102 = stablehlo.broadcast_in_dim %arg32, dims = [3] : (tensor<24xf32>) -> tensor<1x1x1x24xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<1x1x1x24xf32>) -> tensor<1x24x24x24xf32>
    %104 = stablehlo.add %101, %103 : tensor<1x24x24x24xf32>
    %105 = stablehlo.add %71, %104 : tensor<1x24x24x24xf32>
    %106 = stablehlo.convolution(%105, %arg33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x24x24xf32>, tensor<1x1x24x96xf32>) -> tensor<1x24x24x96xf32>
    %107 = stablehlo.broadcast_in_dim %arg34, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<1x24x24x96xf32>
    %109 = stablehlo.add %106, %108 : tensor<1x24x24x96xf32>
    %110 = call @silu_3(%109) : (tensor<1x24x24x96xf32>) -> tensor<1x24x24x96xf32>
    %111 = stablehlo.convolution(%110, %arg35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 96 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x24x96xf32>, tensor<5x5x1x96xf32>) -> tensor<1x12x12x96xf32>
    %112 = stablehlo.broadcast_in_dim %arg36, dims = [3] : (tensor<96xf32>) -> tensor<1x1x1x96xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<1x12x12x96xf32>
    %114 = stablehlo.add %111, %113 : tensor<1x12x12x96xf32>
    %115 = call @silu_4(%114) : (tensor<1x12x12x96xf32>) -> tensor<1x12x12x96xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.reduce(%115 init: %cst_11) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x12x12x96xf32>, tensor<f32>) -> tensor<1x96xf32>
    %cst_12 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %118 = stablehlo.divide %116, %117 : tensor<1x96xf32>
    %119 = stablehlo.dot_general %118, %arg37, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x96xf32>, tensor<96x8xf32>) -> tensor<1x8xf32>
    %120 = stablehlo.broadcast_in_dim %arg38, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %121 = stablehlo.add %119, %120 : tensor<1x8xf32>
    %122 = call @silu_1(%121) : (tensor<1x8xf32>) -> tensor<1x8xf32>
    %123 = stablehlo.dot_general %122, %arg39, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x8xf32>, tensor<8x96xf32>) -> tensor<1x96xf32>
    %124 = stablehlo.broadcast_in_dim %arg40, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %125 = stablehlo.add %123, %124 : tensor<1x96xf32>
    %126 = stablehlo.negate %125 : tensor<1x96xf32>
    %127 = stablehlo.exponential %126 : tensor<1x96xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %129 = stablehlo.add %128, %127 : tensor<1x96xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x96xf32>
    %131 = stablehlo.divide %130, %129 : tensor<1x96xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 3] : (tensor<1x96xf32>) -> tensor<1x1x1x96xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<1x1x1x96xf32>) -> tensor<1x12x12x96xf32>
    %134 = stablehlo.multiply %115, %133 : tensor<1x12x12x96xf32>
    %135 = stablehlo.convolution(%134, %arg41) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x12x12x96xf32>, tensor<1x1x96x32xf32>) -> tensor<1x12x12x32xf32>
    %136 = stablehlo.broadcast_in_dim %arg42, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<1x12x12x32xf32>
    %138 = stablehlo.add %135, %137 : tensor<1x12x12x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_15) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x12x12x32xf32>, tensor<f32>) -> tensor<1x32xf32>
    %cst_16 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x32xf32>
    %141 = stablehlo.divide %139, %140 : tensor<1x32xf32>
    %142 = stablehlo.dot_general %141, %arg43, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x32xf32>, tensor<32x37xf32>) -> tensor<1x37xf32>
    %143 = stablehlo.broadcast_in_dim %arg44, dims = [1] : (tensor<37xf32>) -> tensor<1x37xf32>
    %144 = stablehlo.add %142, %143 : tensor<1x37xf32>
    return %144 : tensor<1x37xf32>
  }
  func.func private @silu(%arg0: tensor<1x48x48x16xf32>) -> tensor<1x48x48x16xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x48x48x16xf32>
    %1 = stablehlo.exponential %0 : tensor<1x48x48x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x48x48x16xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x48x48x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x48x48x16xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x48x48x16xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x48x48x16xf32>
    return %6 : tensor<1x48x48x16xf32>
  }
  func.func private @silu_0(%arg0: tensor<1x48x48x64xf32>) -> tensor<1x48x48x64xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x48x48x64xf32>
    %1 = stablehlo.exponential %0 : tensor<1x48x48x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x48x48x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x48x48x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x48x48x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x48x48x64xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x48x48x64xf32>
    return %6 : tensor<1x48x48x64xf32>
  }
  func.func private @silu_1(%arg0: tensor<1x8xf32>) -> tensor<1x8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x8xf32>
    %1 = stablehlo.exponential %0 : tensor<1x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x8xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x8xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x8xf32>
    return %6 : tensor<1x8xf32>
  }
  func.func private @silu_2(%arg0: tensor<1x24x24x64xf32>) -> tensor<1x24x24x64xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x24x24x64xf32>
    %1 = stablehlo.exponential %0 : tensor<1x24x24x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x24x24x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x24x24x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x24x24x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x24x24x64xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x24x24x64xf32>
    return %6 : tensor<1x24x24x64xf32>
  }
  func.func private @silu_3(%arg0: tensor<1x24x24x96xf32>) -> tensor<1x24x24x96xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x24x24x96xf32>
    %1 = stablehlo.exponential %0 : tensor<1x24x24x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x24x24x96xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x24x24x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x24x24x96xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x24x24x96xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x24x24x96xf32>
    return %6 : tensor<1x24x24x96xf32>
  }
  func.func private @silu_4(%arg0: tensor<1x12x12x96xf32>) -> tensor<1x12x12x96xf32> {
    %0 = stablehlo.negate %arg0 : tensor<1x12x12x96xf32>
    %1 = stablehlo.exponential %0 : tensor<1x12x12x96xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x12x12x96xf32>
    %3 = stablehlo.add %2, %1 : tensor<1x12x12x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x12x12x96xf32>
    %5 = stablehlo.divide %4, %3 : tensor<1x12x12x96xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1x12x12x96xf32>
    return %6 : tensor<1x12x12x96xf32>
  }
}
