// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/look_up.h"

namespace shlo::exec {

using plan::ElementFunction;

TileValue LookUpMaker::constant(ElementType type, int64_t number) {
  auto [entry, isNew] = constants.try_emplace({type, number}, 0);
  if (isNew)
    entry->second = tile.addConstant(type, number);
  return entry->second;
}

Result<TileValue> LookUpMaker::addComponent(const ElementLookUp::Component &component, TileValue index) {
  const auto key = std::tuple(index, component.limit, component.stride);
  if (const auto found = components.find(key); found != components.end())
    return found->second;
  // Narrow integers are widened first: limits need not fit them.
  Result<TileValue> wide = byteSize(tile.type(index)) < 4 ? tile.convert(index, ElementType::I32) : index;
  if (!wide)
    return wide;
  const ElementType type = tile.type(*wide);
  Result<TileValue> clamped =
      tile.add({ElementFunction::Clamp}, {constant(type, 0), *wide, constant(type, component.limit)}, type);
  if (!clamped)
    return clamped;
  Result<TileValue> made =
      byteSize(type) == 4 ? tile.reinterpret(*clamped, ElementType::I32) : tile.convert(*clamped, ElementType::I32);
  if (made && component.stride != 1)
    made = tile.add({ElementFunction::Mul}, {*made, constant(ElementType::I32, component.stride)}, ElementType::I32);
  if (made)
    components[key] = *made;
  return made;
}

Result<TileValue> LookUpMaker::addSum(TileValue one, TileValue other) {
  const auto key = std::tuple(one, other);
  if (const auto found = sums.find(key); found != sums.end())
    return found->second;
  Result<TileValue> sum = tile.add({ElementFunction::Add}, {one, other}, ElementType::I32);
  if (sum)
    sums[key] = *sum;
  return sum;
}

Result<TileValue> LookUpMaker::make(const ElementLookUp &lookUp, const std::vector<TileValue> &indices,
                                    TileValue table) {
  Result<TileValue> offsets = addComponent(lookUp.components[0], indices[0]);
  for (size_t k = 1; offsets && k < lookUp.components.size(); ++k) {
    Result<TileValue> component = addComponent(lookUp.components[k], indices[k]);
    if (!component)
      return component;
    offsets = addSum(*offsets, *component);
  }
  if (!offsets)
    return offsets;
  const auto bytes = int64_t(byteSize(tile.type(table))) * (lookUp.last + 1);
  const TableSize size = lookUp.table != TableInput::Copied || byteSize(tile.type(table)) != 4 ? AnyTable
                         : bytes <= 64                                                         ? Table64
                                                                                               : Table128;
  return tile.lookUp(table, *offsets, lookUp.last, size);
}

} // namespace shlo::exec
