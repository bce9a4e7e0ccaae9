// Types and tensors of an .onnx file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/elements.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/exporter.h"
#include "onnx/dialect/types.h"
#include "onnx/file/tensor_data.h"

using namespace mlir;

namespace shlo::onnx {

//===- Types ----------------------------------------------------------------------------------------------------------===//

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static Error noType(Type type) {
  return makeError(SHLO_INVALID_PROGRAM, "onnx: ONNX has no type " + textOf(type));
}

void Exporter::writeTensorType(Writer &writer, const Field &element, const Field &shape, Type type,
                               StringRef dimensions) {
  auto tensor = dyn_cast<mlir::TensorType>(type);
  const DataType number = tensor ? dataTypeOf(tensor.getElementType()) : DataType::UNDEFINED;
  if (number == DataType::UNDEFINED)
    return writer.fail(noType(type));
  writer.integer(element, int64_t(number));
  if (!tensor.hasRank())
    return;
  SmallVector<StringRef> dimensionNames(size_t(tensor.getRank()));
  for (StringRef rest = dimensions; !rest.empty();) {
    auto [one, others] = rest.split(',');
    auto [axis, name] = one.split(':');
    if (size_t place; !axis.getAsInteger(10, place) && place < dimensionNames.size())
      dimensionNames[place] = name;
    rest = others;
  }
  writer.begin(shape);
  for (auto [extent, name] : llvm::zip(tensor.getShape(), dimensionNames)) {
    writer.begin(field::Shape::dim);
    if (!ShapedType::isDynamic(extent))
      writer.integer(field::Dimension::dim_value, extent);
    else if (!name.empty())
      writer.text(field::Dimension::dim_param, std::string_view(name));
    writer.end();
  }
  writer.end();
}

void Exporter::writeType(Writer &writer, const Field &field, Type type, StringRef dimensions) {
  writer.begin(field);
  auto container = [&](const Field &kind, const Field &element, Type of) {
    writer.begin(kind);
    writeType(writer, element, of, "");
    writer.end();
  };
  if (isa<mlir::TensorType>(type)) {
    writer.begin(field::Type::tensor_type);
    writeTensorType(writer, field::TensorType::elem_type, field::TensorType::shape, type, dimensions);
    writer.end();
  } else if (auto sparse = dyn_cast<SparseType>(type)) {
    writer.begin(field::Type::sparse_tensor_type);
    writeTensorType(writer, field::SparseTensorType::elem_type, field::SparseTensorType::shape, sparse.getElement(),
                    dimensions);
    writer.end();
  } else if (auto sequence = dyn_cast<SeqType>(type)) {
    container(field::Type::sequence_type, field::SequenceType::elem_type, sequence.getElement());
  } else if (auto optional = dyn_cast<OptType>(type)) {
    container(field::Type::optional_type, field::OptionalType::elem_type, optional.getElement());
  } else if (auto map = dyn_cast<MapType>(type)) {
    const DataType key = dataTypeOf(map.getKey());
    if (key == DataType::UNDEFINED)
      writer.fail(noType(type));
    writer.begin(field::Type::map_type);
    writer.integer(field::MapType::key_type, int64_t(key));
    writeType(writer, field::MapType::value_type, map.getValue(), "");
    writer.end();
  } else if (auto opaque = dyn_cast<OpaqueType>(type)) {
    writer.begin(field::Type::opaque_type);
    for (auto [part, text] : {std::pair(&field::OpaqueType::domain, opaque.getDomain()),
                              std::pair(&field::OpaqueType::name, opaque.getName())})
      if (!text.empty())
        writer.text(*part, std::string_view(text));
    writer.end();
  } else if (!isa<UnknownType>(type)) {
    writer.fail(noType(type));
  }
  writer.end();
}

//===- Tensors --------------------------------------------------------------------------------------------------------===//

// What a tensor of a file consists of.
struct TensorElements {
  const DataTypeInfo *type = nullptr;
  Shape shape;
  int64_t count = 0;
  std::optional<ir::RawElements> raw; // of numbers
  ArrayRef<StringRef> strings;        // or one, for all elements

