// sort along one dimension.
//
// If a comparator compares one key of the left elements with the same key of the right ones, or several keys in
// lexicographic order, it is not called. Keys are computed for whole rows and converted to integers with the same
// order, which are sorted. Any other comparator is called for many pairs at once by a merge sort, which stays within
// its arrays even if the comparator is inconsistent.
//
// If only few of the first elements are read, they are selected by their keys; the others are not written.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"
#include "exec/numbers.h"
#include "exec/pieces.h"
#include "exec/reduction_sort_entries.h"
#include "exec/reduction_sort_together.h"
#include "exec/strided.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace shlo::exec {
namespace {

using Wide = unsigned __int128;

// Sorts by the bits of the entries from `lowest` on. Returns the one of the two arrays that has the sorted entries, or
// null if the watch stops the run.
template <typename Entry>
Entry *sortEntries(Entry *entries, Entry *other, int64_t n, unsigned lowest, unsigned bits, bool isGeneral,
                   Watch &watch) {
  if (n < 512 && !isGeneral)
    return sortShort(entries, other, n);
  if (n < 512) {
    std::sort(entries, entries + n);
    return entries;
  }
  for (unsigned shift = lowest; shift < lowest + bits; shift += 8) {
    int64_t starts[256] = {};
    const bool counted = watch.pieces(n, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        ++starts[size_t(entries[i] >> shift) & 255];
    });
    if (!counted)
      return nullptr;
    if (starts[size_t(entries[0] >> shift) & 255] == n)
      continue;
    int64_t sum = 0;
    for (int64_t &start : starts) {
      const int64_t count = start;
      start = sum;
      sum += count;
    }
    const bool moved = watch.pieces(n, 4, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        other[starts[size_t(entries[i] >> shift) & 255]++] = entries[i];
    });
    if (!moved)
      return nullptr;
    std::swap(entries, other);
  }
  return entries;
}

struct Operand {
  size_t bytes = 0;
  Extents strides; // of the input
  int64_t lineStride = 0;
};

class SortKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    if (extent == 0)
      return {};
    int64_t coordinates[62] = {};
    for (int64_t line = 0; line < lines; ++line) {
      int64_t output = 0;
      const char *from[maxOperands];
      for (size_t i = 0; i < operands.size(); ++i)
        from[i] = arguments.inputs[i];
      for (size_t d = 0; d < outer.size(); ++d) {
        output += coordinates[d] * outer[d].outputStride;
        for (size_t i = 0; i < operands.size(); ++i)
          from[i] += coordinates[d] * operands[i].strides[outer[d].dimension] * int64_t(operands[i].bytes);
      }
      auto *order = reinterpret_cast<int64_t *>(arguments.scratch + orderAt);
      if (!(keys.empty() ? compareAll(arguments, from, order, watch) : sortKeys(arguments, from, order, watch)))
        return watch.status();
      for (size_t i = 0; i < operands.size(); ++i) {
        char *to = arguments.outputs[i] + output * int64_t(operands[i].bytes);
        if (!permute(arguments, to, from[i], operands[i], order, watch))
          return watch.status();
      }
      for (size_t d = outer.size(); d-- > 0;) {
        if (++coordinates[d] < outer[d].extent)
          break;
        coordinates[d] = 0;
      }
    }
    return {};
  }

  static constexpr size_t maxOperands = 16;
  struct Axis {
    size_t dimension;
    int64_t extent, outputStride;
  };
  struct Key {
    SortKey key;
    std::shared_ptr<const BodyFunction> function; // null: the operand itself
    bool wide = false;                            // more than 32 bits
  };
  std::vector<Operand> operands;
  std::vector<Axis> outer;
  std::vector<Key> keys;
  std::shared_ptr<const BodyFunction> comparator;
  int64_t lines = 1, extent = 0, outputStride = 1;
  int64_t needed = 0; // elements of a line that are read
  int64_t selectedCapacity = 0;
  int64_t chunks = 1, runs = 1;                 // of a line that all threads sort together
  const SelectKernels *selectKernels = nullptr; // null: the whole line is sorted
  bool isGeneral = false;
  bool manyElements = false; // positions need more than 32 bits
  size_t orderAt = 0, otherOrderAt = 0, entriesAt = 0, otherEntriesAt = 0, valuesAt = 0, bodyAt = 0;
  std::vector<size_t> rowsAt, pairsAt;
  size_t answersAt = 0, mergesAt = 0;

