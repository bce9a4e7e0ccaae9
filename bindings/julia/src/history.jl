# What a run computed, value by value, and where two runs part.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# --- Histories

"""
A value of a history: the `index` that it has there; `op`, the op that gave it ("stablehlo.add"); `result`, which of the
op's it is, from 1; `iterations`, how many iterations of the loops around the op had ended, the outermost one first; the
`value`, an array that is only read, or `nothing` if it was not kept; `nonfinite`, how many elements are NaN or
infinite; and `probe`, the number of its probe, from 1, as the pass interpreter-instrument-with-probe counts, or
`nothing`.

`StableHLO.Operation(value)` is the op of the module: the one of that name, or one that was decomposed into it.
`StableHLO.operands(value)` says where the operands come from.
"""
struct PastValue
    history::Any # which it keeps alive
    index::Int
    op::String
    result::Int
    iterations::Vector{Int}
    value::Union{Nothing,DenseArray}
    nonfinite::Int
    probe::Union{Nothing,Int}
end

"""
    History(program, inputs...; keep_values = true, stop_at_nan = false, max_memory = 2^32, max_milliseconds = 0,
            cancellation = nothing, interruptible = isinteractive(), ...)

Runs a program and keeps its values: those of all ops, constants too, as a vector of [`StableHLO.PastValue`](@ref), in
the order of execution of the program as it is written. Inputs are arrays, numbers, or `nothing` for those that have a
default. The other keywords are those of [`Plan`](@ref).

Without `keep_values`, the values are only counted: how many NaNs and infinities they have. With `stop_at_nan`, the run
stops after an op that makes a NaN or an infinity of operands without. A run whose values take more than `max_memory`
bytes ends with `SHLO_LIMIT`. Ctrl-C ends an interruptible one, as it ends those of [`RunOptions`](@ref). A run that
fails after it has begun is a history, too, whose `error` says why it ended; otherwise that is `nothing`.

`StableHLO.outputs(history)` are the outputs, `StableHLO.first_nan(history)` is where the first NaN comes from, and
[`Diff`](@ref) compares two histories. Values, outputs and operations keep their history alive, and cannot be used once
it is closed.
"""
mutable struct History <: AbstractVector{PastValue}
    address::Address
    "why the run ended before its end"
    error::Union{Nothing,StableHLOError}
    function History(pointer::Ptr{CAPI.shlo_history})
        history = finalizer(close, new(Address(pointer), nothing))
        failure = CAPI.shlo_history_error(history)
        failure == C_NULL || (history.error = StableHLOError(CAPI.shlo_error_code(failure), failure))
        history
    end
end
@owned History shlo_history "history"

Base.close(history::History) = close_handle(history)
Base.isopen(history::History) = history.address[] != 0
check_open(history::History) = (opened(history); nothing)

function History(program::HLOModule, inputs...; keep_values::Bool = true, stop_at_nan::Bool = false,
                 max_memory::Integer = 2^32, max_milliseconds::Integer = 0,
                 cancellation::Union{Nothing,Cancellation} = nothing, interruptible::Bool = isinteractive(),
                 options...)
    tensors = map(past_input, inputs)
    wanted = (keep_values = keep_values, stop_at_nan = stop_at_nan, max_memory = max_memory,
              max_milliseconds = max_milliseconds, cancellation = something(cancellation, C_NULL))
    ask = (@cfunction(poll, Int32, (Ptr{Cvoid},)), C_NULL, POLL_MILLISECONDS)
    wanted = interruptible ? (; wanted..., poll = ask) : wanted
    planned(; options...) do planning
        with_options(:shlo_history_options, wanted) do settings
            made(settings) = GC.@preserve tensors History(make(CAPI.shlo_history_record, CAPI.shlo_history, program,
                planning, length(tensors), Ptr{CAPI.shlo_tensor}[map(tensor_address, tensors)...], settings))
            interruptible ? StableHLO.interruptible(made, settings) : made(settings)
        end
    end
end
past_input(::Nothing) = nothing
past_input(x::Number) = Tensor(x)
past_input(x::AbstractArray) = passing(x)
past_input(x) = refuse("an input is an array, a number or nothing, not ", typeof(x))

PastValue(history::History, index) = (k = index - 1; PastValue(
    history, index, borrowed_text(CAPI.shlo_history_op, history, k), CAPI.shlo_history_result(history, k) + 1,
    [CAPI.shlo_history_iteration(history, k, loop - 1) for loop in 1:CAPI.shlo_history_loop_count(history, k)],
    elements(CAPI.shlo_history_tensor(history, k), history), CAPI.shlo_history_nonfinite_count(history, k),
    unless_negative(CAPI.shlo_history_probe(history, k))))
unless_negative(number) = number < 0 ? nothing : Int(number)
# An index of Julia, or nothing for -1.
index_or_nothing(index) = index < 0 ? nothing : Int(index) + 1

# The elements of a tensor of a history: a view, or a copy if they are misaligned, as those of constants can be.
function elements(tensor::Ptr{CAPI.shlo_tensor}, history)
    tensor == C_NULL && return nothing
    T = julia_type(CAPI.shlo_tensor_element_type(tensor))
    dims = Tuple(julia_size(CAPI.shlo_tensor_shape(tensor), CAPI.shlo_tensor_rank(tensor)))
    view = Constant{T,length(dims)}(Ptr{T}(CAPI.shlo_tensor_data(tensor)), dims, history)
    is_aligned(view) ? view : Array(view)
end

