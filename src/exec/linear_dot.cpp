// dot_general. Floats use the products of linear_matrix.h: f32 and f64 directly, narrow floats converted to f32,
// complex numbers in linear_dot_complex.cpp. Predicates and small products of integers use plain loops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"
#include "exec/epilogue.h"
#include "exec/linear_converted.h"
#include "exec/linear_product.h"
#include "exec/linear_together.h"
#include "exec/packed.h"
#include "exec/rowwise_kernel.h"

namespace shlo::exec {
namespace {

// --- f32, f64, and types that are computed in them ------------------------------------------------------------------

template <typename T> class RealProduct final : public RowwiseKernel, public TakesEpilogue {
public:
  Status run(const KernelArguments &arguments) const override { return runWith(arguments, nullptr); }
  bool takesEpilogue() const override { return !result.needed() && product.k > 0; }
  Status runWith(const KernelArguments &arguments, const Epilogue *epilogue) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const auto *left =
        reinterpret_cast<const Loose<T> *>(product.left.get(arguments, choice, arguments.inputs[0], shared, watch));
    const Loose<T> *right = nullptr;
    if (packed.empty() && !watch.isStopped())
      right =
          reinterpret_cast<const Loose<T> *>(product.right.get(arguments, choice, arguments.inputs[1], shared, watch));
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? shared + resultAt : arguments.outputs[0];
    const Epilogue conversion = Epilogue::of(result, target, arguments.outputs[0]);
    if (result.needed())
      epilogue = &conversion;
    const int64_t m = product.m, n = product.n, k = product.k;
    auto multiply = [&](int64_t batch, char *scratch, bool isAlone, Watch &ofBatch) {
      const Matrix<T> a = leftOf(left, batch), b = rightOf(right, batch);
      T *const c = reinterpret_cast<T *>(target) + batch * m * n;
      const T *panels = packed.empty() ? nullptr : packed.as<T>() + batch * wholeLines<T>(k * n);
      const KernelArguments some{arguments.inputs, arguments.outputs, scratch, ofBatch.context,
                                 isAlone ? nullptr : arguments.workers};
      auto *slab = reinterpret_cast<T *>(shared + slabAt);
      return product.isColumn()
                 ? together.multiply(some, {b.data, b.columnStride, b.rowStride}, {a.data, a.columnStride, a.rowStride},
                                     nullptr, {c, m, false, epilogue}, 0, slab, ofBatch)
                 : together.multiply(some, a, b, panels, {c, n, false, epilogue}, 0, slab, ofBatch);
    };
    if (chunks > 1)
      forChunks(arguments, chunks, watch, [&](int64_t chunk, char *scratch, Watch &ofChunk) {
        for (int64_t batch = chunkBegin(product.batchCount, chunks, chunk);
             batch < chunkBegin(product.batchCount, chunks, chunk + 1); ++batch)
          if (!multiply(batch, scratch, true, ofChunk))
            return false;
        return true;
      });
    else
      for (int64_t batch = 0; batch < product.batchCount && multiply(batch, arguments.scratch, false, watch); ++batch)
        ;
    if (k == 0 && !watch.isStopped() && result.needed())
      result.run(target, arguments.outputs[0], product.batchCount * m * n, watch);
    return watch.status();
  }

  // Rows of the results of all batches, next to a right operand that stays in the second-level cache. Its panels are
  // made before the first rows, unless a chunk has all rows of a matrix.
  int64_t ownRows() const override { return mayDivide() ? product.batchCount * product.m : 0; }
  int64_t leastRows(int64_t) const override { return hasWholeMatrices() ? product.m : kernels->rows; }
  bool readsByRows(size_t input) const override { return input == 0 && product.areRowsInOrder; }
  double nanoseconds() const override { return double(product.batchCount) * together.nanoseconds(); }
  size_t rowScratchBytes() const override { return scratchBytes - sharedBytes; }
  size_t rowSharedBytes() const override { return size_t(rowPanelsAt()) + (packsForRows() ? panelBytes() : 0); }

