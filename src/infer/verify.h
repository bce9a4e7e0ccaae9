// Whether a module keeps the rules of the specification.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include <memory>

namespace mlir {
class Operation;
}

namespace shlo {

class Module;

// Every finding of MLIR's verifier and of the ops' rules as a diagnostic, up to a limit. What verifies can be lowered
// and run without looking at a rule again. May be called for one module from several threads at once.
Status verify(const Module &module);
// Every finding that the reference has, too: what the specification forbids beyond is let through
// (Strictness::Reference). Such a module can be looked at, printed and written; it is not verified.
Status verifyLeniently(const Module &module);
// Whether verify() finds nothing, which costs less than to say what it finds. May say no where it does find nothing.
bool isKnownToVerify(const Module &module);
// The rest of verify(): what says what is wrong, and decides where it is not known.
Status verifyInFull(const Module &module);

// Verifies the ops of a module while they are made, each when its regions are complete and still in the cache: going
// over a large program again costs more than the checks. Only for programs that define values before their uses. Tells
// whether verify() would find something, not what.
class EarlyVerifier {
public:
  EarlyVerifier();
  ~EarlyVerifier();

  // `op` is in its block, after those before it; null where it is the module, the last one. An op that is isolated uses
  // no value from outside of its regions. False once an op does not verify.
  bool add(mlir::Operation *op, bool isIsolated);
  // Whether the module holds that was added last.
  bool holds();

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace shlo
