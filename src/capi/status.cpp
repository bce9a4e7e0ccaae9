// status.h: errors, diagnostics and buffers; conversion of exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/status.h"

#include "base/utf8.h"
#include "capi/handle.h"
#include "capi/render.h"

using namespace shlo;
using namespace shlo::capi;

// Plain pointers, so that the error for "out of memory" is a constant.
struct shlo_error {
  volatile Kind kind;
  shlo_status code;
  const char *message;
  size_t length;
  Error *details; // owned; null in the constant error
};

namespace {

static_assert(std::is_trivially_destructible_v<shlo_error>, "the static one must need no destructor at exit");

constexpr std::string_view outOfMemoryText = "out of memory";
shlo_error outOfMemory{Kind::Error, SHLO_OUT_OF_MEMORY, outOfMemoryText.data(), outOfMemoryText.size(), nullptr};

constexpr const char *statusNames[] = {
    "SHLO_OK",          "SHLO_INVALID_ARGUMENT", "SHLO_MALFORMED", "SHLO_INVALID_PROGRAM",
    "SHLO_UNSUPPORTED", "SHLO_VERSION",          "SHLO_LIMIT",     "SHLO_OUT_OF_MEMORY",
    "SHLO_CANCELLED",   "SHLO_FAILED",           "SHLO_NOT_FOUND", "SHLO_IO",
    "SHLO_INTERNAL",    "SHLO_DEVICE",
};
static_assert(std::size(statusNames) == SHLO_DEVICE + 1);

struct KindName {
  Kind kind;
  const char *name;
};
constexpr KindName kindNames[] = {
#define KIND(kind, letters, name) {Kind::kind, name},
#include "capi/kinds.def"
};

const char *nameOf(Kind kind) {
  for (const KindName &entry : kindNames)
    if (entry.kind == kind)
      return entry.name;
  return nullptr;
}

shlo_status handOver(shlo_error **error, Error failure) {
  if (failure.code <= SHLO_OK || failure.code > SHLO_DEVICE)
    failure.code = SHLO_INTERNAL;
  shlo_status code = failure.code;
  if (!error)
    return code;
  auto details = std::make_unique<Error>(std::move(failure));
  if (details->message.empty())
    details->message = details->diagnostics.empty() ? statusNames[code] : details->diagnostics.front().message;
  makePrintable(details->message);
  for (Diagnostic &diagnostic : details->diagnostics)
    makeUtf8(diagnostic);
  *error = new shlo_error{Kind::Error, code, details->message.c_str(), details->message.size(), details.get()};
  details.release();
  return code;
}

bool isError(const shlo_error *error) { return error && error->kind == Kind::Error; }

// shlo_diagnostic is the public name of Diagnostic.
const Diagnostic *inside(const shlo_diagnostic *diagnostic) { return reinterpret_cast<const Diagnostic *>(diagnostic); }
const shlo_diagnostic *outside(const std::vector<Diagnostic> &list, size_t index) {
  return index < list.size() ? reinterpret_cast<const shlo_diagnostic *>(&list[index]) : nullptr;
}
const char *textOf(const shlo_diagnostic *diagnostic, std::string Diagnostic::*member, size_t *length) {
  return diagnostic ? returnText(inside(diagnostic)->*member, length) : giveNothing("", length);
}

} // namespace

namespace shlo::capi {

void failNull(const char *parameter) { fail(SHLO_INVALID_ARGUMENT, std::string(parameter) + " is NULL"); }

void failKind(const char *parameter, Kind found, Kind expected) {
  const char *name = nameOf(found);
  fail(SHLO_INVALID_ARGUMENT, std::string(parameter) + " is " + (name ? name : "not a handle, or a destroyed one") +
                                  ", expected " + nameOf(expected));
}

std::string_view checkedText(const void *text, size_t length, const char *parameter) {
  if (!text && length)
    failNull(parameter);
  if (length > size_t(PTRDIFF_MAX))
    fail(SHLO_INVALID_ARGUMENT, std::string(parameter) + " has " + std::to_string(length) + " bytes, more than memory");
  return {text ? static_cast<const char *>(text) : "", length};
}

std::string checkedPath(const char *path, size_t length) {
  std::string result(checkedText(nonNull(path, "path"), length, "path"));
  if (result.find('\0') != std::string::npos)
    fail(SHLO_INVALID_ARGUMENT, "path contains a NUL");
  return result;
}

shlo_error *makeErrorHandle(Error error) {
  shlo_error *made = nullptr;
  handOver(&made, std::move(error));
  return made;
}

Error takeError(shlo_error *error) {
  Error taken = error->details ? std::move(*error->details) : makeError(error->code, error->message);
  shlo_error_destroy(error);
  return taken;
}

shlo_status giveError(shlo_error **error, Error made) {
  checkMemory(); // the failure may be a consequence
  return handOver(error, std::move(made));
}

shlo_status handleException(shlo_error **error) noexcept {
  try {
    try {
      throw;
    } catch (Failure &failure) {
      return giveError(error, std::move(failure.error));
    } catch (const std::bad_alloc &) {
      throw;
    } catch (const std::exception &exception) {
      return handOver(error, makeError(SHLO_INTERNAL, std::string("internal error: ") + exception.what()));
    } catch (...) {
      return handOver(error, makeError(SHLO_INTERNAL, "internal error: unknown exception"));
    }
  } catch (...) { // no memory for the call, or for its error
    if (error)
      *error = &outOfMemory;
    return SHLO_OUT_OF_MEMORY;
  }
}

shlo_buffer *makeBuffer(std::string bytes) {
  auto buffer = std::make_unique<shlo_buffer>();
  buffer->bytes = std::move(bytes);
  return buffer.release();
}

std::vector<Diagnostic> *findingsOf(shlo_diagnostics *diagnostics) {
  return isHandle(diagnostics) ? &diagnostics->list : nullptr;
}

} // namespace shlo::capi

