// Makes the kernels of fusions. Fusions that are alike have one kernel.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/build.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {

using plan::ValueId;

namespace {

// What a fusion computes, without the buffers: all that its kernel depends on. It is found before anything of the
// kernel is made, and becomes the kernel's key.
class Draft {
public:
  struct Operand {
    uint32_t number;
    bool isMember; // the value of this member, in tiles; otherwise an input
  };
  struct Input {
    TableInput table;
    const char *splat; // the element that all are, if it is a constant of one
  };

  // Finds the inputs of the instruction, and all outputs but those of reductions.
  Draft(Builder &builder, Instruction &instruction, KernelKey &key)
      : builder(builder), instruction(instruction), key(key) {
    key.add(uint64_t(instruction.elements));
    key.add(instruction.axes->divisions());
    key.add(instruction.members.size() << 1 | uint64_t(instruction.isReadSoon));
    instruction.inputs.reserve(instruction.members.front().operands.size());
    for (uint32_t i = 0; i < instruction.members.size(); ++i)
      add(instruction.members[i], i);
    if (instruction.elements > mostStepElements && !builder.options.choice.general)
      findNeighbours();
  }

  ShortList<Operand, 8> operands; // of all members
  ShortList<Input, 4> inputs;
  std::vector<std::vector<size_t>> neighbours; // as of the fusion's description

private:
  void add(const Instruction::Member &member, uint32_t number) {
    const plan::Op &op = *member.op;
    LogicalBuffer &buffer = builder.buffers[member.buffer];
    const bool isReduction = builder.isFusedReduction(op);
    const std::optional<BinaryBody> body = op.bodies.empty() ? std::nullopt : recognize(op.bodies[0]);
    const auto *elementwise = body ? &body->op : std::get_if<plan::Elementwise>(&op.data);
    key.add(uint64_t(isReduction) | uint64_t(elementwise != nullptr) << 1 | uint64_t(member.lookUp != nullptr) << 2 |
            uint64_t(buffer.isStored) << 3 | uint64_t(buffer.isRecorded) << 4 |
            uint64_t(builder.isFusedInterleave(op)) << 5 | uint64_t(buffer.type.element) << 8 |
            uint64_t(member.operands.size()) << 32);
    if (elementwise) {
      key.add(uint64_t(elementwise->function) | uint64_t(elementwise->direction) << 16 |
              uint64_t(elementwise->order) << 24);
      if (elementwise->function == plan::ElementFunction::ReducePrecision) {
        key.add(uint64_t(elementwise->exponentBits));
        key.add(uint64_t(elementwise->mantissaBits));
      }
    }
    if (builder.isFusedInterleave(op)) {
      key.add(uint64_t(builder.interleavedRun(op, member.operands.size())));
      for (const View &view : member.operands)
        addOperand(view, TableInput::None);
      return;
    }
    if (isReduction) {
      const TensorType &type = builder.program.values[op.operands[0]];
      key.add(uint64_t(type.element));
      key.add(type.shape);
      key.add(std::get<plan::Reduce>(op.data).dimensions);
      addOperand(member.operands[0], TableInput::None);
      return;
    }
    if (const ElementLookUp *lookUp = member.lookUp.get()) {
      for (const ElementLookUp::Component &component : lookUp->components) {
        key.add(uint64_t(component.limit));
        key.add(uint64_t(component.stride));
      }
      key.add(uint64_t(lookUp->last));
    }
    for (size_t i = 0; i < member.operands.size(); ++i)
      addOperand(member.operands[i],
                 member.lookUp && i + 1 == member.operands.size() ? member.lookUp->table : TableInput::None);
    buffer.member = int32_t(number);
  }

  void addOperand(const View &view, TableInput table) {
    const LogicalBuffer &buffer = builder.buffers[view.buffer];
    const bool isMember = table == TableInput::None && buffer.member >= 0 && buffer.instruction == &instruction &&
                          view.isWhole(instruction.elements);
    const uint32_t number = isMember ? uint32_t(buffer.member) : findInput(view, table);
    key.add(uint64_t(number) << 1 | uint64_t(isMember));
    operands.push_back({number, isMember});
  }

