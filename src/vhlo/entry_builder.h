// Builds the parts of an entry. entry.h reads them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/limits.h"
#include "vhlo/encode.h"
#include "vhlo/layout.h"

#include "llvm/ADT/STLExtras.h"

namespace shlo::vhlo {

// An entry with a code of one of the enums in codes.h. If a part has no form, the entry has none.
template <typename Code> class Encoder::EntryBuilder {
  static constexpr bool isType = std::is_same_v<Code, TypeCode> || std::is_same_v<Code, BuiltinTypeCode>;
  static constexpr bool isVersioned = std::is_same_v<Code, AttributeCode> || std::is_same_v<Code, TypeCode>;
  static constexpr WireDialect dialect = isVersioned                              ? WireDialect::Vhlo
                                         : std::is_same_v<Code, SdyAttributeCode> ? WireDialect::Sdy
                                                                                  : WireDialect::Builtin;

public:
  // Parts of a versioned entry have the versioned form. If `verbatim`, they are attributes and types of the versioned
  // dialect and keep their own form.
  EntryBuilder(Encoder &encoder, Code code, bool verbatim = false)
      : encoder(encoder), code(code), versionedParts(isVersioned && !verbatim), builder(code) {}

  auto finish() {
    if constexpr (isType)
      return good ? encoder.tables.internType(dialect, uint16_t(code), builder) : WireType();
    else
      return good ? encoder.tables.intern(dialect, uint16_t(code), builder, since) : WireAttr();
  }
  // For an entry that is known not to exist yet.
  WireAttr add() { return good ? encoder.tables.add(dialect, uint16_t(code), builder) : WireAttr(); }

  EntryBuilder &byte(uint8_t value) { return builder.byte(value), *this; }
  EntryBuilder &varint(uint64_t value) { return builder.varint(value), *this; }
  EntryBuilder &svarint(int64_t value) { return builder.svarint(value), *this; }
  EntryBuilder &string(llvm::StringRef text) { return builder.string(encoder.tables.string(text)), *this; }
  EntryBuilder &real(double value) { return builder.bits(llvm::bit_cast<uint64_t>(value), 64), *this; }
  EntryBuilder &real(const llvm::APFloat &value) {
    return builder.bits(value.bitcastToAPInt().getZExtValue(), 64), *this;
  }

  EntryBuilder &numbers(llvm::ArrayRef<int64_t> values) {
    varint(values.size());
    for (int64_t value : values)
      svarint(value);
    return *this;
  }
  EntryBuilder &extents(llvm::ArrayRef<int64_t> shape) {
    if (isCountable(shape))
      return numbers(shape);
    encoder.explain("a type with more than " + llvm::Twine(maxElements) + " elements has no form that can be read");
    return fail();
  }
  EntryBuilder &reals(llvm::ArrayRef<double> values) {
    varint(values.size());
    for (double value : values)
      real(value);
    return *this;
  }

  EntryBuilder &enumCase(uint64_t value) {
    const EnumCase *found = findCase(uint16_t(code), value);
    if (!found)
      return encoder.explain("unknown enum value " + llvm::Twine(value)), fail();
    since = found->min;
    return varint(value);
  }

  EntryBuilder &attr(WireAttr value) { return value ? (builder.attr(value), *this) : fail(); }
  EntryBuilder &attr(mlir::Attribute value) { return isWanted() ? attr(form(value)) : *this; }
  EntryBuilder &attr(llvm::StringRef text) { return attr(encoder.string(text)); }
  template <typename Range> EntryBuilder &attrs(const Range &values) {
    varint(uint64_t(llvm::range_size(values)));
    for (auto value : values)
      attr(value);
    return *this;
  }
  EntryBuilder &pairs(llvm::ArrayRef<mlir::NamedAttribute> values) {
    varint(values.size());
    for (mlir::NamedAttribute value : values)
      attr(value.getName()).attr(value.getValue());
    return *this;
  }
  EntryBuilder &optionalAttr(mlir::Attribute value) {
    WireAttr encoded = value && isWanted() ? form(value) : WireAttr();
    return value && !encoded ? fail() : (builder.optionalAttr(encoded), *this);
  }
  EntryBuilder &flaggedAttr(mlir::Attribute value) { return value ? varint(1).attr(value) : varint(0); }

  EntryBuilder &type(WireType value) { return value ? (builder.type(value), *this) : fail(); }
  EntryBuilder &type(mlir::Type value) { return isWanted() ? type(form(value)) : *this; }
  template <typename Range> EntryBuilder &types(const Range &values) {
    varint(uint64_t(llvm::range_size(values)));
    for (mlir::Type value : values)
      type(value);
    return *this;
  }

  // A type and a value of it.
  EntryBuilder &number(mlir::IntegerAttr value) { return number(value, form(value.getType()), value.getValue()); }
  EntryBuilder &number(mlir::FloatAttr value) {
    return number(value, form(value.getType()), value.getValue().bitcastToAPInt());
  }
  EntryBuilder &number(mlir::Attribute value, WireType ofType, const llvm::APInt &bits) {
    if (!type(ofType).good)
      return *this;
    if (bits.getBitWidth() > 64)
      return encoder.noForm(value), fail();
    return builder.bits(bits.getZExtValue(), bits.getBitWidth()), *this;
  }
  // A type and the bytes of a constant of it.
  EntryBuilder &elements(mlir::ElementsAttr value) { return elements(value, form(value.getType())); }
  EntryBuilder &elements(mlir::ElementsAttr value, WireType ofType) {
    return type(ofType).good && encoder.putData(value, builder) ? *this : fail();
  }
  // Copies the bytes.
  EntryBuilder &elements(llvm::StringRef bytes, WireType ofType) {
    type(ofType).varint(bytes.size());
    return builder.blob(encoder.tables.keptBlob(bytes)), *this;
  }
  // Borrows bytes that outlive the tables.
  EntryBuilder &blob(llvm::StringRef bytes) {
    return builder.varint(bytes.size()).blob(encoder.tables.blob(bytes)), *this;
  }

  // A part of that kind, from any value that has one.
  template <PartKind kind, typename Value> EntryBuilder &part(const Value &value) {
    if constexpr (kind == PartKind::Flag || kind == PartKind::Count)
      return varint(uint64_t(value));
    else if constexpr (kind == PartKind::Enum)
      return enumCase(value);
    else if constexpr (kind == PartKind::Number)
      return svarint(value);
    else if constexpr (kind == PartKind::Numbers)
      return numbers(value);
    else if constexpr (kind == PartKind::Extents)
      return extents(value);
    else if constexpr (kind == PartKind::F64)
      return real(value);
    else if constexpr (kind == PartKind::F64s)
      return reals(value);
    else if constexpr (kind == PartKind::String)
      return string(value);
    else if constexpr (kind == PartKind::Type)
      return type(value);
    else if constexpr (kind == PartKind::Types || kind == PartKind::FunctionTypes)
      return types(value);
    else if constexpr (kind == PartKind::Attr)
      return attr(value);
    else if constexpr (kind == PartKind::Attrs)
      return attrs(value);
    else if constexpr (kind == PartKind::Pairs)
      return pairs(value);
    else if constexpr (kind == PartKind::OptionalAttr)
      return optionalAttr(value);
    else if constexpr (kind == PartKind::FlaggedAttr)
      return flaggedAttr(value);
    else if constexpr (kind == PartKind::Float || kind == PartKind::Integer)
      return number(value);
    else if constexpr (kind == PartKind::Elements)
      return elements(value);
  }

private:
  WireAttr form(mlir::Attribute value) { return versionedParts ? encoder.attribute(value) : encoder.builtin(value); }
  WireType form(mlir::Type value) { return versionedParts ? encoder.type(value) : encoder.builtinType(value); }
  EntryBuilder &fail() { return good = false, *this; }
  // Whether another part is encoded. If one waits, all that must wait are found at once.
  bool isWanted() const { return good || encoder.deferred != deferred; }

  Encoder &encoder;
  const Code code;
  const bool versionedParts;
  bool good = true;
  const uint64_t deferred = encoder.deferred;
  Version since = minimumVersion;
  WireEncoder builder;
};

template <auto code, typename... Values> auto Encoder::make(const Values &...values) {
  EntryBuilder builder(*this, code);
  [&]<PartKind... kinds>(Layout<kinds...>) {
    static_assert(sizeof...(kinds) == sizeof...(values), "not the parts that the record has");
    (builder.template part<kinds>(values), ...);
  }(LayoutOf<code>());
  return builder.finish();
}

} // namespace shlo::vhlo
