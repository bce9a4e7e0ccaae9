// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/tensor_marks.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

#include <charconv>

namespace shlo::passes {

namespace {

// Reads JSON of the few forms that marks have: objects of scalars, lists of scalars, and one object of the latter.
// Nothing is nested deeper, so there is no recursion.
class Reader {
public:
  Reader(mlir::MLIRContext *context, llvm::StringRef text) : builder(context), text(text) {}

  Result<TensorMark> read() {
    TensorMark mark;
    bool hasName = false;
    if (!members([&](const std::string &key) { return member(mark, key, hasName); }))
      return makeError(SHLO_MALFORMED, "backend_config of a marked tensor, byte " + std::to_string(at) + ": " + why);
    skip();
    if (at != text.size() || !hasName)
      return makeError(SHLO_MALFORMED, hasName ? "backend_config of a marked tensor has more than one JSON value"
                                               : "backend_config of a marked tensor has no \"name\"");
    return mark;
  }

private:
  bool fail(const char *reason) {
    if (why.empty())
      why = reason;
    return false;
  }

  void skip() {
    while (at < text.size() && llvm::StringRef(" \t\r\n").contains(text[at]))
      ++at;
  }
  bool take(llvm::StringRef token) {
    skip();
    if (!text.substr(at).starts_with(token))
      return false;
    at += token.size();
    return true;
  }
  bool next(char c) {
    skip();
    return at < text.size() && text[at] == c;
  }

  template <typename Visit> bool members(Visit visit) {
    if (!take("{"))
      return fail("expected an object");
    if (take("}"))
      return true;
    do {
      std::string key;
      if (!string(key) || (!take(":") && !fail("expected ':'")) || !visit(key))
        return false;
    } while (take(","));
    return take("}") || fail("expected ',' or '}'");
  }

  bool member(TensorMark &mark, const std::string &key, bool &hasName) {
    if (key == "attr" && next('{')) {
      mlir::NamedAttrList list;
      if (!members([&](const std::string &name) {
            mlir::Attribute value = this->value();
            if (value)
              list.set(name, value);
            return bool(value);
          }))
        return false;
      mark.attributes = list.getDictionary(builder.getContext());
      return true;
    }
    mlir::Attribute value = this->value();
    if (!value)
      return false;
    if (key == "name" || key == "id") {
      std::string &field = key == "name" ? mark.name : mark.id;
      hasName |= key == "name";
      if (auto name = llvm::dyn_cast<mlir::StringAttr>(value))
        field = name.str();
      else if (auto number = llvm::dyn_cast<mlir::IntegerAttr>(value); number && key == "id")
        field = std::to_string(number.getValue().getSExtValue());
      else
        return fail("\"name\" and \"id\" are strings");
    } else if (key == "pos") {
      auto number = llvm::dyn_cast<mlir::IntegerAttr>(value);
      if (!number || number.getType().isInteger(1) || number.getInt() < 0 || number.getInt() >= mostPositions)
        return fail("\"pos\" is a number from 0 to 65535");
      mark.position = number.getInt();
    } else if (key == "is_input") {
      auto flag = llvm::dyn_cast<mlir::BoolAttr>(value);
      if (!flag)
        return fail("\"is_input\" is true or false");
      mark.isInput = flag.getValue();
    }
    return true; // others say nothing that matters
  }

  // A scalar, or a list of scalars. Null after a failure.
  mlir::Attribute value() {
    if (!take("["))
      return scalar();
    llvm::SmallVector<mlir::Attribute> entries;
    if (take("]"))
      return builder.getArrayAttr({});
    do {
      entries.push_back(scalar());
      if (!entries.back())
        return nullptr;
    } while (take(","));
    if (!take("]")) {
      fail("expected ',' or ']'");
      return nullptr;
    }
    return listOf(entries);
  }

  // A tensor if all are numbers of a type, or an array.
  mlir::Attribute listOf(llvm::ArrayRef<mlir::Attribute> entries) {
    auto first = llvm::dyn_cast<mlir::TypedAttr>(entries.front());
    const bool isTensor = first && !llvm::isa<mlir::StringAttr, mlir::UnitAttr>(first) &&
                          llvm::all_of(entries, [&](mlir::Attribute entry) {
                            auto typed = llvm::dyn_cast<mlir::TypedAttr>(entry);
                            return typed && typed.getType() == first.getType();
                          });
    if (!isTensor)
      return builder.getArrayAttr(entries);
    return mlir::DenseElementsAttr::get(mlir::RankedTensorType::get({int64_t(entries.size())}, first.getType()),
                                        entries);
  }

  mlir::Attribute scalar() {
    if (take("true"))
      return builder.getBoolAttr(true);
    if (take("false"))
      return builder.getBoolAttr(false);
    if (take("null"))
      return builder.getUnitAttr();
    if (next('"')) {
      std::string made;
      return string(made) ? mlir::Attribute(builder.getStringAttr(made)) : nullptr;
    }
    skip();
    const llvm::StringRef number =
        text.substr(at).take_while([](char c) { return llvm::isAlnum(c) || c == '-' || c == '+' || c == '.'; });
    at += number.size();
    int64_t integer = 0;
    double real = 0;
    const char *begin = number.data(), *end = begin + number.size();
    if (auto result = std::from_chars(begin, end, integer); result.ec == std::errc() && result.ptr == end)
      return builder.getI64IntegerAttr(integer);
    // Not std::from_chars, whose code for floats runs a constructor when the library is loaded.
    if (!number.empty() && (llvm::isDigit(number.front()) || number.front() == '-') && !number.getAsDouble(real))
      return builder.getF32FloatAttr(float(real));
    fail("expected a string, a number, true, false, null or a list of these");
    return nullptr;
  }

  bool string(std::string &made) {
    if (!take("\""))
      return fail("expected a string");
    while (at < text.size() && text[at] != '"') {
      const char c = text[at++];
      if (c != '\\') {
        made += c;
        continue;
      }
      if (at == text.size())
        break;
      const char escaped = text[at++];
      const size_t known = llvm::StringRef("\"\\/bfnrt").find(escaped);
      if (known != llvm::StringRef::npos)
        made += "\"\\/\b\f\n\r\t"[known];
      else if (escaped != 'u' || !character(made))
        return fail("unknown escape in a string");
    }
    return take("\"") || fail("a string has no end");
  }

  // After "\u".
  bool character(std::string &made) {
    unsigned code = 0, second = 0;
    if (text.substr(at, 4).size() != 4 || text.substr(at, 4).getAsInteger(16, code))
      return false;
    at += 4;
    if (code >= 0xD800 && code < 0xDC00 && text.substr(at).starts_with("\\u") &&
        !text.substr(at + 2, 4).getAsInteger(16, second) && second >= 0xDC00 && second < 0xE000) {
      at += 6;
      code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
    }
    char bytes[4];
    char *end = bytes;
    if (!llvm::ConvertCodePointToUTF8(code, end))
      return false;
    made.append(bytes, end);
    return true;
  }

  static constexpr int64_t mostPositions = 1 << 16;

  mlir::Builder builder;
  const llvm::StringRef text;
  size_t at = 0;
  std::string why;
};

} // namespace

Result<TensorMark> readTensorMark(mlir::MLIRContext *context, llvm::StringRef json) {
  return Reader(context, json).read();
}

} // namespace shlo::passes
