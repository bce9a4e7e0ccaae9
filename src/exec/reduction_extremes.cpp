// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_extremes.h"

#include "exec/extents.h"
#include "exec/numbers.h"
#include "exec/reduction_positions.h"
#include "exec/strided.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {
namespace {

// The type in which numbers are compared: that of a kernel.
ElementType comparedAs(ElementType type) {
  if (isFloat(type))
    return computeType(type);
  if (isComplex(type))
    return ElementType::None;
  return byteSize(type) == 8 ? ElementType::I64 : ElementType::I32;
}

bool isPlaceType(ElementType type) {
  return type == ElementType::I32 || type == ElementType::UI32 || type == ElementType::I64 || type == ElementType::UI64;
}

template <typename T> T loadAs(const char *from) { return *reinterpret_cast<const Loose<T> *>(from); }

template <typename Bits> Bits flipped(const char *from, uint64_t flip) { return loadAs<Bits>(from) ^ Bits(flip); }
template <typename T, typename Bits> bool isGreaterAs(const char *a, const char *b, uint64_t flip) {
  return __builtin_bit_cast(T, flipped<Bits>(a, flip)) > __builtin_bit_cast(T, flipped<Bits>(b, flip));
}

// The numbers are computed in blocks of columns, one for each result. A column has the elements along the reduced axis.
class ExtremeKernel final : public Kernel {
public:
  // Null if there is no kernel for the types, the layouts or the processor.
  static std::unique_ptr<ExtremeKernel> make(const KernelRequest &request) {
    const std::optional<ExtremeBody> body = recognizeExtreme(request.op.bodies[0], request.program);
    if (!body)
      return nullptr;
    auto made = std::make_unique<ExtremeKernel>(*body);
    const Layout &numbers = request.inputs[body->number], &places = request.inputs[1 - body->number];
    made->type = numbers.element;
    made->compared = comparedAs(numbers.element);
    made->kernels = positionKernels(request.choice.simd(), made->compared);
    return made->kernels.row && isPlaceType(places.element) && made->place(request, numbers, places) &&
                   made->prepare(request, places.element)
               ? std::move(made)
               : nullptr;
  }

  explicit ExtremeKernel(const ExtremeBody &body) : body(body) {}

  void setGeneral(std::unique_ptr<Kernel> kernel) {
    general = std::move(kernel);
    scratchBytes = std::max(scratchBytes, general->scratchBytes);
  }

  Status run(const KernelArguments &arguments) const override {
    Run run(*this, arguments);
    if (run.isOrdered() && run.all())
      return {};
    return run.watch.isStopped() ? run.watch.status() : general->run(arguments);
  }

private:
  static constexpr int64_t blockColumns = 512;
  static constexpr int64_t sweepBytes = 16 << 10; // of the rows that a call of a kernel takes, if they are short
  static constexpr int64_t leastSweep = 8;        // rows, if they are long
  static constexpr int64_t rowPiece = 16 << 10;
  static constexpr int64_t convertedPiece = 2048;
  static constexpr int64_t shortRow = 48;         // shorter ones are compared side by side
  static constexpr int64_t fewColumns = 16;
  static constexpr int64_t mostCopied = 1 << 20;

