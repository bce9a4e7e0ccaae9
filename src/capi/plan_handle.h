// What plans and their options are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "runtime/executable.h"
#include "stablehlo-c/plan.h"

namespace shlo::capi {

// What the quickest call checks about a pointer.
struct PointerRule {
  uintptr_t misalignment; // bits that must be 0
  bool nullable;          // no bytes
};

} // namespace shlo::capi

struct shlo_plan_options {
  shlo::capi::Tag<shlo::capi::Kind::PlanOptions> tag;
  shlo::runtime::Options values;
};

struct shlo_plan {
  shlo::capi::Tag<shlo::capi::Kind::Plan> tag;
  std::shared_ptr<const shlo::runtime::Executable> executable;
  std::vector<shlo::capi::PointerRule> inputRules, outputRules; // of a static signature
};
