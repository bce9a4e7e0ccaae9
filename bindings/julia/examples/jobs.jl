# The jobs. usage: julia jobs.jl MODEL_FOLDER SCRATCH_FOLDER
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO
using StableHLO: Ops, build, constant, func, infer

const WRONG = """
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
"""

# Each job returns whether it went as it should.

# 1. Read an artifact; say which version, which producer.
function read_artifact(path)
    program, seen = StableHLO.load(path), StableHLO.inspect(path)
    println(seen.version, " by ", seen.producer)
    program, startswith(seen.producer, "StableHLO")
end

# 2. List its functions, their arguments, results, element types, shapes.
function list_functions(program)
    foreach(println, StableHLO.functions(program))
    x = StableHLO.arguments(HLOFunction(program))[1]
    (x.name, eltype(x), size(x)) == ("xs", Float32, (32, 4, 50))
end

# 3. Run a function: into new arrays, and into the caller's.
function run_function(program, x)
    plan = Plan(program)
    outs = plan(x)
    run!(plan, similar.(outs), (x,)) == outs
end

# 4. Write a module for a version; list what blocks one.
function write_for_version(program, path)
    write(path, program; target = "1.9.0")
    foreach(println, StableHLO.blockers(program, "0.9.0"))
    StableHLO.minimum_version(program) <= v"1.9.0"
end

# 5. Parse, verify, print.
function parse_and_print(text)
    program = parse(HLOModule, text)
    StableHLO.verify(program)
    string(parse(HLOModule, StableHLO.text(program; generic = true))) == string(program)
end

# 6. Show an error to a person and to a program.
function show_error(e)
    showerror(stdout, e)
    e.code, e.diagnostics[1].line, e.diagnostics[1].op
end

# 7. Infer the result type of an op.
infer_type() = size(infer("stablehlo.transpose", TensorType(Float32, 3, 2); permutation = [1, 0])[1]) == (2, 3)

# 8. Build a function; get it back as text, artifact and plan.
function build_function()
    program = build("network") do b
        func(b, "main", "w" => TensorType(Float32, 2, 3), "x" => TensorType(Float32, 3)) do w, x
            largest = Ops.reduce(w * x, constant(b, -Inf32); dimensions = [0]) do p, q
                max.(p, q)
            end
            max.(w * x, 0), largest
        end
    end
    println(program)
    Plan(program)(w = Float32[1 2 3; -4 5 -6], x = Float32[1, 2, 3]) == (Float32[14, 0], fill(14f0))
end

# 9. Walk a module; constants are arrays without a copy.
function walk_module(program)
    elements = 0
    StableHLO.walk(program) do operation
        haskey(operation, "value") && (elements += length(StableHLO.value(operation["value"])))
    end
    elements > 96 * 256
end

# 10. Run with limits, and cancel from elsewhere. (The C API has no functions of the host yet.)
function run_limited(program, x)
    cancellation = Cancellation()
    options = RunOptions(max_milliseconds = 10_000, cancellation = cancellation)
    Plan(program)(x; options = options)
    cancel(cancellation)
    try
        Plan(program)(x; options = options)
    catch e
        return e.code == SHLO_CANCELLED
    end
    false
end

# 11. Make a polymorphic model static and small, write it for twelve weeks ago.
function make_static(path, out)
    fixed = specialize(StableHLO.load(path), 5, (3, 5))
    small = run_passes(fixed, "chlo-legalize-to-stablehlo,stablehlo-aggressive-simplification,cse,symbol-dce")
    write(out, small; target = SHLO_COMPATIBILITY_WEEK_12)
    size.(StableHLO.arguments(HLOFunction(small))) == [(3, 5), (2, 3)]
end

function all_jobs(model_folder, scratch_folder)
    program, read_well = read_artifact(joinpath(model_folder, "model.mlir.bc"))
    x = Array(StableHLO.npy(joinpath(model_folder, "input_0.npy")))
    right = replace(replace(WRONG, ") -> tensor<2x3xf32>" => ") -> tensor<3x2xf32>"),
                    "%0 : tensor<2x3" => "%0 : tensor<3x2")
    refused = try parse(HLOModule, WRONG; file_name = "wrong.mlir"); catch e; e; end
    collect(enumerate([
        read_well, list_functions(program), run_function(program, x),
        write_for_version(program, joinpath(scratch_folder, "old.bc")), parse_and_print(right),
        show_error(refused) == (SHLO_INVALID_PROGRAM, 2, "stablehlo.transpose"),
        infer_type(), build_function(), walk_module(program), run_limited(program, x),
        make_static(joinpath(model_folder, "..", "polymorphic.mlir"), joinpath(scratch_folder, "small.bc"))]))
end

if abspath(PROGRAM_FILE) == @__FILE__
    foreach(println, all_jobs(ARGS...))
end
