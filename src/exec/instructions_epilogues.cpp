// Finds fusions that only finish a product or a convolution, and gives these to its kernel (epilogue.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/epilogue.h"
#include "exec/extents.h"
#include "exec/readers.h"

#include <cmath>
#include <cstring>

namespace shlo::exec {

using plan::ElementFunction;
using plan::ValueId;

namespace {

// A fusion as an epilogue of what it reads.
class Reading {
public:
  Reading(const Builder &builder, const Instruction &product, const Instruction &fusion)
      : builder(builder), product(product), fusion(fusion), type(builder.buffers[product.outputs[0]].type.element) {}

  // Whether all members follow each other, from the product on, and nothing else reads what is between.
  bool take() {
    value = product.outputs[0];
    if (fusion.isLate != product.isLate || elementCount(builder.buffers[value].type.shape) != fusion.elements)
      return false;
    for (const Instruction::Member &member : fusion.members) {
      const LogicalBuffer &buffer = builder.buffers[member.buffer];
      const bool isRead = buffer.isStored || buffer.isRecorded;
      if (member.lookUp || buffer.type.element != type || isRead != (&member == &fusion.members.back()) ||
          !take(member))
        return false;
      value = member.buffer;
    }
    return true;
  }

  Epilogue how;
  std::optional<View> bias, addend;

private:
  bool take(const Instruction::Member &member) {
    const auto *elementwise = std::get_if<plan::Elementwise>(&member.op->data);
    const std::vector<View> &operands = member.operands;
    if (!elementwise || operands.size() < 2)
      return false;
    const bool isClamp = elementwise->function == ElementFunction::Clamp;
    const size_t own = isClamp || operands[0].buffer != value;
    for (size_t i = 0; i < operands.size(); ++i)
      if ((operands[i].buffer == value) != (i == own))
        return false;
    if (!operands[own].isWhole(fusion.elements))
      return false;
    switch (elementwise->function) {
    case ElementFunction::Add: return add(operands[1 - own]);
    case ElementFunction::Max: return limitBelow(operands[1 - own]);
    case ElementFunction::Min: return limitAbove(operands[1 - own]);
    case ElementFunction::Clamp: return limitBelow(operands[0]) && limitAbove(operands[2]);
    default: return false;
    }
  }

  bool add(const View &other) {
    if (addend || isLimited)
      return false;
    const LogicalBuffer &buffer = builder.buffers[other.buffer];
    if (other.isWhole(elementCount(buffer.type.shape))) {
      // A fusion may write to the memory of an input that is donated.
      if (buffer.kind == LogicalBuffer::Input)
        return false;
      addend = other;
      return true;
    }
    if (bias || !isRepeated(other))
      return false;
    bias = other;
    return true;
  }

  // Whether neighbours are repeated as a whole, or each some times.
  bool isRepeated(const View &view) {
    const Walk<1> walk(view.layout.shape, {view.layout.strides});
    auto axis = walk.axes.begin();
    if (axis != walk.axes.end() && axis->strides[0] == 0)
      ++axis;
    if (axis == walk.axes.end() || axis->strides[0] != 1)
      return false;
    how.biases = axis->extent;
    if (++axis == walk.axes.end())
      return true;
    how.run = axis->extent;
    return axis->strides[0] == 0 && ++axis == walk.axes.end();
  }

  // An epilogue takes a limit where it is equal to an element, which matters for zeros.
  bool limitBelow(const View &limit) {
    const std::optional<double> least = numberOf(limit);
    if (!least || (*least == 0 && std::signbit(*least)) || *least >= how.most)
      return false;
    isLimited = true;
    how.least = std::max(how.least, *least);
    return true;
  }
  bool limitAbove(const View &limit) {
    const std::optional<double> most = numberOf(limit);
    if (!most || (*most == 0 && !std::signbit(*most)))
      return false;
    isLimited = true;
    how.most = std::min(how.most, *most);
    return true;
  }

  // The constant that all elements are; none if it is NaN.
  std::optional<double> numberOf(const View &view) const {
    const char *bytes = builder.splatOf(view);
    if (!bytes)
      return std::nullopt;
    double number;
    if (type == ElementType::F64) {
      std::memcpy(&number, bytes, sizeof number);
    } else {
      float narrow;
      std::memcpy(&narrow, bytes, sizeof narrow);
      number = narrow;
    }
    return std::isnan(number) ? std::nullopt : std::optional(number);
  }

  const Builder &builder;
  const Instruction &product, &fusion;
  const ElementType type;
  ValueId value = 0;
  bool isLimited = false;
};

const TakesEpilogue *takerOf(const Instruction &instruction) {
  if (instruction.kind != Instruction::Run || instruction.outputs.size() != 1 || !instruction.op)
    return nullptr;
  const auto &data = instruction.op->data;
  if (!std::holds_alternative<plan::DotGeneral>(data) && !std::holds_alternative<plan::Convolution>(data))
    return nullptr;
  const auto *kernel = dynamic_cast<const TakesEpilogue *>(instruction.kernel);
  return kernel && kernel->takesEpilogue() ? kernel : nullptr;
}

} // namespace

// Leaves null for an instruction that belongs to another one now.
void Builder::formEpilogues(Block &block, const std::vector<bool> &isTaken) {
  std::unordered_map<ValueId, size_t> products; // by their results
  plan::ValueList values;
  for (size_t i = 0; i < block.instructions.size(); ++i)
    if (!isTaken[i] && takerOf(*block.instructions[i])) {
      products[block.instructions[i]->outputs[0]] = i;
      values.push_back(block.instructions[i]->outputs[0]);
    }
  if (products.empty())
    return;
  const Readers readers(block, values);
  for (size_t i = 0; i < block.instructions.size(); ++i)
    if (!isTaken[i] && block.instructions[i] && block.instructions[i]->kind == Instruction::Fusion)
      for (const View &view : block.instructions[i]->members[0].operands)
        if (const auto found = products.find(view.buffer); found != products.end() && readers.of(view.buffer) == 1) {
          if (formEpilogue(block.instructions[found->second], block.instructions[i]))
            break;
        }
}

bool Builder::formEpilogue(std::unique_ptr<Instruction> &product, std::unique_ptr<Instruction> &fusion) {
  Reading reading(*this, *product, *fusion);
  if (!reading.take())
    return false;
  std::unique_ptr<Instruction> made = std::move(product);
  const ValueId result = made->outputs[0];
  reading.how.function = epilogueFunction(simd, byteSize(buffers[result].type.element));
  auto addInput = [&](const std::optional<View> &view) {
    if (!view)
      return EpilogueKernel::none;
    made->inputs.push_back(*view);
    return made->inputs.size() - 1;
  };
  const size_t bias = addInput(reading.bias), addend = addInput(reading.addend);
  made->kernel =
      &kernels.add(std::make_unique<EpilogueKernel>(*made->kernel, *takerOf(*made), reading.how, bias, addend));
  made->order = fusion->order;
  for (ValueId value : fusion->reads)
    if (value != result)
      made->reads.push_back(value);
  // Few bytes are moved for them, and none for the result between.
  constexpr double part = 0.03;
  made->members = std::move(fusion->members);
  for (Instruction::Member &member : made->members) {
    member.operands.clear();
    member.weight = part;
    buffers[member.buffer].instruction = made.get();
  }
  made->outputs = {made->members.back().buffer};
  fusion = std::move(made);
  return true;
}

} // namespace shlo::exec
