// Messages are UTF-8; the names and texts of programs that they quote may hold any bytes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

namespace shlo {

// Replaces each byte that belongs to no UTF-8 character with '?', so that byte columns stay right.
void makeUtf8(std::string &text);
// Replaces each byte of a control character, except tabs and ends of lines, and each byte that belongs to no UTF-8
// character with an escape such as \x1B.
void makePrintable(std::string &message);
// All texts of a diagnostic and its notes; messages are made printable.
void makeUtf8(Diagnostic &diagnostic);

} // namespace shlo
