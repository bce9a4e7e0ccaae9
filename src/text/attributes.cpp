// Attributes, except for constants.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/memory.h"
#include "text/literals.h"
#include "text/parser.h"

#include "mlir/IR/IntegerSet.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {

// Parts that all uses of aliases stand for, in times of the text's bytes.
constexpr uint64_t maxExpansion = 128;

Attribute Parser::attribute(Type expected) {
  if (isMemoryShort()) // as in types, lists and ops: who called the parser throws
    return {};
  const char c = cursor.peek();
  switch (c) {
  case '"': return stringAttribute(expected);
  case '[': return arrayAttribute();
  case '{': return dictionaryAttribute();
  case '@': return symbol();
  case '#': return dialectAttribute(expected);
  default: break;
  }
  if (isDigit(c) || c == '-')
    return number(expected);
  const StringRef word = cursor.peekWord();
  if (word == "true" || word == "false") {
    cursor.takeWord();
    return builder.getBoolAttr(word == "true");
  }
  if (word == "dense" || word == "sparse" || word == "dense_resource")
    return elements(expected);
  if (word == "unit") {
    cursor.takeWord();
    return builder.getUnitAttr();
  }
  if (word == "array")
    return arrayOfNumbers();
  if (word == "affine_map")
    return mapAttribute();
  if (word == "affine_set")
    return setAttribute();
  if (word == "loc")
    return locationAttribute();
  if (word == "distinct")
    return distinct(expected);
  if (word == "strided")
    return strided();
  return typeAttribute();
}

Attribute Parser::stringAttribute(Type expected) {
  std::string value;
  if (string(value) || optionalColonType(expected))
    return {};
  return expected ? StringAttr::get(value, expected) : StringAttr::get(context, value);
}

Attribute Parser::arrayAttribute() {
  if (expect('['))
    return {};
  SmallVector<Attribute, 2> items;
  After after = cursor.take(']') ? After::End : After::Next;
  while (after == After::Next) {
    items.push_back(attribute());
    if (!items.back())
      return {};
    after = afterItem(']');
  }
  return after == After::End ? ArrayAttr::get(context, items) : Attribute();
}

Attribute Parser::dictionaryAttribute() {
  NamedAttrList items;
  if (expect('{') || dictionaryItems(items))
    return {};
  return items.getDictionary(context);
}

Attribute Parser::mapAttribute() {
  cursor.takeWord();
  AffineMap map;
  if (expect('<') || affineMap(map) || expect('>'))
    return {};
  return AffineMapAttr::get(map);
}

Attribute Parser::setAttribute() {
  cursor.takeWord();
  IntegerSet set;
  if (expect('<') || integerSet(set) || expect('>'))
    return {};
  return IntegerSetAttr::get(set);
}

Attribute Parser::locationAttribute() {
  cursor.takeWord();
  LocationAttr result;
  if (expect('(') || !(result = location()) || expect(')'))
    return {};
  return result;
}

Attribute Parser::typeAttribute() {
  const SMLoc start = place();
  Type type;
  OptionalParseResult parsed = optionalType(type);
  if (!parsed.has_value())
    return (void)fail(start, "expected an attribute"), Attribute();
  return *parsed ? Attribute() : TypeAttr::get(type);
}

ParseResult Parser::colonType(Type &type) {
  if (type)
    return success();
  if (expect(':'))
    return failure();
  type = this->type();
  return success(bool(type));
}

ParseResult Parser::optionalColonType(Type &type) { return type || cursor.peek() != ':' ? success() : colonType(type); }

//===- Numbers ----------------------------------------------------------------------------------------------------===//

Attribute Parser::number(Type expected) {
  SMLoc start = place();
  bool negative = cursor.take('-');
  Number number = cursor.takeNumber();
  if (number.spelling.empty())
    return (void)fail(start, "expected a number"), Attribute();
  Type type = expected;
  if (optionalColonType(type))
    return {};
  if (!type)
    type = number.isFloat ? Type(builder.getF64Type()) : Type(builder.getI64Type());
  if (auto floats = dyn_cast<FloatType>(type)) {
    std::optional<APFloat> value;
    if (const char *wrong = floatOf(number, negative, floats.getFloatSemantics(), value))
      return (void)wrongNumber(start, wrong), Attribute();
    return FloatAttr::get(type, *value);
  }
  if (number.isFloat)
    return (void)fail(start, "a number with a point is not a value of ", type), Attribute();
  if (!isa<IntegerType, IndexType>(type))
    return (void)fail(start, "a number is not a value of ", type), Attribute();
  std::optional<APInt> value;
  if (const char *wrong = integerOf(number, negative, type, value))
    return (void)wrongNumber(start, wrong), Attribute();
  return IntegerAttr::get(type, *value);
}

