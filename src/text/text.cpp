// Parses modules, types and attributes from text that nobody has checked.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/text.h"

#include "base/work.h"
#include "dialect/diagnostics.h"
#include "dialect/shapes.h"
#include "dialect/tool_dialects.h"
#include "text/ops.h"

namespace shlo {
namespace {

constexpr const char *partName = "-"; // the name of a type or attribute in diagnostics

// The one type or attribute of a text.
template <typename T>
Result<T> parsePart(mlir::MLIRContext &context, std::string_view text, uint32_t maxNesting,
                    T (*parse)(text::Parser &)) {
  DiagnosticCollector collector(context, text, partName);
  text::Parser parser(&context, text, partName, maxNesting);
  T result = parse(parser);
  checkWork();
  if (result && !parser.cursor.atEnd()) {
    parser.error("the text continues behind its end");
    result = nullptr;
  }
  if (Status refusal = parser.takeRefusal(); !refusal)
    return std::move(refusal.error());
  if (!result)
    return collector.takeError(SHLO_MALFORMED);
  return result;
}

// Without an unregistered op, checkOps() finds nothing.
Status parseInto(Module &module, std::string_view text, const ParseOptions &options, bool &hasUnregisteredOp) {
  if (text.size() > options.maxBytes)
    return makeError(SHLO_LIMIT, "text has " + std::to_string(text.size()) + " bytes, more than the limit of " +
                                     std::to_string(options.maxBytes));
  DiagnosticCollector collector(module.context(), text, options.fileName);
  text::ModuleParser parser(&module.context(), text, options.fileName, options.maxNesting);
  parser.setMhlo(options.mhlo);
  mlir::OwningOpRef<mlir::ModuleOp> parsed = parser.parse();
  checkWork();
  if (Status refusal = parser.takeRefusal(); !refusal)
    return refusal;
  if (!parsed)
    return collector.takeError(parser.hasUnknownOp() ? SHLO_UNSUPPORTED : SHLO_MALFORMED);
  mlir::Region &body = parsed->getBodyRegion();
  if (!body.hasOneBlock() || body.getNumArguments())
    return makeError(SHLO_MALFORMED, "the module does not have one block without arguments");
  module.adopt(parsed.release(), parser.areUsesOrdered());
  hasUnregisteredOp = parser.hasUnregisteredOp();
  bool mayExpand = parser.hasAliases() || options.maxNesting > maxExpandedDepth;
  return mayExpand ? checkExpandedSizes(module.op()) : Status();
}

} // namespace

Status parseSyntax(Module &module, std::string_view text, const ParseOptions &options) {
  bool hasUnregisteredOp;
  return parseInto(module, text, options, hasUnregisteredOp);
}

Result<std::shared_ptr<Module>> parseText(std::string_view text, const ParseOptions &options) {
  std::shared_ptr<Module> module = Module::create(text.size());
  OneThread alone(module->context());
  if (options.toolDialects) {
    loadToolDialects(module->context());
    shapes::load(module->context());
  }
  bool hasUnregisteredOp = false;
  if (Status status = parseInto(*module, text, options, hasUnregisteredOp); !status)
    return std::move(status.error());
  if (hasUnregisteredOp)
    if (Status status = checkOps(module->op()); !status)
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

Result<mlir::Type> parseType(mlir::MLIRContext &context, std::string_view text, uint32_t maxNesting) {
  return parsePart<mlir::Type>(context, text, maxNesting, [](text::Parser &parser) { return parser.type(); });
}

Result<mlir::Attribute> parseAttribute(mlir::MLIRContext &context, std::string_view text, uint32_t maxNesting) {
  return parsePart<mlir::Attribute>(context, text, maxNesting, [](text::Parser &parser) { return parser.attribute(); });
}

} // namespace shlo
