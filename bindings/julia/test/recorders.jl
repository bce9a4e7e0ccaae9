# Values, times and progress of runs. What must be recorded is in tests/conformance/languages.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# It subtracts the squares of 0 to n - 1.
squaring = parse(HLOModule, """
func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q = stablehlo.multiply %i, %i : tensor<i32>
    %t = stablehlo.subtract %s, %q : tensor<i32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %t : tensor<i32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}""")
plan, plain = Plan(squaring; recordable = true), Plan(squaring)
squares(plan, recorder, n = 4) = plan(Int32(n); options = RunOptions(recorder = recorder))[]

# Values add up until they are cleared.
recorder = Recorder("multiply")
@test squares(plan, recorder, 4) == -14 && squares(plan, recorder, 2) == -1
@test [one.value[] for one in values(recorder)] == [0, 1, 4, 9, 0, 1]
@test [one.iterations for one in values(recorder)] == [[0], [1], [2], [3], [0], [1]]
@test values(recorder)[1].result == 1 && values(recorder)[1].process == 0
@test string(recorder) == "Recorder(6 values, times of 0 kernels)"
out = fill(Int32(0))
run!(plan, (out,), (fill(Int32(3)),); options = RunOptions(recorder = empty!(recorder)))
@test out[] == -5 && length(values(recorder)) == 3
@test squares(plan, Recorder()) == -14
all_ops = Recorder(all = true)
squares(plan, all_ops) # three ops in four steps, five conditions, and the two results of the loop
@test length(values(all_ops)) == 3 * 4 + 5 + 2

# A function, which may stop the run.
seen = []
function see(one)
    push!(seen, (one.value[], one.iterations[1]))
    GC.gc()
    length(seen) == 3 && throw(KeyError("third"))
end
recorder = Recorder(see, "multiply")
@test_throws KeyError("third") squares(plan, recorder, 9)
@test squares(plan, recorder, 2) == -1 # another run
@test seen == [(0, 0), (1, 1), (4, 2), (0, 0), (1, 1)] && isempty(values(recorder))
doubled = Int[]
squares(plan, Recorder("multiply") do one
    push!(doubled, plain(Int32(one.value[] + 1))[]) # a run of another plan
end, 3)
@test doubled == [0, -1, -30]

# Times.
recorder = Recorder(times = true)
foreach(k -> squares(plain, recorder), 1:3)
times = Dict(one.name => one for one in StableHLO.op_times(recorder))
@test times["stablehlo.multiply"].calls == 12 && times["stablehlo.multiply"].steps == 0
@test times["stablehlo.multiply"].bytes_read > 0 && times["stablehlo.multiply"].bytes_written > 0
@test times["stablehlo.while"].calls == 3 && times["stablehlo.while"].steps == 12
kernels = StableHLO.kernel_times(recorder)
@test only(one.ops[1].name for one in kernels if one.name == "while") == "stablehlo.while"
@test sum(one.seconds for one in kernels) > 0
empty!(recorder)
@test isempty(StableHLO.op_times(recorder)) && isempty(StableHLO.kernel_times(recorder))

# Progress.
fractions = Float64[]
@test plain(Int32(100000); options = RunOptions(progress = x -> push!(fractions, x)))[] isa Int32
@test issorted(fractions) && fractions[end] == 1
@test_throws ArgumentError("enough") plain(Int32(2000000000);
                                           options = RunOptions(progress = x -> throw(ArgumentError("enough"))))
@test failure(() -> plain(Int32(2000000000); options = RunOptions(progress = identity, max_milliseconds = 20))).code == SHLO_LIMIT

# A grid has values of each process.
ids = parse(HLOModule, "func.func @main() -> tensor<ui32> {\n  %0 = stablehlo.partition_id : tensor<ui32>\n  return %0 : tensor<ui32>\n}")
recorder = Recorder(all = true)
StableHLO.run_grid(Plan(ids; grid = (1, 3), recordable = true), [(), (), ()]; options = RunOptions(recorder = recorder))
@test sort([(one.process, one.value[]) for one in values(recorder)]) == [(0, 0), (1, 1), (2, 2)]

# Mistakes.
@test refused(() -> Recorder(""), "name is empty") && refused(() -> Recorder(locations = [""]), "location is empty")
@test refused(() -> squares(plain, Recorder("multiply")), "set_recordable")
recorder = Recorder("multiply"; max_memory = 11)
@test refused(() -> squares(plan, recorder), "limit of 11 bytes"; code = SHLO_LIMIT) && length(values(recorder)) == 2
close(recorder)
@test refused(() -> RunOptions(recorder = recorder), "the recorder is closed")
@test refused(() -> values(recorder), "the recorder is closed") && string(recorder) == "Recorder (closed)"
