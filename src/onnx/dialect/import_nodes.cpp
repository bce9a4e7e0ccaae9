// Nodes of an .onnx file, and their attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/import_order.h"
#include "onnx/dialect/importer.h"
#include "onnx/dialect/names.h"

using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;
using mlir::NamedAttrList;
using mlir::OperationState;
using mlir::Type;
using mlir::Value;

namespace shlo::onnx {

// Until this opset, ai.onnx had experimental ops, of which no schema is left.
static constexpr int64_t newestExperimental = 9;

//===- Nodes ----------------------------------------------------------------------------------------------------------===//

bool Importer::importNodes(const Message &owner, const Field &field, mlir::Block &block, Scope &scope) {
  std::vector<Message> nodes;
  owner.forMessages(field, [&](const Message &node) { nodes.push_back(node); });
  const auto order = sortedNodes(nodes, [&](StringRef name) { return bool(scope.find(name)); });
  if (!order)
    return malformed(owner, "some nodes read each other's outputs in a circle");
  if (!order->empty())
    warn(owner, "the nodes are not in the order in which they can run; they are sorted");
  for (size_t i = 0; i < nodes.size(); ++i)
    if (!importNode(nodes[order->empty() ? i : (*order)[i]], block, scope))
      return false;
  return true;
}

// The op that a node is, and its schema; null for a node that has none here.
bool Importer::findName(const Message &node, OperationState &state, const Schema *&schema) {
  const std::string_view domain = node.text(field::Node::domain), op = node.text(field::Node::op_type);
  const std::string shown(domain.empty() ? "ai.onnx" : domain);
  schema = nullptr;
  const bool isCall =
      !functions.empty() && functions.contains(functionKey(domain, op, node.text(field::Node::overload)));
  const auto known = findDomain(domain);
  const auto imported = opsets.find(shown);
  if (!isCall && imported == opsets.end())
    return malformed(node, "the op " + quoted(op) + " is of the domain " + quoted(shown) +
                               ", which the model does not import");
  const auto name = known ? findOp(*known, op) : std::nullopt;
  if (!isCall && known) {
    schema = name ? findSchema(*name, imported->second) : nullptr;
    if (schema) {
      std::optional<mlir::OperationName> &known = names[size_t(schema - allSchemas().data())];
      if (!known)
        known.emplace("onnx." + mnemonicOf(*schema), context);
      state.name = *known;
      return true;
    }
    if (imported->second > newestExperimental || *known != Domain::Standard)
      return malformed(node, name ? "the op " + quoted(op) + " came with opset " +
                                        std::to_string(infoOf(*name).schemas().front().since) + " of " + shown +
                                        "; the model imports " + std::to_string(imported->second)
                                  : shown + " has no op " + quoted(op));
    warn(node, shown + " has no schema of the op " + quoted(op) + " in opset " + std::to_string(imported->second) +
                   ", where it was experimental; it is kept as it is");
  }
  state.name = custom;
  state.addAttribute("domain_name", text(domain));
  state.addAttribute("function_name", text(op));
  return true;
}

bool Importer::importNode(const Message &node, mlir::Block &block, Scope &scope) {
  const std::string_view name = node.text(field::Node::name);
  OperationState state(unknown, custom);
  const Schema *schema;
  if (!findName(node, state, schema))
    return false;
  path.push_back({node.text(field::Node::op_type), name});
  bool holds = true;
  node.forTexts(field::Node::input, [&](std::string_view input) {
    Value value = input.empty() ? noValue(block, scope) : scope.find(refOf(input));
    if (!value && holds)
      holds = malformed(node, "the input " + quoted(input) + " is not defined");
    state.operands.push_back(value);
  });
  if (!holds)
    return false;
  if (schema)
    for (const AttributeSchema &attribute : schema->attributes())
      if (attribute.kind == AttributeKind::Graph)
        (void)state.addRegion();
  NamedAttrList references;
  node.forMessages(field::Node::attribute, [&](const Message &attribute) {
    holds = holds && importAttribute(attribute, schema, state, scope, references);
  });
  if (!holds)
    return false;
  if (!references.empty())
    state.addAttribute("onnx.references", references.getDictionary(context));
  keep(node,
       {&field::Node::input, &field::Node::output, &field::Node::op_type, &field::Node::domain,
        &field::Node::attribute, &field::Node::name},
       state.attributes);
  if (node.has(field::Node::name))
    state.addAttribute("onnx_node_name", text(name));
  SmallVector<std::string_view> outputs;
  SmallVector<StringRef> dimensions;
  SmallVector<Attribute> outputNames;
  node.forTexts(field::Node::output, [&](std::string_view output) {
    outputs.push_back(output);
    outputNames.push_back(text(output));
    auto known = scope.types.find(refOf(output));
    const bool isKnown = known != scope.types.end();
    state.addTypes(output.empty() ? Type(builder.getNoneType())
                   : isKnown      ? known->second.type
                                  : Type(UnknownType::get(context)));
    dimensions.push_back(isKnown ? StringRef(known->second.dimensions) : StringRef());
  });
  state.addAttribute("onnx.names", builder.getArrayAttr(outputNames));
  if (llvm::any_of(dimensions, [](StringRef one) { return !one.empty(); }))
    state.addAttribute("onnx.dim_params", builder.getStrArrayAttr(dimensions));
  mlir::Operation *op = mlir::Operation::create(state);
  block.push_back(op);
  for (size_t i = 0; i < outputs.size(); ++i)
    if (!define(node, outputs[i], op->getResult(unsigned(i)), scope))
      return false;
  path.pop_back();
  checkMemory();
  return true;
}

// The field that has the value, of attributes that do not say what they are, as before IR 2.
static AttributeKind kindOf(const Message &attribute) {
  if (const auto kind = AttributeKind(attribute.integer(field::Attribute::type)); kind != AttributeKind::Undefined)
    return kind;
  const std::pair<const Field *, AttributeKind> fields[] = {
      {&field::Attribute::f, AttributeKind::Float},       {&field::Attribute::i, AttributeKind::Int},
      {&field::Attribute::s, AttributeKind::String},      {&field::Attribute::t, AttributeKind::Tensor},
      {&field::Attribute::g, AttributeKind::Graph},       {&field::Attribute::floats, AttributeKind::Floats},
      {&field::Attribute::ints, AttributeKind::Ints},     {&field::Attribute::strings, AttributeKind::Strings},
      {&field::Attribute::tensors, AttributeKind::Tensors}, {&field::Attribute::graphs, AttributeKind::Graphs},
      {&field::Attribute::sparse_tensor, AttributeKind::SparseTensor}, {&field::Attribute::tp, AttributeKind::TypeProto}};
  for (const auto &[field, kind] : fields)
    if (attribute.has(*field))
      return kind;
  return AttributeKind::Undefined;
}

bool Importer::importAttribute(const Message &attribute, const Schema *schema, OperationState &state,
                               const Scope &scope, NamedAttrList &references) {
  const std::string_view name = attribute.text(field::Attribute::name);
  const std::string_view reference = attribute.text(field::Attribute::ref_attr_name);
  if (name.empty() || name.find('.') != std::string_view::npos || name == "onnx_node_name")
    return malformed(attribute, "no attribute can have the name " + quoted(name));
  if (state.attributes.get(refOf(name)) || references.get(refOf(name)))
    return malformed(attribute, "the attribute " + quoted(name) + " is given twice");
  if (!reference.empty()) {
    references.append(refOf(name), text(reference));
    return true;
  }
  AttributeKind kind = kindOf(attribute);
  const AttributeSchema *known = schema ? schema->findAttribute(name) : nullptr;
  // An empty list leaves no trace in a file that does not say what it is.
  auto isList = [](AttributeKind one) {
    return one == AttributeKind::Floats || one == AttributeKind::Ints || one == AttributeKind::Strings;
  };
  if (kind == AttributeKind::Undefined && known && isList(known->kind))
    kind = known->kind;
  if (kind == AttributeKind::Graph) {
    mlir::Region *region = nullptr;
    if (schema) {
      if (known && known->kind == AttributeKind::Graph)
        region = state.regions[known->region].get();
      if (!region)
        return malformed(attribute, "the op has no subgraph " + quoted(name));
      if (!region->empty())
        return malformed(attribute, "the subgraph " + quoted(name) + " is given twice");
    } else {
      region = state.addRegion();
      auto names = llvm::cast_or_null<mlir::ArrayAttr>(state.attributes.get("onnx.regions"));
      SmallVector<Attribute> all(names ? names.getValue() : llvm::ArrayRef<Attribute>());
      all.push_back(text(name));
      state.attributes.set("onnx.regions", builder.getArrayAttr(all));
    }
    path.push_back({name});
    if (!importSubgraph(attribute.message(field::Attribute::g), *region, scope))
      return false;
    path.pop_back();
    return true;
  }
  Attribute value = attributeValue(attribute, kind);
  if (!value)
    return false;
  state.addAttribute(refOf(name), value);
  if (attribute.has(field::Attribute::doc_string)) {
    NamedAttrList notes(llvm::cast_or_null<mlir::DictionaryAttr>(state.attributes.get("onnx.attribute_notes")));
    notes.append(refOf(name), text(attribute.text(field::Attribute::doc_string)));
    state.attributes.set("onnx.attribute_notes", notes.getDictionary(context));
  }
  return true;
}

Attribute Importer::attributeValue(const Message &attribute, AttributeKind kind) {
  auto list = [&](const Field &field, auto one) -> Attribute {
    SmallVector<Attribute> values;
    if (isMessage(field.type))
      attribute.forMessages(field, [&](const Message &value) { values.push_back(one(value)); });
    return llvm::all_of(values, [](Attribute value) { return bool(value); }) ? builder.getArrayAttr(values) : Attribute();
  };
  auto checked = [&](auto result, const Message &at) -> Attribute {
    if (!result)
      return fail(std::move(result.error()), at), Attribute();
    return *result;
  };
  auto tensor = [&](const Message &value) {
    return checked(importTensor(value, options.limits, files, context), value);
  };
  auto sparse = [&](const Message &value) {
    return checked(importSparseTensor(value, options.limits, files, context), value);
  };
  auto type = [&](const Message &value) -> Attribute {
    Result<ImportedType> result = importType(value, context);
    if (!result)
      return fail(std::move(result.error()), value), Attribute();
    return mlir::TypeAttr::get(result->type);
  };
  SmallVector<Attribute> values;
  switch (kind) {
  case AttributeKind::Float: return builder.getF32FloatAttr(attribute.number(field::Attribute::f));
  case AttributeKind::Int:
    return builder.getIntegerAttr(builder.getIntegerType(64, true), attribute.integer(field::Attribute::i));
  case AttributeKind::String: return text(attribute.text(field::Attribute::s));
  case AttributeKind::Tensor: return tensor(attribute.message(field::Attribute::t));
  case AttributeKind::SparseTensor: return sparse(attribute.message(field::Attribute::sparse_tensor));
  case AttributeKind::TypeProto: return type(attribute.message(field::Attribute::tp));
  case AttributeKind::Floats:
    attribute.forNumbers(field::Attribute::floats, [&](uint64_t bits) {
      values.push_back(builder.getF32FloatAttr(llvm::bit_cast<float>(uint32_t(bits))));
    });
    return builder.getArrayAttr(values);
  case AttributeKind::Ints:
    attribute.forNumbers(field::Attribute::ints,
                         [&](uint64_t bits) { values.push_back(builder.getI64IntegerAttr(int64_t(bits))); });
    return builder.getArrayAttr(values);
  case AttributeKind::Strings:
    attribute.forTexts(field::Attribute::strings, [&](std::string_view one) { values.push_back(text(one)); });
    return builder.getArrayAttr(values);
  case AttributeKind::Tensors: return list(field::Attribute::tensors, tensor);
  case AttributeKind::SparseTensors: return list(field::Attribute::sparse_tensors, sparse);
  case AttributeKind::TypeProtos: return list(field::Attribute::type_protos, type);
  case AttributeKind::Graphs:
    return fail(SHLO_UNSUPPORTED, attribute, "an attribute is a list of graphs, which no op of ONNX has"), Attribute();
  case AttributeKind::Graph:
  case AttributeKind::Undefined: break;
  }
  return malformed(attribute, "the attribute " + quoted(attribute.text(field::Attribute::name)) + " has no value"),
         Attribute();
}

} // namespace shlo::onnx
