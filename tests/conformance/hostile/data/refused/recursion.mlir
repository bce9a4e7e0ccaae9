func.func @main() -> tensor<i32> {
  %0 = call @main() : () -> tensor<i32>
  return %0 : tensor<i32>
}
