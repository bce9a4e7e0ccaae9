// dot_general of floats by linear_unpacked.h: batches of small matrices, few rows, few columns.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_product.h"
#include "exec/linear_together.h"
#include "exec/linear_unpacked.h"
#include "exec/rowwise_kernel.h"
#include "exec/steps.h"

#include <limits>

namespace shlo::exec {
namespace {

constexpr int64_t smallest = 16;     // the largest extent of a small matrix
constexpr int64_t fewRows = 16;      // the most rows that read a wide right operand as it is
constexpr int64_t rowsTogether = 32; // of a wide right operand
constexpr int64_t columnsTogether = int64_t(1) << 14;
constexpr int64_t leastRows = 4;                   // of a small matrix that is multiplied by a vector
constexpr int64_t mostElements = int64_t(1) << 15; // of such a matrix: threads do not share it
constexpr int64_t mostStepWork = 4096;             // of products that are a step
constexpr int64_t shortestRun = 2048; // bytes of a row that a thread reads at least, because short runs are slower

template <typename T> class UnpackedProduct final : public RowwiseKernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const char *left = product.left.get(arguments, choice, arguments.inputs[0], shared, watch), *right = nullptr;
    if (!watch.isStopped())
      right = product.right.get(arguments, choice, arguments.inputs[1], shared, watch);
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    const UnpackedProducts<T> all = productsOf(left, right, target);
    if (parts > 1 && arguments.workers) {
      for (int64_t batch = 0; batch < product.batchCount && !watch.isStopped(); ++batch)
        forChunks(arguments, parts, watch, [&](int64_t number, char *, Watch &own) {
          return multiplyPart(matricesFrom(all, batch), number * part, own);
        });
    } else {
      forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &own) {
        return multiplyBatches(all, chunkBegin(product.batchCount, chunks, chunk),
                               chunkBegin(product.batchCount, chunks, chunk + 1),
                               reinterpret_cast<T *>(scratch + turnedAt), own);
      });
    }
    if (result.needed() && !watch.isStopped())
      result.run(arguments, choice, target, arguments.outputs[0], product.batchCount * product.m * product.n, watch);
    return watch.status();
  }

  // Rows of the results of all batches.
  int64_t ownRows() const override {
    const bool mayDivide = !result.needed() && product.left.isPlain();
    return mayDivide && (hasWholeMatrices() || (!isTurned && !isVector)) ? product.batchCount * product.m : 0;
  }
  int64_t leastRows(int64_t) const override { return hasWholeMatrices() ? product.m : 1; }
  bool readsByRows(size_t input) const override { return input == 0 && product.areRowsInOrder; }
  double nanoseconds() const override { return double(product.batchCount) * timeOfMatrix(); }
  size_t rowScratchBytes() const override { return scratchBytes - sharedBytes; }
  size_t rowSharedBytes() const override { return sharedBytes; }
  bool startRows(const KernelArguments &arguments, char *shared, Watch &watch) const override {
    return product.right.get(arguments, choice, arguments.inputs[1], shared, watch);
  }
  bool runRows(const KernelArguments &arguments, const char *shared, int64_t, int64_t first, int64_t end,
               Watch &watch) const override {
    const UnpackedProducts<T> all = productsOf(product.left.plain(arguments.inputs[0]),
                                               product.right.at(arguments.inputs[1], shared), arguments.outputs[0]);
    const int64_t m = product.m;
    if (hasWholeMatrices())
      return multiplyBatches(all, first / m, end / m, reinterpret_cast<T *>(arguments.scratch + turnedAt), watch);
    for (int64_t row = first, count; row < end; row += count) {
      const int64_t i = row % m;
      count = std::min(m - i, end - row);
      if (!multiply(rowsOf(matricesFrom(all, row / m), i, count), 1, watch))
        return false;
    }
    return true;
  }

  // Few products are a step of the executable.
  bool expand(StepMaker &maker) const override {
    const bool isAsItIs = !result.needed() && !isTurned && !product.left.copied && !product.right.copied &&
                          !product.left.conversion.needed() && !product.right.conversion.needed();
    const double work = double(matrices) * workOf(product.m, product.n, product.k);
    if (!isAsItIs || chunks > 1 || parts > 1 || product.batchCount != matrices || work > double(mostStepWork))
      return false;
    Step step;
    step.operands[0] = maker.input(0);
    step.operands[1] = maker.input(1);
    step.result = maker.output(0);
    step.run = productStep;
    step.kernel = this;
    maker.add(step);
    Step counted;
    counted.run = workStep;
    counted.parameter = int64_t(work);
    if (counted.parameter > 256) // less is counted with the step that ends a loop
      maker.add(counted);
    return true;
  }

  // Chooses the kernel, and the layout of the products.
  void choose(const UnpackedKernels<T> &kernels) {
    lanes = kernels.lanes;
    kernel = kernels.multiply;
    layout.m = product.m;
    layout.n = product.n;
    layout.k = product.k;
    layout.leftRow = product.left.rowStride;
    layout.leftColumn = product.left.columnStride;
    layout.leftNext = leftNext;
    layout.rightNext = rightNext;
    layout.rightRow = product.right.columnStride;
    layout.cRow = product.n;
    layout.cNext = product.m * product.n;
    if (!isVector)
      return;
    kernel = kernels.multiplyColumn;
    if (product.n > 1) {
      isSwapped = true;
      std::swap(layout.m, layout.n);
      std::swap(layout.leftNext, layout.rightNext);
      layout.leftRow = product.right.rowStride;
    }
  }

  // Chooses what threads take, by the shape alone: batches, or rows or columns of each product.
  void divide() {
    const int64_t m = product.m, n = product.n;
    const double time = timeOfMatrix();
    chunks = product.chunksOfBatches(choice, time);
    if (chunks > 1 || isTurned || isVector)
      return;
    const int64_t wanted = std::min<int64_t>(64, chunksOf(choice, m * n, time / double(m * n)));
    byRows = !isWide();
    part = byRows ? partOf(m, wanted, fewRows) : partOf(n, wanted, shortestRun / int64_t(sizeof(T)));
    parts = ((byRows ? m : n) + part - 1) / part;
  }

  Product product; // without the innermost axis of the batches
  KernelChoice choice;
  int64_t matrices = 1, leftNext = 0, rightNext = 0; // of the innermost axis of the batches
  int64_t chunks = 1;                                // of batches
  int64_t parts = 1, part = 0;                       // of rows or columns of a product, if threads share each
  bool byRows = false;
  bool isTurned = false; // rows of the right operand are not contiguous
  bool isVector = false; // one operand is a vector, and rows of the other are contiguous
  int64_t lanes = 0;
  void (*kernel)(const UnpackedProducts<T> &products) = nullptr;
  Conversion result;
  size_t sharedAt = 0, resultAt = 0, turnedAt = 0;

