// A module and the context that it lives in.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"

#include <memory>

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

  // Memory ran out while a module of the context was in use (moduleInUse): it can only be destroyed.
  void damage() const;
  bool isDamaged() const;
  // Makes it the module that the calling thread uses. SHLO_OUT_OF_MEMORY if it is damaged.
  Status use() const;

private:
  struct Home; // the context and what it needs
  explicit Module(std::shared_ptr<Home> home);

  std::shared_ptr<Home> home;
  mlir::MLIRContext *ctx = nullptr;
  mlir::ModuleOp root;
};

// The module that the calling thread uses: the one to be damaged.
//
// When the system refuses memory to MLIR (base/memory.h), or MLIR finds what it takes for impossible, MLIR would end the
// process. Here an exception is thrown instead, through code that knows none: nothing on the way is put in order, no
// lock released. So the module in use is damaged from then on. It is never used again, and its context is left as it is
// when the module goes.
extern constinit thread_local const Module *moduleInUse;

// Ends, with itself, what was set while it lived.
class ModuleUseScope {
public:
  ModuleUseScope() : outer(moduleInUse) {}
  ~ModuleUseScope() { moduleInUse = outer; }
  ModuleUseScope(const ModuleUseScope &) = delete;
  ModuleUseScope &operator=(const ModuleUseScope &) = delete;

private:
  const Module *outer;
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
// code that no exception may cross (moduleInUse).
mlir::LogicalResult verifyRecords(mlir::ModuleOp module);
// MLIR's verifier of `op` alone finds what it looks at: func.return asks its function, which may not have been
// verified, for its name and type.
bool canVerifyAlone(mlir::Operation *op);

} // namespace shlo
