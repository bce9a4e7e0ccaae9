// Constants of many elements: dense, sparse, dense_resource.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/elements.h"
#include "base/memory.h"
#include "text/literals.h"
#include "text/parser.h"

#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <array>
#include <cstring>

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
namespace {

// A list may take this many times the memory of the text. Only integers of hundreds of bits reach it.
constexpr uint64_t maxBytesPerByte = 64;

constexpr uint8_t noDigit = 16;
constexpr auto digitValues = [] {
  std::array<uint8_t, 256> values{};
  for (unsigned c = 0; c < 256; ++c)
    values[c] = c >= '0' && c <= '9'   ? uint8_t(c - '0')
                : c >= 'a' && c <= 'f' ? uint8_t(c - 'a' + 10)
                : c >= 'A' && c <= 'F' ? uint8_t(c - 'A' + 10)
                                       : noDigit;
  return values;
}();

// The bytes of "0x0123"; false if it is something else.
bool decodeHex(StringRef text, std::vector<char> &bytes) {
  if (!text.consume_front("0x") || text.size() % 2 != 0)
    return false;
  if (!tryToTake([&] { bytes.resize(text.size() / 2); }))
    return false;
  const auto *digits = reinterpret_cast<const uint8_t *>(text.data());
  uint8_t all = 0;
  for (size_t i = 0; i < bytes.size(); ++i) {
    uint8_t high = digitValues[digits[2 * i]], low = digitValues[digits[2 * i + 1]];
    all |= high | low;
    bytes[i] = char(high << 4 | low);
  }
  return !(all & noDigit);
}

// How the elements of a type lie in memory: little-endian, each part in whole bytes, except that i1 is packed.
struct Layout {
  enum Kind { Strings, Integers, Floats } kind = Strings;
  bool isComplex = false;
  Type part; // the element, or the part of a complex one
  unsigned width = 0;
  IntegerType::SignednessSemantics signedness = IntegerType::Signed;
  const llvm::fltSemantics *semantics = nullptr;

  explicit Layout(Type element) {
    part = element;
    if (auto complex = dyn_cast<ComplexType>(element)) {
      isComplex = true;
      part = complex.getElementType();
    }
    if (auto integer = dyn_cast<IntegerType>(part)) {
      kind = Integers;
      width = integer.getWidth();
      signedness = integer.getSignedness();
    } else if (isa<IndexType>(part)) {
      kind = Integers;
      width = IndexType::kInternalStorageBitWidth;
    } else if (auto floats = dyn_cast<FloatType>(part)) {
      kind = Floats;
      width = floats.getWidth();
      semantics = &floats.getFloatSemantics();
    }
  }

  bool isPacked() const { return kind == Integers && width == 1 && !isComplex; }
  uint64_t partBytes() const { return llvm::divideCeil(width, 8); }
  uint64_t bytes() const { return partBytes() * (isComplex ? 2 : 1); }
};

// Reads the numbers, booleans and strings of a constant. Packed elements take a byte each.
class Reader {
public:
  Reader(Parser &parser, Type element) : layout(element), parser(parser) {}

  // A list that is nested as deeply as the type has extents. Extents of kDynamic are those of the text.
  ParseResult list(MutableArrayRef<int64_t> shape) { return list(shape, 0); }
  ParseResult element();

  const Layout layout;
  std::vector<char> bytes;
  std::vector<std::string> strings;

private:
  ParseResult list(MutableArrayRef<int64_t> shape, size_t depth);
  ParseResult number();
  void append(const void *data, size_t size) {
    bytes.insert(bytes.end(), static_cast<const char *>(data), static_cast<const char *>(data) + size);
  }
  void append(const APInt &bits) {
    // An integer's words are little-endian, and so is the host.
    append(bits.getRawData(), layout.partBytes());
  }

