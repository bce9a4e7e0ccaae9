# Arrays in and out: what is passed as it is, what is copied, what is refused.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

program = parse(HLOModule, """
func.func @main(%x: tensor<3x4xf32> loc("x"), %y: tensor<3x4xf32> loc("params['y']"))
  -> (tensor<3x4xf32>, tensor<3x4xi1>) {
  %0 = stablehlo.subtract %x, %y : tensor<3x4xf32>
  %1 = stablehlo.compare LT, %x, %y : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
  return %0, %1 : tensor<3x4xf32>, tensor<3x4xi1>
}
""")
plan = Plan(program)
x, y = Float32.(reshape(1:12, 4, 3)), Float32.(reshape(12:-1:1, 4, 3))
difference, less = plan(x, y)
@test difference == x - y && less == (x .< y) && less isa Matrix{Bool}
@test difference != y - x

# By name: keywords, and pairs for names that are no identifiers.
@test plan("params['y']" => y, "x" => x)[1] == x - y
@test plan("params['y']" => x, "x" => y)[1] == y - x
@test refused(() -> plan("z" => x, "x" => y), "no input \"z\"", "params['y']"; code = SHLO_NOT_FOUND)
@test refused(() -> plan("x" => x, "x" => y), "given twice")
@test refused(() -> plan("x" => x, y), "all by name or all by position")
@test refused(() -> plan(x), "2 inputs", "1 were given")
@test refused(() -> plan(x, "text" => y; options = nothing), "by name")
named = Plan(parse(HLOModule, "func.func @main(%a: tensor<2xf32> loc(\"a\"), %b: tensor<2xf32> loc(\"b\"))" *
    " -> tensor<2xf32> {\n%0 = stablehlo.divide %a, %b : tensor<2xf32>\n return %0 : tensor<2xf32>\n}"))
@test named(b = Float32[2, 4], a = Float32[1, 1]) == Float32[0.5, 0.25]

# Into arrays of the caller, without a copy.
out, mask = fill(NaN32, 4, 3), fill(true, 4, 3)
@test run!(plan, (out, mask), (x, y)) === (out, mask)
@test out == x - y && mask == (x .< y)
outs = Any[out, mask]
fill!(out, NaN32)
@test run!(plan, outs, [x, y]) === outs && out == x - y
wide = fill(NaN32, 4, 5)
run!(plan, (view(wide, :, 2:4), mask), (x, y))
@test wide[:, 2:4] == x - y && all(isnan, wide[:, [1, 5]])
raw = zeros(UInt8, 48)
run!(plan, (reshape(reinterpret(Float32, raw), 4, 3), mask), (x, y))
@test reinterpret(Float32, raw) == vec(x - y)

# Strided inputs are copied, strided outputs are refused.
tall = Float32.(reshape(1:24, 8, 3))
@test plan(view(tall, 1:2:8, :), y)[1] == tall[1:2:8, :] - y
@test plan(transpose(permutedims(x)), y)[1] == x - y
@test refused(() -> run!(plan, (view(tall, 1:2:8, :), mask), (x, y)), "output 1", "contiguous")
@test refused(() -> run!(plan, (transpose(zeros(Float32, 3, 4)), mask), (x, y)), "output 1")
@test refused(() -> run!(plan, (out, falses(4, 3)), (x, y)), "output 2", "BitArray")

# A misaligned input is copied, a misaligned output is refused.
bytes = zeros(UInt8, 49)
bytes[2:49] = reinterpret(UInt8, vec(x))
misaligned = reshape(reinterpret(Float32, view(bytes, 2:49)), 4, 3)
@test UInt(pointer(misaligned)) % 4 != 0
@test plan(misaligned, y)[1] == x - y
@test refused(() -> run!(plan, (misaligned, mask), (x, y)), "output 1")

# Read-only arrays are inputs, not outputs.
text_plan = Plan(parse(HLOModule, "func.func @main(%x: tensor<3xui8>) -> tensor<3xui8> {\n" *
                                  " return %x : tensor<3xui8>\n}"))
letters = codeunits("abc")
@test text_plan(letters) == UInt8[97, 98, 99]
@test refused(() -> run!(text_plan, (letters,), (UInt8[1, 2, 3],)), "output 1")
@test letters == UInt8[97, 98, 99]
@test text_plan(UInt8(1):UInt8(3)) == 1:3
borrowed = Tensor(UInt8[1, 2, 3])
@test refused(() -> run!(text_plan, (borrowed,), (UInt8[1, 2, 3],)), "output 1")

# Another element type, size, rank or kind of thing.
@test refused(() -> plan(Float64.(x), y), "input 1", "Float64", "4×3 Float32")
@test refused(() -> plan(x, view(y, :, 1:2)), "input 2", "4×2")
@test refused(() -> plan(vec(x), y), "input 1", "12")
# A diagnostic says which one, as the library says it.
function wrong_place(f)
    e = failure(f)
    d = e.diagnostics[1]
    length(e.diagnostics), d.subject, d.message == e.message, d.severity, d.line, d.offset,
    e.rendered == "error: $(e.message)\n"
