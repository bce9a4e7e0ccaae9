// Prints ops by the tables of their formats.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/format.h"
#include "text/op_printer.h"

using namespace mlir;

namespace shlo::text {

// The attribute; null if it is absent or has the value that its absence means.
static Attribute stated(const FormatAttribute &attribute, Operation *op) {
  Attribute value = attribute.get(op);
  return value && attribute.byDefault && value == attribute.byDefault(Builder(op)) ? Attribute() : value;
}

// Whether the op has a value for the directive that decides.
static bool isPresent(const Directive &anchor, const OpFormat &format, Operation *op) {
  switch (anchor.kind) {
  case Directive::Attribute: return bool(stated(format.attributes[anchor.index], op));
  case Directive::Regions: return op->getNumRegions() != 0;
  default: // of operands
    return op->getNumOperands() != 0;
  }
}

void OpPrinter::printFormat(const OpFormat &format, Operation *op) {
  printer.out << format.op;
  for (size_t i = 0; i < format.directives.size();) {
    const Directive &directive = format.directives[i++];
    if (directive.kind != Directive::Optional) {
      printDirective(directive, format, op);
      continue;
    }
    size_t end = i + directive.length, behind = end + directive.otherwise;
    bool present = isPresent((&directive)[directive.anchor], format, op);
    for (size_t part = present ? i : end; part < (present ? end : behind); ++part)
      printDirective(format.directives[part], format, op);
    i = behind;
  }
}

void OpPrinter::printDirective(const Directive &directive, const OpFormat &format, Operation *op) {
  llvm::raw_ostream &out = printer.out;
  if (directive.space)
    out << ' ';
  auto operands = [&](OperandRange range) {
    llvm::interleave(range, out, [&](Value value) { printOperand(value); }, ", ");
  };
  auto types = [&](TypeRange range) { llvm::interleave(range, out, [&](Type type) { printType(type); }, ", "); };
  switch (directive.kind) {
  case Directive::Literal: out << directive.text; break;
  case Directive::Blank: out << ' '; break;
  case Directive::Operand: printOperand(op->getOperand(directive.index)); break;
  case Directive::OperandList: operands(op->getOperands().drop_front(directive.index)); break;
  case Directive::Operands: operands(op->getOperands()); break;
  case Directive::Attribute: {
    const FormatAttribute &attribute = format.attributes[directive.index];
    attribute.print(*this, attribute.get(op));
    break;
  }
  case Directive::Regions:
    llvm::interleave(op->getRegions(), out, [&](Region &region) { printRegion(region, true, true, false); }, ", ");
    break;
  case Directive::Dictionary: printHidden(format, op); break;
  case Directive::OperandType: printType(op->getOperand(directive.index).getType()); break;
  case Directive::OperandTypes: types(op->getOperandTypes()); break;
  case Directive::ResultType: printType(op->getResult(directive.index).getType()); break;
  case Directive::ResultTypes: types(op->getResultTypes()); break;
  case Directive::FunctionType: printFunctionalType(op); break;
  case Directive::Custom: directive.custom->print(*this, op); break;
  case Directive::Optional: break;
  }
}

// The attributes that the format does not show, and those that the record does not know.
void OpPrinter::printHidden(const OpFormat &format, Operation *op) {
  ArrayRef<NamedAttribute> discardable = op->getDiscardableAttrDictionary().getValue();
  SmallVector<NamedAttribute> hidden;
  for (const FormatAttribute &attribute : format.attributes)
    if (Attribute value = attribute.isShown ? Attribute() : stated(attribute, op))
      hidden.emplace_back(StringAttr::get(op->getContext(), attribute.name), value);
  if (!hidden.empty()) {
    llvm::append_range(hidden, discardable);
    llvm::sort(hidden);
    discardable = hidden;
  }
  printOptionalAttrDict(discardable, {});
}

} // namespace shlo::text
