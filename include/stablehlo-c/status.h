/* status.h - status codes, errors, diagnostics and byte buffers.
 *
 * Every fallible function returns a shlo_status and takes, last, a nullable
 * `shlo_error **error`. On success it returns SHLO_OK and sets *error to NULL.
 * On failure it returns the code, leaves all other outputs untouched and, where
 * error is not NULL, hands an error object to the caller, who destroys it.
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

/* What went wrong, and with it what the caller can do next. The values are
 * part of the ABI; new ones may be added at the end. */
typedef int32_t shlo_status;
enum {
  /* Nothing went wrong. */
  SHLO_OK = 0,
  /* The call itself is at fault: NULL where a handle is needed, a handle of
   * another kind, a value outside its range. Mend the calling program. */
  SHLO_INVALID_ARGUMENT = 1,
  /* Text or bytes that are not what they should be. Mend the input; the
   * diagnostics carry the place. */
  SHLO_MALFORMED = 2,
  /* Well-formed, but against a rule of the specification. Mend the program;
   * the diagnostics carry op, operand or attribute and constraint label. */
  SHLO_INVALID_PROGRAM = 3,
  /* Valid, but this library has no implementation for it (an op of another
   * dialect, a custom call nobody answers, several partitions). */
  SHLO_UNSUPPORTED = 4,
  /* The module cannot be expressed in the target version, or the artifact is
   * newer than this library. The diagnostics list everything that blocks. */
  SHLO_VERSION = 5,
  /* A limit was reached (bytes, nesting, expanded size, memory, time). Raise
   * the limit in the options if the input is trusted. */
  SHLO_LIMIT = 6,
  /* Memory could not be had. Nothing was changed. */
  SHLO_OUT_OF_MEMORY = 7,
  /* Another thread asked for the run to stop. */
  SHLO_CANCELLED = 8,
  /* The program ran and failed by its own rules: a false shape assertion. */
  SHLO_FAILED = 9,
  /* A name or an index that is not there. */
  SHLO_NOT_FOUND = 10,
  /* A file could not be read or written; the message has the system's reason. */
  SHLO_IO = 11,
  /* A defect of this library. Please report it. */
  SHLO_INTERNAL = 12
};

/* The name of a code ("SHLO_MALFORMED"), or "unknown status". Static; never
 * NULL; any thread. since ABI 0.1 */
SHLO_API const char *shlo_status_name(shlo_status status);

/* --- Errors ---------------------------------------------------------------
 * Immutable; owned by the caller; may be used from any thread. */
typedef struct shlo_error shlo_error;
/* One finding. Borrowed from its error or diagnostics object. */
typedef struct shlo_diagnostic shlo_diagnostic;

typedef int32_t shlo_severity;
enum { SHLO_SEVERITY_ERROR = 0, SHLO_SEVERITY_WARNING = 1, SHLO_SEVERITY_NOTE = 2 };

/* Frees an error. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_error_destroy(shlo_error *error);

/* The code; SHLO_OK for NULL. since ABI 0.1 */
SHLO_API shlo_status shlo_error_code(const shlo_error *error);

/* One line for a person, NUL-terminated, borrowed from the error; "" for NULL.
 * *length (nullable) receives the bytes before the NUL. since ABI 0.1 */
SHLO_API const char *shlo_error_message(const shlo_error *error, size_t *length);

/* The number of diagnostics; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_error_diagnostic_count(const shlo_error *error);

/* Diagnostic `index`, borrowed from the error; NULL outside the range.
 * since ABI 0.1 */
SHLO_API const shlo_diagnostic *shlo_error_diagnostic(const shlo_error *error, size_t index);

/* --- Diagnostics ------------------------------------------------------------
 * Text accessors return NUL-terminated UTF-8 borrowed from the owner of the
 * diagnostic, "" where the fact is unknown or the diagnostic is NULL; *length
 * is nullable. */
SHLO_API shlo_severity shlo_diagnostic_severity(const shlo_diagnostic *diagnostic);
SHLO_API const char *shlo_diagnostic_message(const shlo_diagnostic *diagnostic, size_t *length);
/* File of the finding, as the location or the options name it. */
SHLO_API const char *shlo_diagnostic_file(const shlo_diagnostic *diagnostic, size_t *length);
/* Counted from 1; 0 where unknown. */
SHLO_API uint32_t shlo_diagnostic_line(const shlo_diagnostic *diagnostic);
/* Counted from 1 in bytes; 0 where unknown. */
SHLO_API uint32_t shlo_diagnostic_column(const shlo_diagnostic *diagnostic);
/* Offset into an artifact in bytes; -1 where unknown. */
SHLO_API int64_t shlo_diagnostic_offset(const shlo_diagnostic *diagnostic);
/* The source line without its line end. */
SHLO_API const char *shlo_diagnostic_source_line(const shlo_diagnostic *diagnostic, size_t *length);
/* The op, as "stablehlo.add". */
SHLO_API const char *shlo_diagnostic_op(const shlo_diagnostic *diagnostic, size_t *length);
/* The operand, result or attribute, as "operand 1" or "permutation". */
SHLO_API const char *shlo_diagnostic_subject(const shlo_diagnostic *diagnostic, size_t *length);
/* The label of the rule in the StableHLO specification, as "dot_general_c5". */
SHLO_API const char *shlo_diagnostic_constraint(const shlo_diagnostic *diagnostic, size_t *length);
/* The StableHLO version that first has what a target version lacks, as "1.9.0". */
SHLO_API const char *shlo_diagnostic_version(const shlo_diagnostic *diagnostic, size_t *length);
SHLO_API size_t shlo_diagnostic_note_count(const shlo_diagnostic *diagnostic);
/* A note, borrowed like its diagnostic; NULL outside the range. */
SHLO_API const shlo_diagnostic *shlo_diagnostic_note(const shlo_diagnostic *diagnostic, size_t index);

/* --- What a success has to say ------------------------------------------------
 * An optional collector handed to options. Functions that get it append; it is
 * not for use by two threads at once. */
typedef struct shlo_diagnostics shlo_diagnostics;

/* An empty collector. Fails with SHLO_INVALID_ARGUMENT (out is NULL) or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_diagnostics_create(shlo_diagnostics **out, shlo_error **error);
/* Frees the collector. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_diagnostics_destroy(shlo_diagnostics *diagnostics);
/* 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_diagnostics_count(const shlo_diagnostics *diagnostics);
/* Borrowed until the collector changes or goes; NULL outside the range.
 * since ABI 0.1 */
SHLO_API const shlo_diagnostic *shlo_diagnostics_at(const shlo_diagnostics *diagnostics, size_t index);

/* --- Bytes that the library hands out ------------------------------------------ */
typedef struct shlo_buffer shlo_buffer;

/* The bytes, borrowed from the buffer; one NUL follows them, uncounted.
 * NULL for NULL. since ABI 0.1 */
SHLO_API const char *shlo_buffer_data(const shlo_buffer *buffer);
/* Bytes; 0 for NULL. since ABI 0.1 */
SHLO_API size_t shlo_buffer_size(const shlo_buffer *buffer);
/* Frees the buffer. Accepts NULL. since ABI 0.1 */
SHLO_API void shlo_buffer_destroy(shlo_buffer *buffer);

/* The error as a person wants to read it: each diagnostic as
 * file:line:column: error: message, the source line, a caret, the notes. Plain
 * text; `colour` not 0 adds ANSI colours. *out is owned by the caller. Fails
 * with SHLO_INVALID_ARGUMENT (NULL) or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_error_render(const shlo_error *subject, int32_t colour, shlo_buffer **out,
                                       shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
