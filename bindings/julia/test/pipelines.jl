# Pipelines: their text, what they do, what stops them, and what passes there are.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: Passes, PassReport, find_pass, known_passes, known_pipelines, pass_names

tangent = parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n" *
    " %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32>\n return %0 : tensor<2xf32>\n}")
normal = "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo))"

# Texts
typed = [Passes.remove_sharding(), Passes.chlo_legalize_to_stablehlo()]
for pipeline in (Pipeline(normal), Pipeline("remove-sharding, decompose-chlo"), Pipeline(typed...),
                 Pipeline(typed[1], "func.func(decompose-chlo)"))
    @test string(pipeline) == normal
    @test pass_names(pipeline) == ["remove-sharding", "chlo-legalize-to-stablehlo"]
end
@test string(Pipeline(reverse(typed)...)) != normal
@test string(Pipeline()) == "builtin.module()" && isempty(pass_names(Pipeline()))
@test repr(Pipeline("")) == "Pipeline(\"builtin.module()\")" && repr(typed[1]) == "Pass(remove-sharding)"
@test string(Pass("p", "op-names" => ["a", "b"], "none" => String[], "version" => 1, "on" => true, "to" => "it's")) ==
      "p{op-names='a,b' version='1' on='true' to=\"it's\"}"
@test refused(() -> string(Pass("p", "to" => "\"it's\"")), "both kinds of quotes")
@test refused(() -> Pipeline(Pass("remove-sharding", "x" => 1)), "no option 'x'"; code = SHLO_MALFORMED)
wrong = failure(() -> Pipeline("remove-sharding,\ndecompose-clo"))
@test (wrong.code, wrong.diagnostics[1].line, wrong.diagnostics[1].column) == (SHLO_MALFORMED, 2, 1)
closed_one = Pipeline(normal)
close(closed_one)
@test repr(closed_one) == "Pipeline (closed)"
@test refused(() -> run_passes(tangent, closed_one), "the pipeline is closed")

# Runs
reports, before = PassReport[], string(tangent)
made = run_passes(tangent, Pipeline(normal); reports = reports, verify_each = true, max_ops = 100)
@test string(made) == string(StableHLO.decompose_chlo(tangent)) != before == string(tangent)
for passes in (normal, typed, typed[2])
    @test string(run_passes(tangent, passes)) == string(made)
end
@test string(run_passes(tangent, typed[1])) == before
@test [one.name for one in reports] == ["remove-sharding", "chlo-legalize-to-stablehlo"]
@test [(one.ops_before, one.ops_after) for one in reports] == [(3, 3), (3, 3)]
@test sum(one.seconds for one in reports) > 0
later = parse(HLOModule, "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n" *
    " %0 = \"sdy.later\"(%x) : (tensor<2xf32>) -> tensor<1xf32>\n return %x : tensor<2xf32>\n}")
reports, warnings = PassReport[], StableHLO.Diagnostics()
wrong = failure(() -> run_passes(later, "decompose-chlo,remove-sharding"; reports = reports, diagnostics = warnings))
@test (wrong.code, wrong.diagnostics[1].pass) == (SHLO_UNSUPPORTED, "remove-sharding")
@test length(reports) == 2 && isempty(collect(warnings))
@test refused(() -> run_passes(tangent, normal; max_nonsense = 1), "max_nonsense")

# One pipeline for all threads
shared, texts = Pipeline(normal), Vector{String}(undef, 8)
Threads.@threads for k in 1:8
    texts[k] = string(run_passes(tangent, shared))
end
@test all(==(string(made)), texts)

# What stops passes
negations(count) = string("func.func @main(%x: tensor<f32>) {\n", "  stablehlo.negate %x : tensor<f32>\n"^count,
                          "  return\n}")
four_thousand = parse(HLOModule, negations(4000))
long = Pipeline(repeat(["remove-sharding", "decompose-chlo"], 2048)...)
@test refused(() -> run_passes(four_thousand, long; max_milliseconds = 30), "time limit"; code = SHLO_LIMIT)
stopped = Cancellation()
cancel(stopped)
@test refused(() -> run_passes(four_thousand, long; cancellation = stopped), "cancelled"; code = SHLO_CANCELLED)
unharmed = run_passes(four_thousand, "remove-sharding"; cancellation = Cancellation(), max_milliseconds = 60_000)
@test string(unharmed) == string(four_thousand)
# Ctrl-C, in a process of its own. A run that is not interruptible goes on to its limit.
function passes_after_control_c(settings, limit)
    code = """
        using StableHLO
        Base.exit_on_sigint(false)
        program = parse(HLOModule, read(stdin, String))
        run_all(pipeline) = try run_passes(program, pipeline; $settings) catch e; nameof(typeof(e)) end
        run_all(Pipeline("decompose-chlo"))
        long = Pipeline(fill("decompose-chlo", 4096)...)
        run(`sh -c "sleep 0.3; kill -INT \$(getpid())"`; wait = false)
        start = time()
        print(run_all(long), time() - start < $limit ? " early" : " late")
        """
    child = `$(Base.julia_cmd()) --startup-file=no -e $code`
    read(pipeline(child; stdin = IOBuffer(negations(20_000)), stderr = devnull), String)
end
@test passes_after_control_c("max_milliseconds = 60_000, interruptible = true", 50) == "InterruptException early"
@test passes_after_control_c("max_milliseconds = 1000", 0.9) != "InterruptException early"

# What is known
all_known = known_passes()
@test [one.name for one in all_known] == sort([one.name for one in all_known]) && length(all_known) >= 2
for one in all_known, name in (one.name, one.other_names...)
    @test find_pass(name).name == one.name && endswith(one.summary, '.')
end
chlo = find_pass("decompose-chlo")
@test (chlo.name, chlo.anchor) == ("chlo-legalize-to-stablehlo", SHLO_PASS_ON_FUNCTION)
@test chlo.keeps == SHLO_PASS_KEEPS_BOUND
@test chlo.anchor != find_pass("remove-sharding").anchor
@test refused(() -> find_pass("nothing"), "nothing"; code = SHLO_NOT_FOUND)
for one in known_pipelines()
    @test string(Pipeline(one.name)) == string(Pipeline(one.passes))
end
# Every function makes the pass of its name with its defaults, which the normal form leaves out.
pass_functions = [getfield(Passes, name) for name in Base.names(Passes; all = true)
             if getfield(Passes, name) isa Function && !startswith(string(name), "#") && !(name in (:eval, :include))]
@test length(pass_functions) >= 2
for f in pass_functions
    @test pass_names(Pipeline(f())) == [f().name] && !occursin('{', string(Pipeline(f())))
end
