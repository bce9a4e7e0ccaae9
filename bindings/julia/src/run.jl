# Runs of plans: what is passed is checked, and goes to the library as it is.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# --- Checking what is passed

describe(x::AbstractArray) = string(isempty(size(x)) ? "" : size_text(size(x)) * " ", typeof(x))
describe(x) = string(typeof(x))
@noinline mismatch(role, k, parameter, x) =
    refuse_value(role, k, "is ", describe(x), ", but should be ", parameter)
@noinline count_mismatch(role, wanted, found) =
    refuse("the function has ", length(wanted), " ", role, "s (", join(wanted, ", "), "), but ", length(found),
           " were given")
@inline check_count(role, wanted, found) = length(found) == length(wanted) || count_mismatch(role, wanted, found)

@inline function fits_size(parameter::Parameter, size::NTuple{N,Integer}) where {N}
    length(parameter.size) == N || return false
    for dimension in 1:N
        extent = @inbounds parameter.size[dimension]
        extent < 0 || extent == size[dimension] || return false
    end
    true
end
@inline fits(parameter::Parameter, x::AbstractArray{T}) where {T} =
    parameter.element == element(T) && fits_size(parameter, size(x))
fits(parameter, x) = false

# An input as an array whose memory can be passed.
@inline function input(plan, k, x)
    parameter = @inbounds plan.inputs[k]
    fits(parameter, x) || mismatch("input", k, parameter, x)
    contiguous(x)
end
input(plan, k, x::Number) = input(plan, k, fill(x))
# The default.
input(plan, k, x::Nothing) = has_default(plan.inputs, k) ? x : mismatch("input", k, plan.inputs[k], x)
has_default(parameters, k) = k <= length(parameters) && parameters[k].has_default

# Inputs, and nothing for those behind them that have defaults.
function completed(plan, ins::Tuple)
    rest = length(ins)+1:length(plan.inputs)
    isempty(rest) || !all(k -> has_default(plan.inputs, k), rest) ? ins : (ins..., map(k -> nothing, rest)...)
end

@inline function output(plan, k, x)
    parameter = @inbounds plan.outputs[k]
    fits(parameter, x) || mismatch("output", k, parameter, x)
    is_writable(x) ||
        refuse_value("output", k, "is ", describe(x), ", whose memory cannot be written as a contiguous array")
    x
end

# The memory of an array: its first byte, and the byte after the last.
memory_in(x) = (first = Ptr{Cvoid}(pointer(x)); (first, first + sizeof_elements(x)))
memory_out(x) = memory_in(x)
memory_out(x::Tensor) = (first = Ptr{Cvoid}(writable(x)); (first, first + sizeof_elements(x)))
memory_in(::Union{Nothing,DeviceTensor}) = (C_NULL, C_NULL)
sizeof_elements(x::AbstractArray{T}) where {T} = length(x) * sizeof(T)
overlap((first, last), (other_first, other_last)) = first < other_last && other_first < last

@inline function check_apart(ins, outs)
    for (k, out) in enumerate(outs)
        any(x -> overlap(out, x), ins) && refuse_value("output", k, "overlaps the memory of an input")
        any(j -> overlap(out, outs[j]), 1:k-1) && refuse_value("output", k, "overlaps the memory of another output")
    end
end

# The tuples of checked inputs and outputs, element by element, so that each has its own type.
@inline each(f, plan, ::Tuple{}, k) = ()
@inline each(f, plan, all::Tuple, k) = (f(plan, k, first(all)), each(f, plan, Base.tail(all), k + 1)...)

@inline check_counts(plan, outs, ins) =
    (check_count("input", plan.inputs, ins); check_count("output", plan.outputs, outs))

"""
    StableHLO.output_sizes(plan, inputs...)

The sizes of all outputs for inputs of these sizes, without a run. An input is a size, such as `(4, 3)`, an array, or
`nothing` for its default.
"""
function output_sizes(plan::Plan, given...)
    ins = completed(plan, given)
    check_count("input", plan.inputs, ins)
    sizes = map(x -> x isa Union{Tuple,Nothing} ? x : size(x), ins)
    for (k, size) in enumerate(sizes)
        size === nothing ? input(plan, k, size) : fits_size(plan.inputs[k], size) ||
            refuse_value("input", k, "is ", size, ", but should be ", size_text(plan.inputs[k].size))
    end
    shapes = [size === nothing ? Int64[] : extents(size) for size in sizes]
    ranks = Int32[size === nothing ? -1 : length(size) for size in sizes]
    found = [Vector{Int64}(undef, ndims(parameter)) for parameter in plan.outputs]
    GC.@preserve shapes found call(
        CAPI.shlo_plan_output_shapes, plan, length(shapes), ranks, Ptr{Int64}[map(pointer, shapes)...], length(found), Ptr{Int64}[map(pointer, found)...])
    [Tuple(reverse(shape)) for shape in found]
end

