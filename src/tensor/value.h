// Single elements as numbers and as text: for comparing and showing, not for kernels.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tensor/element_type.h"

#include <string>

namespace shlo {

// The float of `type` whose pattern is in the low bits; exact, as every such float is a double.
double decodeFloat(ElementType type, uint64_t bits);
// The element at `element` (any alignment) of a boolean, integer or float type; integers of more than 53 bits round.
double loadNumber(ElementType type, const char *element);
// The integer at `element`, sign- or zero-extended.
uint64_t loadInteger(ElementType type, const char *element);
// "-1.5", "(1,2)", "true", "nan"; as many digits as tell the element from its neighbours.
std::string elementText(ElementType type, const char *element);

} // namespace shlo
