// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/program.h"

#include "artifact/artifact.h"
#include "passes/chlo.h"
#include "passes/quantized.h"
#include "passes/specialize.h"
#include "runtime/evaluate.h"
#include "vhlo/tables.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/ADT/STLExtras.h"

namespace shlo::client {
namespace {

bool isDynamic(const TensorType &type) { return llvm::is_contained(type.shape, SHLO_DYNAMIC); }

// The function alone, as @main, with what it needs.
Result<std::shared_ptr<const Module>> withMainAlone(std::shared_ptr<const Module> module, llvm::StringRef function,
                                                    const passes::PipelineRun &run) {
  std::shared_ptr<Module> copy = module->clone();
  mlir::func::FuncOp main;
  for (auto one : copy->op().getOps<mlir::func::FuncOp>()) {
    if (one.getSymName() == function)
      main = one;
    else
      one.setPrivate();
  }
  if (!main)
    return makeError(SHLO_NOT_FOUND, "the module has no function @" + function.str());
  main.setPublic();
  Result<passes::Pipeline> unused = passes::Pipeline::parse("symbol-dce");
  if (!unused)
    return std::move(unused.error());
  Result<std::shared_ptr<const Module>> needed = passes::runPipeline(std::move(copy), *unused, run);
  if (!needed || function == "main")
    return needed;
  std::shared_ptr<Module> renamed = (*needed)->clone();
  if (renamed->op().lookupSymbol("main"))
    return makeError(SHLO_UNSUPPORTED, "@" + function.str() + " needs another function @main; plugins run @main");
  renamed->op().lookupSymbol<mlir::func::FuncOp>(function).setSymName("main");
  return std::shared_ptr<const Module>(std::move(renamed));
}

Result<std::shared_ptr<const Module>> inOlderOps(std::shared_ptr<const Module> module, const std::string &target,
                                                 const passes::PipelineRun &run) {
  Result<passes::Pipeline> expand = passes::Pipeline::parse("stablehlo-compatibility-expander{target=" + target + "}");
  if (!expand)
    return std::move(expand.error());
  return passes::runPipeline(std::move(module), *expand, run);
}

std::string targetFor(const std::string &newest) {
  constexpr int32_t week12 = 3;
  const std::optional<vhlo::Version> known = vhlo::parseVersion(newest);
  if (!known)
    return vhlo::versionFor(week12);
  return *known < vhlo::currentVersion ? newest : "";
}

} // namespace

Result<DeviceProgram> programFor(std::shared_ptr<const Module> module, const plan::Signature &signature,
                                 const std::vector<TensorType> &inputs, const std::string &version, bool isForMesh,
                                 const exec::RunContext &context) {
  passes::PipelineRun run;
  run.proceed = [&] { return context.mustStop() ? Status(context.stopReason()) : Status(); };
  run.evaluate = [&](std::shared_ptr<const Module> program) { return runtime::evaluate(std::move(program), context); };
  passes::KnownArguments known{signature.function, {}, {}};
  for (size_t i = 0; i < inputs.size(); ++i)
    if (isDynamic(signature.inputs[i]))
      known.shapes[i] = inputs[i].shape;
  // A program for a mesh says by its functions what devices do by themselves; its shapes are static.
  Result<std::shared_ptr<const Module>> made = std::move(module);
  if (!isForMesh)
    made = passes::specialize(std::move(*made), known, run);
  if (made)
    made = withMainAlone(std::move(*made), signature.function, run);
  if (!made)
    return std::move(made.error());
  // Few plugins know more than the ops of StableHLO.
  for (auto [applies, rewrite] :
       {std::pair(
            +[](mlir::ModuleOp op) { return hasChlo(op); }, +[](const Module &one) { return withoutChlo(one); }),
        std::pair(+hasQuantizedArithmetic, +withoutQuantizedArithmetic)}) {
    if (!applies((*made)->op()))
      continue;
    Result<std::shared_ptr<Module>> rewritten = rewrite(**made);
    if (!rewritten)
      return std::move(rewritten.error());
    *made = std::move(*rewritten);
  }
  Result<plan::Signature> fixed = plan::signatureOf(**made, "main");
  if (!fixed)
    return std::move(fixed.error());
  for (const TensorType &type : fixed->outputs)
    if (isDynamic(type))
      return makeError(SHLO_UNSUPPORTED, "an output has the type " + toString(type) +
                                             " although all inputs have static types; plugins run static programs");
  const std::string target = targetFor(version);
  Result<std::string> artifact = artifact::write(**made, {.target = target});
  if (!artifact && artifact.error().code == SHLO_VERSION) // ops of the version may do the same
    if (Result<std::shared_ptr<const Module>> older = inOlderOps(*made, target, run))
      artifact = artifact::write(**older, {.target = target});
  if (!artifact)
    return std::move(artifact.error());
  return DeviceProgram{std::move(*artifact), std::move(fixed->outputs)};
}

} // namespace shlo::client
