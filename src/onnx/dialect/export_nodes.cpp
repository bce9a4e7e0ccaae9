// Nodes of an .onnx file, and their attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/attributes.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/exporter.h"
#include "onnx/dialect/names.h"
#include "onnx/dialect/node_names.h"
#include "onnx/dialect/types.h"

using namespace mlir;

namespace shlo::onnx {

//===- Nodes ----------------------------------------------------------------------------------------------------------===//

static bool isCustom(Operation *op) { return op->getName().getStringRef() == "onnx.Custom"; }

void Exporter::writeNodes(Writer &writer, const Field &field, Block &block) {
  for (Operation &op : block)
    if (isNode(&op))
      writeNode(writer, field, &op);
  for (const GraphOutput &output : names.outputsOf(&block))
    if (output.isCopy)
      writeCopy(writer, field, output);
}

// The op and its version must be those that the file will mean.
bool Exporter::checkNode(Writer &writer, Operation *op, const Schema *&schema) {
  if (isCustom(op)) {
    if (!op->getAttrOfType<StringAttr>("function_name"))
      fail(writer, op, "has no function_name");
    return bool(op->getAttrOfType<StringAttr>("function_name"));
  }
  schema = isa_and_nonnull<OnnxDialect>(op->getDialect()) ? schemaOf(op) : nullptr;
  if (!schema) {
    fail(writer, op, "is no op of ONNX, or of none that the module's opset has");
    return false;
  }
  const Domain domain = infoOf(schema->op).domain;
  const int64_t opset = opsetOf(domain, op);
  if (findSchema(schema->op, opset) == schema)
    return true;
  fail(writer, op, "is the version of opset " + std::to_string(schema->since) + ", but the module states opset " +
                       std::to_string(opset) + " of " + std::string(nameOf(domain)) + ", which has another one");
  return false;
}

static bool isStandard(std::string_view domain) { return domain.empty() || domain == nameOf(Domain::Standard); }

void Exporter::writeNode(Writer &writer, const Field &field, Operation *op) {
  const Schema *schema = nullptr;
  if (!checkNode(writer, op, schema))
    return;
  const DictionaryAttr attributes = op->getDiscardableAttrDictionary();
  auto textOf = [&](StringRef name) {
    auto text = attributes.getAs<StringAttr>(name);
    return text ? std::string_view(text.getValue()) : std::string_view();
  };
  writer.begin(field);
  writeFields(writer, FieldType::Node, KeptAs::OpAttributes, attributes, [&](const Field &part) {
    switch (part.number) {
    case field::Node::input.number:
      for (Value operand : op->getOperands())
        writer.text(part, std::string_view(names.of(operand)));
      return true;
    case field::Node::output.number:
      for (Value result : op->getResults())
        writer.text(part, std::string_view(names.of(result)));
      return true;
    case field::Node::name.number:
      if (const NodeNames *own = nodeNamesOf(op); own && own->node)
        writer.text(part, std::string_view(nodeNameOf(op)));
      return true;
    case field::Node::op_type.number:
      writer.text(part, schema ? std::string_view(infoOf(schema->op).name) : textOf("function_name"));
      return true;
    case field::Node::attribute.number: writeAttributes(writer, op, schema); return true;
    case field::Node::domain.number: {
      const std::string_view domain = schema ? nameOf(infoOf(schema->op).domain) : textOf("domain_name");
      if (!attributes.contains("onnx.domain"))
        return writeDomain(writer, part, domain), true;
      // How the file spells the standard one.
      if (!isStandard(domain) || !isStandard(textOf("onnx.domain")))
        return fail(writer, op, "has the domain '" + std::string(textOf("onnx.domain")) + "' of another op"), true;
      return false;
    }
    default: return false;
    }
  });
  writer.end();
  static constexpr StringRef own[] = {"onnx.references", "onnx.attribute_order", "onnx.attribute_fields",
                                      "onnx.regions"};
  warnOfRest(writer, op, attributes, FieldType::Node, own);
}

void Exporter::writeDomain(Writer &writer, const Field &field, std::string_view domain) {
  if (!isStandard(domain) || writesDomains)
    writer.text(field, isStandard(domain) ? "" : domain);
}

void Exporter::writeCopy(Writer &writer, const Field &field, const GraphOutput &output) {
  writer.begin(field);
  writer.text(field::Node::input, std::string_view(names.of(output.value)));
  writer.text(field::Node::output, std::string_view(output.name));
  writer.text(field::Node::op_type, infoOf(OpName::Identity).name);
  writeDomain(writer, field::Node::domain, "");
  writer.end();
}

//===- Attributes -----------------------------------------------------------------------------------------------------===//

// What the attributes of a node are made of.
struct Exporter::Node {
  Operation *op;
  const Schema *schema;
  DictionaryAttr references, fields;
  llvm::StringMap<Region *> regions;

