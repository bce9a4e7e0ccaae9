// Chooses the versioned form of the program's ops for a target.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/op_forms.h"

#include "dialect/diagnostics.h"
#include "vhlo/flattening.h"
#include "vhlo/requirements.h"
#include "vhlo/rules.h"
#include "vhlo/steps.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/Twine.h"

using namespace shlo;
using namespace shlo::artifact;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;
using llvm::Twine;
using vhlo::Default;
using vhlo::WireAttr;

namespace {

bool dependsOnRank(Default absent) {
  return absent == Default::SpatialOnes || absent == Default::SpatialFalses || absent == Default::SpatialZeroPairs;
}

} // namespace

const OpForm &OpForms::find(mlir::OperationName name) {
  auto [place, isNew] = ops.try_emplace(name);
  OpForm &op = place->second;
  if (!isNew)
    return op;
  op.record = vhlo::findByOp(name.getStringRef());
  if (!op.record)
    return op;
  for (const vhlo::OpVersion &version : op.record->versions)
    if (version.min <= target && target <= version.max)
      op.version = &version;
  if (!op.version)
    return op;
  op.older = op.version != &op.record->versions.back();
  for (const vhlo::OpAttribute &attribute : op.record->attributes)
    op.dependsOnRank |= dependsOnRank(attribute.absent);
  op.dependsOnRank |= op.version->step != nullptr;
  for (const vhlo::WireRule &rule : op.record->rules)
    if (target < rule.since)
      op.rules.push_back(&rule);
  std::string versioned = (op.record->mnemonic + "_v" + Twine(unsigned(op.version->number))).str();
  // func.return and stablehlo.return are the same versioned op.
  for (auto [i, known] : llvm::enumerate(numbering.names))
    if (known.dialect == vhlo::WireDialect::Vhlo && known.name == versioned) {
      op.name = uint32_t(i);
      return op;
    }
  op.name = numbering.addOp(vhlo::WireDialect::Vhlo, std::move(versioned));
  return op;
}

void OpForms::report(Code reason, mlir::Operation *op, const Twine &message, StringRef subject) {
  code = reason;
  ++findingCount;
  if (findings.size() >= vhlo::mostFindings)
    return;
  Diagnostic finding;
  finding.op = op->getName().getStringRef().str();
  finding.message = "op '" + finding.op + "': " + message.str();
  finding.subject = subject.str();
  setPlace(finding, op->getLoc());
  findings.push_back(std::move(finding));
}

Error OpForms::takeError(mlir::ModuleOp program, const Twine &what) {
  if (blocked) {
    vhlo::Requirements requirements = vhlo::requirementsOf(program, target);
    findingCount += requirements.lackingCount;
    std::move(requirements.lacking.begin(), requirements.lacking.end(), std::back_inserter(findings));
  }
  if (findings.empty())
    return makeError(SHLO_INTERNAL, "the program cannot be written for StableHLO " + text(target));
  Error error = makeError(code, (what + ": " + findings.front().message).str());
  if (findingCount > 1)
    error.message += " (and " + std::to_string(findingCount - 1) + " more)";
  error.diagnostics = std::move(findings);
  return error;
}

bool OpForms::allows(WireAttr attr) {
  bool allowed = encoder.tables[attr].min <= target;
  blocked |= !allowed;
  return allowed;
}

bool OpForms::allows(vhlo::WireType type) {
  bool allowed = encoder.tables[type].min <= target;
  blocked |= !allowed;
  return allowed;
}

