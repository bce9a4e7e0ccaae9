// Attributes of other dialects: those of sdy in its own encoding, the rest as text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/draft.h"
#include "vhlo/sdy.h"

#include "llvm/Support/raw_ostream.h"

using namespace shlo::vhlo;
using llvm::ArrayRef;
using mlir::Attribute;

// Attributes of sdy have builtin parts, whatever they are part of; opaque ones are text.
WireAttr Encoder::encodeForeign(Attribute attr) {
  if (auto opaque = mlir::dyn_cast<mlir::OpaqueAttr>(attr); opaque && !opaque.getAttrData().contains('\0')) {
    std::string text;
    llvm::raw_string_ostream(text) << attr;
    return tables.internText(tables.dialect(opaque.getDialectNamespace()), text);
  }
  auto form = mlir::dyn_cast<sdy::FormAttr>(attr);
  if (!form)
    return noForm(attr);
  const SdyCode &code = sdyCodeOf(form);
  Draft draft(*this, SdyAttributeCode(code.code));
  auto number = [](Attribute value) { return mlir::cast<mlir::IntegerAttr>(value).getInt(); };
  for (auto [field, value] : llvm::zip(sdy::fieldsOf(form.getKind()).take_front(code.fields), form.getFields())) {
    switch (field.type) {
    case sdy::Field::Text:
      draft.string(mlir::cast<mlir::StringAttr>(value).getValue());
      break;
    case sdy::Field::Number:
      draft.svarint(number(value));
      break;
    case sdy::Field::OptionalNumber:
      draft.varint(value ? uint64_t(number(value)) << 1 | 1 : 0);
      break;
    case sdy::Field::NumberOrZero:
      draft.svarint(value ? number(value) : 0);
      break;
    case sdy::Field::Numbers:
      draft.numbers(mlir::cast<mlir::DenseI64ArrayAttr>(value).asArrayRef());
      break;
    case sdy::Field::Flag:
      draft.byte(mlir::cast<mlir::BoolAttr>(value).getValue());
      break;
    case sdy::Field::Part:
      draft.attr(value);
      break;
    case sdy::Field::OptionalPart:
      draft.optionalAttr(value);
      break;
    case sdy::Field::Parts:
      draft.attrs(mlir::cast<mlir::ArrayAttr>(value).getValue());
      break;
    }
  }
  return draft.finish();
}
