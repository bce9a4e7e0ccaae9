// The handles of the C ABI, and the wrapper of every function that can fail.
//
// A handle begins with a tag that states its kind. It refers to its object by reference count, so handles can be
// destroyed in any order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "base/float_state.h"
#include "base/memory.h"
#include "dialect/module.h"

#include "llvm/ADT/StringRef.h"

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace shlo::capi {

enum class Kind : uint32_t {
#define KIND(kind, letters, name) kind = letters,
#include "capi/kinds.def"
  Destroyed = 0,
};

// The first member of every handle.
template <Kind K> struct Tag {
  static constexpr Kind expected = K;
  // volatile, because the compiler would omit a write just before the memory is freed.
  volatile Kind kind = K;
  Tag() = default;
  Tag(const Tag &) = delete;
  ~Tag() { kind = Kind::Destroyed; }
};

// Thrown inside a fallible function to leave it with this error.
struct Failure {
  Error error;
};

[[noreturn]] inline void fail(Code code, std::string message) { throw Failure{makeError(code, std::move(message))}; }
[[noreturn]] void failNull(const char *parameter);
[[noreturn]] void failKind(const char *parameter, Kind found, Kind expected);

// Returns the handle. Fails if it is not of the right kind, or if its state does not allow use.
template <typename Handle> Handle &checked(Handle *handle, const char *parameter) {
  if (!handle)
    failNull(parameter);
  constexpr Kind expected = decltype(handle->tag)::expected;
  if (handle->tag.kind != expected)
    failKind(parameter, handle->tag.kind, expected);
  if constexpr (requires { handle->ensureUsable(parameter); })
    handle->ensureUsable(parameter);
  return *handle;
}
template <typename Handle> const Handle *checkedOrNull(const Handle *handle, const char *parameter) {
  return handle ? &checked(handle, parameter) : nullptr;
}
// Whether an accessor can use the handle: it is of the right kind and not NULL.
template <typename Handle> bool isHandle(const Handle *handle) {
  return handle && handle->tag.kind == decltype(handle->tag)::expected;
}
// What is no such handle is not destroyed.
template <typename Handle> void destroyHandle(Handle *handle) {
  if (isHandle(handle))
    delete handle;
}
template <typename T> T *nonNull(T *pointer, const char *parameter) {
  if (!pointer)
    failNull(parameter);
  return pointer;
}
// (NULL, 0) is the empty text.
std::string_view checkedText(const void *text, size_t length, const char *parameter);
// The parameter `path`.
std::string checkedPath(const char *path, size_t length);
// Likewise for accessors, which cannot fail: a text that cannot be is empty, and nothing has an empty name.
inline std::string_view askedText(const void *text, size_t length) {
  bool isText = text && length <= size_t(PTRDIFF_MAX);
  return isText ? std::string_view(static_cast<const char *>(text), length) : std::string_view();
}

template <typename T> T unwrap(Result<T> result) {
  if (!result)
    throw Failure{std::move(result.error())};
  return std::move(*result);
}
inline void unwrap(Status status) {
  if (!status)
    throw Failure{std::move(status.error())};
}

// Sets *error (nullable) and returns the code.
shlo_status giveError(shlo_error **error, Error made);
// Likewise for the current exception. Called inside a catch block.
shlo_status handleException(shlo_error **error) noexcept;

// What each call of a function of the C API has and leaves behind.
struct CallScope {
  MemoryScope memory;
  ModuleUseScope module;
  FloatState floats;
};
// Likewise for functions of options, which use no module and compute nothing.
struct OptionsScope {
  MemoryScope memory;
};

// Runs the body of a function that can fail. The body throws, or returns a Status, which is quicker: callers often ask
// for something that is absent.
template <typename Scope = CallScope, typename Body> shlo_status fallible(shlo_error **error, Body &&body) noexcept {
  Scope scope;
  try {
    if constexpr (std::is_same_v<std::invoke_result_t<Body &>, Status>) {
      if (Status status = body(); !status)
        return giveError(error, std::move(status.error()));
    } else {
      body();
    }
    if (error)
      *error = nullptr;
    return SHLO_OK;
  } catch (...) {
    return handleException(error);
  }
}

// Runs the body of an accessor that allocates; returns `absent` if there is no memory.
template <typename T, typename Body> T orElse(T absent, Body &&body) noexcept {
  CallScope scope;
  try {
    return body();
  } catch (...) {
    return absent;
  }
}

// Returns the text and stores its length if `length` is not NULL.
inline const char *returnText(const std::string &text, size_t *length) {
  if (length)
    *length = text.size();
  return text.c_str();
}
// Likewise for text of MLIR, which ends with a NUL.
inline const char *returnText(llvm::StringRef text, size_t *length) {
  if (length)
    *length = text.size();
  return text.empty() ? "" : text.data();
}
inline const char *giveNothing(const char *absent, size_t *length) {
  if (length)
    *length = 0;
  return absent;
}

shlo_buffer *makeBuffer(std::string bytes);
shlo_error *makeErrorHandle(Error error);
// What the handle, which is destroyed, says.
Error takeError(shlo_error *error);
// The diagnostics of a collector; null for NULL.
std::vector<Diagnostic> *findingsOf(shlo_diagnostics *diagnostics);

// Creates and destroys handles that hold only options.
template <typename Handle> shlo_status createOptions(Handle **out, shlo_error **error) {
  return fallible<OptionsScope>(error, [&] {
    nonNull(out, "out");
    *out = new Handle();
  });
}
template <typename Handle, typename Change>
shlo_status setOption(Handle *options, shlo_error **error, Change &&change) {
  return fallible<OptionsScope>(error, [&] { change(checked(options, "options")); });
}

} // namespace shlo::capi

struct shlo_diagnostics {
  shlo::capi::Tag<shlo::capi::Kind::Diagnostics> tag;
  std::vector<shlo::Diagnostic> list;
};

struct shlo_buffer {
  shlo::capi::Tag<shlo::capi::Kind::Buffer> tag;
  std::string bytes;
};