private:
  static SHLO_STEP(productStep) {
    const auto &self = *static_cast<const UnpackedProduct *>(step->kernel);
    UnpackedProducts<T> all =
        self.productsOf(pointers[step->operands[0]], pointers[step->operands[1]], pointers[step->result]);
    all.count = self.matrices;
    self.kernel(all);
    SHLO_CONTINUE(step + 1, pointers, machine);
  }

  UnpackedProducts<T> layout{}; // without pointers
  bool isSwapped = false;       // the vector is the left operand

  bool isWide() const { return product.n > 2 * lanes; }
  bool hasWholeMatrices() const { return product.m <= fewRows; }
  double timeOfMatrix() const {
    return productTime(product.m, product.n, product.k, 0.0025 * sizeof(T), sizeof(T)) + 10;
  }
  static UnpackedProducts<T> rowsOf(UnpackedProducts<T> whole, int64_t begin, int64_t count) {
    whole.m = count;
    whole.left += begin * whole.leftRow;
    whole.c += begin * whole.cRow;
    return whole;
  }
  UnpackedProducts<T> productsOf(const char *left, const char *right, char *c) const {
    UnpackedProducts<T> all = layout;
    all.left = reinterpret_cast<const Loose<T> *>(isSwapped ? right : left);
    all.right = reinterpret_cast<const Loose<T> *>(isSwapped ? left : right);
    all.c = reinterpret_cast<Loose<T> *>(c);
    return all;
  }
  // Of one product, in operations of about a nanosecond.
  static double workOf(int64_t m, int64_t n, int64_t k) { return (double(m) * double(n) * double(k) + 64) / 8; }
  UnpackedProducts<T> matricesFrom(UnpackedProducts<T> all, int64_t batch) const {
    const Walk<2>::Offsets at = product.offsetsOf(batch / matrices);
    all.left += at[isSwapped ? 1 : 0];
    all.right += at[isSwapped ? 0 : 1];
    all.c += (batch - batch % matrices) * all.cNext;
    next(all, batch % matrices);
    return all;
  }
  bool multiplyBatches(const UnpackedProducts<T> &all, int64_t begin, int64_t end, T *turned, Watch &watch) const {
    for (int64_t batch = begin, count; batch < end; batch += count) {
      count = std::min(matrices - batch % matrices, end - batch);
      const UnpackedProducts<T> first = matricesFrom(all, batch);
      if (!(isTurned ? multiplyTurned(first, count, turned, watch) : multiply(first, count, watch)))
        return false;
    }
    return true;
  }
  bool multiplyPart(UnpackedProducts<T> whole, int64_t begin, Watch &watch) const {
    if (byRows)
      return multiply(rowsOf(whole, begin, std::min(part, whole.m - begin)), 1, watch);
    whole.n = std::min(part, whole.n - begin);
    whole.right += begin;
    whole.c += begin;
    return multiply(whole, 1, watch);
  }
  // Small matrices: as many at a time as the watch allows.
  bool multiply(UnpackedProducts<T> part, int64_t count, Watch &watch) const {
    const double work = workOf(part.m, part.n, part.k);
    if (work > Watch::interval / 2) {
      for (int64_t b = 0; b < count; ++b) {
        if (!multiplyLarge(part, watch))
          return false;
        next(part, 1);
      }
      return true;
    }
    return watch.pieces(count, int64_t(work) + 1, [&](int64_t begin, int64_t end) {
      part.count = end - begin;
      kernel(part);
      next(part, part.count);
    });
  }
  static void next(UnpackedProducts<T> &part, int64_t count) {
    part.left += count * part.leftNext;
    part.right += count * part.rightNext;
    part.c += count * part.cNext;
  }
  // A narrow right operand is read by a few rows at a time; of a wide one, some rows are read at a time.
  bool multiplyLarge(UnpackedProducts<T> part, Watch &watch) const {
    const int64_t deepest = isWide() ? rowsTogether : int64_t(1) << 12;
    const UnpackedProducts<T> whole = part;
    for (int64_t j = 0; j < whole.n; j += columnsTogether)
      for (int64_t x = 0; x < whole.k; x += deepest) {
        part.right = whole.right + x * whole.rightRow + j;
        part.n = std::min(columnsTogether, whole.n - j);
        part.k = std::min(deepest, whole.k - x);
        part.accumulate = x > 0;
        for (int64_t i = 0; i < whole.m; i += fewRows) {
          part.m = std::min(fewRows, whole.m - i);
          part.left = whole.left + i * whole.leftRow + x * whole.leftColumn;
          part.c = whole.c + i * whole.cRow + j;
          kernel(part);
          if (!watch.proceed(part.m * part.n * part.k / 16))
            return false;
        }
      }
    return true;
  }
  bool multiplyTurned(UnpackedProducts<T> part, int64_t count, T *turned, Watch &watch) const {
    const int64_t n = part.n, k = part.k;
    for (int64_t b = 0; b < count; ++b) {
      for (int64_t x = 0; x < k; ++x)
        for (int64_t j = 0; j < n; ++j)
          turned[x * n + j] =
              part.right[b * part.rightNext + x * product.right.columnStride + j * product.right.rowStride];
      UnpackedProducts<T> one = part;
      one.left += b * part.leftNext;
      one.c += b * part.cNext;
      one.right = turned;
      one.rightRow = n;
      kernel(one);
      if (!watch.proceed(n * k + part.m * n * k / 8))
        return false;
    }
    return true;
  }
};

