// The static forms of ops with computed shapes, and the ops that compute shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

#include <algorithm>

namespace shlo::tblgen {

// Where the value of a shape operand goes.
static llvm::StringRef placeOf(const Op &op, const Op &form, const std::string &shape) {
  const bool isOperand = llvm::any_of(op.operands, [&](const Value &operand) { return operand.name == shape; });
  if (!isOperand)
    llvm::PrintError(op.place, "no operand is called " + shape);
  for (const OpAttribute &attribute : form.attributes)
    if (attribute.name == shape)
      return attribute.storage == "::mlir::DenseI64ArrayAttr" ? "Numbers" : "Pairs";
  return "Type";
}

static void emitStaticForms(const Opset &opset, llvm::raw_ostream &os) {
  os << "// SHLO_STATIC_FORM(op, static op, shape operands...), each {index, attribute, ShapeIn}; "
        "SHLO_COMPUTES_SHAPES(op).\n// "
     << generatedNote << '\n';
  for (const Op &op : opset.ops) {
    if (op.computesShapes)
      os << "SHLO_COMPUTES_SHAPES(\"" << op.name << "\") // from " << op.source << '\n';
    if (op.staticForm.op.empty())
      continue;
    auto form = std::find_if(opset.ops.begin(), opset.ops.end(),
                             [&](const Op &other) { return other.ours && other.mnemonic == op.staticForm.op; });
    if (form == opset.ops.end()) {
      llvm::PrintError(op.place, "no op is called " + op.staticForm.op);
      continue;
    }
    os << "SHLO_STATIC_FORM(\"" << op.name << "\", \"" << form->name << '"';
    for (const std::string &shape : op.staticForm.shapes) {
      const auto operand =
          std::find_if(op.operands.begin(), op.operands.end(), [&](const Value &value) { return value.name == shape; });
      os << ", {" << operand - op.operands.begin() << ", \"" << shape << "\", ShapeIn::" << placeOf(op, *form, shape)
         << '}';
    }
    os << ") // from " << op.source << '\n';
  }
}

static Emitter<emitStaticForms> staticForms("gen-static-forms", "The static forms of ops with computed shapes");

} // namespace shlo::tblgen
