// Executables: flat lists of instructions over the pointers of a frame.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/executable.h"

#include "exec/build.h"
#include "exec/kernels.h"

#include <chrono>
#include <cstring>
#include <mutex>

namespace shlo::exec {

using plan::ValueId;

namespace {

struct Instruction {
  enum Kind : uint8_t { Run, While, Case } kind = Run;
  bool narrowIndex = false; // Case: a predicate, true chooses the first branch
  uint32_t inputs = 0;      // index of the first input pointer
  uint32_t outputs = 0;     // Run: of the first output pointer
  // Run: the kernel. Else the lists of the loop (condition, step) or of the branches.
  const Kernel *kernel = nullptr;
  std::vector<std::vector<Instruction>> lists;
};

using List = std::vector<Instruction>;

// A pointer that depends on the caller's memory.
struct Patch {
  uint32_t pointer;
  bool isOutput;
  uint32_t argument;
  int64_t offset;
};

// The memory of one run at a time.
struct Frame {
  std::shared_ptr<Storage> memory;
  std::vector<char *> pointers;
};

// Where a pointer goes before there is a frame.
struct Slot {
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
  List list;
  std::vector<Slot> slots;
  std::vector<Patch> patches;
  size_t arenaBytes = 0, scratchBytes = 0;

  mutable std::mutex mutex;
  mutable std::vector<std::unique_ptr<Frame>> idle;

  // Emission.
  uint32_t addPointer(const Builder &builder, ValueId root, int64_t offsetBytes);
  uint32_t addPointers(const Builder &builder, const std::vector<View> &views);
  void emitCopy(const Builder &builder, const View &view, ValueId target, List &list);
  void emit(Builder &builder, Block &block, List &list);

