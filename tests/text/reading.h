// What a parser makes of a text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/print.h"
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

using Print = std::function<Result<std::string>(const Module &, const PrintOptions &)>;

// All that a module has: its generic and pretty text with locations, as MLIR prints it, and the bytes of its constants.
struct Look {
  std::string generic, pretty, bytes;
};
Look lookAt(const Module &module);

// Where a printer prints another text than MLIR does, for people.
std::optional<std::string> printedOtherwise(const Module &module, const Print &print);

// Whether MLIR reads another module in its text of this one, or none.
bool losesInMlir(const Module &module);

// What differs if the printed text is read again. The pretty forms have no room for some locations.
std::optional<std::string> readOtherwise(const Module &module, const Print &print, const Parse &parse);

// The first difference, for people; none if the modules are equal.
std::optional<std::string> differenceOf(const Look &ours, const Look &theirs);

} // namespace shlo::test
