// Runs pipelines.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/pipeline.h"

#include "artifact/artifact.h"
#include "base/work.h"
#include "dialect/walk.h"
#include "infer/verify.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/SetVector.h"

#include <chrono>

namespace shlo::passes {

namespace {

uint64_t countOps(mlir::ModuleOp module) {
  uint64_t count = 0;
  forEachOp(module, [&](mlir::Operation *) { ++count; });
  return count - 1; // without the module itself
}

std::vector<mlir::Operation *> functionsOf(mlir::ModuleOp module) {
  std::vector<mlir::Operation *> functions;
  for (mlir::Operation &op : module.getBody()->getOperations())
    if (auto function = llvm::dyn_cast<mlir::func::FuncOp>(op); function && !function.isExternal())
      functions.push_back(&op);
  return functions;
}

class Runner {
public:
  Runner(std::shared_ptr<const Module> given, const PipelineRun &run)
      : given(std::move(given)), run(run), budget(run.limits), stops(run.proceed) {}

  Result<std::shared_ptr<const Module>> pipeline(const Pipeline &pipeline) {
    for (const Pipeline::Step &step : pipeline.steps()) {
      const size_t before = run.findings ? run.findings->size() : 0;
      Status status = untilStopped([&] { return timed(step); });
      if (run.findings)
        name(step, *run.findings, before);
      if (status)
        continue;
      if (status.error().diagnostics.empty())
        status.error().diagnostics.emplace_back().message = status.error().message;
      name(step, status.error().diagnostics, 0);
      status.error().message = "pass '" + step.pass->name.str() + "': " + status.error().message;
      return std::move(status.error());
    }
    if (!hasChanged)
      return given;
    if (!isVerified)
      if (Status status = untilStopped([&] { return verifyResult(nullptr); }); !status)
        return std::move(status.error());
    return std::shared_ptr<const Module>(std::move(copy));
  }

private:
  using Clock = std::chrono::steady_clock;
  static uint64_t nanoseconds(Clock::duration time) { return uint64_t(std::chrono::nanoseconds(time).count()); }

  template <typename Work> static Status untilStopped(Work &&work) {
    try {
      return work();
    } catch (Stopped &stopped) {
      return std::move(stopped.error);
    }
  }

  const Module &current() const { return copy ? *copy : *given; }

  static void name(const Pipeline::Step &step, std::vector<Diagnostic> &findings, size_t from) {
    for (size_t i = from; i < findings.size(); ++i)
      if (findings[i].pass.empty())
        findings[i].pass = step.pass->name.str();
  }

  Status timed(const Pipeline::Step &step) {
    if (!run.reports)
      return pass(step, nullptr);
    PassReport report;
    report.name = step.pass->name.str();
    report.opsBefore = countOps(current().op());
    const auto begin = Clock::now();
    Status status = pass(step, &report);
    report.begin = nanoseconds(begin - started);
    report.nanoseconds = nanoseconds(Clock::now() - begin);
    report.opsAfter = countOps(current().op());
    run.reports->push_back(std::move(report));
    return status;
  }

