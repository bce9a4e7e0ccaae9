// Folders of values of a run: those that `shlo run --probe-dir` writes, and those of the reference's interpreter.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "values.h"

namespace tool {

using History = Handle<shlo_history, shlo_history_destroy>;

// "model.py:12:3", or the name of the location, or "".
std::string locationOf(const shlo_operation *operation);
// The run of the same program that the folder has values of. `count`: how many of them are of this program.
History readProbes(const std::string &folder, const shlo_history *history, size_t &count);

} // namespace tool
