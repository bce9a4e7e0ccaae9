// input: 121x133x3 f32 0 1
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<121x133x3xf32>) -> (tensor<61x53x3xf32> {jax.result_info = "result"}) {
    %0 = call @_resize(%arg0) : (tensor<121x133x3xf32>) -> tensor<61x53x3xf32>
    return %0 : tensor<61x53x3xf32>
  }
  func.func private @_resize(%arg0: tensor<121x133x3xf32>) -> tensor<61x53x3xf32> {
    %cst = stablehlo.constant dense<1.98360658> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.maximum %cst, %cst_0 : tensor<f32>
    %1 = stablehlo.iota dim = 0 : tensor<61xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<61xf32>
    %3 = stablehlo.add %1, %2 : tensor<61xf32>
    %cst_2 = stablehlo.constant dense<1.98360658> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<61xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<61xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<61xf32>
    %7 = stablehlo.subtract %5, %6 : tensor<61xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<61xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<61xf32>
    %10 = stablehlo.iota dim = 0 : tensor<121xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<61xf32>) -> tensor<1x61xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<121xf32>) -> tensor<121x1xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x61xf32>) -> tensor<121x61xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<121x1xf32>) -> tensor<121x61xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<121x61xf32>
    %16 = stablehlo.abs %15 : tensor<121x61xf32>
    %17 = stablehlo.convert %0 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %19 = stablehlo.divide %16, %18 : tensor<121x61xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<121x61xf32>
    %cst_6 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %23 = stablehlo.subtract %21, %22 : tensor<121x61xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<121x61xf32>
    %25 = stablehlo.multiply %24, %19 : tensor<121x61xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %27 = stablehlo.add %25, %26 : tensor<121x61xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %29 = stablehlo.compare GE, %19, %28, FLOAT : (tensor<121x61xf32>, tensor<121x61xf32>) -> tensor<121x61xi1>
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %31 = stablehlo.multiply %30, %19 : tensor<121x61xf32>
    %cst_10 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %33 = stablehlo.add %31, %32 : tensor<121x61xf32>
    %34 = stablehlo.multiply %33, %19 : tensor<121x61xf32>
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<121x61xf32>
    %37 = stablehlo.multiply %36, %19 : tensor<121x61xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %39 = stablehlo.add %37, %38 : tensor<121x61xf32>
    %40 = call @_where(%29, %39, %27) : (tensor<121x61xi1>, tensor<121x61xf32>, tensor<121x61xf32>) -> tensor<121x61xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %42 = stablehlo.compare GE, %19, %41, FLOAT : (tensor<121x61xf32>, tensor<121x61xf32>) -> tensor<121x61xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = call @_where_0(%42, %cst_14, %40) : (tensor<121x61xi1>, tensor<f32>, tensor<121x61xf32>) -> tensor<121x61xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<121x61xf32>, tensor<f32>) -> tensor<61xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<61xf32>) -> tensor<1x61xf32>
    %46 = stablehlo.abs %45 : tensor<1x61xf32>
    %cst_16 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x61xf32>
    %48 = stablehlo.compare GT, %46, %47, FLOAT : (tensor<1x61xf32>, tensor<1x61xf32>) -> tensor<1x61xi1>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x61xf32>
    %50 = stablehlo.compare NE, %45, %49, FLOAT : (tensor<1x61xf32>, tensor<1x61xf32>) -> tensor<1x61xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %51 = call @_where_1(%50, %45, %c) : (tensor<1x61xi1>, tensor<1x61xf32>, tensor<i32>) -> tensor<1x61xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<1x61xf32>) -> tensor<121x61xf32>
    %53 = stablehlo.divide %43, %52 : tensor<121x61xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %54 = call @_where_2(%48, %53, %c_18) : (tensor<1x61xi1>, tensor<121x61xf32>, tensor<i32>) -> tensor<121x61xf32>
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<61xf32>
    %56 = stablehlo.compare GE, %9, %55, FLOAT : (tensor<61xf32>, tensor<61xf32>) -> tensor<61xi1>
    %cst_20 = stablehlo.constant dense<1.205000e+02> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<61xf32>
    %58 = stablehlo.compare LE, %9, %57, FLOAT : (tensor<61xf32>, tensor<61xf32>) -> tensor<61xi1>
    %59 = stablehlo.and %56, %58 : tensor<61xi1>
    %60 = stablehlo.broadcast_in_dim %59, dims = [1] : (tensor<61xi1>) -> tensor<1x61xi1>
    %c_21 = stablehlo.constant dense<0> : tensor<i32>
    %61 = call @_where_2(%60, %54, %c_21) : (tensor<1x61xi1>, tensor<121x61xf32>, tensor<i32>) -> tensor<121x61xf32>
    %cst_22 = stablehlo.constant dense<2.50943398> : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.maximum %cst_22, %cst_23 : tensor<f32>
    %63 = stablehlo.iota dim = 0 : tensor<53xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<53xf32>
    %65 = stablehlo.add %63, %64 : tensor<53xf32>
    %cst_25 = stablehlo.constant dense<2.50943398> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<53xf32>
    %67 = stablehlo.multiply %65, %66 : tensor<53xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<53xf32>
    %69 = stablehlo.subtract %67, %68 : tensor<53xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<53xf32>
    %71 = stablehlo.subtract %69, %70 : tensor<53xf32>
    %72 = stablehlo.iota dim = 0 : tensor<133xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<53xf32>) -> tensor<1x53xf32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<133xf32>) -> tensor<133x1xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x53xf32>) -> tensor<133x53xf32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<133x1xf32>) -> tensor<133x53xf32>
    %77 = stablehlo.subtract %75, %76 : tensor<133x53xf32>
    %78 = stablehlo.abs %77 : tensor<133x53xf32>
    %79 = stablehlo.convert %62 : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %81 = stablehlo.divide %78, %80 : tensor<133x53xf32>
    %cst_28 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %83 = stablehlo.multiply %82, %81 : tensor<133x53xf32>
    %cst_29 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %85 = stablehlo.subtract %83, %84 : tensor<133x53xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<133x53xf32>
    %87 = stablehlo.multiply %86, %81 : tensor<133x53xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %89 = stablehlo.add %87, %88 : tensor<133x53xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %91 = stablehlo.compare GE, %81, %90, FLOAT : (tensor<133x53xf32>, tensor<133x53xf32>) -> tensor<133x53xi1>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %93 = stablehlo.multiply %92, %81 : tensor<133x53xf32>
    %cst_33 = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %95 = stablehlo.add %93, %94 : tensor<133x53xf32>
    %96 = stablehlo.multiply %95, %81 : tensor<133x53xf32>
    %cst_34 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %98 = stablehlo.subtract %96, %97 : tensor<133x53xf32>
    %99 = stablehlo.multiply %98, %81 : tensor<133x53xf32>
    %cst_35 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %101 = stablehlo.add %99, %100 : tensor<133x53xf32>
    %102 = call @_where_3(%91, %101, %89) : (tensor<133x53xi1>, tensor<133x53xf32>, tensor<133x53xf32>) -> tensor<133x53xf32>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %104 = stablehlo.compare GE, %81, %103, FLOAT : (tensor<133x53xf32>, tensor<133x53xf32>) -> tensor<133x53xi1>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = call @_where_4(%104, %cst_37, %102) : (tensor<133x53xi1>, tensor<f32>, tensor<133x53xf32>) -> tensor<133x53xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<133x53xf32>, tensor<f32>) -> tensor<53xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [1] : (tensor<53xf32>) -> tensor<1x53xf32>
    %108 = stablehlo.abs %107 : tensor<1x53xf32>
    %cst_39 = stablehlo.constant dense<1.1920929E-4> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1x53xf32>
    %110 = stablehlo.compare GT, %108, %109, FLOAT : (tensor<1x53xf32>, tensor<1x53xf32>) -> tensor<1x53xi1>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1x53xf32>
    %112 = stablehlo.compare NE, %107, %111, FLOAT : (tensor<1x53xf32>, tensor<1x53xf32>) -> tensor<1x53xi1>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %113 = call @_where_5(%112, %107, %c_41) : (tensor<1x53xi1>, tensor<1x53xf32>, tensor<i32>) -> tensor<1x53xf32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x53xf32>) -> tensor<133x53xf32>
    %115 = stablehlo.divide %105, %114 : tensor<133x53xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %116 = call @_where_6(%110, %115, %c_42) : (tensor<1x53xi1>, tensor<133x53xf32>, tensor<i32>) -> tensor<133x53xf32>
    %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<53xf32>
    %118 = stablehlo.compare GE, %71, %117, FLOAT : (tensor<53xf32>, tensor<53xf32>) -> tensor<53xi1>
    %cst_44 = stablehlo.constant dense<1.325000e+02> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<53xf32>
    %120 = stablehlo.compare LE, %71, %119, FLOAT : (tensor<53xf32>, tensor<53xf32>) -> tensor<53xi1>
    %121 = stablehlo.and %118, %120 : tensor<53xi1>
    %122 = stablehlo.broadcast_in_dim %121, dims = [1] : (tensor<53xi1>) -> tensor<1x53xi1>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %123 = call @_where_6(%122, %116, %c_45) : (tensor<1x53xi1>, tensor<133x53xf32>, tensor<i32>) -> tensor<133x53xf32>
    %124 = stablehlo.dot_general %123, %arg0, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<133x53xf32>, tensor<121x133x3xf32>) -> tensor<53x121x3xf32>
    %125 = stablehlo.dot_general %61, %124, contracting_dims = [0] x [1], precision = [HIGHEST, HIGHEST] : (tensor<121x61xf32>, tensor<53x121x3xf32>) -> tensor<61x53x3xf32>
    return %125 : tensor<61x53x3xf32>
  }
  func.func private @_where(%arg0: tensor<121x61xi1>, %arg1: tensor<121x61xf32>, %arg2: tensor<121x61xf32>) -> tensor<121x61xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<121x61xi1>, tensor<121x61xf32>
    return %0 : tensor<121x61xf32>
  }
  func.func private @_where_0(%arg0: tensor<121x61xi1>, %arg1: tensor<f32>, %arg2: tensor<121x61xf32>) -> tensor<121x61xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<121x61xi1>, tensor<121x61xf32>
    return %2 : tensor<121x61xf32>
  }
  func.func private @_where_1(%arg0: tensor<1x61xi1>, %arg1: tensor<1x61xf32>, %arg2: tensor<i32>) -> tensor<1x61xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x61xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x61xi1>, tensor<1x61xf32>
    return %2 : tensor<1x61xf32>
  }
  func.func private @_where_2(%arg0: tensor<1x61xi1>, %arg1: tensor<121x61xf32>, %arg2: tensor<i32>) -> tensor<121x61xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x61xi1>) -> tensor<121x61xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<121x61xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<121x61xi1>, tensor<121x61xf32>
    return %3 : tensor<121x61xf32>
  }
  func.func private @_where_3(%arg0: tensor<133x53xi1>, %arg1: tensor<133x53xf32>, %arg2: tensor<133x53xf32>) -> tensor<133x53xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<133x53xi1>, tensor<133x53xf32>
    return %0 : tensor<133x53xf32>
  }
  func.func private @_where_4(%arg0: tensor<133x53xi1>, %arg1: tensor<f32>, %arg2: tensor<133x53xf32>) -> tensor<133x53xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<133x53xi1>, tensor<133x53xf32>
    return %2 : tensor<133x53xf32>
  }
  func.func private @_where_5(%arg0: tensor<1x53xi1>, %arg1: tensor<1x53xf32>, %arg2: tensor<i32>) -> tensor<1x53xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x53xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<1x53xi1>, tensor<1x53xf32>
    return %2 : tensor<1x53xf32>
  }
  func.func private @_where_6(%arg0: tensor<1x53xi1>, %arg1: tensor<133x53xf32>, %arg2: tensor<i32>) -> tensor<133x53xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x53xi1>) -> tensor<133x53xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<133x53xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<133x53xi1>, tensor<133x53xf32>
    return %3 : tensor<133x53xf32>
  }
}