const char *shlo_status_name(shlo_status status) {
  return status >= 0 && size_t(status) < std::size(statusNames) ? statusNames[status] : "unknown status";
}

// --- Errors ---------------------------------------------------------------------------------------------------------

void shlo_error_destroy(shlo_error *error) {
  if (!isError(error) || !error->details)
    return;
  delete error->details;
  error->kind = Kind::Destroyed;
  delete error;
}

shlo_status shlo_error_code(const shlo_error *error) { return isError(error) ? error->code : SHLO_OK; }

const char *shlo_error_message(const shlo_error *error, size_t *length) {
  if (!isError(error))
    return giveNothing("", length);
  if (length)
    *length = error->length;
  return error->message;
}

size_t shlo_error_diagnostic_count(const shlo_error *error) {
  return isError(error) && error->details ? error->details->diagnostics.size() : 0;
}

const shlo_diagnostic *shlo_error_diagnostic(const shlo_error *error, size_t index) {
  return isError(error) && error->details ? outside(error->details->diagnostics, index) : nullptr;
}

shlo_status shlo_error_render(const shlo_error *subject, int32_t colour, shlo_buffer **out, shlo_error **error) {
  return fallible(error, [&] {
    nonNull(subject, "subject");
    if (subject->kind != Kind::Error)
      failKind("subject", subject->kind, Kind::Error);
    nonNull(out, "out");
    *out = makeBuffer(render({subject->message, subject->length},
                             subject->details ? &subject->details->diagnostics : nullptr, colour != 0));
  });
}

// --- Diagnostics ----------------------------------------------------------------------------------------------------

shlo_severity shlo_diagnostic_severity(const shlo_diagnostic *diagnostic) {
  return diagnostic ? shlo_severity(inside(diagnostic)->severity) : SHLO_SEVERITY_ERROR;
}
const char *shlo_diagnostic_message(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::message, length);
}
const char *shlo_diagnostic_file(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::file, length);
}
uint32_t shlo_diagnostic_line(const shlo_diagnostic *diagnostic) { return diagnostic ? inside(diagnostic)->line : 0; }
uint32_t shlo_diagnostic_column(const shlo_diagnostic *diagnostic) {
  return diagnostic ? inside(diagnostic)->column : 0;
}
int64_t shlo_diagnostic_offset(const shlo_diagnostic *diagnostic) {
  return diagnostic ? inside(diagnostic)->offset : -1;
}
const char *shlo_diagnostic_source_line(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::sourceLine, length);
}
const char *shlo_diagnostic_op(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::op, length);
}
const char *shlo_diagnostic_subject(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::subject, length);
}
const char *shlo_diagnostic_constraint(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::constraint, length);
}
const char *shlo_diagnostic_node(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::node, length);
}
const char *shlo_diagnostic_version(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::version, length);
}
const char *shlo_diagnostic_pass(const shlo_diagnostic *diagnostic, size_t *length) {
  return textOf(diagnostic, &Diagnostic::pass, length);
}
size_t shlo_diagnostic_note_count(const shlo_diagnostic *diagnostic) {
  return diagnostic ? inside(diagnostic)->notes.size() : 0;
}
const shlo_diagnostic *shlo_diagnostic_note(const shlo_diagnostic *diagnostic, size_t index) {
  return diagnostic ? outside(inside(diagnostic)->notes, index) : nullptr;
}

shlo_status shlo_diagnostics_create(shlo_diagnostics **out, shlo_error **error) { return createOptions(out, error); }
void shlo_diagnostics_destroy(shlo_diagnostics *diagnostics) { destroyHandle(diagnostics); }
size_t shlo_diagnostics_count(const shlo_diagnostics *diagnostics) {
  return isHandle(diagnostics) ? diagnostics->list.size() : 0;
}
const shlo_diagnostic *shlo_diagnostics_at(const shlo_diagnostics *diagnostics, size_t index) {
  return isHandle(diagnostics) ? outside(diagnostics->list, index) : nullptr;
}

// --- Buffers --------------------------------------------------------------------------------------------------------

const char *shlo_buffer_data(const shlo_buffer *buffer) { return isHandle(buffer) ? buffer->bytes.c_str() : nullptr; }
size_t shlo_buffer_size(const shlo_buffer *buffer) { return isHandle(buffer) ? buffer->bytes.size() : 0; }
void shlo_buffer_destroy(shlo_buffer *buffer) { destroyHandle(buffer); }