  // Running.
  Result<std::unique_ptr<Frame>> makeFrame() const;
  Status runList(const List &list, Frame &frame, const RunControl &control) const;
  Status runLoop(const Instruction &loop, Frame &frame, const RunControl &control) const;
};

//--- Emission -------------------------------------------------------------------------------------------------------//

uint32_t Executable::Impl::addPointer(const Builder &builder, ValueId value, int64_t offsetBytes) {
  const Root &root = builder.roots[value];
  const uint32_t index = uint32_t(slots.size());
  if (root.kind == Root::Constant) {
    slots.push_back({Slot::Fixed, 0, root.constant + offsetBytes});
  } else if (root.kind == Root::Input) {
    slots.push_back({Slot::Argument, 0, nullptr});
    patches.push_back({index, false, uint32_t(root.input), offsetBytes});
  } else {
    const Buffer &buffer = builder.buffers[size_t(root.buffer)];
    if (buffer.output >= 0) {
      slots.push_back({Slot::Argument, 0, nullptr});
      patches.push_back({index, true, uint32_t(buffer.output), offsetBytes});
    } else {
      slots.push_back({Slot::Arena, int64_t(buffer.offset) + offsetBytes, nullptr});
    }
  }
  return index;
}

uint32_t Executable::Impl::addPointers(const Builder &builder, const std::vector<View> &views) {
  const uint32_t first = uint32_t(slots.size());
  for (const View &view : views)
    addPointer(builder, view.root, view.offset * int64_t(byteSize(view.layout.element)));
  return first;
}

void Executable::Impl::emitCopy(const Builder &builder, const View &view, ValueId target, List &list) {
  const Root &source = builder.roots[view.root];
  if (source.kind == Root::Computed && source.buffer == builder.roots[target].buffer)
    return;
  Instruction instruction;
  kernels.push_back(makeCopy(view.layout));
  instruction.kernel = kernels.back().get();
  instruction.inputs = addPointers(builder, {view});
  instruction.outputs = addPointer(builder, target, 0);
  list.push_back(std::move(instruction));
}

void Executable::Impl::emit(Builder &builder, Block &block, List &list) {
  for (const auto &unit : block.units) {
    Instruction instruction;
    if (unit->kind == Unit::While) {
      instruction.kind = Instruction::While;
      instruction.lists.resize(2);
      for (const State &state : unit->states)
        emitCopy(builder, state.init, state.result, list);
      emit(builder, *unit->blocks[0], instruction.lists[0]);
      emit(builder, *unit->blocks[1], instruction.lists[1]);
      for (const State &state : unit->states)
        emitCopy(builder, state.next, state.result, instruction.lists[1]);
      instruction.inputs = addPointers(builder, {unit->predicate});
    } else if (unit->kind == Unit::Case) {
      instruction.kind = Instruction::Case;
      instruction.narrowIndex = unit->inputs[0].layout.element == ElementType::I1;
      instruction.lists.resize(unit->blocks.size());
      for (size_t i = 0; i < unit->blocks.size(); ++i) {
        emit(builder, *unit->blocks[i], instruction.lists[i]);
        for (size_t k = 0; k < unit->outputs.size(); ++k)
          emitCopy(builder, unit->blocks[i]->results[k], unit->outputs[k], instruction.lists[i]);
      }
      instruction.inputs = addPointers(builder, unit->inputs);
    } else {
      kernels.push_back(std::move(unit->kernel));
      instruction.kernel = kernels.back().get();
      instruction.inputs = addPointers(builder, unit->inputs);
      instruction.outputs = uint32_t(slots.size());
      for (ValueId value : unit->outputs)
        addPointer(builder, value, 0);
    }
    list.push_back(std::move(instruction));
  }
}

Result<std::shared_ptr<const Executable>> Executable::build(plan::Program program, const BuildOptions &options) {
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
    const Root &root = builder.roots[view.root];
    impl->outputs.push_back(impl->program.values[impl->program.body.results[i]]);
    if (root.kind == Root::Computed && builder.buffers[size_t(root.buffer)].output == int32_t(i))
      continue;
    // A result that is a view, an argument, a constant, or another result.
    Instruction instruction;
    impl->kernels.push_back(makeCopy(view.layout));
    instruction.kernel = impl->kernels.back().get();
    instruction.inputs = impl->addPointers(builder, {view});
    instruction.outputs = uint32_t(impl->slots.size());
    impl->patches.push_back({instruction.outputs, true, uint32_t(i), 0});
    impl->slots.push_back({Slot::Argument, 0, nullptr});
    impl->list.push_back(std::move(instruction));
  }
  impl->constants = std::move(builder.constants);
  return std::shared_ptr<const Executable>(new Executable(std::move(impl)));
}

Executable::Executable(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
Executable::~Executable() = default;

const std::vector<TensorType> &Executable::inputs() const { return impl->inputs; }
const std::vector<TensorType> &Executable::outputs() const { return impl->outputs; }
uint64_t Executable::memory() const { return impl->arenaBytes + impl->scratchBytes; }

//--- Running --------------------------------------------------------------------------------------------------------//

Result<std::unique_ptr<Frame>> Executable::Impl::makeFrame() const {
  auto frame = std::make_unique<Frame>();
  frame->memory = Storage::allocate(std::max<size_t>(arenaBytes + scratchBytes, 64), false);
  if (!frame->memory)
    return makeError(SHLO_OUT_OF_MEMORY, "no memory for a run of the program");
  frame->pointers.reserve(slots.size());
  for (const Slot &slot : slots)
    // Kernels don't write to their inputs.
    frame->pointers.push_back(slot.kind == Slot::Arena ? frame->memory->data() + slot.offset
                                                       : const_cast<char *>(slot.constant));
  return frame;
}

static bool mustStop(const RunControl &control) {
  if (control.cancelled && control.cancelled->load(std::memory_order_relaxed))
    return true;
  return control.deadlineNanoseconds != 0 &&
         std::chrono::steady_clock::now().time_since_epoch() >= std::chrono::nanoseconds(control.deadlineNanoseconds);
}

static Error stopped(const RunControl &control) {
  if (control.cancelled && control.cancelled->load(std::memory_order_relaxed))
    return makeError(SHLO_CANCELLED, "the run was cancelled");
  return makeError(SHLO_LIMIT, "the run took longer than its time limit");
}

Status Executable::Impl::runLoop(const Instruction &loop, Frame &frame, const RunControl &control) const {
  for (;;) {
    if (mustStop(control))
      return stopped(control);
    if (Status status = runList(loop.lists[0], frame, control); !status)
      return status;
    if (*frame.pointers[loop.inputs] == 0)
      return {};
    if (Status status = runList(loop.lists[1], frame, control); !status)
      return status;
  }
}

Status Executable::Impl::runList(const List &list, Frame &frame, const RunControl &control) const {
  char **pointers = frame.pointers.data();
  char *scratch = frame.memory->data() + arenaBytes;
  for (const Instruction &instruction : list) {
    if (mustStop(control))
      return stopped(control);
    if (instruction.kind == Instruction::Run) {
      const KernelArguments arguments{pointers + instruction.inputs, pointers + instruction.outputs, scratch, &control};
      if (Status status = instruction.kernel->run(arguments); !status)
        return status;
    } else if (instruction.kind == Instruction::While) {
      if (Status status = runLoop(instruction, frame, control); !status)
        return status;
    } else {
      // An index outside the branches is the last one.
      const size_t last = instruction.lists.size() - 1;
      size_t branch = 0;
      if (instruction.narrowIndex) {
        branch = *pointers[instruction.inputs] != 0 ? 0 : last;
      } else {
        int32_t index;
        std::memcpy(&index, pointers[instruction.inputs], sizeof(index));
        branch = index < 0 || size_t(index) > last ? last : size_t(index);
      }
      if (Status status = runList(instruction.lists[branch], frame, control); !status)
        return status;
    }
  }
  return {};
}

Status Executable::run(const void *const *inputs, void *const *outputs, const RunControl &control) const {
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
  for (const Patch &patch : impl->patches)
    frame->pointers[patch.pointer] =
        (patch.isOutput ? static_cast<char *>(outputs[patch.argument])
                        : static_cast<char *>(const_cast<void *>(inputs[patch.argument]))) +
        patch.offset;
  Status status = impl->runList(impl->list, *frame, control);
  std::lock_guard<std::mutex> lock(impl->mutex);
  impl->idle.push_back(std::move(frame));
  return status;
}

} // namespace shlo::exec
