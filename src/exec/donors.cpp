// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/donors.h"

#include "exec/build.h"

#include <algorithm>

namespace shlo::exec {

using plan::ValueId;

std::vector<int32_t> Donors::choose(const std::vector<bool> &overwritable, const std::vector<bool> &wanted) const {
  std::vector<int32_t> chosen(outputs.size(), -1);
  std::vector<size_t> free;
  for (size_t i = 0; i < inputs.size(); ++i)
    if (overwritable[i] && inputs[i].bytes != 0)
      free.push_back(i);
  auto take = [&](size_t k, auto fits) {
    const auto found = std::find_if(free.begin(), free.end(), fits);
    if (found == free.end())
      return;
    chosen[k] = int32_t(*found);
    free.erase(found);
  };
  for (size_t k = 0; k < outputs.size(); ++k)
    if (wanted[k])
      take(k, [&](size_t i) {
        return std::find(outputs[k].overwrites.begin(), outputs[k].overwrites.end(), i) != outputs[k].overwrites.end();
      });
  for (size_t k = 0; k < outputs.size(); ++k)
    if (wanted[k] && chosen[k] < 0)
      take(k,
           [&](size_t i) { return inputs[i].bytes == outputs[k].bytes && inputs[i].lastRead < outputs[k].firstWrite; });
  return chosen;
}

// Adds the inputs that the instruction that computes `value` is the last to read and may overwrite.
static void addOverwrites(const Builder &builder, const Instruction &instruction, ValueId value,
                          std::vector<size_t> &overwrites) {
  auto diesHere = [&](const View &view) {
    const LogicalBuffer &buffer = builder.buffers[view.buffer];
    return buffer.kind == LogicalBuffer::Input && buffer.lastUse == instruction.begin;
  };
  if (instruction.kind == Instruction::While) {
    // A loop copies the initial values of all states before its first step. A copy of an input onto itself changes
    // nothing.
    for (const State &state : instruction.states)
      if (state.result == value && diesHere(state.init) &&
          state.init.isWhole(elementCount(builder.buffers[state.init.buffer].type.shape)) &&
          builder.buffers[state.init.buffer].bytes() == builder.buffers[value].bytes())
        overwrites.push_back(builder.buffers[state.init.buffer].input);
    return;
  }
  if (!instruction.kernel)
    return;
  const size_t output =
      size_t(std::find(instruction.outputs.begin(), instruction.outputs.end(), value) - instruction.outputs.begin());
  for (size_t input = 0; input < instruction.inputs.size(); ++input)
    if (diesHere(instruction.inputs[input]) && builder.mayReplace(instruction, input, output))
      overwrites.push_back(builder.buffers[instruction.inputs[input].buffer].input);
}

void Builder::findDonors() {
  for (ValueId value : program.body.parameters)
    donors.inputs.push_back({buffers[value].bytes(), buffers[value].lastUse});
  for (size_t k = 0; k < top.results.size(); ++k) {
    const View &view = top.results[k];
    const LogicalBuffer &buffer = buffers[view.buffer];
    const bool isWhole = view.isWhole(elementCount(buffer.type.shape));
    // Any other result is copied to the output's memory at the end.
    Donors::Output output{size_t(view.layout.elements()) * byteSize(view.layout.element), top.end, {}};
    if (buffer.kind == LogicalBuffer::Input && isWhole && output.bytes == buffer.bytes()) {
      output.overwrites.push_back(buffer.input); // copied onto itself
    } else if (buffer.kind == LogicalBuffer::Computed && allocations[size_t(buffer.allocation)].output == int32_t(k)) {
      output.firstWrite = allocations[size_t(buffer.allocation)].first;
      if (buffer.instruction && buffer.instruction->begin == output.firstWrite)
        addOverwrites(*this, *buffer.instruction, view.buffer, output.overwrites);
    }
    donors.outputs.push_back(std::move(output));
  }
}

} // namespace shlo::exec
