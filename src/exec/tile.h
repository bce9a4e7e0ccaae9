// A chain of element functions over a tile, which has as many elements as fit the first-level cache well. Intermediate
// values live in tile buffers that are reused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "exec/elementwise_chain.h"
#include "exec/steps.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace shlo::exec {

using TileValue = uint32_t;

class TileProgram {
public:
  // `isChained`: ops may run in chains.
  explicit TileProgram(Simd simd, bool isChained = false) : simd(simd), isChained(isChained) {
    if (isChained)
      values.push_back({ElementType::UI8}); // `chainMemory`
  }

  // Building the chain. Inputs may be added between ops.
  TileValue addInput(ElementType type);
  // All elements of this input are equal in each tile.
  void setUniform(TileValue input) { values[input].isUniform = true; }
  // Every tile has the same elements of this input. Steps of such inputs alone are run once, by `runFixed`.
  void setFixed(TileValue input) { values[input].isFixed = true; }
  // The integer that all elements of this input are.
  void setConstant(TileValue input, const char *element);
  // Appends the steps of an elementwise op. All operands have the same number of elements.
  Result<TileValue> add(const plan::Elementwise &op, const std::vector<TileValue> &operands, ElementType result);
  Result<TileValue> convert(TileValue value, ElementType to);
  // The same bits as elements of another type of this size.
  TileValue reinterpret(TileValue value, ElementType to) { return reinterpret(value, to, true); }
  // A value of its own.
  TileValue copy(TileValue value);
  // An integer of up to 64 bits that is no input of the fusion. Not for steps of a list.
  TileValue addConstant(ElementType type, int64_t number);
  // Elements of a table, an input that is not cut into tiles, by their offsets: of i32, from 0 to `last`. `size`: of
  // the memory that can be read.
  TileValue lookUp(TileValue table, TileValue offsets, int64_t last, TableSize size);
  ElementType type(TileValue value) const { return values[value].type; }
  size_t size() const { return values.size(); }

  // Computes in 16 bits what fits, if there are chains (tile_narrowing.cpp). Not for steps of a list. `kept`: values
  // that are outputs or read later.
  void narrowIntegers(const std::vector<TileValue> &kept);
  // Removes the step that makes the value, if it multiplies and its result is not needed in memory. Returns the
  // factors.
  std::optional<std::array<TileValue, 2>> takeProduct(TileValue value, const std::vector<TileValue> &kept);
  // The input that the value is converted from, if nothing else reads the value.
  std::optional<TileValue> convertedInput(TileValue value, const std::vector<TileValue> &kept) const;
  // Removes the step that makes the value.
  void remove(TileValue value) { steps.erase(steps.begin() + madeBy(value)); }
  // Outputs are so long that they are written past the caches. Call this before `finish`.
  void streamOutputs() { isStreamed = true; }
  bool streams() const { return isStreamed; }
  // Names the values that are written to memory outside, and those that are read after all steps. Then places the tile
  // buffers. Call this once.
  void finish(const std::vector<TileValue> &outputs, const std::vector<TileValue> &readLater, int64_t tileElements);
  // The bytes of all tile buffers per element, before `finish`: an estimate for choosing the tile size.
  size_t bytesPerElement() const;
  size_t scratchBytes() const { return scratch; }
  // An estimate of the time for an element.
  double nanoseconds() const { return time; }
  // The last step that reads the value, and the step that computes it; -1 if there is none.
  int64_t lastRead(TileValue value) const;
  int64_t madeBy(TileValue value) const;

