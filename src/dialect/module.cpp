// Modules and their contexts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/module.h"

#include "base/memory.h"
#include "dialect/contexts.h"
#include "dialect/other_dialects.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <atomic>
#include <stdexcept>

namespace shlo {

constinit thread_local const Module *moduleInUse = nullptr;
constinit std::atomic<bool> areHandlersInstalled{false};

namespace {

void damageModuleInUse() {
  if (moduleInUse)
    moduleInUse->damage();
}

// A fatal error of MLIR is an internal error of this library and must not end the process.
void failLlvm(void *, const char *reason, bool) {
  damageModuleInUse();
  throw std::runtime_error(reason);
}

} // namespace

struct Module::Home {
  ~Home() {
    if (context && isDamaged)
      ModuleContext::abandon(std::move(context));
    else if (context && kept.empty())
      ModuleContext::giveBack(std::move(context));
  }

  std::atomic<bool> isDamaged{false};
  Headroom headroom;
  std::vector<std::shared_ptr<const void>> kept;
  std::vector<std::string_view> mapped;
  std::unique_ptr<ModuleContext> context;
};

Module::Module(std::shared_ptr<Home> home) : home(std::move(home)) {}

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
  expectSmallBlocks();
  home->headroom.lend();
  if (isMemoryShort())
    return makeError(SHLO_OUT_OF_MEMORY, "cannot take the memory that a use of the module may need");
  return {};
}
void Module::endUse() const { home->headroom.giveBack(); }

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

std::shared_ptr<Module> Module::create(uint64_t inputBytes) {
  installHandlers();
  expectSmallBlocks();
  checkMemory();
  auto home = std::make_shared<Home>();
  std::shared_ptr<Module> module(new Module(home));
  moduleInUse = module.get();
  home->context = ModuleContext::take();
  home->context->prepare();
  home->context->feed(inputBytes);
  expectBlocks(std::min<uint64_t>(inputBytes, PTRDIFF_MAX) / 4);
  module->ctx = &home->context->context();
  module->root = mlir::ModuleOp::create(mlir::UnknownLoc::get(module->ctx));
  checkMemory();
  return module;
}

void Module::feed(uint64_t inputBytes) { home->context->feed(inputBytes); }

std::shared_ptr<Module> Module::createBeside() const {
  if (!op().getBody()->empty())
    home->context->spoil(); // passes make more of it than was read
  std::shared_ptr<Module> module(new Module(home));
  module->ctx = ctx;
  module->root = mlir::ModuleOp::create(op().getLoc());
  module->version = version;
  return module;
}

std::shared_ptr<Module> Module::clone() const {
  std::shared_ptr<Module> module = createBeside();
  module->adopt(copyOf(op()).release());
  return module;
}

void Module::adopt(mlir::ModuleOp module, bool ordered) {
  if (root)
    root->erase();
  root = module;
  usesAreOrdered = ordered;
}

void Module::keep(std::shared_ptr<const void> owner) {
  if (owner)
    home->kept.push_back(std::move(owner));
}

void Module::noteMapped(std::string_view bytes) const { home->mapped.push_back(bytes); }

bool Module::isMapped(const void *byte) const {
  return std::any_of(home->mapped.begin(), home->mapped.end(), [&](std::string_view bytes) {
    const size_t offset = uintptr_t(byte) - uintptr_t(bytes.data()); // too large if it lies before them
    return offset < bytes.size();
  });
}

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
  if (!function)
    return true;
  mlir::TypeAttr type = function.getFunctionTypeAttr();
  return function.getSymNameAttr() && type && llvm::isa<mlir::FunctionType>(type.getValue());
}

mlir::LogicalResult verifyRecords(mlir::Operation *op) {
  if (auto module = llvm::dyn_cast<mlir::ModuleOp>(op); module && !op->getParentOp())
    return verifyRecords(module);
  return mlir::success(canVerifyAlone(op) && mlir::succeeded(mlir::verify(op)));
}

} // namespace shlo