// Whether one operand is a vector and the other a matrix whose rows are contiguous.
bool isVectorProduct(const Product &product) {
  const int64_t rows = product.n == 1 ? product.m : product.n;
  return (product.m == 1 || product.n == 1) && rows >= leastRows && product.k >= leastRows &&
         product.k <= mostElements / rows && product.left.columnStride == 1 && product.right.columnStride == 1;
}

} // namespace

template <typename T> bool isUnpacked(const KernelRequest &request, const Product &product) {
  const int64_t m = product.m, n = product.n, k = product.k;
  const UnpackedKernels<T> &kernels = unpackedKernels<T>(request.choice.simd());
  if (request.choice.general || !kernels.multiply || product.batchCount == 0 || m == 0 || n == 0 || k == 0)
    return false;
  if (std::max({m, n, k}) <= smallest || isVectorProduct(product))
    return true;
  const int64_t lanes = kernels.lanes;
  const bool isConstant = request.constants.size() > 1 && request.constants[1];
  if (product.right.rowStride != 1 || n == 1)
    return false;
  if (n <= 2 * lanes)
    return n > lanes / 4 || m <= fewRows;
  return m > 1 && m <= fewRows && !isConstant;
}
template bool isUnpacked<float>(const KernelRequest &request, const Product &product);
template bool isUnpacked<double>(const KernelRequest &request, const Product &product);