  // Each input is there once.
  uint32_t findInput(const View &read, TableInput table) {
    View view = read;
    if (table == TableInput::None && areNumbers(read)) {
      table = TableInput::Numbers;
      view.buffer = builder.noBuffer();
    }
    const char *const splat = table == TableInput::None ? builder.splatOf(view) : nullptr;
    for (uint32_t i = 0; i < inputs.size(); ++i) {
      const View &known = instruction.inputs[i];
      if (splat ? inputs[i].splat && known.layout.element == view.layout.element &&
                      std::memcmp(inputs[i].splat, splat, byteSize(view.layout.element)) == 0
                : inputs[i].table == table && known.buffer == view.buffer && known.offset == view.offset &&
                      known.layout.strides == view.layout.strides && known.layout.shape == view.layout.shape)
        return i;
    }
    key.add(uint64_t(table));
    key.add(view.layout);
    // Kernels of integers depend on how great they are.
    if (splat && isInteger(view.layout.element))
      key.addBytes(splat, byteSize(view.layout.element));
    instruction.inputs.push_back(view);
    inputs.push_back({table, splat});
    return uint32_t(inputs.size() - 1);
  }

  // Arrays of 2 to 4 elements, of which several are inputs.
  void findNeighbours() {
    const plan::Extents extents = instruction.axes->extents();
    std::vector<plan::Extents> strides; // by input, along the axes of the fusion
    for (size_t i = 0; i < inputs.size(); ++i) {
      const Layout &layout = instruction.inputs[i].layout;
      const bool isElementwise = inputs[i].table == TableInput::None && !inputs[i].splat;
      strides.push_back(isElementwise ? instruction.axes->strides(layout.shape, layout.strides) : plan::Extents());
    }
    for (size_t i = 0; i < inputs.size(); ++i) {
      const View &first = instruction.inputs[i];
      const int64_t count = leastStride(extents, strides[i]);
      const size_t bytes = byteSize(first.layout.element);
      if (count < 2 || count > 4 || (bytes != 4 && bytes != 8))
        continue;
      auto isAlike = [&](size_t other) {
        const View &view = instruction.inputs[other];
        return view.buffer == first.buffer && strides[other] == strides[i] && view.offset > first.offset - count &&
               view.offset < first.offset + count;
      };
      int64_t least = first.offset, most = first.offset;
      for (size_t other = i; other < inputs.size(); ++other)
        if (isAlike(other)) {
          least = std::min(least, instruction.inputs[other].offset);
          most = std::max(most, instruction.inputs[other].offset);
        }
      // All of an array is read, but nothing beside the buffer.
      int64_t before = 0, behind = count - 1; // of the first element
      for (size_t d = 0; d < extents.size(); ++d)
        (strides[i][d] < 0 ? before : behind) += strides[i][d] * (extents[d] - 1);
      const int64_t end = elementCount(builder.buffers[first.buffer].type.shape);
      const int64_t begin = std::min(least, end - 1 - behind);
      if (begin + before < 0 || most == least || most >= begin + count)
        continue;
      std::vector<size_t> made(size_t(count), FusionDescription::noInput);
      for (size_t other = i; other < inputs.size(); ++other)
        if (isAlike(other))
          made[size_t(instruction.inputs[other].offset - begin)] = other;
      for (size_t input : made)
        if (input != FusionDescription::noInput)
          strides[input].clear();
      key.add(uint64_t(count));
      for (size_t input : made)
        key.add(uint64_t(input));
      neighbours.push_back(std::move(made));
    }
  }
  // Between elements that are nearest to each other; 0 if neighbours in the fusion have the same one.
  static int64_t leastStride(const plan::Extents &extents, const plan::Extents &strides) {
    if (strides.empty() || strides.back() == 0)
      return 0;
    int64_t least = std::abs(strides.back());
    for (size_t d = 0; d < strides.size(); ++d)
      if (extents[d] > 1 && strides[d] != 0)
        least = std::min(least, std::abs(strides[d]));
    return least;
  }

  // Whether they are the places of the elements in the fusion.
  bool areNumbers(const View &view) const {
    return builder.buffers[view.buffer].isNumbers && view.isWhole(instruction.elements) &&
           instruction.elements > mostStepElements && !builder.options.choice.general;
  }

