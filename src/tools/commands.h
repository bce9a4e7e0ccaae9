// The subcommands, one file each.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "arguments.h"

namespace tool {

Command runCommand();
Command showCommand();
Command convertCommand();
Command checkCommand();
Command optCommand();
Command passesCommand();
Command diffCommand();
Command pluginsCommand();

} // namespace tool
