// Modules and their contexts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/module.h"

#include "base/memory.h"
#include "dialect/chlo.h"
#include "dialect/dialect.h"
#include "dialect/other_dialects.h"
#include "dialect/sdy.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/ThreadPool.h"

#include <atomic>
#include <stdexcept>

namespace shlo {

constinit thread_local const Module *moduleInUse = nullptr;
constinit std::atomic<bool> areHandlersInstalled{false};

namespace {

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

void damageModuleInUse() {
  if (moduleInUse)
    moduleInUse->damage();
}

// A fatal error of MLIR is an internal error of this library and must not end the process.
void failLlvm(void *, const char *reason, bool) {
  damageModuleInUse();
  throw std::runtime_error(reason);
}

// What a context takes while it is made, with the tables that the first one of a process fills.
constexpr size_t contextBytes = size_t(1) << 20;

} // namespace

struct Module::Home {
  ~Home() {
    if (isDamaged) {
      (void)pool.release();
      (void)context.release();
    }
  }

  std::atomic<bool> isDamaged{false};
  std::shared_ptr<const void> kept;
  std::unique_ptr<InlineThreadPool> pool; // outlives the context
  std::unique_ptr<mlir::MLIRContext> context;
};

Module::Module(std::shared_ptr<Home> home) : home(std::move(home)), ctx(this->home->context.get()) {}

Module::~Module() {
  if (moduleInUse == this)
    moduleInUse = nullptr;
  if (root && !isDamaged())
    root->erase();
}

void Module::damage() const { home->isDamaged.store(true, std::memory_order_relaxed); }
bool Module::isDamaged() const { return home->isDamaged.load(std::memory_order_relaxed); }
Status Module::use() const {
  moduleInUse = this;
  if (isDamaged())
    return makeError(SHLO_OUT_OF_MEMORY,
                     "memory ran out during an earlier use of the module; it can only be destroyed");
  return {};
}

// The handlers are LLVM's copy inside this library, which no other LLVM sees.
void installHandlers() {
  static const bool installed = [] {
    setRefusalHandler(damageModuleInUse);
    llvm::install_bad_alloc_error_handler([](void *, const char *, bool) { refuseMemory(); });
    llvm::install_fatal_error_handler(failLlvm);
    return true;
  }();
  areHandlersInstalled.store(installed, std::memory_order_release);
}

std::shared_ptr<Module> Module::create() {
  installHandlers();
  Provision provision(contextBytes);
  checkMemory();
  auto home = std::make_shared<Home>();
  std::shared_ptr<Module> module(new Module(home));
  moduleInUse = module.get();
  home->pool = std::make_unique<InlineThreadPool>();
  home->context = std::make_unique<mlir::MLIRContext>(mlir::MLIRContext::Threading::DISABLED);
  mlir::MLIRContext *context = module->ctx = home->context.get();
  context->setThreadPool(*home->pool);
  context->getOrLoadDialect<ir::ShloDialect>();
  context->getOrLoadDialect<ir::chlo::ChloDialect>();
  context->getOrLoadDialect<sdy::SdyDialect>();
  context->getOrLoadDialect<mlir::func::FuncDialect>();
  context->getOrLoadDialect<mlir::quant::QuantDialect>();
  // checkOps rejects ops of unknown dialects.
  context->allowUnregisteredDialects();
  context->printOpOnDiagnostic(false);
  // Diagnostics without a collector are dropped instead of printed.
  context->getDiagEngine().registerHandler([](mlir::Diagnostic &) { return mlir::success(); });
  module->root = mlir::ModuleOp::create(mlir::UnknownLoc::get(context));
  checkMemory();
  return module;
}

std::shared_ptr<Module> Module::clone() const {
  std::shared_ptr<Module> module(new Module(home));
  module->root = copyOf(op()).release();
  return module;
}

void Module::adopt(mlir::ModuleOp module) {
  if (root)
    root->erase();
  root = module;
}

void Module::keep(std::shared_ptr<const void> owner) { home->kept = std::move(owner); }

mlir::LogicalResult verifyRecords(mlir::ModuleOp module) {
  // The module is verified last, because its symbol table asks ops for their symbols.
  for (mlir::Operation &op : module.getOps())
    if (mlir::failed(mlir::verify(&op)))
      return mlir::failure();
  return mlir::verify(module, /*verifyRecursively=*/false);
}

bool canVerifyAlone(mlir::Operation *op) {
  if (!llvm::isa<mlir::func::ReturnOp>(op))
    return true;
  auto function = llvm::dyn_cast_or_null<mlir::func::FuncOp>(op->getParentOp());
  return !function || (function.getSymNameAttr() && function.getFunctionTypeAttr());
}

mlir::LogicalResult verifyRecords(mlir::Operation *op) {
  if (auto module = llvm::dyn_cast<mlir::ModuleOp>(op); module && !op->getParentOp())
    return verifyRecords(module);
  return mlir::success(canVerifyAlone(op) && mlir::succeeded(mlir::verify(op)));
}

} // namespace shlo
