// Parses and prints modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/text.h"

#include "dialect/booleans.h"
#include "dialect/borrowed.h"
#include "dialect/diagnostics.h"
#include "dialect/dialect.h"
#include "dialect/limited_stream.h"
#include "dialect/limits.h"
#include "dialect/other_dialects.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Parser/Parser.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace shlo {
namespace {

// MLIR's parser reports unknown ops only in its messages. A name without a dialect is a syntax error.
bool namesUnknownOp(const std::vector<Diagnostic> &findings) {
  return llvm::any_of(findings, [](const Diagnostic &finding) {
    auto [before, rest] = llvm::StringRef(finding.message).split("custom op '");
    auto [name, after] = rest.split('\'');
    return name.contains('.') && (after.starts_with(" is unknown") || before.ends_with("not found for "));
  });
}

} // namespace

// StableHLO has no branches between blocks, although MLIR's functions can have them.
Status checkBlocks(mlir::ModuleOp module) {
  Status status;
  module->walk([&](mlir::Region *region) {
    if (region->empty() || region->hasOneBlock())
      return mlir::WalkResult::advance();
    Error error = makeError(SHLO_UNSUPPORTED, "a region with several blocks");
    Diagnostic &finding = error.diagnostics.emplace_back();
    finding.op = region->getParentOp()->getName().getStringRef().str();
    finding.message = "a region of '" + finding.op + "' has several blocks, expected one";
    setPlace(finding, region->getParentOp()->getLoc());
    error.message = finding.message;
    status = std::move(error);
    return mlir::WalkResult::interrupt();
  });
  return status;
}

Status parseSyntax(Module &module, std::string_view text, const ParseOptions &options) {
  if (text.size() > options.maxBytes)
    return makeError(SHLO_LIMIT, "text has " + std::to_string(text.size()) + " bytes, more than the limit of " +
                                     std::to_string(options.maxBytes));
  if (Status status = checkText(module.context(), text, options.fileName, options.maxNesting); !status)
    return status;
  mlir::MLIRContext *context = &module.context();
  DiagnosticCollector collector(*context, text, options.fileName);
  // Copied, because MLIR's lexer needs a NUL at the end.
  std::unique_ptr<llvm::WritableMemoryBuffer> copy =
      llvm::WritableMemoryBuffer::getNewUninitMemBuffer(text.size(), options.fileName);
  if (!copy)
    throw std::bad_alloc();
  std::copy(text.begin(), text.end(), copy->getBufferStart());
  packBooleans(copy->getBufferStart(), text.size());
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(copy), llvm::SMLoc());
  auto parsed = mlir::parseSourceFile<mlir::ModuleOp>(sources, mlir::ParserConfig(context, /*verifyAfterParse=*/false));
  if (!parsed) {
    Error error = collector.takeError(SHLO_MALFORMED);
    if (namesUnknownOp(error.diagnostics))
      error.code = SHLO_UNSUPPORTED;
    return error;
  }
  mlir::Region &body = parsed->getBodyRegion();
  if (!body.hasOneBlock() || body.getNumArguments())
    return makeError(SHLO_MALFORMED, "the module does not have one block without arguments");
  module.adopt(parsed.release());
  return checkExpandedSizes(module.op());
}

Result<std::shared_ptr<Module>> parseText(std::string_view text, const ParseOptions &options) {
  std::shared_ptr<Module> module = Module::create();
  OneThread alone(module->context());
  if (Status status = parseSyntax(*module, text, options); !status)
    return std::move(status.error());
  if (Status status = checkOps(module->op()); !status)
    return std::move(status.error());
  if (Status status = checkBlocks(module->op()); !status)
    return std::move(status.error());
  llvm::StringMap<uint64_t> dropped;
  if (Status status = applyPolicy(module->op(), options.otherDialects, dropped); !status)
    return std::move(status.error());
  reportDropped(dropped, options.findings);
  DiagnosticCollector collector(module->context(), text, options.fileName);
  if (options.verify && mlir::failed(verifyRecords(module->op())))
    return collector.takeError(SHLO_INVALID_PROGRAM);
  return module;
}

// An op for printing: borrowed constants are copied, so that they print like all others.
class Printable {
public:
  explicit Printable(mlir::Operation *op) : op(op) {
    if (!ir::borrowsConstants(op))
      return;
    // The copy of an isolated op does not change the module, and its values have the same names.
    mlir::Operation *whole = op;
    while (!whole->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>() && whole->getParentOp())
      whole = whole->getParentOp();
    mlir::IRMapping counterparts;
    copy = whole->clone(counterparts);
    this->op = counterparts.lookup(op);
    ir::ownConstants(copy);
  }
  ~Printable() {
    if (copy)
      copy->erase();
  }
  Printable(const Printable &) = delete;
  Printable &operator=(const Printable &) = delete;

  mlir::Operation *operator->() const { return op; }

private:
  mlir::Operation *op, *copy = nullptr;
};

static mlir::OpPrintingFlags flagsOf(const PrintOptions &options, mlir::Operation *root = nullptr) {
  mlir::OpPrintingFlags flags;
  auto losesText = [](mlir::Operation *op) {
    return ir::hasPrettyText(op) ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  };
  if (options.generic || (root && root->walk(losesText).wasInterrupted()))
    flags.printGenericOpForm();
  flags.enableDebugInfo(options.locations);
  if (options.elideAbove != UINT64_MAX)
    flags.elideLargeElementsAttrs(int64_t(std::min<uint64_t>(options.elideAbove, INT64_MAX)));
  return flags;
}

// The text that print(stream) writes.
template <typename Print> static Result<std::string> collectText(const PrintOptions &options, Print &&print) {
  std::string text;
  LimitedStream stream(text, options.maxBytes);
  print(stream);
  bool fits = !stream.isOver();
  if (fits && !options.packBooleans) {
    std::optional<std::string> unpacked = unpackBooleans(std::move(text), options.maxBytes);
    fits = unpacked.has_value();
    text = std::move(unpacked).value_or("");
  }
  if (!fits)
    return makeError(SHLO_LIMIT, "text has more than " + std::to_string(options.maxBytes) + " bytes");
  return text;
}

Result<std::string> printText(const Module &module, const PrintOptions &options, bool isKnownToVerify) {
  mlir::OpPrintingFlags flags = flagsOf(options, module.op());
  if (!isKnownToVerify) {
    DiagnosticCollector ignored(module.context());
    if (mlir::failed(verifyRecords(module.op())))
      flags.printGenericOpForm();
  }
  flags.assumeVerified();
  auto text = collectText(options, [&](auto &stream) { Printable(module.op())->print(stream, flags); });
  if (text && !llvm::StringRef(*text).ends_with("\n"))
    *text += '\n';
  return text;
}

Result<std::string> printText(mlir::Operation *operation, const PrintOptions &options) {
  mlir::OpPrintingFlags flags = flagsOf(options, operation).useLocalScope();
  if (!canVerifyAlone(operation))
    flags.printGenericOpForm();
  return collectText(options, [&](auto &stream) { Printable(operation)->print(stream, flags); });
}

Result<std::string> printText(mlir::Type type, const PrintOptions &options) {
  return collectText(options, [&](auto &stream) { type.print(stream); });
}

Result<std::string> printText(mlir::Attribute attribute, const PrintOptions &options) {
  mlir::AsmState state(attribute.getContext(), flagsOf(options));
  if (auto borrowed = llvm::dyn_cast<ir::BorrowedElementsAttr>(attribute))
    attribute = borrowed.owned();
  return collectText(options, [&](auto &stream) { attribute.print(stream, state); });
}

} // namespace shlo
