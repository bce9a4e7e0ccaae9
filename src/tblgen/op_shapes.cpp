// What an op takes, as tables and predicates for those who make ops from outside (src/infer/op_state.cpp).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/builder_function.h"
#include "tblgen/emitter.h"

#include "mlir/TableGen/Format.h"
#include "mlir/TableGen/Operator.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

namespace shlo::tblgen {

using llvm::raw_ostream;
using llvm::StringRef;
using mlir::tblgen::Operator;

// "a" for text that may hold quotes and backslashes.
static void writeLiteral(StringRef text, raw_ostream &os) {
  os << '"';
  os.write_escaped(text);
  os << '"';
}

static StringRef countOf(const mlir::tblgen::NamedTypeConstraint &value) {
  return value.isOptional() ? "Count::Optional" : value.isVariadic() ? "Count::Any" : "Count::One";
}

static void emitOpShapes(const llvm::RecordKeeper &records, raw_ostream &os) {
  os << "// The tables of src/infer/op_state.cpp.\n// " << generatedNote << "\n\n";
  std::vector<Operator> ops;
  for (const llvm::Record *record : builtOps(records))
    ops.emplace_back(record);

  // Equal conditions are one predicate.
  std::map<std::string, std::string> predicates;
  auto predicateOf = [&](const mlir::tblgen::TypeConstraint &constraint) -> const std::string & {
    auto [entry, isNew] = predicates.try_emplace(constraint.getPredicate().getCondition());
    if (isNew)
      entry->second = "accepts" + std::to_string(predicates.size());
    return entry->second;
  };
  for (const Operator &op : ops)
    for (const auto &operand : op.getOperands())
      predicateOf(operand.constraint);
  mlir::tblgen::FmtContext context;
  context.withSelf("type");
  for (const auto &[condition, name] : predicates)
    os << "static bool " << name << "(::mlir::Type type) { return " << mlir::tblgen::tgfmt(condition, &context)
       << "; }\n";

  for (const Operator &op : ops) {
    std::string name = identifierOf(op.getOperationName());
    os << "\n// " << op.getOperationName() << ", from " << sourceOf(op.getDef()) << '\n';
    if (op.getNumOperands()) {
      os << "static constexpr OperandShape " << name << "_operands[] = {\n";
      for (const auto &operand : op.getOperands()) {
        os << "    {\"" << operand.name << "\", " << countOf(operand) << ", &" << predicateOf(operand.constraint)
           << ", ";
        writeLiteral(operand.constraint.getSummary(), os);
        os << "},\n";
      }
      os << "};\n";
    }
    if (op.getNumAttributes()) {
      os << "static constexpr AttributeShape " << name << "_attributes[] = {\n";
      for (const auto &attribute : op.getAttributes()) {
        // What has a default is there once the op is made.
        bool isRequired = !attribute.attr.isOptional() && !attribute.attr.hasDefaultValue();
        os << "    {\"" << attribute.name << "\", " << (isRequired ? "true" : "false") << ", ";
        writeLiteral(attribute.attr.getSummary(), os);
        os << "},\n";
      }
      os << "};\n";
    }
  }

  os << "\n// By name.\nstatic constexpr OpShape shapes[] = {\n";
  for (const Operator &op : ops) {
    std::string name = identifierOf(op.getOperationName());
    bool sameSizes = op.getTrait("::mlir::OpTrait::SameVariadicOperandSize") != nullptr;
    os << "    {\"" << op.getOperationName() << "\", "
       << (op.getNumOperands() ? name + "_operands" : std::string("{}")) << ", "
       << (op.getNumAttributes() ? name + "_attributes" : std::string("{}")) << ", "
       << op.getNumRegions() - op.getNumVariadicRegions() << ", " << (op.getNumVariadicRegions() ? "true" : "false")
       << ", " << (sameSizes ? "true" : "false") << ", "
       << (op.getTrait("::mlir::OpTrait::AttrSizedOperandSegments") ? "true" : "false") << ", "
       << (op.getTrait("::mlir::OpTrait::AttrSizedResultSegments") ? op.getNumResults() : 0) << ", ResultTypes::"
       << op.getDef().getValueAsDef("resultTypes")->getName() << "},\n";
  }
  os << "};\n";
}

static llvm::TableGen::Emitter::Opt opShapes("gen-op-shapes", emitOpShapes, "What ops take");

} // namespace shlo::tblgen
