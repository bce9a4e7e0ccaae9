// Locations of all kinds.
#file = loc("model.py":12:4)
#range = loc("model.py":12:4 to 13:9)
#name = loc("jit(f)/add"(#file))
#call = loc(callsite(#name at "main.py":3:0))
module @locations {
  func.func @main(%x: tensor<f32> loc("x"), %y: tensor<f32> loc("y"(#file))) -> tensor<f32> {
    %0 = stablehlo.add %x, %y : tensor<f32> loc(#name)
    %1 = stablehlo.multiply %0, %y : tensor<f32> loc(#call)
    %2 = stablehlo.subtract %1, %y : tensor<f32> loc(fused[#file, "z"])
    %3 = stablehlo.negate %2 : tensor<f32> loc(#range)
    return %3 : tensor<f32> loc(unknown)
  } loc(#file)
} loc("top")
