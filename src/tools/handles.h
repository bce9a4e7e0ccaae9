// Handles of the C API with destructors, and its errors as exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "stablehlo-c/stablehlo.h"

#include <memory>
#include <string>
#include <string_view>

namespace tool {

template <auto destroy> struct Destroyer {
  template <typename T> void operator()(T *handle) const { destroy(handle); }
};
template <typename T, auto destroy> using Handle = std::unique_ptr<T, Destroyer<destroy>>;

using ErrorHandle = Handle<shlo_error, shlo_error_destroy>;
using Diagnostics = Handle<shlo_diagnostics, shlo_diagnostics_destroy>;
using Buffer = Handle<shlo_buffer, shlo_buffer_destroy>;
using Tensor = Handle<shlo_tensor, shlo_tensor_destroy>;
using Module = Handle<shlo_module, shlo_module_destroy>;
using Function = Handle<shlo_function, shlo_function_destroy>;
using Plan = Handle<shlo_plan, shlo_plan_destroy>;
using Pool = Handle<shlo_pool, shlo_pool_destroy>;
using Inspection = Handle<shlo_inspection, shlo_inspection_destroy>;
using ParseOptions = Handle<shlo_parse_options, shlo_parse_options_destroy>;
using PrintOptions = Handle<shlo_print_options, shlo_print_options_destroy>;
using ReadOptions = Handle<shlo_read_options, shlo_read_options_destroy>;
using WriteOptions = Handle<shlo_write_options, shlo_write_options_destroy>;
using OnnxInspection = Handle<shlo_onnx_inspection, shlo_onnx_inspection_destroy>;
using OnnxConvertOptions = Handle<shlo_onnx_convert_options, shlo_onnx_convert_options_destroy>;
using OnnxInferOptions = Handle<shlo_onnx_infer_options, shlo_onnx_infer_options_destroy>;
using OnnxWriteOptions = Handle<shlo_onnx_write_options, shlo_onnx_write_options_destroy>;
using Pipeline = Handle<shlo_pipeline, shlo_pipeline_destroy>;
using PassOptions = Handle<shlo_pass_options, shlo_pass_options_destroy>;
using SpecializeOptions = Handle<shlo_specialize_options, shlo_specialize_options_destroy>;
using PassReports = Handle<shlo_pass_reports, shlo_pass_reports_destroy>;
using Plugin = Handle<shlo_plugin, shlo_plugin_destroy>;
using ClientOptions = Handle<shlo_client_options, shlo_client_options_destroy>;
using Client = Handle<shlo_client, shlo_client_destroy>;
using Recorder = Handle<shlo_recorder, shlo_recorder_destroy>;
using PlanOptions = Handle<shlo_plan_options, shlo_plan_options_destroy>;
using RunOptions = Handle<shlo_run_options, shlo_run_options_destroy>;

// The exit status of the process.
enum Exit { ExitGood = 0, ExitInput = 1, ExitUsage = 2, ExitInternal = 3 };

// An error in the command line.
struct UsageError {
  std::string message;
};
// Any other error. The message is for a person and may have several lines.
struct Failure {
  std::string message;
  int exit = ExitInput;
  std::shared_ptr<shlo_error> error = nullptr; // if it is an error of the library
};

// An error of the library. If it names no file, `subject` (a file or "") precedes each line of the message.
Failure failureOf(shlo_error *owned, const std::string &subject);

// Calls a function of the API that can fail, and throws its error:
//   call("model.mlir", shlo_module_verify, module)
template <typename Fn, typename... Args> void call(const std::string &subject, Fn function, Args... args) {
  shlo_error *error = nullptr;
  if (function(args..., &error) != SHLO_OK)
    throw failureOf(error, subject);
}
// Likewise for a function whose last output is a new handle.
template <typename H, typename Fn, typename... Args> H make(const std::string &subject, Fn function, Args... args) {
  typename H::pointer handle = nullptr;
  call(subject, function, args..., &handle);
  return H(handle);
}

inline std::string_view textOf(const Buffer &buffer) {
  return {shlo_buffer_data(buffer.get()), shlo_buffer_size(buffer.get())};
}

} // namespace tool
