// Renders errors for people.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

namespace shlo::capi {

// Each diagnostic as "file:line:column: error: message", the source line, a caret, the notes. `diagnostics` is
// nullable.
std::string render(std::string_view message, const std::vector<Diagnostic> *diagnostics, bool colour);

} // namespace shlo::capi
