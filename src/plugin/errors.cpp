// Errors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"

#include <new>

using namespace shlo::plugin;
using shlo::pjrt::Failure;

namespace {

struct Error : PJRT_Error {
  PJRT_Error_Code code;
  std::string message;
};

const Error &errorOf(const PJRT_Error *error) { return static_cast<const Error &>(*error); }

const char outOfMemoryMessage[] = "out of memory";

// The error for which there is no memory is always there. It has no message of its own: a string has a destructor.
extern const PJRT_Error outOfMemory;

void destroyError(PJRT_Error *error) {
  if (error && error != &outOfMemory)
    delete static_cast<Error *>(error);
}
PJRT_Error_Code codeOfError(const PJRT_Error *error) {
  return error == &outOfMemory ? PJRT_Error_Code_RESOURCE_EXHAUSTED : errorOf(error).code;
}
void messageOfError(const PJRT_Error *error, const char **message, size_t *size) {
  const bool isShort = error == &outOfMemory;
  *message = isShort ? outOfMemoryMessage : errorOf(error).message.c_str();
  *size = isShort ? sizeof outOfMemoryMessage - 1 : errorOf(error).message.size();
}
void forEachPayload(const PJRT_Error *, PJRT_Error_PayloadVisitor, void *) {}

constexpr PJRT_Error_FunctionTable functions = {PJRT_Error_FunctionTable_STRUCT_SIZE,
                                                sizeof(Error),
                                                nullptr,
                                                destroyError,
                                                messageOfError,
                                                codeOfError,
                                                forEachPayload};
const PJRT_Error outOfMemory = {&functions};

} // namespace

PJRT_Error *shlo::plugin::makeError(const Failure &failure) noexcept {
  try {
    return new Error{{&functions}, failure.code, failure.message};
  } catch (...) {
    return const_cast<PJRT_Error *>(&outOfMemory);
  }
}

Failure shlo::plugin::takeError(PJRT_Error *error) {
  const PJRT_Error_FunctionTable &table = *error->vtable;
  const char *message = nullptr;
  size_t size = 0;
  table.message(error, &message, &size);
  Failure failure{table.get_code(error), message ? std::string(message, size) : ""};
  table.destroy(error);
  return failure;
}

// No message is so long that it would need memory.
Failure shlo::plugin::failureOfException() noexcept {
  try {
    throw;
  } catch (Failure &failure) {
    return std::move(failure);
  } catch (const std::bad_alloc &) {
    return {PJRT_Error_Code_RESOURCE_EXHAUSTED, outOfMemoryMessage};
  } catch (...) {
    return {PJRT_Error_Code_INTERNAL, "an exception"};
  }
}

PJRT_Error *shlo::plugin::errorOfException() noexcept { return makeError(failureOfException()); }

void shlo::plugin::failWith(shlo_error *error) {
  const Handle<shlo_error, shlo_error_destroy> owned(error);
  const PJRT_Error_Code code = pjrt::codeOf(shlo_error_code(error));
  shlo_buffer *rendered = nullptr;
  std::string message;
  if (shlo_error_diagnostic_count(error) && shlo_error_render(error, 0, &rendered, nullptr) == SHLO_OK) {
    const Bytes text(rendered);
    message.assign(shlo_buffer_data(rendered), shlo_buffer_size(rendered));
    while (!message.empty() && message.back() == '\n')
      message.pop_back();
  }
  fail(code, message.empty() ? shlo_error_message(error, nullptr) : message);
}

namespace shlo::plugin {

void answer(PJRT_Error_Destroy_Args &args) { destroyError(args.error); }
void answer(PJRT_Error_Message_Args &args) { messageOfError(args.error, &args.message, &args.message_size); }
void answer(PJRT_Error_GetCode_Args &args) { args.code = codeOfError(args.error); }
void answer(PJRT_Error_ForEachPayload_Args &) {}

} // namespace shlo::plugin
