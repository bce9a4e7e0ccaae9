// Custom calls of Fourier transforms, by which JAX exported for the CPU until 2024. An operand of bytes describes the
// transform: a FlatBuffer, whose fields came with the library that computed it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/custom_calls.h"

#include "dialect/dialect.h"

#include <cmath>
#include <cstring>

using namespace mlir;

namespace shlo::plan {

namespace {

// The root table of a FlatBuffer. It has a table of offsets, which say where each field is; 0 is a field that has its
// default. Sticky: once something is outside of the bytes, everything is 0.
class FlatTable {
public:
  explicit FlatTable(llvm::ArrayRef<int64_t> bytes) : bytes(bytes) {
    table = read(0, 4);
    // Signed, and counted backwards.
    const uint64_t back = read(table, 4);
    offsets = back >> 31 ? table + ((uint64_t(1) << 32) - back) : table - back;
    offsetsSize = read(offsets, 2);
  }

  uint64_t number(unsigned field, unsigned size) {
    const uint64_t at = placeOf(field);
    return at ? read(at, size) : 0;
  }
  double real(unsigned field) { return llvm::bit_cast<double>(number(field, 8)); }
  // Each number of `size` bytes.
  NumberList list(unsigned field, unsigned size) {
    NumberList values;
    uint64_t at = placeOf(field);
    if (!at)
      return values;
    at += read(at, 4);
    const uint64_t count = read(at, 4);
    at += 4;
    for (uint64_t i = 0; i < count && isValid; ++i, at += size)
      values.push_back(int64_t(read(at, size)));
    return values;
  }

  bool isValid = true;

private:
  uint64_t read(uint64_t at, unsigned size) {
    isValid = isValid && at <= bytes.size() && size <= bytes.size() - at;
    uint64_t value = 0;
    for (unsigned i = 0; isValid && i < size; ++i)
      value |= uint64_t(bytes[at + i]) << (8 * i);
    return value;
  }
  uint64_t placeOf(unsigned field) {
    const uint64_t slot = 4 + 2 * field;
    const uint64_t offset = slot + 2 <= offsetsSize ? read(offsets + slot, 2) : 0;
    return offset ? table + offset : 0;
  }

