// Types.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"
#include "text/parser.h"
#include "text/quant.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
namespace {

// Digits of the width of an integer type; a value takes that many bits.
constexpr size_t maxWidthDigits = 4;

// The float type of that name; null if there is none.
Type floatType(MLIRContext *context, StringRef name) {
  using Make = Type (*)(MLIRContext *);
  Make make = llvm::StringSwitch<Make>(name)
                  .Case("f32", [](MLIRContext *c) -> Type { return Float32Type::get(c); })
                  .Case("f64", [](MLIRContext *c) -> Type { return Float64Type::get(c); })
                  .Case("bf16", [](MLIRContext *c) -> Type { return BFloat16Type::get(c); })
                  .Case("f16", [](MLIRContext *c) -> Type { return Float16Type::get(c); })
                  .Case("f4E2M1FN", [](MLIRContext *c) -> Type { return Float4E2M1FNType::get(c); })
                  .Case("f6E2M3FN", [](MLIRContext *c) -> Type { return Float6E2M3FNType::get(c); })
                  .Case("f6E3M2FN", [](MLIRContext *c) -> Type { return Float6E3M2FNType::get(c); })
                  .Case("f8E3M4", [](MLIRContext *c) -> Type { return Float8E3M4Type::get(c); })
                  .Case("f8E4M3", [](MLIRContext *c) -> Type { return Float8E4M3Type::get(c); })
                  .Case("f8E4M3FN", [](MLIRContext *c) -> Type { return Float8E4M3FNType::get(c); })
                  .Case("f8E4M3FNUZ", [](MLIRContext *c) -> Type { return Float8E4M3FNUZType::get(c); })
                  .Case("f8E4M3B11FNUZ", [](MLIRContext *c) -> Type { return Float8E4M3B11FNUZType::get(c); })
                  .Case("f8E5M2", [](MLIRContext *c) -> Type { return Float8E5M2Type::get(c); })
                  .Case("f8E5M2FNUZ", [](MLIRContext *c) -> Type { return Float8E5M2FNUZType::get(c); })
                  .Case("f8E8M0FNU", [](MLIRContext *c) -> Type { return Float8E8M0FNUType::get(c); })
                  .Case("tf32", [](MLIRContext *c) -> Type { return FloatTF32Type::get(c); })
                  .Case("f80", [](MLIRContext *c) -> Type { return Float80Type::get(c); })
                  .Case("f128", [](MLIRContext *c) -> Type { return Float128Type::get(c); })
                  .Default(nullptr);
  return make ? make(context) : Type();
}

// The digits of a word such as "i32" and its signedness; empty if it is no integer type.
StringRef integerWidth(StringRef word, IntegerType::SignednessSemantics &signedness) {
  signedness = IntegerType::Signless;
  if (word.consume_front("s"))
    signedness = IntegerType::Signed;
  else if (word.consume_front("u"))
    signedness = IntegerType::Unsigned;
  return word.consume_front("i") && llvm::all_of(word, isDigit) ? word : StringRef();
}

} // namespace

OptionalParseResult Parser::optionalType(Type &result) {
  StringRef word = cursor.peekWord();
  char c = cursor.peek();
  IntegerType::SignednessSemantics signedness;
  bool comes = c == '(' || c == '!' || word == "tensor" || word == "index" || word == "none" || word == "tuple" ||
               word == "complex" || word == "vector" || word == "memref" || !integerWidth(word, signedness).empty() ||
               floatType(context, word);
  if (!comes)
    return std::nullopt;
  result = type();
  return success(bool(result));
}

Type Parser::type() {
  if (isMemoryShort())
    return {};
  if (cursor.peek() == '!')
    return dialectType();
  if (cursor.peek() == '(')
    return functionType();
  const SMLoc start = place();
  const StringRef word = cursor.takeWord();
  if (word == "tensor")
    return tensorType();
  if (Type simple = floatType(context, word))
    return simple;
  if (word == "index")
    return IndexType::get(context);
  if (word == "tuple")
    return tupleType();
  if (word == "complex")
    return complexType();
  if (word == "none")
    return NoneType::get(context);
  if (word == "memref")
    return memrefType();
  if (word == "vector")
    return vectorType();
  return integerType(word, start);
}

Type Parser::integerType(StringRef word, SMLoc start) {
  if (word.empty())
    return (void)fail(start, "expected a type"), Type();
  IntegerType::SignednessSemantics signedness;
  const StringRef digits = integerWidth(word, signedness);
  if (digits.empty())
    return (void)fail(start, "expected a type, found '" + word + "'"), Type();
  unsigned width;
  if (digits.size() > maxWidthDigits || digits.getAsInteger(10, width))
    return exceed(start, "integer type is too wide"), Type();
  return IntegerType::get(context, width, signedness);
}

