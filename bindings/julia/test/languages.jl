# The cases of tests/conformance/languages, whose README says what the lines of a case mean.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
using StableHLO: element_name, julia_type

split_once(text) = (parts = split(text, ' '; limit = 2); (String(parts[1]), length(parts) == 2 ? String(parts[2]) : ""))

# The totals that the data state; and kind, name, lines as (key, value), and twins as (number of the line, value).
function read_cases()
    total, cases = Int[], []
    for line in eachline(joinpath(SOURCE, "tests", "conformance", "languages", "cases.txt"))
        key, value = split_once(line)
        key in ("", "#") && continue
        key == "total" ? append!(total, parse.(Int, split(value))) :
        key == "case" ? push!(cases, (split_once(value)..., Tuple{String,String}[], Tuple{Int,String}[])) :
        key == "twin" ? push!(cases[end][4], (length(cases[end][3]), value)) : push!(cases[end][3], (key, value))
    end
    total, cases
end

all_of(given, key) = [value for (one, value) in given if one == key]
one_of(given, key) = (all = all_of(given, key); isempty(all) ? nothing : all[1])
data_of(given) = (path = one_of(given, "file");
                  path === nothing ? hex2bytes(one_of(given, "bytes")) : read(joinpath(SOURCE, path)))
policy(name) = eval(Symbol("SHLO_OTHER_DIALECTS_", uppercase(name)))

function program_of(given)
    settings = [(Symbol(name), name == "file_name" ? value : name == "other_dialects" ? policy(value) : parse(Int, value))
                for (name, value) in split_once.(all_of(given, "option"))]
    text = all_of(given, "text")
    program = isempty(text) ? StableHLO.load(data_of(given)) : parse(HLOModule, join(text, '\n'); settings...)
    for name in all_of(given, "pass")
        program = name in ("strip", "reject") ? StableHLO.apply_other_dialects(program, policy(name)) :
                  getfield(StableHLO, Symbol(name))(program)
    end
    one_of(given, "verify") === nothing || StableHLO.verify(program)
    program
end

const CODES = Dict(unsafe_string(CAPI.shlo_element_type_name(code)) => code
                   for code in (CAPI.shlo_element_type(number) for (number, _) in CAPI.cases(CAPI.shlo_element_type)))
shape_text(size) = isempty(size) ? "()" : join(reverse(size), 'x')
elements(T, text) = collect(reinterpret(T, hex2bytes(strip(text, '-'))))

# An array of "ELEMENT SHAPE BYTES", in the order of Julia, or of a file: "npy PATH".
function array_of(value)
    words = split(value)
    words[1] == "npy" && return StableHLO.npy(joinpath(SOURCE, words[2]))
    shape = words[2] == "()" ? () : Tuple(parse.(Int, split(words[2], 'x')))
    reshape(elements(julia_type(CODES[words[1]]), words[3]), reverse(shape))
end
function strided(value)
    start, step, count = parse.(Int, split(value)[1:3])
    view(elements(Float32, split(value)[6]), range(start + 1; step = step, length = count))
end
function value_of(x)
    name = unsafe_string(CAPI.shlo_element_type_name(StableHLO.element(eltype(x))))
    digits = bytes2hex(collect(reinterpret(UInt8, vec(Array(x)))))
    string(name, " ", shape_text(size(x)), " ", isempty(digits) ? "-" : digits)
end

recorded_text(one) = string(one.op, " ", or_dash(one.location), " ", one.result - 1, " ", one.process, " ",
                            or_dash(join(one.iterations, ',')), " ", value_of(one.value))
function recorder_of(given, shown)
    memory = one_of(given, "record_memory")
    choices = (locations = all_of(given, "record_at"), times = !isempty(all_of(given, "times")),
               max_memory = memory === nothing ? nothing : parse(Int, memory))
    ops = all_of(given, "record_op")
    one_of(given, "to_function") === nothing ? Recorder(ops...; choices...) :
        Recorder(one -> push!(shown, recorded_text(one)), ops...; choices...)
end

