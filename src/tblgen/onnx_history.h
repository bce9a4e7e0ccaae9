// The history of ONNX's ops: what changed from version to version.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tblgen/onnx_model.h"
#include "tblgen/onnx_rows.h"

namespace shlo::tblgen::onnx {

// Reads the steps of the op's record, and checks that they say all that changed between the schemas of its versions,
// and nothing else. Prints each finding. Returns their number.
unsigned readHistory(const llvm::Record *record, Op &op);

// The arrays of steps and of bodies. `steps` becomes the place and count of each op's steps, `bodies` those of each
// schema's bodies, in the order of the opset.
using Range = std::pair<size_t, size_t>;
std::string historyArrays(const Opset &opset, Texts &texts, std::vector<Range> &steps, std::vector<Range> &bodies);

// The functions that records name, in alphabetical order.
std::vector<std::string> stepFunctions(const Opset &opset);
std::vector<std::string> expandFunctions(const Opset &opset);

} // namespace shlo::tblgen::onnx