ParseResult Parser::typesInParentheses(SmallVectorImpl<Type> &types) {
  if (expect('('))
    return failure();
  After after = cursor.take(')') ? After::End : After::Next;
  while (after == After::Next) {
    types.push_back(type());
    if (!types.back())
      return failure();
    after = afterItem(')');
  }
  return success(after == After::End);
}

ParseResult Parser::resultTypes(SmallVectorImpl<Type> &types) {
  if (cursor.peek() == '(')
    return typesInParentheses(types);
  types.push_back(type());
  return success(bool(types.back()));
}

Type Parser::functionType() {
  const StringRef text = Tails::startOf(cursor.rest());
  const Tail *known = text.empty() ? nullptr : &tails.slot(nullptr, 0, text);
  if (known && known->is(nullptr, 0, text) && cursor.takeClosed(text, known->brackets))
    return known->resultTypes.front();
  SmallVector<Type, 2> inputs, results;
  if (typesInParentheses(inputs) || expectArrow() || resultTypes(results))
    return {};
  return newFunctionType(inputs, results, text);
}

Type Parser::newFunctionType(ArrayRef<Type> inputs, ArrayRef<Type> results, StringRef text) {
  const Type type = FunctionType::get(context, inputs, results);
  if (!text.empty() && cursor.isBehind(text) && Tails::isClosed(text))
    tails.slot(nullptr, 0, text).keep(nullptr, 0, text, {}, type, {}, {});
  return type;
}

Type Parser::tupleType() {
  if (expect('<'))
    return {};
  SmallVector<Type, 2> members;
  After after = cursor.take('>') ? After::End : After::Next;
  while (after == After::Next) {
    members.push_back(type());
    if (!members.back())
      return {};
    after = afterItem('>');
  }
  return after == After::End ? TupleType::get(context, members) : Type();
}

Type Parser::complexType() {
  if (expect('<'))
    return {};
  SMLoc start = place();
  Type element = type();
  if (!element || expect('>'))
    return {};
  return ComplexType::getChecked([&] { return error(start, ""); }, element);
}

ParseResult Parser::extents(SmallVectorImpl<int64_t> &extents) {
  while (isDigit(cursor.peek()) || cursor.peek() == '?') {
    SMLoc start = place();
    int64_t extent = ShapedType::kDynamic;
    if (!cursor.take('?') && cursor.takeExtent().getAsInteger(10, extent))
      return error(start, "extent is too large");
    extents.push_back(extent);
    if (!cursor.takeTimes())
      return error("expected 'x' behind an extent");
  }
  return success();
}

// "<4x?x" or "<*x"
ParseResult Parser::shapeOf(SmallVectorImpl<int64_t> &shape, bool &unranked) {
  if (expect('<'))
    return failure();
  unranked = cursor.take('*');
  if (!unranked)
    return extents(shape);
  return cursor.takeTimes() ? ParseResult(success()) : error("expected 'x' behind '*'");
}

Type Parser::countable(Type type, SMLoc where) {
  if (type)
    if (Status status = sizes.check(type); !status)
      return exceed(where, status.error().message), Type();
  return type;
}

// What stands between the brackets of a tensor type, if it is only extents and a builtin element; otherwise empty.
static StringRef simpleTensor(StringRef rest) {
  size_t end = 1;
  while (end < rest.size() && (isOf(rest[end], Word) || rest[end] == '?'))
    ++end;
  return rest.starts_with("<") && end < rest.size() && rest[end] == '>' ? rest.slice(1, end) : StringRef();
}

Type Parser::tensorType() {
  // A program has few types, and each of them often.
  StringRef simple = simpleTensor(cursor.rest());
  if (const Type *known = simple.empty() ? nullptr : tensorTypes.find(simple)) {
    if (!cursor.take('<'))
      return (void)expect('<'), Type();
    cursor.skip(simple.size());
    return expect('>') ? Type() : *known;
  }
  Type type = newTensorType();
  if (type && !simple.empty())
    tensorTypes.insert(simple, type);
  return type;
}

Type Parser::newTensorType() {
  SmallVector<int64_t, 6> shape;
  bool unranked;
  if (shapeOf(shape, unranked))
    return {};
  SMLoc start = place();
  Type element = type();
  if (!element)
    return {};
  if (!TensorType::isValidElementType(element))
    return (void)fail(start, "expected an element type of a tensor, found ", element), Type();
  Attribute encoding;
  if (cursor.take(',')) {
    start = place();
    encoding = attribute();
    if (!encoding)
      return {};
    if (unranked)
      return (void)fail(start, "a tensor without a rank has no encoding"), Type();
  }
  if (expect('>'))
    return {};
  if (unranked)
    return UnrankedTensorType::get(element);
  Type result = RankedTensorType::getChecked([&] { return error(start, ""); }, shape, element, encoding);
  return countable(result, start);
}

