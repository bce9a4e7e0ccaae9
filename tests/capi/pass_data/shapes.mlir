// The expectations are those of the reference's tests of both passes.
// passes: shape-legalize-to-stablehlo
func.func @num_elements(%arg0: tensor<2xindex>) -> index {
  %0 = shape.num_elements %arg0 : tensor<2xindex> -> index
  return %0 : index
}
// gives: builtin.unrealized_conversion_cast %arg0 : tensor<2xindex> to tensor<2xi32>
// gives: stablehlo.constant dense<1> : tensor<i32>
// gives: stablehlo.slice ... [0:1] : (tensor<2xi32>) -> tensor<1xi32>
// gives: stablehlo.reshape ... : (tensor<1xi32>) -> tensor<i32>
// gives: stablehlo.multiply ... : tensor<i32>
// gives: stablehlo.slice ... [1:2] : (tensor<2xi32>) -> tensor<1xi32>
// gives: stablehlo.reshape ... : (tensor<1xi32>) -> tensor<i32>
// gives: stablehlo.multiply ... : tensor<i32>
// gives: builtin.unrealized_conversion_cast ... : tensor<i32> to index

// -----
// passes: shape-legalize-to-stablehlo
func.func @shape_of(%arg0: tensor<?x1xf32>, %arg1: tensor<4xindex>) -> tensor<4xindex> {
  %0 = shape.shape_of %arg0 : tensor<?x1xf32> -> tensor<2xindex>
  %1 = shape.broadcast %0, %arg1 : tensor<2xindex>, tensor<4xindex> -> tensor<4xindex>
  return %1 : tensor<4xindex>
}
// gives: stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x1xf32>) -> tensor<i32>
// gives: stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<?x1xf32>) -> tensor<i32>
// gives: stablehlo.concatenate ... dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// gives: stablehlo.constant dense<1> : tensor<2xi32>
// gives: stablehlo.concatenate ... dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// gives: stablehlo.maximum ... : tensor<4xi32>
// gives: builtin.unrealized_conversion_cast ... : tensor<4xi32> to tensor<4xindex>

// -----
// passes: shape-legalize-to-stablehlo
func.func @extract(%arg0: tensor<3x3xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract %arg0[%c0, %c1] : tensor<3x3xindex>
  return %0 : index
}
// gives: stablehlo.slice ... [0:1, 1:2] : (tensor<3x3xi32>) -> tensor<1x1xi32>
// gives: stablehlo.reshape ... : (tensor<1x1xi32>) -> tensor<i32>

// -----
// passes: shape-legalize-to-stablehlo
// fails: tensor.extract
func.func @out_of_range(%arg0: tensor<3x3xindex>) -> index {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract %arg0[%c4, %c4] : tensor<3x3xindex>
  return %0 : index
}

// -----
// passes: shape-legalize-to-stablehlo
// fails: shape.cstr_broadcastable
func.func @witness(%arg0: tensor<2xindex>, %arg1: tensor<2xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %arg0, %arg1 : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}

// -----
// passes: chlo-legalize-to-stablehlo
func.func @dynamic(%arg0: tensor<?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// gives: shape.shape_of %arg0
// gives: shape.shape_of %arg1
// gives: shape.cstr_broadcastable %0, %1
// gives: shape.assuming %2 -> (tensor<?x?xf32>) {
// gives: shape.broadcast %0, %1
// gives: stablehlo.dynamic_broadcast_in_dim %arg0, %4, dims = [1]
// gives: stablehlo.dynamic_broadcast_in_dim %arg1, %4, dims = [0, 1]
// gives: stablehlo.add %5, %6
// gives: shape.assuming_yield %7
// gives: return %3 : tensor<?x?xf32>

// -----
// passes: chlo-legalize-to-stablehlo
func.func @bounded(%arg0: tensor<?xf64, #stablehlo.bounds<10>>, %arg1: tensor<f64>) -> tensor<?xf64, #stablehlo.bounds<10>> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<?xf64, #stablehlo.bounds<10>>, tensor<f64>) -> tensor<?xf64, #stablehlo.bounds<10>>
  return %0 : tensor<?xf64, #stablehlo.bounds<10>>
}
// gives: stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f64>) -> tensor<10xf64>
// gives: stablehlo.get_dimension_size %arg0, dim = 0
// gives: stablehlo.set_dimension_size %0, %1, dim = 0
// gives: stablehlo.add %arg0, %2
