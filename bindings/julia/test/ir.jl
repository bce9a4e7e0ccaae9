# Walking a module: ops, operands, results, regions, attributes, constants.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

program = parse(HLOModule, """
func.func @main(%x: tensor<2x3xf32>,
  %s: tensor<4x!quant.uniform<i8:f32:0, {0.5:1, 0.25:2, 2.0:3, 1.0:0}>>) -> tensor<2xf32> {
  %c = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.add %x, %c {note = "here", mhlo.list = [1, true, 2.5 : f64]} : tensor<2x3xf32>
  %0 = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
"""; file_name = "walk.mlir")
names = String[]
StableHLO.walk(o -> push!(names, StableHLO.name(o)), program)
@test names == ["func.func", "stablehlo.constant", "stablehlo.constant", "stablehlo.add", "stablehlo.reduce",
                "stablehlo.add", "stablehlo.return", "func.return"]
ops = StableHLO.operations(HLOFunction(program))
constant, zero_op, add, reduce_op, last_op = ops
@test StableHLO.number(add) == SHLO_OP_ADD != StableHLO.number(constant)
@test StableHLO.operands(add)[2] == StableHLO.results(constant)[1] != StableHLO.operands(add)[1]
@test parent(StableHLO.operands(add)[2]) == constant && parent(StableHLO.operands(add)[1]) === nothing
@test StableHLO.position(StableHLO.operands(add)[1]) == 1
@test StableHLO.region(StableHLO.operands(add)[1]) == StableHLO.regions(parent(add))[1]
@test parent(StableHLO.regions(reduce_op)[1]) == reduce_op
@test (StableHLO.location(add).file, StableHLO.location(add).line) == ("walk.mlir", 5)
@test size(StableHLO.operands(add)[1]) == (3, 2) && eltype(StableHLO.operands(add)[1]) == Float32
@test StableHLO.axis(StableHLO.operands(add)[1], 1) == 1

@test StableHLO.value(add["note"]) == "here"
@test StableHLO.value(add["mhlo.list"]) == [1, true, 2.5]
@test haskey(add, "note") && !haskey(add, "nobody") && get(add, "nobody", 3) == 3
@test refused(() -> add["nobody"], "nobody"; code = SHLO_NOT_FOUND)
@test first.(StableHLO.attributes(add)) == ["mhlo.list", "note"]
@test StableHLO.value(reduce_op["dimensions"]) == [1]

# A constant is a view of the module's memory; a splat is expanded.
elements = StableHLO.value(constant["value"])
@test elements isa StableHLO.Constant && elements == Float32[1 4; 2 5; 3 6] && elements != Float32[1 2; 3 4; 5 6]
@test refused(() -> (elements isa AbstractArray) && run!(Plan(parse(HLOModule,
    "func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {\n return %x : tensor<2x3xf32>\n}")), (elements,),
    (zeros(Float32, 3, 2),)), "output 1")
@test StableHLO.value(zero_op["value"])[] == 0
# Bytes of a resource that are no Bool do not become one.
bools = parse(HLOModule, """
func.func @main() -> tensor<3xi1> {
  %c = stablehlo.constant dense_resource<three> : tensor<3xi1>
  return %c : tensor<3xi1>
}
{-# dialect_resources: { builtin: { three: "0x01000000010002" } } #-}
""")
three = StableHLO.value(StableHLO.operations(HLOFunction(bools))[1]["value"])
@test reinterpret(UInt8, Array(three)) == [1, 0, 1] != [1, 0, 2]
copied = Tensor(elements)
close(program)
@test copied == Float32[1 4; 2 5; 3 6]
program = parse(HLOModule, "module {\n}")

quantized = StableHLO.type(StableHLO.arguments(StableHLO.regions(parent(add))[1])[2])
@test StableHLO.quantization(quantized).scales == [0.5, 0.25, 2, 1]
@test StableHLO.quantization(quantized).expressed == Float32 && StableHLO.quantization(quantized).dimension == 1
@test StableHLO.quantization(StableHLO.type(StableHLO.results(add)[1])) === nothing
@test StableHLO.text(StableHLO.type(StableHLO.results(add)[1])) == "tensor<2x3xf32>"
@test startswith(StableHLO.text(add), "%")

# What is borrowed keeps its module alive, and a closed module is an error.
function first_op()
    f = HLOFunction(parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n" *
                                     " return %x : tensor<2xf32>\n}"))
    StableHLO.operations(f)[1]
end
kept = first_op()
GC.gc()
@test StableHLO.name(kept) == "func.return"
top = StableHLO.Operation(program)
close(program)
@test refused(() -> StableHLO.name(top), "the module is closed")
@test StableHLO.name(add) == "stablehlo.add" # by way of the function