bool OpForms::fields(mlir::Operation *op, const OpForm &how, PropertyList &list) {
  const vhlo::OpRecord &record = *how.record;
  ArrayRef<vhlo::WireAttribute> wanted = how.version->attributes;
  SmallVector<SmallVector<WireAttr, 4>, 8> attributes(record.attributes.size());
  bool good = true;
  for (auto [i, attribute] : llvm::enumerate(record.attributes)) {
    mlir::Attribute value = op->getInherentAttr(attribute.name).value_or(mlir::Attribute());
    if (value ? vhlo::flatten(attribute.flattening, value, encoder, attributes[i])
              : vhlo::defaultFields(attribute.absent, op, encoder, attributes[i]))
      continue;
    std::string why = encoder.why();
    if (!value && attribute.absent != Default::Required && attribute.absent != Default::False && why.empty())
      why = "its default depends on something that the op does not have";
    // An absent unit attribute is false. All other attributes of the version are required.
    report(value ? SHLO_UNSUPPORTED : SHLO_INVALID_PROGRAM, op,
           "attribute '" + attribute.name + "' " +
               (!value        ? Twine("is missing")
                : why.empty() ? Twine("has a kind that the op cannot have")
                              : Twine(why)),
           attribute.name);
    good = false;
  }
  if (!good)
    return false;
  for (const vhlo::WireAttribute &attribute : wanted) {
    WireAttr field;
    if (attribute.source != vhlo::noSource)
      field = attribute.field < attributes[attribute.source].size() ? attributes[attribute.source][attribute.field]
                                                                    : WireAttr();
    else if (how.version->step)
      field = how.version->step->before(encoder, op, attribute.name);
    if (!field) {
      blocked = true;
      return false;
    }
    good &= allows(field);
    list.push_back({field});
  }
  // Attributes that only newer versions have must have their default value.
  if (how.older) {
    const vhlo::OpVersion &newest = record.versions.back();
    for (const vhlo::WireAttribute &attribute : newest.attributes) {
      bool there = attribute.source == vhlo::noSource || llvm::any_of(wanted, [&](const vhlo::WireAttribute &old) {
                     return old.source == attribute.source && old.field == attribute.field;
                   });
      if (there || encoder.isVacant(attributes[attribute.source][attribute.field]))
        continue;
      blocked = true;
      good = false;
    }
  }
  return good;
}

uint32_t OpForms::attributesOf(mlir::Operation *op, const OpForm &how) {
  for (const vhlo::WireRule *rule : how.rules)
    blocked |= rule->uses(vhlo::RuleSubject{op});
  blocked |= how.version->singleOperand && op->getNumOperands() != 1;
  blocked |= !how.version->regions && op->getNumRegions();
  // Attributes are unique, so ops of one kind with equal attribute storage have equal attributes.
  llvm::SmallString<128> key;
  const void *name = op->getName().getAsOpaquePointer();
  key.append(reinterpret_cast<const char *>(&name), reinterpret_cast<const char *>(&name + 1));
  if (int size = op->getPropertiesStorageSize()) {
    const char *storage = op->getPropertiesStorage().as<const char *>();
    key.append(storage, storage + size);
  }
  if (how.dependsOnRank && op->getNumOperands())
    if (auto input = mlir::dyn_cast<mlir::RankedTensorType>(op->getOperand(0).getType())) {
      int64_t rank = input.getRank();
      key.append(reinterpret_cast<const char *>(&rank), reinterpret_cast<const char *>(&rank + 1));
    }
  auto [place, isNew] = known.try_emplace(key, uint32_t(lists.size()));
  if (!isNew)
    return place->second;
  PropertyList list;
  if (!fields(op, how, list)) {
    // Not remembered, so that every such op is reported.
    known.erase(place);
    list.clear();
  }
  return add(std::move(list));
}

WireAttr OpForms::discardable(mlir::Operation *op, const OpForm &how, const uint32_t *inherent) {
  mlir::DictionaryAttr values = op->getDiscardableAttrDictionary();
  auto [place, isNew] = dictionaries.try_emplace({values, inherent ? *inherent + 1 : 0});
  if (!isNew && place->second)
    return place->second;
  SmallVector<std::pair<StringRef, WireAttr>> items;
  bool good = true;
  for (mlir::NamedAttribute value : values) {
    WireAttr encoded = encoder.attribute(value.getValue());
    if (!encoded) {
      report(SHLO_UNSUPPORTED, op, "attribute '" + value.getName().getValue() + "': " + encoder.why(), value.getName());
      good = false;
      continue;
    }
    good &= allows(encoded);
    items.emplace_back(value.getName(), encoded);
  }
  if (inherent)
    for (auto [attribute, property] : llvm::zip(how.version->attributes, lists[*inherent]))
      items.emplace_back(attribute.name, property.attribute);
  if (!good)
    return {};
  llvm::sort(items, [](const auto &a, const auto &b) { return a.first < b.first; });
  WireAttr result = encoder.dictionary(items);
  dictionaries[{values, inherent ? *inherent + 1 : 0}] = result;
  return result;
}
