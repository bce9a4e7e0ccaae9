// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/fusion.h"

#include "exec/extents.h"
#include "exec/parallel.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <numeric>

namespace shlo::exec {

//--- Axes -----------------------------------------------------------------------------------------------------------//

static bool mergeBoundaries(plan::Extents &boundaries, const plan::Extents &more) {
  if (more.empty() || boundaries == more)
    return true;
  plan::Extents merged;
  std::set_union(boundaries.begin(), boundaries.end(), more.begin(), more.end(), std::back_inserter(merged));
  for (size_t i = 1; i < merged.size(); ++i)
    if (merged[i] % merged[i - 1] != 0)
      return false;
  boundaries = std::move(merged);
  return true;
}

bool Axes::add(const plan::Extents &shape, const plan::Extents &strides) {
  if (elements == 0)
    return true;
  plan::Extents more;
  int64_t boundary = 1;
  const Walk<1> walk(shape, {strides});
  for (size_t i = walk.axes.size(); i-- > 0;) {
    boundary *= walk.axes[i].extent;
    if (boundary != elements)
      more.push_back(boundary);
  }
  return mergeBoundaries(boundaries, more);
}

bool Axes::fits(const Axes &other) const {
  plan::Extents copy = boundaries;
  return mergeBoundaries(copy, other.boundaries);
}

bool Axes::add(const Axes &other) { return mergeBoundaries(boundaries, other.boundaries); }

plan::Extents Axes::extents() const {
  plan::Extents result;
  int64_t outer = elements;
  for (size_t i = boundaries.size(); i-- > 0;) {
    result.push_back(outer / boundaries[i]);
    outer = boundaries[i];
  }
  result.push_back(outer);
  return result;
}

plan::Extents Axes::strides(const plan::Extents &shape, const plan::Extents &strides) const {
  plan::Extents result(boundaries.size() + 1, 0);
  if (elements == 0)
    return result;
  int64_t begin = 1;
  size_t axis = result.size();
  const Walk<1> walk(shape, {strides});
  for (size_t i = walk.axes.size(); i-- > 0;) {
    const Walk<1>::Axis &joined = walk.axes[i];
    const int64_t end = begin * joined.extent;
    while (axis > 0) {
      const size_t inside = result.size() - axis;
      const int64_t position = inside == 0 ? 1 : boundaries[inside - 1];
      if (position >= end)
        break;
      result[--axis] = joined.strides[0] * (position / begin);
    }
    begin = end;
  }
  return result;
}

//--- Making a fusion ------------------------------------------------------------------------------------------------//

bool FusionKernel::mayOverwrite(size_t input, size_t output) const {
  if (input >= fusion.inputs.size() || output >= fusion.outputs.size() || fusion.tables[input] != TableInput::None)
    return false;
  const TileValue read = fusion.inputValues[input], written = fusion.outputs[output];
  const TileProgram &tile = fusion.tile;
  for (const FusedReduction &reduction : fusion.reductions)
    if (reduction.value == read || reduction.factor == read)
      return false;
  return byteSize(tile.type(read)) == byteSize(tile.type(written)) && tile.lastRead(read) <= tile.madeBy(written);
}

size_t FusionKernel::reserve(size_t bytes) {
  const size_t offset = scratchBytes;
  scratchBytes += (bytes + 63) & ~size_t(63);
  return offset;
}

FusionKernel::FusionKernel(FusionDescription description) : fusion(std::move(description)) {
  if (fusion.elements == 0) {
    // Reductions of no elements have results, too.
    makeAccumulators();
    placeAccumulators();
    return;
  }
  extents = fusion.axes.extents();
  chooseTile();
  findUniform();
  makeAccumulators();
  takeProducts();
  takeConversions();
  std::vector<TileValue> readLater;
  for (const FusedReduction &reduction : fusion.reductions) {
    readLater.push_back(reduction.value);
    if (reduction.factor)
      readLater.push_back(*reduction.factor);
  }
  if (fusion.elements > mostStepElements) {
    std::vector<TileValue> kept = fusion.stored();
    kept.insert(kept.end(), readLater.begin(), readLater.end());
    fusion.tile.narrowIntegers(kept);
  }
  if (mayStream())
    fusion.tile.streamOutputs();
  reserve(fusion.tile.size() * sizeof(char *));
  fusion.tile.finish(fusion.stored(), readLater, chunk * inner);
  bufferOffset = reserve(fusion.tile.scratchBytes());
  loadedOffset = reserve(fusion.inputs.size() * sizeof(char *));
  makeLoaders();
  joinLoaders();
  makeInterleaves();
  placeAccumulators();
  for (TileValue value : fusion.outputs)
    stores.push_back({value, int64_t(byteSize(fusion.tile.type(value)))});
  makeTileSteps();
  makeChunks();
}

// Sets `tileSteps` if one chain computes a tile, and full tiles along the axis `cut` differ only in their place.
void FusionKernel::makeTileSteps() {
  const int64_t n = chunk * inner;
  if (fusion.begin || !interleaves.empty() || !accumulators.empty() || !fusion.tile.hasOneChain(n))
    return;
  std::vector<int64_t> steps(fusion.tile.size(), 0);
  for (const Loader &loader : loaders) {
    if (loader.kind == Loader::Direct || loader.isFirstOnly)
      steps[loader.value] = chunk * loader.steps[cut];
    else if (loader.kind == Loader::WithNeighbour || loader.together ||
             (loader.kind == Loader::EachTile && loader.steps[cut] != 0))
      return;
  }
  for (const Store &store : stores)
    steps[store.value] = n * store.elementBytes;
  tileSteps = std::move(steps);
}

// Whether the arrays together are longer than the last cache of most processors: what is written is not there any more
// when it is read, and lines need not be read before they are written.
bool FusionKernel::mayStream() const {
  constexpr double cacheBytes = 22 << 20;
  if (fusion.choice.general || fusion.isReadSoon || !fusion.reductions.empty() || !fusion.interleaves.empty())
    return false;
  double bytes = 0;
  for (size_t i = 0; i < fusion.inputs.size(); ++i) {
    double elements = double(byteSize(fusion.inputs[i].element));
    const plan::Extents strides = stridesOf(i);
    for (size_t axis = 0; axis < strides.size(); ++axis)
      elements *= strides[axis] == 0 ? 1.0 : double(extents[axis]);
    bytes += elements;
  }
  for (TileValue value : fusion.outputs)
    bytes += double(fusion.elements) * double(byteSize(fusion.tile.type(value)));
  return bytes >= cacheBytes;
}

void FusionKernel::chooseTile() {
  constexpr int64_t cacheBytes = 24 << 10;
  const int64_t most = fusion.reductions.empty() ? 4096 : 2048; // sums of shorter pieces are more precise
  int64_t target = std::clamp<int64_t>(cacheBytes / int64_t(fusion.estimate.bytesPerElement), 256, most);
  if (fusion.reductions.empty())
    target -= target % 256; // whole lines of the cache, and blocks of chains
  cut = extents.size() - 1;
  inner = 1;
  while (cut > 0 && inner * extents[cut] <= target)
    inner *= extents[cut--];
  chunk = std::min(extents[cut], std::max<int64_t>(1, target / inner));
  if (fusion.reductions.empty() && chunk >= 256 && chunk < extents[cut])
    chunk -= chunk % 64; // so that tiles of several axes begin with a line, too
  if (hasRows())
    chunk = 1;
  keepTables();
}

// The strides of an input along the axes; 0 for a table that is copied.
plan::Extents FusionKernel::stridesOf(size_t input) const {
  if (fusion.tables[input] == TableInput::Copied)
    return plan::Extents(extents.size(), 0);
  return fusion.axes.strides(fusion.inputs[input].shape, fusion.inputs[input].strides);
}

// Makes tiles shorter until all elements of one have the same tables.
void FusionKernel::keepTables() {
  for (size_t i = 0; i < fusion.inputs.size(); ++i) {
    if (fusion.tables[i] == TableInput::None || fusion.tables[i] == TableInput::Numbers)
      continue;
    const plan::Extents strides = stridesOf(i);
    for (size_t axis = strides.size(); axis-- > cut;)
      if (strides[axis] != 0) {
        for (; cut < axis; ++cut)
          inner /= extents[cut + 1];
        chunk = 1;
        break;
      }
  }
}

// Whether an input has one element for each row of a tile, which need not be repeated if each tile is a row; or rows
// with gaps between them, which need not be copied then.
bool FusionKernel::hasRows() const {
  constexpr int64_t longRow = 192, longNumberedRow = 384;
  for (size_t i = 0; i < fusion.inputs.size(); ++i) {
    const plan::Extents strides = stridesOf(i);
    bool isNumber = true, isRow = true;
    int64_t expected = 1;
    for (size_t axis = strides.size(); axis-- > cut + 1; expected *= extents[axis]) {
      isNumber = isNumber && strides[axis] == 0;
      isRow = isRow && (strides[axis] == expected || extents[axis] == 1);
    }
    const bool hasGaps = isRow && strides[cut] != expected;
    if (strides[cut] != 0 && ((isNumber && inner >= longNumberedRow) || (hasGaps && inner >= longRow)))
      return true;
  }
  return false;
}

// Finds inputs that are broadcast along all axes of a tile, and those of which all tiles have the same elements.
void FusionKernel::findUniform() {
  for (size_t i = 0; i < fusion.inputs.size(); ++i) {
    const plan::Extents strides = stridesOf(i);
    if (!fusion.choice.general && fusion.elements > chunk * inner && isFixed(strides))
      fusion.tile.setFixed(fusion.inputValues[i]);
    const auto first = strides.begin() + ptrdiff_t(chunk == 1 ? cut + 1 : cut);
    if (std::all_of(first, strides.end(), [](int64_t stride) { return stride == 0; }))
      fusion.tile.setUniform(fusion.inputValues[i]);
  }
}

bool FusionKernel::isFixed(const plan::Extents &strides) const {
  return std::all_of(strides.begin(), strides.begin() + ptrdiff_t(cut), [](int64_t stride) { return stride == 0; }) &&
         (strides[cut] == 0 || chunk == extents[cut]);
}

void FusionKernel::makeAccumulators() {
  const Simd simd = fusion.choice.simd();
  accumulators.reserve(fusion.reductions.size());
  for (const FusedReduction &reduction : fusion.reductions) {
    const ElementType computed = computeType(reduction.element);
    Accumulator accumulator{};
    accumulator.value = reduction.value;
    accumulator.combine = elementKernel(simd, reduction.function, computed);
    accumulator.row = rowKernel(simd, reduction.function, computed);
    if (computed != reduction.element) {
      accumulator.widen = convertKernel(simd, reduction.element, computed);
      accumulator.narrow = convertKernel(simd, computed, reduction.element);
    }
    accumulator.resultBytes = byteSize(reduction.element);
    accumulator.bytes = accumulator.tileBytes = byteSize(computed);
    accumulator.results = accumulator.count = reduction.results;
    accumulator.identity = reduction.identity;
    if (fusion.elements != 0) {
      accumulator.steps = fusion.axes.strides(reduction.shape, reduction.strides);
      // A short, reduced innermost axis inside longer axes is kept until the end, so that tiles are combined in runs
      // longer than this axis.
      const int64_t innermost = extents.back();
      if (reduction.identity && accumulator.steps.back() == 0 && innermost <= 64 && reduction.results > 1 &&
          reduction.results * innermost <= 4096 && fusion.elements > 2 * reduction.results * innermost) {
        accumulator.extended = true;
        accumulator.count = reduction.results * innermost;
        for (int64_t &step : accumulator.steps)
          step *= innermost;
        accumulator.steps.back() = 1;
      }
      chooseBlock(accumulator, reduction);
    }
    accumulator.inScratch = accumulator.extended || computed != reduction.element;
    accumulators.push_back(std::move(accumulator));
  }
}

// Sums of products multiply while they add, where rows are reduced.
void FusionKernel::takeProducts() {
  if (fusion.choice.general || fusion.elements <= mostStepElements)
    return;
  for (size_t i = 0; i < accumulators.size(); ++i) {
    Accumulator &accumulator = accumulators[i];
    FusedReduction &reduction = fusion.reductions[i];
    const ProductRowKernel row =
        productRowKernel(fusion.choice.simd(), reduction.function, computeType(reduction.element));
    if (!row || accumulator.kind != Accumulator::Rows)
      continue;
    if (const auto factors = fusion.tile.takeProduct(reduction.value, valuesBeside(i))) {
      accumulator.value = reduction.value = (*factors)[0];
      accumulator.factor = reduction.factor = (*factors)[1];
      accumulator.productRow = row;
    }
  }
}

// Narrow floats are widened while they are reduced, where rows of an input are.
void FusionKernel::takeConversions() {
  if (fusion.choice.general || fusion.elements <= mostStepElements)
    return;
  for (size_t i = 0; i < accumulators.size(); ++i) {
    Accumulator &accumulator = accumulators[i];
    FusedReduction &reduction = fusion.reductions[i];
    if (accumulator.factor || accumulator.kind != Accumulator::Rows)
      continue;
    const std::optional<TileValue> narrow = fusion.tile.convertedInput(reduction.value, valuesBeside(i));
    const RowKernel row =
        narrow ? narrowRowKernel(fusion.choice.simd(), reduction.function, fusion.tile.type(*narrow)) : nullptr;
    if (!row)
      continue;
    fusion.tile.remove(reduction.value);
    accumulator.value = reduction.value = *narrow;
    accumulator.row = row;
    accumulator.tileBytes = byteSize(fusion.tile.type(*narrow));
  }
}

// What the fusion stores, and what other reductions read.
std::vector<TileValue> FusionKernel::valuesBeside(size_t reduction) const {
  std::vector<TileValue> values = fusion.stored();
  for (size_t k = 0; k < fusion.reductions.size(); ++k)
    if (k != reduction) {
      values.push_back(fusion.reductions[k].value);
      if (fusion.reductions[k].factor)
        values.push_back(*fusion.reductions[k].factor);
    }
  return values;
}

void FusionKernel::placeAccumulators() {
  if (fusion.elements != 0)
    for (Accumulator &accumulator : accumulators) {
      const bool isWhole = accumulator.kind == Accumulator::ShortRows;
      accumulator.foldOffset = int64_t(reserve(size_t(chunk * inner) * accumulator.bytes / (isWhole ? 1 : 2) + 64));
    }
  const size_t own = scratchBytes;
  for (Accumulator &accumulator : accumulators)
    if (accumulator.inScratch)
      accumulator.offset = int64_t(reserve(size_t(accumulator.count) * accumulator.bytes));
  sharedBytes = scratchBytes - own;
}

// Finds the largest blocks that one call combines, in the order of single rows.
void FusionKernel::chooseBlock(Accumulator &accumulator, const FusedReduction &reduction) const {
  const plan::Extents &steps = accumulator.steps;
  const size_t last = extents.size() - 1;
  const bool isReduced = steps[last] == 0;
  accumulator.kind = isReduced ? Accumulator::Rows : Accumulator::Kept;
  accumulator.block = last;
  accumulator.length = extents[last];
  if (fusion.choice.general || last == cut)
    return;
  accumulator.columns = columnKernel(fusion.choice.simd(), reduction.function, computeType(reduction.element));
  // The axes around the innermost one along which the accumulators lie in order.
  size_t kept = last;
  int64_t expected = isReduced ? 1 : extents[last];
  while (kept > cut && steps[kept - 1] == expected)
    expected *= extents[--kept];
  if (!isReduced) {
    accumulator.block = kept;
    accumulator.length = expected;
    if (kept > cut + 1 && steps[kept - 1] == 0 && accumulator.columns) {
      accumulator.kind = Accumulator::Columns;
      accumulator.block = kept - 1;
      accumulator.rows = extents[kept - 1];
      accumulator.areMatrices = steps[kept - 2] == expected;
      accumulator.block -= accumulator.areMatrices;
    }
    return;
  }
  const int64_t length = extents[last], rows = kept == cut ? expected / extents[cut] * chunk : expected;
  // Extremes of narrow integers are found quickly in short rows.
  const bool isExtreme =
      reduction.function == plan::ElementFunction::Max || reduction.function == plan::ElementFunction::Min;
  const bool isQuick = isExtreme && isInteger(reduction.element) && accumulator.bytes <= 2;
  const int64_t leastRow = isQuick ? 32 / int64_t(accumulator.bytes) : reducedInOrder(accumulator.bytes);
  if (kept == last || rows < 8 || length >= leastRow || !accumulator.columns)
    return;
  accumulator.kind = Accumulator::ShortRows;
  accumulator.block = kept;
  accumulator.rows = rows;
  if (reduction.element == ElementType::I1)
    accumulator.predicates = predicateRowsKernel(reduction.function, length);
  if (accumulator.predicates) {
    accumulator.kind = Accumulator::Predicates;
    return;
  }
  accumulator.copies = std::make_unique<Copies>();
  accumulator.copies->whole = StridedCopy({length, rows}, {1, length}, accumulator.bytes, fusion.choice);
  if (const int64_t rest = extents[cut] % chunk; kept == cut && rest != 0)
    accumulator.copies->rest =
        StridedCopy({length, rows / chunk * rest}, {1, length}, accumulator.bytes, fusion.choice);
}

// Divides the tiles into units that threads can compute independently: each has its own results of reductions, and
// begins with the first tile of every stripe.
void FusionKernel::makeChunks() {
  tilesOfCut = (extents[cut] + chunk - 1) / chunk;
  tiles = fusion.elements / (extents[cut] * inner) * tilesOfCut;
  isAlignable = cut == 0 && inner == 1 && tiles > 1 && accumulators.empty() && interleaves.empty() && !stores.empty() &&
                std::all_of(loaders.begin(), loaders.end(), [](const Loader &loader) {
                  return loader.kind == Loader::Direct || loader.kind == Loader::Numbers || loader.steps[0] == 0;
                });
  size_t kept = cut + 1; // axes whose positions have different results
  for (const Accumulator &accumulator : accumulators) {
    size_t axis = 0;
    while (axis < kept && (accumulator.steps[axis] != 0 || extents[axis] == 1))
      ++axis;
    kept = axis;
  }
  int64_t ofResults = 1;
  if (kept <= cut) {
    ofResults = tilesOfCut;
    for (size_t axis = kept; axis < cut; ++axis)
      ofResults *= extents[axis];
  }
  divide(ofResults);
  // Whether there are parts must not depend on how inputs are loaded, because they change the order of combining.
  if (chunks >= 16 || !makeParts())
    divide(std::lcm(ofResults, tilesOfStripes()), timeOfLoads());
  isParallel = chunks > 1;
}

// The tiles of a unit that begins with a stripe of every loader.
int64_t FusionKernel::tilesOfStripes() const {
  const int64_t group = extents[cut] * inner, tile = chunk * inner;
  const bool areEqual = group % tile == 0 || tiles == tilesOfCut; // but for the last one
  int64_t stripes = 1;
  for (const Loader &loader : loaders)
    if (loader.together) {
      // Stripes begin anew with each group of the axes around theirs.
      const bool isOutermost = loader.extent * loader.inside == fusion.elements;
      const int64_t positions = isOutermost || loader.extent % loader.together == 0 ? loader.together : loader.extent;
      const int64_t stripe = positions * loader.inside;
      if (areEqual)
        stripes = std::lcm(stripes, std::lcm(stripe, tile) / tile);
      else // in whole groups
        stripes = std::lcm(std::max(stripes, tilesOfCut), std::lcm(stripe, group) / group * tilesOfCut);
    }
  return stripes;
}

// `loading`: of an element, in nanoseconds.
void FusionKernel::divide(int64_t tilesOfUnit, double loading) {
  unitTiles = tilesOfUnit;
  units = (tiles + unitTiles - 1) / unitTiles;
  double time = fusion.estimate.nanoseconds + loading;
  for (const Accumulator &accumulator : accumulators) {
    const bool isShort = accumulator.steps.back() == 0 && extents.back() < 64;
    time += (isShort ? 0.08 : 0.02) * double(accumulator.bytes);
  }
  // A chunk begins with placing all values of a tile, which takes some 10 ns for each, and waits for what has been
  // written past the caches.
  constexpr double fewValues = 20, streaming = 4;
  time /= std::max(fusion.tile.streams() ? streaming : 1.0, double(fusion.tile.size()) / fewValues);
  chunks = chunksOf(fusion.choice, units, time * double(fusion.elements) / double(units));
}

double FusionKernel::timeOfLoads() const {
  double time = 0;
  for (const Loader &loader : loaders)
    if (loader.kind == Loader::EachTile)
      time += (loader.together ? 0.05 : 0.02) * double(loader.elementBytes);
  return time;
}

// Lets chunks with the same results have accumulators of their own, if there are many more chunks then.
bool FusionKernel::makeParts() {
  constexpr int64_t mostBytes = 256 << 10;
  int64_t counts = 0;
  size_t bytes = 0;
  for (Accumulator &accumulator : accumulators) {
    if (!accumulator.identity)
      return false;
    accumulator.partOffset = int64_t(bytes);
    bytes += (size_t(accumulator.count) * accumulator.bytes + 63) & ~size_t(63);
    counts += accumulator.count;
  }
  // What the parts add must be little beside the elements.
  if (accumulators.empty() || counts > fusion.elements / 64 || bytes > size_t(mostBytes))
    return false;
  const int64_t most = std::min(fusion.elements / 32 / counts, mostBytes / int64_t(bytes) + 1), withoutParts = chunks;
  divide(1);
  if (std::min(chunks, most) < 2 * withoutParts)
    return false;
  parts = chunks = std::min(chunks, most);
  partBytes = int64_t(bytes);
  const size_t own = scratchBytes;
  partsOffset = int64_t(reserve(bytes * size_t(parts - 1)));
  sharedBytes += scratchBytes - own;
  return true;
}

//--- Running --------------------------------------------------------------------------------------------------------//

// The memory of the accumulators of a part.
char *FusionKernel::memoryOf(const KernelArguments &arguments, size_t index, int64_t part) const {
  const Accumulator &accumulator = accumulators[index];
  if (part > 0)
    return arguments.scratch + partsOffset + (part - 1) * partBytes + accumulator.partOffset;
  return accumulator.inScratch ? arguments.scratch + accumulator.offset
                               : arguments.outputs[fusion.outputs.size() + index];
}

// Without an init value, the accumulators start with the identity element.
bool FusionKernel::startAccumulator(const Accumulator &accumulator, const char *init, char *memory,
                                    Watch &watch) const {
  char element[16];
  if (accumulator.extended || !init) {
    std::memcpy(element, accumulator.identity->data(), sizeof(element));
  } else if (accumulator.widen) {
    accumulator.widen(&init, element, 1, 0);
  } else {
    std::memcpy(element, init, accumulator.bytes);
  }
  return fill(memory, element, accumulator.count, accumulator.bytes, watch);
}

bool FusionKernel::finishAccumulator(const Accumulator &accumulator, const char *init, char *memory, char *result,
                                     Watch &watch) const {
  if (!accumulator.inScratch)
    return true;
  if (!accumulator.extended)
    return watch.pieces(accumulator.count, 1, [&](int64_t begin, int64_t end) {
      const char *operand = memory + begin * int64_t(accumulator.bytes);
      accumulator.narrow(&operand, result + begin * int64_t(accumulator.resultBytes), end - begin, 0);
    });
  // There are at most some thousand.
  const int64_t length = extents.back();
  for (int64_t i = 0; i < accumulator.results; ++i) {
    char element[16];
    if (accumulator.widen)
      accumulator.widen(&init, element, 1, 0);
    else
      std::memcpy(element, init, accumulator.bytes);
    accumulator.row(memory + i * length * int64_t(accumulator.bytes), length, element);
    const char *operand = element;
    if (accumulator.narrow)
      accumulator.narrow(&operand, result + i * int64_t(accumulator.resultBytes), 1, 0);
    else
      std::memcpy(result + i * int64_t(accumulator.resultBytes), element, accumulator.bytes);
  }
  return true;
}

// Combines a tile of `count` elements along the axis `cut` with the accumulators from `target` on. `factors`: of the
// elements, or null.
void FusionKernel::accumulate(const Accumulator &accumulator, const char *tile, const char *factors, int64_t count,
                              char *target, char *scratch) const {
  const plan::Extents &steps = accumulator.steps;
  const int64_t bytes = int64_t(accumulator.bytes), tileBytes = int64_t(accumulator.tileBytes);
  const size_t last = extents.size() - 1;
  auto combine = [&](const char *values, int64_t n, char *sums) {
    const char *operands[2] = {sums, values};
    accumulator.combine(operands, sums, n, 0);
  };
  const char *const begin = tile;
  auto reduceRow = [&](const char *values, int64_t n, char *sum) {
    if (factors)
      accumulator.productRow(values, factors + (values - begin), n, sum);
    else
      accumulator.row(values, n, sum);
  };
  bool allReduced = true, allKept = true;
  int64_t expected = 1;
  for (size_t axis = last + 1; axis-- > cut;) {
    allReduced = allReduced && steps[axis] == 0;
    allKept = allKept && (steps[axis] == expected || (axis == cut && count == 1));
    expected *= extents[axis];
  }
  if (allReduced)
    return reduceRow(tile, count * inner, target);
  if (allKept)
    return combine(tile, count * inner, target);
  if (cut == last) // one axis, neither reduced nor in order: cannot happen, but is correct
    return combine(tile, count, target);

  bool innerKept = true;
  expected = 1;
  for (size_t axis = last + 1; axis-- > cut + 1;) {
    innerKept = innerKept && steps[axis] == expected;
    expected *= extents[axis];
  }
  if (innerKept && steps[cut] == 0) {
    // Combines the rows by halves: the halves are long runs even if the rows are short.
    int64_t rows = count;
    while (rows > 1) {
      const int64_t half = rows / 2;
      if (rows & 1)
        combine(tile + (rows - 1) * inner * bytes, inner, target);
      const char *operands[2] = {tile, tile + half * inner * bytes};
      accumulator.combine(operands, scratch, half * inner, 0);
      tile = scratch;
      rows = half;
    }
    return combine(tile, inner, target);
  }
  // Block by block.
  int64_t counters[64] = {};
  const size_t block = accumulator.block;
  const bool isPart = block == cut && count != chunk, hasPartRows = isPart && !accumulator.areMatrices;
  const int64_t rows = hasPartRows ? accumulator.rows / chunk * count : accumulator.rows, length = accumulator.length;
  const int64_t matrices = !accumulator.areMatrices ? 1 : block == cut ? count : extents[block];
  // Rows side by side, whose results are, too.
  const int64_t rowsOfAxis = accumulator.kind != Accumulator::Rows || block == cut ? 1
                             : block - 1 == cut                                    ? count
                                                                                   : extents[block - 1];
  for (;;) {
    switch (accumulator.kind) {
    case Accumulator::Rows:
      for (int64_t row = 1; row < rowsOfAxis; ++row) {
        reduceRow(tile, length, target);
        tile += length * tileBytes;
        target += steps[block - 1] * bytes;
        ++counters[block - 1];
      }
      reduceRow(tile, length, target);
      break;
    case Accumulator::Kept: combine(tile, length, target); break;
    case Accumulator::Columns: accumulator.columns(tile, matrices, rows, length, target); break;
    case Accumulator::Predicates: accumulator.predicates(tile, rows, length, target); break;
    case Accumulator::ShortRows:
      (isPart ? accumulator.copies->rest : accumulator.copies->whole).run(scratch, tile);
      accumulator.columns(scratch, 1, length, rows, target);
      break;
    }
    tile += matrices * rows * length * tileBytes;
    size_t axis = block;
    for (;;) {
      if (axis == cut)
        return;
      --axis;
      target += steps[axis] * bytes;
      if (++counters[axis] < (axis == cut ? count : extents[axis]))
        break;
      target -= steps[axis] * bytes * (axis == cut ? count : extents[axis]);
      counters[axis] = 0;
    }
  }
}

// Runs the steps that are alike for all tiles, on a full one. The loaders that load once have done so.
bool FusionKernel::runFixed(const KernelArguments &arguments, char *scratch, Watch &watch) const {
  const char **pointers = reinterpret_cast<const char **>(scratch);
  const int64_t n = chunk * inner;
  for (size_t i = 0; i < loaders.size(); ++i) {
    const Loader &loader = loaders[i];
    if (!fusion.tile.isFixedInput(loader.value))
      continue;
    if (loader.kind == Loader::Direct || (loader.isFirstOnly && n >= fusion.tile.block()))
      pointers[loader.value] = arguments.inputs[i];
    else if (loader.isFirstOnly)
      loader.copies->whole.run(scratch + loader.offset, arguments.inputs[i]);
  }
  return fusion.tile.runFixed(pointers, n, watch);
}

bool FusionKernel::runChunk(const KernelArguments &arguments, int64_t number, char *scratch, Watch &watch) const {
  return runTiles(arguments,
                  {chunkBegin(units, chunks, number) * unitTiles,
                   std::min(chunkBegin(units, chunks, number + 1) * unitTiles, tiles)},
                  parts > 1 ? number : 0, scratch, watch);
}

bool FusionKernel::runTiles(const KernelArguments &arguments, const Range &range, int64_t part, char *scratch,
                            Watch &watch) const {
  if (part > 0)
    for (size_t i = 0; i < accumulators.size(); ++i)
      if (!startAccumulator(accumulators[i], nullptr, memoryOf(arguments, i, part), watch))
        return false;
  const size_t inputs = fusion.inputs.size(), outputs = stores.size();
  const char **pointers = reinterpret_cast<const char **>(scratch);
  fusion.tile.place(pointers, scratch + bufferOffset);
  for (size_t i = 0; i < interleaves.size(); ++i)
    for (size_t k = 0; k < fusion.interleaves[i].values.size(); ++k)
      pointers[fusion.interleaves[i].values[k]] =
          scratch + interleaves[i].offset + int64_t(k) * interleaves[i].rowBytes;
  for (size_t i = 0; i < inputs; ++i)
    if (loaders[i].kind != Loader::Direct) {
      pointers[loaders[i].value] = loaders[i].kind == Loader::Numbers ? reinterpret_cast<const char *>(places.data())
                                                                      : scratch + loaders[i].offset;
      if (loaders[i].kind == Loader::Once && !loaders[i].isFirstOnly)
        loaders[i].copies->whole.run(scratch + loaders[i].copied, arguments.inputs[i] - loaders[i].before);
    }
  if (fusion.tile.hasFixed() && !runFixed(arguments, scratch, watch))
    return false;

  if (fusion.begin)
    pointers[*fusion.begin] = scratch + beginOffset;

  // The position of the first tile: of the axes outside of `cut`, of `cut`, and in elements.
  const auto [first, end, arePositions] = range;
  int64_t counters[64] = {}, outer = arePositions ? 0 : first / tilesOfCut;
  int64_t start = arePositions ? first : first % tilesOfCut * chunk;
  int64_t begin = outer * extents[cut] * inner + start * inner;
  for (size_t axis = cut; axis-- > 0; outer /= extents[axis])
    counters[axis] = outer % extents[axis];
  const char **loaded = reinterpret_cast<const char **>(scratch + loadedOffset);
  std::fill_n(loaded, inputs, nullptr);
  bool isFirst = true;
  auto runTile = [&](int64_t at, int64_t count) {
    const int64_t n = count * inner;
    if (fusion.begin) {
      const bool isFirstOnly = fusion.tile.readsFirstOnly(*fusion.begin) && n >= fusion.tile.block();
      std::fill_n(reinterpret_cast<int64_t *>(scratch + beginOffset), isFirstOnly ? 1 : n, begin);
    }
    for (size_t i = 0; i < inputs; ++i) {
      const Loader &loader = loaders[i];
      if (loader.kind == Loader::WithNeighbour || loader.kind == Loader::Numbers ||
          (loader.kind == Loader::Once && !loader.isFirstOnly))
        continue;
      const char *source = arguments.inputs[i] + at * loader.steps[cut];
      for (size_t axis = 0; axis < cut; ++axis)
        source += counters[axis] * loader.steps[axis];
      if (loader.kind == Loader::Direct || (loader.isFirstOnly && n >= fusion.tile.block())) {
        pointers[loader.value] = source;
      } else if (loader.isFirstOnly) {
        pointers[loader.value] = scratch + loader.offset;
        (count == chunk || isAlignable || arePositions ? loader.copies->whole : loader.copies->rest)
            .run(scratch + loader.offset, source);
      } else if (loader.together) {
        const int64_t position = begin / loader.inside % loader.extent, past = position % loader.together;
        const int64_t inStripe = past * loader.inside + begin % loader.inside;
        char *const stripe = scratch + loader.offset;
        if (inStripe == 0 || isFirst) {
          // A part may begin within a stripe.
          source -= past * loader.steps[loader.axis];
          for (size_t axis = loader.axis + 1; axis <= cut; ++axis)
            source -= (axis == cut ? at : counters[axis]) * loader.steps[axis];
          (loader.extent - position + past >= loader.together ? loader.copies->whole : loader.copies->rest)
              .run(stripe, source);
        }
        pointers[loader.value] = stripe + inStripe * loader.elementBytes;
      } else if (loader.steps[cut] != 0 || loaded[i] != source) {
        const bool isWhole = count == chunk || arePositions;
        (isWhole ? loader.copies->whole : loader.copies->rest).run(scratch + loader.copied, source - loader.before);
        loaded[i] = isWhole ? source : nullptr; // the next tile along the axis has the same elements
      }
    }
    for (size_t i = 0; i < outputs; ++i)
      pointers[stores[i].value] = arguments.outputs[i] + begin * stores[i].elementBytes;
    if (!fusion.tile.run(pointers, n, watch))
      return false;
    for (size_t i = 0; i < interleaves.size(); ++i) {
      const Interleave &interleave = interleaves[i];
      char *const output = arguments.outputs[outputs + accumulators.size() + i];
      (count == chunk ? interleave.copies.whole : interleave.copies.rest)
          .run(output + begin * interleave.elementBytes, scratch + interleave.offset);
    }
    for (size_t i = 0; i < accumulators.size(); ++i) {
      const Accumulator &accumulator = accumulators[i];
      int64_t offset = at * accumulator.steps[cut];
      for (size_t axis = 0; axis < cut; ++axis)
        offset += counters[axis] * accumulator.steps[axis];
      accumulate(accumulator, pointers[accumulator.value], accumulator.factor ? pointers[*accumulator.factor] : nullptr,
                 count, memoryOf(arguments, i, part) + offset * int64_t(accumulator.bytes),
                 scratch + accumulator.foldOffset);
    }
    begin += n;
    isFirst = false;
    return true;
  };

  if (arePositions) {
    for (int64_t at = first; at < end; at += chunk)
      if (!runTile(at, std::min(chunk, end - at)))
        return false;
    return true;
  }
  if (isAlignable) {
    const int64_t lead = leadOf(arguments.outputs[0]), stop = end == tiles ? extents[0] : end * chunk - lead;
    begin = std::max<int64_t>(begin - lead, 0);
    for (int64_t at = begin, next; at < stop; at = next) {
      next = std::min(at == 0 ? chunk - lead : at + chunk, stop);
      if (!runTile(at, next - at))
        return false;
    }
    return true;
  }
  for (int64_t left = end - first; left > 0;) {
    for (int64_t at = start; at < extents[cut] && left > 0; at += chunk, --left) {
      if (!runTile(at, std::min(chunk, extents[cut] - at)))
        return false;
      const int64_t more = tileSteps.empty() ? 0 : std::min(left, (extents[cut] - at) / chunk) - 1;
      if (more > 0) {
        if (!fusion.tile.runMore(pointers, tileSteps, chunk * inner, more, watch))
          return false;
        at += more * chunk;
        left -= more;
        begin += more * chunk * inner;
      }
    }
    start = 0;
    bool more = false;
    for (size_t axis = cut; axis-- > 0 && !more;) {
      more = ++counters[axis] < extents[axis];
      if (!more)
        counters[axis] = 0;
    }
  }
  return true;
}

// The elements by which the first tile is shorter, so that the next ones begin with a line of the cache: an instruction
// that reads or writes parts of two lines takes twice as long.
int64_t FusionKernel::leadOf(const char *output) const {
  constexpr uintptr_t line = 64;
  const uintptr_t past = reinterpret_cast<uintptr_t>(output) % line, bytes = uintptr_t(stores[0].elementBytes);
  return past % bytes == 0 ? int64_t(past / bytes) : 0;
}

// Combines the accumulators of a part with those of the run.
bool FusionKernel::addPart(const KernelArguments &arguments, int64_t part, Watch &watch) const {
  int64_t work = 0;
  for (size_t i = 0; i < accumulators.size(); ++i) {
    char *const sums = memoryOf(arguments, i, 0);
    const char *operands[2] = {sums, memoryOf(arguments, i, part)};
    accumulators[i].combine(operands, sums, accumulators[i].count, 0);
    work += accumulators[i].count;
  }
  return watch.proceed(work);
}

Status FusionKernel::run(const KernelArguments &arguments) const {
  const char *const *inits = arguments.inputs + fusion.inputs.size();
  char *const *results = arguments.outputs + fusion.outputs.size();
  Watch watch(arguments.context);
  for (size_t i = 0; i < accumulators.size(); ++i)
    if (!startAccumulator(accumulators[i], inits[i], memoryOf(arguments, i, 0), watch))
      return watch.status();
  Status status;
  if (tiles != 0 && parts == 1 && !arguments.workers) {
    if (!runTiles(arguments, {0, tiles}, 0, arguments.scratch, watch))
      status = watch.status();
  } else if (tiles != 0)
    status = forChunks(arguments, chunks, [&](int64_t number, char *scratch, Watch &chunkWatch) {
      return runChunk(arguments, number, scratch, chunkWatch);
    });
  if (fusion.tile.streams())
    finishStreams();
  if (!status)
    return status;
  for (int64_t part = 1; part < parts; ++part)
    if (!addPart(arguments, part, watch))
      return watch.status();
  for (size_t i = 0; i < accumulators.size(); ++i)
    if (!finishAccumulator(accumulators[i], inits[i], memoryOf(arguments, i, 0), results[i], watch))
      break;
  return watch.status();
}

} // namespace shlo::exec
