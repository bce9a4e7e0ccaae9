// Parses and prints modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/module.h"
#include "dialect/other_dialects.h"

#include <string_view>

namespace shlo {

struct ParseOptions {
  std::string fileName = "-";
  bool verify = true;
  bool lenient = false; // only the rules that the reference checks apply (src/infer)
  uint64_t maxBytes = (uint64_t(1) << 31) - 1;
  uint32_t maxNesting = 128;
  OtherDialects otherDialects = OtherDialects::Keep;
  std::vector<Diagnostic> *findings = nullptr; // warnings about dropped attributes
};

struct PrintOptions {
  bool generic = false;
  bool locations = false;
  // Whether hexadecimal i1 constants have eight elements per byte, as in MLIR 22, or one, as in StableHLO 1.22.0.
  bool packBooleans = false;
  uint64_t elideAbove = UINT64_MAX;
  uint64_t maxBytes = uint64_t(1) << 33;
};

// Parses a module. `verify` runs MLIR's verifier, which checks the ops' records; src/infer has the rules of the
// specification. Unknown ops of this library's dialects are SHLO_UNSUPPORTED.
Result<std::shared_ptr<Module>> parseText(std::string_view text, const ParseOptions &options);
// Parses into an empty module, whose context may have further dialects. The ops are not checked.
Status parseSyntax(Module &module, std::string_view text, const ParseOptions &options);
// Rejects regions with several blocks.
Status checkBlocks(mlir::ModuleOp module);
// The text ends with a newline. Unless the module is known to verify, it is verified first, because the pretty form
// needs well-formed ops.
Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify = false);
// Prints a part of a module, without a newline and without aliases.
Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options);
Result<std::string> printText(mlir::Type type, const PrintOptions &options);
Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options);

} // namespace shlo
