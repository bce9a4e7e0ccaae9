// Checks modules of versioned ops against the tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/versioned_check.h"

#include "dialect/diagnostics.h"
#include "dialect/other_dialects.h"
#include "dialect/walk.h"
#include "vhlo/versioned.h"

#include "llvm/ADT/Twine.h"

#include <algorithm>

using namespace shlo;
using namespace shlo::artifact;
using llvm::StringRef;
using llvm::Twine;
using mlir::Attribute;
using mlir::Operation;
using mlir::Type;
using vhlo::Version;

static constexpr size_t mostFindings = 100;

void VersionedCheck::report(Code reason, Operation *op, const Twine &message) {
  if (error.diagnostics.empty())
    error.code = reason;
  if (error.diagnostics.size() >= mostFindings)
    return;
  Diagnostic &finding = error.diagnostics.emplace_back();
  finding.op = op->getName().getStringRef().str();
  finding.message = ("op '" + finding.op + "' " + message).str();
  setPlace(finding, op->getLoc());
}

// The op's own attributes may be among the others, as they were before there were properties.
bool VersionedCheck::separate(Operation *op, const vhlo::OpVersion &version) {
  Attribute properties = op->getPropertiesAsAttribute();
  auto given = mlir::dyn_cast_or_null<mlir::DictionaryAttr>(properties);
  if (properties && !given)
    return report(SHLO_MALFORMED, op, "has properties that are not a dictionary"), false;
  mlir::NamedAttrList own(given), rest;
  for (mlir::NamedAttribute attribute : op->getDiscardableAttrs()) {
    bool isOwn = llvm::any_of(version.attributes, [&](auto &known) { return known.name == attribute.getName(); });
    if (isOwn && own.get(attribute.getName()))
      return report(SHLO_MALFORMED, op, "has attribute '" + attribute.getName().getValue() + "' twice"), false;
    (isOwn ? own : rest).push_back(attribute);
  }
  for (const vhlo::WireAttribute &wanted : version.attributes)
    if (!own.get(wanted.name))
      return report(SHLO_INVALID_PROGRAM, op, "lacks attribute '" + wanted.name + "'"), false;
  for (mlir::NamedAttribute attribute : own)
    if (llvm::none_of(version.attributes, [&](auto &known) { return known.name == attribute.getName(); }))
      return report(SHLO_INVALID_PROGRAM, op,
                    "has no attribute '" + attribute.getName().getValue() + "' in this version"),
             false;
  *op->getPropertiesStorage().as<Attribute *>() = own.empty() ? Attribute() : own.getDictionary(op->getContext());
  op->setDiscardableAttrs(rest.getDictionary(op->getContext()));
  return true;
}

void VersionedCheck::checkOp(Operation *op) {
  StringRef name = op->getName().getStringRef(), dialect = op->getName().getDialectNamespace();
  if (mlir::isa<mlir::UnrealizedConversionCastOp>(op) || (isOfOtherDialect(op) && !dialect.empty()))
    return;
  if (dialect != vhlo::VersionedDialect::getDialectNamespace())
    return report(SHLO_UNSUPPORTED, op, "does not belong to the versioned dialect");
  const vhlo::OpVersion *version = vhlo::findVersioned(name.drop_front(dialect.size() + 1)).second;
  if (!version)
    return report(SHLO_VERSION, op,
                  "is not known to this library (StableHLO " + vhlo::text(vhlo::currentVersion) + ")");
  separate(op, *version);
}

Status VersionedCheck::check() {
  for (Operation &op : *module.getBody())
    forEachOp(&op, [&](Operation *nested) { checkOp(nested); });
  if (error.diagnostics.empty())
    return {};
  error.message = error.diagnostics.front().message;
  return std::move(error);
}

// The parser has limited the nesting.
template <typename T> Version VersionedCheck::ofParts(T whole) {
  Version result = vhlo::minimumVersion;
  auto add = [&](auto part) {
    if (part)
      if (Version needed = since(part); result < needed)
        result = needed;
  };
  whole.walkImmediateSubElements([&](Attribute part) { add(part); }, [&](Type part) { add(part); });
  return result;
}

Version VersionedCheck::since(Attribute attribute) {
  if (auto found = known.find(attribute.getAsOpaquePointer()); found != known.end())
    return found->second;
  Version result = ofParts(attribute);
  if (auto versioned = mlir::dyn_cast<vhlo::VersionedAttr>(attribute)) {
    result = std::max(result, versioned.getRecord().min);
    if (!versioned.getParts().empty() && versioned.getRecord().parts[0].kind == vhlo::PartKind::Enum)
      if (auto *used = vhlo::findCase(versioned.getRecord().code,
                                      uint64_t(mlir::cast<mlir::IntegerAttr>(versioned.getParts()[0]).getInt())))
        result = std::max(result, used->min);
  }
  return known[attribute.getAsOpaquePointer()] = result;
}

Version VersionedCheck::since(Type type) {
  if (auto found = known.find(type.getAsOpaquePointer()); found != known.end())
    return found->second;
  Version result = ofParts(type);
  if (auto versioned = mlir::dyn_cast<vhlo::VersionedType>(type))
    result = std::max(result, versioned.getRecord().min);
  return known[type.getAsOpaquePointer()] = result;
}

// The first version that has the op and all its parts.
Version VersionedCheck::neededBy(Operation *op) {
  Version result = vhlo::minimumVersion;
  if (const vhlo::OpVersion *version = vhlo::findVersioned(op->getName().stripDialect()).second)
    result = version->min;
  if (Attribute properties = op->getPropertiesAsAttribute())
    result = std::max(result, since(properties));
  result = std::max(result, since(op->getDiscardableAttrDictionary()));
  for (Type type : op->getResultTypes())
    result = std::max(result, since(type));
  for (mlir::Region &region : op->getRegions())
    for (mlir::BlockArgument argument : region.getArguments())
      result = std::max(result, since(argument.getType()));
  return result;
}

Result<std::string> VersionedCheck::target(const std::string &wanted) {
  for (Operation &top : *module.getBody())
    forEachOp(&top, [&](Operation *op) {
      if (op->getName().getDialectNamespace() != vhlo::VersionedDialect::getDialectNamespace())
        return;
      if (Version needed = neededBy(op); oldest < needed) {
        oldest = needed;
        needsOldest = op;
      }
      Version last = vhlo::findVersioned(op->getName().stripDialect()).second->max;
      if (last < newest) {
        newest = last;
        endsNewest = op;
      }
    });
  Version version = newest;
  if (!wanted.empty()) {
    Result<Version> parsed = vhlo::targetVersion(wanted);
    if (!parsed)
      return std::move(parsed.error());
    version = *parsed;
    version.patch = 0; // does not change the format
  }
  if (version < oldest && needsOldest)
    report(SHLO_VERSION, needsOldest, "or its parts need version " + vhlo::text(oldest));
  if (newest < version || (newest < oldest && endsNewest))
    report(SHLO_VERSION, endsNewest, "is not in versions after " + vhlo::text(newest));
  if (error.diagnostics.empty())
    return wanted.empty() ? vhlo::text(version) : wanted;
  error.message = (wanted.empty() ? "no version has all ops of the program: " : "not of StableHLO " + wanted + ": ") +
                  error.diagnostics.front().message;
  return std::move(error);
}
