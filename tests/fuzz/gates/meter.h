// Measures what a call costs: processor time, and the peak of the memory that it allocates.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace shlo::test {

// Counts from its construction on. One at a time.
class Meter {
public:
  Meter();
  double seconds() const; // of this thread's processor time
  size_t peak() const;    // bytes above those allocated at the start; 0 if countsMemory() is false

private:
  double start;
  size_t held;
};

// The bytes that are allocated now; 0 if countsMemory() is false.
size_t allocatedBytes();

// Blocks of more than this are refused from now on, as a small machine refuses them. Sanitizers have an option for it.
void refuseBlocksAbove(size_t bytes);

// Whether malloc is replaced by one that counts. Sanitizers have one of their own.
bool countsMemory();

} // namespace shlo::test
