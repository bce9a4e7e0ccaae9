# Plans: running a function on arrays or tensors.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Plan(program; function_name = "main", simd, max_memory)

A function that is compiled to run. `plan(x, y)` runs it on arrays and returns new arrays; `run!(plan, outputs, inputs)`
writes into arrays of the caller. Any number of threads may run one plan at once.
"""
mutable struct Plan <: Handle
    address::Address
    inputs::Vector{Parameter}
    outputs::Vector{Parameter}
    "makes each output, as a new array or of a tensor; empty if a shape is dynamic"
    makers::Vector{Any}
    "whether all shapes are static"
    static::Bool
end
@owned Plan shlo_plan "plan"

struct Maker{T,N}
    dims::NTuple{N,Int}
end
(maker::Maker{T,N})() where {T,N} = Array{T,N}(undef, maker.dims)
(maker::Maker{T,N})(handle::Ptr{CAPI.shlo_tensor}) where {T,N} = Tensor{T,N}(handle, maker.dims)

function Plan(program::HLOModule; function_name = nothing, options...)
    settings = function_name === nothing ? options : (; Symbol("function") => function_name, options...)
    handle = with_options(:shlo_plan_options, settings) do settings
        make(CAPI.shlo_plan_create, CAPI.shlo_plan, program, settings)
    end
    inputs = [Parameter(borrowed_text(CAPI.shlo_plan_input_name, handle, k),
        CAPI.shlo_plan_input_element_type(handle, k),
        julia_size(CAPI.shlo_plan_input_shape(handle, k), CAPI.shlo_plan_input_rank(handle, k)), "")
        for k in 0:Int(CAPI.shlo_plan_input_count(handle))-1]
    outputs = [Parameter(borrowed_text(CAPI.shlo_plan_output_name, handle, k),
        CAPI.shlo_plan_output_element_type(handle, k),
        julia_size(CAPI.shlo_plan_output_shape(handle, k), CAPI.shlo_plan_output_rank(handle, k)), "")
        for k in 0:Int(CAPI.shlo_plan_output_count(handle))-1]
    static = all(p -> all(>=(0), p.size), inputs) && all(p -> all(>=(0), p.size), outputs)
    makers = static ? Any[Maker{eltype(p),ndims(p)}(size(p)) for p in outputs] : Any[]
    finalizer(close, Plan(Address(handle), inputs, outputs, makers, static))
end

"The arguments of a plan: name, element type and size of each."
inputs(plan::Plan) = plan.inputs
"The results of a plan."
outputs(plan::Plan) = plan.outputs
"The bytes that one run allocates in addition to its inputs and outputs; 0 if shapes are dynamic."
memory(plan::Plan) = Int(CAPI.shlo_plan_memory(plan))
Base.show(io::IO, plan::Plan) = isopen(plan) ?
    print(io, "Plan((", join(plan.inputs, ", "), ") -> (", join(plan.outputs, ", "), "))") : print(io, "Plan (closed)")

"""
    RunOptions(; max_milliseconds = 0, donate = ())

