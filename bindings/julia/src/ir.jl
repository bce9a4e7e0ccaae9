# The contents of a module: operations, regions, values, types, attributes. They keep what they come from alive.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"A borrowed part of a module or builder. If that is closed, using the part throws a `StableHLOError`."
abstract type Part end

check_open(owner::Handle) = (opened(owner); nothing)

macro part(name, c_name)
    esc(quote
        struct $name <: Part
            pointer::Ptr{CAPI.$c_name}
            owner::Any
        end
        Base.unsafe_convert(::Type{Ptr{CAPI.$c_name}}, part::$name) = (check_open(part.owner); part.pointer)
    end)
end
@part Operation shlo_operation
@part Region shlo_region
@part Value shlo_value
@part HLOType shlo_type
@part HLOAttribute shlo_attribute

# A part of the same owner; nothing for NULL.
part(T, pointer, owner) = pointer == C_NULL ? nothing : T(pointer, owner)
parts(T, of, count, f) = T[T(f(of, k - 1), of.owner) for k in 1:count(of)]

Base.:(==)(left::T, right::T) where {T<:Part} = left.pointer == right.pointer
Base.hash(x::Part, seed::UInt) = hash(x.pointer, seed)

# --- Operations

Operation(program::HLOModule) = Operation(CAPI.shlo_module_operation(program), program)
Operation(f::HLOFunction) = Operation(CAPI.shlo_function_operation(f), f)

name(op::Operation) = borrowed_text(CAPI.shlo_operation_name, op)
"The number of an op: `SHLO_OP_ADD`; `SHLO_OP_NONE` for ops of other dialects."
number(op::Operation) = CAPI.shlo_operation_op(op)
Base.parent(op::Operation) = part(Operation, CAPI.shlo_operation_parent(op), op.owner)
operands(op::Operation) = parts(Value, op, CAPI.shlo_operation_operand_count, CAPI.shlo_operation_operand)
results(op::Operation) = parts(Value, op, CAPI.shlo_operation_result_count, CAPI.shlo_operation_result)
"The regions; one without a body is `nothing`."
regions(op::Operation) =
    [part(Region, CAPI.shlo_operation_region(op, k - 1), op.owner) for k in 1:CAPI.shlo_operation_region_count(op)]
"The attributes that are present, by name."
attributes(op::Operation) = [borrowed_text(CAPI.shlo_operation_attribute_name, op, k - 1) =>
    HLOAttribute(CAPI.shlo_operation_attribute_at(op, k - 1), op.owner)
    for k in 1:CAPI.shlo_operation_attribute_count(op)]
function Base.get(op::Operation, key::AbstractString, default)
    found = part(HLOAttribute, CAPI.shlo_operation_attribute(op, String(key), sizeof(key)), op.owner)
    found === nothing ? default : found
end
Base.haskey(op::Operation, key::AbstractString) = get(op, key, nothing) !== nothing
function Base.getindex(op::Operation, key::AbstractString)
    found = get(op, key, nothing)
    found === nothing && throw(StableHLOError(CAPI.SHLO_NOT_FOUND, string(name(op), " has no attribute ", repr(key))))
    found
end
"""File, line and column (`""` and 0 if unknown), and the name in the location."""
location(op::Operation) = (file = borrowed_text(CAPI.shlo_operation_file, op), line = Int(CAPI.shlo_operation_line(op)),
    column = Int(CAPI.shlo_operation_column(op)), name = borrowed_text(CAPI.shlo_operation_location_name, op))
text(op::Operation; options...) =
    with_options(settings -> print_text(CAPI.shlo_operation_print, op, settings), :shlo_print_options, options)

# --- Regions

arguments(region::Region) = parts(Value, region, CAPI.shlo_region_argument_count, CAPI.shlo_region_argument)
Base.parent(region::Region) = part(Operation, CAPI.shlo_region_parent(region), region.owner)
"The operations of a region, or the functions of a module."
function operations(region::Region)
    found = Operation[]
    next = part(Operation, CAPI.shlo_region_first(region), region.owner)
    while next !== nothing
        push!(found, next)
        next = part(Operation, CAPI.shlo_operation_next(next), region.owner)
    end
    found
