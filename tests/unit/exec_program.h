// Builds programs for the executor by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/executable.h"
#include "plan/program.h"

#include <catch2/catch.hpp>
#include <cstring>

namespace shlo::test {

using plan::ElementFunction;
using plan::ValueId;

inline TensorType typeOf(ElementType element, Shape shape = {}) { return {element, std::move(shape)}; }

template <typename T> std::vector<char> bytesOf(const std::vector<T> &values) {
  std::vector<char> bytes(values.size() * sizeof(T));
  if (!bytes.empty())
    std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}
template <typename T> std::vector<T> valuesOf(const std::vector<char> &bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!bytes.empty())
    std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

struct ProgramBuilder {
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
    plan::Op op{std::move(data), std::move(operands), {}, std::move(inner), {}};
    for (TensorType &type : types)
      op.results.push_back(value(std::move(type)));
    std::vector<ValueId> results = op.results;
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
    body.results = fill();
    bodies.pop_back();
    return body;
  }
  plan::Body binaryBody(ElementFunction function, ElementType type) {
    return inner([&] {
      const ValueId a = parameter(typeOf(type)), b = parameter(typeOf(type));
      return std::vector<ValueId>{element(function, {a, b})};
    });
  }

  // Outputs as bytes; inputs by their bytes.
  std::vector<std::vector<char>> run(std::vector<ValueId> results, const std::vector<std::vector<char>> &inputs,
                                     bool baselineSimd, int times = 2) {
    program.body.results = std::move(results);
    exec::BuildOptions options;
    options.baselineSimd = baselineSimd;
    Result<std::shared_ptr<const exec::Executable>> made = exec::Executable::build(program, options);
    if (!made)
      FAIL(made.error().message);
    const exec::Executable &executable = **made;
    REQUIRE(executable.inputs().size() == inputs.size());
    std::vector<std::vector<char>> outputs;
    std::vector<const void *> from;
    std::vector<void *> to;
    for (const TensorType &type : executable.outputs())
      outputs.emplace_back(size_t(elementCount(type.shape)) * byteSize(type.element));
    for (size_t i = 0; i < inputs.size(); ++i) {
      REQUIRE(inputs[i].size() == size_t(elementCount(executable.inputs()[i].shape)) *
                                      byteSize(executable.inputs()[i].element));
      from.push_back(inputs[i].data());
    }
    for (auto &output : outputs)
      to.push_back(output.data());
    // Runs twice: the second run reuses the memory of the first.
    for (int i = 0; i < times; ++i) {
      Status status = executable.run(from.data(), to.data(), exec::RunContext());
      if (!status)
        FAIL(status.error().message);
    }
    return outputs;
  }
};

// Deterministic pseudo-random numbers.
struct Numbers {
  uint64_t state = 88172645463325252ull;
  uint64_t bits() {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
  }
  double uniform(double low, double high) { return low + (high - low) * double(bits() >> 11) * 0x1p-53; }
  template <typename T> std::vector<T> floats(size_t n, double low = -2, double high = 2) {
    std::vector<T> values(n);
    for (T &value : values)
      value = T(uniform(low, high));
    return values;
  }
};

} // namespace shlo::test