  Parser &parser;
};

ParseResult Reader::list(MutableArrayRef<int64_t> shape, size_t depth) {
  SMLoc start = parser.place();
  if (parser.cursor.peek() != '[')
    return parser.error("expected a list, as the type has ") << shape.size() << " extents";
  if (parser.expect('['))
    return failure();
  int64_t count = 0;
  bool isLast = depth + 1 == shape.size();
  if (parser.list(']', [&]() -> ParseResult {
        ++count;
        if (!isLast)
          return list(shape, depth + 1);
        if (parser.cursor.peek() == '[')
          return parser.error("expected an element, as the type has ") << shape.size() << " extents";
        return element();
      }))
    return failure();
  if (count == 0 && !isLast)
    return parser.error(start, "an empty list has one extent, its type has ") << shape.size();
  if (ShapedType::isDynamic(shape[depth]))
    shape[depth] = count;
  if (count != shape[depth])
    return parser.error(start, "expected ")
           << shape[depth] << " elements in dimension " << depth << ", found " << count;
  return success();
}

ParseResult Reader::element() {
  if (layout.kind == Layout::Strings) {
    if (!parser.cursor.atString())
      return parser.error("expected a string, as the type's elements are no numbers");
    return parser.string(strings.emplace_back());
  }
  if (!layout.isComplex)
    return number();
  return failure(parser.expect('(') || number() || parser.expect(',') || number() || parser.expect(')'));
}

ParseResult Reader::number() {
  SMLoc start = parser.place();
  bool negative = parser.cursor.take('-');
  Number number = parser.cursor.takeNumber();
  if (number.spelling.empty()) {
    StringRef word = negative ? StringRef() : parser.cursor.peekWord();
    if (word != "true" && word != "false")
      return parser.error("expected a number");
    if (layout.kind != Layout::Integers || layout.width != 1)
      return parser.error("'") << word << "' is a value of i1, not of " << layout.part;
    bytes.push_back(word == "true");
    parser.cursor.takeWord();
    return success();
  }
  if (layout.kind == Layout::Floats) {
    const char *wrong;
    if (number.isFloat && (layout.width == 64 || isa<Float32Type>(layout.part))) {
      double value;
      wrong = doubleOf(number, negative, value);
      if (!wrong && layout.width == 64) {
        append(&value, sizeof value);
      } else if (!wrong) {
        float rounded = float(value);
        append(&rounded, sizeof rounded);
      }
    } else {
      std::optional<APFloat> value;
      wrong = floatOf(number, negative, *layout.semantics, value);
      if (!wrong)
        append(value->bitcastToAPInt());
    }
    return wrong ? parser.wrongNumber(start, wrong) : success();
  }
  if (layout.width <= 64) {
    uint64_t bits;
    const char *wrong = smallIntegerOf(number, negative, layout.width, layout.signedness, bits);
    if (wrong)
      return parser.wrongNumber(start, wrong);
    append(&bits, layout.partBytes());
    return success();
  }
  std::optional<APInt> value;
  if (const char *wrong = integerOf(number, negative, layout.part, value))
    return parser.wrongNumber(start, wrong);
  append(*value);
  return success();
}

// Packs bytes of 0 and another value to bits.
void pack(std::vector<char> &bytes) {
  if (bytes.size() == 1) {
    bytes[0] = bytes[0] ? '\xff' : '\0';
    return;
  }
  size_t count = bytes.size(), packed = llvm::divideCeil(count, 8);
  for (size_t byte = 0; byte < packed; ++byte) {
    unsigned value = 0;
    for (size_t bit = 0; bit < 8 && 8 * byte + bit < count; ++bit)
      value |= unsigned(bytes[8 * byte + bit] != 0) << bit;
    bytes[byte] = char(value);
  }
  bytes.resize(packed);
}

// Whether the bytes of a hexadecimal string are all elements or a splat. Packed elements may also have a byte each.
bool fitRawBytes(const Layout &layout, uint64_t elements, std::vector<char> &bytes) {
  uint64_t size = bytes.size();
  if (layout.isPacked()) {
    bool isSplat = size == 1 && (elements <= 1 || elements > 8);
    if (isSplat || size == elements)
      pack(bytes);
    else if (size != llvm::divideCeil(elements, 8))
      return false;
    else if (elements % 8 != 0 && !(size == 1 && bytes[0] == '\xff'))
      bytes.back() = char(bytes.back() & ((1 << elements % 8) - 1));
    return true;
  }
  uint64_t each = layout.bytes();
  if (each == 0 ? size != 0 : size != each && (size % each != 0 || size / each != elements))
    return false;
  // The bits above the width of an element are not its value.
  if (unsigned unused = unsigned(8 * layout.partBytes() - layout.width))
    for (size_t last = layout.partBytes() - 1; last < size; last += layout.partBytes())
      bytes[last] = char(uint8_t(bytes[last]) & (0xff >> unused));
  return true;
}

// The constant of elements that were read; one element is a splat.
Attribute constantOf(ShapedType type, Reader &reader) {
  const Layout &layout = reader.layout;
  if (layout.kind != Layout::Strings)
    return ir::copiedElements(type, reader.bytes);
  SmallVector<StringRef> strings(reader.strings.begin(), reader.strings.end());
  return DenseStringElementsAttr::get(type, strings);
}

} // namespace

