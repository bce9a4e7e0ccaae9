// Programs like those that were once written and could not be read, or lost something.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support/random.h"

#include <string>

namespace shlo::test {

// Each makes the text of a program; most of them parse.
std::string constants(Random &random);  // of all types, shapes and forms, as constants and as attributes (F02, F03)
std::string types(Random &random);      // of values and in attributes, nested (F02b, F03)
std::string buffers(Random &random);    // with layouts and memory spaces (F07)
std::string properties(Random &random); // of ops of other dialects (F07b)

} // namespace shlo::test
