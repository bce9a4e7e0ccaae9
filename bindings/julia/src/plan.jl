# Plans: running a function on arrays or tensors.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Plan(program; function_name = "main", simd, max_memory, grid = (1, 1), recordable = false,
         custom_calls = "target" => f, client = nothing, devices = nothing)

A function that is compiled to run. `plan(x, y)` runs it on arrays and returns new arrays; `run!(plan, outputs, inputs)`
writes into arrays of the caller. Any number of threads may run one plan at once. `custom_calls` are functions by
target, or `HostFunction`s, which come before those that the library implements. `grid` is how many replicas and
partitions run the function together ([`run_grid`](@ref)). With `recordable`, runs may record values ([`Recorder`](@ref)).

With a [`Client`](@ref), the plan runs on its first local devices, or on those that `devices` lists, by their places in
`StableHLO.devices(client)`: one for each process of the grid. Its calls are those of others. Inputs are copied to the
device and outputs back, but for a [`DeviceTensor`](@ref). `simd`, `max_memory` and pools change nothing then; recording
and functions of Julia are `SHLO_UNSUPPORTED`.
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

grid_setting(grid::NTuple{2,Integer}) = clamp.(grid, 0, typemax(UInt32))
grid_setting(grid) = refuse("grid is ", grid, ", but should be (replicas, partitions)")

Plan(program::HLOModule; options...) = finalizer(close, Plan(planned(; options...) do settings
    make(CAPI.shlo_plan_create, CAPI.shlo_plan, program, settings)
end))
# What f makes with the options of a plan.
function planned(f; function_name = nothing, custom_calls = (), grid = nothing, recordable::Bool = false,
                 client::Union{Nothing,Client} = nothing, devices = nothing, options...)
    settings = function_name === nothing ? options : (; Symbol("function") => function_name, options...)
    grid === nothing || (settings = (; settings..., grid = grid_setting(grid)))
    recordable && (settings = (; settings..., recordable = 1))
    settings = (; settings..., client_settings(client, devices)...)
    with_custom_calls(pairs_of(custom_calls), settings) do settings
        with_options(f, :shlo_plan_options, settings)
    end
end
# A plan that is not closed by itself.
function Plan(handle::Ptr{CAPI.shlo_plan})
    inputs = [Parameter(borrowed_text(CAPI.shlo_plan_input_name, handle, k),
        CAPI.shlo_plan_input_element_type(handle, k),
        julia_size(CAPI.shlo_plan_input_shape(handle, k), CAPI.shlo_plan_input_rank(handle, k)), "",
        CAPI.shlo_plan_input_has_default(handle, k) != 0, CAPI.shlo_plan_input_decides_shape(handle, k) != 0)
        for k in 0:Int(CAPI.shlo_plan_input_count(handle))-1]
    outputs = [Parameter(borrowed_text(CAPI.shlo_plan_output_name, handle, k),
        CAPI.shlo_plan_output_element_type(handle, k),
        julia_size(CAPI.shlo_plan_output_shape(handle, k), CAPI.shlo_plan_output_rank(handle, k)), "")
        for k in 0:Int(CAPI.shlo_plan_output_count(handle))-1]
    static = all(p -> all(>=(0), p.size), inputs) && all(p -> all(>=(0), p.size), outputs)
    makers = static ? Any[Maker{eltype(p),ndims(p)}(size(p)) for p in outputs] : Any[]
    Plan(Address(handle), inputs, outputs, makers, static)
end

# Copies: runs on arrays rely on what the plan has.
"The arguments of a plan: name, element type and size of each."
inputs(plan::Plan) = copy.(plan.inputs)
"The results of a plan."
outputs(plan::Plan) = copy.(plan.outputs)
"The bytes that one run allocates in addition to its inputs and outputs; 0 if shapes are dynamic."
memory(plan::Plan) = Int(CAPI.shlo_plan_memory(plan))
"The numbers of replicas and of partitions that run a plan together."
grid(plan::Plan) = (Int(CAPI.shlo_plan_replica_count(plan)), Int(CAPI.shlo_plan_partition_count(plan)))
Base.show(io::IO, plan::Plan) = isopen(plan) ?
    print(io, "Plan((", join(plan.inputs, ", "), ") -> (", join(plan.outputs, ", "), "))") : print(io, "Plan (closed)")
