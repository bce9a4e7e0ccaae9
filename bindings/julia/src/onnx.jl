# ONNX: inspecting models, types of all values, lowering, other opsets, writing, tensors in files, schemas.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
ONNX models and tensors in files, and the schemas of all ops of ONNX. `StableHLO.load` reads a model as a module, and
`Plan` takes it as it is.

As everywhere in this package, sizes are in Julia's order: `tensor<2x3xf32>` has size `(3, 2)`. Types as text are in the
tensors' own order, as the model has them.
"""
module ONNX

using ..StableHLO: CAPI, Diagnostics, HLOModule, StableHLOError, Tensor, borrowed_text, call, contiguous, file_bytes, julia_type,
    make, pairs_of, pass, passing, take_bytes, text_or, with_options

Base.Experimental.@optlevel 0 # each function runs seldom

# --- Accessors by what follows the type in their names: listed(f, schema, :type) calls f with 0 and so on, as often as
# shlo_onnx_schema_type_count says.

accessor(::Ptr{T}, name) where {T} = getproperty(CAPI, Symbol(nameof(T), :_, name))
number(object, name, places...) = accessor(object, name)(object, places...)
truth(object, name, places...) = number(object, name, places...) != 0
text(object, name, places...) = borrowed_text(accessor(object, name), object, places...)
listed(f, object, name, places...) = map(f, 0:Int(number(object, Symbol(name, :_count), places...))-1)
texts(object, name, places...) = listed(k -> text(object, name, places..., k), object, name, places...)

# --- Facts are plain values: equal if all of their fields are.

abstract type Facts end
fields(facts::T) where {T<:Facts} = NamedTuple{fieldnames(T)}(map(name -> getfield(facts, name), fieldnames(T)))
Base.:(==)(left::T, right::T) where {T<:Facts} = isequal(fields(left), fields(right))
Base.hash(facts::Facts, seed::UInt) = hash(values(fields(facts)), seed)
Base.show(io::IO, facts::Facts) = print(io, nameof(typeof(facts)), fields(facts))

# --- Inspecting

"An opset that a model imports."
struct Opset <: Facts
    "`\"ai.onnx\"` and others"
    domain::String
    version::Int
end

"An op in the graph of a model, its subgraphs and its functions."
struct Op <: Facts
    domain::String
    name::String
    "the opset that brought its version; `nothing` if this library has no schema, as for calls of functions"
    since::Union{Nothing,Int}
    "how often it occurs"
    count::Int
end

"An input or output of the graph of a model."
struct Value <: Facts
    name::String
    "as ONNX writes it, in the tensor's own order: `\"float[batch,3]\"`"
    type::String
    "the type of Julia; `Nothing` for what is no tensor of numbers"
    eltype::Type
    "in Julia's order, -1 for any extent; `nothing` if the rank is unknown"
    size::Union{Nothing,Tuple{Vararg{Int}}}
    "the names of the dimensions in Julia's order, empty for none; `nothing` if the rank is unknown"
    dimensions::Union{Nothing,Tuple{Vararg{String}}}
    "whether an initializer is the default of the input"
    has_default::Bool
end

"A constant of the graph of a model."
struct Initializer <: Facts
    name::String
    type::String
    "its size"
    bytes::Int
    "the file that has its elements; `nothing` if the model has them"
    location::Union{Nothing,String}
end

"A file that tensors of a model are in."
struct File <: Facts
    location::String
    "the size that it must have at least"
    bytes::Int
    "how many tensors need it"
    tensors::Int
end

"A function of a model."
struct ModelFunction <: Facts
    domain::String
    name::String
    "empty if there is but one"
    overload::String
    "how many it has"
    nodes::Int
    "their names"
    inputs::Vector{String}
    "their names"
    outputs::Vector{String}
end

"What a model says, read without making a module of it. Text that the model lacks is empty."
struct Inspection <: Facts
    "the version of the format"
    ir_version::Int
    model_version::Int
    "what made the model"
    producer::String
    producer_version::String
    domain::String
    doc::String
    "the name of the graph"
    graph::String
    opsets::Vector{Opset}
    "the most frequent first"
    ops::Vector{Op}
    inputs::Vector{Value}
    outputs::Vector{Value}
    initializers::Vector{Initializer}
    files::Vector{File}
    functions::Vector{ModelFunction}
    metadata::Vector{Pair{String,String}}
end

"""
    ONNX.inspect(path)
    ONNX.inspect(bytes)

