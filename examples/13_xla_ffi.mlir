func.func @main() -> tensor<4xf32> {
  %x = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %y = stablehlo.custom_call @scale(%x) {
    api_version = 4 : i32, backend_config = {factor = 2.5 : f32, mode = "linear", negate = true, shift = 10 : i64}
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
