// Ops of arith, shape and tensor with which programs of the reference compute shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "opset/arith_dialect.h.inc"
#include "opset/shape_dialect.h.inc"
#include "opset/tensor_dialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "opset/shapes_type.h.inc"

#define GET_OP_CLASSES
#include "opset/arith_op.h.inc"
#define GET_OP_CLASSES
#include "opset/shape_op.h.inc"
#define GET_OP_CLASSES
#include "opset/tensor_op.h.inc"

namespace shlo::shapes {

// Makes the dialects known in a context.
void load(mlir::MLIRContext &context);
bool areLoaded(mlir::MLIRContext &context);

} // namespace shlo::shapes
