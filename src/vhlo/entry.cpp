// The larger functions that read the parts of an entry.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/entry.h"

#include "vhlo/dense.h"

using namespace shlo::vhlo;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Type;

SmallVector<int64_t> Decoder::Entry::shape() {
  SmallVector<int64_t> result = numbers();
  if (llvm::any_of(result, [](int64_t extent) { return extent < 0 && extent != dynamicExtent; }))
    malformed("negative extent");
  else if (!isCountable(result))
    stop(SHLO_LIMIT, "more than " + Twine(maxElements) + " elements");
  return result;
}

mlir::ArrayAttr Decoder::Entry::array() {
  SmallVector<Attribute> values;
  for (uint64_t n = count(); n && readable(); --n)
    values.push_back(value());
  return complete() ? mlir::ArrayAttr::get(context(), values) : mlir::ArrayAttr();
}

mlir::DictionaryAttr Decoder::Entry::dictionary() {
  SmallVector<mlir::NamedAttribute> values;
  SmallVector<mlir::StringAttr, 0> omitted;
  for (uint64_t n = count(); n && readable(); --n) {
    auto name = value<mlir::StringAttr>("name");
    const DecodedAttr *value = attribute();
    if (waits())
      continue;
    if (!good() || !name)
      return {};
    if (name.empty())
      return malformed("empty name");
    if (value->attr)
      values.emplace_back(name, value->attr);
    else
      omitted.push_back(name);
  }
  if (!good())
    return {};
  for (mlir::StringAttr name : omitted)
    decoder.dropped(name);
  if (mlir::DictionaryAttr::findDuplicate(values, /*isSorted=*/false))
    return malformed("duplicate name");
  return mlir::DictionaryAttr::get(context(), values);
}

Attribute Decoder::Entry::floating(Type type) {
  auto wanted = mlir::dyn_cast_or_null<mlir::FloatType>(type);
  if (!wanted)
    return good() ? malformed("a float does not have its type's size") : nullptr;
  uint64_t image = bits(wanted.getWidth());
  if (!good())
    return {};
  llvm::APFloat value(wanted.getFloatSemantics(), llvm::APInt(wanted.getWidth(), image));
  return mlir::FloatAttr::get(type, value);
}

Attribute Decoder::Entry::integer(Type type, bool mayBeFlag) {
  auto integer = mlir::dyn_cast_or_null<mlir::IntegerType>(type);
  bool fits = integer ? mayBeFlag || integer.getWidth() != 1 : mlir::isa_and_nonnull<mlir::IndexType>(type);
  if (!fits)
    return good() ? malformed("an integer does not have its type's size") : nullptr;
  unsigned width = integer ? integer.getWidth() : 64;
  uint64_t image = bits(width);
  return good() ? mlir::IntegerAttr::get(type, llvm::APInt(width, image)) : Attribute();
}

Attribute Decoder::Entry::elements(Type ofType, StringRef data) {
  auto type = mlir::dyn_cast_or_null<mlir::RankedTensorType>(ofType);
  if (!good())
    return {};
  if (!type)
    return malformed("a constant is not a ranked tensor");
  if (!type.hasStaticShape() || dense::bytesPerElement(type.getElementType()) == 0)
    return malformed("a constant has a type that has no constants");
  if (decoder.wantsConstant && decoder.depth == 1)
    if (ir::BorrowedElementsAttr borrowed = dense::borrow(type, data))
      return borrowed;
  if (mlir::DenseElementsAttr result = dense::fromWire(type, data))
    return result;
  return malformed("a constant has too few or too many bytes");
}
