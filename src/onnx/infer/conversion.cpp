// Ops that convert types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/infer/rules.h"

namespace shlo::onnx::rules {

LogicalResult identity(Node &node) {
  if (node.has(0))
    node.set(0, node.facts(0));
  if (const Numbers *elements = node.passedOn(0))
    node.setElements(0, *elements);
  return success();
}

static bool isInteger(DataType type) {
  switch (type) {
  case DataType::INT8:
  case DataType::INT16:
  case DataType::INT32:
  case DataType::INT64:
  case DataType::UINT8:
  case DataType::UINT16:
  case DataType::UINT32:
  case DataType::UINT64: return true;
  default: return false;
  }
}

static LogicalResult castTo(Node &node, DataType type) {
  node.set(0, type);
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  const DataType from = node.element(0);
  const Numbers *elements = isInteger(from) || from == DataType::BOOL ? node.passedOn(0) : nullptr;
  if (!elements || (!isInteger(type) && type != DataType::BOOL))
    return success();
  Numbers list;
  for (Number one : *elements)
    if (type == DataType::BOOL && !one.isKnown())
      list.push_back({});
    else
      list.push_back(type == DataType::BOOL ? Number(!one.is(0)) : one);
  // A number that does not fit wraps around.
  const bool isNarrow = type != DataType::INT64 && type != DataType::BOOL;
  if (!isNarrow || llvm::all_of(list, [](Number one) { return one.isKnown() && one.get() >= 0 && one.get() <= INT8_MAX; }) ||
      (type == DataType::INT32 &&
       llvm::all_of(list, [](Number one) { return !one.isKnown() || one.get() == int32_t(one.get()); })))
    node.setElements(0, std::move(list));
  return success();
}

LogicalResult cast(Node &node) {
  DataType type = node.dataType(AttributeName::to).value_or(DataType::UNDEFINED);
  // The attribute of version 1 is a name: "FLOAT".
  if (const StringRef name = node.text(AttributeName::to); !name.empty())
    for (int32_t i = 1; const DataTypeInfo *info = findDataType(i); ++i)
      if (name.equals_insensitive(info->name))
        type = info->type;
  if (!findDataType(int32_t(type)) && node.attribute(AttributeName::to))
    return node.fail("r1", "to") << "is " << int64_t(type) << ", which is no element type (TensorProto.DataType)";
  return castTo(node, type);
}

LogicalResult castLike(Node &node) { return castTo(node, node.element(1)); }

LogicalResult bitCast(Node &node) {
  const DataTypeInfo *to = findDataType(int32_t(node.dataType(AttributeName::to).value_or(DataType::UNDEFINED))),
                     *from = findDataType(int32_t(node.element(0)));
  if (!to && node.attribute(AttributeName::to))
    return node.fail("r1", "to") << "is no element type (TensorProto.DataType)";
  if (to && from && to->bits != from->bits)
    return node.fail("r2", "to") << "has elements of " << int64_t(to->bits) << " bits, expected "
                                 << int64_t(from->bits);
  if (to)
    node.set(0, to->type);
  if (const Shape *shape = node.shape(0))
    node.set(0, *shape);
  return success();
}

} // namespace shlo::onnx::rules
