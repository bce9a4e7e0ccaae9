// dot_general of complex numbers: products of planes of real and imaginary parts, or of the parts where they are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"
#include "exec/linear_product.h"
#include "exec/linear_together.h"

namespace shlo::exec {
namespace {

// A product of which one operand is a vector.
struct VectorProduct {
  explicit VectorProduct(const Product &product) : isLeft(product.m == 1 && product.n != 1) {
    // The strides of the right operand are those of its transpose.
    const Operand &matrix = isLeft ? product.right : product.left, &vector = isLeft ? product.left : product.right;
    results = isLeft ? product.n : product.m;
    resultStride = matrix.rowStride;
    depthStride = matrix.columnStride;
    factorStride = vector.columnStride;
  }
  bool isLeft;     // the vector is the left operand
  int64_t results; // rows of the matrix, or columns of a right one
  int64_t resultStride, depthStride, factorStride;
};

template <typename T> class ComplexProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const auto *left =
        reinterpret_cast<const Number *>(product.left.get(arguments, choice, arguments.inputs[0], shared, watch));
    const Number *right = nullptr;
    if (!watch.isStopped())
      right =
          reinterpret_cast<const Number *>(product.right.get(arguments, choice, arguments.inputs[1], shared, watch));
    if (watch.isStopped())
      return watch.status();
    auto *output = reinterpret_cast<Number *>(arguments.outputs[0]);
    auto multiplyOne = [&](const KernelArguments &some, int64_t batch, char *planes, Watch &ofBatch) {
      const Walk<2>::Offsets offset = product.offsetsOf(batch);
      Number *const to = output + batch * product.m * product.n;
      if (form == Form::Planes)
        return multiply(some, left + offset[0], right + offset[1], to, planes, ofBatch);
      const VectorProduct vector(product);
      const Number *const matrix = vector.isLeft ? right + offset[1] : left + offset[0];
      const Number *const factors = vector.isLeft ? left + offset[0] : right + offset[1];
      return form == Form::Rows ? multiplyRows(some, vector, matrix, factors, to, planes, ofBatch)
                                : multiplyColumns(some, vector, matrix, factors, to, planes, ofBatch);
    };
    if (chunks > 1) {
      forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &ofChunk) {
        const KernelArguments some{arguments.inputs, arguments.outputs, scratch, ofChunk.context};
        for (int64_t batch = chunkBegin(product.batchCount, chunks, chunk);
             batch < chunkBegin(product.batchCount, chunks, chunk + 1); ++batch)
          if (!multiplyOne(some, batch, scratch, ofChunk))
            return false;
        return true;
      });
      return watch.status();
    }
    for (int64_t batch = 0; batch < product.batchCount && multiplyOne(arguments, batch, shared, watch); ++batch)
      ;
    return watch.status();
  }

  // A product with a vector reads the parts of the matrix where they are: its rows, or its columns, are contiguous.
  enum class Form { Planes, Rows, Columns };

  Product product;
  KernelChoice choice;
  Form form = Form::Planes;
  SharedProduct<T> together;
  int64_t chunks = 1; // of batches
  size_t sharedAt = 0, panelsAt = 0;
  size_t at[8] = {}; // of planes and of the slab: in scratch if chunks have batches, otherwise in what workers share

