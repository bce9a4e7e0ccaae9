// What a program requires of its target version.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/requirements.h"

#include "dialect/diagnostics.h"
#include "dialect/other_dialects.h"
#include "dialect/walk.h"
#include "vhlo/flattening.h"
#include "vhlo/rules.h"
#include "vhlo/steps.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/Twine.h"

using namespace shlo;
using namespace shlo::vhlo;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using mlir::Operation;

namespace {

class Search {
public:
  Search(Version target, Requirements &out) : encoder(tables, currentVersion), target(target), out(out) {}
  void visit(Operation *op);

private:
  void visitTypes(const OpRecord &record);
  void visitAttributes(const OpRecord &record);
  void visitUnversioned();
  void visitField(const OpRecord &record, const WireAttribute &attribute, WireAttr field);
  void visitSteps(const OpRecord &record);
  void visitType(mlir::Type type, const Twine &subject);
  void visitParts(WireAttr entry, Version after, StringRef subject, const Twine &owner);
  bool repeatsTypes(StringRef attribute) const;
  void need(Version since, StringRef subject, const Twine &what);
  void refuse(StringRef subject, const Twine &why);
  Diagnostic finding(StringRef subject, const Twine &what) const;

  WireTables tables;
  Encoder encoder;
  Version target;
  Requirements &out;
  Operation *op = nullptr;
  SmallVector<std::string, 2> reported; // parts of types that are already reported for `op`
  uint8_t newAttribute = noSource;      // the last attribute that older versions do not have
};

Diagnostic Search::finding(StringRef subject, const Twine &what) const {
  Diagnostic result;
  result.op = op->getName().getStringRef().str();
  result.subject = subject.str();
  setPlace(result, op->getLoc());
  std::string where;
  if (!result.line)
    for (Operation *at = op; at && where.empty(); at = at->getParentOp())
      if (auto name = mlir::dyn_cast_or_null<mlir::StringAttr>(at->getInherentAttr("sym_name").value_or(nullptr));
          name && at->getParentOp())
        where = (" in @" + name.getValue()).str();
  result.message = ("op '" + result.op + "'" + where + ": " + what).str();
  return result;
}

void Search::need(Version since, StringRef subject, const Twine &what) {
  if (out.minimum < since)
    out.minimum = since;
  if (since <= target || ++out.lackingCount > mostFindings)
    return;
  Diagnostic &entry = out.lacking.emplace_back(finding(subject, what + " version " + text(since)));
  entry.version = text(since);
}

void Search::refuse(StringRef subject, const Twine &why) {
  if (++out.inexpressibleCount <= mostFindings)
    out.inexpressible.push_back(finding(subject, why));
}

// The type of a function and the value of a constant repeat the types of their values.
bool Search::repeatsTypes(StringRef attribute) const {
  mlir::Attribute value = op->getInherentAttr(attribute).value_or(mlir::Attribute());
  return mlir::isa_and_nonnull<mlir::TypeAttr, mlir::ElementsAttr>(value);
}

// Reports the parts of an attribute that were introduced after `after`.
void Search::visitParts(WireAttr entry, Version after, StringRef subject, const Twine &owner) {
  std::string name = owner.str();
  tables.forEachNewer(entry, after, [&](const Twine &part, Version since) {
    if (!repeatsTypes(subject) || !llvm::is_contained(reported, part.str()))
      need(since, subject, Twine(name) + part + " needs");
  });
}

void Search::visitType(mlir::Type type, const Twine &subject) {
  WireType encoded = encoder.type(type);
  std::string name = subject.str();
  if (!encoded)
    return refuse(name, name + ": " + encoder.why());
  tables.forEachNewer(encoded, minimumVersion, [&](const Twine &part, Version since) {
    std::string key = part.str();
    if (llvm::is_contained(reported, key))
      return;
    reported.push_back(key);
    need(since, name, name + ": " + Twine(key) + " needs");
  });
}

// Visits each value once, at its definition; a value that an op of another dialect defines, at its uses. An unused
// argument is visited if it is an argument of a function.
void Search::visitTypes(const OpRecord &record) {
  reported.clear();
  bool isFunction = mlir::isa<mlir::FunctionOpInterface>(op);
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::BlockArgument argument : block.getArguments())
        if (isFunction || !argument.use_empty())
          visitType(argument.getType(), "argument " + Twine(argument.getArgNumber()));
  for (mlir::OpResult result : op->getResults())
    visitType(result.getType(), "result " + Twine(result.getResultNumber()));
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (isOfOtherDialect(operand))
      visitType(operand.getType(), "operand " + Twine(i));
}

