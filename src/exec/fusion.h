// Fusions: elementwise ops over one number of elements, their strided inputs, and the reductions behind them, run tile
// by tile.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/kernel.h"
#include "exec/strided.h"
#include "exec/tile.h"

namespace shlo::exec {

// How the elements of a fusion, numbered in row-major order, are cut into axes that every strided view agrees with.
class Axes {
public:
  explicit Axes(int64_t elements) : elements(elements) {}
  // Makes room for a view of as many elements; false, and no change, where its axes cross those of another.
  bool add(const plan::Extents &shape, const plan::Extents &strides);
  bool fits(const Axes &other) const;
  bool add(const Axes &other);
  // From the outermost on; at least one.
  plan::Extents extents() const;
  // The strides of a view that was added.
  plan::Extents strides(const plan::Extents &shape, const plan::Extents &strides) const;

private:
  int64_t elements;
  std::vector<int64_t> boundaries; // elements inside an axis and all axes in it, ascending; without 1 and `elements`
};

// A reduction at the end of a fusion: result[o] = f(init, all elements of the value that belong to o).
struct FusedReduction {
  TileValue value;
  plan::ElementFunction function;
  ElementType element;   // of the result
  plan::Extents shape;   // of the operand
  plan::Extents strides; // for each axis of the operand, of the result; 0 where reduced
  int64_t results;       // elements of the result
  std::optional<double> identity; // where the reduction may start with it
};

struct FusionDescription {
  explicit FusionDescription(Simd simd, int64_t elements)
      : simd(simd), elements(elements), axes(elements), tile(simd) {}

  Simd simd;
  int64_t elements;
  Axes axes;
  TileProgram tile;
  std::vector<Layout> inputs; // each of `elements` elements
  std::vector<TileValue> inputValues;
  std::vector<TileValue> outputs;
  std::vector<FusedReduction> reductions;
};

// Arguments: inputs, then the scalar init of each reduction; outputs, then the result of each reduction.
class FusionKernel final : public Kernel {
public:
  explicit FusionKernel(FusionDescription description);
  Status run(const KernelArguments &arguments) const override;

  // Whether this output may lie where this input does, which must be row-major: nothing reads it after it is written.
  bool mayOverwrite(size_t input, size_t output) const;

private:
  // How the elements of an input reach the steps.
  struct Loader {
    TileValue value;
    enum Kind { Direct, Once, EachTile } kind;
    int64_t elementBytes;
    plan::Extents steps;     // bytes, for the outer axes and the one that tiles are cut from
    int64_t offset = 0;      // of the tile buffer in the scratch memory
    StridedCopy whole, rest; // of a full tile and of the last one
  };
  struct Store {
    TileValue value;
    int64_t elementBytes;
  };
  struct Accumulator {
    TileValue value;
    ElementKernel combine;
    RowKernel row;
    ElementKernel widen, narrow; // between the type of the result and that of the accumulator, where they differ
    size_t resultBytes, bytes;   // of one element
    int64_t results, count;      // elements of the result and of the accumulators
    bool apart;                  // accumulators in scratch memory, not in the result
    bool extended;               // one accumulator for each element of the innermost axis, joined at the end
    int64_t offset = 0, foldOffset = 0;
    double identity = 0;
    plan::Extents steps; // elements of the accumulators, for all axes
  };

  void chooseTile();
  void makeLoaders();
  void makeAccumulators();
  size_t reserve(size_t bytes);
  void startAccumulator(const Accumulator &accumulator, const char *init, char *memory) const;
  void accumulate(const Accumulator &accumulator, const char *tile, int64_t chunk, char *target, char *scratch) const;
  void finishAccumulator(const Accumulator &accumulator, const char *init, char *memory, char *result) const;

  FusionDescription fusion;
  plan::Extents extents; // of the axes
  size_t cut = 0;        // the axis that tiles are cut from
  int64_t chunk = 1;     // its elements in a tile
  int64_t inner = 1;     // elements of the axes inside it
  std::vector<Loader> loaders;
  std::vector<Store> stores;
  std::vector<Accumulator> accumulators;
  size_t bufferOffset = 0;
};

} // namespace shlo::exec
