// Replaces the locations of a program: without them, with other file names, or with less in them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/locations.h"

#include "dialect/diagnostics.h"
#include "dialect/walk.h"

namespace shlo::passes {

using mlir::Location;

Location PositionReplacer::operator()(Location whole) {
  if (auto position = llvm::dyn_cast<mlir::FileLineColRange>(whole))
    return replaced(position);
  if (!llvm::isa<mlir::NameLoc, mlir::CallSiteLoc, mlir::FusedLoc>(whole))
    return whole;
  if (mlir::Attribute known = done.lookup(whole))
    return llvm::cast<mlir::LocationAttr>(known);
  Location made = whole;
  if (auto named = llvm::dyn_cast<mlir::NameLoc>(whole)) {
    made = mlir::NameLoc::get(named.getName(), (*this)(named.getChildLoc()));
  } else if (auto call = llvm::dyn_cast<mlir::CallSiteLoc>(whole)) {
    const Location callee = (*this)(call.getCallee());
    made = mlir::CallSiteLoc::get(callee, (*this)(call.getCaller()));
  } else {
    auto fused = llvm::cast<mlir::FusedLoc>(whole);
    const auto parts = llvm::map_to_vector(fused.getLocations(), [&](Location part) { return (*this)(part); });
    made = mlir::FusedLoc::get(parts, fused.getMetadata(), whole.getContext());
  }
  done[whole] = made;
  return made;
}

Location beginOf(mlir::FileLineColRange position) {
  if (mlir::isStrictFileLineColLoc(position))
    return position;
  return mlir::FileLineColLoc::get(position.getFilename(), position.getStartLine(), position.getStartColumn());
}

void replaceLocations(PassRun &run, llvm::function_ref<Location(Location)> replaced) {
  bool changes = false;
  forEachOp(run.root, [&](mlir::Operation *op) {
    run.budget.step();
    if (const Location made = replaced(op->getLoc()); made != op->getLoc()) {
      op->setLoc(made);
      changes = true;
    }
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        for (mlir::BlockArgument argument : block.getArguments())
          if (const Location made = replaced(argument.getLoc()); made != argument.getLoc()) {
            argument.setLoc(made);
            changes = true;
          }
  });
  if (changes)
    run.setRelocated();
}

namespace {

mlir::NameLoc firstName(Location location) {
  mlir::NameLoc found;
  location->walk([&](Location part) {
    found = llvm::dyn_cast<mlir::NameLoc>(part);
    return found ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return found;
}

} // namespace

Status stripLocations(PassRun &run) {
  const Location unknown = mlir::UnknownLoc::get(run.root->getContext());
  replaceLocations(run, [&](Location) { return unknown; });
  return {};
}

Status collapseLocations(PassRun &run) {
  const Location unknown = mlir::UnknownLoc::get(run.root->getContext());
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> done;
  replaceLocations(run, [&](Location whole) -> Location {
    mlir::Attribute &made = done[whole];
    if (made)
      return llvm::cast<mlir::LocationAttr>(made);
    if (mlir::FileLineColRange position = positionOf(whole))
      made = beginOf(position);
    else if (mlir::NameLoc named = firstName(whole))
      made = mlir::NameLoc::get(named.getName());
    else
      made = unknown;
    return llvm::cast<mlir::LocationAttr>(made);
  });
  return {};
}

Status keepNamesOfLocations(PassRun &run) {
  const Location unknown = mlir::UnknownLoc::get(run.root->getContext());
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> done;
  replaceLocations(run, [&](Location whole) -> Location {
    mlir::Attribute &made = done[whole];
    if (made)
      return llvm::cast<mlir::LocationAttr>(made);
    mlir::NameLoc named = firstName(whole);
    made = named ? Location(mlir::NameLoc::get(named.getName())) : unknown;
    return llvm::cast<mlir::LocationAttr>(made);
  });
  return {};
}

Status prefixLocations(PassRun &run, const PrefixLocationsOptions &options) {
  mlir::StringAttr last, name; // of the position before
  PositionReplacer replaced([&](mlir::FileLineColRange position) -> Location {
    const llvm::StringRef file = position.getFilename().getValue();
    if (!file.starts_with(options.from))
      return position;
    if (last != position.getFilename()) {
      last = position.getFilename();
      name = mlir::StringAttr::get(position.getContext(), options.to + file.drop_front(options.from.size()));
    }
    if (mlir::isStrictFileLineColLoc(position))
      return mlir::FileLineColLoc::get(name, position.getStartLine(), position.getStartColumn());
    return mlir::FileLineColRange::get(name, position.getStartLine(), position.getStartColumn(), position.getEndLine(),
                                       position.getEndColumn());
  });
  replaceLocations(run, replaced);
  return {};
}

} // namespace shlo::passes
