# Every model of the tree on arrays: within tolerance, and written for an older version and read again.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# Folders with model.mlir.bc, input_0.npy, output_0.npy; and files name.mlir.bc, name.in_0.npy, name.out_0.npy.
function model_files()
    found = []
    data = joinpath(SOURCE, "tests", "conformance", "models", "data")
    for (folder, _, files) in Iterators.flatten((walkdir(LSTM), walkdir(data)))
        for file in filter(f -> endswith(f, ".mlir.bc"), files)
            stem = joinpath(folder, replace(file, ".mlir.bc" => ""))
            series(pattern) = collect(Iterators.takewhile(isfile, (string(pattern, k, ".npy") for k in 0:99)))
            ins, outs = basename(stem) == "model" ?
                (series(joinpath(folder, "input_")), series(joinpath(folder, "output_"))) :
                (series(stem * ".in_"), series(stem * ".out_"))
            isempty(outs) || push!(found, (joinpath(folder, file), ins, outs))
        end
    end
    found
end

# A tensor of a file as an array; raw elements have the type that the signature says.
function array(path, parameter)
    T = eltype(parameter)
    Array(StableHLO.npy(path; as = T <: Union{StableHLO.BFloat16,StableHLO.Bits} ? T : Nothing))
end

function run_models()
    count, twins = 0, 0
    for (path, in_files, out_files) in model_files()
        program = StableHLO.load(path)
        plan = Plan(program)
        length(in_files) == length(StableHLO.inputs(plan)) || continue
        ins = [array(file, p) for (file, p) in zip(in_files, StableHLO.inputs(plan))]
        expected = [array(file, p) for (file, p) in zip(out_files, StableHLO.outputs(plan))]
        outs = plan(ins...)
        outs isa Tuple || (outs = (outs,))
        near = all(StableHLO.difference(a, e; tolerance = 1e-4) === nothing for (a, e) in zip(outs, expected))
        @test near && length(outs) == length(expected) || (println(path); false)
        # The comparison can fail: an element that was changed is noticed.
        for (a, e) in zip(outs, expected)
            k = eltype(e) == Float32 ? findfirst(x -> abs(x) < 1000, e) : nothing
            k === nothing && continue
            e[k] += 1
            twins += StableHLO.difference(a, e; tolerance = 1e-4) == LinearIndices(e)[k]
        end
        target = max(v"1.9.0", StableHLO.minimum_version(program))
        again = StableHLO.load(StableHLO.artifact(program; target = target))
        @test string(again) == string(program)
        count += 1
    end
    count, twins
end
count, twins = run_models()
println(count, " models run on arrays, ", twins, " changed elements noticed")
@test count >= 10 && twins >= 10
