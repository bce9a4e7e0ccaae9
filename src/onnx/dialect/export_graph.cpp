// Graphs of an .onnx file: inputs and outputs, initializers, types of values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/exporter.h"
#include "onnx/dialect/names.h"

using namespace mlir;

namespace shlo::onnx {

bool isNode(Operation *op) {
  if (op->getName().getStringRef() == "func.return")
    return false;
  const auto structure = structureOf(op);
  return !structure || structure == Structure::Custom;
}

static StringRef textIn(DictionaryAttr attributes, StringRef name) {
  auto text = attributes ? attributes.getAs<StringAttr>(name) : nullptr;
  return text ? text.getValue() : StringRef();
}

static bool isInitializer(Operation *op) { return op->getName().getStringRef() == "onnx.Initializer"; }

void Exporter::writeGraph(Writer &writer, const Graph &graph) {
  Operation *end = &graph.block.back();
  const DictionaryAttr kept = end->getDiscardableAttrDictionary();
  writeFields(writer, FieldType::Graph, KeptAs::OpAttributes, kept, [&](const Field &part) {
    switch (part.number) {
    case field::Graph::node.number: writeNodes(writer, part, graph.block); return true;
    case field::Graph::name.number:
      if (kept.contains("onnx.name"))
        return false;
      writer.text(part, std::string_view(graph.name));
      return true;
    case field::Graph::initializer.number:
    case field::Graph::sparse_initializer.number: writeInitializers(writer, part, graph); return true;
    case field::Graph::input.number:
    case field::Graph::output.number:
      for (const DeclaredValue &value : part.number == field::Graph::input.number ? graph.inputs : graph.outputs)
        writeValue(writer, part, value);
      return true;
    case field::Graph::value_info.number: writeValueInfo(writer, part, graph); return true;
    default: return false;
    }
  });
  static constexpr StringRef own[] = {"onnx.inputs", "onnx.outputs", "onnx.value_info", "onnx.initializer_order"};
  warnOfRest(writer, end, kept, FieldType::Graph, own);
}

// The types of arguments are those of the region; what a file says beside them is in the terminator.
void Exporter::writeSubgraph(Writer &writer, Region &region, StringRef name) {
  Operation *owner = region.getParentOp();
  if (!region.hasOneBlock() || region.front().empty())
    return fail(writer, owner, "has a subgraph '" + name.str() + "' that is not one block");
  Block &block = region.front();
  Operation *end = &block.back();
  if (end->getName().getStringRef() != "onnx.Yield")
    return fail(writer, owner, "has a subgraph '" + name.str() + "' that does not end with onnx.Yield");
  Graph graph{block, name, {}, {}};
  auto entryOf = [&](StringRef list, size_t i) {
    auto entries = end->getAttrOfType<ArrayAttr>(list);
    return entries && i < entries.size() ? dyn_cast<DictionaryAttr>(entries[i]) : nullptr;
  };
  for (BlockArgument argument : block.getArguments()) {
    const DictionaryAttr kept = entryOf("onnx.inputs", argument.getArgNumber());
    graph.inputs.push_back({names.of(argument), argument.getType(), textIn(kept, "onnx.dim_params"), kept});
  }
  for (auto [i, output] : llvm::enumerate(names.outputsOf(&block))) {
    const DictionaryAttr kept = entryOf("onnx.outputs", i);
    auto declared = kept ? kept.getAs<TypeAttr>("type") : nullptr;
    graph.outputs.push_back({output.name, declared ? declared.getValue() : output.value.getType(),
                             textIn(kept, "onnx.dim_params"), kept});
  }
  writer.begin(field::Attribute::g);
  writeGraph(writer, graph);
  writer.end();
}

void Exporter::writeMain(Writer &writer) {
  Block &block = main.getBody().front();
  Graph graph{block, main.getSymName(), {}, {}};
  const FunctionType type = main.getFunctionType();
  for (BlockArgument argument : block.getArguments()) {
    const DictionaryAttr kept = main.getArgAttrDict(argument.getArgNumber());
    graph.inputs.push_back({names.of(argument), argument.getType(), textIn(kept, "onnx.dim_params"), kept});
  }
  for (auto [i, output] : llvm::enumerate(names.outputsOf(&block))) {
    const DictionaryAttr kept = main.getResultAttrDict(unsigned(i));
    graph.outputs.push_back({output.name, type.getResult(unsigned(i)), textIn(kept, "onnx.dim_params"), kept});
  }
  writer.begin(field::Model::graph);
  writeGraph(writer, graph);
  writer.end();
}

void Exporter::writeValue(Writer &writer, const Field &field, const DeclaredValue &value) {
  writer.begin(field);
  writeFields(writer, FieldType::ValueInfo, KeptAs::OpAttributes, value.kept, [&](const Field &part) {
    if (part.number == field::ValueInfo::name.number) {
      writer.text(part, std::string_view(value.name));
      return true;
    }
    if (part.number != field::ValueInfo::type.number || (value.kept && value.kept.contains("onnx.type")))
      return false;
    if (!isa<UnknownType, NoneType>(value.type))
      writeType(writer, part, value.type, value.dimensions);
    return true;
  });
  writer.end();
}

// Defaults of inputs, and then initializers, unless the file had another order.
void Exporter::writeInitializers(Writer &writer, const Field &field, const Graph &graph) {
  struct Initializer {
    StringRef name;
    Attribute elements;
    DictionaryAttr kept;
    size_t place;
  };
  const NameOrder order(graph.block.back().getAttr("onnx.initializer_order"));
  SmallVector<Initializer> all;
  const bool wantsSparse = field.number == field::Graph::sparse_initializer.number;
  auto add = [&](StringRef name, Attribute elements, DictionaryAttr kept) {
    if (elements && isa<SparseElementsAttr>(elements) == wantsSparse)
      all.push_back({name, elements, kept, all.size()});
  };
  for (const DeclaredValue &input : graph.inputs)
    if (input.kept)
      add(input.name, input.kept.get("onnx.default"), input.kept.getAs<DictionaryAttr>("onnx.default_fields"));
  for (Operation &op : graph.block)
    if (isInitializer(&op)) {
      const Attribute value = op.getAttr("value"), sparse = op.getAttr("sparse_value");
      if (op.getNumResults() != 1 || bool(value) == bool(sparse))
        return fail(writer, &op, "needs one result, and a value or a sparse_value");
      add(names.of(op.getResult(0)), value ? value : sparse, op.getAttrOfType<DictionaryAttr>("onnx.fields"));
    }
  llvm::sort(all, [&](const Initializer &a, const Initializer &b) {
    return std::pair(order.placeOf(a.name), a.place) < std::pair(order.placeOf(b.name), b.place);
  });
  for (const Initializer &one : all)
    if (auto sparse = dyn_cast<SparseElementsAttr>(one.elements))
      writeSparseTensor(writer, field, sparse, one.name, one.kept);
    else
      writeTensor(writer, field, one.elements, one.name, one.kept);
}

// What the file had, in its order, and then the types of all other results that are known.
void Exporter::writeValueInfo(Writer &writer, const Field &field, const Graph &graph) {
  llvm::StringMap<DeclaredValue> results;
  SmallVector<StringRef> order;
  for (Operation &op : graph.block)
    if (isNode(&op))
      for (OpResult result : op.getResults())
        if (const StringRef name = names.of(result); !name.empty() && !isa<UnknownType>(result.getType())) {
          results[name] = {name, result.getType(), nameAt(op.getAttr("onnx.dim_params"), result.getResultNumber()),
                           nullptr};
          order.push_back(name);
        }
  llvm::StringSet<> done;
  for (const DeclaredValue &output : graph.outputs)
    done.insert(output.name);
  if (auto listed = graph.block.back().getAttrOfType<ArrayAttr>("onnx.value_info"))
    for (Attribute entry : listed) {
      if (auto name = dyn_cast<StringAttr>(entry)) {
        if (auto found = results.find(name.getValue()); found != results.end())
          writeValue(writer, field, found->second);
        done.insert(name.getValue());
      } else if (auto kept = dyn_cast<DictionaryAttr>(entry)) {
        writer.begin(field);
        writeFields(writer, FieldType::ValueInfo, KeptAs::Entries, kept, [](const Field &) { return false; });
        writer.end();
        done.insert(textIn(kept, "name"));
      }
    }
  for (StringRef name : order)
    if (!done.contains(name))
      writeValue(writer, field, results[name]);
}

} // namespace shlo::onnx
