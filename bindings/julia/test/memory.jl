# Handles closed and collected in any order; the memory stays flat.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# A small program for everything that is made here.
const SMALL = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n" *
              " %0 = stablehlo.tanh %x : tensor<2xf32>\n return %0 : tensor<2xf32>\n}"

# Makes handles of each kind; closes some in a changing order, leaves the others to the collector.
function churn(rounds)
    made, artifact = 0, StableHLO.artifact(parse(HLOModule, SMALL))
    for round in 1:rounds
        program, lent = parse(HLOModule, SMALL), StableHLO.load(copy(artifact); borrow = true)
        f, plan = HLOFunction(program), Plan(program)
        borrowed, owned = Tensor(Float32[1, 2]), Tensor{Float32}(undef, 2)
        cancellation, builder = Cancellation(), Builder()
        options = RunOptions(cancellation = cancellation, interruptible = isodd(round))
        func(x -> StableHLO.Ops.negate(x), builder, "main", Float32)
        out = plan(borrowed; options = options)
        operation = StableHLO.operations(f)[1]
        error_seen = failure(() -> parse(HLOModule, "func.func @"))
        history, known = History(program, borrowed), specialize(program, Float32[round, 1])
        beside = StableHLO.set!(StableHLO.beside(history), 1, zeros(Float32, 2))
        value, diff = history[1].value, Diff(history, beside)
        diff.first == 1 && isempty(StableHLO.arguments(HLOFunction(known))) || error("a value was lost")
        plugin = Plugin(ENV["STABLEHLO_C_PLUGIN"])
        client = Client(plugin)
        there = DeviceTensor(borrowed, client)
        all = Any[program, f, plan, borrowed, owned, options, builder, out, cancellation, lent, history, beside, known,
                  plugin, client, there]
        made += length(all)
        for k in 1:(round % (length(all) + 1))
            close(all[(round * 7 + k * 3) % length(all) + 1])
        end
        error_seen === nothing && error("nonsense was parsed")
        isopen(f) && StableHLO.name(operation) == "stablehlo.tanh" || isopen(f) && error("an operation was lost")
        isopen(history) && value == tanh.(Float32[1, 2]) || isopen(history) && error("a history was lost")
        round % 100 == 0 && GC.gc()
    end
    made
end

# Models with a file that is lent to them; inspections, schemas and bytes of models are no handles.
function churn_models(rounds)
    built = build() do b
        weights = Tensor(ones(Float32, 1 << 15))
        func(() -> op(b, "onnx.Initializer"; value = weights), b, "main_graph")
    end
    model, external = StableHLO.ONNX.model(built, "w.bin")
    for round in 1:rounds
        lent = StableHLO.load(copy(model); borrow = true, external_files = "w.bin" => copy(external))
        inferred = StableHLO.ONNX.infer(lent)
        isodd(round) && close(lent)
        StableHLO.ONNX.model(inferred, "w.bin") == (model = model, external = external) || error("elements were lost")
        StableHLO.ONNX.inspect(model).files[1].bytes == 1 << 17 || error("a file was lost")
        StableHLO.ONNX.schema("Conv").since
        refused(() -> StableHLO.load(model; external_files = "v.bin" => external); code = SHLO_IO) ||
            error("a file was invented")
        round % 50 == 0 && GC.gc()
    end
end

resident() = (GC.gc(); GC.gc(); parse(Int, split(read("/proc/self/statm", String))[2]) * 4096)
churn(200)
churn_models(100)
before = resident()
made = churn(1000)
churn_models(400)
growth = resident() - before
println(made, " handles, memory grew by ", growth >> 10, " KiB")
@test made == 16_000
@test count(loan -> loan.memory !== nothing, StableHLO.loans) == 0
@test growth < 8 << 20

# No copy of 64 MiB: the addresses are those of the caller, and the peak does not grow by another copy.
big = Plan(parse(HLOModule, "func.func @main(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {\n" *
    " %0 = stablehlo.negate %x : tensor<16777216xf32>\n return %0 : tensor<16777216xf32>\n}"))
x, out = ones(Float32, 1 << 24), zeros(Float32, 1 << 24)
run!(big, (out,), (x,))
peak() = parse(Int, match(r"VmHWM:\s+(\d+)", read("/proc/self/status", String))[1])
before_peak = peak()
run!(big, (out,), (x,))
grown = peak() - before_peak
@test grown < 8 << 10
@test out == -x && out != x
@test pointer(Tensor(x)) == pointer(x)