  // Finds the axes. False if these layouts have none.
  bool place(const KernelRequest &request, const Layout &numbers, const Layout &places) {
    const auto &reduce = std::get<plan::Reduce>(request.op.data);
    Extents keptShape, keptNumbers, keptPlaces, copyShape, copyStrides;
    bool isAny = false;
    for (size_t axis = numbers.shape.size(); axis-- > 0;) {
      const int64_t extent = numbers.shape[axis], stride = numbers.strides[axis], next = places.strides[axis];
      if (std::find(reduce.dimensions.begin(), reduce.dimensions.end(), int64_t(axis)) == reduce.dimensions.end()) {
        keptShape.insert(keptShape.begin(), extent);
        keptNumbers.insert(keptNumbers.begin(), stride);
        keptPlaces.insert(keptPlaces.begin(), next);
        kept *= extent;
      } else if (extent != 1) {
        // Several axes must be one in both arrays.
        if (isAny && (stride != numberStep * length || next != placeStep * length))
          return false;
        if (!isAny) {
          numberStep = stride;
          placeStep = next;
        }
        isAny = true;
        length *= extent;
      }
    }
    if (kept == 0 || length == 0 || length > (int64_t(1) << 30))
      return false;
    const bool dependsOnPlaces = body.ofPlace == ExtremeBody::Smaller || body.ofPlace == ExtremeBody::Greater;
    if (dependsOnPlaces) {
      // Their order is checked once for all columns.
      for (size_t axis = 0; axis < keptShape.size(); ++axis)
        if (keptShape[axis] != 1 && keptPlaces[axis] != 0)
          return false;
      if (length > 1 && placeStep != 1)
        return false;
    }
    columns = Walk<2>(keptShape, {keptNumbers, keptPlaces});
    isRow = numberStep == 1 && (length >= shortRow || kept == 1);
    const bool isContiguous = columns.axes.empty() || columns.axes.back().strides[0] == 1;
    const bool isWide = columns.axes.size() <= 1 || columns.axes.back().extent >= fewColumns;
    if (!isRow && !(isContiguous && isWide)) {
      // The columns are put side by side first.
      if (length * kept > mostCopied / int64_t(byteSize(type)))
        return false;
      keptShape.insert(keptShape.begin(), length);
      keptNumbers.insert(keptNumbers.begin(), numberStep);
      copy = StridedCopy(keptShape, keptNumbers, byteSize(type), request.choice);
      keptShape.erase(keptShape.begin());
      numberStep = kept;
      keptNumbers = rowMajorStrides(keptShape);
      columns = Walk<2>(keptShape, {keptNumbers, keptPlaces});
      isCopied = true;
    }
    inner = {1, {1, 0}};
    if (!columns.axes.empty()) {
      inner = columns.axes.back();
      columns.axes.pop_back();
    }
    return true;
  }

  // Chooses kernels and divides the scratch memory. False if a kernel is missing.
  bool prepare(const KernelRequest &request, ElementType placeType) {
    const Simd simd = request.choice.simd();
    bytes = int64_t(byteSize(type));
    comparedBytes = int64_t(byteSize(compared));
    placeBytes = int64_t(byteSize(placeType));
    isConverted = bytes != comparedBytes;
    if (isConverted) {
      widen = convertKernel(simd, type, compared);
      narrow = convertKernel(simd, compared, type);
      if (!widen || !narrow)
        return false;
    }
    const int bits = int(8 * comparedBytes);
    const bool isUnsigned = !isConverted && info(type).kind == ElementKind::Unsigned;
    if (isFloat(compared))
      flip = body.isLeast ? uint64_t(1) << (bits - 1) : 0;
    else
      flip = (body.isLeast ? ~uint64_t(0) : 0) ^ (isUnsigned ? uint64_t(1) << (bits - 1) : 0);
    isReverse = body.ofPlace == ExtremeBody::Later || body.ofPlace == ExtremeBody::Greater;
    if (body.ofPlace == ExtremeBody::Smaller || body.ofPlace == ExtremeBody::Greater) {
      const bool isSigned = info(placeType).kind == ElementKind::Signed;
      inOrder = compareKernel(simd, plan::CompareDirection::LE,
                              isSigned ? plan::CompareOrder::Signed : plan::CompareOrder::Unsigned, placeType);
      if (!inOrder)
        return false;
    }
    block = std::min(blockColumns, inner.extent);
    sweep = std::clamp(sweepBytes / (block * comparedBytes), leastSweep, std::max(length, leastSweep));
    ByteCount memory;
    valuesAt = memory.reserve(block, size_t(comparedBytes));
    positionsAt = memory.reserve(block, size_t(comparedBytes));
    initAt = memory.reserve(block, size_t(comparedBytes));
    convertedAt = memory.reserve(!isConverted ? 0 : isRow ? convertedPiece : sweep * block, size_t(comparedBytes));
    checkedAt = memory.reserve(inOrder ? convertedPiece : 0, 1);
    copiedAt = memory.reserve(isCopied ? length * kept : 0, size_t(bytes));
    scratchBytes = memory.bytes();
    return memory.fits();
  }

