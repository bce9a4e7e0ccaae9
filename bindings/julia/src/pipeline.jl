# Pipelines of passes: parsed once, run on modules; what passes there are.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Pass(name, "option" => value, ...)

A pass with options, by the names that it has in text. The functions of `StableHLO.Passes` make them. A value is a
`Bool`, a number, a text, or a list of texts. Printed, a pass is a part of the text of a pipeline.
"""
struct Pass
    name::String
    options::Vector{Pair{String,Any}}
end
Pass(name, options::Pair...) = Pass(name, Pair{String,Any}[options...])

function Base.print(io::IO, pass::Pass)
    given = filter(option -> !is_empty_list(option.second), pass.options)
    texts = [string(name, "=", option_text(pass, name, value)) for (name, value) in given]
    print(io, pass.name, isempty(texts) ? "" : string("{", join(texts, " "), "}"))
end
Base.show(io::IO, pass::Pass) = print(io, "Pass(", pass, ")")
is_empty_list(value) = !(value isa Union{AbstractString,Number,Symbol}) && isempty(value)
function option_text(pass, name, value)
    text = value isa Union{AbstractString,Number,Symbol} ? string(value) : join(value, ',')
    quotes = '\'' in text ? '"' : '\''
    quotes in text && refuse("option ", name, " of ", pass.name, " has both kinds of quotes: ", text)
    string(quotes, text, quotes)
end

"""
    Pipeline(passes...)

A list of passes, which any number of threads may run at once: `run_passes(program, pipeline)`. `string(pipeline)` is
its text in normal form. It is made of `Pass`es, and of texts, such as
`"builtin.module(func.func(chlo-legalize-to-stablehlo))"`. A pass that is made for functions, but is not within
`func.func(...)`, runs on each function. An error has the place in the text, and the nearest name.
"""
Pipeline
@handle Pipeline shlo_pipeline "pipeline"
function Pipeline(passes::Union{Pass,AbstractString}...)
    text = join(passes, ',')
    Pipeline(make(CAPI.shlo_pipeline_parse, CAPI.shlo_pipeline, text, sizeof(text)))
end
Base.print(io::IO, pipeline::Pipeline) = print(io, borrowed_text(CAPI.shlo_pipeline_text, pipeline))
Base.show(io::IO, pipeline::Pipeline) = isopen(pipeline) ? print(io, "Pipeline(\"", pipeline, "\")") :
                                        print(io, "Pipeline (closed)")

"The names of the passes of a pipeline, in order."
pass_names(pipeline::Pipeline) =
    [borrowed_text(CAPI.shlo_pipeline_pass_name, pipeline, k - 1) for k in 1:CAPI.shlo_pipeline_pass_count(pipeline)]

"What a pass did. Ops count functions too."
struct PassReport
    name::String
    seconds::Float64
    ops_before::Int
    ops_after::Int
    "the patterns that changed something, and how often each did"
    rewrites::Vector{Pair{String,Int}}
    "the values that stayed dynamic, each as a text with the op that is the reason"
    dynamic::Vector{String}
end

# Takes the reports of a call.
@handle PassReports shlo_pass_reports "reports"
PassReports() = PassReports(make(CAPI.shlo_pass_reports_create, CAPI.shlo_pass_reports))
Base.collect(all::PassReports) = [PassReport(
    borrowed_text(CAPI.shlo_pass_reports_name, all, k), CAPI.shlo_pass_reports_nanoseconds(all, k) / 1e9,
    CAPI.shlo_pass_reports_ops_before(all, k), CAPI.shlo_pass_reports_ops_after(all, k),
    [borrowed_text(CAPI.shlo_pass_reports_rewrite_name, all, k, i - 1) =>
     Int(CAPI.shlo_pass_reports_rewrite_times(all, k, i - 1))
     for i in 1:CAPI.shlo_pass_reports_rewrite_count(all, k)],
    [borrowed_text(CAPI.shlo_pass_reports_dynamic_text, all, k, i - 1)
     for i in 1:CAPI.shlo_pass_reports_dynamic_count(all, k)]) for k in 0:Int(CAPI.shlo_pass_reports_count(all))-1]

"""
    run_passes(program, pipeline; max_ops, max_rewrites, max_folded_bytes, max_milliseconds, cancellation,
               verify_each = false, lenient = false, diagnostics, reports, interruptible = isinteractive())

The module that a pipeline makes: a `Pipeline`, its text, a `Pass` of `StableHLO.Passes`, or a list of these. `program`
stays as it is. `reports`, a vector, gets a [`PassReport`](@ref) for each pass that ran, also if one fails.
`diagnostics` is a collector of what passes warn of; the `pass` of a diagnostic names the pass. With `verify_each`, the
module is verified after each pass, not only after the last one. A `Cancellation` stops the passes, and Ctrl-C if they
are interruptible.
"""
run_passes(program::HLOModule, pipeline::Pipeline; options...) =
    passed((settings, out...) -> CAPI.shlo_module_run_pipeline(program, pipeline, settings, out...); options...)
run_passes(program::HLOModule, passes::Union{Pass,AbstractString}; options...) =
    run_passes(program, Pipeline(passes); options...)
run_passes(program::HLOModule, passes; options...) = run_passes(program, Pipeline(passes...); options...)

"""
    specialize(program, arguments...; function_name = "main", pad_bounded = false, ...)

The module in which a polymorphic function is static. Of each argument is known: `nothing`; its size, such as `(3, :)`,
where `:` stays unknown; or its value, an array or a number, which is of the argument's own element type then. The
result does not have an argument any more whose value is known. Nothing is known of arguments at the end that are left
out. With `pad_bounded`, bounds of dimensions become their extents; the extents of a run are arguments and results
behind the others then.

