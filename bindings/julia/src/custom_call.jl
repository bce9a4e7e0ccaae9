# Functions of Julia that programs call.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    HostFunction(f; pure = false, unordered = false)
    HostFunction(; ...) do call, outs, ins
        outs[1] .= 2 .* ins[1]
    end

A function for the custom calls of a target; `Plan(program; custom_calls = "scale" => f)` has it, a bare function being
`HostFunction(f)`. It gets the call, and tuples of arrays for the results and the operands, of the sizes that Julia has.
It writes the results, whose elements are undefined before, but those of `Bool`, which are `false`. The arrays, and
`StableHLO.Operation(call)` with the attributes of the op, can be used until it returns. `StableHLO.computations(call)` are
plans of the functions that the op names, `StableHLO.allocate(call, k, dims...)` gives a result its size where that is open, `StableHLO.process(call)` is the process of the grid that calls.

Calls happen in the order of the program. `pure`: results follow from operands and attributes alone, so calls may be
dropped, repeated, or made while a plan is made. `unordered`: each call happens, but it touches nothing that others do.
An exception ends the run with `SHLO_FAILED` and its text. The function should not wait for other tasks: these cannot
run on its thread in the middle of a run.
"""
struct HostFunction
    f::Any
    flags::CAPI.shlo_call_flags
end
HostFunction(f; pure::Bool = false, unordered::Bool = false) = HostFunction(f, CAPI.shlo_call_flags(
    (pure ? Int(CAPI.SHLO_CALL_PURE) : 0) | (unordered ? Int(CAPI.SHLO_CALL_UNORDERED) : 0)))
HostFunction(; options...) = f -> HostFunction(f; options...)
host_function(f::HostFunction) = f
host_function(f) = HostFunction(f)

"A call of a `HostFunction`, until that returns."
mutable struct CustomCall
    pointer::Ptr{CAPI.shlo_call}
    computations::Vector{Any} # plans, once somebody asks
end
check_open(call::CustomCall) = call.pointer == C_NULL ? refuse("the custom call is over") : nothing
Base.unsafe_convert(::Type{Ptr{CAPI.shlo_call}}, call::CustomCall) = (check_open(call); call.pointer)
Operation(call::CustomCall) = Operation(CAPI.shlo_call_operation(call), call)
"""
The functions that the op of a custom call names as `called_computations`, ready to run, with the same custom calls and
limits: a vector of `Plan`s, until the call returns.
"""
function computations(call::CustomCall)
    for k in length(call.computations)+1:CAPI.shlo_call_computation_count(call)
        push!(call.computations, Plan(CAPI.shlo_call_computation(call, k - 1)))
    end
    copy(call.computations)
end
"The process of the plan's grid that calls, from 0."
process(call::CustomCall) = Int(CAPI.shlo_call_process(call))
"Whether the run must stop, because it was cancelled or its time is over. A long function asks, and returns."
is_stopped(call::CustomCall) = CAPI.shlo_call_is_stopped(call) != 0

"An operand or result of a custom call: memory of the run, without a copy."
struct CallArray{T,N} <: DenseArray{T,N}
    data::Ptr{T}
    dims::NTuple{N,Int}
    call::CustomCall
    writable::Bool
end
Base.size(array::CallArray) = array.dims
Base.IndexStyle(::Type{<:CallArray}) = IndexLinear()
Base.strides(array::CallArray) = Base.size_to_strides(1, array.dims...)
Base.elsize(::Type{<:CallArray{T}}) where {T} = sizeof(T)
Base.unsafe_convert(::Type{Ptr{T}}, array::CallArray{T}) where {T} = (check_open(array.call); array.data)
Base.@propagate_inbounds function Base.getindex(array::CallArray, index::Int)
    @boundscheck checkbounds(array, index)
    unsafe_load(pointer(array), index)
end
Base.@propagate_inbounds function Base.setindex!(array::CallArray{T}, value, index::Int) where {T}
    @boundscheck checkbounds(array, index)
    array.writable || refuse("an operand of a custom call is only read")
    unsafe_store!(pointer(array), convert(T, value), index)
    array
end
is_writable(array::CallArray) = array.writable

# --- What the library calls

# Calls f, during which the task stays on the thread, whose stack has frames of the library.
function staying(f)
    task = current_task()
    sticky, task.sticky = task.sticky, true
    try
        f()
    finally
        task.sticky = sticky
    end
end

# No exception may leave it.
function answer(pointer::Ptr{CAPI.shlo_call}, user::Ptr{Cvoid})
    one = CustomCall(pointer, [])
    try
        staying(() -> perform(one, (unsafe_pointer_to_objref(user)::Loan).memory::HostFunction))
    catch e
        message = told(e)
        GC.@preserve message CAPI.shlo_call_fail(pointer, message, sizeof(message))
    end
    one.pointer = C_NULL
    foreach(plan -> plan.address[] = 0, one.computations) # they belong to the library
    nothing
end

function perform(one, host)
    ins = map(1:CAPI.shlo_call_operand_count(one)) do k
        array(one, false, CAPI.shlo_call_operand_element_type(one, k - 1), CAPI.shlo_call_operand_shape(one, k - 1),
              CAPI.shlo_call_operand_rank(one, k - 1), CAPI.shlo_call_operand_data(one, k - 1, C_NULL))
    end
    outs = map(k -> result(one, k), 1:CAPI.shlo_call_result_count(one))
    host.f(one, Tuple(outs), Tuple(ins))
end
# Nothing before it has a shape.
function result(one, k)
    shape, rank = CAPI.shlo_call_result_shape(one, k - 1), CAPI.shlo_call_result_rank(one, k - 1)
    any(extent -> extent < 0, julia_size(shape, rank)) && return nothing
    out = array(one, true, CAPI.shlo_call_result_element_type(one, k - 1), shape, rank,
                CAPI.shlo_call_result_data(one, k - 1, C_NULL))
    eltype(out) == Bool && fill!(out, false) # whatever is there may be no Bool
    out
end
"""
    StableHLO.allocate(call, k, dims...)

