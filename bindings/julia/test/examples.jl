# The README's examples are cut out and run; the jobs are run.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
readme = read(joinpath(PACKAGE, "README.md"), String)
snippets = [m[1] for m in eachmatch(r"```julia\n(.*?)```"s, readme)]
@test length(snippets) >= 1
ran = 0
for snippet in snippets
    mktempdir() do folder
        cp(joinpath(LSTM, "model.mlir.bc"), joinpath(folder, "model.mlir.bc"))
        cp(joinpath(LSTM, "input_0.npy"), joinpath(folder, "x.npy"))
        cd(folder) do
            sandbox = Module()
            last_value = include_string(sandbox, snippet)
            isdefined(sandbox, :doubled) && @test last_value == Float32[1024, 3072] != Float32[1024, 3071]
            isdefined(sandbox, :known) && @test occursin("tensor<8x500xf32>", string(sandbox.known)) !=
                                                occursin("tensor<8x500xf32>", string(sandbox.model))
            global ran += 1
        end
    end
end
@test ran == length(snippets)

jobs = Module()
Base.include(jobs, joinpath(PACKAGE, "examples", "jobs.jl"))
mktempdir() do folder
    done = Base.invokelatest(jobs.all_jobs, LSTM, folder)
    @test first.(done) == 1:11 && all(last.(done))
    @test StableHLO.inspect(joinpath(folder, "old.bc")).version == "1.9.0"
    small = joinpath(folder, "small.bc")
    @test StableHLO.inspect(small).version == string(StableHLO.version_for(SHLO_COMPATIBILITY_WEEK_12))
    x, w = Float32[1 2 3 4 5; -5 -4 -3 -2 -1; 0 1 0 1 0], Float32[1 2 3; -1 1 -1]
    @test Plan(StableHLO.load(small))(x, w) == max.(w * x, 0) != w * x
end
