// Gives each op the place that it has in the text of the program.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/walk.h"
#include "infer/verify.h"
#include "passes/pass.h"
#include "text/print.h"
#include "text/text.h"

#include "mlir/IR/Location.h"

namespace shlo::passes {

// The blanks with which each line begins.
static std::vector<uint32_t> indentsOf(llvm::StringRef text) {
  std::vector<uint32_t> indents;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    indents.push_back(uint32_t(line.size() - line.ltrim(' ').size()));
    text = rest;
  }
  return indents;
}

// The parser knows the lines of ops in a text. So the text is parsed, and its program has the same ops in the same
// order. An op begins where its line does; columns count from 0, as MLIR's snapshots do.
Status snapshotLocations(PassRun &run, const SnapshotLocationsOptions &options) {
  PrintOptions print;
  print.generic = options.printOpGeneric;
  Result<std::string> text = printText(*run.owner, print, isKnownToVerify(*run.owner));
  if (!text)
    return std::move(text.error());
  ParseOptions parse;
  parse.fileName = options.filename.empty() ? "-" : options.filename;
  parse.verify = false;
  const std::shared_ptr<Module> copy = run.owner->createBeside();
  if (Status status = parseSyntax(*copy, *text, parse); !status)
    return status;
  const std::vector<uint32_t> indents = indentsOf(*text);
  const auto tag = mlir::StringAttr::get(run.root->getContext(), options.tag);
  mlir::Operation *op = run.module, *placed = copy->op();
  for (; op && placed; op = nextOp(op, run.module), placed = nextOp(placed, copy->op())) {
    run.budget.step();
    if (op->getName() != placed->getName())
      break;
    auto found = llvm::dyn_cast<mlir::FileLineColRange>(placed->getLoc());
    if (!found || found.getStartLine() == 0 || found.getStartLine() > indents.size())
      break;
    mlir::Location place =
        mlir::FileLineColLoc::get(found.getFilename(), found.getStartLine(), indents[found.getStartLine() - 1]);
    if (!options.tag.empty())
      place = mlir::FusedLoc::get({op->getLoc(), mlir::NameLoc::get(tag, place)}, {}, op->getContext());
    op->setLoc(place);
  }
  run.setRelocated();
  return op || placed ? Status(makeError(SHLO_INTERNAL, "the text of the program has other ops than the program"))
                      : Status();
}

} // namespace shlo::passes
