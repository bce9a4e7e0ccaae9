# Handles of the library: closed by the garbage collector, or earlier by close.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
What owns an object of the library. `close` destroys it early; closing twice does nothing, and using a closed one throws
a `StableHLOError`. Handles may be closed in any order.
"""
abstract type Handle end

# The address of an object that is open, or 0. Taken once, by whoever closes first.
const Address = Threads.Atomic{UInt}
Address(pointer::Ptr) = Address(UInt(pointer))

# Declares a handle type: its name, the type in C, and words for it.
macro handle(name, c_name, words)
    destroy = Symbol(c_name, "_destroy")
    esc(quote
        mutable struct $name <: Handle
            address::Address
            $name(pointer::Ptr{CAPI.$c_name}) = finalizer(close, new(Address(pointer)))
        end
        @owned $name $c_name $words
    end)
end

# How a type with a field `address` is passed to C, closed and named.
macro owned(name, c_name, words)
    destroy = Symbol(c_name, "_destroy")
    esc(quote
        Base.unsafe_convert(::Type{Ptr{CAPI.$c_name}}, handle::$name) = Ptr{CAPI.$c_name}(opened(handle))
        destroy(::$name, address::UInt) = CAPI.$destroy(Ptr{CAPI.$c_name}(address))
        words(::$name) = $words
    end)
end

@noinline closed(handle) = refuse("the ", words(handle), " is closed")
@inline function opened(handle)
    address = handle.address[]
    address == 0 && closed(handle)
    address
end

function close_handle(handle)
    address = Threads.atomic_xchg!(handle.address, UInt(0))
    address == 0 || destroy(handle, address)
    nothing
end
Base.close(handle::Handle) = close_handle(handle)
Base.isopen(handle::Handle) = handle.address[] != 0

@handle Diagnostics shlo_diagnostics "collector"
Diagnostics() = Diagnostics(make(CAPI.shlo_diagnostics_create, CAPI.shlo_diagnostics))
Base.collect(all::Diagnostics) =
    [Diagnostic(CAPI.shlo_diagnostics_at(all, k - 1)) for k in 1:CAPI.shlo_diagnostics_count(all)]

# A function for C, and what it gets.
struct Callback
    f::Ptr{Cvoid}
    user::Ptr{Cvoid}
end

# Options of a call: one object of C, with the setters that the keywords name, destroyed after the call.
function with_options(f, name::Symbol, settings)
    isempty(settings) && return f(C_NULL)
    T = getproperty(CAPI, name)
    options = make(getproperty(CAPI, Symbol(name, :_create)), T)
    try
        for (key, value) in pairs(settings)
            setter = Symbol(name, :_set_, key)
            isdefined(CAPI, setter) || refuse("there is no option ", key)
            call(getproperty(CAPI, setter), options, setting(value)...)
        end
        GC.@preserve settings f(options) # what options borrow, such as a collector
    finally
        getproperty(CAPI, Symbol(name, :_destroy))(options)
    end
end
setting(value) = (value,)
setting(values::Tuple) = values
setting(callback::Callback) = (callback.f, callback.user)
setting(value::AbstractString) = (String(value), sizeof(value))
setting(value::VersionNumber) = setting(string(value))

# The entries of a keyword that is a dictionary, a named tuple, a list of pairs, or one pair.
pairs_of(one::Pair) = [one]
pairs_of(all::Union{NamedTuple,AbstractDict}) = collect(pairs(all))
pairs_of(all) = collect(all)
