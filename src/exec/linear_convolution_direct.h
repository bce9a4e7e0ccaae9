// Convolutions by the kernels of linear_direct.h, in slabs of an input that has its padding.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/epilogue.h"
#include "exec/linear_direct.h"
#include "exec/linear_matrix.h"
#include "exec/linear_padded.h"
#include "exec/packed.h"
#include "exec/parallel.h"

namespace shlo::exec {

// If features are in the lanes and the output has another layout, the sums of a tile are transposed.
enum class Lanes {
  Positions, // a plane of contiguous positions for each feature
  Features,  // of a group
  Groups     // of one feature each
};

// The positions of a tile: whole blocks, and so many that weights are read from the second-level cache seldom.
inline constexpr int64_t tilePositions = 96;

template <typename T> class DirectConvolution final : public Kernel, public TakesEpilogue {
public:
  Status run(const KernelArguments &arguments) const override { return runWith(arguments, nullptr); }
  bool takesEpilogue() const override { return !Integer<T> && !result.needed(); }
  Status runWith(const KernelArguments &arguments, const Epilogue *epilogue) const override {
    char *shared = arguments.scratch + sharedAt;
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    const T *weights = packed.empty() ? nullptr : packed.as<T>();
    Watch watch(arguments.context);
    const char *input = shape.input.get(arguments.inputs[0], shared, watch);
    const char *kernel = weights || watch.isStopped() ? nullptr : shape.kernel.get(arguments.inputs[1], shared, watch);
    if (watch.isStopped())
      return watch.status();
    Status status;
    if (!weights) {
      auto *room = reinterpret_cast<T *>(shared + weightsAt);
      const int64_t all = groups() * int64_t(blocks.size());
      status = forChunks(arguments, packChunks, [&](int64_t chunk, char *, Watch &own) {
        return pack(reinterpret_cast<const Loose<T> *>(kernel), room, chunkBegin(all, packChunks, chunk),
                    chunkBegin(all, packChunks, chunk + 1), own);
      });
      if (!status)
        return status;
      weights = room;
    }
    const Epilogue conversion = Epilogue::of(result, target, arguments.outputs[0]);
    if (result.needed())
      epilogue = &conversion;
    const auto *from = reinterpret_cast<const Loose<T> *>(input);
    auto *copies = copyChunks > 0 ? reinterpret_cast<T *>(shared + copiesAt) : nullptr;
    status = copies ? fillCopies(arguments, from, copies) : Status();
    if (!status)
      return status;
    const int64_t units = unitCount();
    return forChunks(arguments, chunks, [&](int64_t chunk, char *scratch, Watch &own) {
      for (int64_t unit = chunkBegin(units, chunks, chunk); unit < chunkBegin(units, chunks, chunk + 1); ++unit)
        if (!runUnit(unit, from, copies, weights, reinterpret_cast<Loose<T> *>(target), epilogue, scratch, own))
          return false;
      return true;
    });
  }

  // A unit of work: an image, a group or some, a slab of positions, a part of the blocks of features.
  int64_t unitCount() const { return shape.batch.extent * groupUnits() * padded.slabs * featureParts; }
  // What several parts of the blocks read: an image, a group, a slab of positions.
  int64_t copyCount() const { return unitCount() / featureParts; }
  int64_t groups() const { return lanes == Lanes::Groups ? 1 : shape.groups; }
  int64_t groupUnits() const { return (groups() + planes - 1) / planes; }
  int64_t taps() const { return int64_t(shape.kernelOffsets.size()); }

  // Weights of a group: blocks of features, in each by input feature and tap, or by tap and input feature. Packs some
  // of the blocks of all groups.
  bool pack(const Loose<T> *kernel, T *to, int64_t begin, int64_t end, Watch &watch) const {
    // Few blocks at a time, which often lie a multiple of a page apart and share the places in a cache.
    constexpr int64_t together = 4;
    const int64_t count = int64_t(blocks.size()), stride = shape.kernelOutputStride;
    if (stride != 1 && hasContiguousWeights())
      return packTransposed(kernel, to, begin, end, watch);
    for (int64_t at = begin, next; at < end; at = next) {
      const int64_t g = at / count, first = at % count, last = std::min({count, first + end - at, first + together});
      next = at + last - first;
      for (int64_t t = 0; t < taps(); ++t)
        for (int64_t c = 0; c < shape.depth; ++c) {
          const Loose<T> *from =
              kernel + g * shape.features * stride + shape.kernelOffsets[size_t(t)] + c * shape.kernelInputStride;
          const int64_t row = lanes == Lanes::Positions ? c * taps() + t : t * shape.depth + c;
          for (int64_t i = first; i < last; ++i) {
            const Block &block = blocks[size_t(i)];
            const Loose<T> *weights = from + block.first * stride;
            T *place = to + g * groupWeights + block.weights + row * block.width;
            if (stride == 1)
              kernels.copyLines(weights, 0, reinterpret_cast<Loose<T> *>(place), 0, 1, block.features);
            else
              for (int64_t f = 0; f < block.features; ++f)
                place[f] = weights[f * stride];
            std::fill(place + block.features, place + block.width, T(0));
            if (!watch.proceed(block.width))
              return false;
          }
        }
    }
    return true;
  }

  // The weights of a feature lie one behind the other, by input feature and tap.
  bool hasContiguousWeights() const {
    bool areInOrder = shape.kernelInputStride == taps() || shape.depth == 1;
    for (int64_t t = 0; t < taps(); ++t)
      areInOrder = areInOrder && shape.kernelOffsets[size_t(t)] == t;
    return areInOrder;
  }
  // The same as `pack` then: features become neighbours in registers.
  bool packTransposed(const Loose<T> *kernel, T *to, int64_t begin, int64_t end, Watch &watch) const {
    const int64_t count = int64_t(blocks.size()), stride = shape.kernelOutputStride, all = shape.depth * taps();
    const bool isInPlace = lanes == Lanes::Positions || taps() == 1;
    std::vector<T> rows; // in the order of the weights
    for (int64_t at = begin; at < end; ++at) {
      const Block &block = blocks[size_t(at % count)];
      const Loose<T> *from = kernel + (at / count * shape.features + block.first) * stride;
      T *const place = to + at / count * groupWeights + block.weights;
      const int64_t together = std::max<int64_t>(1, Watch::interval / block.width);
      for (int64_t first = 0; first < all; first += together) {
        const int64_t n = std::min(together, all - first);
        T *target = place + first * block.width;
        if (!isInPlace) {
          rows.resize(size_t(n * block.width));
          target = rows.data();
        }
        if (std::min(n, block.features) >= leastTransposed(sizeof(T)))
          padded.transpose({block.features, n, block.width * int64_t(sizeof(T)), stride * int64_t(sizeof(T))},
                           reinterpret_cast<char *>(target), reinterpret_cast<const char *>(from + first));
        else
          for (int64_t f = 0; f < block.features; ++f)
            for (int64_t i = 0; i < n; ++i)
              target[i * block.width + f] = from[f * stride + first + i];
        for (int64_t i = 0; i < n; ++i) {
          T *row = target + i * block.width;
          std::fill(row + block.features, row + block.width, T(0));
          const int64_t c = (first + i) / taps(), t = (first + i) % taps();
          if (!isInPlace)
            std::copy_n(row, block.width, place + (t * shape.depth + c) * block.width);
        }
        if (!watch.proceed(n * block.width))
          return false;
      }
    }
    return true;
  }

  // Features that are computed together, and the place of their weights: `width` features, of which the last ones may
  // only fill a vector.
  struct Block {
    int64_t first, features, width, weights;
  };
  // What the positions of a combination of classes of the axes read: runs of input elements in parts whose weights stay
  // in the first-level cache.
  struct Reads {
    std::vector<DirectRun> runs;
    std::vector<size_t> parts; // where each ends
  };

  ConvolutionShape shape;
  PaddedInput padded;
  DirectKernels<T> kernels;
  Conversion result;
  Lanes lanes = Lanes::Features;
  bool isTransposed = false;
  std::vector<Block> blocks;
  int64_t rowTaps = 0;   // the taps of a row that positions share (DirectKernels::featureRows); 0: none
  int64_t planeTaps = 0; // the rows of taps that rows of positions share (DirectKernels::planeRows); 0: none
  int64_t planes = 1;    // groups of one input feature that are copied together, if positions are in the lanes
  int64_t featureParts = 1, depthPart = 1;
  int64_t columnsTogether = 1, linesTogether = 1; // positions that one call computes
  int64_t chunks = 1, packChunks = 1;
  int64_t copyChunks = 0; // of the copies that units share; 0: each unit makes its own
  int64_t groupWeights = 0;
  int64_t outputImageStride = 0, outputFeatureStride = 0;
  PackedLines packed;
  size_t copyAt = 0, tileAt = 0;                                  // in the scratch memory of a chunk
  size_t sharedAt = 0, weightsAt = 0, resultAt = 0, copiesAt = 0; // behind it
  std::vector<Reads> reads;     // for each combination of classes, those of the last axis fastest
  std::vector<int64_t> offsets; // of all taps, if positions are in the lanes

private:
  struct Unit {
    PaddedInput::Slab slab;
    const Loose<T> *input; // of the slab and the first group
    const T *weights;
    Loose<T> *output;
    const Block *begin, *end;
    const Epilogue *epilogue; // null: none
    char *scratch;
  };
  struct Tile {
    int64_t inputs[tilePositions], places[tilePositions]; // of the positions, in the input and in the output
    int64_t count;
  };

  // Of a copy.
  struct Place {
    int64_t slab, group, image;
  };
  Place placeOf(int64_t copy) const {
    return {copy % padded.slabs, copy / padded.slabs % groupUnits() * planes, copy / padded.slabs / groupUnits()};
  }

  Status fillCopies(const KernelArguments &arguments, const Loose<T> *input, T *copies) const {
    const int64_t count = copyCount();
    return forChunks(arguments, copyChunks, [&](int64_t chunk, char *, Watch &own) {
      for (int64_t i = chunkBegin(count, copyChunks, chunk); i < chunkBegin(count, copyChunks, chunk + 1); ++i) {
        const auto [s, g, image] = placeOf(i);
        if (!padded.fill<T>(kernels, input + image * shape.batch.inputStride + g * shape.groupStride, shape.depth,
                            copies + i * padded.copyElements, padded.slab(s), own))
          return false;
      }
      return true;
    });
  }

  bool runUnit(int64_t index, const Loose<T> *input, const T *copies, const T *weights, Loose<T> *output,
               const Epilogue *epilogue, char *scratch, Watch &watch) const {
    const int64_t part = index % featureParts;
    const auto [s, g, image] = placeOf(index / featureParts);
    const int64_t together = std::min(planes, groups() - g), count = int64_t(blocks.size());
    Unit unit{};
    unit.slab = padded.slab(s);
    unit.begin = blocks.data() + chunkBegin(count, featureParts, part);
    unit.end = blocks.data() + chunkBegin(count, featureParts, part + 1);
    unit.epilogue = epilogue;
    unit.scratch = scratch;
    unit.weights = weights + g * groupWeights;
    unit.output = output + image * outputImageStride + g * shape.features * outputFeatureStride +
                  unit.slab.first * padded.axes[0].outputStride;
    unit.input = input + image * shape.batch.inputStride + g * shape.groupStride;
    if (lanes == Lanes::Groups)
      unit.input += unit.begin->first * shape.groupStride;
    if (copies) {
      unit.input = copies + index / featureParts * padded.copyElements;
    } else if (padded.isCopied) {
      auto *copy = reinterpret_cast<T *>(scratch + copyAt);
      const int64_t depth = lanes == Lanes::Groups ? unit.begin->features : together * shape.depth;
      if (!padded.fill<T>(kernels, unit.input, depth, copy, unit.slab, watch))
        return false;
      unit.input = copy;
    } else {
      unit.input += unit.slab.element * padded.axes[0].stride;
    }
    if (lanes != Lanes::Positions)
      return runClasses(unit, watch);
    for (int64_t i = 0; i < together; ++i) {
      if (!runPlanes(unit, watch))
        return false;
      unit.input += padded.planeStep;
      unit.weights += groupWeights;
      unit.output += shape.features * outputFeatureStride;
    }
    return true;
  }

  bool runClasses(const Unit &unit, Watch &watch) const {
    int64_t classes[62] = {};
    for (const Reads &read : reads) {
      if (!runTiles(unit, classes, read, watch))
        return false;
      for (size_t d = padded.axes.size(); d-- > 0;) {
        if (++classes[d] < padded.axes[d].classCount())
          break;
        classes[d] = 0;
      }
    }
    return true;
  }

  // All positions of some classes.
  bool runTiles(const Unit &unit, const int64_t *classes, const Reads &read, Watch &watch) const {
    const size_t rank = padded.axes.size();
    auto extent = [&](size_t d) {
      const int64_t count = padded.axes[d].classCount();
      return ((d == 0 ? unit.slab.positions : padded.axes[d].extent) - classes[d] + count - 1) / count;
    };
    for (size_t d = 0; d < rank; ++d)
      if (extent(d) <= 0)
        return true;
    const PaddedAxis &row = padded.axes.back();
    const int64_t rowExtent = extent(rank - 1), rowStep = row.classes[0].step * row.stride;
    const int64_t rowPlace = row.classCount() * row.outputStride;
    int64_t index[62] = {};
    Tile tile;
    for (bool more = true; more;) {
      tile.count = 0;
      while (more && tile.count < tilePositions) {
        int64_t at = 0, place = 0;
        for (size_t d = 0; d < rank; ++d) {
          const PaddedAxis &axis = padded.axes[d];
          at += index[d] * axis.classes[0].step * axis.stride;
          place += (classes[d] + index[d] * axis.classCount()) * axis.outputStride;
        }
        const int64_t together = std::min(tilePositions - tile.count, rowExtent - index[rank - 1]);
        for (int64_t i = 0; i < together; ++i) {
          tile.inputs[tile.count + i] = at + i * rowStep;
          tile.places[tile.count + i] = place + i * rowPlace;
        }
        tile.count += together;
        index[rank - 1] += together - 1;
        more = false;
        for (size_t d = rank; d-- > 0 && !more;) {
          if (++index[d] < extent(d))
            more = true;
          else
            index[d] = 0;
        }
      }
      if (!(lanes == Lanes::Groups ? runGroups(unit, read, tile, watch) : runFeatures(unit, read, tile, watch)))
        return false;
    }
    return true;
  }

  bool runGroups(const Unit &unit, const Reads &read, const Tile &tile, Watch &watch) const {
    const Block &block = *unit.begin;
    auto *sums = reinterpret_cast<T *>(unit.scratch + tileAt);
    Loose<T> *const output = isTransposed ? reinterpret_cast<Loose<T> *>(sums) : unit.output + block.first;
    int64_t rows[tilePositions];
    const int64_t *const places = isTransposed ? rows : tile.places;
    if (isTransposed)
      placeRows(block, tile, rows);
    const int64_t work = block.features * taps() / 8 + 4, most = std::max<int64_t>(1, Watch::interval / work);
    for (int64_t i = 0; i < tile.count; i += most) {
      const int64_t count = std::min(most, tile.count - i);
      kernels.depthwiseTile({unit.input, tile.inputs + i, read.runs.data(), int64_t(read.runs.size()),
                             unit.weights + block.weights, output, places + i, count, block.features});
      if (!watch.proceed(count * work))
        return false;
    }
    return isTransposed ? transpose(sums, block, unit, tile, watch) : finish(block, unit, tile, watch);
  }

  bool runFeatures(const Unit &unit, const Reads &read, const Tile &tile, Watch &watch) const {
    auto *sums = reinterpret_cast<T *>(unit.scratch + tileAt);
    int64_t rows[tilePositions];
    FeatureTile<T> call{};
    call.input = unit.input;
    call.inputs = tile.inputs;
    call.positions = tile.count;
    call.tapStep = padded.axes.back().stride;
    call.tapRows = shape.depth;
    const auto kernel = rowTaps ? kernels.featureRows[rowTaps] : kernels.featureTile;
    for (const Block *block = unit.begin; block < unit.end; ++block) {
      call.weights = unit.weights + block->weights;
      call.features = block->features;
      call.output = isTransposed ? reinterpret_cast<Loose<T> *>(sums) : unit.output + block->first;
      call.outputs = tile.places;
      if (isTransposed) {
        placeRows(*block, tile, rows);
        call.outputs = rows;
      }
      size_t first = 0;
      for (size_t last : read.parts) {
        call.isContinued = first > 0;
        call.runs = read.runs.data() + first;
        call.runCount = int64_t(last - first);
        kernel(call);
        int64_t length = 8;
        for (; first < last; ++first)
          length += read.runs[first].length * std::max<int64_t>(1, rowTaps);
        if (!watch.proceed(length * tile.count * block->width / 16))
          return false;
      }
      if (!(isTransposed ? transpose(sums, *block, unit, tile, watch) : finish(*block, unit, tile, watch)))
        return false;
    }
    return true;
  }

  // The places of the sums of a tile that is transposed.
  static void placeRows(const Block &block, const Tile &tile, int64_t *rows) {
    for (int64_t i = 0; i < tile.count; ++i)
      rows[i] = i * block.width;
  }

  // Applies the epilogue to a tile, in rows that are evenly apart.
  bool finish(const Block &block, const Unit &unit, const Tile &tile, Watch &watch) const {
    if (!unit.epilogue)
      return true;
    Loose<T> *const output = unit.output + block.first;
    for (int64_t i = 0, rows; i < tile.count; i += rows) {
      const int64_t pitch = i + 1 < tile.count ? tile.places[i + 1] - tile.places[i] : 0;
      for (rows = 1; i + rows < tile.count && pitch > 0 && tile.places[i + rows] == tile.places[i] + rows * pitch;)
        ++rows;
      unit.epilogue->apply(output + tile.places[i], rows, pitch, block.features);
    }
    return watch.proceed(tile.count * block.features / 8);
  }

  // Applies the epilogue to the sums of a tile before they are transposed: their rows are nearer to each other then.
  // False if it is more than biases for the features and limits.
  bool finishSums(T *sums, const Block &block, const Epilogue &epilogue, const Loose<T> *output, int64_t count) const {
    if (epilogue.addend || epilogue.conversion)
      return false;
    const char *biases = nullptr;
    if (epilogue.bias) {
      const int64_t element = output - reinterpret_cast<const Loose<T> *>(epilogue.result);
      const int64_t first = element / outputFeatureStride % epilogue.biases;
      if (epilogue.run != outputFeatureStride || first + block.features > epilogue.biases)
        return false;
      biases = epilogue.bias + first * int64_t(sizeof(T));
    }
    epilogue.applyBefore(sums, count, block.width, block.features, biases);
    return true;
  }

  // Stores the sums of a tile, in runs of neighbouring places.
  bool transpose(T *sums, const Block &block, const Unit &unit, const Tile &tile, Watch &watch) const {
    constexpr int64_t bytes = sizeof(T);
    Loose<T> *const output = unit.output + block.first * outputFeatureStride;
    const bool isFinished = unit.epilogue && finishSums(sums, block, *unit.epilogue, output, tile.count);
    for (int64_t i = 0, length; i < tile.count; i += length) {
      Loose<T> *to = output + tile.places[i];
      const T *from = sums + i * block.width;
      for (length = 1; i + length < tile.count && tile.places[i + length] == tile.places[i] + length;)
        ++length;
      if (std::min(block.features, length) >= leastTransposed(sizeof(T))) {
        padded.transpose({length, block.features, outputFeatureStride * bytes, block.width * bytes},
                         reinterpret_cast<char *>(to), reinterpret_cast<const char *>(from));
      } else {
        for (int64_t f = 0; f < block.features; ++f)
          for (int64_t x = 0; x < length; ++x)
            to[f * outputFeatureStride + x] = from[x * block.width + f];
      }
      if (unit.epilogue && !isFinished)
        unit.epilogue->apply(to, block.features, outputFeatureStride, length);
    }
    return watch.proceed(tile.count * block.features);
  }

  bool runPlanes(const Unit &unit, Watch &watch) const {
    // The axis before the last one is computed with it.
    const size_t outer = padded.axes.size() - 1, walked = outer > 0 ? outer - 1 : 0;
    int64_t index[62] = {};
    for (bool more = true; more;) {
      const Loose<T> *input = unit.input;
      Loose<T> *output = unit.output;
      for (size_t d = 0; d < walked; ++d) {
        input += index[d] * padded.axes[d].classes[0].step * padded.axes[d].stride;
        output += index[d] * padded.axes[d].outputStride;
      }
      for (const Block *block = unit.begin; block < unit.end; ++block)
        if (!runLines(unit, *block, input, output + block->first * outputFeatureStride, watch))
          return false;
      more = false;
      for (size_t d = walked; d-- > 0 && !more;) {
        if (++index[d] < (d == 0 ? unit.slab.positions : padded.axes[d].extent))
          more = true;
        else
          index[d] = 0;
      }
    }
    return true;
  }
  bool runLines(const Unit &unit, const Block &block, const Loose<T> *input, Loose<T> *output, Watch &watch) const {
    const size_t rank = padded.axes.size();
    const PaddedAxis *line = rank > 1 ? &padded.axes[rank - 2] : nullptr;
    const int64_t lines = rank == 1 ? 1 : rank == 2 ? unit.slab.positions : line->extent;
    const int64_t extent = rank == 1 ? unit.slab.positions : padded.axes.back().extent;
    PositionRows<T> call{};
    call.rowStep = line ? line->classes[0].step * line->stride : 0;
    call.planeStep = padded.planeStep;
    call.offsets = offsets.data();
    call.taps = taps();
    call.outputRowStep = line ? line->outputStride : 0;
    call.outputFeatureStep = outputFeatureStride;
    const auto kernel =
        planeTaps && block.width == 1 ? kernels.planeRows[planeTaps] : kernels.positionRows[block.width];
    for (int64_t c = 0; c < shape.depth; c += depthPart) {
      call.depth = std::min(depthPart, shape.depth - c);
      call.weights = unit.weights + block.weights + c * call.taps * block.width;
      call.isContinued = c > 0;
      const int64_t work = call.taps * call.depth * block.width;
      for (int64_t y = 0; y < lines; y += linesTogether)
        for (int64_t x = 0; x < extent; x += columnsTogether) {
          call.input = reinterpret_cast<const T *>(input + c * call.planeStep + y * call.rowStep + x);
          call.output = output + y * call.outputRowStep + x;
          call.rows = std::min(linesTogether, lines - y);
          call.positions = std::min(columnsTogether, extent - x);
          kernel(call);
          if (unit.epilogue && c + depthPart >= shape.depth)
            for (int64_t f = 0; f < block.features; ++f)
              unit.epilogue->apply(call.output + f * outputFeatureStride, call.rows, call.outputRowStep,
                                   call.positions);
          if (!watch.proceed(call.rows * (call.positions + 16) * work / 16))
            return false;
        }
    }
    return true;
  }
};

} // namespace shlo::exec
