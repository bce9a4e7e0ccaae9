// What a shlo_tensor is.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "tensor/tensor.h"

struct shlo_tensor {
  explicit shlo_tensor(shlo::Tensor tensor) : tensor(std::move(tensor)) {}

  shlo::capi::Tag<shlo::capi::Kind::Tensor> tag;
  shlo::Tensor tensor;
};