  bool startRows(const KernelArguments &arguments, char *shared, Watch &watch) const override {
    if (!packsForRows())
      return true;
    const auto *right =
        reinterpret_cast<const Loose<T> *>(product.right.get(arguments, choice, arguments.inputs[1], shared, watch));
    auto *const panels = reinterpret_cast<T *>(shared + rowPanelsAt());
    for (int64_t batch = 0; right && batch < product.batchCount && !watch.isStopped(); ++batch)
      packTogether<T>(arguments, choice, *kernels, rightOf(right, batch), product.n, 0, product.k, product.k,
                      panels + batch * matrixElements(), watch);
    return !watch.isStopped();
  }

  bool runRows(const KernelArguments &arguments, const char *shared, int64_t, int64_t first, int64_t end,
               Watch &watch) const override {
    const auto *left = reinterpret_cast<const Loose<T> *>(product.left.plain(arguments.inputs[0]));
    const auto *right = reinterpret_cast<const Loose<T> *>(product.right.plain(arguments.inputs[1]));
    const T *const panels = packed.empty() ? reinterpret_cast<const T *>(shared + rowPanelsAt()) : packed.as<T>();
    auto *const scratch = reinterpret_cast<T *>(arguments.scratch);
    const int64_t m = product.m, n = product.n, k = product.k;
    const ProductBlocks<T> blocks(*kernels, m, n, k);
    for (int64_t row = first, count; row < end; row += count) {
      const int64_t batch = row / m, i = row % m;
      count = std::min(m - i, end - row);
      Matrix<T> a = leftOf(left, batch);
      a.data += i * a.rowStride;
      T *const c = reinterpret_cast<T *>(arguments.outputs[0]) + row * n;
      const bool going =
          packed.empty() && hasWholeMatrices()
              ? multiplyMatrices<T>(*kernels, m, n, k, a, rightOf(right, batch), nullptr, {c, n}, scratch, watch)
              : multiplyBlocks<T>(*kernels, blocks, count, n, k, a, {}, {panels + batch * matrixElements(), k, 0},
                                  {c, n}, scratch, watch);
      if (!going)
        return false;
    }
    return true;
  }

  Product product;
  KernelChoice choice;
  const GemmKernels<T> *kernels = nullptr;
  SharedProduct<T> together;
  int64_t chunks = 1; // of batches
  Conversion result;
  size_t sharedAt = 0, resultAt = 0, slabAt = 0; // in scratch; in what workers share
  PackedLines packed;                            // a constant right operand

private:
  // The rows of the right matrix are the operand's contracted axes.
  Matrix<T> leftOf(const Loose<T> *left, int64_t batch) const {
    return {left + product.offsetsOf(batch)[0], product.left.rowStride, product.left.columnStride};
  }
  Matrix<T> rightOf(const Loose<T> *right, int64_t batch) const {
    return {right ? right + product.offsetsOf(batch)[1] : nullptr, product.right.columnStride, product.right.rowStride};
  }
  int64_t matrixElements() const { return wholeLines<T>(product.n * product.k); }

