// Prints locations.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/printer.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace shlo::text {

void Printer::announceLocation(LocationAttr location, bool isLate) {
  if (!useAliases)
    return;
  unsigned alias = locationAlias(location, isLate);
  if (!isLate)
    aliases.defineEarly(alias);
}

unsigned Printer::locationAlias(LocationAttr location, bool isLate) {
  const void *key = location.getAsOpaquePointer();
  if (std::optional<unsigned> known = aliases.find(key))
    return *known;
  const Open begun = openAlias(key, "#loc", isLate);
  locationInPlace(location);
  closeAlias(begun);
  return begun.alias;
}

void Printer::location(LocationAttr location) {
  if (!useAliases)
    return locationInPlace(location);
  unsigned alias = locationAlias(location, /*isLate=*/true);
  out << "loc(";
  bool outer = std::exchange(late, true);
  useAlias(alias);
  late = outer;
  out << ')';
}

void Printer::locationInPlace(LocationAttr location) {
  out << "loc(";
  locationBody(location);
  out << ')';
}

void Printer::locationPart(LocationAttr location) {
  if (useAliases) {
    useAlias(locationAlias(location, late));
    return;
  }
  const Open begun = open();
  locationBody(location);
  close(begun);
}

void Printer::locationBody(LocationAttr location) {
  llvm::TypeSwitch<LocationAttr>(location)
      .Case([&](UnknownLoc) { out << "unknown"; })
      .Case([&](FileLineColRange range) {
        string(range.getFilename());
        out << ':' << range.getStartLine();
        // A line alone has no accessor.
        if (range.getStartColumn() == 0 && range == FileLineColRange::get(range.getFilename(), range.getStartLine()))
          return;
        out << ':' << range.getStartColumn();
        bool isOneLine = range.getStartLine() == range.getEndLine();
        if (isOneLine && range.getStartColumn() == range.getEndColumn())
          return;
        out << " to ";
        if (!isOneLine)
          out << range.getEndLine();
        out << ':' << range.getEndColumn();
      })
      .Case([&](NameLoc name) {
        string(name.getName());
        if (isa<UnknownLoc>(name.getChildLoc()))
          return;
        out << '(';
        locationPart(name.getChildLoc());
        out << ')';
      })
      .Case([&](CallSiteLoc call) {
        out << "callsite(";
        locationPart(call.getCallee());
        out << " at ";
        locationPart(call.getCaller());
        out << ')';
      })
      .Case([&](FusedLoc fused) {
        out << "fused";
        if (fused.getMetadata()) {
          out << '<';
          attribute(fused.getMetadata());
          out << '>';
        }
        out << '[';
        list(fused.getLocations(), [&](Location one) { locationPart(one); });
        out << ']';
      })
      .Case([&](OpaqueLoc opaque) { locationPart(opaque.getFallbackLocation()); });
}

} // namespace shlo::text
