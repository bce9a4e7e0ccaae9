# The values of runs in order, where operands come from, and where two runs part. Expected values are computed by hand.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: Operation, PastValue, first_nan, location, operands, outputs, set!

# x - 0.5, n times, in a function that is called; then the sum.
stepping(; op = "subtract", half = "0.5", sum = "add") = parse(HLOModule, """
func.func @main(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<$half> : tensor<2xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %h = func.call @step(%y, %half) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %k, %h : tensor<i32>, tensor<2xf32>
  }
  %s = stablehlo.reduce(%r#1 init: %none) applies stablehlo.$sum across dimensions = [0]
    : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @step(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.$op %a, %b : tensor<2xf32>
  return %0 : tensor<2xf32>
}""")
stepped(n = 3; options...) = History(stepping(; options...), Int32(n), Float32[1, 4])
value_of(history, op, iterations...) =
    only(value for value in history if value.op == op && value.iterations == collect(iterations))

# Values
history = stepped()
@test history isa AbstractVector{PastValue} && history.error === nothing
@test length(history) == 4 + 4 + 3 * 3 + 2 + 1 # constants, compares, ops of an iteration, results of the loop, the sum
@test [one.index for one in history] == 1:20 && history[end].op == "stablehlo.reduce"
for i in 0:2
    one = value_of(history, "stablehlo.subtract", i)
    @test one.value == Float32[0.5 - 0.5i, 3.5 - 0.5i] && one.result == 1 && one.nonfinite == 0
    @test location(Operation(one)).line == 20 && StableHLO.name(parent(Operation(one))) == "func.func"
    state, constant = operands(one)
    @test state == (i == 0 ? (value = nothing, input = 2) :
                             (value = value_of(history, "func.call", i - 1).index, input = nothing))
    @test constant.input === nothing && history[constant.value].op == "stablehlo.constant"
    @test history[constant.value].value == Float32[0.5, 0.5] && history[constant.value].probe === nothing
    # What is in the loop comes after constants, and before the results of the loop.
    results = [value.index for value in history if value.op == "stablehlo.while"]
    @test constant.value < one.index < results[1]
    # Probes: compare, add, call, the loop's two, the add of reduce and reduce, subtract.
    @test one.probe == 8 && value_of(history, "stablehlo.compare", i).probe == 1
end
@test [one.result for one in history if one.op == "stablehlo.while"] == [1, 2]
@test outputs(history) == [fill(2f0)] && first_nan(history) === nothing
@test repr(history) == "History(20 values)"
@test repr(value_of(history, "stablehlo.subtract", 2)) == "PastValue(stablehlo.subtract in iteration 2, 2 Float32)"
@test occursin("20-element History:\n PastValue(stablehlo.constant", repr("text/plain", history))
@test_throws BoundsError history[0]
@test_throws BoundsError history[21]
@test_throws Exception history[1].value[1] = 3
# In Julia's order, of all element types, and apart from the memory of inputs.
wide = parse(HLOModule, """
func.func @main(%x: tensor<2x3xi8>, %b: tensor<3xi1>)
    -> (tensor<3x2xi8>, tensor<3xi1>, tensor<2x3xi8>, tensor<0x2xbf16>) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %1 = stablehlo.not %b : tensor<3xi1>
  %2 = stablehlo.constant dense<0.0> : tensor<0x2xbf16>
  return %0, %1, %x, %2 : tensor<3x2xi8>, tensor<3xi1>, tensor<2x3xi8>, tensor<0x2xbf16>
}""")
x = Int8[1 2; 3 4; 5 6]
several = History(wide, x, [true, false, true])
@test value_of(several, "stablehlo.transpose").value == Int8[1 3 5; 2 4 6]
fill!(x, 0)
GC.gc()
@test outputs(several) == [Int8[1 3 5; 2 4 6], [false, true, false], Int8[1 2; 3 4; 5 6],
                           Matrix{StableHLO.BFloat16}(undef, 2, 0)]
@test Plan(wide)(outputs(several)[3], [true, true, true])[1] == Int8[1 3 5; 2 4 6] # a value as an input

# The first NaN
logarithms = parse(HLOModule, """
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.negate %x : tensor<2xf32>
  %1 = stablehlo.log %0 : tensor<2xf32>
  %2 = stablehlo.add %1, %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}""")