  bool mayDivide() const {
    return product.batchCount > 0 && product.m > 0 && product.n > 0 && product.k > 0 && !product.isColumn() &&
           !result.needed() && product.left.isPlain() && product.n <= mostOfRight / int64_t(sizeof(T)) / product.k &&
           product.batchCount <= largestPacked / matrixElements() &&
           (hasWholeMatrices() || !readsUnpacked(product.m)); // panels would take longer than the product
  }
  bool hasWholeMatrices() const { return product.m <= fewRows && product.right.isPlain(); }
  bool packsForRows() const { return packed.empty() && !hasWholeMatrices(); }
  size_t panelBytes() const { return size_t(product.batchCount * matrixElements()) * sizeof(T); }
  size_t rowPanelsAt() const { return packsForRows() ? (sharedBytes + 63) & ~size_t(63) : 0; }
  static constexpr int64_t fewRows = 64;
};

template <typename T> MadeKernel makeReal(const KernelRequest &request, ElementType computed) {
  auto kernel = std::make_unique<RealProduct<T>>();
  ByteCount own, shared;
  Product &product = kernel->product;
  const GemmKernels<T> &kernels = gemmKernels<T>(request.choice.baselineSimd);
  if (!analyze(request, computed, product, shared))
    return badProgram("dot_general");
  if (isUnpacked<T>(request, product))
    return makeUnpacked<T>(request, computed, std::move(product), shared);
  kernel->choice = request.choice;
  kernel->kernels = &kernels;
  kernel->result = Conversion(request.choice.simd(), computed, request.outputs[0].element);
  if (kernel->result.needed())
    kernel->resultAt = shared.reserve(request.outputs[0].elements(), sizeof(T));
  const auto [rows, columns] = product.isColumn() ? std::pair(product.n, product.m) : std::pair(product.m, product.n);
  const int64_t matrix = product.batchCount ? wholeLines<T>(product.n * product.k) : 0;
  const bool leftConstant = request.constants.size() > 0 && request.constants[0];
  const bool rightConstant = request.constants.size() > 1 && request.constants[1] && product.right.elements &&
                             product.right.elements <= largestPacked;
  const bool isPacked =
      rightConstant && product.n > 1 && !readsUnpacked(product.m) && matrix <= largestPacked / product.batchCount;
  kernel->together = SharedProduct<T>(request.choice, kernels, rows, columns, product.k, isPacked,
                                      product.isColumn() ? product.left.rowStride == 1 && product.k > 1
                                                         : product.right.rowStride == 1);
  if (product.batchCount) {
    own.reserve(panelElements(kernels, rows, columns, product.k), sizeof(T));
    kernel->chunks = product.chunksOfBatches(request.choice, kernel->together.nanoseconds());
    if (kernel->chunks == 1)
      kernel->slabAt = shared.reserve(kernel->together.sharedElements(), sizeof(T));
  }
  if (!product.share(request.choice, own, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  kernel->isParallel |= kernel->chunks > 1 || kernel->together.isShared();

  kernel->looseInputs = (product.left.conversion.needed() ? 0 : 1) | (product.right.conversion.needed() ? 0 : 2);
  Watch watch(request.context);
  if (leftConstant && product.left.elements <= largestPacked && !product.left.prepareOnce(request.constants[0], watch))
    return watch.error();
  if (rightConstant && !isPacked && !product.right.prepareOnce(request.constants[1], watch))
    return watch.error();
  if (isPacked) {
    auto pack = [&](PackedLines &lines) {
      if (!product.right.prepareOnce(request.constants[1], watch))
        return false;
      const char *bytes = product.right.prepared.empty() ? request.constants[1] : product.right.prepared.data();
      T *panels = lines.as<T>();
      product.batches.each({0, 0}, [&](const Walk<2>::Offsets &at) {
        const Matrix<T> right{reinterpret_cast<const Loose<T> *>(bytes) + at[1], product.right.columnStride,
                              product.right.rowStride};
        const bool going = packPanels<T>(kernels, right, product.n, 0, product.k, product.k, panels, watch);
        panels += matrix;
        return going;
      });
      return !watch.isStopped();
    };
    KernelKey how(KernelKey::Product);
    for (int64_t number : {int64_t(sizeof(T)), kernels.columns, product.n, product.k, product.right.columnStride,
                           product.right.rowStride})
      how.add(uint64_t(number));
    for (const auto &axis : product.batches.axes) {
      how.add(uint64_t(axis.extent));
      how.add(uint64_t(axis.strides[1]));
    }
    if (!request.packer.get(request, 1, std::move(how), matrix * product.batchCount * int64_t(sizeof(T)),
                            kernel->packed, pack))
      return watch.error();
    product.right.release();
    kernel->packedInputs = 2;
  }
  return MadeKernel(std::move(kernel));
}

// --- Integers --------------------------------------------------------------------------------------------------------

// Unsigned arithmetic wraps around. The result is truncated to the element's bits at the end.
template <typename T, bool Predicate> class IntegerProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    char *const shared = arguments.scratch + sharedAt;
    const auto *left =
        reinterpret_cast<const Loose<T> *>(product.left.get(arguments, choice, arguments.inputs[0], shared, watch));
    const Loose<T> *right = nullptr;
    if (!watch.isStopped())
      right =
          reinterpret_cast<const Loose<T> *>(product.right.get(arguments, choice, arguments.inputs[1], shared, watch));
    if (watch.isStopped())
      return watch.status();
    const int64_t rows = product.batchCount * product.m;
    forChunks(arguments, chunks, watch, [&](int64_t chunk, char *, Watch &ofChunk) {
      return multiplyRows(left, right, reinterpret_cast<Loose<T> *>(arguments.outputs[0]),
                          chunkBegin(rows, chunks, chunk), chunkBegin(rows, chunks, chunk + 1), ofChunk);
    });
    return watch.status();
  }

  Product product;
  KernelChoice choice;
  int64_t chunks = 1; // of the rows of all batches
  size_t sharedAt = 0;
  int narrowBits = 0; // of an element type narrower than T
  bool isSigned = false;

private:
  // The rows [begin, end) of the results of all batches.
  bool multiplyRows(const Loose<T> *left, const Loose<T> *right, Loose<T> *output, int64_t begin, int64_t end,
                    Watch &watch) const {
    const int64_t n = product.n, k = product.k;
    const int64_t rightRow = product.right.columnStride, rightColumn = product.right.rowStride;
    // A part of a row stays in the second-level cache.
    constexpr int64_t most = Watch::interval;
    Loose<T> *row = output + begin * n;
    auto computeRow = [&](int64_t leftAt, int64_t rightAt, int64_t first, int64_t last) {
      for (int64_t j = first; j < last; ++j)
        row[j] = 0;
      const bool going = watch.pieces(k, last - first, [&](int64_t begin, int64_t end) {
        for (int64_t x = begin; x < end; ++x) {
          const T a = left[leftAt + x * product.left.columnStride];
          const Loose<T> *b = right + rightAt + x * rightRow;
          if (rightColumn == 1)
            for (int64_t j = first; j < last; ++j)
              row[j] = combine(row[j], a, b[j]);
          else
            for (int64_t j = first; j < last; ++j)
              row[j] = combine(row[j], a, b[j * rightColumn]);
        }
      });
      if (narrowBits)
        for (int64_t j = first; j < last; ++j)
          row[j] = narrow(row[j]);
      return going && watch.proceed(last - first);
    };
    for (int64_t i = begin; i < end;) {
      Walk<2>::Offsets at = product.offsetsOf(i / product.m);
      at[0] += i % product.m * product.left.rowStride;
      const int64_t count = std::min(product.m - i % product.m, end - i);
      for (const int64_t last = i + count; i < last; ++i, row += n, at[0] += product.left.rowStride)
        for (int64_t j = 0; j < n; j += most)
          if (!computeRow(at[0], at[1], j, std::min(j + most, n)))
            return false;
    }
    return true;
  }
  static T combine(T sum, T a, T b) {
    if constexpr (Predicate)
      return T(sum | (a & b));
    // 16-bit factors would be multiplied as int, and overflow.
    using Wide = std::conditional_t<(sizeof(T) < 4), uint32_t, T>;
    return T(Wide(sum) + Wide(a) * Wide(b));
  }
  T narrow(T value) const {
    const T mask = T((1u << narrowBits) - 1);
    value &= mask;
    return isSigned && (value >> (narrowBits - 1) & 1) ? T(value | T(~mask)) : value;
  }
};

template <typename T, bool Predicate = false> MadeKernel makeInteger(const KernelRequest &request) {
  auto kernel = std::make_unique<IntegerProduct<T, Predicate>>();
  const ElementType type = request.outputs[0].element;
  ByteCount shared;
  kernel->choice = request.choice;
  if (!analyze(request, type, kernel->product, shared))
    return badProgram("dot_general");
  if (!kernel->product.share(request.choice, {}, shared, *kernel, kernel->sharedAt))
    return tooLarge();
  const Product &product = kernel->product;
  kernel->chunks =
      chunksOf(request.choice, product.batchCount * product.m, 0.3 * double(product.n) * double(product.k));
  kernel->isParallel |= kernel->chunks > 1;
  if (!Predicate && info(type).bits < 8)
    kernel->narrowBits = info(type).bits;
  kernel->isSigned = info(type).kind == ElementKind::Signed;
  return MadeKernel(std::move(kernel));
}

} // namespace

