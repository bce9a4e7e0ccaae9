// Locations: in the builtin form, but for ranges where the target has none.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "vhlo/draft.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace shlo::vhlo;
using mlir::Attribute;

WireAttr Encoder::encodeLocation(Attribute attr) {
  using Code = BuiltinAttributeCode;
  constexpr Version rangesSince{1, 9, 0};
  // Locations are unique in their context, and so are their images unless ranges collapse.
  auto finish = [&](auto &draft) { return target < rangesSince ? draft.finish() : draft.add(); };
  return llvm::TypeSwitch<Attribute, WireAttr>(attr)
      .Case([&](mlir::FileLineColRange range) {
        bool point = mlir::isStrictFileLineColLoc(range);
        if (!point && target < rangesSince) {
          ++collapsedRanges;
          point = true;
        }
        unsigned line = range.getStartLine(), column = range.getStartColumn();
        Draft draft(*this, point ? Code::FileLineColLoc : Code::FileLineColRange);
        draft.attr(range.getFilename());
        if (point)
          return finish(draft.varint(line).varint(column));
        // A file or a line alone has no accessor, only an identity.
        using Range = mlir::FileLineColRange;
        unsigned end = range.getEndColumn();
        if (!column && !end && range == Range::get(range.getFilename()))
          return finish(draft.varint(0));
        if (!column && !end && range == Range::get(range.getFilename(), line))
          return finish(draft.varint(1).varint(line));
        bool oneLine = line == range.getEndLine();
        draft.varint(oneLine ? 3 : 4).varint(line).varint(column);
        if (!oneLine)
          draft.varint(range.getEndLine());
        return finish(draft.varint(end));
      })
      .Case([&](mlir::UnknownLoc) { return Draft(*this, Code::UnknownLoc).finish(); })
      .Case([&](mlir::NameLoc named) {
        WireAttr child = location(named.getChildLoc());
        Draft draft(*this, Code::NameLoc);
        return finish(draft.attr(named.getName()).attr(child));
      })
      .Case([&](mlir::CallSiteLoc call) {
        WireAttr callee = location(call.getCallee()), caller = location(call.getCaller());
        Draft draft(*this, Code::CallSiteLoc);
        return finish(draft.attr(callee).attr(caller));
      })
      .Case([&](mlir::FusedLoc fused) {
        // Metadata that has no builtin form is nothing a consumer could use.
        WireAttr metadata = fused.getMetadata() ? builtin(fused.getMetadata()) : WireAttr();
        Draft draft(*this, metadata ? Code::FusedLocWithMetadata : Code::FusedLoc);
        draft.attrs(llvm::map_range(fused.getLocations(), [&](mlir::Location part) { return location(part); }));
        return metadata ? draft.attr(metadata).finish() : draft.finish();
      })
      .Default([&](Attribute) { return location(mlir::UnknownLoc::get(attr.getContext())); });
}
