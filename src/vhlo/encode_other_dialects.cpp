// Encodes attributes of other dialects: sdy in its own encoding, all others as text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/entry_builder.h"
#include "vhlo/sdy.h"

#include "llvm/Support/raw_ostream.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using mlir::Attribute;

// The parts of an sdy attribute are always builtin. Opaque attributes are text.
WireAttr Encoder::encodeOtherDialect(Attribute attr) {
  if (auto opaque = mlir::dyn_cast<mlir::OpaqueAttr>(attr); opaque && !opaque.getAttrData().contains('\0')) {
    std::string text;
    llvm::raw_string_ostream(text) << attr;
    return tables.internText(tables.dialect(opaque.getDialectNamespace()), text);
  }
  auto form = mlir::dyn_cast<sdy::FormAttr>(attr);
  if (!form && withText) {
    std::string text;
    llvm::raw_string_ostream(text) << attr;
    if (!llvm::StringRef(text).contains('\0'))
      return tables.internText(tables.dialect(attr.getDialect().getNamespace()), text);
  }
  if (!form)
    return noForm(attr);
  const SdyCode &code = sdyCodeOf(form);
  EntryBuilder builder(*this, SdyAttributeCode(code.code));
  auto number = [](Attribute value) { return mlir::cast<mlir::IntegerAttr>(value).getInt(); };
  for (auto [field, value] : llvm::zip(sdy::fieldsOf(form.getKind()).take_front(code.fields), form.getFields())) {
    switch (field.type) {
    case sdy::Field::Text: builder.string(mlir::cast<mlir::StringAttr>(value).getValue()); break;
    case sdy::Field::Number: builder.svarint(number(value)); break;
    case sdy::Field::OptionalNumber: builder.varint(value ? uint64_t(number(value)) << 1 | 1 : 0); break;
    case sdy::Field::NumberOrZero: builder.svarint(value ? number(value) : 0); break;
    case sdy::Field::Numbers: builder.numbers(mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef()); break;
    case sdy::Field::Flag: builder.byte(mlir::cast<mlir::BoolAttr>(value).getValue()); break;
    case sdy::Field::Part: builder.attr(value); break;
    case sdy::Field::OptionalPart: builder.optionalAttr(value); break;
    case sdy::Field::Parts: builder.attrs(mlir::cast<mlir::ArrayAttr>(value).getValue()); break;
    }
  }
  return builder.finish();
}
