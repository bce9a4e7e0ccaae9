// The options of a client, by name. Numbers may be texts: JAX passes what stands in an environment variable.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "pjrt/structs.h"
#include "plugin/objects.h"

#include <algorithm>
#include <charconv>

namespace shlo::plugin {
namespace {

struct Option {
  const char *name, *what;
  int64_t ClientOptions::*value;
  int64_t least, most;
  const char *words[2] = {}; // that stand for 0 and 1; without them it is a number
};
constexpr Option knownOptions[] = {
    {"device_count", "devices, which share the processor and its memory; default 1", &ClientOptions::devices, 1,
     mostDevices},
    {"threads", "threads that work on one execution; 0 for as many as there are processors; default 1",
     &ClientOptions::threads, 0, 256},
    {"simd",
     "'baseline' for equal bits on all processors, 'auto' for the widest units; default auto",
     &ClientOptions::simd,
     SHLO_SIMD_AUTO,
     SHLO_SIMD_BASELINE,
     {"auto", "baseline"}},
    {"asynchronous", "1 or true: programs run on a thread of the client, and Execute does not wait for them; default 0",
     &ClientOptions::asynchronous, 0, 1},
    {"node_id", "the number of this process, from 0; default 0", &ClientOptions::process, 0, mostDevices - 1},
    {"num_nodes", "processes that form one client; default 1", &ClientOptions::processes, 1, mostDevices},
    {"process_timeout", "milliseconds that processes wait for each other; default 300000",
     &ClientOptions::processTimeout, 1, INT32_MAX},
    {"max_memory", "the bytes that one execution may take in addition to its arguments and results; default 2^36",
     &ClientOptions::maxMemory, 1, INT64_MAX},
};

[[noreturn]] void failOption(const Option &option, const std::string &problem) {
  failInvalid("client option ", option.name, " ", problem);
}

int64_t numberOf(const Option &option, const PJRT_NamedValue &value) {
  const bool isText = value.type == PJRT_NamedValue_kString && value.string_value;
  const std::string_view text = isText ? std::string_view(value.string_value, value.value_size) : "";
  if (option.words[0]) {
    if (text != option.words[0] && text != option.words[1])
      failOption(option, std::string("is '") + option.words[0] + "' or '" + option.words[1] + "'");
    return text == option.words[1];
  }
  const bool isTruth = value.type == PJRT_NamedValue_kBool && option.most == 1;
  int64_t number = isTruth ? value.bool_value : value.int64_value;
  if (value.type == PJRT_NamedValue_kString) {
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || problem != std::errc() || end != text.data() + text.size())
      failOption(option, "is no number: '" + std::string(text) + "'");
  } else if (value.type != PJRT_NamedValue_kInt64 && !isTruth) {
    failOption(option, "is no number");
  }
  if (number < option.least || number > option.most)
    failOption(option, "is " + std::to_string(number) + ", it must be from " + std::to_string(option.least) + " to " +
                           std::to_string(option.most));
  return number;
}

} // namespace

ClientOptions readClientOptions(const PJRT_NamedValue *options, size_t count) {
  ClientOptions result;
  if (count)
    need(options, "create_options");
  const char *next = reinterpret_cast<const char *>(options);
  for (size_t i = 0; i < count; ++i) {
    // The list has the structs of the caller's header.
    const auto value = pjrt::copyOf(reinterpret_cast<const PJRT_NamedValue *>(next), PJRT_NamedValue_STRUCT_SIZE);
    pjrt::needSize(value, PJRT_NamedValue_STRUCT_SIZE, "NamedValue");
    next += (value.struct_size + alignof(PJRT_NamedValue) - 1) / alignof(PJRT_NamedValue) * alignof(PJRT_NamedValue);
    const std::string_view name = value.name ? std::string_view(value.name, value.name_size) : "";
    const Option *const found = std::find_if(std::begin(knownOptions), std::end(knownOptions),
                                             [&](const Option &option) { return name == option.name; });
    if (found == std::end(knownOptions)) {
      std::string message = "unknown client option '" + std::string(name) + "'; known are";
      for (const Option &option : knownOptions)
        message += std::string(&option == knownOptions ? " " : "; ") + option.name + " (" + option.what + ")";
      failInvalid(message);
    }
    result.*found->value = numberOf(*found, value);
  }
  return result;
}

} // namespace shlo::plugin
