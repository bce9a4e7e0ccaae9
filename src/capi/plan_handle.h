// The objects behind shlo_plan, shlo_plan_options and shlo_run_options.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/custom_calls.h"
#include "capi/handle.h"
#include "runtime/executable.h"
#include "stablehlo-c/plan.h"

namespace shlo::client {
class Client;
}

namespace shlo::capi {

// The check of a pointer in shlo_plan_run_raw.
struct PointerRule {
  uintptr_t misalignment; // bits that must be 0
  bool nullable;          // the tensor has no bytes
};

} // namespace shlo::capi

struct shlo_plan_options {
  shlo::capi::Tag<shlo::capi::Kind::PlanOptions> tag;
  shlo::runtime::Options values;
  shlo::capi::Registrations customCalls;
  std::shared_ptr<const shlo::client::Client> client; // null: the CPU executor
};

struct shlo_plan {
  shlo::capi::Tag<shlo::capi::Kind::Plan> tag;
  std::shared_ptr<const shlo::runtime::Executable> executable;
  std::vector<shlo::capi::PointerRule> inputRules, outputRules; // of a static signature
  std::vector<size_t> narrowInputs; // of a static signature: those of elements narrower than a byte
};

namespace shlo::capi {

std::unique_ptr<shlo_plan> makePlan(std::shared_ptr<const runtime::Executable> executable);

// What accessors give of a type; null for none.
inline shlo_element_type elementTypeOf(const TensorType *type) {
  return type ? shlo_element_type(type->element) : SHLO_TYPE_NONE;
}
inline int32_t rankOf(const TensorType *type) { return type ? int32_t(type->shape.size()) : -1; }
inline const int64_t *shapeOf(const TensorType *type) {
  return type && !type->shape.empty() ? type->shape.data() : nullptr;
}

} // namespace shlo::capi
