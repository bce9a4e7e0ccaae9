// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/file/tensor_data.h"

#include "tensor/narrow_elements.h"

#include <charconv>
#include <cstring>

namespace shlo::onnx {

namespace {

constexpr const Field *typedFields[] = {&field::Tensor::float_data, &field::Tensor::int32_data,
                                        &field::Tensor::string_data, &field::Tensor::int64_data,
                                        &field::Tensor::double_data, &field::Tensor::uint64_data};

class Reader {
public:
  Reader(const Message &message, const FileLimits &limits) : limits(limits) { result.message = message; }

  Result<TensorData> read() {
    for (auto step : {&Reader::readType, &Reader::readShape, &Reader::readStorage})
      if (Status status = (this->*step)(); !status)
        return std::move(status.error());
    return std::move(result);
  }

private:
  Error wrong(const std::string &what) const {
    const std::string name(result.name());
    return makeError(SHLO_MALFORMED, "onnx: tensor '" + name + "' " + what);
  }

  Status readType() {
    const int32_t number = result.message.integer32(field::Tensor::data_type);
    result.type = findDataType(number);
    if (!result.type)
      return wrong("has data type " + std::to_string(number) + ", which does not exist");
    if (result.message.has(field::Tensor::segment))
      return wrong("is stored in segments, which no version of ONNX defines");
    return {};
  }

  Status readShape() {
    const size_t rank = result.message.count(field::Tensor::dims);
    if (rank > limits.rank)
      return makeError(SHLO_LIMIT, "onnx: tensor '" + std::string(result.name()) + "' has rank " +
                                       std::to_string(rank) + "; the limit is " + std::to_string(limits.rank));
    result.shape.reserve(rank);
    result.message.forNumbers(field::Tensor::dims, [&](uint64_t extent) { result.shape.push_back(int64_t(extent)); });
    for (int64_t extent : result.shape)
      if (extent < 0)
        return wrong("has a negative extent, " + std::to_string(extent));
    result.elements = elementCount(result.shape);
    if (result.elements < 0 || result.elements > maxTensorBytes)
      return wrong("has too many elements");
    return {};
  }

  Status readStorage() {
    const bool isExternal =
        result.message.integer(field::Tensor::data_location) == int64_t(DataLocation::External);
    const bool hasRaw = result.message.has(field::Tensor::raw_data);
    const Field *typed = nullptr;
    for (const Field *field : typedFields)
      if (result.message.count(*field) > 0) {
        if (typed)
          return wrong(std::string("has elements in both ") + typed->name + " and " + field->name);
        typed = field;
      }
    if (isExternal) {
      if (hasRaw || typed)
        return wrong("has elements in the file, although its data_location is EXTERNAL");
      return readExternal();
    }
    if (hasRaw) {
      if (typed)
        return wrong(std::string("has elements in both raw_data and ") + typed->name);
      if (result.isString())
        return wrong("has strings in raw_data, expected string_data");
      result.storage = TensorData::Storage::Raw;
      result.raw = result.message.text(field::Tensor::raw_data);
      if (result.raw.size() != result.rawBytes())
        return wrong("has " + std::to_string(result.raw.size()) + " bytes of raw_data; its " +
                     std::to_string(result.elements) + " elements of type " + result.type->name + " take " +
                     std::to_string(result.rawBytes()));
      return {};
    }
    if (typed && typed->number != result.type->field->number)
      return wrong(std::string("of type ") + result.type->name + " has elements in " + typed->name + ", expected " +
                   result.type->field->name + " or raw_data");
    const uint64_t found = typed ? result.message.count(*typed) : 0, expected = typedCount(*result.type, uint64_t(result.elements));
    if (found != expected)
      return wrong("has " + std::to_string(found) + " entries of " + result.type->field->name + "; its " +
                   std::to_string(result.elements) + " elements take " + std::to_string(expected));
    return {};
  }

