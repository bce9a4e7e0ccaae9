// Text in and out.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/foreign.h"
#include "dialect/module.h"

#include <string_view>

namespace shlo {

struct ParseOptions {
  std::string fileName = "-";
  bool verify = true;
  uint64_t maxBytes = (uint64_t(1) << 31) - 1;
  uint32_t maxNesting = 128;
  OtherDialects foreign = OtherDialects::Keep;
  std::vector<Diagnostic> *findings = nullptr; // what was dropped
};

struct PrintOptions {
  bool generic = false;
  bool locations = false;
  // Eight elements of a hexadecimal i1 constant a byte, as MLIR 22 does; otherwise one, as StableHLO 1.22.0 does.
  bool packBooleans = false;
  uint64_t elideAbove = UINT64_MAX;
  uint64_t maxBytes = uint64_t(1) << 33;
};

// A module from text. `verify` is MLIR's verifier, which holds ops to their records; the rules of the specification are
// src/infer's. Unknown ops of dialects that this library has are SHLO_UNSUPPORTED.
Result<std::shared_ptr<Module>> parseText(std::string_view text, const ParseOptions &options);
// The same into an empty module, whose context may have further dialects: what the ops are is not looked at.
Status parseSyntax(Module &module, std::string_view text, const ParseOptions &options);
// Refuses regions of several blocks.
Status checkBlocks(mlir::ModuleOp module);
// The text ends with a newline. What is not known to verify is verified first: the pretty form is for what is well-formed.
Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify = false);
// A part of a module, by itself: without newline and without aliases.
Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options);
Result<std::string> printText(mlir::Type type, const PrintOptions &options);
Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options);

} // namespace shlo
