// What the ops of check compare.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

#include <cstdint>

namespace tool::reference {

// How far two floats are apart: the number of floats of their type between them, plus one. 0 for equal values, two NaN
// and zeros of both signs; UINT64_MAX for a NaN and a number.
uint64_t ulpDifference(shlo_element_type type, const void *a, const void *b);

// Each returns "" or what differs.
std::string compareEqual(const shlo_tensor *actual, const shlo_tensor *expected);
std::string compareAlmostEqual(const shlo_tensor *actual, const shlo_tensor *expected, double tolerance);
// The largest difference is at least `least`, and at most `most`.
std::string compareClose(const shlo_tensor *actual, const shlo_tensor *expected, uint64_t least, uint64_t most);

} // namespace tool::reference