  Status readExternal() {
    result.storage = TensorData::Storage::External;
    if (result.isString())
      return wrong("has strings in external data, expected string_data");
    std::string problem;
    bool hasLocation = false;
    result.message.forMessages(field::Tensor::external_data, [&](const Message &entry) {
      const std::string_view key = entry.text(field::Entry::key), value = entry.text(field::Entry::value);
      uint64_t number = 0;
      const char *end = value.data() + value.size();
      const auto [last, error] = std::from_chars(value.data(), end, number);
      const bool isNumber = last == end && error == std::errc();
      if (key == "location") {
        result.external.location = value;
        hasLocation = true;
      } else if (key == "checksum") {
        result.external.checksum = value;
      } else if (key == "offset" || key == "length") {
        if (!isNumber)
          problem = "has external data with a damaged " + std::string(key) + ", '" + std::string(value) + "'";
        else if (key == "offset")
          result.external.offset = number;
        else
          result.external.length = number;
      }
    });
    if (!hasLocation)
      return wrong("has external data without a location");
    if (!problem.empty())
      return wrong(problem);
    if (result.external.length && *result.external.length != result.rawBytes())
      return wrong("has external data of " + std::to_string(*result.external.length) + " bytes; its " +
                   std::to_string(result.elements) + " elements of type " + result.type->name + " take " +
                   std::to_string(result.rawBytes()));
    return {};
  }