The other keywords are those of [`run_passes`](@ref). Of the `reports`, that of `stablehlo-refine-shapes` says what
stayed dynamic. If an assertion of the program about shapes does not hold, the error is `SHLO_FAILED`, with its message;
one that what is known does not decide is `SHLO_INVALID_PROGRAM`.
"""
function specialize(program::HLOModule, arguments...; function_name::AbstractString = "main",
                    pad_bounded::Bool = false, options...)
    parameters = parameters_of(program, function_name)
    known = [known_argument(parameters, k, x) for (k, x) in enumerate(arguments)]
    with_options(:shlo_specialize_options, (; Symbol("function") => function_name, pad_bounded)) do given
        foreach(((k, x),) -> set_known(given, k - 1, x), enumerate(known))
        GC.@preserve known passed(
            (settings, out...) -> CAPI.shlo_module_specialize(program, given, settings, out...); options...)
    end
end
# None if there is no such function, which the library says.
function parameters_of(program, function_name)
    found = filter(f -> name(f) == function_name, functions(program))
    isempty(found) ? Parameter[] : arguments(found[1])
end

known_argument(parameters, k, x::Union{Nothing,Tuple}) = x
known_argument(parameters, k, x::AbstractArray) = passing(x)
function known_argument(parameters, k, x::Number)
    T = k <= length(parameters) ? eltype(parameters[k]) : Nothing
    T === Nothing && return Tensor(x)
    try
        passing(fill(convert(T, x)))
    catch e
        e isa Union{InexactError,MethodError} || rethrow()
        refuse(x, " is no value of the argument ", parameters[k])
    end
end
known_argument(parameters, k, x) =
    refuse("what is known of an argument is a size, an array, a number or nothing, not ", typeof(x))

set_known(given, argument, ::Nothing) = nothing
set_known(given, argument, tensor::Union{Tensor,DeviceTensor}) =
    call(CAPI.shlo_specialize_options_set_value, given, argument, tensor)
set_known(given, argument, size::Tuple) =
    call(CAPI.shlo_specialize_options_set_shape, given, argument, length(size),
         extents(map(extent -> extent isa Colon ? CAPI.SHLO_DYNAMIC : extent, size)))

# The module that passes make: f takes pass options, and makes it.
function passed(f; reports = nothing, interruptible::Bool = isinteractive(), options...)
    taken = PassReports()
    ask = (@cfunction(poll, Int32, (Ptr{Cvoid},)), C_NULL, POLL_MILLISECONDS)
    options = interruptible ? (; options..., poll = ask, reports = taken) : (; options..., reports = taken)
    try
        with_options(:shlo_pass_options, options) do settings
            made(settings) = HLOModule(make(f, CAPI.shlo_module, settings))
            interruptible ? StableHLO.interruptible(made, settings) : made(settings)
        end
    finally
        reports === nothing || append!(reports, collect(taken))
        close(taken)
    end
end

# --- What passes there are

"What is known of a pass."
struct PassInfo
    name::String
    summary::String
    "what it runs on: `SHLO_PASS_ON_MODULE` and others"
    anchor::CAPI.shlo_pass_anchor
    "what the results of a program are afterwards, for equal inputs: `SHLO_PASS_KEEPS_BITS` and others"
    keeps::CAPI.shlo_pass_keeps
    "whether it changes nothing when it is run again"
    idempotent::Bool
    other_names::Vector{String}
    "name, form (`\"flag\"`, `\"number\"`, `\"text\"`, `\"texts\"`), default as text, and what it means"
    options::Vector{NamedTuple{(:name, :form, :default, :summary),NTuple{4,String}}}
end
PassInfo(pass::Integer) = PassInfo(
    borrowed_text(CAPI.shlo_pass_name, pass), borrowed_text(CAPI.shlo_pass_summary, pass),
    CAPI.shlo_pass_anchor_of(pass), CAPI.shlo_pass_keeps_of(pass), CAPI.shlo_pass_is_idempotent(pass) != 0,
    [borrowed_text(CAPI.shlo_pass_other_name, pass, k - 1) for k in 1:CAPI.shlo_pass_other_name_count(pass)],
    [(name = borrowed_text(CAPI.shlo_pass_option_name, pass, k - 1),
      form = borrowed_text(CAPI.shlo_pass_option_form, pass, k - 1),
      default = borrowed_text(CAPI.shlo_pass_option_default, pass, k - 1),
      summary = borrowed_text(CAPI.shlo_pass_option_summary, pass, k - 1))
     for k in 1:CAPI.shlo_pass_option_count(pass)])

"All passes of the library, in the order of their names."
known_passes() = [PassInfo(k - 1) for k in 1:CAPI.shlo_pass_count()]

"The pass of that name, which may be one of its other names."
function find_pass(name::AbstractString)
    found = CAPI.shlo_pass_find(String(name), sizeof(name))
    found < 0 && throw(StableHLOError(CAPI.SHLO_NOT_FOUND, string("there is no pass ", repr(name))))
    PassInfo(found)
end

"The names for pipelines, which may stand in a pipeline as a pass does: name, sentence, and passes."
known_pipelines() = [(name = borrowed_text(CAPI.shlo_pass_pipeline_name, k - 1),
                      summary = borrowed_text(CAPI.shlo_pass_pipeline_summary, k - 1),
                      passes = borrowed_text(CAPI.shlo_pass_pipeline_text, k - 1))
                     for k in 1:CAPI.shlo_pass_pipeline_count()]
