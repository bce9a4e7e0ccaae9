// Prints modules and parts of them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"

#include <string>

namespace shlo {

struct PrintOptions {
  bool generic = false;
  bool locations = false;
  bool aliases = true; // #loc and others; without them everything stands in its place
  // Whether hexadecimal i1 constants have eight elements per byte, as in MLIR 22, or one, as in StableHLO 1.22.0.
  bool packBooleans = false;
  uint64_t elideAbove = UINT64_MAX;
  uint64_t maxBytes = uint64_t(1) << 33;
};

// The text ends with a newline. Unless the module is known to verify, it is verified first, because the pretty form
// needs well-formed ops.
Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify = false);
// Prints a part of a module, without a newline and without aliases.
Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options);
Result<std::string> printText(mlir::Type type, const PrintOptions &options);
Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options);

} // namespace shlo
