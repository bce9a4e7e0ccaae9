// The dialects of the reference's test tools, for modules whose caller asks for them. Elsewhere their ops are ops of
// unknown dialects.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include "opset/check_dialect.h.inc"
#include "opset/interpreter_dialect.h.inc"

#define GET_OP_CLASSES
#include "opset/check_op.h.inc"
#define GET_OP_CLASSES
#include "opset/interpreter_op.h.inc"

namespace shlo {

void loadToolDialects(mlir::MLIRContext &context);

} // namespace shlo
