// The contexts of modules. A context takes longer to make than a small program to parse, so some are used again.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "mlir/IR/MLIRContext.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace shlo {

class InlineThreadPool;

// A context with all dialects, which starts no thread. Diagnostics without a collector are dropped.
class ModuleContext {
public:
  // One that another module had, or a new one, which is not yet prepared.
  static std::unique_ptr<ModuleContext> take();
  bool isPrepared() const { return mlir != nullptr; }
  // If this fails within MLIR, the context may be broken.
  void prepare();
  // Keeps the context for the next module if it is as good as new: little was made in it, and nothing that could be
  // noticed. No module may live in it.
  static void giveBack(std::unique_ptr<ModuleContext> context);

  ~ModuleContext();
  ModuleContext(const ModuleContext &) = delete;
  ModuleContext &operator=(const ModuleContext &) = delete;

  mlir::MLIRContext &context() { return *mlir; }
  // Says that input of that many bytes is or will be brought into the context. Types and attributes of it stay there.
  void feed(uint64_t bytes) {
    const uint64_t left = room.load(std::memory_order_relaxed);
    room.store(bytes < left ? left - bytes : 0, std::memory_order_relaxed);
  }
  // It is not used again. Several threads may copy one module.
  void spoil() { room.store(0, std::memory_order_relaxed); }
  // Frees nothing: the context may be broken.
  static void abandon(std::unique_ptr<ModuleContext> context);

private:
  ModuleContext() = default;
  bool isAsNew();

  std::unique_ptr<InlineThreadPool> pool; // outlives the context
  std::unique_ptr<mlir::MLIRContext> mlir;
  size_t dialects = 0;
  // Bytes of input that it may still take. Bounds the memory that idle contexts hold.
  std::atomic<uint64_t> room = uint64_t(1) << 15;
};

} // namespace shlo
