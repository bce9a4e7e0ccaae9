// Expresses the arithmetic of quantized elements in floats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

namespace shlo {

// Whether an op computes with quantized elements; whether any op of the module does.
bool isQuantizedArithmetic(mlir::Operation *op);
bool hasQuantizedArithmetic(mlir::ModuleOp module);

// Makes a copy in which the operands of each such op are dequantized before it and its results are quantized after it
// (specification, "Quantization computations"). Ops that only move elements move the quantized ones.
Result<std::shared_ptr<Module>> withoutQuantizedArithmetic(const Module &module);

} // namespace shlo
