# Building programs op by op.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
    Builder(name = ""; locations = true)

An unfinished module. Each op is verified when it is added, and its result types are inferred. With `locations`, an op
has the line of the user's source that asked for it. Only one task at a time may use a builder.
"""
mutable struct Builder <: Handle
    address::Address
    locations::Bool
    "the innermost open function or region"
    scope::Any
    made::Union{Nothing,HLOModule}
end
@owned Builder shlo_builder "builder"
function Builder(name::AbstractString = ""; locations::Bool = true)
    handle = make(CAPI.shlo_builder_create, CAPI.shlo_builder, isempty(name) ? C_NULL : String(name), sizeof(name))
    builder = Builder(Address(handle), locations, nothing, nothing)
    builder.scope = builder
    finalizer(close, builder)
end
Base.show(io::IO, builder::Builder) = print(io, "Builder", isopen(builder) ? "" : " (closed)")

# A function or region that is being built. What belongs to one that was given up must not reach the library.
mutable struct Scope
    owner::Any
    abandoned::Bool
end
check_open(builder::Builder) = builder.made === nothing ? (opened(builder); nothing) : check_open(builder.made)
check_open(scope::Scope) =
    scope.abandoned ? refuse("the function or region that this belongs to was abandoned") : check_open(scope.owner)

builder_of(builder::Builder) = builder
builder_of(scope::Scope) = builder_of(scope.owner)
builder_of(part::Part) = builder_of(part.owner)
builder_of(::Any) = refuse("a part of a finished module cannot be built on")

pointers(::Type{P}, all) where {P} = P[Base.unsafe_convert(P, x) for x in all]

"""
    StableHLO.build(name = ""; locations = true) do builder ... end

Builds a module: what the block adds to the builder.
"""
function build(@nospecialize(f), name::AbstractString = ""; options...)
    builder = Builder(name; options...)
    try
        f(builder)
        finish(builder)
    finally
        close(builder)
    end
end

"Verifies the module as a whole and returns it. The builder is then closed; on failure building can continue."
function finish(builder::Builder)
    builder.made = HLOModule(make(CAPI.shlo_builder_finish, CAPI.shlo_module, builder))
    close(builder)
    builder.made
end

# --- Types

"""
    TensorType(Float32, a, b)

A tensor type, in Julia's order: tensor<b x a x f32>. An extent may be `:`, which is any.
"""
struct TensorType
    element::CAPI.shlo_element_type
    size::Vector{Int64}
end
TensorType(T::Type, size...) =
    TensorType(known_element(T), Int64[extent isa Colon ? CAPI.SHLO_DYNAMIC : extent for extent in size])
TensorType(array::AbstractArray) = TensorType(eltype(array), size(array)...)

# A part that a function of the builder makes.
function borrowed(::Type{T}, ::Type{C}, f, builder, arguments...) where {T,C}
    out = Ref{Ptr{C}}(C_NULL)
    call(f, builder, arguments..., out)
    T(out[], builder)
end

"A type in a builder: from a `TensorType`, a Julia type (a scalar), or the text of any type."
type(builder::Builder, of::TensorType) = borrowed(HLOType, CAPI.shlo_type, CAPI.shlo_builder_tensor_type, builder,
                                                  of.element, length(of.size), reverse(of.size))
type(builder::Builder, T::Type) = type(builder, TensorType(T))
type(::Builder, of::HLOType) = of
type(::Builder, value::Value) = type(value)
type(builder::Builder, text::AbstractString) =
    borrowed(HLOType, CAPI.shlo_type, CAPI.shlo_builder_parse_type, builder, String(text), sizeof(text))

# --- Locations

const OWN_FOLDER = @__DIR__

# The location of what is added next: the innermost line of source that is not of this package.
function locate(builder::Builder)
    builder.locations || return
    for address in backtrace(), frame in StackTraces.lookup(address)
        file = string(frame.file)
        (frame.from_c || startswith(file, OWN_FOLDER) || startswith(file, "./") || frame.line <= 0) && continue
        return call(CAPI.shlo_builder_set_location, builder, file, sizeof(file), frame.line, 1)
    end
end

# --- Functions and regions

values_of(::Nothing) = Value[]
values_of(value::Value) = Value[value]
values_of(all::Union{Tuple,AbstractVector}) = Value[value for value in all]
values_of(x) = refuse("a function or region returns values, but this one returns ", typeof(x))

# Calls f with the arguments of a region that was begun, and ends it; abandons it if anything fails. Functions of the user
# run once, so nothing is compiled for each of them.
function inside(@nospecialize(f), ending, builder, region::Ptr{CAPI.shlo_region})
    outer = builder.scope
    scope = Scope(outer, false)
    builder.scope = scope
    try
        body = Region(region, scope)
        returned = values_of(f(arguments(body)...))
        locate(builder)
        GC.@preserve returned ending(length(returned), pointers(Ptr{CAPI.shlo_value}, returned))
        body
    catch
        scope.abandoned = true
        isopen(builder) && call(CAPI.shlo_builder_abandon, builder)
        rethrow()
    finally
        builder.scope = outer
    end
end

"""
    func(builder, "main", "x" => TensorType(Float32, 3), type...; visibility) do x, ... end

