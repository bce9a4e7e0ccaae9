// A chain of element functions over a tile: as many elements as the first-level cache holds well. Intermediate values
// live in tile buffers that are used again and again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "exec/elementwise.h"

#include <map>
#include <vector>

namespace shlo::exec {

using TileValue = uint32_t;

class TileProgram {
public:
  explicit TileProgram(Simd simd) : simd(simd) {}

  // Building. Inputs may be added between ops.
  TileValue addInput(ElementType type);
  // Appends the steps of an elementwise op; operands have one number of elements.
  Result<TileValue> add(const plan::Elementwise &op, const std::vector<TileValue> &operands, ElementType result);
  Result<TileValue> convert(TileValue value, ElementType to);
  TileValue copy(TileValue value);
  ElementType type(TileValue value) const { return values[value].type; }
  size_t size() const { return values.size(); }

  // Says which values are written to memory outside, and what outside reads beside that once all steps are done.
  // Values are then given places: `finish` may be called once.
  void finish(const std::vector<TileValue> &outputs, const std::vector<TileValue> &readLater, int64_t tileElements);
  // Bytes that all tile buffers take for one element, before `finish`: an estimate for choosing the tile.
  size_t bytesPerElement() const;
  size_t scratchBytes() const { return scratch; }
  // The last step that reads the value, and the one that makes it; -1 for none.
  int64_t lastRead(TileValue value) const;
  int64_t madeBy(TileValue value) const;

  // Sets the pointers of all tile buffers, once a run; those of inputs and outputs are the caller's to set.
  void place(const char **pointers, char *scratch) const;
  void run(const char **pointers, int64_t n) const {
    for (const Step &step : steps) {
      const char *operands[3] = {pointers[step.operands[0]], pointers[step.operands[1]], pointers[step.operands[2]]};
      step.kernel(operands, const_cast<char *>(pointers[step.result]), n, step.parameter);
    }
  }

private:
  struct Step {
    ElementKernel kernel;
    int64_t parameter;
    TileValue operands[3];
    TileValue result;
  };
  struct Value {
    ElementType type;
    bool input = false;
    int64_t offset = -1; // into the scratch memory
  };

  TileValue addStep(ElementKernel kernel, std::initializer_list<TileValue> operands, ElementType result,
                    int64_t parameter = 0);
  // The value in the type that it is computed in.
  TileValue computable(TileValue value);

  Simd simd;
  std::vector<Value> values;
  std::vector<Step> steps;
  std::map<TileValue, TileValue> widened; // narrow floats and what they are in f32
  size_t scratch = 0;
};

} // namespace shlo::exec