function run_facts(given, wanted)
    plan = Plan(program_of(given); function_name = one_of(given, "function"),
                recordable = any(startswith(key, "record_") for (key, _) in given))
    ins = Any[]
    for (key, value) in given
        key == "input" && push!(ins, array_of(value))
        key == "strided" && push!(ins, strided(value))
        key == "named" && push!(ins, split_once(value)[1] => array_of(split_once(value)[2]))
    end
    cancellation, limit = Cancellation(), one_of(given, "timeout")
    one_of(given, "cancelled") == "yes" && cancel(cancellation)
    shown, fractions = String[], Float64[]
    recorder = recorder_of(given, shown)
    options = RunOptions(; cancellation = cancellation, max_milliseconds = limit === nothing ? 0 : parse(Int, limit),
                         recorder = recorder,
                         progress = one_of(given, "progress") === nothing ? nothing : x -> push!(fractions, x))
    outs = plan(ins...; options = options)
    outs isa Tuple || (outs = (outs,))
    expected = array_of.(all_of(given, "expected"))
    index(out, one) = StableHLO.difference(out, one; tolerance = parse(Float64, one_of(given, "tolerance")))
    named = Dict(x for x in ins if x isa Pair)
    Dict("output" => () -> value_of.(outs),
         "differs" => () -> [(k = index(out, one); k === nothing ? "none" : string(k - 1))
                             for (out, one) in zip(outs, expected)],
         "recorded" => () -> [shown; recorded_text.(values(recorder))],
         "measured" => () -> [string(one.name, " ", or_dash(one.location), " ", one.calls, " ", one.steps)
                              for one in StableHLO.op_times(recorder) if split(one.name, '.')[2] in all_of(given, "times")],
         "progress" => () -> [string(x == 1 ? 1 : x) for x in fractions[end:end]],
         "shape" => () -> shape_text.(StableHLO.output_sizes(plan, (named[p.name] for p in StableHLO.inputs(plan))...)))
end

or_dash(text) = isempty(text) ? "-" : text
op_counts(program) = sort([string(name, " ", count) for (name, count) in StableHLO.op_counts(program)])
public(is) = is ? "public" : "private"
function module_facts(given, wanted)
    program = program_of(given)
    lines(text) = split(rstrip(text, '\n'), '\n')
    target, against = one_of(given, "target"), one_of(given, "blockers")
    bytes = target === nothing ? UInt8[] : StableHLO.artifact(program; target = target)
    blocked = against === nothing ? [] : StableHLO.blockers(program, against)
    beside() = StableHLO.load(joinpath(SOURCE, one_of(given, "beside")))
    parameters(f) = [string(or_dash(p.name), " ", p.type) for p in f(HLOFunction(program))]
    Dict("printed" => () -> lines(string(program)), "generic" => () -> lines(StableHLO.text(program; generic = true)),
         "same" => () -> [string(beside()) == string(program) ? "yes" : "no"],
         "function" => () -> [string(StableHLO.name(f), " ", public(StableHLO.is_public(f)))
                              for f in StableHLO.functions(program)],
         "argument" => () -> parameters(StableHLO.arguments), "result" => () -> parameters(StableHLO.results),
         "count" => () -> op_counts(program),
         "constant" => () -> [string(one.type, " ", one.bytes) for one in StableHLO.constants(program)],
         "minimum" => () -> [string(StableHLO.minimum_version(program))],
         "written" => () -> [StableHLO.inspect(bytes).version],
         "again" => () -> [string(StableHLO.load(bytes)) == string(program) ? "same" : "different"],
         "blocked" => () -> [string(length(blocked))], place_facts(blocked)...)
end

function passes_facts(given, wanted)
    program, pipeline = program_of(given), Pipeline(one_of(given, "pipeline"))
    cancellation, reports = Cancellation(), StableHLO.PassReport[]
    one_of(given, "cancelled") == "yes" && cancel(cancellation)
    made = run_passes(program, pipeline; cancellation = cancellation, reports = reports)
    Dict("normal" => () -> [string(pipeline)], "step" => () -> StableHLO.pass_names(pipeline),
         "printed" => () -> split(rstrip(string(made), '\n'), '\n'), "count" => () -> op_counts(made),
         "report" => () -> [string(one.name, " ", one.ops_before, " ", one.ops_after) for one in reports])
end

short(case, prefix) = lowercase(replace(string(case), prefix => ""))
function known_facts(given, wanted)
    pass = StableHLO.find_pass(one_of(given, "find"))
    words = [pass.name, short(pass.anchor, "SHLO_PASS_ON_"), short(pass.keeps, "SHLO_PASS_KEEPS_"),
             pass.idempotent ? "idempotent" : "changing", pass.other_names...]
    Dict("known" => () -> [join(words, ' ')],
         "option" => () -> [string(one.name, " ", one.form, " ", or_dash(one.default)) for one in pass.options])
