// The sdy dialect on the wire: its codes and the order of its fields.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/sdy.h"

namespace shlo::vhlo {

// An entry is the code and the first `fields` fields of the attribute. The other fields are empty or absent.
struct SdyCode {
  uint16_t code;
  sdy::Kind kind;
  uint8_t fields;
};

// Null for an unknown code.
const SdyCode *findSdyCode(uint64_t code);
// The code whose fields the attribute has.
const SdyCode &sdyCodeOf(sdy::FormAttr attr);

} // namespace shlo::vhlo
