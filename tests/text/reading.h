// What a parser makes of a text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/text.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace shlo::test {

using Parse = std::function<Status(Module &, std::string_view, const ParseOptions &)>;

struct Reading {
  std::shared_ptr<Module> module; // null: rejected
  Code code = SHLO_OK;
  std::string message;
};

// Parses into a context of its own, and checks the ops.
Reading read(const Parse &parse, std::string_view text);

// All that a module has: its generic and pretty text with locations, and the bytes of its constants.
struct Look {
  std::string generic, pretty, bytes;
};
Look lookAt(const Module &module);

// The first difference, for people; none if the modules are equal.
std::optional<std::string> differenceOf(const Look &ours, const Look &theirs);

} // namespace shlo::test