  struct Run {
    const ExtremeKernel &kernel;
    Watch watch;
    const char *numbers, *places, *init, *initPlace;
    char *numberResults, *placeResults;
    char *values, *positions, *inits, *converted, *checked, *copied;

    Run(const ExtremeKernel &kernel, const KernelArguments &arguments) : kernel(kernel), watch(arguments.context) {
      const size_t number = kernel.body.number;
      numbers = arguments.inputs[number];
      places = arguments.inputs[1 - number];
      init = arguments.inputs[2 + number];
      initPlace = arguments.inputs[3 - number];
      numberResults = arguments.outputs[number];
      placeResults = arguments.outputs[1 - number];
      values = arguments.scratch + kernel.valuesAt;
      positions = arguments.scratch + kernel.positionsAt;
      inits = arguments.scratch + kernel.initAt;
      converted = arguments.scratch + kernel.convertedAt;
      checked = arguments.scratch + kernel.checkedAt;
      copied = arguments.scratch + kernel.copiedAt;
    }

    // Whether the places, that of the init included, are in order, so that the first is the smallest one.
    bool isOrdered() {
      if (!kernel.inOrder)
        return true;
      auto check = [&](const char *a, const char *b, int64_t n) {
        const char *const pair[] = {a, b};
        kernel.inOrder(pair, checked, n, 0);
        return !std::memchr(checked, 0, size_t(n)) && watch.proceed(n / 4);
      };
      if (!check(initPlace, places, 1))
        return false;
      for (int64_t begin = 0; begin < kernel.length - 1; begin += convertedPiece) {
        const char *from = places + begin * kernel.placeBytes;
        if (!check(from, from + kernel.placeBytes, std::min(convertedPiece, kernel.length - 1 - begin)))
          return false;
      }
      return true;
    }

    bool all() {
      if (kernel.isCopied) {
        if (!kernel.copy.run(copied, numbers, watch))
          return false;
        numbers = copied;
      }
      convertTo(inits, init, 1);
      fill(inits + kernel.comparedBytes, inits, kernel.block - 1, size_t(kernel.comparedBytes));
      int64_t result = 0;
      bool isDone = true;
      kernel.columns.each({}, [&](const Walk<2>::Offsets &offsets) {
        for (int64_t begin = 0; begin < kernel.inner.extent && isDone; begin += kernel.block) {
          const int64_t n = std::min(kernel.block, kernel.inner.extent - begin);
          const char *from = numbers + (offsets[0] + begin * kernel.inner.strides[0]) * kernel.bytes;
          const char *placesFrom = places + (offsets[1] + begin * kernel.inner.strides[1]) * kernel.placeBytes;
          isDone = kernel.isRow ? takeRows(from, n) : takeColumns(from, n);
          if (isDone) {
            writeNumbers(from, n, numberResults + result * kernel.bytes);
            writePlaces(placesFrom, n, placeResults + result * kernel.placeBytes);
          }
          result += n;
        }
        return isDone;
      });
      return isDone;
    }

    // Numbers as they are compared: the same memory if they need not be converted.
    const char *convert(const char *from, int64_t n, char *to) {
      if (!kernel.isConverted)
        return from;
      kernel.widen(&from, to, n, 0);
      return to;
    }
    void convertTo(char *to, const char *from, int64_t n) {
      if (const char *made = convert(from, n, to); made != to)
        std::memcpy(to, made, size_t(n * kernel.bytes));
    }

