// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/array_bodies.h"

#include <algorithm>
#include <map>

namespace shlo::plan {

static bool isAlias(const Op &op) { return std::get_if<Reshape>(&op.data) || std::get_if<BroadcastInDim>(&op.data); }

ValueId ArrayBodies::newValue(ElementType element, Extents shape) {
  program.values.push_back({element, std::move(shape)});
  return ValueId(program.values.size() - 1);
}

ValueId ArrayBodies::add(std::vector<Op> &ops, OpData data, ValueList operands, Extents shape, const Op &like) {
  const ElementType element = program.values[operands[0]].element;
  const ValueId made = newValue(element, std::move(shape));
  ops.push_back({std::move(data), std::move(operands), {made}, {}, like.origin});
  return made;
}

bool ArrayBodies::isOfScalars(const Op &op) const {
  const bool isKnown = std::get_if<Elementwise>(&op.data) || std::get_if<Constant>(&op.data) || isAlias(op);
  return isKnown && op.results.size() == 1 && shapeOf(op.results[0]).empty() &&
         std::all_of(op.operands.begin(), op.operands.end(), [&](ValueId value) { return shapeOf(value).empty(); });
}

bool ArrayBodies::isOfNumbers(const Op &op) const {
  const size_t count = op.results.size();
  if (count == 0 || op.operands.size() != 2 * count)
    return false;
  const Body &body = op.bodies[0];
  for (size_t k = 0; k < count; ++k) {
    const ElementType element = program.values[op.results[k]].element;
    for (ValueId value :
         {op.operands[k], op.operands[count + k], body.parameters[k], body.parameters[count + k], body.results[k]})
      if (program.values[value].element != element) // the body promotes
        return false;
  }
  return body.ops.size() > 1 &&
         std::all_of(body.ops.begin(), body.ops.end(), [&](const Op &one) { return isOfScalars(one); });
}

ValueList ArrayBodies::addBody(const Op &op, const ValueList &arguments, const Extents &shape, std::vector<Op> &ops) {
  const Body &body = op.bodies[0];
  std::map<ValueId, ValueId> arrays;
  for (size_t i = 0; i < arguments.size(); ++i)
    arrays[body.parameters[i]] = arguments[i];
  auto arrayOf = [&](ValueId value) { // that of a value from outside repeats it
    const auto [found, isNew] = arrays.try_emplace(value, 0);
    if (isNew)
      found->second = add(ops, BroadcastInDim{}, {value}, shape, op);
    return found->second;
  };
  for (const Op &one : body.ops) {
    if (isAlias(one)) {
      arrays[one.results[0]] = arrayOf(one.operands[0]);
      continue;
    }
    const ValueId made = newValue(program.values[one.results[0]].element, shape);
    Op onArrays{one.data, {}, {made}, {}, op.origin};
    if (auto *constant = std::get_if<Constant>(&onArrays.data))
      constant->splat = true;
    for (ValueId operand : one.operands)
      onArrays.operands.push_back(arrayOf(operand));
    ops.push_back(std::move(onArrays));
    arrays[one.results[0]] = made;
  }
  ValueList results;
  for (ValueId value : body.results)
    results.push_back(arrayOf(value));
  return results;
}

} // namespace shlo::plan
