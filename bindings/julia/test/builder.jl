# Building: inference, regions as functions, locations, errors, what is abandoned.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: infer, axis, set_attribute!, declare

w, x = Float32[1 2 3; 4 5 6], Float32[1, -1, 2]
network = build("network") do b
    func(b, "main", "w" => TensorType(w), "x" => TensorType(x)) do w, x
        y = w * x
        max.(y, 0) .+ tanh.(y) .- y .^ 2, y .< 1, -y / 2
    end
end
plan = Plan(network)
y = w * x
@test string.(StableHLO.inputs(plan)) == ["w: 2×3 Float32", "x: 3 Float32"]
out, less, half = plan(w = w, x = x)
@test out ≈ max.(y, 0) .+ tanh.(y) .- y .^ 2 && less == (y .< 1) && half == -y / 2
@test !(out ≈ y) && StableHLO.name(network) == "network"
product = Plan(build(b -> func(*, b, "main", TensorType(Float32, 2, 3), TensorType(Float32, 3, 5)), "p"))
m = Float32.(reshape(1:15, 3, 5))
@test product(w, m) == w * m
here = @__LINE__
located = build() do b
    func(b, "main", TensorType(Float32, 2)) do x
        tanh.(x)
    end
end
tanh_op = StableHLO.operations(HLOFunction(located))[1]
@test StableHLO.location(tanh_op).line == here + 3
@test basename(StableHLO.location(tanh_op).file) == "builder.jl"
unlocated = build(b -> func(x -> tanh.(x), b, "main", TensorType(Float32, 2)); locations = false)
@test StableHLO.location(StableHLO.operations(HLOFunction(unlocated))[1]).line == 0

# Regions are functions of their arguments.
sums = build() do b
    func(b, "main", TensorType(Float32, 5, 3, 2)) do x
        zero = StableHLO.constant(b, 0f0)
        op("stablehlo.reduce", x, zero; dimensions = [axis(x, 1)], regions = [[Float32, Float32] => +])
    end
end
cube = reshape(Float32.(1:30), 5, 3, 2)
@test Plan(sums)(cube) == dropdims(sum(cube; dims = 1); dims = 1)
counting = build() do b
    func(b, "main", Int64) do n
        start = [StableHLO.constant(b, 0), n]
        step(i, n) = (i + StableHLO.constant(b, 1), n)
        op("stablehlo.while", start...; regions = [start => (i, n) -> i .< n, start => step])[1]
    end
end
@test Plan(counting)(7)[] == 7

# Attributes from values of Julia.
attributes = build() do b
    set_attribute!(b, nothing, "my.numbers", (1, true, 2.5, "text", :main, Int32(3), nothing, [1, 2], [true, false]))
    set_attribute!(b, nothing, "my.half", StableHLO.BFloat16(1.5))
    func(b, "main", "x" => TensorType(Float32, 2)) do x
        accuracy = attr"#stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>"
        y = op("stablehlo.exponential", x; result_accuracy = accuracy)
        set_attribute!(b, parent(y), "my.fields", (a = 1, b = TensorType(Float32, 3, 2)))
        z = op("stablehlo.compare", y, x; comparison_direction = SHLO_COMPARISON_DIRECTION_GE)
        op(b, "stablehlo.constant"; value = [1 2 3; 4 5 6])
        z
    end
end
printed = string(attributes)
for text in ("my.numbers = [1, true, 2.500000e+00, \"text\", @main, 3 : i32, unit, array<i64: 1, 2>, " *
             "array<i1: true, false>]", "my.half = 1.500000e+00 : bf16",
             "my.fields = {a = 1 : i64, b = tensor<2x3xf32>}", "compare GE", "dense<[[1, 4], [2, 5], [3, 6]]>")
    @test occursin(text, printed) || (println(printed); false)
end
@test !occursin("compare LT", printed)
b = Builder()
@test refused(() -> StableHLO.attribute(b, 1 => 2), "no attribute")
@test refused(() -> StableHLO.attribute(b, attr"#nothing"); code = SHLO_MALFORMED) ||
      failure(() -> StableHLO.attribute(b, attr"#nothing")) !== nothing
@test string(infer("stablehlo.transpose", TensorType(Float32, 3, 2); permutation = [1, 0])[1]) ==
    "HLOType(tensor<3x2xf32>)"
