// What happens when the system refuses memory: an exception, also in code of MLIR that does not look at what it gets.
//
// The operators `new` of the whole library are in memory.cpp, with a reserve for small blocks. What depends on the
// platform is in that file alone: another platform has another file with the same three functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace shlo {

// Sets what refuseMemory calls first, for all threads. It must not allocate.
void setRefusalHandler(void (*handler)());

// Calls the handler on the calling thread and throws std::bad_alloc.
[[noreturn]] void refuseMemory();

// What MLIR's archives call for malloc (cmake/mlir.cmake): never null unless `size` is 0.
extern "C" void *shlo_checked_malloc(size_t size);

} // namespace shlo
