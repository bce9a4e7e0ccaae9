// inline: replaces calls of functions with the bodies of these.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/functions.h"

#include "dialect/copy.h"
#include "dialect/walk.h"

#include "llvm/ADT/DenseMap.h"

namespace shlo::passes {

using namespace mlir;

namespace {

class Inliner {
public:
  explicit Inliner(PassRun &run) : run(run) {
    for (auto function : ModuleOp(run.module).getOps<func::FuncOp>())
      functions[function.getSymName()].op = function;
  }

  void inlineAll() {
    for (auto function : ModuleOp(run.module).getOps<func::FuncOp>())
      visit(functions.find(function.getSymName())->second);
  }

private:
  struct Function {
    func::FuncOp op;
    enum { New, Open, Done } state = New;
  };
  struct Frame {
    Function *function;
    std::vector<func::CallOp> calls; // the first one last
  };

  // Callees first, each once. What calls itself keeps that call.
  void visit(Function &first) {
    std::vector<Frame> open;
    enter(first, open);
    while (!open.empty()) {
      Frame &frame = open.back();
      if (frame.calls.empty()) {
        finish(*frame.function);
        open.pop_back();
        continue;
      }
      auto callee = functions.find(frame.calls.back().getCallee());
      if (callee != functions.end() && callee->second.state == Function::New) {
        enter(callee->second, open);
        continue;
      }
      if (callee != functions.end() && callee->second.state == Function::Done)
        inlineCall(frame.calls.back(), callee->second);
      frame.calls.pop_back();
    }
  }

  void enter(Function &function, std::vector<Frame> &open) {
    if (function.state != Function::New)
      return;
    function.state = Function::Open;
    Frame frame{&function, {}};
    forEachOp(function.op, [&](Operation *op) {
      run.budget.step();
      if (auto call = dyn_cast<func::CallOp>(op))
        frame.calls.push_back(call);
    });
    std::reverse(frame.calls.begin(), frame.calls.end());
    open.push_back(std::move(frame));
  }

  void finish(Function &function) {
    function.state = Function::Done;
    if (function.op.isExternal())
      return;
    // As MLIR's pass does by default.
    PassRun one(run.module, function.op, run.budget);
    one.report = run.report;
    (void)canonicalize(one, CanonicalizeOptions());
    if (one.hasChanged())
      run.setChanged();
  }

  void inlineCall(func::CallOp call, Function &callee) {
    func::FuncOp function = callee.op;
    if (function.isExternal() || !function.getBody().hasOneBlock() || call.getNoInline() || function.getNoInline() ||
        function.getFunctionType() != call.getCalleeType())
      return;
    run.setChanged();
    run.countRewrites("inline");
    run.budget.countRewrites();
    place = call.getLoc();
    places.clear();
    Block &body = function.getBody().front();
    CopiedValues values;
    for (auto [argument, operand] : llvm::zip_equal(body.getArguments(), call.getOperands()))
      values[argument] = operand;
    copyOps(body, call, values, [&](Operation *made) {
      run.budget.countOps();
      made->setLoc(calledFrom(made->getLoc()));
    });
    llvm::SmallVector<Value> results;
    for (Value result : body.getTerminator()->getOperands())
      results.push_back(values.lookup_or(result, result));
    call.getOperation()->replaceAllUsesWith(results);
    call->erase();
  }

  Location calledFrom(Location location) {
    auto [entry, isNew] = places.try_emplace(LocationAttr(location), *place);
    if (isNew)
      entry->second = depthOf(location) < deepest ? CallSiteLoc::get(location, *place) : location;
    return entry->second;
  }

  // Printing a location recurses, so long chains of calls are cut.
  static constexpr unsigned deepest = 64;
  static unsigned depthOf(Location location) {
    unsigned depth = 0;
    for (auto call = dyn_cast<CallSiteLoc>(location); call && depth < deepest;
         call = dyn_cast<CallSiteLoc>(call.getCallee()))
      ++depth;
    return depth;
  }

  PassRun &run;
  llvm::StringMap<Function> functions;
  std::optional<Location> place; // of the call
  llvm::DenseMap<Attribute, Location> places;
};

} // namespace

Status inlineCalls(PassRun &run) {
  Inliner(run).inlineAll();
  eraseUnused(run, /*onlyFunctions=*/true);
  return {};
}

} // namespace shlo::passes
