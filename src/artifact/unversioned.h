// Attributes without a versioned form: consumers older than 1.11.0 refuse programs with them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "artifact/op_forms.h"

namespace shlo::artifact {

// The first release whose consumers read them on an op; on the module all do.
inline constexpr vhlo::Version readsUnversioned = {1, 11, 0};

// A warning for each name of such an attribute, where it is first. `module` is what was written.
void reportUnversioned(mlir::ModuleOp module, OpForms &ops, vhlo::Encoder &encoder, std::vector<Diagnostic> &findings);

} // namespace shlo::artifact