Attribute Parser::elements(Type expected) {
  StringRef word = cursor.takeWord();
  if (word == "sparse")
    return sparseElements(expected);
  if (word == "dense_resource")
    return resourceElements(expected);
  return denseElements(expected);
}

// The type of a constant comes behind its elements, but says how to read them. Finds it and returns to the elements,
// behind the '<'; `after` is the position behind the type.
ShapedType Parser::elementsType(Type expected, Cursor::Mark &after) {
  SMLoc start = place();
  if (expect('<'))
    return {};
  Cursor::Mark body = cursor.mark();
  StringRef rest = cursor.rest();
  // No bracket of this kind is part of the elements; but strings and comments may have one.
  size_t end = 0;
  while (true) {
    end = rest.find_first_of("\"/>", end);
    if (end == StringRef::npos)
      return error(start, "expected '>' behind the elements"), ShapedType();
    if (rest[end] == '>')
      break;
    if (rest[end] == '/') {
      if (rest.substr(end).starts_with("//"))
        end = std::min(rest.find_first_of("\r\n", end), rest.size());
      else
        ++end;
      continue;
    }
    Cursor::Mark string = {body.at + end, body.depth};
    cursor.reset(string);
    StringRef ignored;
    if (!cursor.takeRawString(ignored))
      return error("a string has no end on its line"), ShapedType();
    end = size_t(ignored.end() + 1 - rest.data());
  }
  cursor.reset({body.at + end, body.depth});
  if (expect('>'))
    return {};
  Type type = expected;
  SMLoc where = place();
  if (colonType(type))
    return {};
  after = cursor.mark();
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !isa<RankedTensorType, VectorType>(type))
    return error(where, "the type of a constant is a tensor or a vector, found ") << type, ShapedType();
  if (!shaped.hasStaticShape())
    return error(where, "the type of a constant has static extents, found ") << type, ShapedType();
  cursor.reset(body);
  return shaped;
}

// "dense<[1, 2]> : tensor<2xi32>"
Attribute Parser::denseElements(Type expected) {
  SMLoc start = place();
  Cursor::Mark after;
  ShapedType type = elementsType(expected, after);
  if (!type)
    return {};
  Reader reader(*this, type.getElementType());
  const Layout &layout = reader.layout;
  uint64_t count = uint64_t(type.getNumElements());
  start = place();
  if (cursor.peek() == '>') {
    if (count != 0)
      return error(start, "expected ") << count << " elements of " << type << ", found none", Attribute();
  } else if (cursor.peek() == '[') {
    // An element takes two characters or more.
    uint64_t likely = std::min<uint64_t>(count, (after.at - cursor.position()) / 2 + 1);
    if (llvm::SaturatingMultiply(likely, layout.bytes()) > maxBytesPerByte * text.size())
      return exceed(start, "the elements take more than " + Twine(maxBytesPerByte) + " times the memory of the text"),
             Attribute();
    if (layout.kind != Layout::Strings && !tryToTake([&] { reader.bytes.reserve(likely * layout.bytes()); }))
      return {};
    SmallVector<int64_t> shape(type.getShape());
    if (shape.empty())
      return error(start, "expected a single element of ") << type << ", found a list", Attribute();
    if (reader.list(shape))
      return {};
    if (layout.isPacked())
      pack(reader.bytes);
  } else if (cursor.atString() && layout.kind != Layout::Strings) {
    StringRef digits;
    if (!cursor.takeRawString(digits) || !decodeHex(digits, reader.bytes))
      return error(start, "expected a number, a list, or a string of \"0x\" and pairs of hexadecimal digits"),
             Attribute();
    uint64_t size = reader.bytes.size();
    if (!fitRawBytes(layout, count, reader.bytes))
      return error(start, "expected ") << count << " elements of " << type.getElementType() << ", or one, found "
                                       << size << " bytes",
             Attribute();
  } else {
    if (reader.element())
      return {};
    if (layout.isPacked())
      pack(reader.bytes);
  }
  if (expect('>'))
    return {};
  cursor.reset(after);
  return constantOf(type, reader);
}

