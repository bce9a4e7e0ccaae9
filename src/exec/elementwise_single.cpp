// Steps for one element: the element functions without the loop of a kernel.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_simd.h"
#include "exec/elementwise_tables.h"
#include "exec/steps.h"

#include "exec/elementwise_compare-inl.h"
#include "exec/elementwise_convert-inl.h"

#include <bit>
#include <cstring>

namespace shlo::exec {
namespace {

using namespace HWY_NAMESPACE;

using StepTable = std::array<StepHandler, nativeTypes>;

template <typename T> T operand(const Step *step, char *const *pointers, size_t index) {
  T value;
  std::memcpy(&value, pointers[step->operands[index]], sizeof(T));
  return value;
}
template <typename T> void store(const Step *step, char *const *pointers, T value) {
  std::memcpy(pointers[step->result], &value, sizeof(T));
}

template <typename F, int Bits, typename T> void unary(const Step *step, char *const *pointers, Machine &machine) {
  store(step, pointers, wrap<Bits>(F::template apply<Bits>(operand<T>(step, pointers, 0))));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

template <typename F, int Bits, typename T> void binary(const Step *step, char *const *pointers, Machine &machine) {
  store(step, pointers,
        wrap<Bits>(F::template apply<Bits>(operand<T>(step, pointers, 0), operand<T>(step, pointers, 1))));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

template <typename F, int Bits, typename T> void ternary(const Step *step, char *const *pointers, Machine &machine) {
  store(step, pointers,
        wrap<Bits>(F::template apply<Bits>(operand<T>(step, pointers, 0), operand<T>(step, pointers, 1),
                                           operand<T>(step, pointers, 2))));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

// Functions with vector forms have none: their scalar forms round otherwise.
template <typename F, int Bits, typename T> constexpr StepHandler singleOf() {
  if constexpr (HasVector<F, T>)
    return nullptr;
  else if constexpr (IsUnary<F, Bits, T>)
    return unary<F, Bits, T>;
  else if constexpr (IsBinary<F, Bits, T>)
    return binary<F, Bits, T>;
  else if constexpr (IsTernary<F, Bits, T>)
    return ternary<F, Bits, T>;
  else
    return nullptr;
}

template <typename F> constexpr StepTable singles() {
  return forNative<StepHandler>([]<ElementType type>() -> StepHandler {
    if constexpr (isComplex(type))
      return nullptr;
    else
      return singleOf<F, info(type).bits, Native<type>>();
  });
}

constexpr StepTable functionSteps[] = {
#define SHLO_ELEMENT_FUNCTION(enumerator, ...) singles<fn::enumerator>(),
#include "opset/element_functions.inc"
#undef SHLO_ELEMENT_FUNCTION
};

//--- Comparisons ----------------------------------------------------------------------------------------------------//

template <typename Test> constexpr StepTable compareSteps() {
  return forNative<StepHandler>([]<ElementType type>() -> StepHandler {
    if constexpr (isComplex(type))
      return nullptr;
    else
      return binary<Compare<Test, PlainOrder>, 8, Native<type>>;
  });
}

// Like loopStep, of the comparison's operands.
template <typename Test, typename T> void loopWhile(const Step *step, char *const *pointers, Machine &machine) {
  if (!bool(Compare<Test, PlainOrder>::template apply<8>(operand<T>(step, pointers, 0), operand<T>(step, pointers, 1))))
    SHLO_CONTINUE(step + 1, pointers, machine);
  if (!machine.watch.proceed(step->parameter))
    return stopRun(machine);
  SHLO_CONTINUE(step - step->n, pointers, machine);
}

template <typename Test> constexpr StepTable loopSteps() {
  return forNative<StepHandler>([]<ElementType type>() -> StepHandler {
    if constexpr (isComplex(type))
      return nullptr;
    else
      return loopWhile<Test, Native<type>>;
  });
}

// In the order of CompareDirection.
#define SHLO_DIRECTIONS(table)                                                                                         \
  {table<Equal>(), table<NotEqual>(), table<GreaterEqual>(), table<Greater>(), table<LessEqual>(), table<Less>()}
constexpr StepTable comparisonSteps[] = SHLO_DIRECTIONS(compareSteps);
constexpr StepTable comparisonLoopSteps[] = SHLO_DIRECTIONS(loopSteps);
#undef SHLO_DIRECTIONS

//--- Selection and conversions --------------------------------------------------------------------------------------//

template <typename U> void select(const Step *step, char *const *pointers, Machine &machine) {
  const U yes = operand<U>(step, pointers, 1), no = operand<U>(step, pointers, 2);
  store(step, pointers, operand<uint8_t>(step, pointers, 0) != 0 ? yes : no);
  SHLO_CONTINUE(step + 1, pointers, machine);
}
constexpr StepHandler selectSteps[] = {select<uint8_t>, select<uint16_t>, select<uint32_t>, select<uint64_t>,
                                       select<unsigned __int128>};

template <int Bits, typename To, typename From>
void convert(const Step *step, char *const *pointers, Machine &machine) {
  store(step, pointers, convertTo<Bits, To>(operand<From>(step, pointers, 0)));
  SHLO_CONTINUE(step + 1, pointers, machine);
}

template <ElementType from> constexpr StepTable convertSteps() {
  return forNative<StepHandler>([]<ElementType to>() -> StepHandler {
    if constexpr (isComplex(from) || isComplex(to))
      return nullptr;
    else
      return convert<info(to).bits, Native<to>, Native<from>>;
  });
}
constexpr auto conversionSteps = forNative<StepTable>([]<ElementType from>() { return convertSteps<from>(); });

} // namespace

StepHandler singleStep(plan::ElementFunction function, ElementType operand) {
  const int column = nativeIndex(operand);
  return column < 0 ? nullptr : functionSteps[size_t(function)][size_t(column)];
}

StepHandler singleCompareStep(plan::CompareDirection direction, plan::CompareOrder order, ElementType operand) {
  const int column = nativeIndex(operand);
  const bool isPlain = !isFloat(operand) || (order != plan::CompareOrder::Total && order != plan::CompareOrder::Weak);
  return column < 0 || !isPlain ? nullptr : comparisonSteps[size_t(direction)][size_t(column)];
}

StepHandler singleSelectStep(size_t bytes) { return selectSteps[std::bit_width(bytes) - 1]; }

StepHandler singleConvertStep(ElementType from, ElementType to) {
  const int row = nativeIndex(from), column = nativeIndex(to);
  return row < 0 || column < 0 ? nullptr : conversionSteps[size_t(row)][size_t(column)];
}

StepHandler fusedLoopStep(StepHandler compare) {
  for (size_t direction = 0; direction < std::size(comparisonSteps); ++direction)
    for (size_t column = 0; column < nativeTypes; ++column)
      if (compare && comparisonSteps[direction][column] == compare)
        return comparisonLoopSteps[direction][column];
  return nullptr;
}

} // namespace shlo::exec
