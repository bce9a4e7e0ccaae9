// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/simplify.h"

#include "dialect/dialect.h"
#include "infer/infer.h"

namespace shlo::passes {

using mlir::Attribute;
using mlir::DictionaryAttr;
using mlir::NamedAttribute;
using mlir::Operation;
using mlir::Value;

// Attributes of a frontend are merged by name; the newer ones win. The payload of a value that is there already stays.
static DictionaryAttr mergedFrontend(DictionaryAttr old, DictionaryAttr newer) {
  llvm::SmallVector<NamedAttribute> merged(newer.getValue());
  for (NamedAttribute attribute : old)
    if (!newer.contains(attribute.getName()))
      merged.push_back(attribute);
    else if (attribute.getName() == "xla_metadata_payload")
      llvm::find_if(merged, [&](NamedAttribute one) {
        return one.getName() == attribute.getName();
      })->setValue(attribute.getValue());
  return DictionaryAttr::get(old.getContext(), merged);
}

static void mergeAttributes(Operation *from, Operation *into) {
  for (NamedAttribute attribute : from->getDiscardableAttrs()) {
    if (isOwn(attribute.getName(), into))
      continue;
    Attribute value = attribute.getValue();
    auto old = llvm::dyn_cast_if_present<DictionaryAttr>(into->getDiscardableAttr(attribute.getName()));
    auto newer = llvm::dyn_cast<DictionaryAttr>(value);
    if (attribute.getName() == "mhlo.frontend_attributes" && old && newer)
      value = mergedFrontend(old, newer);
    into->setDiscardableAttr(attribute.getName(), value);
  }
}

void replaceWithValues(Rewriter &rewriter, Operation *op, mlir::ValueRange values) {
  if (!op->getDiscardableAttrDictionary().empty())
    if (Operation *maker = values.size() == 1 ? values.front().getDefiningOp() : nullptr;
        maker && !llvm::isa<ir::ConstantOp>(maker)) // a constant is shared by all who have its value
      mergeAttributes(op, maker);
  rewriter.replace(op, values);
}

std::optional<llvm::SmallVector<int64_t>> integersOf(Value value, int64_t most) {
  mlir::Attribute constant = constantOf(value);
  // The shape dialect has constants of its own.
  if (Operation *maker = value.getDefiningOp(); maker && maker->getName().getStringRef() == "shape.const_shape")
    constant = maker->getAttr("shape");
  llvm::SmallVector<int64_t> list;
  return shlo::integersOf(constant, most, list) ? std::optional(std::move(list)) : std::nullopt;
}

bool isCounting(llvm::ArrayRef<int64_t> list) {
  for (auto [i, one] : llvm::enumerate(list))
    if (one != int64_t(i))
      return false;
  return true;
}

} // namespace shlo::passes
