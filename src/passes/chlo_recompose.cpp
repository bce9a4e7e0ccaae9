// chlo-recompose: ops of CHLO for the composites and custom calls that exporters write instead.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/chlo.h"
#include "dialect/dialect.h"
#include "dialect/walk.h"
#include "infer/verify.h"
#include "passes/client_calls.h"
#include "passes/rewriter.h"

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::passes {

using namespace mlir;

namespace {

constexpr llvm::StringLiteral attributesName = "mhlo.attributes", versionName = "mhlo.version";

// The name of the op of CHLO that an op stands for; "" if it stands for none.
StringRef nameOf(Operation *op) {
  StringRef name;
  if (auto composite = llvm::dyn_cast<ir::CompositeOp>(op)) {
    name = composite.getName();
  } else if (auto call = llvm::dyn_cast<ir::CustomCallOp>(op)) {
    if (call.getHasSideEffect() || (call.getCalledComputations() && !call.getCalledComputations().empty()))
      return "";
    name = call.getCallTargetName();
    if (StringRef found = clientOpOf(name); !found.empty())
      name = found;
    else if (name == "mhlo.topk")
      name = "chlo.top_k";
  }
  return name.starts_with("chlo.") && OperationName(name, op->getContext()).isRegistered() ? name : "";
}

// Six lists, as tensors, in the order of the attribute's parts.
Attribute raggedDimensions(ArrayAttr lists) {
  llvm::SmallVector<llvm::SmallVector<int64_t>, 6> dims;
  for (Attribute list : lists) {
    auto numbers = llvm::dyn_cast<DenseIntElementsAttr>(list);
    if (!numbers || !numbers.getElementType().isInteger(64) || numbers.getNumElements() > 64)
      return {};
    dims.emplace_back(numbers.getValues<int64_t>());
  }
  if (dims.size() != 6)
    return {};
  return ir::chlo::RaggedDotDimensionNumbersAttr::get(lists.getContext(), dims[0], dims[1], dims[2], dims[3], dims[4],
                                                      dims[5]);
}

// Names of precisions.
Attribute precisions(ArrayAttr names) {
  llvm::SmallVector<Attribute> found;
  for (Attribute name : names) {
    auto text = llvm::dyn_cast<StringAttr>(name);
    std::optional<ir::Precision> precision;
    if (!text || !(precision = ir::symbolizePrecision(text.getValue())))
      return {};
    found.push_back(ir::chlo::PrecisionAttr::get(names.getContext(), *precision));
  }
  return ArrayAttr::get(names.getContext(), found);
}

// An attribute as the op has it; null if it has none.
Attribute attributeOf(StringRef name, Attribute given) {
  auto list = llvm::dyn_cast<ArrayAttr>(given);
  if (list && name == "ragged_dot_dimension_numbers")
    return raggedDimensions(list);
  if (list && name == "precision_config" &&
      llvm::all_of(list, [](Attribute one) { return llvm::isa<StringAttr>(one); }))
    return precisions(list);
  return given;
}

// The attributes of the op; none if it has another meaning.
std::optional<llvm::SmallVector<NamedAttribute>> attributesOf(Operation *op) {
  DictionaryAttr given;
  if (auto composite = llvm::dyn_cast<ir::CompositeOp>(op))
    given = composite.getCompositeAttributes();
  else
    given = op->getAttrOfType<DictionaryAttr>(attributesName);
  llvm::SmallVector<NamedAttribute> attributes;
  for (NamedAttribute entry : given ? given.getValue() : ArrayRef<NamedAttribute>()) {
    const StringRef name = entry.getName().getValue();
    if (name == versionName)
      continue;
    if (name == "largest") { // of top_k, which has no other form
      if (entry.getValue() != BoolAttr::get(op->getContext(), true))
        return std::nullopt;
      continue;
    }
    Attribute value = attributeOf(name, entry.getValue());
    if (!value)
      return std::nullopt;
    attributes.emplace_back(entry.getName(), value);
  }
  return attributes;
}

bool recompose(Operation *op, Rewriter &rewriter, const PassOptions &) {
  const StringRef name = nameOf(op);
  if (name.empty() || op->getNumRegions() != 0)
    return false;
  auto attributes = attributesOf(op);
  if (!attributes)
    return false;
  OperationState state(op->getLoc(), name, op->getOperands(), op->getResultTypes(), *attributes);
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (attribute.getName() != attributesName && attribute.getName() != versionName)
      state.addAttribute(attribute.getName(), attribute.getValue());
  Operation *made = rewriter.create(state);
  // An attribute of another kind than the op's does not become its own.
  const bool isWhole = llvm::all_of(*attributes, [&](NamedAttribute attribute) {
    return made->getAttr(attribute.getName()) == attribute.getValue();
  });
  if (!isWhole || !verifiesAlone(made)) {
    rewriter.erase(made);
    return false;
  }
  rewriter.replace(op, made->getResults());
  return true;
}

constexpr Pattern patterns[] = {
    {"composite", "stablehlo.composite", recompose},
    {"custom-call", "stablehlo.custom_call", recompose},
};

} // namespace

bool hasRecomposable(ModuleOp module) {
  for (Operation *op = module; op; op = nextOp(op, module))
    if (!nameOf(op).empty())
      return true;
  return false;
}

Status recomposeChlo(PassRun &run) {
  return rewriteGreedily(run, patterns, PassOptions());
}

} // namespace shlo::passes

#pragma clang attribute pop
