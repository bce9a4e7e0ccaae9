// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/plugin.h"

#include "pjrt/codes.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

namespace shlo::client {
namespace {

// Plugins that kill or stop the process that loads them.
struct Trouble {
  std::string_view library; // the file's name
  const char *devices[2];   // with one of these files, the plugin works
  const char *what;
};
constexpr Trouble troubles[] = {
    {"libtpu.so", {"/dev/accel0", "/dev/vfio/0"}, "without a TPU it waits for a server of the network"},
};

// What is known about the file; null for nothing.
const char *troubleOf(const std::string &path) {
  const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
  for (const Trouble &trouble : troubles)
    if (trouble.library == name && std::none_of(std::begin(trouble.devices), std::end(trouble.devices),
                                                [](const char *device) { return access(device, F_OK) == 0; }))
      return trouble.what;
  return nullptr;
}

std::string textOf(const PJRT_NamedValue &value) {
  switch (value.type) {
  case PJRT_NamedValue_kString: return value.string_value ? std::string(value.string_value, value.value_size) : "";
  case PJRT_NamedValue_kInt64: return std::to_string(value.int64_value);
  case PJRT_NamedValue_kFloat: return std::to_string(value.float_value);
  case PJRT_NamedValue_kBool: return value.bool_value ? "true" : "false";
  case PJRT_NamedValue_kInt64List: {
    std::string text;
    for (size_t i = 0; value.int64_array_value && i < value.value_size; ++i)
      text += (i ? "." : "") + std::to_string(value.int64_array_value[i]);
    return text;
  }
  }
  return "";
}

Error deviceError(const char *entry, const std::string &problem) {
  return makeError(SHLO_DEVICE, std::string("the plugin's ") + entry + " " + problem);
}

// A plugin has a runtime of C++ of its own. Where one of its exceptions meets a handler of this library, its unwinder
// works with tables of ours, which exist once an exception was thrown here.
void prepareForExceptions() {
  try {
    throw 0;
  } catch (int) {
  }
}

} // namespace

bool Plugin::reaches(const void *field) const {
  const size_t begin = size_t(static_cast<const char *>(field) - reinterpret_cast<const char *>(table));
  return begin + sizeof(void *) <= table->struct_size;
}

Error Plugin::lacks(const char *entry) { return deviceError(entry, "does not exist"); }
Error Plugin::threw(const char *entry) { return deviceError(entry, "threw an exception of C++"); }

Error Plugin::taken(PJRT_Error *error, const char *entry) const {
  auto code = PJRT_ARGS(Error_GetCode);
  code.error = error;
  code.code = PJRT_Error_Code_UNKNOWN;
  std::string message;
  if (has(&PJRT_Api::PJRT_Error_GetCode) && table->PJRT_Error_GetCode(&code))
    code.code = PJRT_Error_Code_UNKNOWN;
  if (reaches(&table->PJRT_Error_Message) && table->PJRT_Error_Message) {
    auto args = PJRT_ARGS(Error_Message);
    args.error = error;
    table->PJRT_Error_Message(&args);
    if (args.message)
      message.assign(args.message, args.message_size);
  }
  if (reaches(&table->PJRT_Error_Destroy) && table->PJRT_Error_Destroy) {
    auto args = PJRT_ARGS(Error_Destroy);
    args.error = error;
    table->PJRT_Error_Destroy(&args);
  }
  Error made = deviceError(entry, "failed: " + message + " (code " + std::to_string(int(code.code)) + " of PJRT)");
  made.code = pjrt::statusOf(code.code);
  return made;
}

Result<std::shared_ptr<const Plugin>> Plugin::load(const std::string &path, bool force) {
  if (const char *trouble = troubleOf(path); trouble && !force)
    return makeError(SHLO_DEVICE, path + " is not loaded: " + trouble);
  prepareForExceptions();
  auto plugin = std::make_shared<Plugin>();
  plugin->file = path;
  // A name without a folder would be searched for.
  const std::string place = path.find('/') == std::string::npos ? "./" + path : path;
  struct stat facts;
  if (stat(place.c_str(), &facts) != 0)
    return makeError(SHLO_IO, path + ": " + std::strerror(errno));
  if (!S_ISREG(facts.st_mode)) // a pipe would be waited for
    return makeError(SHLO_IO, path + " is no regular file");
  void *library = dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return makeError(SHLO_DEVICE, path + " cannot be loaded: " + dlerror());
  auto *find = reinterpret_cast<const PJRT_Api *(*)()>(dlsym(library, "GetPjrtApi"));
  if (!find)
    return makeError(SHLO_DEVICE, path + " is no plugin of PJRT: it has no function GetPjrtApi");
  try {
    plugin->table = find();
  } catch (...) {
    return threw("GetPjrtApi");
  }
  if (!plugin->table)
    return makeError(SHLO_DEVICE, path + ": GetPjrtApi gave no table");
  const PJRT_Api_Version &version = plugin->table->pjrt_api_version;
  if (plugin->table->struct_size < offsetof(PJRT_Api, PJRT_Error_Destroy))
    return makeError(SHLO_DEVICE, path + ": the table has " + std::to_string(plugin->table->struct_size) + " bytes");
  if (version.struct_size == 0 && !force)
    return makeError(SHLO_DEVICE, path + " is not used: its version has no size, as that of plugins that end the "
                                         "process when a client is created");
  // The fields of later versions are those of 0.57 and more.
  constexpr int leastMinor = 57;
  if (version.major_version != 0 || version.minor_version < leastMinor)
    return makeError(SHLO_DEVICE, path + " has the version " + std::to_string(version.major_version) + "." +
                                      std::to_string(version.minor_version) + " of PJRT; 0." +
                                      std::to_string(leastMinor) + " and later ones of 0 are supported");
  plugin->minor = version.minor_version;
  constexpr size_t mostExtensions = 256; // a list without an end is broken
  for (auto *extension = plugin->table->extension_start; extension && plugin->extensionTypes.size() < mostExtensions;
       extension = extension->next)
    plugin->extensionTypes.push_back(int32_t(extension->type));
  if (Status status = plugin->initialize(); !status)
    return std::move(status.error());
  return std::shared_ptr<const Plugin>(std::move(plugin));
}

Status Plugin::initialize() {
  if (has(&PJRT_Api::PJRT_Plugin_Initialize)) {
    auto args = PJRT_ARGS(Plugin_Initialize);
    if (Status status = PJRT_CALL(*this, Plugin_Initialize, args); !status)
      return status;
  }
  auto args = PJRT_ARGS(Plugin_Attributes);
  // Older plugins have none.
  if (Status status = PJRT_CALL(*this, Plugin_Attributes, args); !status || !args.attributes)
    return {};
  const char *next = reinterpret_cast<const char *>(args.attributes);
  for (size_t i = 0; i < args.num_attributes; ++i) {
    const auto &value = *reinterpret_cast<const PJRT_NamedValue *>(next);
    if (value.struct_size < PJRT_NamedValue_STRUCT_SIZE)
      return deviceError("Plugin_Attributes", "gave an attribute of " + std::to_string(value.struct_size) + " bytes");
    list.push_back({std::string(value.name, value.name_size), textOf(value)});
    if (list.back().name == "stablehlo_current_version")
      version = list.back().value;
    next += sizeof(PJRT_NamedValue);
  }
  return {};
}

} // namespace shlo::client
