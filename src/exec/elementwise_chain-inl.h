// The table of links. Compiled once per instruction set, by flags of the file: arguments of functions are in wide
// registers only then.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_links-inl.h"
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
    plan::ElementFunction::Add,   plan::ElementFunction::Subtract, plan::ElementFunction::Mul,
    plan::ElementFunction::Div,   plan::ElementFunction::Rem,      plan::ElementFunction::Max,
    plan::ElementFunction::Min,   plan::ElementFunction::Clamp,    plan::ElementFunction::Neg,
    plan::ElementFunction::Abs,   plan::ElementFunction::And,      plan::ElementFunction::Or,
    plan::ElementFunction::Xor,   plan::ElementFunction::Not,      plan::ElementFunction::Sqrt,
    plan::ElementFunction::Rsqrt, plan::ElementFunction::Floor,    plan::ElementFunction::Ceil};
constexpr size_t chainedIndex(plan::ElementFunction function) {
  return size_t(std::find(std::begin(chained), std::end(chained), function) - std::begin(chained));
}

// By the operand in the registers, and whether the other is one element.
template <size_t count> struct Places {
  Handler at[count][2];
};
template <size_t scale> struct Table {
  Handler loads[4][2], stores[4]; // by the logarithm of the element's bytes
  std::array<Places<2>, nativeTypes> functions[std::size(chained)], comparisons[6];
  Places<4> selects[4];                                                  // by the logarithm of the element's bytes
  std::array<std::array<Handler, nativeTypes>, nativeTypes> conversions; // [from][to]
  std::array<Handler, nativeTypes> shifts[3], rotations;
  Handler fromBF16, toBF16, fromF16, toF16; // from or to f32

  template <typename F, typename T> constexpr void binary(plan::ElementFunction function, size_t column) {
    functions[chainedIndex(function)][column] = {
        {{linkOf<Binary<scale, F, T, 0, false>>, linkOf<Binary<scale, F, T, 0, true>>},
         {linkOf<Binary<scale, F, T, 1, false>>, linkOf<Binary<scale, F, T, 1, true>>}}};
  }
  template <typename F, typename T> constexpr void unary(plan::ElementFunction function, size_t column) {
    functions[chainedIndex(function)][column] = {{{linkOf<Unary<scale, F, T>>}}};
  }
  template <typename Test, typename T> constexpr void compare(plan::CompareDirection direction, size_t column) {
    comparisons[size_t(direction)][column] = {
        {{linkOf<CompareLink<scale, Test, T, 0, false>>, linkOf<CompareLink<scale, Test, T, 0, true>>},
         {linkOf<CompareLink<scale, Test, T, 1, false>>, linkOf<CompareLink<scale, Test, T, 1, true>>}}};
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
    binary<ExtremeOf<true>, T>(Max, column);
    binary<ExtremeOf<false>, T>(Min, column);
    functions[chainedIndex(Clamp)][column] = {
        {{}, {linkOf<Ternary<scale, ClampOf, T, false>>, linkOf<Ternary<scale, ClampOf, T, true>>}}};
    unary<NegOf, T>(Neg, column);
    addComparisons<T>(column);
    if constexpr (std::is_signed_v<T>)
      unary<AbsOf, T>(Abs, column);
    if constexpr (isFloating<T>) {
      binary<DivOf, T>(Div, column);
      unary<SqrtOf, T>(Sqrt, column);
      unary<RsqrtOf, T>(Rsqrt, column);
      unary<FloorOf, T>(Floor, column);
      unary<CeilOf, T>(Ceil, column);
    } else {
      addBits<T, NotOf>(column);
      shifts[size_t(Shift::Left)][column] = linkOf<ShiftAll<scale, Shift::Left, T>>;
      shifts[size_t(Shift::Right)][column] = linkOf<ShiftAll<scale, Shift::Right, T>>;
      shifts[size_t(Shift::RightWithSign)][column] = linkOf<ShiftAll<scale, Shift::RightWithSign, T>>;
      rotations[column] = linkOf<Rotate<scale, T>>;
      if constexpr (sizeof(T) <= 4) { // by one number only
        functions[chainedIndex(Div)][column] = {{{nullptr, linkOf<DivideAll<scale, T, false>>}}};
        functions[chainedIndex(Rem)][column] = {{{nullptr, linkOf<DivideAll<scale, T, true>>}}};
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
    selects[width] = {{{linkOf<SelectLink<scale, U, 0, false>>, linkOf<SelectLink<scale, U, 0, true>>},
                       {linkOf<SelectLink<scale, U, 1, false>>, linkOf<SelectLink<scale, U, 1, true>>},
                       {linkOf<SelectLink<scale, U, 2, false>>, linkOf<SelectLink<scale, U, 2, true>>},
                       {linkOf<SelectLink<scale, U, firstUniform, false>>}}};
  }
  template <ElementType from, ElementType to> constexpr void addConversion(size_t row, size_t column) {
    // Of the C++ types, i1 is a number of 8 bits.
    using From = std::conditional_t<from == ElementType::I1, Native<ElementType::UI8>, Native<from>>;
    using To = Native<to>;
    // Not to integers that saturate, nor from those that the compiler converts one by one.
    constexpr bool isWhole = !isFloat(from) && !isFloat(to) && byteSize(from) != byteSize(to);
    constexpr bool isExact = !isFloat(from) && isFloat(to) && (sizeof(From) < 4 || std::is_same_v<From, int32_t>);
    constexpr bool isRounded = isFloat(from) && isFloat(to) && from != to;
    if constexpr (isWhole || isExact || isRounded)
      conversions[row][column] = linkOf<ConvertLink<scale, From, To>>;
  }
};

template <size_t scale> constexpr Table<scale> makeTable() {
  Table<scale> table{};
  constexpr size_t widest = 8 / scale; // bytes of an element
  constexpr std::make_index_sequence<nativeTypes> columns;
  auto addSizes = [&]<size_t... i>(std::index_sequence<i...>) {
    ((table.loads[i][0] = linkOf<Load<scale, size_t(1) << i>>,
      table.loads[i][1] = linkOf<LoadUniform<scale, Unsigned<size_t(1) << i>>>,
      table.stores[i] = linkOf<Store<scale, size_t(1) << i>>),
     ...);
    (table.template addSelection<Unsigned<size_t(1) << i>>(i), ...);
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
  if constexpr (widest >= 4) {
    table.fromBF16 = linkOf<WidenBF16<scale>>;
    table.toBF16 = linkOf<NarrowBF16<scale>>;
#if defined(__F16C__) || defined(__aarch64__)
    table.fromF16 = linkOf<ConvertLink<scale, _Float16, float>>;
    table.toF16 = linkOf<ConvertLink<scale, float, _Float16>>;
#endif
  }
  return table;
}
template <size_t scale> constexpr Table<scale> table = makeTable<scale>();

template <size_t scale> Handler conversion(ElementType from, ElementType to) {
  const int row = nativeIndex(from), column = nativeIndex(to);
  if (row >= 0 && column >= 0)
    return table<scale>.conversions[size_t(row)][size_t(column)];
  if (to == ElementType::F32)
    return from == ElementType::BF16  ? table<scale>.fromBF16
           : from == ElementType::F16 ? table<scale>.fromF16
                                      : nullptr;
  if (from == ElementType::F32)
    return to == ElementType::BF16 ? table<scale>.toBF16 : to == ElementType::F16 ? table<scale>.toF16 : nullptr;
  return nullptr;
}

template <size_t scale> Handler handler(const LinkKind &kind, size_t place, bool isUniform) {
  const size_t bytes = byteSize(kind.kind == LinkKind::Select ? kind.result : kind.operand);
  if (bytes == 0 || bytes > 8 / scale)
    return kind.kind == LinkKind::End ? endOfLinks : nullptr;
  const size_t width = size_t(std::bit_width(bytes) - 1); // its logarithm
  switch (kind.kind) {
  case LinkKind::Load: return table<scale>.loads[width][isUniform];
  case LinkKind::Store: return table<scale>.stores[width];
  case LinkKind::End: return endOfLinks;
  case LinkKind::Select: return table<scale>.selects[width].at[place][isUniform];
  case LinkKind::Convert: return conversion<scale>(kind.operand, kind.result);
  default: break;
  }
  const int column = nativeIndex(kind.operand);
  if (column < 0)
    return nullptr;
  switch (kind.kind) {
  case LinkKind::Function: {
    const size_t function = chainedIndex(plan::ElementFunction(kind.which));
    const bool exists = function < std::size(chained) && place < 2;
    return exists ? table<scale>.functions[function][size_t(column)].at[place][isUniform] : nullptr;
  }
  case LinkKind::Compare:
    return place < 2 ? table<scale>.comparisons[kind.which][size_t(column)].at[place][isUniform] : nullptr;
  case LinkKind::Rotate: return table<scale>.rotations[size_t(column)];
  case LinkKind::Shift: {
    const auto function = plan::ElementFunction(kind.which);
    const Shift shift = function == plan::ElementFunction::ShiftLeft           ? Shift::Left
                        : function == plan::ElementFunction::ShiftRightLogical ? Shift::Right
                                                                               : Shift::RightWithSign;
    return place == 0 ? table<scale>.shifts[size_t(shift)][size_t(column)] : nullptr;
  }
  default: return nullptr;
  }
}

template <size_t scale> LinkFunction findLink(const LinkKind &kind, size_t place, bool isUniform) {
  return reinterpret_cast<LinkFunction>(handler<scale>(kind, place, isUniform));
}

template <size_t scale>
constexpr ChainFunctions::Set chainSet = {int64_t(blockElements<scale>), findLink<scale>, runLinks<scale>};

} // namespace

const ChainFunctions SHLO_CHAINS = {{chainSet<1>, chainSet<2>, chainSet<4>}};

} // namespace shlo::exec
