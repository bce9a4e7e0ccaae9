// Integers of a tile whose values fit 16 bits are computed in as many: a register holds more of them. Programs widen
// narrow integers so that no result overflows, often to more bits than the results need.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/tile.h"

#include "tensor/value.h"

#include <algorithm>

namespace shlo::exec {

void TileProgram::setConstant(TileValue input, const char *element) {
  const ElementType type = values[input].type;
  constexpr int64_t most = int64_t(1) << 32; // sums of such do not overflow
  if (!isInteger(type) || info(type).bits < 8)
    return;
  if (const auto number = int64_t(loadInteger(type, element)); number > -most && number < most)
    values[input].constant = number;
}

class TileProgram::Narrower {
public:
  explicit Narrower(TileProgram &program) : program(program), ranges(program.values.size()) {}

  void run(const std::vector<TileValue> &kept) {
    for (size_t v = 0; v < ranges.size(); ++v)
      ranges[v] = program.values[v].constant ? Range{*program.values[v].constant, *program.values[v].constant}
                                             : rangeOf(program.values[v].type);
    for (const TileStep &step : program.steps)
      ranges[step.result] = intersect(rangeOf(step), rangeOf(program.values[step.result].type));
    isNarrow.assign(ranges.size(), false);
    for (const TileStep &step : program.steps)
      isNarrow[step.result] = isWide(program.values[step.result].type) && mayBeNarrow(step);
    for (TileValue value : kept)
      isNarrow[value] = false;
    while (removeSome()) {
    }
    for (size_t i = 0, n = program.steps.size(); i < n; ++i)
      rewrite(program.steps[i]);
  }

private:
  // Empty where nothing is known.
  struct Range {
    int64_t least = 1, most = 0;
    bool isKnown() const { return least <= most; }
    bool fits(Range other) const { return isKnown() && other.least <= least && most <= other.most; }
  };
  static constexpr Range int16s = {INT16_MIN, INT16_MAX}, uint16s = {0, UINT16_MAX};
  using Function = plan::ElementFunction;

  static bool isWide(ElementType type) { return isInteger(type) && byteSize(type) >= 4; }
  static Range rangeOf(ElementType type) {
    const unsigned bits = info(type).bits;
    if (!isInteger(type) || bits > 32)
      return {};
    const int64_t one = 1;
    return info(type).kind == ElementKind::Signed ? Range{-(one << (bits - 1)), (one << (bits - 1)) - 1}
                                                  : Range{0, (one << bits) - 1};
  }
  // What may wrap around can be any number of the type.
  static Range intersect(Range range, Range type) { return range.fits(type) ? range : type; }
  static bool fitsSome(Range range) { return range.fits(int16s) || range.fits(uint16s); }

  Range rangeOf(const TileStep &step) const {
    const Range a = ranges[step.operands[0]], b = ranges[step.operands[1]], c = ranges[step.operands[2]];
    if (step.link.kind == LinkKind::Convert)
      return a;
    if (step.link.kind == LinkKind::Select)
      return b.isKnown() && c.isKnown() ? Range{std::min(b.least, c.least), std::max(b.most, c.most)} : Range{};
    if (!a.isKnown() || !b.isKnown() || !c.isKnown())
      return {};
    const bool isConstant = b.least == b.most;
    if (step.link.kind == LinkKind::Shift) {
      const bool isRight = step.link.which != uint8_t(Function::ShiftLeft);
      if (!isConstant || !isRight || b.least < 0 || b.least > 15 ||
          (step.link.which == uint8_t(Function::ShiftRightLogical) && a.least < 0))
        return {};
      return {a.least >> b.least, a.most >> b.least};
    }
    if (step.link.kind != LinkKind::Function)
      return {};
    const int64_t greatest = std::max(std::abs(a.least), std::abs(a.most));
    switch (Function(step.link.which)) {
    case Function::Add: return {a.least + b.least, a.most + b.most};
    case Function::Subtract: return {a.least - b.most, a.most - b.least};
    case Function::Mul: {
      if (greatest >> 31 || std::max(std::abs(b.least), std::abs(b.most)) >> 31)
        return {};
      const int64_t products[] = {a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most};
      return {*std::min_element(products, products + 4), *std::max_element(products, products + 4)};
    }
    case Function::Max: return {std::max(a.least, b.least), std::max(a.most, b.most)};
    case Function::Min: return {std::min(a.least, b.least), std::min(a.most, b.most)};
    case Function::Clamp: // the least value, the number, the greatest value
      return {std::min(std::max(a.least, b.least), c.least), std::min(std::max(a.most, b.most), c.most)};
    case Function::Neg: return {-a.most, -a.least};
    case Function::Abs: return {a.least > 0 ? a.least : a.most < 0 ? -a.most : 0, greatest};
    case Function::Div: return isConstant && b.least != 0 ? Range{-greatest, greatest} : Range{};
    case Function::Rem:
      return isConstant && b.least != 0 ? Range{a.least < 0 ? -greatest : 0, a.most > 0 ? greatest : 0} : Range{};
    default: return {};
    }
  }