What a model says. This works for opsets that are newer than the library, too. Nothing but the encoding is verified.
"""
inspect(path::AbstractString) = inspected(CAPI.shlo_onnx_inspect_file, String(path), sizeof(path))
inspect(bytes::AbstractVector{UInt8}) = (memory = contiguous(bytes);
    inspected(CAPI.shlo_onnx_inspect, memory, length(memory)))

function inspected(f, model, length)
    inspection = make(f, CAPI.shlo_onnx_inspection, model, length)
    try
        Inspection(inspection)
    finally
        CAPI.shlo_onnx_inspection_destroy(inspection)
    end
end

Inspection(i::Ptr{CAPI.shlo_onnx_inspection}) = Inspection(
    number(i, :ir_version), number(i, :model_version), text(i, :producer), text(i, :producer_version),
    text(i, :domain), text(i, :doc), text(i, :graph),
    listed(k -> Opset(text(i, :opset_domain, k), number(i, :opset_version, k)), i, :opset),
    listed(k -> Op(i, k), i, :op),
    listed(k -> Value(i, :input, k, truth(i, :input_has_default, k)), i, :input),
    listed(k -> Value(i, :output, k, false), i, :output),
    listed(k -> Initializer(i, k), i, :initializer),
    listed(k -> File(text(i, :file_location, k), number(i, :file_bytes, k), number(i, :file_tensors, k)), i, :file),
    listed(k -> ModelFunction(i, k), i, :function),
    listed(k -> text(i, :metadata_key, k) => text(i, :metadata_value, k), i, :metadata))

function Op(i::Ptr, k)
    since = number(i, :op_since, k)
    Op(text(i, :op_domain, k), text(i, :op_name, k), since == 0 ? nothing : since, number(i, :op_occurrences, k))
end

function Value(i::Ptr, role, k, has_default)
    of(name) = Symbol(role, :_, name)
    rank = Int(number(i, of(:rank), k))
    each_dimension(f) = rank < 0 ? nothing : Tuple(f(axis) for axis in rank-1:-1:0)
    extent(axis) = (found = number(i, of(:extent), k, axis); found == CAPI.SHLO_DYNAMIC ? -1 : Int(found))
    Value(text(i, of(:name), k), text(i, of(:type), k), julia_type(number(i, of(:element_type), k)),
          each_dimension(extent), each_dimension(axis -> text(i, of(:dimension), k, axis)), has_default)
end

Initializer(i::Ptr, k) = Initializer(
    text(i, :initializer_name, k), text(i, :initializer_type, k), number(i, :initializer_bytes, k),
    text_or(nothing, CAPI.shlo_onnx_inspection_initializer_location, i, k))

ModelFunction(i::Ptr, k) = ModelFunction(
    text(i, :function_domain, k), text(i, :function_name, k), text(i, :function_overload, k),
    number(i, :function_nodes, k), texts(i, :function_input, k), texts(i, :function_output, k))

# --- Inferring

"""
    ONNX.infer(program; sizes = (), dimensions = (), strict = false, diagnostics)

A copy of a model with the types of all its values, as far as they can be known before it runs. `sizes` gives sizes to
inputs, in Julia's order: `"x" => (3, :)`, where `:` stays as it is. `dimensions` gives extents to all dimensions of a
name: `"batch" => 8`. Both are one pair, several, or a dictionary. Broken rules, and types that contradict what is
inferred, are warnings in `diagnostics`; with `strict`, they are errors.
"""
infer(program::HLOModule; options...) = sized_pass(CAPI.shlo_onnx_infer, program; options...)

"""
    ONNX.lower(program; sizes = (), dimensions = ())

A model as a program of StableHLO, whose function `main` has the names of the model's inputs and outputs. Sizes that neither
the model nor the arguments give, as for [`ONNX.infer`](@ref), stay open. Inputs with a default are constants.
`StableHLO.decompose_chlo` makes a module of it that can be written as an artifact. A model that only is to run needs none
of it: `Plan` takes it as it is. The error has a diagnostic for each op that cannot be lowered.
"""
lower(program::HLOModule; sizes = (), dimensions = ()) =
    sized_pass(CAPI.shlo_module_lower_onnx, program; sizes = sizes, dimensions = dimensions)

sized_pass(f, program; sizes = (), dimensions = (), strict = false, options...) =
    with_options(:shlo_onnx_infer_options, (; options..., strict = strict)) do settings
        foreach(((input, size),) -> set_size(settings, string(input), size), pairs_of(sizes))
        foreach(((name, extent),) -> set_dimension(settings, string(name), extent), pairs_of(dimensions))
        pass(f, program, settings)
    end

function set_size(settings, input, size)
    extents = Int64[extent isa Colon ? -1 : extent for extent in reverse([size...])]
    call(CAPI.shlo_onnx_infer_options_set_shape, settings, input, sizeof(input), length(extents), extents)
end
set_dimension(settings, name, extent) =
    call(CAPI.shlo_onnx_infer_options_set_dimension, settings, name, sizeof(name), extent)

# --- Other opsets

"""
    ONNX.convert(program, opsets)