end

function artifact_facts(given, wanted)
    bytes = data_of(given)
    inspection = one_of(given, "inspect") == "yes" || "written" in wanted ? StableHLO.inspect(bytes) : nothing
    Dict("content" => () -> [lowercase(replace(string(StableHLO.detect(bytes)), "SHLO_CONTENT_" => ""))],
         "written" => () -> [inspection.version], "producer" => () -> [inspection.producer],
         "inspected" => () -> [join([f.name, "public", f.arguments...], ' ') for f in inspection.functions if f.public])
end

function infer_facts(given, wanted)
    attributes = [(Symbol(name), StableHLO.AttributeText(text)) for (name, text) in split_once.(all_of(given, "attribute"))]
    found = StableHLO.infer(one_of(given, "op"), all_of(given, "operand")...; attributes...)
    Dict("type" => () -> StableHLO.text.(found))
end

function npy_facts(given, wanted)
    as = one_of(given, "as")
    tensor = StableHLO.npy(data_of(given); as = as === nothing ? Nothing : julia_type(CODES[as]))
    again = StableHLO.npy(StableHLO.npy_bytes(tensor); as = eltype(tensor))
    Dict("value" => () -> [value_of(tensor)],
         "again" => () -> [value_of(again) == value_of(tensor) ? "same" : "different"])
end

place(d, fact) = or_dash(fact == "severity" ? lowercase(replace(string(d.severity), "SHLO_SEVERITY_" => "")) :
                         string(getfield(d, fact == "source" ? :source_line : Symbol(fact))))
place_facts(diagnostics) = [fact => () -> [place(d, fact) for d in diagnostics] for fact in
    ("severity", "file", "line", "column", "source", "op", "subject", "constraint", "version", "pass")]
# Messages of the binding count inputs from 1, the subjects of diagnostics from 0.
function error_facts(e)
    named = isempty(e.diagnostics) ? nothing : match(r"^input (\d+)$", e.diagnostics[1].subject)
    number = named === nothing ? "" : string(named[1])
    nearest = match(r"did you mean '([^']*)'", e.message)
    Dict("error" => () -> [replace(string(e.code), "SHLO_" => "")], "input" => () -> [number],
         "nearest" => () -> nearest === nothing ? [] : [nearest[1]],
         place_facts(e.diagnostics)...)
end

const KINDS = Dict("run" => run_facts, "module" => module_facts, "artifact" => artifact_facts, "infer" => infer_facts,
                   "npy" => npy_facts, "passes" => passes_facts, "known" => known_facts)
# What the facts of a case are, for those that it expects.
function find_facts(kind, lines)
    wanted = Set(["error"; first.(split_once.(all_of(lines, "expect")))])
    evaluated(facts) = Dict(fact => haskey(facts, fact) ? collect(facts[fact]()) : [] for fact in wanted)
    try
        evaluated(KINDS[kind](lines, wanted))
    catch e
        e isa StableHLOError ? evaluated(error_facts(e)) : rethrow()
    end
end
function differing_facts(lines, found)
    expected = Dict{String,Vector{String}}("error" => [])
    for (fact, value) in split_once.(all_of(lines, "expect"))
        push!(get!(expected, fact, String[]), value)
    end
    [string(fact, ": ", found[fact], ", expected ", values) for (fact, values) in expected if found[fact] != values]
end

function check_cases()
    total, cases = read_cases()
    facts, twins = 0, 0
    for (kind, name, lines, others) in cases
        found = find_facts(kind, lines)
        differing = differing_facts(lines, found)
        @test isempty(differing) || (println(name, ": ", differing); false)
        for (number, value) in others
            other, (key, old) = copy(lines), lines[number]
            other[number] = (key, key == "expect" ? string(split_once(old)[1], " ", value) : value)
            again = key == "expect" ? found : find_facts(kind, other)
            @test !isempty(differing_facts(other, again)) || (println(name, ": the twin ", value, " is the same"); false)
            twins += 1
        end
        facts += count(line -> line[1] == "expect", lines)
    end
    @test [length(cases), facts, twins] == total
    println(length(cases), " cases of all languages, ", facts, " facts, ", twins, " twins")
end
check_cases()
