// The function bodies of ONNX.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tblgen/onnx_model.h"

namespace shlo::tblgen::onnx {

// Counts the bodies of each schema, and checks that they are well formed: every node is of an op of its opset with that
// many inputs and outputs and these attributes, every value is defined before its use, once. Prints each finding.
// Returns their number.
unsigned checkBodies(const llvm::RecordKeeper &records, Opset &opset);

} // namespace shlo::tblgen::onnx
