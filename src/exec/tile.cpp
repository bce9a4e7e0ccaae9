// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/tile.h"

#include "exec/narrow.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace shlo::exec {

TileValue TileProgram::addInput(ElementType type) {
  values.push_back({type, true});
  return TileValue(values.size() - 1);
}

TileValue TileProgram::addStep(ElementKernel kernel, StepHandler single, std::initializer_list<TileValue> operands,
                               ElementType result, int64_t parameter, LinkKind link, bool isShared) {
  TileStep step{kernel, single, parameter, {}, TileValue(values.size()), link, {}};
  // Unused operands repeat the first one.
  std::fill(std::begin(step.operands), std::end(step.operands), *operands.begin());
  std::fill(std::begin(step.sources), std::end(step.sources), *operands.begin());
  std::copy(operands.begin(), operands.end(), step.operands);
  // Programs compute some values twice.
  if (isShared) {
    const auto [same, isNew] = known.try_emplace(
        {kernel, parameter, step.operands[0], step.operands[1], step.operands[2], result, link.kind, link.which},
        step.result);
    if (!isNew)
      return same->second;
  }
  steps.push_back(step);
  time += 0.02 * double(byteSize(result));
  values.push_back({result});
  return step.result;
}

TileValue TileProgram::addConversion(TileValue value, ElementType to) {
  const ElementType from = values[value].type;
  return addStep(convertKernel(simd, from, to), singleConvertStep(from, to), {value}, to, 0,
                 {LinkKind::Convert, 0, from, to});
}

TileValue TileProgram::computable(TileValue value) {
  const ElementType from = values[value].type, to = computeType(from);
  if (from == to)
    return value;
  auto [entry, isNew] = widened.try_emplace(value, 0);
  if (isNew)
    entry->second = addConversion(value, to);
  return entry->second;
}

Result<TileValue> TileProgram::convert(TileValue value, ElementType to) {
  const ElementType from = values[value].type;
  if (from == to)
    return value;
  if (from == ElementType::None || to == ElementType::None)
    return makeError(SHLO_UNSUPPORTED, "values without an element type cannot be converted");
  // Narrow floats are converted through f32. Wider numbers are first rounded to odd in f32.
  TileValue source = computable(value);
  if (computeType(to) != to && values[source].type != ElementType::F32) {
    ElementKernel kernel = toOddF32Kernel(simd, values[source].type);
    source = kernel ? addStep(kernel, nullptr, {source}, ElementType::F32) : addConversion(source, ElementType::F32);
  }
  if (values[source].type == to)
    return source;
  return addConversion(source, to);
}

TileValue TileProgram::copy(TileValue value) { return reinterpret(value, values[value].type, false); }

TileValue TileProgram::reinterpret(TileValue value, ElementType to, bool isShared) {
  // Copies elements of any type of this size.
  static constexpr ElementType types[] = {ElementType::UI8, ElementType::UI16, ElementType::UI32, ElementType::UI64,
                                          ElementType::ComplexF64};
  const ElementType type = types[std::bit_width(byteSize(to)) - 1];
  return addStep(convertKernel(simd, type, type), singleConvertStep(type, type), {value}, to, 0,
                 {LinkKind::Reinterpret, 0, values[value].type, to}, isShared);
}

TileValue TileProgram::addConstant(ElementType type, int64_t number) {
  const TileValue value = addInput(type);
  values[value].isUniform = true;
  values[value].constant = number;
  values[value].isOwn = true;
  return value;
}

template <typename U> static void lookUpAll(const char *const *operands, char *result, int64_t n, int64_t) {
  uint32_t last;
  std::memcpy(&last, operands[2], sizeof(last));
  for (int64_t i = 0; i < n; ++i) {
    uint32_t offset;
    std::memcpy(&offset, operands[1] + i * int64_t(sizeof(offset)), sizeof(offset));
    std::memcpy(result + i * int64_t(sizeof(U)), operands[0] + std::min(offset, last) * sizeof(U), sizeof(U));
  }
}

