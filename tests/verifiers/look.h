// Uses of an unverified program through the C API.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace shlo::test {

// Parses the text without verification and calls every accessor. Any answer is accepted; the process must not end.
void lookAtUnverified(const std::string &text);

} // namespace shlo::test
