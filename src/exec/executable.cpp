// Executables: lists of thunks over the pointers of a frame.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/executable.h"

#include "base/memory.h"
#include "exec/build.h"
#include "exec/shaping.h"

#include <cstring>
#include <mutex>

namespace shlo::exec {

using plan::ValueId;

namespace {

struct Thunk {
  enum Kind : uint8_t { Run, While, Case } kind = Run;
  bool narrowIndex = false; // Case: the index is an i1; true selects the first branch
  uint32_t inputs = 0;      // index of the first input pointer
  uint32_t outputs = 0;     // Run: index of the first output pointer
  // Run: the kernel. While: the lists of the condition and the step. Case: one list per branch.
  const Kernel *kernel = nullptr;
  std::vector<std::vector<Thunk>> lists;
};

using ThunkList = std::vector<Thunk>;

// A pointer that depends on the caller's memory.
struct Patch {
  uint32_t pointer;
  bool isOutput;
  uint32_t argument;
  int64_t offset;
};

// The memory of a run. Only one run uses it at a time.
struct Frame {
  std::shared_ptr<Storage> memory;
  std::vector<char *> pointers;
};

// How a frame computes a pointer.
struct PointerSource {
  enum Kind : uint8_t { Arena, Fixed, Argument } kind;
  int64_t offset;       // Arena
  const char *constant; // Fixed
};

} // namespace

struct Executable::Impl {
  plan::Program program; // kernels may refer to it
  std::vector<TensorType> inputs, outputs;
  std::vector<std::shared_ptr<Storage>> constants;
  std::vector<std::unique_ptr<Kernel>> kernels;
  ThunkList list;
  std::vector<PointerSource> sources;
  std::vector<Patch> patches;
  size_t arenaBytes = 0, scratchBytes = 0;
  Donors donors;

  mutable std::mutex mutex;
  mutable std::vector<std::unique_ptr<Frame>> idle;

  // Emission.
  uint32_t addPointer(const Builder &builder, ValueId buffer, int64_t offsetBytes);
  uint32_t addPointers(const Builder &builder, const std::vector<View> &views);
  void emitCopy(const Builder &builder, const View &view, ValueId target, ThunkList &list);
  void emit(Builder &builder, Block &block, ThunkList &list);

