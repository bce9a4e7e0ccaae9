# Modules: reading, parsing, verifying, printing.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"A StableHLO program. `parse(HLOModule, text)` and `StableHLO.load(path_or_bytes)` make one."
HLOModule
@handle HLOModule shlo_module "module"

"""
    parse(HLOModule, text; file_name = "-", verify = true, lenient = false, max_nesting, max_bytes, other_dialects,
          tool_dialects = false, diagnostics)

Parses text, in pretty or generic form. With `tool_dialects`, check and interpreter are known, the dialects of the
reference's test tools.
"""
Base.parse(::Type{HLOModule}, text::AbstractString; options...) =
    with_options(:shlo_parse_options, options) do settings
        HLOModule(make(CAPI.shlo_module_parse, CAPI.shlo_module, String(text), sizeof(text), settings))
    end

"""
    StableHLO.load(bytes; borrow = false, verify = true, lenient = false, max_ops, max_nesting, other_dialects,
                   diagnostics, external_folder, external_files, follow_links = false, verify_checksums = false,
                   newer_opsets = false, max_bytes, max_messages, max_rank, max_name_length)
    StableHLO.load(path; mmap = false, ...)

Reads an artifact of any version, the output of JAX's `Exported.serialize()`, text, or an ONNX model. With `borrow`,
large constants stay in the bytes, which then live as long as they are needed and must not change; Julia refuses to
resize them. With `mmap`, they stay in the file, which must then not be truncated or written to while anything made from
it is in use.

The options from `external_folder` on are for ONNX models. Tensors that a model has in other files are looked for in
`external_files`, pairs of location and bytes (`"w.bin" => bytes`), then in files beneath `external_folder`, by default
the folder of the model, if that is a file. Bytes in `external_files` are copied, or borrowed with `borrow`, as those of
the model are; they cannot be given with `mmap`. Files are mapped, as with `mmap`. With `follow_links`, they may be
symbolic links, which may lead out of the folder. With `verify_checksums`, the SHA-1 that a model states for a file is
compared with it. With `newer_opsets`, a model of an opset that is newer than the library is read as if it had the
newest one, with a warning. The limits are those of the bytes of a model, its messages, the rank of a tensor and the
bytes of a name.
"""
function load(bytes::AbstractVector{UInt8}; borrow = false, external_files = (), options...)
    files = pairs_of(external_files)
    locations = String[location for (location, _) in files]
    contents = AbstractVector{UInt8}[bytes, (file_content(content) for (_, content) in files)...]
    borrow || return read_module(map(contiguous, contents), locations, (; options..., borrow = false))
    kept = map(contiguous_held, contents)
    lend(map(last, kept)) do user
        release = @cfunction(give_back, Cvoid, (Ptr{Cvoid}, Ptr{Cvoid}))
        read_module(map(first, kept), locations, (; options..., borrow = true, release = Callback(release, user)))
    end
end
function load(path::AbstractString; mmap = false, external_folder = folder(path), external_files = (), options...)
    # The bytes of the caller are not borrowed unasked.
    mmap || return load(file_bytes(path); borrow = isempty(external_files), external_folder = external_folder,
                        external_files = external_files, options...)
    # The library would not tell when it needs them no more.
    isempty(external_files) || refuse("external_files cannot be given with mmap")
    with_options(:shlo_read_options, (; options..., external_folder = external_folder, borrow = true)) do settings
        HLOModule(make(CAPI.shlo_module_load_file, CAPI.shlo_module, String(path), sizeof(path), settings))
    end
end
folder(path) = (found = dirname(path); isempty(found) ? "." : found)

file_content(bytes::AbstractVector{UInt8}) = bytes
file_content(x) = refuse("a file in external_files is ", typeof(x), ", but should be bytes")

# Reads the first of some bytes, a model whose other files are the rest.
function read_module(contents, locations, options)
    with_options(:shlo_read_options, options) do settings
        for (location, content) in zip(locations, contents[2:end])
            call(CAPI.shlo_read_options_add_external_file, settings, location, sizeof(location), content,
                 length(content))
        end
        GC.@preserve contents HLOModule(
            make(CAPI.shlo_module_load, CAPI.shlo_module, contents[1], length(contents[1]), settings))
    end
end

function file_bytes(path)
    try
        read(path)
    catch e
        e isa SystemError || rethrow()
        throw(StableHLOError(CAPI.SHLO_IO, string("cannot read ", path, ": ", Libc.strerror(e.errnum))))
    end
end

"Verifies every op against the specification; throws with one diagnostic for each violation."
verify(program::HLOModule) = call(CAPI.shlo_module_verify, program)

"""
    StableHLO.text(x; generic = false, locations = false, elide_above, max_bytes, packed_i1)

The text of a module, operation or attribute.
"""
text(program::HLOModule; options...) =
    with_options(settings -> print_text(CAPI.shlo_module_print, program, settings), :shlo_print_options, options)
print_text(f, printed...) = take_text(make(f, CAPI.shlo_buffer, printed...))

Base.print(io::IO, program::HLOModule) = print(io, text(program))
function Base.show(io::IO, program::HLOModule)
    isopen(program) || return print(io, "HLOModule (closed)")
    print(io, "HLOModule(", repr(name(program)), ", ", join(functions(program), ", "), ")")
end

name(program::HLOModule) = borrowed_text(CAPI.shlo_module_name, program)
partition_count(program::HLOModule) = CAPI.shlo_module_partition_count(program)
replica_count(program::HLOModule) = CAPI.shlo_module_replica_count(program)

"The ops by name with their numbers, the most frequent first."
op_counts(program::HLOModule) = [borrowed_text(CAPI.shlo_module_op_name, program, k - 1) =>
    Int(CAPI.shlo_module_op_occurrences(program, k - 1)) for k in 1:CAPI.shlo_module_op_count(program)]

"The constants, the largest first: type, stored bytes, enclosing function."
constants(program::HLOModule) = [(type = borrowed_text(CAPI.shlo_module_constant_type_text, program, k - 1),
    bytes = Int(CAPI.shlo_module_constant_bytes(program, k - 1)),
    in = borrowed_text(CAPI.shlo_module_constant_function, program, k - 1))
    for k in 1:CAPI.shlo_module_constant_count(program)]

pass(f, program, arguments...) = HLOModule(make(f, CAPI.shlo_module, program, arguments...))
remove_sharding(program::HLOModule) = pass(CAPI.shlo_module_remove_sharding, program)
decompose_chlo(program::HLOModule) = pass(CAPI.shlo_module_decompose_chlo, program)
apply_other_dialects(program::HLOModule, policy::CAPI.shlo_other_dialects; diagnostics = C_NULL) =
    pass(CAPI.shlo_module_apply_other_dialects, program, policy, diagnostics)
