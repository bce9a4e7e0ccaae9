// Text in and out, and the context that a module lives in.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>
#include <string_view>

namespace shlo {

// A program with its own context. The context keeps its locks but starts no thread, so that a const module
// can be read from several threads at once.
class Module {
public:
  // An empty module with all dialects loaded and no diagnostic handler that prints.
  static std::shared_ptr<Module> create();
  // A copy in the same context, which lives as long as any of its modules.
  std::shared_ptr<Module> clone() const;
  ~Module();

  mlir::MLIRContext &context() const { return *ctx; }
  mlir::ModuleOp op() const { return root; }
  // Takes ownership; the module must be of this context.
  void adopt(mlir::ModuleOp module);

  // What the context's attributes point into; replaces what was kept before.
  void keep(std::shared_ptr<const void> owner);

  // Memory ran out while a module of the context was in use (memory.h): it can only be destroyed.
  void damage() const;
  bool isDamaged() const;

private:
  struct Home; // the context and what it needs
  explicit Module(std::shared_ptr<Home> home);

  std::shared_ptr<Home> home;
  mlir::MLIRContext *ctx = nullptr;
  mlir::ModuleOp root;
};

// One thread alone uses a context: MLIR goes without locks and without a cache of each thread.
class OneThread {
public:
  explicit OneThread(mlir::MLIRContext &context) : context(context) { context.disableMultithreading(); }
  ~OneThread() { context.enableMultithreading(); }
  OneThread(const OneThread &) = delete;
  OneThread &operator=(const OneThread &) = delete;

private:
  mlir::MLIRContext &context;
};

// MLIR's verifier, function by function: MLIR would take the functions of a module to its thread pool, and through C
// code that no exception may cross (memory.h).
mlir::LogicalResult verifyRecords(mlir::ModuleOp module);
// MLIR's verifier of `op` alone finds what it looks at: func.return asks its function, which may not have been
// verified, for its name and type.
bool canVerifyAlone(mlir::Operation *op);

// What becomes of attributes and ops of other dialects; the numbers are the ABI's.
enum class OtherDialects : int32_t { Keep, Strip, Reject };

struct ParseOptions {
  std::string fileName = "-";
  bool verify = true;
  uint64_t maxBytes = (uint64_t(1) << 31) - 1;
  uint32_t maxNesting = 128;
  OtherDialects foreign = OtherDialects::Keep;
  std::vector<Diagnostic> *findings = nullptr; // what was dropped
};

struct PrintOptions {
  bool generic = false;
  bool locations = false;
  // Eight elements of a hexadecimal i1 constant a byte, as MLIR 22 does; otherwise one, as StableHLO 1.22.0 does.
  bool packBooleans = false;
  uint64_t elideAbove = UINT64_MAX;
  uint64_t maxBytes = uint64_t(1) << 33;
};

// A module from text. `verify` is MLIR's verifier, which holds ops to their records; the rules of the specification are
// src/infer's. Unknown ops of dialects that this library has are SHLO_UNSUPPORTED.
Result<std::shared_ptr<Module>> parseText(std::string_view text, const ParseOptions &options);
// The same into an empty module, whose context may have further dialects: what the ops are is not looked at.
Status parseSyntax(Module &module, std::string_view text, const ParseOptions &options);
// Refuses regions of several blocks.
Status checkBlocks(mlir::ModuleOp module);
// The text ends with a newline. What is not known to verify is verified first: the pretty form is for what is well-formed.
Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify = false);
// A part of a module, by itself: without newline and without aliases.
Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options);
Result<std::string> printText(mlir::Type type, const PrintOptions &options);
Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options);

} // namespace shlo
