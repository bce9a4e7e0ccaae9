// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/opset/inspect.h"

#include "onnx/file/data_type.h"
#include "onnx/file/tensor_data.h"
#include "onnx/opset/schemas.h"

#include <algorithm>
#include <deque>
#include <map>
#include <tuple>
#include <unordered_set>

namespace shlo::onnx {
namespace {

using Opsets = std::map<std::string_view, int64_t>;

std::string_view domainOf(std::string_view written) { return written.empty() ? "ai.onnx" : written; }

// "float"; "?" for a number that no type has.
std::string elementName(int32_t number) {
  const DataTypeInfo *type = findDataType(number);
  std::string name = type ? type->name : "?";
  for (char &letter : name)
    letter = letter >= 'A' && letter <= 'Z' ? char(letter - 'A' + 'a') : letter;
  return name;
}

// Without brackets for a scalar, and with empty ones for an unknown rank.
std::string tensorText(const std::string &element, const std::optional<std::vector<Inspection::Dimension>> &shape) {
  if (shape && shape->empty())
    return element;
  std::string text = element + "[";
  for (size_t axis = 0; shape && axis < shape->size(); ++axis) {
    const Inspection::Dimension &dimension = (*shape)[axis];
    text += axis ? "," : "";
    text += dimension.extent >= 0      ? std::to_string(dimension.extent)
            : !dimension.name.empty() ? dimension.name
                                      : "?";
  }
  return text + "]";
}

std::optional<std::vector<Inspection::Dimension>> shapeOf(const Message &tensor, const Field &field) {
  if (!tensor.has(field))
    return {};
  std::vector<Inspection::Dimension> shape;
  tensor.message(field).forMessages(field::Shape::dim, [&](const Message &one) {
    Inspection::Dimension &dimension = shape.emplace_back();
    const Field *given = one.oneOf();
    if (given && given->number == field::Dimension::dim_param.number)
      dimension.name = one.text(field::Dimension::dim_param);
    else if (const int64_t extent = one.integer(field::Dimension::dim_value); given && extent >= 0)
      dimension.extent = extent;
  });
  return shape;
}

// Types are nested as deeply as FileLimits allow.
std::string typeText(const Message &type) {
  const Field *kind = type.oneOf();
  if (!kind)
    return "?";
  const Message inner = type.message(*kind);
  auto dense = [&](const Field &element, const Field &shape) {
    return tensorText(elementName(inner.integer32(element)), shapeOf(inner, shape));
  };
  switch (inner.type()) {
  case FieldType::TensorType: return dense(field::TensorType::elem_type, field::TensorType::shape);
  case FieldType::SparseTensorType:
    return "sparse_tensor(" + dense(field::SparseTensorType::elem_type, field::SparseTensorType::shape) + ")";
  case FieldType::SequenceType: return "seq(" + typeText(inner.message(field::SequenceType::elem_type)) + ")";
  case FieldType::OptionalType: return "optional(" + typeText(inner.message(field::OptionalType::elem_type)) + ")";
  case FieldType::MapType:
    return "map(" + elementName(inner.integer32(field::MapType::key_type)) + ", " +
           typeText(inner.message(field::MapType::value_type)) + ")";
  case FieldType::OpaqueType: return "opaque(" + std::string(inner.text(field::OpaqueType::name)) + ")";
  default: return "?";
  }
}

Opsets opsetsOf(const Message &owner, const Field &field) {
  Opsets opsets;
  owner.forMessages(field, [&](const Message &import) {
    opsets.insert_or_assign(domainOf(import.text(field::OpsetImport::domain)),
                            import.integer(field::OpsetImport::version));
  });
  return opsets;
}

Inspection::Value valueOf(const Message &info) {
  const Message type = info.message(field::ValueInfo::type);
  Inspection::Value value;
  value.name = info.text(field::ValueInfo::name);
  value.type = typeText(type);
  const Field *kind = type.oneOf();
  if (!kind || kind->type != FieldType::TensorType)
    return value;
  const Message tensor = type.message(*kind);
  if (const DataTypeInfo *element = findDataType(tensor.integer32(field::TensorType::elem_type)))
    value.element = element->element;
  value.shape = shapeOf(tensor, field::TensorType::shape);
  return value;
}

class Inspector {
public:
  explicit Inspector(const FileLimits &limits) : limits(limits) {}

