// Walks a module and verifies every op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "infer/verify.h"

#include "base/work.h"
#include "dialect/diagnostics.h"
#include "dialect/module.h"
#include "dialect/op_table.h"
#include "dialect/other_dialects.h"
#include "dialect/walk.h"
#include "infer/inference_context.h"
#include "infer/verified_ops.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace shlo {

namespace {

using namespace infer;

constexpr size_t maxFindings = 100;

// Checks the rules of one op after another.
class RuleChecker {
public:
  explicit RuleChecker(mlir::SymbolTableCollection *symbols, Strictness strictness = Strictness::Specification)
      : context(symbols, strictness) {}

  // Symbols are looked up from `around`. If it is null, the rules that need symbols are skipped.
  bool check(mlir::Operation *op, mlir::Operation *around);
  // The diagnostic of the last check.
  Diagnostic takeFinding() { return context.takeFinding(); }
  // Whether the last check skipped rules.
  bool neededSymbols() const { return context.neededSymbols(); }
  // Whether the last check depends on more than the op.
  bool neededMore() const { return context.neededSymbols() || context.neededValues(); }

private:
  bool checkTypes(mlir::Operation *op);
  bool checkType(Type type, Subject subject, bool isOwn);

  InferenceContext context;
  llvm::DenseMap<mlir::OperationName, Rules> rules;
  llvm::DenseSet<Type> wellFormed, specified;
};

bool RuleChecker::checkType(Type type, Subject subject, bool isOwn) {
  llvm::DenseSet<Type> &good = isOwn ? specified : wellFormed;
  if (good.contains(type))
    return true;
  if (!isWellFormed(type)) {
    (void)LogicalResult(context.fail("", subject)
                        << "is " << type << ": its rank is beyond " << maxRank
                        << ", or its extents, bounds or quantized dimension do not fit together");
    return false;
  }
  if (isOwn && !isSpecified(type)) {
    (void)LogicalResult(context.fail("", subject) << "is " << type << ", a type that the specification does not have");
    return false;
  }
  good.insert(type);
  return true;
}

// Whether a function has ops of a dialect that is neither StableHLO nor kept unread.
bool holdsTableOps(mlir::Operation *op) {
  auto function = llvm::dyn_cast<mlir::func::FuncOp>(op);
  const auto isTable = [](mlir::Dialect *dialect) { return opTableOf(dialect) != nullptr; };
  if (!function || function.empty() || llvm::none_of(op->getContext()->getLoadedDialects(), isTable))
    return false;
  return llvm::any_of(function.front(), [](mlir::Operation &inner) { return opTableOf(&inner); });
}

bool RuleChecker::checkTypes(mlir::Operation *op) {
  // Values between ops of other dialects are theirs.
  const bool isOwn = !context.isLenient() && !isOtherDialect(op->getName().getDialectNamespace()) && !holdsTableOps(op);
  auto check = [&](Type type, Subject subject) { return checkType(type, subject, isOwn); };
  if (auto function = llvm::dyn_cast<mlir::func::FuncOp>(op); function && isOwn)
    if (mlir::TypeAttr type = function.getFunctionTypeAttr())
      if (auto signature = llvm::dyn_cast<mlir::FunctionType>(type.getValue())) {
        for (auto [i, input] : llvm::enumerate(signature.getInputs()))
          if (!check(input, Subject("argument", int64_t(i))))
            return false;
        for (auto [i, result] : llvm::enumerate(signature.getResults()))
          if (!check(result, infer::result(int64_t(i))))
            return false;
      }
  for (mlir::OpResult result : op->getResults())
    if (!check(result.getType(), infer::result(result.getResultNumber())))
      return false;
  for (mlir::Region &region : op->getRegions())
    for (mlir::Block &block : region)
      for (mlir::BlockArgument argument : block.getArguments())
        if (!check(argument.getType(), Subject("argument", argument.getArgNumber())))
          return false;
  return true;
}

bool RuleChecker::check(mlir::Operation *op, mlir::Operation *around) {
  checkWork();
  auto [entry, isNew] = rules.try_emplace(op->getName(), nullptr);
  if (isNew)
    entry->second = findRules(op->getName());
  context.enter(op, mlir::TypeRange(op->getOperands()), around);
  return checkTypes(op) && (!entry->second || succeeded(entry->second(op, context)));
}

// Checks everything in the module, outer ops before inner ones, until there are too many diagnostics.
std::vector<Diagnostic> checkRules(mlir::ModuleOp module, Strictness strictness) {
  std::vector<Diagnostic> findings;
  mlir::SymbolTableCollection symbols;
  RuleChecker checker(&symbols, strictness);
  llvm::SmallVector<mlir::Operation *, 64> pending = {module};
  while (!pending.empty() && findings.size() < maxFindings) {
    mlir::Operation *op = pending.pop_back_val();
    if (!checker.check(op, op)) {
      findings.push_back(checker.takeFinding());
      setPlace(findings.back(), op->getLoc());
    }
    for (mlir::Region &region : llvm::reverse(op->getRegions()))
      for (mlir::Block &block : llvm::reverse(region))
        for (mlir::Operation &nested : llvm::reverse(block))
          pending.push_back(&nested);
  }
  return findings;
}

Status verifyInFull(const Module &module, Strictness strictness) {
  {
    // The rules rely on the structure, which MLIR's verifier checks.
    DiagnosticCollector collector(module.context());
    if (failed(verifyRecords(module.op())))
      return collector.takeError(SHLO_INVALID_PROGRAM);
  }
  std::vector<Diagnostic> findings = checkRules(module.op(), strictness);
  if (findings.empty())
    return {};
  Error error = makeError(SHLO_INVALID_PROGRAM, findings[0].message);
  error.diagnostics = std::move(findings);
  return error;
}

} // namespace