// "array<i64: 1, 2>"
Attribute Parser::arrayOfNumbers() {
  cursor.takeWord();
  if (expect('<'))
    return {};
  SMLoc start = place();
  Type element = type();
  if (!element)
    return {};
  unsigned width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
  if (width != 1 && (width == 0 || width % 8 != 0))
    return (void)fail(start, "expected i1, or an integer or float type of whole bytes, found ", element), Attribute();
  if (cursor.take('>'))
    return DenseArrayAttr::get(element, 0, {});
  if (expect(':'))
    return {};
  if (cursor.peek() == '>')
    return (void)fail("expected a number"), Attribute();
  std::vector<char> bytes;
  size_t bytesPerValue = llvm::divideCeil(width, 8);
  int64_t count = 0;
  if (list('>', [&]() -> ParseResult {
        SMLoc at = place();
        StringRef word = cursor.peekWord();
        APInt bits;
        if (width == 1 && (word == "true" || word == "false")) {
          cursor.takeWord();
          bits = APInt(1, word == "true");
        } else {
          bool negative = cursor.take('-');
          Number number = cursor.takeNumber();
          const char *wrong = "expected a number";
          if (auto floats = dyn_cast<FloatType>(element); floats && !number.spelling.empty()) {
            std::optional<APFloat> value;
            wrong = floatOf(number, negative, floats.getFloatSemantics(), value);
            if (value)
              bits = value->bitcastToAPInt();
          } else if (!number.spelling.empty()) {
            std::optional<APInt> value;
            wrong = number.isFloat ? "expected an integer" : integerOf(number, negative, element, value);
            if (value)
              bits = *value;
          }
          if (wrong)
            return wrongNumber(at, wrong);
        }
        ++count;
        for (size_t byte = 0; byte < bytesPerValue; ++byte)
          bytes.push_back(char(bits.extractBitsAsZExtValue(std::min(8u, width), unsigned(8 * byte))));
        return success();
      }))
    return {};
  return DenseArrayAttr::get(element, count, bytes);
}

// "strided<[1, ?], offset: 2>"
Attribute Parser::strided() {
  SMLoc start = place();
  cursor.takeWord();
  auto extentOrDynamic = [&](int64_t &value) -> ParseResult {
    value = ShapedType::kDynamic;
    return cursor.take('?') ? success() : integer(value, "expected a number or '?'");
  };
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (expect('<') || expect('[') || list(']', [&] { return extentOrDynamic(strides.emplace_back()); }))
    return {};
  if (cursor.take(',')) {
    if (!cursor.takeWord("offset"))
      return (void)fail("expected 'offset'"), Attribute();
    if (expect(':') || extentOrDynamic(offset))
      return {};
  }
  if (expect('>'))
    return {};
  if (failed(StridedLayoutAttr::verify([&] { return error(start, ""); }, offset, strides)))
    return {};
  return StridedLayoutAttr::get(context, offset, strides);
}

// "distinct[7]<attribute>"; the same number denotes the same attribute.
Attribute Parser::distinct(Type expected) {
  SMLoc start = place();
  cursor.takeWord();
  if (expect('['))
    return {};
  SMLoc where = place();
  uint64_t id;
  if (unsignedNumber(cursor.takeExtent(), where, id) || expect(']') || expect('<'))
    return {};
  Attribute referenced = builder.getUnitAttr();
  if (!cursor.take('>')) {
    referenced = attribute(expected);
    if (!referenced || expect('>'))
      return {};
  }
  // The map reserves two keys.
  if (id >= UINT64_MAX - 1)
    return (void)fail(where, "the number of a distinct attribute is too large"), Attribute();
  DistinctAttr &known = distinctAttributes[id];
  if (known && known.getReferencedAttr() != referenced)
    return (void)fail(start, "a distinct attribute has the number of another one"), Attribute();
  if (!known)
    known = DistinctAttr::create(referenced);
  return known;
}

//===- Names ------------------------------------------------------------------------------------------------------===//

// Two colons, which may be apart.
bool Parser::nestedName() {
  if (cursor.startsWith("::"))
    return cursor.take("::");
  if (!cursor.startsWith(":"))
    return false;
  const Cursor before = cursor;
  if (cursor.take(':') && cursor.take(':'))
    return true;
  cursor = before; // a type follows
  return false;
}

Attribute Parser::symbol() {
  SmallVector<FlatSymbolRefAttr> path;
  do {
    StringAttr name;
    if (symbolName(name))
      return {};
    path.push_back(FlatSymbolRefAttr::get(name));
  } while (nestedName());
  return SymbolRefAttr::get(path.front().getAttr(), ArrayRef(path).drop_front());
}

