# Portable artifacts: inspecting, writing, and what blocks a version.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"The kind of some bytes: `SHLO_CONTENT_ARTIFACT` and others."
detect(bytes::AbstractVector{UInt8}) = (memory = contiguous(bytes); CAPI.shlo_content_detect(memory, length(memory)))

"What an artifact says about itself, read without making a module of it."
struct Inspection
    version::String
    producer::String
    bytecode_version::Int
    dialects::Vector{String}
    "name, occurrences, and the version that introduced the op (`nothing` if this library does not know it)"
    ops::Vector{NamedTuple{(:name, :count, :since),Tuple{String,Int,Union{Nothing,String}}}}
    "name, whether it is public, and the types of arguments and results as text, in the tensors' own order"
    functions::Vector{NamedTuple{(:name, :public, :arguments, :results),
                                 Tuple{String,Bool,Vector{String},Vector{String}}}}
end

"Inspects an artifact, even one that is newer than this library."
function inspect(bytes::AbstractVector{UInt8})
    memory = contiguous(bytes)
    i = make(CAPI.shlo_artifact_inspect, CAPI.shlo_inspection, memory, length(memory))
    texts(count, f, arguments...) = [borrowed_text(f, i, arguments..., k - 1) for k in 1:count]
    try
        Inspection(
            borrowed_text(CAPI.shlo_inspection_version, i), borrowed_text(CAPI.shlo_inspection_producer, i),
            CAPI.shlo_inspection_bytecode_version(i),
            texts(CAPI.shlo_inspection_dialect_count(i), CAPI.shlo_inspection_dialect),
            [(name = borrowed_text(CAPI.shlo_inspection_op_name, i, k - 1),
              count = Int(CAPI.shlo_inspection_op_occurrences(i, k - 1)),
              since = static_text(CAPI.shlo_inspection_op_since(i, k - 1)))
             for k in 1:CAPI.shlo_inspection_op_count(i)],
            [(name = borrowed_text(CAPI.shlo_inspection_function_name, i, k - 1),
              public = CAPI.shlo_inspection_function_is_public(i, k - 1) != 0,
              arguments = texts(CAPI.shlo_inspection_argument_count(i, k - 1),
                                CAPI.shlo_inspection_argument_type, k - 1),
              results = texts(CAPI.shlo_inspection_result_count(i, k - 1), CAPI.shlo_inspection_result_type, k - 1))
             for k in 1:CAPI.shlo_inspection_function_count(i)])
    finally
        CAPI.shlo_inspection_destroy(i)
    end
end
inspect(path::AbstractString) = inspect(file_bytes(path))

"""
    StableHLO.artifact(program; target = newest, strip_locations = false, diagnostics)

The bytes of a portable artifact. `target` is a version (`"1.9.0"`, `v"1.9.0"`) or what its readers may be:
`SHLO_COMPATIBILITY_WEEK_12`. If the target cannot express something, the error lists every reason.
"""
artifact(program::HLOModule; target = newest_version(), options...) =
    with_options(:shlo_write_options, (; target = target_text(target), options...)) do settings
        take_bytes(make(CAPI.shlo_artifact_write, CAPI.shlo_buffer, program, settings))
    end

"Writes a portable artifact to a stream or file; see `StableHLO.artifact` for the options."
Base.write(io::IO, program::HLOModule; options...) = write(io, artifact(program; options...))
Base.write(path::AbstractString, program::HLOModule; options...) = write(path, artifact(program; options...))

"The oldest version that a module can be written for."
function minimum_version(program::HLOModule)
    version = Ref{Ptr{UInt8}}(C_NULL)
    call(CAPI.shlo_module_minimum_version, program, version)
    VersionNumber(unsafe_string(version[]))
end

"What blocks writing a module for a version: a diagnostic for each thing, empty if nothing does."
function blockers(program::HLOModule, target)
    found, version = Diagnostics(), target_text(target)
    call(CAPI.shlo_module_blockers, program, version, sizeof(version), found, C_NULL)
    all = collect(found)
    close(found)
    all
end

"The text of an artifact's own versioned ops."
versioned_text(bytes::AbstractVector{UInt8}; options...) = (memory = contiguous(bytes);
    with_options(settings -> print_text(CAPI.shlo_artifact_print, memory, length(memory), settings),
                 :shlo_print_options, options))
