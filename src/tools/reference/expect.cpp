// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference/expect.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace tool::reference {

namespace {

// The place of a float among all floats of its width, from its bits.
template <typename Bits> int64_t placeOf(Bits bits) {
  constexpr Bits sign = Bits(Bits(1) << (sizeof(Bits) * 8 - 1));
  return bits & sign ? -int64_t(Bits(bits ^ sign)) : int64_t(bits);
}

template <typename Bits> uint64_t difference(const void *a, const void *b, Bits infinity) {
  Bits left, right;
  std::memcpy(&left, a, sizeof left);
  std::memcpy(&right, b, sizeof right);
  constexpr Bits magnitude = Bits(Bits(~Bits(0)) >> 1);
  const bool isLeftNan = (left & magnitude) > infinity, isRightNan = (right & magnitude) > infinity;
  if (isLeftNan || isRightNan)
    return isLeftNan && isRightNan ? 0 : UINT64_MAX;
  const int64_t x = placeOf(left), y = placeOf(right);
  return x > y ? uint64_t(x) - uint64_t(y) : uint64_t(y) - uint64_t(x);
}

// A part of an element: half of a complex one.
struct Parts {
  explicit Parts(const shlo_tensor *tensor)
      : type(shlo_tensor_element_type(tensor)), count(shlo_tensor_element_count(tensor)) {
    const bool isComplex = type == SHLO_TYPE_COMPLEX_F32 || type == SHLO_TYPE_COMPLEX_F64;
    if (isComplex) {
      type = type == SHLO_TYPE_COMPLEX_F32 ? SHLO_TYPE_F32 : SHLO_TYPE_F64;
      count *= 2;
    }
    size = count ? shlo_tensor_size(tensor) / size_t(count) : 0;
    bytes = static_cast<const char *>(shlo_tensor_data(tensor));
  }
  const char *at(int64_t index) const { return bytes + size_t(index) * size; }

  shlo_element_type type;
  int64_t count;
  size_t size;
  const char *bytes;
};

// The difference of two parts in the ULP of the larger part of the expected element, since a part that is small beside
// the other one has the rounding errors of both.
template <typename T> uint64_t complexDifference(const Parts &x, const Parts &y, int64_t index) {
  T a, b, other;
  std::memcpy(&a, x.at(index), sizeof a);
  std::memcpy(&b, y.at(index), sizeof b);
  std::memcpy(&other, y.at(index ^ 1), sizeof other);
  const uint64_t own = ulpDifference(y.type, &a, &b);
  const T larger = std::max(std::abs(b), std::abs(other));
  if (!std::isfinite(a) || !std::isfinite(b) || !std::isfinite(larger) || larger == 0)
    return own;
  const T unit = std::nextafter(larger, std::numeric_limits<T>::infinity()) - larger;
  return std::min(own, uint64_t(std::ceil(std::abs(a - b) / unit)));
}
uint64_t complexDifference(const Parts &x, const Parts &y, int64_t index) {
  return y.type == SHLO_TYPE_F32 ? complexDifference<float>(x, y, index) : complexDifference<double>(x, y, index);
}

std::string element(const shlo_tensor *tensor, int64_t index) {
  return std::string(textOf(make<Buffer>("", shlo_tensor_element_text, tensor, index)));
}

std::string differenceAt(const shlo_tensor *actual, const shlo_tensor *expected, int64_t index) {
  return "element " + std::to_string(index) + " is " + element(actual, index) + ", expected " +
         element(expected, index);
}

std::string compareWith(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance) {
  int64_t index = -1;
  call("", shlo_tensor_compare, actual, expected, tolerance, &index);
  return index < 0 ? "" : differenceAt(actual, expected, index);
}

} // namespace

uint64_t ulpDifference(shlo_element_type type, const void *a, const void *b) {
  switch (type) {
  case SHLO_TYPE_F64: return difference<uint64_t>(a, b, 0x7FF0000000000000u);
  case SHLO_TYPE_F32: return difference<uint32_t>(a, b, 0x7F800000u);
  case SHLO_TYPE_F16: return difference<uint16_t>(a, b, 0x7C00u);
  case SHLO_TYPE_BF16: return difference<uint16_t>(a, b, 0x7F80u);
  default: return UINT64_MAX;
  }
}

std::string compareEqual(const shlo_tensor *actual, const shlo_tensor *expected) {
  return compareWith(actual, expected, 0);
}

std::string compareAlmostEqual(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance) {
  return compareWith(actual, expected, tolerance);
}

std::string compareClose(const shlo_tensor *actual, const shlo_tensor *expected, uint64_t least, uint64_t most) {
  const Parts x(actual), y(expected);
  if (x.type != y.type || x.count != y.count)
    return "the values have different types";
  const int64_t perElement = x.count ? x.count / shlo_tensor_element_count(actual) : 1;
  uint64_t largest = 0;
  for (int64_t i = 0; i < x.count; ++i) {
    const uint64_t ulps = perElement == 2 ? complexDifference(x, y, i) : ulpDifference(x.type, x.at(i), y.at(i));
    largest = std::max(largest, ulps);
    if (ulps > most)
      return differenceAt(actual, expected, i / perElement) + ": " +
             (ulps == UINT64_MAX ? "not comparable" : std::to_string(ulps) + " ULP apart") + ", at most " +
             std::to_string(most);
  }
  return largest < least ? "the largest difference is " + std::to_string(largest) + " ULP, expected at least " +
                               std::to_string(least)
                         : "";
}

} // namespace tool::reference
