// Arithmetic of quantized elements expressed by that of real numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

namespace shlo {

// Whether any op of the module computes with quantized elements.
bool hasQuantizedArithmetic(mlir::ModuleOp module);

// A copy in which the operands of every such op are dequantized before it, and its results quantized after it, as the
// specification defines it ("Quantization computations"). What only moves elements moves the quantized ones.
Result<std::shared_ptr<Module>> withoutQuantizedArithmetic(const Module &module);

} // namespace shlo
