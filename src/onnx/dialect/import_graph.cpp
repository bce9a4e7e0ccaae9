// Graphs of an .onnx file: types of values, initializers, outputs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/importer.h"

using llvm::SmallVector;
using llvm::StringRef;
using mlir::Attribute;
using mlir::NamedAttrList;
using mlir::OperationState;
using mlir::Type;
using mlir::Value;

namespace shlo::onnx {

//===- Graphs ---------------------------------------------------------------------------------------------------------===//

bool isWhole(const Message &type) {
  bool whole = !type.has(field::Type::denotation);
  type.forUnknown([&](std::string_view) { whole = false; });
  const Field *kind = type.oneOf();
  if (!kind)
    return whole;
  const Message inner = type.message(*kind);
  inner.forUnknown([&](std::string_view) { whole = false; });
  auto checkShape = [&](const Field &shape) {
    inner.message(shape).forMessages(field::Shape::dim, [&](const Message &dimension) {
      whole &= !dimension.has(field::Dimension::denotation) &&
               (!dimension.has(field::Dimension::dim_value) || dimension.integer(field::Dimension::dim_value) >= 0) &&
               (!dimension.has(field::Dimension::dim_param) || !dimension.text(field::Dimension::dim_param).empty());
      dimension.forUnknown([&](std::string_view) { whole = false; });
    });
  };
  switch (inner.type()) {
  case FieldType::TensorType: checkShape(field::TensorType::shape); break;
  case FieldType::SparseTensorType: checkShape(field::SparseTensorType::shape); break;
  case FieldType::SequenceType: whole &= isWhole(inner.message(field::SequenceType::elem_type)); break;
  case FieldType::OptionalType: whole &= isWhole(inner.message(field::OptionalType::elem_type)); break;
  case FieldType::MapType: whole &= isWhole(inner.message(field::MapType::value_type)); break;
  default: break;
  }
  return whole;
}

bool Importer::declare(const Message &value, Declared &declared) {
  declared.name = value.text(field::ValueInfo::name);
  const Message type = value.message(field::ValueInfo::type);
  Result<ImportedType> imported = importType(type, context);
  if (!imported)
    return fail(std::move(imported.error()), type);
  declared.type = imported->type;
  declared.attributes.append("onnx.name", text(declared.name));
  if (!imported->dimensions.empty())
    declared.attributes.append("onnx.dim_params", builder.getStringAttr(imported->dimensions));
  if (!isWhole(type) || !value.has(field::ValueInfo::type) || llvm::isa<UnknownType>(declared.type)) {
    declared.attributes.append("onnx.type", keptMessage(type, context));
    hasKept = true;
  }
  keep(value, {&field::ValueInfo::name, &field::ValueInfo::type}, declared.attributes);
  return true;
}

bool Importer::declareTypes(const Message &owner, const Field &field, Scope &scope) {
  bool holds = true;
  owner.forMessages(field, [&](const Message &value) {
    if (!holds)
      return;
    const Message type = value.message(field::ValueInfo::type);
    Result<ImportedType> imported = importType(type, context);
    holds = imported ? true : fail(std::move(imported.error()), type);
    if (holds)
      scope.types.try_emplace(refOf(value.text(field::ValueInfo::name)), std::move(*imported));
  });
  return holds;
}

bool Importer::define(const Message &at, std::string_view name, Value value, Scope &scope) {
  if (name.empty() || scope.values.try_emplace(refOf(name), value).second)
    return true;
  return malformed(at, "two values of the graph have the name " + quoted(name));
}

Value Importer::noValue(mlir::Block &block, Scope &scope) {
  if (!scope.none) {
    OperationState state(unknown, "onnx.NoValue");
    state.addAttribute("value", builder.getUnitAttr());
    state.addTypes(builder.getNoneType());
    mlir::Operation *op = mlir::Operation::create(state);
    block.push_front(op);
    scope.none = op->getResult(0);
  }
  return scope.none;
}

// The entries of value_info, in order: of those that results of nodes have as their types, only the names.
Attribute Importer::keptTypes(const Message &graph, const Scope &scope) {
  SmallVector<Attribute> entries;
  llvm::StringSet<> seen;
  graph.forMessages(field::Graph::value_info, [&](const Message &value) {
    const std::string_view name = value.text(field::ValueInfo::name);
    const Value result = scope.values.lookup(refOf(name));
    mlir::Operation *maker = result ? result.getDefiningOp() : nullptr;
    bool isPlain = seen.insert(refOf(name)).second && maker && !maker->hasAttr("value") &&
                   !llvm::isa<UnknownType>(result.getType()) && isWhole(value.message(field::ValueInfo::type));
    value.forFields([&](const EncodedField &one) {
      isPlain &= one.number == field::ValueInfo::name.number || one.number == field::ValueInfo::type.number;
    });
    hasKept |= !isPlain;
    entries.push_back(isPlain ? text(name) : Attribute(keptMessage(value, context)));
  });
  return entries.empty() ? Attribute() : builder.getArrayAttr(entries);
}

bool Importer::importGraph(const Message &graph, mlir::Block &block, Scope &scope, StringRef terminator,
                           SmallVector<Declared> &inputs, SmallVector<Declared> &outputs) {
  checkMemory();
  bool holds = true;
  graph.forMessages(field::Graph::input, [&](const Message &input) {
    holds = holds && declare(input, inputs.emplace_back()) &&
            define(input, inputs.back().name, block.addArgument(inputs.back().type, unknown), scope);
  });
  graph.forMessages(field::Graph::output,
                    [&](const Message &output) { holds = holds && declare(output, outputs.emplace_back()); });
  if (!holds || !declareTypes(graph, field::Graph::value_info, scope) ||
      !declareTypes(graph, field::Graph::output, scope) || !importInitializers(graph, block, scope, inputs) ||
      !importNodes(graph, field::Graph::node, block, scope))
    return false;
  OperationState state(unknown, terminator);
  for (const Declared &output : outputs) {
    // A value of a graph around this one would need an Identity here.
    Value value = output.name.empty() ? noValue(block, scope) : scope.values.lookup(refOf(output.name));
    if (!value)
      return malformed(graph, "the output " + quoted(output.name) + " is not defined in the graph");
    state.operands.push_back(value);
  }
  keep(graph,
       {&field::Graph::node, &field::Graph::initializer, &field::Graph::input, &field::Graph::output,
        &field::Graph::sparse_initializer, &field::Graph::value_info},
       state.attributes);
  if (Attribute types = keptTypes(graph, scope))
    state.addAttribute("onnx.value_info", types);
  // A function has these as attributes of its arguments and results.
  if (terminator == "onnx.Yield")
    for (auto [name, values] : {std::pair("onnx.inputs", &inputs), std::pair("onnx.outputs", &outputs)}) {
      SmallVector<Attribute> list;
      for (const Declared &value : *values) {
        NamedAttrList attributes = value.attributes;
        attributes.append("type", mlir::TypeAttr::get(value.type));
        list.push_back(attributes.getDictionary(context));
      }
      if (!list.empty())
        state.addAttribute(name, builder.getArrayAttr(list));
    }
  block.push_back(mlir::Operation::create(state));
  return true;
}

bool Importer::importSubgraph(const Message &graph, mlir::Region &region, const Scope &outer) {
  mlir::Block &block = region.emplaceBlock();
  Scope scope{&outer};
  SmallVector<Declared> inputs, outputs;
  return importGraph(graph, block, scope, "onnx.Yield", inputs, outputs);
}

//===- Initializers ---------------------------------------------------------------------------------------------------===//

bool Importer::addInitializer(const Message &tensor, std::string_view name, mlir::ElementsAttr elements,
                              StringRef attribute, mlir::Block &block, Scope &scope, SmallVector<Declared> &inputs) {
  NamedAttrList attributes;
  if (tensor.type() == FieldType::Tensor)
    keep(tensor,
         {&field::Tensor::dims, &field::Tensor::data_type, &field::Tensor::name, &field::Tensor::raw_data,
          &field::Tensor::float_data, &field::Tensor::double_data, &field::Tensor::int32_data,
          &field::Tensor::int64_data, &field::Tensor::uint64_data, &field::Tensor::string_data,
          &field::Tensor::external_data, &field::Tensor::data_location},
         attributes);
  if (name.empty())
    return malformed(tensor, "an initializer has no name");
  // The default of an input, which before IR 4 all initializers had to be.
  for (Declared &input : inputs)
    if (input.name == name) {
      if (input.attributes.get("onnx.default"))
        return malformed(tensor, "two initializers have the name " + quoted(name));
      input.attributes.append("onnx.default", elements);
      if (!attributes.empty())
        input.attributes.append("onnx.default_fields", attributes.getDictionary(context));
      return true;
    }
  OperationState state(unknown, "onnx.Initializer");
  state.attributes = attributes;
  state.addAttribute(attribute, elements);
  state.addAttribute("onnx.names", builder.getArrayAttr(text(name)));
  state.addTypes(elements.getType());
  mlir::Operation *op = mlir::Operation::create(state);
  block.push_back(op);
  return define(tensor, name, op->getResult(0), scope);
}

bool Importer::importInitializers(const Message &graph, mlir::Block &block, Scope &scope,
                                  SmallVector<Declared> &inputs) {
  bool holds = true;
  graph.forMessages(field::Graph::initializer, [&](const Message &tensor) {
    if (!holds)
      return;
    Result<mlir::ElementsAttr> elements = importTensor(tensor, options.limits, files, context);
    const std::string_view name = tensor.text(field::Tensor::name);
    if (!elements) {
      elements.error().message += ", in the initializer " + quoted(name);
      holds = fail(std::move(elements.error()), tensor);
    } else {
      holds = addInitializer(tensor, name, *elements, "value", block, scope, inputs);
    }
  });
  graph.forMessages(field::Graph::sparse_initializer, [&](const Message &tensor) {
    if (!holds)
      return;
    Result<mlir::ElementsAttr> elements = importSparseTensor(tensor, options.limits, files, context);
    const std::string_view name = tensor.message(field::SparseTensor::values).text(field::Tensor::name);
    holds = elements ? addInitializer(tensor, name, *elements, "sparse_value", block, scope, inputs)
                     : fail(std::move(elements.error()), tensor);
  });
  return holds;
}

} // namespace shlo::onnx
