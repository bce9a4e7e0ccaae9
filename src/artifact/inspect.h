// Inspects an artifact without making a module of it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace shlo::artifact {

struct Inspection {
  struct Op {
    std::string name; // "vhlo.add_v1"
    uint64_t occurrences;
    const char *since; // "0.9.0", static; null if this library does not know the op
  };
  struct Function {
    std::string name;
    bool isPublic = true;
    std::vector<std::string> arguments, results; // types
  };

  std::string version, producer; // version is "" if the producer string has none
  uint32_t bytecode = 0;
  std::vector<std::string> dialects;
  std::vector<Op> ops; // the most frequent first
  std::vector<Function> functions;
};

// Accepts ops, attributes and types that this library does not know. Nothing is verified.
Result<Inspection> inspect(std::string_view bytes);

} // namespace shlo::artifact
