// Devices of a client as a backend of plans.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "client/client.h"
#include "runtime/backend.h"

namespace shlo::client {

// `devices`: the index of the device for each process of a plan's grid; empty: the first local ones.
std::shared_ptr<const runtime::Backend> backendFor(std::shared_ptr<const Client> client, std::vector<size_t> devices);

} // namespace shlo::client
