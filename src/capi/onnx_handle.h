// What is known of the inputs of an ONNX model.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "onnx/infer/graph.h"

#include "stablehlo-c/onnx.h"

struct shlo_onnx_infer_options {
  shlo::capi::Tag<shlo::capi::Kind::OnnxInferOptions> tag;
  shlo::onnx::InferOptions values;
};
