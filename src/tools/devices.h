// Plugins and clients of the command line.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "arguments.h"
#include "child.h"

namespace tool {

// The options of commands that use a plugin, besides its path.
std::vector<Option> clientOptions();
Client makeClient(const Plugin &plugin, const std::string &path, const Arguments &arguments);
Plugin loadPlugin(const std::string &path, const Arguments &arguments);

} // namespace tool
