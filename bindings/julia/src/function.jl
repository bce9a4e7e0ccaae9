# The functions of a module and their signatures.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""
An argument or result: its name (empty if it has none), element type and size, in Julia's order; -1 is any extent.
`has_default` says whether an input of a plan may be left out, or `nothing`, so that it takes its default: the initializer
of that name of an ONNX model; `decides_shape`, whether its value may decide a size.
"""
struct Parameter
    name::String
    element::CAPI.shlo_element_type
    size::Vector{Int}
    "the type in the text of the program, in the tensor's own order; empty for plans"
    type::String
    has_default::Bool
    decides_shape::Bool
end
Parameter(name, element, size, type) = Parameter(name, element, size, type, false, false)

# Extents in Julia's order.
julia_size(shape::Ptr{Int64}, rank) =
    Int[(extent = unsafe_load(shape, k); extent == CAPI.SHLO_DYNAMIC ? -1 : extent) for k in Int(rank):-1:1]

Base.copy(p::Parameter) = Parameter(p.name, p.element, copy(p.size), p.type, p.has_default, p.decides_shape)
Base.eltype(parameter::Parameter) = julia_type(parameter.element)
Base.size(parameter::Parameter) = Tuple(parameter.size)
Base.ndims(parameter::Parameter) = length(parameter.size)

size_text(size) = join((extent < 0 ? "?" : extent for extent in size), "×")
function Base.show(io::IO, parameter::Parameter)
    isempty(parameter.name) || print(io, parameter.name, ": ")
    parameter.element == CAPI.SHLO_TYPE_NONE && return print(io, parameter.type)
    isempty(parameter.size) || print(io, size_text(parameter.size), " ")
    T = eltype(parameter)
    T <: Bits ? print(io, element_name(T(0))) : print(io, T)
end

"A function of a module; it keeps the module alive."
HLOFunction
@handle HLOFunction shlo_function "function"

"The functions of a module, in the order of the text."
functions(program::HLOModule) = [HLOFunction(make(CAPI.shlo_module_function_at, CAPI.shlo_function, program, k - 1))
                                 for k in 1:CAPI.shlo_module_function_count(program)]
"The function of that name; without one, the main function."
HLOFunction(program::HLOModule, name::AbstractString) =
    HLOFunction(make(CAPI.shlo_module_function, CAPI.shlo_function, program, String(name), sizeof(name)))
HLOFunction(program::HLOModule) =
    HLOFunction(make(CAPI.shlo_module_function, CAPI.shlo_function, program, C_NULL, 0))

name(f::HLOFunction) = borrowed_text(CAPI.shlo_function_name, f)
is_public(f::HLOFunction) = CAPI.shlo_function_is_public(f) != 0

arguments(f::HLOFunction) = GC.@preserve f [Parameter(
    borrowed_text(CAPI.shlo_function_argument_name, f, k), CAPI.shlo_function_argument_element_type(f, k),
    julia_size(CAPI.shlo_function_argument_shape(f, k), CAPI.shlo_function_argument_rank(f, k)),
    borrowed_text(CAPI.shlo_function_argument_type_text, f, k)) for k in 0:Int(CAPI.shlo_function_argument_count(f))-1]
results(f::HLOFunction) = GC.@preserve f [Parameter(
    borrowed_text(CAPI.shlo_function_result_name, f, k), CAPI.shlo_function_result_element_type(f, k),
    julia_size(CAPI.shlo_function_result_shape(f, k), CAPI.shlo_function_result_rank(f, k)),
    borrowed_text(CAPI.shlo_function_result_type_text, f, k)) for k in 0:Int(CAPI.shlo_function_result_count(f))-1]

function Base.show(io::IO, f::HLOFunction)
    isopen(f) || return print(io, "HLOFunction (closed)")
    print(io, name(f), "(", join(arguments(f), ", "), ") -> (", join(results(f), ", "), ")")
end
