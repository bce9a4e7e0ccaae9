# What stops a run, who helps, and the sizes of its outputs.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: output_sizes, is_cancelled

loop = counting_loop()
endless(; options...) = loop(typemax(Int64); options = RunOptions(; options...))
@test loop(1000)[] == 1000 && loop(Tensor(1000))[] == 1000
@test failure(() -> endless(max_milliseconds = 20)).code == SHLO_LIMIT
@test refused(() -> RunOptions(max_milliseconds = -1), "max_milliseconds")

# Options cancel their own runs, a cancellation those of many options, for ever.
cancelled, others = RunOptions(), RunOptions()
cancel(cancelled)
@test failure(() -> loop(1000; options = cancelled)).code == SHLO_CANCELLED
@test loop(1000; options = others)[] == 1000
cancellation = Cancellation()
shared = [RunOptions(cancellation = cancellation, interruptible = k == 2) for k in 1:2]
@test !is_cancelled(cancellation) && all(loop(1000; options = options)[] == 1000 for options in shared)
cancel(cancellation)
cancel(cancellation)
@test is_cancelled(cancellation) && !is_cancelled(Cancellation())
@test all(failure(() -> loop(1000; options = options)).code == SHLO_CANCELLED for options in shared)
close(cancellation)
close(cancellation)
@test refused(() -> cancel(cancellation), "the cancellation is closed")
@test refused(() -> RunOptions(cancellation = cancellation), "the cancellation is closed")
@test failure(() -> loop(1000; options = shared[1])).code == SHLO_CANCELLED

# Pools help without changing a bit, also after they were closed.
sums = Plan(parse(HLOModule, """
    func.func @main(%x: tensor<64x40000xf32>) -> tensor<64xf32> {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<64x40000xf32>, tensor<f32>) -> tensor<64xf32>
      return %0 : tensor<64xf32>
    }"""))
terms = Float32[1 / (i + 7k) for i in 1:40000, k in 1:64]
alone = sums(terms)
@test alone ≈ vec(sum(Float64.(terms); dims = 1)) && alone != alone .+ 1
for pool in (Pool(), Pool(2), Pool(3; spin = 5e-5))
    helped = RunOptions(pool = pool)
    @test length(pool) >= 1 && sums(terms; options = helped) == alone && sums(Tensor(terms); options = helped) == alone
    close(pool)
    close(pool)
    @test sums(terms; options = helped) == alone
    @test refused(() -> RunOptions(pool = pool), "the pool is closed")
end
@test length(Pool(3)) == 3
tasks() = (GC.gc(); length(readdir("/proc/self/task")))
tasks() # pools of before are gone
before = tasks()
keeping = RunOptions(pool = Pool(3))
@test tasks() == before + 2
close(keeping)
@test refused(() -> Pool(257), "256") && refused(() -> Pool(-1), "256") && refused(() -> Pool(2; spin = 2), "spin is 2")

# Interruptible runs have the results, the limits and the errors of others.
@test loop(1000; options = RunOptions(interruptible = true))[] == 1000
@test failure(() -> endless(max_milliseconds = 20, interruptible = true)).code == SHLO_LIMIT
@test refused(() -> loop(1f0; options = RunOptions(interruptible = true)), "Float32")

# Ctrl-C, in a process of its own: runs with options and, in an interactive session, those without. A run that is not
# interruptible goes on to its limit.
function after_control_c(settings, limit, arguments...)
    code = """
        using StableHLO
        Base.exit_on_sigint(false)
        loop = Plan(parse(HLOModule, read(stdin, String)))
        options = $settings
        run_loop(argument) = try loop(argument; options = options)[] catch e; nameof(typeof(e)) end
        run_loop(10), run_loop(Tensor(10))
        for argument in (typemax(Int64), Tensor(typemax(Int64)))
            run(`sh -c "sleep 0.3; kill -INT \$(getpid())"`; wait = false)
            start = time()
            print(run_loop(argument), time() - start < $limit ? " early " : " late ")
        end
        print(run_loop(10))
        """
    child = `$(Base.julia_cmd()) --startup-file=no $arguments -e $code`
    read(pipeline(child; stdin = IOBuffer(COUNTING), stderr = devnull), String)
end
interrupted = "InterruptException early InterruptException early 10"
@test after_control_c("RunOptions(max_milliseconds = 60_000, interruptible = true)", 50) == interrupted
@test after_control_c("nothing", 50, "-i") == interrupted
@test after_control_c("RunOptions(max_milliseconds = 2000)", 1.5) != interrupted

# The sizes of outputs, from the sizes of inputs.
joining = Plan(parse(HLOModule, """
func.func @main(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<2x?xf32>) {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x2xf32>) -> tensor<2x?xf32>
  return %0, %1 : tensor<?x2xf32>, tensor<2x?xf32>
}
"""))
@test output_sizes(joining, (2, 3), (2, 4)) == [(2, 7), (3, 2)]
@test output_sizes(joining, (2, 4), (2, 3)) != [(2, 7), (3, 2)]
x, y = rand(Float32, 2, 3), rand(Float32, 2, 5)
@test output_sizes(joining, x, y) == [(2, 8), (3, 2)] == collect(size.(joining(x, y)))
outs = [zeros(Float32, size) for size in output_sizes(joining, x, y)]
run!(joining, outs, (x, y))
@test outs[1] == hcat(x, y) == joining(x, y)[1] && outs[2] == permutedims(x) == joining(x, y)[2]
@test joining(x, y)[1] isa Matrix{Float32} && joining(Tensor(x), y)[1] isa Tensor{Float32,2}
@test output_sizes(loop, ()) == [()] == output_sizes(loop, 1)
@test refused(() -> output_sizes(joining, (2, 3)), "2 inputs")
@test refused(() -> output_sizes(joining, (2, 3), (3, 4)), "input 2 is (3, 4)", "2×?")
@test refused(() -> output_sizes(joining, (2, 3), (2, -4)))
@test refused(() -> output_sizes(joining, (2, 3, 1), (2, 4)), "input 1")
