// A fuzzer of one of the gates' targets: SHLO_TARGET is its function (gates/targets.h). What a gate would report ends
// the process here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "gates/targets.h"

using namespace shlo::test;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static Gate gate = Gate::trapping();
  SHLO_TARGET(gate, {reinterpret_cast<const char *>(data), size});
  return 0;
}