bool verifiesAlone(mlir::Operation *op) {
  DiagnosticCollector ignored(*op->getContext());
  return succeeded(verifyRecords(op)) && RuleChecker(nullptr).check(op, nullptr);
}

Status verify(const Module &module) { return isKnownToVerify(module) ? Status() : verifyInFull(module); }
Status verifyInFull(const Module &module) { return verifyInFull(module, Strictness::Specification); }
Status verifyLeniently(const Module &module) {
  return isKnownToVerify(module) ? Status() : verifyInFull(module, Strictness::Reference);
}

//===- Whole programs ---------------------------------------------------------------------------------------------===//

namespace {

// Visits the ops of a program once, each after the ops in its regions.
class QuickVerifier {
public:
  enum Uses {
    AreOrdered, // nothing is to be checked
    ByVisits,   // others may read the module
    ByNumbers   // ops of a block may get numbers
  };
  explicit QuickVerifier(Uses uses) : uses(uses) {}
  bool holds(mlir::ModuleOp module) { return walk(module) && early.holds(); }
  bool holds(mlir::ModuleOp module, llvm::ArrayRef<mlir::Operation *> functions) {
    return llvm::all_of(functions, [&](mlir::Operation *function) { return walk(function); }) && early.holdsFor(module);
  }

private:
  // An op whose regions are being visited.
  struct Frame {
    mlir::Operation *op;
    unsigned region = 0; // the region after that of `next`
    mlir::Block::iterator next, end;
  };

  bool walk(mlir::Operation *root);
  bool isPlain(mlir::Operation *op);
  bool usesHold(mlir::Operation *op);
  bool complete(mlir::Operation *op);