TileValue TileProgram::lookUp(TileValue table, TileValue offsets, int64_t last, TableSize size) {
  static constexpr ElementKernel kernels[] = {lookUpAll<uint8_t>, lookUpAll<uint16_t>, lookUpAll<uint32_t>,
                                              lookUpAll<uint64_t>};
  const ElementType type = values[table].type;
  LinkKind link{LinkKind::LookUp, size, ElementType::I32, type};
  if (!chainFunctions(simd).sets[0].find(link, 1, true))
    link.which = AnyTable;
  time += 0.3;
  return addStep(kernels[std::bit_width(byteSize(type)) - 1], nullptr,
                 {table, offsets, addConstant(ElementType::I32, last)}, type, 0, link);
}

// In addition to the time of a step, in nanoseconds.
static double timeOf(plan::ElementFunction function, ElementType type) {
  using enum plan::ElementFunction;
  const double wide = byteSize(type) / 4.0;
  switch (function) {
  case Exp:
  case Expm1:
  case Log:
  case Log1p:
  case Logistic:
  case Tanh: return 0.4 * wide * wide;
  case Sine:
  case Cosine:
  case Tan:
  case Acos:
  case Acosh:
  case Asin:
  case Asinh:
  case Atan:
  case Atan2:
  case Atanh:
  case Cbrt:
  case Cosh:
  case Digamma:
  case Erf:
  case Erfc:
  case ErfInv:
  case Lgamma:
  case Pow:
  case Sinh: return 2 * wide;
  case BesselI1e: return wide > 1 ? 150 : 4;
  case Polygamma:
  case Zeta: return 500;
  case Div:
  case Rem:
  case Sqrt:
  case Rsqrt: return 0.2 * wide;
  default: return isComplex(type) ? 0.2 * wide : 0;
  }
}

static bool isShift(plan::ElementFunction function) {
  using enum plan::ElementFunction;
  return function == ShiftLeft || function == ShiftRightLogical || function == ShiftRightArithmetic;
}

Result<TileValue> TileProgram::add(const plan::Elementwise &op, const std::vector<TileValue> &operands,
                                   ElementType result) {
  using plan::ElementFunction;
  const char *name = plan::info(op.function).name;
  const size_t arity = plan::info(op.function).arity;
  // Programs are verified, but memory safety must not depend on it.
  bool fits = operands.size() == arity;
  for (size_t i = 0; fits && i < arity; ++i)
    fits = type(operands[i]) == type(operands[op.function == ElementFunction::Select && i > 0 ? 1 : 0]);
  if (!fits)
    return makeError(SHLO_INVALID_PROGRAM, std::string("stablehlo.") + name + " has operands that do not match");
  if (op.function == ElementFunction::Convert)
    return convert(operands[0], result);
  if (op.function == ElementFunction::Select && byteSize(type(operands[0])) == 1 && type(operands[1]) == result)
    return addStep(selectKernel(simd, byteSize(result)), singleSelectStep(byteSize(result)),
                   {operands[0], operands[1], operands[2]}, result, 0,
                   {LinkKind::Select, 0, type(operands[0]), result});

  TileValue computed[3] = {};
  for (size_t i = 0; i < operands.size(); ++i)
    computed[i] = computable(operands[i]);
  const ElementType operand = values[computed[0]].type;
  int64_t parameter = 0;
  if (op.function == ElementFunction::ReducePrecision) {
    if (op.exponentBits < 1 || op.mantissaBits < 0)
      return makeError(SHLO_INVALID_PROGRAM, "reduce_precision needs at least 1 exponent bit and 0 mantissa bits");
    // With at least as many exponent bits as the type, all its exponents fit, also those of subnormal numbers.
    const ElementType type = values[operands[0]].type;
    const bool holdsAll = computeType(type) != type && type != ElementType::F8E8M0FNU &&
                          narrowFormat(type).specials == FloatSpecials::Ieee &&
                          op.exponentBits >= narrowFormat(type).exponentBits;
    parameter = packPrecision(holdsAll ? 64 : std::min(op.exponentBits, 64), std::min(op.mantissaBits, 64));
  }
  const bool isCompare = op.function == ElementFunction::Compare;
  const ElementKernel kernel =
      isCompare ? compareKernel(simd, op.direction, op.order, operand) : elementKernel(simd, op.function, operand);
  const StepHandler single =
      isCompare ? singleCompareStep(op.direction, op.order, operand) : singleStep(op.function, operand);
  if (!kernel) {
    return makeError(SHLO_UNSUPPORTED,
                     std::string("stablehlo.") + name + " is not defined for elements of type " + info(operand).name);
  }
  time += timeOf(op.function, operand);
  // The kernel's result type for operands in the computing type, before rounding to the type of the result.
  const ElementType made = isFloat(result) && isFloat(operand) ? operand : result;
  LinkKind link = {LinkKind::Function, uint8_t(op.function), operand, made};
  if (isCompare)
    link = {isFloat(operand) && op.order != plan::CompareOrder::Float ? LinkKind::None : LinkKind::Compare,
            uint8_t(op.direction), operand, made};
  else if (isShift(op.function))
    link.kind = LinkKind::Shift;
  TileValue value;
  if (operands.size() == 1)
    value = addStep(kernel, single, {computed[0]}, made, parameter, link);
  else if (operands.size() == 2)
    value = addStep(kernel, single, {computed[0], computed[1]}, made, parameter, link);
  else
    value = addStep(kernel, single, {computed[0], computed[1], computed[2]}, made, parameter, link);
  return convert(value, result);
}

