/* status.h - status codes, errors, diagnostics and byte buffers.
 *
 * Every function that can fail returns a shlo_status and takes a nullable
 * `shlo_error **error` as its last parameter. On success it returns SHLO_OK and sets
 * *error to NULL. On failure it returns the code and leaves all other outputs
 * untouched. If error is not NULL, *error is then an error object that the caller
 * destroys.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_STATUS_H
#define STABLEHLO_C_STATUS_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define SHLO_API
#else
#define SHLO_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Each code says what went wrong and what the caller can do next. The values are
 * part of the ABI; new ones may be added at the end. */
typedef int32_t shlo_status;
enum {
  /* The call succeeded. */
  SHLO_OK = 0,
  /* The call itself is wrong: NULL where a handle is required, a handle of another
   * kind, a value out of range. Fix the calling program. */
  SHLO_INVALID_ARGUMENT = 1,
  /* The text or bytes do not have the expected form. Fix the input; the diagnostics
   * give the position. */
  SHLO_MALFORMED = 2,
  /* The program is well-formed but breaks a rule of the specification. Fix the
   * program; the diagnostics name the op, the operand or attribute, and the label of
   * the constraint. */
  SHLO_INVALID_PROGRAM = 3,
  /* The program is valid, but this library has no implementation for it: an op of
   * another dialect, an unknown custom call, several partitions. */
  SHLO_UNSUPPORTED = 4,
  /* The target version cannot express the module, or the artifact is newer than this
   * library. The diagnostics list every reason. */
  SHLO_VERSION = 5,
  /* A limit was reached (bytes, nesting, expanded size, memory, time). Raise it in
   * the options if the input is trusted. */
  SHLO_LIMIT = 6,
  /* An allocation failed. Nothing was changed. */
  SHLO_OUT_OF_MEMORY = 7,
  /* The caller stopped the run. */
  SHLO_CANCELLED = 8,
  /* The program ran and stopped itself: a shape assertion was false. */
  SHLO_FAILED = 9,
  /* No such name, or an index out of range. */
  SHLO_NOT_FOUND = 10,
  /* A file could not be read or written; the message gives the system's reason. */
  SHLO_IO = 11,
  /* A defect of this library. Please report it. */
  SHLO_INTERNAL = 12,
  /* A plugin of PJRT, or its device, failed; the message has its words and the entry
   * that failed. The plugin is not part of this library. */
  SHLO_DEVICE = 13
};

/* Returns the name of a code ("SHLO_MALFORMED"), or "unknown status". Static; never
 * NULL; any thread. since ABI 0.1 */
SHLO_API const char *shlo_status_name(shlo_status status);

/* --- Errors ---------------------------------------------------------------
 * An error is immutable and owned by the caller. Any thread may use it. */
typedef struct shlo_error shlo_error;
/* One message about one place. Borrowed from its error or diagnostics object. */
typedef struct shlo_diagnostic shlo_diagnostic;

typedef int32_t shlo_severity;
enum { SHLO_SEVERITY_ERROR = 0, SHLO_SEVERITY_WARNING = 1, SHLO_SEVERITY_NOTE = 2 };

/* Frees an error. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_error_destroy(shlo_error *error);

/* The code; SHLO_OK for NULL. since ABI 0.1 */
SHLO_API shlo_status shlo_error_code(const shlo_error *error);

/* One line for a person: NUL-terminated UTF-8, borrowed from the error; "" for NULL.
 * *length (nullable) receives the number of bytes before the NUL. since ABI 0.1 */
SHLO_API const char *shlo_error_message(const shlo_error *error, size_t *length);

/* The number of diagnostics; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_error_diagnostic_count(const shlo_error *error);

/* Returns diagnostic `index`, borrowed from the error; NULL if out of range.
 * since ABI 0.1 */
SHLO_API const shlo_diagnostic *shlo_error_diagnostic(const shlo_error *error, size_t index);

/* --- Diagnostics ------------------------------------------------------------
 * Text accessors return NUL-terminated UTF-8, borrowed from the owner of the
 * diagnostic: each byte of a program's text that belongs to no UTF-8 character is
 * shown as '?'. They return "" if the fact is unknown or the diagnostic is NULL.
 * length is nullable. since ABI 0.1 */

