# Jobs 1, 3 and 6 with the installed package. usage: jobs.jl MODEL_FOLDER
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO

folder = ARGS[1]
plan = Plan(StableHLO.load(joinpath(folder, "model.mlir.bc")))
results = plan(Array(StableHLO.npy(joinpath(folder, "input_0.npy"))))
values = 0
for (index, result) in enumerate(results)
    expected = Array(StableHLO.npy(joinpath(folder, "output_$(index - 1).npy")))
    @assert maximum(abs.(result .- expected)) <= 1e-5
    @assert maximum(abs.(result)) > 1e-5
    global values += length(expected)
end
text = "func.func @main(%a: tensor<2xf32>) -> tensor<3xf32> { return %a : tensor<2xf32> }"
problem = try
    parse(HLOModule, text)
    nothing
catch e
    e
end
@assert problem isa StableHLOError && occursin("^", problem.rendered)
println(values, " values equal")