    // The init value is the row before the first one: number -1.
    bool takeColumns(const char *from, int64_t n) {
      auto take = [&](const char *input, int64_t rows, int64_t stride, int64_t first, bool isFirst) {
        const int64_t last = first + rows - 1, size = kernel.comparedBytes;
        ColumnPositions block{input, rows, stride, n, kernel.flip, first, 1, isFirst, values, positions};
        if (kernel.isReverse) {
          block.input += (rows - 1) * stride * size;
          block.rowStride = -stride;
          block.first = last;
          block.step = -1;
        }
        return kernel.kernels.columns(block) && watch.proceed(rows * n / 4);
      };
      const bool isReverse = kernel.isReverse;
      if (!isReverse && !take(inits, 1, 0, -1, true))
        return false;
      for (int64_t done = 0; done < kernel.length;) {
        const int64_t rows = std::min(kernel.sweep, kernel.length - done);
        const int64_t begin = isReverse ? kernel.length - done - rows : done;
        const char *input = from + begin * kernel.numberStep * kernel.bytes;
        int64_t stride = kernel.numberStep;
        if (kernel.isConverted) {
          for (int64_t row = 0; row < rows; ++row)
            convert(input + row * stride * kernel.bytes, n, converted + row * n * kernel.comparedBytes);
          input = converted;
          stride = n;
        }
        if (!take(input, rows, stride, begin, isReverse && done == 0))
          return false;
        done += rows;
      }
      return !isReverse || take(inits, 1, 0, -1, false);
    }

    bool takeRows(const char *from, int64_t n) {
      const int64_t size = kernel.comparedBytes, piece = kernel.isConverted ? convertedPiece : rowPiece;
      for (int64_t c = 0; c < n; ++c) {
        const char *row = from + c * kernel.inner.strides[0] * kernel.bytes;
        char best[8];
        int64_t position = -1;
        bool isFirst = kernel.isReverse;
        if (!isFirst)
          std::memcpy(best, inits, size_t(size));
        for (int64_t done = 0; done < kernel.length;) {
          const int64_t count = std::min(piece, kernel.length - done);
          const int64_t begin = kernel.isReverse ? kernel.length - done - count : done;
          const char *input = convert(row + begin * kernel.bytes, count, converted);
          const int64_t found = kernel.kernels.row({input, count, kernel.flip, kernel.isReverse});
          if (found < 0 || !watch.proceed(count / 4))
            return false;
          if (isFirst || isGreater(input + found * size, best)) {
            std::memcpy(best, input + found * size, size_t(size));
            position = begin + found;
          }
          isFirst = false;
          done += count;
        }
        if (isNaN(inits))
          return false;
        if (kernel.isReverse && isGreater(inits, best)) {
          std::memcpy(best, inits, size_t(size));
          position = -1;
        }
        std::memcpy(values + c * size, best, size_t(size));
        setPosition(c, position);
      }
      return true;
    }

    bool isGreater(const char *a, const char *b) const {
      switch (kernel.compared) {
      case ElementType::F32: return isGreaterAs<float, uint32_t>(a, b, kernel.flip);
      case ElementType::F64: return isGreaterAs<double, uint64_t>(a, b, kernel.flip);
      case ElementType::I32: return isGreaterAs<int32_t, uint32_t>(a, b, kernel.flip);
      default: return isGreaterAs<int64_t, uint64_t>(a, b, kernel.flip);
      }
    }
    bool isNaN(const char *number) const {
      const double value = kernel.compared == ElementType::F32   ? double(loadAs<float>(number))
                           : kernel.compared == ElementType::F64 ? loadAs<double>(number)
                                                                 : 0;
      return value != value;
    }

    void setPosition(int64_t column, int64_t position) {
      if (kernel.comparedBytes == 4)
        reinterpret_cast<int32_t *>(positions)[column] = int32_t(position);
      else
        reinterpret_cast<int64_t *>(positions)[column] = position;
    }

