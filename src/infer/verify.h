// Verifies modules against the specification.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "llvm/ADT/ArrayRef.h"

#include <memory>

namespace mlir {
class ModuleOp;
class Operation;
} // namespace mlir

namespace shlo {

class Module;

// Reports every diagnostic of MLIR's verifier and of the ops' rules, up to a limit. A verified module can be lowered
// and run without checking rules again. Several threads at once may verify one module.
Status verify(const Module &module);
// Reports only what the reference reports too (Strictness::Reference), although the specification forbids more. Such a
// module can be inspected, printed and written, but it is not verified.
Status verifyLeniently(const Module &module);
// Whether verify() succeeds; faster than verify(). May return false for a valid module.
bool isKnownToVerify(const Module &module);
// Likewise of a module that verified before these functions of it were changed, whose names and types are what they
// were. No other thread may read the module meanwhile: its ops get numbers.
bool isKnownToVerify(const Module &module, llvm::ArrayRef<mlir::Operation *> functions);
// Whether an op without regions, in its block, is what its record and rules state. Symbols are not looked up.
bool verifiesAlone(mlir::Operation *op);
// The slow part of verify(), which makes the diagnostics and decides about unknown cases.
Status verifyInFull(const Module &module);

// Verifies the ops of a module while they are created, each when its regions are complete and still in the cache: a
// second pass over a large program costs more than the checks. Values must be defined before their uses. Says whether
// verify() would fail, but not why.
class EarlyVerifier {
public:
  EarlyVerifier();
  ~EarlyVerifier();

  // `op` is in its block, after all previous ops; it is null for the module, which comes last. An isolated op uses no
  // value from outside its regions. False if an op does not verify.
  bool add(mlir::Operation *op, bool isIsolated);
  // Whether an op that is like this one in all that the rules see was added, and so were the ops in its region.
  bool knows(mlir::Operation *op);
  // Whether the last added module verifies.
  bool holds();
  // Whether functions that were added verify, in a module whose other parts do.
  bool holdsFor(mlir::ModuleOp module);

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace shlo