  TensorData result;
  const FileLimits &limits;
};

// Element `i` of elements of 2, 4 or 6 bits that follow each other from the low bits of the first byte on.
uint8_t bitsAt(std::string_view bytes, size_t i, unsigned bits) {
  const size_t first = i * bits, byte = first / 8;
  unsigned both = uint8_t(bytes[byte]);
  if (byte + 1 < bytes.size())
    both |= unsigned(uint8_t(bytes[byte + 1])) << 8;
  return uint8_t(both >> (first % 8) & ((1u << bits) - 1));
}
// The bits of an integer of a narrow type as one byte of the library: with its sign.
char byteOf(const DataTypeInfo &type, uint8_t bits) {
  if (info(type.element).kind != ElementKind::Signed)
    return char(bits);
  const unsigned unused = 8 - type.bits;
  return char(int8_t(uint8_t(bits << unused)) >> unused);
}

Error wrongElement(const TensorData &tensor, const std::string &what) {
  return makeError(SHLO_MALFORMED, "onnx: tensor '" + std::string(tensor.name()) + "' " + what);
}

Status copyTyped(const TensorData &tensor, char *to) {
  const DataTypeInfo &type = *tensor.type;
  const size_t elementBytes = byteSize(type.element);
  if (type.field->number == field::Tensor::int32_data.number) {
    // What an entry may be: a number of the type, the bits of a float, or a byte of several elements, which some files
    // have as a signed number.
    const bool isPacked = type.bits == 2 || type.bits == 4;
    const bool isSigned = isPacked || info(type.element).kind == ElementKind::Signed;
    const unsigned bits = type.type == DataType::BOOL ? 1 : isPacked ? 8 : type.bits;
    const int64_t least = isSigned ? -(int64_t(1) << (bits - 1)) : 0;
    const int64_t most = (int64_t(1) << (isSigned && !isPacked ? bits - 1 : bits)) - 1;
    std::optional<int32_t> stray;
    int64_t place = 0;
    tensor.message.forNumbers(*type.field, [&](uint64_t value) {
      const auto entry = int32_t(value);
      if (entry < least || entry > most)
        stray = stray.value_or(entry);
      if (isPacked) {
        const char byte = char(entry);
        for (size_t k = 0; k < 8u / type.bits && place < tensor.elements; ++k, ++place)
          to[place] = byteOf(type, bitsAt({&byte, 1}, k, type.bits));
      } else {
        std::memcpy(to + size_t(place++) * elementBytes, &entry, elementBytes); // little endian
      }
    });
    if (stray)
      return wrongElement(tensor, "has " + std::to_string(*stray) + " in int32_data, which is no " + type.name);
    return {};
  }
  const size_t entryBytes = isComplex(type.element) ? elementBytes / 2 : elementBytes;
  bool isTooLarge = false;
  tensor.message.forNumbers(*type.field, [&](uint64_t value) {
    isTooLarge = isTooLarge || (entryBytes == 4 && value >> 32);
    std::memcpy(to, &value, entryBytes);
    to += entryBytes;
  });
  if (isTooLarge)
    return wrongElement(tensor, std::string("has a number in ") + type.field->name + " that is no " + type.name);
  return {};
}

} // namespace

Result<TensorData> readTensorData(const Message &message, const FileLimits &limits) {
  return Reader(message, limits).read();
}

Status copyElements(const TensorData &tensor, std::string_view raw, char *to) {
  const DataTypeInfo &type = *tensor.type;
  if (tensor.storage == TensorData::Storage::Typed)
    return copyTyped(tensor, to);
  if (type.bits >= 8) {
    if (!raw.empty())
      std::memcpy(to, raw.data(), raw.size());
    if (auto stray = strayByte(type.element, to, 0, raw.size()))
      return wrongElement(tensor, *stray);
    return {};
  }
  for (size_t i = 0; i < size_t(tensor.elements); ++i)
    to[i] = byteOf(type, bitsAt(raw, i, type.bits));
  const unsigned used = unsigned(uint64_t(tensor.elements) * type.bits % 8);
  if (used && uint8_t(raw.back()) >> used)
    return wrongElement(tensor, "has bits after its last element");
  return {};
}

std::vector<std::string_view> stringsOf(const TensorData &tensor) {
  std::vector<std::string_view> strings;
  strings.reserve(size_t(tensor.elements));
  tensor.message.forTexts(field::Tensor::string_data, [&](std::string_view text) { strings.push_back(text); });
  return strings;
}

std::string packElements(const DataTypeInfo &type, const char *elements, size_t count) {
  if (type.bits >= 8)
    return std::string(elements, count * (type.bits / 8));
  std::string packed((count * type.bits + 7) / 8, '\0');
  for (size_t i = 0; i < count; ++i) {
    const size_t first = i * type.bits, byte = first / 8;
    const unsigned bits = (uint8_t(elements[i]) & ((1u << type.bits) - 1)) << (first % 8);
    packed[byte] = char(uint8_t(packed[byte]) | uint8_t(bits));
    if (bits >> 8)
      packed[byte + 1] = char(uint8_t(packed[byte + 1]) | uint8_t(bits >> 8));
  }
  return packed;
}

uint64_t typedNumber(const DataTypeInfo &type, const char *elements, size_t stride, uint64_t count, uint64_t i) {
  uint64_t number = 0;
  if (type.bits == 2 || type.bits == 4) {
    const unsigned inNumber = 8 / type.bits;
    for (unsigned k = 0; k < inNumber && i * inNumber + k < count; ++k)
      number |= (uint64_t(uint8_t(elements[(i * inNumber + k) * stride])) & ((1u << type.bits) - 1)) << (k * type.bits);
    return number;
  }
  const size_t parts = isComplex(type.element) ? 2 : 1, bytes = byteSize(type.element) / parts;
  std::memcpy(&number, elements + i / parts * stride + i % parts * bytes, bytes); // little endian
  const unsigned unused = unsigned(64 - 8 * bytes);
  return info(type.element).kind == ElementKind::Signed ? uint64_t(int64_t(number << unused) >> unused) : number;
}

uint64_t typedCount(const DataTypeInfo &type, uint64_t elements) {
  if (isComplex(type.element))
    return 2 * elements;
  const uint64_t inNumber = type.bits == 2 ? 4 : type.bits == 4 ? 2 : 1;
  return (elements + inNumber - 1) / inNumber;
}

} // namespace shlo::onnx
