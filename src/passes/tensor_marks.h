// The JSON of custom calls with which exporters mark the values of composites:
//   {"name": "test.sdpa", "pos": 0, "id": "1f2e", "is_input": false, "attr": {"scale": 0.25}}
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <string>

namespace shlo::passes {

struct TensorMark {
  std::string name, id; // of the composite, and of this use of it
  int64_t position = 0; // among the inputs, or the outputs
  bool isInput = true;
  mlir::DictionaryAttr attributes; // null if there are none
};

// Integers become i64, other numbers f32, lists of numbers tensors. SHLO_MALFORMED says what is wrong.
Result<TensorMark> readTensorMark(mlir::MLIRContext *context, llvm::StringRef json);

} // namespace shlo::passes