@test infer(b, "stablehlo.add", "tensor<2xf32>", "tensor<2xf32>")[1] == StableHLO.type(b, TensorType(Float32, 2))
@test failure(() -> infer("stablehlo.add", TensorType(Float32, 2), TensorType(Float32, 3))).code == SHLO_INVALID_PROGRAM
@test StableHLO.text(StableHLO.type(b, TensorType(Float32, :, 2))) == "tensor<2x?xf32>"

# An op that is refused says which line asked for it; building goes on.
line = 0
e = failure() do
    func(b, "refused", TensorType(Float32, 2)) do x
        global line = @__LINE__() + 1
        op("stablehlo.transpose", x; permutation = [0, 1])
    end
end
@test e.code == SHLO_INVALID_PROGRAM && e.diagnostics[1].line == line && basename(e.diagnostics[1].file) == "builder.jl"
@test e.diagnostics[1].constraint == "transpose_c2" && e.diagnostics[1].op == "stablehlo.transpose"

# Values of an abandoned function or region, of another builder, of a finished module are errors.
leaked = nothing
@test_throws ErrorException func(b, "f", TensorType(Float32, 2)) do x
    global leaked = x .* 2
    error("of the user")
end
@test refused(() -> func(x -> x + leaked, b, "g", TensorType(Float32, 2)), "abandoned")
@test refused(() -> eltype(leaked), "abandoned")
inner = nothing
@test_throws ErrorException func(b, "f", TensorType(Float32, 2)) do x
    failing(p, q) = (global inner = p + q; error("inside of a region"))
    op("stablehlo.reduce", x, StableHLO.constant(b, 0f0); dimensions = [0], regions = [[Float32, Float32] => failing])
end
@test refused(() -> size(inner), "abandoned")
func(b, "kept", TensorType(Float32, 2)) do x
    leaking(p, q) = global inner = p + q
    refused_op() = op("stablehlo.reduce", x, x; dimensions = [0], regions = [[Float32, Float32] => leaking])
    @test failure(refused_op).code == SHLO_INVALID_PROGRAM
    @test refused(() -> inner + inner, "abandoned")
    x
end
foreign = nothing
other = Builder()
func(x -> (global foreign = x), other, "main", TensorType(Float32, 2))
@test refused(() -> func(x -> op(b, "stablehlo.add", x, foreign), b, "h", TensorType(Float32, 2)))
@test refused(() -> func(x -> 3, b, "h", TensorType(Float32, 2)), "returns Int64")
@test failure(() -> func(x -> x, b, "kept", TensorType(Float32, 2))).code == SHLO_INVALID_PROGRAM
declare(b, "elsewhere", [Float32], [Float32])
finished = StableHLO.finish(b)
@test StableHLO.name.(StableHLO.functions(finished)) == ["kept", "elsewhere"]
@test refused(() -> func(x -> x, b, "late", Float32), "the builder is closed")
@test refused(() -> eltype(leaked), "abandoned") && refused(() -> eltype(inner), "abandoned")
made = StableHLO.finish(other)
@test eltype(foreign) == Float32
close(made)
@test refused(() -> eltype(foreign), "the module is closed")
given_up = Builder()
func(x -> (global foreign = x), given_up, "main", TensorType(Float32, 2))
close(given_up)
close(given_up)
@test refused(() -> eltype(foreign), "the builder is closed")
closed_inside = failure(() -> build(b -> func(x -> (close(b); x), b, "main", Float32)))
@test closed_inside.code == SHLO_INVALID_ARGUMENT

# Attributes of arguments and results, which count from 1.
function marked(change)
    string(build() do b
        f = func((x, y) -> (x, y), b, "main", Float32, Float32)
        StableHLO.set_argument_attribute!(b, f, 2, "jax.buffer_donor", true)
        StableHLO.set_result_attribute!(b, f, 1, "jax.note", "größe")
        change(b, f)
    end)
end
@test occursin("%arg1: tensor<f32> {jax.buffer_donor = true}) -> (tensor<f32> {jax.note = ", marked((b, f) -> nothing))
without = marked() do b, f
    StableHLO.set_argument_attribute!(b, f, 2, "jax.buffer_donor", nothing)
    StableHLO.set_result_attribute!(b, f, 1, "jax.note", nothing)
end
@test !occursin("jax", without)
@test refused(() -> marked((b, f) -> StableHLO.set_argument_attribute!(b, f, 3, "jax.a", 1)))
@test refused(() -> marked((b, f) -> StableHLO.set_result_attribute!(b, f, 0, "jax.a", 1)), "from 1")
