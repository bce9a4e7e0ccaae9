// The bytes of constants. An element narrower than a byte takes one byte. i1 elements are packed, eight to a byte. A
// splat has one element.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/dense.h"

#include "dialect/elements.h"

#include "mlir/IR/BuiltinTypes.h"

#include <string>

using namespace shlo;
using namespace shlo::vhlo;
using llvm::ArrayRef;
using llvm::StringRef;

namespace {

// Types are countable.
uint64_t countElements(mlir::RankedTensorType type) { return uint64_t(type.getNumElements()); }

// The width of an element in bits, or of each part of a complex element.
unsigned partWidth(mlir::Type element) {
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(element))
    element = complex.getElementType();
  return mlir::isa<mlir::IndexType>(element) ? 64 : element.getIntOrFloatBitWidth();
}

mlir::DenseElementsAttr truthValues(mlir::RankedTensorType type, uint64_t count, StringRef data) {
  uint64_t packed = count / 8 + (count % 8 != 0);
  auto all = [&](bool value) { return mlir::DenseElementsAttr::get(type, ArrayRef<bool>(value)); };
  // A splat has one element even if the tensor is empty.
  if (data == StringRef("\xff", 1) || data == StringRef("\0", 1))
    return all(data[0] != 0);
  if (count == 0)
    return data.empty() ? mlir::DenseElementsAttr::get(type, ArrayRef<bool>()) : nullptr;
  if (count == 1)
    return data.size() == 1 ? all(data[0] & 1) : nullptr;
  if (data.size() == packed) {
    if (count % 8 == 0 || uint8_t(data.back()) >> count % 8 == 0)
      return ir::copiedElements(type, ArrayRef<char>(data.data(), data.size()));
    std::string clean = data.str();
    clean.back() = char(uint8_t(clean.back()) & ((1 << count % 8) - 1));
    return ir::copiedElements(type, ArrayRef<char>(clean.data(), clean.size()));
  }
  // Producers of early 2026 wrote one byte per element.
  if (data.size() == 1)
    return all(data[0] != 0);
  if (data.size() != count)
    return nullptr;
  std::string bits(packed, '\0');
  for (uint64_t i = 0; i < count; ++i)
    bits[i / 8] = char(uint8_t(bits[i / 8]) | (data[i] != 0) << i % 8);
  return ir::copiedElements(type, ArrayRef<char>(bits.data(), bits.size()));
}

} // namespace

unsigned dense::bytesPerElement(mlir::Type element) {
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(element))
    return 2 * bytesPerElement(complex.getElementType());
  if (mlir::isa<mlir::IndexType>(element))
    return 8;
  if (!element.isIntOrFloat() || element.getIntOrFloatBitWidth() > 64)
    return 0;
  return (element.getIntOrFloatBitWidth() + 7) / 8;
}

ir::BorrowedElementsAttr dense::borrow(mlir::RankedTensorType type, StringRef data) {
  const size_t width = bytesPerElement(type.getElementType());
  if (data.size() < ir::leastBorrowed || data.size() % width != 0 || countElements(type) != data.size() / width)
    return nullptr;
  // fromWire would clean or pack these bytes, or detect a splat.
  if (partWidth(type.getElementType()) % 8 != 0 || data.drop_back(width) == data.drop_front(width))
    return nullptr;
  return ir::BorrowedElementsAttr::get(type, ArrayRef<char>(data.data(), data.size()));
}

mlir::DenseElementsAttr dense::fromWire(mlir::RankedTensorType type, StringRef data) {
  const uint64_t count = countElements(type);
  mlir::Type element = type.getElementType();
  if (element.isInteger(1))
    return truthValues(type, count, data);
  unsigned size = bytesPerElement(element);
  // A splat has one element even if the tensor is empty.
  bool whole = data.size() / size == count && data.size() % size == 0;
  if (data.size() != size && !whole)
    return nullptr;
  // The unused bits of a narrow element must be zero in memory.
  unsigned width = partWidth(element);
  std::string clean;
  if (width % 8 != 0) {
    uint8_t mask = uint8_t((1u << width % 8) - 1);
    size_t step = (width + 7) / 8;
    for (size_t last = step - 1; last < data.size(); last += step)
      if (uint8_t(data[last]) & ~mask) {
        if (clean.empty())
          clean = data.str();
        clean[last] = char(uint8_t(data[last]) & mask);
      }
  }
  StringRef kept = clean.empty() ? data : StringRef(clean);
  return ir::copiedElements(type, ArrayRef<char>(kept.data(), kept.size()));
}
