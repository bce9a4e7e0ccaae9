# Values of Julia as attributes.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"The text of an attribute, which the builder parses; the string macro `attr` makes one."
struct AttributeText
    text::String
end
macro attr_str(text)
    :(AttributeText($text))
end

"""
    StableHLO.StructAttribute("stablehlo.dot"; field = value, ...)

A struct attribute by its name in text. Fields that may be empty can be left out.
"""
struct StructAttribute
    name::String
    fields::Any
end
StructAttribute(name::AbstractString; fields...) = StructAttribute(name, values(fields))

made(builder, f, arguments...) = borrowed(HLOAttribute, CAPI.shlo_attribute, f, builder, arguments...)

"An attribute in a builder, from a value of Julia."
attribute(::Builder, x::HLOAttribute) = x
attribute(builder::Builder, ::Nothing) = made(builder, CAPI.shlo_builder_unit_attribute)
attribute(builder::Builder, x::Bool) = made(builder, CAPI.shlo_builder_bool_attribute, x)
attribute(builder::Builder, x::Integer) =
    made(builder, CAPI.shlo_builder_integer_attribute, x, known_element(typeof(x)))
attribute(builder::Builder, x::AbstractFloat) =
    made(builder, CAPI.shlo_builder_float_attribute, x, known_element(typeof(x)))
attribute(builder::Builder, x::BFloat16) =
    made(builder, CAPI.shlo_builder_float_attribute, Float64(x), CAPI.SHLO_TYPE_BF16)
attribute(builder::Builder, x::AbstractString) =
    made(builder, CAPI.shlo_builder_string_attribute, String(x), sizeof(x))
attribute(builder::Builder, x::Symbol) =
    made(builder, CAPI.shlo_builder_symbol_attribute, string(x), sizeof(string(x)))
attribute(builder::Builder, x::Union{HLOType,TensorType}) =
    made(builder, CAPI.shlo_builder_type_attribute, type(builder, x))
attribute(builder::Builder, x::AttributeText) =
    made(builder, CAPI.shlo_builder_parse_attribute, x.text, sizeof(x.text))
attribute(builder::Builder, x::AbstractVector{Bool}) =
    made(builder, CAPI.shlo_builder_bools_attribute, length(x), Vector{Int32}(x))
attribute(builder::Builder, x::AbstractVector{Int}) =
    made(builder, CAPI.shlo_builder_integers_attribute, length(x), Vector{Int64}(x))
attribute(builder::Builder, x::AbstractArray{<:Number}) = attribute(builder, passing(x))
attribute(builder::Builder, x::Union{Tensor,DeviceTensor}) = made(builder, CAPI.shlo_builder_tensor_attribute, x)

# The name of an enum attribute is that of its type in C: shlo_fft_type is "stablehlo.fft_type".
function attribute(builder::Builder, x::CAPI.Code)
    name = replace(string(nameof(typeof(x))), r"^shlo_" => "stablehlo.")
    made(builder, CAPI.shlo_builder_enum_attribute, name, sizeof(name), Int32(x))
end

function attribute(builder::Builder, all::Union{Tuple,AbstractVector})
    elements = HLOAttribute[attribute(builder, x) for x in all]
    GC.@preserve elements made(builder, CAPI.shlo_builder_array_attribute, length(elements),
                               pointers(Ptr{CAPI.shlo_attribute}, elements))
end

entries(builder, fields) = String[string(key) for key in keys(fields)],
                           HLOAttribute[attribute(builder, x) for x in values(fields)]
function attribute(builder::Builder, fields::Union{NamedTuple,AbstractDict})
    names, elements = entries(builder, fields)
    GC.@preserve names elements made(builder, CAPI.shlo_builder_dictionary_attribute, length(names),
        pointer.(names), Csize_t.(sizeof.(names)), pointers(Ptr{CAPI.shlo_attribute}, elements))
end
function attribute(builder::Builder, x::StructAttribute)
    names, elements = entries(builder, x.fields)
    GC.@preserve names elements made(builder, CAPI.shlo_builder_struct_attribute, x.name, sizeof(x.name), length(names),
        pointer.(names), Csize_t.(sizeof.(names)), pointers(Ptr{CAPI.shlo_attribute}, elements))
end
attribute(::Builder, x) = refuse("no attribute is made of ", typeof(x))
