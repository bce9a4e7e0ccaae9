// What the C API lets one do with a program that nobody has verified.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace shlo::test {

// Parses the text without verification and asks everything about it. Whatever is answered, it does not end the process.
void lookAtUnverified(const std::string &text);

} // namespace shlo::test
