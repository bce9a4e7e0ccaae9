// Versioned ops, as artifacts have them: from a program, from one version to another, and back.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pass.h"

#include "artifact/artifact.h"
#include "dialect/diagnostics.h"
#include "dialect/other_dialects.h"
#include "dialect/walk.h"
#include "vhlo/requirements.h"
#include "vhlo/tables.h"

namespace shlo::passes {

namespace {

Status replaceWith(PassRun &run, Result<std::shared_ptr<Module>> made) {
  if (!made)
    return std::move(made.error());
  run.replaceModule(std::move(*made));
  return {};
}

// The name of a program's op in versioned programs for a version.
std::string versionedName(llvm::StringRef op, vhlo::Version version) {
  const vhlo::OpRecord *record = vhlo::findByOp(op);
  if (!record)
    return op.str();
  unsigned number = record->versions.front().number;
  for (const vhlo::OpVersion &one : record->versions)
    if (one.min <= version)
      number = one.number;
  return ("vhlo." + record->mnemonic + "_v" + llvm::Twine(number)).str();
}

// Begins the messages with the words of the reference. `version` is that of the ops; null: they are those of a program.
Status inItsWords(Status status, const vhlo::Version *version) {
  if (!status)
    for (Diagnostic &finding : status.error().diagnostics)
      if (!finding.op.empty())
        finding.message = "failed to legalize operation '" +
                          (version ? versionedName(finding.op, *version) : finding.op) +
                          "' that was explicitly marked illegal: " + finding.message;
  return status;
}

// One diagnostic per op.
Status withoutOtherDialects(mlir::ModuleOp module) {
  Error error;
  forEachOp(module, [&](mlir::Operation *op) {
    if (!isOfOtherDialect(op) || error.diagnostics.size() >= vhlo::mostFindings)
      return;
    Diagnostic &finding = error.diagnostics.emplace_back();
    finding.op = op->getName().getStringRef().str();
    finding.message = "op '" + finding.op + "' is of another dialect; allow-other-dialects keeps it";
    setPlace(finding, op->getLoc());
  });
  if (error.diagnostics.empty())
    return {};
  error.code = SHLO_UNSUPPORTED;
  error.message = error.diagnostics.front().message;
  return error;
}

// In the words that callers of the reference look for.
Status checkTarget(llvm::StringRef target) {
  constexpr llvm::StringLiteral form = "\nTarget version must be of the form `#.#.#`.";
  auto wrong = [](const llvm::Twine &message) { return makeError(SHLO_INVALID_ARGUMENT, message.str()); };
  if (target.empty())
    return wrong("No target version specified." + form);
  const std::optional<vhlo::Version> version = vhlo::parseVersion(target);
  if (!version)
    return wrong("Invalid target version argument '" + target.take_front(64) + "'" + form);
  const vhlo::Version release{version->major, version->minor, 0};
  if (vhlo::currentVersion < release)
    return wrong("target version " + target + " is greater than current version " + text(vhlo::currentVersion));
  if (release < vhlo::minimumVersion)
    return wrong("target version " + target + " is less than minimum supported " + text(vhlo::minimumVersion));
  return {};
}

artifact::ReadOptions readOptions(const PassRun &run) {
  artifact::ReadOptions options = artifact::anything();
  options.lenient = run.isLenient;
  options.findings = run.findings;
  return options;
}

} // namespace

Status legalizeToVersioned(PassRun &run, const LegalizeToVersionedOptions &options) {
  if (run.owner->versionedFor())
    return {};
  if (!options.allowOthers)
    if (Status status = inItsWords(withoutOtherDialects(run.module), nullptr); !status)
      return status;
  artifact::WriteOptions newest;
  newest.findings = run.findings;
  return inItsWords(replaceWith(run, artifact::toVersioned(*run.owner, newest)), nullptr);
}

Status retarget(PassRun &run, const RetargetOptions &options) {
  artifact::WriteOptions wanted;
  wanted.target = options.target == "current" ? vhlo::text(vhlo::currentVersion) : options.target;
  wanted.findings = run.findings;
  if (Status status = checkTarget(wanted.target); !status)
    return status;
  if (!run.owner->versionedFor())
    return {};
  if (std::shared_ptr<Module> made = artifact::retarget(*run.owner, wanted)) {
    run.replaceModule(std::move(made));
    return {};
  }
  std::shared_ptr<const Module> program = run.program;
  if (!program) {
    Result<std::shared_ptr<Module>> made = artifact::toProgram(*run.owner, readOptions(run));
    if (!made)
      return std::move(made.error());
    program = std::move(*made);
  }
  const vhlo::Version before =
      vhlo::parseVersion(*run.owner->versionedFor()).value_or(vhlo::currentVersion); // it may not say
  Status status = inItsWords(replaceWith(run, artifact::toVersioned(*program, wanted)), &before);
  if (!status) { // behind what blocks the version
    Diagnostic &whole = status.error().diagnostics.emplace_back();
    whole.op = run.module->getName().getStringRef().str();
    whole.message = "failed to convert VHLO to v" + wanted.target;
    setPlace(whole, run.module->getLoc());
  }
  return status;
}

Status legalizeToProgram(PassRun &run) {
  return run.owner->versionedFor() ? replaceWith(run, artifact::toProgram(*run.owner, readOptions(run))) : Status();
}

} // namespace shlo::passes
