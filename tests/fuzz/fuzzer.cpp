// A fuzzer of one of the gates' targets: SHLO_TARGET is its function (gates/targets.h). What a gate would report ends
// the process here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gates/program_changes.h"
#include "gates/targets.h"

#include <cstring>

using namespace shlo::test;

// What is slow once.
extern "C" int LLVMFuzzerInitialize(int *, char ***) {
#if defined(SHLO_TARGET_calls) || defined(SHLO_TARGET_builder)
  prepareCalls();
#endif
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Gate gate = Gate::trapping();
  SHLO_TARGET(gate, {reinterpret_cast<const char *>(data), size});
  return 0;
}

#ifdef SHLO_TARGET_program
extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

// Most mutants are programs.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  Random random(seed);
  if (random.oneIn(16))
    return LLVMFuzzerMutate(data, size, most);
  std::string text(reinterpret_cast<const char *>(data), size);
  text = size == 0 || random.oneIn(16) ? hostileProgram(random) : changeProgram(withoutChecks(text), random);
  size = std::min(text.size(), most);
  std::memcpy(data, text.data(), size);
  return size;
}
#endif
