// Gives each op the place that it has in the text of the program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/walk.h"
#include "passes/pass.h"
#include "text/print.h"
#include "text/text.h"

#include "mlir/IR/Location.h"

namespace shlo::passes {

// The parser knows where ops are in a text. So the text is parsed, and its program has the same ops in the same order.
Status snapshotLocations(PassRun &run, const SnapshotLocationsOptions &options) {
  PrintOptions print;
  print.generic = options.printOpGeneric;
  Result<std::string> text = printText(*run.owner, print);
  if (!text)
    return std::move(text.error());
  ParseOptions parse;
  parse.fileName = options.filename.empty() ? "-" : options.filename;
  parse.verify = false;
  const std::shared_ptr<Module> copy = run.owner->createBeside();
  if (Status status = parseSyntax(*copy, *text, parse); !status)
    return status;
  const auto tag = mlir::StringAttr::get(run.root->getContext(), options.tag);
  mlir::Operation *op = run.module, *placed = copy->op();
  for (; op && placed; op = nextOp(op, run.module), placed = nextOp(placed, copy->op())) {
    run.budget.step();
    if (op->getName() != placed->getName())
      break;
    mlir::Location place = placed->getLoc();
    if (!options.tag.empty())
      place = mlir::FusedLoc::get({op->getLoc(), mlir::NameLoc::get(tag, place)}, {}, op->getContext());
    op->setLoc(place);
  }
  run.setChanged();
  return op || placed ? Status(makeError(SHLO_INTERNAL, "the text of the program has other ops than the program"))
                      : Status();
}

} // namespace shlo::passes