private:
  using Number = ComplexNumber<T>;

  bool multiply(const KernelArguments &arguments, const Number *left, const Number *right, Number *output, char *planes,
                Watch &watch) const {
    const int64_t m = product.m, n = product.n, k = product.k;
    const int64_t leftRow = product.left.rowStride, leftColumn = product.left.columnStride;
    const int64_t rightRow = product.right.columnStride, rightColumn = product.right.rowStride;
    auto plane = [&](size_t which) { return reinterpret_cast<T *>(planes + at[which]); };
    T *leftReal = plane(0), *leftImaginary = plane(1), *leftNegative = plane(2);
    T *rightReal = plane(3), *rightImaginary = plane(4), *real = plane(5), *imaginary = plane(6);
    auto add = [&](const T *a, const T *b, T *c, bool accumulate) {
      return together.multiply(arguments, {a, k, 1}, {b, n, 1}, nullptr, {c, n, accumulate}, panelsAt, plane(7), watch);
    };
    return eachRow(arguments, m, k, watch,
                   [=](int64_t i, int64_t begin, int64_t end) {
                     const Number *row = left + i * leftRow;
                     for (int64_t x = begin, to = i * k + begin; x < end; ++x, ++to) {
                       const Number value = row[x * leftColumn];
                       leftReal[to] = value.re;
                       leftImaginary[to] = value.im;
                       leftNegative[to] = -value.im;
                     }
                   }) &&
           eachRow(arguments, k, n, watch,
                   [=](int64_t x, int64_t begin, int64_t end) {
                     const Number *row = right + x * rightRow;
                     for (int64_t j = begin, to = x * n + begin; j < end; ++j, ++to) {
                       const Number value = row[j * rightColumn];
                       rightReal[to] = value.re;
                       rightImaginary[to] = value.im;
                     }
                   }) &&
           add(leftReal, rightReal, real, false) && add(leftNegative, rightImaginary, real, true) &&
           add(leftReal, rightImaginary, imaginary, false) && add(leftImaginary, rightReal, imaginary, true) &&
           eachRow(arguments, m, n, watch, [=](int64_t i, int64_t begin, int64_t end) {
             for (int64_t to = i * n + begin; to < i * n + end; ++to)
               output[to] = {real[to], imaginary[to]};
           });
  }

  static Matrix<T> partsOf(const Number *matrix, int64_t rowStride, int64_t columnStride) {
    return {reinterpret_cast<const Loose<T> *>(matrix), rowStride, columnStride};
  }

  // The real part is the product of a row's parts with (re, -im) of the vector's elements, the imaginary one that with
  // (im, re).
  bool multiplyRows(const KernelArguments &arguments, const VectorProduct &vector, const Number *matrix,
                    const Number *factors, Number *output, char *planes, Watch &watch) const {
    const int64_t k = product.k, results = vector.results;
    auto plane = [&](size_t which) { return reinterpret_cast<T *>(planes + at[which]); };
    T *const forReal = plane(0), *const forImaginary = plane(1), *const real = plane(2), *const imaginary = plane(3);
    const bool isSplit = watch.pieces(k, 2, [&](int64_t begin, int64_t end) {
      for (int64_t x = begin; x < end; ++x) {
        const Number factor = factors[x * vector.factorStride];
        forReal[2 * x] = forImaginary[2 * x + 1] = factor.re;
        forReal[2 * x + 1] = -factor.im;
        forImaginary[2 * x] = factor.im;
      }
    });
    const Matrix<T> right = partsOf(matrix, 1, 2 * vector.resultStride);
    auto sum = [&](const T *row, T *sums) {
      return together.multiply(arguments, {row, 2 * k, 1}, right, nullptr, {sums, results}, panelsAt, plane(4), watch);
    };
    return isSplit && sum(forReal, real) && sum(forImaginary, imaginary) &&
           watch.pieces(results, 2, [&](int64_t begin, int64_t end) {
             for (int64_t j = begin; j < end; ++j)
               output[j] = {real[j], imaginary[j]};
           });
  }

  // The parts of the vector's elements are two rows, whose products with those of the matrix are combined.
  bool multiplyColumns(const KernelArguments &arguments, const VectorProduct &vector, const Number *matrix,
                       const Number *factors, Number *output, char *planes, Watch &watch) const {
    const int64_t k = product.k, results = vector.results;
    auto plane = [&](size_t which) { return reinterpret_cast<T *>(planes + at[which]); };
    T *const rows = plane(0), *const sums = plane(1);
    const bool isSplit = watch.pieces(k, 2, [&](int64_t begin, int64_t end) {
      for (int64_t x = begin; x < end; ++x) {
        const Number factor = factors[x * vector.factorStride];
        rows[x] = factor.re;
        rows[k + x] = factor.im;
      }
    });
    return isSplit &&
           together.multiply(arguments, {rows, k, 1}, partsOf(matrix, 2 * vector.depthStride, 1), nullptr,
                             {sums, 2 * results}, panelsAt, plane(4), watch) &&
           watch.pieces(results, 2, [&](int64_t begin, int64_t end) {
             const T *const ofReal = sums, *const ofImaginary = sums + 2 * results;
             for (int64_t j = begin; j < end; ++j)
               output[j] = {ofReal[2 * j] - ofImaginary[2 * j + 1], ofReal[2 * j + 1] + ofImaginary[2 * j]};
           });
  }

  // Calls visit(row, begin, end) for pieces of all rows, by all threads.
  template <typename Visit>
  bool eachRow(const KernelArguments &arguments, int64_t rows, int64_t columns, Watch &watch,
               const Visit &visit) const {
    const int64_t parts = arguments.workers ? chunksOf(choice, rows, double(columns)) : 1;
    auto rowsOf = [&](int64_t part, char *, Watch &own) {
      for (int64_t i = chunkBegin(rows, parts, part); i < chunkBegin(rows, parts, part + 1); ++i)
        if (!own.pieces(columns, 2, [&](int64_t begin, int64_t end) { visit(i, begin, end); }))
          return false;
      return true;
    };
    return parts > 1 ? forChunks(arguments, parts, watch, rowsOf) : rowsOf(0, nullptr, watch);
  }
};

} // namespace