  Inspection inspect(const Message &model);

private:
  // A graph or a function whose nodes are not yet counted.
  struct Body {
    Message message;
    const Field *nodes;
    const Opsets *opsets;
  };

  void inspectGraph(const Message &graph);
  void inspectFunction(const Message &function);
  void countNode(const Message &node, const Opsets &opsets);
  void addInitializers(const Message &graph, bool isMain);
  void addInitializer(const Message &tensor, bool isMain);
  void addFile(const TensorData &tensor);

  const FileLimits &limits;
  Inspection result;
  std::vector<Body> bodies;
  std::deque<Opsets> functionOpsets; // bodies refer to them
  std::map<std::tuple<std::string_view, std::string_view, int64_t>, uint64_t> ops;
  std::map<std::string_view, Inspection::ExternalFile> files; // by location
};

// The file that a tensor needs, if its elements are in another one.
void Inspector::addFile(const TensorData &tensor) {
  if (tensor.storage != TensorData::Storage::External)
    return;
  uint64_t end;
  if (__builtin_add_overflow(tensor.external.offset, tensor.rawBytes(), &end))
    end = UINT64_MAX;
  const std::string_view location = tensor.external.location;
  Inspection::ExternalFile &file =
      files.try_emplace(location, Inspection::ExternalFile{std::string(location), 0, 0}).first->second;
  file.bytes = std::max(file.bytes, end);
  ++file.tensors;
}

void Inspector::addInitializer(const Message &tensor, bool isMain) {
  const bool isSparse = tensor.type() == FieldType::SparseTensor;
  const Message values = isSparse ? tensor.message(field::SparseTensor::values) : tensor;
  Result<TensorData> data = readTensorData(values, limits);
  if (data)
    addFile(*data);
  if (!isMain)
    return;
  std::vector<Inspection::Dimension> shape;
  tensor.forNumbers(isSparse ? field::SparseTensor::dims : field::Tensor::dims,
                    [&](uint64_t extent) { shape.push_back({int64_t(extent), ""}); });
  const std::string type = tensorText(elementName(values.integer32(field::Tensor::data_type)), std::move(shape));
  Inspection::Initializer one{std::string(values.text(field::Tensor::name)),
                              isSparse ? "sparse_tensor(" + type + ")" : type, 0, ""};
  if (data && data->isString())
    for (std::string_view text : stringsOf(*data))
      one.bytes += text.size();
  else if (data)
    one.bytes = data->rawBytes();
  if (data && data->storage == TensorData::Storage::External)
    one.location = data->external.location;
  result.initializers.push_back(std::move(one));
}

void Inspector::addInitializers(const Message &graph, bool isMain) {
  for (const Field *field : {&field::Graph::initializer, &field::Graph::sparse_initializer})
    graph.forMessages(*field, [&](const Message &tensor) { addInitializer(tensor, isMain); });
}

void Inspector::countNode(const Message &node, const Opsets &opsets) {
  const std::string_view domain = domainOf(node.text(field::Node::domain)), name = node.text(field::Node::op_type);
  int64_t since = 0;
  if (const auto known = findDomain(domain); known && opsets.contains(domain))
    if (const auto op = findOp(*known, name))
      if (const Schema *schema = findSchema(*op, opsets.at(domain)))
        since = schema->since;
  ++ops[{domain, name, since}];
  node.forMessages(field::Node::attribute, [&](const Message &attribute) {
    auto addGraph = [&](const Message &graph) {
      addInitializers(graph, false);
      bodies.push_back({graph, &field::Graph::node, &opsets});
    };
    if (attribute.has(field::Attribute::g))
      addGraph(attribute.message(field::Attribute::g));
    attribute.forMessages(field::Attribute::graphs, addGraph);
    auto add = [&](const Message &tensor) { addInitializer(tensor, false); };
    if (attribute.has(field::Attribute::t))
      add(attribute.message(field::Attribute::t));
    attribute.forMessages(field::Attribute::tensors, add);
  });
}

void Inspector::inspectGraph(const Message &graph) {
  result.graph = graph.text(field::Graph::name);
  addInitializers(graph, true);
  std::unordered_set<std::string_view> initialized;
  for (const Inspection::Initializer &one : result.initializers)
    initialized.insert(one.name);
  graph.forMessages(field::Graph::input, [&](const Message &input) {
    result.inputs.push_back(valueOf(input));
    result.inputs.back().hasDefault = initialized.contains(result.inputs.back().name);
  });
  graph.forMessages(field::Graph::output, [&](const Message &output) { result.outputs.push_back(valueOf(output)); });
}

void Inspector::inspectFunction(const Message &function) {
  auto texts = [&](const Field &field) {
    std::vector<std::string> list;
    function.forTexts(field, [&](std::string_view one) { list.emplace_back(one); });
    return list;
  };
  result.functions.push_back({std::string(domainOf(function.text(field::Function::domain))),
                              std::string(function.text(field::Function::name)),
                              std::string(function.text(field::Function::overload)),
                              function.count(field::Function::node), texts(field::Function::input),
                              texts(field::Function::output)});
  functionOpsets.push_back(opsetsOf(function, field::Function::opset_import));
  bodies.push_back({function, &field::Function::node, &functionOpsets.back()});
}

Inspection Inspector::inspect(const Message &model) {
  result.irVersion = model.integer(field::Model::ir_version);
  result.modelVersion = model.integer(field::Model::model_version);
  for (auto [text, field] : {std::pair(&result.producer, &field::Model::producer_name),
                             std::pair(&result.producerVersion, &field::Model::producer_version),
                             std::pair(&result.domain, &field::Model::domain),
                             std::pair(&result.doc, &field::Model::doc_string)})
    *text = model.text(*field);
  model.forMessages(field::Model::metadata_props, [&](const Message &entry) {
    result.metadata.push_back(
        {std::string(entry.text(field::Entry::key)), std::string(entry.text(field::Entry::value))});
  });
  model.forMessages(field::Model::opset_import, [&](const Message &import) {
    result.opsets.push_back({std::string(domainOf(import.text(field::OpsetImport::domain))),
                             import.integer(field::OpsetImport::version)});
  });
  Opsets opsets = opsetsOf(model, field::Model::opset_import);
  if (opsets.empty() && result.irVersion < 3) // before there were imports
    opsets["ai.onnx"] = 1;
  const Message graph = model.message(field::Model::graph);
  inspectGraph(graph);
  bodies.push_back({graph, &field::Graph::node, &opsets});
  model.forMessages(field::Model::functions, [&](const Message &function) { inspectFunction(function); });
  // Subgraphs wait in a list, so their nesting needs no stack.
  while (!bodies.empty()) {
    const Body body = std::move(bodies.back());
    bodies.pop_back();
    body.message.forMessages(*body.nodes, [&](const Message &node) { countNode(node, *body.opsets); });
  }
  for (const auto &[op, occurrences] : ops)
    result.ops.push_back(
        {std::string(std::get<0>(op)), std::string(std::get<1>(op)), std::get<2>(op), occurrences});
  std::ranges::sort(result.ops, [](const Inspection::Op &a, const Inspection::Op &b) {
    return std::tie(b.occurrences, a.domain, a.name, a.since) < std::tie(a.occurrences, b.domain, b.name, b.since);
  });
  for (auto &[location, file] : files)
    result.externalFiles.push_back(std::move(file));
  return std::move(result);
}

} // namespace

Result<Inspection> inspectModel(std::string_view bytes, const FileLimits &limits) {
  if (Status status = checkMessage(FieldType::Model, bytes, limits); !status)
    return std::move(status.error());
  const Message model(FieldType::Model, bytes);
  if (!model.has(field::Model::graph))
    return malformed("the model has no graph", 0);
  return Inspector(limits).inspect(model);
}

} // namespace shlo::onnx
