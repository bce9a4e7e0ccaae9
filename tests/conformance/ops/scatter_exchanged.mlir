// A body that exchanges two complex inputs: each result takes the other's operand or update where it is updated.
module {
  func.func public @main() -> () {
    %x = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]> : tensor<3xcomplex<f64>>
    %y = stablehlo.constant dense<[(-1.0, -2.0), (-3.0, -4.0), (-5.0, -6.0)]> : tensor<3xcomplex<f64>>
    %at = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
    %u = stablehlo.constant dense<[(10.0, 20.0), (30.0, 40.0)]> : tensor<2xcomplex<f64>>
    %v = stablehlo.constant dense<[(-10.0, -20.0), (-30.0, -40.0)]> : tensor<2xcomplex<f64>>
    %0:2 = "stablehlo.scatter"(%x, %y, %at, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>, %c: tensor<complex<f64>>, %d: tensor<complex<f64>>):
      stablehlo.return %d, %a : tensor<complex<f64>>, tensor<complex<f64>>
    }) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x1xi32>, tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>)
    %1 = stablehlo.constant dense<[(-30.0, -40.0), (3.0, 4.0), (-10.0, -20.0)]> : tensor<3xcomplex<f64>>
    %2 = stablehlo.constant dense<[(1.0, 2.0), (-3.0, -4.0), (5.0, 6.0)]> : tensor<3xcomplex<f64>>
    stablehlo.custom_call @check.expect_eq(%0#0, %1) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
    stablehlo.custom_call @check.expect_eq(%0#1, %2) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> ()
    return
  }
}
