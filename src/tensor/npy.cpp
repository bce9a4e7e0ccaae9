// NumPy's .npy files (NumPy enhancement proposal 1): a magic string, a version, the length of the header, the header
// (a Python dictionary with the keys descr, fortran_order and shape), and the elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tensor/npy.h"

#include "tensor/narrow_elements.h"

#include <algorithm>
#include <cstring>

namespace shlo {

namespace {

constexpr std::string_view magic = "\x93NUMPY";

Error malformed(std::string message) { return makeError(SHLO_MALFORMED, "npy: " + std::move(message)); }

struct Header {
  std::string_view descr;
  bool structured = false;
  bool fortran = false;
  Shape shape;
};

// Parses the literals that numpy writes, and no other Python. Every function returns false for anything else.
class HeaderParser {
public:
  explicit HeaderParser(std::string_view text) : rest(text) {}

  bool parse(Header &header) {
    bool seen[3] = {};
    if (!take('{'))
      return false;
    while (!take('}')) {
      std::string_view key;
      if (!quoted(key) || !take(':'))
        return false;
      size_t which = key == "descr" ? 0 : key == "fortran_order" ? 1 : key == "shape" ? 2 : 3;
      if (which == 3 || seen[which])
        return false;
      seen[which] = true;
      if (which == 0 && peek() == '[') {
        header.structured = true;
        return true;
      }
      if (!(which == 0 ? quoted(header.descr) : which == 1 ? boolean(header.fortran) : tuple(header.shape)))
        return false;
      if (!take(',') && peek() != '}')
        return false;
    }
    return seen[0] && seen[1] && seen[2] && peek() == '\0' && rest.empty();
  }

private:
  char peek() {
    while (!rest.empty() && (rest[0] == ' ' || rest[0] == '\n' || rest[0] == '\t'))
      rest.remove_prefix(1);
    return rest.empty() ? '\0' : rest[0];
  }
  bool take(char wanted) {
    if (peek() != wanted || rest.empty())
      return false;
    rest.remove_prefix(1);
    return true;
  }
  bool word(std::string_view wanted) {
    peek();
    if (rest.substr(0, wanted.size()) != wanted)
      return false;
    rest.remove_prefix(wanted.size());
    return true;
  }
  bool quoted(std::string_view &text) {
    char quote = peek();
    if (quote != '\'' && quote != '"')
      return false;
    size_t end = rest.find(quote, 1);
    if (end == std::string_view::npos)
      return false;
    text = rest.substr(1, end - 1);
    rest.remove_prefix(end + 1);
    return true;
  }
  bool boolean(bool &value) {
    value = word("True");
    return value || word("False");
  }
  bool number(int64_t &value) {
    char digit = peek();
    if (digit < '0' || digit > '9')
      return false;
    value = 0;
    while (!rest.empty() && rest[0] >= '0' && rest[0] <= '9') {
      if (value > (INT64_MAX - 9) / 10)
        return false;
      value = value * 10 + (rest[0] - '0');
      rest.remove_prefix(1);
    }
    if (!rest.empty() && rest[0] == 'L') // long integers of Python 2
      rest.remove_prefix(1);
    return true;
  }
  bool tuple(Shape &shape) {
    if (!take('('))
      return false;
    while (!take(')')) {
      int64_t extent;
      if (!number(extent))
        return false;
      shape.push_back(extent);
      if (!take(',') && peek() != ')')
        return false;
    }
    return true;
  }

