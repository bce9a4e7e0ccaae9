// The versioned dialect: modules of versioned ops, exactly as in an artifact, which can be printed and parsed. Programs
// are read and written without it.
//
// Its ops are not registered; the tables define them. The properties of an op are a dictionary, as MLIR gives them to
// unregistered ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "vhlo/codes.h"
#include "vhlo/tables.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

#include <string>
#include <tuple>

namespace shlo::vhlo {

namespace detail {

// A code and its parts. Each kind of part is represented by an attribute: Flag by a BoolAttr; Enum, Number and Count by
// an i64; Numbers and Extents by a DenseI64ArrayAttr; F64 by an f64; F64s by a DenseF64ArrayAttr; String by a
// StringAttr; Type by a TypeAttr; Types and FunctionTypes by an ArrayAttr of TypeAttrs; Attrs and Pairs by an
// ArrayAttr; Float, Integer and Elements by MLIR's attributes of the builtin type; all others by themselves, null if
// they are absent.
template <typename Base> struct VersionedStorage : Base {
  using KeyTy = std::tuple<uint16_t, llvm::ArrayRef<mlir::Attribute>>;

  VersionedStorage(uint16_t code, llvm::ArrayRef<mlir::Attribute> parts) : code(code), parts(parts) {}
  bool operator==(const KeyTy &key) const { return key == getAsKey(); }
  KeyTy getAsKey() const { return {code, parts}; }
  template <typename Allocator> static VersionedStorage *construct(Allocator &allocator, const KeyTy &key) {
    return new (allocator.template allocate<VersionedStorage>())
        VersionedStorage(std::get<0>(key), allocator.copyInto(std::get<1>(key)));
  }

  uint16_t code;
  llvm::ArrayRef<mlir::Attribute> parts;
};

} // namespace detail

class VersionedAttr : public mlir::Attribute::AttrBase<VersionedAttr, mlir::Attribute,
                                                       detail::VersionedStorage<mlir::AttributeStorage>> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "vhlo.attribute";
  static constexpr llvm::StringLiteral dialectName = "vhlo";

  // The parts are in the order of the record.
  static VersionedAttr get(mlir::MLIRContext *context, const CodeRecord &record,
                           llvm::ArrayRef<mlir::Attribute> parts) {
    return Base::get(context, record.code, parts);
  }
  AttributeCode getCode() const { return AttributeCode(getImpl()->code); }
  llvm::ArrayRef<mlir::Attribute> getParts() const { return getImpl()->parts; }
  const CodeRecord &getRecord() const { return attributeRecord(getCode()); }

  static const CodeRecord &attributeRecord(AttributeCode code) { return attributeRecords()[size_t(code) - 1]; }
};

class VersionedType
    : public mlir::Type::TypeBase<VersionedType, mlir::Type, detail::VersionedStorage<mlir::TypeStorage>> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "vhlo.type";
  static constexpr llvm::StringLiteral dialectName = "vhlo";

  static VersionedType get(mlir::MLIRContext *context, const CodeRecord &record,
                           llvm::ArrayRef<mlir::Attribute> parts) {
    return Base::get(context, record.code, parts);
  }
  TypeCode getCode() const { return TypeCode(getImpl()->code); }
  llvm::ArrayRef<mlir::Attribute> getParts() const { return getImpl()->parts; }
  const CodeRecord &getRecord() const { return typeRecords()[getImpl()->code]; }
};

class VersionedDialect : public mlir::Dialect {
public:
  explicit VersionedDialect(mlir::MLIRContext *context);
  static llvm::StringRef getDialectNamespace() { return "vhlo"; }

  mlir::Attribute parseAttribute(mlir::DialectAsmParser &parser, mlir::Type type) const override;
  void printAttribute(mlir::Attribute attribute, mlir::DialectAsmPrinter &printer) const override;
  mlir::Type parseType(mlir::DialectAsmParser &parser) const override;
  void printType(mlir::Type type, mlir::DialectAsmPrinter &printer) const override;
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef name) const override;
  llvm::unique_function<void(mlir::Operation *, mlir::OpAsmPrinter &)>
  getOperationPrinter(mlir::Operation *op) const override;
  void *getRegisteredInterfaceForOp(mlir::TypeID interface, mlir::OperationName op) override;
};

// The builtin type that represents a versioned type in constants and numbers, and back; null if there is none.
mlir::Type builtinOf(mlir::Type versioned);
VersionedType versionedOf(mlir::Type builtin);

} // namespace shlo::vhlo

MLIR_DECLARE_EXPLICIT_TYPE_ID(shlo::vhlo::VersionedAttr)
MLIR_DECLARE_EXPLICIT_TYPE_ID(shlo::vhlo::VersionedType)
MLIR_DECLARE_EXPLICIT_TYPE_ID(shlo::vhlo::VersionedDialect)
