// The values of attributes: what each kind of ONNX is in a module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/opset/schemas.h"

#include "mlir/IR/Attributes.h"

namespace shlo::onnx {

// Whether an attribute of the module can be a value of that kind. Graphs are regions instead.
bool hasForm(AttributeKind kind, mlir::Attribute value);
// "a 32-bit float".
const char *formName(AttributeKind kind);

// The kind that a file has for the value. `known`: of the op's schema, or null. Undefined if the value does not tell:
// an empty list, or something else than a value.
AttributeKind writtenKind(mlir::Attribute value, const AttributeSchema *known);

} // namespace shlo::onnx
