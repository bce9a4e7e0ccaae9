// Element types of the C API in a builder's context.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/builder_state.h"

namespace shlo::capi {

// Fails if `element` is not an element type.
mlir::Type elementType(Builder &state, shlo_element_type element, const char *parameter);

} // namespace shlo::capi
