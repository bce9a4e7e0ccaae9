// How arguments and results of functions are cut, as their attributes say it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/sharding.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace shlo {

// An argument or result.
struct FunctionValue {
  mlir::FunctionOpInterface function;
  bool isResult;
  unsigned index;

  // "result 1".
  std::string name() const { return (isResult ? "result " : "argument ") + std::to_string(index); }
};

// What says how the value is cut: a sharding of sdy, or the text of a tiling; null if nothing does. Of a result without
// attributes, it is what the op says that gives the value.
Result<mlir::Attribute> shardingAttributeOf(const FunctionValue &value);
// Says so by an attribute of the value itself.
void setSharding(const FunctionValue &value, mlir::Attribute sharding);
// What such an attribute says. `partitions`: for which the module is.
Result<Sharding> readSharding(const FunctionValue &value, mlir::Attribute sharding, int64_t partitions);

} // namespace shlo
