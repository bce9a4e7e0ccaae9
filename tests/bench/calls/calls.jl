# Nanoseconds of a run of two ops on 8 elements, best of many rounds.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO
const CALLS = 2000

function best(call)
    call()
    minimum(1:401) do _
        start = time_ns()
        for _ in 1:CALLS
            call()
        end
        (time_ns() - start) / CALLS
    end
end

function main(text)
    plan = Plan(parse(HLOModule, text))
    x, y, z = fill(1.0f0, 8), fill(2.0f0, 8), zeros(Float32, 8)
    println("arrays ", best(() -> run!(plan, (z,), (x, y))))
    z == fill(6.0f0, 8) || error("wrong result")
    println("new arrays ", best(() -> plan(x, y)))
    a, b = Tensor(x), Tensor(y)
    println("tensors ", best(() -> close(plan(a, b))))
end
main(ARGS[1])
