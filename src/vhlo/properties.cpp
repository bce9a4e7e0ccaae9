// One pair of functions an attribute, made from the generated list.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/properties.h"

#include "dialect/dialect.h"

#include <iterator>

namespace shlo::vhlo {

namespace {

template <typename Properties, typename Kind, Kind Properties::*member>
mlir::Attribute get(mlir::OpaqueProperties properties) {
  return properties.as<Properties *>()->*member;
}

template <typename Properties, typename Kind, Kind Properties::*member>
bool set(mlir::OpaqueProperties properties, mlir::Attribute value) {
  Kind typed = llvm::dyn_cast_or_null<Kind>(value);
  properties.as<Properties *>()->*member = typed;
  return bool(typed) == bool(value);
}

template <typename Properties, typename Kind, Kind Properties::*member>
constexpr PropertySlot slot = {get<Properties, Kind, member>, set<Properties, Kind, member>};

// An op without attributes has an array of one that is not counted.
constexpr PropertySlot uncounted = {nullptr, nullptr};

#define SHLO_OTHER_OP(name)
#define SHLO_OP_BEGIN(op) constexpr PropertySlot slotsOf##op[] = {uncounted,
#define SHLO_SLOT(op, attribute)                                                                                       \
  slot<ir::op::Properties, decltype(ir::op::Properties::attribute), &ir::op::Properties::attribute>,
#define SHLO_OP_END(op) };
#include "opset/properties.inc"
#undef SHLO_OTHER_OP
#undef SHLO_OP_BEGIN
#undef SHLO_SLOT
#undef SHLO_OP_END

struct Slots {
  const PropertySlot *first;
  size_t count;
};

constexpr Slots slots[] = {
#define SHLO_OTHER_OP(name) {nullptr, 0},
#define SHLO_OP_BEGIN(op) {slotsOf##op + 1, std::size(slotsOf##op) - 1},
#define SHLO_SLOT(op, attribute)
#define SHLO_OP_END(op)
#include "opset/properties.inc"
#undef SHLO_OTHER_OP
#undef SHLO_OP_BEGIN
#undef SHLO_SLOT
#undef SHLO_OP_END
};

} // namespace

llvm::ArrayRef<PropertySlot> propertySlots(const OpRecord &record) {
  const Slots &found = slots[&record - opRecords().data()];
  return {found.first, found.count};
}

} // namespace shlo::vhlo
