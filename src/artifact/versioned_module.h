// Modules of versioned ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/artifact.h"

namespace shlo::artifact {

// Writes a module of versioned ops as it stands. SHLO_VERSION if the target lacks an op of it. Without a target it is
// written for its own version.
Result<std::string> writeStanding(const Module &versioned, const WriteOptions &options);

} // namespace shlo::artifact
