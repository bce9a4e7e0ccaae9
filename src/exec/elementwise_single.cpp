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

// The operand that a step takes from a register, if any.
enum class Held { None = -1, First, Second };

template <typename T> constexpr bool isHeldFloat = std::is_floating_point_v<T>;
// Of results: floats, and what fits an integer.
template <typename T> constexpr bool isHeld = isHeldFloat<T> || sizeof(T) <= sizeof(HeldInteger);
typedef double HeldDouble __attribute__((vector_size(16)));

template <typename T> T heldValue(HeldFloat heldFloat, HeldInteger heldInteger) {
  T value;
  if constexpr (std::is_same_v<T, float>)
    value = heldFloat[0];
  else if constexpr (std::is_same_v<T, double>)
    value = HeldDouble(heldFloat)[0];
  else
    std::memcpy(&value, &heldInteger, sizeof(T));
  return value;
}

template <typename T, Held held = Held::None>
T operand(const Step *step, char *const *pointers, size_t index, HeldFloat heldFloat = {},
          HeldInteger heldInteger = 0) {
  if (int(index) == int(held)) {
    if constexpr (isHeld<T>)
      return heldValue<T>(heldFloat, heldInteger);
  }
  T value;
  std::memcpy(&value, pointers[step->operands[index]], sizeof(T));
  return value;
}
// Stores the result and holds it.
template <typename T>
void store(const Step *step, char *const *pointers, T value, HeldFloat &heldFloat, HeldInteger &heldInteger) {
  std::memcpy(pointers[step->result], &value, sizeof(T));
  if constexpr (std::is_same_v<T, float>) {
    const HeldFloat all = {value, value, value, value};
    heldFloat = __builtin_shufflevector(all, all, 0, -1, -1, -1); // nothing reads the others
  } else if constexpr (std::is_same_v<T, double>) {
    const HeldDouble all = {value, value};
    heldFloat = HeldFloat(__builtin_shufflevector(all, all, 0, -1));
  } else if constexpr (isHeld<T>) {
    heldInteger = 0;
    std::memcpy(&heldInteger, &value, sizeof(T));
  }
}

template <typename F, int Bits, typename T, Held held = Held::None> SHLO_STEP(unary) {
  const T a = operand<T, held>(step, pointers, 0, heldFloat, heldInteger);
  store(step, pointers, wrap<Bits>(F::template apply<Bits>(a)), heldFloat, heldInteger);
  SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
}

template <typename F, int Bits, typename T, Held held = Held::None> SHLO_STEP(binary) {
  const T a = operand<T, held>(step, pointers, 0, heldFloat, heldInteger);
  const T b = operand<T, held>(step, pointers, 1, heldFloat, heldInteger);
  store(step, pointers, wrap<Bits>(F::template apply<Bits>(a, b)), heldFloat, heldInteger);
  SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
}