Adds a function. The block gets its arguments and returns its results: a value, a tuple or `nothing`. If the block
throws, the function is abandoned.
"""
func(@nospecialize(f), builder::Builder, name::AbstractString, argument_types...;
     visibility::CAPI.shlo_visibility = CAPI.SHLO_VISIBILITY_DEFAULT) =
    build_func(f, builder, String(name), Any[argument_types...], visibility)
function build_func(@nospecialize(f), builder, name, argument_types, visibility)
    types = HLOType[type(builder, of isa Pair ? of[2] : of) for of in argument_types]
    locate(builder)
    region = Ref{Ptr{CAPI.shlo_region}}(C_NULL)
    GC.@preserve types call(CAPI.shlo_builder_begin_function, builder, name, sizeof(name), visibility,
                            length(types), pointers(Ptr{CAPI.shlo_type}, types), region)
    made = Ref{Ptr{CAPI.shlo_operation}}(C_NULL)
    ending(count, returned) = call(CAPI.shlo_builder_end_function, builder, count, returned, made)
    body = inside(ending, builder, region[]) do all...
        for (k, of) in enumerate(argument_types)
            of isa Pair && call(CAPI.shlo_builder_set_argument_name, builder, region[], k - 1, string(of[1]),
                                sizeof(string(of[1])))
        end
        f(all...)
    end
    Operation(made[], body.owner)
end

"Declares a private function that is defined elsewhere."
function declare(builder::Builder, name::AbstractString, argument_types, result_types)
    of_arguments, of_results = [type(builder, of) for of in argument_types], [type(builder, of) for of in result_types]
    made = Ref{Ptr{CAPI.shlo_operation}}(C_NULL)
    locate(builder)
    GC.@preserve of_arguments of_results call(CAPI.shlo_builder_declare_function, builder, String(name), sizeof(name),
        length(of_arguments), pointers(Ptr{CAPI.shlo_type}, of_arguments),
        length(of_results), pointers(Ptr{CAPI.shlo_type}, of_results), made)
    Operation(made[], builder)
end

function build_region(builder, @nospecialize(specification::Pair))
    argument_types, f = specification
    types = HLOType[type(builder, of) for of in argument_types]
    locate(builder)
    region = Ref{Ptr{CAPI.shlo_region}}(C_NULL)
    GC.@preserve types call(CAPI.shlo_builder_begin_region, builder, length(types),
                            pointers(Ptr{CAPI.shlo_type}, types), region)
    ending(count, returned) = call(CAPI.shlo_builder_end_region, builder, count, returned)
    inside(f, ending, builder, region[])
end

# Builds regions for `use`; they are given up if that fails.
function with_regions(use, builder, specifications)
    built = Region[]
    try
        foreach(one -> push!(built, build_region(builder, one)), specifications)
        use(built)
    catch
        foreach(region -> region.owner.abandoned = true, built)
        rethrow()
    end
end

# --- Ops

"""
    op(builder, "stablehlo.add", x, y; attribute = value, ..., regions = [types => block, ...], result_types = [...])
    op("stablehlo.add", x, y; ...)

