// dot_general. Floats use the products of linear_matrix.h: f32 and f64 directly, narrow floats converted to f32,
// complex numbers as planes of real and imaginary parts. Predicates and small products of integers use plain loops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise.h"
#include "exec/linear_matrix.h"
#include "exec/linear_product.h"

namespace shlo::exec {
namespace {

// --- f32, f64, and types that are computed in them ------------------------------------------------------------------

template <typename T> class RealProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const auto *left =
        reinterpret_cast<const Loose<T> *>(product.left.get(arguments.inputs[0], arguments.scratch, watch));
    const Loose<T> *right = nullptr;
    if (packed.empty())
      right = reinterpret_cast<const Loose<T> *>(product.right.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    char *target = result.needed() ? arguments.scratch + resultAt : arguments.outputs[0];
    auto *c = reinterpret_cast<T *>(target);
    auto *scratch = reinterpret_cast<T *>(arguments.scratch + panelsAt);
    const T *panels = packed.empty() ? nullptr : packed.front().as<T>();
    const int64_t m = product.m, n = product.n, k = product.k;
    bool going = true;
    product.batches.each({0, 0}, [&](const Walk<2>::Offsets &at) {
      Matrix<T> a{left + at[0], product.left.rowStride, product.left.columnStride};
      // The rows of the right matrix are the operand's contracted axes.
      Matrix<T> b{right ? right + at[1] : nullptr, product.right.columnStride, product.right.rowStride};
      if (product.isColumn())
        going = multiplyMatrices<T>(*kernels, 1, m, k, {b.data, b.columnStride, b.rowStride},
                                    {a.data, a.columnStride, a.rowStride}, nullptr, c, m, false, scratch, watch);
      else
        going = multiplyMatrices<T>(*kernels, m, n, k, a, b, panels, c, n, false, scratch, watch);
      c += m * n;
      if (panels)
        panels += wholeLines<T>(k * n);
      return going;
    });
    if (going && result.needed())
      result.run(target, arguments.outputs[0], product.batchCount * m * n, watch);
    return watch.status();
  }

  Product product;
  const GemmKernels<T> *kernels = nullptr;
  Conversion result;
  size_t panelsAt = 0, resultAt = 0;
  std::vector<CacheLine> packed; // a constant right operand
};

// The largest constant, in elements, that is packed when the kernel is made.
constexpr int64_t largestPacked = int64_t(1) << 24;

template <typename T> MadeKernel makeReal(const KernelRequest &request, ElementType computed) {
  auto kernel = std::make_unique<RealProduct<T>>();
  ByteCount scratch;
  Product &product = kernel->product;
  kernel->kernels = &gemmKernels<T>(request.choice.baselineSimd);
  const GemmKernels<T> &kernels = *kernel->kernels;
  if (!analyze(request, computed, product, scratch))
    return badProgram("dot_general");
  if (isUnpacked<T>(request, product))
    return makeUnpacked<T>(request, computed, std::move(product), scratch);
  kernel->result = Conversion(request.choice.simd(), computed, request.outputs[0].element);
  if (kernel->result.needed())
    kernel->resultAt = scratch.reserve(request.outputs[0].elements(), sizeof(T));
  const auto [rows, columns] = product.isColumn() ? std::pair(product.n, product.m) : std::pair(product.m, product.n);
  if (product.batchCount)
    kernel->panelsAt = scratch.reserve(panelElements(kernels, rows, columns, product.k), sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();

  const bool leftConstant = request.constants.size() > 0 && request.constants[0];
  const bool rightConstant = request.constants.size() > 1 && request.constants[1];
  Watch watch(request.context);
  if (leftConstant && product.left.elements <= largestPacked && !product.left.prepareOnce(request.constants[0], watch))
    return watch.error();
  if (rightConstant && product.right.elements && product.right.elements <= largestPacked) {
    if (!product.right.prepareOnce(request.constants[1], watch))
      return watch.error();
    const char *bytes = product.right.prepared.empty() ? request.constants[1] : product.right.prepared.data();
    const int64_t matrix = wholeLines<T>(product.n * product.k);
    if (product.n > 1 && !readsUnpacked(product.m) && matrix <= largestPacked / product.batchCount) {
      kernel->packed = makeLines<T>(matrix * product.batchCount);
      T *panels = kernel->packed.front().template as<T>();
      product.batches.each({0, 0}, [&](const Walk<2>::Offsets &at) {
        const Matrix<T> right{reinterpret_cast<const Loose<T> *>(bytes) + at[1], product.right.columnStride,
                              product.right.rowStride};
        const bool going = packPanels<T>(kernels, right, product.n, 0, product.k, product.k, panels, watch);
        panels += matrix;
        return going;
      });
      if (watch.isStopped())
        return watch.error();
      product.right.prepared.clear();
    }
  }
  return MadeKernel(std::move(kernel));
}

// --- Complex ---------------------------------------------------------------------------------------------------------

template <typename T> class ComplexProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    using Number = ComplexNumber<T>;
    const auto *left =
        reinterpret_cast<const Number *>(product.left.get(arguments.inputs[0], arguments.scratch, watch));
    const auto *right =
        reinterpret_cast<const Number *>(product.right.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    auto *output = reinterpret_cast<Number *>(arguments.outputs[0]);
    const int64_t m = product.m, n = product.n, k = product.k;
    auto plane = [&](size_t at) { return reinterpret_cast<T *>(arguments.scratch + at); };
    T *leftReal = plane(at[0]), *leftImaginary = plane(at[1]), *leftNegative = plane(at[2]);
    T *rightReal = plane(at[3]), *rightImaginary = plane(at[4]), *real = plane(at[5]), *imaginary = plane(at[6]);
    T *scratch = plane(at[7]);
    bool going = true;
    product.batches.each({0, 0}, [&](const Walk<2>::Offsets &offset) {
      for (int64_t i = 0; i < m && going; ++i)
        going = watch.pieces(k, 2, [&](int64_t begin, int64_t end) {
          for (int64_t x = begin, to = i * k + begin; x < end; ++x, ++to) {
            const Number value = left[offset[0] + i * product.left.rowStride + x * product.left.columnStride];
            leftReal[to] = value.re;
            leftImaginary[to] = value.im;
            leftNegative[to] = -value.im;
          }
        });
      for (int64_t x = 0; x < k && going; ++x)
        going = watch.pieces(n, 2, [&](int64_t begin, int64_t end) {
          for (int64_t j = begin, to = x * n + begin; j < end; ++j, ++to) {
            const Number value = right[offset[1] + j * product.right.rowStride + x * product.right.columnStride];
            rightReal[to] = value.re;
            rightImaginary[to] = value.im;
          }
        });
      auto add = [&](const T *a, const T *b, T *c, bool accumulate) {
        going = going && multiplyMatrices<T>(*kernels, m, n, k, {a, k, 1}, {b, n, 1}, nullptr, c, n, accumulate,
                                             scratch, watch);
      };
      add(leftReal, rightReal, real, false);
      add(leftNegative, rightImaginary, real, true);
      add(leftReal, rightImaginary, imaginary, false);
      add(leftImaginary, rightReal, imaginary, true);
      going = going && watch.pieces(m * n, 1, [&](int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i)
          *output++ = {real[i], imaginary[i]};
      });
      return going;
    });
    return watch.status();
  }