template <typename F, int Bits, typename T> SHLO_STEP(ternary) {
  const T a = operand<T>(step, pointers, 0), b = operand<T>(step, pointers, 1), c = operand<T>(step, pointers, 2);
  store(step, pointers, wrap<Bits>(F::template apply<Bits>(a, b, c)), heldFloat, heldInteger);
  SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
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
template <typename Kind, typename Test, typename T> SHLO_STEP(loopWhile) {
  if (!bool(Compare<Test, PlainOrder>::template apply<8>(operand<T>(step, pointers, 0), operand<T>(step, pointers, 1))))
    SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
  if (!Kind::proceed(step, machine))
    SHLO_STOP_LOOP(step);
  SHLO_CONTINUE_HOLDING(step - step->n, pointers, machine, heldFloat, heldInteger);
}

template <typename Kind, typename Test> constexpr StepTable loopSteps() {
  return forNative<StepHandler>([]<ElementType type>() -> StepHandler {
    if constexpr (isComplex(type))
      return nullptr;
    else
      return loopWhile<Kind, Test, Native<type>>;
  });
}

// In the order of CompareDirection.
template <typename Kind>
constexpr StepTable comparisonLoopSteps[] = {loopSteps<Kind, Equal>(),        loopSteps<Kind, NotEqual>(),
                                             loopSteps<Kind, GreaterEqual>(), loopSteps<Kind, Greater>(),
                                             loopSteps<Kind, LessEqual>(),    loopSteps<Kind, Less>()};
constexpr StepTable comparisonSteps[] = {compareSteps<Equal>(),        compareSteps<NotEqual>(),
                                         compareSteps<GreaterEqual>(), compareSteps<Greater>(),
                                         compareSteps<LessEqual>(),    compareSteps<Less>()};

//--- Selection and conversions --------------------------------------------------------------------------------------//

template <typename U, Held held = Held::None> SHLO_STEP(select) {
  const U yes = operand<U>(step, pointers, 1), no = operand<U>(step, pointers, 2);
  const bool isYes = operand<uint8_t, held>(step, pointers, 0, heldFloat, heldInteger) != 0;
  store(step, pointers, isYes ? yes : no, heldFloat, heldInteger);
  SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
}
constexpr StepHandler selectSteps[] = {select<uint8_t>, select<uint16_t>, select<uint32_t>, select<uint64_t>,
                                       select<unsigned __int128>};

template <int Bits, typename To, typename From, Held held = Held::None> SHLO_STEP(convert) {
  const From from = operand<From, held>(step, pointers, 0, heldFloat, heldInteger);
  store(step, pointers, convertTo<Bits, To>(from), heldFloat, heldInteger);
  SHLO_CONTINUE_HOLDING(step + 1, pointers, machine, heldFloat, heldInteger);
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

//--- With held operands -------------------------------------------------------------------------------------------//

// The functions that loops over numbers have most.
template <typename F, ElementType type> constexpr HeldForms heldBinary() {
  using T = Native<type>;
  constexpr int bits = info(type).bits;
  return {binary<F, bits, T>, {binary<F, bits, T, Held::First>, binary<F, bits, T, Held::Second>}, sizeof(T),
          isHeldFloat<T>, sizeof(T), isHeldFloat<T>};
}
template <typename Test, ElementType type> constexpr HeldForms heldCompare() {
  using T = Native<type>;
  using F = Compare<Test, PlainOrder>;
  return {binary<F, 8, T>, {binary<F, 8, T, Held::First>, binary<F, 8, T, Held::Second>}, sizeof(T), isHeldFloat<T>, 1,
          false};
}
template <typename U> constexpr HeldForms heldSelect() {
  return {select<U>, {select<U, Held::First>, nullptr}, 1, false, sizeof(U), false};
}
template <ElementType from, ElementType to> constexpr HeldForms heldConvert() {
  using From = Native<from>;
  using To = Native<to>;
  constexpr int bits = info(to).bits;
  return {convert<bits, To, From>, {convert<bits, To, From, Held::First>, nullptr}, sizeof(From), isHeldFloat<From>,
          sizeof(To), isHeldFloat<To>};
}

#define SHLO_OF_FLOATS(make, F) make<F, ElementType::F32>(), make<F, ElementType::F64>()
#define SHLO_OF_INTEGERS(make, F) make<F, ElementType::I32>(), make<F, ElementType::I64>()
#define SHLO_OF_NUMBERS(make, F) SHLO_OF_FLOATS(make, F), SHLO_OF_INTEGERS(make, F)
constexpr HeldForms heldTable[] = {
    SHLO_OF_NUMBERS(heldBinary, fn::Add),
    SHLO_OF_NUMBERS(heldBinary, fn::Subtract),
    SHLO_OF_NUMBERS(heldBinary, fn::Mul),
    SHLO_OF_NUMBERS(heldBinary, fn::Div),
    SHLO_OF_NUMBERS(heldBinary, fn::Max),
    SHLO_OF_NUMBERS(heldBinary, fn::Min),
    SHLO_OF_INTEGERS(heldBinary, fn::Rem),
    SHLO_OF_INTEGERS(heldBinary, fn::And),
    SHLO_OF_INTEGERS(heldBinary, fn::Xor),
    heldBinary<fn::And, ElementType::I1>(),
    SHLO_OF_NUMBERS(heldCompare, Equal),
    SHLO_OF_NUMBERS(heldCompare, NotEqual),
    SHLO_OF_NUMBERS(heldCompare, GreaterEqual),
    SHLO_OF_NUMBERS(heldCompare, Greater),
    SHLO_OF_NUMBERS(heldCompare, LessEqual),
    SHLO_OF_NUMBERS(heldCompare, Less),
    heldSelect<uint32_t>(),
    heldSelect<uint64_t>(),
    heldConvert<ElementType::I32, ElementType::F32>(),
    heldConvert<ElementType::F32, ElementType::I32>(),
    heldConvert<ElementType::F32, ElementType::F64>(),
    heldConvert<ElementType::F64, ElementType::F32>(),
};

//--- Two steps as one -----------------------------------------------------------------------------------------------//

// Two functions of floats, of which the second reads the result of the first. operands[2]: the second's other operand;
// n: the pointer to the first's result. The step of the second follows, and is left out.
template <typename F, typename G, int Bits, typename T, Held held, Held place> SHLO_STEP(pair) {
  const T a = operand<T, held>(step, pointers, 0, heldFloat, heldInteger);
  const T b = operand<T, held>(step, pointers, 1, heldFloat, heldInteger);
  const T c = operand<T>(step, pointers, 2);
  const T first = F::template apply<Bits>(a, b);
  std::memcpy(pointers[step->n], &first, sizeof(T));
  const T second = place == Held::First ? G::template apply<Bits>(first, c) : G::template apply<Bits>(c, first);
  store(step, pointers, second, heldFloat, heldInteger);
  SHLO_CONTINUE_HOLDING(step + 2, pointers, machine, heldFloat, heldInteger);
}

struct HeldPair {
  StepHandler first, second[2], paired[2]; // by the operand of the second that the first has made
};
template <typename F, typename G, ElementType type, Held held> constexpr HeldPair heldPair() {
  using T = Native<type>;
  constexpr int bits = info(type).bits;
  return {binary<F, bits, T, held>,
          {binary<G, bits, T, Held::First>, binary<G, bits, T, Held::Second>},
          {pair<F, G, bits, T, held, Held::First>, pair<F, G, bits, T, held, Held::Second>}};
}
#define SHLO_HELD(F, G, type)                                                                                          \
  heldPair<F, G, type, Held::None>(), heldPair<F, G, type, Held::First>(), heldPair<F, G, type, Held::Second>()
#define SHLO_SECOND(F, type) SHLO_HELD(F, fn::Add, type), SHLO_HELD(F, fn::Subtract, type), SHLO_HELD(F, fn::Mul, type)
#define SHLO_FIRST(type) SHLO_SECOND(fn::Add, type), SHLO_SECOND(fn::Subtract, type), SHLO_SECOND(fn::Mul, type)
constexpr HeldPair pairTable[] = {SHLO_FIRST(ElementType::F32), SHLO_FIRST(ElementType::F64)};
#undef SHLO_HELD
#undef SHLO_SECOND
#undef SHLO_FIRST

// Adds to the counter of a loop, then does what the loop's step does, which follows. operands[2]: the limit.
template <typename Kind, typename T, Held held> SHLO_STEP(countedLoop) {
  const T a = operand<T, held>(step, pointers, 0, heldFloat, heldInteger);
  const T b = operand<T, held>(step, pointers, 1, heldFloat, heldInteger), limit = operand<T>(step, pointers, 2);
  const T counter = fn::Add::template apply<8 * sizeof(T)>(a, b);
  store(step, pointers, counter, heldFloat, heldInteger);
  if (!bool(Compare<Less, PlainOrder>::template apply<8>(counter, limit)))
    SHLO_CONTINUE_HOLDING(step + 2, pointers, machine, heldFloat, heldInteger);
  if (!Kind::proceed(step, machine))
    SHLO_STOP_LOOP(step);
  SHLO_CONTINUE_HOLDING(step - step->n, pointers, machine, heldFloat, heldInteger);
}

struct CountedLoop {
  StepHandler add, loop, counted, unwatched;
};
template <ElementType type, Held held> constexpr CountedLoop countedLoopOf() {
  using T = Native<type>;
  return {binary<fn::Add, info(type).bits, T, held>, loopWhile<WatchedLoop, Less, T>, countedLoop<WatchedLoop, T, held>,
          countedLoop<UnwatchedLoop, T, held>};
}
#define SHLO_OF_INTEGERS_HELD(held) countedLoopOf<ElementType::I32, held>(), countedLoopOf<ElementType::I64, held>()
constexpr CountedLoop countedTable[] = {SHLO_OF_INTEGERS_HELD(Held::None), SHLO_OF_INTEGERS_HELD(Held::First),
                                        SHLO_OF_INTEGERS_HELD(Held::Second)};
#undef SHLO_OF_INTEGERS_HELD

#undef SHLO_OF_FLOATS
#undef SHLO_OF_INTEGERS
#undef SHLO_OF_NUMBERS

} // namespace

StepHandler pairedStep(StepHandler first, StepHandler second, size_t &place) {
  for (const HeldPair &pair : pairTable)
    for (place = 0; place < 2; ++place)
      if (pair.first == first && pair.second[place] == second)
        return pair.paired[place];
  return nullptr;
}

StepHandler countedLoopStep(StepHandler add, StepHandler loop) {
  for (const CountedLoop &counted : countedTable)
    if (counted.add == add && counted.loop == loop)
      return counted.counted;
  return nullptr;
}

const HeldForms *heldForms(StepHandler handler) {
  for (const HeldForms &forms : heldTable)
    if (forms.plain == handler)
      return &forms;
  return nullptr;
}

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
        return comparisonLoopSteps<WatchedLoop>[direction][column];
  return nullptr;
}

StepHandler unwatchedSingleLoopStep(StepHandler loop) {
  for (size_t direction = 0; direction < std::size(comparisonSteps); ++direction)
    for (size_t column = 0; column < nativeTypes; ++column)
      if (comparisonLoopSteps<WatchedLoop>[direction][column] == loop)
        return comparisonLoopSteps<UnwatchedLoop>[direction][column];
  for (const CountedLoop &counted : countedTable)
    if (counted.counted == loop)
      return counted.unwatched;
  return nullptr;
}

} // namespace shlo::exec
