// Finds builtin attributes and attributes of other dialects among the attributes of versioned ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/unversioned.h"

#include "base/utf8.h"
#include "dialect/diagnostics.h"
#include "dialect/walk.h"
#include "vhlo/requirements.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;
using llvm::Twine;
using vhlo::WireAttr;

namespace {

class Search {
public:
  Search(OpForms &ops, vhlo::Encoder &encoder, std::vector<Diagnostic> &findings)
      : ops(ops), encoder(encoder), versioned(encoder.tables), findings(findings) {}

  void visit(mlir::Operation *op);

private:
  void visit(mlir::Operation *op, StringRef name, WireAttr value);
  void report(mlir::Operation *op, StringRef name);

  OpForms &ops;
  vhlo::Encoder &encoder;
  VersionedParts versioned;
  std::vector<Diagnostic> &findings;
  llvm::StringSet<> reported;
};

void Search::report(mlir::Operation *op, StringRef name) {
  if (reported.size() >= vhlo::mostFindings || !reported.insert(name).second)
    return;
  Diagnostic &finding = findings.emplace_back();
  finding.severity = Severity::Warning;
  finding.op = op->getName().getStringRef().str();
  finding.subject = name.str();
  finding.message =
      ("attribute '" + name + "' of op '" + finding.op + "' has no versioned form: consumers older than StableHLO " +
       text(readsUnversioned) + " cannot read the program")
          .str();
  finding.version = text(readsUnversioned);
  setPlace(finding, op->getLoc());
  makeUtf8(finding);
}

void Search::visit(mlir::Operation *op, StringRef name, WireAttr value) {
  if (versioned.contain(value))
    return;
  // Attributes of arguments and results of functions are reported by name.
  bool isNamed = false;
  auto list = mlir::dyn_cast_or_null<mlir::ArrayAttr>(op->getInherentAttr(name).value_or(mlir::Attribute()));
  for (mlir::Attribute item : list ? list.getValue() : llvm::ArrayRef<mlir::Attribute>())
    if (auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(item))
      for (mlir::NamedAttribute entry : dictionary)
        if (WireAttr encoded = encoder.attribute(entry.getValue()); encoded && !versioned.contain(encoded)) {
          report(op, entry.getName());
          isNamed = true;
        }
  if (!isNamed)
    report(op, name);
}

void Search::visit(mlir::Operation *op) {
  const OpForm &how = ops.find(op->getName());
  if (!how.version)
    return;
  for (auto [attribute, property] : llvm::zip(how.version->attributes, ops.properties(ops.attributesOf(op, how))))
    if (property.attribute)
      visit(op, attribute.name, property.attribute);
  for (mlir::NamedAttribute value : op->getDiscardableAttrDictionary())
    if (WireAttr encoded = encoder.attribute(value.getValue()))
      visit(op, value.getName(), encoded);
}

} // namespace

// The encoder has limited the nesting.
bool VersionedParts::contain(WireAttr attr) {
  if (auto before = known.find(attr.id); before != known.end())
    return before->second;
  const vhlo::WireEntry &entry = tables[attr];
  bool all = entry.dialect == vhlo::WireDialect::Vhlo;
  if (all)
    vhlo::forEachPart(entry.image, [&](const vhlo::WirePart &part) {
      bool isAttr = part.kind == vhlo::WirePart::Attr || (part.kind == vhlo::WirePart::OptionalAttr && part.id);
      all = all && (!isAttr || contain({part.id}));
    });
  known[attr.id] = all;
  return all;
}

void artifact::reportUnversioned(mlir::ModuleOp module, OpForms &ops, vhlo::Encoder &encoder,
                                 std::vector<Diagnostic> &findings) {
  Search search(ops, encoder, findings);
  forEachOp(module, [&](mlir::Operation *op) {
    if (op != module)
      search.visit(op);
  });
}
