// Nodes of an .onnx file, and their attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"
#include "onnx/dialect/attributes.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/import_order.h"
#include "onnx/dialect/importer.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/node_names.h"

using namespace mlir;

namespace shlo::onnx {

// Until this opset, ai.onnx had experimental ops, of which no schema is left.
static constexpr int64_t newestExperimental = 9;

//===- Nodes ----------------------------------------------------------------------------------------------------------===//

// The operands of a node. False if a name that it reads, or that a subgraph of it reads, is not defined.
bool Importer::findOperands(const NodeFields &node, Block &block, Scope &scope, SmallVectorImpl<Value> &operands) {
  for (std::string_view input : node.inputs) {
    operands.push_back(input.empty() ? noValue(block, scope) : scope.find(refOf(input)));
    if (!operands.back())
      return false;
  }
  constexpr uint32_t graphs = Message::bit(field::Attribute::g) | Message::bit(field::Attribute::graphs);
  bool areDefined = true;
  if (llvm::any_of(node.attributes, [&](const Message &attribute) { return attribute.fields() & graphs; }))
    forNamesRead(node.message, [&](StringRef name) { areDefined = areDefined && scope.find(name); });
  return areDefined;
}

bool Importer::importNodes(const Message &owner, ArrayRef<std::string_view> nodes, Block &block, Scope &scope) {
  size_t bytes = 0;
  for (std::string_view node : nodes)
    bytes += node.size();
  scope.reserve(roomFor(nodes.size(), bytes));
  size_t next = 0;
  for (; next < nodes.size(); ++next) {
    const NodeFields node(Message(FieldType::Node, nodes[next]));
    SmallVector<Value> operands;
    if (!findOperands(node, block, scope, operands))
      break;
    if (!importNode(node, operands, block, scope))
      return false;
  }
  if (next == nodes.size())
    return true;
  // From the first node on that reads what is defined later, or nowhere.
  std::vector<Message> late;
  for (std::string_view bytes : nodes.drop_front(next))
    late.emplace_back(FieldType::Node, bytes);
  const auto order = sortedNodes(late);
  if (!order)
    return malformed(owner, "some nodes read each other's outputs in a circle");
  warn(owner, "the nodes are not in the order in which they can run; they are sorted");
  for (size_t i : *order) {
    const NodeFields node(late[i]);
    SmallVector<Value> operands;
    (void)findOperands(node, block, scope, operands);
    if (!importNode(node, operands, block, scope))
      return false;
  }
  return true;
}

// The op that a node is.
bool Importer::findName(const NodeFields &node, NodeState &state) {
  const bool isPlain = node.domain.empty() && node.overload.empty();
  if (isPlain)
    if (auto found = plainOps.find(refOf(node.op)); found != plainOps.end()) {
      state.schema = found->second.schema;
      state.op.name = found->second.name;
      return true;
    }
  const std::string shown(node.domain.empty() ? "ai.onnx" : node.domain);
  const bool isCall = !functions.empty() && functions.contains(functionKey(node.domain, node.op, node.overload));
  const auto known = findDomain(node.domain);
  const auto imported = opsets.find(shown);
  if (!isCall && imported == opsets.end())
    return malformed(node.message, "the op " + quoted(node.op) + " is of the domain " + quoted(shown) +
                                       ", which the model does not import");
  if (!isCall && known) {
    const auto name = findOp(*known, node.op);
    state.schema = name ? findSchema(*name, imported->second) : nullptr;
    if (state.schema) {
      state.op.name = OperationName("onnx." + mnemonicOf(*state.schema), context);
      if (isPlain)
        plainOps.try_emplace(refOf(node.op), PlainOp{state.schema, state.op.name});
      return true;
    }
    if (imported->second > newestExperimental || *known != Domain::Standard)
      return malformed(node.message, name ? "the op " + quoted(node.op) + " came with opset " +
                                                std::to_string(infoOf(*name).schemas().front().since) + " of " + shown +
                                                "; the model imports " + std::to_string(imported->second)
                                          : shown + " has no op " + quoted(node.op));
    warn(node.message, shown + " has no schema of the op " + quoted(node.op) + " in opset " +
                           std::to_string(imported->second) + ", where it was experimental; it is kept as it is");
  }
  state.op.addAttribute("domain_name", text(node.domain));
  state.op.addAttribute("function_name", text(node.op));
  return true;
}

bool Importer::importNode(const NodeFields &node, ArrayRef<Value> operands, Block &block, Scope &scope) {
  if (++ops > options.maxOps)
    return fail(SHLO_LIMIT, node.message, "the model has more than " + std::to_string(options.maxOps) + " nodes");
  NodeState state{.op = OperationState(unknown, custom)};
  if (!findName(node, state))
    return false;
  path.push_back({node.op, node.name});
  for (size_t i = 0; i < node.inputs.size(); ++i)
    if (i == operands.size() || !operands[i])
      return malformed(node.message, "the input " + quoted(node.inputs[i]) + " is not defined");
  state.op.addOperands(operands);
  if (state.schema)
    for (const AttributeSchema &attribute : state.schema->attributes())
      if (attribute.kind == AttributeKind::Graph)
        (void)state.op.addRegion();
  for (const Message &attribute : node.attributes)
    if (!importAttribute(attribute, state, scope))
      return false;
  if (!state.references.empty())
    state.op.addAttribute("onnx.references", state.references.getDictionary(context));
  if (!state.fields.empty())
    state.op.addAttribute("onnx.attribute_fields", state.fields.getDictionary(context));
  auto textOf = [](Attribute name) { return llvm::cast<StringAttr>(name).getValue(); };
  if (!llvm::is_sorted(state.order, [&](Attribute a, Attribute b) { return textOf(a) < textOf(b); }))
    state.op.addAttribute("onnx.attribute_order", builder.getArrayAttr(state.order));
  const bool hasDomain = node.has(field::Node::domain);
  if (node.domain.empty() ? hasDomain != writesDomains : state.schema && node.domain == "ai.onnx")
    state.op.addAttribute("onnx.domain", hasDomain ? text(node.domain) : absentField(context));
  if (!state.regions.empty())
    state.op.addAttribute("onnx.regions", builder.getArrayAttr(state.regions));
  static constexpr const Field *own[] = {&field::Node::input,  &field::Node::output,    &field::Node::op_type,
                                         &field::Node::domain, &field::Node::attribute, &field::Node::name};
  if (node.hasOthers(own))
    keep(node.message, own, state.op.attributes);
  NodeNames names;
  if (node.has(field::Node::name))
    names.node = dialect.keep(refOf(node.name));
  if (node.outputs.size() == 1) {
    names.results = dialect.keep(refOf(node.outputs[0]));
  } else {
    SmallVector<Attribute> list;
    for (std::string_view output : node.outputs)
      list.push_back(text(output));
    names.results = Attribute(builder.getArrayAttr(list));
  }
  SmallVector<StringRef> dimensions;
  for (std::string_view output : node.outputs) {
    const ImportedType *known = scope.declaredType(refOf(output));
    state.op.types.push_back(output.empty() ? noneType : known ? known->type : unknownType);
    dimensions.push_back(known ? StringRef(known->dimensions) : StringRef());
  }
  if (llvm::any_of(dimensions, [](StringRef one) { return !one.empty(); }))
    names.dimensions = builder.getStrArrayAttr(dimensions);
  Operation *op = state.op.regions.empty()
                      ? Operation::create(unknown, state.op.name, state.op.types, state.op.operands,
                                          state.op.attributes.getDictionary(context), OpaqueProperties(nullptr), {}, 0)
                      : Operation::create(state.op);
  *nodeNamesOf(op) = names;
  block.push_back(op);
  for (size_t i = 0; i < node.outputs.size(); ++i)
    if (!define(node.message, node.outputs[i], op->getResult(unsigned(i)), scope))
      return false;
  path.pop_back();
  checkMemory();
  return true;
}

// The field that has the value, of attributes that do not say what they are, as before IR 2.
static AttributeKind kindOf(const Message &attribute) {
  if (const auto kind = AttributeKind(attribute.integer(field::Attribute::type)); kind != AttributeKind::Undefined)
    return kind;
  for (auto kind = AttributeKind::Float; kind <= AttributeKind::TypeProtos; kind = AttributeKind(uint8_t(kind) + 1))
    if (attribute.has(*valueField(kind)))
      return kind;
  return AttributeKind::Undefined;
}

bool Importer::importAttribute(const Message &attribute, NodeState &state, const Scope &scope) {
  const std::string_view name = attribute.text(field::Attribute::name);
  const std::string_view reference = attribute.text(field::Attribute::ref_attr_name);
  if (name.empty())
    return malformed(attribute, "an attribute has no name");
  if (!state.names.insert(refOf(name)).second)
    return malformed(attribute, "the attribute " + quoted(name) + " is given twice");
  if (state.schema && isNodeNames(refOf(name)))
    return malformed(attribute, "the op has no attribute " + quoted(name)); // it would be lost beside the names
  const StringAttr nameInOp = builder.getStringAttr(refOf(name));
  state.order.push_back(nameInOp);
  if (!state.schema && !canBeAttribute(refOf(name)))
    return keepAttribute(attribute, state);
  if (!reference.empty()) {
    state.references.append(refOf(name), text(reference));
    keepFields(attribute, AttributeKind::Undefined, nullptr, state);
    return true;
  }
  AttributeKind kind = kindOf(attribute);
  const AttributeSchema *known = state.schema ? state.schema->findAttribute(name) : nullptr;
  // An empty list leaves no trace in a file that does not say what it is.
  auto isList = [](AttributeKind one) {
    return one == AttributeKind::Floats || one == AttributeKind::Ints || one == AttributeKind::Strings;
  };
  if (kind == AttributeKind::Undefined && known && isList(known->kind))
    kind = known->kind;
  if (kind == AttributeKind::Graph) {
    keepFields(attribute, kind, nullptr, state);
    return importSubgraphAttribute(attribute, state, scope);
  }
  Attribute value = attributeValue(attribute, kind);
  if (!value)
    return false;
  state.op.addAttribute(nameInOp, value);
  keepFields(attribute, kind, value, state);
  return true;
}

bool Importer::importSubgraphAttribute(const Message &attribute, NodeState &state, const Scope &scope) {
  const std::string_view name = attribute.text(field::Attribute::name);
  Region *region = nullptr;
  if (!attribute.has(field::Attribute::g))
    return malformed(attribute, "the attribute " + quoted(name) + " has no value");
  if (!state.schema) {
    region = state.op.addRegion();
    state.regions.push_back(text(name));
  } else if (const AttributeSchema *known = state.schema->findAttribute(name);
             known && known->kind == AttributeKind::Graph) {
    region = state.op.regions[known->region].get();
  } else {
    return malformed(attribute, "the op has no subgraph " + quoted(name));
  }
  path.push_back({name});
  if (!importSubgraph(attribute.message(field::Attribute::g), *region, scope))
    return false;
  path.pop_back();
  return true;
}

// As a whole, since no attribute of the module can have the name.
bool Importer::keepAttribute(const Message &attribute, NodeState &state) {
  if (attribute.has(field::Attribute::g) || attribute.count(field::Attribute::graphs))
    return fail(SHLO_UNSUPPORTED, attribute,
                "a subgraph cannot have the name " + quoted(attribute.text(field::Attribute::name)) + " here");
  state.fields.append(refOf(attribute.text(field::Attribute::name)), keepMessage(attribute));
  return true;
}

// What the file says beside the value, and of what it does not have although others do.
void Importer::keepFields(const Message &attribute, AttributeKind kind, Attribute value, NodeState &state) {
  const std::string_view name = attribute.text(field::Attribute::name);
  const Field *inField = valueField(kind);
  NamedAttrList fields;
  SmallVector<const Field *> others = {&field::Attribute::name, &field::Attribute::type};
  others.push_back(inField ? inField : &field::Attribute::ref_attr_name);
  keepEntries(attribute, others, fields);
  auto add = [&](const Field &field, Attribute entry) { fields.append(field.name, entry); };
  const AttributeSchema *known = state.schema ? state.schema->findAttribute(name) : nullptr;
  const auto expected = value ? writtenKind(value, known) : known ? known->kind : kind;
  if (!attribute.has(field::Attribute::type)) {
    if (expected != AttributeKind::Undefined)
      add(field::Attribute::type, absentField(context));
  } else if (expected != AttributeKind(attribute.integer(field::Attribute::type))) {
    add(field::Attribute::type, keptField(attribute, field::Attribute::type, context));
  }
  if (inField && !inField->isRepeated() && !attribute.has(*inField))
    add(*inField, absentField(context));
  switch (kind) {
  case AttributeKind::Tensor:
  case AttributeKind::SparseTensor:
    if (DictionaryAttr tensor = tensorFields(attribute.message(*inField), false); !tensor.empty())
      add(*inField, tensor);
    break;
  case AttributeKind::Tensors:
  case AttributeKind::SparseTensors: {
    SmallVector<Attribute> list;
    attribute.forMessages(*inField, [&](const Message &tensor) { list.push_back(tensorFields(tensor, false)); });
    if (llvm::any_of(list, [](Attribute one) { return !llvm::cast<DictionaryAttr>(one).empty(); }))
      add(*inField, builder.getArrayAttr(list));
    break;
  }
  case AttributeKind::TypeProto:
  case AttributeKind::TypeProtos: {
    bool whole = true;
    attribute.forMessages(*inField, [&](const Message &type) { whole &= isWhole(type, false); });
    if (!whole)
      add(*inField, keptField(attribute, *inField, context));
    break;
  }
  default: break;
  }
  if (!fields.empty())
    state.fields.append(refOf(name), fields.getDictionary(context));
}

// Of a tensor or sparse tensor: what its elements do not say. `isNamed`: the name has another place.
DictionaryAttr Importer::tensorFields(const Message &tensor, bool isNamed) {
  NamedAttrList fields;
  if (tensor.type() == FieldType::SparseTensor) {
    keepEntries(tensor, {&field::SparseTensor::values, &field::SparseTensor::indices, &field::SparseTensor::dims},
                fields);
    for (const Field *part : {&field::SparseTensor::values, &field::SparseTensor::indices})
      if (DictionaryAttr inner = tensorFields(tensor.message(*part), isNamed && part == &field::SparseTensor::values);
          !inner.empty())
        fields.append(part->name, inner);
    if (tensor.message(field::SparseTensor::indices).count(field::Tensor::dims) == 1)
      fields.append(linearName, builder.getUnitAttr());
    return fields.getDictionary(context);
  }
  SmallVector<const Field *> others = {
      &field::Tensor::dims,       &field::Tensor::data_type,   &field::Tensor::raw_data,
      &field::Tensor::float_data, &field::Tensor::int32_data,  &field::Tensor::string_data,
      &field::Tensor::int64_data, &field::Tensor::double_data, &field::Tensor::uint64_data};
  if (isNamed)
    others.push_back(&field::Tensor::name);
  keepEntries(tensor, others, fields);
  if (!tensor.has(field::Tensor::raw_data) && !tensor.has(field::Tensor::external_data) &&
      tensor.integer(field::Tensor::data_type) != int64_t(DataType::STRING)) {
    fields.append(typedName, builder.getUnitAttr());
    // Numbers that hold several elements, and are not those that the elements give.
    const DataTypeInfo *type = findDataType(tensor.integer32(field::Tensor::data_type));
    bool isPlain = true;
    if (type && (type->bits == 2 || type->bits == 4))
      tensor.forNumbers(field::Tensor::int32_data, [&](uint64_t number) { isPlain &= number <= UINT8_MAX; });
    if (!isPlain)
      fields.append(field::Tensor::int32_data.name, keptField(tensor, field::Tensor::int32_data, context));
  }
  return fields.getDictionary(context);
}

Attribute Importer::attributeValue(const Message &attribute, AttributeKind kind) {
  auto list = [&](const Field &field, auto one) -> Attribute {
    SmallVector<Attribute> values;
    if (isMessage(field.type))
      attribute.forMessages(field, [&](const Message &value) { values.push_back(one(value)); });
    return llvm::all_of(values, [](Attribute value) { return bool(value); }) ? builder.getArrayAttr(values)
                                                                             : Attribute();
  };
  auto checked = [&](auto result, const Message &at) -> Attribute {
    if (!result)
      return fail(std::move(result.error()), at), Attribute();
    return *result;
  };
  auto tensor = [&](const Message &value) { return checked(importTensor(value, source, context), value); };
  auto sparse = [&](const Message &value) { return checked(importSparseTensor(value, source, context), value); };
  auto type = [&](const Message &value) -> Attribute {
    Result<ImportedType> result = importType(value, context);
    if (!result)
      return fail(std::move(result.error()), value), Attribute();
    return TypeAttr::get(result->type);
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
