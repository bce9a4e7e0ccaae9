// Fusions: elementwise ops with one number of elements, their strided inputs, and reductions of their results. A fusion
// runs tile by tile.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise_columns.h"
#include "exec/elementwise_predicates.h"
#include "exec/rowwise_kernel.h"
#include "exec/strided.h"
#include "exec/tile.h"

namespace shlo::exec {

// The axes of a fusion: its elements, numbered in row-major order, are divided into axes so that every strided view has
// one stride per axis.
class Axes {
public:
  explicit Axes(int64_t elements) : elements(elements) {}
  // Divides the axes so that they fit a view with as many elements. Changes nothing and returns false if the axes of
  // the view cross those of another view.
  bool add(const plan::Extents &shape, const plan::Extents &strides);
  bool fits(const Axes &other) const;
  bool add(const Axes &other);
  // The products of the innermost extents, ascending, without 1 and `elements`.
  const plan::Extents &divisions() const { return boundaries; }
  // From the outermost axis on. There is at least one axis.
  plan::Extents extents() const;
  // The strides of a view that was added.
  plan::Extents strides(const plan::Extents &shape, const plan::Extents &strides) const;

private:
  int64_t elements;
  plan::Extents boundaries;
};

// A reduction at the end of a fusion: result[o] = f(init, all elements of the value that belong to o).
struct FusedReduction {
  TileValue value;
  std::optional<TileValue> factor = {}; // the elements are products of `value` and this
  plan::ElementFunction function;
  ElementType element;                     // of the result
  plan::Extents shape;                     // of the operand
  plan::Extents strides;                   // strides of the result along the operand's axes; 0 if reduced
  int64_t results;                         // elements of the result
  std::optional<IdentityElement> identity; // of `computeType`; set if the reduction may start with it
};

// Values of the tile that the fusion stores as one output: runs of `run` elements of each value in turn. All tiles have
// whole runs.
struct FusedInterleave {
  std::vector<TileValue> values; // neither inputs nor outputs, each once
  int64_t run;
};

// How a fusion reads the table of a gather of elements; or an input that is not read.
enum class TableInput : uint8_t {
  None,    // the input is no table
  Numbers, // its elements, of i64, are their places in the tile: nothing is read
  InPlace, // its layout says where the table of each element begins; those of many neighbours begin at the same place
  Copied,  // it has its own shape, and few elements
};

inline constexpr int64_t copiedTableBytes = 128;

struct FusionDescription {
  FusionDescription(KernelChoice choice, int64_t elements)
      : choice(choice), elements(elements), axes(elements), tile(choice.simd(), !choice.general) {}

  KernelChoice choice;
  int64_t elements;
  Axes axes;
  TileProgram tile;
  std::vector<Layout> inputs;     // each of `elements` elements, but for copied tables
  std::vector<TableInput> tables; // by input
  std::vector<TileValue> inputValues;
  std::optional<TileValue> begin; // the place of the first element of a tile, an i64 that all of them have
  // Inputs whose elements are neighbours in arrays, by their place there. All elements of the arrays can be read.
  std::vector<std::vector<size_t>> neighbours;
  static constexpr size_t noInput = SIZE_MAX; // reads the elements of a place
  std::vector<TileValue> outputs;
  std::vector<FusedReduction> reductions;
  std::vector<FusedInterleave> interleaves;
  std::vector<TileValue> stored() const; // `outputs` and the values of `interleaves`
  // What decides how the fusion is divided, and with it the order of sums: the same whether values are recorded or not.
  struct Estimate {
    size_t bytesPerElement;
    double nanoseconds;
  };
  Estimate estimate{};
  bool isReadSoon = false; // outputs are read again before others are written
};

// Arguments: inputs, then the scalar init of each reduction; outputs, then the result of each reduction, then those of
// interleaves.
class FusionKernel final : public RowwiseKernel {
public:
  explicit FusionKernel(FusionDescription description);
  Status run(const KernelArguments &arguments) const override;
  bool expand(StepMaker &maker) const override; // fusion_steps.cpp