for keep_values in (false, true), stop_at_nan in (false, true)
    options = (keep_values = keep_values, stop_at_nan = stop_at_nan)
    broken = History(logarithms, Float32[1, -1]; options...)
    @test first_nan(broken) == value_of(broken, "stablehlo.log").index == 2
    @test broken[2].nonfinite == 1 && broken.error === nothing
    @test keep_values ? isequal(broken[2].value, Float32[NaN, 0]) : broken[2].value === nothing
    @test length(outputs(broken)) == (stop_at_nan ? 0 : 1) && length(broken) == (stop_at_nan ? 2 : 3)
    @test repr(broken[2]) == (keep_values ? "PastValue(stablehlo.log, 2 Float32)" : "PastValue(stablehlo.log)")
    # The twins: no NaN, and one that was there before.
    for x in (Float32[-1, -2], Float32[NaN, -1])
        @test first_nan(History(logarithms, x; options...)) === nothing
    end
end

# Differences
for (change, op, other, line, distance) in (
        ((op = "add",), "stablehlo.subtract", "stablehlo.add", 20, 1.0),
        ((half = "0.75",), "stablehlo.constant", "stablehlo.constant", 4, 0.25),
        # The op in the region is another one.
        ((sum = "maximum",), "stablehlo.reduce", "stablehlo.maximum", 15, 0.5))
    changed = stepped(; change...)
    diff = Diff(history, changed; tolerance = 1e-5)
    @test history[diff.first].op == op && StableHLO.name(diff.operations[2]) == other
    @test [location(operation).line for operation in diff.operations] == [line, line]
    first_one = diff[diff.first]
    @test (first_one.element, first_one.distance) == (1, distance)
    @test changed[first_one.partner].op == (op == "stablehlo.reduce" ? op : other)
    @test all(one -> one.element === nothing, diff[1:diff.first-1])
    @test diff.compared == length(diff) == 20 && length(diff.outputs) == 1
    @test diff.outputs[1].element == 1 && diff.outputs[1].distance > 0
    @test repr(diff) == repr("text/plain", diff) ==
          "Diff(20 values compared, value $(diff.first) is the first that differs)"
    far = Diff(history, changed; tolerance = 10)
    @test far.first === nothing && far.operations == (nothing, nothing) && far.outputs[1].element === nothing
end
for twin in (history, stepped())
    same = Diff(history, twin)
    @test same.first === nothing && same.compared == 20 && same.outputs == [StableHLO.Difference(1, nothing, 0.0)]
    @test all(one -> one.element === nothing && one.distance == 0, same) && [one.partner for one in same] == 1:20
    @test repr(same) == "Diff(20 values compared, none differs)"
end
# An element is counted in Julia's order.
matrix(last) = History(parse(HLOModule, """
func.func @main() -> tensor<2x3xf32> {
  %0 = stablehlo.constant dense<[[1.0, 2.0, $last], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}"""))
a, b = matrix("3.0"), matrix("5.0")
@test Diff(a, b)[1] == StableHLO.Difference(1, 3, 2.0) && a[1].value[3, 1] == 3
@test a[1].value[Diff(a, b)[1].element] == 3 != b[1].value[3]
@test Diff(a, b; tolerance = 2 / 6).first === nothing && Diff(a, b; tolerance = 1.99 / 6).first == 1

# A run somewhere else
elsewhere = StableHLO.beside(history)
@test length(elsewhere) == 20 && all(one -> one.value === nothing, elsewhere) && isempty(outputs(elsewhere))
@test [one.op for one in elsewhere] == [one.op for one in history]
equal, other = value_of(history, "stablehlo.subtract", 1).index, value_of(history, "stablehlo.subtract", 2).index
values_there = Float32[-0.5, NaN]
@test set!(set!(elsewhere, equal, history[equal].value), other, values_there) === elsewhere
fill!(values_there, 7) # it is copied
GC.gc()
@test isequal(elsewhere[other].value, Float32[-0.5, NaN]) && elsewhere[other].nonfinite == 1
diff = Diff(history, elsewhere)
@test diff.compared == 2 && diff.first == other && diff[other] == StableHLO.Difference(other, 2, Inf)
@test diff[equal] == StableHLO.Difference(equal, nothing, 0.0)
@test diff[other+1].distance === nothing && isempty(diff.outputs)
set!(elsewhere, other, Tensor(Float32[-0.5, 2.5])) # 4 - 3 * 0.5
@test Diff(history, elsewhere).first === nothing
sum_there = set!(elsewhere, 20, 2f0)[20].value
@test sum_there == fill(2f0) && Diff(history, set!(elsewhere, 20, 3f0)).first == 20 && sum_there[] == 2
@test refused(() -> set!(elsewhere, other, Float32[1]), "another shape")
@test refused(() -> set!(history, other, Float32[1, 2]), "a run here")
@test_throws BoundsError set!(elsewhere, 21, 1f0)
@test_throws BoundsError set!(elsewhere, 0, 1f0)

