// Drops what other dialects say about a program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/other_dialects.h"

#include "dialect/walk.h"
#include "passes/pass.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/StringSet.h"

namespace shlo::passes {

static llvm::StringRef dialectOf(mlir::NamedAttribute attribute) {
  return attribute.getName().getValue().split('.').first;
}

// Without a dialect, an attribute belongs to the op.
static bool isForeign(mlir::NamedAttribute attribute) {
  return attribute.getName().getValue().contains('.') && isOtherDialect(dialectOf(attribute));
}

// Of an op of the opset, its arguments and results.
static bool hasForeignAttributes(mlir::Operation *op) {
  auto has = [](mlir::DictionaryAttr attributes) { return attributes && llvm::any_of(attributes, isForeign); };
  auto hasIn = [&](mlir::ArrayAttr list) {
    return list &&
           llvm::any_of(list, [&](mlir::Attribute one) { return has(llvm::dyn_cast<mlir::DictionaryAttr>(one)); });
  };
  if (isOfOtherDialect(op))
    return false;
  auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op);
  return has(op->getDiscardableAttrDictionary()) ||
         (function && (hasIn(function.getArgAttrsAttr()) || hasIn(function.getResAttrsAttr())));
}

bool hasForeignAttributes(mlir::ModuleOp module) {
  for (mlir::Operation *op = module; op; op = nextOp(op, module))
    if (hasForeignAttributes(op))
      return true;
  return false;
}

Status sanitizeDiscardableAttributes(PassRun &run, const SanitizeDiscardableAttributesOptions &options) {
  llvm::StringSet<> kept;
  for (const std::string &name : options.keep)
    kept.insert(name);
  uint64_t dropped = 0;
  forEachOp(run.root, [&](mlir::Operation *op) {
    run.budget.step();
    if (isOfOtherDialect(op))
      return; // its attributes are its own
    dropAttributes(op, [&](mlir::NamedAttribute attribute) {
      const bool isUnwanted = isForeign(attribute) && !kept.contains(dialectOf(attribute)) &&
                              !kept.contains(attribute.getName().getValue());
      dropped += isUnwanted;
      return isUnwanted;
    });
  });
  if (dropped)
    run.countRewrites("drop-attribute", dropped);
  return {};
}

Status applyOtherDialects(PassRun &run, const ApplyOtherDialectsOptions &options) {
  OtherDialects policy;
  if (options.policy == "keep")
    policy = OtherDialects::Keep;
  else if (options.policy == "strip")
    policy = OtherDialects::Strip;
  else if (options.policy == "reject")
    policy = OtherDialects::Reject;
  else
    return makeError(SHLO_INVALID_ARGUMENT, "policy is keep, strip or reject, not '" + options.policy + "'");
  llvm::StringMap<uint64_t> dropped;
  if (Status status = applyPolicy(run.module, policy, dropped); !status)
    return status;
  for (const auto &name : dropped)
    run.countRewrites(name.getKey(), name.getValue());
  reportDropped(dropped, run.findings);
  return {};
}

} // namespace shlo::passes
