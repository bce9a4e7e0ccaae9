module {
  func.func @main(%arg0: tensor<?x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xcomplex<f32>>, %arg3: tensor<3x1xi32>, %arg4: tensor<4xi32>, %arg5: tensor<i1>, %arg6: tensor<f32>, %arg7: tensor<8x4xf32>, %arg8: tensor<3x4x5xf32>, %arg9: tensor<3xi64>) {
    %0 = chlo._asin_acos_kernel %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %1 = chlo.acos %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %2 = chlo.acos %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %3 = chlo.acosh %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %4 = chlo.acosh %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %5 = chlo.asin %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %6 = chlo.asin %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %7 = chlo.asinh %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %8 = chlo.asinh %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %9 = chlo.atan %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %10 = chlo.atan %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %11 = chlo.atanh %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %12 = chlo.atanh %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %13 = chlo.bessel_i1e %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %14 = chlo.bessel_i1e %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %15 = chlo.broadcast_add %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %16 = chlo.broadcast_and %arg3, %arg4 : (tensor<3x1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %17 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %18 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction GE>} : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xi1>
    %19 = chlo.broadcast_complex %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xcomplex<f32>>
    %20 = chlo.broadcast_divide %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %21 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %22 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %23 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %24 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %25 = chlo.broadcast_or %arg3, %arg4 : (tensor<3x1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %26 = chlo.broadcast_polygamma %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %27 = chlo.broadcast_power %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %28 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %29 = chlo.broadcast_select %arg5, %arg0, %arg1 : (tensor<i1>, tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %30 = chlo.broadcast_shift_left %arg3, %arg4 : (tensor<3x1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %31 = chlo.broadcast_shift_right_arithmetic %arg3, %arg4 : (tensor<3x1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %32 = chlo.broadcast_shift_right_logical %arg3, %arg4 : (tensor<3x1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %33 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %34 = chlo.broadcast_xor %arg3, %arg4 : (tensor<3x1xi32>, tensor<4xi32>) -> tensor<3x4xi32>
    %35 = chlo.broadcast_zeta %arg0, %arg1 : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
    %36 = chlo.conj %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %37 = chlo.conj %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %38 = chlo.constant dense<[1.500000e+00, -2.000000e+00]> : tensor<2xf32>
    %39 = chlo.constant {a = 1 : i64} dense<true> : tensor<i1>
    %40 = "chlo.constant_like"(%arg0) <{value = 3 : i32}> : (tensor<?x4xf32>) -> tensor<?x4xi32>
    %41 = chlo.cosh %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %42 = chlo.cosh %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %43 = chlo.digamma %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %44 = chlo.erf %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %45 = chlo.erf_inv %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %46 = chlo.erfc %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %47 = chlo.is_inf %arg0 : tensor<?x4xf32> -> tensor<?x4xi1>
    %48 = chlo.is_neg_inf %arg0 : tensor<?x4xf32> -> tensor<?x4xi1>
    %49 = chlo.is_pos_inf %arg0 : tensor<?x4xf32> -> tensor<?x4xi1>
    %50 = chlo.lgamma %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %51 = chlo.mulhi %arg4, %arg4 : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
    %52 = chlo.next_after %arg0, %arg0 {a} : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
    %53 = chlo.polygamma %arg0, %arg0 {a} : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
    %54 = "chlo.ragged_dot"(%arg7, %arg8, %arg9) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<8x4xf32>, tensor<3x4x5xf32>, tensor<3xi64>) -> tensor<8x5xf32>
    %55:2 = chlo.scan(%arg1) inits (%arg6) dimension=0  {
    ^bb0(%input: tensor<f32>, %carry: tensor<f32>):
      %65 = stablehlo.add %input, %carry : tensor<f32>
      stablehlo.return %65, %65 : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
    %56:2 = chlo.scan(%arg1) inits (%arg6) dimension=0  attributes {is_associative = false, is_reverse = true, note = "x", scan_dim_size = 4 : i64} {
    ^bb0(%input: tensor<f32>, %carry: tensor<f32>):
      %65 = stablehlo.add %input, %carry : tensor<f32>
      stablehlo.return %65, %65 : tensor<f32>, tensor<f32>
    } : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
    %57 = chlo.scan(%arg1, %arg1) inits () dimension=0  {
    ^bb0(%input: tensor<f32>, %input_2: tensor<f32>):
      stablehlo.return %input : tensor<f32>
    } : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %58 = chlo.sinh %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %59 = chlo.sinh %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %60 = chlo.square %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %61 = chlo.square %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %62 = chlo.tan %arg2 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %63 = chlo.tan %arg0 {a = "b"} : tensor<?x4xf32> -> tensor<?x4xf32>
    %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<?x4xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 2, is_stable = false) {a} : tensor<?x4xf32> -> (tensor<?x2xf32>, tensor<?x2xi32>)
    %64 = chlo.zeta %arg0, %arg0 {a} : tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>
    return
  }
}
