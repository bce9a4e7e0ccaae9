# What the typed builders of all ops share: arguments of C functions, attributes of a known structure, regions, results.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

builder_of(all::Union{Tuple,AbstractVector}) =
    isempty(all) ? refuse("without an operand, the builder is the argument before the operands") : builder_of(all[1])

# --- Lists are a count and an array; an absent one is nothing.

values_in(values) = (list = values_of(values); (length(list), pointers(Ptr{CAPI.shlo_value}, list)))
regions_in(regions) = (length(regions), pointers(Ptr{CAPI.shlo_region}, regions))
types_in(::Builder, ::Nothing) = (0, C_NULL)
types_in(builder::Builder, types) =
    (list = HLOType[type(builder, of) for of in types]; (length(list), pointers(Ptr{CAPI.shlo_type}, list)))

list_of(::Type, ::Nothing) = (0, C_NULL)
list_of(::Type{T}, numbers) where {T} = (list = T[number for number in numbers]; (length(list), list))
rows(::Nothing) = (0, C_NULL)
function rows(pairs)
    all(pair -> length(pair) == 2, pairs) || refuse("a pair has two numbers")
    (length(pairs), Int64[pair[k] for pair in pairs for k in 1:2])
end
characters(::Nothing) = (C_NULL, 0)
characters(text) = (string(text), sizeof(string(text)))

# --- Single arguments that may be absent

type_or_null(::Builder, ::Nothing) = C_NULL
type_or_null(builder::Builder, of) = type(builder, of)
case_or_none(::Type{T}, ::Nothing) where {T} = T(-1)
case_or_none(::Type{T}, case::T) where {T} = case

# --- Attributes of a structure that docs/opset.json describes

struct ListOf
    of::Any
end
struct AnyOf
    of::Tuple
end
struct StructOf
    name::String
    fields::NamedTuple
end

structured(::Builder, structure, ::Nothing) = C_NULL
structured(::Builder, structure, x::HLOAttribute) = x
structured(builder::Builder, structure, x) = make_structured(builder, structure, x)

# Attributes that can be made of more than one kind of value.
make_structured(builder, kind::Symbol, x) = make_structured(builder, Val(kind), x)
make_structured(builder, ::Val, x) = attribute(builder, x)
make_structured(builder, ::Val{:float}, x) = attribute(builder, Float64(x))
make_structured(builder, ::Val{:integer}, x) = attribute(builder, Int64(x))
make_structured(builder, ::Val{:symbol}, x) = attribute(builder, Symbol(x))
make_structured(builder, ::Val{:type}, x) = attribute(builder, type(builder, x))
make_structured(builder, ::Val{:integers}, x) = attribute(builder, Int64[number for number in x])
make_structured(builder, ::Val{:tensor}, x) = attribute(builder, passing(x))
make_structured(builder, ::Val{:tensor}, x::Number) = attribute(builder, Tensor(fill(x)))
make_structured(builder, ::Val{:integer_tensor}, x::AbstractArray{<:Integer}) = attribute(builder, Tensor(Int64.(x)))
make_structured(builder, ::Val{:integer_tensor}, x) =
    isempty(x) ? attribute(builder, Tensor(zeros(Int64, 0, 0))) :
    all(row -> length(row) == length(x[1]), x) ? attribute(builder, Tensor(Int64.(hcat(collect.(x)...)))) :
    refuse("the rows have different lengths")
make_structured(builder, ::Val{:layout}, x) =
    attribute(builder, AttributeText(string("dense<", Int64[x...], "> : tensor<", length(x), "xindex>")))
make_structured(builder, list::ListOf, x) = attribute(builder, Any[structured(builder, list.of, one) for one in x])
make_structured(builder, choice::AnyOf, x) = structured(builder, chosen(choice, x), x)
function make_structured(builder, wanted::StructOf, x)
    unknown = filter(key -> !haskey(wanted.fields, key), collect(keys(x)))
    isempty(unknown) || refuse(wanted.name, " has no field ", unknown[1])
    fields = [key => structured(builder, wanted.fields[key], value) for (key, value) in pairs(x) if value !== nothing]
    attribute(builder, StructAttribute(wanted.name; fields...))
