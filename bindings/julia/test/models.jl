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

# The tolerance that the lists of the conformance tests state for a program.
const STATED = Dict(String(words[1]) => parse(Float64, words[2])
    for list in ("models.txt", "history.txt", "exports.txt")
    for line in eachline(joinpath(SOURCE, "tests", "conformance", "models", list)) if !startswith(line, "#")
    for words in (split(line),) if length(words) >= 3 && tryparse(Float64, words[2]) !== nothing)
function tolerance_of(path)
    stated = [tolerance for (program, tolerance) in STATED if endswith(path, program)]
    isempty(stated) ? 1e-5 : only(stated)
end

# A tensor of a file as an array; raw elements have the type that the signature says.
function array(path, parameter)
    T = eltype(parameter)
    Array(StableHLO.npy(path; as = T <: Union{StableHLO.BFloat16,StableHLO.Bits} ? T : Nothing))
end

function run_models()
    models, twins = 0, 0
    for (path, in_files, out_files) in model_files()
        program = StableHLO.load(path)
        plan = Plan(program)
        length(in_files) == length(StableHLO.inputs(plan)) || continue
        ins = [array(file, p) for (file, p) in zip(in_files, StableHLO.inputs(plan))]
        expected = [array(file, p) for (file, p) in zip(out_files, StableHLO.outputs(plan))]
        outs, tolerance = plan(ins...), tolerance_of(path)
        outs isa Tuple || (outs = (outs,))
        near = all(StableHLO.difference(a, e; tolerance = tolerance) === nothing for (a, e) in zip(outs, expected))
        @test near && length(outs) == length(expected) || (println(path); false)
        # The comparison can fail: an element that was changed is noticed.
        for (a, e) in zip(outs, expected)
            k = eltype(e) == Float32 ? findfirst(x -> abs(x) < 20, e) : nothing
            k === nothing && continue
            e[k] += 1
            twins += StableHLO.difference(a, e; tolerance = tolerance) == LinearIndices(e)[k]
        end
        target = max(v"1.9.0", StableHLO.minimum_version(program))
        again = StableHLO.load(StableHLO.artifact(program; target = target))
        @test string(again) == string(program)
        models += 1
    end
    models, twins
end
models, twins = run_models()
println(models, " models run on arrays, ", twins, " changed elements noticed")
@test models >= 10 && twins >= 10
