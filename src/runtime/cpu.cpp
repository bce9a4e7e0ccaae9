// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/cpu.h"

#include "exec/packed.h"
#include "runtime/lowering.h"

namespace shlo::runtime {

namespace {

class CpuSpecialization final : public Specialization {
public:
  CpuSpecialization(std::shared_ptr<const exec::Executable> executable, bool decides, const plan::Cost &counted)
      : executable(std::move(executable)), decides(decides), counted(counted) {}

  const std::vector<TensorType> &outputs() const override { return executable->outputs(); }
  bool isDecider() const override { return decides; }
  uint64_t memory() const override { return executable->memory(); }
  uint64_t memoryPerThread() const override { return executable->memoryPerThread(); }
  std::optional<plan::Cost> cost() const override { return counted; }
  std::vector<int32_t> chooseDonors(const std::vector<bool> &overwritable,
                                    const std::vector<bool> &wanted) const override {
    return executable->chooseDonors(overwritable, wanted);
  }
  Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const override {
    return executable->run(inputs, outputs, context);
  }
  Status runGrid(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context) const override {
    return executable->runGrid(processes, context);
  }
  Status observe(std::span<const exec::ProcessArguments> processes, const exec::RunContext &context,
                 exec::RunObserver &observer) const override {
    return processes.size() == 1 ? executable->run(processes[0].inputs, processes[0].outputs, context, &observer)
                                 : executable->runGrid(processes, context, &observer);
  }

private:
  const std::shared_ptr<const exec::Executable> executable;
  const bool decides;
  const plan::Cost counted;
};

class CpuFunction final : public LoadedFunction {
public:
  CpuFunction(FunctionLowering lowering, const exec::BuildOptions &build)
      : lowering(std::move(lowering)), build(build), packed(std::make_shared<exec::PackedStore>()) {}

  const plan::Signature &signature() const override { return lowering.signature(); }
  Result<std::shared_ptr<const Specialization>> specialize(const Variant &variant, const exec::RunContext &context,
                                                           bool isKept) const override {
    plan::Decisions decisions{variant.decided};
    Result<plan::Program> program = lowering.lower(variant, decisions, context);
    const bool decides = !program && decisions.next;
    if (decides)
      program = std::move(*decisions.next);
    if (!program)
      return std::move(program.error());
    exec::BuildOptions options = build;
    options.context = context;
    options.borrowsConstants = isKept;
    if (isKept)
      options.packed = packed;
    const plan::Cost counted = plan::costOf(*program);
    Result<std::shared_ptr<const exec::Executable>> executable = exec::Executable::build(std::move(*program), options);
    if (!executable)
      return std::move(executable.error());
    return std::shared_ptr<const Specialization>(
        std::make_shared<CpuSpecialization>(std::move(*executable), decides, counted));
  }

private:
  const FunctionLowering lowering;
  const exec::BuildOptions build;
  const std::shared_ptr<exec::PackedStore> packed;
};

class CpuBackend final : public Backend {
public:
  Result<std::unique_ptr<const LoadedFunction>> load(std::shared_ptr<const Module> module,
                                                     const Options &options) const override {
    Result<FunctionLowering> lowering = FunctionLowering::prepare(std::move(module), options);
    if (!lowering)
      return std::move(lowering.error());
    return std::unique_ptr<const LoadedFunction>(std::make_unique<CpuFunction>(std::move(*lowering), options.build));
  }
};

} // namespace

const Backend &cpuBackend() {
  static const CpuBackend backend;
  return backend;
}

} // namespace shlo::runtime
