// Encodes the program's attributes and types in their wire form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "vhlo/address_numbers.h"
#include "vhlo/codes.h"
#include "vhlo/wire.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

#include <string>
#include <utility>

namespace shlo::vhlo {

class VersionedAttr;
class VersionedType;

class Encoder {
public:
  // If `withText`, attributes and types without a builtin form are written as text, which only this library's own
  // bytecode has (artifact::writePlain).
  Encoder(WireTables &tables, Version target, bool withText = false)
      : tables(tables), target(target), withText(withText) {}

  // The versioned form. None if there is none; why() then gives the reason.
  WireAttr attribute(mlir::Attribute attr);
  WireType type(mlir::Type type);
  // The builtin form, which attributes of the module and locations have. Attributes of the versioned dialect keep their
  // own form.
  WireAttr builtin(mlir::Attribute attr);
  WireType builtinType(mlir::Type type);
  WireAttr location(mlir::Attribute location);
  // A builtin dictionary with values in any form; the names must be sorted.
  WireAttr dictionary(llvm::ArrayRef<std::pair<llvm::StringRef, WireAttr>> values);

  WireAttr boolean(bool value);
  WireAttr i64(int64_t value);
  WireAttr string(llvm::StringRef text);
  WireAttr type(WireType type); // as an attribute
  WireAttr array(llvm::ArrayRef<WireAttr> elements);
  WireAttr enumeration(AttributeCode code, uint32_t value); // none if the value is not a case
  WireAttr emptyDictionary();
  WireAttr i64Tensor(llvm::ArrayRef<int64_t> values);
  // A splat; `element` is i64 or i1.
  WireAttr splatTensor(llvm::ArrayRef<int64_t> shape, TypeCode element, int64_t value);
  WireAttr defaultAccuracy();
  WireAttr noneType();

  // Whether the wire attribute is the value that an upgrade gives to older ops, which lack it.
  bool isVacant(WireAttr attr);

  // Why the last call returned none; clears the reason.
  std::string why() { return std::exchange(reason, {}); }
  // The number of location ranges that were reduced to their start.
  uint64_t collapsedRanges = 0;
  // The fused locations whose metadata has no builtin form, and is left out.
  llvm::DenseSet<mlir::Attribute> lostMetadata;

  WireTables &tables;

private:
  // The stack of the thread must not limit how deeply attributes and types are nested. So only a few levels are encoded
  // in a recursion. Deeper parts wait in a list until those have ended; then they are encoded, and what contains them
  // is encoded anew.
  enum class Form : uint8_t { Attribute, Type, Builtin, BuiltinType, Location };
  struct Nested {
    Form form;
    const void *key;
    unsigned depth; // of what contains it
  };
  static constexpr unsigned deepestRecursion = 12;

  // The entry of the attribute or type; 0 if it has none, or waits.
  uint32_t entry(Form form, const void *key);
  uint32_t find(Form form, const void *key);
  uint32_t encodeNow(Form form, const void *key);
  uint32_t encodeParts(Nested whole);
  uint32_t encode(Form form, const void *key);
  void keep(Form form, const void *key, uint32_t id);

  template <typename Code> class EntryBuilder; // entry_builder.h
  // The entry of that code with the given parts; the code's record defines the parts.
  template <auto code, typename... Values> auto make(const Values &...values);

  // One file each: encode_versioned.cpp, _builtin, _locations, _other_dialects; versioned_codec.cpp.
  WireAttr encodeAttribute(mlir::Attribute attr);
  WireType encodeType(mlir::Type type);
  WireAttr encodeBuiltin(mlir::Attribute attr);
  WireType encodeBuiltinType(mlir::Type type);
  WireAttr encodeLocation(mlir::Attribute attr);
  WireAttr encodeOtherDialect(mlir::Attribute attr);
  WireAttr encodeVerbatim(VersionedAttr attr);
  WireType encodeVerbatim(VersionedType type);

  WireAttr i1Tensor(llvm::ArrayRef<bool> values);
  WireType simpleType(TypeCode code);
  // The bytes of a constant; false if MLIR does not have them.
  bool putData(mlir::ElementsAttr elements, WireEncoder &builder);
  void explain(const llvm::Twine &message); // keeps the first reason
  mlir::Location withoutLostMetadata(mlir::Location whole, llvm::DenseMap<mlir::Attribute, mlir::Attribute> &done);
  llvm::DenseSet<mlir::Attribute> intact; // locations that lose no metadata
  WireAttr noForm(mlir::Attribute attr);
  WireType noForm(mlir::Type type);
  WireType textOf(mlir::Type type); // none if it cannot be text

  Version target;
  const bool withText;
  llvm::DenseMap<const void *, uint32_t> known[4];          // ids by form
  AddressNumbers<sizeof(mlir::AttributeStorage)> locations; // ids
  std::string reason;
  unsigned depth = 0, recursion = 0;
  std::vector<Nested> waiting;
  uint64_t deferred = 0;                                     // how often a part had to wait
  llvm::DenseSet<std::pair<unsigned, const void *>> refused; // of what is being encoded: what has no entry
};

} // namespace shlo::vhlo