  Product product;
  const GemmKernels<T> *kernels = nullptr;
  size_t at[8] = {};
};

template <typename T> MadeKernel makeComplex(const KernelRequest &request, ElementType computed) {
  auto kernel = std::make_unique<ComplexProduct<T>>();
  ByteCount scratch;
  Product &product = kernel->product;
  kernel->kernels = &gemmKernels<T>(request.choice.baselineSimd);
  if (!analyze(request, computed, product, scratch))
    return badProgram("dot_general");
  const int64_t elements = product.batchCount ? product.left.elements / product.batchCount : 0;
  const int64_t others = product.batchCount ? product.right.elements / product.batchCount : 0;
  const int64_t results = product.batchCount ? request.outputs[0].elements() / product.batchCount : 0;
  const int64_t panels = product.batchCount ? panelElements(*kernel->kernels, product.m, product.n, product.k) : 0;
  const int64_t sizes[] = {elements, elements, elements, others, others, results, results, panels};
  for (size_t i = 0; i < 8; ++i)
    kernel->at[i] = scratch.reserve(sizes[i], sizeof(T));
  if (!scratch.fits())
    return tooLarge();
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

// --- Integers --------------------------------------------------------------------------------------------------------

// Unsigned arithmetic wraps around. The result is truncated to the element's bits at the end.
template <typename T, bool Predicate> class IntegerProduct final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    Watch watch(arguments.context);
    const auto *left =
        reinterpret_cast<const Loose<T> *>(product.left.get(arguments.inputs[0], arguments.scratch, watch));
    const auto *right =
        reinterpret_cast<const Loose<T> *>(product.right.get(arguments.inputs[1], arguments.scratch, watch));
    if (watch.isStopped())
      return watch.status();
    auto *row = reinterpret_cast<Loose<T> *>(arguments.outputs[0]);
    const int64_t m = product.m, n = product.n, k = product.k;
    const int64_t rightRow = product.right.columnStride, rightColumn = product.right.rowStride;
    // A part of a row stays in the second-level cache.
    constexpr int64_t most = Watch::interval;
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
    product.batches.each({0, 0}, [&](const Walk<2>::Offsets &at) {
      for (int64_t i = 0; i < m; ++i, row += n)
        for (int64_t j = 0; j < n; j += most)
          if (!computeRow(at[0] + i * product.left.rowStride, at[1], j, std::min(j + most, n)))
            return false;
      return true;
    });
    return watch.status();
  }

  Product product;
  int narrowBits = 0; // of an element type narrower than T
  bool isSigned = false;

private:
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
  ByteCount scratch;
  if (!analyze(request, type, kernel->product, scratch))
    return badProgram("dot_general");
  if (!scratch.fits())
    return tooLarge();
  if (!Predicate && info(type).bits < 8)
    kernel->narrowBits = info(type).bits;
  kernel->isSigned = info(type).kind == ElementKind::Signed;
  kernel->scratchBytes = scratch.bytes();
  return MadeKernel(std::move(kernel));
}

} // namespace

MadeKernel makeDotGeneral(const KernelRequest &request) {
  const ElementType type = request.outputs[0].element;
  bool isDouble = type == ElementType::F64, anyFloat = isFloat(type);
  for (const Layout &input : request.inputs) {
    isDouble |= input.element == ElementType::F64;
    anyFloat |= isFloat(input.element);
  }
  if (isPacked(request))
    return makePacked(request);
  if (type == ElementType::ComplexF32)
    return makeComplex<float>(request, type);
  if (type == ElementType::ComplexF64)
    return makeComplex<double>(request, type);
  if (anyFloat)
    return isDouble ? makeReal<double>(request, ElementType::F64) : makeReal<float>(request, ElementType::F32);
  if (type == ElementType::I1)
    return makeInteger<uint8_t, true>(request);
  switch (byteSize(type)) {
  case 1:
    return makeInteger<uint8_t>(request);
  case 2:
    return makeInteger<uint16_t>(request);
  case 4:
    return makeInteger<uint32_t>(request);
  default:
    return makeInteger<uint64_t>(request);
  }
}

} // namespace shlo::exec
