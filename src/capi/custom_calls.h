// The registrations behind shlo_custom_calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/backend.h"
#include "stablehlo-c/custom_call.h"

namespace shlo::capi {

// A function, and what it needs.
struct Registration {
  std::string target;
  uint32_t versions;
  shlo_call_flags flags;
  shlo_call_fn function;
  void *user;
  shlo_release_user_fn release = nullptr;

  ~Registration() {
    if (release)
      release(user);
  }
};
using Registrations = std::vector<std::shared_ptr<const Registration>>;

// The functions for a plan with these options, which hold for the functions of the program that its calls name, too.
std::shared_ptr<const plan::HostFunctions> hostFunctions(Registrations list, runtime::Options options);

} // namespace shlo::capi
