// dot_general of integers, and of bf16, by the panels of linear_integers.h.
//
// Bytes are multiplied in groups of four as unsigned * signed. A signed left operand gets its sign bits inverted, which
// adds 128 to each element; 128 times the sums of the right operand's columns are subtracted again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_integers.h"
#include "exec/linear_matrix.h"
#include "exec/linear_product.h"
#include "exec/linear_together.h"
#include "exec/numbers.h"
#include "exec/packed.h"
#include "exec/rowwise_kernel.h"
#include "exec/transpose.h"

#include <array>
#include <cstring>

namespace shlo::exec {
namespace {

bool isByte(const Layout &layout) { return byteSize(layout.element) == 1 && isInteger(layout.element); }
bool isSigned(ElementType type) { return info(type).kind == ElementKind::Signed; }
// Whether 16 bits with a sign have all values.
bool isShort(const Layout &layout) { return isByte(layout) || layout.element == ElementType::I16; }

// Sizes of blocks, in bytes of a row or column and in rows or columns: the right block stays in the second-level cache,
// a panel of it in the first.
constexpr int64_t blockBytes = 512, blockRows = 128, blockColumns = 576;

class PackedProduct final : public RowwiseKernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const char *left = product.left.get(arguments, choice, arguments.inputs[swapped ? 1 : 0], shared, watch);
    const char *right = arguments.inputs[swapped ? 0 : 1];
    if (packed.empty() && !watch.isStopped())
      right = product.right.get(arguments, choice, right, shared, watch);
    if (watch.isStopped())
      return watch.status();
    auto multiplyOne = [&](const KernelArguments &some, int64_t batch, char *sums, Watch &ofBatch) {
      const int64_t elementBytes = narrowBytes ? narrowBytes : sumBytes;
      char *const output = arguments.outputs[0] + batch * product.m * product.n * elementBytes;
      return multiply(some, leftOf(left, batch), rightOf(right, batch), narrowBytes ? sums : output, output, shared,
                      ofBatch);
    };
    if (chunks == 1) {
      for (int64_t batch = 0; batch < product.batchCount && multiplyOne(arguments, batch, shared + sumsAt, watch);)
        ++batch;
      return watch.status();
    }
    forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &ofChunk) {
      const KernelArguments some{arguments.inputs, arguments.outputs, scratch, ofChunk.context};
      for (int64_t batch = chunkBegin(product.batchCount, chunks, chunk);
           batch < chunkBegin(product.batchCount, chunks, chunk + 1); ++batch)
        if (!multiplyOne(some, batch, scratch + sumsAt, ofChunk))
          return false;
      return true;
    });
    return watch.status();
  }

  // Rows of the results of all batches, next to a right operand that stays in the second-level cache.
  int64_t ownRows() const override {
    const bool mayDivide = product.batchCount > 0 && product.m >= kernels.rows && product.n > 0 && product.k > 0 &&
                           !swapped && narrowBytes == 0 && product.left.isPlain() &&
                           product.n <= mostOfRight / int64_t(kernels.bytes) / product.k &&
                           product.batchCount <= largestPacked / packedBlocks() / blockSize();
    return mayDivide ? product.batchCount * product.m : 0;
  }
  int64_t leastRows(int64_t) const override { return kernels.rows; }
  bool readsByRows(size_t input) const override { return input == 0 && product.areRowsInOrder; }
  double nanoseconds() const override { return double(product.batchCount) * timeOfMatrix(); }
  size_t rowScratchBytes() const override { return scratchBytes - sharedBytes; }
  size_t rowSharedBytes() const override {
    return packed.empty() ? rowPanelsAt() + size_t(product.batchCount * packedBytes()) : 0;
  }
  bool startRows(const KernelArguments &arguments, char *shared, Watch &watch) const override {
    if (!packed.empty())
      return true;
    const char *right = product.right.get(arguments, choice, arguments.inputs[1], shared, watch);
    for (int64_t batch = 0; right && batch < product.batchCount && !watch.isStopped(); ++batch) {
      char *const blocks = shared + rowPanelsAt() + batch * packedBytes();
      packSlab(arguments, rightOf(right, batch), 0, product.n, 0, product.k, blocks, termsOf(blocks), watch);
    }
    return !watch.isStopped();
  }
  bool runRows(const KernelArguments &arguments, const char *shared, int64_t, int64_t first, int64_t end,
               Watch &watch) const override {
    const char *left = product.left.plain(arguments.inputs[0]);
    const int64_t m = product.m, n = product.n;
    for (int64_t row = first, count; row < end; row += count) {
      const int64_t batch = row / m, i = row % m;
      count = std::min(m - i, end - row);
      const char *const blocks = packed.empty() ? shared + rowPanelsAt() + batch * packedBytes() : packed.as<char>();
      char *const sums = arguments.outputs[0] + batch * m * n * sumBytes;
      if (!clear(sums, i, i + count, 0, n, watch) ||
          !multiplyPart(leftOf(left, batch), {}, {blocks, termsOf(blocks), acrossAll(), 0, 0}, i, i + count, 0, n, 0,
                        product.k, sums, sums, arguments.scratch, watch))
        return false;
    }
    return true;
  }

  Product product;
  KernelChoice choice;
  IntegerKernels kernels;
  TransposeKernel transpose = nullptr; // of groups
  Conversion result;                   // from f32 sums
  bool swapped = false;                // the left operand is the second input
  bool flip = false;                   // of quads: the left operand is signed
  int64_t sumBytes = 4;                // of a sum
  int64_t narrowBytes = 0;             // of an element of the output, if it is less than a sum
  int shift = 0;                       // the bits of a byte that the element does not have
  bool isSignedResult = false;
  int64_t depth = 1, rows = 1, columns = 1; // of blocks
  int64_t chunks = 1;                       // of batches; if 1, threads share each product
  int64_t parts = 1, part = 0;              // of rows or columns of a product
  bool byRows = false;                      // the parts have rows, and share the blocks of the right operand
  int64_t slabColumns = 0, slabDepth = 0;   // of the right operand: so much of it lies in blocks at the same time
  size_t sharedAt = 0, leftAt = 0, rightAt = 0, termsAt = 0;
  size_t sumsAt = 0;                  // in scratch if chunks have batches, otherwise in what workers share
  size_t slabAt = 0, slabTermsAt = 0; // in what workers share
  // The blocks of a constant right operand, in the order in which a product reads them, and the terms of their columns.
  PackedLines packed;

  int64_t blockSize() const { return columns * kernels.groups(depth) * kernels.group * kernels.bytes; }
  int64_t slabBlocks() const { return slabColumns / columns * (slabDepth / depth); }

  // Chooses the parts that threads share, by the shape alone.
  void divide() {
    const int64_t m = product.m, n = product.n, k = product.k;
    const double time = timeOfMatrix();
    if (product.batchCount == 0 || m == 0 || n == 0 || k == 0)
      return;
    chunks = product.chunksOfBatches(choice, time);
    const int64_t wanted = std::min<int64_t>(64, chunksOf(choice, m * n, time / double(m * n)));
    byRows = m >= 64 && n <= 8 * m;
    part = byRows ? std::max(partOf(m, std::min<int64_t>(wanted, 16), kernels.rows), 4 * kernels.rows)
                  : partOf(n, std::min(wanted, std::max<int64_t>(8, n / columns)), kernels.columns);
    parts = ((byRows ? m : n) + part - 1) / part;
    constexpr int64_t slabBytes = 4 << 20;
    const int64_t most = std::max<int64_t>(1, slabBytes / blockSize()), down = (k + depth - 1) / depth;
    slabDepth = std::min(down, most) * depth;
    slabColumns = std::min((n + columns - 1) / columns, std::max<int64_t>(1, most / down)) * columns;
  }

  // Packs a constant right operand. False if the watch stops the run for which the kernel is made.
  bool packConstant(const KernelRequest &request, size_t input, ElementType type, Watch &watch) {
    auto pack = [&](PackedLines &lines) {
      const char *constant = request.constants[input];
      if (!product.right.prepareOnce(constant, watch))
        return false;
      if (!product.right.prepared.empty())
        constant = product.right.prepared.data();
      const IntegerMatrix b{constant, product.right.columnStride, product.right.rowStride};
      char *block = lines.as<char>();
      uint32_t *terms = termsOf(block);
      for (int64_t x = 0; x < product.k; x += depth)
        for (int64_t j = 0; j < product.n; j += columns, block += blockSize(), terms += columns) {
          const int64_t n = std::min(columns, product.n - j), deep = std::min(depth, product.k - x);
          packBlock(partAt(b, x, j), n, deep, block, terms);
          if (!watch.proceed(n * deep / 4))
            return false;
        }
      return true;
    };
    KernelKey how(KernelKey::IntegerProduct);
    for (int64_t number :
         {int64_t(type), int64_t(flip), int64_t(kernels.group), int64_t(kernels.bytes), int64_t(kernels.columns),
          product.n, product.k, product.right.columnStride, product.right.rowStride, columns, depth})
      how.add(uint64_t(number));
    if (!request.packer.get(request, input, std::move(how), packedBytes(), packed, pack))
      return false;
    product.right.release();
    return true;
  }

