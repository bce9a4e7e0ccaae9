// The operands, attributes and results that an op accepts, as tables and predicates (src/infer/op_state.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

#include "mlir/TableGen/Format.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;

// A C++ string literal; the text may have quotes and backslashes.
static void writeLiteral(StringRef text, raw_ostream &os) {
  os << '"';
  os.write_escaped(text);
  os << '"';
}

static void emitOpShapes(const Opset &opset, raw_ostream &os) {
  os << "// The tables of src/infer/op_state.cpp.\n// " << generatedNote << "\n\n";
  const std::vector<const Op *> ops = opset.builtOps();

  // Equal conditions share one predicate.
  std::map<std::string, std::string> predicates;
  for (const Op *op : ops)
    for (const Value &operand : op->operands)
      if (auto [entry, isNew] = predicates.try_emplace(operand.condition); isNew)
        entry->second = "accepts" + std::to_string(predicates.size());
  mlir::tblgen::FmtContext context;
  context.withSelf("type");
  for (const auto &[condition, name] : predicates)
    os << "static bool " << name << "(::mlir::Type type) { return " << mlir::tblgen::tgfmt(condition, &context)
       << "; }\n";

  for (const Op *op : ops) {
    std::string name = identifierOf(op->name);
    os << "\n// " << op->name << ", from " << op->source << '\n';
    if (!op->operands.empty()) {
      os << "static constexpr OperandShape " << name << "_operands[] = {\n";
      for (const Value &operand : op->operands) {
        os << "    {\"" << operand.name << "\", Count::" << nameOf(operand.form) << ", &"
           << predicates.at(operand.condition) << ", ";
        writeLiteral(operand.summary, os);
        os << "},\n";
      }
      os << "};\n";
    }
    if (!op->attributes.empty()) {
      os << "static constexpr AttributeShape " << name << "_attributes[] = {\n";
      for (const OpAttribute &attribute : op->attributes) {
        // An attribute with a default is present once the op is made.
        os << "    {\"" << attribute.name << "\", " << (attribute.optional ? "false" : "true") << ", ";
        writeLiteral(attribute.summary, os);
        os << "},\n";
      }
      os << "};\n";
    }
  }

  os << "\n// By name.\nstatic constexpr OpShape shapes[] = {\n";
  for (const Op *op : ops) {
    std::string name = identifierOf(op->name);
    auto isList = [](const Value &region) { return region.form == Form::Any; };
    size_t lists = llvm::count_if(op->regions, isList);
    os << "    {\"" << op->name << "\", " << (op->operands.empty() ? "{}" : name + "_operands") << ", "
       << (op->attributes.empty() ? "{}" : name + "_attributes") << ", " << op->regions.size() - lists << ", "
       << (lists ? "true" : "false") << ", " << (op->sameOperandSizes ? "true" : "false") << ", "
       << (op->operandSegments ? "true" : "false") << ", " << (op->resultSegments ? op->results.size() : 0)
       << ", ResultTypes::" << op->resultTypes << "},\n";
  }
  os << "};\n";
}

static Emitter<emitOpShapes> opShapes("gen-op-shapes", "What ops take");

} // namespace shlo::tblgen
