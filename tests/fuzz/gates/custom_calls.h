// Programs of one custom call that the library answers, of which something is changed: types, attributes, flags, and
// the bytes of structures and descriptors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support/random.h"

#include <string>

namespace shlo::test {

std::string mutantCall(Random &random);

} // namespace shlo::test
