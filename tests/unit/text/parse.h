// Parses attributes and types for the tests of the text parser.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/diagnostics.h"
#include "text/parser.h"
#include "text/quant.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"

#include <string>

namespace shlo::text {

// A context of its own. A text is one attribute or type and nothing else.
class Texts {
public:
  Texts() {
    context.allowUnregisteredDialects();
    context.loadDialect<mlir::quant::QuantDialect>();
  }

  mlir::Attribute attribute(llvm::StringRef text) {
    return whole(text, [](Parser &parser) { return parser.attribute(); });
  }
  mlir::Type type(llvm::StringRef text) {
    return whole(text, [](Parser &parser) { return parser.type(); });
  }
  // What stands behind "!quant.".
  mlir::Type quantized(llvm::StringRef text) {
    return whole(text, [](Parser &parser) { return quantizedType(parser, parser.place()); });
  }

  // Parses with `parse`, which returns something that is null on failure; sets `message`.
  template <typename Parse> std::invoke_result_t<Parse, Parser &> whole(llvm::StringRef text, Parse parse) {
    DiagnosticCollector collector(context);
    Parser parser(&context, text, "-", 128);
    auto result = parse(parser);
    if (result && !parser.cursor.atEnd()) {
      parser.error("expected the end");
      result = {};
    }
    message.clear();
    if (Status status = parser.takeRefusal(); !status)
      message = status.error().message, result = {};
    else if (!result)
      message = collector.takeError(SHLO_INVALID_PROGRAM).message;
    return result;
  }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  std::string message; // of the last failure
};

// The text of MLIR's printer.
template <typename T> std::string printed(T what) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (what)
    stream << what;
  else
    stream << "null";
  return text;
}

} // namespace shlo::text
