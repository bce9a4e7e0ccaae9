// The options of a client, by name. Numbers may be texts: JAX passes what stands in an environment variable.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/objects.h"

#include <charconv>
#include <cstring>

namespace shlo::plugin {
namespace {

struct Option {
  const char *name;
  const char *what;
  void (*set)(ClientOptions &options, const PJRT_NamedValue &value, std::string_view name);
};

[[noreturn]] void failOption(std::string_view name, const std::string &problem) {
  fail(PJRT_Error_Code_INVALID_ARGUMENT, "client option " + std::string(name) + " " + problem);
}

std::string_view textOf(const PJRT_NamedValue &value) {
  return value.string_value ? std::string_view(value.string_value, value.value_size) : std::string_view();
}

int64_t numberOf(const PJRT_NamedValue &value, std::string_view name, int64_t least, int64_t most) {
  int64_t number = 0;
  if (value.type == PJRT_NamedValue_kInt64) {
    number = value.int64_value;
  } else if (value.type == PJRT_NamedValue_kString) {
    const std::string_view text = textOf(value);
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || problem != std::errc() || end != text.data() + text.size())
      failOption(name, "is no number: '" + std::string(text) + "'");
  } else {
    failOption(name, "is no number");
  }
  if (number < least || number > most)
    failOption(name, "is " + std::to_string(number) + ", it must be from " + std::to_string(least) + " to " +
                         std::to_string(most));
  return number;
}

constexpr Option knownOptions[] = {
    {"device_count", "devices, which share the processor and its memory; default 1",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.devices = numberOf(value, name, 1, mostDevices);
     }},
    {"threads", "threads that work on one execution; 0 for as many as there are processors; default 1",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.threads = numberOf(value, name, 0, 256);
     }},
    {"simd", "'baseline' for equal bits on all processors, 'auto' for the widest units; default auto",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       const std::string_view text = value.type == PJRT_NamedValue_kString ? textOf(value) : "";
       if (text != "auto" && text != "baseline")
         failOption(name, "is 'auto' or 'baseline'");
       options.simd = text == "baseline" ? SHLO_SIMD_BASELINE : SHLO_SIMD_AUTO;
     }},
    {"asynchronous", "1 or true: programs run on a thread of the client, and Execute does not wait for them; default 0",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.isAsynchronous =
           value.type == PJRT_NamedValue_kBool ? value.bool_value : numberOf(value, name, 0, 1) == 1;
     }},
    {"node_id", "the number of this process, from 0; default 0",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.process = numberOf(value, name, 0, mostDevices - 1);
     }},
    {"num_nodes", "processes that form one client; default 1",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.processes = numberOf(value, name, 1, mostDevices);
     }},
    {"process_timeout", "milliseconds that processes wait for each other; default 300000",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.processTimeout = numberOf(value, name, 1, INT32_MAX);
     }},
    {"max_memory", "the bytes that one execution may take in addition to its arguments and results; default 2^36",
     [](ClientOptions &options, const PJRT_NamedValue &value, std::string_view name) {
       options.maxMemory = numberOf(value, name, 1, INT64_MAX);
     }},
};

} // namespace

ClientOptions readClientOptions(const PJRT_NamedValue *options, size_t count) {
  ClientOptions result;
  if (count)
    need(options, "create_options");
  const char *next = reinterpret_cast<const char *>(options);
  for (size_t i = 0; i < count; ++i) {
    // The list has the structs of the caller's header.
    PJRT_NamedValue value{};
    size_t size;
    std::memcpy(&size, next, sizeof size);
    if (size < PJRT_NamedValue_STRUCT_SIZE)
      fail(PJRT_Error_Code_INVALID_ARGUMENT, "create_options have struct_size " + std::to_string(size));
    std::memcpy(static_cast<void *>(&value), next, PJRT_NamedValue_STRUCT_SIZE);
    next += (size + alignof(PJRT_NamedValue) - 1) / alignof(PJRT_NamedValue) * alignof(PJRT_NamedValue);
    const std::string_view name = value.name ? std::string_view(value.name, value.name_size) : "";
    const Option *found = nullptr;
    for (const Option &option : knownOptions)
      if (name == option.name)
        found = &option;
    if (!found) {
      std::string message = "unknown client option '" + std::string(name) + "'; known are";
      for (const Option &option : knownOptions)
        message += std::string(&option == knownOptions ? " " : "; ") + option.name + " (" + option.what + ")";
      fail(PJRT_Error_Code_INVALID_ARGUMENT, message);
    }
    found->set(result, value, name);
  }
  return result;
}

} // namespace shlo::plugin