template <typename T>
MadeKernel makeUnpacked(const KernelRequest &request, ElementType computed, Product product, ByteCount shared) {
  auto kernel = std::make_unique<UnpackedProduct<T>>();
  ByteCount own;
  kernel->choice = request.choice;
  kernel->result = Conversion(request.choice.simd(), computed, request.outputs[0].element);
  if (kernel->result.needed())
    kernel->resultAt = shared.reserve(request.outputs[0].elements(), sizeof(T));
  kernel->isVector = isVectorProduct(product);
  if (!kernel->isVector && product.n > 1 && product.right.rowStride != 1) {
    kernel->isTurned = true;
    kernel->turnedAt = own.reserve(product.n * product.k, sizeof(T));
  }
  if (!product.batches.axes.empty()) {
    const Walk<2>::Axis &inner = product.batches.axes.back();
    kernel->matrices = inner.extent;
    kernel->leftNext = inner.strides[0];
    kernel->rightNext = inner.strides[1];
    product.batches.axes.pop_back();
  }
  kernel->product = std::move(product);
  kernel->choose(unpackedKernels<T>(request.choice.simd()));
  kernel->divide();
  if (!kernel->product.share(request.choice, own, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  kernel->isParallel |=
      kernel->chunks > 1 || kernel->parts > 1 || kernel->result.isShared(request.choice, request.outputs[0].elements());
  Watch watch(request.context);
  for (size_t i = 0; i < 2; ++i)
    if (i < request.constants.size() && request.constants[i] &&
        !(i ? kernel->product.right : kernel->product.left).prepareOnce(request.constants[i], watch))
      return watch.error();
  return MadeKernel(std::move(kernel));
}
template MadeKernel makeUnpacked<float>(const KernelRequest &request, ElementType computed, Product product,
                                        ByteCount shared);
template MadeKernel makeUnpacked<double>(const KernelRequest &request, ElementType computed, Product product,
                                         ByteCount shared);

} // namespace shlo::exec
