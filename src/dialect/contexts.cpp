// Makes contexts, and keeps some for the next modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/contexts.h"

#include "base/memory.h"
#include "dialect/chlo.h"
#include "dialect/dialect.h"
#include "dialect/op_table.h"
#include "dialect/sdy.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include "llvm/Support/ThreadPool.h"

#include <array>
#include <atomic>

namespace shlo {

// Runs each task on the thread that submits it. A context with a pool has locks. A context without threads has none,
// and concurrent readers would corrupt it.
class InlineThreadPool final : public llvm::ThreadPoolInterface {
public:
  void wait() override {}
  void wait(llvm::ThreadPoolTaskGroup &) override {}
  unsigned getMaxConcurrency() const override { return 1; }

private:
  void asyncEnqueue(llvm::unique_function<void()> task, llvm::ThreadPoolTaskGroup *) override { task(); }
};

namespace {

// What a context takes while it is made, with the tables that the first one of a process fills.
constexpr size_t contextBytes = size_t(1) << 20;

// The contexts that wait for a module. Without a lock, which a process would wait for if it was forked while another
// thread had it.
constinit std::array<std::atomic<ModuleContext *>, 4> idle{};
constinit std::atomic<bool> isClosed{false};

void freeIdle() {
  for (std::atomic<ModuleContext *> &place : idle)
    std::unique_ptr<ModuleContext>(place.exchange(nullptr)).reset();
}

// The number of loaded dialects, but for those that are loaded on demand.
size_t otherDialects(mlir::MLIRContext &context) {
  return size_t(llvm::count_if(context.getLoadedDialects(), [](mlir::Dialect *one) { return !opTableOf(one); }));
}

// When the library is unloaded. Modules may be destroyed later; their contexts are not kept.
struct AtEnd {
  ~AtEnd() {
    isClosed = true;
    freeIdle();
  }
};

} // namespace

void ModuleContext::prepare() {
  if (isPrepared())
    return;
  Provision provision(contextBytes);
  checkMemory();
  pool = std::make_unique<InlineThreadPool>();
  mlir = std::make_unique<mlir::MLIRContext>(mlir::MLIRContext::Threading::DISABLED);
  mlir->setThreadPool(*pool);
  mlir->getOrLoadDialect<ir::ShloDialect>();
  mlir->getOrLoadDialect<ir::chlo::ChloDialect>();
  mlir->getOrLoadDialect<sdy::SdyDialect>();
  mlir->getOrLoadDialect<mlir::func::FuncDialect>();
  mlir->getOrLoadDialect<mlir::quant::QuantDialect>();
  mlir::DialectRegistry onDemand;
  addTableDialects(onDemand);
  mlir->appendDialectRegistry(onDemand);
  // checkOps rejects ops of unknown dialects.
  mlir->allowUnregisteredDialects();
  mlir->printOpOnDiagnostic(false);
  mlir->getDiagEngine().registerHandler([](mlir::Diagnostic &) { return mlir::success(); });
  dialects = otherDialects(*mlir);
  checkMemory();
}

ModuleContext::~ModuleContext() = default;

std::unique_ptr<ModuleContext> ModuleContext::take() {
  for (std::atomic<ModuleContext *> &place : idle)
    if (ModuleContext *context = place.exchange(nullptr))
      return std::unique_ptr<ModuleContext>(context);
  return std::unique_ptr<ModuleContext>(new ModuleContext);
}

void ModuleContext::giveBack(std::unique_ptr<ModuleContext> context) {
  if (!context->isAsNew() || isClosed)
    return;
  static const AtEnd atEnd;
  for (std::atomic<ModuleContext *> &place : idle) {
    ModuleContext *none = nullptr;
    if (place.compare_exchange_strong(none, context.get())) {
      (void)context.release();
      if (isClosed) // in the meantime
        freeIdle();
      return;
    }
  }
}

void ModuleContext::abandon(std::unique_ptr<ModuleContext> context) {
  (void)context->pool.release();
  (void)context->mlir.release();
}

// A dialect that was loaded makes more names known, unless each program that has its names loads it; and resources have names that are used up.
bool ModuleContext::isAsNew() {
  if (!isPrepared() || room == 0 || isMemoryShort() || otherDialects(*mlir) != dialects)
    return false;
  bool hasResources = false;
  auto &manager = mlir::DenseResourceElementsHandle::getManagerInterface(mlir.get()).getBlobManager();
  manager.getBlobMap([&](const auto &blobs) { hasResources = !blobs.empty(); });
  return !hasResources;
}

} // namespace shlo
