// The functions that answer the entries of the API: one for each type of arguments. They throw a pjrt::Failure.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plugin/objects.h"

namespace shlo::plugin {

#define PJRT_ENTRY(name, ...) void answer(PJRT_##name##_Args &args);
#define PJRT_STUB(...)
#include "pjrt/entries.def"
#undef PJRT_ENTRY
#undef PJRT_STUB

} // namespace shlo::plugin