Type Parser::memrefType() {
  SmallVector<int64_t, 6> shape;
  bool unranked;
  if (shapeOf(shape, unranked))
    return {};
  SMLoc start = place();
  Type element = type();
  if (!element)
    return {};
  if (!BaseMemRefType::isValidElementType(element))
    return (void)fail(start, "expected an element type of a memref, found ", element), Type();
  MemRefLayoutAttrInterface layout;
  Attribute space;
  while (cursor.take(',')) {
    SMLoc at = place();
    Attribute part = attribute();
    if (!part)
      return {};
    if (auto map = dyn_cast<MemRefLayoutAttrInterface>(part)) {
      if (unranked || layout || space)
        return (void)fail(at, "a memref has at most one layout, before its memory space"), Type();
      layout = map;
    } else if (space) {
      return (void)fail(at, "a memref has at most one memory space"), Type();
    } else {
      space = part;
    }
  }
  if (expect('>'))
    return {};
  return newMemrefType(start, unranked ? std::nullopt : std::optional<ArrayRef<int64_t>>(shape), element, layout,
                       space);
}

Type Parser::newMemrefType(SMLoc start, std::optional<ArrayRef<int64_t>> shape, Type element,
                           MemRefLayoutAttrInterface layout, Attribute space) {
  auto report = [&] { return error(start, ""); };
  if (!shape)
    return UnrankedMemRefType::getChecked(report, element, space);
  if (!layout)
    layout = AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(unsigned(shape->size()), context));
  Type result = MemRefType::getChecked(report, *shape, element, layout, space);
  return countable(result, start);
}

Type Parser::vectorType() {
  if (expect('<'))
    return {};
  SmallVector<int64_t, 6> shape;
  SmallVector<bool, 6> scalable;
  while (isDigit(cursor.peek()) || cursor.peek() == '[') {
    SMLoc start = place();
    scalable.push_back(cursor.take('['));
    int64_t extent;
    if (cursor.takeExtent().getAsInteger(10, extent))
      return (void)fail(start, "expected an extent"), Type();
    shape.push_back(extent);
    if ((scalable.back() && expect(']')) || !cursor.takeTimes())
      return (void)fail("expected 'x' behind an extent"), Type();
  }
  SMLoc start = place();
  Type element = type();
  if (!element || expect('>'))
    return {};
  if (!VectorType::isValidElementType(element))
    return (void)fail(start, "expected an element type of a vector, found ", element), Type();
  Type result = VectorType::getChecked([&] { return error(start, ""); }, shape, element, scalable);
  return countable(result, start);
}

// "!alias", "!dialect.name<...>" or "!dialect<...>". A type of an unknown dialect is kept as text.
Type Parser::dialectType() {
  SMLoc start = place();
  StringRef name = cursor.peekSuffix('!');
  if (name.empty())
    return (void)fail(start, "expected a name behind '!'"), Type();
  auto [dialectName, mnemonic] = name.split('.');
  cursor.takeSuffix('!');
  if (mnemonic.empty() && !cursor.atBody()) {
    Type known = typeAliases.lookup(name);
    if (!known)
      return (void)fail(start, "type alias '!" + name + "' is not defined"), Type();
    return useAlias(known.getAsOpaquePointer(), start) ? Type() : known;
  }
  Dialect *dialect = context->getOrLoadDialect(knownDialect(dialectName));
  if (!dialect) {
    StringRef body = cursor.atBody() ? cursor.takeBody() : StringRef();
    if (body.empty() && cursor.atBody())
      return (void)fail("the brackets of a dialect's attribute or type do not match"), Type();
    StringRef data = mnemonic.empty() ? body.drop_front().drop_back()
                                      : StringRef(mnemonic.data(), size_t(body.end() - mnemonic.data()));
    if (!mnemonic.empty() && body.empty())
      data = mnemonic;
    return OpaqueType::getChecked([&] { return error(start, ""); }, StringAttr::get(context, dialectName), data);
  }
  if (hasTooManyDialects(start))
    return {};
  llvm::SaveAndRestore open(openDialects, openDialects + 1);
  // MLIR's quant dialect believes what it parses.
  if (dialectName == "quant" && !mnemonic.empty()) {
    if (!cursor.atBody())
      return (void)fail("expected '<' behind the name, without a blank"), Type();
    size_t position = size_t(mnemonic.data() - text.data());
    cursor.reset({position, cursor.mark().depth});
    return quantizedType(*this, start);
  }
  return ofDialect<Type>(*dialect, dialectName.size(), start);
}

} // namespace shlo::text