  // Sets the pointers of all tile buffers, before the first tile. The caller sets those of inputs and outputs.
  void place(const char **pointers, char *scratch) const;
  // The same as steps of a list. `pointers` has the index of each value's pointer.
  void expand(StepMaker &maker, const std::vector<uint32_t> &pointers, int64_t n) const;
  // The same for one element. Each step must have such a form.
  void expandOne(StepMaker &maker, const std::vector<uint32_t> &pointers) const;
  bool hasSingles() const {
    return std::all_of(steps.begin(), steps.end(), [](const TileStep &step) { return step.single != nullptr; });
  }
  // Whether only the first element of a uniform input is read, if there are at least `block` elements.
  bool readsFirstOnly(TileValue input) const { return isChained && values[input].isUniform && !values[input].isArray; }
  int64_t block() const { return chainFunctions(simd).sets[0].block; }
  // The offset of a tile buffer; -1 for inputs and outputs.
  int64_t offset(TileValue value) const { return values[value].offset; }
  int64_t work(int64_t n) const { return n * int64_t(steps.size() + 1); } // the caller loads or combines the elements
  // Runs all steps on n elements. False if the watch stops the run. Steps are not cut: n is at most a tile.
  bool run(const char **pointers, int64_t n, Watch &watch) const {
    if (work(n) > Watch::interval)
      return runLong(pointers, n, watch);
    for (size_t i = fixedParts; i < parts.size(); ++i)
      runPart(parts[i], pointers, n);
    return watch.proceed(work(n));
  }
  // Whether one chain runs all steps on n elements, but for those of `runFixed`.
  bool hasOneChain(int64_t n) const {
    return parts.size() == fixedParts + 1 && parts.back().set && n >= parts.back().set->block &&
           !parts.back().arrays.empty() && work(n) <= Watch::interval;
  }
  // The same for `count` more tiles after one that `run` has run. `steps`: by value, the bytes from a tile to the next.
  bool runMore(const char **pointers, const std::vector<int64_t> &steps, int64_t n, int64_t count, Watch &watch) const;
  bool isFixedInput(TileValue input) const { return values[input].isFixed; }
  bool hasFixed() const { return fixedParts > 0; }
  bool runFixed(const char **pointers, int64_t n, Watch &watch) const {
    for (size_t i = 0; i < fixedParts; ++i)
      runPart(parts[i], pointers, n);
    return watch.proceed(work(n));
  }

private:
  // A link and the values in memory that it reads, or writes.
  struct ChainLink {
    LinkKind kind;
    uint8_t place;
    bool isUniform;
    TileValue operands[2];
    size_t count;                   // of operands in memory
    ElementKernel kernel = nullptr; // of the step; a call calls it, and links do for what they do not compute
    LinkFunction run[2] = {};       // for blocks of the chain, and for the least ones
    bool isStore() const { return kind.kind == LinkKind::Store; }
    // Whether only the first element of the operand is read.
    bool readsFirst(size_t k) const {
      if (kind.kind != LinkKind::Select || place >= trueSecond)
        return isUniform;
      return place == firstUniform ? k == 0 : k == 1 && isUniform;
    }
  };
  struct TileStep {
    ElementKernel kernel;
    StepHandler single; // for one element; may be null
    int64_t parameter;
    TileValue operands[3];
    TileValue result;
    LinkKind link;        // what it is in a chain
    TileValue sources[2]; // inputs that a chain reads instead of operands that are made of them
  };
  // Steps that are computed one after another for all elements, or as a chain (tile_chains.cpp).
  struct Part {
    size_t begin, end; // steps
    std::vector<ChainLink> links;
    const ChainFunctions::Set *set = nullptr;
    // Inputs and outputs, of which the caller sets the pointers for each tile.
    struct Outside {
      uint32_t link, operand;
      TileValue value;
      int32_t array = -1; // of `arrays`; -1: only the first element is read
    };
    struct Array {
      TileValue value;
      bool isRead, isWritten;
    };
    size_t firstLink = 0; // in the memory of a run
    std::vector<Outside> outside = {};
    std::vector<Array> arrays = {};
    bool overwrites = false; // a tile buffer that an earlier link reads
  };
  struct Value {
    ElementType type;
    bool input = false, isUniform = false, isFixed = false;
    bool isArray = false; // something reads all elements
    int64_t offset = -1;  // into the scratch memory
    std::optional<int64_t> constant = {};
    bool isOwn = false; // a constant that is no input of the fusion
  };

  static void runStep(const TileStep &step, const char **pointers, int64_t n) {
    const char *operands[3] = {pointers[step.operands[0]], pointers[step.operands[1]], pointers[step.operands[2]]};
    step.kernel(operands, const_cast<char *>(pointers[step.result]), n, step.parameter);
  }
  // Checks between the steps, too.
  bool runLong(const char **pointers, int64_t n, Watch &watch) const;
  TileValue addStep(ElementKernel kernel, StepHandler single, std::initializer_list<TileValue> operands,
                    ElementType result, int64_t parameter = 0, LinkKind link = {}, bool isShared = true);
  TileValue reinterpret(TileValue value, ElementType to, bool isShared);
  TileValue addConversion(TileValue value, ElementType to);
  std::vector<size_t> lastReads() const; // steps, by value
  // The value in the type that is used for computing.
  TileValue computable(TileValue value);

  // Orders the steps so that chains are long, and divides them into parts. `isKept`: values that are read later.
  void makeParts(std::vector<bool> &isKept);
  bool isFixed(const TileStep &step) const {
    return std::all_of(step.operands, step.operands + 3, [&](TileValue value) { return values[value].isFixed; });
  }
  class Narrower;
  class Chainer;
  // How chains run (tile_run.cpp).
  struct ChainMemory;
  static constexpr TileValue chainMemory = 0;
  void prepareChains();
  void placeChains(const char **pointers) const;
  ChainMemory chainMemoryAt(const char *begin) const;
  bool overwrites(const Part &part, const char *const *pointers) const;
  int64_t mostBlock() const; // elements of the longest blocks
  void runPart(const Part &part, const char **pointers, int64_t n) const;
  void runChain(const Part &part, size_t which, const char **pointers, int64_t n) const;

  Simd simd;
  bool isChained, isStreamed = false;
  std::vector<Value> values;
  std::vector<TileStep> steps;
  std::vector<Part> parts;
  size_t fixedParts = 0; // at the beginning
  size_t allLinks = 0, longestChain = 0, mostArraysOfChain = 0;
  std::map<TileValue, TileValue> widened; // narrow floats and their values in f32
  // Results of steps by what they compute, until `finish`.
  std::map<std::tuple<ElementKernel, int64_t, TileValue, TileValue, TileValue, ElementType, LinkKind::Kind, uint8_t>,
           TileValue>
      known;
  size_t scratch = 0;
  int64_t tileElements = 0;
  double time = 0.1; // to load it
};

} // namespace shlo::exec