end
operations(op::Operation) =
    reduce(vcat, (operations(region) for region in regions(op) if region !== nothing); init = Operation[])
operations(program::HLOModule) = operations(Operation(program))
operations(f::HLOFunction) = operations(Operation(f))

"Calls `f` with every operation inside of a module, function or operation, the outer ones first."
walk(f, x) = foreach(op -> (f(op); walk(f, op)), operations(x))

# --- Values

type(value::Value) = HLOType(CAPI.shlo_value_type(value), value.owner)
"The operation that defines a value; `nothing` for an argument."
Base.parent(value::Value) = part(Operation, CAPI.shlo_value_operation(value), value.owner)
"The region whose argument a value is; `nothing` for a result."
region(value::Value) = part(Region, CAPI.shlo_value_region(value), value.owner)
"The position among the results or arguments, from 1."
position(value::Value) = Int(CAPI.shlo_value_index(value)) + 1
Base.eltype(value::Value) = eltype(type(value))
Base.size(value::Value) = size(type(value))
Base.size(value::Value, dimension) = size(value)[dimension]
Base.ndims(value::Value) = ndims(type(value))
"The axis of the specification, counted from 0 and from the outermost, of a dimension in Julia."
axis(value, dimension::Integer) = ndims(value) - dimension

# --- Types

kind(type::HLOType) = CAPI.shlo_type_kind_of(type)
element(type::HLOType) = CAPI.shlo_type_element(type)
Base.eltype(type::HLOType) = julia_type(element(type))
Base.ndims(type::HLOType) = Int(CAPI.shlo_type_rank(type))
"The size in Julia's order; -1 is any extent."
Base.size(type::HLOType) = GC.@preserve type Tuple(julia_size(CAPI.shlo_type_shape(type), CAPI.shlo_type_rank(type)))
"The upper bounds in Julia's order, -1 for none; `nothing` for a type without bounds."
function bounds(type::HLOType)
    found = CAPI.shlo_type_bounds(type)
    found == C_NULL ? nothing : GC.@preserve type Tuple(julia_size(found, CAPI.shlo_type_rank(type)))
end
parts(type::HLOType) = parts(HLOType, type, CAPI.shlo_type_part_count, CAPI.shlo_type_part)
"How many parts of a function type are inputs."
input_count(type::HLOType) = Int(CAPI.shlo_type_input_count(type))
"How elements are quantized; `nothing` if they are not. `dimension` is Julia's, or `nothing`."
function quantization(type::HLOType)
    CAPI.shlo_type_is_quantized(type) == 0 && return nothing
    axis, count = Int(CAPI.shlo_type_quantized_axis(type)), CAPI.shlo_type_scale_count(type)
    (expressed = julia_type(CAPI.shlo_type_expressed(type)), dimension = axis < 0 ? nothing : ndims(type) - axis,
     scales = [CAPI.shlo_type_scale(type, k - 1) for k in 1:count],
     zero_points = [CAPI.shlo_type_zero_point(type, k - 1) for k in 1:count],
     storage = Int(CAPI.shlo_type_storage_min(type)):Int(CAPI.shlo_type_storage_max(type)))
end
text(type::HLOType) = print_text(CAPI.shlo_type_print, type)

# --- Attributes

kind(attribute::HLOAttribute) = CAPI.shlo_attribute_kind_of(attribute)
type(attribute::HLOAttribute) = part(HLOType, CAPI.shlo_attribute_type(attribute), attribute.owner)
text(attribute::HLOAttribute; options...) = with_options(:shlo_print_options, options) do settings
    print_text(CAPI.shlo_attribute_print, attribute, settings)
end
"""The name of a struct or enum attribute: `"stablehlo.dot"`."""
class(attribute::HLOAttribute) = borrowed_text(CAPI.shlo_attribute_class, attribute)