private:
  // All of these return false if the watch stops the run.
  template <typename T>
  bool permuteAs(const KernelArguments &arguments, char *to, const char *from, int64_t stride, const int64_t *order,
                 Watch &watch) const {
    auto *target = reinterpret_cast<Loose<T> *>(to);
    auto *source = reinterpret_cast<const Loose<T> *>(from);
    return visitTogether(arguments, needed, needed == extent ? chunks : 1, watch, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        target[i * outputStride] = source[order[i] * stride];
    });
  }
  bool permute(const KernelArguments &arguments, char *to, const char *from, const Operand &operand,
               const int64_t *order, Watch &watch) const {
    switch (operand.bytes) {
    case 1: return permuteAs<uint8_t>(arguments, to, from, operand.lineStride, order, watch);
    case 2: return permuteAs<uint16_t>(arguments, to, from, operand.lineStride, order, watch);
    case 4: return permuteAs<uint32_t>(arguments, to, from, operand.lineStride, order, watch);
    case 8: return permuteAs<uint64_t>(arguments, to, from, operand.lineStride, order, watch);
    default: return permuteAs<Wide>(arguments, to, from, operand.lineStride, order, watch);
    }
  }

  // --- By keys: the last key first; each pass is stable ------------------------------------------------------------
  bool sortKeys(const KernelArguments &arguments, const char *const *from, int64_t *order, Watch &watch) const {
    auto *other = reinterpret_cast<int64_t *>(arguments.scratch + otherOrderAt);
    for (size_t k = keys.size(); k-- > 0;) {
      const Key &key = keys[k];
      const char *rows[maxOperands];
      for (size_t i = 0; i < operands.size(); ++i) {
        rows[i] = from[i];
        if (operands[i].lineStride != 1 && key.key.reads(i)) {
          char *row = arguments.scratch + rowsAt[i];
          if (!copyRow(row, 1, from[i], operands[i].lineStride, extent, operands[i].bytes, watch))
            return false;
          rows[i] = row;
        }
      }
      const char *values = rows[key.key.operand];
      if (key.function) {
        const char *parameters[maxOperands];
        for (size_t i = 0; i < key.key.operands.size(); ++i)
          parameters[i] = rows[key.key.operands[i]];
        char *result = arguments.scratch + valuesAt;
        if (!key.function->run(extent, parameters, &result, arguments.scratch + bodyAt, watch))
          return false;
        values = result;
      }
      if (selectKernels)
        return key.wide || manyElements ? selectKey<Wide, 64>(arguments, key, values, order, watch)
                                        : selectKey<uint64_t, 32>(arguments, key, values, order, watch);
      const bool isFirst = k + 1 == keys.size();
      const int64_t *const before = isFirst ? nullptr : order;
      int64_t *const result = isFirst ? order : other;
      const bool sorted = key.wide || manyElements ? sortKey<Wide, 64>(arguments, key, values, before, result, watch)
                                                   : sortKey<uint64_t, 32>(arguments, key, values, before, result, watch);
      if (!sorted || (!isFirst && !copyPositions(order, other, extent, watch)))
        return false;
    }
    return true;
  }

  static bool copyPositions(int64_t *to, const int64_t *from, int64_t n, Watch &watch) {
    return copyBytes(reinterpret_cast<char *>(to), reinterpret_cast<const char *>(from), size_t(n) * sizeof(int64_t),
                     watch);
  }

  template <typename Entry, unsigned PositionBits>
  bool sortKey(const KernelArguments &arguments, const Key &key, const char *values, const int64_t *order,
               int64_t *result, Watch &watch) const {
    auto *entries = reinterpret_cast<Entry *>(arguments.scratch + entriesAt);
    auto *spare = reinterpret_cast<Entry *>(arguments.scratch + otherEntriesAt);
    bool going = true;
    key.key.visit([&](auto code, auto number) {
      using Number = decltype(number);
      auto *row = reinterpret_cast<const Loose<Number> *>(values);
      going = visitTogether(arguments, extent, chunks, watch, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          entries[i] = Entry(code(Number(row[order ? order[i] : i]))) << PositionBits | Entry(uint64_t(i));
      });
    });
    if (!going)
      return false;
    const unsigned bits = unsigned(key.key.bits());
    auto sortRun = [&](Entry *run, Entry *other, int64_t n, Watch &own) {
      return sortEntries(run, other, n, PositionBits, bits, isGeneral, own);
    };
    const Entry *sorted = arguments.workers && chunks > 1
                              ? sortTogether(arguments, entries, spare, extent, runs, chunks, watch, sortRun)
                              : sortRun(entries, spare, extent, watch);
    return sorted && visitTogether(arguments, extent, chunks, watch, [&](int64_t begin, int64_t end) {
             for (int64_t i = begin; i < end; ++i) {
               const int64_t position = int64_t(uint64_t(sorted[i] & ((Entry(1) << PositionBits) - 1)));
               result[i] = order ? order[position] : position;
             }
           });
  }

  // The least codes of some groups of elements give a bound that the wanted elements do not exceed, and few others. If
  // there are many others after all, the greater ones are removed when the array is full.
  template <typename Entry, unsigned PositionBits>
  bool selectKey(const KernelArguments &arguments, const Key &key, const char *values, int64_t *order,
                 Watch &watch) const {
    auto *entries = reinterpret_cast<Entry *>(arguments.scratch + entriesAt);
    auto *spare = reinterpret_cast<Entry *>(arguments.scratch + otherEntriesAt);
    auto *positions = reinterpret_cast<int64_t *>(arguments.scratch + otherOrderAt);
    int64_t count = 0;
    bool going = true;
    key.key.visit([&](auto code, auto number) {
      using Number = decltype(number);
      auto *row = reinterpret_cast<const Loose<Number> *>(values);
      auto *minima = reinterpret_cast<Number *>(spare);
      Number bound = 0;
      going = findBound(key, values, minima, bound, watch);
      for (int64_t at = 0; at < extent && going;) {
        const int64_t end = std::min(extent, at + Watch::interval);
        const auto [found, next] =
            selectKernels->collect(key.key, values, at, end, uint64_t(bound), positions, selectedCapacity - count);
        for (int64_t i = 0; i < found; ++i)
          entries[count++] = Entry(code(Number(row[positions[i]]))) << PositionBits | Entry(uint64_t(positions[i]));
        if (selectedCapacity - count < SelectKernels::block) {
          std::nth_element(entries, entries + needed - 1, entries + count);
          count = needed;
          // A further element of the greatest code comes after those that are kept.
          bound = Number(entries[needed - 1] >> PositionBits);
          if (bound-- == 0)
            break;
        }
        going = watch.proceed((next - at) / 4 + 4 * found);
        at = next;
      }
    });
    if (!going)
      return false;
    std::nth_element(entries, entries + needed - 1, entries + count);
    const Entry *sorted = sortShort(entries, spare, needed);
    for (int64_t i = 0; i < needed; ++i)
      order[i] = int64_t(uint64_t(sorted[i] & ((Entry(1) << PositionBits) - 1)));
    return true;
  }

  // The bound is the code of one element at least as great as that of the last wanted element.
  template <typename Number>
  bool findBound(const Key &key, const char *values, Number *minima, Number &bound, Watch &watch) const {
    const int64_t groups = std::max<int64_t>(32, int64_t(std::bit_ceil(uint64_t(2 * needed))));
    // A part of the row serves as well, if it is long.
    const int64_t n = std::min(extent, std::max(Watch::interval, 4 * groups));
    selectKernels->groupMinima(key.key, values, n, groups, reinterpret_cast<char *>(minima));
    std::nth_element(minima, minima + needed - 1, minima + groups);
    bound = minima[needed - 1];
    return watch.proceed(n / 4 + 4 * groups);
  }

  // --- By comparing: bottom-up merge sort; all merges of one width run side by side ---------------------------------
  struct Merge {
    int64_t left, leftEnd, right, rightEnd, to;
  };

  bool compareAll(const KernelArguments &arguments, const char *const *from, int64_t *order, Watch &watch) const {
    auto *source = order, *target = reinterpret_cast<int64_t *>(arguments.scratch + otherOrderAt);
    auto *merges = reinterpret_cast<Merge *>(arguments.scratch + mergesAt);
    const bool going = watch.pieces(extent, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i)
        source[i] = i;
    });
    if (!going)
      return false;
    for (int64_t width = 1; width < extent; width *= 2) {
      for (int64_t start = 0; start < extent;) {
        int64_t active = 0;
        for (; active < mergesTogether && start < extent; start += 2 * width) {
          const int64_t middle = std::min(start + width, extent), end = std::min(middle + width, extent);
          if (middle < end)
            merges[active++] = {start, middle, middle, end, start};
          else if (!copyPositions(target + start, source + start, end - start, watch))
            return false;
        }
        while (active) {
          if (!comparePairs(arguments, from, merges, active, source, watch))
            return false;
          const char *answers = arguments.scratch + answersAt;
          int64_t kept = 0;
          for (int64_t m = 0; m < active; ++m) {
            Merge merge = merges[m];
            target[merge.to++] = answers[m] ? source[merge.right++] : source[merge.left++];
            if (merge.left == merge.leftEnd || merge.right == merge.rightEnd) {
              // One of the runs has ended.
              const int64_t first = merge.left < merge.leftEnd ? merge.left : merge.right;
              const int64_t rest = merge.leftEnd - merge.left + merge.rightEnd - merge.right;
              if (!copyPositions(target + merge.to, source + first, rest, watch))
                return false;
            } else {
              merges[kept++] = merge;
            }
          }
          if (!watch.proceed(active * 64))
            return false;
          active = kept;
        }
      }
      std::swap(source, target);
    }
    return source == order || copyPositions(order, source, extent, watch);
  }

  // answers[m]: whether the right run's element precedes the left run's.
  bool comparePairs(const KernelArguments &arguments, const char *const *from, const Merge *merges, int64_t active,
                    const int64_t *source, Watch &watch) const {
    const char *parameters[2 * maxOperands];
    for (size_t i = 0; i < operands.size(); ++i) {
      const Operand &operand = operands[i];
      char *rights = arguments.scratch + pairsAt[2 * i], *lefts = arguments.scratch + pairsAt[2 * i + 1];
      const int64_t step = operand.lineStride * int64_t(operand.bytes);
      for (int64_t m = 0; m < active; ++m) {
        std::memcpy(rights + m * int64_t(operand.bytes), from[i] + source[merges[m].right] * step, operand.bytes);
        std::memcpy(lefts + m * int64_t(operand.bytes), from[i] + source[merges[m].left] * step, operand.bytes);
      }
      parameters[2 * i] = rights;
      parameters[2 * i + 1] = lefts;
    }
    char *answers = arguments.scratch + answersAt;
    return comparator->run(active, parameters, &answers, arguments.scratch + bodyAt, watch);
  }

