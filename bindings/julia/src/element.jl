# Element types and the types of Julia that hold them.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"bf16, as its bits; `Float32(x)` is exact, `BFloat16(x)` rounds to the nearest even."
struct BFloat16
    bits::UInt16
    global bfloat16(bits::UInt16) = new(bits)
end
function BFloat16(x::Real)
    bits = reinterpret(UInt32, Float32(x))
    isnan(x) && return bfloat16((bits >> 16) % UInt16 | 0x0040)
    bfloat16(((bits + 0x7fff + ((bits >> 16) & 1)) >> 16) % UInt16)
end
BFloat16(x::BFloat16) = x
Base.Float32(x::BFloat16) = reinterpret(Float32, UInt32(x.bits) << 16)
Base.Float64(x::BFloat16) = Float64(Float32(x))
Base.convert(::Type{BFloat16}, x::Real) = BFloat16(x)
Base.convert(::Type{T}, x::BFloat16) where {T<:Union{Float32,Float64}} = T(x)
Base.show(io::IO, x::BFloat16) = print(io, "BFloat16(", Float32(x), ")")

"""
An element of 8 or fewer bits that Julia has no type for, as the byte that a tensor stores: `StableHLO.F8E4M3FN`,
`StableHLO.I4` and so on. `Int(x)` is the value of an integer.
"""
struct Bits{E}
    byte::UInt8
end
Base.Int(x::Bits) = startswith(string(element_name(x)), "i") ? Int(reinterpret(Int8, x.byte)) : Int(x.byte)
element_name(::Bits{E}) where {E} = E
Base.show(io::IO, x::Bits{E}) where {E} = print(io, E, "(0x", string(x.byte; base = 16, pad = 2), ")")

# The types that Julia has. All others are Bits, one type for each.
const NATIVE = (
    Bool => CAPI.SHLO_TYPE_I1, Int8 => CAPI.SHLO_TYPE_I8, Int16 => CAPI.SHLO_TYPE_I16, Int32 => CAPI.SHLO_TYPE_I32,
    Int64 => CAPI.SHLO_TYPE_I64, UInt8 => CAPI.SHLO_TYPE_UI8, UInt16 => CAPI.SHLO_TYPE_UI16,
    UInt32 => CAPI.SHLO_TYPE_UI32, UInt64 => CAPI.SHLO_TYPE_UI64, BFloat16 => CAPI.SHLO_TYPE_BF16,
    Float16 => CAPI.SHLO_TYPE_F16, Float32 => CAPI.SHLO_TYPE_F32, Float64 => CAPI.SHLO_TYPE_F64,
    ComplexF32 => CAPI.SHLO_TYPE_COMPLEX_F32, ComplexF64 => CAPI.SHLO_TYPE_COMPLEX_F64)

# By the number of the element type, counted from 1.
const JULIA_TYPES = Type[]
element(::Type) = CAPI.SHLO_TYPE_NONE
for (number, name) in CAPI.cases(CAPI.shlo_element_type)
    number == 0 && continue
    code = CAPI.shlo_element_type(number)
    native = findfirst(pair -> pair[2] == code, NATIVE)
    if native === nothing
        short = Symbol(string(name)[length("SHLO_TYPE_")+1:end])
        @eval const $short = Bits{$(QuoteNode(Symbol(lowercase(string(short)))))}
        type = @eval $short
    else
        type = NATIVE[native][1]
    end
    @eval element(::Type{$type}) = $code
    push!(JULIA_TYPES, type)
end

"The Julia type of an element type; `Nothing` if it has none."
julia_type(code::CAPI.shlo_element_type) = 1 <= Int(code) <= length(JULIA_TYPES) ? JULIA_TYPES[Int(code)] : Nothing
