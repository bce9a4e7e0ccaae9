// A failed allocation throws an exception, even in code of MLIR that does not check the result.
//
// memory.cpp defines the library's operators `new`, with a reserve for small blocks. Only that file depends on the
// platform: another platform has another file with the same three functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace shlo {

// Sets the handler that refuseMemory calls first, for all threads. The handler must not allocate.
void setRefusalHandler(void (*handler)());

// Calls the handler on the calling thread and throws std::bad_alloc.
[[noreturn]] void refuseMemory();

// MLIR's archives call it instead of malloc (cmake/mlir.cmake). Never null unless `size` is 0.
extern "C" void *shlo_checked_malloc(size_t size);

} // namespace shlo
