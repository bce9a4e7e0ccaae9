// What an ONNX model says, for `shlo show`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>

namespace tool {

void showOnnx(const Style &style, const shlo_onnx_inspection *model);
nlohmann::ordered_json onnxJson(const shlo_onnx_inspection *model);

} // namespace tool