private:
  // Some columns and rows of the right operand, from `column` and `row` on, in blocks; none: each worker packs the
  // blocks that it needs. From the blocks of some rows to those of the next ones are `across` blocks.
  struct Slab {
    const char *blocks = nullptr;
    const uint32_t *terms = nullptr;
    int64_t across = 0, row = 0, column = 0;
  };
  double timeOfMatrix() const {
    return productTime(product.m, product.n, product.k, 0.0025 * double(kernels.bytes), kernels.bytes);
  }
  IntegerMatrix leftOf(const char *left, int64_t batch) const {
    return {left + product.offsetsOf(batch)[0] * kernels.bytes, product.left.rowStride, product.left.columnStride};
  }
  IntegerMatrix rightOf(const char *right, int64_t batch) const {
    return {right + product.offsetsOf(batch)[1] * kernels.bytes, product.right.columnStride, product.right.rowStride};
  }
  size_t rowPanelsAt() const { return (sharedBytes + 63) & ~size_t(63); }
  // Of a whole right operand: its blocks, and behind them the terms of their columns.
  int64_t packedBytes() const {
    return (packedBlocks() * (blockSize() + columns * int64_t(sizeof(uint32_t))) + 63) & ~int64_t(63);
  }
  uint32_t *termsOf(char *blocks) const { return reinterpret_cast<uint32_t *>(blocks + packedBlocks() * blockSize()); }
  const uint32_t *termsOf(const char *blocks) const { return termsOf(const_cast<char *>(blocks)); }
  int64_t packedBlocks() const { return acrossAll() * ((product.k + depth - 1) / depth); }
  // The blocks of all columns.
  int64_t acrossAll() const { return (product.n + columns - 1) / columns; }

  bool multiply(const KernelArguments &arguments, IntegerMatrix a, IntegerMatrix b, char *sums, char *output,
                char *shared, Watch &watch) const {
    const int64_t m = product.m, n = product.n, k = product.k;
    auto multiplyAll = [&](int64_t i, int64_t below, int64_t j, int64_t end, char *scratch, Watch &own) {
      const Slab slab =
          packed.empty() ? Slab{} : Slab{packed.as<char>(), termsOf(packed.as<char>()), acrossAll(), 0, 0};
      return clear(sums, i, below, j, end, own) &&
             multiplyPart(a, b, slab, i, below, j, end, 0, k, sums, output, scratch, own);
    };
    if (parts == 1 || !arguments.workers)
      return multiplyAll(0, m, 0, n, arguments.scratch, watch);
    if (!byRows || !packed.empty())
      return forChunks(arguments, parts, watch, [&](int64_t number, char *scratch, Watch &own) {
        const int64_t first = number * part, last = std::min(first + part, byRows ? m : n);
        return byRows ? multiplyAll(first, last, 0, n, scratch, own) : multiplyAll(0, m, first, last, scratch, own);
      });
    for (int64_t j = 0; j < n; j += slabColumns)
      for (int64_t x = 0; x < k; x += slabDepth) {
        const int64_t end = std::min(j + slabColumns, n), last = std::min(x + slabDepth, k);
        char *const blocks = shared + slabAt;
        auto *terms = reinterpret_cast<uint32_t *>(shared + slabTermsAt);
        const bool going = packSlab(arguments, b, j, end, x, last, blocks, terms, watch) &&
                           forChunks(arguments, parts, watch, [&](int64_t number, char *scratch, Watch &own) {
                             const int64_t i = number * part, below = std::min(i + part, m);
                             return (x > 0 || clear(sums, i, below, j, end, own)) &&
                                    multiplyPart(a, b, {blocks, terms, (end - j + columns - 1) / columns, x, j}, i,
                                                 below, j, end, x, last, sums, output, scratch, own);
                           });
        if (!going)
          return false;
      }
    return true;
  }

  // Adds the products of columns [x, last) of the left operand to the sums of rows [top, bottom) and columns
  // [begin, end), and makes elements of `output` of those that are complete. Blocks that are packed here begin at
  // `begin` and `x`.
  bool multiplyPart(const IntegerMatrix &a, const IntegerMatrix &b, const Slab &slab, int64_t top, int64_t bottom,
                    int64_t begin, int64_t end, int64_t x, int64_t last, char *sums, char *output, char *scratch,
                    Watch &watch) const {
    for (; x < last; x += depth) {
      const int64_t deep = std::min(depth, last - x), groups = kernels.groups(deep);
      const bool isLast = x + deep == product.k;
      for (int64_t j = begin, some; j < end; j += some) {
        // A part can begin within a block of a slab.
        const int64_t within = slab.blocks ? (j - slab.column) % columns : 0;
        some = std::min(columns - within, end - j);
        IntegerBlock block{scratch + leftAt, nullptr, 0, some, groups, nullptr, product.n, nullptr};
        if (isRow(a, b) && !slab.blocks) {
          kernels.multiplyRow(partAt(a, top, x).data, partAt(b, x, j), some, deep,
                              sums + (top * product.n + j) * sumBytes);
          if (!watch.proceed(some * deep / 8) || (isLast && !finish(sums, output, top, bottom, j, j + some, watch)))
            return false;
          continue;
        }
        if (slab.blocks) {
          const int64_t number = (x - slab.row) / depth * slab.across + (j - slab.column) / columns;
          block.right = slab.blocks + number * blockSize() + within * groups * kernels.group * kernels.bytes;
          block.term = flip ? slab.terms + number * columns + within : nullptr;
        } else {
          auto *terms = reinterpret_cast<uint32_t *>(scratch + termsAt);
          packBlock(partAt(b, x, j), some, deep, scratch + rightAt, terms);
          block.right = scratch + rightAt;
          block.term = flip ? terms : nullptr;
          if (!watch.proceed(some * deep / 4))
            return false;
        }
        for (int64_t i = top; i < bottom; i += rows) {
          block.m = std::min(rows, bottom - i);
          block.c = sums + (i * product.n + j) * sumBytes;
          const IntegerMatrix left = partAt(a, i, x);
          if (kernels.multiplyRows && left.columnStride == 1 && deep % kernels.group == 0) {
            block.rows = left.data;
            block.rowBytes = left.rowStride * kernels.bytes;
            block.flip = flip;
            kernels.multiplyRows(block);
          } else {
            kernels.packLeft(left, block.m, deep, flip, scratch + leftAt);
            kernels.multiply(block);
          }
          if (!watch.proceed(block.m * (block.n + 8) * deep / 16) ||
              (isLast && !finish(sums, output, i, i + block.m, j, j + some, watch)))
            return false;
        }
      }
    }
    return true;
  }
  void packBlock(IntegerMatrix b, int64_t n, int64_t deep, char *panels, uint32_t *terms) const {
    const int64_t unit = kernels.group * kernels.bytes, whole = transposes(b, deep) ? n / kernels.columns : 0;
    char *to = panels;
    for (int64_t panel = 0; panel < whole; ++panel, to += kernels.columns * kernels.groups(deep) * unit) {
      transpose({kernels.columns, kernels.groups(deep), kernels.columns * unit, b.columnStride * kernels.bytes}, to,
                b.data);
      b = partAt(b, 0, kernels.columns);
    }
    if (const int64_t rest = n - whole * kernels.columns)
      kernels.packRight(b, rest, deep, to);
    if (flip)
      sumColumns(panels, n, kernels.groups(deep), terms);
  }
  // Whether panels would take longer than the product.
  bool isRow(const IntegerMatrix &a, const IntegerMatrix &b) const {
    return kernels.multiplyRow && product.m == 1 && a.columnStride == 1 && (b.rowStride == 1 || b.columnStride == 1);
  }
  // Whether the groups of a column lie one behind the other, so that a panel is their transpose.
  bool transposes(const IntegerMatrix &b, int64_t deep) const {
    return b.rowStride == 1 && deep % kernels.group == 0 &&
           kernels.groups(deep) >= leastTransposed(size_t(kernels.group * kernels.bytes));
  }
  // The blocks of columns [begin, end) and rows [x, last) of the right operand, in the order in which they are read.
  bool packSlab(const KernelArguments &arguments, const IntegerMatrix &b, int64_t begin, int64_t end, int64_t x,
                int64_t last, char *blocks, uint32_t *terms, Watch &watch) const {
    // A chunk has some panels of a block.
    const int64_t across = (end - begin + columns - 1) / columns, down = (last - x + depth - 1) / depth;
    const int64_t panels = (std::min(columns, end - begin) + kernels.columns - 1) / kernels.columns;
    const int64_t ofBlock = chunksOf(choice, panels, double(depth * kernels.columns) * 0.3);
    return forChunks(arguments, across * down * ofBlock, watch, [&](int64_t chunk, char *, Watch &own) {
      const int64_t block = chunk / ofBlock, j = begin + block % across * columns, at = x + block / across * depth;
      const int64_t first = chunkBegin(panels, ofBlock, chunk % ofBlock) * kernels.columns;
      const int64_t next = chunkBegin(panels, ofBlock, chunk % ofBlock + 1) * kernels.columns;
      const int64_t n = std::min({columns, end - j, next}), deep = std::min(depth, last - at);
      if (first >= n)
        return true;
      packBlock(partAt(b, at, j + first), n - first, deep,
                blocks + block * blockSize() + first * kernels.groups(deep) * kernels.group * kernels.bytes,
                terms + block * columns + first);
      return own.proceed((n - first) * deep / 4);
    });
  }

  IntegerMatrix partAt(const IntegerMatrix &whole, int64_t row, int64_t column) const {
    return {whole.data + (row * whole.rowStride + column * whole.columnStride) * kernels.bytes, whole.rowStride,
            whole.columnStride};
  }
  // Calls visit(first element, elements) for the rows [top, bottom) and columns [begin, end) of a result.
  template <typename Visit>
  bool eachRun(int64_t top, int64_t bottom, int64_t begin, int64_t end, const Visit &visit) const {
    const int64_t n = product.n;
    if (begin == 0 && end == n) { // in one run
      begin = top * n;
      end = bottom * n;
      bottom = top + 1;
    } else {
      begin += top * n;
      end += top * n;
    }
    for (int64_t i = top; i < bottom; ++i, begin += n, end += n)
      if (!visit(begin, end - begin))
        return false;
    return true;
  }
  bool clear(char *sums, int64_t top, int64_t bottom, int64_t begin, int64_t end, Watch &watch) const {
    return eachRun(top, bottom, begin, end, [&](int64_t at, int64_t count) {
      return watch.pieces(count, 1, [&](int64_t from, int64_t to) {
        std::memset(sums + (at + from) * sumBytes, 0, size_t((to - from) * sumBytes));
      });
    });
  }
  bool finish(const char *sums, char *output, int64_t top, int64_t bottom, int64_t begin, int64_t end,
              Watch &watch) const {
    if (!result.needed() && !narrowBytes)
      return true;
    return eachRun(top, bottom, begin, end, [&](int64_t at, int64_t count) {
      if (result.needed())
        return result.run(sums + at * sumBytes, output + at * narrowBytes, count, watch);
      return watch.pieces(count, 1, [&](int64_t from, int64_t to) {
        narrow(reinterpret_cast<const uint32_t *>(sums), output, at + from, at + to);
      });
    });
  }
  // 128 times the sums of the columns of panels of signed bytes: their product with a row of that number.
  void sumColumns(const char *panels, int64_t n, int64_t groups, uint32_t *terms) const {
    static constexpr std::array<uint8_t, blockBytes> row = [] {
      std::array<uint8_t, blockBytes> made{};
      made.fill(128);
      return made;
    }();
    std::fill_n(terms, n, 0);
    IntegerBlock block{nullptr, panels, 1, n, groups, reinterpret_cast<char *>(terms), n, nullptr};
    block.rows = reinterpret_cast<const char *>(row.data());
    kernels.multiplyRows(block);
  }
  void narrow(const uint32_t *sums, char *output, int64_t begin, int64_t end) const {
    if (narrowBytes == 2) {
      auto *to = reinterpret_cast<Loose<uint16_t> *>(output);
      for (int64_t i = begin; i < end; ++i)
        to[i] = uint16_t(sums[i]);
    } else if (isSignedResult) {
      for (int64_t i = begin; i < end; ++i)
        output[i] = char(int8_t(uint8_t(sums[i] << shift)) >> shift);
    } else {
      for (int64_t i = begin; i < end; ++i)
        output[i] = char(uint8_t(sums[i] << shift) >> shift);
    }
  }
};