public:
  static constexpr int64_t mergesTogether = 512;
  // More elements are not selected: that would take too long between two checks.
  static constexpr int64_t selectedMost = 4096;
  static constexpr size_t mergeBytes = sizeof(Merge);
};

MadeKernel makePiece(const KernelRequest &request) {
  const auto &sort = std::get<plan::Sort>(request.op.data);
  const size_t count = request.outputs.size();
  if (count == 0 || request.inputs.size() != count || request.op.bodies.empty() ||
      request.op.bodies[0].parameters.size() != 2 * count || request.op.bodies[0].results.size() != 1)
    return badProgram("sort");
  if (count > SortKernel::maxOperands)
    return makeError(SHLO_UNSUPPORTED, "sort of more than 16 operands");
  const Layout &first = request.outputs[0];
  const size_t rank = first.shape.size();
  const size_t dimension = size_t(sort.dimension < 0 ? sort.dimension + int64_t(rank) : sort.dimension);
  if (dimension >= rank)
    return badProgram("sort");

  auto kernel = std::make_unique<SortKernel>();
  const plan::Body &body = request.op.bodies[0];
  for (size_t i = 0; i < count; ++i) {
    if (request.inputs[i].shape != first.shape || request.outputs[i].shape != first.shape ||
        request.inputs[i].element != request.outputs[i].element)
      return badProgram("sort");
    for (size_t side = 0; side < 2; ++side)
      if (request.program.values[body.parameters[2 * i + side]].element != request.inputs[i].element)
        return badProgram("sort");
    kernel->operands.push_back(
        {byteSize(request.inputs[i].element), request.inputs[i].strides, request.inputs[i].strides[dimension]});
  }
  const Extents strides = rowMajorStrides(first.shape);
  kernel->extent = first.shape[dimension];
  kernel->outputStride = strides[dimension];
  kernel->isGeneral = request.choice.general;
  kernel->needed = request.choice.general ? kernel->extent : neededElements(request.op, request.program, dimension);
  kernel->manyElements = kernel->extent > std::numeric_limits<uint32_t>::max();
  if (first.elements() == 0)
    kernel->lines = 0;
  for (size_t d = 0; d < rank && kernel->lines; ++d)
    if (d != dimension && first.shape[d] > 1) {
      kernel->outer.push_back({d, first.shape[d], strides[d]});
      kernel->lines *= first.shape[d];
    }

  ByteCount scratch;
  const int64_t n = kernel->extent;
  size_t bodyBytes = 0;
  auto keys = findSortKeys(body, request.program);
  for (SortKey &key : keys) {
    SortKernel::Key made;
    made.wide = key.bits() > 32;
    if (!key.function.ops.empty()) {
      auto function = BodyFunction::make(key.function, request.program, request.choice);
      if (!function) {
        kernel->keys.clear();
        break;
      }
      made.function = *function;
      bodyBytes = std::max(bodyBytes, made.function->scratchBytes);
    }
    made.key = std::move(key);
    kernel->keys.push_back(std::move(made));
  }
  if (kernel->keys.size() == 1 && kernel->needed > 0 && kernel->needed <= SortKernel::selectedMost &&
      kernel->needed <= n / 4 && n >= 32) {
    kernel->selectKernels = selectKernels(request.choice.simd());
    kernel->selectedCapacity = 2 * kernel->needed + 2 * SelectKernels::block;
  }
  const int64_t positions = std::max(n, kernel->selectedCapacity);
  kernel->orderAt = scratch.reserve(positions, sizeof(int64_t));
  kernel->otherOrderAt = scratch.reserve(positions, sizeof(int64_t));
  if (!kernel->keys.empty()) {
    kernel->entriesAt = scratch.reserve(positions, sizeof(Wide));
    kernel->otherEntriesAt = scratch.reserve(positions, sizeof(Wide));
    kernel->valuesAt = scratch.reserve(n, sizeof(Wide));
    for (const Operand &operand : kernel->operands)
      kernel->rowsAt.push_back(scratch.reserve(operand.lineStride == 1 ? 0 : n, operand.bytes));
  } else {
    auto comparator = BodyFunction::make(body, request.program, request.choice);
    if (!comparator)
      return std::move(comparator.error());
    kernel->comparator = *comparator;
    bodyBytes = kernel->comparator->scratchBytes;
    for (size_t i = 0; i < 2 * count; ++i)
      kernel->pairsAt.push_back(scratch.reserve(SortKernel::mergesTogether, sizeof(Wide)));
    kernel->answersAt = scratch.reserve(SortKernel::mergesTogether, 1);
    kernel->mergesAt = scratch.reserve(SortKernel::mergesTogether, SortKernel::mergeBytes);
  }
  kernel->bodyAt = scratch.reserve(int64_t(bodyBytes), 1);
  if (kernel->lines == 1 && !kernel->keys.empty() && !kernel->selectKernels) {
    kernel->chunks = std::min<int64_t>(chunksOf(request.choice, n, 2), 64);
    // A merge takes as long as one or two digits of a key.
    const bool areWide = std::any_of(kernel->keys.begin(), kernel->keys.end(), [](const auto &key) { return key.wide; });
    kernel->runs = kernel->chunks < 8 ? 1 : areWide ? 4 : 2;
    if (kernel->runs == 1)
      kernel->chunks = 1;
  }
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  kernel->isParallel = kernel->chunks > 1;
  if (kernel->isParallel)
    kernel->sharedBytes = kernel->scratchBytes;
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeSort(const KernelRequest &request) {
  const auto &sort = std::get<plan::Sort>(request.op.data);
  const Layout &first = request.inputs[0];
  const int64_t rank = int64_t(first.shape.size()),
                dimension = sort.dimension < 0 ? sort.dimension + rank : sort.dimension;
  if (dimension < 0 || dimension >= rank || request.outputs.empty() || request.outputs[0].shape != first.shape)
    return badProgram("sort");
  const double each = 2 * std::log2(2 + double(first.shape[size_t(dimension)]));
  const double time = each * double(first.elements()) * double(request.inputs.size());
  return makeInPieces(request, Division::alike(time, request.inputs.size(), size_t(dimension)), makePiece);
}

} // namespace shlo::exec