Gives result `k` of a custom call, which is `nothing` because the program leaves its size open, the size `dims`. Returns
the array to be written.
"""
function allocate(call::CustomCall, k::Integer, dims::Integer...)
    StableHLO.call(CAPI.shlo_call_set_result_shape, call, k - 1, length(dims), extents(dims))
    result(call, k)
end
function array(one, writable, code, shape, rank, data)
    T, dims = julia_type(code), Tuple(julia_size(shape, rank))
    CallArray{T,length(dims)}(Ptr{T}(data), dims, one, writable)
end

told(e::StableHLOError) = e.message
function told(e)
    try
        sprint(showerror, e)
    catch
        string(typeof(e))
    end
end

release_user(user::Ptr{Cvoid}) = give_back(C_NULL, user)

# --- Registering

@handle CustomCalls shlo_custom_calls "registry of custom calls"

# Functions that the library may call. Each is lent to it, until it releases it.
const lent_functions = Set{Loan}()

# Calls f with the settings of a plan and functions by target.
function with_custom_calls(f, functions, settings)
    isempty(functions) && return f(settings)
    registry = CustomCalls(make(CAPI.shlo_custom_calls_create, CAPI.shlo_custom_calls))
    try
        for (target, host) in functions
            name, one = string(target), host_function(host)
            lend(one, lent_functions) do user
                call(CAPI.shlo_custom_calls_register, registry, name, sizeof(name), 0, one.flags,
                     @cfunction(answer, Cvoid, (Ptr{CAPI.shlo_call}, Ptr{Cvoid})), user,
                     @cfunction(release_user, Cvoid, (Ptr{Cvoid},)))
            end
        end
        f((; settings..., custom_calls = registry))
    finally
        close(registry)
    end
end
