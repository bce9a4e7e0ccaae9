// Attributes and ops of other dialects in a module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/other_dialects.h"

#include "base/utf8.h"
#include "dialect/diagnostics.h"
#include "dialect/op_table.h"
#include "dialect/walk.h"

#include "mlir/IR/Operation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"

#include <algorithm>

using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::NamedAttribute;
using mlir::Operation;

namespace shlo {
namespace {

constexpr size_t maxFindings = 100;

mlir::DictionaryAttr without(mlir::DictionaryAttr attrs, llvm::function_ref<bool(NamedAttribute)> isUnwanted) {
  llvm::SmallVector<NamedAttribute> kept;
  for (NamedAttribute attr : attrs)
    if (!isUnwanted(attr))
      kept.push_back(attr);
  return kept.size() == attrs.size() ? attrs : mlir::DictionaryAttr::get(attrs.getContext(), kept);
}

// Whether an attribute belongs to another dialect or has a part that does. Each part is visited once.
class OtherDialectParts {
public:
  bool has(Attribute attr) {
    if (!attr)
      return false;
    auto [place, isNew] = known.try_emplace(attr, false);
    if (!isNew)
      return place->second;
    bool found = isOfOtherDialect(attr);
    // checkExpandedSizes has limited the nesting.
    attr.walkImmediateSubElements([&](Attribute part) { found = found || has(part); }, [](mlir::Type) {});
    return known[attr] = found;
  }

private:
  static bool isOfOtherDialect(Attribute attr) {
    if (auto opaque = mlir::dyn_cast<mlir::OpaqueAttr>(attr))
      return isOtherDialect(opaque.getDialectNamespace());
    return isOtherDialect(attr.getDialect().getNamespace()) && !opTableOf(&attr.getDialect());
  }

  llvm::DenseMap<Attribute, bool> known;
};

class Policy {
public:
  Policy(OtherDialects policy, llvm::StringMap<uint64_t> &dropped) : policy(policy), dropped(dropped) {}

  void apply(Operation *op);
  Status take();

private:
  bool isOfOtherDialect(NamedAttribute attr) {
    auto [dialect, rest] = attr.getName().getValue().split('.');
    return (!rest.empty() && isOtherDialect(dialect) && !opTableOf(attr.getNameDialect())) || parts.has(attr.getValue());
  }
  void report(Operation *op, const Twine &message, StringRef subject);
  bool mustDrop(Operation *op, NamedAttribute attr);
  void applyToInherent(Operation *op);

