/* The extension for XLA's FFI: handlers answer custom calls, with attributes, errors and data of the execution.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

#include <xla/ffi/api/c_api.h>
#include <xla/pjrt/c/pjrt_c_api_ffi_extension.h>

static int64_t data_type;
static const double added = 100;

static XLA_FFI_Error *error_of(const XLA_FFI_CallFrame *frame, const char *message) {
  XLA_FFI_Error_Create_Args args = {
      .struct_size = XLA_FFI_Error_Create_Args_STRUCT_SIZE, .message = message, .errc = XLA_FFI_Error_Code_INTERNAL};
  return frame->api->XLA_FFI_Error_Create(&args);
}

/* result = factor * operand + the execution's number, if it has one. Fails if `text` is "fail". */
static XLA_FFI_Error *scale(XLA_FFI_CallFrame *frame) {
  if (frame->args.size != 1 || frame->rets.size != 1 || frame->attrs.size != 3)
    return error_of(frame, "wrong numbers");
  const XLA_FFI_Buffer *from = frame->args.args[0], *to = frame->rets.rets[0];
  if (from->dtype != XLA_FFI_DataType_F32 || from->rank != 1 || from->dims[0] != 3)
    return error_of(frame, "wrong operand");
  /* By name: factor, list, text. */
  const XLA_FFI_Scalar *factor = frame->attrs.attrs[0];
  const XLA_FFI_Array *list = frame->attrs.attrs[1];
  const XLA_FFI_ByteSpan *text = frame->attrs.attrs[2];
  if (frame->attrs.types[0] != XLA_FFI_AttrType_SCALAR || factor->dtype != XLA_FFI_DataType_F32 ||
      frame->attrs.types[1] != XLA_FFI_AttrType_ARRAY || list->dtype != XLA_FFI_DataType_S64 || list->size != 2 ||
      ((const int64_t *)list->data)[1] != 7 || frame->attrs.types[2] != XLA_FFI_AttrType_STRING)
    return error_of(frame, "wrong attributes");
  if (text->len == 4 && !memcmp(text->ptr, "fail", 4))
    return error_of(frame, "as it was told");
  XLA_FFI_TypeId type = {data_type};
  XLA_FFI_InvokeContext_Get_Args get = {
      .struct_size = XLA_FFI_InvokeContext_Get_Args_STRUCT_SIZE, .ctx = frame->ctx, .type_id = &type};
  XLA_FFI_Error *missing = frame->api->XLA_FFI_InvokeContext_Get(&get);
  double more = 0;
  if (missing) {
    XLA_FFI_Error_Destroy_Args destroy = {.struct_size = XLA_FFI_Error_Destroy_Args_STRUCT_SIZE, .error = missing};
    frame->api->XLA_FFI_Error_Destroy(&destroy);
  } else {
    more = *(const double *)get.data;
  }
  for (int i = 0; i < 3; ++i)
    ((float *)to->data)[i] = *(const float *)factor->value * ((const float *)from->data)[i] + (float)more;
  return NULL;
}

static PJRT_FFI_Extension *extension(void) {
  for (PJRT_Extension_Base *at = api->extension_start; at; at = at->next)
    if (at->type == PJRT_Extension_Type_FFI)
      return (PJRT_FFI_Extension *)at;
  return NULL;
}

static const char *program(const char *text) {
  static char code[512];
  snprintf(code, sizeof code,
           "func.func @main(%%a: tensor<3xf32>) -> tensor<3xf32> {\n"
           "  %%0 = stablehlo.custom_call @scale_by(%%a) {api_version = 4 : i32, backend_config = {factor = 2.0 : f32, "
           "list = array<i64: 5, 7>, text = \"%s\"}} : (tensor<3xf32>) -> tensor<3xf32>\n"
           "  return %%0 : tensor<3xf32>\n"
           "}\n",
           text);
  return code;
}

static void handlers_answer(void **state) {
  (void)state;
  PJRT_FFI_Extension *ffi = extension();
  assert_non_null(ffi);
  assert_int_equal(ffi->base.struct_size, PJRT_FFI_Extension_STRUCT_SIZE);
  PJRT_Client *client = make_client(1);
  PJRT_LoadedExecutable *executable = NULL;
  const char *code = program("run");
  expect_error(try_compile(client, code, strlen(code), one_process, 6, &executable), 12, "scale_by");

  PJRT_FFI_Register_Handler_Args handler = {
      .struct_size = PJRT_FFI_Register_Handler_Args_STRUCT_SIZE, .target_name = "scale_by", .target_name_size = 8};
  expect_error(ffi->register_handler(&handler), 3, "handler is NULL");
  XLA_FFI_Handler *function = scale;
  memcpy(&handler.handler, &function, sizeof function);
  expect_good(ffi->register_handler(&handler), "register");
  PJRT_FFI_Type_Register_Args type = {
      .struct_size = PJRT_FFI_Type_Register_Args_STRUCT_SIZE, .type_name = "number", .type_name_size = 6};
  expect_good(ffi->type_register(&type), "type");
  data_type = type.type_id;
  assert_true(data_type > 0);
  expect_good(ffi->type_register(&type), "again");
  assert_int_equal(type.type_id, data_type);
  type.type_id = data_type + 5;
  expect_error(ffi->type_register(&type), 3, "another number");

  executable = compile(client, code);
  static const float values[3] = {1, 2, 3}, doubled[3] = {2, 4, 6}, more[3] = {102, 104, 106};
  PJRT_Buffer *input = floats(client, values, 3);
  PJRT_Buffer *output = execute(executable, &input, 1);
  assert_true(holds(output, doubled, sizeof doubled));
  assert_false(holds(output, more, sizeof more));
  destroy_buffer(output);

  ARGS(ExecuteContext_Create, context, );
  GOOD(ExecuteContext_Create, context);
  PJRT_FFI_UserData_Add_Args add = {.struct_size = PJRT_FFI_UserData_Add_Args_STRUCT_SIZE, .context = context.context};
  add.user_data.type_id = data_type;
  add.user_data.data = (void *)&added;
  expect_good(ffi->user_data_add(&add), "data");
  PJRT_ExecuteOptions options = {.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE, .context = context.context};
  PJRT_Buffer *const *inputs = &input, **outputs = &output;
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .options = &options, .argument_lists = &inputs,
       .num_devices = 1, .num_args = 1, .output_lists = &outputs);
  GOOD(LoadedExecutable_Execute, args);
  assert_true(holds(output, more, sizeof more));
  destroy_buffer(output);
  ARGS(ExecuteContext_Destroy, destroy, .context = context.context);
  GOOD(ExecuteContext_Destroy, destroy);
  destroy_executable(executable);

  executable = compile(client, program("fail"));
  output = NULL;
  expect_error(try_execute(executable, &input, 1, &output, NULL, 0), 9, "as it was told");
  assert_null(output);
  destroy_executable(executable);
  destroy_buffer(input);
  destroy_client(client);
}

int main(void) {
  load();
  const struct CMUnitTest tests[] = {cmocka_unit_test(handlers_answer)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
