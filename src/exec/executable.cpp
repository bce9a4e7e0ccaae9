// Executables: lists of steps over the pointers of a frame.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/collective.h"
#include "exec/executable_impl.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

// Drops the constants of a program that nothing reads in a run: kernels have packed them, or they were copied.
static void dropConstants(plan::Body &body, const std::vector<LogicalBuffer> &buffers) {
  for (plan::Op &op : body.ops) {
    if (auto *constant = std::get_if<plan::Constant>(&op.data))
      if (const LogicalBuffer &buffer = buffers[op.results[0]]; buffer.lastUse < 0 || buffer.borrowed)
        constant->bytes = nullptr;
    for (plan::Body &inner : op.bodies)
      dropConstants(inner, buffers);
  }
}

Result<std::shared_ptr<const Executable>> Executable::build(plan::Program program, const BuildOptions &options) {
  CaughtHere here; // no code of MLIR below
  auto impl = std::make_unique<Impl>();
  impl->program = std::move(program);
  // Not in this frame: kernels of kernels are made below it.
  const auto made = std::make_unique<Builder>(impl->program, options);
  Builder &builder = *made;
  if (Status status = builder.build(); !status)
    return std::move(status.error());
  impl->list.emplace(builder);
  dropConstants(impl->program.body, builder.buffers);
  for (uint32_t i = 0; i < impl->list->pointers.size(); ++i)
    if (const Location &to = impl->list->pointers[i]; to.kind == Location::Input || to.kind == Location::Output)
      impl->patches.push_back({i, to.argument, to.kind == Location::Output, to.offset});
  for (ValueId value : impl->program.body.parameters)
    impl->inputs.push_back(impl->program.values[value]);
  for (ValueId value : impl->program.body.results)
    impl->outputs.push_back(impl->program.values[value]);
  impl->callsHost = std::any_of(impl->program.body.ops.begin(), impl->program.body.ops.end(), plan::callsHost);
  for (const auto &kernel : impl->list->kernels) {
    const auto *meeting = dynamic_cast<const MeetingKernel *>(kernel.get());
    impl->transfers |= meeting && meeting->transfer();
    impl->kernelBytes += kernel->ownBytes;
    if (kernel->isParallel) {
      impl->isParallel = true;
      impl->helperBytes = std::max(impl->helperBytes, (kernel->scratchBytes - kernel->sharedBytes + 63) & ~size_t(63));
    }
  }
  if (impl->kernelBytes > options.maxMemory - std::min(options.maxMemory, uint64_t(builder.arenaBytes)))
    return makeError(SHLO_LIMIT, "the program's grids of processes need " + std::to_string(impl->kernelBytes) +
                                     " bytes in addition to " + std::to_string(builder.arenaBytes) +
                                     ", more than the limit of " + std::to_string(options.maxMemory) +
                                     " (shlo_plan_options_set_max_memory)");
  impl->arenaBytes = builder.arenaBytes;
  impl->scratchBytes = builder.scratchBytes;
  impl->largest = builder.largest;
  impl->constants = builder.takeConstants();
  impl->donors = std::move(builder.donors);
  std::shared_ptr<const Executable> executable(new Executable(std::move(impl)));
  executable->impl->mostMessageBytes = options.maxMemory - std::min(options.maxMemory, executable->memory());
  return executable;
}

Executable::Executable(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
Executable::~Executable() = default;

const std::vector<TensorType> &Executable::inputs() const { return impl->inputs; }
const std::vector<TensorType> &Executable::outputs() const { return impl->outputs; }
const plan::Grid &Executable::grid() const { return impl->program.grid; }
uint64_t Executable::memory() const {
  return (impl->arenaBytes + impl->scratchBytes) * uint64_t(impl->program.grid.size()) + impl->kernelBytes;
}
uint64_t Executable::memoryPerThread() const { return impl->helperBytes; }
std::vector<int32_t> Executable::chooseDonors(const std::vector<bool> &overwritable,
                                              const std::vector<bool> &wanted) const {
  return impl->donors.choose(overwritable, wanted);
}

//--- Running --------------------------------------------------------------------------------------------------------//

Result<std::unique_ptr<Frame>> Executable::Impl::makeFrame() const {
  auto frame = std::make_unique<Frame>();
  frame->memory = Storage::allocate(std::max<size_t>(arenaBytes + scratchBytes, 64), false);
  if (!frame->memory)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate the memory of a run, " +
                                             std::to_string(arenaBytes + scratchBytes) + " bytes" + largestValue());
  frame->pointers.resize(list->pointers.size());
  setPointers(*frame);
  return frame;
}