  OtherDialects policy;
  llvm::StringMap<uint64_t> &dropped;
  OtherDialectParts parts;
  llvm::StringSet<> seen;
  Error error = makeError(SHLO_UNSUPPORTED, "");
};

void Policy::report(Operation *op, const Twine &message, StringRef subject) {
  if (error.diagnostics.size() >= maxFindings)
    return;
  Diagnostic &finding = error.diagnostics.emplace_back();
  finding.message = message.str();
  finding.op = op->getName().getStringRef().str();
  finding.subject = subject.str();
  setPlace(finding, op->getLoc());
}

// Counts or reports an attribute of another dialect, and returns whether to drop it.
bool Policy::mustDrop(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getName().getValue();
  if (!isOfOtherDialect(attr))
    return false;
  if (policy == OtherDialects::Strip)
    ++dropped[name];
  else
    report(op, "attribute '" + name + "' belongs to another dialect, which the options reject", name);
  return policy == OtherDialects::Strip;
}

// An op needs its own attributes, but not every entry of their dictionaries.
void Policy::applyToInherent(Operation *op) {
  mlir::DictionaryAttr discardable = op->getDiscardableAttrDictionary();
  bool isFunction = mlir::isa<mlir::FunctionOpInterface>(op);
  for (NamedAttribute attr : op->getAttrs()) {
    StringRef name = attr.getName().getValue();
    bool ofValues = isFunction && (name == "arg_attrs" || name == "res_attrs"); // dropAttributes has handled these
    if (ofValues || discardable.contains(attr.getName()) || !parts.has(attr.getValue()))
      continue;
    auto entries = mlir::dyn_cast<mlir::DictionaryAttr>(attr.getValue());
    if (policy == OtherDialects::Strip && entries)
      op->setAttr(attr.getName(), without(entries, [&](NamedAttribute entry) { return mustDrop(op, entry); }));
    else
      report(op, "attribute '" + name + "' has parts of another dialect, but the op requires it", name);
  }
}

void Policy::apply(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (opTableOf(op))
    return;
  if (shlo::isOfOtherDialect(op)) {
    if (seen.insert(name).second)
      report(op,
             "op '" + name + "' belongs to another dialect" +
                 (policy == OtherDialects::Strip ? ", and ops cannot be stripped" : ", which the options reject"),
             "");
    return;
  }
  dropAttributes(op, [&](NamedAttribute attr) { return mustDrop(op, attr); });
  applyToInherent(op);
}

Status Policy::take() {
  if (error.diagnostics.empty())
    return {};
  error.message = error.diagnostics.front().message;
  return std::move(error);
}

} // namespace

bool isOtherDialect(StringRef dialect) {
  constexpr StringRef own[] = {"builtin", "func", "quant", "stablehlo", "chlo", "vhlo"};
  return !llvm::is_contained(own, dialect);
}

bool isOfOtherDialect(Operation *op) { return isOtherDialect(op->getName().getDialectNamespace()); }

bool isOfOtherDialect(mlir::Value value) {
  Operation *maker = value.getDefiningOp();
  return isOfOtherDialect(maker ? maker : value.getParentBlock()->getParentOp());
}


void dropAttributes(Operation *op, llvm::function_ref<bool(NamedAttribute)> isUnwanted) {
  mlir::DictionaryAttr discardable = op->getDiscardableAttrDictionary();
  if (mlir::DictionaryAttr kept = without(discardable, isUnwanted); kept != discardable)
    op->setDiscardableAttrs(kept);
  auto function = mlir::dyn_cast<mlir::FunctionOpInterface>(op);
  if (!function)
    return;
  // There is one dictionary per argument or result if the function is valid.
  auto drop = [&](StringRef name, mlir::ArrayAttr list) {
    llvm::SmallVector<Attribute> kept;
    bool isEmpty = true;
    for (Attribute item : list ? list.getValue() : llvm::ArrayRef<Attribute>()) {
      if (auto entries = mlir::dyn_cast<mlir::DictionaryAttr>(item))
        item = without(entries, isUnwanted);
      isEmpty &= item == mlir::DictionaryAttr::get(op->getContext());
      kept.push_back(item);
    }
    if (list && kept != list.getValue())
      op->setInherentAttr(mlir::StringAttr::get(op->getContext(), name),
                          isEmpty ? mlir::ArrayAttr() : mlir::ArrayAttr::get(op->getContext(), kept));
  };
  drop("arg_attrs", function.getArgAttrsAttr());
  drop("res_attrs", function.getResAttrsAttr());
}

Status checkOps(mlir::ModuleOp module) {
  Error error = makeError(SHLO_UNSUPPORTED, "");
  llvm::StringSet<> seen;
  auto report = [&](Operation *op, const Twine &message) {
    StringRef name = op->getName().getStringRef();
    if (seen.size() >= maxFindings || !seen.insert(name).second)
      return;
    Diagnostic &finding = error.diagnostics.emplace_back();
    finding.op = name.str();
    finding.message = ("op '" + name + "' " + message).str();
    setPlace(finding, op->getLoc());
  };
  forEachOp(module, [&](Operation *op) {
    if (op->isRegistered())
      return;
    auto [dialect, mnemonic] = op->getName().getStringRef().split('.');
    if (dialect.empty() || mnemonic.empty())
      report(op, "has no dialect prefix, expected a name like 'stablehlo.add'");
    else if (const OpTable *table = opTableOf(op); table ? !table->has(op->getName().getStringRef())
                                                         : !isOtherDialect(dialect))
      report(op, "of dialect '" + dialect + "' is unknown");
  });
  if (error.diagnostics.empty())
    return Status();
  error.message = error.diagnostics.front().message;
  return error;
}

Status applyPolicy(mlir::ModuleOp module, OtherDialects policy, llvm::StringMap<uint64_t> &dropped) {
  if (policy == OtherDialects::Keep)
    return {};
  Policy applied(policy, dropped);
  forEachOp(module, [&](Operation *op) { applied.apply(op); });
  return applied.take();
}

void reportDropped(const llvm::StringMap<uint64_t> &dropped, std::vector<Diagnostic> *findings) {
  if (!findings)
    return;
  std::vector<std::pair<StringRef, uint64_t>> sorted;
  for (const auto &entry : dropped)
    sorted.emplace_back(entry.getKey(), entry.getValue());
  std::sort(sorted.begin(), sorted.end());
  for (auto [name, times] : sorted) {
    Diagnostic &finding = findings->emplace_back();
    finding.severity = Severity::Warning;
    finding.subject = name.str();
    finding.message = ("attribute '" + name + "' of another dialect was dropped (" + Twine(times) +
                       (times == 1 ? " time)" : " times)"))
                          .str();
    makeUtf8(finding);
  }
}

} // namespace shlo
