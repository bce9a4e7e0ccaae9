# DLPack: who owns a tensor, and what is refused.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

can_write(tensor) = StableHLO.writable(tensor) != C_NULL
pair() = copyto!(Tensor{Float32}(undef, 2), Float32[1, 2])

# Unconsumed: closed, or garbage.
x = pair()
export_one = DLPack(x)
@test !can_write(x)
close(export_one)
close(export_one)
@test can_write(x)
@test refused(() -> Tensor(export_one), "the DLPack tensor is closed")
@test refused(() -> StableHLO.give(export_one), "the DLPack tensor is closed")
(x -> (DLPack(x); nothing))(x)
GC.gc(); GC.gc()
@test can_write(x)

# Consumed, once.
export_two = DLPack(x)
y = Tensor(export_two)
close(export_two)
@test refused(() -> Tensor(export_two), "closed") && !isopen(export_two)
@test y == [1, 2] != [2, 1] && pointer(y) == pointer(x) && !can_write(x)
@test refused(() -> (y[1] = 3), "read-only")
close(y)
@test can_write(x)

# Given away, and taken back.
export_three = DLPack(x)
given = StableHLO.give(export_three)
close(export_three)
@test refused(() -> StableHLO.give(export_three), "closed") && !can_write(x)
close(DLPack(given))
@test can_write(x)

# The memory lives longer than the tensor; that of an array is copied.
last_export = DLPack(x)
close(x)
@test Tensor(last_export) == [1, 2]
@test refused(() -> DLPack(x), "the tensor is closed")
lent_array = Float32[1 2; 3 4; 5 6]
of_array = DLPack(Tensor(lent_array))
given_array = StableHLO.give(of_array)
managed = unsafe_load(given_array)
@test managed.flags == Int(SHLO_DLPACK_IS_COPIED) && managed.tensor.data != pointer(lent_array)
@test unsafe_wrap(Array, managed.tensor.shape, 2) == [2, 3]
@test unsafe_wrap(Array, Ptr{Float32}(managed.tensor.data), 6) == [1, 3, 5, 2, 4, 6]
ccall(managed.deleter, Cvoid, (Ptr{CAPI.shlo_dlpack_versioned},), given_array)

# Tensors of another library. The deleter counts.
const deletions = Dict{Ptr{Cvoid},Int}()
delete(managed::Ptr{CAPI.shlo_dlpack_versioned}) =
    (key = Ptr{Cvoid}(managed); deletions[key] = get(deletions, key, 0) + 1; nothing)
const foreigners = Any[]
function foreign_tensor(data::Vector{T}, code, size; strides = nothing, device = CAPI.SHLO_DLPACK_CPU, lanes = 1,
                        major = 1, deleter = @cfunction(delete, Cvoid, (Ptr{CAPI.shlo_dlpack_versioned},))) where {T}
    size, strides = Int64[size...], strides === nothing ? Int64[] : Int64[strides...]
    tensor = CAPI.shlo_dlpack_tensor(pointer(data), CAPI.shlo_dlpack_device(device, 0), length(size),
        CAPI.shlo_dlpack_type(Int(code), 8 * sizeof(T), lanes), pointer(size),
        isempty(strides) ? C_NULL : pointer(strides), 0)
    managed = Ref(CAPI.shlo_dlpack_versioned(CAPI.shlo_dlpack_versioned_version(major, 0), C_NULL, deleter, 0, tensor))
    push!(foreigners, (data, size, strides, managed))
    Ptr{CAPI.shlo_dlpack_versioned}(pointer_from_objref(managed))
end
deleted(pointer) = get(deletions, Ptr{Cvoid}(pointer), 0)

data = Float32[1, 2, 3, 4, 5, 6]
view_of = foreign_tensor(data, SHLO_DLPACK_FLOAT, (2, 3))
tensor = Tensor(DLPack(view_of))
@test size(tensor) == (3, 2) && pointer(tensor) == pointer(data) && tensor == [1 4; 2 5; 3 6]
GC.gc()
@test deleted(view_of) == 0
close(tensor)
close(tensor)
@test deleted(view_of) == 1

strided = foreign_tensor(data, SHLO_DLPACK_FLOAT, (2, 3); strides = (1, 2))
tensor = Tensor(DLPack(strided))
@test deleted(strided) == 1 && pointer(tensor) != pointer(data) && tensor == [1 2; 3 4; 5 6] != [1 4; 2 5; 3 6]

unconsumed = foreign_tensor(data, SHLO_DLPACK_FLOAT, (6,))
(pointer -> (DLPack(pointer); nothing))(unconsumed)
GC.gc(); GC.gc()
@test deleted(unconsumed) == 1

for (word, options) in ("CUDA" => (device = 2,), "lanes" => (lanes = 2,), "2.0" => (major = 2,))
    pointer = foreign_tensor(data, SHLO_DLPACK_FLOAT, (6,); options...)
    ours = DLPack(pointer)
    @test refused(() -> Tensor(ours), word; code = SHLO_UNSUPPORTED) && isopen(ours) && deleted(pointer) == 0
    close(ours)
    close(ours)
    @test deleted(pointer) == 1
end
forever = DLPack(foreign_tensor(data, SHLO_DLPACK_FLOAT, (6,); deleter = C_NULL))
close(forever)
@test !isopen(forever)

# A byte that is no Bool does not become one.
@test Tensor(DLPack(foreign_tensor(UInt8[1, 0], SHLO_DLPACK_BOOL, (2,)))) == [true, false]
wrong = foreign_tensor(UInt8[1, 0, 2], SHLO_DLPACK_BOOL, (3,))
@test refused(() -> Tensor(DLPack(wrong)), "element 3", "byte 2") && deleted(wrong) == 1