// About equal parts of at most `most`, each a multiple of `unit`.
int64_t evenly(int64_t extent, int64_t most, int64_t unit) {
  most = std::max(unit, most / unit * unit);
  const int64_t parts = std::max<int64_t>(1, (extent + most - 1) / most), part = (extent + parts - 1) / parts;
  return std::max(unit, (part + unit - 1) / unit * unit);
}

} // namespace

static bool isPackedBf16(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  // Constants are packed once by the products of f32.
  const bool isConstant = request.constants.size() > 1 && request.constants[1];
  return request.inputs[0].element == ElementType::BF16 && request.inputs[1].element == ElementType::BF16 &&
         (type == ElementType::BF16 || type == ElementType::F32) && !isConstant &&
         request.choice.simd() == Simd::Widest && multiplyBf16();
}

bool isPacked(const KernelRequest &request) {
  const auto &dot = std::get<plan::DotGeneral>(request.op.data);
  const ElementType type = request.outputs[0].element;
  const Extents &shape = request.inputs[0].shape;
  if (request.choice.general || (!isInteger(type) && !isPackedBf16(request)))
    return false;
  double products = double(request.outputs[0].elements());
  for (int64_t d : dot.lhsContractingDimensions)
    products *= d >= 0 && size_t(d) < shape.size() ? double(shape[size_t(d)]) : 0;
  for (int64_t d : dot.lhsBatchingDimensions)
    products /= d >= 0 && size_t(d) < shape.size() ? double(std::max<int64_t>(shape[size_t(d)], 1)) : 1;
  // Fewer are not worth packing; those of bf16 have other kernels that are nearly as quick.
  return products >= (isInteger(type) ? 2048 : 1 << 15);
}

