// Eliminates common subexpressions: an op without effects that is like one before it, whose results are visible there,
// is replaced with that one. Ops without effects and uses are erased.
//
// Regions are looked at before the op that they belong to, so that equal loops become one after their bodies. All ops
// are visited once. What becomes dead by an erased op that comes later stays, as in MLIR.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/effects.h"
#include "passes/pass.h"

#include "dialect/walk.h"

#include "mlir/IR/OperationSupport.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/bit.h"

namespace shlo::passes {

namespace {

using mlir::Operation;
using mlir::OperationEquivalence;

struct Entry {
  Operation *op;
  size_t hash;
};

bool areAlike(Operation *a, Operation *b) {
  // Regions are compared by a function that recurses. Ops without any are most of them.
  return OperationEquivalence::isEquivalentTo(a, b, OperationEquivalence::IgnoreLocations);
}

struct EntryInfo {
  static Entry getEmptyKey() { return {llvm::DenseMapInfo<Operation *>::getEmptyKey(), 0}; }
  static Entry getTombstoneKey() { return {llvm::DenseMapInfo<Operation *>::getTombstoneKey(), 0}; }
  static unsigned getHashValue(const Entry &entry) { return unsigned(entry.hash); }
  static bool isEqual(const Entry &a, const Entry &b) {
    if (a.op == b.op)
      return true;
    auto isKey = [](Operation *op) { return op == getEmptyKey().op || op == getTombstoneKey().op; };
    return !isKey(a.op) && !isKey(b.op) && a.hash == b.hash && areAlike(a.op, b.op);
  }
};

// The ops that are visible somewhere: those of a region, and of the regions around it up to an isolated op.
class Visible {
public:
  // The op that is like this one; the op itself, from now on, if there is none.
  Operation *find(Operation *op, size_t hash) {
    auto [entry, isNew] = known.insert({op, hash});
    if (isNew)
      added.push_back({op, hash});
    return entry->op;
  }
  size_t mark() const { return added.size(); }
  // Forgets what was added since then.
  void leave(size_t mark) {
    for (; added.size() > mark; added.pop_back())
      known.erase(added.back());
  }

private:
  llvm::DenseSet<Entry, EntryInfo> known;
  std::vector<Entry> added;
};

// Pointers and hashes, in their order.
class Mixer {
public:
  void add(uint64_t value) { state = llvm::rotl(state ^ value, 29) * 0x9E3779B97F4A7C15u; }
  void add(const void *pointer) { add(uint64_t(reinterpret_cast<uintptr_t>(pointer))); }
  size_t result() const { return size_t(state ^ (state >> 32)); }

private:
  uint64_t state = 0;
};

// What the hash of an op has of its regions.
struct RegionHash {
  uint64_t structure = 0; // of the ops in them: the same for equal ones, wherever their operands are defined
  uint64_t captured = 0;  // of the values from outside
};

size_t hashOf(Operation *op, const RegionHash &ofRegions) {
  Mixer hash;
  hash.add(op->getName().getAsOpaquePointer());
  for (mlir::Value operand : op->getOperands())
    hash.add(operand.getAsOpaquePointer());
  for (mlir::Type type : op->getResultTypes())
    hash.add(type.getAsOpaquePointer());
  hash.add(op->getDiscardableAttrDictionary().getAsOpaquePointer());
  hash.add(uint64_t(size_t(op->hashProperties())));
  hash.add(ofRegions.structure);
  hash.add(ofRegions.captured);
  return hash.result();
}

void addToStructure(uint64_t &structure, Operation *op, const RegionHash &ofRegions) {
  Mixer hash;
  hash.add(structure);
  hash.add(op->getName().getAsOpaquePointer());
  hash.add(op->getNumOperands());
  hash.add(ofRegions.structure);
  structure = hash.result();
}

class Elimination {
public:
  // `isTrial`: nothing is changed; the first op that would be stops the search.
  Elimination(Operation *root, bool isTrial) : root(root), isTrial(isTrial) {}

