// Locations.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/parser.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {

LocationAttr Parser::location() {
  SMLoc start = place();
  if (cursor.peek() == '#') {
    Attribute alias = attribute();
    if (alias && !isa<LocationAttr>(alias))
      return error(start, "expected a location, found ") << alias, LocationAttr();
    return dyn_cast_or_null<LocationAttr>(alias);
  }
  if (cursor.atString())
    return fileOrName();
  if (cursor.takeWord("unknown"))
    return UnknownLoc::get(context);
  if (cursor.takeWord("callsite")) {
    LocationAttr callee, caller;
    if (expect('(') || !(callee = location()))
      return {};
    if (!cursor.takeWord("at"))
      return error("expected 'at'"), LocationAttr();
    if (!(caller = location()) || expect(')'))
      return {};
    return CallSiteLoc::get(callee, caller);
  }
  if (cursor.takeWord("fused")) {
    Attribute metadata;
    if (cursor.take('<') && (!(metadata = attribute()) || expect('>')))
      return {};
    SmallVector<Location> parts;
    if (expect('[') || list(']', [&]() -> ParseResult {
          LocationAttr part = location();
          if (!part)
            return failure();
          parts.push_back(part);
          return success();
        }))
      return {};
    return FusedLoc::get(parts, metadata, context);
  }
  return error(start, "expected a location"), LocationAttr();
}

// "name", "name"(child), "file":1, "file":1:2, "file":1:2 to 3:4 or "file":1:2 to :4
LocationAttr Parser::fileOrName() {
  std::string text;
  if (string(text))
    return {};
  if (cursor.take(':')) {
    unsigned numbers[4];
    auto number = [&](unsigned &value) -> ParseResult {
      SMLoc where = place();
      uint64_t wide;
      if (unsignedNumber(cursor.takeExtent(), where, wide))
        return failure();
      if (wide > UINT32_MAX)
        return error(where, "the line or column does not fit 32 bits");
      value = unsigned(wide);
      return success();
    };
    if (number(numbers[0]))
      return {};
    StringAttr file = StringAttr::get(context, text);
    if (!cursor.take(':'))
      return FileLineColRange::get(file, numbers[0]);
    if (number(numbers[1]))
      return {};
    if (!cursor.takeWord("to"))
      return FileLineColLoc::get(file, numbers[0], numbers[1]);
    numbers[2] = numbers[0];
    if ((isDigit(cursor.peek()) && number(numbers[2])) || expect(':') || number(numbers[3]))
      return {};
    // A range of one place is a place: MLIR prints both alike.
    if (numbers[0] == numbers[2] && numbers[1] == numbers[3])
      return FileLineColLoc::get(file, numbers[0], numbers[1]);
    return FileLineColRange::get(file, numbers[0], numbers[1], numbers[2], numbers[3]);
  }
  LocationAttr child;
  if (cursor.take('(')) {
    if (!(child = location()))
      return {};
    if (expect(')'))
      return {};
  }
  StringAttr name = StringAttr::get(context, text);
  return child ? NameLoc::get(name, child) : NameLoc::get(name);
}

} // namespace shlo::text
