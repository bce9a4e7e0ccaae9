// dot_general of floats by linear_unpacked.h: batches of small matrices, few rows, few columns.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/linear_product.h"
#include "exec/linear_unpacked.h"

#include <limits>

namespace shlo::exec {
namespace {

constexpr int64_t smallest = 16;     // the largest extent of a small matrix
constexpr int64_t fewRows = 16;      // the most rows that read a wide right operand as it is
constexpr int64_t rowsTogether = 32; // of a wide right operand
constexpr int64_t columnsTogether = int64_t(1) << 14;

template <typename T> class UnpackedProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    UnpackedProducts<T> all{};
    all.left = reinterpret_cast<const Loose<T> *>(product.left.get(arguments.inputs[0], arguments.scratch, watch));
    if (!watch.isStopped())
      all.right = reinterpret_cast<const Loose<T> *>(product.right.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    all.c = reinterpret_cast<Loose<T> *>(target);
    all.m = product.m;
    all.n = product.n;
    all.k = product.k;
    all.leftRow = product.left.rowStride;
    all.leftColumn = product.left.columnStride;
    all.rightRow = product.right.columnStride;
    all.cRow = product.n;
    all.cNext = product.m * product.n;
    auto *turned = reinterpret_cast<T *>(arguments.scratch + turnedAt);
    product.batches.each({0, 0}, [&](const Walk<2>::Offsets &at) {
      UnpackedProducts<T> part = all;
      part.left += at[0];
      part.right += at[1];
      part.leftNext = leftNext;
      part.rightNext = rightNext;
      all.c += matrices * all.cNext;
      return isTurned ? multiplyTurned(part, turned, watch) : multiply(part, matrices, watch);
    });
    if (result.needed() && !watch.isStopped())
      result.run(target, arguments.outputs[0], product.batchCount * product.m * product.n, watch);
    return watch.status();
  }

  Product product; // without the innermost axis of the batches
  int64_t matrices = 1, leftNext = 0, rightNext = 0;
  bool isTurned = false; // rows of the right operand are not contiguous
  UnpackedKernels<T> kernels;
  Conversion result;
  size_t resultAt = 0, turnedAt = 0;

private:
  // Small matrices: as many at a time as the watch allows.
  bool multiply(UnpackedProducts<T> part, int64_t count, Watch &watch) const {
    const double work = (double(part.m) * double(part.n) * double(part.k) + 64) / 8;
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
      kernels.multiply(part);
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
    const bool isWide = part.n > 2 * kernels.lanes;
    const int64_t deepest = isWide ? rowsTogether : int64_t(1) << 12;
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
          kernels.multiply(part);
          if (!watch.proceed(part.m * part.n * part.k / 16))
            return false;
        }
      }
    return true;
  }
  bool multiplyTurned(UnpackedProducts<T> part, T *turned, Watch &watch) const {
    const int64_t n = part.n, k = part.k;
    for (int64_t b = 0; b < matrices; ++b) {
      for (int64_t x = 0; x < k; ++x)
        for (int64_t j = 0; j < n; ++j)
          turned[x * n + j] =
              part.right[b * part.rightNext + x * product.right.columnStride + j * product.right.rowStride];
      UnpackedProducts<T> one = part;
      one.left += b * part.leftNext;
      one.c += b * part.cNext;
      one.right = turned;
      one.rightRow = n;
      kernels.multiply(one);
      if (!watch.proceed(n * k + part.m * n * k / 8))
        return false;
    }
    return true;
  }
};

} // namespace

template <typename T> bool isUnpacked(const KernelRequest &request, const Product &product) {
  const int64_t m = product.m, n = product.n, k = product.k;
  if (request.choice.general || product.batchCount == 0 || m == 0 || n == 0 || k == 0)
    return false;
  if (std::max({m, n, k}) <= smallest)
    return true;
  const int64_t lanes = unpackedKernels<T>(request.choice.simd()).lanes;
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
MadeKernel makeUnpacked(const KernelRequest &request, ElementType computed, Product product, ByteCount scratch) {
  auto kernel = std::make_unique<UnpackedProduct<T>>();
  kernel->kernels = unpackedKernels<T>(request.choice.simd());
  kernel->result = Conversion(request.choice.simd(), computed, request.outputs[0].element);
  if (kernel->result.needed())
    kernel->resultAt = scratch.reserve(request.outputs[0].elements(), sizeof(T));
  if (product.n > 1 && product.right.rowStride != 1) {
    kernel->isTurned = true;
    kernel->turnedAt = scratch.reserve(product.n * product.k, sizeof(T));
  }
  if (!product.batches.axes.empty()) {
    const Walk<2>::Axis &inner = product.batches.axes.back();
    kernel->matrices = inner.extent;
    kernel->leftNext = inner.strides[0];
    kernel->rightNext = inner.strides[1];
    product.batches.axes.pop_back();
  }
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  kernel->product = std::move(product);
  Watch watch(request.context);
  for (size_t i = 0; i < 2; ++i)
    if (i < request.constants.size() && request.constants[i] &&
        !(i ? kernel->product.right : kernel->product.left).prepareOnce(request.constants[i], watch))
      return watch.error();
  return MadeKernel(std::move(kernel));
}
template MadeKernel makeUnpacked<float>(const KernelRequest &request, ElementType computed, Product product,
                                        ByteCount scratch);
template MadeKernel makeUnpacked<double>(const KernelRequest &request, ElementType computed, Product product,
                                         ByteCount scratch);

} // namespace shlo::exec
