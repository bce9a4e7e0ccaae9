// Graphs of an .onnx file: types of values, initializers, outputs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/importer.h"

using namespace mlir;

namespace shlo::onnx {

//===- Graphs ---------------------------------------------------------------------------------------------------------===//

// Whether a name can be one of onnx.dim_params, where commas separate them.
static bool isPlainName(std::string_view name) { return !name.empty() && name.find(',') == std::string_view::npos; }

bool isWhole(const Message &type, bool keepsNames) {
  bool whole = !type.has(field::Type::denotation);
  auto checkUnknown = [&](const Message &message) { message.forUnknown([&](std::string_view) { whole = false; }); };
  checkUnknown(type);
  const Field *kind = type.oneOf();
  if (!kind)
    return false;
  const Message inner = type.message(*kind);
  checkUnknown(inner);
  auto checkTensor = [&](const Field &element, const Field &shape) {
    whole &= inner.integer(element) != 0;
    checkUnknown(inner.message(shape));
    inner.message(shape).forMessages(field::Shape::dim, [&](const Message &dimension) {
      whole &= !dimension.has(field::Dimension::denotation) &&
               (!dimension.has(field::Dimension::dim_value) || dimension.integer(field::Dimension::dim_value) >= 0) &&
               (!dimension.has(field::Dimension::dim_param) ||
                (keepsNames && isPlainName(dimension.text(field::Dimension::dim_param))));
      checkUnknown(dimension);
    });
  };
  auto isTextWhole = [&](const Field &text) { return inner.has(text) != inner.text(text).empty(); };
  switch (inner.type()) {
  case FieldType::TensorType: checkTensor(field::TensorType::elem_type, field::TensorType::shape); break;
  case FieldType::SparseTensorType:
    checkTensor(field::SparseTensorType::elem_type, field::SparseTensorType::shape);
    break;
  case FieldType::SequenceType: whole &= isWhole(inner.message(field::SequenceType::elem_type), false); break;
  case FieldType::OptionalType: whole &= isWhole(inner.message(field::OptionalType::elem_type), false); break;
  case FieldType::MapType: whole &= isWhole(inner.message(field::MapType::value_type), false); break;
  case FieldType::OpaqueType:
    whole &= isTextWhole(field::OpaqueType::domain) && isTextWhole(field::OpaqueType::name);
    break;
  default: break;
  }
  return whole;
}

const Importer::KnownType *Importer::typeOf(const Message &type) {
  const auto bytes = type.bytes();
  if (bytes)
    if (const KnownType *known = typesByBytes.lookup(llvm::CachedHashStringRef(refOf(*bytes))))
      return known;
  Result<ImportedType> imported = importType(type, context);
  if (!imported)
    return fail(std::move(imported.error()), type), nullptr;
  const KnownType &known = types.emplace_back(KnownType{std::move(*imported), isWhole(type)});
  if (bytes)
    typesByBytes.try_emplace(llvm::CachedHashStringRef(refOf(*bytes)), &known);
  return &known;
}

bool Importer::declare(const Message &value, Declared &declared) {
  declared.name = value.text(field::ValueInfo::name);
  const Message type = value.message(field::ValueInfo::type);
  const KnownType *imported = typeOf(type);
  if (!imported)
    return false;
  declared.type = imported->type;
  declared.attributes.append("onnx.name", text(declared.name));
  if (!imported->dimensions.empty())
    declared.attributes.append("onnx.dim_params", builder.getStringAttr(imported->dimensions));
  if (value.has(field::ValueInfo::type) && !imported->isWhole) {
    declared.attributes.append("onnx.type", keepMessage(type));
  }
  keep(value, {&field::ValueInfo::name, &field::ValueInfo::type}, declared.attributes);
  return true;
}

bool Importer::declareTypes(ArrayRef<Message> values, Scope &scope) {
  size_t bytes = 0;
  for (const Message &value : values)
    bytes += value.bytes().value_or("").size();
  scope.types.reserve(unsigned(scope.types.size() + roomFor(values.size(), bytes)));
  for (const Message &value : values) {
    const KnownType *type = typeOf(value.message(field::ValueInfo::type));
    if (!type)
      return false;
    scope.types.try_emplace(llvm::CachedHashStringRef(refOf(value.text(field::ValueInfo::name))), type);
  }
  return true;
}

bool Importer::define(const Message &at, std::string_view name, Value value, Scope &scope) {
  if (name.empty() || scope.define(refOf(name), value))
    return true;
  return malformed(at, "two values of the graph have the name " + quoted(name));
}

Value Importer::noValue(Block &block, Scope &scope) {
  if (!scope.none) {
    OperationState state(unknown, "onnx.NoValue");
    state.addAttribute("value", builder.getUnitAttr());
    state.addTypes(noneType);
    Operation *op = Operation::create(state);
    block.push_front(op);
    scope.none = op->getResult(0);
  }
  return scope.none;
}

// The entries of value_info, in order: of those that results of nodes have as their types, only the names.
Attribute Importer::keptTypes(const GraphFields &graph, const Scope &scope) {
  SmallVector<Attribute> entries;
  llvm::DenseSet<Value> seen;
  seen.reserve(unsigned(std::min(graph.values.size(), size_t(scope.values.size()))));
  for (const Message &value : graph.values) {
    const std::string_view name = value.text(field::ValueInfo::name);
    const Value result = scope.findOwn(refOf(name));
    Operation *maker = result ? result.getDefiningOp() : nullptr;
    const KnownType *type = typeOf(value.message(field::ValueInfo::type));
    bool isPlain = maker && maker->getName() != initializer && seen.insert(result).second && type && type->isWhole;
    value.forFields([&](const EncodedField &one) {
      isPlain &= one.number == field::ValueInfo::name.number || one.number == field::ValueInfo::type.number;
    });
    entries.push_back(isPlain ? text(name) : Attribute(keepMessage(value)));
  }
  return entries.empty() ? Attribute() : builder.getArrayAttr(entries);
}

bool Importer::importGraph(const Message &message, Block &block, Scope &scope, StringRef terminator,
                           SmallVector<Declared> &inputs, SmallVector<Declared> &outputs) {
  checkMemory();
  const GraphFields graph(message);
  for (const Message &input : graph.inputs)
    if (!declare(input, inputs.emplace_back()) ||
        !define(input, inputs.back().name, block.addArgument(inputs.back().type, unknown), scope))
      return false;
  for (const Message &output : graph.outputs)
    if (!declare(output, outputs.emplace_back()))
      return false;
  if (!declareTypes(graph.values, scope) || !declareTypes(graph.outputs, scope) ||
      !importInitializers(graph, block, scope, inputs) || !importNodes(message, graph.nodes, block, scope))
    return false;
  OperationState state(unknown, terminator);
  for (const Declared &output : outputs) {
    // A value of a graph around this one would need an Identity here.
    Value value = output.name.empty() ? noValue(block, scope) : scope.findOwn(refOf(output.name));
    if (!value)
      return malformed(message, "the output " + quoted(output.name) + " is not defined in the graph");
    state.operands.push_back(value);
  }
  static constexpr const Field *own[] = {
      &field::Graph::node,   &field::Graph::initializer,        &field::Graph::input,
      &field::Graph::output, &field::Graph::sparse_initializer, &field::Graph::value_info};
  if (graph.hasOthers(own))
    keep(message, own, state.attributes);
  if (!graph.has(field::Graph::name))
    state.addAttribute("onnx.name", absentField(context));
  keepOrder(graph, inputs, state);
  if (Attribute types = keptTypes(graph, scope))
    state.addAttribute("onnx.value_info", types);
  // A function has these as attributes of its arguments and results.
  if (terminator == "onnx.Yield")
    for (auto [name, values] : {std::pair("onnx.inputs", &inputs), std::pair("onnx.outputs", &outputs)}) {
      SmallVector<Attribute> list;
      for (const Declared &value : *values) {
        NamedAttrList attributes = value.attributes;
        attributes.append("type", TypeAttr::get(value.type));
        list.push_back(attributes.getDictionary(context));
      }
      if (!list.empty())
        state.addAttribute(name, builder.getArrayAttr(list));
    }
  block.push_back(Operation::create(state));
  return true;
}

bool Importer::importSubgraph(const Message &graph, Region &region, const Scope &outer) {
  Block &block = region.emplaceBlock();
  Scope scope{&outer};
  SmallVector<Declared> inputs, outputs;
  return importGraph(graph, block, scope, "onnx.Yield", inputs, outputs);
}

//===- Initializers ---------------------------------------------------------------------------------------------------===//

bool Importer::addInitializer(const Message &tensor, std::string_view name, Result<ElementsAttr> elements,
                              DictionaryAttr fields, Block &block, Scope &scope, const Inputs &inputs) {
  if (!elements) {
    elements.error().message += ", in the initializer " + quoted(name);
    return fail(std::move(elements.error()), tensor);
  }
  if (name.empty())
    return malformed(tensor, "an initializer has no name");
  // The default of an input, which before IR 4 all initializers had to be.
  if (Declared *input = inputs.lookup(refOf(name))) {
    if (input->attributes.get("onnx.default"))
      return malformed(tensor, "two initializers have the name " + quoted(name));
    input->attributes.append("onnx.default", *elements);
    if (!fields.empty())
      input->attributes.append("onnx.default_fields", fields);
    return true;
  }
  OperationState state(unknown, initializer);
  state.addAttribute(tensor.type() == FieldType::Tensor ? "value" : "sparse_value", *elements);
  state.addAttribute("onnx.names", builder.getArrayAttr(text(name)));
  if (!fields.empty())
    state.addAttribute("onnx.fields", fields);
  state.addTypes(elements->getType());
  Operation *op = Operation::create(state);
  block.push_back(op);
  return define(tensor, name, op->getResult(0), scope);
}

bool Importer::importInitializers(const GraphFields &graph, Block &block, Scope &scope,
                                  SmallVector<Declared> &declared) {
  Inputs inputs;
  for (Declared &input : declared)
    inputs.try_emplace(refOf(input.name), &input);
  for (const Message &tensor : graph.initializers)
    if (!addInitializer(tensor, tensor.text(field::Tensor::name), importTensor(tensor, source, context),
                        tensorFields(tensor, true), block, scope, inputs))
      return false;
  for (const Message &tensor : graph.sparseInitializers)
    if (!addInitializer(tensor, tensor.message(field::SparseTensor::values).text(field::Tensor::name),
                        importSparseTensor(tensor, source, context), tensorFields(tensor, true), block, scope, inputs))
      return false;
  return true;
}

// Defaults of inputs are in the order of the inputs, other initializers follow. Another order is kept.
void Importer::keepOrder(const GraphFields &graph, llvm::ArrayRef<Declared> inputs, OperationState &terminator) {
  llvm::StringMap<size_t> places;
  for (const Declared &input : inputs)
    if (input.attributes.get("onnx.default"))
      places.try_emplace(refOf(input.name), places.size());
  if (places.empty())
    return;
  SmallVector<Attribute> order;
  size_t previous = 0;
  bool isPlain = true;
  auto add = [&](std::string_view name) {
    auto found = places.find(refOf(name));
    const size_t place = found == places.end() ? places.size() : found->second;
    isPlain &= previous <= place;
    previous = place;
    order.push_back(text(name));
  };
  for (const Message &tensor : graph.initializers)
    add(tensor.text(field::Tensor::name));
  previous = 0;
  for (const Message &tensor : graph.sparseInitializers)
    add(tensor.message(field::SparseTensor::values).text(field::Tensor::name));
  if (!isPlain)
    terminator.addAttribute("onnx.initializer_order", builder.getArrayAttr(order));
}

} // namespace shlo::onnx
