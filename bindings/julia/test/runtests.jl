# Runs all tests. Needs a library (see the README) and the programs and models of the source tree.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO, Test
using StableHLO: CAPI, build, func, op

const SOURCE = get(ENV, "STABLEHLO_C_SOURCE", normpath(joinpath(@__DIR__, "..", "..", "..")))
const PACKAGE = normpath(joinpath(@__DIR__, ".."))
const LSTM = joinpath(SOURCE, "examples", "models", "lstm")

# The error that a call throws; nothing if it throws none.
function failure(f)
    try
        f()
        nothing
    catch e
        e isa StableHLOError ? e : rethrow()
    end
end
refused(f, words...; code = SHLO_INVALID_ARGUMENT) =
    (e = failure(f); e !== nothing && e.code == code && all(occursin(word, e.rendered) for word in words))

# Julia refuses to resize a vector, or gives it another memory.
function cannot_resize(f, vector)
    memory, before = pointer(vector), copy(vector)
    try
        f()
        pointer(vector) != memory || error("the memory was resized")
    catch e
        e isa ErrorException && occursin("shared", e.msg) || rethrow()
        @test vector == before
    end
    @test pointer(vector) != memory || vector == before
end

# Whether an array lies in some bytes, and how many modules borrow these.
inside(bytes, x) = pointer(bytes) <= Ptr{UInt8}(pointer(x)) < pointer(bytes) + length(bytes)
loans_of(bytes) =
    count(loan -> loan.memory !== nothing && any(x -> pointer(x) == pointer(bytes), loan.memory), StableHLO.loans)

# A program that counts to its argument.
const COUNTING = """
func.func @main(%x: tensor<i64>) -> tensor<i64> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.while(%i = %zero) : tensor<i64> cond {
    %c = stablehlo.compare LT, %i, %x : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i64>
    %n = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }
  return %0 : tensor<i64>
}
"""
counting_loop() = Plan(parse(HLOModule, COUNTING))

function passed(set)
    set isa Test.DefaultTestSet || return 0
    set.n_passed + sum(Int[passed(one) for one in set.results])
end

const FILES = ("library", "errors", "versions", "order", "arrays", "tensors", "dlpack", "runs", "custom_calls",
               "recorders", "grids", "client", "modules", "pipelines", "specializing", "histories", "onnx", "ir", "builder",
               "every_op", "languages", "models", "memory", "threads", "examples")
# These call many functions once. A process of their own that interprets them is faster than compiling them here.
const INTERPRETED = ("every_op", "languages")
const RUNNER = @__FILE__
interpreted(name) = ignorestatus(`$(Base.julia_cmd()) --startup-file=no --compile=min $RUNNER $name`)
chosen = isempty(ARGS) ? FILES : ARGS

# With STABLEHLO_TEST_COLLECT, another thread collects garbage all the time: at any safepoint of the tests.
const collected = Threads.Atomic{Int}(0)
if haskey(ENV, "STABLEHLO_TEST_COLLECT")
    Threads.nthreads() > 1 || error("collecting at any time needs a second thread")
    Threads.@threads for k in 1:1 end # compiled here
    Threads.@spawn while true
        GC.gc(false)
        Threads.atomic_add!(collected, 1)
        sleep(0.001)
    end
end
all_tests = @testset "StableHLO" begin
    for name in chosen
        @testset "$name" begin
            isempty(ARGS) && name in INTERPRETED ? (@test success(run(interpreted(name)))) :
                include(string(name, ".jl"))
        end
    end
end
for (name, set) in zip(chosen, all_tests.results)
    passed(set) > 0 || (println("no test of ", name, " ran"); exit(1))
end
println("julia ", VERSION, ": ", passed(all_tests), " checks in ", length(chosen), " files, ", collected[],
        " more collections")