A model of other opsets, newer or older ones: `17` of `ai.onnx`, or pairs such as `"ai.onnx.ml" => 3`, one, several, or a
dictionary; the newest one without `opsets`. The error has a diagnostic for each node that the opsets cannot say.
"""
convert(program::HLOModule, opsets = ()) =
    with_opsets(settings -> pass(CAPI.shlo_onnx_convert, program, settings), opsets)

"What `ONNX.convert` would fail for: a diagnostic for each node, up to 1000 of them."
function blockers(program::HLOModule, opsets = ())
    found = Diagnostics()
    with_opsets(settings -> call(CAPI.shlo_onnx_blockers, program, settings, found, C_NULL), opsets)
    all = collect(found)
    close(found)
    all
end

"The least opset of a domain to which the model can be converted, and to each newer one."
function minimum_opset(program::HLOModule, domain::AbstractString = "")
    opset, name = Ref{Int64}(0), String(domain)
    call(CAPI.shlo_onnx_minimum_opset, program, name, sizeof(name), opset)
    Int(opset[])
end

function with_opsets(f, opsets)
    given = opsets isa Integer ? ["" => opsets] : pairs_of(opsets)
    isempty(given) && return f(C_NULL)
    made = make(CAPI.shlo_onnx_convert_options_create, CAPI.shlo_onnx_convert_options)
    try
        for (domain, opset) in given
            name = string(domain)
            call(CAPI.shlo_onnx_convert_options_set_opset, made, name, sizeof(name), opset)
        end
        f(made)
    finally
        CAPI.shlo_onnx_convert_options_destroy(made)
    end
end

# --- Writing

"""
    ONNX.model(program; diagnostics, keep_external = false)
    ONNX.model(program, external; external_threshold = 1024, ...)

The bytes of a module of ONNX as a model. With `external`, the name of a file beside the model's, these are two,
`(model = bytes, external = bytes)`: tensors of at least `external_threshold` bytes are in the second one. With
`keep_external`, the model only refers to tensors that were in other files when it was read; these must then lie beside
it. `diagnostics` gets a warning for each attribute that a model has no place for.
"""
model(program::HLOModule; options...) =
    with_options(settings -> written(program, settings, C_NULL), :shlo_onnx_write_options, options)
model(program::HLOModule, external::AbstractString; options...) =
    with_options(:shlo_onnx_write_options, (; options..., external = external)) do settings
        beside = Ref{Ptr{CAPI.shlo_buffer}}(C_NULL)
        (model = written(program, settings, beside), external = take_bytes(beside[]))
    end

function written(program, settings, external)
    bytes = Ref{Ptr{CAPI.shlo_buffer}}(C_NULL)
    call(CAPI.shlo_onnx_write, program, settings, bytes, external)
    take_bytes(bytes[])
end

"""
    ONNX.write(path, program; ...)
    ONNX.write(path, program, external; ...)

Writes a module of ONNX as a model into a file, and large tensors into the file `external` beside it; the options are
those of `ONNX.model`. Both are replaced when they are complete, so the module may have been read from them.
"""
write(path::AbstractString, program::HLOModule; options...) =
    with_options(:shlo_onnx_write_options, options) do settings
        call(CAPI.shlo_onnx_write_file, program, String(path), sizeof(path), settings)
    end
write(path::AbstractString, program::HLOModule, external::AbstractString; options...) =
    write(path, program; options..., external = external)

# --- Tensors in files

"""
    ONNX.tensor(path)
    ONNX.tensor(bytes)

