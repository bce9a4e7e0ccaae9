/* Answers a custom call with a handler of XLA's FFI that was built for CPUs. 13_xla_ffi.c shows how.
 *
 * A handler gets operands, results and attributes (numbers, bools and strings). What it could ask of XLA beside them is
 * not there: streams, thread pools, allocators, states, and futures.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef EXAMPLES_XLA_FFI_H
#define EXAMPLES_XLA_FFI_H

#include <stablehlo-c/stablehlo.h>

#include <xla/ffi/api/c_api.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 16 }; /* operands, results, attributes */

static const XLA_FFI_DataType types[] = {
    [SHLO_TYPE_I1] = XLA_FFI_DataType_PRED,          [SHLO_TYPE_I8] = XLA_FFI_DataType_S8,
    [SHLO_TYPE_I16] = XLA_FFI_DataType_S16,          [SHLO_TYPE_I32] = XLA_FFI_DataType_S32,
    [SHLO_TYPE_I64] = XLA_FFI_DataType_S64,          [SHLO_TYPE_UI8] = XLA_FFI_DataType_U8,
    [SHLO_TYPE_UI16] = XLA_FFI_DataType_U16,         [SHLO_TYPE_UI32] = XLA_FFI_DataType_U32,
    [SHLO_TYPE_UI64] = XLA_FFI_DataType_U64,         [SHLO_TYPE_F16] = XLA_FFI_DataType_F16,
    [SHLO_TYPE_BF16] = XLA_FFI_DataType_BF16,        [SHLO_TYPE_F32] = XLA_FFI_DataType_F32,
    [SHLO_TYPE_F64] = XLA_FFI_DataType_F64,          [SHLO_TYPE_COMPLEX_F32] = XLA_FFI_DataType_C64,
    [SHLO_TYPE_COMPLEX_F64] = XLA_FFI_DataType_C128,
};
static XLA_FFI_DataType data_type(shlo_element_type type) {
  return type >= 0 && (size_t)type < sizeof types / sizeof *types ? types[type] : XLA_FFI_DataType_INVALID;
}

/* --- What a handler may call: errors ------------------------------------------------------------------------------ */

struct XLA_FFI_Error {
  char message[256];
};
static XLA_FFI_Error *create_error(XLA_FFI_Error_Create_Args *args) {
  XLA_FFI_Error *made = malloc(sizeof *made);
  if (made)
    snprintf(made->message, sizeof made->message, "%s", args->message);
  return made;
}
static void details_of_error(XLA_FFI_Error_GetDetails_Args *args) {
  args->message = args->error->message;
  args->errc = XLA_FFI_Error_Code_UNKNOWN;
}
static void destroy_error(XLA_FFI_Error_Destroy_Args *args) { free(args->error); }

static const XLA_FFI_Api api = {
    .struct_size = XLA_FFI_Api_STRUCT_SIZE,
    .api_version = {XLA_FFI_Api_Version_STRUCT_SIZE, NULL, XLA_FFI_API_MAJOR, XLA_FFI_API_MINOR},
    .XLA_FFI_Error_Create = create_error,
    .XLA_FFI_Error_GetDetails = details_of_error,
    .XLA_FFI_Error_Destroy = destroy_error,
};

/* --- A call ------------------------------------------------------------------------------------------------------- */

static void refuse(shlo_call *call, const char *what) { shlo_call_fail(call, what, strlen(what)); }

