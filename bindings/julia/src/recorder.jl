# What happens inside a run: the values of ops, times, progress.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# A function that runs call, and the exception with which it stopped one.
mutable struct Told
    f::Any
    failure::Any
end
Told(f) = Told(f, nothing)
take_failure(::Nothing) = nothing
function take_failure(told::Told)
    failure, told.failure = told.failure, nothing
    failure
end

# Called by the library during a run. No exception may leave it.
function tell(f, user::Ptr{Cvoid})
    told = unsafe_pointer_to_objref(user)::Told
    try
        staying(() -> told.f(f()))
        Int32(0)
    catch e
        told.failure === nothing && (told.failure = e)
        Int32(1)
    end
end
tell_value(value::Ptr{CAPI.shlo_recorded}, user::Ptr{Cvoid}) = tell(() -> Recorded(value), user)
tell_progress(fraction::Cdouble, user::Ptr{Cvoid}) = tell(() -> fraction, user)

"""
A result of an op: `op` ("stablehlo.add") and its `location` ("model.py:12:3", or the name of the place, or ""); `result`,
which of the op's it is, from 1; `process`, that of the grid, from 0; `iterations`, how many iterations of the loops around
the op had ended, the outermost one first; and the `value`, an array.
"""
struct Recorded
    op::String
    location::String
    result::Int
    process::Int
    iterations::Vector{Int}
    value::Array
end
function Recorded(value::Ptr{CAPI.shlo_recorded})
    tensor = CAPI.shlo_recorded_tensor(value)
    T = julia_type(CAPI.shlo_tensor_element_type(tensor))
    dims = Tuple(julia_size(CAPI.shlo_tensor_shape(tensor), CAPI.shlo_tensor_rank(tensor)))
    array = Array{T}(undef, dims)
    isempty(array) || GC.@preserve array unsafe_copyto!(pointer(array), Ptr{T}(CAPI.shlo_tensor_data(tensor)), length(array))
    Recorded(borrowed_text(CAPI.shlo_recorded_op, value), borrowed_text(CAPI.shlo_recorded_location, value),
             CAPI.shlo_recorded_result(value) + 1, CAPI.shlo_recorded_process(value),
             [CAPI.shlo_recorded_iteration(value, k - 1) for k in 1:CAPI.shlo_recorded_loop_count(value)], array)
end

"""
    Recorder(ops...; locations = (), all = false, times = false, max_memory = 2^30)
    Recorder(ops...; ...) do value
        ...
    end

Sees the inside of the runs whose `RunOptions` have it. The results have the same bytes as without.

It records the results of the ops of these names ("dot_general"), and at these `locations` ("model.py:12"), or of all ops
but constants; the plan must be made with `recordable = true`. `values(recorder)` are those of all runs, as
`StableHLO.Recorded`. They take `max_memory` bytes at most; a run that records more throws `SHLO_LIMIT`. Or a function
gets each value, during the run; if it throws, the run ends with that.

`times`: whether times are measured, of any plan: `StableHLO.op_times(recorder)` and `StableHLO.kernel_times(recorder)`.
`empty!(recorder)` removes values and times. Read a recorder when no run uses it.
"""
mutable struct Recorder <: Handle
    address::Address
    told::Union{Nothing,Told}
    Recorder(pointer::Ptr{CAPI.shlo_recorder}) = finalizer(close, new(Address(pointer), nothing))
end
@owned Recorder shlo_recorder "recorder"

function Recorder(ops::AbstractString...; locations = (), all::Bool = false, times::Bool = false,
                  max_memory::Union{Nothing,Integer} = nothing)
    recorder = Recorder(make(CAPI.shlo_recorder_create, CAPI.shlo_recorder))
    foreach(op -> call(CAPI.shlo_recorder_record_op, recorder, String(op), sizeof(op)), ops)
    foreach(place -> call(CAPI.shlo_recorder_record_location, recorder, String(place), sizeof(place)),
            locations isa AbstractString ? (locations,) : locations)
    all && call(CAPI.shlo_recorder_record_all, recorder)
    times && call(CAPI.shlo_recorder_set_times, recorder, 1)
    max_memory === nothing || call(CAPI.shlo_recorder_set_max_memory, recorder, clamp(max_memory, 0, typemax(UInt64)))
    recorder
end
function Recorder(f::Base.Callable, ops::AbstractString...; choices...)
    recorder = Recorder(ops...; choices...)
    recorder.told = told = Told(f)
    call(CAPI.shlo_recorder_set_function, recorder,
         @cfunction(tell_value, Int32, (Ptr{CAPI.shlo_recorded}, Ptr{Cvoid})), pointer_from_objref(told))
    recorder
end

"The values that runs have recorded, in their order. A run that failed leaves those that it had."
Base.values(recorder::Recorder) =
    GC.@preserve recorder [Recorded(CAPI.shlo_recorder_value(recorder, k - 1))
                           for k in 1:CAPI.shlo_recorder_value_count(recorder)]
"Removes the values and times of a recorder."
Base.empty!(recorder::Recorder) = (CAPI.shlo_recorder_clear(recorder); recorder)

# All but names: seconds, without those of the kernels in its regions; calls; iterations of a loop; bytes.
function measures(measure, recorder, k)
    of(what) = Int(measure(recorder, k, what))
    (seconds = of(CAPI.SHLO_MEASURE_NANOSECONDS) / 1e9, calls = of(CAPI.SHLO_MEASURE_CALLS),
     steps = of(CAPI.SHLO_MEASURE_STEPS), bytes_read = of(CAPI.SHLO_MEASURE_BYTES_READ),
     bytes_written = of(CAPI.SHLO_MEASURE_BYTES_WRITTEN))
end
place(recorder, k) = (name = borrowed_text(CAPI.shlo_recorder_op_name, recorder, k),
                      location = borrowed_text(CAPI.shlo_recorder_op_location, recorder, k))
"""
    StableHLO.op_times(recorder)

What runs have done for each op: `name`, `location`, `seconds` (without those of ops in its regions), `calls`, `steps` (the
iterations of a loop), `bytes_read` and `bytes_written`. Of a kernel of several ops, each has an equal part.
"""
op_times(recorder::Recorder) = [merge(place(recorder, k), measures(CAPI.shlo_recorder_op_measure, recorder, k))
                                for k in 0:Int(CAPI.shlo_recorder_op_count(recorder))-1]
"""
    StableHLO.kernel_times(recorder)

Likewise for what plans compute together. `ops` has the `name` and `location` of each op of a kernel.
"""
kernel_times(recorder::Recorder) =
    [merge((name = borrowed_text(CAPI.shlo_recorder_kernel_name, recorder, k),
            ops = [place(recorder, CAPI.shlo_recorder_kernel_op(recorder, k, i))
                   for i in 0:Int(CAPI.shlo_recorder_kernel_op_count(recorder, k))-1]),
           measures(CAPI.shlo_recorder_kernel_measure, recorder, k))
     for k in 0:Int(CAPI.shlo_recorder_kernel_count(recorder))-1]
Base.show(io::IO, recorder::Recorder) = isopen(recorder) ?
    print(io, "Recorder(", Int(CAPI.shlo_recorder_value_count(recorder)), " values, times of ",
          Int(CAPI.shlo_recorder_kernel_count(recorder)), " kernels)") : print(io, "Recorder (closed)")
