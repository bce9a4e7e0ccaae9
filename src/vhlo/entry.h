// The fields of an entry of an artifact's attribute or type table.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/limits.h"
#include "vhlo/decode.h"

#include "llvm/ADT/Twine.h"

namespace shlo::vhlo {

// The fields of one entry. Like its cursor it fails once and for all, and then gives nulls.
class Decoder::Entry {
public:
  Entry(Decoder &decoder, const TableEntry &raw, const char *what, uint64_t index)
      : decoder(decoder), cursor(raw.bytes, decoder.tables.file), what(what), index(index), begin(cursor.offset()) {}

  mlir::MLIRContext *context() const { return decoder.context; }
  bool good() const { return !broken && !cursor.failed(); }
  uint64_t varint() { return cursor.varint(); }
  int64_t svarint() { return cursor.svarint(); }
  uint64_t count() { return cursor.count(); }
  llvm::StringRef blob() { return cursor.blob(); }

  // Bits of an integer or float of that width.
  uint64_t bits(unsigned width) {
    if (width > 64)
      return refuse("a number of " + llvm::Twine(width) + " bits"), 0;
    uint64_t value = width <= 8 ? cursor.byte() : uint64_t(cursor.svarint());
    if (width < 64 && value >> width && !llvm::isIntN(width, int64_t(value)))
      return malformed("a number beyond its type"), 0;
    return width < 64 ? value & ((uint64_t(1) << width) - 1) : value;
  }

  llvm::StringRef string() {
    uint64_t number = cursor.varint();
    if (number < decoder.tables.strings.size())
      return decoder.tables.strings[number];
    return malformed("a string that is not there"), llvm::StringRef();
  }

  const DecodedAttr *attribute() {
    uint64_t number = cursor.varint();
    if (!good())
      return nullptr;
    const DecodedAttr *result = decoder.attribute(number);
    if (!result)
      return broken = true, nullptr;
    expanded += result->expanded;
    return result;
  }

  // The attribute; where it is of another dialect, so is what is made of it.
  mlir::Attribute value() {
    const DecodedAttr *result = attribute();
    if (result && !result->attr)
      foreignDialect = result->foreignDialect;
    return result ? result->attr : mlir::Attribute();
  }

  mlir::Attribute optionalValue() {
    bool present;
    uint64_t number = cursor.varintWithFlag(present);
    if (!good() || !present)
      return {};
    const DecodedAttr *result = decoder.attribute(number);
    if (!result)
      return broken = true, mlir::Attribute();
    expanded += result->expanded;
    if (!result->attr)
      foreignDialect = result->foreignDialect;
    return result->attr;
  }

  template <typename T> T value(const char *wanted) {
    mlir::Attribute attr = value();
    T result = mlir::dyn_cast_or_null<T>(attr);
    if (good() && !result && foreignDialect < 0)
      malformed(llvm::Twine("no ") + wanted + " where there must be one");
    return result;
  }

  mlir::Type type() {
    uint64_t number = cursor.varint();
    if (!good())
      return {};
    mlir::Type result = decoder.type(number);
    if (!result)
      return broken = true, result;
    expanded += decoder.types[number].expanded;
    return result;
  }

  llvm::SmallVector<int64_t> numbers() {
    llvm::SmallVector<int64_t> result;
    for (uint64_t n = cursor.count(); n && good(); --n)
      result.push_back(cursor.svarint());
    return result;
  }

  llvm::SmallVector<int64_t> shape() {
    llvm::SmallVector<int64_t> result = numbers();
    uint64_t elements = 1;
    for (int64_t extent : result) {
      if (extent < 0 && extent != dynamicExtent)
        malformed("a negative extent");
      if (extent > 0 && elements <= uint64_t(maxElements))
        elements = uint64_t(extent) <= uint64_t(maxElements) / elements ? elements * uint64_t(extent) : UINT64_MAX;
    }
    if (elements > uint64_t(maxElements))
      stop(SHLO_LIMIT, "more elements than " + llvm::Twine(maxElements));
    return result;
  }

  llvm::SmallVector<mlir::Type> typeList() {
    llvm::SmallVector<mlir::Type> result;
    for (uint64_t n = cursor.count(); n && good(); --n)
      result.push_back(type());
    return result;
  }

  std::nullptr_t malformed(const llvm::Twine &message) { return stop(SHLO_MALFORMED, message); }
  std::nullptr_t refuse(const llvm::Twine &message) { return stop(SHLO_UNSUPPORTED, message); }

  // What is left is not to be read.
  void skip() { cursor.bytes(cursor.remaining()); }
  uint64_t number() const { return index; }

  // The entry must end here.
  bool finish() {
    if (cursor.failed() || (good() && !cursor.atEnd()))
      malformed("not the bytes that its code asks for");
    return good();
  }

  uint32_t size() {
    if (expanded > maxExpandedSize)
      stop(SHLO_LIMIT, "expands to more than " + llvm::Twine(maxExpandedSize) + " parts");
    return uint32_t(std::min<uint64_t>(expanded, UINT32_MAX));
  }

  Decoder &decoder;
  int32_t foreignDialect = -1;

private:
  std::nullptr_t stop(Code code, const llvm::Twine &message) {
    broken = true;
    decoder.fail(code, llvm::Twine(what) + " " + llvm::Twine(index) + ": " + message, begin);
    return nullptr;
  }

  Cursor cursor;
  const char *what;
  uint64_t index;
  int64_t begin;
  uint64_t expanded = 1;
  bool broken = false;
};

} // namespace shlo::vhlo
