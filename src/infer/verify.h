// Whether a module keeps the rules of the specification.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

namespace shlo {

class Module;

// Every finding of MLIR's verifier and of the ops' rules as a diagnostic, up to a limit. What verifies can be lowered
// and run without looking at a rule again. May be called for one module from several threads at once.
Status verify(const Module &module);
// The same for a module that is known to pass MLIR's verifier.
Status verifyRules(const Module &module);

} // namespace shlo