  const llvm::ArrayRef<int64_t> bytes;
  uint64_t table = 0, offsets = 0, offsetsSize = 0;
};

struct Transform {
  enum Kind : uint64_t { ComplexToComplex, ComplexToReal, RealToComplex };
  uint64_t isDouble = 0, kind = 0;
  bool isForward = false;
  double scale = 0;
  NumberList shape; // of what is real, or of both sides
  NumberList axes;
  NumberList stridesIn, stridesOut; // in elements
};

Error invalid(Operation *op, const llvm::Twine &what) { return errorAt(SHLO_INVALID_PROGRAM, op, what); }

NumberList rowMajor(const Shape &shape) {
  NumberList strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

// The product with a real number.
ValueId scaled(Lowering &lowering, ValueId id, double factor) {
  const TensorType type = lowering.type(id);
  const bool isComplex = type.element == ElementType::ComplexF32 || type.element == ElementType::ComplexF64;
  const ElementType real = type.element == ElementType::ComplexF32   ? ElementType::F32
                           : type.element == ElementType::ComplexF64 ? ElementType::F64
                                                                     : type.element;
  const ValueId number = lowering.broadcast(lowering.number(factor, real), type.shape, {});
  auto product = [&](ValueId part) { return lowering.element(ElementFunction::Mul, {part, number}); };
  if (!isComplex)
    return product(id);
  auto part = [&](ElementFunction function) {
    return product(lowering.emit(Elementwise{function}, id, TensorType{real, type.shape}));
  };
  return lowering.emit(Elementwise{ElementFunction::Complex},
                       {part(ElementFunction::Real), part(ElementFunction::Imag)}, type);
}

Status lowerTransform(Lowering &lowering, Operation *op, const Transform &transform) {
  const ValueId input = lowering.value(op->getOperand(1));
  const TensorType &from = lowering.type(input);
  const size_t rank = from.shape.size(), count = transform.axes.size();
  const bool isReal = transform.kind == Transform::RealToComplex,
             givesReal = transform.kind == Transform::ComplexToReal;
  if (transform.isDouble > 1 || transform.kind > Transform::RealToComplex)
    return invalid(op, "the descriptor has an element type or a kind of transform that is unknown");
  const ElementType real = transform.isDouble ? ElementType::F64 : ElementType::F32;
  const ElementType complex = transform.isDouble ? ElementType::ComplexF64 : ElementType::ComplexF32;
  if (from.element != (isReal ? real : complex))
    return invalid(op, "the operand is " + toString(from) + ", which is not of the descriptor's element type");
  bool areLast = count >= 1 && count <= 3 && count <= rank;
  for (size_t i = 0; areLast && i < count; ++i)
    areLast = transform.axes[i] == int64_t(rank - count + i);
  if (!areLast)
    return errorAt(SHLO_UNSUPPORTED, op, "a transform must be along the last one to three dimensions, in their order");
  if (transform.isForward != !givesReal && transform.kind != Transform::ComplexToComplex)
    return errorAt(SHLO_UNSUPPORTED, op, "a transform of real numbers must be forward, one to real numbers backward");
  Extents expected = transform.shape, other = expected;
  if (expected.size() != rank || llvm::any_of(expected, [](int64_t v) { return v < 1 || v > maxElements; }))
    return invalid(op, "the descriptor must have a positive extent for each dimension of the operand");
  if (isReal || givesReal)
    (givesReal ? expected : other).back() = transform.shape.back() / 2 + 1;
  if (llvm::ArrayRef<int64_t>(expected) != llvm::ArrayRef<int64_t>(from.shape))
    return lowering.shapeError(op, "the operand is " + toString(from) + ", the descriptor has other extents");
  TensorType type{givesReal ? real : complex, Shape(other.begin(), other.end())};
  if (elementCount(type.shape) < 0 || elementCount(type.shape) > maxElements)
    return lowering.shapeError(op, "a transform with the result " + toString(type) + " is not possible");
  if (transform.stridesIn != rowMajor(from.shape) || transform.stridesOut != rowMajor(type.shape))
    return errorAt(SHLO_UNSUPPORTED, op, "the operand and the result of a transform must be row-major");

  Fft fft;
  fft.fftType = isReal                ? FftType::RFFT
                : givesReal           ? FftType::IRFFT
                : transform.isForward ? FftType::FFT
                                      : FftType::IFFT;
  fft.fftLength.assign(transform.shape.end() - ptrdiff_t(count), transform.shape.end());
  double factor = transform.scale;
  if (!transform.isForward)
    for (int64_t length : fft.fftLength)
      factor *= double(length);
  ValueId id = lowering.emit(std::move(fft), input, type);
  // What the op multiplies with on its own is the same but for the rounding of its inverse.
  if (!(std::abs(factor - 1) < 1e-14))
    id = scaled(lowering, id, factor);
  return bindResults(lowering, op, id);
}

Result<NumberList> descriptor(Lowering &lowering, Operation *op, unsigned operands) {
  NumberList bytes;
  if (op->getNumOperands() < operands || lowering.type(op->getOperand(0)).element != ElementType::UI8)
    return invalid(op, "the custom call takes " + llvm::Twine(operands) + " operands, first a descriptor of ui8");
  if (Status status = lowering.needIntegers(op, 0, bytes); !status)
    return std::move(status.error());
  return bytes;
}

Error malformed(Operation *op) { return invalid(op, "the descriptor is not a FlatBuffer: an offset is outside of it"); }

} // namespace

// The descriptor has everything.
Status lowerDuccFft(Lowering &lowering, Operation *op) {
  Result<NumberList> bytes = descriptor(lowering, op, 2);
  if (!bytes)
    return std::move(bytes.error());
  FlatTable table(*bytes);
  Transform transform{.isDouble = table.number(0, 1),
                      .kind = table.number(1, 1),
                      .isForward = table.number(6, 1) != 0,
                      .scale = table.real(7),
                      .shape = table.list(2, 8),
                      .axes = table.list(5, 4),
                      .stridesIn = table.list(3, 8),
                      .stridesOut = table.list(4, 8)};
  return table.isValid ? lowerTransform(lowering, op, transform) : malformed(op);
}

// Extents, strides and the factor are operands.
Status lowerDynamicDuccFft(Lowering &lowering, Operation *op) {
  Result<NumberList> bytes = descriptor(lowering, op, 6);
  if (!bytes)
    return std::move(bytes.error());
  FlatTable table(*bytes);
  Transform transform;
  transform.isDouble = table.number(1, 1);
  transform.kind = table.number(2, 1);
  transform.isForward = table.number(4, 1) != 0;
  transform.axes = table.list(3, 4);
  const uint64_t rank = table.number(0, 4);
  if (!table.isValid)
    return malformed(op);
  unsigned next = 2;
  for (NumberList *list : {&transform.shape, &transform.stridesIn, &transform.stridesOut})
    if (Status status = lowering.needIntegers(op, next++, *list); !status)
      return status;
  const ValueId scale = lowering.value(op->getOperand(5));
  if (lowering.type(scale) != TensorType{ElementType::F64, {1}} || rank != transform.shape.size())
    return invalid(
        op, "operand 2 must have as many extents as the descriptor has dimensions, operand 5 be a tensor<1xf64>");
  const Tensor *factor = lowering.known(scale);
  if (!factor)
    return errorAt(SHLO_UNSUPPORTED, op, "operand 5 must follow from the shapes of the inputs");
  std::memcpy(&transform.scale, factor->data(), sizeof transform.scale);
  return lowerTransform(lowering, op, transform);
}

} // namespace shlo::plan
