// The expanded sizes of types and attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/limits.h"

#include "dialect/borrowed.h"
#include "dialect/fields.h"
#include "dialect/op_table.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Operation.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace mlir;

namespace shlo {

bool isCountable(ArrayRef<int64_t> shape) {
  int64_t elements = 1;
  for (int64_t extent : shape) {
    if (ShapedType::isDynamic(extent) || extent == 0)
      continue;
    if (extent < 0 || extent > maxElements / elements)
      return false;
    elements *= extent;
  }
  return true;
}

static Error tooLarge(const Twine &message) { return makeError(SHLO_LIMIT, message.str()); }

// The parts of an attribute's text beyond its attributes and types.
static uint64_t ownParts(Attribute attribute) {
  uint64_t operators = 0;
  auto count = [&](AffineExpr whole) { whole.walk([&](AffineExpr) { ++operators; }); };
  if (auto map = dyn_cast<AffineMapAttr>(attribute)) {
    for (AffineExpr result : map.getValue().getResults())
      count(result);
    return operators;
  }
  if (auto set = dyn_cast<IntegerSetAttr>(attribute)) {
    for (AffineExpr constraint : set.getValue().getConstraints())
      count(constraint);
    return operators;
  }
  uint64_t bytes = 0;
  if (auto text = dyn_cast<StringAttr>(attribute))
    bytes = text.size();
  else if (auto opaque = dyn_cast<OpaqueAttr>(attribute))
    bytes = opaque.getAttrData().size();
  else if (auto array = dyn_cast<DenseArrayAttr>(attribute))
    bytes = array.getRawData().size();
  else if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(attribute))
    bytes = dense.getRawData().size();
  else if (auto borrowed = dyn_cast<ir::BorrowedElementsAttr>(attribute))
    bytes = borrowed.getRawData().size();
  else if (auto strings = dyn_cast<DenseStringElementsAttr>(attribute))
    for (StringRef text : strings.getRawStringData())
      bytes += text.size() + 1;
  else if (auto integer = dyn_cast<IntegerAttr>(attribute))
    bytes = integer.getValue().getBitWidth() / 3;
  else if (const ir::StructAttribute *record = ir::findStruct(attribute))
    for (unsigned field = 0; field < record->fields.size(); ++field)
      if (auto list = dyn_cast_or_null<DenseArrayAttr>(record->get(attribute, field)))
        bytes += list.getRawData().size();
  return bytes / bytesPerPart;
}

static uint64_t ownParts(Type type) {
  if (auto opaque = dyn_cast<OpaqueType>(type))
    return opaque.getTypeData().size() / bytesPerPart;
  if (auto quantized = dyn_cast<quant::UniformQuantizedPerAxisType>(type))
    return quantized.getScales().size();
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() ? uint64_t(shaped.getRank()) : 0;
}

Status ExpandedSizes::check(Key root, bool attribute) {
  if (!root || known.contains(root))
    return Status();
  // A post-order walk with an explicit stack.
  struct Visit {
    Key key;
    bool attribute;
    bool partsDone;
  };
  SmallVector<Visit> pending = {{root, attribute, false}};
  auto forEachPart = [](const Visit &visit, auto onAttribute, auto onType) {
    if (visit.attribute)
      Attribute::getFromOpaquePointer(visit.key).walkImmediateSubElements(onAttribute, onType);
    else
      Type::getFromOpaquePointer(visit.key).walkImmediateSubElements(onAttribute, onType);
  };
  while (!pending.empty()) {
    Visit visit = pending.back();
    if (known.contains(visit.key)) {
      pending.pop_back();
      continue;
    }
    if (!visit.partsDone) {
      pending.back().partsDone = true;
      auto push = [&](Key part, bool isAttribute) {
        if (part && !known.contains(part))
          pending.push_back({part, isAttribute, false});
      };
      forEachPart(
          visit, [&](Attribute part) { push(part.getAsOpaquePointer(), true); },
          [&](Type part) { push(part.getAsOpaquePointer(), false); });
      continue;
    }
    pending.pop_back();
    uint64_t own = visit.attribute ? ownParts(Attribute::getFromOpaquePointer(visit.key))
                                   : ownParts(Type::getFromOpaquePointer(visit.key));
    listed += own;
    Extent extent{own + 1};
    auto add = [&](Key part) {
      if (!part)
        return;
      Extent of = known.lookup(part);
      extent.size = llvm::SaturatingAdd(extent.size, of.size);
      extent.depth = std::max(extent.depth, of.depth + 1);
    };
    forEachPart(
        visit, [&](Attribute part) { add(part.getAsOpaquePointer()); },
        [&](Type part) { add(part.getAsOpaquePointer()); });
    StringRef what = visit.attribute ? "attribute" : "type";
    if (extent.size > maxExpandedSize + listed)
      return tooLarge(what + " expands to more than " + Twine(maxExpandedSize) + " parts");
    if (extent.depth > maxExpandedDepth)
      return tooLarge(what + " is nested more than " + Twine(maxExpandedDepth) + " levels deep");
    if (!visit.attribute)
      if (auto shaped = dyn_cast<ShapedType>(Type::getFromOpaquePointer(visit.key)); shaped && shaped.hasRank() && !isCountable(shaped.getShape()))
        return tooLarge("type has more than " + Twine(maxElements) + " elements");
    known.try_emplace(visit.key, extent);
  }
  return Status();
}

Status checkExpandedSizes(Operation *root) {
  ExpandedSizes sizes;
  Status status;
  Operation *where = nullptr;
  auto found = [&](Status next) {
    status = std::move(next);
    return !status;
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    where = op;
    bool stop = found(sizes.check(Attribute(op->getLoc()))) || found(sizes.check(op->getRawDictionaryAttrs())) ||
                (op->getPropertiesStorageSize() != 0 && found(sizes.check(op->getPropertiesAsAttribute()))) ||
                (opTableOf(op) && found(sizes.check(dictionaryOf(op))));
    for (Type type : op->getResultTypes())
      stop = stop || found(sizes.check(type));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          stop = stop || found(sizes.check(argument.getType())) || found(sizes.check(Attribute(argument.getLoc())));
    return stop ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!status) {
    Diagnostic &diagnostic = status.error().diagnostics.emplace_back();
    diagnostic.message = status.error().message;
    diagnostic.op = where->getName().getStringRef().str();
  }
  return status;
}

} // namespace shlo
