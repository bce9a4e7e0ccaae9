// Folders of values of a run: those that `shlo run --probe-dir` writes, and those of the reference's interpreter.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "values.h"

namespace tool {

using History = Handle<shlo_history, shlo_history_destroy>;
using HistoryOptions = Handle<shlo_history_options, shlo_history_options_destroy>;

// "model.py:12:3", or the name of the location, or "".
std::string locationOf(const shlo_operation *operation);
// The text of an op, without its regions, for printing.
std::string opText(const shlo_operation *operation);
// ", iteration 3.0" for a value in loops.
std::string iterationsOf(const shlo_history *history, size_t index);
// The run of the same program that the folder has values of. `count`: how many of them are of this program.
History readProbes(const std::string &folder, const shlo_history *history, size_t &count);

} // namespace tool