"""
    run!(plan, outputs, inputs; options = nothing)

Runs a plan on arrays: `outputs` and `inputs` are tuples or vectors of arrays, or of pairs `name => array`. Nothing is
copied if the memory of the inputs is contiguous. Returns `outputs`. `StableHLO.output_sizes` tells the sizes of outputs
if they depend on those of inputs.
"""
@inline function run!(plan::Plan, outs::Tuple, ins::Tuple; options = nothing)
    guarded(options -> run_into(plan, outs, ins, options), options)
    outs
end
run!(plan::Plan, outs, ins; options = nothing) =
    (guarded(options -> run_into(plan, outs, ins, options), options); outs)

@inline function run_into(plan, outs::NTuple{M,AbstractArray}, ins::NTuple{N,Union{AbstractArray,Number}},
                          options) where {M,N}
    check_counts(plan, outs, ins)
    xs, ys = each(input, plan, ins, 1), each(output, plan, outs, 1)
    GC.@preserve xs ys begin
        from, to = map(memory_in, xs), map(memory_out, ys)
        check_apart(from, to)
        plan.static && !any_isa(DeviceTensor, xs) || return run_borrowed(plan, ys, xs, options)
        pointers = Ref((map(first, from)..., map(first, to)...))
        GC.@preserve pointers begin
            first_pointer = Ptr{Ptr{Cvoid}}(pointer_from_objref(pointers))
            call(CAPI.shlo_plan_run_raw, plan, N, first_pointer, M, first_pointer + N * sizeof(Ptr{Cvoid}), options)
        end
    end
    nothing
end
# Defaults need tensors, of which some are NULL.
function run_into(plan, outs::NTuple{M,AbstractArray}, ins::NTuple{N,Union{AbstractArray,Number,Nothing}},
                  options) where {M,N}
    check_counts(plan, outs, ins)
    xs, ys = each(input, plan, ins, 1), each(output, plan, outs, 1)
    GC.@preserve xs ys begin
        check_apart(map(memory_in, xs), map(memory_out, ys))
        run_borrowed(plan, ys, xs, options)
    end
    nothing
end
run_into(plan, outs::Tuple{}, ins::Tuple{}, options) =
    (check_counts(plan, outs, ins); call(CAPI.shlo_plan_run_raw, plan, 0, C_NULL, 0, C_NULL, options))
run_into(plan, outs, ins, options) =
    run_into(plan, Tuple(by_position("output", plan.outputs, outs)),
             completed(plan, Tuple(by_position("input", plan.inputs, ins))), options)

# Dynamic shapes, and inputs on a device, need tensors, which borrow the memory of the arrays.
function run_borrowed(plan, outs, ins, options)
    from, to = map(x -> x === nothing ? x : passing(x), ins), map(borrow, outs)
    handles = [map(tensor_address, from)..., map(tensor_address, to)...]
    GC.@preserve from to handles call(CAPI.shlo_plan_run, plan, length(from), pointer(handles), length(to),
                                      pointer(handles, length(from) + 1), options)
    foreach((tensor, array) -> tensor === array || close(tensor), from, ins)
    foreach((tensor, array) -> tensor === array || close(tensor), to, outs)
end

# Arrays in the order of the signature, from arrays or from pairs of name and array.
function by_position(role, parameters, all)
    any(x -> x isa Pair, all) || return check_arrays(role, parameters, collect(Any, all))
    ordered = Vector{Any}(undef, length(parameters))
    for pair in all
        pair isa Pair || refuse(role, "s are given either all by name or all by position")
        k = findfirst(p -> p.name == string(pair[1]), parameters)
        k === nothing && throw(StableHLOError(CAPI.SHLO_NOT_FOUND, string("there is no ", role, " ",
            repr(string(pair[1])), " among (", join(parameters, ", "), ")")))
        isassigned(ordered, k) && refuse(role, " ", repr(string(pair[1])), " is given twice")
        ordered[k] = pair[2]
    end
    left_out = filter(k -> !isassigned(ordered, k), eachindex(ordered))
    all_given = Base.all(k -> has_default(parameters, k), left_out)
    all_given || count_mismatch(role, parameters, all)
    ordered[left_out] .= nothing
    check_arrays(role, parameters, ordered)
end
function check_arrays(role, parameters, all)
    for (k, x) in enumerate(all)
        x === nothing && has_default(parameters, k) && continue
        k <= length(parameters) && !(x isa Union{AbstractArray,Number}) && mismatch(role, k, parameters[k], x)
    end
    all
end

# --- Running into new arrays

arrays(tensor::Tensor) = Array(tensor)
arrays(tensors::Tuple) = map(Array, tensors)
# Whether one of them is a T.
any_isa(::Type, ::Tuple{}) = false
@inline any_isa(::Type{T}, all::Tuple) where {T} = first(all) isa T || any_isa(T, Base.tail(all))

"""
    plan(inputs...; options = nothing)
    plan("name" => array, ...)
    plan(name = array, ...)

Runs the plan. Returns the output, or a tuple if there is not exactly one. The outputs are arrays, or tensors if an
input is a `Tensor`, or on the device if the options say so. Inputs that have a default may be left out, or be `nothing`.
"""
@inline (plan::Plan)(ins::Vararg{Any,N}; options = nothing, named...) where {N} =
    isempty(named) ? run_plan(plan, ins, options) :
    run_plan(plan, (Any[string(name) => x for (name, x) in named]..., ins...), options)