  uint64_t rawBytes() const { return (uint64_t(count) * type->bits + 7) / 8; }
  StringRef string(int64_t i) const { return strings.size() == 1 ? strings[0] : strings[size_t(i)]; }
};

namespace {

Result<TensorElements> elementsOf(Attribute attribute) {
  auto typed = dyn_cast<TypedAttr>(attribute);
  auto tensor = typed ? dyn_cast<RankedTensorType>(typed.getType()) : nullptr;
  TensorElements result;
  if (tensor && tensor.hasStaticShape())
    result.type = findDataType(int32_t(dataTypeOf(tensor.getElementType())));
  if (!result.type)
    return typed ? noType(typed.getType()) : makeError(SHLO_INVALID_PROGRAM, "onnx: a value is no tensor");
  result.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  result.count = elementCount(result.shape);
  bool isWhole = result.count >= 0 && result.count <= maxTensorBytes;
  if (auto strings = dyn_cast<DenseStringElementsAttr>(attribute)) {
    result.strings = strings.getRawStringData();
    isWhole &= result.strings.size() == 1 || int64_t(result.strings.size()) == result.count;
  } else if (result.type->type != DataType::STRING) {
    result.raw = ir::rawElements(attribute);
    isWhole &= result.raw.has_value();
  } else {
    isWhole = false;
  }
  if (!isWhole)
    return makeError(SHLO_INVALID_PROGRAM, "onnx: the elements of a tensor of type " + textOf(tensor) +
                                               " are not in the module, or are too many");
  return result;
}

// In the layout of tensors; of a splat, one.
Result<std::shared_ptr<Storage>> unpacked(const TensorElements &elements) {
  return ir::unpackElements(*elements.raw, {elements.type->element, elements.shape});
}

// The bytes of raw_data, in pieces.
Status putElements(const TensorElements &elements, llvm::function_ref<Status(std::string_view)> put) {
  const bool isSplat = elements.raw->isSplat;
  const bool isInPlace = elements.type->bits >= 8 && elements.type->type != DataType::BOOL;
  if (isInPlace && !isSplat && elements.raw->bytes.size() == elements.rawBytes())
    return put({elements.raw->bytes.data(), elements.raw->bytes.size()});
  Result<std::shared_ptr<Storage>> storage = unpacked(elements);
  if (!storage)
    return std::move(storage.error());
  if (!isSplat)
    return put(packElements(*elements.type, (*storage)->data(), size_t(elements.count)));
  // Whole bytes of equal elements.
  constexpr int64_t mostInPiece = 1 << 14;
  const size_t width = byteSize(elements.type->element);
  std::string piece;
  for (int64_t i = 0; i < std::min(elements.count, mostInPiece); ++i)
    piece.append((*storage)->data(), width);
  const std::string packed = packElements(*elements.type, piece.data(), piece.size() / width);
  for (int64_t rest = elements.count; rest > 0; rest -= mostInPiece)
    if (Status status = put(rest >= mostInPiece ? packed : packElements(*elements.type, piece.data(), size_t(rest)));
        !status)
      return status;
  return {};
}

void writeStrings(Writer &writer, const TensorElements &elements) {
  for (int64_t i = 0; i < elements.count; ++i) {
    const uint64_t before = writer.size();
    writer.text(field::Tensor::string_data, std::string_view(elements.string(i)));
    if (writer.isMeasuring() && elements.strings.size() == 1) // as often as it may be
      return writer.count(uint64_t(elements.count - 1) * (writer.size() - before));
  }
}

} // namespace

Status Exporter::writeExternal(const Writer::Sink &sink) const {
  const std::string zeros(externalAlignment, '\0');
  uint64_t at = 0;
  for (const ExternalTensor &tensor : externalTensors) {
    if (Status status = sink(std::string_view(zeros).substr(0, tensor.offset - at)); !status)
      return status;
    Result<TensorElements> elements = elementsOf(tensor.elements);
    if (!elements)
      return std::move(elements.error());
    if (Status status = putElements(*elements, [&](std::string_view piece) { return sink(piece); }); !status)
      return status;
    at = tensor.offset + tensor.bytes;
  }
  return {};
}

void Exporter::writeExternalEntries(Writer &writer, Attribute elements, uint64_t bytes) {
  const uint64_t offset = (externalSize + externalAlignment - 1) / externalAlignment * externalAlignment;
  const std::pair<const char *, std::string> entries[] = {
      {"location", options.external}, {"offset", std::to_string(offset)}, {"length", std::to_string(bytes)}};
  for (const auto &[key, value] : entries) {
    writer.begin(field::Tensor::external_data);
    writer.text(field::Entry::key, key);
    writer.text(field::Entry::value, value);
    writer.end();
  }
  externalSize = offset + bytes;
  if (writer.isMeasuring())
    externalTensors.push_back({elements, offset, bytes});
}

static DictionaryAttr entryOf(DictionaryAttr kept, StringRef name) {
  return kept ? kept.getAs<DictionaryAttr>(name) : nullptr;
}

void Exporter::writeTensor(Writer &writer, const Field &field, Attribute value, StringRef name, DictionaryAttr kept) {
  Result<TensorElements> elements = elementsOf(value);
  if (!elements)
    return writer.fail(std::move(elements.error()));
  writeTensor(writer, field, *elements, value, name, kept);
}

void Exporter::writeTensor(Writer &writer, const Field &field, const TensorElements &elements, Attribute value,
                           StringRef name, DictionaryAttr kept) {
  const bool hasStrings = !elements.raw;
  const bool staysOutside = options.keepExternal && kept && kept.contains(field::Tensor::external_data.name);
  const bool goesOutside = !staysOutside && value && !hasStrings && !options.external.empty() &&
                           elements.rawBytes() >= std::max<uint64_t>(options.externalFrom, 1);
  if (goesOutside && elements.raw->isSplat && elements.rawBytes() > INT32_MAX)
    return writer.fail(makeError(SHLO_LIMIT, "onnx: a tensor of " + std::to_string(elements.rawBytes()) +
                                                 " bytes with one value for all elements; the limit is 2 GiB"));
  // Numbers of several elements are made one by one, and it takes few bytes of text to have very many of them.
  constexpr int64_t mostOfSplat = int64_t(1) << 24;
  const bool isPossible = !hasStrings && (!elements.raw->isSplat || elements.type->bits >= 8 || elements.count <= mostOfSplat);
  const bool isTyped = isPossible && !goesOutside && !staysOutside && kept && kept.contains(typedName);
  writer.begin(field);
  writeFields(writer, FieldType::Tensor, KeptAs::Entries, kept, [&](const Field &part) {
    switch (part.number) {
    case field::Tensor::dims.number:
      writer.numbers(part, {elements.shape.begin(), elements.shape.end()});
      return true;
    case field::Tensor::data_type.number: writer.integer(part, int64_t(elements.type->type)); return true;
    case field::Tensor::name.number:
      if (!name.empty())
        writer.text(part, std::string_view(name));
      return !name.empty();
    case field::Tensor::external_data.number:
      if (goesOutside)
        writeExternalEntries(writer, value, elements.rawBytes());
      return !staysOutside;
    case field::Tensor::data_location.number:
      if (goesOutside)
        writer.integer(part, int64_t(DataLocation::External));
      // Otherwise the default, if the file had it.
      return goesOutside || (!staysOutside && kept && kept.contains(field::Tensor::external_data.name));
    case field::Tensor::string_data.number:
      if (hasStrings)
        writeStrings(writer, elements);
      return true;
    case field::Tensor::raw_data.number:
      if (!hasStrings && !goesOutside && !staysOutside && !isTyped) {
        writer.beginText(part, elements.rawBytes());
        if (writer.isMeasuring())
          writer.count(elements.rawBytes());
        else if (Status status = putElements(elements,
                                             [&](std::string_view piece) {
                                               writer.put(piece);
                                               return Status();
                                             });
                 !status)
          writer.fail(std::move(status.error()));
      }
      return true;
    case field::Tensor::segment.number: return true;
    default: break;
    }
    if (part.number != elements.type->field->number)
      return part.type != FieldType::Text && part.form == FieldForm::Packed; // elements of another type
    if (!isTyped)
      return true;
    if (kept.contains(part.name)) // as the file packs several elements
      return false;
    Result<std::shared_ptr<Storage>> storage = unpacked(elements);
    if (!storage) {
      writer.fail(std::move(storage.error()));
      return true;
    }
    const bool isSplat = elements.raw->isSplat;
    const size_t stride = isSplat ? 0 : byteSize(elements.type->element);
    const auto count = uint64_t(elements.count);
    writer.numbers(part, typedCount(*elements.type, count), isSplat && typedCount(*elements.type, 1) == 1 && elements.type->bits >= 8, [&](uint64_t i) {
      return typedNumber(*elements.type, (*storage)->data(), stride, count, i);
    });
    return true;
  });
  writer.end();
}

// Rows of coordinates, or, if they are `linear`, numbers of elements.
void Exporter::writeIndices(Writer &writer, const Field &field, SparseElementsAttr sparse, DictionaryAttr kept,
                            bool areLinear) {
  Result<TensorElements> elements = elementsOf(sparse.getIndices());
  if (!elements)
    return writer.fail(std::move(elements.error()));
  if (!areLinear || elements->shape.size() != 2)
    return writeTensor(writer, field, *elements, sparse.getIndices(), "", kept);
  const ArrayRef<int64_t> extents = sparse.getType().getShape();
  std::vector<int64_t> numbers;
  auto rows = sparse.getIndices().getValues<int64_t>().begin();
  for (int64_t i = 0; i < elements->shape[0]; ++i) {
    uint64_t number = 0;
    for (int64_t extent : extents)
      number = number * uint64_t(extent) + uint64_t(*rows++);
    numbers.push_back(int64_t(number));
  }
  elements->shape.pop_back();
  elements->count = elements->shape[0];
  elements->raw = ir::RawElements{{reinterpret_cast<const char *>(numbers.data()), 8 * numbers.size()}, false};
  writeTensor(writer, field, *elements, nullptr, "", kept);
}

void Exporter::writeSparseTensor(Writer &writer, const Field &field, SparseElementsAttr elements, StringRef name,
                                 DictionaryAttr kept) {
  const auto type = cast<RankedTensorType>(elements.getType());
  writer.begin(field);
  writeFields(writer, FieldType::SparseTensor, KeptAs::Entries, kept, [&](const Field &part) {
    switch (part.number) {
    case field::SparseTensor::values.number:
      writeTensor(writer, part, elements.getValues(), name, entryOf(kept, part.name));
      return true;
    case field::SparseTensor::indices.number:
      writeIndices(writer, part, elements, entryOf(kept, part.name), kept && kept.contains(linearName));
      return true;
    case field::SparseTensor::dims.number:
      writer.numbers(part, {type.getShape().begin(), type.getShape().end()});
      return true;
    default: return false;
    }
  });
  writer.end();
}

} // namespace shlo::onnx