# Limits. What is there until then stays.
short = History(stepping(), Int32(1000), Float32[1, 4]; max_memory = 3000)
@test short.error.code == SHLO_LIMIT && occursin("3000 bytes", short.error.rendered) && 4 < length(short) < 60
@test isempty(outputs(short)) && Diff(short, short).first === nothing
limited = History(stepping(), typemax(Int32), Float32[1, 4]; max_milliseconds = 50, keep_values = false)
@test limited.error.code == SHLO_LIMIT && length(limited) > 60
stopped = Cancellation()
unharmed = History(stepping(), Int32(3), Float32[1, 4]; cancellation = stopped)
@test Diff(history, unharmed).first === nothing
cancel(stopped)
@test refused(() -> History(stepping(), Int32(3), Float32[1, 4]; cancellation = stopped); code = SHLO_CANCELLED)
# Options of plans: another function, functions of Julia.
inner = parse(HLOModule, "func.func @f() -> tensor<f32> {\n %0 = stablehlo.constant dense<1.0> : tensor<f32>\n" *
                         " return %0 : tensor<f32>\n}")
@test outputs(History(inner; function_name = "f")) == [fill(1f0)]
calling = parse(HLOModule, """
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.negate %x : tensor<f32>
  %1 = stablehlo.custom_call @double(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}""")
called = History(calling, 3f0; custom_calls = "double" => (call, outs, ins) -> outs[1] .= 2 .* ins[1])
@test [one.value[] for one in called] == [-3, -6]
failed = History(calling, 3f0; custom_calls = "double" => (call, outs, ins) -> error("no doubles"))
@test failed.error.code == SHLO_FAILED && occursin("no doubles", failed.error.message) && failed[1].value[] == -3

# Mistakes
@test refused(() -> History(stepping()), "0 inputs given")
@test refused(() -> History(stepping(), Int32(3), Float64[1, 4]), "expected tensor<2xf32>")
@test refused(() -> History(stepping(), Int32(3), nothing))
@test refused(() -> History(stepping(), "3"), "not String")
@test refused(() -> History(stepping(), Int32(3), Float32[1, 4]; grid = (1, 2)), "a grid"; code = SHLO_UNSUPPORTED)
@test refused(() -> History(stepping(), Int32(3), Float32[1, 4]; nonsense = 1), "nonsense")
@test refused(() -> History(stepping(), Int32(3), Float32[1, 4]; function_name = "nobody"), "nobody";
              code = SHLO_NOT_FOUND)
@test refused(() -> Diff(history, history; tolerance = -1), "tolerance")
@test refused(() -> Diff(history, history; tolerance = NaN), "tolerance")

# What is borrowed keeps its history alive, and a closed history is an error.
function parts_of_lost_history()
    lost = stepped()
    diff = Diff(lost, stepped(op = "add"))
    value_of(lost, "stablehlo.subtract", 2).value, Operation(lost[1]), diff.operations[2]
end
values_kept, operation_kept, other_kept = parts_of_lost_history()
foreach(k -> GC.gc(), 1:3)
@test values_kept == Float32[-0.5, 2.5] && StableHLO.name(operation_kept) == "stablehlo.constant"
@test StableHLO.name(other_kept) == "stablehlo.add"
one, view_of_one, operation = history[5], history[5].value, Operation(history[5])
diff = Diff(stepped(), history)
close(history)
close(history)
@test !isopen(history) && repr(history) == repr("text/plain", history) == "History (closed)"
for f in (() -> length(history), () -> history[1], () -> view_of_one[1], () -> StableHLO.name(operation),
          () -> Operation(one), () -> operands(one), () -> outputs(history), () -> first_nan(history),
          () -> StableHLO.beside(history), () -> set!(history, 1, 1), () -> Diff(history, diff.a),
          () -> Diff(diff.a, history))
    @test refused(f, "the history is closed")
end
@test diff.first === nothing && length(diff) == 20 && one.op == "stablehlo.compare"

# Ctrl-C, in a process of its own. A run that is not interruptible goes on to its limit.
function history_after_control_c(settings, limit)
    code = """
        using StableHLO
        Base.exit_on_sigint(false)
        program = parse(HLOModule, read(stdin, String))
        past(n; options...) = try
            history = History(program, Int32(n), Float32[1, 4]; keep_values = false, options...)
            history.error === nothing ? "whole" : "part"
        catch e
            nameof(typeof(e))
        end
        past(3)
        run(`sh -c "sleep 0.3; kill -INT \$(getpid())"`; wait = false)
        start = time()
        print(past(typemax(Int32); $settings), time() - start < $limit ? " early" : " late")
        """
    child = `$(Base.julia_cmd()) --startup-file=no -e $code`
    read(pipeline(child; stdin = IOBuffer(string(stepping())), stderr = devnull), String)
end
@test history_after_control_c("max_milliseconds = 60_000, interruptible = true", 50) == "InterruptException early"
@test history_after_control_c("max_milliseconds = 1000", 0.9) != "InterruptException early"
