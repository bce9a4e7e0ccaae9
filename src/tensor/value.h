// Single elements as numbers and as text, for comparing and printing. Kernels do not use them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/element_type.h"

#include <string>

namespace shlo {

// The float of `type` whose bits are the low bits; exact, because every such float is a double.
double decodeFloat(ElementType type, uint64_t bits);
// The element at `element` (any alignment) of type i1, integer or float. Integers of more than 53 bits are rounded.
double loadNumber(ElementType type, const char *element);
// The integer at `element`, sign- or zero-extended.
uint64_t loadInteger(ElementType type, const char *element);
// "-1.5", "(1,2)", "true", "nan", with enough digits to distinguish the element from its neighbours.
std::string elementText(ElementType type, const char *element);

} // namespace shlo
