# Tensors of the library as arrays.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Tensor(array)               borrows the memory of contiguous elements; others are copied
    Tensor{T}(undef, a, b)      new memory, zeros
    StableHLO.npy(bytes)        the contents of a .npy file

A tensor of the library, as an array. Do not change a borrowed array while the tensor is in use. Julia refuses to resize
a vector that was borrowed, as after `reshape`. A plan that gets tensors returns tensors.
"""
mutable struct Tensor{T,N} <: DenseArray{T,N}
    address::Address
    dims::NTuple{N,Int}
    owner::Any # keeps borrowed memory alive
    Tensor{T,N}(pointer::Ptr{CAPI.shlo_tensor}, dims, owner = nothing) where {T,N} =
        finalizer(close, new{T,N}(Address(pointer), dims, owner))
end
@owned Tensor shlo_tensor "tensor"

Base.close(tensor::Tensor) = close_handle(tensor)
Base.isopen(tensor::Tensor) = tensor.address[] != 0

# The extents in the order of the library, for C.
extents(dims) = Int64[reverse(dims)...]

known_element(::Type{T}) where {T} =
    (code = element(T); code == CAPI.SHLO_TYPE_NONE ? refuse("no tensor has elements of type ", T) : code)

Tensor{T}(::UndefInitializer, dims::Vararg{Integer,N}) where {T,N} =
    Tensor{T,N}(make(CAPI.shlo_tensor_create, CAPI.shlo_tensor, known_element(T), N, extents(dims)), dims)

Tensor(tensor::Tensor) = tensor
Tensor(array::AbstractArray{T}) where {T} = (known_element(T); borrow_const(contiguous_held(array)...))
# A tensor for a call, during which nobody resizes or closes the array.
passing(tensor::Tensor) = tensor
passing(array::AbstractArray{T}) where {T} =
    (known_element(T); memory = contiguous(array); borrow_const(memory, memory))
function borrow_const(memory::AbstractArray{T,N}, owner) where {T,N}
    GC.@preserve owner begin
        handle = make(CAPI.shlo_tensor_borrow_const, CAPI.shlo_tensor, element(T), N, extents(size(memory)),
                      pointer(memory), length(memory) * sizeof(T), C_NULL, C_NULL)
    end
    Tensor{T,N}(handle, size(memory), owner)
end
# The writable memory of an array, of contiguous elements, as a tensor.
borrow(tensor::Tensor) = tensor
function borrow(array::AbstractArray{T,N}) where {T,N}
    GC.@preserve array begin
        handle = make(CAPI.shlo_tensor_borrow, CAPI.shlo_tensor, element(T), N, extents(size(array)), pointer(array),
                      length(array) * sizeof(T), C_NULL, C_NULL)
    end
    Tensor{T,N}(handle, size(array), array)
end
function Tensor(x::Number)
    tensor = Tensor{typeof(x)}(undef)
    tensor[] = x
    tensor
end

# A tensor of a type and shape that only the library knows.
function Tensor(handle::Ptr{CAPI.shlo_tensor})
    T, rank = julia_type(CAPI.shlo_tensor_element_type(handle)), Int(CAPI.shlo_tensor_rank(handle))
    shape = CAPI.shlo_tensor_shape(handle)
    dims = ntuple(k -> Int(unsafe_load(shape, rank + 1 - k)), rank)
    Tensor{T,rank}(handle, dims)
end

"Reads a .npy file from its bytes; `as` is the Julia type of raw elements, such as BFloat16."
npy(bytes::AbstractVector{UInt8}; as::Type = Nothing) =
    Tensor(make(CAPI.shlo_tensor_from_npy, CAPI.shlo_tensor, contiguous(bytes), length(bytes), element(as)))
npy(path::AbstractString; as::Type = Nothing) = npy(read(path); as = as)
"The bytes of a .npy file."
npy_bytes(tensor::Tensor) = take_bytes(make(CAPI.shlo_tensor_to_npy, CAPI.shlo_buffer, tensor))

Base.size(tensor::Tensor) = tensor.dims
Base.IndexStyle(::Type{<:Tensor}) = IndexLinear()
Base.strides(tensor::Tensor) = Base.size_to_strides(1, tensor.dims...)
Base.elsize(::Type{<:Tensor{T}}) where {T} = sizeof(T)
function Base.unsafe_convert(::Type{Ptr{T}}, tensor::Tensor{T}) where {T}
    data = CAPI.shlo_tensor_data(tensor)
    data == C_NULL && length(tensor) != 0 && refuse("a run has consumed the tensor")
    Ptr{T}(data)
end
writable(tensor::Tensor{T}) where {T} = Ptr{T}(CAPI.shlo_tensor_mutable_data(tensor))

Base.@propagate_inbounds function Base.getindex(tensor::Tensor, index::Int)
    @boundscheck checkbounds(tensor, index)
    GC.@preserve tensor unsafe_load(pointer(tensor), index)
end
Base.@propagate_inbounds function Base.setindex!(tensor::Tensor{T}, value, index::Int) where {T}
    @boundscheck checkbounds(tensor, index)
    GC.@preserve tensor begin
        data = writable(tensor)
        data == C_NULL && refuse("the tensor is read-only")
        unsafe_store!(data, convert(T, value), index)
    end
    tensor
end
function Base.show(io::IO, kind::MIME"text/plain", tensor::Tensor{T}) where {T}
    isopen(tensor) || return print(io, "closed Tensor{", T, "}")
    print(io, Base.dims2string(size(tensor)), " Tensor{", T, "}:\n")
    Base.print_array(IOContext(io, :limit => true), tensor)
end

"""
The column-major index of the first element that differs, or `nothing`. Elements agree if
`|a - b| <= tolerance * (1 + |b|)`; with tolerance 0, if their bits are equal.
"""
function difference(actual::AbstractArray, expected::AbstractArray; tolerance = 0)
    index = Ref(Int64(-1))
    call(CAPI.shlo_tensor_compare, passing(actual), passing(expected), tolerance, index)
    index[] < 0 ? nothing : Int(index[]) + 1
end
