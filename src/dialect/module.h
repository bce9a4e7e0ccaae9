// A module and the context that it lives in.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "base/memory.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace shlo {

// A program with its own context. The context has locks but starts no thread, so several threads at once can read a
// const module.
class Module {
public:
  // An empty module with all dialects, for input of that many bytes. Diagnostics are not printed. Its context may be
  // one that another module had, and goes on to the next one if there was little input (dialect/contexts.h).
  static constexpr uint64_t unknownInput = UINT64_MAX;
  static std::shared_ptr<Module> create(uint64_t inputBytes);
  // Says that further input was brought into the context.
  void feed(uint64_t inputBytes);
  // A copy in the same context, which lives as long as any of its modules.
  std::shared_ptr<Module> clone() const;
  // An empty module in the same context.
  std::shared_ptr<Module> createBeside() const;
  ~Module();

  mlir::MLIRContext &context() const { return *ctx; }
  mlir::ModuleOp op() const { return root; }
  // The version that its ops are for if they are versioned ops (vhlo/versioned.h), "" if nobody said which; null for a
  // program. Copies have it, too.
  const std::string *versionedFor() const { return version ? &*version : nullptr; }
  void setVersionedFor(std::string release) { version = std::move(release); }
  // Takes ownership of a module of this context. `usesAreOrdered`: who made it saw that each value is defined before
  // its uses, by the same block or one around it, up to an isolated op. Then no region has several blocks.
  void adopt(mlir::ModuleOp module, bool usesAreOrdered = false);
  bool areUsesOrdered() const { return usesAreOrdered; }

  // Keeps memory that attributes of the context borrow. A null owner keeps nothing.
  void keep(std::shared_ptr<const void> owner);
  // The bytes are of a file that is mapped for reading, as long as the context.
  void noteMapped(std::string_view bytes) const;
  bool isMapped(const void *byte) const;
  // The context with all that it keeps: where the bytes of attributes are, also after the module.
  std::shared_ptr<const void> memory() const { return home; }

  // An allocation failed while a module of the context was in use (moduleInUse). It can only be destroyed.
  void damage() const;
  bool isDamaged() const;
  // Makes it the module that the calling thread uses. SHLO_OUT_OF_MEMORY if it is damaged, or if there is no memory for
  // its headroom (base/memory.h).
  Status use() const;
  // The calling thread uses it no more.
  void endUse() const;

private:
  struct Home; // the context and everything that it needs
  explicit Module(std::shared_ptr<Home> home);

  std::shared_ptr<Home> home;
  mlir::MLIRContext *ctx = nullptr;
  mlir::ModuleOp root;
  bool usesAreOrdered = false;
  std::optional<std::string> version;
};

// Makes a failed allocation of LLVM, and its fatal errors, exceptions. Before the first use of LLVM.
void installHandlers();
extern constinit std::atomic<bool> areHandlersInstalled;

// The module that the calling thread uses.
//
// If an allocation of MLIR fails even though there is a reserve (base/memory.h), or MLIR reports a fatal error, MLIR
// would end the process. Instead, an exception is thrown through code that does not expect exceptions: nothing is
// cleaned up, and no lock is released.
// The module in use is damaged from then on. It is never used again, and its context is leaked when it is destroyed.
extern constinit thread_local const Module *moduleInUse;

// Restores the previous value at the end of its lifetime. Within a MemoryScope.
class ModuleUseScope {
public:
  ModuleUseScope() : outer(moduleInUse) {
    if (!areHandlersInstalled.load(std::memory_order_acquire))
      installHandlers();
  }
  ~ModuleUseScope() {
    if (moduleInUse && memoryState.headroom)
      moduleInUse->endUse();
    moduleInUse = outer;
  }
  ModuleUseScope(const ModuleUseScope &) = delete;
  ModuleUseScope &operator=(const ModuleUseScope &) = delete;

private:
  const Module *outer;
};

// Declares that one thread alone uses a context: MLIR then works without locks and per-thread caches.
class OneThread {
public:
  explicit OneThread(mlir::MLIRContext &context) : context(context) { context.disableMultithreading(); }
  ~OneThread() { context.enableMultithreading(); }
  OneThread(const OneThread &) = delete;
  OneThread &operator=(const OneThread &) = delete;

private:
  mlir::MLIRContext &context;
};

// Runs MLIR's verifier function by function. MLIR itself would verify the functions of a module on its thread pool,
// through C code that exceptions must not cross (moduleInUse).
mlir::LogicalResult verifyRecords(mlir::ModuleOp module);
// Whether MLIR's verifier can run on `op` alone: func.return asks its function, which may be unverified, for its name
// and type.
bool canVerifyAlone(mlir::Operation *op);
// The same for any op.
mlir::LogicalResult verifyRecords(mlir::Operation *op);

} // namespace shlo
