// The object behind a shlo_tensor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "tensor/tensor.h"

struct shlo_tensor {
  explicit shlo_tensor(shlo::Tensor tensor) : tensor(std::move(tensor)) {}

  // Once a run has consumed the tensor it has no storage, and can only be destroyed.
  bool isConsumed() const { return !tensor.storage; }
  void ensureUsable(const char *parameter) const {
    if (isConsumed())
      shlo::capi::fail(SHLO_INVALID_ARGUMENT, std::string(parameter) + " was donated to a run, which consumed it");
    if (isOnDevice())
      shlo::capi::fail(SHLO_INVALID_ARGUMENT, std::string(parameter) + " is on a device (shlo_tensor_to_host)");
  }
  bool isOnDevice() const { return tensor.storage && tensor.storage->device(); }

  shlo::capi::Tag<shlo::capi::Kind::Tensor> tag;
  shlo::Tensor tensor;
};

namespace shlo::capi {

// The tensor for accessors; null for NULL and for a tensor that a run has consumed.
inline const Tensor *valueOf(const shlo_tensor *tensor) {
  return isHandle(tensor) && !tensor->isConsumed() ? &tensor->tensor : nullptr;
}

} // namespace shlo::capi
