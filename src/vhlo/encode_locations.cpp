// Encodes locations in the builtin form, without ranges if the target does not have them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/entry_builder.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace shlo::vhlo;
using mlir::Attribute;

// Metadata without a builtin form is dropped: no consumer could read it. What is left is as if it had never been there.
// Parts occur in many locations: `done` has those of this one, `intact` those that never have to be looked at again.
mlir::Location Encoder::withoutLostMetadata(mlir::Location whole, llvm::DenseMap<Attribute, Attribute> &done) {
  if (!mlir::isa<mlir::NameLoc, mlir::CallSiteLoc, mlir::FusedLoc>(whole) || intact.contains(whole))
    return whole;
  if (Attribute known = done.lookup(whole))
    return mlir::cast<mlir::LocationAttr>(known);
  mlir::Location rest = whole;
  if (auto named = mlir::dyn_cast<mlir::NameLoc>(whole)) {
    rest = mlir::NameLoc::get(named.getName(), withoutLostMetadata(named.getChildLoc(), done));
  } else if (auto call = mlir::dyn_cast<mlir::CallSiteLoc>(whole)) {
    mlir::Location callee = withoutLostMetadata(call.getCallee(), done);
    rest = mlir::CallSiteLoc::get(callee, withoutLostMetadata(call.getCaller(), done));
  } else if (auto fused = mlir::dyn_cast<mlir::FusedLoc>(whole)) {
    Attribute metadata = fused.getMetadata();
    if (metadata && !builtin(metadata)) {
      lostMetadata.insert(fused);
      metadata = {};
    } else {
      lostMetadata.erase(fused); // it may have waited
    }
    llvm::SmallVector<mlir::Location, 2> parts;
    for (mlir::Location part : fused.getLocations())
      parts.push_back(withoutLostMetadata(part, done));
    if (metadata != fused.getMetadata() || !llvm::equal(parts, fused.getLocations()))
      rest = mlir::FusedLoc::get(parts, metadata, whole.getContext());
  }
  if (rest == whole)
    intact.insert(whole);
  done[whole] = rest;
  return rest;
}

WireAttr Encoder::encodeLocation(Attribute attr) {
  using Code = BuiltinAttributeCode;
  // Locations are unique in their context, and so are their entries, unless ranges are reduced.
  auto finish = [&](auto &builder) { return target < locationRangesSince ? builder.finish() : builder.add(); };
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::FileLineColRange range) {
        bool point = mlir::isStrictFileLineColLoc(range);
        if (!point && target < locationRangesSince) {
          ++collapsedRanges;
          point = true;
        }
        unsigned line = range.getStartLine(), column = range.getStartColumn();
        EntryBuilder builder(*this, point ? Code::FileLineColLoc : Code::FileLineColRange);
        builder.attr(range.getFilename());
        if (point)
          return finish(builder.varint(line).varint(column));
        // A line alone has no accessor; compare with the location that has only it.
        using Range = mlir::FileLineColRange;
        unsigned end = range.getEndColumn();
        if (!column && !end && range == Range::get(range.getFilename(), line))
          return finish(builder.varint(1).varint(line));
        bool oneLine = line == range.getEndLine();
        builder.varint(oneLine ? 3 : 4).varint(line).varint(column);
        if (!oneLine)
          builder.varint(range.getEndLine());
        return finish(builder.varint(end));
      })
      .Case([&](mlir::UnknownLoc) { return EntryBuilder(*this, Code::UnknownLoc).finish(); })
      .Case([&](mlir::NameLoc named) {
        WireAttr child = location(named.getChildLoc());
        EntryBuilder builder(*this, Code::NameLoc);
        return finish(builder.attr(named.getName()).attr(child));
      })
      .Case([&](mlir::CallSiteLoc call) {
        WireAttr callee = location(call.getCallee()), caller = location(call.getCaller());
        EntryBuilder builder(*this, Code::CallSiteLoc);
        return finish(builder.attr(callee).attr(caller));
      })
      .Case([&](mlir::FusedLoc fused) {
        llvm::DenseMap<Attribute, Attribute> done;
        if (mlir::Location rest = withoutLostMetadata(fused, done); rest != fused)
          return location(rest);
        WireAttr metadata = fused.getMetadata() ? builtin(fused.getMetadata()) : WireAttr();
        EntryBuilder builder(*this, metadata ? Code::FusedLocWithMetadata : Code::FusedLoc);
        builder.attrs(llvm::map_range(fused.getLocations(), [&](mlir::Location part) { return location(part); }));
        return metadata ? builder.attr(metadata).finish() : builder.finish();
      })
      .Default([&](Attribute) { return location(mlir::UnknownLoc::get(attr.getContext())); });
}