  Builder &builder;
  Instruction &instruction;
  KernelKey &key;
};

// Makes the kernel of a draft.
class FusionMaker {
public:
  FusionMaker(const Builder &builder, const Instruction &instruction, const Draft &draft)
      : builder(builder), instruction(instruction), draft(draft), fusion(builder.options.choice, instruction.elements),
        lookUps(fusion.tile), values(instruction.members.size()) {
    fusion.axes = *instruction.axes;
    fusion.neighbours = draft.neighbours;
    fusion.isReadSoon = instruction.isReadSoon;
  }

  Result<std::unique_ptr<Kernel>> make() {
    for (size_t i = 0; i < instruction.members.size(); ++i)
      if (Status status = add(i); !status)
        return std::move(status.error());
    fusion.estimate = {fusion.tile.bytesPerElement(), fusion.tile.nanoseconds()};
    for (size_t i = 0; i < instruction.members.size(); ++i)
      if (const LogicalBuffer &buffer = bufferOf(i); buffer.isRecorded && !buffer.isStored && buffer.member >= 0)
        store(values[i]);
    return std::unique_ptr<Kernel>(std::make_unique<FusionKernel>(std::move(fusion)));
  }

private:
  const LogicalBuffer &bufferOf(size_t member) const { return builder.buffers[instruction.members[member].buffer]; }

  TileValue nextOperand() {
    const Draft::Operand operand = draft.operands[next++];
    if (operand.isMember)
      return values[operand.number];
    if (operand.number == fusion.inputs.size()) {
      const Layout &layout = instruction.inputs[operand.number].layout;
      const Draft::Input &input = draft.inputs[operand.number];
      const bool areNumbers = input.table == TableInput::Numbers;
      const TileValue value = fusion.tile.addInput(areNumbers ? ElementType::I64 : layout.element);
      fusion.inputs.push_back(layout);
      if (areNumbers)
        fusion.inputs.back().element = ElementType::I64;
      fusion.tables.push_back(input.table);
      fusion.inputValues.push_back(value);
      if (input.table != TableInput::None && !areNumbers)
        fusion.tile.setUniform(value);
      if (input.splat)
        fusion.tile.setConstant(value, input.splat);
      inputOperands.push_back(areNumbers ? numbersOf(value, layout.element) : value);
    }
    return inputOperands[operand.number];
  }

  // The places in the fusion, of those in the tile.
  TileValue numbersOf(TileValue places, ElementType element) {
    if (!fusion.begin) {
      fusion.begin = fusion.tile.addInput(ElementType::I64);
      fusion.tile.setUniform(*fusion.begin);
    }
    const plan::Elementwise add{plan::ElementFunction::Add};
    return *fusion.tile.convert(*fusion.tile.add(add, {places, *fusion.begin}, ElementType::I64), element);
  }

  // A value of its own, if this is an input or stored already (a conversion to its own type does nothing).
  TileValue storable(TileValue value) {
    const std::vector<TileValue> stored = fusion.stored();
    const bool isTaken =
        std::find(stored.begin(), stored.end(), value) != stored.end() ||
        std::find(fusion.inputValues.begin(), fusion.inputValues.end(), value) != fusion.inputValues.end();
    return isTaken ? fusion.tile.copy(value) : value;
  }
  void store(TileValue &value) {
    value = storable(value);
    fusion.outputs.push_back(value);
  }
  void addInterleave(const Instruction::Member &member) {
    FusedInterleave &made = fusion.interleaves.emplace_back();
    made.run = builder.interleavedRun(*member.op, member.operands.size());
    for (size_t i = 0; i < member.operands.size(); ++i)
      made.values.push_back(storable(nextOperand()));
  }

  Status add(size_t number) {
    const Instruction::Member &member = instruction.members[number];
    const plan::Op &op = *member.op;
    if (builder.isFusedInterleave(op)) {
      addInterleave(member);
      return {};
    }
    if (builder.isFusedReduction(op))
      return addReduction(op, elementCount(bufferOf(number).type.shape));
    const ElementType element = bufferOf(number).type.element;
    std::vector<TileValue> operands;
    for (size_t i = 0, n = member.operands.size() - (member.lookUp ? 1 : 0); i < n; ++i)
      operands.push_back(nextOperand());
    const std::optional<BinaryBody> body = op.bodies.empty() ? std::nullopt : recognize(op.bodies[0]);
    const auto *elementwise = body ? &body->op : std::get_if<plan::Elementwise>(&op.data);
    Result<TileValue> made = elementwise     ? fusion.tile.add(*elementwise, operands, element)
                             : member.lookUp ? lookUps.make(*member.lookUp, operands, nextOperand())
                                             : fusion.tile.reinterpret(operands[0], element);
    if (!made)
      return std::move(made.error());
    values[number] = *made;
    if (bufferOf(number).isStored)
      store(values[number]);
    return {};
  }

