// The StableHLO dialect: all C++ that is generated from src/opset.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "opset/dialect.h.inc"

#include "opset/enums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "opset/types.h.inc"

#define GET_ATTRDEF_CLASSES
#include "opset/attrs.h.inc"

namespace shlo::ir {

// The element classes of the specification (src/opset/types.td).
bool isFloat(mlir::Type type);
bool isF32OrF64(mlir::Type type);
bool isPred(mlir::Type type);
bool isInteger(mlir::Type type);
bool isSignlessInteger(mlir::Type type);
bool isAnyIntegerOrIndex(mlir::Type type);
bool isDimension(mlir::Type type);
bool isComplex(mlir::Type type);
bool isQuantized(mlir::Type type);
bool isAxisQuantized(mlir::Type type);

// Predicates on types and attributes, for the constraints of operands, results and attributes.
bool isStaticOrOneBounded(mlir::Type type);
bool quantizedAxisFits(mlir::Type type);
bool isDataTuple(mlir::Type type);
bool isCustomCallValue(mlir::Type type);
bool isLayout(mlir::Attribute attribute);

// All operands and results have one type, except for quantization parameters.
template <typename OpT> class SameTypes : public mlir::OpTrait::TraitBase<OpT, SameTypes> {};

// On quantized elements the op computes with the values that they express.
template <typename OpT> class ComputesExpressed : public mlir::OpTrait::TraitBase<OpT, ComputesExpressed> {};

// Whether the pretty form represents the op completely. Otherwise it is printed in generic form.
bool hasPrettyText(mlir::Operation *op);

// Whether some hardware has the algorithm.
bool isKnownAlgorithm(DotAlgorithmAttr algorithm);

// Mode DEFAULT without tolerances.
ResultAccuracyAttr defaultAccuracy(mlir::MLIRContext *context);

} // namespace shlo::ir

#define GET_OP_CLASSES
#include "opset/ops.h.inc"
