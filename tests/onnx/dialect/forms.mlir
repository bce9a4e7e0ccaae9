module attributes {onnx.opset_import = {ai.onnx = 13 : i64, ai.onnx.ml = 3 : i64}} {
  func.func @main_graph(%arg0: tensor<?x4xf32> {onnx.dim_params = "0:batch", onnx.name = "x"}, %arg1: tensor<*xi64>, %arg2: !onnx.Seq<tensor<*xf32>>, %arg3: tensor<2x!onnx.String>, %arg4: !onnx.Opt<!onnx.Seq<tensor<f32>>>, %arg5: !onnx.Map<i64, tensor<f32>>, %arg6: !onnx.Sparse<tensor<2x2xf32>>, %arg7: !onnx.Opaque<"a b", "c">, %arg8: !onnx.Unknown, %arg9: tensor<i1>) -> (tensor<?x4xf32>, tensor<2xi64>) {
    %0 = "onnx.NoValue"() {value} : () -> none
    %1 = onnx.Constant dense<[1, 2]> : tensor<2xi64>
    %2 = onnx.Constant {onnx_node_name = "c"} dense<1.000000e+00> : tensor<f32>
    %3 = onnx.Constant {value_int = 3 : si64} : tensor<i64>
    %4 = onnx.Constant {value = dense<1> : tensor<i64>} : tensor<*xi64>
    %5 = onnx.Constant dense<["a", "b"]> : tensor<2x!onnx.String>
    %6 = "onnx.Clip"(%arg0, %0, %0) {onnx_node_name = "clip"} : (tensor<?x4xf32>, none, none) -> tensor<?x4xf32>
    %7 = "onnx.ReduceSumV11"(%6) {axes = [0], keepdims = 1 : si64} : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %8 = "onnx.If"(%arg9) ({
      %9 = "onnx.Relu"(%7) : (tensor<?x4xf32>) -> tensor<?x4xf32>
      onnx.Yield %9 : tensor<?x4xf32>
    }, {
      onnx.Yield %7 {onnx.doc = "same"} : tensor<?x4xf32>
    }) : (tensor<i1>) -> tensor<?x4xf32>
    onnx.Return %8, %1 : tensor<?x4xf32>, tensor<2xi64>
  }
  func.func @others(%arg0: tensor<*xf32>) -> tensor<*xf32> {
    %0 = "onnx.Relu"(%arg0) : (tensor<*xf32>) -> tensor<*xf32>
    %1 = "onnx.Relu"(%0) {onnx.dim_params = "0", onnx.names = 5 : i64, onnx_node_name = ["n"]} : (tensor<*xf32>) -> tensor<*xf32>
    return %1 : tensor<*xf32>
  }
  func.func private @empty() {
    onnx.Return
  }
  "onnx.EntryPoint"() {func = @main_graph} : () -> ()
}
