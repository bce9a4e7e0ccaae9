// Reads the parts of an entry of an artifact's attribute or type table. entry_builder.h writes them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/limits.h"
#include "vhlo/decode.h"
#include "vhlo/layout.h"

#include "llvm/ADT/Twine.h"

#include <tuple>

namespace shlo::vhlo {

// One entry. It fails like its cursor: once it has failed, it returns nulls.
class Decoder::Entry {
public:
  Entry(Decoder &decoder, const TableEntry &raw, const char *what, uint64_t index)
      : decoder(decoder), cursor(raw.bytes, decoder.tables.file), what(what), index(index), begin(cursor.offset()) {}

  mlir::MLIRContext *context() const { return decoder.context; }
  bool good() const { return readable() && !waiting; }
  // Whether more parts can be read. If a part waits, all that must wait are found at once.
  bool readable() const { return !broken && !cursor.failed(); }
  // Whether a part waits. Then the entry is read anew later, and nothing else counts.
  bool waits() const { return waiting; }
  // No failure, and no part of another dialect.
  bool complete() const { return good() && otherDialect < 0; }
  uint64_t varint() { return cursor.varint(); }
  int64_t svarint() { return cursor.svarint(); }
  uint64_t count() { return cursor.count(); }
  llvm::StringRef blob() {
    llvm::StringRef bytes = cursor.blob();
    list(bytes.size() / bytesPerPart);
    return bytes;
  }

  // The bits of an integer or float of that width.
  uint64_t bits(unsigned width) {
    if (width > 64)
      return refuse("numbers of " + llvm::Twine(width) + " bits are not supported"), 0;
    uint64_t value = width <= 8 ? cursor.byte() : uint64_t(cursor.svarint());
    if (width < 64 && value >> width && !llvm::isIntN(width, int64_t(value)))
      return malformed("a number does not fit its type"), 0;
    return width < 64 ? value & ((uint64_t(1) << width) - 1) : value;
  }

  llvm::StringRef string() {
    uint64_t number = cursor.varint();
    if (number < decoder.tables.strings.size()) {
      list(decoder.tables.strings[number].size() / bytesPerPart);
      return decoder.tables.strings[number];
    }
    return malformed("string index out of range"), llvm::StringRef();
  }

  const DecodedAttr *attribute() { return attribute(cursor.varint()); }
  const DecodedAttr *attribute(uint64_t number) {
    if (!readable())
      return nullptr;
    const DecodedAttr *result = decoder.attributePart(number);
    if (!result)
      return (decoder.failed() ? broken : waiting) = true, nullptr;
    expanded += result->expanded;
    return result;
  }

  // The attribute. If it belongs to another dialect, so does everything that contains it.
  mlir::Attribute value() { return formOf(attribute()); }

  template <typename T> T value(const char *wanted) { return as<T>(value(), wanted); }
  template <typename T> T as(mlir::Attribute attr, const char *wanted) {
    T result = mlir::dyn_cast_or_null<T>(attr);
    if (complete() && !result)
      malformed(llvm::Twine("expected: ") + wanted);
    return result;
  }

  mlir::Attribute optionalValue() {
    bool present;
    uint64_t number = cursor.varintWithFlag(present);
    return present ? formOf(attribute(number)) : mlir::Attribute();
  }
  mlir::Attribute flaggedValue() { return varint() ? value() : mlir::Attribute(); }

  mlir::ArrayAttr array();
  // Names and values. Those of other dialects are omitted.
  mlir::DictionaryAttr dictionary();
  // Values of the preceding type.
  mlir::Attribute floating(mlir::Type type);
  mlir::Attribute integer(mlir::Type type, bool mayBeFlag);
  mlir::Attribute elements(mlir::Type type, llvm::StringRef data);

  mlir::Type type() {
    uint64_t number = cursor.varint();
    if (!readable())
      return {};
    mlir::Type result = decoder.typePart(number);
    if (!result)
      return (decoder.failed() ? broken : waiting) = true, result;
    expanded += decoder.types[number].expanded;
    return result;
  }

  llvm::SmallVector<int64_t> numbers() {
    llvm::SmallVector<int64_t> result;
    for (uint64_t n = cursor.count(); n && readable(); --n)
      result.push_back(cursor.svarint());
    list(result.size());
    return result;
  }

  llvm::SmallVector<int64_t> shape();

  llvm::SmallVector<mlir::Type> typeList() {
    llvm::SmallVector<mlir::Type> result;
    for (uint64_t n = cursor.count(); n && readable(); --n)
      result.push_back(type());
    return result;
  }

