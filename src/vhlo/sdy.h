// The sdy dialect on the wire: its codes, and how fields follow each other.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/sdy.h"

namespace shlo::vhlo {

// An entry: the code, then the first `fields` fields of the attribute. The others are empty, or absent.
struct SdyCode {
  uint16_t code;
  sdy::Kind kind;
  uint8_t fields;
};

// Null where there is no such code.
const SdyCode *findSdyCode(uint64_t code);
// The code that has what the attribute has.
const SdyCode &sdyCodeOf(sdy::FormAttr attr);

} // namespace shlo::vhlo
