// What happens when the system refuses memory to MLIR, or when MLIR finds what it takes for impossible.
//
// It would end the process. Here an exception is thrown instead, through code that knows none: nothing on the way is
// put in order, no lock released. So the module that the thread was using is damaged from then on. It is
// never used again, and its context is left as it is when the module goes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace shlo {

class Module;

// To be called before a context is made: installs what throws, once, and throws when there is no memory for a context.
// LLVM and the C++ library are inside this library and hidden, and so are the handlers.
void prepareMemory();

// The module that the calling thread uses: the one to be damaged.
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

} // namespace shlo
