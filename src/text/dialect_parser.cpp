// Types and attributes that a dialect parses.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/asm_parser.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
namespace {

class DialectParser final : public AsmInterface<DialectAsmParser> {
public:
  // `bracket` is the position of the bracket behind the dialect's name, if one comes there.
  DialectParser(Parser &parser, SMLoc nameLoc, std::optional<Cursor::Mark> bracket)
      : AsmInterface(parser, nameLoc), bracket(bracket) {}

  // The text between the brackets of "dialect<...>", or behind "dialect." up to the bracket that closes the body.
  StringRef getFullSymbolSpec() const override {
    if (!spec) {
      Cursor cursor = parser.cursor;
      if (bracket) {
        cursor.reset(*bracket);
        StringRef body = cursor.takeBody();
        if (body.empty())
          return *(spec = StringRef());
        spec = body.drop_front().drop_back();
        after = {bracket->at + body.size() - 1, bracket->depth + 1};
        return *spec;
      }
      StringRef rest = cursor.rest();
      StringRef name = rest.take_while(continuesSuffix);
      cursor.reset({cursor.position() + name.size(), cursor.mark().depth});
      StringRef body = cursor.peek() == '<' ? cursor.takeBody() : StringRef();
      spec = rest.take_front(name.size() + body.size());
      after = cursor.mark();
    }
    return *spec;
  }

  // Moves behind the text that the dialect has asked for, because it keeps it as it is.
  void skipSpec() {
    if (spec && after.at)
      parser.cursor.reset(after);
  }

private:
  // Found when the dialect asks, which it does before it parses anything.
  mutable std::optional<StringRef> spec;
  mutable Cursor::Mark after = {};
  std::optional<Cursor::Mark> bracket;
};

} // namespace

bool Parser::hasTooManyDialects(SMLoc start) {
  // Their functions take more than a KiB of stack for each type in another one.
  if (openDialects < 8)
    return false;
  exceed(start, "types and attributes of dialects are nested more than 8 deep in each other");
  return true;
}

template <typename T> T Parser::ofDialect(Dialect &dialect, size_t nameSize, SMLoc start, Type type) {
  size_t nameEnd = size_t(start.getPointer() - text.data()) + 1 + nameSize;
  bool isDotted = nameEnd < text.size() && text[nameEnd] == '.';
  DialectParser inner(*this, start, isDotted ? std::nullopt : std::optional(cursor.mark()));
  auto parseIt = [&]() -> T {
    if constexpr (std::is_same_v<T, Type>)
      return dialect.parseType(inner);
    else {
      Attribute result = dialect.parseAttribute(inner, type);
      if (isa_and_nonnull<OpaqueAttr>(result))
        inner.skipSpec();
      return result;
    }
  };
  // "#dialect.name<...>": the dialect parses the rest of the name, too.
  if (isDotted) {
    if (cursor.peek() == '<' && !cursor.atBody())
      return (void)fail("expected no blanks before '<'"), T();
    cursor.reset({nameEnd + 1, cursor.mark().depth});
    return parseIt();
  }
  if (expect('<'))
    return {};
  T result = parseIt();
  return result && !expect('>') ? result : T();
}

template Type Parser::ofDialect<Type>(Dialect &, size_t, SMLoc, Type);
template Attribute Parser::ofDialect<Attribute>(Dialect &, size_t, SMLoc, Type);

} // namespace shlo::text
