// Fusions of few elements as steps: the pointers are known when the list is made, and each op of the tile is a step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/fusion.h"

namespace shlo::exec {

// Has a watch of its own: the machine's counts what steps before and after say.
[[gnu::noinline]] Status FusionKernel::reduce(const Step &step, char *const *pointers, const Machine &machine) const {
  const Accumulator &accumulator = accumulators[size_t(step.n)];
  const char *init = pointers[step.operands[1]];
  char *result = pointers[step.result];
  char *memory = accumulator.inScratch ? machine.scratch + accumulator.offset : result;
  Watch watch(machine.context);
  bool proceeds = startAccumulator(accumulator, init, memory, watch);
  if (proceeds) {
    accumulate(accumulator, pointers[step.operands[0]], nullptr, chunk, memory,
               machine.scratch + accumulator.foldOffset);
    proceeds = finishAccumulator(accumulator, init, memory, result, watch);
  }
  return proceeds ? Status() : watch.status();
}

// Computes the reduction `n` of the fusion. Operands: the tile's value, the init value.
SHLO_STEP(FusionKernel::reduceStep) {
  machine.status = static_cast<const FusionKernel *>(step->kernel)->reduce(*step, pointers, machine);
  if (!machine.status) {
    machine.failed = step;
    return;
  }
  SHLO_CONTINUE(step + 1, pointers, machine);
}

void FusionKernel::addReductionSteps(StepMaker &maker, size_t index, uint32_t tile) const {
  const Accumulator &accumulator = accumulators[index];
  Step step;
  step.operands[0] = maker.input(fusion.inputs.size() + index); // the init value
  step.result = maker.output(fusion.outputs.size() + index);
  const bool isOneRow = accumulator.results == 1 && !accumulator.inScratch;
  if (!isOneRow) {
    step.operands[1] = step.operands[0];
    step.operands[0] = tile;
    step.run = reduceStep;
    step.kernel = this;
    step.n = int64_t(index);
    maker.add(step);
    return;
  }
  step.run = moveStep(accumulator.bytes);
  step.n = int64_t(accumulator.bytes);
  maker.add(step);
  step.run = rowStep;
  step.operands[0] = tile;
  step.n = fusion.elements;
  step.row = accumulator.row;
  maker.add(step);
}

// Very few elements: one after another, each read where it is. A kernel takes longer to start, and a vector waits for
// elements that were written one by one just before.
bool FusionKernel::expandSingles(StepMaker &maker) const {
  constexpr int64_t mostElements = 4;
  if (fusion.elements > mostElements || !fusion.reductions.empty() || !fusion.tile.hasSingles())
    return false;
  std::vector<uint32_t> pointers(fusion.tile.size());
  for (int64_t element = 0; element < fusion.elements; ++element) {
    auto at = [&](TileValue value) { return element * int64_t(byteSize(fusion.tile.type(value))); };
    for (TileValue value = 0; value < fusion.tile.size(); ++value)
      if (const int64_t offset = fusion.tile.offset(value); offset >= 0)
        pointers[value] = maker.scratch(int64_t(bufferOffset) + offset + at(value));
    for (size_t i = 0; i < fusion.outputs.size(); ++i)
      pointers[fusion.outputs[i]] = maker.output(i, at(fusion.outputs[i]));
    for (size_t i = 0; i < fusion.inputs.size(); ++i) {
      const plan::Extents strides = fusion.axes.strides(fusion.inputs[i].shape, fusion.inputs[i].strides);
      int64_t offset = 0, rest = element;
      for (size_t axis = extents.size(); axis-- > 0; rest /= extents[axis])
        offset += rest % extents[axis] * strides[axis];
      const TileValue value = fusion.inputValues[i];
      pointers[value] = maker.input(i, offset * int64_t(byteSize(fusion.tile.type(value))));
    }
    fusion.tile.expandOne(maker, pointers);
  }
  return true;
}

bool FusionKernel::expand(StepMaker &maker) const {
  // More is quicker as a chain, which has to be started.
  constexpr int64_t mostWork = 8192;
  const bool isOneTile = fusion.elements > 0 && fusion.elements <= mostStepElements && cut == 0 &&
                         chunk == extents[0] && fusion.tile.work(fusion.elements) <= mostWork;
  if (!isOneTile)
    return false;
  if (expandSingles(maker))
    return true;
  std::vector<uint32_t> pointers(fusion.tile.size());
  for (TileValue value = 0; value < fusion.tile.size(); ++value)
    if (const int64_t offset = fusion.tile.offset(value); offset >= 0)
      pointers[value] = maker.scratch(int64_t(bufferOffset) + offset);
  for (size_t i = 0; i < fusion.outputs.size(); ++i)
    pointers[fusion.outputs[i]] = maker.output(i);
  for (size_t i = 0; i < loaders.size(); ++i) {
    const Loader &loader = loaders[i];
    const uint32_t input = maker.input(i);
    if (loader.kind == Loader::Direct) {
      pointers[loader.value] = input;
      continue;
    }
    pointers[loader.value] = maker.scratch(loader.offset);
    maker.copy(pointers[loader.value], input, loader.copies->whole);
  }
  fusion.tile.expand(maker, pointers, fusion.elements);
  for (size_t i = 0; i < accumulators.size(); ++i)
    addReductionSteps(maker, i, pointers[accumulators[i].value]);
  Step work;
  work.run = workStep;
  work.parameter = fusion.tile.work(fusion.elements);
  if (work.parameter > 256) // less is counted with the step that ends a loop
    maker.add(work);
  return true;
}

} // namespace shlo::exec
