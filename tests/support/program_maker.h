// Makes programs of the executor by hand, op by op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

#include <cstring>

namespace shlo::test {

using plan::ElementFunction;
using plan::ValueId;

inline TensorType typeOf(ElementType element, Shape shape = {}) { return {element, std::move(shape)}; }

struct ProgramMaker {
  plan::Program program;
  std::vector<plan::Body *> bodies = {&program.body};

  plan::Body &body() { return *bodies.back(); }
  ValueId value(TensorType type) {
    program.values.push_back(std::move(type));
    return ValueId(program.values.size() - 1);
  }
  ValueId parameter(TensorType type) {
    const ValueId id = value(std::move(type));
    body().parameters.push_back(id);
    return id;
  }
  std::vector<ValueId> ops(plan::OpData data, std::vector<ValueId> operands, std::vector<TensorType> types,
                           std::vector<plan::Body> inner = {}) {
    plan::Op op{std::move(data), {operands.begin(), operands.end()}, {}, std::move(inner), {}};
    for (TensorType &type : types)
      op.results.push_back(value(std::move(type)));
    std::vector<ValueId> results(op.results.begin(), op.results.end());
    body().ops.push_back(std::move(op));
    return results;
  }
  ValueId op(plan::OpData data, std::vector<ValueId> operands, TensorType type, std::vector<plan::Body> inner = {}) {
    return ops(std::move(data), std::move(operands), {std::move(type)}, std::move(inner))[0];
  }
  ValueId element(ElementFunction function, std::vector<ValueId> operands) {
    const TensorType type = program.values[operands.back()];
    return op(plan::Elementwise{function}, std::move(operands), type);
  }
  ValueId compare(plan::CompareDirection direction, ValueId a, ValueId b,
                  plan::CompareOrder order = plan::CompareOrder::Float) {
    plan::Elementwise compare{ElementFunction::Compare};
    compare.direction = direction;
    compare.order = order;
    return op(compare, {a, b}, typeOf(ElementType::I1, program.values[a].shape));
  }
  ValueId broadcast(ValueId operand, Shape shape, plan::Extents dimensions) {
    return op(plan::BroadcastInDim{std::move(dimensions)}, {operand},
              typeOf(program.values[operand].element, std::move(shape)));
  }
  template <typename T> ValueId constant(TensorType type, const std::vector<T> &values) {
    plan::Constant constant;
    constant.bytes = Storage::allocate(std::max<size_t>(values.size() * sizeof(T), 1), true);
    if (!values.empty())
      std::memcpy(constant.bytes->data(), values.data(), values.size() * sizeof(T));
    constant.splat = values.size() == 1 && elementCount(type.shape) != 1;
    return op(constant, {}, std::move(type));
  }
  // A body with everything that `fill` adds.
  template <typename Fill> plan::Body inner(Fill fill) {
    plan::Body body;
    bodies.push_back(&body);
    const auto results = fill();
    body.results.assign(results.begin(), results.end());
    bodies.pop_back();
    return body;
  }
  plan::Body binaryBody(ElementFunction function, ElementType type) {
    return inner([&] {
      const ValueId a = parameter(typeOf(type)), b = parameter(typeOf(type));
      return std::vector<ValueId>{element(function, {a, b})};
    });
  }
};

} // namespace shlo::test