ParseResult Parser::optionalDictionary(NamedAttrList &attributes) {
  return cursor.take('{') ? dictionaryItems(attributes) : success();
}

ParseResult Parser::itemName(StringAttr &name) {
  StringRef word = cursor.takeWord();
  std::string quoted;
  if (word.empty()) {
    const SMLoc start = place();
    if (!cursor.atString())
      return fail(start, "expected the name of an attribute");
    if (string(quoted))
      return failure();
    if (quoted.empty())
      return fail(start, "the name of an attribute is empty");
    word = quoted;
  }
  name = builder.getStringAttr(word);
  return success();
}

ParseResult Parser::dictionaryItems(NamedAttrList &attributes) {
  llvm::DenseSet<StringAttr> seen;
  for (const NamedAttribute &one : attributes)
    seen.insert(one.getName());
  After after = cursor.take('}') ? After::End : After::Next;
  while (after == After::Next) {
    const SMLoc start = place();
    StringAttr name;
    if (itemName(name))
      return failure();
    if (!seen.insert(name).second)
      return fail(start, "attribute '" + name.getValue() + "' occurs twice");
    const Attribute value = cursor.take('=') ? attribute() : builder.getUnitAttr();
    if (!value)
      return failure();
    attributes.push_back({name, value});
    after = afterItem('}');
  }
  return success(after == After::End);
}

// "#alias", "#dialect.name<...>" or "#dialect<...>". An attribute of an unknown dialect is kept as text.
Attribute Parser::dialectAttribute(Type expected) {
  SMLoc start = place();
  StringRef name = cursor.peekSuffix('#');
  if (name.empty())
    return (void)fail(start, "expected a name behind '#'"), Attribute();
  auto [dialectName, mnemonic] = name.split('.');
  cursor.takeSuffix('#');
  if (mnemonic.empty() && !cursor.atBody()) {
    Attribute known = attributeAliases.lookup(name);
    if (!known)
      return (void)fail(start, "attribute alias '#" + name + "' is not defined"), Attribute();
    return useAlias(known.getAsOpaquePointer(), start) ? Attribute() : known;
  }
  if (Dialect *dialect = context->getOrLoadDialect(knownDialect(dialectName))) {
    if (hasTooManyDialects(start))
      return {};
    llvm::SaveAndRestore open(openDialects, openDialects + 1);
    return ofDialect<Attribute>(*dialect, dialectName.size(), start, expected);
  }
  StringRef body = cursor.atBody() ? cursor.takeBody() : StringRef();
  if (body.empty() && cursor.atBody())
    return (void)fail("the brackets of a dialect's attribute or type do not match"), Attribute();
  StringRef data = body.empty()       ? mnemonic
                   : mnemonic.empty() ? body.drop_front().drop_back()
                                      : StringRef(mnemonic.data(), size_t(body.end() - mnemonic.data()));
  Type type = expected;
  if (optionalColonType(type))
    return {};
  return OpaqueAttr::getChecked([&] { return error(start, ""); }, StringAttr::get(context, dialectName), data,
                                type ? type : NoneType::get(context));
}

//===- Aliases ----------------------------------------------------------------------------------------------------===//

ParseResult Parser::defineAttributeAlias(StringRef name, SMLoc where) {
  if (name.contains('.'))
    return error(where, "the name of an alias has no '.'");
  if (attributeAliases.contains(name))
    return error(where, "attribute alias '#") << name << "' is defined twice";
  Attribute value = attribute();
  if (!value)
    return failure();
  if (Status status = sizes.check(value); !status)
    return exceed(where, status.error().message), failure();
  attributeAliases[name] = value;
  return success();
}

ParseResult Parser::defineTypeAlias(StringRef name, SMLoc where) {
  if (name.contains('.'))
    return error(where, "the name of an alias has no '.'");
  if (typeAliases.contains(name))
    return error(where, "type alias '!") << name << "' is defined twice";
  Type value = type();
  if (!value)
    return failure();
  if (Status status = sizes.check(value); !status)
    return exceed(where, status.error().message), failure();
  typeAliases[name] = value;
  return success();
}

ParseResult Parser::useAlias(const void *what, SMLoc where) {
  aliasParts = llvm::SaturatingAdd(aliasParts, sizes.of(what).size);
  if (aliasParts <= maxExpandedSize + maxExpansion * text.size())
    return success();
  exceed(where, "text is too long after its aliases are expanded");
  return failure();
}

} // namespace shlo::text