  // Running.
  Result<std::unique_ptr<Frame>> makeFrame() const;
  Status runThunks(const ThunkList &list, Frame &frame, const RunContext &context) const;
  Status runLoop(const Thunk &loop, Frame &frame, const RunContext &context) const;
};

//--- Emission -------------------------------------------------------------------------------------------------------//

uint32_t Executable::Impl::addPointer(const Builder &builder, ValueId value, int64_t offsetBytes) {
  const LogicalBuffer &buffer = builder.buffers[value];
  const uint32_t index = uint32_t(sources.size());
  if (buffer.kind == LogicalBuffer::Constant) {
    sources.push_back({PointerSource::Fixed, 0, buffer.constant + offsetBytes});
  } else if (buffer.kind == LogicalBuffer::Input) {
    sources.push_back({PointerSource::Argument, 0, nullptr});
    patches.push_back({index, false, uint32_t(buffer.input), offsetBytes});
  } else {
    const Allocation &allocation = builder.allocations[size_t(buffer.allocation)];
    if (allocation.output >= 0) {
      sources.push_back({PointerSource::Argument, 0, nullptr});
      patches.push_back({index, true, uint32_t(allocation.output), offsetBytes});
    } else {
      sources.push_back({PointerSource::Arena, int64_t(allocation.offset) + offsetBytes, nullptr});
    }
  }
  return index;
}

uint32_t Executable::Impl::addPointers(const Builder &builder, const std::vector<View> &views) {
  const uint32_t first = uint32_t(sources.size());
  for (const View &view : views)
    addPointer(builder, view.buffer, view.offset * int64_t(byteSize(view.layout.element)));
  return first;
}

void Executable::Impl::emitCopy(const Builder &builder, const View &view, ValueId target, ThunkList &list) {
  const LogicalBuffer &source = builder.buffers[view.buffer];
  if (source.kind == LogicalBuffer::Computed && source.allocation == builder.buffers[target].allocation)
    return;
  Thunk thunk;
  kernels.push_back(makeCopy(view.layout));
  thunk.kernel = kernels.back().get();
  thunk.inputs = addPointers(builder, {view});
  thunk.outputs = addPointer(builder, target, 0);
  list.push_back(std::move(thunk));
}

void Executable::Impl::emit(Builder &builder, Block &block, ThunkList &list) {
  for (const auto &instruction : block.instructions) {
    Thunk thunk;
    if (instruction->kind == Instruction::While) {
      thunk.kind = Thunk::While;
      thunk.lists.resize(2);
      for (const State &state : instruction->states)
        emitCopy(builder, state.init, state.result, list);
      emit(builder, *instruction->blocks[0], thunk.lists[0]);
      emit(builder, *instruction->blocks[1], thunk.lists[1]);
      for (const State &state : instruction->states)
        emitCopy(builder, state.next, state.result, thunk.lists[1]);
      thunk.inputs = addPointers(builder, {instruction->predicate});
    } else if (instruction->kind == Instruction::Case) {
      thunk.kind = Thunk::Case;
      thunk.narrowIndex = instruction->inputs[0].layout.element == ElementType::I1;
      thunk.lists.resize(instruction->blocks.size());
      for (size_t i = 0; i < instruction->blocks.size(); ++i) {
        emit(builder, *instruction->blocks[i], thunk.lists[i]);
        for (size_t k = 0; k < instruction->outputs.size(); ++k)
          emitCopy(builder, instruction->blocks[i]->results[k], instruction->outputs[k], thunk.lists[i]);
      }
      thunk.inputs = addPointers(builder, instruction->inputs);
    } else {
      kernels.push_back(std::move(instruction->kernel));
      thunk.kernel = kernels.back().get();
      thunk.inputs = addPointers(builder, instruction->inputs);
      thunk.outputs = uint32_t(sources.size());
      for (ValueId value : instruction->outputs)
        addPointer(builder, value, 0);
    }
    list.push_back(std::move(thunk));
  }
}

Result<std::shared_ptr<const Executable>> Executable::build(plan::Program program, const BuildOptions &options) {
  CaughtHere here; // no code of MLIR below
  auto impl = std::make_unique<Impl>();
  impl->program = std::move(program);
  Builder builder(impl->program, options);
  if (Status status = builder.build(); !status)
    return std::move(status.error());
  impl->arenaBytes = builder.arenaBytes;
  impl->scratchBytes = builder.scratchBytes;
  impl->emit(builder, builder.top, impl->list);
  for (ValueId value : impl->program.body.parameters)
    impl->inputs.push_back(impl->program.values[value]);
  for (size_t i = 0; i < builder.top.results.size(); ++i) {
    const View &view = builder.top.results[i];
    const LogicalBuffer &buffer = builder.buffers[view.buffer];
    impl->outputs.push_back(impl->program.values[impl->program.body.results[i]]);
    if (buffer.kind == LogicalBuffer::Computed && builder.allocations[size_t(buffer.allocation)].output == int32_t(i))
      continue;
    // The result is a view, an argument, a constant or another result, so it is copied.
    Thunk thunk;
    impl->kernels.push_back(makeCopy(view.layout));
    thunk.kernel = impl->kernels.back().get();
    thunk.inputs = impl->addPointers(builder, {view});
    thunk.outputs = uint32_t(impl->sources.size());
    impl->patches.push_back({thunk.outputs, true, uint32_t(i), 0});
    impl->sources.push_back({PointerSource::Argument, 0, nullptr});
    impl->list.push_back(std::move(thunk));
  }
  impl->constants = std::move(builder.constants);
  impl->donors = std::move(builder.donors);
  return std::shared_ptr<const Executable>(new Executable(std::move(impl)));
}

Executable::Executable(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
Executable::~Executable() = default;

const std::vector<TensorType> &Executable::inputs() const { return impl->inputs; }
const std::vector<TensorType> &Executable::outputs() const { return impl->outputs; }
uint64_t Executable::memory() const { return impl->arenaBytes + impl->scratchBytes; }
std::vector<int32_t> Executable::chooseDonors(const std::vector<bool> &overwritable,
                                              const std::vector<bool> &wanted) const {
  return impl->donors.choose(overwritable, wanted);
}

//--- Running --------------------------------------------------------------------------------------------------------//

Result<std::unique_ptr<Frame>> Executable::Impl::makeFrame() const {
  auto frame = std::make_unique<Frame>();
  frame->memory = Storage::allocate(std::max<size_t>(arenaBytes + scratchBytes, 64), false);
  if (!frame->memory)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate the memory of a run");
  frame->pointers.reserve(sources.size());
  for (const PointerSource &source : sources)
    // Kernels don't write to their inputs.
    frame->pointers.push_back(source.kind == PointerSource::Arena ? frame->memory->data() + source.offset
                                                                  : const_cast<char *>(source.constant));
  return frame;
}

Status Executable::Impl::runLoop(const Thunk &loop, Frame &frame, const RunContext &context) const {
  for (;;) {
    if (context.mustStop())
      return context.stopReason();
    if (Status status = runThunks(loop.lists[0], frame, context); !status)
      return status;
    if (*frame.pointers[loop.inputs] == 0)
      return {};
    if (Status status = runThunks(loop.lists[1], frame, context); !status)
      return status;
  }
}

Status Executable::Impl::runThunks(const ThunkList &list, Frame &frame, const RunContext &context) const {
  char **pointers = frame.pointers.data();
  char *scratch = frame.memory->data() + arenaBytes;
  for (const Thunk &thunk : list) {
    if (context.mustStop())
      return context.stopReason();
    if (thunk.kind == Thunk::Run) {
      const KernelArguments arguments{pointers + thunk.inputs, pointers + thunk.outputs, scratch, context};
      if (Status status = thunk.kernel->run(arguments); !status)
        return status;
    } else if (thunk.kind == Thunk::While) {
      if (Status status = runLoop(thunk, frame, context); !status)
        return status;
    } else {
      // An index out of range selects the last branch.
      const size_t last = thunk.lists.size() - 1;
      size_t branch = 0;
      if (thunk.narrowIndex) {
        branch = *pointers[thunk.inputs] != 0 ? 0 : last;
      } else {
        int32_t index;
        std::memcpy(&index, pointers[thunk.inputs], sizeof(index));
        branch = index < 0 || size_t(index) > last ? last : size_t(index);
      }
      if (Status status = runThunks(thunk.lists[branch], frame, context); !status)
        return status;
    }
  }
  return {};
}

Status Executable::run(const void *const *inputs, void *const *outputs, const RunContext &context) const {
  CaughtHere here;
  std::unique_ptr<Frame> frame;
  {
    std::lock_guard<std::mutex> lock(impl->mutex);
    if (!impl->idle.empty()) {
      frame = std::move(impl->idle.back());
      impl->idle.pop_back();
    }
  }
  if (!frame) {
    Result<std::unique_ptr<Frame>> made = impl->makeFrame();
    if (!made)
      return std::move(made.error());
    frame = std::move(*made);
  }
  for (const Patch &patch : impl->patches) {
    void *argument = patch.isOutput ? outputs[patch.argument] : const_cast<void *>(inputs[patch.argument]);
    // Arrays without elements may have no memory.
    char *begin = static_cast<char *>(argument);
    frame->pointers[patch.pointer] = begin ? begin + patch.offset : nullptr;
  }
  Status status = impl->runThunks(impl->list, *frame, context);
  std::lock_guard<std::mutex> lock(impl->mutex);
  impl->idle.push_back(std::move(frame));
  return status;
}

} // namespace shlo::exec
