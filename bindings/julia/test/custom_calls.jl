# Custom calls that are functions of Julia.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: Operation, is_stopped, value

scaling = parse(HLOModule, """
func.func @main(%a: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = stablehlo.custom_call @scale(%a) {backend_config = {by = 3 : i64}, api_version = 4 : i32} :
    (tensor<3x2xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}""")
# It calls @note with 0 to 4, if it begins with 0.
noting = parse(HLOModule, """
func.func @main(%a: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %w = stablehlo.while(%i = %a) : tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.custom_call @note(%i) : (tensor<i32>) -> ()
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  return %w : tensor<i32>
}""")
x = Float32[1 2 3; 4 5 6] # of size (2, 3), as tensor<3x2xf32> is

ten_times_call(call, outs, ins) = outs[1] .= 10 .* ins[1]
plan = Plan(scaling; custom_calls = "scale" => ten_times_call)
@test plan(x) == 10x == plan(Tensor(x)) && plan(x) isa Matrix{Float32}
out = zero(x)
run!(plan, (out,), (x,))
@test out == 10x
@test refused(() -> Plan(scaling), "@scale"; code = SHLO_UNSUPPORTED)
@test refused(() -> Plan(scaling; custom_calls = Dict("other" => ten_times_call)), "@scale"; code = SHLO_UNSUPPORTED)

# The op, and what is over when the function returns.
kept = Any[]
scale = HostFunction(pure = true, unordered = true) do call, outs, ins
    push!(kept, call, outs[1], Operation(call))
    is_stopped(call) && error("stopped")
    size(ins[1]) == (2, 3) && eltype(outs[1]) == Float32 && strides(ins[1]) == (1, 2) || error("another array")
    factor = value(Operation(call)["backend_config"])["by"]
    for k in eachindex(ins[1])
        outs[1][k] = factor * ins[1][k]
    end
end
@test Plan(scaling; custom_calls = ["scale" => scale])(x) == 3x
@test length(kept) % 3 == 0 && !isempty(kept)
@test refused(() -> kept[2][1], "the custom call is over")
@test refused(() -> StableHLO.name(kept[3]), "the custom call is over")
@test refused(() -> is_stopped(kept[1]), "the custom call is over")

# The functions that an op names, which are over with the call.
applying = parse(HLOModule, """
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.custom_call @apply(%a) {called_computations = [@cube, @less]} : (tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func private @cube(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.multiply %a, %a : tensor<2xi32>
  %1 = stablehlo.multiply %0, %a : tensor<2xi32>
  return %1 : tensor<2xi32>
}
func.func private @less(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.subtract %a, %b : tensor<2xi32>
  return %0 : tensor<2xi32>
}""")
function apply_call(call, outs, ins)
    cube, less = StableHLO.computations(call)
    cube === StableHLO.computations(call)[1] && StableHLO.process(call) == 0 || error("another plan")
    kept[1] = cube
    outs[1] .= less(cube(ins[1]), ins[1]) # x * x * x - x
end
@test Plan(applying; custom_calls = "apply" => apply_call)(Int32[2, -3]) == [6, -24]
GC.gc()
@test refused(() -> kept[1](Int32[2, -3]), "the plan is closed")
count_call(call, outs, ins) = error(length(StableHLO.computations(call)), " functions")
@test refused(() -> Plan(scaling; custom_calls = "scale" => count_call)(x), "@scale failed: 0 functions"; code = SHLO_FAILED)

# Results whose size the function gives.
pairing = parse(HLOModule, """
func.func @main(%a: tensor<?xi32>) -> (tensor<?x2xi32>, tensor<i32>) {
  %0 = stablehlo.custom_call @pairs(%a) : (tensor<?xi32>) -> tensor<?x2xi32>
  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x2xi32>) -> tensor<i32>
  %2 = stablehlo.add %0, %0 : tensor<?x2xi32>
  return %2, %1 : tensor<?x2xi32>, tensor<i32>
}""")
function pairs_call(call, outs, ins)
    outs == (nothing,) || error("it has a size")
    some = filter(!iszero, ins[1])
    out = StableHLO.allocate(call, 1, 2, length(some))
    out[1, :], out[2, :] = some, -some
end
plan = Plan(pairing; custom_calls = "pairs" => pairs_call)
for (given, expected) in (Int32[1, 0, 2] => [2 4; -2 -4], Int32[5] => reshape([10, -10], 2, 1), Int32[0] => zeros(Int, 2, 0))
    found, number = plan(given)
    @test found == expected && found isa Matrix{Int32} && number[] == size(expected, 2)
    @test plan(Tensor(given))[1] == expected
