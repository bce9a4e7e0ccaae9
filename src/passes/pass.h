// A pass: what it gets, what it may use, and what is known about it. src/passes/passes.td has one record per pass.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "base/work.h"
#include "dialect/evaluate.h"
#include "dialect/module.h"
#include "tensor/tensor.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace shlo::passes {

// What a pipeline may use.
struct Limits {
  uint64_t maxOps = uint64_t(1) << 22;         // that passes make
  uint64_t maxRewrites = uint64_t(1) << 24;    // of patterns
  uint64_t maxFoldedBytes = uint64_t(1) << 28; // of constants that folding makes
};

// Thrown by Budget, and by passes where a Status would have to pass through many functions of their own. Never through
// a function of MLIR.
struct PassFailure {
  Error error;
};

// Counts what a pipeline uses, and stops it.
class Budget {
public:
  explicit Budget(const Limits &limits) : limits(limits) {}

  // Throw PassFailure if the limit is reached; and checkWork.
  void countOps(uint64_t more = 1) { count(ops += more, limits.maxOps, "ops that passes make"); }
  void countRewrites(uint64_t more = 1) { count(rewrites += more, limits.maxRewrites, "rewrites"); }
  void countFoldedBytes(uint64_t more) {
    count(foldedBytes += more, limits.maxFoldedBytes, "bytes of folded constants");
  }
  // For work that makes nothing.
  void step() { checkWork(); }
  bool mayFold(uint64_t bytes) const { return bytes <= limits.maxFoldedBytes - foldedBytes; }

private:
  void count(uint64_t used, uint64_t limit, const char *what);

  const Limits limits;
  uint64_t ops = 0, rewrites = 0, foldedBytes = 0;
};

// What a pass did.
struct PassReport {
  std::string name;
  uint64_t begin = 0, nanoseconds = 0; // begin: nanoseconds since the pipeline began
  uint64_t opsBefore = 0, opsAfter = 0;
  std::vector<std::pair<std::string, uint64_t>> rewrites; // by pattern, in the order of the patterns
  std::vector<std::string> dynamic;                       // what stayed dynamic, and because of which op
};

struct PassOptions {
  virtual ~PassOptions() = default;
};

// A pass at work on the module, or on one function of it.
class PassRun {
public:
  PassRun(mlir::ModuleOp module, mlir::Operation *root, Budget &budget) : module(module), root(root), budget(budget) {}

  const mlir::ModuleOp module;
  mlir::Operation *const root; // what the pass may change
  Budget &budget;
  std::shared_ptr<const Module> owner;         // of the module
  std::shared_ptr<const Module> program;       // of which this pipeline made the versioned ops; null: nothing is known
  const Evaluate *evaluate = nullptr;          // null: nothing is evaluated
  std::vector<Diagnostic> *findings = nullptr; // takes warnings and remarks; null: nobody wants them
  PassReport *report = nullptr;                // null: nobody wants it
  bool isLenient = false;                      // the program need satisfy only the rules of the reference
  bool mayBeInvalid = false;                   // what the pass made: it cannot be applied to this program then

  // Says that the module is no more what it was.
  void setChanged() { changed = invalid = true; }
  bool hasChanged() const { return changed; }
  // Says that ops are gone, that results of equal ops before them took the place of theirs, or that constants stand
  // earlier: a valid program stays so.
  void setMerged() { changed = true; }
  bool mustBeVerified() const { return invalid; }
  // Counts what a pattern did, which changed the module; or only merged.
  void countRewrites(llvm::StringRef pattern, uint64_t more = 1) {
    setChanged();
    count(pattern, more);
  }
  void countMerged(llvm::StringRef pattern, uint64_t more = 1) {
    setMerged();
    count(pattern, more);
  }
  // Says that some locations are others, which no rule is about.
  void setRelocated() { relocated = true; }
  bool hasRelocated() const { return relocated; }
  // The module that takes the place of the one that the pass got. For passes whose records say `replaces`.
  void replaceModule(std::shared_ptr<Module> module) {
    made = std::move(module);
    changed = true;
  }
  std::shared_ptr<Module> takeMade() { return std::move(made); }

private:
  void count(llvm::StringRef pattern, uint64_t more);

  bool changed = false, invalid = false, relocated = false;
  std::shared_ptr<Module> made;
};

//===- What is known about passes ---------------------------------------------------------------------------------===//

enum class Anchor : uint8_t { Module, Function, Any };
enum class Takes : uint8_t { Programs, AnyModules };
enum class Keeps : uint8_t { SameBits, WithinBound, OtherProgram };

// Where an option's value is.
using OptionValue = std::variant<bool *, int64_t *, std::string *, std::vector<std::string> *>;
struct OptionInfo {
  llvm::StringLiteral name, summary, form, absent; // form: "flag", "number", "text", "texts"; absent: its default
  OptionValue (*value)(PassOptions &options);
};

struct PassInfo {
  llvm::StringLiteral name, summary;
  Anchor anchor;
  Keeps keeps;
  bool isIdempotent, isTestOnly;
  Takes takes;
  bool replaces;
  std::span<const llvm::StringLiteral> otherNames;
  std::span<const OptionInfo> options;
  std::unique_ptr<PassOptions> (*makeOptions)(); // with the defaults
  Status (*run)(PassRun &run, const PassOptions &options);
  bool (*applies)(mlir::ModuleOp module); // null: always
};

// A name for a pipeline.
struct PipelineInfo {
  llvm::StringLiteral name, summary, text;
};

// In the order of their names.
std::span<const PassInfo> allPasses();
std::span<const PipelineInfo> allPipelines();
// By any of its names; null if there is none.
const PassInfo *findPass(llvm::StringRef name);
const PipelineInfo *findPipeline(llvm::StringRef name);

// Sets the option from its text, or appends to a list. Otherwise returns what would be right ("true or false").
const char *setOption(OptionValue value, llvm::StringRef text);
// The text of a value, as a pipeline has it.
std::string optionText(OptionValue value);

// The structures of options, and the functions of passes.
#include "passes/passes.h.inc"

} // namespace shlo::passes
