// The values of numbers in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/literals.h"

#include "dialect/elements.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/Support/Error.h"

#include <charconv>

using llvm::APFloat;
using llvm::APInt;
using llvm::StringRef;
using mlir::IntegerType;

namespace shlo::text {
namespace {

constexpr const char *tooLong = numberTooLong;
constexpr const char *outOfRange = "number is out of the range of its type";
constexpr const char *isNegative = "a number of an unsigned type has no minus";

// Why a number is no integer of a signedness, whatever its width; null if it may be one.
const char *noIntegerOf(const Number &number, bool negative, IntegerType::SignednessSemantics signedness) {
  if (number.isFloat)
    return "expected an integer";
  if (number.spelling.size() > maxNumberLength)
    return tooLong;
  return negative && signedness == IntegerType::Unsigned ? isNegative : nullptr;
}

// Digits without leading zeros. Zero has none.
StringRef digitsOf(const Number &number) {
  return (number.isHex ? number.spelling.drop_front(2) : number.spelling).ltrim('0');
}

} // namespace

const char *smallIntegerOf(const Number &number, bool negative, unsigned width,
                           IntegerType::SignednessSemantics signedness, uint64_t &bits) {
  if (const char *wrong = noIntegerOf(number, negative, signedness))
    return wrong;
  StringRef digits = digitsOf(number);
  uint64_t magnitude = 0;
  if (!digits.empty()) {
    auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), magnitude, number.isHex ? 16 : 10);
    if (code != std::errc() || end != digits.data() + digits.size())
      return outOfRange;
  }
  uint64_t mask = width == 0 ? 0 : UINT64_MAX >> (64 - width);
  // One more negative than positive value; no "-0".
  uint64_t half = width == 0 ? 0 : uint64_t(1) << (width - 1);
  bool fits = negative                            ? magnitude >= 1 && magnitude <= half
              : signedness == IntegerType::Signed ? magnitude == 0 || magnitude < half
                                                  : magnitude <= mask;
  if (!fits)
    return outOfRange;
  bits = (negative ? 0 - magnitude : magnitude) & mask;
  return nullptr;
}

const char *integerOf(const Number &number, bool negative, mlir::Type type, std::optional<APInt> &value) {
  auto integer = mlir::dyn_cast<IntegerType>(type);
  unsigned width = integer ? integer.getWidth() : mlir::IndexType::kInternalStorageBitWidth;
  auto signedness = integer ? integer.getSignedness() : IntegerType::Signed;
  if (width <= 64) {
    uint64_t bits;
    if (const char *wrong = smallIntegerOf(number, negative, width, signedness, bits))
      return wrong;
    value = APInt(width, bits);
    return nullptr;
  }
  if (const char *wrong = noIntegerOf(number, negative, signedness))
    return wrong;
  StringRef digits = digitsOf(number);
  // Three bits or more per decimal digit: what is longer is not converted.
  if (digits.size() > (number.isHex ? width / 4 : width / 3) + 2)
    return outOfRange;
  APInt magnitude(width, 0);
  if (!digits.empty() && digits.getAsInteger(number.isHex ? 16 : 10, magnitude))
    return outOfRange;
  bool isMinimum = magnitude.isPowerOf2() && magnitude.getActiveBits() == width;
  bool fits = negative ? !magnitude.isZero() && (magnitude.getActiveBits() < width || isMinimum)
                       : magnitude.getActiveBits() <= (signedness == IntegerType::Signed ? width - 1 : width);
  if (!fits)
    return outOfRange;
  magnitude = magnitude.zextOrTrunc(width);
  value = negative ? -magnitude : magnitude;
  return nullptr;
}

// The value of most numbers in programs: an integer below 2^53 times or by a power of ten up to 10^22. All three are
// exact, so the one operation rounds correctly.
static bool fromFewDigits(StringRef text, double &value) {
  static constexpr double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  constexpr uint64_t maxDigits = uint64_t(1) << 53;
  auto [digits, power] = text.split(text.contains('e') ? 'e' : 'E');
  uint64_t number = 0;
  int exponent = 0;
  bool fraction = false;
  for (char c : digits) {
    if (c == '.') {
      fraction = true;
      continue;
    }
    number = 10 * number + uint64_t(c - '0');
    exponent -= fraction;
    if (number > maxDigits)
      return false;
  }
  int written = 0;
  power.consume_front("+");
  if (!power.empty() && power.getAsInteger(10, written))
    return false;
  if (written < -100 || written > 100)
    return false;
  exponent += written;
  if (exponent < -22 || exponent > 22)
    return false;
  value = exponent < 0 ? double(number) / powers[-exponent] : double(number) * powers[exponent];
  return true;
}

const char *doubleOf(const Number &number, bool negative, double &value) {
  if (!number.isFloat) {
    std::optional<APFloat> bits;
    const char *wrong = floatOf(number, negative, APFloat::IEEEdouble(), bits);
    if (bits)
      value = bits->convertToDouble();
    return wrong;
  }
  StringRef text = number.spelling;
  if (text.size() > maxNumberLength)
    return tooLong;
  if (!fromFewDigits(text, value)) {
    APFloat nearest(APFloat::IEEEdouble());
    auto status = nearest.convertFromString(text, APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return "expected a number";
    }
    value = nearest.convertToDouble();
  }
  value = negative ? -value : value;
  return nullptr;
}

const char *floatOf(const Number &number, bool negative, const llvm::fltSemantics &semantics,
                    std::optional<APFloat> &value) {
  if (number.isFloat) {
    double rounded;
    if (const char *wrong = doubleOf(number, negative, rounded))
      return wrong;
    value = ir::nearest(rounded, semantics);
    if (!value)
      return outOfRange;
    // A type may have no zero, or no negative numbers.
    bool hasAll = APFloat::semanticsHasSignedRepr(semantics) && APFloat::semanticsHasZero(semantics);
    return hasAll || APFloat(semantics, value->bitcastToAPInt()).bitwiseIsEqual(*value) ? nullptr : outOfRange;
  }
  if (!number.isHex)
    return "expected a number with a point, or the bits in hexadecimal";
  if (negative)
    return "the bits of a number have no minus";
  if (number.spelling.size() > maxNumberLength)
    return tooLong;
  unsigned width = APFloat::getSizeInBits(semantics);
  StringRef digits = digitsOf(number);
  APInt bits(width, 0);
  if (digits.size() > width / 4 + 1 || (!digits.empty() && digits.getAsInteger(16, bits)) ||
      bits.getActiveBits() > width)
    return "the bits of the number do not fit its type";
  value = APFloat(semantics, bits.zextOrTrunc(width));
  return nullptr;
}

} // namespace shlo::text
