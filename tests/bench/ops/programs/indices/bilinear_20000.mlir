// input: 256x256 f32 0 1
// input: 20000 f32 0 254
// input: 20000 f32 0 254
module @jit_bilinear attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x256xf32>, %arg1: tensor<20000xf32>, %arg2: tensor<20000xf32>) -> (tensor<20000xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.floor %arg1 : tensor<20000xf32>
    %1 = stablehlo.convert %0 : (tensor<20000xf32>) -> tensor<20000xi32>
    %2 = stablehlo.floor %arg2 : tensor<20000xf32>
    %3 = stablehlo.convert %2 : (tensor<20000xf32>) -> tensor<20000xi32>
    %4 = stablehlo.convert %1 : (tensor<20000xi32>) -> tensor<20000xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<20000xf32>
    %6 = stablehlo.convert %3 : (tensor<20000xi32>) -> tensor<20000xf32>
    %7 = stablehlo.subtract %arg2, %6 : tensor<20000xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %9 = stablehlo.compare LT, %1, %8, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %11 = stablehlo.add %1, %10 : tensor<20000xi32>
    %12 = stablehlo.select %9, %11, %1 : tensor<20000xi1>, tensor<20000xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %14 = stablehlo.compare LT, %3, %13, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_2 = stablehlo.constant dense<256> : tensor<i32>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %16 = stablehlo.add %3, %15 : tensor<20000xi32>
    %17 = stablehlo.select %14, %16, %3 : tensor<20000xi1>, tensor<20000xi32>
    %18 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %20 = stablehlo.concatenate %18, %19, dim = 1 : (tensor<20000x1xi32>, tensor<20000x1xi32>) -> tensor<20000x2xi32>
    %21 = "stablehlo.gather"(%arg0, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x256xf32>, tensor<20000x2xi32>) -> tensor<20000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<20000xf32>
    %23 = stablehlo.subtract %22, %5 : tensor<20000xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<20000xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<20000xf32>
    %26 = stablehlo.subtract %25, %7 : tensor<20000xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<20000xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %28 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %29 = stablehlo.add %3, %28 : tensor<20000xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %31 = stablehlo.compare LT, %1, %30, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_6 = stablehlo.constant dense<256> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %33 = stablehlo.add %1, %32 : tensor<20000xi32>
    %34 = stablehlo.select %31, %33, %1 : tensor<20000xi1>, tensor<20000xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %36 = stablehlo.compare LT, %29, %35, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_8 = stablehlo.constant dense<256> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %38 = stablehlo.add %29, %37 : tensor<20000xi32>
    %39 = stablehlo.select %36, %38, %29 : tensor<20000xi1>, tensor<20000xi32>
    %40 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %42 = stablehlo.concatenate %40, %41, dim = 1 : (tensor<20000x1xi32>, tensor<20000x1xi32>) -> tensor<20000x2xi32>
    %43 = "stablehlo.gather"(%arg0, %42) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x256xf32>, tensor<20000x2xi32>) -> tensor<20000xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<20000xf32>
    %45 = stablehlo.subtract %44, %5 : tensor<20000xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<20000xf32>
    %47 = stablehlo.multiply %46, %7 : tensor<20000xf32>
    %48 = stablehlo.add %27, %47 : tensor<20000xf32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %50 = stablehlo.add %1, %49 : tensor<20000xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %52 = stablehlo.compare LT, %50, %51, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_12 = stablehlo.constant dense<256> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %54 = stablehlo.add %50, %53 : tensor<20000xi32>
    %55 = stablehlo.select %52, %54, %50 : tensor<20000xi1>, tensor<20000xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %57 = stablehlo.compare LT, %3, %56, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_14 = stablehlo.constant dense<256> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %59 = stablehlo.add %3, %58 : tensor<20000xi32>
    %60 = stablehlo.select %57, %59, %3 : tensor<20000xi1>, tensor<20000xi32>
    %61 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %62 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %63 = stablehlo.concatenate %61, %62, dim = 1 : (tensor<20000x1xi32>, tensor<20000x1xi32>) -> tensor<20000x2xi32>
    %64 = "stablehlo.gather"(%arg0, %63) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x256xf32>, tensor<20000x2xi32>) -> tensor<20000xf32>
    %65 = stablehlo.multiply %64, %5 : tensor<20000xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<20000xf32>
    %67 = stablehlo.subtract %66, %7 : tensor<20000xf32>
    %68 = stablehlo.multiply %65, %67 : tensor<20000xf32>
    %69 = stablehlo.add %48, %68 : tensor<20000xf32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %71 = stablehlo.add %1, %70 : tensor<20000xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %73 = stablehlo.add %3, %72 : tensor<20000xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %75 = stablehlo.compare LT, %71, %74, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_19 = stablehlo.constant dense<256> : tensor<i32>
    %76 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %77 = stablehlo.add %71, %76 : tensor<20000xi32>
    %78 = stablehlo.select %75, %77, %71 : tensor<20000xi1>, tensor<20000xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %79 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %80 = stablehlo.compare LT, %73, %79, SIGNED : (tensor<20000xi32>, tensor<20000xi32>) -> tensor<20000xi1>
    %c_21 = stablehlo.constant dense<256> : tensor<i32>
    %81 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<20000xi32>
    %82 = stablehlo.add %73, %81 : tensor<20000xi32>
    %83 = stablehlo.select %80, %82, %73 : tensor<20000xi1>, tensor<20000xi32>
    %84 = stablehlo.broadcast_in_dim %78, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [0] : (tensor<20000xi32>) -> tensor<20000x1xi32>
    %86 = stablehlo.concatenate %84, %85, dim = 1 : (tensor<20000x1xi32>, tensor<20000x1xi32>) -> tensor<20000x2xi32>
    %87 = "stablehlo.gather"(%arg0, %86) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x256xf32>, tensor<20000x2xi32>) -> tensor<20000xf32>
    %88 = stablehlo.multiply %87, %5 : tensor<20000xf32>
    %89 = stablehlo.multiply %88, %7 : tensor<20000xf32>
    %90 = stablehlo.add %69, %89 : tensor<20000xf32>
    return %90 : tensor<20000xf32>
  }
}