  bool mayOverwrite(size_t input, size_t output) const override;
  double nanoseconds() const override { return fusion.estimate.nanoseconds * double(fusion.elements); }
  // Rows are those of its elements (fusion_rows.cpp).
  int64_t leastRows(int64_t rows) const override;
  bool isReduction(size_t output) const override { return output >= fusion.outputs.size(); }
  bool startRows(const KernelArguments &arguments, char *shared, Watch &watch) const override;
  bool runRows(const KernelArguments &arguments, const char *shared, int64_t rows, int64_t first, int64_t end,
               Watch &watch) const override;

private:
  // For a full tile, and for the last one. They are large, and most values need none.
  struct Copies {
    StridedCopy whole, rest;
  };
  // How a fusion loads the elements of an input.
  struct Loader {
    TileValue value;
    enum Kind { Direct, Once, EachTile, WithNeighbour, Numbers } kind;
    int64_t elementBytes;
    plan::Extents steps;            // in bytes, for the outer axes and `cut`
    int64_t offset = 0;             // of the tile buffer in the scratch memory
    int64_t copied = 0;             // likewise, of what is loaded: the tile buffers of neighbours, too
    int64_t before = 0;             // bytes of those before the input
    bool isFirstOnly = false;       // tiles of at least a block read one element only, in place
    std::unique_ptr<Copies> copies; // of a stripe, if there is one; Direct: null
    // EachTile: tiles that read parts of the same lines of the cache are loaded together, as a stripe. `together`
    // positions of `axis`, which has `extent` of them, each of `inside` elements; 0: every tile is loaded alone.
    int64_t together = 0, extent = 1, inside = 1;
    size_t axis = 0;
  };
  struct Store {
    TileValue value;
    int64_t elementBytes;
  };
  // The values of an interleave are rows in the scratch memory.
  struct Interleave {
    int64_t offset, rowBytes, elementBytes; // of a row of all values
    Copies copies;
  };
  struct Accumulator {
    TileValue value;
    std::optional<TileValue> factor; // as of the reduction
    ElementKernel combine;
    RowKernel row;
    ProductRowKernel productRow; // if there is a factor
    ElementKernel widen, narrow; // between the types of result and accumulator; null if these are equal
    size_t resultBytes, bytes;   // of one element
    size_t tileBytes;            // likewise, of the value in a tile, which `row` widens
    int64_t results, count;      // elements of the result and of the accumulators
    bool inScratch;              // the accumulators are in shared scratch memory, not in the result
    bool extended;               // one accumulator for each element of the innermost axis, joined at the end
    int64_t offset = 0, foldOffset = 0;
    int64_t partOffset = 0; // in the memory of a part
    std::optional<IdentityElement> identity;
    plan::Extents steps; // elements of the accumulators, for all axes
    // How a tile is combined block by block, if it is not all one row, or all as the accumulators are. A block has the
    // axes from `block` on.
    enum Kind {
      Rows,       // each block is a row, which is reduced
      Kept,       // each block is as the accumulators are
      Columns,    // `rows` of them, which have the same accumulators
      Predicates, // rows of `length` predicates
      ShortRows,  // rows of `length`, reduced side by side as the columns of the transposed block
    } kind = Rows;
    size_t block = 0;
    int64_t rows = 1, length = 1; // of a block that does not have all axes of the tile
    bool areMatrices = false;     // Columns: the axis `block` is around their rows, and has accumulators in order
    ColumnKernel columns = nullptr;
    PredicateRowsKernel predicates = nullptr;
    std::unique_ptr<Copies> copies; // ShortRows: they transpose blocks
  };

  void chooseTile();
  void keepTables();
  plan::Extents stridesOf(size_t input) const;
  bool hasRows() const;
  void findUniform();
  bool isFixed(const plan::Extents &strides) const;
  bool runFixed(const KernelArguments &arguments, char *scratch, Watch &watch) const;
  void makeLoaders();
  bool makeStripe(Loader &loader, const plan::Extents &strides);
  struct Around {
    int64_t extent, toStride, fromStride;
  };
  std::unique_ptr<Copies> copiesOf(const std::optional<Around> &around, const plan::Extents &strides,
                                   size_t bytes) const;
  void joinLoaders();
  void makeInterleaves();
  void makeAccumulators();
  void takeProducts();
  void takeConversions();
  std::vector<TileValue> valuesBeside(size_t reduction) const;
  void placeAccumulators();
  void chooseBlock(Accumulator &accumulator, const FusedReduction &reduction) const;
  size_t reserve(size_t bytes);
  bool expandSingles(StepMaker &maker) const;
  void addReductionSteps(StepMaker &maker, size_t index, uint32_t tile) const;
  static SHLO_STEP(reduceStep);
  bool mayStream() const;
  Status reduce(const Step &step, char *const *pointers, const Machine &machine) const;
  void makeTileSteps();
  void makeChunks();
  void divide(int64_t tilesOfUnit, double loading = 0);
  double timeOfLoads() const;
  int64_t tilesOfStripes() const;
  bool makeParts();
  // Tiles, or positions of the axis `cut`, if that is the outermost one.
  struct Range {
    int64_t first, end;
    bool arePositions = false;
  };
  // Loads, computes and reduces a part of the fusion.
  bool runTiles(const KernelArguments &arguments, const Range &range, int64_t part, char *scratch, Watch &watch) const;
  bool hasAnyPositions() const;
  bool runChunk(const KernelArguments &arguments, int64_t number, char *scratch, Watch &watch) const;
  int64_t leadOf(const char *output) const;
  char *memoryOf(const KernelArguments &arguments, size_t accumulator, int64_t part) const;
  bool startAccumulator(const Accumulator &accumulator, const char *init, char *memory, Watch &watch) const;
  bool addPart(const KernelArguments &arguments, int64_t part, Watch &watch) const;
  void accumulate(const Accumulator &accumulator, const char *tile, const char *factors, int64_t chunk, char *target,
                  char *scratch) const;
  bool finishAccumulator(const Accumulator &accumulator, const char *init, char *memory, char *result,
                         Watch &watch) const;

  FusionDescription fusion;
  plan::Extents extents;    // of the axes
  size_t cut = 0;           // tiles divide this axis
  int64_t chunk = 1;        // elements of the axis `cut` in a tile
  int64_t inner = 1;        // elements of the axes inside of `cut`
  bool isAlignable = false; // tiles may begin with any element
  std::vector<Loader> loaders;
  std::vector<Store> stores;
  std::vector<Interleave> interleaves;
  std::vector<Accumulator> accumulators;
  std::vector<int64_t> places; // of the elements in a tile, if an input has them
  // By value: the bytes from a full tile to the next one along the axis `cut`. Empty if tiles differ in more.
  std::vector<int64_t> tileSteps;
  size_t bufferOffset = 0, loadedOffset = 0, beginOffset = 0;
  // Threads share the tiles in chunks of some units.
  int64_t tilesOfCut = 1; // of the axis `cut`, for each position of the outer axes
  int64_t tiles = 0, unitTiles = 1, units = 0, chunks = 1;
  // Chunks with the same results have accumulators of their own, from the second part on. They are combined in order.
  int64_t parts = 1, partsOffset = 0, partBytes = 0;
};

} // namespace shlo::exec
