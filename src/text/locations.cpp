// Locations.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/parser.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {

LocationAttr Parser::location() {
  if (cursor.peek() == '#')
    return aliasedLocation();
  if (cursor.atString())
    return fileOrName();
  if (cursor.takeWord("unknown"))
    return UnknownLoc::get(context);
  if (cursor.takeWord("callsite"))
    return callSite();
  if (cursor.takeWord("fused"))
    return fusedLocation();
  return (void)fail(place(), "expected a location"), LocationAttr();
}

LocationAttr Parser::aliasedLocation() {
  const SMLoc start = place();
  const Attribute alias = attribute();
  if (alias && !isa<LocationAttr>(alias))
    return (void)fail(start, "expected a location, found ", alias), LocationAttr();
  return dyn_cast_or_null<LocationAttr>(alias);
}

LocationAttr Parser::callSite() {
  LocationAttr callee, caller;
  if (expect('(') || !(callee = location()))
    return {};
  if (!cursor.takeWord("at"))
    return (void)fail("expected 'at'"), LocationAttr();
  if (!(caller = location()) || expect(')'))
    return {};
  return CallSiteLoc::get(callee, caller);
}

LocationAttr Parser::fusedLocation() {
  Attribute metadata;
  if ((cursor.take('<') && (!(metadata = attribute()) || expect('>'))) || expect('['))
    return {};
  SmallVector<Location, 2> parts;
  After after = cursor.take(']') ? After::End : After::Next;
  while (after == After::Next) {
    const LocationAttr part = location();
    if (!part)
      return {};
    parts.push_back(part);
    after = afterItem(']');
  }
  return after == After::End ? LocationAttr(FusedLoc::get(parts, metadata, context)) : LocationAttr();
}

// "name", "name"(child), or a file with a line
LocationAttr Parser::fileOrName() {
  const StringAttr name = stringAttr();
  if (!name)
    return {};
  if (cursor.take(':'))
    return fileRange(name);
  if (!cursor.take('('))
    return NameLoc::get(name);
  const LocationAttr child = location();
  return !child || expect(')') ? LocationAttr() : LocationAttr(NameLoc::get(name, child));
}

// Behind "file": ":1", ":1:2", ":1:2 to 3:4" or ":1:2 to :4"
LocationAttr Parser::fileRange(StringAttr file) {
  unsigned numbers[4];
  auto number = [&](unsigned &value) -> ParseResult {
    SMLoc where = place();
    uint64_t wide;
    if (unsignedNumber(cursor.takeExtent(), where, wide))
      return failure();
    if (wide > UINT32_MAX)
      return fail(where, "the line or column does not fit 32 bits");
    value = unsigned(wide);
    return success();
  };
  if (number(numbers[0]))
    return {};
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

} // namespace shlo::text
