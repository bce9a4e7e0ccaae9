// Types and tensors of a file as types and attributes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/dialect/import_types.h"

#include "dialect/borrowed.h"
#include "dialect/limits.h"
#include "onnx/dialect/dialect.h"
#include "onnx/dialect/types.h"
#include "vhlo/dense.h"

#include "mlir/IR/Builders.h"

using llvm::SmallVector;
using llvm::StringRef;
using mlir::RankedTensorType;
using mlir::ShapedType;
using mlir::Type;

namespace shlo::onnx {

//===- Types ----------------------------------------------------------------------------------------------------------===//

namespace {

Error tooManyElements() {
  return makeError(SHLO_LIMIT, "onnx: a tensor type has more than " + std::to_string(maxElements) + " elements");
}

Error unsupported(std::string message) { return makeError(SHLO_UNSUPPORTED, "onnx: " + std::move(message)); }

Result<Type> importElement(int32_t number, mlir::MLIRContext *context) {
  Type type = elementOf(DataType(number), context);
  if (!type)
    return unsupported("a type of elements has the number " + std::to_string(number) +
                       ", expected one from 1 to 28 (TensorProto.DataType)");
  return type;
}

Result<ImportedType> tensorType(int32_t element, bool hasShape, const Message &shape, mlir::MLIRContext *context) {
  if (element == 0)
    return ImportedType{UnknownType::get(context), ""};
  Result<Type> type = importElement(element, context);
  if (!type)
    return std::move(type.error());
  if (!hasShape)
    return ImportedType{mlir::UnrankedTensorType::get(*type), ""};
  SmallVector<int64_t> extents;
  std::string names;
  shape.forMessages(field::Shape::dim, [&](const Message &dimension) {
    const Field *given = dimension.oneOf();
    const bool isValue = given && given->number == field::Dimension::dim_value.number;
    // Exporters write -1 for an extent that they do not know.
    const int64_t extent = isValue ? dimension.integer(field::Dimension::dim_value) : -1;
    if (given && !isValue)
      if (const std::string_view name = dimension.text(field::Dimension::dim_param); !name.empty())
        names += (names.empty() ? "" : ",") + std::to_string(extents.size()) + ":" + std::string(name);
    extents.push_back(extent < 0 ? ShapedType::kDynamic : extent);
  });
  if (!isCountable(extents))
    return tooManyElements();
  return ImportedType{RankedTensorType::get(extents, *type), std::move(names)};
}

} // namespace

Result<ImportedType> importType(const Message &type, mlir::MLIRContext *context, unsigned depth) {
  constexpr unsigned mostContainers = 6;
  if (depth > mostContainers)
    return makeError(SHLO_LIMIT, "onnx: types are nested more than " + std::to_string(mostContainers) + " deep");
  const Field *kind = type.oneOf();
  if (!kind)
    return ImportedType{UnknownType::get(context), ""};
  const Message inner = type.message(*kind);
  auto element = [&](const Field &of) -> Result<Type> {
    Result<ImportedType> result = importType(inner.message(of), context, depth + 1);
    if (!result)
      return std::move(result.error());
    return result->type;
  };
  auto container = [&](const Field &of, auto make) -> Result<ImportedType> {
    Result<Type> part = element(of);
    if (!part)
      return std::move(part.error());
    return ImportedType{make(*part), ""};
  };
  switch (inner.type()) {
  case FieldType::TensorType:
    return tensorType(inner.integer32(field::TensorType::elem_type), inner.has(field::TensorType::shape),
                      inner.message(field::TensorType::shape), context);
  case FieldType::SparseTensorType: {
    Result<ImportedType> dense =
        tensorType(inner.integer32(field::SparseTensorType::elem_type), inner.has(field::SparseTensorType::shape),
                   inner.message(field::SparseTensorType::shape), context);
    if (dense)
      dense->type = SparseType::get(context, dense->type);
    return dense;
  }
  case FieldType::SequenceType:
    return container(field::SequenceType::elem_type, [&](Type part) -> Type { return SeqType::get(context, part); });
  case FieldType::OptionalType:
    return container(field::OptionalType::elem_type, [&](Type part) -> Type { return OptType::get(context, part); });
  case FieldType::MapType: {
    Result<Type> key = importElement(inner.integer32(field::MapType::key_type), context);
    if (!key)
      return std::move(key.error());
    return container(field::MapType::value_type,
                     [&](Type value) -> Type { return MapType::get(context, *key, value); });
  }
  case FieldType::OpaqueType: {
    auto text = [&](const Field &of) { return StringRef(inner.text(of).data(), inner.text(of).size()); };
    return ImportedType{OpaqueType::get(context, text(field::OpaqueType::domain), text(field::OpaqueType::name)), ""};
  }
  default: return unsupported("a type is of a kind that is not known");
  }
}

//===- Tensors --------------------------------------------------------------------------------------------------------===//

Result<mlir::ElementsAttr> importTensor(const Message &message, TensorSource &source, mlir::MLIRContext *context) {
  Result<TensorData> tensor = readTensorData(message, source.limits);
  if (!tensor)
    return std::move(tensor.error());
  if (!isCountable(tensor->shape)) // one without elements
    return tooManyElements();
  Type element = elementOf(tensor->type->type, context);
  auto type = RankedTensorType::get(tensor->shape, element);
  if (tensor->isString()) {
    const std::vector<std::string_view> strings = stringsOf(*tensor);
    SmallVector<StringRef> values;
    for (std::string_view one : strings)
      values.push_back({one.data(), one.size()});
    return mlir::ElementsAttr(mlir::DenseStringElementsAttr::get(type, values));
  }
  std::string_view raw = tensor->raw;
  bool mayBorrow = source.mayBorrow, isMapped = false;
  if (tensor->storage == TensorData::Storage::External) {
    Result<FileBytes> outside = source.files.elementsOf(*tensor);
    if (!outside)
      return std::move(outside.error());
    raw = outside->bytes;
    isMapped = bool(outside->owner);
    mayBorrow = isMapped || source.mayBorrowGiven;
  }
  if (raw.size() >= ir::leastBorrowed && tensor->isInPlace() && mayBorrow) {
    source.hasBorrowed |= !isMapped;
    return mlir::ElementsAttr(ir::BorrowedElementsAttr::get(type, {raw.data(), raw.size()}));
  }
  Result<Tensor> elements = Tensor::create({tensor->type->element, tensor->shape}, false);
  if (!elements)
    return std::move(elements.error());
  if (Status status = copyElements(*tensor, raw, elements->data()); !status)
    return std::move(status.error());
  mlir::DenseElementsAttr dense = vhlo::dense::fromWire(type, StringRef(elements->data(), elements->size()));
  if (!dense)
    return makeError(SHLO_OUT_OF_MEMORY, "onnx: there is no memory for a tensor");
  return mlir::ElementsAttr(dense);
}

Result<mlir::ElementsAttr> importSparseTensor(const Message &message, TensorSource &source,
                                              mlir::MLIRContext *context) {
  Result<mlir::ElementsAttr> values = importTensor(message.message(field::SparseTensor::values), source, context);
  if (!values)
    return values;
  Result<mlir::ElementsAttr> places = importTensor(message.message(field::SparseTensor::indices), source, context);
  if (!places)
    return places;
  // What is sparse is read here and now.
  for (mlir::ElementsAttr *part : {&*values, &*places})
    if (auto borrowed = llvm::dyn_cast<ir::BorrowedElementsAttr>(*part)) {
      mlir::DenseElementsAttr copy = borrowed.owned();
      if (!copy)
        return makeError(SHLO_OUT_OF_MEMORY, "onnx: there is no memory for a tensor");
      *part = copy;
    }
  SmallVector<int64_t> extents;
  uint64_t count = 1;
  bool isTooLarge = false;
  message.forNumbers(field::SparseTensor::dims, [&](uint64_t extent) {
    isTooLarge |= int64_t(extent) < 0 || __builtin_mul_overflow(count, extent, &count);
    extents.push_back(int64_t(extent));
  });
  isTooLarge = isTooLarge || !isCountable(extents);
  auto dense = llvm::dyn_cast<mlir::DenseElementsAttr>(*values);
  auto indices = llvm::dyn_cast<mlir::DenseIntElementsAttr>(*places);
  const auto given = llvm::cast<RankedTensorType>(places->getType());
  const int64_t rank = int64_t(extents.size()), stored = values->getNumElements();
  const bool isLinear = given.getRank() == 1 && given.getDimSize(0) == stored;
  const bool isList = given.getRank() == 2 && given.getDimSize(0) == stored && given.getDimSize(1) == rank;
  if (isTooLarge || extents.empty() || extents.size() > source.limits.rank || !dense || !indices ||
      !given.getElementType().isInteger(64) || dense.getType().getRank() != 1 || (!isLinear && !isList))
    return malformed("a sparse tensor needs a list of values, and as many 64-bit indices or rows of " +
                         std::to_string(rank) + " of them",
                     -1);
  SmallVector<int64_t> coordinates;
  if (isList) {
    coordinates.assign(indices.value_begin<int64_t>(), indices.value_end<int64_t>());
  } else {
    for (int64_t linear : indices.getValues<int64_t>()) {
      if (linear < 0 || uint64_t(linear) >= count)
        return malformed("an index of a sparse tensor is " + std::to_string(linear) + ", expected one below " +
                             std::to_string(count),
                         -1);
      const size_t at = coordinates.size();
      coordinates.resize(at + size_t(rank));
      for (int64_t axis = rank; axis-- > 0; linear /= extents[size_t(axis)])
        coordinates[at + size_t(axis)] = linear % extents[size_t(axis)];
    }
  }
  for (size_t i = 0; i < coordinates.size(); ++i)
    if (const int64_t extent = extents[i % size_t(rank)]; coordinates[i] < 0 || coordinates[i] >= extent)
      return malformed("an index of a sparse tensor is " + std::to_string(coordinates[i]) + ", expected one below " +
                           std::to_string(extent),
                       -1);
  auto type = RankedTensorType::get(extents, dense.getElementType());
  auto where = mlir::DenseIntElementsAttr::get(
      RankedTensorType::get({stored, rank}, mlir::IntegerType::get(context, 64)), coordinates);
  return mlir::ElementsAttr(mlir::SparseElementsAttr::get(type, where, dense));
}

} // namespace shlo::onnx
