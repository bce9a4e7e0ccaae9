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
// Tokens, and integers of one bit that are no predicates, are none of this library's element types.
constexpr TypeRow types[] = {
    {SHLO_TYPE_I1, PJRT_Buffer_Type_PRED},
    {SHLO_TYPE_I2, PJRT_Buffer_Type_S2},
    {SHLO_TYPE_I4, PJRT_Buffer_Type_S4},
    {SHLO_TYPE_I8, PJRT_Buffer_Type_S8},
    {SHLO_TYPE_I16, PJRT_Buffer_Type_S16},
    {SHLO_TYPE_I32, PJRT_Buffer_Type_S32},
    {SHLO_TYPE_I64, PJRT_Buffer_Type_S64},
    {SHLO_TYPE_UI2, PJRT_Buffer_Type_U2},
    {SHLO_TYPE_UI4, PJRT_Buffer_Type_U4},
    {SHLO_TYPE_UI8, PJRT_Buffer_Type_U8},
    {SHLO_TYPE_UI16, PJRT_Buffer_Type_U16},
    {SHLO_TYPE_UI32, PJRT_Buffer_Type_U32},
    {SHLO_TYPE_UI64, PJRT_Buffer_Type_U64},
    {SHLO_TYPE_F4E2M1FN, PJRT_Buffer_Type_F4E2M1FN},
    {SHLO_TYPE_F6E2M3FN, PJRT_Buffer_Type_F6E2M3FN},
    {SHLO_TYPE_F6E3M2FN, PJRT_Buffer_Type_F6E3M2FN},
    {SHLO_TYPE_F8E3M4, PJRT_Buffer_Type_F8E3M4},
    {SHLO_TYPE_F8E4M3, PJRT_Buffer_Type_F8E4M3},
    {SHLO_TYPE_F8E4M3FN, PJRT_Buffer_Type_F8E4M3FN},
    {SHLO_TYPE_F8E4M3FNUZ, PJRT_Buffer_Type_F8E4M3FNUZ},
    {SHLO_TYPE_F8E4M3B11FNUZ, PJRT_Buffer_Type_F8E4M3B11FNUZ},
    {SHLO_TYPE_F8E5M2, PJRT_Buffer_Type_F8E5M2},
    {SHLO_TYPE_F8E5M2FNUZ, PJRT_Buffer_Type_F8E5M2FNUZ},
    {SHLO_TYPE_F8E8M0FNU, PJRT_Buffer_Type_F8E8M0FNU},
    {SHLO_TYPE_BF16, PJRT_Buffer_Type_BF16},
    {SHLO_TYPE_F16, PJRT_Buffer_Type_F16},
    {SHLO_TYPE_F32, PJRT_Buffer_Type_F32},
    {SHLO_TYPE_F64, PJRT_Buffer_Type_F64},
    {SHLO_TYPE_COMPLEX_F32, PJRT_Buffer_Type_C64},
    {SHLO_TYPE_COMPLEX_F64, PJRT_Buffer_Type_C128},
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
