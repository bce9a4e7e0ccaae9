// The table of links. Compiled once per instruction set, by flags of the file: arguments of functions are in wide
// registers only then.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_links_math-inl.h"
#include "exec/elementwise_tables.h"

#include <algorithm>

namespace shlo::exec {
namespace {

template <ElementType type>
constexpr bool isChained = [] {
  if constexpr (!isNative(type) || isComplex(type))
    return false;
  else
    return info(type).bits == 8 * byteSize(type);
}();

// The functions that have links.
constexpr plan::ElementFunction chained[] = {
    plan::ElementFunction::Add,      plan::ElementFunction::Subtract, plan::ElementFunction::Mul,
    plan::ElementFunction::Div,      plan::ElementFunction::Rem,      plan::ElementFunction::Max,
    plan::ElementFunction::Min,      plan::ElementFunction::Clamp,    plan::ElementFunction::Neg,
    plan::ElementFunction::Abs,      plan::ElementFunction::And,      plan::ElementFunction::Or,
    plan::ElementFunction::Xor,      plan::ElementFunction::Not,      plan::ElementFunction::Sqrt,
    plan::ElementFunction::Rsqrt,    plan::ElementFunction::Floor,    plan::ElementFunction::Ceil,
    plan::ElementFunction::Sign,     plan::ElementFunction::Clz,      plan::ElementFunction::RoundNearestEven,
    plan::ElementFunction::Exp,      plan::ElementFunction::Logistic, plan::ElementFunction::Tanh,
    plan::ElementFunction::IsFinite, plan::ElementFunction::Erf};
constexpr size_t chainedIndex(plan::ElementFunction function) {
  return size_t(std::find(std::begin(chained), std::end(chained), function) - std::begin(chained));
}

// The place of a link in the list of all links; 0: there is none.
using Slot = uint16_t;
// By the operand in the registers, and whether the other is one element.
template <size_t count> struct Places {
  Slot at[count][2];
};
template <size_t scale> struct Slots {
  Slot loads[4][2], stores[4], streams[4]; // by the logarithm of the element's bytes
  std::array<Places<2>, nativeTypes> functions[std::size(chained)], comparisons[6];
  Places<4> selects[4];                                               // by the logarithm of the element's bytes
  std::array<std::array<Slot, nativeTypes>, nativeTypes> conversions; // [from][to]
  std::array<Slot, nativeTypes> shifts[3], shiftsByEach[3], rotations;
  std::array<std::array<Slot, 4>, nativeTypes> functionsOfSecond[std::size(chained)]; // from the place ofSecond on
  std::array<Slot, nativeTypes> sumsOfItself, productsOfItself, areNaN, areNumbers;
  Places<4> selectsOfSecond[4]; // by the logarithm of the element's bytes; places from trueSecond on
  Slot exchange;
  Slot copies[4][2];                     // by the logarithm of the element's bytes, and whether the value is taken
  Slot calls[4][4][2];                   // by the logarithms of the bytes of operand and result, and the place
  Slot lookUps[4], fewLookUps[2];        // by the logarithm of the element's bytes; by the size of the table
  Slot fromBF16, toBF16, fromF16, toF16; // from or to f32
  Slot roundToBF16, roundToF16;
  // Sums, differences, their negatives, products: with an operand of a narrower type.
  struct Widened {
    Slot add, subtract[2], mul;
    constexpr Slot find(plan::ElementFunction function, size_t place) const {
      using enum plan::ElementFunction;
      return function == Add ? add : function == Subtract ? subtract[place] : function == Mul ? mul : 0;
    }
  };
  Widened int16s[2], int32s[4], floats[2][2]; // of i8, ui8, i16, ui16; of f16, bf16, by whether they are uniform
  constexpr Slot findWidened(const LinkKind &kind, size_t place, bool isUniform) const {
    const auto function = plan::ElementFunction(kind.which);
    auto of = [](ElementType type, std::initializer_list<ElementType> list) {
      return size_t(std::find(list.begin(), list.end(), type) - list.begin());
    };
    using enum ElementType;
    if (kind.operand == F32) {
      const size_t from = of(kind.result, {F16, BF16});
      return from < 2 ? floats[from][isUniform].find(function, place) : Slot(0);
    }
    const size_t from = of(kind.result, {I8, UI8, I16, UI16}), to = of(kind.operand, {I16, UI16, I32, UI32});
    if (isUniform || from == 4 || to == 4)
      return 0;
    return to >= 2 ? int32s[from].find(function, place) : from < 2 ? int16s[from].find(function, place) : Slot(0);
  }
};

// All links, and where each is.
template <size_t scale> struct Table : Slots<scale> {
  using Base = Slots<scale>;
  using Base::functions, Base::comparisons, Base::selects, Base::calls, Base::functionsOfSecond, Base::conversions,
      Base::sumsOfItself, Base::productsOfItself, Base::areNaN, Base::areNumbers, Base::selectsOfSecond, Base::shifts,
      Base::shiftsByEach, Base::rotations, Base::int16s, Base::int32s, Base::floats;
  using typename Base::Widened;
  Handler links[2048] = {};
  size_t count = 1;
  template <typename F> constexpr Slot add() {
    links[count] = linkOf<F>;
    return Slot(count++);
  }

  template <typename T, typename From, bool isUniform = false> constexpr Widened widenedOf() {
    return {add<WidenedBinary<scale, AddOf, T, From, 0, isUniform>>(),
            {add<WidenedBinary<scale, SubtractOf, T, From, 0, isUniform>>(),
             add<WidenedBinary<scale, SubtractOf, T, From, 1, isUniform>>()},
            add<WidenedBinary<scale, MulOf, T, From, 0, isUniform>>()};
  }
  constexpr void addWidened() {
    if constexpr (scale <= 4) {
      int16s[0] = widenedOf<uint16_t, int8_t>();
      int16s[1] = widenedOf<uint16_t, uint8_t>();
    }
    if constexpr (scale <= 2) {
      int32s[0] = widenedOf<uint32_t, int8_t>();
      int32s[1] = widenedOf<uint32_t, uint8_t>();
      int32s[2] = widenedOf<uint32_t, int16_t>();
      int32s[3] = widenedOf<uint32_t, uint16_t>();
      floats[1][0] = widenedOf<float, BF16>();
      floats[1][1] = widenedOf<float, BF16, true>();
#if defined(__F16C__) || defined(__aarch64__)
      floats[0][0] = widenedOf<float, _Float16>();
      floats[0][1] = widenedOf<float, _Float16, true>();
#endif
    }
  }
  template <typename F, typename T> constexpr void binary(plan::ElementFunction function, size_t column) {
    functions[chainedIndex(function)][column] = {
        {{add<Binary<scale, F, T, 0, false>>(), add<Binary<scale, F, T, 0, true>>()},
         {add<Binary<scale, F, T, 1, false>>(), add<Binary<scale, F, T, 1, true>>()}}};
    if constexpr (banks == 2)
      functionsOfSecond[chainedIndex(function)][column] = {
          add<BinaryOfSecond<scale, F, T, 0, false>>(), add<BinaryOfSecond<scale, F, T, 1, false>>(),
          add<BinaryOfSecond<scale, F, T, 0, true>>(), add<BinaryOfSecond<scale, F, T, 1, true>>()};
  }
  template <typename F, typename T> constexpr void unary(plan::ElementFunction function, size_t column) {
    functions[chainedIndex(function)][column] = {{{add<Unary<scale, F, T>>()}}};
  }
  template <typename F, typename T> constexpr void math(plan::ElementFunction function, size_t column) {
    links[count] = &mathLink<scale, F, T>;
    functions[chainedIndex(function)][column] = {{{Slot(count++)}}};
  }
  template <typename Test, typename T> constexpr void compare(plan::CompareDirection direction, size_t column) {
    comparisons[size_t(direction)][column] = {
        {{add<CompareLink<scale, Test, T, 0, false>>(), add<CompareLink<scale, Test, T, 0, true>>()},
         {add<CompareLink<scale, Test, T, 1, false>>(), add<CompareLink<scale, Test, T, 1, true>>()}}};
  }
  template <typename T> constexpr void addComparisons(size_t column) {
    using enum plan::CompareDirection;
    compare<EqualOf, T>(EQ, column);
    compare<NotEqualOf, T>(NE, column);
    compare<GreaterEqualOf, T>(GE, column);
    compare<GreaterOf, T>(GT, column);
    compare<LessEqualOf, T>(LE, column);
    compare<LessOf, T>(LT, column);
  }
  template <typename T> constexpr void addType(size_t column) {
    using enum plan::ElementFunction;
    binary<AddOf, T>(Add, column);
    binary<SubtractOf, T>(Subtract, column);
    binary<MulOf, T>(Mul, column);
    sumsOfItself[column] = add<BinaryOfItself<scale, AddOf, T>>();
    productsOfItself[column] = add<BinaryOfItself<scale, MulOf, T>>();
    binary<ExtremeOf<true>, T>(Max, column);
    binary<ExtremeOf<false>, T>(Min, column);
    functions[chainedIndex(Clamp)][column] = {
        {{}, {add<Ternary<scale, ClampOf, T, false>>(), add<Ternary<scale, ClampOf, T, true>>()}}};
    unary<NegOf, T>(Neg, column);
    addComparisons<T>(column);
    if constexpr (std::is_signed_v<T>)
      unary<AbsOf, T>(Abs, column), unary<SignOf, T>(Sign, column);
    if constexpr (isFloating<T>) {
      binary<DivOf, T>(Div, column);
      unary<SqrtOf, T>(Sqrt, column);
      unary<RsqrtOf, T>(Rsqrt, column);
      unary<FloorOf, T>(Floor, column);
      unary<CeilOf, T>(Ceil, column);
      unary<RoundEvenOf, T>(RoundNearestEven, column);
      functions[chainedIndex(IsFinite)][column] = {{{add<CompareItself<scale, FiniteOf, T>>()}}};
      math<NormalExp, T>(Exp, column);
      if constexpr (sizeof(T) == 4) {
        math<NormalLogistic, T>(Logistic, column);
        math<AnyTanh, T>(Tanh, column);
        math<AnyErf, T>(Erf, column);
      }
      areNaN[column] = add<CompareItself<scale, NotEqualOf, T>>();
      areNumbers[column] = add<CompareItself<scale, EqualOf, T>>();
    } else {
      addBits<T, NotOf>(column);
      unary<ClzOf, std::make_unsigned_t<T>>(Clz, column);
      if constexpr (sizeof(T) >= 4) {
        shiftsByEach[size_t(Shift::Left)][column] = add<Binary<scale, ShiftOf<Shift::Left>, T, 0, false>>();
        shiftsByEach[size_t(Shift::Right)][column] = add<Binary<scale, ShiftOf<Shift::Right>, T, 0, false>>();
        shiftsByEach[size_t(Shift::RightWithSign)][column] =
            add<Binary<scale, ShiftOf<Shift::RightWithSign>, T, 0, false>>();
      }
      shifts[size_t(Shift::Left)][column] = add<ShiftAll<scale, Shift::Left, T>>();
      shifts[size_t(Shift::Right)][column] = add<ShiftAll<scale, Shift::Right, T>>();
      shifts[size_t(Shift::RightWithSign)][column] = add<ShiftAll<scale, Shift::RightWithSign, T>>();
      rotations[column] = add<Rotate<scale, T>>();
      if constexpr (sizeof(T) <= 4) { // by one number only
        functions[chainedIndex(Div)][column] = {{{0, add<DivideAll<scale, T, false>>()}}};
        functions[chainedIndex(Rem)][column] = {{{0, add<DivideAll<scale, T, true>>()}}};
      } else {
        functions[chainedIndex(Div)][column] = {{{0, add<DivideAll64<T, false>>()}}};
        functions[chainedIndex(Rem)][column] = {{{0, add<DivideAll64<T, true>>()}}};
      }
    }
  }
  template <typename T, typename Complement> constexpr void addBits(size_t column) {
    using enum plan::ElementFunction;
    binary<AndOf, T>(And, column);
    binary<OrOf, T>(Or, column);
    binary<XorOf, T>(Xor, column);
    unary<Complement, T>(Not, column);
  }
  template <typename U> constexpr void addSelection(size_t width) {
    selects[width] = {{{add<SelectLink<scale, U, 0, false>>(), add<SelectLink<scale, U, 0, true>>()},
                       {add<SelectLink<scale, U, 1, false>>(), add<SelectLink<scale, U, 1, true>>()},
                       {add<SelectLink<scale, U, 2, false>>(), add<SelectLink<scale, U, 2, true>>()},
                       {add<SelectLink<scale, U, firstUniform, false>>()}}};
    if constexpr (banks == 2)
      selectsOfSecond[width] = {
          {{add<SelectOfSecond<scale, U, 0, true, false>>(), add<SelectOfSecond<scale, U, 0, true, true>>()},
           {add<SelectOfSecond<scale, U, 0, false, false>>(), add<SelectOfSecond<scale, U, 0, false, true>>()},
           {add<SelectOfSecond<scale, U, 1, false, false>>(), add<SelectOfSecond<scale, U, 1, false, true>>()},
           {add<SelectOfSecond<scale, U, 2, false, false>>(), add<SelectOfSecond<scale, U, 2, false, true>>()}}};
  }
  template <size_t bytes, size_t... i> constexpr void addCalls(std::index_sequence<i...>) {
    auto add = [&]<size_t made, int place> {
      links[count] = &callLink<scale, bytes, made, place>;
      return Slot(count++);
    };
    auto &row = calls[std::bit_width(bytes) - 1];
    ((row[i][0] = add.template operator()<size_t(1) << i, 0>(),
      row[i][1] = add.template operator()<size_t(1) << i, 1>()),
     ...);
  }
  template <ElementType from, ElementType to> constexpr void addConversion(size_t row, size_t column) {
    // Of the C++ types, i1 is a number of 8 bits.
    using From = std::conditional_t<from == ElementType::I1, Native<ElementType::UI8>, Native<from>>;
    using To = Native<to>;
    // Neither to wide integers that saturate, nor from those that the compiler converts one by one.
    constexpr bool isWhole = !isFloat(from) && !isFloat(to) && byteSize(from) != byteSize(to);
    constexpr bool isExact = !isFloat(from) && isFloat(to) && (sizeof(From) < 4 || std::is_same_v<From, int32_t>);
    constexpr bool isRounded = isFloat(from) && isFloat(to) && from != to;
    constexpr bool isSaturated =
        from == ElementType::F32 && isInteger(to) && sizeof(To) <= 4 && !std::is_same_v<To, uint32_t>;
    if constexpr (isWhole || isExact || isRounded)
      conversions[row][column] = add<ConvertLink<scale, From, To>>();
    else if constexpr (isSaturated)
      conversions[row][column] = add<SaturateFloat<scale, To>>();
  }
};

template <size_t scale> constexpr Table<scale> makeTable() {
  Table<scale> table{};
  constexpr size_t widest = 8 / scale; // bytes of an element
  if constexpr (widest >= 4) {         // so that offsets fit the registers
    table.lookUps[0] = table.template add<LookUpAny<scale, uint8_t>>();
    table.lookUps[1] = table.template add<LookUpAny<scale, uint16_t>>();
    table.lookUps[2] = table.template add<LookUpAny<scale, uint32_t>>();
    if constexpr (widest >= 8)
      table.lookUps[3] = table.template add<LookUpAny<scale, uint64_t>>();
#if SHLO_VECTOR_BYTES >= 32
    table.fewLookUps[0] = table.template add<LookUpFew<scale, 64>>();
#endif
#if SHLO_VECTOR_BYTES >= 64
    table.fewLookUps[1] = table.template add<LookUpFew<scale, 128>>();
#endif
  }
  constexpr std::make_index_sequence<nativeTypes> columns;
  auto addSizes = [&]<size_t... i>(std::index_sequence<i...>) {
    ((table.loads[i][0] = table.template add<Load<scale, size_t(1) << i>>(),
      table.loads[i][1] = table.template add<LoadUniform<scale, Unsigned<size_t(1) << i>>>(),
      table.stores[i] = table.template add<Store<scale, size_t(1) << i>>(),
      table.streams[i] = table.template add<Stream<scale, size_t(1) << i>>()),
     ...);
    (table.template addSelection<Unsigned<size_t(1) << i>>(i), ...);
    if constexpr (banks == 2)
      table.exchange = table.template add<ExchangeBoth>(),
      ((table.copies[i][0] = table.template add<CopySecond<scale, size_t(1) << i, false>>(),
        table.copies[i][1] = table.template add<CopySecond<scale, size_t(1) << i, true>>()),
       ...);
    (table.template addCalls<size_t(1) << i>(std::make_index_sequence<size_t(std::bit_width(widest))>()), ...);
  };
  addSizes(std::make_index_sequence<size_t(std::bit_width(widest))>());
  auto addType = [&]<size_t i> {
    constexpr ElementType type = nativeList[i];
    if constexpr (isChained<type> && byteSize(type) <= widest) {
      table.template addType<Native<type>>(i);
    } else if constexpr (type == ElementType::I1) {
      table.template addBits<uint8_t, NotPredicate>(i);
      table.template addComparisons<uint8_t>(i);
    }
  };
  auto addRow = [&]<size_t i, size_t... j>(std::index_sequence<j...>) {
    auto add = [&]<size_t k> {
      constexpr ElementType from = nativeList[i], to = nativeList[k];
      if constexpr ((isChained<from> || from == ElementType::I1) && isChained<to> && byteSize(from) <= widest &&
                    byteSize(to) <= widest)
        table.template addConversion<from, to>(i, k);
    };
    (add.template operator()<j>(), ...);
  };
  auto addAll = [&]<size_t... i>(std::index_sequence<i...>) {
    (addType.template operator()<i>(), ...);
    (addRow.template operator()<i>(columns), ...);
  };
  addAll(columns);
  table.addWidened();
  if constexpr (widest >= 4) {
    table.fromBF16 = table.template add<WidenBF16<scale>>();
    table.toBF16 = table.template add<NarrowBF16<scale>>();
    table.roundToBF16 = table.template add<RoundToBF16<scale>>();
#if defined(__F16C__) || defined(__aarch64__)
    table.fromF16 = table.template add<ConvertLink<scale, _Float16, float>>();
    table.toF16 = table.template add<ConvertLink<scale, float, _Float16>>();
    table.roundToF16 = table.template add<RoundToF16<scale>>();
#endif
  }
  return table;
}
template <size_t scale> constexpr Table<scale> table = makeTable<scale>();
// What is left of the table at run time.
template <size_t scale> constexpr Slots<scale> slots = table<scale>;
template <size_t scale>
constexpr auto allLinks = []<size_t... i>(std::index_sequence<i...>) {
  return std::array<Handler, sizeof...(i)>{table<scale>.links[i]...};
}(std::make_index_sequence<table<scale>.count>());

template <size_t scale> Slot conversion(ElementType from, ElementType to) {
  const int row = nativeIndex(from), column = nativeIndex(to);
  if (row >= 0 && column >= 0)
    return slots<scale>.conversions[size_t(row)][size_t(column)];
  if (to == ElementType::F32)
    return from == ElementType::BF16 ? slots<scale>.fromBF16 : from == ElementType::F16 ? slots<scale>.fromF16 : 0;
  if (from == ElementType::F32)
    return to == ElementType::BF16 ? slots<scale>.toBF16 : to == ElementType::F16 ? slots<scale>.toF16 : 0;
  return 0;
}

template <size_t scale> Slot slotOf(const LinkKind &kind, size_t place, bool isUniform) {
  const size_t bytes = byteSize(kind.kind == LinkKind::Select ? kind.result : kind.operand);
  if (bytes == 0 || bytes > 8 / scale)
    return 0;
  const size_t width = size_t(std::bit_width(bytes) - 1); // its logarithm
  switch (kind.kind) {
  case LinkKind::Load: return slots<scale>.loads[width][isUniform];
  case LinkKind::Store: return (kind.which ? slots<scale>.streams : slots<scale>.stores)[width];
  case LinkKind::Select:
    return place >= trueSecond ? slots<scale>.selectsOfSecond[width].at[place - trueSecond][isUniform]
                               : slots<scale>.selects[width].at[place][isUniform];
  case LinkKind::ToSecond: return slots<scale>.copies[width][0];
  case LinkKind::FromSecond: return slots<scale>.copies[width][1];
  case LinkKind::Exchange: return slots<scale>.exchange;
  case LinkKind::Call: {
    const size_t made = byteSize(kind.result);
    const bool exists = made != 0 && made <= 8 / scale && place < 2 && !isUniform;
    return exists ? slots<scale>.calls[width][std::bit_width(made) - 1][place] : 0;
  }
  case LinkKind::LookUp: {
    const size_t made = byteSize(kind.result);
    if (made == 0 || made > 8 / scale || place != 1 || !isUniform)
      return 0;
    return kind.which == AnyTable ? slots<scale>.lookUps[std::bit_width(made) - 1]
           : made == 4            ? slots<scale>.fewLookUps[kind.which - Table64]
                                  : 0;
  }
  case LinkKind::Convert: return conversion<scale>(kind.operand, kind.result);
  case LinkKind::Round:
    return kind.result == ElementType::BF16  ? slots<scale>.roundToBF16
           : kind.result == ElementType::F16 ? slots<scale>.roundToF16
                                             : 0;
  case LinkKind::Widened: return place < 2 ? slots<scale>.findWidened(kind, place, isUniform) : 0;
  default: break;
  }
  const int column = nativeIndex(kind.operand);
  if (column < 0)
    return 0;
  switch (kind.kind) {
  case LinkKind::Function: {
    const size_t function = chainedIndex(plan::ElementFunction(kind.which));
    if (place == ofItself)
      return kind.which == uint8_t(plan::ElementFunction::Add)   ? slots<scale>.sumsOfItself[size_t(column)]
             : kind.which == uint8_t(plan::ElementFunction::Mul) ? slots<scale>.productsOfItself[size_t(column)]
                                                                 : 0;
    if (function < std::size(chained) && place >= ofSecond)
      return slots<scale>.functionsOfSecond[function][size_t(column)][place - ofSecond];
    const bool exists = function < std::size(chained) && place < 2;
    return exists ? slots<scale>.functions[function][size_t(column)].at[place][isUniform] : 0;
  }
  case LinkKind::Compare:
    if (place == ofItself)
      return kind.which == uint8_t(plan::CompareDirection::NE)   ? slots<scale>.areNaN[size_t(column)]
             : kind.which == uint8_t(plan::CompareDirection::EQ) ? slots<scale>.areNumbers[size_t(column)]
                                                                 : 0;
    return place < 2 ? slots<scale>.comparisons[kind.which][size_t(column)].at[place][isUniform] : 0;
  case LinkKind::Rotate: return slots<scale>.rotations[size_t(column)];
  case LinkKind::Shift: {
    const auto function = plan::ElementFunction(kind.which);
    const Shift shift = function == plan::ElementFunction::ShiftLeft           ? Shift::Left
                        : function == plan::ElementFunction::ShiftRightLogical ? Shift::Right
                                                                               : Shift::RightWithSign;
    if (place != 0)
      return 0;
    return (isUniform ? slots<scale>.shifts : slots<scale>.shiftsByEach)[size_t(shift)][size_t(column)];
  }
  default: return 0;
  }
}

template <size_t scale> LinkFunction findLink(const LinkKind &kind, size_t place, bool isUniform) {
  if (SHLO_VECTOR_BYTES == 64 && kind.kind == LinkKind::Function &&
      kind.which == uint8_t(plan::ElementFunction::PopulationCount) && place == 0 &&
      info(kind.operand).bits == 8 * byteSize(kind.operand))
    return bitCountLink(byteSize(kind.operand), int64_t(blockElements<scale>));
  const Handler link = kind.kind == LinkKind::End ? endOfLinks : allLinks<scale>[slotOf<scale>(kind, place, isUniform)];
  return reinterpret_cast<LinkFunction>(link);
}

template <size_t scale>
constexpr ChainFunctions::Set chainSet = {int64_t(blockElements<scale>), findLink<scale>, runLinks<scale>};

} // namespace

const ChainFunctions SHLO_CHAINS = {{chainSet<1>, chainSet<2>, chainSet<4>}};

} // namespace shlo::exec