  // Returns whether something was changed, or would be. `step` is called for each op.
  template <typename Step> bool run(Step &&step) {
    open(root);
    while (!frames.empty()) {
      Frame &frame = frames.back();
      if (frame.next) {
        step();
        Operation *op = frame.next;
        frame.next = op->getNextNode();
        prefetchNext(*op);
        if (op->getNumRegions())
          open(op);
        else
          visit(op, {});
      } else if (!enterBlock(frame)) {
        close();
      }
      if (isTrial && merged + erased)
        break;
    }
    return merged + erased;
  }

  uint64_t merged = 0, erased = 0;

private:
  // An op whose regions are looked at.
  struct Frame {
    Operation *op = nullptr;
    size_t scope = 0; // of the table that is in use
    RegionHash hash;
    unsigned region = 0;             // the next one
    mlir::Block *block = nullptr;    // the current one
    Operation *next = nullptr;       // op in it
    std::unique_ptr<Visible> around; // what an isolated op does not see
  };

  void open(Operation *op) {
    Frame &frame = frames.emplace_back();
    frame.op = op;
    if (op == root || op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      frame.around = std::exchange(visible, std::make_unique<Visible>());
    frame.scope = visible->mark();
  }
  // Blocks see only themselves and what is around the region.
  bool enterBlock(Frame &frame) {
    visible->leave(frame.scope);
    mlir::Block *block = frame.block ? frame.block->getNextNode() : nullptr;
    while (!block) {
      if (frame.region == frame.op->getNumRegions())
        return false;
      mlir::Region &region = frame.op->getRegion(frame.region++);
      frame.hash.structure += frame.region;
      block = region.empty() ? nullptr : &region.front();
    }
    frame.block = block;
    frame.next = block->empty() ? nullptr : &block->front();
    return true;
  }
  void close() {
    Frame frame = std::move(frames.back());
    frames.pop_back();
    if (frame.around)
      visible = std::move(frame.around);
    if (!frames.empty())
      visit(frame.op, frame.hash);
  }

  void visit(Operation *op, const RegionHash &ofRegions) {
    if (effects.isErasable(op)) {
      ++erased;
      if (!isTrial)
        op->erase();
      return;
    }
    if (!op->hasTrait<mlir::OpTrait::IsTerminator>() && op->getNumResults() && effects.areNone(op)) {
      Operation *first = visible->find(op, hashOf(op, ofRegions));
      if (first != op) {
        ++merged;
        if (!isTrial)
          replace(op, first);
        return;
      }
    }
    addToStructure(frames.back().hash.structure, op, ofRegions);
    for (mlir::Value operand : op->getOperands()) {
      mlir::Block *block = operand.getParentBlock();
      for (Frame &frame : llvm::reverse(frames)) {
        if (frame.block == block)
          break;
        Mixer captured;
        captured.add(frame.hash.captured);
        captured.add(operand.getAsOpaquePointer());
        frame.hash.captured = captured.result();
      }
    }
  }
  static void replace(Operation *op, Operation *first) {
    op->replaceAllUsesWith(first);
    if (llvm::isa<mlir::UnknownLoc>(first->getLoc()) && !llvm::isa<mlir::UnknownLoc>(op->getLoc()))
      first->setLoc(op->getLoc());
    op->erase();
  }

  Operation *const root;
  const bool isTrial;
  Effects effects;
  std::unique_ptr<Visible> visible = std::make_unique<Visible>();
  std::vector<Frame> frames;
};

} // namespace

bool hasCommonSubexpressions(mlir::ModuleOp module) {
  return Elimination(module, true).run([] { checkWork(); });
}

Status eliminateCommonSubexpressions(PassRun &run) {
  Elimination elimination(run.root, false);
  if (elimination.run([&] { run.budget.step(); })) {
    run.setMerged();
    if (elimination.merged)
      run.countMerged("merge", elimination.merged);
    if (elimination.erased)
      run.countMerged("erase-dead", elimination.erased);
  }
  return {};
}

} // namespace shlo::passes