"""
The value of an attribute: `Bool`, `Int`, `Float64`, `String`, a list, a `Dict` of the entries or fields, a constant
as an array; `nothing` for a unit, the attribute itself for what only its text says. An enum is the name of its case.
"""
function value(attribute::HLOAttribute)
    of_kind = kind(attribute)
    of_kind == CAPI.SHLO_ATTRIBUTE_UNIT && return nothing
    of_kind == CAPI.SHLO_ATTRIBUTE_BOOL && return CAPI.shlo_attribute_integer(attribute) != 0
    of_kind == CAPI.SHLO_ATTRIBUTE_INTEGER && return Int(CAPI.shlo_attribute_integer(attribute))
    of_kind == CAPI.SHLO_ATTRIBUTE_FLOAT && return CAPI.shlo_attribute_float(attribute)
    of_kind in (CAPI.SHLO_ATTRIBUTE_STRING, CAPI.SHLO_ATTRIBUTE_SYMBOL, CAPI.SHLO_ATTRIBUTE_ENUM) &&
        return borrowed_text(CAPI.shlo_attribute_text, attribute)
    of_kind == CAPI.SHLO_ATTRIBUTE_TYPE && return type(attribute)
    of_kind == CAPI.SHLO_ATTRIBUTE_TENSOR && return constant(attribute)
    count = CAPI.shlo_attribute_count(attribute)
    entry(k) = part(HLOAttribute, CAPI.shlo_attribute_at(attribute, k - 1), attribute.owner)
    of_kind == CAPI.SHLO_ATTRIBUTE_INTEGERS &&
        return [CAPI.shlo_attribute_integer_at(attribute, k - 1) for k in 1:count]
    of_kind == CAPI.SHLO_ATTRIBUTE_ARRAY && return Any[value(entry(k)) for k in 1:count]
    of_kind in (CAPI.SHLO_ATTRIBUTE_DICTIONARY, CAPI.SHLO_ATTRIBUTE_STRUCT) &&
        return Dict{String,Any}(borrowed_text(CAPI.shlo_attribute_key, attribute, k - 1) => value(entry(k))
                                for k in 1:count if entry(k) !== nothing)
    attribute
end

"The elements of a constant as they lie in its module, or of a value as they lie in its history, which is kept alive."
struct Constant{T,N} <: DenseArray{T,N}
    data::Ptr{T}
    dims::NTuple{N,Int}
    owner::Any
end
Base.size(constant::Constant) = constant.dims
Base.IndexStyle(::Type{<:Constant}) = IndexLinear()
Base.strides(constant::Constant) = Base.size_to_strides(1, constant.dims...)
Base.elsize(::Type{<:Constant{T}}) where {T} = sizeof(T)
Base.unsafe_convert(::Type{Ptr{T}}, constant::Constant{T}) where {T} = (check_open(constant.owner); constant.data)
Base.@propagate_inbounds function Base.getindex(constant::Constant, index::Int)
    @boundscheck checkbounds(constant, index)
    GC.@preserve constant unsafe_load(pointer(constant), index)
end

"""
The elements of a constant: a view of the module's memory, or a tensor if they are stored in another form (splats,
packed bits, bools, misaligned).
"""
function constant(attribute::HLOAttribute)
    size_ref, of_type = Ref{Csize_t}(0), type(attribute)
    of_type === nothing && refuse("the attribute is not a constant")
    data, T, dims = CAPI.shlo_attribute_bytes(attribute, size_ref), eltype(of_type), size(of_type)
    if data != C_NULL && T !== Nothing && !(T <: Union{Bits,Bool}) && CAPI.shlo_attribute_is_splat(attribute) == 0 &&
       size_ref[] == prod(dims) * sizeof(T) && UInt(data) % Base.datatype_alignment(T) == 0
        return Constant{T,length(dims)}(Ptr{T}(data), dims, attribute.owner)
    end
    Tensor(make(CAPI.shlo_attribute_tensor, CAPI.shlo_tensor, attribute))
end

function Base.show(io::IO, part::Part)
    shown = try
        part isa Value ? string("of type ", text(type(part))) :
        part isa Operation ? name(part) : part isa Region ? "region" : text(part)
    catch e
        e isa StableHLOError || rethrow()
        e.message
    end
    print(io, nameof(typeof(part)), "(", shown, ")")
end