    void writeNumbers(const char *from, int64_t n, char *to) {
      if (kernel.isConverted) {
        const char *input = values;
        kernel.narrow(&input, to, n, 0);
      } else {
        std::memcpy(to, values, size_t(n * kernel.bytes));
      }
      // The kernels found the numbers at the positions. Only zeros can have other bits elsewhere.
      const bool isOther = kernel.isReverse != (kernel.body.ofNumber == ExtremeBody::Later);
      if (!isOther || !isFloat(kernel.type))
        return;
      if (kernel.comparedBytes == 4)
        replaceZeros<uint32_t>(from, n, to);
      else
        replaceZeros<uint64_t>(from, n, to);
    }

    template <typename Bits> void replaceZeros(const char *from, int64_t n, char *to) {
      auto isZero = [](Bits bits) { return Bits(bits << 1) == 0; };
      for (int64_t c = 0; c < n; ++c) {
        if (!isZero(loadAs<Bits>(values + c * kernel.comparedBytes)))
          continue;
        // The other end of the column, with the init value in front of it.
        const char *found = init;
        for (int64_t i = 0; i <= kernel.length; ++i) {
          const int64_t row = kernel.isReverse ? i - 1 : kernel.length - 1 - i;
          const char *element =
              row < 0 ? init : from + (row * kernel.numberStep + c * kernel.inner.strides[0]) * kernel.bytes;
          char number[8];
          convertTo(number, element, 1);
          if (isZero(loadAs<Bits>(number))) {
            found = element;
            break;
          }
        }
        std::memcpy(to + c * kernel.bytes, found, size_t(kernel.bytes));
      }
    }

    void writePlaces(const char *from, int64_t n, char *to) const {
      auto write = [&]<typename Position, typename Place>(Position, Place) {
        auto *at = reinterpret_cast<const Position *>(positions);
        auto *source = reinterpret_cast<const Loose<Place> *>(from);
        auto *result = reinterpret_cast<Loose<Place> *>(to);
        const Place none = loadAs<Place>(initPlace);
        for (int64_t c = 0; c < n; ++c)
          result[c] = at[c] < 0 ? none : source[int64_t(at[c]) * kernel.placeStep + c * kernel.inner.strides[1]];
      };
      if (kernel.comparedBytes == 4)
        kernel.placeBytes == 4 ? write(int32_t(), uint32_t()) : write(int32_t(), uint64_t());
      else
        kernel.placeBytes == 4 ? write(int64_t(), uint32_t()) : write(int64_t(), uint64_t());
    }
  };

  const ExtremeBody body;
  std::unique_ptr<Kernel> general;
  ElementType type = ElementType::None, compared = ElementType::None; // of the numbers; what they are compared as
  int64_t bytes = 0, comparedBytes = 0, placeBytes = 0;
  bool isConverted = false, isReverse = false, isRow = false, isCopied = false;
  uint64_t flip = 0;
  PositionKernels kernels;
  ElementKernel widen = nullptr, narrow = nullptr; // of numbers
  ElementKernel inOrder = nullptr;                 // of places, if these decide between equal numbers
  int64_t length = 1, kept = 1, numberStep = 0, placeStep = 0;
  Walk<2> columns;     // offsets in the numbers and the places, in elements, without those of
  Walk<2>::Axis inner; // the innermost kept axis
  StridedCopy copy;    // of the numbers
  int64_t block = 0, sweep = 0;
  size_t valuesAt = 0, positionsAt = 0, initAt = 0, convertedAt = 0, checkedAt = 0, copiedAt = 0;
};

} // namespace

std::unique_ptr<Kernel> makeExtreme(const KernelRequest &request, std::unique_ptr<Kernel> &general) {
  if (request.choice.general || request.outputs.size() != 2)
    return nullptr;
  std::unique_ptr<ExtremeKernel> made = ExtremeKernel::make(request);
  if (made)
    made->setGeneral(std::move(general));
  return made;
}

} // namespace shlo::exec
