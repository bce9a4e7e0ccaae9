// Parses with MLIR's parser.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir_parser.h"

#include "booleans.h"
#include "scan.h"

#include "dialect/diagnostics.h"
#include "dialect/limits.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace shlo::test {
namespace {

// MLIR's parser reports unknown ops only in its messages. A name without a dialect is a syntax error.
bool namesUnknownOp(const std::vector<Diagnostic> &findings) {
  return llvm::any_of(findings, [](const Diagnostic &finding) {
    auto [before, rest] = llvm::StringRef(finding.message).split("custom op '");
    auto [name, after] = rest.split('\'');
    return name.contains('.') && (after.starts_with(" is unknown") || before.ends_with("not found for "));
  });
}

// StableHLO has no branches between blocks, although MLIR's functions can have them.
bool hasSeveralBlocks(mlir::ModuleOp module) {
  return module
      ->walk([](mlir::Region *region) {
        return region->empty() || region->hasOneBlock() ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
      })
      .wasInterrupted();
}

// Packs i1 constants with one byte per element in place. The rest of the space is filled with blanks, so that lines and
// columns stay the same. A single byte for more than eight elements is a splat; for two to eight it is packed.
void packBooleans(char *text, size_t size) {
  BooleanFinder finder(llvm::StringRef(text, size));
  while (std::optional<BooleanFinder::Constant> found = finder.next()) {
    uint64_t bytes = found->digitCount / 2;
    char *digits = text + found->digits;
    auto isTrue = [&](uint64_t byte) { return digits[2 * byte] != '0' || digits[2 * byte + 1] != '0'; };
    if (bytes == 1 && found->elements > 8) {
      std::fill_n(digits, 2, isTrue(0) ? 'F' : '0');
      continue;
    }
    if (bytes != found->elements || bytes < 2)
      continue;
    // The digits of byte B come from bytes 8 B to 8 B + 7, which are not needed afterwards.
    uint64_t packed = llvm::divideCeil(bytes, 8);
    for (uint64_t byte = 0; byte < packed; ++byte) {
      unsigned value = 0;
      for (uint64_t bit = 0; bit < 8 && 8 * byte + bit < bytes; ++bit)
        value |= unsigned(isTrue(8 * byte + bit)) << bit;
      digits[2 * byte] = llvm::hexdigit(value >> 4);
      digits[2 * byte + 1] = llvm::hexdigit(value & 15);
    }
    digits[2 * packed] = '"';
    std::fill(digits + 2 * packed + 1, digits + found->digitCount + 1, ' ');
  }
}

// MLIR keeps the bits that narrow integers do not have, and prints such a number as nothing. It makes two locations of
// a range whose end repeats the line of its start or does not, but prints them alike.
void normalize(mlir::Operation *root) {
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([](mlir::FileLineColRange range) -> mlir::Attribute {
    if (range.getStartLine() != range.getEndLine() || range.getStartColumn() == range.getEndColumn())
      return range;
    return mlir::FileLineColRange::get(range.getFilename(), range.getStartLine(), range.getStartColumn(),
                                       range.getEndLine(), range.getEndColumn());
  });
  replacer.addReplacement([](mlir::DenseIntOrFPElementsAttr constant) -> mlir::Attribute {
    mlir::Type element = constant.getElementType();
    if (auto complex = llvm::dyn_cast<mlir::ComplexType>(element))
      element = complex.getElementType();
    unsigned width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
    if (width < 2 || width % 8 == 0)
      return constant;
    std::vector<char> bytes(constant.getRawData().begin(), constant.getRawData().end());
    size_t each = llvm::divideCeil(width, 8);
    for (size_t last = each - 1; last < bytes.size(); last += each)
      bytes[last] = char(uint8_t(bytes[last]) & (0xff >> (8 * each - width)));
    return mlir::DenseElementsAttr::getFromRawBuffer(constant.getType(), bytes);
  });
  replacer.recursivelyReplaceElementsIn(root, /*replaceAttrs=*/true, /*replaceLocs=*/true);
}

// Functions may end with either return; ours has one op for both.
void endFunctionsAlike(mlir::ModuleOp module) {
  module->walk([](mlir::func::FuncOp function) {
    if (function.isExternal() || !function.getBody().hasOneBlock() || function.getBody().front().empty())
      return;
    mlir::Operation &end = function.getBody().front().back();
    if (end.getName().getStringRef() != "stablehlo.return" || end.getNumResults() || end.getNumRegions())
      return;
    mlir::OperationState state(end.getLoc(), mlir::func::ReturnOp::getOperationName(), end.getOperands(), {});
    state.attributes = end.getDiscardableAttrDictionary();
    mlir::OpBuilder(&end).create(state);
    end.erase();
  });
}

} // namespace

Status parseWithMlir(Module &module, std::string_view text, const ParseOptions &options) {
  if (Status status = checkText(module.context(), text, options.fileName, options.maxNesting); !status)
    return status;
  DiagnosticCollector collector(module.context(), text, options.fileName);
  auto copy = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(text.size(), options.fileName);
  std::copy(text.begin(), text.end(), copy->getBufferStart());
  packBooleans(copy->getBufferStart(), text.size());
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(copy), llvm::SMLoc());
  mlir::ParserConfig config(&module.context(), /*verifyAfterParse=*/false);
  auto parsed = mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
  // MLIR reports some errors and goes on, for example on a stray '@' behind a type of a dialect.
  if (!parsed || collector.hasErrors()) {
    Error error = collector.takeError(SHLO_MALFORMED);
    if (namesUnknownOp(error.diagnostics))
      error.code = SHLO_UNSUPPORTED;
    return error;
  }
  mlir::Region &body = parsed->getBodyRegion();
  if (!body.hasOneBlock() || body.getNumArguments())
    return makeError(SHLO_MALFORMED, "the module does not have one block without arguments");
  normalize(*parsed);
  endFunctionsAlike(*parsed);
  module.adopt(parsed.release());
  if (Status status = checkExpandedSizes(module.op()); !status)
    return status;
  if (hasSeveralBlocks(module.op()))
    return makeError(SHLO_UNSUPPORTED, "a region with several blocks");
  return {};
}

} // namespace shlo::test