function run_plan(plan, ins, options)
    any_isa(Pair, ins) && return run_plan(plan, Tuple(by_position("input", plan.inputs, ins)), options)
    length(ins) < length(plan.inputs) && (ins = completed(plan, ins))
    any_isa(Tensor, ins) || stay_on_device(options) ?
        guarded(options -> run_tensors(plan, ins, options), options) :
        guarded(options -> run_new(plan, ins, options), options)
end
stay_on_device(::Union{Nothing,Ptr}) = false
stay_on_device(options::RunOptions) = options.results_on_device

function run_new(plan, ins, options)
    if !plan.static
        makers = sized_makers(plan, ins)
        return makers === nothing ? arrays(run_tensors(plan, ins, options)) : run_new_several(plan, makers, ins, options)
    end
    length(plan.makers) == 1 || return run_new_several(plan, plan.makers, ins, options)
    made = plan.makers[1]()
    run_into_one(plan, made, ins, options)
    made
end
run_into_one(plan, made, ins, options) = run_into(plan, (made,), ins, options)
function run_new_several(plan, makers, ins, options)
    made = Tuple(Any[maker() for maker in makers])
    run_into(plan, made, ins, options)
    length(made) == 1 ? made[1] : made
end
# Nothing if only a run knows the sizes.
function sized_makers(plan, ins)
    check_count("input", plan.inputs, ins)
    sizes = try
        output_sizes(plan, each(input, plan, ins, 1)...)
    catch e
        e isa StableHLOError && e.code == CAPI.SHLO_UNSUPPORTED || rethrow()
        return nothing
    end
    [Maker{eltype(parameter),ndims(parameter)}(size) for (parameter, size) in zip(plan.outputs, sizes)]
end

as_tensor(plan, k, x::Union{Tensor,DeviceTensor}) =
    (fits(plan.inputs[k], x) || mismatch("input", k, plan.inputs[k], x); x)
as_tensor(plan, k, x::Nothing) = input(plan, k, x)
as_tensor(plan, k, x) = passing(input(plan, k, x))
tensor_address(::Nothing) = Ptr{CAPI.shlo_tensor}(C_NULL)
tensor_address(tensor::Union{Tensor,DeviceTensor}) = Ptr{CAPI.shlo_tensor}(opened(tensor))

function run_tensors(plan, ins::NTuple{N,Any}, options) where {N}
    check_count("input", plan.inputs, ins)
    tensors = each(as_tensor, plan, ins, 1)
    length(plan.outputs) == 1 || return run_tensors_several(plan, tensors, options)
    GC.@preserve tensors begin
        handles = Ref((map(tensor_address, tensors)..., Ptr{CAPI.shlo_tensor}(C_NULL)))
        GC.@preserve handles begin
            first_handle = Ptr{Ptr{CAPI.shlo_tensor}}(pointer_from_objref(handles))
            call(CAPI.shlo_plan_run, plan, N, first_handle, 1, first_handle + N * sizeof(Ptr{Cvoid}), options)
        end
    end
    made = handles[][N+1]
    stay_on_device(options) && return DeviceTensor(made)
    plan.static ? plan.makers[1](made) : Tensor(made)
end
function run_tensors_several(plan, tensors, options)
    made = fill(Ptr{CAPI.shlo_tensor}(C_NULL), length(plan.outputs))
    GC.@preserve tensors call(CAPI.shlo_plan_run, plan, length(tensors),
                              Ptr{CAPI.shlo_tensor}[map(tensor_address, tensors)...], length(made), made, options)
    stay_on_device(options) && return Tuple(map(DeviceTensor, made))
    plan.static ? Tuple(Any[maker(handle) for (maker, handle) in zip(plan.makers, made)]) : Tuple(map(Tensor, made))
end

"""
    run_grid(plan, inputs; options = nothing)

Runs a plan on all processes of its grid. `inputs` has a tuple of arrays or tensors for each process. Returns a vector
of tuples of arrays, one for each process, or of tensors on the devices if the options say so. Process `p`, from 0, is partition `p % partitions` of replica `p ÷ partitions`.
"""
run_grid(plan::Plan, inputs; options = nothing) = guarded(options -> run_processes(plan, inputs, options), options)

function run_processes(plan, inputs, options)
    tensors = Any[]
    for given in inputs
        check_count("input", plan.inputs, given)
        append!(tensors, [as_tensor(plan, k, x) for (k, x) in enumerate(given)])
    end
    processes, count = length(inputs), length(plan.outputs)
    made = fill(Ptr{CAPI.shlo_tensor}(C_NULL), processes * count)
    handles = Ptr{CAPI.shlo_tensor}[tensor_address(tensor) for tensor in tensors]
    GC.@preserve tensors call(CAPI.shlo_plan_run_grid, plan, processes, length(plan.inputs), handles, count, made,
                              options)
    outputs = stay_on_device(options) ? map(DeviceTensor, made) : map(Array ∘ Tensor, made)
    [Tuple(outputs[count*p+1:count*(p+1)]) for p in 0:processes-1]
end