  std::string_view rest;
};

struct NumpyType {
  std::string_view code; // without the byte order
  ElementType type;      // None for a raw type, whose element type the caller states
};
constexpr NumpyType numpyTypes[] = {
    {"b1", ElementType::I1},   {"i1", ElementType::I8},    {"i2", ElementType::I16},       {"i4", ElementType::I32},
    {"i8", ElementType::I64},  {"u1", ElementType::UI8},   {"u2", ElementType::UI16},      {"u4", ElementType::UI32},
    {"u8", ElementType::UI64}, {"f2", ElementType::F16},   {"f4", ElementType::F32},       {"f8", ElementType::F64},
    {"c8", ElementType::ComplexF32}, {"c16", ElementType::ComplexF64}, {"V1", ElementType::None}, {"V2", ElementType::None},
};

// Converts the elements of a raw type, which has any bits above those of the element, to the layout of tensors.
void normalize(ElementType type, char *data, size_t count) {
  unsigned unused = 8u - info(type).bits;
  for (size_t i = 0; i < count; ++i) {
    uint8_t high = uint8_t(uint8_t(data[i]) << unused);
    data[i] = info(type).kind == ElementKind::Signed ? char(int8_t(high) >> unused) : char(high >> unused);
  }
}

} // namespace

Result<Tensor> readNpy(std::string_view bytes, ElementType as) {
  if (bytes.size() < 10 || bytes.substr(0, magic.size()) != magic)
    return malformed("the bytes are not a .npy file");
  auto byteAt = [&](size_t i) { return size_t(uint8_t(bytes[i])); };
  size_t version = byteAt(6), headerStart = version == 1 ? 10 : 12;
  if (version < 1 || version > 3)
    return malformed("format version " + std::to_string(version) + " is unknown, expected 1 to 3");
  if (bytes.size() < headerStart)
    return malformed("the file ends in its header");
  size_t headerLength = byteAt(8) | byteAt(9) << 8;
  if (version > 1)
    headerLength |= byteAt(10) << 16 | byteAt(11) << 24;
  if (headerLength > bytes.size() - headerStart)
    return malformed("the header states " + std::to_string(headerLength) + " bytes, but the file ends before");

  Header header;
  if (!HeaderParser(bytes.substr(headerStart, headerLength)).parse(header))
    return malformed("the header is not the dictionary that numpy writes");
  if (header.structured)
    return makeError(SHLO_UNSUPPORTED, "npy: structures have no element type");
  char order = header.descr.empty() ? '\0' : header.descr[0];
  auto numpy = std::find_if(std::begin(numpyTypes), std::end(numpyTypes), [&](const NumpyType &candidate) {
    return !header.descr.empty() && header.descr.substr(1) == candidate.code;
  });
  if (numpy == std::end(numpyTypes) || (order != '<' && order != '>' && order != '|' && order != '='))
    return makeError(SHLO_UNSUPPORTED, "npy: numpy's type '" + std::string(header.descr.substr(0, 64)) +
                                           "' has no element type");

  bool raw = numpy->type == ElementType::None;
  ElementType type = as == ElementType::None ? numpy->type : as;
  size_t width = raw ? size_t(numpy->code[1] - '0') : byteSize(numpy->type);
  if (type == ElementType::None)
    return makeError(SHLO_UNSUPPORTED, "npy: the raw type '" + std::string(header.descr) +
                                           "' does not define its elements; state the element type");
  if (byteSize(type) != width)
    return makeError(SHLO_INVALID_ARGUMENT, "npy: elements of '" + std::string(header.descr) + "' take " +
                                                std::to_string(width) + " bytes, those of " + info(type).name + " " +
                                                std::to_string(byteSize(type)));

  std::string_view data = bytes.substr(headerStart + headerLength);
  int64_t count = elementCount(header.shape);
  // This also limits the memory that a small file can demand.
  if (count < 0 || uint64_t(count) > data.size() / width || uint64_t(count) * width != data.size())
    return malformed("the shape " + toString({type, header.shape}) + " does not fit the " + std::to_string(data.size()) +
                     " bytes of elements");

  Result<Tensor> made = Tensor::create({type, header.shape}, /*zeroed=*/false);
  if (!made || count == 0)
    return made;
  if (header.fortran && header.shape.size() > 1) {
    Shape strides;
    int64_t stride = int64_t(width);
    for (int64_t extent : header.shape) {
      strides.push_back(stride);
      stride *= extent;
    }
    copyStrided(made->type, data.data(), strides.data(), made->data());
  } else {
    std::memcpy(made->data(), data.data(), data.size());
  }
  if (order == '>') {
    size_t part = isComplex(numpy->type) ? width / 2 : width;
    for (char *p = made->data(), *end = p + data.size(); p != end; p += part)
      std::reverse(p, p + part);
  }
  if (raw && info(type).bits < 8 && type != ElementType::I1)
    normalize(type, made->data(), size_t(count));
  if (std::optional<std::string> stray = strayByte(type, made->data(), 0, data.size()))
    return makeError(numpy->type == ElementType::I1 ? SHLO_MALFORMED : SHLO_INVALID_ARGUMENT, "npy: " + *stray);
  return made;
}

std::string writeNpy(const Tensor &tensor) {
  ElementType type = tensor.type.element;
  std::string descr;
  for (const NumpyType &candidate : numpyTypes)
    if (candidate.type == type && type != ElementType::None)
      descr = (byteSize(type) == 1 ? "|" : "<") + std::string(candidate.code);
  if (descr.empty())
    descr = isInteger(type)        ? (info(type).kind == ElementKind::Signed ? "|i1" : "|u1")
            : byteSize(type) == 1 ? "|V1"
                                   : "<V2";

  std::string header = "{'descr': '" + descr + "', 'fortran_order': False, 'shape': (";
  for (int64_t extent : tensor.type.shape)
    header += std::to_string(extent) + (tensor.type.shape.size() == 1 ? "," : ", ");
  if (tensor.type.shape.size() > 1)
    header.resize(header.size() - 2);
  header += "), }";
  // Elements begin at a multiple of 64 bytes. A newline ends the header.
  size_t preamble = header.size() + 1 + 10 <= 0xFFFF ? 10 : 12;
  header.append(63 - (preamble + header.size()) % 64, ' ');
  header += '\n';
  preamble = header.size() <= 0xFFFF ? 10 : 12;

  std::string file(magic);
  file += preamble == 10 ? '\1' : '\2';
  file += '\0';
  for (size_t i = 0; i < (preamble == 10 ? 2u : 4u); ++i)
    file += char(header.size() >> 8 * i & 0xFF);
  file.reserve(file.size() + header.size() + tensor.size());
  file += header;
  file.append(tensor.data(), tensor.size());
  return file;
}

} // namespace shlo
