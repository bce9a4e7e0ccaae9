// The order of nodes in a graph.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/import_order.h"

#include "onnx/dialect/kept.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

using llvm::StringRef;

namespace shlo::onnx {
namespace {

// Adds what a graph reads and does not define. Subgraphs are nested as deeply as FileLimits allow.
void addNamesRead(const Message &graph, llvm::StringSet<> &names) {
  llvm::StringSet<> own, read;
  graph.forMessages(field::Graph::input,
                    [&](const Message &input) { own.insert(refOf(input.text(field::ValueInfo::name))); });
  graph.forMessages(field::Graph::initializer,
                    [&](const Message &tensor) { own.insert(refOf(tensor.text(field::Tensor::name))); });
  graph.forMessages(field::Graph::sparse_initializer, [&](const Message &tensor) {
    own.insert(refOf(tensor.message(field::SparseTensor::values).text(field::Tensor::name)));
  });
  graph.forMessages(field::Graph::node, [&](const Message &node) {
    forNamesRead(node, [&](StringRef name) { read.insert(name); });
    node.forTexts(field::Node::output, [&](std::string_view name) { own.insert(refOf(name)); });
  });
  graph.forMessages(field::Graph::output,
                    [&](const Message &output) { read.insert(refOf(output.text(field::ValueInfo::name))); });
  for (const auto &name : read)
    if (!own.contains(name.getKey()))
      names.insert(name.getKey());
}

} // namespace

NodeFields::NodeFields(const Message &node) : message(node) {
  node.forFields([&](const EncodedField &encoded) {
    const Field *field = findField(FieldType::Node, encoded.number);
    if (!field || !matches(encoded, *field)) {
      fields |= 1;
      return;
    }
    fields |= Message::bit(*field);
    switch (encoded.number) {
    case field::Node::input.number: inputs.push_back(encoded.bytes); break;
    case field::Node::output.number: outputs.push_back(encoded.bytes); break;
    case field::Node::name.number: name = encoded.bytes; break;
    case field::Node::op_type.number: op = encoded.bytes; break;
    case field::Node::domain.number: domain = encoded.bytes; break;
    case field::Node::overload.number: overload = encoded.bytes; break;
    case field::Node::attribute.number: attributes.emplace_back(FieldType::Attribute, encoded.bytes); break;
    }
  });
}

GraphFields::GraphFields(const Message &graph) : message(graph) {
  graph.forFields([&](const EncodedField &encoded) {
    const Field *field = findField(FieldType::Graph, encoded.number);
    if (!field || !matches(encoded, *field)) {
      fields |= 1;
      return;
    }
    fields |= Message::bit(*field);
    auto add = [&](std::vector<Message> &list) { list.emplace_back(field->type, encoded.bytes); };
    switch (encoded.number) {
    case field::Graph::node.number: nodes.push_back(encoded.bytes); break;
    case field::Graph::input.number: add(inputs); break;
    case field::Graph::output.number: add(outputs); break;
    case field::Graph::initializer.number: add(initializers); break;
    case field::Graph::sparse_initializer.number: add(sparseInitializers); break;
    case field::Graph::value_info.number: add(values); break;
    }
  });
}

void forNamesRead(const Message &node, llvm::function_ref<void(StringRef)> f) {
  node.forTexts(field::Node::input, [&](std::string_view name) {
    if (!name.empty())
      f(refOf(name));
  });
  node.forMessages(field::Node::attribute, [&](const Message &attribute) {
    llvm::StringSet<> names;
    if (attribute.has(field::Attribute::g))
      addNamesRead(attribute.message(field::Attribute::g), names);
    attribute.forMessages(field::Attribute::graphs, [&](const Message &graph) { addNamesRead(graph, names); });
    for (const auto &name : names)
      f(name.getKey());
  });
}

std::optional<std::vector<size_t>> sortedNodes(const std::vector<Message> &nodes) {
  llvm::StringMap<size_t> makers;
  for (size_t i = 0; i < nodes.size(); ++i)
    nodes[i].forTexts(field::Node::output, [&](std::string_view name) {
      if (!name.empty())
        makers.try_emplace(refOf(name), i);
    });
  std::vector<size_t> waitsFor(nodes.size()), order;
  std::vector<llvm::SmallVector<size_t, 2>> readers(nodes.size());
  for (size_t i = 0; i < nodes.size(); ++i)
    forNamesRead(nodes[i], [&](StringRef name) {
      if (auto maker = makers.find(name); maker != makers.end()) {
        ++waitsFor[i];
        readers[maker->second].push_back(i);
      }
    });
  for (size_t i = 0; i < nodes.size(); ++i)
    if (waitsFor[i] == 0)
      order.push_back(i);
  for (size_t next = 0; next < order.size(); ++next)
    for (size_t reader : readers[order[next]])
      if (--waitsFor[reader] == 0)
        order.push_back(reader);
  return order.size() == nodes.size() ? std::optional(std::move(order)) : std::nullopt;
}

} // namespace shlo::onnx
