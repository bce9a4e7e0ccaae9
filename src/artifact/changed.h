// What reading gives in another form than was written, although nothing in the program refuses it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/op_forms.h"

namespace shlo::artifact {

// Warns about each name of an attribute with a symbol or an array of numbers that is not of the op's record, at its
// first op: the versioned form has strings and constants for them. `module` is the module that was written.
void reportChanged(mlir::ModuleOp module, OpForms &ops, std::vector<Diagnostic> &findings);

} // namespace shlo::artifact
