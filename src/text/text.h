// Parses modules, types and attributes from text that nobody has checked.
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
  bool mhlo = false;                           // what belongs to MHLO is that of StableHLO
  bool toolDialects = false;                   // those of dialect/tool_dialects.h and dialect/shapes.h are known
  std::vector<Diagnostic> *findings = nullptr; // warnings about dropped attributes
};

// Parses a module. `verify` runs MLIR's verifier, which checks the ops' records; src/infer has the rules of the
// specification. Unknown ops of this library's dialects are SHLO_UNSUPPORTED.
Result<std::shared_ptr<Module>> parseText(std::string_view text, const ParseOptions &options);
// Parses into an empty module, whose context may have further dialects. The ops are not checked.
Status parseSyntax(Module &module, std::string_view text, const ParseOptions &options);

// Parses a type or attribute, which is the whole text. Brackets are nested at most `maxNesting` levels deep.
Result<mlir::Type> parseType(mlir::MLIRContext &context, std::string_view text, uint32_t maxNesting);
Result<mlir::Attribute> parseAttribute(mlir::MLIRContext &context, std::string_view text, uint32_t maxNesting);

} // namespace shlo
