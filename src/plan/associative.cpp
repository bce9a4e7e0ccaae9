// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/associative.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <unordered_map>

namespace shlo::plan {

namespace {

// Numbers as f64 stand for all types: those that are tried are small.
std::optional<double> apply(const Elementwise &op, const double *a) {
  using enum ElementFunction;
  switch (op.function) {
  case Abs: return std::abs(a[0]);
  case Neg: return -a[0];
  case Sign: return a[0] == 0 ? a[0] : std::copysign(1.0, a[0]);
  case Exp: return std::exp(a[0]);
  case Expm1: return std::expm1(a[0]);
  case Log: return std::log(a[0]);
  case Log1p: return std::log1p(a[0]);
  case Logistic: return 1 / (1 + std::exp(-a[0]));
  case Sqrt: return std::sqrt(a[0]);
  case Rsqrt: return 1 / std::sqrt(a[0]);
  case Tanh: return std::tanh(a[0]);
  case Convert: return a[0]; // what is lost would make groups differ: see canTry
  case IsFinite: return std::isfinite(a[0]);
  case Add: return a[0] + a[1];
  case Subtract: return a[0] - a[1];
  case Mul: return a[0] * a[1];
  case Div: return a[0] / a[1];
  case Max: return std::isnan(a[0]) || a[0] > a[1] ? a[0] : a[1];
  case Min: return std::isnan(a[0]) || a[0] < a[1] ? a[0] : a[1];
  case Clamp: return std::min(std::max(a[1], a[0]), a[2]);
  case Select: return a[0] != 0 ? a[1] : a[2];
  case Compare:
    switch (op.direction) {
    case CompareDirection::EQ: return a[0] == a[1];
    case CompareDirection::NE: return a[0] != a[1];
    case CompareDirection::GE: return a[0] >= a[1];
    case CompareDirection::GT: return a[0] > a[1];
    case CompareDirection::LE: return a[0] <= a[1];
    case CompareDirection::LT: return a[0] < a[1];
    }
    return std::nullopt;
  default: return std::nullopt;
  }
}
// And, or, not of truth values, which are 0 and 1.
std::optional<double> applyLogic(const Elementwise &op, const double *a) {
  switch (op.function) {
  case ElementFunction::And: return a[0] != 0 && a[1] != 0;
  case ElementFunction::Or: return a[0] != 0 || a[1] != 0;
  case ElementFunction::Xor: return (a[0] != 0) != (a[1] != 0);
  case ElementFunction::Not: return a[0] == 0;
  default: return apply(op, a);
  }
}

template <typename T> double read(const Storage &bytes) {
  T number;
  std::memcpy(&number, bytes.data(), sizeof(T));
  return double(number);
}
std::optional<double> numberOf(ElementType type, const Storage &bytes) {
  switch (type) {
  case ElementType::I1: return double(bytes.data()[0] != 0);
  case ElementType::I8: return read<int8_t>(bytes);
  case ElementType::I16: return read<int16_t>(bytes);
  case ElementType::I32: return read<int32_t>(bytes);
  case ElementType::I64: return read<int64_t>(bytes);
  case ElementType::UI8: return read<uint8_t>(bytes);
  case ElementType::UI16: return read<uint16_t>(bytes);
  case ElementType::UI32: return read<uint32_t>(bytes);
  case ElementType::UI64: return read<uint64_t>(bytes);
  case ElementType::F32: return read<float>(bytes);
  case ElementType::F64: return read<double>(bytes);
  default: return std::nullopt;
  }
}

class Trial {
public:
  using Numbers = std::vector<double>;
  // Where numbers come from: of either sign, or small and positive, as counts and weights are.
  enum class Range { Signed, Positive };

  Trial(const Program &program, const Op &op) : program(program), body(op.bodies[0]), count(op.results.size()) {}

  // False also if a function or a type is not known here.
  bool isAssociative(Range range) {
    constexpr int times = 24;
    for (int i = 0; i < times; ++i) {
      outside.clear();
      const Numbers a = numbers(range), b = numbers(range), c = numbers(range);
      const auto ab = combine(a, b), bc = combine(b, c);
      if (!ab || !bc)
        return false;
      const auto left = combine(*ab, c), right = combine(a, *bc);
      if (!left || !right || !std::equal(left->begin(), left->end(), right->begin(), isNear))
        return false;
    }
    return true;
  }

private:
  static bool isNear(double a, double b) {
    return std::abs(a - b) <= 1e-9 * (1 + std::abs(a)); // not if either is NaN or infinite
  }
  double number(ElementType type, Range range) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const double share = double(state >> 11) * 0x1p-53; // of 1
    if (type == ElementType::I1)
      return share < 0.5 ? 0 : 1;
    if (!isFloat(type))
      return range == Range::Positive || isUnsigned(type) ? 1 + std::floor(4 * share) : std::floor(9 * share) - 4;
    return range == Range::Positive ? 1 + 3 * share : 6 * share - 3;
  }
  static bool isUnsigned(ElementType type) {
    return type == ElementType::UI8 || type == ElementType::UI16 || type == ElementType::UI32 ||
           type == ElementType::UI64;
  }
  Numbers numbers(Range range) {
    Numbers made;
    for (size_t k = 0; k < count; ++k)
      made.push_back(number(program.values[body.parameters[k]].element, range));
    return made;
  }

  std::optional<Numbers> combine(const Numbers &first, const Numbers &second) {
    std::unordered_map<ValueId, double> values = outside;
    for (size_t k = 0; k < count; ++k) {
      values[body.parameters[k]] = first[k];
      values[body.parameters[count + k]] = second[k];
    }
    // Of a value from outside nothing is known but that it stays the same.
    auto valueOf = [&](ValueId value) {
      const auto [found, isNew] = values.try_emplace(value, 0.0);
      if (isNew)
        outside[value] = found->second = number(program.values[value].element, Range::Signed);
      return found->second;
    };
    for (const Op &op : body.ops) {
      const ElementType type = program.values[op.results[0]].element;
      double operands[3] = {};
      for (size_t i = 0; i < std::min<size_t>(op.operands.size(), 3); ++i)
        operands[i] = valueOf(op.operands[i]);
      std::optional<double> made;
      if (const auto *constant = std::get_if<Constant>(&op.data))
        made = numberOf(type, *constant->bytes);
      else if (const auto *elementwise = std::get_if<Elementwise>(&op.data))
        made = canTry(*elementwise, op, type)
                   ? type == ElementType::I1 ? applyLogic(*elementwise, operands) : apply(*elementwise, operands)
                   : std::nullopt;
      else // an alias
        made = operands[0];
      if (!made)
        return std::nullopt;
      values[op.results[0]] = *made;
    }
    Numbers results;
    for (ValueId value : body.results)
      results.push_back(valueOf(value));
    return results;
  }
  // Integers that are divided or become other types may lose what f64 keeps.
  bool canTry(const Elementwise &function, const Op &op, ElementType type) const {
    const ElementType from = program.values[op.operands[0]].element;
    if (function.function == ElementFunction::Convert)
      return from == ElementType::I1 || (isFloat(from) && isFloat(type)) || (!isFloat(from) && isFloat(type));
    return function.function != ElementFunction::Div || isFloat(type);
  }

  const Program &program;
  const Body &body;
  size_t count;
  uint64_t state = 1;
  std::unordered_map<ValueId, double> outside;
};

} // namespace

bool isAssociative(const Program &program, const Op &op) {
  return Trial(program, op).isAssociative(Trial::Range::Signed) ||
         Trial(program, op).isAssociative(Trial::Range::Positive);
}

} // namespace shlo::plan
