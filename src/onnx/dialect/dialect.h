// The dialect onnx: the types of ONNX that MLIR does not have, and the text of its ops. The ops have no classes: their
// names stand for rows of the schemas (names.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"

#include "llvm/Support/Allocator.h"

namespace shlo::onnx {
struct NameText; // node_names.h
}

#include "onnx/dialect/dialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "onnx/dialect/types.h.inc"
