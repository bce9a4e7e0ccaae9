# One plan on several threads; a run is cancelled by another thread; handles of several threads.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
loop = counting_loop()
plan = Plan(parse(HLOModule, "func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {\n" *
    " %0 = stablehlo.add %x, %x : tensor<64xf32>\n return %0 : tensor<64xf32>\n}"))
right = Threads.Atomic{Int}(0)
Threads.@threads for k in 1:400
    x = fill(Float32(k), 64)
    plan(x) == 2x && plan(Tensor(x)) == 2x && Threads.atomic_add!(right, 1)
    k % 50 == 0 && GC.gc()
end
@test right[] == 400

closed = Threads.Atomic{Int}(0)
handles = [Tensor{Float32}(undef, 4) for _ in 1:2000]
Threads.@threads for k in 1:4000
    close(handles[(k - 1) % 2000 + 1])
    Threads.atomic_add!(closed, 1)
end
@test closed[] == 4000 && !any(isopen, handles)

# While one thread runs, another collects garbage, which needs an interruptible run, and cancels. The two iterations are
# on different threads.
if Threads.nthreads() > 1
    options = RunOptions(max_milliseconds = 60_000, interruptible = true)
    cancellation = Cancellation()
    others = RunOptions(max_milliseconds = 60_000, interruptible = true, cancellation = cancellation)
    for (stop, of_run) in ((options, options), (cancellation, others))
        outcome, running = Ref{Any}(nothing), Threads.Atomic{Bool}(true)
        collected_early = Ref(false)
        Threads.@threads for k in 1:2
            if k == 1
                Libc.systemsleep(0.1)
                GC.gc()
                collected_early[] = running[]
                cancel(stop)
            else
                outcome[] = failure(() -> loop(typemax(Int64); options = of_run))
                running[] = false
            end
        end
        @test outcome[].code == SHLO_CANCELLED && collected_early[]
    end
end
