// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/export_names.h"

#include "onnx/dialect/names.h"
#include "onnx/dialect/node_names.h"

#include "mlir/IR/BuiltinAttributes.h"

#include "llvm/ADT/Twine.h"

using namespace mlir;

namespace shlo::onnx {

StringRef nameAt(Attribute list, size_t i) {
  auto array = dyn_cast_if_present<ArrayAttr>(list);
  auto name = array && i < array.size() ? dyn_cast<StringAttr>(array[i]) : nullptr;
  return name ? name.getValue() : StringRef();
}

NameOrder::NameOrder(Attribute list) {
  for (size_t i = 0; !nameAt(list, i).empty(); ++i)
    places.try_emplace(nameAt(list, i), i);
}

SmallVector<StringRef> namesIn(Attribute list) {
  SmallVector<StringRef> names;
  if (auto array = dyn_cast_if_present<ArrayAttr>(list))
    for (Attribute one : array) {
      auto entries = dyn_cast<DictionaryAttr>(one);
      auto name = entries ? entries.getAs<StringAttr>("onnx.name") : nullptr;
      names.push_back(name ? name.getValue() : StringRef());
    }
  return names;
}

void ValueNames::add(Block &graph, ArrayRef<StringRef> inputNames, ArrayRef<StringRef> outputNames) {
  for (ArrayRef<StringRef> list : {inputNames, outputNames})
    for (StringRef name : list)
      taken.insert(name);
  collect(graph);
  addGraph(graph, inputNames, outputNames, nullptr);
}

// All names in a graph and its subgraphs.
void ValueNames::collect(Block &graph) {
  graph.walk([&](Operation *op) {
    for (size_t i = 0; i < op->getNumResults(); ++i)
      taken.insert(resultNameOf(op, i));
    for (const char *values : {"onnx.inputs", "onnx.outputs"})
      for (StringRef name : namesIn(op->getAttr(values)))
        taken.insert(name);
  });
}

StringRef ValueNames::unused() {
  while (true)
    if (const auto [entry, isNew] = taken.insert(("v" + Twine(next++)).str()); isNew)
      return entry->getKey();
}

void ValueNames::define(Value value, StringRef name, Scope &scope) {
  if (name.empty() || !scope.values.try_emplace(name, value).second) {
    name = unused();
    scope.values[name] = value;
  }
  names[value] = name;
}

// Sees to it that the name of a value that is used is not that of another one in a graph between them.
void ValueNames::use(Value value, Scope &scope) {
  const StringRef name = of(value);
  if (name.empty())
    return;
  for (Scope *around = &scope; around; around = const_cast<Scope *>(around->outer)) {
    auto found = around->values.find(name);
    if (found == around->values.end())
      continue;
    if (found->second == value)
      return;
    const Value hiding = found->second;
    around->values.erase(found);
    define(hiding, "", *around);
  }
}

// A value that is an output has the output's name, if it has no other place. In the graph of a function, whose outputs
// are known by their names, no other value has such a name.
void ValueNames::nameOutputs(Block &graph, ArrayRef<StringRef> outputNames, Scope &scope) {
  if (graph.empty())
    return;
  for (auto [value, name] : llvm::zip(graph.back().getOperands(), outputNames)) {
    auto result = dyn_cast<OpResult>(value);
    if (name.empty() || isa<NoneType>(value.getType()))
      continue;
    if (result && result.getOwner()->getBlock() == &graph && !names.contains(value) && !scope.values.contains(name))
      define(value, name, scope);
    else if (!scope.outer && of(value) != name)
      scope.values.try_emplace(name, nullptr);
  }
}

void ValueNames::addGraph(Block &graph, ArrayRef<StringRef> inputNames, ArrayRef<StringRef> outputNames,
                          const Scope *outer) {
  Scope scope{outer, {}};
  auto given = [](ArrayRef<StringRef> list, size_t i) { return i < list.size() ? list[i] : StringRef(); };
  for (BlockArgument argument : graph.getArguments())
    define(argument, given(inputNames, argument.getArgNumber()), scope);
  nameOutputs(graph, outputNames, scope);
  for (Operation &op : graph) {
    const bool isOmission = structureOf(&op) == Structure::NoValue;
    for (Value operand : op.getOperands())
      use(operand, scope);
    for (Region &region : op.getRegions())
      for (Block &block : region) {
        Operation *end = block.empty() ? nullptr : &block.back();
        addGraph(block, namesIn(end ? end->getAttr("onnx.inputs") : Attribute()),
                 namesIn(end ? end->getAttr("onnx.outputs") : Attribute()), &scope);
      }
    for (OpResult result : op.getResults())
      if (!isOmission && !isa<NoneType>(result.getType()) && !names.contains(result))
        define(result, resultNameOf(&op, result.getResultNumber()), scope);
  }
  if (graph.empty())
    return;
  SmallVector<GraphOutput> &list = outputs[&graph];
  for (auto [i, value] : llvm::enumerate(graph.back().getOperands())) {
    const StringRef own = of(value), wanted = given(outputNames, i);
    const bool isCopy = !own.empty() && (value.getParentBlock() != &graph || (!wanted.empty() && wanted != own));
    // Who reads a subgraph sees its outputs by their places.
    const bool isReserved = isCopy && !outer && !scope.values.lookup(wanted);
    list.push_back({!isCopy ? own : isReserved ? wanted : unused(), value, isCopy});
    if (isReserved)
      scope.values[wanted] = value;
  }
}

} // namespace shlo::onnx