std::vector<size_t> TileProgram::lastReads() const {
  std::vector<size_t> last(values.size(), 0);
  for (size_t i = 0; i < steps.size(); ++i)
    for (TileValue operand : steps[i].operands)
      last[operand] = i;
  return last;
}

size_t TileProgram::bytesPerElement() const {
  // Few values are in memory at the same time, and those of short chains are in registers.
  constexpr size_t mostOfShort = 16;
  const size_t first = isChained ? chainMemory + 1 : 0, count = values.size() - first;
  size_t widest = 1;
  for (size_t v = first; v < values.size(); ++v)
    widest = std::max(widest, byteSize(values[v].type));
  if (count <= mostOfShort)
    return widest * std::min<size_t>(count, 4);
  const std::vector<size_t> last = lastReads();
  size_t live = 0, most = 0;
  for (size_t i = 0; i < steps.size(); ++i) {
    const TileStep &step = steps[i];
    live += byteSize(values[step.result].type);
    most = std::max(most, live);
    for (size_t k = 0; k < 3; ++k) {
      const TileValue operand = step.operands[k];
      if (!values[operand].input && last[operand] == i &&
          std::find(step.operands, step.operands + k, operand) == step.operands + k)
        live -= byteSize(values[operand].type);
    }
  }
  return std::clamp(most + widest, 4 * widest, 8 * widest); // and one that is loaded or stored outside
}

int64_t TileProgram::lastRead(TileValue value) const {
  auto has = [value](const auto &list) { return std::find(std::begin(list), std::end(list), value) != std::end(list); };
  for (size_t i = steps.size(); i-- > 0;)
    if (has(steps[i].operands) || has(steps[i].sources))
      return int64_t(i);
  return -1;
}

int64_t TileProgram::madeBy(TileValue value) const {
  for (size_t i = 0; i < steps.size(); ++i)
    if (steps[i].result == value)
      return int64_t(i);
  return -1;
}

std::optional<std::array<TileValue, 2>> TileProgram::takeProduct(TileValue value, const std::vector<TileValue> &kept) {
  const int64_t at = madeBy(value);
  auto isKept = [&](TileValue one) { return std::find(kept.begin(), kept.end(), one) != kept.end(); };
  if (at < 0 || lastRead(value) >= 0 || isKept(value))
    return std::nullopt;
  const TileStep &step = steps[size_t(at)];
  if (step.link.kind != LinkKind::Function || step.link.which != uint8_t(plan::ElementFunction::Mul))
    return std::nullopt;
  const std::array<TileValue, 2> factors = {step.operands[0], step.operands[1]};
  // Both are in memory then. The product must not be replaced by two values.
  size_t more = 0;
  for (size_t k = 0; k < 2; ++k) {
    if (values[factors[k]].isUniform)
      return std::nullopt;
    more += !values[factors[k]].input && !isKept(factors[k]) && (k == 0 || factors[0] != factors[1]);
  }
  if (more > 1)
    return std::nullopt;
  remove(value);
  return factors;
}

std::optional<TileValue> TileProgram::convertedInput(TileValue value, const std::vector<TileValue> &kept) const {
  const int64_t at = madeBy(value);
  if (at < 0 || lastRead(value) >= 0 || std::find(kept.begin(), kept.end(), value) != kept.end() ||
      steps[size_t(at)].link.kind != LinkKind::Convert)
    return std::nullopt;
  const TileValue from = steps[size_t(at)].operands[0];
  return values[from].input && !values[from].isUniform ? std::optional(from) : std::nullopt;
}

