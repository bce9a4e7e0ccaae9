// input: 1x3x112x112 f32 -1 1
// input: 16x3x3x3 f32 -0.333 0.333 constant
// input: 16 f32 -0.1 0.1 constant
// input: 96x16x1x1 f32 -0.433 0.433 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x1x3x3 f32 -0.577 0.577 constant
// input: 96 f32 -0.1 0.1 constant
// input: 16x96x1x1 f32 -0.177 0.177 constant
// input: 16 f32 -0.1 0.1 constant
// input: 96x16x1x1 f32 -0.433 0.433 constant
// input: 96 f32 -0.1 0.1 constant
// input: 96x1x3x3 f32 -0.577 0.577 constant
// input: 96 f32 -0.1 0.1 constant
// input: 24x96x1x1 f32 -0.177 0.177 constant
// input: 24 f32 -0.1 0.1 constant
// input: 144x24x1x1 f32 -0.354 0.354 constant
// input: 144 f32 -0.1 0.1 constant
// input: 144x1x3x3 f32 -0.577 0.577 constant
// input: 144 f32 -0.1 0.1 constant
// input: 24x144x1x1 f32 -0.144 0.144 constant
// input: 24 f32 -0.1 0.1 constant
// input: 144x24x1x1 f32 -0.354 0.354 constant
// input: 144 f32 -0.1 0.1 constant
// input: 144x1x3x3 f32 -0.577 0.577 constant
// input: 144 f32 -0.1 0.1 constant
// input: 40x144x1x1 f32 -0.144 0.144 constant
// input: 40 f32 -0.1 0.1 constant
// input: 240x40x1x1 f32 -0.274 0.274 constant
// input: 240 f32 -0.1 0.1 constant
// input: 240x1x3x3 f32 -0.577 0.577 constant
// input: 240 f32 -0.1 0.1 constant
// input: 40x240x1x1 f32 -0.112 0.112 constant
// input: 40 f32 -0.1 0.1 constant
// input: 160x40x1x1 f32 -0.274 0.274 constant
// input: 160 f32 -0.1 0.1 constant
// input: 160x100 f32 -0.1 0.1 constant
// input: 100 f32 -0.1 0.1 constant
module @jit_whole attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1x3x112x112xf32>, %arg1: tensor<16x3x3x3xf32>, %arg2: tensor<16xf32>, %arg3: tensor<96x16x1x1xf32>, %arg4: tensor<96xf32>, %arg5: tensor<96x1x3x3xf32>, %arg6: tensor<96xf32>, %arg7: tensor<16x96x1x1xf32>, %arg8: tensor<16xf32>, %arg9: tensor<96x16x1x1xf32>, %arg10: tensor<96xf32>, %arg11: tensor<96x1x3x3xf32>, %arg12: tensor<96xf32>, %arg13: tensor<24x96x1x1xf32>, %arg14: tensor<24xf32>, %arg15: tensor<144x24x1x1xf32>, %arg16: tensor<144xf32>, %arg17: tensor<144x1x3x3xf32>, %arg18: tensor<144xf32>, %arg19: tensor<24x144x1x1xf32>, %arg20: tensor<24xf32>, %arg21: tensor<144x24x1x1xf32>, %arg22: tensor<144xf32>, %arg23: tensor<144x1x3x3xf32>, %arg24: tensor<144xf32>, %arg25: tensor<40x144x1x1xf32>, %arg26: tensor<40xf32>, %arg27: tensor<240x40x1x1xf32>, %arg28: tensor<240xf32>, %arg29: tensor<240x1x3x3xf32>, %arg30: tensor<240xf32>, %arg31: tensor<40x240x1x1xf32>, %arg32: tensor<40xf32>, %arg33: tensor<160x40x1x1xf32>, %arg34: tensor<160xf32>, %arg35: tensor<160x100xf32>, %arg36: tensor<100xf32>) -> (tensor<1x100xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x112x112xf32>, tensor<16x3x3x3xf32>) -> tensor<1x16x56x56xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<1x16x56x56xf32>
    %4 = stablehlo.add %0, %3 : tensor<1x16x56x56xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %5 = call @clip(%4, %c, %c_0) : (tensor<1x16x56x56xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16x56x56xf32>
    %6 = stablehlo.convolution(%5, %arg3) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x56x56xf32>, tensor<96x16x1x1xf32>) -> tensor<1x96x56x56xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x56x56xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x96x56x56xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %11 = call @clip_0(%10, %c_1, %c_2) : (tensor<1x96x56x56xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96x56x56xf32>
    %12 = stablehlo.convolution(%11, %arg5) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 96 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x56x56xf32>, tensor<96x1x3x3xf32>) -> tensor<1x96x56x56xf32>
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x56x56xf32>
    %16 = stablehlo.add %12, %15 : tensor<1x96x56x56xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %17 = call @clip_0(%16, %c_3, %c_4) : (tensor<1x96x56x56xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96x56x56xf32>
    %18 = stablehlo.convolution(%17, %arg7) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x56x56xf32>, tensor<16x96x1x1xf32>) -> tensor<1x16x56x56xf32>
    %19 = stablehlo.broadcast_in_dim %arg8, dims = [0] : (tensor<16xf32>) -> tensor<16x1x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2, 3] : (tensor<16x1x1xf32>) -> tensor<1x16x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<1x16x1x1xf32>) -> tensor<1x16x56x56xf32>
    %22 = stablehlo.add %18, %21 : tensor<1x16x56x56xf32>
    %23 = stablehlo.add %5, %22 : tensor<1x16x56x56xf32>
    %24 = stablehlo.convolution(%23, %arg9) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x16x56x56xf32>, tensor<96x16x1x1xf32>) -> tensor<1x96x56x56xf32>
    %25 = stablehlo.broadcast_in_dim %arg10, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x56x56xf32>
    %28 = stablehlo.add %24, %27 : tensor<1x96x56x56xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<6> : tensor<i32>
    %29 = call @clip_0(%28, %c_5, %c_6) : (tensor<1x96x56x56xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96x56x56xf32>
    %30 = stablehlo.convolution(%29, %arg11) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 96 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x56x56xf32>, tensor<96x1x3x3xf32>) -> tensor<1x96x28x28xf32>
    %31 = stablehlo.broadcast_in_dim %arg12, dims = [0] : (tensor<96xf32>) -> tensor<96x1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [1, 2, 3] : (tensor<96x1x1xf32>) -> tensor<1x96x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x96x1x1xf32>) -> tensor<1x96x28x28xf32>
    %34 = stablehlo.add %30, %33 : tensor<1x96x28x28xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %35 = call @clip_1(%34, %c_7, %c_8) : (tensor<1x96x28x28xf32>, tensor<i32>, tensor<i32>) -> tensor<1x96x28x28xf32>
    %36 = stablehlo.convolution(%35, %arg13) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x96x28x28xf32>, tensor<24x96x1x1xf32>) -> tensor<1x24x28x28xf32>
    %37 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<24xf32>) -> tensor<24x1x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1, 2, 3] : (tensor<24x1x1xf32>) -> tensor<1x24x1x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x24x1x1xf32>) -> tensor<1x24x28x28xf32>
    %40 = stablehlo.add %36, %39 : tensor<1x24x28x28xf32>
    %41 = stablehlo.convolution(%40, %arg15) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x28x28xf32>, tensor<144x24x1x1xf32>) -> tensor<1x144x28x28xf32>
    %42 = stablehlo.broadcast_in_dim %arg16, dims = [0] : (tensor<144xf32>) -> tensor<144x1x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1, 2, 3] : (tensor<144x1x1xf32>) -> tensor<1x144x1x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1x144x1x1xf32>) -> tensor<1x144x28x28xf32>
    %45 = stablehlo.add %41, %44 : tensor<1x144x28x28xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %c_10 = stablehlo.constant dense<6> : tensor<i32>
    %46 = call @clip_2(%45, %c_9, %c_10) : (tensor<1x144x28x28xf32>, tensor<i32>, tensor<i32>) -> tensor<1x144x28x28xf32>
    %47 = stablehlo.convolution(%46, %arg17) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 144 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x144x28x28xf32>, tensor<144x1x3x3xf32>) -> tensor<1x144x28x28xf32>
    %48 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<144xf32>) -> tensor<144x1x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<144x1x1xf32>) -> tensor<1x144x1x1xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x144x1x1xf32>) -> tensor<1x144x28x28xf32>
    %51 = stablehlo.add %47, %50 : tensor<1x144x28x28xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<6> : tensor<i32>
    %52 = call @clip_2(%51, %c_11, %c_12) : (tensor<1x144x28x28xf32>, tensor<i32>, tensor<i32>) -> tensor<1x144x28x28xf32>
    %53 = stablehlo.convolution(%52, %arg19) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x144x28x28xf32>, tensor<24x144x1x1xf32>) -> tensor<1x24x28x28xf32>
    %54 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<24xf32>) -> tensor<24x1x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [1, 2, 3] : (tensor<24x1x1xf32>) -> tensor<1x24x1x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x24x1x1xf32>) -> tensor<1x24x28x28xf32>
    %57 = stablehlo.add %53, %56 : tensor<1x24x28x28xf32>
    %58 = stablehlo.add %40, %57 : tensor<1x24x28x28xf32>
    %59 = stablehlo.convolution(%58, %arg21) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x24x28x28xf32>, tensor<144x24x1x1xf32>) -> tensor<1x144x28x28xf32>
    %60 = stablehlo.broadcast_in_dim %arg22, dims = [0] : (tensor<144xf32>) -> tensor<144x1x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [1, 2, 3] : (tensor<144x1x1xf32>) -> tensor<1x144x1x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<1x144x1x1xf32>) -> tensor<1x144x28x28xf32>
    %63 = stablehlo.add %59, %62 : tensor<1x144x28x28xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<6> : tensor<i32>
    %64 = call @clip_2(%63, %c_13, %c_14) : (tensor<1x144x28x28xf32>, tensor<i32>, tensor<i32>) -> tensor<1x144x28x28xf32>
    %65 = stablehlo.convolution(%64, %arg23) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 144 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x144x28x28xf32>, tensor<144x1x3x3xf32>) -> tensor<1x144x14x14xf32>
    %66 = stablehlo.broadcast_in_dim %arg24, dims = [0] : (tensor<144xf32>) -> tensor<144x1x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [1, 2, 3] : (tensor<144x1x1xf32>) -> tensor<1x144x1x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<1x144x1x1xf32>) -> tensor<1x144x14x14xf32>
    %69 = stablehlo.add %65, %68 : tensor<1x144x14x14xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %c_16 = stablehlo.constant dense<6> : tensor<i32>
    %70 = call @clip_3(%69, %c_15, %c_16) : (tensor<1x144x14x14xf32>, tensor<i32>, tensor<i32>) -> tensor<1x144x14x14xf32>
    %71 = stablehlo.convolution(%70, %arg25) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x144x14x14xf32>, tensor<40x144x1x1xf32>) -> tensor<1x40x14x14xf32>
    %72 = stablehlo.broadcast_in_dim %arg26, dims = [0] : (tensor<40xf32>) -> tensor<40x1x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [1, 2, 3] : (tensor<40x1x1xf32>) -> tensor<1x40x1x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x40x1x1xf32>) -> tensor<1x40x14x14xf32>
    %75 = stablehlo.add %71, %74 : tensor<1x40x14x14xf32>
    %76 = stablehlo.convolution(%75, %arg27) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x40x14x14xf32>, tensor<240x40x1x1xf32>) -> tensor<1x240x14x14xf32>
    %77 = stablehlo.broadcast_in_dim %arg28, dims = [0] : (tensor<240xf32>) -> tensor<240x1x1xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [1, 2, 3] : (tensor<240x1x1xf32>) -> tensor<1x240x1x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<1x240x1x1xf32>) -> tensor<1x240x14x14xf32>
    %80 = stablehlo.add %76, %79 : tensor<1x240x14x14xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %c_18 = stablehlo.constant dense<6> : tensor<i32>
    %81 = call @clip_4(%80, %c_17, %c_18) : (tensor<1x240x14x14xf32>, tensor<i32>, tensor<i32>) -> tensor<1x240x14x14xf32>
    %82 = stablehlo.convolution(%81, %arg29) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 240 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x240x14x14xf32>, tensor<240x1x3x3xf32>) -> tensor<1x240x14x14xf32>
    %83 = stablehlo.broadcast_in_dim %arg30, dims = [0] : (tensor<240xf32>) -> tensor<240x1x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [1, 2, 3] : (tensor<240x1x1xf32>) -> tensor<1x240x1x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<1x240x1x1xf32>) -> tensor<1x240x14x14xf32>
    %86 = stablehlo.add %82, %85 : tensor<1x240x14x14xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %c_20 = stablehlo.constant dense<6> : tensor<i32>
    %87 = call @clip_4(%86, %c_19, %c_20) : (tensor<1x240x14x14xf32>, tensor<i32>, tensor<i32>) -> tensor<1x240x14x14xf32>
    %88 = stablehlo.convolution(%87, %arg31) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x240x14x14xf32>, tensor<40x240x1x1xf32>) -> tensor<1x40x14x14xf32>
    %89 = stablehlo.broadcast_in_dim %arg32, dims = [0] : (tensor<40xf32>) -> tensor<40x1x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [1, 2, 3] : (tensor<40x1x1xf32>) -> tensor<1x40x1x1xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x40x1x1xf32>) -> tensor<1x40x14x14xf32>
    %92 = stablehlo.add %88, %91 : tensor<1x40x14x14xf32>
    %93 = stablehlo.add %75, %92 : tensor<1x40x14x14xf32>
    %94 = stablehlo.convolution(%93, %arg33) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x40x14x14xf32>, tensor<160x40x1x1xf32>) -> tensor<1x160x14x14xf32>
    %95 = stablehlo.broadcast_in_dim %arg34, dims = [0] : (tensor<160xf32>) -> tensor<160x1x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [1, 2, 3] : (tensor<160x1x1xf32>) -> tensor<1x160x1x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<1x160x1x1xf32>) -> tensor<1x160x14x14xf32>
    %98 = stablehlo.add %94, %97 : tensor<1x160x14x14xf32>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %c_22 = stablehlo.constant dense<6> : tensor<i32>
    %99 = call @clip_5(%98, %c_21, %c_22) : (tensor<1x160x14x14xf32>, tensor<i32>, tensor<i32>) -> tensor<1x160x14x14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<1x160x14x14xf32>, tensor<f32>) -> tensor<1x160xf32>
    %cst_23 = stablehlo.constant dense<1.960000e+02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x160xf32>
    %102 = stablehlo.divide %100, %101 : tensor<1x160xf32>
    %103 = stablehlo.dot_general %102, %arg35, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x160xf32>, tensor<160x100xf32>) -> tensor<1x100xf32>
    %104 = stablehlo.broadcast_in_dim %arg36, dims = [1] : (tensor<100xf32>) -> tensor<1x100xf32>
    %105 = stablehlo.add %103, %104 : tensor<1x100xf32>
    return %105 : tensor<1x100xf32>
  }
  func.func private @clip(%arg0: tensor<1x16x56x56xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x16x56x56xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x16x56x56xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x16x56x56xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x16x56x56xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x16x56x56xf32>
    return %5 : tensor<1x16x56x56xf32>
  }
  func.func private @clip_0(%arg0: tensor<1x96x56x56xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x96x56x56xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x96x56x56xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x96x56x56xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x96x56x56xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x96x56x56xf32>
    return %5 : tensor<1x96x56x56xf32>
  }
  func.func private @clip_1(%arg0: tensor<1x96x28x28xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x96x28x28xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x96x28x28xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x96x28x28xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x96x28x28xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x96x28x28xf32>
    return %5 : tensor<1x96x28x28xf32>
  }
  func.func private @clip_2(%arg0: tensor<1x144x28x28xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x144x28x28xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x144x28x28xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x144x28x28xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x144x28x28xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x144x28x28xf32>
    return %5 : tensor<1x144x28x28xf32>
  }
  func.func private @clip_3(%arg0: tensor<1x144x14x14xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x144x14x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x144x14x14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x144x14x14xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x144x14x14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x144x14x14xf32>
    return %5 : tensor<1x144x14x14xf32>
  }
  func.func private @clip_4(%arg0: tensor<1x240x14x14xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x240x14x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x240x14x14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x240x14x14xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x240x14x14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x240x14x14xf32>
    return %5 : tensor<1x240x14x14xf32>
  }
  func.func private @clip_5(%arg0: tensor<1x160x14x14xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x160x14x14xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x160x14x14xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<1x160x14x14xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1x160x14x14xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<1x160x14x14xf32>
    return %5 : tensor<1x160x14x14xf32>
  }
}
