/* Every entry: NULL, structs of all sizes, handles that are NULL; stubs; versions; extensions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

#include <sys/mman.h>

static void has_all_slots(void **state) {
  (void)state;
  assert_int_equal(api->struct_size, PJRT_Api_STRUCT_SIZE);
  assert_int_equal(api->pjrt_api_version.struct_size, PJRT_Api_Version_STRUCT_SIZE);
  assert_int_equal(api->pjrt_api_version.major_version, PJRT_API_MAJOR);
  assert_int_equal(api->pjrt_api_version.minor_version, PJRT_API_MINOR);
  size_t count = 0;
#define PJRT_ENTRY(name, ...)                                                                                          \
  assert_non_null(api->PJRT_##name);                                                                                   \
  ++count;
#define PJRT_STUB(name, ...)                                                                                           \
  assert_non_null(api->PJRT_##name);                                                                                   \
  ++count;
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
  const size_t slots = (PJRT_Api_STRUCT_SIZE - offsetof(PJRT_Api, PJRT_Error_Destroy)) / sizeof(void *);
  assert_int_equal(count, slots);
}

static void stubs_say_so(void **state) {
  (void)state;
  size_t count = 0;
#define PJRT_ENTRY(...)
#define PJRT_STUB(name, ...)                                                                                           \
  {                                                                                                                    \
    ARGS(name, args, );                                                                                                \
    expect_error((PJRT_Error *)api->PJRT_##name(&args), PJRT_Error_Code_UNIMPLEMENTED, "PJRT_" #name);                 \
    expect_error((PJRT_Error *)api->PJRT_##name(NULL), PJRT_Error_Code_UNIMPLEMENTED, "PJRT_" #name);                  \
    ++count;                                                                                                           \
  }
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
  assert_in_range(count, 1, 40);
}

/* The two entries that return nothing, as if they returned an error. */
static PJRT_Error *destroy_error_entry(void *args) {
  api->PJRT_Error_Destroy(args);
  return NULL;
}
static PJRT_Error *message_entry(void *args) {
  api->PJRT_Error_Message(args);
  return NULL;
}
typedef PJRT_Error *Entry(void *args);
#define PJRT_STUB(...)
#define PJRT_ENTRY(name, ...)                                                                                          \
  static PJRT_Error *call_##name(void *args) {                                                                         \
    return _Generic(api->PJRT_##name,                                                                                  \
        PJRT_Error_Destroy *: destroy_error_entry(args),                                                               \
        PJRT_Error_Message *: message_entry(args),                                                                     \
        default: api->PJRT_##name(args));                                                                              \
  }
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB

static void null_is_refused(void **state) {
  (void)state;
  size_t refused = 0;
#define PJRT_STUB(...)
#define PJRT_ENTRY(name, ...)                                                                                          \
  {                                                                                                                    \
    PJRT_Error *error = call_##name(NULL);                                                                             \
    if (strcmp(#name, "Error_Destroy") && strcmp(#name, "Error_Message")) {                                            \
      expect_error(error, PJRT_Error_Code_INVALID_ARGUMENT, "PJRT_" #name ": args is NULL");                           \
      ++refused;                                                                                                       \
    }                                                                                                                  \
  }
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
  assert_in_range(refused, 100, 138);
}

/* Calls with structs of zeros of each size, at the end of what may be read: a byte too many ends the process. Returns
 * how many calls of the full size and more failed. Those of sufficient size that fail say `part`. */
static size_t call_with_sizes(const char *name, Entry *entry, size_t whole, size_t least, const char *part) {
  const size_t page = 4096;
  char *memory = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert_true(memory != MAP_FAILED);
  assert_int_equal(mprotect(memory + page, page, PROT_NONE), 0);
  const int is_void = entry == call_Error_Destroy || entry == call_Error_Message;
  size_t failed = 0;
  for (size_t size = sizeof(size_t); size <= whole + 64; ++size)
    for (size_t lie = 0; lie < 2; ++lie) { /* and structs that say they are smaller than a size is */
      const size_t stated = lie ? size % sizeof(size_t) : size;
      memset(memory, 0, page);
      char *args = memory + page - (size + 7) / 8 * 8;
      memset(args + size, 0xA5, (size + 7) / 8 * 8 - size);
      memcpy(args, &stated, sizeof stated);
      PJRT_Error *error = entry(args);
      if (is_void)
        continue;
      if (stated < least) {
        expect_error(error, PJRT_Error_Code_INVALID_ARGUMENT, "struct_size");
        for (size_t i = sizeof(size_t); i < size; ++i)
          assert_int_equal(args[i], 0);
      } else if (error) {
        assert_true(*message_of(error) && strstr(message_of(error), part));
        failed += stated >= whole;
        destroy_error(error);
      } else if (!strcmp(name, "Client_Create")) {
        destroy_client(((PJRT_Client_Create_Args *)args)->client);
      } else if (!strcmp(name, "ExecuteContext_Create")) {
        ARGS(ExecuteContext_Destroy, destroy, .context = ((PJRT_ExecuteContext_Create_Args *)args)->context);
        GOOD(ExecuteContext_Destroy, destroy);
      } else if (!strcmp(name, "Event_Create")) {
        destroy_event(((PJRT_Event_Create_Args *)args)->event);
      } else if (!strcmp(name, "TopologyDescription_Create")) {
        ARGS(TopologyDescription_Destroy, destroy,
             .topology = ((PJRT_TopologyDescription_Create_Args *)args)->topology);
        GOOD(TopologyDescription_Destroy, destroy);
      }
      for (size_t i = size; i < (size + 7) / 8 * 8; ++i)
        assert_int_equal((unsigned char)args[i], 0xA5);
    }
  munmap(memory, 2 * page);
  return failed;
}

static void structs_of_all_sizes(void **state) {
  (void)state;
  size_t handles = 0, others = 0;
#define PJRT_STUB(...)
#define PJRT_ENTRY(name, handle, field, clients)                                                                       \
  {                                                                                                                    \
    const size_t least = PJRT_STRUCT_SIZE(PJRT_##name##_Args, field);                                                  \
    Entry *entry = call_##name;                                                                                        \
    const int has_handle = strcmp(#handle, "struct_size") != 0, is_void = entry == call_Error_Message;                 \
    const size_t failed =                                                                                              \
        call_with_sizes(#name, entry, PJRT_##name##_Args_STRUCT_SIZE, least, has_handle ? #handle " is NULL" : "");    \
    if (failed)                                                                                                        \
      assert_int_equal(failed, 65);                                                                                    \
    if (has_handle && !is_void)                                                                                        \
      assert_int_equal(failed, 65);                                                                                    \
    ++*(has_handle ? &handles : &others);                                                                              \
  }
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
  assert_in_range(handles, 90, 138);
  assert_in_range(others, 10, 20);
}

/* The entries of extensions likewise: the extension, its field, the entry, its handle. */
static PJRT_FFI_Extension *ffi;
static PJRT_Layouts_Extension *layouts;
static PJRT_Shardings_Extension *shardings;
#define EXTENSION_ENTRIES(ENTRY)                                                                                       \
  ENTRY(ffi, type_register, FFI_Type_Register, type_name)                                                              \
  ENTRY(ffi, user_data_add, FFI_UserData_Add, context)                                                                 \
  ENTRY(ffi, register_handler, FFI_Register_Handler, target_name)                                                      \
  ENTRY(layouts, PJRT_Layouts_MemoryLayout_Destroy, Layouts_MemoryLayout_Destroy, struct_size)                         \
  ENTRY(layouts, PJRT_Layouts_MemoryLayout_Serialize, Layouts_MemoryLayout_Serialize, layout)                          \
  ENTRY(layouts, PJRT_Layouts_PJRT_Client_GetDefaultLayout, Layouts_PJRT_Client_GetDefaultLayout, client)              \
  ENTRY(layouts, PJRT_Layouts_PJRT_Buffer_MemoryLayout, Layouts_PJRT_Buffer_MemoryLayout, buffer)                      \
  ENTRY(layouts, PJRT_Layouts_PJRT_Topology_GetDefaultLayout, Layouts_PJRT_Topology_GetDefaultLayout,                  \
        topology_description)                                                                                          \
  ENTRY(layouts, PJRT_Layouts_PJRT_Executable_GetOutputLayouts, Layouts_PJRT_Executable_GetOutputLayouts, executable)  \
  ENTRY(layouts, PJRT_Layouts_PJRT_Executable_GetParameterLayouts, Layouts_PJRT_Executable_GetParameterLayouts,        \
        executable)                                                                                                    \
  ENTRY(shardings, PJRT_Shardings_PJRT_Executable_ParameterShardings, Shardings_PJRT_Executable_ParameterShardings,    \
        executable)                                                                                                    \
  ENTRY(shardings, PJRT_Shardings_PJRT_Executable_OutputShardings, Shardings_PJRT_Executable_OutputShardings,          \
        executable)
#define DEFINE_CALL(extension, field, name, handle)                                                                    \
  static PJRT_Error *call_##name(void *args) { return extension->field(args); }
EXTENSION_ENTRIES(DEFINE_CALL)

static void find_extensions(void) {
  for (PJRT_Extension_Base *at = api->extension_start; at; at = at->next)
    if (at->type == PJRT_Extension_Type_FFI)
      ffi = (PJRT_FFI_Extension *)at;
    else if (at->type == PJRT_Extension_Type_Layouts)
      layouts = (PJRT_Layouts_Extension *)at;
    else if (at->type == PJRT_Extension_Type_Shardings)
      shardings = (PJRT_Shardings_Extension *)at;
  assert_true(ffi && layouts && shardings);
}

static void structs_of_extensions(void **state) {
  (void)state;
#define CHECK_ENTRY(extension, field, name, handle)                                                                    \
  {                                                                                                                    \
    expect_error(call_##name(NULL), PJRT_Error_Code_INVALID_ARGUMENT, "PJRT_" #name ": args is NULL");                 \
    const size_t whole = PJRT_##name##_Args_STRUCT_SIZE;                                                               \
    const int has_handle = strcmp(#handle, "struct_size") != 0;                                                        \
    const size_t failed = call_with_sizes(#name, call_##name, whole, whole, has_handle ? #handle " is NULL" : "");     \
    assert_int_equal(failed, has_handle ? 65 : 0);                                                                     \
  }
  EXTENSION_ENTRIES(CHECK_ENTRY)
}

static void errors_tell(void **state) {
  (void)state;
  ARGS(Client_PlatformName, args, );
  PJRT_Error *error = api->PJRT_Client_PlatformName(&args);
  assert_string_equal(message_of(error), "client is NULL");
  assert_int_equal(code_of(error), PJRT_Error_Code_INVALID_ARGUMENT);
  assert_int_equal(error->vtable->struct_size, PJRT_Error_FunctionTable_STRUCT_SIZE);
  ARGS(Error_ForEachPayload, payload, .error = error);
  GOOD(Error_ForEachPayload, payload);
  error->vtable->for_each_payload(error, NULL, NULL);
  error->vtable->destroy(error);
  destroy_error(NULL);
}

static void attributes_name_versions(void **state) {
  (void)state;
  ARGS(Plugin_Initialize, initialize, );
  GOOD(Plugin_Initialize, initialize);
  ARGS(Plugin_Attributes, args, );
  GOOD(Plugin_Attributes, args);
  assert_int_equal(args.num_attributes, 2);
  static const char *names[] = {"stablehlo_current_version", "stablehlo_minimum_version"};
  static const int64_t least[2][3] = {{1, 22, 0}, {0, 9, 0}};
  for (size_t i = 0; i < 2; ++i) {
    assert_int_equal(args.attributes[i].struct_size, PJRT_NamedValue_STRUCT_SIZE);
    assert_int_equal(args.attributes[i].name_size, strlen(names[i]));
    assert_memory_equal(args.attributes[i].name, names[i], strlen(names[i]));
    assert_int_equal(args.attributes[i].type, PJRT_NamedValue_kInt64List);
    assert_int_equal(args.attributes[i].value_size, 3);
    assert_memory_equal(args.attributes[i].int64_array_value, least[i], sizeof least[i]);
  }
}

/* Headers of 2025 state the size of this struct without its last field, which XLA's client has on its stack. There is
 * the struct, too, unless an instrument moves it. */
__attribute__((no_sanitize("address"))) static void older_sizes_are_known(void **state) {
  (void)state;
  PJRT_Plugin_Attributes_Args args = {.struct_size = offsetof(PJRT_Plugin_Attributes_Args, num_attributes)};
  GOOD(Plugin_Attributes, args);
  assert_int_equal(args.num_attributes, 2);
  args.struct_size -= 1;
  BAD(Plugin_Attributes, args, 3, "struct_size");
  /* Elsewhere, nothing behind the stated size is touched. */
  PJRT_Plugin_Attributes_Args *other = malloc(sizeof *other);
  *other = (PJRT_Plugin_Attributes_Args){.struct_size = offsetof(PJRT_Plugin_Attributes_Args, num_attributes),
                                         .num_attributes = 77};
  BAD(Plugin_Attributes, *other, 3, "struct_size");
  assert_int_equal(other->num_attributes, 77);
  free(other);
}

static void client_options(void **state) {
  (void)state;
  PJRT_NamedValue options[] = {number_option("device_count", 3), text_option("threads", "2"),
                               text_option("simd", "baseline"), text_option("max_memory", "1000000")};
  ARGS(Client_Create, args, .create_options = options, .num_options = 4);
  GOOD(Client_Create, args);
  ARGS(Client_Devices, devices, .client = args.client);
  GOOD(Client_Devices, devices);
  assert_int_equal(devices.num_devices, 3);
  destroy_client(args.client);
  const struct {
    PJRT_NamedValue option;
    const char *part;
  } wrong[] = {
      {number_option("no_such", 1), "unknown client option 'no_such'; known are device_count"},
      {number_option("device_count", 0), "device_count is 0, it must be from 1"},
      {text_option("device_count", "two"), "is no number: 'two'"},
      {text_option("device_count", ""), "is no number: ''"},
      {text_option("threads", "9999999999999999999999"), "is no number"},
      {text_option("simd", "wide"), "is 'auto' or 'baseline'"},
      {{.struct_size = PJRT_NamedValue_STRUCT_SIZE,
        .name = "device_count",
        .name_size = 12,
        .type = PJRT_NamedValue_kBool,
        .bool_value = true,
        .value_size = 1},
       "device_count is no number"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    ARGS(Client_Create, bad, .create_options = &wrong[i].option, .num_options = 1);
    BAD(Client_Create, bad, PJRT_Error_Code_INVALID_ARGUMENT, wrong[i].part);
    assert_null(bad.client);
  }
}

/* A client with a header of 0.54: shorter structs, and a table of which it knows the begin. */
static void older_clients_run(void **state) {
  (void)state;
  PJRT_Client_Create_Args create = {.struct_size = 72};
  expect_good(api->PJRT_Client_Create(&create), "client");
  assert_null(create.kv_try_get_callback);
  PJRT_LoadedExecutable *executable = compile(create.client, "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
                                                             "  %0 = stablehlo.add %a, %a : tensor<2xf32>\n"
                                                             "  return %0 : tensor<2xf32> }");
  static const float one[2] = {1, 2}, two[2] = {2, 4};
  PJRT_Buffer *input = floats(create.client, one, 2), *output = NULL, **outputs = &output, *const *inputs = &input;
  /* Options without a context, arguments without a device. */
  PJRT_ExecuteOptions options = {.struct_size = offsetof(PJRT_ExecuteOptions, context)};
  options.context = (PJRT_ExecuteContext *)(uintptr_t)0x5AFE;
  PJRT_LoadedExecutable_Execute_Args args = {.struct_size =
                                                 offsetof(PJRT_LoadedExecutable_Execute_Args, execute_device),
                                             .executable = executable,
                                             .options = &options,
                                             .argument_lists = &inputs,
                                             .num_devices = 1,
                                             .num_args = 1,
                                             .output_lists = &outputs,
                                             .execute_device = (PJRT_Device *)(uintptr_t)0x5AFE};
  GOOD(LoadedExecutable_Execute, args);
  assert_true(holds(output, two, sizeof two));
  assert_false(holds(output, one, sizeof one));
  destroy_buffer(input);
  destroy_buffer(output);
  destroy_executable(executable);
  destroy_client(create.client);
}

static void layouts_are_dense(void **state) {
  (void)state;
  assert_int_equal(layouts->base.struct_size, PJRT_Layouts_Extension_STRUCT_SIZE);
  PJRT_Client *client = make_client(1);
  PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args ask = {.struct_size =
                                                            PJRT_Layouts_PJRT_Client_GetDefaultLayout_Args_STRUCT_SIZE,
                                                        .client = client,
                                                        .type = PJRT_Buffer_Type_F32,
                                                        .dims = (const int64_t[]){2, 3, 4},
                                                        .num_dims = 3};
  expect_good(layouts->PJRT_Layouts_PJRT_Client_GetDefaultLayout(&ask), "default layout");
  PJRT_Layouts_MemoryLayout_Serialize_Args text = {.struct_size = PJRT_Layouts_MemoryLayout_Serialize_Args_STRUCT_SIZE,
                                                   .layout = ask.layout};
  expect_good(layouts->PJRT_Layouts_MemoryLayout_Serialize(&text), "serialize");
  assert_int_equal(text.serialized_bytes_size, 7);
  assert_memory_equal(text.serialized_bytes, "{2,1,0}", 7);
  text.serialized_layout_deleter(text.serialized_layout);
  PJRT_Layouts_MemoryLayout_Destroy_Args destroy = {.struct_size = PJRT_Layouts_MemoryLayout_Destroy_Args_STRUCT_SIZE,
                                                    .layout = ask.layout};
  expect_good(layouts->PJRT_Layouts_MemoryLayout_Destroy(&destroy), "destroy");
  destroy_client(client);
}

int main(void) {
  load();
  find_extensions();
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(has_all_slots),
      cmocka_unit_test(stubs_say_so),
      cmocka_unit_test(null_is_refused),
      cmocka_unit_test(structs_of_all_sizes),
      cmocka_unit_test(structs_of_extensions),
      cmocka_unit_test(errors_tell),
      cmocka_unit_test(attributes_name_versions),
      cmocka_unit_test(older_sizes_are_known),
      cmocka_unit_test(client_options),
      cmocka_unit_test(older_clients_run),
      cmocka_unit_test(layouts_are_dense),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