Adds an op by its name. Keywords are attributes: numbers, text, lists, arrays, enumerators of the C API, types, or
`attr"..."`. Attributes that number axes count as the specification does; `StableHLO.axis(x, dimension)` converts. A
region is a pair of the types of its arguments (or values of such types) and a function of its arguments. Without
`result_types`, they are inferred. Returns the result, a vector if there are several, or the operation if there is none.
"""
function op(builder::Builder, name::AbstractString, operands::Value...; regions = (), result_types = nothing,
            attributes...)
    dictionary = isempty(attributes) ? nothing : attribute(builder, values(attributes))
    types = result_types === nothing ? HLOType[] : HLOType[type(builder, of) for of in result_types]
    with_regions(builder, regions) do built
        locate(builder)
        made = Ref{Ptr{CAPI.shlo_operation}}(C_NULL)
        GC.@preserve operands built types call(
            CAPI.shlo_builder_add_op, builder, String(name), sizeof(name),
            length(operands), pointers(Ptr{CAPI.shlo_value}, operands), dictionary === nothing ? C_NULL : dictionary,
            length(built), pointers(Ptr{CAPI.shlo_region}, built),
            length(types), result_types === nothing ? C_NULL : pointers(Ptr{CAPI.shlo_type}, types), made)
        operation = Operation(made[], builder.scope)
        all = results(operation)
        length(all) == 1 ? all[1] : isempty(all) ? operation : all
    end
end
op(name::AbstractString, operand::Value, operands::Value...; keywords...) =
    op(builder_of(operand), name, operand, operands...; keywords...)

"The result types of an op, without adding it, from operand types (or values); keywords as for `op`."
function infer(builder::Builder, name::AbstractString, operand_types...; regions = (), attributes...)
    dictionary = isempty(attributes) ? nothing : attribute(builder, values(attributes))
    types = HLOType[type(builder, of) for of in operand_types]
    with_regions(builder, regions) do built
        found, count = fill(Ptr{CAPI.shlo_type}(C_NULL), 64), Ref{Csize_t}(0)
        GC.@preserve types built call(
            CAPI.shlo_builder_infer, builder, String(name), sizeof(name), length(types),
            pointers(Ptr{CAPI.shlo_type}, types), dictionary === nothing ? C_NULL : dictionary, length(built),
            pointers(Ptr{CAPI.shlo_region}, built), length(found), found, count)
        count[] <= length(found) || refuse("the op has more than ", length(found), " results")
        HLOType[HLOType(found[k], builder) for k in 1:count[]]
    end
end
infer(name::AbstractString, operand_types...; keywords...) = infer(Builder(), name, operand_types...; keywords...)

"Sets an attribute of an operation that is being built; `nothing` as the operation is the module."
set_attribute!(builder::Builder, operation, key::AbstractString, value) =
    set_of(CAPI.shlo_builder_set_attribute, builder, key, value, operation === nothing ? C_NULL : operation)
"Sets an attribute of an argument of a function, from 1; `nothing` removes it."
set_argument_attribute!(builder::Builder, f::Operation, argument::Integer, key::AbstractString, value) =
    set_of(CAPI.shlo_builder_set_argument_attribute, builder, key, value, f, from_zero(argument))
"Sets an attribute of a result of a function, from 1; `nothing` removes it."
set_result_attribute!(builder::Builder, f::Operation, result::Integer, key::AbstractString, value) =
    set_of(CAPI.shlo_builder_set_result_attribute, builder, key, value, f, from_zero(result))
from_zero(k) = k >= 1 ? k - 1 : refuse("arguments and results are counted from 1")
set_of(f, builder, key, value, place...) =
    call(f, builder, place..., String(key), sizeof(key), value === nothing ? C_NULL : attribute(builder, value))

"Adds ops that compute the extents of a value, in the tensor's own order."
function result_shape(value::Value)
    builder = builder_of(value)
    out = Ref{Ptr{CAPI.shlo_value}}(C_NULL)
    call(CAPI.shlo_builder_result_shape, builder, value, out)
    Value(out[], builder.scope)
end