  static size_t first(const TileStep &step) { return step.link.kind == LinkKind::Select ? 1 : 0; }
  static size_t arity(const TileStep &step) {
    switch (step.link.kind) {
    case LinkKind::Function: return plan::info(Function(step.link.which)).arity;
    case LinkKind::Select: return 3;
    case LinkKind::Convert: return 1;
    case LinkKind::Compare:
    case LinkKind::Shift: return 2;
    default: return 3; // unused operands repeat the first one
    }
  }
  // The type of 16 bits in which a step is computed.
  ElementType narrowType(const TileStep &step) const {
    const bool isAbs = step.link.kind == LinkKind::Function && step.link.which == uint8_t(Function::Abs);
    bool isSigned = true, isUnsigned = !isAbs; // there is no abs of unsigned integers
    auto add = [&](TileValue value) {
      isSigned = isSigned && ranges[value].fits(int16s);
      isUnsigned = isUnsigned && ranges[value].fits(uint16s);
    };
    for (size_t k = first(step); k < arity(step); ++k)
      add(step.operands[k]);
    if (step.link.kind != LinkKind::Compare)
      add(step.result);
    return isSigned ? ElementType::I16 : isUnsigned ? ElementType::UI16 : ElementType::None;
  }
  // Whether the low bits of results depend on those of operands only.
  static bool isModular(const TileStep &step) {
    const auto function = Function(step.link.which);
    return step.link.kind == LinkKind::Select ||
           (step.link.kind == LinkKind::Function && (function == Function::Add || function == Function::Subtract ||
                                                     function == Function::Mul || function == Function::Neg));
  }
  // Judged by values: whether the step has a result of 16 bits that is made of such ones.
  bool mayBeNarrow(const TileStep &step) const {
    if (!fitsSome(ranges[step.result]))
      return false;
    if (step.link.kind == LinkKind::Convert)
      return isInteger(step.link.operand) && info(step.link.operand).bits >= 8 && byteSize(step.link.operand) <= 2;
    return rangeOf(step).isKnown() && computesNarrow(step);
  }
  bool computesNarrow(const TileStep &step) const {
    for (size_t k = first(step); k < arity(step); ++k)
      if (!fitsSome(ranges[step.operands[k]]))
        return false;
    return isModular(step) || narrowType(step) != ElementType::None;
  }
  bool isComparison(const TileStep &step) const {
    return step.link.kind == LinkKind::Compare && isWide(step.link.operand);
  }
  // Whether the step is one of those that change: a narrow result, or a comparison of narrow operands.
  bool changes(const TileStep &step) const {
    return isNarrow[step.result] || (isComparison(step) && (isNarrow[step.operands[0]] || isNarrow[step.operands[1]]));
  }

  // Narrow values need narrow operands or constants, and readers that are narrow, or convert them.
  bool removeSome() {
    bool removed = false;
    for (const TileStep &step : program.steps) {
      if (step.link.kind == LinkKind::Convert)
        continue;
      bool isPossible = isNarrow[step.result] || (isComparison(step) && computesNarrow(step));
      for (size_t k = first(step); k < arity(step); ++k)
        isPossible = isPossible && (isNarrow[step.operands[k]] || program.values[step.operands[k]].constant);
      if (isPossible)
        continue;
      for (size_t k = first(step); k < arity(step); ++k)
        removed = remove(step.operands[k]) || removed;
      removed = remove(step.result) || removed;
    }
    return removed;
  }
  bool remove(TileValue value) {
    const bool was = isNarrow[value];
    isNarrow[value] = false;
    return was;
  }

  TileValue narrowConstant(TileValue wide) {
    if (auto found = constants.find(wide); found != constants.end())
      return found->second;
    const int64_t number = *program.values[wide].constant;
    return constants[wide] = program.addConstant(number < 0 ? ElementType::I16 : ElementType::UI16, number);
  }

  void rewrite(TileStep &step) {
    const Simd simd = program.simd;
    if (step.link.kind == LinkKind::Convert) {
      const bool fromNarrow = isNarrow[step.operands[0]], toNarrow = isNarrow[step.result];
      if (!fromNarrow && !toNarrow)
        return;
      const ElementType from = program.values[step.operands[0]].type;
      const ElementType to = toNarrow ? typeOf(step.result) : step.link.result;
      program.values[step.result].type = to;
      step.kernel = convertKernel(simd, from, to);
      step.single = nullptr;
      step.link = {byteSize(from) == byteSize(to) ? LinkKind::Reinterpret : LinkKind::Convert, 0, from, to};
      return;
    }
    if (!changes(step))
      return;
    const ElementType type = isModular(step) ? ElementType::UI16 : narrowType(step);
    for (size_t k = first(step); k < arity(step); ++k)
      if (program.values[step.operands[k]].constant)
        step.operands[k] = narrowConstant(step.operands[k]);
    std::fill(step.operands + arity(step), step.operands + 3, step.operands[0]);
    step.single = nullptr;
    if (step.link.kind == LinkKind::Shift && type == ElementType::UI16) // the highest bit of 16 is not the sign
      step.link.which = uint8_t(Function::ShiftRightLogical);
    step.link.operand = step.link.kind == LinkKind::Select ? step.link.operand : type;
    if (step.link.kind == LinkKind::Compare) {
      step.kernel = compareKernel(simd, plan::CompareDirection(step.link.which), plan::CompareOrder::Signed, type);
      return;
    }
    step.kernel = step.link.kind == LinkKind::Select ? selectKernel(simd, 2)
                                                     : elementKernel(simd, Function(step.link.which), type);
    step.link.result = program.values[step.result].type = typeOf(step.result);
  }
  ElementType typeOf(TileValue value) const {
    return ranges[value].fits(int16s) ? ElementType::I16 : ElementType::UI16;
  }

  TileProgram &program;
  std::vector<Range> ranges;  // of integers
  std::vector<bool> isNarrow; // values that are computed in 16 bits
  std::map<TileValue, TileValue> constants;
};

void TileProgram::narrowIntegers(const std::vector<TileValue> &kept) {
  if (isChained)
    Narrower(*this).run(kept);
}

} // namespace shlo::exec
