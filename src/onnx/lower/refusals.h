// What of a model cannot be lowered, each kind of node once.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"

#include "mlir/IR/Operation.h"

#include <map>
#include <string>

namespace shlo::onnx {

class Refusals {
public:
  void add(mlir::Operation *op, const llvm::Twine &reason);
  bool isEmpty() const { return kinds.empty(); }
  // A diagnostic for each kind. There is one.
  Error error() const;

private:
  struct Kind {
    mlir::Operation *first;
    uint64_t count = 0;
  };
  std::map<std::pair<std::string, std::string>, Kind> kinds; // by op and reason
};

} // namespace shlo::onnx
