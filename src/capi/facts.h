// Facts about a module that are collected once: functions, numbers of ops, constants.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "tensor/tensor.h"

namespace shlo::capi {

struct ValueFacts {
  ElementType element = ElementType::None;
  int32_t rank = -1;
  Shape shape;
  std::string type;
  std::string attributes;
  std::string name; // "" if it has none
};

struct FunctionFacts {
  mlir::Operation *operation = nullptr;
  std::string name;
  bool isPublic = false;
  std::vector<ValueFacts> arguments, results;
};

struct OpFacts {
  std::string name;
  uint64_t occurrences;
};

struct ConstantFacts {
  std::string type;
  uint64_t bytes;
  std::string function;
};

struct Facts {
  std::string name;
  int64_t partitions = 1, replicas = 1;
  std::vector<FunctionFacts> functions;
  std::vector<OpFacts> ops;             // the most frequent first
  std::vector<ConstantFacts> constants; // the largest first
};

Facts collectFacts(const Module &module);

} // namespace shlo::capi