namespace {

// The kernels of a product, and the types that they multiply.
struct PackedKind {
  IntegerKernels kernels;
  ElementType left, right;
  int64_t sumBytes = 4;
  bool flip = false; // as of the product
};
PackedKind kindOf(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  const Layout &left = request.inputs[0], &right = request.inputs[1];
  const int64_t outputBytes = byteSize(type);
  const IntegerTable &table = integerTable(request.choice.simd());
  const MultiplyGroups quads = request.choice.simd() == Simd::Widest ? multiplyQuads() : nullptr;
  if (isFloat(type)) {
    PackedKind kind{table.pairs, ElementType::BF16, ElementType::BF16};
    kind.kernels.multiply = multiplyBf16();
    kind.kernels.multiplyRows = multiplyBf16(false);
    return kind;
  }
  if (outputBytes == 8)
    return {table.longs, type, type, 8};
  if (quads && isByte(left) && isByte(right) && (outputBytes == 1 || isSigned(right.element))) {
    PackedKind kind{table.quads, isSigned(left.element) ? ElementType::I8 : ElementType::UI8,
                    isSigned(right.element) ? ElementType::I8 : ElementType::UI8};
    kind.kernels.multiply = quads;
    kind.kernels.multiplyRows = multiplyQuads(false);
    // The sign makes no difference to the lowest 8 bits.
    kind.flip = outputBytes > 1 && isSigned(left.element);
    return kind;
  }
  // The sign makes no difference to the lowest 16 bits.
  if (table.pairs.multiply && (outputBytes <= 2 || (isShort(left) && isShort(right))))
    return {table.pairs, left.element == ElementType::UI16 ? ElementType::UI16 : ElementType::I16,
            right.element == ElementType::UI16 ? ElementType::UI16 : ElementType::I16};
  const ElementType words = outputBytes < 4 ? ElementType::I32 : type;
  return {table.words, words, words};
}

} // namespace