end
only_subject(subject) = (1, subject, true, StableHLO.CAPI.SHLO_SEVERITY_ERROR, 0, -1, true)
@test wrong_place(() -> plan(x, view(y, :, 1:2))) == only_subject("input 1")
@test wrong_place(() -> run!(plan, (out, out), (x, y))) == only_subject("output 1")
@test wrong_place(() -> run!(plan, (view(zeros(Float32, 8, 3), 1:2:7, :), mask), (x, y))) == only_subject("output 0")
@test refused(() -> plan("x", y), "input 1", "String")
@test refused(() -> plan(nothing, y), "input 1", "Nothing")
@test refused(() -> run!(plan, (out,), (x, y)), "2 outputs", "1 were given")
@test refused(() -> run!(plan, (out, out), (x, y)), "output 2")
@test refused(() -> run!(plan, (out, mask), ("x", y)), "input 1")
@test refused(() -> plan(fill("x", 4, 3), y), "input 1")

# An output must not be an input, nor another output.
self = copy(x)
@test refused(() -> run!(plan, (self, mask), (self, y)), "output 1 overlaps the memory of an input")
same = Plan(parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n" *
                             "return %x, %x : tensor<2xf32>, tensor<2xf32>\n}"))
one = zeros(Float32, 2)
@test refused(() -> run!(same, (one, one), (Float32[1, 2],)), "output 2 overlaps the memory of another output")
@test run!(same, (one, zeros(Float32, 2)), (Float32[1, 2],))[2] == Float32[1, 2]

# Empty arrays, scalars, no inputs, no outputs.
empty_plan = Plan(parse(HLOModule, "func.func @main(%x: tensor<0x3xf32>) -> tensor<3x0xf32> {\n" *
    "%0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>\n" *
    "return %0 : tensor<3x0xf32>\n}"))
@test size(empty_plan(zeros(Float32, 3, 0))) == (0, 3)
@test size(run!(empty_plan, (zeros(Float32, 0, 3),), (zeros(Float32, 3, 0),))[1]) == (0, 3)
@test size(empty_plan(Tensor(zeros(Float32, 3, 0)))) == (0, 3)
scalar = Plan(parse(HLOModule, "func.func @main(%x: tensor<f64>) -> tensor<f64> {\n" *
    "%0 = stablehlo.add %x, %x : tensor<f64>\n return %0 : tensor<f64>\n}"))
@test scalar(2.5)[] == 5.0 && scalar(fill(2.5))[] == 5.0
@test refused(() -> scalar(2), "Int64", "Float64")
@test Plan(parse(HLOModule, "func.func @main() {\n return\n}"))() === ()

# Booleans whose byte is neither 0 nor 1 are refused.
negation = Plan(parse(HLOModule, "func.func @main(%x: tensor<2xi1>) -> tensor<2xi1> {\n" *
    "%0 = stablehlo.not %x : tensor<2xi1>\n return %0 : tensor<2xi1>\n}"))
@test negation([true, false]) == [false, true] && negation(trues(2)) == [false, false]
@test refused(() -> negation(reinterpret(Bool, UInt8[1, 2])))
@test wrong_place(() -> negation(reinterpret(Bool, UInt8[1, 2]))) == only_subject("input 0") # the library's own

# Dynamic shapes.
dynamic = Plan(parse(HLOModule, "func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {\n" *
    "%0 = stablehlo.negate %x : tensor<?x2xf32>\n return %0 : tensor<?x2xf32>\n}"))
@test string(StableHLO.inputs(dynamic)[1]) == "2×? Float32"
@test dynamic(Float32[1 2 3; 4 5 6]) == Float32[-1 -2 -3; -4 -5 -6]
@test dynamic(Float32[1, 4][:, :]) == Float32[-1, -4][:, :]
@test refused(() -> dynamic(Float32[1 2 3]), "2×? Float32")
grown = zeros(Float32, 2, 3)
@test run!(dynamic, (grown,), (Float32[1 2 3; 4 5 6],))[1] === grown == Float32[-1 -2 -3; -4 -5 -6]
@test run!(dynamic, (view(zeros(Float32, 2, 5), :, 2:3),), (Float32[1 2; 3 4],))[1] == Float32[-1 -2; -3 -4]
@test refused(() -> run!(dynamic, (grown,), (zeros(Float32, 2, 1),)), "output")
@test refused(() -> run!(dynamic, (grown,), (grown,)), "output 1 overlaps the memory of an input")

# A closed plan, and closing twice.
closing = Plan(program)
close(closing)
close(closing)
@test refused(() -> closing(x, y), "the plan is closed")
@test refused(() -> run!(closing, (out, mask), (x, y)), "the plan is closed")
@test string(closing) == "Plan (closed)"

# More inputs than one usually writes.
many = Plan(build() do b
    func((xs...) -> foldl(+, xs), b, "main", [TensorType(Float32, 2) for _ in 1:40]...)
end)
@test many([Float32[k, 1] for k in 1:40]...) == Float32[820, 40]