template <typename T> MadeKernel makeComplexProduct(const KernelRequest &request, ElementType computed) {
  auto kernel = std::make_unique<ComplexProduct<T>>();
  ByteCount own, shared;
  Product &product = kernel->product;
  kernel->choice = request.choice;
  const GemmKernels<T> &kernels = gemmKernels<T>(request.choice.baselineSimd);
  if (!analyze(request, computed, product, shared))
    return badProgram("dot_general");
  if (product.batchCount) {
    using Form = typename ComplexProduct<T>::Form;
    int64_t m = product.m, n = product.n, k = product.k;
    const VectorProduct vector(product);
    if (!request.choice.general && (m == 1 || n == 1) && (vector.depthStride == 1 || vector.resultStride == 1)) {
      kernel->form = vector.depthStride == 1 ? Form::Rows : Form::Columns;
      m = kernel->form == Form::Rows ? 1 : 2;
      n = kernel->form == Form::Rows ? vector.results : 2 * vector.results;
      k = kernel->form == Form::Rows ? 2 * k : k;
    }
    kernel->together = SharedProduct<T>(request.choice, kernels, m, n, k, false, kernel->form != Form::Rows);
    kernel->chunks = product.chunksOfBatches(request.choice, 4 * kernel->together.nanoseconds());
    const int64_t elements = product.left.elements / product.batchCount;
    const int64_t others = product.right.elements / product.batchCount;
    const int64_t results = request.outputs[0].elements() / product.batchCount;
    const bool isOwn = kernel->chunks > 1;
    const int64_t slab = isOwn ? 0 : kernel->together.sharedElements();
    const int64_t ofPlanes[8] = {elements, elements, elements, others, others, results, results, slab};
    const int64_t ofRows[8] = {k, k, n, n, slab}, ofColumns[8] = {2 * k, 2 * n, 0, 0, slab};
    const int64_t *const sizes = kernel->form == Form::Planes ? ofPlanes
                                 : kernel->form == Form::Rows ? ofRows
                                                              : ofColumns;
    for (size_t i = 0; i < 8; ++i)
      kernel->at[i] = (isOwn ? own : shared).reserve(sizes[i], sizeof(T));
    kernel->panelsAt = own.reserve(panelElements(kernels, m, n, k), sizeof(T));
  }
  if (!product.share(request.choice, own, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  kernel->isParallel |= kernel->chunks > 1 || kernel->together.isShared();
  return MadeKernel(std::move(kernel));
}

template MadeKernel makeComplexProduct<float>(const KernelRequest &request, ElementType computed);
template MadeKernel makeComplexProduct<double>(const KernelRequest &request, ElementType computed);

} // namespace shlo::exec
