/* The plugin through the raw header of PJRT: loading, calling, and what tests look at again and again.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <dlfcn.h>

#include <xla/pjrt/c/pjrt_c_api.h>
#include <xla/pjrt/c/pjrt_c_api_ffi_extension.h>
#include <xla/pjrt/c/pjrt_c_api_layouts_extension.h>
#include <xla/pjrt/c/pjrt_c_api_shardings_extension.h>

static const PJRT_Api *api;

/* Arguments of an entry: ARGS(Client_Destroy, args, .client = client); */
#define ARGS(name, variable, ...)                                                                                      \
  PJRT_##name##_Args variable = {.struct_size = PJRT_##name##_Args_STRUCT_SIZE, __VA_ARGS__}
/* Calls an entry that must not fail, and one that must. */
#define GOOD(name, variable) expect_good(api->PJRT_##name(&variable), #name)
#define BAD(name, variable, code, part) expect_error(api->PJRT_##name(&(variable)), code, part)

static void load(void) {
  void *library = dlopen(SHLO_PLUGIN, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    fail_msg("%s", dlerror());
  const PJRT_Api *(*get)(void);
  *(void **)&get = dlsym(library, "GetPjrtApi");
  assert_non_null(get);
  api = get();
  assert_non_null(api);
}

static void destroy_error(PJRT_Error *error) {
  ARGS(Error_Destroy, args, .error = error);
  api->PJRT_Error_Destroy(&args);
}

static const char *message_of(const PJRT_Error *error) {
  static _Thread_local char text[4096];
  ARGS(Error_Message, args, .error = error);
  api->PJRT_Error_Message(&args);
  assert_non_null(args.message);
  snprintf(text, sizeof text, "%.*s", (int)args.message_size, args.message);
  return text;
}

static int code_of(const PJRT_Error *error) {
  ARGS(Error_GetCode, args, .error = error);
  assert_null(api->PJRT_Error_GetCode(&args));
  return (int)args.code;
}

static void expect_good(PJRT_Error *error, const char *name) {
  if (error)
    fail_msg("%s: %s", name, message_of(error));
}

static void expect_error(PJRT_Error *error, int code, const char *part) {
  assert_non_null(error);
  const char *message = message_of(error);
  if (code_of(error) != code || !strstr(message, part))
    fail_msg("error %d '%s', expected %d with '%s'", code_of(error), message, code, part);
  /* The table of functions says the same. */
  const char *same;
  size_t size;
  error->vtable->message(error, &same, &size);
  assert_int_equal(size, strlen(same));
  assert_int_equal((int)error->vtable->get_code(error), code);
  destroy_error(error);
}

/* --- Clients, executables, buffers ------------------------------------------------------------------------------- */

static PJRT_NamedValue number_option(const char *name, int64_t value) {
  PJRT_NamedValue option = {.struct_size = PJRT_NamedValue_STRUCT_SIZE,
                            .name = name,
                            .name_size = strlen(name),
                            .type = PJRT_NamedValue_kInt64,
                            .int64_value = value,
                            .value_size = 1};
  return option;
}
static PJRT_NamedValue text_option(const char *name, const char *value) {
  PJRT_NamedValue option = {.struct_size = PJRT_NamedValue_STRUCT_SIZE,
                            .name = name,
                            .name_size = strlen(name),
                            .type = PJRT_NamedValue_kString,
                            .string_value = value,
                            .value_size = strlen(value)};
  return option;
}

static PJRT_Client *make_client(int64_t devices) {
  PJRT_NamedValue option = number_option("device_count", devices);
  ARGS(Client_Create, args, .create_options = &option, .num_options = 1);
  GOOD(Client_Create, args);
  return args.client;
}
static void destroy_client(PJRT_Client *client) {
  ARGS(Client_Destroy, args, .client = client);
  GOOD(Client_Destroy, args);
}
static PJRT_Device *device_at(PJRT_Client *client, int id) {
  ARGS(Client_LookupDevice, args, .client = client, .id = id);
  GOOD(Client_LookupDevice, args);
  return args.device;
}

/* One replica and one partition; the last two bytes say how many partitions. */
static const char one_process[] = "\x1a\x04\x20\x01\x28\x01";

static PJRT_Error *try_compile(PJRT_Client *client, const char *code, size_t size, const char *options,
                               size_t options_size, PJRT_LoadedExecutable **executable) {
  PJRT_Program program = {.struct_size = PJRT_Program_STRUCT_SIZE,
                          .code = (char *)code,
                          .code_size = size,
                          .format = "mlir",
                          .format_size = 4};
  ARGS(Client_Compile, args, .client = client, .program = &program, .compile_options = options,
       .compile_options_size = options_size);
  PJRT_Error *error = api->PJRT_Client_Compile(&args);
  if (!error)
    *executable = args.executable;
  return error;
}
static PJRT_LoadedExecutable *compile(PJRT_Client *client, const char *text) {
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, text, strlen(text), one_process, 6, &executable), text);
  return executable;
}
static void destroy_executable(PJRT_LoadedExecutable *executable) {
  ARGS(LoadedExecutable_Destroy, args, .executable = executable);
  GOOD(LoadedExecutable_Destroy, args);
}
static PJRT_Executable *executable_of(PJRT_LoadedExecutable *loaded) {
  ARGS(LoadedExecutable_GetExecutable, args, .loaded_executable = loaded);
  GOOD(LoadedExecutable_GetExecutable, args);
  return args.executable;
}
static void destroy_info(PJRT_Executable *executable) {
  ARGS(Executable_Destroy, args, .executable = executable);
  GOOD(Executable_Destroy, args);
}

