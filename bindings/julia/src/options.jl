# What stops a run: limits, cancellations, Ctrl-C.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Cancellation()

Stops runs from outside: `cancel(cancellation)` stops each run whose options have it. It serves any number of options
and runs, and any thread may cancel at any time.
"""
Cancellation
@handle Cancellation shlo_cancellation "cancellation"
Cancellation() = Cancellation(make(CAPI.shlo_cancellation_create, CAPI.shlo_cancellation))
"Stops all runs with a cancellation: they throw `SHLO_CANCELLED`. Later runs with it are cancelled too."
cancel(cancellation::Cancellation) = CAPI.shlo_cancellation_cancel(cancellation)
"Whether a cancellation was cancelled."
is_cancelled(cancellation::Cancellation) = CAPI.shlo_cancellation_is_cancelled(cancellation) != 0

"""
    Pool(threads = 0; spin = 0)

Threads that help the runs whose options have the pool. The results have the same bytes with any pool and with none.
`threads` counts the one that runs; 0 means one for each processor. A thread looks for more work for `spin` seconds before
it sleeps. Any number of runs may share a pool, and it may be closed at any time: then runs go on alone. These threads are
the library's; they are no threads of Julia.
"""
Pool
@handle Pool shlo_pool "pool"
function Pool(threads::Integer = 0; spin::Real = 0)
    0 <= spin <= 1 || refuse("spin is ", spin, ", but should be from 0 to 1 second")
    pool = Pool(make(CAPI.shlo_pool_create, CAPI.shlo_pool, clamp(threads, -1, typemax(Int32))))
    call(CAPI.shlo_pool_set_spin, pool, round(UInt32, spin * 1_000_000))
    pool
end
"How many threads of a pool work at once, with the one that runs."
Base.length(pool::Pool) = Int(CAPI.shlo_pool_threads(pool))

const POLL_MILLISECONDS = 10
const PROGRESS_MILLISECONDS = 100
# The thread whose run was stopped by Ctrl-C, until that run has returned; 0 if there is none.
const interrupted = Threads.Atomic{Int}(0)

# Called by the library during a run. No exception may leave it.
function poll(::Ptr{Cvoid})
    try
        reenable_sigint(GC.safepoint)
        Int32(0)
    catch
        interrupted[] = Threads.threadid()
        Int32(1)
    end
end

"""
    RunOptions(; max_milliseconds = 0, cancellation = nothing, pool = nothing, donate = (), recorder = nothing,
               progress = nothing, results_on_device = false, interruptible = isinteractive())

What runs may take, what stops them, and who helps; pass it as `options`. `cancel(options)` stops all runs with it, from
another thread. `pool` is a `Pool` whose threads help. `donate` lists inputs, from 1, that are tensors and whose memory a run may reuse.

`recorder` is a `Recorder` that sees the inside. `progress` is a function that gets the part of the run that is done, from
0 to 1: at most every 100 ms, and 1 at the end. If it throws, the run ends with that. With `results_on_device`, what a
plan with a client returns stays on the device: a [`DeviceTensor`](@ref).

Ctrl-C ends an interruptible run with an `InterruptException`, on the thread that gets it from Julia; and every 10 ms,
such a run lets other threads collect garbage. Each op then looks at the clock, which takes longer than a small op.
Runs without options are interruptible in an interactive session. In others, Ctrl-C ends the process, as Julia has it.
"""
mutable struct RunOptions <: Handle
    address::Address
    interruptible::Bool
    pool::Union{Nothing,Pool} # its threads end with it
    recorder::Union{Nothing,Recorder}
    progress::Union{Nothing,Told}
    results_on_device::Bool
end
@owned RunOptions shlo_run_options "run options"

function RunOptions(; max_milliseconds::Integer = 0, cancellation::Union{Nothing,Cancellation} = nothing,
                    pool::Union{Nothing,Pool} = nothing, donate = (), recorder::Union{Nothing,Recorder} = nothing,
                    progress = nothing, results_on_device::Bool = false, interruptible::Bool = isinteractive())
    all(>=(1), donate) || refuse("inputs are counted from 1")
    max_milliseconds >= 0 || refuse("max_milliseconds is ", max_milliseconds)
    handle = make(CAPI.shlo_run_options_create, CAPI.shlo_run_options)
    options = finalizer(close, RunOptions(Address(handle), interruptible, pool, recorder,
                                          progress === nothing ? nothing : Told(progress), results_on_device))
    call(CAPI.shlo_run_options_set_max_milliseconds, options, max_milliseconds)
    cancellation === nothing || call(CAPI.shlo_run_options_set_cancellation, options, cancellation)
    pool === nothing || call(CAPI.shlo_run_options_set_pool, options, pool)
    recorder === nothing || call(CAPI.shlo_run_options_set_recorder, options, recorder)
    progress === nothing || call(CAPI.shlo_run_options_set_progress, options,
                                 @cfunction(tell_progress, Int32, (Cdouble, Ptr{Cvoid})),
                                 pointer_from_objref(options.progress), PROGRESS_MILLISECONDS)
    foreach(input -> call(CAPI.shlo_run_options_donate, options, input - 1), donate)
    results_on_device && call(CAPI.shlo_run_options_set_results_on_device, options, 1)
    interruptible && call(CAPI.shlo_run_options_set_poll, options, @cfunction(poll, Int32, (Ptr{Cvoid},)), C_NULL,
                          POLL_MILLISECONDS)
    options
end
"Stops all runs with these options, and no others: they throw `SHLO_CANCELLED`. Later runs with them are cancelled too."
cancel(options::RunOptions) = CAPI.shlo_run_options_cancel(options)

# --- Ctrl-C

# The options of interruptible runs that were given none; made when they are first needed.
const interactive_options = Ref{Union{Nothing,RunOptions}}(nothing)
function interactive()
    interactive_options[] === nothing && (interactive_options[] = RunOptions(interruptible = true))
    interactive_options[]::RunOptions
end

# Calls f, which runs a plan, with the options for C. Ctrl-C is put off until the next poll or the end of f. What a
# function of the options threw is thrown at the end.
@inline guarded(f::F, ::Nothing) where {F} = isinteractive() ? interruptible(f, interactive()) : f(C_NULL)
@inline guarded(f::F, options::RunOptions) where {F} =
    options.recorder === options.progress === nothing ? stoppable(f, options) : telling(f, options)
@inline stoppable(f::F, options) where {F} = options.interruptible ? interruptible(f, options) : f(options)
function telling(f, options)
    told = options.recorder === nothing ? nothing : options.recorder.told
    try
        stoppable(f, options)
    catch e
        failures = filter(!isnothing, [take_failure(told), take_failure(options.progress)])
        e isa StableHLOError && e.code == CAPI.SHLO_CANCELLED && !isempty(failures) ? throw(failures[1]) : rethrow()
    end
end
function interruptible(f, options)
    disable_sigint() do
        try
            f(options)
        finally
            Threads.atomic_cas!(interrupted, Threads.threadid(), 0) == Threads.threadid() && throw(InterruptException())
        end
    end
end