void Executable::Impl::setPointers(Frame &frame) const {
  for (size_t i = 0; i < list->pointers.size(); ++i) {
    const Location &to = list->pointers[i];
    // Kernels don't write to their inputs.
    frame.pointers[i] = to.kind == Location::Arena ? frame.memory->data() + to.offset : const_cast<char *>(to.constant);
  }
}

void Executable::Impl::setArguments(Frame &frame, const void *const *inputs, void *const *outputs) const {
  for (const Patch &patch : patches) {
    void *argument = patch.isOutput ? outputs[patch.argument] : const_cast<void *>(inputs[patch.argument]);
    // Arrays without elements may have no memory.
    char *begin = static_cast<char *>(argument);
    frame.pointers[patch.pointer] = begin ? begin + patch.offset : nullptr;
  }
}

Status Executable::Impl::makeHelperMemory(Frame &frame, size_t slots) const {
  const size_t bytes = helperBytes * (slots - 1);
  if (frame.helpers && frame.helpers->size() >= bytes)
    return {};
  frame.helpers = Storage::allocate(std::max<size_t>(bytes, 64), false);
  if (!frame.helpers)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate the memory of a run's threads");
  return {};
}

std::string Executable::Impl::largestValue() const {
  if (arenaBytes == 0)
    return "";
  return ", of which the largest value is " + describeValue(program, largest);
}

void Executable::Impl::locate(Error &error, const Step *failed, const Step *first) const {
  if (!failed || !error.diagnostics.empty())
    return;
  const size_t step = size_t(failed - first);
  const std::string place = list->describe(step, *program.origins);
  if (place.empty())
    return;
  uint32_t piece = list->pieceOf[step];
  while (list->originOf(piece) == 0)
    piece = list->blocks[list->pieces[piece].block].owner;
  const uint32_t origin = list->originOf(piece);
  error.diagnostics.push_back(diagnosticAt(*program.origins, origin, error.message));
  // Kernels know the locations of some ops.
  const std::string location = program.origins->location(origin);
  if (location.empty() || error.message.find(location) == std::string::npos)
    error.message += ": in " + place;
}

Status Executable::run(const void *const *inputs, void *const *outputs, const RunContext &context,
                       RunObserver *observer) const {
  if (impl->transfers) { // of a process to itself
    const ProcessArguments arguments{inputs, outputs};
    return runGrid({&arguments, 1}, context, observer);
  }
  CaughtHere here;
  std::unique_ptr<Frame> frame;
  const size_t slots = context.pool && impl->isParallel ? context.pool->slots() : 1;
  bool isShared = false;
  std::chrono::nanoseconds ofJobs{0};
  impl->between.with([&](Impl::BetweenRuns &between) {
    if (slots > 1) {
      isShared = between.sharing.begin(*context.pool);
      ofJobs = between.sharing.timeOfJobs();
    }
    if (between.idle.empty())
      return;
    frame = std::move(between.idle.back());
    between.idle.pop_back();
  });
  if (!frame) {
    Result<std::unique_ptr<Frame>> made = impl->makeFrame();
    if (!made)
      return std::move(made.error());
    frame = std::move(*made);
  }
  impl->setArguments(*frame, inputs, outputs);
  std::optional<Workers> workers;
  int64_t expected = ofJobs.count(), jobs = 0;
  Machine machine = impl->machineOf(*frame, context, nullptr);
  if (isShared) {
    machine.status = impl->makeHelperMemory(*frame, slots);
    if (machine.status)
      machine.workers =
          &workers.emplace(Workers{*context.pool, slots, frame->helpers->data(), impl->helperBytes, expected, jobs});
  }
  if (machine.status && context.mustStop())
    machine.status = context.stopReason();
  const Clock::time_point begin = slots > 1 ? Clock::now() : Clock::time_point();
  const Step *first = impl->list->steps.data();
  if (machine.status) {
    if (observer)
      first = observer->begin(*impl->list, impl->program, 1);
    if (workers)
      context.pool->beginRun();
    const Step *step = observer ? observer->process(0).resume(machine, first) : first;
    step->run(step, frame->pointers.data(), machine, HeldFloat{}, 0);
    if (observer)
      observer->process(0).pause(machine);
    if (workers)
      context.pool->endRun();
    if (observer)
      observer->end();
  }
  if (!machine.status) {
    impl->setPointers(*frame); // perhaps within a loop that exchanges pointers
    impl->locate(machine.status.error(), machine.failed, first);
  }
  const std::chrono::nanoseconds time(slots > 1 ? Clock::now() - begin : Clock::duration());
  impl->between.with([&](Impl::BetweenRuns &between) {
    if (slots > 1 && machine.status)
      between.sharing.end(isShared, time, ofJobs - std::chrono::nanoseconds(expected), jobs);
    between.idle.push_back(std::move(frame));
  });
  return std::move(machine.status);
}

} // namespace shlo::exec
