// Finds attributes that artifacts have in another form.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/changed.h"

#include "base/utf8.h"
#include "dialect/diagnostics.h"
#include "dialect/walk.h"
#include "vhlo/requirements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/StringSet.h"

using namespace shlo;
using namespace shlo::artifact;
using mlir::Attribute;

namespace {

class Search {
public:
  explicit Search(std::vector<Diagnostic> &findings) : findings(findings) {}

  void visit(mlir::Operation *op, mlir::DictionaryAttr attributes) {
    for (mlir::NamedAttribute item : attributes ? attributes.getValue() : llvm::ArrayRef<mlir::NamedAttribute>())
      if (reported.size() < vhlo::mostFindings && !reported.contains(item.getName()))
        if (const char *change = changeOf(item.getValue()))
          report(op, item.getName(), change);
  }

private:
  // What the attribute or a part of it becomes; null if it is read as it was.
  const char *changeOf(Attribute attr);
  void report(mlir::Operation *op, llvm::StringRef name, const char *change) {
    reported.insert(name);
    Diagnostic &finding = findings.emplace_back();
    finding.severity = Severity::Warning;
    finding.op = op->getName().getStringRef().str();
    finding.subject = name.str();
    finding.message = ("attribute '" + name + "' of op '" + finding.op + "' has " + change).str();
    setPlace(finding, op->getLoc());
    makeUtf8(finding);
  }

  std::vector<Diagnostic> &findings;
  llvm::StringSet<> reported;
  llvm::DenseSet<Attribute> unchanged; // with all their parts, which can be shared by many
};

const char *Search::changeOf(Attribute attr) {
  llvm::SmallVector<Attribute, 8> pending = {attr};
  llvm::DenseSet<Attribute> seen;
  while (!pending.empty()) {
    Attribute one = pending.pop_back_val();
    if (unchanged.contains(one) || !seen.insert(one).second)
      continue;
    if (mlir::isa<mlir::FlatSymbolRefAttr>(one))
      return "a symbol, which is read as a string";
    if (mlir::isa<mlir::DenseI64ArrayAttr, mlir::DenseBoolArrayAttr>(one))
      return "an array of numbers, which is read as a constant";
    if (auto array = mlir::dyn_cast<mlir::ArrayAttr>(one))
      llvm::append_range(pending, array);
    else if (auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(one))
      for (mlir::NamedAttribute item : dictionary)
        pending.push_back(item.getValue());
  }
  unchanged.insert(seen.begin(), seen.end());
  return nullptr;
}

} // namespace

void artifact::reportChanged(mlir::ModuleOp module, OpForms &ops, std::vector<Diagnostic> &findings) {
  Search search(findings);
  forEachOp(module, [&](mlir::Operation *op) {
    if (op == module || !ops.find(op->getName()).version)
      return;
    search.visit(op, op->getDiscardableAttrDictionary());
    // The lists themselves: an unverified function may have any attribute as its type.
    if (auto function = mlir::dyn_cast<mlir::func::FuncOp>(op))
      for (mlir::ArrayAttr list : {function.getArgAttrsAttr(), function.getResAttrsAttr()})
        for (Attribute item : list ? list.getValue() : llvm::ArrayRef<Attribute>())
          if (auto attributes = mlir::dyn_cast<mlir::DictionaryAttr>(item))
            search.visit(op, attributes);
  });
}