end

is_text(x) = x isa Union{AbstractString,Symbol}
is_record(x) = x isa Union{NamedTuple,AbstractDict}
accepts(structure::StructOf, x) = is_record(x) && all(key -> haskey(structure.fields, key), keys(x))
accepts(kind::Symbol, x) = kind in (:text, :symbol) ? is_text(x) : kind == :dictionary ? is_record(x) :
                           !is_text(x) && !is_record(x)
function chosen(choice::AnyOf, x)
    k = findfirst(structure -> accepts(structure, x), choice.of)
    k === nothing ? refuse("no attribute is made of ", typeof(x)) : choice.of[k]
end

# --- Regions: functions of their arguments, whose types follow from the operands; or pairs, types => function.

given(@nospecialize(f), types...) =
    f isa Pair ? Pair{Any,Any}(f...) : Pair{Any,Any}(HLOType[one for list in types for one in list], f)
given_all(regions) = Any[given(region) for region in regions]

same_types(values) = HLOType[type(value) for value in values_of(values)]
scalars(values) = HLOType[reshaped(value, ()) for value in values_of(values)]
scalar_pairs(values) = HLOType[one for of in scalars(values) for one in (of, of)]
accumulators(values) = scalars(values)
function common_accumulator(values)
    found = values_of(values)
    isempty(found) && refuse("without an operand, the types of the region's arguments must be given: types => function")
    scalars(found[1])
end
# The dimension is that of the tensor, counted from 0.
slices(values, dimension) = HLOType[slice_type(value, ndims(value) - dimension) for value in values_of(values)]
function slice_type(value, dimension)
    1 <= dimension <= ndims(value) || refuse("a value of type ", text(type(value)), " has no such dimension")
    without(extents) = extents === nothing ? nothing : deleteat!([extents...], dimension)
    reshaped(value, without(size(value)), without(bounds(type(value))))
end

# The type of a tensor with the elements of a value, and another size and other bounds, in Julia's order.
function reshaped(value, size, limits = nothing)
    builder, of = builder_of(value), type(value)
    element(of) == CAPI.SHLO_TYPE_NONE && refuse("a value of type ", text(of), " has no elements")
    in_c(extents) = Int64[extent < 0 ? CAPI.SHLO_DYNAMIC : extent for extent in reverse([extents...])]
    made(f, arguments...) = borrowed(HLOType, CAPI.shlo_type, f, builder, element(of), arguments...)
    if CAPI.shlo_type_is_quantized(of) != 0
        count = CAPI.shlo_type_scale_count(of)
        return made(CAPI.shlo_builder_quantized_tensor_type, CAPI.shlo_type_expressed(of), length(size), in_c(size),
                    CAPI.shlo_type_quantized_axis(of), count, [CAPI.shlo_type_scale(of, k - 1) for k in 1:count],
                    [CAPI.shlo_type_zero_point(of, k - 1) for k in 1:count],
                    CAPI.shlo_type_storage_min(of), CAPI.shlo_type_storage_max(of))
    end
    limits === nothing ? made(CAPI.shlo_builder_tensor_type, length(size), in_c(size)) :
    made(CAPI.shlo_builder_bounded_tensor_type, length(size), in_c(size), in_c(limits))
end

# --- Adding

const NO_VALUE = Ptr{CAPI.shlo_value}(C_NULL)

# Where a function of C that adds an op puts its error. The op gets the place of the caller.
adding(builder::Builder) = (locate(builder); Ref{Ptr{CAPI.shlo_error}}(C_NULL))
added(status, failure) = (status == CAPI.SHLO_OK || fail(status, failure[]); nothing)

result_at(place::Ref, builder) = Value(place[], builder.scope)
results_at(places::Vector, builder) = Value[Value(place, builder.scope) for place in places]
# The results of the op that was added last: the value, or a vector if there is not exactly one.
function last_results(builder)
    all = results(Operation(CAPI.shlo_builder_last(builder), builder.scope))
    length(all) == 1 ? all[1] : all
end
# The number of values that a region yields.
yields(region::Region) = length(operands(Operation(CAPI.shlo_region_last(region), region.owner)))