Base.size(history::History) = (Int(CAPI.shlo_history_count(history)),)
function Base.getindex(history::History, index::Int)
    checkbounds(history, index)
    PastValue(history, index)
end

Operation(value::PastValue) =
    part(Operation, CAPI.shlo_history_operation(value.history, value.index - 1), value.history)
"""
Where each operand of the op that gave a value comes from: the index of its `value` in the history, or which `input` of
the function it is. Both are `nothing` if that is not known.
"""
operands(value::PastValue) = NamedTuple{(:value, :input),NTuple{2,Union{Nothing,Int}}}[
    (value = index_or_nothing(CAPI.shlo_history_operand(value.history, value.index - 1, k - 1)),
     input = index_or_nothing(CAPI.shlo_history_operand_input(value.history, value.index - 1, k - 1)))
    for k in 1:CAPI.shlo_history_operand_count(value.history, value.index - 1)]

"""
The index of the first value that has NaNs or infinities although the operands of its op have none; `nothing` if there
is none.
"""
first_nan(history::History) = index_or_nothing(CAPI.shlo_history_first_nan(history))
"The outputs of the run, arrays that are only read; none if it has failed."
outputs(history::History) = [elements(CAPI.shlo_history_output(history, k - 1), history)
                             for k in 1:CAPI.shlo_history_output_count(history)]

"""
    StableHLO.beside(history)

The history of another run of the same program, somewhere else: it has the same places, and no value and no output.
`StableHLO.set!(beside, index, array)` sets a value that the other run had.
"""
beside(history::History) = History(make(CAPI.shlo_history_create_beside, CAPI.shlo_history, history))
"Sets a value of a history that `StableHLO.beside` has made to an array, which is copied, or a number."
function set!(history::History, index::Integer, x::Union{AbstractArray,Number})
    checkbounds(history, index)
    call(CAPI.shlo_history_set, history, index - 1, x isa Number ? Tensor(x) : copied(passing(x)))
    history
end

Base.show(io::IO, value::PastValue) = print(
    io, "PastValue(", value.op, isempty(value.iterations) ? "" : string(" in iteration ", join(value.iterations, ", ")),
    value.value === nothing ? "" : string(", ", size_text(size(value.value)), " ", eltype(value.value)), ")")
Base.show(io::IO, history::History) =
    isopen(history) ? print(io, "History(", length(history), " values)") : print(io, "History (closed)")
Base.show(io::IO, kind::MIME"text/plain", history::History) = isopen(history) ?
    invoke(show, Tuple{IO,MIME"text/plain",AbstractArray}, io, kind, history) : show(io, history)

# --- Differences

"""
How a value differs from its partner in another history: the index of the `partner`, `nothing` if it has none; the first
`element` that differs, as a column-major index, `nothing` if none does; and the `distance`, the largest `|a - b|` of
any element, infinite if only one of two elements is NaN, `nothing` if the values were not compared.
"""
struct Difference
    partner::Union{Nothing,Int}
    element::Union{Nothing,Int}
    distance::Union{Nothing,Float64}
end
measured(partner, element, distance) =
    Difference(partner, index_or_nothing(element), distance < 0 ? nothing : distance)

"""
    Diff(a, b; tolerance = 0)

Compares two histories: a [`StableHLO.Difference`](@ref) for each value of `a`. Values are paired by place if both
histories are of one program; otherwise by the order of ops, their locations, types and values. Elements differ if `|a -
b| > tolerance * (1 + |b|)`; with tolerance 0, if their bits differ, except that NaNs are equal. Values of different
element types are compared as numbers.

`first` is the index of the first value of `a` that differs, or `nothing`; `operations` are the ops of that difference
in `a` and in `b`: those that gave the values, or, if ops in their regions compute elements, the first of these that is
another one. `compared` is how many pairs were compared, and `outputs` has a difference for each output.
"""
struct Diff <: AbstractVector{Difference}
    a::History
    b::History
    first::Union{Nothing,Int}
    operations::NTuple{2,Union{Nothing,Operation}}
    compared::Int
    values::Vector{Difference}
    outputs::Vector{Difference}
end
function Diff(a::History, b::History; tolerance::Real = 0)
    diff = make(CAPI.shlo_diff_create, CAPI.shlo_diff, a, b, tolerance)
    try
        Diff(a, b, index_or_nothing(CAPI.shlo_diff_first(diff)),
             (part(Operation, CAPI.shlo_diff_operation_a(diff), a),
              part(Operation, CAPI.shlo_diff_operation_b(diff), b)),
             CAPI.shlo_diff_compared_count(diff),
             [measured(index_or_nothing(CAPI.shlo_diff_partner(diff, k - 1)), CAPI.shlo_diff_element(diff, k - 1),
                       CAPI.shlo_diff_distance(diff, k - 1)) for k in 1:length(a)],
             [measured(k, CAPI.shlo_diff_output_element(diff, k - 1), CAPI.shlo_diff_output_distance(diff, k - 1))
              for k in 1:Int(CAPI.shlo_diff_output_count(diff))])
    finally
        CAPI.shlo_diff_destroy(diff)
    end
end
Base.size(diff::Diff) = size(diff.values)
Base.getindex(diff::Diff, index::Int) = diff.values[index]
Base.show(io::IO, diff::Diff) = print(
    io, "Diff(", diff.compared, " values compared, ",
    diff.first === nothing ? "none differs" : string("value ", diff.first, " is the first that differs"), ")")
Base.show(io::IO, ::MIME"text/plain", diff::Diff) = show(io, diff)
