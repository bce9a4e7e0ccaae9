// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/lowering.h"

#include "exec/elementwise.h"
#include "infer/verify.h"
#include "passes/chlo.h"
#include "passes/client_calls.h"
#include "passes/quantized.h"
#include "passes/sharding.h"

#include <algorithm>

namespace shlo::runtime {

namespace {

// Whether the executor has a kernel for the op of CHLO.
bool hasKernel(mlir::Operation *op) {
  const auto element = plan::elementFunctionOf(op);
  return element && exec::elementKernel(exec::Simd::Baseline, element->first, exec::computeType(element->second));
}
// Of the ops without one.
bool hasChlo(mlir::ModuleOp module) { return shlo::hasChlo(module, hasKernel); }
Result<std::shared_ptr<Module>> withoutChlo(const Module &module) { return shlo::withoutChlo(module, hasKernel); }

// What a pass made is verified like its input.
Status take(std::shared_ptr<const Module> &module, Result<std::shared_ptr<Module>> rewritten) {
  if (!rewritten)
    return std::move(rewritten.error());
  module = std::move(*rewritten);
  if (Status status = module->use(); !status)
    return status;
  return verify(*module);
}

// Runs the passes that programs need, if they have anything to do.
Result<std::shared_ptr<const Module>> toCoreOps(std::shared_ptr<const Module> module, const plan::HostFunctions *host) {
  struct Pass {
    bool (*applies)(mlir::ModuleOp);
    Result<std::shared_ptr<Module>> (*rewrite)(const Module &);
  };
  constexpr Pass passes[] = {
      {hasSharding, withoutSharding}, {hasChlo, withoutChlo}, {hasQuantizedArithmetic, withoutQuantizedArithmetic}};
  // The host may have a function of its own for any target.
  auto isKept = [&](mlir::Operation *call) { return host && host->has(call); };
  // Most programs need no pass, and one walk says so.
  const auto looked = module->op()->walk([&](mlir::Operation *op) {
    return isClientCall(op, isKept) || isChlo(op, hasKernel) || isQuantizedArithmetic(op)
               ? mlir::WalkResult::interrupt()
               : mlir::WalkResult::advance();
  });
  if (!looked.wasInterrupted() && !hasSharding(module->op()))
    return module;
  if (hasClientCalls(module->op(), isKept))
    if (Status status = take(module, withoutClientCalls(*module, isKept)); !status)
      return std::move(status.error());
  for (const Pass &pass : passes)
    if (pass.applies(module->op()))
      if (Status status = take(module, pass.rewrite(*module)); !status)
        return std::move(status.error());
  return module;
}

// Computes values that determine shapes. They are small and fast to compute in any reasonable program. Their limits are
// fixed, so that planning always terminates in time.
Result<std::vector<Tensor>> evaluateShapes(plan::Program program, exec::BuildOptions options,
                                           exec::RunContext context) {
  constexpr uint64_t mostBytes = uint64_t(1) << 28;
  context.limitTime(std::chrono::seconds(10));
  options.maxMemory = std::min(options.maxMemory, mostBytes);
  options.context = context;
  Result<std::shared_ptr<const exec::Executable>> executable = exec::Executable::build(std::move(program), options);
  if (!executable)
    return std::move(executable.error());
  std::vector<Tensor> outputs;
  std::vector<void *> memory;
  uint64_t bytes = 0;
  for (const TensorType &type : (*executable)->outputs()) {
    int64_t count = elementCount(type.shape);
    bytes += count < 0 || uint64_t(count) > mostBytes ? mostBytes + 1 : uint64_t(count) * byteSize(type.element);
    if (bytes > mostBytes)
      return makeError(SHLO_LIMIT, "the values that decide a shape take more than 2^28 bytes");
    Result<Tensor> output = Tensor::create(type, /*zeroed=*/false);
    if (!output)
      return std::move(output.error());
    memory.push_back(output->data());
    outputs.push_back(std::move(*output));
  }
  if (Status status = (*executable)->run(nullptr, memory.data(), context); !status)
    return std::move(status.error());
  return outputs;
}

} // namespace

Result<plan::Program> FunctionLowering::lowerModel(const Variant &variant, plan::Decisions &decisions,
                                                   const exec::RunContext &context) const {
  Result<onnx::LoweredModel> lowered = model->lower(variant);
  if (!lowered)
    return std::move(lowered.error());
  Options options;
  options.build = build;
  options.host = host;
  Result<FunctionLowering> function = prepare(std::move(lowered->module), options);
  if (!function)
    return std::move(function.error());
  plan::Decisions none;
  // After the inputs, it takes what deciders have computed.
  Result<plan::Program> program = function->lower({function->signature().inputs, {}, variant.recording}, none, context);
  if (!program || !lowered->isDecider)
    return program;
  decisions.next = std::move(*program);
  return makeError(SHLO_UNSUPPORTED, "onnx: the values of the run decide a shape");
}

Result<FunctionLowering> FunctionLowering::prepare(std::shared_ptr<const Module> module, const Options &options) {
  if (onnx::isModel(module->op())) {
    Result<ModelLowering> model = ModelLowering::prepare(std::move(module), options);
    if (!model)
      return std::move(model.error());
    FunctionLowering lowering(nullptr, model->signature(), options);
    lowering.model = std::move(*model);
    return lowering;
  }
  // A sharded program runs whole where there is one process. So later its module does not say how many there are.
  if (options.grid.size() > 1)
    if (Status status = plan::checkGrid(*module, options.grid); !status)
      return std::move(status.error());
  Result<std::shared_ptr<const Module>> core = toCoreOps(std::move(module), options.host.get());
  if (!core)
    return std::move(core.error());
  Result<plan::Signature> signature = plan::findSignature(**core, options.function, options.host.get(), options.grid);
  if (!signature)
    return std::move(signature.error());
  return FunctionLowering(std::move(*core), std::move(*signature), options);
}

Result<plan::Program> FunctionLowering::lower(const Variant &variant, plan::Decisions &decisions,
                                              const exec::RunContext &context) const {
  if (model)
    return lowerModel(variant, decisions, context);
  if (Status status = module->use(); !status)
    return std::move(status.error());
  auto evaluate = [&](plan::Program program) { return evaluateShapes(std::move(program), build, context); };
  auto proceed = [&] { return context.mustStop() ? Status(context.stopReason()) : Status(); };
  const plan::Recording *recorded = variant.recording.isEmpty() ? nullptr : &variant.recording;
  if (!host)
    return plan::lower(module, found, variant.inputs, evaluate, grid, proceed, nullptr, recorded, &decisions,
                       firstStream);
  const plan::Host calls{*host, module, build.maxMemory};
  return plan::lower(module, found, variant.inputs, evaluate, grid, proceed, &calls, recorded, &decisions, firstStream);
}

} // namespace shlo::runtime
