// Plugins of PJRT: libraries of others that are devices.
//
// A plugin is code of the caller: it may start threads, read the environment, write to stderr or abort. What can be
// checked is checked: its table's size before each entry is called, errors, and exceptions that leave an entry.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "pjrt/api.h"

#include <memory>
#include <string>
#include <vector>

namespace shlo::client {

// The arguments of an entry.
#define PJRT_ARGS(entry) ::shlo::client::sized<PJRT_##entry##_Args>(size_t(PJRT_##entry##_Args_STRUCT_SIZE))
// Calls an entry of the plugin.
#define PJRT_CALL(plugin, entry, args) (plugin).call(&PJRT_Api::PJRT_##entry, #entry, args)

template <typename T> T sized(size_t size) {
  T made{};
  made.struct_size = size;
  return made;
}

class Plugin {
public:
  // Loads the library at the path; it is never unloaded. Without `force`, one that is known to kill or to stop a
  // process is refused.
  static Result<std::shared_ptr<const Plugin>> load(const std::string &path, bool force);

  struct Attribute {
    std::string name, value; // as text: "1.20.0" of a list of integers
  };
  const std::string &path() const { return file; }
  int32_t minorVersion() const { return minor; }
  const std::vector<Attribute> &attributes() const { return list; }
  // The types of its extensions, as PJRT numbers them.
  const std::vector<int32_t> &extensions() const { return extensionTypes; }
  // The newest version of artifacts that it reads, "1.20.0"; "" if it does not say.
  const std::string &stablehloVersion() const { return version; }

  template <typename Args> bool has(PJRT_Error *(*PJRT_Api::*entry)(Args *)) const {
    return reaches(&(table->*entry)) && table->*entry;
  }
  // An error says which entry failed, in the plugin's words.
  template <typename Args> Status call(PJRT_Error *(*PJRT_Api::*entry)(Args *), const char *name, Args &args) const {
    if (!has(entry))
      return lacks(name);
    try {
      PJRT_Error *error = (table->*entry)(&args);
      return error ? Status(taken(error, name)) : Status();
    } catch (...) {
      return threw(name);
    }
  }

private:
  Status initialize();
  // Whether the field lies within the table of the plugin, which may be an older one.
  bool reaches(const void *field) const;
  Error taken(PJRT_Error *error, const char *entry) const;
  static Error lacks(const char *entry);
  static Error threw(const char *entry);

  std::string file, version;
  const PJRT_Api *table = nullptr;
  int32_t minor = 0;
  std::vector<Attribute> list;
  std::vector<int32_t> extensionTypes;
};

} // namespace shlo::client
