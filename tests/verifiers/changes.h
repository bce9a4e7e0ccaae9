// Small mutations of programs. Many mutants can be verified, and some are valid. A number gives the same mutation on
// every machine.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "../support/random.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace shlo::test {

// Makes one change to the ops, types and attributes of a module. False if there is nothing to change.
bool changeOps(mlir::ModuleOp module, Random &random);

// Makes one or two changes to a program in generic form: lines, names of values, numbers, types and other tokens.
std::string changeText(std::string text, Random &random);

// Changes a few bytes of an artifact, mostly of its ops.
std::string changeBytes(std::string bytes, Random &random);

} // namespace shlo::test
