// The names that programs may use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/ADT/StringRef.h"

namespace shlo::infer {

// Whether a composite may have the name: [a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+
bool isNamespacedName(llvm::StringRef name);

} // namespace shlo::infer
