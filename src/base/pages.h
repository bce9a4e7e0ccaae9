// What the system is told about the pages of large blocks of memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <memory>

namespace shlo {

// All of the block is about to be written: the system backs its pages in one call, instead of one fault for each. Where
// the system does not do that, or the block is small, nothing happens.
void expectWrites(void *block, size_t bytes);

// Memory that the system backs with few large pages where it can, because each takes time to fault in and to look up.
// What is not written takes none. Null if the system refuses.
std::shared_ptr<char> mapLargePages(size_t bytes);

// The block is part of a file that is mapped for reading, and will not be read soon: its pages no longer count as
// memory of the process. They are read again from the system's cache, or the file, if they are needed.
void dropMapped(const void *block, size_t bytes);

} // namespace shlo