// "sparse<[[0, 1], [2, 3]], [5, 6]> : tensor<4x4xi32>"
Attribute Parser::sparseElements(Type expected) {
  Cursor::Mark after;
  SMLoc start = place();
  ShapedType type = elementsType(expected, after);
  if (!type)
    return {};
  int64_t rank = type.getRank();
  Type i64 = builder.getI64Type();
  Reader indices(*this, i64), values(*this, type.getElementType());
  SmallVector<int64_t> indicesShape = {0, rank};
  int64_t count = 0;
  if (cursor.peek() != '>') {
    SMLoc where = place();
    if (cursor.peek() != '[') { // the index of a single element, the same in all dimensions
      indicesShape[0] = 1;
      if (indices.element())
        return {};
    } else {
      // With one extent an index may stand without brackets.
      Cursor::Mark list = cursor.mark();
      cursor.take('[');
      bool isFlat = cursor.peek() != '[';
      cursor.reset(list);
      if (isFlat && rank != 1)
        return error(where, "expected a list of ") << rank << " numbers for each element", Attribute();
      indicesShape = {ShapedType::kDynamic};
      if (!isFlat)
        indicesShape.push_back(rank);
      if (indices.list(indicesShape))
        return {};
      if (indicesShape[0] == 0) // "sparse<>"
        indicesShape = {0, rank};
    }
    count = indicesShape[0];
    if (expect(','))
      return {};
    where = place();
    if (cursor.peek() == '[') {
      SmallVector<int64_t> valuesShape = {count};
      if (values.list(valuesShape))
        return {};
      if (values.layout.isPacked())
        pack(values.bytes);
    } else if (cursor.atString() && values.layout.kind != Layout::Strings) {
      StringRef digits;
      if (!cursor.takeRawString(digits) || !decodeHex(digits, values.bytes) ||
          !fitRawBytes(values.layout, uint64_t(count), values.bytes))
        return error(where, "expected ") << count << " elements in pairs of hexadecimal digits", Attribute();
    } else {
      if (values.element())
        return {};
      if (values.layout.isPacked())
        pack(values.bytes);
    }
  }
  if (expect('>'))
    return {};
  cursor.reset(after);
  // Each index is within the shape.
  size_t stored = indices.bytes.size() / sizeof(int64_t);
  for (size_t i = 0; rank != 0 && i < std::max<size_t>(stored, size_t(count * rank)); ++i) {
    int64_t index;
    std::memcpy(&index, indices.bytes.data() + (stored == 1 ? 0 : i) * sizeof index, sizeof index);
    int64_t extent = type.getDimSize(unsigned(i % size_t(rank)));
    if (index < 0 || index >= extent)
      return error(start, "index ") << index << " of element " << i / size_t(rank) << " is outside of " << type,
             Attribute();
  }
  auto indicesType = RankedTensorType::get(indicesShape, i64);
  auto valuesType = RankedTensorType::get({count}, type.getElementType());
  if (rank == 0)
    indices.bytes.clear();
  auto where = cast_or_null<DenseIntElementsAttr>(ir::copiedElements(indicesType, indices.bytes));
  auto what = cast_or_null<DenseElementsAttr>(constantOf(valuesType, values));
  if (!where || !what) // no memory
    return nullptr;
  return SparseElementsAttr::getChecked([&] { return error(start, ""); }, type, where, what);
}

// "dense_resource<key> : tensor<2xi32>"
Attribute Parser::resourceElements(Type expected) {
  if (expect('<'))
    return {};
  SMLoc start = place();
  FailureOr<AsmDialectResourceHandle> handle = resource(context->getLoadedDialect<BuiltinDialect>());
  if (failed(handle) || expect('>'))
    return {};
  auto *blob = dyn_cast<DenseResourceElementsHandle>(&*handle);
  if (!blob)
    return error(start, "the resource has no elements"), Attribute();
  Type type = expected;
  SMLoc where = place();
  if (colonType(type))
    return {};
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return error(where, "the type of a constant is a tensor or a vector, found ") << type, Attribute();
  return DenseResourceElementsAttr::get(shaped, *blob);
}

} // namespace shlo::text
