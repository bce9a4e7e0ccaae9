// Quantized types in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/parser.h"

namespace shlo::text {

// The type behind "!quant.", such as "uniform<i8:f32, 0.5:3>". `start` is the place of the sigil. Null on failure.
mlir::Type quantizedType(Parser &parser, llvm::SMLoc start);

} // namespace shlo::text
