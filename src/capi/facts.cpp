// Walks a module once to collect the facts that accessors return.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/facts.h"

#include "dialect/elements.h"
#include "dialect/limited_stream.h"
#include "dialect/value_names.h"
#include "dialect/walk.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include <algorithm>
#include <tuple>

// Little time is spent here, so the code is small rather than fast.
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)

namespace shlo::capi {

namespace {

// Prints types and attributes. Many values can share one long type, so all texts together have a limit; module.h
// documents what is given beyond it.
class Texts {
public:
  template <typename T> std::string of(T printable) {
    std::string text;
    if (left != 0) {
      LimitedStream stream(text, left);
      stream << printable;
      left = stream.isOver() ? 0 : left - text.size();
    }
    return left == 0 ? "..." : text;
  }

private:
  uint64_t left = uint64_t(1) << 28;
};

ValueFacts factsOf(Texts &texts, mlir::Type type, mlir::DictionaryAttr attributes) {
  ValueFacts facts;
  facts.type = texts.of(type);
  if (attributes && !attributes.empty())
    facts.attributes = texts.of(attributes);
  if (auto tensor = mlir::dyn_cast<mlir::TensorType>(type))
    facts.element = ir::elementTypeOf(tensor.getElementType());
  if (auto ranked = mlir::dyn_cast<mlir::RankedTensorType>(type)) {
    facts.rank = int32_t(ranked.getRank());
    facts.shape.assign(ranked.getShape().begin(), ranked.getShape().end());
  }
  return facts;
}

std::vector<ValueFacts> factsOf(Texts &texts, llvm::ArrayRef<mlir::Type> types, mlir::ArrayAttr attributes) {
  std::vector<ValueFacts> facts;
  for (auto [i, type] : llvm::enumerate(types)) {
    checkMemory();
    mlir::Attribute own = attributes && i < attributes.size() ? attributes[i] : mlir::Attribute();
    facts.push_back(factsOf(texts, type, mlir::dyn_cast_or_null<mlir::DictionaryAttr>(own)));
  }
  return facts;
}

// The function may be unverified, and its required attributes may be missing.
FunctionFacts factsOf(Texts &texts, mlir::FunctionOpInterface function) {
  FunctionFacts facts;
  facts.operation = function;
  auto textOf = [&](llvm::StringRef name) {
    auto text = function->getAttrOfType<mlir::StringAttr>(name);
    return text ? text.getValue() : llvm::StringRef();
  };
  facts.name = textOf(mlir::SymbolTable::getSymbolAttrName()).str();
  llvm::StringRef visibility = textOf(mlir::SymbolTable::getVisibilityAttrName());
  facts.isPublic = visibility.empty() || visibility == "public";
  auto holder = function->getAttrOfType<mlir::TypeAttr>("function_type");
  if (auto type = holder ? mlir::dyn_cast<mlir::FunctionType>(holder.getValue()) : mlir::FunctionType()) {
    facts.arguments = factsOf(texts, type.getInputs(), function.getArgAttrsAttr());
    facts.results = factsOf(texts, type.getResults(), function.getResAttrsAttr());
    for (auto [i, argument] : llvm::enumerate(facts.arguments)) {
      checkMemory();
      argument.name = argumentName(function, unsigned(i));
    }
    for (auto [i, result] : llvm::enumerate(facts.results)) {
      checkMemory();
      result.name = resultName(function, unsigned(i));
    }
  }
  return facts;
}

int64_t positiveAttribute(mlir::Operation *op, llvm::StringRef name) {
  auto attribute = op->getAttrOfType<mlir::IntegerAttr>(name);
  if (!attribute || attribute.getValue().getBitWidth() > 64)
    return 1;
  return std::max<int64_t>(1, attribute.getValue().getSExtValue());
}

uint64_t storedBytes(mlir::ElementsAttr elements) {
  std::optional<ir::RawElements> raw = ir::rawElements(elements);
  return raw ? raw->bytes.size() : 0;
}

} // namespace

Facts collectFacts(const Module &module) {
  Facts facts;
  Texts texts;
  mlir::ModuleOp root = module.op();
  facts.name = root.getSymName().value_or("").str();
  facts.partitions = positiveAttribute(root, "mhlo.num_partitions");
  facts.replicas = positiveAttribute(root, "mhlo.num_replicas");

  llvm::DenseMap<mlir::OperationName, uint64_t> census;
  for (mlir::Operation &top : *root.getBody()) {
    auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(top);
    std::string name;
    if (function) {
      facts.functions.push_back(factsOf(texts, function));
      name = facts.functions.back().name;
    }
    forEachOp(&top, [&](mlir::Operation *op) {
      ++census[op->getName()];
      if (op->getName().getStringRef() != "stablehlo.constant")
        return;
      if (auto elements = op->getAttrOfType<mlir::ElementsAttr>("value"))
        facts.constants.push_back({texts.of(elements.getShapedType()), storedBytes(elements), name});
    });
  }

  for (const auto &[op, occurrences] : census)
    facts.ops.push_back({op.getStringRef().str(), occurrences});
  std::sort(facts.ops.begin(), facts.ops.end(), [](const OpFacts &a, const OpFacts &b) {
    return a.occurrences != b.occurrences ? a.occurrences > b.occurrences : a.name < b.name;
  });
  std::sort(facts.constants.begin(), facts.constants.end(), [](const ConstantFacts &a, const ConstantFacts &b) {
    return a.bytes != b.bytes ? a.bytes > b.bytes : std::tie(a.function, a.type) < std::tie(b.function, b.type);
  });
  return facts;
}

} // namespace shlo::capi

#pragma clang attribute pop