/* A shlo_call_fn, for typed calls. `user` points to the XLA_FFI_Handler *. */
static void call_xla_handler(shlo_call *call, void *user) {
  const size_t operands = shlo_call_operand_count(call), results = shlo_call_result_count(call);
  const shlo_operation *op = shlo_call_operation(call);
  const shlo_attribute *config = shlo_operation_attribute(op, "backend_config", 14);
  if (shlo_attribute_kind_of(config) != SHLO_ATTRIBUTE_DICTIONARY)
    config = shlo_operation_attribute(op, "mhlo.backend_config", 19); /* as portable artifacts have it */
  const size_t attributes =
      shlo_attribute_kind_of(config) == SHLO_ATTRIBUTE_DICTIONARY ? shlo_attribute_count(config) : 0;
  if (operands > MOST || results > MOST || attributes > MOST) {
    refuse(call, "it has more operands, results or attributes than this example passes on");
    return;
  }

  XLA_FFI_Buffer buffers[2][MOST];
  void *lists[2][MOST];
  XLA_FFI_ArgType argument_types[MOST];
  XLA_FFI_RetType result_types[MOST];
  for (size_t i = 0; i < operands; ++i) {
    buffers[0][i] = (XLA_FFI_Buffer){XLA_FFI_Buffer_STRUCT_SIZE,
                                     NULL,
                                     data_type(shlo_call_operand_element_type(call, i)),
                                     (void *)shlo_call_operand_data(call, i, NULL),
                                     shlo_call_operand_rank(call, i),
                                     (int64_t *)shlo_call_operand_shape(call, i)};
    argument_types[i] = XLA_FFI_ArgType_BUFFER;
    lists[0][i] = &buffers[0][i];
  }
  for (size_t i = 0; i < results; ++i) {
    buffers[1][i] = (XLA_FFI_Buffer){XLA_FFI_Buffer_STRUCT_SIZE,
                                     NULL,
                                     data_type(shlo_call_result_element_type(call, i)),
                                     shlo_call_result_data(call, i, NULL),
                                     shlo_call_result_rank(call, i),
                                     (int64_t *)shlo_call_result_shape(call, i)};
    result_types[i] = XLA_FFI_RetType_BUFFER;
    lists[1][i] = &buffers[1][i];
  }

  /* Entries are in the order of their names, which handlers rely on. */
  XLA_FFI_ByteSpan names[MOST], *name_list[MOST], texts[MOST];
  XLA_FFI_AttrType attribute_types[MOST];
  XLA_FFI_Scalar scalars[MOST];
  union {
    int64_t integer;
    float narrow;
    double wide;
  } numbers[MOST];
  void *values[MOST];
  for (size_t i = 0; i < attributes; ++i) {
    const shlo_attribute *entry = shlo_attribute_at(config, i);
    const shlo_attribute_kind kind = shlo_attribute_kind_of(entry);
    const shlo_element_type type = shlo_type_element(shlo_attribute_type(entry));
    names[i].ptr = shlo_attribute_key(config, i, &names[i].len);
    name_list[i] = &names[i];
    attribute_types[i] = kind == SHLO_ATTRIBUTE_STRING ? XLA_FFI_AttrType_STRING : XLA_FFI_AttrType_SCALAR;
    values[i] = kind == SHLO_ATTRIBUTE_STRING ? (void *)&texts[i] : &scalars[i];
    scalars[i] = (XLA_FFI_Scalar){data_type(type), &numbers[i]};
    if (kind == SHLO_ATTRIBUTE_STRING)
      texts[i].ptr = shlo_attribute_text(entry, &texts[i].len);
    else if (kind == SHLO_ATTRIBUTE_FLOAT && type == SHLO_TYPE_F32)
      numbers[i].narrow = (float)shlo_attribute_float(entry);
    else if (kind == SHLO_ATTRIBUTE_FLOAT && type == SHLO_TYPE_F64)
      numbers[i].wide = shlo_attribute_float(entry);
    else if (kind == SHLO_ATTRIBUTE_INTEGER || kind == SHLO_ATTRIBUTE_BOOL)
      numbers[i].integer = shlo_attribute_integer(entry); /* its first bytes are those of a narrower one */
    else {
      refuse(call, "it has an attribute of a kind that this example does not pass on");
      return;
    }
  }

  XLA_FFI_CallFrame frame = {
      .struct_size = XLA_FFI_CallFrame_STRUCT_SIZE,
      .api = &api,
      .stage = XLA_FFI_ExecutionStage_EXECUTE,
      .args = {XLA_FFI_Args_STRUCT_SIZE, NULL, (int64_t)operands, argument_types, lists[0]},
      .rets = {XLA_FFI_Rets_STRUCT_SIZE, NULL, (int64_t)results, result_types, lists[1]},
      .attrs = {XLA_FFI_Attrs_STRUCT_SIZE, NULL, (int64_t)attributes, attribute_types, name_list, values},
  };
  XLA_FFI_Error *error = (*(XLA_FFI_Handler **)user)(&frame);
  if (error)
    refuse(call, error->message);
  free(error);
}

#endif
