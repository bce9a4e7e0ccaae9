// Resources: data that stands behind the program, in "{-# ... #-}".
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/parser.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/OpImplementation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {
namespace {

// Alignments beyond a page are useless, but cost memory.
constexpr uint32_t maxAlignment = 4096;

// "key: value" of which the dialect asks for the kind it wants.
class Entry final : public AsmParsedResourceEntry {
public:
  Entry(Parser &parser, std::string key, SMLoc place, StringRef word, std::optional<StringRef> escaped)
      : parser(parser), key(std::move(key)), place(place), word(word), escaped(escaped) {}

  StringRef getKey() const override { return key; }
  InFlightDiagnostic emitError() const override { return parser.error(place, ""); }

  AsmResourceEntryKind getKind() const override {
    return !escaped                     ? AsmResourceEntryKind::Bool
           : escaped->starts_with("0x") ? AsmResourceEntryKind::Blob
                                        : AsmResourceEntryKind::String;
  }

  FailureOr<bool> parseAsBool() const override {
    if (escaped)
      return parser.error(place, "expected 'true' or 'false' for the resource '") << key << "'";
    return word == "true";
  }

  FailureOr<std::string> parseAsString() const override {
    std::string value;
    if (!escaped || !unescape(*escaped, value))
      return parser.error(place, "expected a string for the resource '") << key << "'";
    return value;
  }

  // The first four bytes state the alignment of the data, which the others are.
  FailureOr<AsmResourceBlob> parseAsBlob(BlobAllocatorFn allocate) const override {
    StringRef digits = escaped.value_or("");
    if (!digits.consume_front("0x") || digits.size() % 2 != 0 || digits.size() < 8 ||
        !llvm::all_of(digits, llvm::isHexDigit))
      return parser.error(place, "expected the alignment and the data of the resource '")
             << key << "' as a string of \"0x\" and pairs of hexadecimal digits";
    auto byteAt = [&](size_t index) {
      return uint8_t(llvm::hexDigitValue(digits[2 * index]) << 4 | llvm::hexDigitValue(digits[2 * index + 1]));
    };
    uint32_t alignment = 0;
    for (unsigned byte = 0; byte < 4; ++byte)
      alignment |= uint32_t(byteAt(byte)) << (8 * byte);
    if (!llvm::isPowerOf2_32(alignment) || alignment > maxAlignment)
      return parser.error(place, "the alignment of the resource '")
             << key << "' is " << alignment << "; expected a power of two up to " << maxAlignment;
    digits = digits.drop_front(8);
    AsmResourceBlob blob = allocate(digits.size() / 2, alignment);
    MutableArrayRef<char> data = blob.getMutableData();
    if (data.size() != digits.size() / 2)
      return parser.error(place, "the resource '") << key << "' has no memory";
    for (size_t i = 0; i < data.size(); ++i)
      data[i] = char(byteAt(i));
    return blob;
  }

private:
  Parser &parser;
  std::string key;
  SMLoc place;
  StringRef word;                   // of a boolean
  std::optional<StringRef> escaped; // of a string
};

// "key" or "\"any key\""
ParseResult resourceKey(Parser &parser, std::string &key) {
  if (parser.cursor.atString())
    return parser.string(key);
  StringRef word = parser.cursor.takeWord();
  if (word.empty())
    return parser.error("expected the key of a resource");
  key = word.str();
  return success();
}

} // namespace

FailureOr<AsmDialectResourceHandle> Parser::resource(Dialect *dialect) {
  SMLoc start = place();
  std::string key;
  if (resourceKey(*this, key))
    return failure();
  return declareResource(dialect, start, key);
}

FailureOr<AsmDialectResourceHandle> Parser::declareResource(Dialect *dialect, SMLoc where, StringRef key) {
  auto *interface = dialect ? dialect->getRegisteredInterface<OpAsmDialectInterface>() : nullptr;
  if (!interface)
    return error(where, "the dialect has no resources");
  // A dialect's name has no blank.
  auto [known, isNew] = resources.try_emplace((dialect->getNamespace() + " " + key).str());
  if (isNew) {
    FailureOr<AsmDialectResourceHandle> handle = interface->declareResource(key);
    if (failed(handle)) {
      resources.erase(known);
      return error(where, "dialect '") << dialect->getNamespace() << "' has no resource '" << key << "'";
    }
    known->second = *handle;
  }
  return known->second;
}

// Entries of a dialect; those of an external resource (null) are read and ignored.
ParseResult Parser::resourceEntries(Dialect *dialect) {
  return list('}', [&]() -> ParseResult {
    SMLoc start = place();
    std::string key;
    if (resourceKey(*this, key) || expect(':'))
      return failure();
    SMLoc where = place();
    std::optional<StringRef> escaped;
    StringRef word;
    if (cursor.atString()) {
      StringRef text;
      if (!cursor.takeRawString(text))
        return error(where, "a string has no end on its line");
      escaped = text;
    } else {
      word = cursor.takeWord();
      if (word != "true" && word != "false")
        return error(where, "expected a string, 'true' or 'false'");
    }
    if (!dialect)
      return success();
    FailureOr<AsmDialectResourceHandle> handle = declareResource(dialect, start, key);
    if (failed(handle))
      return failure();
    // The context may have another resource of that key; then the dialect has renamed this one.
    auto *interface = dialect->getRegisteredInterface<OpAsmDialectInterface>();
    Entry entry(*this, interface->getResourceKey(*handle), where, word, escaped);
    return interface->parseResource(entry);
  });
}

// "{-# dialect_resources: { builtin: { key: \"0x...\" } }, external_resources: { ... } #-}"
ParseResult Parser::fileMetadata() {
  bool isFirst = true;
  while (!cursor.take("#-}")) {
    if (!isFirst) {
      if (!cursor.take(','))
        return error("expected ',' or '#-}'");
    }
    isFirst = false;
    SMLoc start = place();
    StringRef section = cursor.takeWord();
    bool ofDialects = section == "dialect_resources";
    if (!ofDialects && section != "external_resources")
      return error(start, "expected 'dialect_resources', 'external_resources' or '#-}'");
    if (expect(':') || expect('{') || list('}', [&]() -> ParseResult {
          SMLoc where = place();
          StringRef name = cursor.takeWord();
          if (name.empty())
            return error(where, "expected the name of a dialect or of an external resource");
          Dialect *dialect = nullptr;
          if (ofDialects) {
            dialect = context->getOrLoadDialect(name);
            if (!dialect)
              return error(where, "dialect '") << name << "' is unknown";
            if (!dialect->getRegisteredInterface<OpAsmDialectInterface>())
              return error(where, "dialect '") << name << "' has no resources";
          }
          return failure(expect(':') || expect('{') || resourceEntries(dialect));
        }))
      return failure();
  }
  return success();
}

} // namespace shlo::text
