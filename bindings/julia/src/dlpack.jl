# DLPack: tensors from other libraries of the process, and for them, without a copy.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    DLPack(tensor)              a tensor for another library, which may only read it
    DLPack(pointer)             takes over a tensor of another library
    Tensor(dlpack)              makes a tensor of it: a view if it is row-major and contiguous, otherwise a copy
    StableHLO.give(dlpack)      gives it to another library, as a pointer

A `DLManagedTensorVersioned` of [DLPack](https://dmlc.github.io/dlpack): a tensor that libraries hand to each other.
Whoever has it owns it: it is freed when it is closed or garbage, unless it was given away or made a tensor. Nobody may
write its memory while it is in use. The memory of a borrowed array is copied, because Julia frees it when the tensor is
closed.
"""
mutable struct DLPack <: Handle
    address::Address
    DLPack(pointer::Ptr) = finalizer(close, new(Address(pointer)))
end
words(::DLPack) = "DLPack tensor"
function destroy(::DLPack, address::UInt)
    managed = Ptr{CAPI.shlo_dlpack_versioned}(address)
    deleter = unsafe_load(managed).deleter
    deleter == C_NULL || ccall(deleter, Cvoid, (Ptr{CAPI.shlo_dlpack_versioned},), managed)
end

# Whoever takes the address has the tensor.
function taken(dlpack::DLPack)
    address = Threads.atomic_xchg!(dlpack.address, UInt(0))
    address == 0 ? closed(dlpack) : Ptr{CAPI.shlo_dlpack_versioned}(address)
end
give(dlpack::DLPack) = taken(dlpack)

function DLPack(tensor::Tensor{T,N}) where {T,N}
    tensor.owner === nothing || return exported(copied(tensor), CAPI.SHLO_DLPACK_IS_COPIED)
    exported(tensor, CAPI.SHLO_DLPACK_READ_ONLY)
end
copied(tensor::Tensor{T,N}) where {T,N} = GC.@preserve tensor Tensor{T,N}(
    make(CAPI.shlo_tensor_copy, CAPI.shlo_tensor, element(T), N, extents(tensor.dims), pointer(tensor),
         length(tensor) * sizeof(T), C_NULL), tensor.dims)
function exported(tensor, flag)
    managed = make(CAPI.shlo_tensor_to_dlpack, CAPI.shlo_dlpack_versioned, tensor)
    place = findfirst(==(:flags), fieldnames(CAPI.shlo_dlpack_versioned))
    flags = Ptr{UInt64}(managed + fieldoffset(CAPI.shlo_dlpack_versioned, place))
    unsafe_store!(flags, unsafe_load(flags) | UInt64(Int(flag)))
    DLPack(managed)
end

function Tensor(dlpack::DLPack)
    managed = taken(dlpack)
    handle = try
        make(CAPI.shlo_tensor_from_dlpack, CAPI.shlo_tensor, managed)
    catch
        dlpack.address[] = UInt(managed)
        rethrow()
    end
    tensor = Tensor(handle)
    eltype(tensor) === Bool && check_bools(tensor)
    tensor
end
# The library that made them may have others than 0 and 1.
function check_bools(tensor)
    bytes = GC.@preserve tensor copy(unsafe_wrap(Array, Ptr{UInt8}(pointer(tensor)), length(tensor)))
    k = findfirst(>(1), bytes)
    k === nothing && return
    close(tensor)
    refuse("element ", k, " is the byte ", bytes[k], ", but a Bool is 0 or 1")
end