What runs may take; pass it as `options`. `cancel(options)` stops all runs with it, from another thread. `donate` lists
inputs, from 1, that are tensors and whose memory a run may reuse.
"""
RunOptions
@handle RunOptions shlo_run_options "run options"
function RunOptions(; max_milliseconds::Integer = 0, donate = ())
    all(>=(1), donate) || refuse("inputs are counted from 1")
    max_milliseconds >= 0 || refuse("max_milliseconds is ", max_milliseconds)
    options = RunOptions(make(CAPI.shlo_run_options_create, CAPI.shlo_run_options))
    call(CAPI.shlo_run_options_set_max_milliseconds, options, max_milliseconds)
    foreach(input -> call(CAPI.shlo_run_options_donate, options, input - 1), donate)
    options
end
"Stops all runs with these options: they throw `SHLO_CANCELLED`. Later runs with them are cancelled too."
cancel(options::RunOptions) = CAPI.shlo_run_options_cancel(options)

# --- Checking what is passed

describe(x::AbstractArray) = string(isempty(size(x)) ? "" : size_text(size(x)) * " ", typeof(x))
describe(x) = string(typeof(x))
@noinline mismatch(role, k, parameter, x) =
    refuse(role, " ", k, " is ", describe(x), ", but should be ", parameter)
@noinline count_mismatch(role, wanted, found) =
    refuse("the function has ", length(wanted), " ", role, "s (", join(wanted, ", "), "), but ", found, " were given")

@inline function fits(parameter::Parameter, x::AbstractArray{T,N}) where {T,N}
    (parameter.element == element(T) && length(parameter.size) == N) || return false
    for dimension in 1:N
        extent = @inbounds parameter.size[dimension]
        extent < 0 || extent == size(x, dimension) || return false
    end
    true
end
fits(parameter, x) = false

# An input as an array whose memory can be passed.
@inline function input(plan, k, x)
    parameter = @inbounds plan.inputs[k]
    fits(parameter, x) || mismatch("input", k, parameter, x)
    contiguous(x)
end
input(plan, k, x::Number) = input(plan, k, fill(x))

@inline function output(plan, k, x)
    parameter = @inbounds plan.outputs[k]
    fits(parameter, x) || mismatch("output", k, parameter, x)
    is_writable(x) ||
        refuse("output ", k, " is ", describe(x), ", whose memory cannot be written as a contiguous array")
    x
end

# The memory of an array: its first byte, and the byte after the last.
memory_in(x) = (first = Ptr{Cvoid}(pointer(x)); (first, first + sizeof_elements(x)))
memory_out(x) = memory_in(x)
memory_out(x::Tensor) = (first = Ptr{Cvoid}(writable(x)); (first, first + sizeof_elements(x)))
sizeof_elements(x::AbstractArray{T}) where {T} = length(x) * sizeof(T)
overlap((first, last), (other_first, other_last)) = first < other_last && other_first < last

@inline function check_apart(ins, outs)
    for (k, out) in enumerate(outs)
        any(x -> overlap(out, x), ins) && refuse("the memory of output ", k, " overlaps that of an input")
        any(j -> overlap(out, outs[j]), 1:k-1) && refuse("the memory of output ", k, " overlaps that of another output")
    end
end

# The tuples of checked inputs and outputs, element by element, so that each has its own type.
@inline each(f, plan, ::Tuple{}, k) = ()
@inline each(f, plan, all::Tuple, k) = (f(plan, k, first(all)), each(f, plan, Base.tail(all), k + 1)...)

options_or_null(::Nothing) = C_NULL
options_or_null(options::RunOptions) = options

@inline function check_counts(plan, outs, ins)
    length(ins) == length(plan.inputs) || count_mismatch("input", plan.inputs, length(ins))
    length(outs) == length(plan.outputs) || count_mismatch("output", plan.outputs, length(outs))
end

"""
    run!(plan, outputs, inputs; options = nothing)

