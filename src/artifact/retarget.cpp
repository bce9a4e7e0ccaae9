// Versioned ops for another version. Each op becomes its form in that version, without a program in between.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "artifact/unversioned.h"
#include "dialect/copy.h"
#include "vhlo/flattening.h"
#include "vhlo/rules.h"
#include "vhlo/versioned.h"

using namespace shlo;
using namespace shlo::artifact;
using mlir::Attribute;
using mlir::Operation;
using vhlo::Version;

namespace {

class Retargeting {
public:
  // `reports`: the caller wants to know which attributes consumers of the target do not read.
  Retargeting(const Module &module, Version target, bool reports)
      : module(module), target(target), encoder(tables, target), versionedParts(tables),
        wantsVersioned(reports && target < readsUnversioned) {}

  std::shared_ptr<Module> run() {
    bool isPossible = true;
    mlir::OwningOpRef<mlir::ModuleOp> made =
        copyWith(module.op(), [&](Operation *op, CopiedOp &copied) { isPossible = isPossible && convert(op, copied); });
    if (!isPossible || encoder.collapsedRanges)
      return nullptr;
    std::shared_ptr<Module> result = module.createBeside();
    result->adopt(made.release());
    return result;
  }

private:
  // The ops of one name in the target.
  struct Form {
    const vhlo::OpVersion *from = nullptr, *to = nullptr; // null if there is none
    std::optional<mlir::OperationName> name;
    llvm::SmallVector<const vhlo::WireRule *, 2> rules;
    llvm::SmallVector<mlir::NamedAttribute, 8> added; // with the values that they get
  };

  const Form &formOf(mlir::OperationName name) {
    auto [place, isNew] = forms.try_emplace(name);
    Form &form = place->second;
    if (!isNew || name.getDialectNamespace() != vhlo::VersionedDialect::getDialectNamespace())
      return form;
    const auto [record, from] = vhlo::findVersioned(name.stripDialect());
    if (!from)
      return form;
    form.from = from;
    for (const vhlo::OpVersion &version : record->versions)
      if (version.min <= target && target <= version.max)
        form.to = &version;
    if (!form.to)
      return form;
    for (const vhlo::WireRule &rule : record->rules)
      if (target < rule.since)
        form.rules.push_back(&rule);
    if (form.to == from) {
      form.name = name;
      return form;
    }
    mlir::MLIRContext *context = name.getContext();
    form.name = mlir::OperationName(("vhlo." + record->mnemonic + "_v" + llvm::Twine(unsigned(form.to->number))).str(),
                                    context);
    for (const vhlo::WireAttribute &wanted : form.to->attributes)
      if (!has(*from, wanted.name))
        form.added.emplace_back(mlir::StringAttr::get(context, wanted.name), valueOf(*record, wanted));
    if (llvm::any_of(form.added, [](mlir::NamedAttribute one) { return !one.getValue(); }))
      form.to = nullptr;
    return form;
  }

  static bool has(const vhlo::OpVersion &version, llvm::StringRef name) {
    return llvm::any_of(version.attributes, [&](const vhlo::WireAttribute &known) { return known.name == name; });
  }

  // What the attribute is in ops of versions before it. Null if only the op can tell.
  Attribute valueOf(const vhlo::OpRecord &record, const vhlo::WireAttribute &wanted) {
    for (const vhlo::OpVersion &version : record.versions)
      for (const vhlo::WireAttribute &known : version.attributes)
        if (known.name == wanted.name && known.upgraded != vhlo::Default::Required)
          return vhlo::upgradedValue(known.upgraded, &module.context());
    return {};
  }

  // False if only the program can tell what the op becomes, or why it has no form.
  bool convert(Operation *op, CopiedOp &copied) {
    const Form &form = formOf(op->getName());
    if (!form.to || (form.to->singleOperand && op->getNumOperands() != 1) ||
        (!form.to->regions && op->getNumRegions()) ||
        llvm::any_of(form.rules, [&](const vhlo::WireRule *rule) { return rule->uses(vhlo::RuleSubject{op}); }))
      return false;
    for (mlir::Type type : op->getResultTypes())
      if (!isKnown(type))
        return false;
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments()) {
          visit(argument.getLoc());
          if (!isKnown(argument.getType()))
            return false;
        }
    visit(op->getLoc());
    for (mlir::NamedAttribute other : op->getDiscardableAttrDictionary())
      if (!isKnown(other.getValue()) || (form.to != form.from && has(*form.to, other.getName())))
        return false;
    auto [place, isNew] = properties.try_emplace({op->getName().getAsOpaquePointer(), copied.properties});
    if (isNew)
      place->second = convert(form, copied.properties);
    if (!place->second)
      return false;
    copied = {*form.name, *place->second};
    return true;
  }

  std::optional<Attribute> convert(const Form &form, Attribute properties) {
    auto own = mlir::dyn_cast_or_null<mlir::DictionaryAttr>(properties);
    if (properties && !own)
      return std::nullopt;
    mlir::NamedAttrList made(form.added);
    for (mlir::NamedAttribute value : own ? own.getValue() : llvm::ArrayRef<mlir::NamedAttribute>()) {
      if (has(*form.to, value.getName())) {
        if (!isKnown(value.getValue()))
          return std::nullopt;
        made.push_back(value);
        continue;
      }
      // Ops of the target are as if it had the value that an upgrade gives.
      const vhlo::WireAttr dropped = encoder.builtin(value.getValue());
      if (!dropped || !(isOnlyBefore(form, value.getName()) || encoder.isVacant(dropped)))
        return std::nullopt;
    }
    if (made.getAttrs().size() != form.to->attributes.size())
      return std::nullopt;
    return form.to == form.from ? properties : made.empty() ? Attribute() : made.getDictionary(&module.context());
  }

  // Whether an upgrade drops the attribute, whatever its value.
  static bool isOnlyBefore(const Form &form, llvm::StringRef name) {
    return form.from->number < form.to->number &&
           llvm::any_of(
               form.from->attributes,
               [&](const vhlo::WireAttribute &known) { return known.name == name && known.source == vhlo::noSource; });
  }

  bool isKnown(Attribute attr) {
    const vhlo::WireAttr encoded = encoder.builtin(attr);
    return encoded && tables[encoded].min <= target && (!wantsVersioned || versionedParts.contain(encoded));
  }
  bool isKnown(mlir::Type type) {
    const vhlo::WireType encoded = encoder.builtinType(type);
    return encoded && tables[encoded].min <= target;
  }

  // The encoder counts ranges that the target does not have.
  void visit(mlir::Location location) {
    if (target < vhlo::locationRangesSince && !mlir::isStrictFileLineColLoc(location))
      encoder.location(location);
  }

  const Module &module;
  const Version target;
  vhlo::WireTables tables;
  vhlo::Encoder encoder;
  VersionedParts versionedParts;
  const bool wantsVersioned;
  llvm::DenseMap<mlir::OperationName, Form> forms;
  llvm::DenseMap<std::pair<const void *, Attribute>, std::optional<Attribute>> properties; // by name and what they were
};

} // namespace

std::shared_ptr<Module> artifact::retarget(const Module &versioned, const WriteOptions &options) {
  Result<Version> target = vhlo::targetVersion(options.target);
  if (!target)
    return nullptr;
  target->patch = 0; // does not change the format
  std::shared_ptr<Module> made = Retargeting(versioned, *target, options.findings != nullptr).run();
  if (made)
    made->setVersionedFor(options.target);
  return made;
}