  Status pass(const Pipeline::Step &step, PassReport *report) {
    if (run.proceed)
      if (Status status = run.proceed(); !status)
        return status;
    if (current().versionedFor() && step.pass->takes == Takes::Programs)
      return makeError(SHLO_INVALID_ARGUMENT, "it is for programs, and the module has versioned ops; write "
                                              "vhlo-legalize-to-stablehlo before it");
    if (step.pass->applies && !step.pass->applies(current().op()))
      return {};
    if (step.pass->replaces)
      return replace(step, report);
    if (!copy)
      copy = given->clone();
    std::vector<mlir::Operation *> roots;
    if (step.onFunctions)
      roots = functionsOf(copy->op());
    else
      roots.push_back(copy->op());
    bool didChange = false, mustVerify = false;
    for (mlir::Operation *root : roots) {
      PassRun one(copy->op(), root, budget);
      one.owner = copy;
      auto function = step.onFunctions ? llvm::cast<mlir::func::FuncOp>(root) : mlir::func::FuncOp();
      const mlir::FunctionType type = function ? function.getFunctionType() : mlir::FunctionType();
      Status status = runOne(step, one, report);
      if (one.hasRelocated()) {
        hasChanged = true;
        program = nullptr;
      }
      didChange = didChange || one.hasChanged();
      if (one.mustBeVerified() || (one.hasChanged() && run.verifyEach)) {
        mustVerify = true;
        if (function && function.getFunctionType() == type)
          changed.insert(root);
        else
          isAnyChanged = true;
      }
      if (!status)
        return status;
    }
    if (didChange) {
      hasChanged = true;
      isVerified = isVerified && !mustVerify;
      program = nullptr;
      if (step.onFunctions && functionsOf(copy->op()).size() != roots.size()) // it made some
        isAnyChanged = true;
      if (run.verifyEach)
        return verifyResult(&step);
    }
    return {};
  }

  // The pass makes another module, which is verified if it is a program.
  Status replace(const Pipeline::Step &step, PassReport *report) {
    PassRun one(current().op(), current().op(), budget);
    one.owner = copy ? copy : given;
    one.program = program;
    if (Status status = runOne(step, one, report); !status)
      return status;
    if (std::shared_ptr<Module> made = one.takeMade()) {
      if (!made->versionedFor())
        program = nullptr;
      else if (!current().versionedFor())
        program = one.owner;
      copy = std::move(made);
      hasChanged = isVerified = true;
      changed.clear();
      isAnyChanged = false;
    }
    return {};
  }

  Status runOne(const Pipeline::Step &step, PassRun &one, PassReport *report) {
    static const PassOptions none;
    one.evaluate = run.evaluate ? &run.evaluate : nullptr;
    one.findings = run.findings;
    one.report = report;
    one.isLenient = run.isLenient;
    Status status;
    try {
      status = step.pass->run(one, step.options ? *step.options : none);
    } catch (PassFailure &failure) {
      status = std::move(failure.error);
    }
    checkMemory();
    mayBeInvalid = mayBeInvalid || one.mayBeInvalid;
    return status;
  }

  // A pass that makes an invalid program of a valid one is a defect of it, unless it knows that it may.
  Status verifyResult(const Pipeline::Step *step) {
    if (copy->versionedFor()) // the pass that makes a program of it verifies that
      return {};
    const bool isKnown = !isAnyChanged && isKnownToVerify(*copy, changed.getArrayRef());
    Status status = isKnown ? Status() : run.isLenient ? verifyLeniently(*copy) : verify(*copy);
    isVerified = bool(status);
    changed.clear();
    isAnyChanged = false;
    if (!status) {
      const bool isExpected = mayBeInvalid;
      status.error().code = isExpected ? SHLO_UNSUPPORTED : SHLO_INTERNAL;
      status.error().message = (step ? "it" : "the pipeline") + std::string(isExpected ? " would make" : " made") +
                               " an invalid program: " + status.error().message;
    }
    mayBeInvalid = false;
    return status;
  }

  bool mayBeInvalid = false; // what the passes since the last verification made
  const std::shared_ptr<const Module> given;
  const PipelineRun &run;
  Budget budget;
  const StopScope stops;
  const Clock::time_point started = Clock::now();
  std::shared_ptr<Module> copy; // null until a pass needs it
  // The program that versioned ops were made of, while no other pass has changed them.
  std::shared_ptr<const Module> program;
  bool hasChanged = false, isVerified = true;
  // What was changed since it was verified: functions, without their types, or anything.
  llvm::SetVector<mlir::Operation *> changed;
  bool isAnyChanged = false;
};

} // namespace

Result<std::shared_ptr<const Module>> runPipeline(std::shared_ptr<const Module> module, const Pipeline &pipeline,
                                                  const PipelineRun &run) {
  return Runner(std::move(module), run).pipeline(pipeline);
}

} // namespace shlo::passes
