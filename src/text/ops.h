// Parses ops and regions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/parser.h"
#include "text/values.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <deque>

namespace shlo::text {

class FormatParser;
class OpParser;

class ModuleParser {
public:
  ModuleParser(mlir::MLIRContext *context, llvm::StringRef text, llvm::StringRef fileName, uint32_t maxNesting)
      : parser(context, text, fileName, maxNesting), names(parser), noLocation(mlir::OpaqueLoc::get(this, context)) {}

  void setMhlo(bool known) { parser.knowsMhlo = known; }
  // Null on failure.
  mlir::OwningOpRef<mlir::ModuleOp> parse();
  Status takeRefusal() { return parser.takeRefusal(); }
  bool hasAliases() const { return parser.hasAliases(); }
  // Each value was defined before its uses.
  bool areUsesOrdered() const { return names.areOrdered(); }
  bool hasUnregisteredOp() const { return unregisteredOp; }
  // The failure is an op that no dialect of this library has.
  bool hasUnknownOp() const { return unknownOp; }

private:
  friend class FormatParser;
  friend class OpParser;

  struct Result {
    llvm::StringRef name;
    unsigned count;
    llvm::SMLoc place;
  };

  // Before an op.
  struct Point {
    Cursor::Mark text;
    ValueNames::Depth names;
    size_t dialects;
  };

  mlir::ParseResult definitionOrOp(mlir::Block *block);
  // Goes on behind an op that has an error, so that the errors of the ops behind it are reported, too.
  mlir::ParseResult op(mlir::Block *block);
  [[gnu::always_inline]] mlir::ParseResult namedOp(mlir::Block *block, llvm::SmallVectorImpl<Result> &results);
  mlir::ParseResult goOnBehind(const Point &start, llvm::ArrayRef<Result> results);
  mlir::ParseResult resultNames(llvm::SmallVectorImpl<Result> &results);
  mlir::ParseResult defineResults(mlir::Operation *op, llvm::ArrayRef<Result> results, llvm::SMLoc place);
  // What precedes the regions of an op in generic form, and the regions.
  struct GenericOp {
    llvm::SMLoc start;
    Parser::LineAndColumn at;
    std::optional<mlir::OperationName> name;
    llvm::SmallVector<ValueName, 4> operands;
    mlir::Attribute properties;
    llvm::SmallVector<std::unique_ptr<mlir::Region>, 1> regions;
  };
  mlir::Operation *genericOp();
  mlir::ParseResult beforeRegions(GenericOp &op);
  mlir::ParseResult genericProperties(mlir::Attribute &properties); // "<...>", if it comes next
  mlir::Operation *behindRegions(GenericOp &op);
  [[gnu::cold, gnu::noinline]] mlir::ParseResult wrongTypeCount(llvm::SMLoc place, size_t operands, size_t types);
  mlir::ParseResult genericEnd(llvm::ArrayRef<ValueName> operands, mlir::OperationState &state);
  // "%0" or, if a number is allowed, "%0#1". No value: none comes next.
  mlir::OptionalParseResult valueName(ValueName &name, bool allowNumber);
  mlir::Operation *prettyOp();
  // Makes the op of a state that is complete but for its location, which may follow.
  mlir::Operation *make(mlir::OperationState &state, mlir::Attribute properties, llvm::SMLoc place);
  // An op that has a pretty form: a table, or a function. The name alone if none is known.
  struct KnownOp {
    mlir::OperationName name;
    const OpFormat *format;
    mlir::OperationName::ParseAssemblyFn parse;
    bool takesStack; // the function is MLIR's
  };
  // The op whose name comes next; null if it has no pretty form.
  [[gnu::noinline]] KnownOp *opWithForm(llvm::SMLoc start);
  mlir::Operation *functionOp(KnownOp &known, llvm::SMLoc start);
  [[gnu::noinline]] mlir::Operation *withFunctionEnd(mlir::Operation *op) const;
  mlir::Operation *parsedOp(KnownOp &known, llvm::SMLoc start);
  [[gnu::noinline]] mlir::Operation *formattedOp(const KnownOp &known, llvm::SMLoc start);
  // The same for a format with regions, which are parsed recursively.
  mlir::Operation *formattedRegions(const KnownOp &known, llvm::SMLoc start);
  // Null on failure.
  KnownOp *opName();
  KnownOp &learnOp(llvm::StringRef name);
  mlir::ParseResult region(mlir::Region &region, llvm::ArrayRef<mlir::OpAsmParser::Argument> arguments,
                           mlir::OperationName parent, bool generic = false);
  [[gnu::noinline]] mlir::ParseResult beginRegion(mlir::Region &region,
                                                  llvm::ArrayRef<mlir::OpAsmParser::Argument> arguments,
                                                  mlir::OperationName parent, bool generic);
  [[gnu::cold, gnu::noinline]] mlir::ParseResult noOpComes(mlir::OperationName parent);
  mlir::ParseResult blockArguments(mlir::Block *block);
  void refuseBlocks(mlir::OperationName parent, llvm::SMLoc place);
  void refuseSuccessors(mlir::OperationName name, llvm::SMLoc place);
  // "loc(...)", if it comes next. An alias may be defined later.
  [[gnu::noinline]] mlir::ParseResult optionalLocation(std::optional<mlir::Location> &location);
  mlir::ParseResult resolveLocations(mlir::Operation *root);

  Parser parser;
  ValueNames names;
  mlir::Location noLocation; // while an op is parsed whose place is not its location
  llvm::SmallVector<llvm::StringRef> defaultDialects = {"builtin"};
  struct LaterLocation {
    llvm::StringRef alias;
    llvm::SMLoc place;
    mlir::LocationAttr location; // once the alias is defined
  };
  std::deque<LaterLocation> laterLocations; // an OpaqueLoc points to each
  llvm::StringMap<KnownOp> knownOps;        // by their names
  NameMap<KnownOp *> opsOfWords;            // by their words in the text, with a dialect
  unsigned brokenOps = 0;
  unsigned openFunctions = 0; // ops that MLIR's functions parse, one in the other
  bool unknownOp = false, unregisteredOp = false;
};

} // namespace shlo::text
