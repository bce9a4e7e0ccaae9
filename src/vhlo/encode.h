// From the program's attributes and types to their wire form.
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
  Encoder(WireTables &tables, Version target) : tables(tables), target(target) {}

  // The versioned form; none where there is none, and why() says so.
  WireAttr attribute(mlir::Attribute attr);
  WireType type(mlir::Type type);
  // The builtin form, as attributes of the module and locations have it; of the versioned dialect's own the form that
  // they are.
  WireAttr builtin(mlir::Attribute attr);
  WireType builtinType(mlir::Type type);
  WireAttr location(mlir::Attribute location);
  // A builtin dictionary whose values are in any form; the names are sorted.
  WireAttr dictionary(llvm::ArrayRef<std::pair<llvm::StringRef, WireAttr>> values);

  WireAttr boolean(bool value);
  WireAttr i64(int64_t value);
  WireAttr string(llvm::StringRef text);
  WireAttr type(WireType type); // as an attribute
  WireAttr array(llvm::ArrayRef<WireAttr> elements);
  WireAttr enumeration(AttributeCode code, uint32_t value); // none for a value without a case
  WireAttr emptyDictionary();
  WireAttr i64Tensor(llvm::ArrayRef<int64_t> values);
  // One value for all elements; `element` is i64 or i1.
  WireAttr splatTensor(llvm::ArrayRef<int64_t> shape, TypeCode element, int64_t value);
  WireAttr defaultAccuracy();
  WireAttr noneType();

  // Whether the wire attribute is what a step fills in where an older op has nothing.
  bool isVacant(WireAttr attr);

  // Why the last call gave none; forgets it.
  std::string why() { return std::exchange(reason, {}); }
  // Locations that were narrowed to their start.
  uint64_t collapsedRanges = 0;

  WireTables &tables;

private:
  class Level;
  template <auto encode, typename Key, typename Wire> Wire once(llvm::DenseMap<Key, Wire> &known, Key key);
  template <typename Code> class EntryBuilder; // entry_builder.h
  // The entry of that code with those parts, which are those of its record.
  template <auto code, typename... Values> auto make(const Values &...values);

  // One file each: encode_versioned.cpp, _builtin, _locations, _foreign; versioned_codec.cpp.
  WireAttr encodeAttribute(mlir::Attribute attr);
  WireType encodeType(mlir::Type type);
  WireAttr encodeBuiltin(mlir::Attribute attr);
  WireType encodeBuiltinType(mlir::Type type);
  WireAttr encodeLocation(mlir::Attribute attr);
  WireAttr encodeForeign(mlir::Attribute attr);
  WireAttr encodeAsItStands(VersionedAttr attr);
  WireType encodeAsItStands(VersionedType type);

  WireAttr i1Tensor(llvm::ArrayRef<bool> values);
  WireType simpleType(TypeCode code);
  // The bytes of a constant; false where MLIR does not have them.
  bool putData(mlir::ElementsAttr elements, WireEncoder &builder);
  void explain(const llvm::Twine &message); // keeps the first
  WireAttr noForm(mlir::Attribute attr);
  WireType noForm(mlir::Type type);

  Version target;
  llvm::DenseMap<mlir::Attribute, WireAttr> versioned, plain;
  AddressNumbers<sizeof(mlir::AttributeStorage)> locations; // ids
  llvm::DenseMap<mlir::Type, WireType> versionedTypes, plainTypes;
  std::string reason;
  unsigned depth = 0;
};

} // namespace shlo::vhlo
