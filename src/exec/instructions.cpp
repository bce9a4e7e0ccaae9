// Builds executables: the passes over the ops of a program, and the dependencies between instructions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/build.h"

#include "base/pages.h"
#include "exec/shaping.h"

#include <algorithm>
#include <cstring>
#include <unordered_set>

namespace shlo::exec {

using plan::ValueId;

size_t LogicalBuffer::bytes() const { return byteSize(type); }

static const plan::Op *findMaker(const plan::Body &body, ValueId value) {
  for (const plan::Op &op : body.ops) {
    if (std::find(op.results.begin(), op.results.end(), value) != op.results.end())
      return &op;
    for (const plan::Body &inner : op.bodies) {
      if (std::find(inner.parameters.begin(), inner.parameters.end(), value) != inner.parameters.end())
        return &op;
      if (const plan::Op *found = findMaker(inner, value))
        return found;
    }
  }
  return nullptr;
}

Diagnostic diagnosticAt(const plan::Origins &origins, uint32_t origin, std::string message) {
  const plan::Origin &op = origins.at(origin);
  Diagnostic diagnostic;
  diagnostic.message = std::move(message);
  diagnostic.op = op.op;
  diagnostic.file = origins.text(op.file);
  diagnostic.line = op.line;
  diagnostic.column = op.column;
  return diagnostic;
}

std::string describeValue(const plan::Program &program, ValueId value) {
  if (value >= program.values.size())
    return "a copy of one that must be in another order";
  const plan::Op *maker = findMaker(program.body, value);
  return toString(program.values[value]) +
         (maker && maker->origin ? " of " + program.origins->describe(maker->origin) : "");
}

Status Builder::checkSizes() {
  for (ValueId value = 0; value < program.values.size(); ++value) {
    const TensorType &type = program.values[value];
    if (type.element == ElementType::None)
      continue;
    const int64_t elements = elementCount(type.shape);
    if (elements < 0 || uint64_t(elements) > (uint64_t(1) << 56))
      return makeError(SHLO_LIMIT,
                       "a value of the program is larger than the memory limit: " + describeValue(program, value));
  }
  return {};
}

Status Builder::build() {
  if (Status status = checkSizes(); !status)
    return status;
  buffers.resize(program.values.size());
  allocations.reserve(program.values.size());
  views.resize(program.values.size());
  for (size_t i = 0; i < program.values.size(); ++i) {
    buffers[i].type = program.values[i];
    views[i] = {ValueId(i), 0, Layout::rowMajor(program.values[i])};
  }
  for (size_t i = 0; i < program.body.parameters.size(); ++i) {
    LogicalBuffer &buffer = buffers[program.body.parameters[i]];
    buffer.kind = LogicalBuffer::Input;
    buffer.input = i;
  }
  if (Status status = foldConstants(); !status)
    return status;
  if (Status status = formBlocks(); !status)
    return status;
  markStored(top, false);
  if (Status status = finishBlock(top); !status)
    return status;
  dropNumbers();
  number(top);
  useAll(top);
  if (undefined)
    return makeError(SHLO_INTERNAL, "an op reads a value that no earlier op defines");
  if (!options.choice.general)
    findCursors(top);
  if (Status status = ownConstants(); !status)
    return status;
  // A result is computed in the caller's memory. If a value is several results, it is computed in that of the first.
  for (size_t i = 0; i < top.results.size(); ++i) {
    const View &view = top.results[i];
    LogicalBuffer &buffer = buffers[view.buffer];
    if (buffer.kind != LogicalBuffer::Computed || buffer.preferred >= 0 ||
        !view.isWhole(elementCount(buffer.type.shape)))
      continue;
    buffer.preferred = int32_t(allocations.size());
    allocations.push_back({buffer.bytes(), INT64_MAX, 0, int32_t(i), 0});
  }
  assign(top);
  findDonors();
  return allocate();
}

ValueId Builder::newBuffer(TensorType type) {
  LogicalBuffer buffer;
  buffer.type = std::move(type);
  buffers.push_back(std::move(buffer));
  return ValueId(buffers.size() - 1);
}

// What an input reads that nobody reads.
ValueId Builder::noBuffer() {
  if (!none) {
    none = newBuffer({ElementType::I1, {0}});
    buffers[*none].kind = LogicalBuffer::Constant;
    buffers[*none].constant = "";
  }
  return *none;
}

const char *Builder::splatOf(const View &view) const {
  const LogicalBuffer &buffer = buffers[view.buffer];
  const plan::Extents &strides = view.layout.strides;
  const bool isSplat = buffer.kind == LogicalBuffer::Constant && view.layout.elements() > 0 &&
                       std::all_of(strides.begin(), strides.end(), [](int64_t stride) { return stride == 0; });
  return isSplat ? buffer.constant + view.offset * int64_t(byteSize(view.layout.element)) : nullptr;
}

// Copies the borrowed constants that a run reads, if they are not aligned and must be, or belong to others who need not
// keep them longer than the executable is built. Several constants may have the same bytes.
Status Builder::ownConstants() {
  std::map<std::pair<const char *, size_t>, const char *> copies;
  for (LogicalBuffer &buffer : buffers) {
    if (!buffer.borrowed || buffer.lastUse < 0)
      continue;
    const bool fits = !buffer.isAligned || uintptr_t(buffer.constant) % alignmentOf(buffer.type.element) == 0;
    if (options.borrowsConstants && fits) {
      constants.push_back(buffer.borrowed);
      continue;
    }
    const char *&copy = copies[{buffer.constant, buffer.bytes()}];
    if (!copy) {
      std::shared_ptr<Storage> own = Storage::allocate(buffer.bytes(), false);
      if (!own)
        return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant of the program");
      expectWrites(own->data(), buffer.bytes());
      std::memcpy(own->data(), buffer.constant, buffer.bytes());
      if (buffer.borrowed->isMapped())
        dropMapped(buffer.constant, buffer.bytes());
      copy = own->data();
      constants.push_back(std::move(own));
    }
    buffer.constant = copy;
  }
  return {};
}

std::vector<std::shared_ptr<Storage>> Builder::takeConstants() {
  std::unordered_set<const char *> read;
  for (const LogicalBuffer &buffer : buffers)
    if (buffer.kind == LogicalBuffer::Constant && buffer.lastUse >= 0)
      read.insert(buffer.constant);
  std::erase_if(constants, [&](const auto &storage) { return !read.contains(storage->data()); });
  return std::move(constants);
}

//--- Instructions and their dependencies ----------------------------------------------------------------------------//

Instruction &Builder::addInstruction(Instruction::Kind kind, Block &block) {
  // If too many instructions are open, all of them are closed, and further instructions come after them.
  if (block.instructions.size() - block.firstOpen == maxOpenInstructions)
    block.firstOpen = block.instructions.size();
  auto instruction = std::make_unique<Instruction>();
  instruction->kind = kind;
  instruction->index = block.instructions.size();
  instruction->order = nextOrder++;
  instruction->dependencies.set(instruction->index - block.firstOpen);
  instruction->isLate = !openBlocks.empty() && openBlocks.back().isLate && openBlocks.back().block == &block;
  block.instructions.push_back(std::move(instruction));
  return *block.instructions.back();
}

// The instruction reads the buffer. Instructions that depend on it also depend on the one that computes the buffer.
void Builder::dependOn(Instruction &instruction, Block &block, ValueId value) {
  instruction.reads.push_back(value);
  const LogicalBuffer &buffer = buffers[value];
  if (buffer.block != &block || !buffer.instruction || buffer.instruction == &instruction ||
      buffer.instruction->index < block.firstOpen)
    return;
  const Dependencies dependencies = buffer.instruction->dependencies;
  const size_t self = instruction.index - block.firstOpen;
  for (size_t i = block.firstOpen; i < block.instructions.size(); ++i)
    if (block.instructions[i]->dependencies[self])
      block.instructions[i]->dependencies |= dependencies;
}

// Runs the kernel now and makes its only result a constant.
Status Builder::fold(const Kernel &kernel, const char *const *inputs, ValueId result) {
  LogicalBuffer &buffer = buffers[result];
  std::shared_ptr<Storage> bytes = Storage::allocate(std::max<size_t>(buffer.bytes(), 1), false);
  std::shared_ptr<Storage> scratch = Storage::allocate(std::max<size_t>(kernel.scratchBytes, 1), false);
  if (!bytes || !scratch)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant of the program");
  char *output = bytes->data();
  if (Status status = kernel.run({inputs, &output, scratch->data(), options.context}); !status)
    return status;
  buffer.kind = LogicalBuffer::Constant;
  buffer.constant = output;
  constants.push_back(std::move(bytes));
  return {};
}

View Builder::materialize(ValueId value, const View &view, Block &block) {
  for (const Block *around = &block; around; around = around->parent)
    if (auto found = around->copies.find(value); found != around->copies.end())
      return found->second;
  TensorType type{view.layout.element, view.layout.shape};
  if (program.values[value].shape != type.shape && elementCount(program.values[value].shape) == view.layout.elements())
    type.shape = program.values[value].shape; // the view has finer axes
  const ValueId copy = newBuffer(type);
  // Constants are copied now, unless the copy is much larger.
  if (const LogicalBuffer &buffer = buffers[view.buffer];
      buffer.kind == LogicalBuffer::Constant && buffers[copy].bytes() <= std::max(buffer.bytes(), foldedBytes)) {
    const char *source = buffer.constant + view.offset * int64_t(byteSize(view.layout.element));
    if (Status status = fold(*makeCopy(view.layout, options.choice), &source, copy); status)
      return top.copies[value] = {copy, 0, Layout::rowMajor(type)};
  }
  Instruction &instruction = addInstruction(Instruction::Run, block);
  instruction.kernel = &kernels.copy(view.layout, options.choice);
  instruction.inputs = {view};
  instruction.outputs = {copy};
  dependOn(instruction, block, view.buffer);
  buffers[copy].block = &block;
  buffers[copy].instruction = &instruction;
  return block.copies[value] = {copy, 0, Layout::rowMajor(type)};
}

} // namespace shlo::exec
