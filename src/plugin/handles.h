// Handles of the C API with destructors, and its errors as those of PJRT.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/codes.h"
#include "stablehlo-c/stablehlo.h"

#include <memory>

namespace shlo::plugin {

template <auto destroy> struct Destroyer {
  template <typename T> void operator()(T *handle) const { destroy(handle); }
};
template <typename T, auto destroy> using Handle = std::unique_ptr<T, Destroyer<destroy>>;

using Bytes = Handle<shlo_buffer, shlo_buffer_destroy>;
using ParseOptions = Handle<shlo_parse_options, shlo_parse_options_destroy>;
using Module = Handle<shlo_module, shlo_module_destroy>;
using Function = Handle<shlo_function, shlo_function_destroy>;
using Plan = Handle<shlo_plan, shlo_plan_destroy>;
using Pool = Handle<shlo_pool, shlo_pool_destroy>;
using PlanOptions = Handle<shlo_plan_options, shlo_plan_options_destroy>;
using RunOptions = Handle<shlo_run_options, shlo_run_options_destroy>;
using Tensor = Handle<shlo_tensor, shlo_tensor_destroy>;

// An error of the library, which is destroyed: its code by the table, its diagnostics rendered.
[[noreturn]] void failWith(shlo_error *error);

// Calls a function of the API that can fail: call(shlo_module_verify, module).
template <typename Fn, typename... Args> void call(Fn function, Args... args) {
  shlo_error *error = nullptr;
  if (function(args..., &error) != SHLO_OK)
    failWith(error);
}
// Likewise for a function whose last output is a new handle: make<Plan>(shlo_plan_create, module, options).
template <typename H, typename Fn, typename... Args> H make(Fn function, Args... args) {
  typename H::pointer handle = nullptr;
  call(function, args..., &handle);
  return H(handle);
}

} // namespace shlo::plugin