ElementType packedLeftType(const KernelRequest &request) { return kindOf(request).left; }

MadeKernel makePacked(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  const int64_t outputBytes = byteSize(type);
  auto kernel = std::make_unique<PackedProduct>();
  const PackedKind kind = kindOf(request);
  kernel->kernels = kind.kernels;
  kernel->flip = kind.flip;
  kernel->sumBytes = kind.sumBytes;
  if (isFloat(type))
    kernel->result = Conversion(request.choice.simd(), ElementType::F32, type);
  const ElementType leftType = kind.left, rightType = kind.right;
  const IntegerKernels &kernels = kernel->kernels;
  kernel->transpose = transposeKernel(request.choice.simd(), size_t(kernels.group * kernels.bytes));
  Product &product = kernel->product;
  ByteCount own, shared;
  kernel->choice = request.choice;
  if (!analyze(request, leftType, rightType, product, shared))
    return badProgram("dot_general");
  // A column is computed as a row, because panels have more columns than rows. Quads then need the signs swapped, too.
  if (product.isColumn() && (kernels.group < 4 || outputBytes == 1 || kernel->flip)) {
    std::swap(product.left, product.right);
    std::swap(product.m, product.n);
    for (auto &axis : product.batches.axes)
      std::swap(axis.strides[0], axis.strides[1]);
    kernel->swapped = true;
  }
  kernel->depth = evenly(product.k, blockBytes / kernels.bytes, kernels.group);
  kernel->rows = evenly(product.m, blockRows, kernels.rows);
  kernel->columns = evenly(product.n, blockColumns, kernels.columns);
  kernel->leftAt = own.reserve(kernel->rows * kernel->depth, kernels.bytes);
  kernel->rightAt = own.reserve(kernel->columns * kernel->depth, kernels.bytes);
  kernel->termsAt = own.reserve(kernel->columns, sizeof(uint32_t));
  const std::vector<const char *> &constants = request.constants;
  const size_t rightInput = kernel->swapped ? 0 : 1;
  const bool isConstant = constants.size() > rightInput && constants[rightInput] && product.batchCount == 1 &&
                          product.right.elements > 0 && product.right.elements <= largestPacked;
  kernel->divide();
  if (outputBytes < kernel->sumBytes) {
    kernel->narrowBytes = outputBytes;
    kernel->shift = std::max(0, 8 - info(type).bits);
    kernel->isSignedResult = isSigned(type);
    kernel->sumsAt = (kernel->chunks > 1 ? own : shared).reserve(product.m * product.n, sizeof(uint32_t));
  }
  if (kernel->chunks == 1 && kernel->byRows) {
    kernel->slabAt = shared.reserve(kernel->slabBlocks(), size_t(kernel->blockSize()));
    kernel->slabTermsAt = shared.reserve(kernel->slabBlocks() * kernel->columns, sizeof(uint32_t));
  }
  if (!product.share(request.choice, own, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  kernel->isParallel |= kernel->chunks > 1 || kernel->parts > 1;
  if (isConstant) {
    Watch watch(request.context);
    if (!kernel->packConstant(request, rightInput, kernel->swapped ? leftType : rightType, watch))
      return watch.error();
    kernel->packedInputs = 1u << rightInput;
  }
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