void Search::visitField(const OpRecord &record, const WireAttribute &attribute, WireAttr field) {
  StringRef name = record.attributes[attribute.source].name;
  const OpVersion *first = llvm::find_if(record.versions, [&](const OpVersion &version) {
    return llvm::any_of(version.attributes, [&](const WireAttribute &other) {
      return other.source == attribute.source && other.field == attribute.field;
    });
  });
  if (first == record.versions.begin())
    return visitParts(field, minimumVersion, name, "attribute '" + name + "': ");
  // Older versions do not have the attribute. It can be omitted if it has its default value.
  if (encoder.isVacant(field))
    return;
  bool isNewAttribute = llvm::none_of(record.versions.front().attributes,
                                      [&](const WireAttribute &other) { return other.source == attribute.source; });
  std::string owner = ("attribute '" + name + "'" + (isNewAttribute ? Twine() : " with " + attribute.name)).str();
  if (!isNewAttribute || newAttribute != attribute.source)
    need(first->min, name, Twine(owner) + " needs");
  if (isNewAttribute)
    newAttribute = attribute.source;
  visitParts(field, first->min, name, Twine(owner) + ": ");
}

void Search::visitAttributes(const OpRecord &record) {
  SmallVector<SmallVector<WireAttr, 4>, 8> fields(record.attributes.size());
  newAttribute = noSource;
  for (auto [i, attribute] : llvm::enumerate(record.attributes)) {
    mlir::Attribute value = op->getInherentAttr(attribute.name).value_or(mlir::Attribute());
    if (value ? flatten(attribute.flattening, value, encoder, fields[i])
              : defaultFields(attribute.absent, op, encoder, fields[i]))
      continue;
    std::string why = encoder.why();
    refuse(attribute.name,
           "attribute '" + attribute.name + "' " +
               (value && !why.empty() ? Twine(why) : Twine(value ? "has no versioned form" : "is missing")));
    fields[i].clear();
  }
  for (const WireAttribute &attribute : record.versions.back().attributes)
    if (attribute.source != noSource && attribute.field < fields[attribute.source].size())
      visitField(record, attribute, fields[attribute.source][attribute.field]);
  for (mlir::NamedAttribute value : op->getDiscardableAttrDictionary()) {
    StringRef name = value.getName();
    if (WireAttr encoded = encoder.attribute(value.getValue()))
      visitParts(encoded, minimumVersion, name, "attribute '" + name + "': ");
    else
      refuse(name, "attribute '" + name + "': " + encoder.why());
  }
}

// Reports what the steps between the versions of the op cannot downgrade.
void Search::visitSteps(const OpRecord &record) {
  for (size_t i = 0; i + 1 < record.versions.size(); ++i) {
    const OpVersion &older = record.versions[i];
    Version since = record.versions[i + 1].min;
    if (older.singleOperand && op->getNumOperands() != 1)
      need(since, "", "several operands need");
    if (!older.regions && op->getNumRegions())
      need(since, "", "regions need");
    if (!older.step)
      continue;
    for (const WireAttribute &attribute : older.attributes)
      if (attribute.source == noSource && !older.step->before(encoder, op, attribute.name))
        need(since, attribute.name, "the replacement of attribute '" + attribute.name + "' needs");
  }
}

// Attributes of modules and of ops of other dialects are written as they are; so are the types of their values, those
// of a versioned op by a cast.
void Search::visitUnversioned() {
  for (mlir::NamedAttribute value : op->getAttrDictionary())
    if (StringRef name = value.getName(); !encoder.builtin(value.getValue()))
      refuse(name, "attribute '" + name + "': " + encoder.why());
  for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
    if (!encoder.builtinType(type))
      refuse("", "result " + Twine(i) + ": " + encoder.why());
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!isOfOtherDialect(operand) && !encoder.builtinType(operand.getType()))
      refuse("", "operand " + Twine(i) + ": " + encoder.why());
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::BlockArgument argument : block.getArguments())
        if (!encoder.builtinType(argument.getType()))
          refuse("", "argument " + Twine(argument.getArgNumber()) + ": " + encoder.why());
  mlir::Attribute properties = op->isRegistered() ? nullptr : op->getPropertiesAsAttribute();
  if (!properties)
    return;
  if (!encoder.builtin(properties))
    refuse("properties", "properties: " + encoder.why());
  // Without properties, all attributes are in one dictionary.
  auto dictionary = mlir::dyn_cast<mlir::DictionaryAttr>(properties);
  mlir::DictionaryAttr others = op->getDiscardableAttrDictionary();
  if (!dictionary ||
      llvm::any_of(dictionary, [&](mlir::NamedAttribute value) { return others.contains(value.getName()); }))
    need(bytecodeSince(firstWithProperties), "properties", "its properties need");
}

void Search::visit(Operation *visited) {
  op = visited;
  if (!op->getParentOp() || isOfOtherDialect(op))
    return visitUnversioned();
  const OpRecord *record = findByOp(op->getName().getStringRef());
  if (!record)
    return refuse("", "of dialect '" + op->getName().getDialectNamespace() + "' has no form in a portable artifact");
  if (Version first = record->versions.front().min; minimumVersion < first)
    need(first, "", "needs");
  visitSteps(*record);
  for (const WireRule &rule : record->rules)
    if (rule.uses(RuleSubject{op}))
      need(rule.since, "", rule.what + " needs");
  visitTypes(*record);
  visitAttributes(*record);
}

} // namespace

Requirements vhlo::requirementsOf(mlir::ModuleOp module, Version target) {
  Requirements result;
  Search search(target, result);
  forEachOp(module, [&](Operation *op) { search.visit(op); });
  return result;
}