// A product whose left operand or result is better converted some rows at a time; null if none is.
static MadeKernel makeConverted(const KernelRequest &request, ElementType computed) {
  // Fewer sums stay in the nearest caches.
  constexpr int64_t fewestRows = 64;
  const int64_t fewestSums = 6 * request.choice.chunkWork;
  const Layout &left = request.inputs[0], &result = request.outputs[0];
  const ElementType factor = isPacked(request) ? packedLeftType(request) : computed;
  if (request.choice.general || result.elements() < fewestSums ||
      (left.element == factor && result.element == computed) || (!request.constants.empty() && request.constants[0]))
    return MadeKernel(nullptr);
  Product product;
  ByteCount scratch;
  if (!analyze(request, factor, factor, product, scratch))
    return badProgram("dot_general");
  if (!product.areRowsInOrder || product.left.copied || product.m == 0 || product.n == 0 || product.k == 0 ||
      product.batchCount < (fewestRows + product.m - 1) / product.m ||
      product.n > mostOfRight / int64_t(byteSize(factor)) / product.k)
    return MadeKernel(nullptr);
  KernelRequest inner = request;
  inner.inputs[0].element = factor;
  inner.outputs[0].element = computed;
  MadeKernel kernel = makeDotGeneral(inner);
  if (!kernel)
    return kernel.error();
  return MadeKernel(ConvertedProduct::make(
      request.choice, std::move(*kernel), Conversion(request.choice.simd(), left.element, factor),
      Conversion(request.choice.simd(), computed, result.element), product.k, product.n));
}

MadeKernel makeDotGeneral(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  bool isDouble = type == ElementType::F64, anyFloat = isFloat(type);
  for (const Layout &input : request.inputs) {
    isDouble |= input.element == ElementType::F64;
    anyFloat |= isFloat(input.element);
  }
  if (type == ElementType::ComplexF32)
    return makeComplexProduct<float>(request, type);
  if (type == ElementType::ComplexF64)
    return makeComplexProduct<double>(request, type);
  if (anyFloat || isPacked(request)) {
    MadeKernel converted = makeConverted(request, !anyFloat ? type : isDouble ? ElementType::F64 : ElementType::F32);
    if (!converted || *converted)
      return converted;
  }
  if (isPacked(request))
    return makePacked(request);
  if (anyFloat)
    return isDouble ? makeReal<double>(request, ElementType::F64) : makeReal<float>(request, ElementType::F32);
  if (type == ElementType::I1)
    return makeInteger<uint8_t, true>(request);
  switch (byteSize(type)) {
  case 1: return makeInteger<uint8_t>(request);
  case 2: return makeInteger<uint16_t>(request);
  case 4: return makeInteger<uint32_t>(request);
  default: return makeInteger<uint64_t>(request);
  }
}

} // namespace shlo::exec