void TileProgram::finish(const std::vector<TileValue> &outputs, const std::vector<TileValue> &readLater,
                         int64_t elements) {
  tileElements = elements;
  known.clear();
  std::vector<bool> kept(values.size(), false), outside(values.size(), false);
  for (TileValue value : readLater)
    kept[value] = true;
  for (TileValue value : outputs)
    outside[value] = true;
  for (size_t v = 0; v < values.size(); ++v)
    outside[v] = outside[v] || values[v].input;
  std::vector<bool> isKept(values.size());
  for (size_t v = 0; v < values.size(); ++v) {
    isKept[v] = kept[v] || outside[v];
    values[v].isArray = kept[v];
  }
  makeParts(isKept);
  // Chains write whole blocks.
  const int64_t block =
      std::any_of(parts.begin(), parts.end(), [](const Part &part) { return part.set; }) ? mostBlock() : 1;
  const size_t padded = size_t((tileElements + block - 1) / block * block);
  for (size_t v = 0; v < values.size(); ++v)
    kept[v] = kept[v] || values[v].isFixed;
  for (Value &value : values)
    if (value.isOwn) {
      value.offset = int64_t(scratch);
      scratch += (padded * byteSize(value.type) + 63) & ~size_t(63);
    }
  const std::vector<size_t> last = lastReads();
  // Free buffers by the width of their elements. A buffer is free after the last read of its value, already for the
  // result of the step that reads it.
  std::map<size_t, std::vector<int64_t>> free;
  for (size_t i = 0; i < steps.size(); ++i) {
    const TileStep &step = steps[i];
    const size_t bytes = byteSize(values[step.result].type);
    for (size_t k = 0; k < 3; ++k) {
      const TileValue operand = step.operands[k];
      const bool again = std::find(step.operands, step.operands + k, operand) != step.operands + k;
      if (!again && !outside[operand] && !kept[operand] && last[operand] == i)
        free[byteSize(values[operand].type)].push_back(values[operand].offset);
    }
    if (outside[step.result])
      continue;
    std::vector<int64_t> &list = free[bytes];
    if (!list.empty()) {
      values[step.result].offset = list.back();
      list.pop_back();
    } else {
      values[step.result].offset = int64_t(scratch);
      scratch += (padded * bytes + 63) & ~size_t(63);
    }
  }
  prepareChains();
}

bool TileProgram::runLong(const char **pointers, int64_t n, Watch &watch) const {
  for (size_t i = fixedParts; i < parts.size(); ++i) {
    const Part &part = parts[i];
    runPart(part, pointers, n);
    if (!watch.proceed(n * int64_t(part.end - part.begin)))
      return false;
  }
  return true;
}

void TileProgram::expand(StepMaker &maker, const std::vector<uint32_t> &pointers, int64_t n) const {
  for (const TileStep &step : steps) {
    Step made;
    for (size_t k = 0; k < 3; ++k)
      made.operands[k] = pointers[step.operands[k]];
    made.result = pointers[step.result];
    made.run = n == 1 && step.single ? step.single : elementStep;
    made.n = n;
    made.element = step.kernel;
    made.parameter = step.parameter;
    maker.add(made);
  }
}

void TileProgram::expandOne(StepMaker &maker, const std::vector<uint32_t> &pointers) const {
  for (const TileStep &step : steps) {
    Step made;
    for (size_t k = 0; k < 3; ++k)
      made.operands[k] = pointers[step.operands[k]];
    made.result = pointers[step.result];
    made.run = step.single;
    maker.add(made);
  }
}

void TileProgram::place(const char **pointers, char *memory) const {
  for (size_t v = 0; v < values.size(); ++v) {
    pointers[v] = values[v].offset < 0 ? nullptr : memory + values[v].offset;
    if (values[v].isOwn) {
      const int64_t count = values[v].isArray ? tileElements : std::min(tileElements, block());
      fill(memory + values[v].offset, reinterpret_cast<const char *>(&*values[v].constant), count,
           byteSize(values[v].type)); // its low bytes come first
    }
  }
  placeChains(pointers);
}

} // namespace shlo::exec