static void destroy_event(PJRT_Event *event) {
  ARGS(Event_Destroy, args, .event = event);
  GOOD(Event_Destroy, args);
}
static int is_ready(PJRT_Event *event) {
  ARGS(Event_IsReady, args, .event = event);
  GOOD(Event_IsReady, args);
  return args.is_ready;
}

static PJRT_Buffer *to_device(PJRT_Client *client, PJRT_Device *device, PJRT_Buffer_Type type, const void *data,
                              const int64_t *dims, size_t rank) {
  ARGS(Client_BufferFromHostBuffer, args, .client = client, .data = data, .type = type, .dims = dims, .num_dims = rank,
       .device = device, .host_buffer_semantics = PJRT_HostBufferSemantics_kImmutableOnlyDuringCall);
  GOOD(Client_BufferFromHostBuffer, args);
  destroy_event(args.done_with_host_buffer);
  return args.buffer;
}
static PJRT_Buffer *floats(PJRT_Client *client, const float *data, int64_t count) {
  return to_device(client, NULL, PJRT_Buffer_Type_F32, data, &count, 1);
}
static void destroy_buffer(PJRT_Buffer *buffer) {
  ARGS(Buffer_Destroy, args, .buffer = buffer);
  GOOD(Buffer_Destroy, args);
}
static int is_deleted(PJRT_Buffer *buffer) {
  ARGS(Buffer_IsDeleted, args, .buffer = buffer);
  GOOD(Buffer_IsDeleted, args);
  return args.is_deleted;
}
static const void *data_of(PJRT_Buffer *buffer) {
  ARGS(Buffer_OpaqueDeviceMemoryDataPointer, args, .buffer = buffer);
  GOOD(Buffer_OpaqueDeviceMemoryDataPointer, args);
  return args.device_memory_ptr;
}

/* Whether the buffer has these bytes. */
static int holds(PJRT_Buffer *buffer, const void *expected, size_t size) {
  ARGS(Buffer_ToHostBuffer, args, .src = buffer);
  GOOD(Buffer_ToHostBuffer, args); /* asks for the size */
  if (args.dst_size != size)
    return 0;
  char *copy = malloc(size + 1);
  args.dst = copy;
  GOOD(Buffer_ToHostBuffer, args);
  ARGS(Event_Await, wait, .event = args.event);
  GOOD(Event_Await, wait);
  destroy_event(args.event);
  const int same = memcmp(copy, expected, size) == 0;
  free(copy);
  return same;
}

static PJRT_Error *try_execute(PJRT_LoadedExecutable *executable, PJRT_Buffer *const *arguments, size_t count,
                               PJRT_Buffer **outputs, const int64_t *kept, size_t kept_count) {
  PJRT_ExecuteOptions options = {.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE,
                                 .non_donatable_input_indices = kept,
                                 .num_non_donatable_input_indices = kept_count};
  PJRT_Event *event = NULL;
  ARGS(LoadedExecutable_Execute, args, .executable = executable, .options = &options, .argument_lists = &arguments,
       .num_devices = 1, .num_args = count, .output_lists = &outputs, .device_complete_events = &event);
  PJRT_Error *error = api->PJRT_LoadedExecutable_Execute(&args);
  if (!error) {
    ARGS(Event_Await, wait, .event = event);
    GOOD(Event_Await, wait);
    destroy_event(event);
  }
  return error;
}
static PJRT_Buffer *execute(PJRT_LoadedExecutable *executable, PJRT_Buffer *const *arguments, size_t count) {
  PJRT_Buffer *output = NULL;
  expect_good(try_execute(executable, arguments, count, &output, NULL, 0), "execute");
  return output;
}