  const AttributeSchema *known(StringRef name) const { return schema ? schema->findAttribute(name) : nullptr; }
};

void Exporter::writeAttributes(Writer &writer, Operation *op, const Schema *schema) {
  Node node{op, schema, op->getAttrOfType<DictionaryAttr>("onnx.references"),
            op->getAttrOfType<DictionaryAttr>("onnx.attribute_fields"), {}};
  SmallVector<StringRef> written;
  for (NamedAttribute entry : op->getDiscardableAttrs()) {
    const StringRef name = entry.getName().getValue();
    if (!name.contains('.') && (schema || (name != "domain_name" && name != "function_name")))
      written.push_back(name);
  }
  if (node.references)
    for (NamedAttribute entry : node.references) {
      const StringRef name = entry.getName().getValue();
      if (!isa<StringAttr>(entry.getValue()) || (schema ? isNodeNames(name) : !canBeAttribute(name)))
        return fail(writer, op, "has a reference '" + name.str() + "' that is no attribute, or no text");
      written.push_back(name);
    }
  if (node.fields)
    for (NamedAttribute entry : node.fields)
      if (auto fields = dyn_cast<DictionaryAttr>(entry.getValue()); fields && fields.contains("name")) { // all of it
        const StringAttr name = entry.getName();
        if (schema || canBeAttribute(name) || fields.get("name") != name)
          return fail(writer, op, "has no attribute '" + name.str() + "', but onnx.attribute_fields has all of it");
        written.push_back(name.getValue());
      }
  auto addRegion = [&](StringRef name, size_t i) {
    if (i >= op->getNumRegions() || op->getRegion(unsigned(i)).empty())
      return;
    node.regions[name] = &op->getRegion(unsigned(i));
    written.push_back(name);
  };
  if (schema) {
    for (const AttributeSchema &attribute : schema->attributes())
      if (attribute.kind == AttributeKind::Graph)
        addRegion(std::string_view(attribute.name), attribute.region);
  } else {
    for (size_t i = 0; i < op->getNumRegions(); ++i)
      addRegion(nameAt(op->getAttr("onnx.regions"), i), i);
  }
  llvm::sort(written);
  if (std::adjacent_find(written.begin(), written.end()) != written.end() ||
      (!written.empty() && written.front().empty()))
    return fail(writer, op, "has two attributes of one name, or one without a name");
  const NameOrder order(op->getAttr("onnx.attribute_order"));
  llvm::sort(written,
             [&](StringRef a, StringRef b) { return std::pair(order.placeOf(a), a) < std::pair(order.placeOf(b), b); });
  for (StringRef name : written)
    writeAttribute(writer, node, name);
}

void Exporter::writeAttribute(Writer &writer, const Node &node, StringRef name) {
  const auto kept = node.fields ? node.fields.getAs<DictionaryAttr>(name) : nullptr;
  auto reference = node.references ? node.references.getAs<StringAttr>(name) : nullptr;
  const AttributeSchema *known = node.known(name);
  Region *region = node.regions.lookup(name);
  Attribute value = reference ? Attribute() : node.op->getAttr(name);
  AttributeKind kind = region      ? AttributeKind::Graph
                       : reference ? (known ? known->kind : AttributeKind::Undefined)
                       : value     ? writtenKind(value, known)
                                   : AttributeKind::Undefined;
  const bool isWhole = kept && kept.contains("name"), saysType = kept && kept.contains(field::Attribute::type.name);
  if (value && kind == AttributeKind::Undefined && !(saysType && isa<ArrayAttr>(value)))
    return fail(writer, node.op,
                "has an attribute '" + name.str() + "' that is no value of ONNX, or a list without a type");
  writer.begin(field::Node::attribute);
  writeFields(writer, FieldType::Attribute, KeptAs::Entries, kept, [&](const Field &part) {
    if (isWhole)
      return false;
    if (part.number == field::Attribute::name.number) {
      writer.text(part, std::string_view(name));
      return true;
    }
    if (part.number == field::Attribute::ref_attr_name.number && reference) {
      writer.text(part, std::string_view(reference.getValue()));
      return true;
    }
    if (part.number == field::Attribute::type.number && !saysType) {
      if (kind != AttributeKind::Undefined)
        writer.integer(part, int64_t(kind));
      return true;
    }
    const Field *inField = reference ? nullptr : valueField(kind);
    if (!inField || part.number != inField->number)
      return false;
    const Attribute keptValue = kept ? kept.get(part.name) : Attribute();
    const bool isType = kind == AttributeKind::TypeProto || kind == AttributeKind::TypeProtos;
    if (keptValue && (isType || keptValue == absentField(keptValue.getContext())))
      return false;
    if (region)
      writeSubgraph(writer, *region, name);
    else
      writeAttributeValue(writer, part, kind, value, keptValue);
    return true;
  });
  writer.end();
}

static uint64_t bitsOf(FloatAttr value) { return value.getValue().bitcastToAPInt().getZExtValue(); }

void Exporter::writeAttributeValue(Writer &writer, const Field &field, AttributeKind kind, Attribute value,
                                   Attribute kept) {
  auto tensor = [&](Attribute one, Attribute keptOfIt) {
    auto fields = dyn_cast_if_present<DictionaryAttr>(keptOfIt);
    if (auto sparse = dyn_cast<SparseElementsAttr>(one))
      writeSparseTensor(writer, field, sparse, "", fields);
    else
      writeTensor(writer, field, one, "", fields);
  };
  auto list = dyn_cast<ArrayAttr>(value);
  std::vector<uint64_t> numbers;
  switch (kind) {
  case AttributeKind::Float: return writer.numbers(field, {bitsOf(cast<FloatAttr>(value))});
  case AttributeKind::Int:
    if (auto type = dyn_cast<TypeAttr>(value))
      return writer.integer(field, int64_t(dataTypeOf(type.getValue())));
    return writer.integer(field, cast<IntegerAttr>(value).getValue().getSExtValue());
  case AttributeKind::String: return writer.text(field, std::string_view(cast<StringAttr>(value).getValue()));
  case AttributeKind::Tensor:
  case AttributeKind::SparseTensor: return tensor(value, kept);
  case AttributeKind::TypeProto: return writeType(writer, field, cast<TypeAttr>(value).getValue(), "");
  case AttributeKind::Floats:
    if (auto dense = dyn_cast<DenseF32ArrayAttr>(value))
      for (float number : dense.asArrayRef())
        numbers.push_back(llvm::bit_cast<uint32_t>(number));
    else
      for (Attribute one : list)
        numbers.push_back(bitsOf(cast<FloatAttr>(one)));
    return writer.numbers(field, numbers);
  case AttributeKind::Ints:
    if (auto dense = dyn_cast<DenseI64ArrayAttr>(value))
      numbers.assign(dense.asArrayRef().begin(), dense.asArrayRef().end());
    else
      for (Attribute one : list)
        numbers.push_back(uint64_t(cast<IntegerAttr>(one).getValue().getSExtValue()));
    return writer.numbers(field, numbers);
  case AttributeKind::Strings:
    for (Attribute one : list)
      writer.text(field, std::string_view(cast<StringAttr>(one).getValue()));
    return;
  case AttributeKind::Tensors:
  case AttributeKind::SparseTensors: {
    auto keptList = dyn_cast_if_present<ArrayAttr>(kept);
    for (auto [i, one] : llvm::enumerate(list))
      tensor(one, keptList && i < keptList.size() ? keptList[i] : Attribute());
    return;
  }
  case AttributeKind::TypeProtos:
    for (Attribute one : list)
      writeType(writer, field, cast<TypeAttr>(one).getValue(), "");
    return;
  case AttributeKind::Graph:
  case AttributeKind::Graphs:
  case AttributeKind::Undefined: return;
  }
}

} // namespace shlo::onnx
