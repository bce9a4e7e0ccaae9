// The plugin of faulty.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "faulty.h"

#include <xla/pjrt/c/pjrt_c_api.h>

#include <dlfcn.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <type_traits>

namespace {

enum Entry {
#define PJRT_ENTRY(name, ...) name,
#define PJRT_STUB(name, ...) name,
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
  entryCount
};
constexpr const char *names[] = {
#define PJRT_ENTRY(name, ...) #name,
#define PJRT_STUB(name, ...) #name,
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
};

const PJRT_Api *real;
PJRT_Api table;
std::atomic<int> calls[entryCount], donated;
fault_kind planted = FAULT_NONE;
int faulty = -1, firstFaulty = 1;

// An error that the plugin inside knows nothing of.
char plantedError;
constexpr char message[] = "planted for the test";

template <Entry entry, auto slot, typename Args> PJRT_Error *fail(Args *args) {
  const bool isFaulty = ++calls[entry] >= firstFaulty && faulty == entry;
  if (isFaulty && planted == FAULT_ERROR)
    return reinterpret_cast<PJRT_Error *>(&plantedError);
  if (isFaulty && planted == FAULT_EXCEPTION)
    throw std::runtime_error("thrown for the test");
  if (isFaulty && planted == FAULT_ABORT)
    std::abort();
  while (isFaulty && planted == FAULT_SLEEP)
    sleep(1);
  if (isFaulty && planted == FAULT_SLOW)
    usleep(200000);
  if constexpr (std::is_same_v<Args, PJRT_LoadedExecutable_Execute_Args>)
    donated = int(args->num_args - args->options->num_non_donatable_input_indices);
  PJRT_Error *error = (real->*slot)(args);
  if (!isFaulty || error)
    return error;
  if constexpr (std::is_same_v<Args, PJRT_Buffer_ToHostBuffer_Args>)
    if (planted == FAULT_CORRUPTED && args->dst && args->dst_size) {
      // The bytes are there when the event is.
      PJRT_Event_Await_Args await{PJRT_Event_Await_Args_STRUCT_SIZE, nullptr, args->event};
      if (PJRT_Error *late = real->PJRT_Event_Await(&await))
        return late;
      static_cast<unsigned char *>(args->dst)[args->dst_size - 1] ^= 1;
    }
  if constexpr (std::is_same_v<Args, PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args>)
    if (planted == FAULT_CORRUPTED) {
      PJRT_Buffer_OnDeviceSizeInBytes_Args size{PJRT_Buffer_OnDeviceSizeInBytes_Args_STRUCT_SIZE, nullptr,
                                                args->buffer};
      if (PJRT_Error *late = real->PJRT_Buffer_OnDeviceSizeInBytes(&size))
        return late;
      static_cast<unsigned char *>(args->device_memory_ptr)[size.on_device_size_in_bytes - 1] ^= 1;
    }
  if constexpr (std::is_same_v<Args, PJRT_Event_IsReady_Args>)
    if (planted == FAULT_ENDLESS)
      args->is_ready = false;
  if constexpr (std::is_same_v<Args, PJRT_LoadedExecutable_Execute_Args>)
    if (planted == FAULT_NO_OUTPUT) {
      PJRT_Buffer_Destroy_Args destroy{PJRT_Buffer_Destroy_Args_STRUCT_SIZE, nullptr, args->output_lists[0][0]};
      if (PJRT_Error *late = real->PJRT_Buffer_Destroy(&destroy))
        return late;
      args->output_lists[0][0] = nullptr;
    }
  if constexpr (std::is_same_v<Args, PJRT_Executable_NumOutputs_Args>)
    if (planted == FAULT_OUTPUTS)
      ++args->num_outputs;
  return nullptr;
}

// Entries for errors: of the planted one, they are answered here.
template <Entry entry, auto slot, typename R, typename Args> void wrap(R (*PJRT_Api::*)(Args *)) {
  if constexpr (entry == Error_Destroy) {
    table.*slot = [](Args *args) {
      if (reinterpret_cast<char *>(args->error) != &plantedError)
        (real->*slot)(args);
    };
  } else if constexpr (entry == Error_Message) {
    table.*slot = [](Args *args) {
      if (reinterpret_cast<const char *>(args->error) != &plantedError)
        return (real->*slot)(args);
      args->message = message;
      args->message_size = sizeof message - 1;
    };
  } else if constexpr (entry == Error_GetCode) {
    table.*slot = [](Args *args) -> PJRT_Error * {
      if (reinterpret_cast<const char *>(args->error) != &plantedError)
        return (real->*slot)(args);
      args->code = PJRT_Error_Code_UNAVAILABLE;
      return nullptr;
    };
  } else {
    table.*slot = fail<entry, slot, Args>;
  }
  if (faulty == entry && planted == FAULT_MISSING)
    table.*slot = nullptr;
  if (faulty == entry && planted == FAULT_SHORT)
    table.struct_size = size_t(reinterpret_cast<char *>(&(table.*slot)) - reinterpret_cast<char *>(&table));
}

void makeTable() {
  if (!real) {
    void *library = dlopen(SHLO_PLUGIN, RTLD_NOW | RTLD_LOCAL);
    real = reinterpret_cast<const PJRT_Api *(*)()>(dlsym(library, "GetPjrtApi"))();
  }
  table = *real;
#define PJRT_ENTRY(name, ...) wrap<name, &PJRT_Api::PJRT_##name>(&PJRT_Api::PJRT_##name);
#define PJRT_STUB(name, ...) wrap<name, &PJRT_Api::PJRT_##name>(&PJRT_Api::PJRT_##name);
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB
  if (planted == FAULT_OLD)
    table.pjrt_api_version.minor_version = 40;
  if (planted == FAULT_SIZELESS)
    table.pjrt_api_version.struct_size = 0;
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) void faulty_plant(fault_kind fault, const char *entry, int call) {
  planted = fault;
  faulty = -1;
  firstFaulty = call;
  for (int i = 0; i < entryCount; ++i) {
    calls[i] = 0;
    if (entry && !std::strcmp(names[i], entry))
      faulty = i;
  }
  makeTable();
}
__attribute__((visibility("default"))) int faulty_calls(const char *entry) {
  for (int i = 0; i < entryCount; ++i)
    if (!std::strcmp(names[i], entry))
      return calls[i];
  return -1;
}
__attribute__((visibility("default"))) int faulty_donated() { return donated; }
__attribute__((visibility("default"))) const char *faulty_entry(int index) {
  return index < entryCount ? names[index] : nullptr;
}
__attribute__((visibility("default"))) const PJRT_Api *GetPjrtApi() {
  if (const char *fault = std::getenv("FAULT")) {
    char *entry;
    const long kind = std::strtol(fault, &entry, 10);
    faulty_plant(fault_kind(kind), *entry ? entry + 1 : nullptr, 1);
  }
  makeTable();
  return &table;
}
}
