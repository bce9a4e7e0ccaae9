// What changed from version to version of each op, and the bodies of those that are functions, as tables beside those
// of the schemas.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/opset/schemas.h"

namespace shlo::onnx {

// op.td explains them.
enum class StepKind : uint8_t {
  AddAttribute,
  AddAttributeOfTypes,
  DropAttribute,
  RenameAttribute,
  DefaultChanged,
  AttributeToOperand,
  AttributeToList,
  AddOperand,
  OperandBecameOptional,
  AddResult,
  ResultBecameOptional,
  NegativeAxes,
  NegativeOperandAxes,
  Broadcasts,
  Coded,
};
// The functions of coded steps.
enum class StepFunction : uint8_t {
  none,
#define ONNX_STEP_FUNCTION(function) function,
#include "onnx/opset/functions.inc"
};
// The functions that say ops with others.
enum class Expansion : uint8_t {
  none,
#define ONNX_EXPAND_FUNCTION(function) function,
#include "onnx/opset/functions.inc"
};

struct Step {
  uint16_t since; // the newer version
  StepKind kind;
  uint8_t place; // of an operand or result
  Text name;     // of an attribute
  Text value;
  StepFunction function;
};
// In the order for models that become newer.
std::span<const Step> stepsOf(OpName op);

inline Expansion expansionOf(OpName op) { return Expansion(infoOf(op).expansion); }

struct Names {
  uint16_t place;
  uint8_t count;
  std::span<const Text> list() const;
};
struct BodyNode;
struct BodyNodes {
  uint16_t place;
  uint8_t count;
  std::span<const BodyNode> list() const;
};
// An attribute of a node in a body.
struct BodyArgument {
  Text name;
  AttributeKind kind;
  DataType element;      // of a tensor
  Text of;               // the attribute of the op that it is; empty for a value
  Names values, extents; // numbers, as texts
  Names inputs, outputs; // of a subgraph
  BodyNodes nodes;
};
struct BodyNode {
  OpName op;
  Names inputs, outputs;
  uint16_t argumentsPlace;
  uint8_t argumentCount;
  std::span<const BodyArgument> arguments() const;
};
struct Body {
  uint16_t opset; // of its nodes
  Names inputs, outputs;
  BodyNodes nodes;
};
std::span<const Body> bodiesOf(const Schema &schema);

} // namespace shlo::onnx
