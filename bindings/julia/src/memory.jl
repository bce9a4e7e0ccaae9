# Arrays as memory: which can be passed as they are, which are copied, which are refused.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"An array whose dimensions are in the order of the tensor: `rowmajor(x)[i, j] == x[j, i]`. Twice is the array itself."
rowmajor(array::AbstractArray{T,N}) where {T,N} = PermutedDimsArray(array, ntuple(k -> N + 1 - k, N))
rowmajor(view::PermutedDimsArray{T,N,P}) where {T,N,P} =
    P == ntuple(k -> N + 1 - k, N) ? parent(view) : invoke(rowmajor, Tuple{AbstractArray{T,N}}, view)
rowmajor(array::AbstractArray{T,0}) where {T} = array

is_contiguous(::Union{Array,Tensor}) = true
is_contiguous(array::StridedArray) = strides(array) == Base.size_to_strides(1, size(array)...) && is_aligned(array)
is_contiguous(::AbstractArray) = false
is_aligned(array::AbstractArray{T}) where {T} =
    GC.@preserve array UInt(pointer(array)) % Base.datatype_alignment(T) == 0

"The array, or a copy of it if its elements are not contiguous or not aligned."
contiguous(array::Union{Array,Tensor}) = array
contiguous(array::AbstractArray{T,N}) where {T,N} =
    is_contiguous(array) ? array : copyto!(Array{T,N}(undef, size(array)), array)

# What keeps the memory of a contiguous array, whatever becomes of the array; nothing if that may be closed. An array
# that shares the memory of a vector is such a thing: Julia does not resize the vector, or gives it another memory.
held(array::Array) = array
held(vector::Vector) = reshape(vector, 1, :)
held(text::Base.CodeUnits) = text
held(array::Union{SubArray,Base.ReshapedArray,Base.ReinterpretArray}) = held(parent(array))
held(::AbstractArray) = nothing
"The array or a copy of it, contiguous, and what keeps its memory."
function contiguous_held(array::AbstractArray{T,N}) where {T,N}
    memory = contiguous(array)
    owner = held(memory)
    owner === nothing || return memory, owner
    memory = copyto!(Array{T,N}(undef, size(array)), array)
    memory, memory
end

# Whether results can be written into the memory of an array.
is_writable(::Array) = true
is_writable(tensor::Tensor) = length(tensor) == 0 || writable(tensor) != C_NULL
is_writable(array::Union{SubArray,Base.ReshapedArray,Base.ReinterpretArray}) =
    is_contiguous(array) && is_writable(parent(array))
is_writable(::AbstractArray) = false

# Memory that is lent to the library, until it calls give_back. That may be in a finalizer, where nothing can wait for a
# lock: so give_back only drops the memory, and the empty loan is removed by the next call of lend.
mutable struct Loan
    memory::Any # a list of what keeps memory
end
const loans = Set{Loan}()
const lending = ReentrantLock()

give_back(::Ptr{Cvoid}, user::Ptr{Cvoid}) = (unsafe_pointer_to_objref(user)::Loan).memory = nothing

# Calls f with what give_back gets, and takes the memory back if f fails.
function lend(f, memory, among = loans)
    loan = Loan(memory)
    lock(() -> push!(filter!(one -> one.memory !== nothing, among), loan), lending)
    try
        f(pointer_from_objref(loan))
    catch
        loan.memory = nothing
        rethrow()
    end
end