end
open_size(f) = () -> Plan(pairing; custom_calls = "pairs" => f)(Int32[1])
@test refused(open_size((call, outs, ins) -> nothing), "@pairs gave no shape to result 0"; code = SHLO_FAILED)
@test refused(open_size((call, outs, ins) -> StableHLO.allocate(call, 1, 3, 1)), "cannot have the extent 3 in axis 1"; code = SHLO_FAILED)
@test refused(open_size((call, outs, ins) -> StableHLO.allocate(call, 2, 1)), "result 1 of a call that has 1"; code = SHLO_FAILED)

processes = parse(HLOModule, """
func.func @main() -> tensor<ui32> {
  %0 = stablehlo.custom_call @process() : () -> tensor<ui32>
  return %0 : tensor<ui32>
}""")
process_call(call, outs, ins) = outs[1][] = StableHLO.process(call)
plan = Plan(processes; grid = (3, 1), custom_calls = "process" => process_call)
@test [only(one)[] for one in StableHLO.run_grid(plan, [(), (), ()])] == 0:2

# Order, and the third step.
seen = Int[]
fails_at = 0
function note_call(call, outs, ins)
    push!(seen, ins[1][])
    length(seen) == fails_at && throw(ArgumentError("no more ink"))
end
plan = Plan(noting; custom_calls = "note" => note_call)
@test plan(Int32(0))[] == 5 && seen == 0:4
empty!(seen)
fails_at = 3
@test refused(() -> plan(Int32(0)), "@note failed: ArgumentError: no more ink"; code = SHLO_FAILED)
@test seen == 0:2
@test plan(Int32(0))[] == 5 && length(seen) == 8 # another run

# What a function does wrong.
wrongly(f) = () -> Plan(scaling; custom_calls = "scale" => f)(x)
@test refused(wrongly((call, outs, ins) -> outs[1] .= zeros(3, 2)), "@scale failed: DimensionMismatch"; code = SHLO_FAILED)
@test refused(wrongly((call, outs, ins) -> ins[1][1] = 0), "@scale failed: an operand of a custom call is only read"; code = SHLO_FAILED)
@test refused(wrongly((call, outs, ins) -> outs[1][7] = 0), "@scale failed: BoundsError"; code = SHLO_FAILED)
@test refused(wrongly(() -> nothing), "@scale failed: MethodError"; code = SHLO_FAILED)

# Bools, scalars, nothing; runs of other plans, and garbage.
several = parse(HLOModule, """
func.func @main(%a: tensor<3xi1>, %e: tensor<0xf32>) -> (tensor<3xi1>, tensor<f64>, tensor<0xf32>) {
  %0:3 = stablehlo.custom_call @several(%a, %e) : (tensor<3xi1>, tensor<0xf32>) -> (tensor<3xi1>, tensor<f64>,
    tensor<0xf32>)
  return %0#0, %0#1, %0#2 : tensor<3xi1>, tensor<f64>, tensor<0xf32>
}""")
counter = counting_loop()
flags, number, nothing_there = Plan(several; custom_calls = "several" => function (call, outs, ins)
    any(outs[1]) && error("elements that are not false")
    GC.gc()
    outs[1] .= .!ins[1]
    outs[2][] = counter(7)[] / 2
    isempty(outs[3]) && isempty(ins[2]) || error("elements where there are none")
end)([true, false, true], Float32[])
@test flags == [false, true, false] && number[] == 3.5 && isempty(nothing_there)
@test Plan(scaling; custom_calls = "scale" => (call, outs, ins) -> run!(Plan(scaling; custom_calls = "scale" => ten_times_call), outs, ins))(x) == 10x

# Functions live as long as plans.
lent_to(f) = count(loan -> loan.memory !== nothing && loan.memory.f === f, StableHLO.lent_functions)
first_function(call, outs, ins) = nothing
second_function(call, outs, ins) = nothing
plans = [Plan(noting; custom_calls = ("note" => first_function, "unused" => second_function)) for k in 1:2]
@test lent_to(first_function) == 2 && lent_to(second_function) == 0 # no call names the other one
GC.gc()
@test plans[1](Int32(0))[] == 5 && lent_to(first_function) == 2
close(plans[1])
@test lent_to(first_function) == 1 && plans[2](Int32(0))[] == 5
close(plans[2])
@test lent_to(first_function) == 0
@test refused(() -> Plan(noting; custom_calls = "other" => first_function), "@note"; code = SHLO_UNSUPPORTED)
@test lent_to(first_function) == 0

# Threads at once.
calls = Threads.Atomic{Int}(0)
plan = Plan(noting; custom_calls = "note" => (call, outs, ins) -> (Threads.atomic_add!(calls, 1); nothing))
Threads.@threads for k in 1:4
    for round in 1:20
        plan(Int32(0))[] == 5 || error("another result")
    end
end
@test calls[] == 4 * 20 * 5