  bool flag() {
    uint64_t value = varint();
    if (value > 1)
      malformed("a bool is neither true nor false");
    return value == 1;
  }

  // A case of the enum whose attribute has that code.
  uint64_t enumCase(uint16_t code) {
    uint64_t value = varint();
    if (good() && !findCase(code, value))
      refuse("unknown enum value " + llvm::Twine(value));
    return good() ? value : 0;
  }

  double real() { return llvm::bit_cast<double>(bits(64)); }
  llvm::SmallVector<double> reals() {
    llvm::SmallVector<double> result;
    for (uint64_t n = cursor.count(); n && readable(); --n)
      result.push_back(real());
    list(result.size());
    return result;
  }

  // A part of that kind, in an entry of that code.
  template <PartKind kind> auto part(uint16_t code) {
    if constexpr (kind == PartKind::Flag)
      return flag();
    else if constexpr (kind == PartKind::Enum)
      return enumCase(code);
    else if constexpr (kind == PartKind::Number)
      return svarint();
    else if constexpr (kind == PartKind::Count)
      return varint();
    else if constexpr (kind == PartKind::Numbers)
      return numbers();
    else if constexpr (kind == PartKind::Extents)
      return shape();
    else if constexpr (kind == PartKind::F64)
      return real();
    else if constexpr (kind == PartKind::F64s)
      return reals();
    else if constexpr (kind == PartKind::String)
      return string();
    else if constexpr (kind == PartKind::Type)
      return type();
    else if constexpr (kind == PartKind::Types || kind == PartKind::FunctionTypes)
      return typeList();
    else if constexpr (kind == PartKind::Attr)
      return value();
    else if constexpr (kind == PartKind::Attrs)
      return array();
    else if constexpr (kind == PartKind::Pairs)
      return dictionary();
    else if constexpr (kind == PartKind::OptionalAttr)
      return optionalValue();
    else if constexpr (kind == PartKind::FlaggedAttr)
      return flaggedValue();
    else if constexpr (kind == PartKind::Float)
      return floating(type());
    else if constexpr (kind == PartKind::Integer)
      return integer(type(), /*mayBeFlag=*/false);
    else if constexpr (kind == PartKind::Elements) {
      mlir::Type ofType = type();
      return elements(ofType, blob());
    }
  }

  std::nullptr_t malformed(const llvm::Twine &message) { return stop(SHLO_MALFORMED, message); }
  std::nullptr_t refuse(const llvm::Twine &message) { return stop(SHLO_UNSUPPORTED, message); }

  // Skips the rest of the entry.
  void skip() { cursor.bytes(cursor.remaining()); }
  uint64_t number() const { return index; }

  // The entry must end here.
  bool finish() {
    if (cursor.failed() || (good() && !cursor.atEnd()))
      malformed("too few or too many bytes for its code");
    if (good())
      decoder.listed += std::exchange(listed, 0);
    return good();
  }

  uint32_t size() {
    if (expanded > maxExpandedSize + std::min<uint64_t>(decoder.listed, decoder.tables.fileSize))
      stop(SHLO_LIMIT, "expands to more than " + llvm::Twine(maxExpandedSize) + " parts");
    return uint32_t(std::min<uint64_t>(expanded, UINT32_MAX));
  }

  Decoder &decoder;
  int32_t otherDialect = -1;

private:
  // Parts that are no entries of their own.
  void list(uint64_t parts) {
    expanded += parts;
    listed += parts;
  }

  mlir::Attribute formOf(const DecodedAttr *decoded) {
    if (decoded && !decoded->attr)
      otherDialect = decoded->otherDialect;
    return decoded ? decoded->attr : mlir::Attribute();
  }

  std::nullptr_t stop(Code code, const llvm::Twine &message) {
    broken = true;
    if (!waiting)
      decoder.fail(code, llvm::Twine(what) + " " + llvm::Twine(index) + ": " + message, begin);
    return nullptr;
  }

  Cursor cursor;
  const char *what;
  uint64_t index;
  int64_t begin;
  uint64_t expanded = 1;
  uint64_t listed = 0;
  bool broken = false, waiting = false;
};

template <auto code, typename Construct> auto Decoder::make(Entry &entry, Construct construct) {
  return [&]<PartKind... kinds>(Layout<kinds...>) {
    std::tuple parts{entry.part<kinds>(uint16_t(code))...}; // braces: in this order
    using Result = decltype(std::apply(construct, parts));
    return entry.complete() ? std::apply(construct, parts) : Result();
  }(LayoutOf<code>());
}

} // namespace shlo::vhlo
