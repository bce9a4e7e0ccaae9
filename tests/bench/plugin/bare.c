/* bare.h over the raw header of PJRT.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "bare.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xla/pjrt/c/pjrt_c_api.h>

static const PJRT_Api *api;
static PJRT_LoadedExecutable *executable;
static PJRT_Buffer *inputs[2];

#define ARGS(name, ...) PJRT_##name##_Args args = {.struct_size = PJRT_##name##_Args_STRUCT_SIZE, __VA_ARGS__}
#define CALL(name) good(api->PJRT_##name(&args), #name)

static void good(PJRT_Error *error, const char *name) {
  if (error) {
    fprintf(stderr, "%s failed\n", name);
    exit(1);
  }
}

static void finish(PJRT_Event *event) {
  {
    ARGS(Event_Await, .event = event);
    CALL(Event_Await);
  }
  ARGS(Event_Destroy, .event = event);
  CALL(Event_Destroy);
}

static void destroy(PJRT_Buffer *buffer) {
  ARGS(Buffer_Destroy, .buffer = buffer);
  CALL(Buffer_Destroy);
}

static PJRT_Buffer *upload(PJRT_Client *client, PJRT_Device *device, const float *data, int64_t count) {
  ARGS(Client_BufferFromHostBuffer, .client = client, .data = data, .type = PJRT_Buffer_Type_F32, .dims = &count,
       .num_dims = 1, .host_buffer_semantics = PJRT_HostBufferSemantics_kImmutableOnlyDuringCall, .device = device);
  CALL(Client_BufferFromHostBuffer);
  finish(args.done_with_host_buffer);
  return args.buffer;
}

void bare_open(const char *plugin, const char *text, const float *data, int64_t count) {
  void *library = dlopen(plugin, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    exit(1);
  }
  const PJRT_Api *(*get)(void);
  *(void **)&get = dlsym(library, "GetPjrtApi");
  api = get();
  PJRT_Client *client;
  {
    ARGS(Client_Create, 0);
    CALL(Client_Create);
    client = args.client;
  }
  {
    static const char options[] = "\x1a\x0f\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01";
    PJRT_Program program = {.struct_size = PJRT_Program_STRUCT_SIZE,
                            .code = (char *)text,
                            .code_size = strlen(text),
                            .format = "mlir",
                            .format_size = 4};
    ARGS(Client_Compile, .client = client, .program = &program, .compile_options = options,
         .compile_options_size = sizeof options - 1);
    CALL(Client_Compile);
    executable = args.executable;
  }
  ARGS(Client_AddressableDevices, .client = client);
  CALL(Client_AddressableDevices);
  for (int k = 0; k < 2; ++k)
    inputs[k] = upload(client, args.addressable_devices[0], data, count);
}

static PJRT_Buffer *execute(void) {
  PJRT_ExecuteOptions options = {.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE};
  PJRT_Buffer *const *arguments = inputs, *output, **outputs = &output;
  PJRT_Event *done;
  ARGS(LoadedExecutable_Execute, .executable = executable, .options = &options, .argument_lists = &arguments,
       .num_devices = 1, .num_args = 2, .output_lists = &outputs, .device_complete_events = &done);
  CALL(LoadedExecutable_Execute);
  finish(done);
  return output;
}

void bare_run(void) { destroy(execute()); }

void bare_result(float *data, size_t size) {
  PJRT_Buffer *output = execute();
  ARGS(Buffer_ToHostBuffer, .src = output, .dst = data, .dst_size = size);
  CALL(Buffer_ToHostBuffer);
  finish(args.event);
  destroy(output);
}
