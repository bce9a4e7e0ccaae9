// dot_general of integers, and of bf16, by the panels of linear_integers.h.
//
// Bytes are multiplied in groups of four as unsigned * signed. A signed left operand gets its sign bits inverted, which
// adds 128 to each element; 128 times the sums of the right operand's columns are subtracted again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_integers.h"
#include "exec/linear_product.h"
#include "exec/numbers.h"

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

class PackedProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const char *left = product.left.get(arguments.inputs[swapped ? 1 : 0], arguments.scratch, watch);
    const char *right =
        watch.isStopped() ? nullptr : product.right.get(arguments.inputs[swapped ? 0 : 1], arguments.scratch, watch);
    if (watch.isStopped())
      return watch.status();
    const int64_t m = product.m, n = product.n, matrix = m * n;
    char *output = arguments.outputs[0];
    product.batches.each({0, 0}, [&](const Walk<2>::Offsets &at) {
      char *sums = narrowBytes ? arguments.scratch + sumsAt : output;
      IntegerMatrix a{left + at[0] * kernels.bytes, product.left.rowStride, product.left.columnStride};
      IntegerMatrix b{right + at[1] * kernels.bytes, product.right.columnStride, product.right.rowStride};
      const bool going = watch.pieces(matrix, 1,
                                      [&](int64_t begin, int64_t end) {
                                        std::memset(sums + begin * sumBytes, 0, size_t((end - begin) * sumBytes));
                                      }) &&
                         multiply(a, b, sums, arguments.scratch, watch) &&
                         (result.needed() ? result.run(sums, output, matrix, watch)
                                          : !narrowBytes || watch.pieces(matrix, 1, [&](int64_t begin, int64_t end) {
                                              narrow(reinterpret_cast<const uint32_t *>(sums), output, begin, end);
                                            }));
      output += matrix * (narrowBytes ? narrowBytes : sumBytes);
      return going;
    });
    return watch.status();
  }

  Product product;
  IntegerKernels kernels;
  Conversion result;       // from f32 sums
  bool swapped = false;    // the left operand is the second input
  bool flip = false;       // of quads: the left operand is signed
  int64_t sumBytes = 4;    // of a sum
  int64_t narrowBytes = 0; // of an element of the output, if it is less than a sum
  int shift = 0;           // the bits of a byte that the element does not have
  bool isSignedResult = false;
  int64_t depth = 1, rows = 1, columns = 1; // of blocks
  size_t leftAt = 0, rightAt = 0, termsAt = 0, sumsAt = 0;

private:
  bool multiply(IntegerMatrix a, IntegerMatrix b, char *sums, char *scratch, Watch &watch) const {
    auto *terms = reinterpret_cast<uint32_t *>(scratch + termsAt);
    for (int64_t x = 0; x < product.k; x += depth) {
      const int64_t deep = std::min(depth, product.k - x);
      for (int64_t j = 0; j < product.n; j += columns) {
        IntegerBlock block{scratch + leftAt,     scratch + rightAt, 0,         std::min(columns, product.n - j),
                           kernels.groups(deep), nullptr,           product.n, flip ? terms : nullptr};
        kernels.packRight(part(b, x, j), block.n, deep, scratch + rightAt);
        if (flip)
          sumColumns(scratch + rightAt, block.n, block.groups, terms);
        if (!watch.proceed(block.n * deep / 4))
          return false;
        for (int64_t i = 0; i < product.m; i += rows) {
          block.m = std::min(rows, product.m - i);
          block.c = sums + (i * product.n + j) * sumBytes;
          kernels.packLeft(part(a, i, x), block.m, deep, flip, scratch + leftAt);
          kernels.multiply(block);
          if (!watch.proceed(block.m * (block.n + 8) * deep / 16))
            return false;
        }
      }
    }
    return true;
  }
  IntegerMatrix part(const IntegerMatrix &whole, int64_t row, int64_t column) const {
    return {whole.data + (row * whole.rowStride + column * whole.columnStride) * kernels.bytes, whole.rowStride,
            whole.columnStride};
  }
  // 128 times the sums of the columns of panels of signed bytes.
  void sumColumns(const char *panels, int64_t n, int64_t groups, uint32_t *terms) const {
    for (int64_t j = 0; j < n; j += kernels.columns)
      for (int64_t c = 0; c < kernels.columns; ++c) {
        const auto *column = reinterpret_cast<const int8_t *>(panels) + (j * groups + c) * 4;
        int32_t sum = 0;
        for (int64_t x = 0; x < groups; ++x, column += 4 * kernels.columns)
          sum += column[0] + column[1] + column[2] + column[3];
        terms[j + c] = uint32_t(sum) * 128;
      }
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

MadeKernel makePacked(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  const Layout &left = request.inputs[0], &right = request.inputs[1];
  const int64_t outputBytes = byteSize(type);
  auto kernel = std::make_unique<PackedProduct>();
  const IntegerTable &table = integerTable(request.choice.simd());
  const MultiplyGroups quads = request.choice.simd() == Simd::Widest ? multiplyQuads() : nullptr;
  ElementType leftType = type, rightType = type;
  if (isFloat(type)) {
    kernel->kernels = table.pairs;
    kernel->kernels.multiply = multiplyBf16();
    kernel->result = Conversion(request.choice.simd(), ElementType::F32, type);
    leftType = rightType = ElementType::BF16;
  } else if (outputBytes == 8) {
    kernel->kernels = table.longs;
    kernel->sumBytes = 8;
  } else if (quads && isByte(left) && isByte(right) && (outputBytes == 1 || isSigned(right.element))) {
    kernel->kernels = table.quads;
    kernel->kernels.multiply = quads;
    // The sign makes no difference to the lowest 8 bits.
    kernel->flip = outputBytes > 1 && isSigned(left.element);
    leftType = isSigned(left.element) ? ElementType::I8 : ElementType::UI8;
    rightType = isSigned(right.element) ? ElementType::I8 : ElementType::UI8;
  } else if (table.pairs.multiply && (outputBytes <= 2 || (isShort(left) && isShort(right)))) {
    // The sign makes no difference to the lowest 16 bits.
    kernel->kernels = table.pairs;
    leftType = left.element == ElementType::UI16 ? ElementType::UI16 : ElementType::I16;
    rightType = right.element == ElementType::UI16 ? ElementType::UI16 : ElementType::I16;
  } else {
    kernel->kernels = table.words;
    if (outputBytes < 4)
      leftType = rightType = ElementType::I32;
  }
  const IntegerKernels &kernels = kernel->kernels;
  Product &product = kernel->product;
  ByteCount scratch;
  if (!analyze(request, leftType, rightType, product, scratch))
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
  kernel->leftAt = scratch.reserve(kernel->rows * kernel->depth, kernels.bytes);
  kernel->rightAt = scratch.reserve(kernel->columns * kernel->depth, kernels.bytes);
  kernel->termsAt = scratch.reserve(kernel->columns, sizeof(uint32_t));
  if (outputBytes < kernel->sumBytes) {
    kernel->narrowBytes = outputBytes;
    kernel->shift = std::max(0, 8 - info(type).bits);
    kernel->isSignedResult = isSigned(type);
    kernel->sumsAt = scratch.reserve(product.m * product.n, sizeof(uint32_t));
  }
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
