// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "histogram.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tool {

namespace {

constexpr uint64_t mostSampled = 1 << 18, mostTexts = 1 << 14, mostCopied = 1 << 26;
constexpr size_t binCount = 32;

// An element that starts at a byte.
template <typename T> double elementAt(const char *bytes) {
  T value;
  std::memcpy(&value, bytes, sizeof value);
  return double(value);
}
double bfloatAt(const char *bytes) {
  uint16_t half;
  std::memcpy(&half, bytes, sizeof half);
  const uint32_t whole = uint32_t(half) << 16;
  return elementAt<float>(reinterpret_cast<const char *>(&whole));
}

using Read = double (*)(const char *bytes);
Read readerOf(shlo_element_type type) {
  switch (type) {
  case SHLO_TYPE_F32: return elementAt<float>;
  case SHLO_TYPE_F64: return elementAt<double>;
  case SHLO_TYPE_BF16: return bfloatAt;
  case SHLO_TYPE_I8: return elementAt<int8_t>;
  case SHLO_TYPE_I16: return elementAt<int16_t>;
  case SHLO_TYPE_I32: return elementAt<int32_t>;
  case SHLO_TYPE_I64: return elementAt<int64_t>;
  case SHLO_TYPE_UI8: return elementAt<uint8_t>;
  case SHLO_TYPE_UI16: return elementAt<uint16_t>;
  case SHLO_TYPE_UI32: return elementAt<uint32_t>;
  case SHLO_TYPE_UI64: return elementAt<uint64_t>;
  default: return nullptr;
  }
}

// Elements `count`, or of these `most` in even steps.
template <typename Element> std::vector<double> sample(uint64_t count, uint64_t most, Element element) {
  const uint64_t taken = std::min(count, most);
  std::vector<double> values(taken);
  for (uint64_t i = 0; i < taken; ++i)
    values[i] = element(uint64_t(double(i) * double(count) / double(taken)));
  return values;
}

std::vector<double> numbersOf(const shlo_attribute *constant) {
  const shlo_element_type type = shlo_type_element(shlo_attribute_type(constant));
  size_t size = 0;
  const char *bytes = static_cast<const char *>(shlo_attribute_bytes(constant, &size));
  const size_t width = shlo_element_type_size(type);
  if (!bytes || width == 0 || type == SHLO_TYPE_COMPLEX_F32 || type == SHLO_TYPE_COMPLEX_F64)
    return {};
  if (Read read = readerOf(type))
    return sample(size / width, mostSampled, [&](uint64_t i) { return read(bytes + i * width); });
  // Rare types: through their text.
  if (size > mostCopied || shlo_attribute_is_splat(constant))
    return {};
  shlo_tensor *made = nullptr;
  if (shlo_attribute_tensor(constant, &made, nullptr) != SHLO_OK)
    return {};
  const Tensor tensor(made);
  return sample(uint64_t(shlo_tensor_element_count(made)), mostTexts, [&](uint64_t i) {
    const std::string text(textOf(make<Buffer>("", shlo_tensor_element_text, made, int64_t(i))));
    return text == "true" ? 1 : std::strtod(text.c_str(), nullptr);
  });
}

} // namespace

Histogram histogramOf(const shlo_attribute *constant) {
  Histogram made;
  std::vector<double> finite = numbersOf(constant);
  made.sampled = finite.size();
  auto drop = [&](auto isDropped) {
    const auto end = std::remove_if(finite.begin(), finite.end(), isDropped);
    const uint64_t count = uint64_t(finite.end() - end);
    finite.erase(end, finite.end());
    return count;
  };
  made.nan = drop([](double value) { return std::isnan(value); });
  made.infinite = drop([](double value) { return std::isinf(value); });
  made.zero = uint64_t(std::count(finite.begin(), finite.end(), 0.0));
  if (finite.empty())
    return made;
  const auto [least, most] = std::minmax_element(finite.begin(), finite.end());
  made.min = *least;
  made.max = *most;
  long double sum = 0; // whose range is wider
  for (double value : finite)
    sum += value;
  made.mean = double(sum / finite.size());
  const double width = made.max / binCount - made.min / binCount; // which cannot overflow
  if (!(width > 0))
    return made;
  made.bins.resize(binCount);
  for (double value : finite)
    ++made.bins[size_t(std::clamp(value / width - made.min / width, 0.0, double(binCount - 1)))];
  return made;
}

} // namespace tool
