# One type of error, for what the library reports and for what the binding itself refuses.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"One message about one place. Text that is unknown is empty, numbers are 0, `offset` is -1."
struct Diagnostic
    severity::CAPI.shlo_severity
    message::String
    file::String
    line::Int
    column::Int
    "in bytes, from the start of an artifact"
    offset::Int
    source_line::String
    op::String
    "the operand, result, attribute, input or output, counted from 0: `operand 1`"
    subject::String
    "the label of the rule in the StableHLO specification, or of a rule of ONNX: `onnx_conv_r3`"
    constraint::String
    "the node of an ONNX model, with the graphs around it: `MatMul 'mm' in then_branch in If in main graph`"
    node::String
    "the first StableHLO version that has what the target version lacks"
    version::String
    "the pass that found it: `stablehlo-refine-shapes`"
    pass::String
    notes::Vector{Diagnostic}
end

"What went wrong: a code for the program, a message for a person, and diagnostics. `showerror` prints `rendered`."
struct StableHLOError <: Exception
    code::CAPI.shlo_status
    message::String
    "each diagnostic with source line, caret and notes"
    rendered::String
    diagnostics::Vector{Diagnostic}
end

StableHLOError(code::CAPI.shlo_status, message) =
    StableHLOError(code, message, string("error: ", message, "\n"), Diagnostic[])

Base.showerror(io::IO, e::StableHLOError) = print(io, "StableHLOError: ", e.code, "\n", rstrip(e.rendered, '\n'))
Base.show(io::IO, e::StableHLOError) = print(io, "StableHLOError(", e.code, ", ", repr(e.message), ")")

# What is wrong with one input or output, told as the library tells it: the subject counts from 0.
@noinline function refuse_value(role, k, message...)
    told = string(role, " ", k, " ", message...)
    place = Diagnostic(CAPI.SHLO_SEVERITY_ERROR, told, "", 0, 0, -1, "", "", string(role, " ", k - 1), "", "", "", "", [])
    throw(StableHLOError(CAPI.SHLO_INVALID_ARGUMENT, told, string("error: ", told, "\n"), [place]))
end

@noinline refuse(message...) = throw(StableHLOError(CAPI.SHLO_INVALID_ARGUMENT, string(message...)))

"The text that a C function returns, with its length; `none` if there is none."
function text_or(none, f, arguments...)
    length = Ref{Csize_t}(0)
    GC.@preserve arguments begin
        bytes = f(arguments..., length)
        bytes == C_NULL ? none : unsafe_string(bytes, length[])
    end
end
borrowed_text(f, arguments...) = text_or("", f, arguments...)

static_text(bytes) = bytes == C_NULL ? nothing : unsafe_string(bytes)

Diagnostic(d::Ptr{CAPI.shlo_diagnostic}) = Diagnostic(
    CAPI.shlo_diagnostic_severity(d), borrowed_text(CAPI.shlo_diagnostic_message, d),
    borrowed_text(CAPI.shlo_diagnostic_file, d),
    CAPI.shlo_diagnostic_line(d), CAPI.shlo_diagnostic_column(d), CAPI.shlo_diagnostic_offset(d),
    borrowed_text(CAPI.shlo_diagnostic_source_line, d), borrowed_text(CAPI.shlo_diagnostic_op, d),
    borrowed_text(CAPI.shlo_diagnostic_subject, d), borrowed_text(CAPI.shlo_diagnostic_constraint, d),
    borrowed_text(CAPI.shlo_diagnostic_node, d), borrowed_text(CAPI.shlo_diagnostic_version, d),
    borrowed_text(CAPI.shlo_diagnostic_pass, d),
    [Diagnostic(CAPI.shlo_diagnostic_note(d, k - 1)) for k in 1:CAPI.shlo_diagnostic_note_count(d)])

# What the library reports.
function StableHLOError(status::CAPI.shlo_status, failure::Ptr{CAPI.shlo_error})
    rendered = Ref{Ptr{CAPI.shlo_buffer}}(C_NULL)
    CAPI.shlo_error_render(failure, 0, rendered, C_NULL)
    lines = take_text(rendered[])
    diagnostics = [Diagnostic(CAPI.shlo_error_diagnostic(failure, k - 1))
                   for k in 1:CAPI.shlo_error_diagnostic_count(failure)]
    StableHLOError(status, borrowed_text(CAPI.shlo_error_message, failure), lines, diagnostics)
end

# Throws what the library reports; the C object is destroyed here.
@noinline function fail(status::CAPI.shlo_status, failure::Ptr{CAPI.shlo_error})
    failure == C_NULL && throw(StableHLOError(status, string(status)))
    try
        throw(StableHLOError(status, failure))
    finally
        CAPI.shlo_error_destroy(failure)
    end
end

"Calls a C function that can fail, whose last parameter, the error, is left out here."
@inline function call(f::F, arguments::Vararg{Any,N}) where {F,N}
    failure = Ref{Ptr{CAPI.shlo_error}}(C_NULL)
    status = f(arguments..., failure)
    status == CAPI.SHLO_OK || fail(status, failure[])
    nothing
end

"Like `call`; the last parameter but one, what the function makes, is left out too, and returned."
@inline function make(f::F, T, arguments::Vararg{Any,N}) where {F,N}
    made = Ref{Ptr{T}}(C_NULL)
    call(f, arguments..., made)
    made[]
end

# The contents of a buffer, which is destroyed.
function take_bytes(buffer::Ptr{CAPI.shlo_buffer})
    bytes = Vector{UInt8}(undef, CAPI.shlo_buffer_size(buffer))
    GC.@preserve bytes unsafe_copyto!(pointer(bytes), CAPI.shlo_buffer_data(buffer), length(bytes))
    CAPI.shlo_buffer_destroy(buffer)
    bytes
end
take_text(buffer) = String(take_bytes(buffer))