/* The severity; SHLO_SEVERITY_ERROR for NULL. */
SHLO_API shlo_severity shlo_diagnostic_severity(const shlo_diagnostic *diagnostic);
/* What is wrong. */
SHLO_API const char *shlo_diagnostic_message(const shlo_diagnostic *diagnostic, size_t *length);
/* The file, as the location or the options name it. */
SHLO_API const char *shlo_diagnostic_file(const shlo_diagnostic *diagnostic, size_t *length);
/* Counted from 1; 0 if unknown. */
SHLO_API uint32_t shlo_diagnostic_line(const shlo_diagnostic *diagnostic);
/* In bytes, counted from 1; 0 if unknown. */
SHLO_API uint32_t shlo_diagnostic_column(const shlo_diagnostic *diagnostic);
/* Offset into the artifact in bytes; -1 if unknown. */
SHLO_API int64_t shlo_diagnostic_offset(const shlo_diagnostic *diagnostic);
/* The source line without its line terminator; at most its first 64 KiB. */
SHLO_API const char *shlo_diagnostic_source_line(const shlo_diagnostic *diagnostic, size_t *length);
/* The name of the op: "stablehlo.add". */
SHLO_API const char *shlo_diagnostic_op(const shlo_diagnostic *diagnostic, size_t *length);
/* The operand, result or attribute: "operand 1", "permutation". */
SHLO_API const char *shlo_diagnostic_subject(const shlo_diagnostic *diagnostic, size_t *length);
/* The label of the rule in the StableHLO specification: "dot_general_c5"; of a rule of ONNX
 * (docs/onnx-constraints.md): "onnx_conv_r3". */
SHLO_API const char *shlo_diagnostic_constraint(const shlo_diagnostic *diagnostic, size_t *length);
/* The node of an ONNX model, with the graphs around it: "MatMul 'mm' in then_branch in If in
 * main graph". */
SHLO_API const char *shlo_diagnostic_node(const shlo_diagnostic *diagnostic, size_t *length);
/* The first StableHLO version that has what the target version lacks: "1.9.0". */
SHLO_API const char *shlo_diagnostic_version(const shlo_diagnostic *diagnostic, size_t *length);
/* The pass that found it (passes.h): "stablehlo-refine-shapes". */
SHLO_API const char *shlo_diagnostic_pass(const shlo_diagnostic *diagnostic, size_t *length);
/* The number of notes; 0 for NULL. */
SHLO_API size_t shlo_diagnostic_note_count(const shlo_diagnostic *diagnostic);
/* A note, borrowed like its diagnostic; NULL if out of range. */
SHLO_API const shlo_diagnostic *shlo_diagnostic_note(const shlo_diagnostic *diagnostic, size_t index);

/* --- Warnings -----------------------------------------------------------------
 * An optional collector that options take. A call that succeeds appends its warnings
 * to it. Only one thread at a time may use a collector. */
typedef struct shlo_diagnostics shlo_diagnostics;

/* Creates an empty collector. Fails with SHLO_INVALID_ARGUMENT (out is NULL) or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_diagnostics_create(shlo_diagnostics **out, shlo_error **error);
/* Frees the collector. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_diagnostics_destroy(shlo_diagnostics *diagnostics);
/* The number of diagnostics; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_diagnostics_count(const shlo_diagnostics *diagnostics);
/* Borrowed until the collector changes or is destroyed; NULL if out of range.
 * since ABI 0.1 */
SHLO_API const shlo_diagnostic *shlo_diagnostics_at(const shlo_diagnostics *diagnostics, size_t index);

/* --- Byte buffers --------------------------------------------------------------- */
typedef struct shlo_buffer shlo_buffer;

/* The bytes, borrowed from the buffer; NULL for NULL. A NUL that is not part of the
 * size follows them. since ABI 0.1 */
SHLO_API const char *shlo_buffer_data(const shlo_buffer *buffer);
/* The size in bytes; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_buffer_size(const shlo_buffer *buffer);
/* Frees the buffer. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_buffer_destroy(shlo_buffer *buffer);

/* Renders an error for a terminal: for each diagnostic file:line:column: error:
 * message, the source line, a caret and the notes. The output is plain UTF-8 text; a
 * non-zero `colour` adds ANSI colours. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT (NULL) or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_error_render(const shlo_error *subject, int32_t colour, shlo_buffer **out,
                                       shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
