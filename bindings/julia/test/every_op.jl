# Every op is built by its typed builder, and the text is that of the program that a person wrote.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

module EveryOp
using StableHLO
using StableHLO: CAPI, CHLO, Ops, func
Base.Experimental.@optlevel 0 # each function runs once

# A tensor from its bytes as hexadecimal digits; the shape is in the tensor's own order.
function literal(element_name, shape, digits)
    number = findfirst(one -> StableHLO.static_text(CAPI.shlo_element_type_name(CAPI.shlo_element_type(one[1]))) ==
                              element_name, CAPI.cases(CAPI.shlo_element_type))
    code, bytes = CAPI.shlo_element_type(CAPI.cases(CAPI.shlo_element_type)[number][1]), hex2bytes(digits)
    Tensor(StableHLO.make(CAPI.shlo_tensor_copy, CAPI.shlo_tensor, code, length(shape), Int64[shape...], bytes,
                          length(bytes), C_NULL))
end
include("every_op_cases.jl")
end

named_functions(program) =
    Dict(StableHLO.value(f["sym_name"]) => StableHLO.text(f) for f in StableHLO.operations(program))
built(functions) = build(b -> foreach(f -> f(b), functions); locations = false)

function compare_every_op()
    ops, compared = Set{String}(), 0
    for (path, functions) in EveryOp.PROGRAMS
        written = named_functions(StableHLO.load(joinpath(SOURCE, path)))
        program = built(functions)
        StableHLO.verify(program)
        found = named_functions(program)
        @test length(found) == length(functions)
        for (name, text) in found
            @test text == written[name]
            compared += 1
        end
        StableHLO.walk(op -> push!(ops, StableHLO.name(op)), program)
    end
    compared, length(setdiff(ops, ("func.func", "func.return", "stablehlo.return")))
end
compared, ops = compare_every_op()
println(compared, " functions build ", ops, " ops")
@test ops == EveryOp.OPS >= 168

# A function that is built otherwise has another text.
written = named_functions(StableHLO.load(joinpath(SOURCE, EveryOp.PROGRAMS[1][1])))
@test length(EveryOp.TWINS) >= 3
for (name, f) in EveryOp.TWINS
    @test named_functions(built([f]))[name] != written[name]
end

# What the typed builders check, and where an op comes from.
using StableHLO: CHLO, Ops
@test isempty(intersect(union(names(Ops), names(CHLO)), union(names(Base), names(Core))))
documented = [length(Base.Docs.meta(part)) for part in (Ops, CHLO)]
@test EveryOp.OPS <= sum(documented) <= EveryOp.OPS + 2 # the modules too
one_function(f, types...) = build(b -> func(f, b, "main", types...))
vector = TensorType(Float32, 3)
@test refused(() -> one_function(x -> Ops.add(x, Ops.reshape(x; result_type = TensorType(Float32, 1, 3))), vector),
              "add_c1"; code = SHLO_INVALID_PROGRAM)
@test refused(() -> one_function(x -> Ops.tanh(x; result_accuracy = (atoll = 1.0,)), vector), "no field atoll")
@test refused(() -> one_function(x -> Ops.case([], x), Int32), code = SHLO_INVALID_PROGRAM)
@test refused(() -> Ops.concatenate([]; dimension = 0), "without an operand")
@test_throws UndefKeywordError one_function(x -> Ops.transpose(x), vector)
@test_throws MethodError one_function(x -> Ops.transpose(x; permutation = [0], nonsense = 1), vector)
here = @__LINE__
program = one_function(vector) do x
    Ops.reduce(x, Ops.constant(StableHLO.builder_of(x); value = 0f0); dimensions = [0]) do p, q
        Ops.add(p, q)
    end
end
reduce_op = StableHLO.operations(HLOFunction(program))[2]
@test StableHLO.location(reduce_op).line == here + 2
@test StableHLO.location(StableHLO.operations(reduce_op)[1]).line == here + 3
@test Plan(program)(Float32[1, 2, 4])[] == 7

# The types of a region's arguments can be given instead: an accumulator may be wider than the elements.
wide = one_function(vector) do x
    zero = Ops.constant(StableHLO.builder_of(x); value = 0f0)
    Ops.reduce([Float64, Float64] => Ops.add, x, zero; dimensions = [0])
end
@test StableHLO.results(HLOFunction(wide))[1].element == SHLO_TYPE_F64
