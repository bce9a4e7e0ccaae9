// Texts that one of the parsers accepts on purpose, and the other does not.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "reading.h"

#include <cstddef>

namespace shlo::test {

struct Class {
  const char *name, *reason;
  bool oursAccepts; // and MLIR's does not; or the reverse
  // Whether a text is of the class, by the message of the parser that rejects it.
  bool (*matches)(std::string_view text, std::string_view message);
};

// The class of a text that only one of the parsers accepts; null if there is none.
const Class *classOf(std::string_view text, const Reading &ours, const Reading &theirs);

size_t classCount();
const Class &classAt(size_t number);

} // namespace shlo::test