  Status addReduction(const plan::Op &op, int64_t results) {
    const TensorType &type = builder.program.values[op.operands[0]];
    const ElementType computed = computeType(type.element);
    FusedReduction reduction;
    Result<TileValue> value = fusion.tile.convert(nextOperand(), computed);
    if (!value)
      return std::move(value.error());
    reduction.value = *value;
    reduction.function = recognize(op.bodies[0])->op.function;
    reduction.element = type.element;
    reduction.shape = type.shape;
    reduction.strides = resultStrides(type.shape, std::get<plan::Reduce>(op.data).dimensions);
    reduction.results = results;
    reduction.identity = identityElement(reduction.function, computed);
    fusion.reductions.push_back(std::move(reduction));
    return {};
  }

  const Builder &builder;
  const Instruction &instruction;
  const Draft &draft;
  FusionDescription fusion;
  LookUpMaker lookUps;
  std::vector<TileValue> values;        // by member
  std::vector<TileValue> inputOperands; // by input
  size_t next = 0;                      // operand
};

} // namespace

Status Builder::finishFusion(Instruction &instruction) {
  KernelKey &key = kernels.key(KernelKey::Fusion);
  const Draft draft(*this, instruction, key);
  instruction.kernel = kernels.find(key);
  if (!instruction.kernel) {
    Result<std::unique_ptr<Kernel>> made = FusionMaker(*this, instruction, draft).make();
    if (!made)
      return std::move(made.error());
    instruction.kernel = &kernels.add(std::move(*made), key);
  }
  for (const bool areRecorded : {false, true})
    for (const Instruction::Member &member : instruction.members)
      if (const LogicalBuffer &buffer = buffers[member.buffer];
          buffer.member >= 0 && (areRecorded ? buffer.isRecorded && !buffer.isStored : buffer.isStored))
        instruction.outputs.push_back(member.buffer);
  for (const Instruction::Member &member : instruction.members)
    if (isFusedReduction(*member.op)) {
      instruction.inputs.push_back(member.operands[1]);
      instruction.outputs.push_back(member.buffer);
    }
  for (const Instruction::Member &member : instruction.members)
    if (isFusedInterleave(*member.op))
      instruction.outputs.push_back(member.buffer);
  return {};
}

// Removes instructions for numbers that no instruction reads, because all fusions make their own.
void Builder::dropNumbers() {
  std::vector<bool> isRead(buffers.size(), false);
  auto forBlocks = [](Block &block, const auto &visit, const auto &self) -> void {
    visit(block);
    for (const auto &instruction : block.instructions)
      for (const auto &inner : instruction->blocks)
        self(*inner, visit, self);
  };
  if (std::none_of(buffers.begin(), buffers.end(), [](const LogicalBuffer &buffer) { return buffer.isNumbers; }))
    return;
  auto read = [&](const View &view) { isRead[view.buffer] = true; };
  forBlocks(
      top,
      [&](const Block &block) {
        for (const auto &instruction : block.instructions) {
          std::for_each(instruction->inputs.begin(), instruction->inputs.end(), read);
          for (const State &state : instruction->states) {
            read(state.init);
            read(state.next);
          }
          if (instruction->kind == Instruction::While)
            read(instruction->predicate);
        }
        std::for_each(block.results.begin(), block.results.end(), read);
      },
      forBlocks);
  forBlocks(
      top,
      [&](Block &block) {
        std::erase_if(block.instructions, [&](const auto &instruction) {
          return instruction->kind == Instruction::Run && instruction->outputs.size() == 1 &&
                 buffers[instruction->outputs[0]].isNumbers && !isRead[instruction->outputs[0]];
        });
      },
      forBlocks);
}

} // namespace shlo::exec