Reads a tensor from a file (`.pb`), or from the bytes of a `TensorProto`.
"""
tensor(bytes::AbstractVector{UInt8}) = (memory = contiguous(bytes);
    Tensor(make(CAPI.shlo_tensor_from_onnx, CAPI.shlo_tensor, memory, length(memory))))
tensor(path::AbstractString) = tensor(file_bytes(path))

"The bytes of an array as a `TensorProto` of that name."
tensor_bytes(array::AbstractArray; name::AbstractString = "") =
    take_bytes(make(CAPI.shlo_tensor_to_onnx, CAPI.shlo_buffer, passing(array),
                    isempty(name) ? C_NULL : String(name), sizeof(name)))

# --- Schemas

"A formal input or output of an op."
struct Formal <: Facts
    name::String
    "`SHLO_ONNX_SINGLE`, `SHLO_ONNX_OPTIONAL` or `SHLO_ONNX_VARIADIC`"
    option::CAPI.shlo_onnx_option
    "how many values there are at least"
    least::Int
    "whether all values of a variadic one have one type"
    homogeneous::Bool
    "the type variable"
    type::String
end

"An attribute of an op."
struct Attribute <: Facts
    name::String
    "`SHLO_ONNX_INTS` and others"
    kind::CAPI.shlo_onnx_attribute_kind
    "whether a node must have it"
    required::Bool
    "a number, a text, or a vector of them, as the kind says; `nothing` without a default"
    default::Union{Nothing,Float32,Int,String,Vector{Float32},Vector{Int},Vector{String}}
    "the texts that are allowed; empty if all are"
    values::Vector{String}
end

"A version of an op: what holds from the opset `since` until the next version."
struct Schema <: Facts
    op::String
    "`\"ai.onnx\"` and others"
    domain::String
    "the opset that brought this version"
    since::Int
    "whether models should not use the op any more"
    deprecated::Bool
    "whether equal inputs may give other outputs: so it is for ops that draw random numbers, and for ops with subgraphs"
    nondeterministic::Bool
    inputs::Vector{Formal}
    outputs::Vector{Formal}
    "the type variables and the types that they stand for: `\"T\" => [\"tensor(float)\", ...]`"
    types::Vector{Pair{String,Vector{String}}}
    "by name"
    attributes::Vector{Attribute}
end
Base.show(io::IO, schema::Schema) =
    print(io, "Schema(", schema.domain, " ", schema.op, " since ", schema.since, ")")

function Schema(s::Ptr{CAPI.shlo_onnx_schema})
    types = listed(v -> text(s, :type_name, v) => texts(s, :type_case, v), s, :type)
    Schema(text(s, :op), text(s, :domain), number(s, :since), truth(s, :is_deprecated), truth(s, :is_nondeterministic),
           listed(k -> Formal(s, :input, k, types), s, :input), listed(k -> Formal(s, :output, k, types), s, :output),
           types, listed(k -> Attribute(s, k), s, :attribute))
end

function Formal(s::Ptr, role, k, types)
    of(name) = Symbol(role, :_, name)
    Formal(text(s, of(:name), k), number(s, of(:option), k), number(s, of(:least), k), truth(s, of(:is_homogeneous), k),
           first(types[number(s, of(:type), k)+1]))
end

function Attribute(s::Ptr, k)
    kind = number(s, :attribute_kind, k)
    Attribute(text(s, :attribute_name, k), kind, truth(s, :attribute_is_required, k), default(s, k, kind),
              texts(s, :value, k))
end

default_float(s, places...) = Float32(number(s, :default_float, places...)) # exact
default_int(s, places...) = Int(number(s, :default_int, places...))
default_string(s, places...) = text(s, :default_string, places...)
# What reads a default, and whether it is a list. Other kinds have none.
const DEFAULTS = Dict(
    CAPI.SHLO_ONNX_FLOAT => (default_float, false), CAPI.SHLO_ONNX_FLOATS => (default_float, true),
    CAPI.SHLO_ONNX_INT => (default_int, false), CAPI.SHLO_ONNX_INTS => (default_int, true),
    CAPI.SHLO_ONNX_STRING => (default_string, false), CAPI.SHLO_ONNX_STRINGS => (default_string, true))
function default(s, attribute, kind)
    number(s, :default_count, attribute) == 0 && return nothing
    read, is_list = DEFAULTS[kind]
    is_list ? listed(k -> read(s, attribute, k), s, :default, attribute) : read(s, attribute, 0)
end

"""
    ONNX.schema(op; domain = "", opset = newest)

The version of an op that an opset of a domain has; `""` is `"ai.onnx"`. Throws `SHLO_NOT_FOUND` if there is none.
"""
function schema(op::AbstractString; domain::AbstractString = "", opset::Integer = typemax(Int64))
    found = CAPI.shlo_onnx_schema_find(String(domain), sizeof(domain), String(op), sizeof(op), opset)
    found == C_NULL || return Schema(found)
    in_opset = opset == typemax(Int64) ? "" : string(" in opset ", opset)
    throw(StableHLOError(CAPI.SHLO_NOT_FOUND, string("there is no op ", repr(String(op)), in_opset, " of ",
                                                     isempty(domain) ? "ai.onnx" : domain)))
end
"All schemas, by the names of the ops; older versions come first."
schemas() = [Schema(CAPI.shlo_onnx_schema_at(k)) for k in 0:Int(CAPI.shlo_onnx_schema_count())-1]
"The newest opset of a domain that the library knows; `nothing` if it does not know the domain."
function newest_opset(domain::AbstractString = "")
    found = Int(CAPI.shlo_onnx_newest_opset(String(domain), sizeof(domain)))
    found == 0 ? nothing : found
end

end
