# The README's examples are cut out and run; the ten jobs are run.
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
            include_string(sandbox, snippet)
            isdefined(sandbox, :known) && @test occursin("tensor<8x500xf32>", string(sandbox.known)) !=
                                                occursin("tensor<8x500xf32>", string(sandbox.model))
            global ran += 1
        end
    end
end
@test ran == length(snippets)

jobs = Module()
Base.include(jobs, joinpath(PACKAGE, "examples", "ten_jobs.jl"))
mktempdir() do folder
    done = Base.invokelatest(jobs.ten_jobs, LSTM, folder)
    @test first.(done) == 1:10 && all(last.(done))
    @test StableHLO.inspect(joinpath(folder, "old.bc")).version == "1.9.0"
end