  const Uses uses;
  EarlyVerifier early;
  llvm::DenseSet<mlir::Operation *> defined; // ops whose results are visible to the following ops of their blocks
};

// Whether this walk supports the structure of the op.
bool QuickVerifier::isPlain(mlir::Operation *op) {
  if (op->getNumSuccessors() || (!op->isRegistered() && op->getDialect() && !opTableOf(op)))
    return false;
  for (mlir::Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return false;
  return true;
}

// Whether each operand is defined by an earlier op of the same block or of an enclosing block, up to an isolated op.
bool QuickVerifier::usesHold(mlir::Operation *op) {
  for (mlir::Value operand : op->getOperands()) {
    if (!operand)
      return false;
    mlir::Block *block = operand.getParentBlock();
    mlir::Operation *user = op;
    while (user->getBlock() != block) {
      user = user->getParentOp();
      if (!user || user->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
        return false;
    }
    if (mlir::Operation *source = operand.getDefiningOp())
      if (!(uses == ByNumbers ? source->isBeforeInBlock(user) : defined.contains(source)))
        return false;
  }
  return true;
}

bool QuickVerifier::complete(mlir::Operation *op) {
  if (!early.add(op, /*isIsolated=*/true))
    return false;
  if (uses == ByVisits)
    defined.insert(op);
  return true;
}

bool QuickVerifier::walk(mlir::Operation *root) {
  if (!isPlain(root))
    return false;
  llvm::SmallVector<Frame, 8> frames = {{root, 0, {}, {}}};
  while (!frames.empty()) {
    checkWork();
    Frame &frame = frames.back();
    if (frame.next != frame.end) {
      mlir::Operation *op = &*frame.next++;
      prefetchNext(*op);
      if (!isPlain(op) || (uses != AreOrdered && !usesHold(op)))
        return false;
      if (op->getNumRegions() && !early.knows(op))
        frames.push_back({op, 0, {}, {}});
      else if (!complete(op))
        return false;
    } else if (frame.region < frame.op->getNumRegions()) {
      mlir::Region &region = frame.op->getRegion(frame.region++);
      if (!region.empty()) {
        frame.next = region.front().begin();
        frame.end = region.front().end();
      }
    } else {
      if (!complete(frame.op))
        return false;
      frames.pop_back();
    }
  }
  return true;
}

} // namespace

bool isKnownToVerify(const Module &module) {
  // verify() reports these diagnostics again.
  DiagnosticCollector ignored(module.context());
  return QuickVerifier(module.areUsesOrdered() ? QuickVerifier::AreOrdered : QuickVerifier::ByVisits)
      .holds(module.op());
}

bool isKnownToVerify(const Module &module, llvm::ArrayRef<mlir::Operation *> functions) {
  DiagnosticCollector ignored(module.context());
  return QuickVerifier(QuickVerifier::ByNumbers).holds(module.op(), functions);
}

//===- EarlyVerifier ----------------------------------------------------------------------------------------------===//

struct EarlyVerifier::State {
  // What is asked of every op.
  struct Kind {
    bool isTerminator, hasNoTerminator, usesSymbols, isOwn;
    bool isSymbol; // what is right depends on the op around it, too
  };
  const Kind &kindOf(mlir::Operation *op);
  bool checkRecord(mlir::Operation *op, bool isIsolated);
  bool checkNames(mlir::ModuleOp module);
  bool checkSymbols();
  bool check(mlir::Operation *op, bool isIsolated);
  static bool canKeep(mlir::Operation *op, const Kind &kind) {
    return kind.isOwn && !kind.isTerminator && !kind.usesSymbols && !kind.isSymbol && VerifiedOps::canKeep(op);
  }
  bool isRegionKnown(mlir::Operation *op);

  bool holds = true; // for all ops so far
  RuleChecker checker{nullptr};
  VerifiedOps verified;
  llvm::DenseMap<mlir::OperationName, Kind> kinds;
  std::vector<mlir::Operation *> symbolUsers; // verified except for their symbols
  mlir::Operation *last = nullptr;
};

EarlyVerifier::EarlyVerifier() : state(std::make_unique<State>()) {}
EarlyVerifier::~EarlyVerifier() = default;

const EarlyVerifier::State::Kind &EarlyVerifier::State::kindOf(mlir::Operation *op) {
  auto [entry, isNew] = kinds.try_emplace(op->getName());
  if (isNew)
    entry->second = {op->hasTrait<mlir::OpTrait::IsTerminator>(), op->mightHaveTrait<mlir::OpTrait::NoTerminator>(),
                     llvm::isa<mlir::SymbolUserOpInterface>(op),
                     opTableOf(op) || !isOtherDialect(op->getName().getDialectNamespace()),
                     llvm::isa<mlir::SymbolOpInterface>(op)};
  return entry->second;
}

bool EarlyVerifier::add(mlir::Operation *op, bool isIsolated) {
  state->last = op;
  state->holds = state->holds && state->check(op, isIsolated);
  return state->holds;
}

bool EarlyVerifier::State::check(mlir::Operation *op, bool isIsolated) {
  if (mlir::Operation *before = op->getBlock() ? op->getPrevNode() : nullptr)
    if (kindOf(before).isTerminator)
      return false;
  const Kind kind = kindOf(op);
  mlir::Operation **like = nullptr;
  if (canKeep(op, kind)) {
    like = &verified.like(op);
    if (VerifiedOps::isAlike(*like, op))
      return true;
  }
  if (!checkRecord(op, isIsolated) || !checker.check(op, nullptr))
    return false;
  if (checker.neededSymbols() || kind.usesSymbols)
    symbolUsers.push_back(op);
  else if (like && !checker.neededMore() && isRegionKnown(op))
    *like = op;
  return true;
}

// Whether the ops in its region, which have been checked, are kept or end it.
bool EarlyVerifier::State::isRegionKnown(mlir::Operation *op) {
  for (mlir::Region &region : op->getRegions())
    for (mlir::Operation &inner : region.front()) {
      const Kind &kind = kindOf(&inner);
      if (kind.isTerminator ? !kind.isOwn || kind.usesSymbols : !canKeep(&inner, kind) || !verified.has(&inner))
        return false;
    }
  return true;
}

bool EarlyVerifier::knows(mlir::Operation *op) {
  return State::canKeep(op, state->kindOf(op)) && state->verified.has(op);
}

// Checks what MLIR's verifier checks for one op.
bool EarlyVerifier::State::checkRecord(mlir::Operation *op, bool isIsolated) {
  if (op->getNumRegions() != 0 && !kindOf(op).hasNoTerminator)
    for (mlir::Region &region : op->getRegions())
      for (mlir::Block &block : region)
        if (block.empty() || !block.back().mightHaveTrait<mlir::OpTrait::IsTerminator>())
          return false;
  if (!canVerifyAlone(op) || failed(op->getName().verifyInvariants(op)))
    return false;
  // Their regions have rules about values from outside, and the outermost module has rules about symbols: checkSymbols.
  if (llvm::isa<mlir::func::FuncOp>(op) || (llvm::isa<mlir::ModuleOp>(op) && !op->getParentOp()))
    return isIsolated;
  return succeeded(op->getName().verifyRegionInvariants(op));
}

bool EarlyVerifier::State::checkNames(mlir::ModuleOp module) {
  llvm::DenseSet<mlir::Attribute> names;
  for (mlir::Operation &op : *module.getBody())
    if (auto name = op.getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName()))
      if (!names.insert(name).second)
        return false;
  return true;
}

bool EarlyVerifier::State::checkSymbols() {
  mlir::SymbolTableCollection symbols;
  RuleChecker complete(&symbols);
  for (mlir::Operation *op : symbolUsers) {
    auto user = llvm::dyn_cast<mlir::SymbolUserOpInterface>(op);
    if ((user && failed(user.verifySymbolUses(symbols))) || !complete.check(op, op))
      return false;
  }
  return true;
}

bool EarlyVerifier::holds() {
  auto module = llvm::dyn_cast_or_null<mlir::ModuleOp>(state->last);
  return state->holds && module && state->checkNames(module) && state->checkSymbols();
}
bool EarlyVerifier::holdsFor(mlir::ModuleOp module) { return state->holds && module && state->checkSymbols(); }

} // namespace shlo