Runs a plan on arrays: `outputs` and `inputs` are tuples or vectors of arrays, or of pairs `name => array`. Nothing is
copied if the memory of the inputs is contiguous. Shapes must be static. Returns `outputs`.
"""
@inline function run!(plan::Plan, outs::Tuple, ins::Tuple; options = nothing)
    run_raw(plan, outs, ins, options)
    outs
end

@inline function run_raw(plan, outs::NTuple{M,AbstractArray}, ins::NTuple{N,Union{AbstractArray,Number}},
                         options) where {M,N}
    check_counts(plan, outs, ins)
    plan.static || refuse("run! needs static shapes; plan(...) runs on any")
    xs, ys = each(input, plan, ins, 1), each(output, plan, outs, 1)
    GC.@preserve xs ys begin
        from, to = map(memory_in, xs), map(memory_out, ys)
        check_apart(from, to)
        pointers = Ref((map(first, from)..., map(first, to)...))
        GC.@preserve pointers begin
            first_pointer = Ptr{Ptr{Cvoid}}(pointer_from_objref(pointers))
            call(CAPI.shlo_plan_run_raw, plan, N, first_pointer, M, first_pointer + N * sizeof(Ptr{Cvoid}),
                 options_or_null(options))
        end
    end
    nothing
end
run_raw(plan, outs::Tuple{}, ins::Tuple{}, options) =
    (check_counts(plan, outs, ins); call(CAPI.shlo_plan_run_raw, plan, 0, C_NULL, 0, C_NULL, options_or_null(options)))
run_raw(plan, outs, ins, options) = run_raw(plan, Tuple(by_position("output", plan.outputs, outs)),
                                            Tuple(by_position("input", plan.inputs, ins)), options)

run!(plan::Plan, outs, ins; options = nothing) = (run_raw(plan, outs, ins, options); outs)

# Arrays in the order of the signature, from arrays or from pairs of name and array.
function by_position(role, parameters, all)
    any(x -> x isa Pair, all) || return check_arrays(role, parameters, collect(Any, all))
    ordered = Vector{Any}(undef, length(parameters))
    length(all) == length(parameters) || count_mismatch(role, parameters, length(all))
    for pair in all
        pair isa Pair || refuse(role, "s are given either all by name or all by position")
        k = findfirst(p -> p.name == string(pair[1]), parameters)
        k === nothing && throw(StableHLOError(CAPI.SHLO_NOT_FOUND, string("there is no ", role, " ",
            repr(string(pair[1])), " among (", join(parameters, ", "), ")")))
        isassigned(ordered, k) && refuse(role, " ", repr(string(pair[1])), " is given twice")
        ordered[k] = pair[2]
    end
    check_arrays(role, parameters, ordered)
end
function check_arrays(role, parameters, all)
    for (k, x) in enumerate(all)
        k <= length(parameters) && !(x isa Union{AbstractArray,Number}) && mismatch(role, k, parameters[k], x)
    end
    all
end

# --- Running into new arrays

arrays(tensor::Tensor) = Array(tensor)
arrays(tensors::Tuple) = map(Array, tensors)
only_or_tuple(all) = length(all) == 1 ? all[1] : Tuple(all)

"""
    plan(inputs...; options = nothing)
    plan("name" => array, ...)
    plan(name = array, ...)

Runs the plan. Returns the output, or a tuple if there is not exactly one. The outputs are arrays, or tensors if an
input is a tensor.
"""
function (plan::Plan)(ins...; options = nothing, named...)
    isempty(named) || return plan((string(name) => x for (name, x) in named)..., ins...; options = options)
    any(x -> x isa Pair, ins) && return plan(by_position("input", plan.inputs, ins)...; options = options)
    any(x -> x isa Tensor, ins) && return run_tensors(plan, ins, options)
    plan.static || return arrays(run_tensors(plan, ins, options))
    run_new(plan, ins, options)
end

function run_new(plan, ins, options)
    length(plan.makers) == 1 || return run_new_several(plan, ins, options)
    made = plan.makers[1]()
    run_into(plan, made, ins, options)
    made
end
run_into(plan, made, ins, options) = run_raw(plan, (made,), ins, options)
function run_new_several(plan, ins, options)
    made = Tuple(Any[maker() for maker in plan.makers])
    run_raw(plan, made, ins, options)
    made
end

as_tensor(plan, k, x::Tensor) = (fits(plan.inputs[k], x) || mismatch("input", k, plan.inputs[k], x); x)
as_tensor(plan, k, x) = Tensor(input(plan, k, x))
tensor_address(tensor::Tensor) = Ptr{CAPI.shlo_tensor}(opened(tensor))

function run_tensors(plan, ins::NTuple{N,Any}, options) where {N}
    N == length(plan.inputs) || count_mismatch("input", plan.inputs, N)
    tensors = each(as_tensor, plan, ins, 1)
    made = fill(Ptr{CAPI.shlo_tensor}(C_NULL), length(plan.outputs))
    GC.@preserve tensors begin
        handles = Ptr{CAPI.shlo_tensor}[map(tensor_address, tensors)...]
        call(CAPI.shlo_plan_run, plan, N, handles, length(made), made, options_or_null(options))
    end
    plan.static || return only_or_tuple(map(Tensor, made))
    length(made) == 1 && return plan.makers[1](made[1])
    Tuple(Any[maker(handle) for (maker, handle) in zip(plan.makers, made)])
end
