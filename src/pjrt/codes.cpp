// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/codes.h"

#include <utility>

namespace shlo::pjrt {
namespace {

struct CodeRow {
  shlo_status status;
  PJRT_Error_Code code;
};
constexpr CodeRow codes[] = {
    {SHLO_OK, PJRT_Error_Code_OK},
    {SHLO_INVALID_ARGUMENT, PJRT_Error_Code_INVALID_ARGUMENT},
    {SHLO_MALFORMED, PJRT_Error_Code_INVALID_ARGUMENT},
    {SHLO_INVALID_PROGRAM, PJRT_Error_Code_INVALID_ARGUMENT},
    {SHLO_UNSUPPORTED, PJRT_Error_Code_UNIMPLEMENTED},
    {SHLO_VERSION, PJRT_Error_Code_FAILED_PRECONDITION},
    {SHLO_LIMIT, PJRT_Error_Code_RESOURCE_EXHAUSTED},
    {SHLO_OUT_OF_MEMORY, PJRT_Error_Code_RESOURCE_EXHAUSTED},
    {SHLO_CANCELLED, PJRT_Error_Code_CANCELLED},
    {SHLO_FAILED, PJRT_Error_Code_FAILED_PRECONDITION},
    {SHLO_NOT_FOUND, PJRT_Error_Code_NOT_FOUND},
    {SHLO_IO, PJRT_Error_Code_UNAVAILABLE},
    {SHLO_INTERNAL, PJRT_Error_Code_INTERNAL},
    {SHLO_DEVICE, PJRT_Error_Code_INTERNAL},
};

struct TypeRow {
  shlo_element_type element;
  PJRT_Buffer_Type buffer;
};
constexpr TypeRow types[] = {
#define PJRT_TYPE(element, buffer) {SHLO_TYPE_##element, PJRT_Buffer_Type_##buffer},
#include "pjrt/types.def"
#undef PJRT_TYPE
};

} // namespace

PJRT_Error_Code codeOf(shlo_status status) {
  for (const CodeRow &row : codes)
    if (row.status == status)
      return row.code;
  return PJRT_Error_Code_UNKNOWN;
}

shlo_status statusOf(PJRT_Error_Code code) {
  switch (code) {
  case PJRT_Error_Code_CANCELLED: return SHLO_CANCELLED;
  case PJRT_Error_Code_UNIMPLEMENTED: return SHLO_UNSUPPORTED;
  case PJRT_Error_Code_RESOURCE_EXHAUSTED: return SHLO_OUT_OF_MEMORY;
  default: return SHLO_DEVICE;
  }
}

shlo_element_type elementType(PJRT_Buffer_Type type) {
  for (const TypeRow &row : types)
    if (row.buffer == type)
      return row.element;
  return SHLO_TYPE_NONE;
}

PJRT_Buffer_Type bufferType(shlo_element_type type) {
  for (const TypeRow &row : types)
    if (row.element == type)
      return row.buffer;
  return PJRT_Buffer_Type_INVALID;
}

void fail(PJRT_Error_Code code, std::string message) { throw Failure{code, std::move(message)}; }

} // namespace shlo::pjrt
