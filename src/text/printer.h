// Prints types, attributes, constants and locations. Everything that is not an op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/limited_stream.h"
#include "text/aliases.h"
#include "text/print.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpImplementation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace shlo::text {

class Printer {
  std::string text; // that was printed; `out` writes it until its end

public:
  // Whether the type of a number or constant follows it.
  enum class TypeBehind { Always, UnlessUsual, Never };

  // Without aliases everything is printed where it is used.
  Printer(const PrintOptions &options, bool useAliases)
      : out(text, options.maxBytes), options(options), useAliases(useAliases) {}

  LimitedStream out;
  const PrintOptions options;

  void type(mlir::Type type);
  void attribute(mlir::Attribute attribute, TypeBehind typeBehind = TypeBehind::Always);
  // "name = value", or only the name of a unit.
  void named(mlir::NamedAttribute attribute);
  // "{...}", without the attributes of those names.
  void dictionary(llvm::ArrayRef<mlir::NamedAttribute> attributes);
  void dictionary(llvm::ArrayRef<mlir::NamedAttribute> attributes, llvm::ArrayRef<llvm::StringRef> without);

  // "loc(...)", with an alias that may be defined behind the program.
  void location(mlir::LocationAttr location);
  void locationInPlace(mlir::LocationAttr location);
  // Makes the alias, before those of what follows. Only a `late` one may be defined behind the program.
  void announceLocation(mlir::LocationAttr location, bool late);

  // Whether it is decimal.
  bool number(const llvm::APFloat &value);
  // A bare word, if the text is one; otherwise a string.
  void wordOrString(llvm::StringRef text);
  void string(llvm::StringRef text);
  void symbol(llvm::StringRef name);
  void resource(const mlir::AsmDialectResourceHandle &handle);
  // "{-# ... #-}", if resources have been printed.
  void resources(mlir::Operation *root);

  // Prints the alias instead of a type or attribute, if it has one.
  bool alias(mlir::Type type);
  bool alias(mlir::Attribute attribute);

  size_t aliasCount() const { return aliases.size(); }
  void moveAliasesBehind(size_t first, size_t last) { aliases.moveBehind(first, last); }
  // All that was printed, with the definitions of aliases.
  std::string take();
  bool isOver() { return out.isOver(); }

private:
  // What is being printed. Opening and closing are functions of their own: the stack bounds how deeply attributes are
  // nested, so what calls itself has little on it.
  struct Open {
    uint64_t begin;  // in `out`
    size_t uses;     // before it
    int deepestPart; // of what contains it
    unsigned alias;  // of a definition
    bool late;       // what contains it
  };
  Open open();
  // Returns how deeply the parts of what was printed are nested.
  int close(const Open &open);
  Open openAlias(const void *key, llvm::StringLiteral name, bool isLate);
  void closeAlias(const Open &open);
  bool printKnown(const void *key);
  void closeKnown(const void *key, const Open &open);
  template <typename T> void cached(T what, void (Printer::*print)(T));
  void typeItself(mlir::Type type);
  void attributeItself(mlir::Attribute attribute);
  void uncached(mlir::Attribute attribute, TypeBehind typeBehind);
  void attributeOf(mlir::Attribute attribute, TypeBehind typeBehind);
  void useAlias(unsigned alias);
  // Makes the alias of what `print` prints.
  unsigned defineAlias(const void *key, llvm::StringLiteral name, llvm::function_ref<void()> print);
  unsigned locationAlias(mlir::LocationAttr location, bool late);

  template <typename Range, typename Each> void list(Range &&range, Each &&each) {
    llvm::interleave(range, out, each, ", ");
  }
  void types(llvm::ArrayRef<mlir::Type> types);
  void shape(llvm::ArrayRef<int64_t> shape);
  void memorySpace(mlir::BaseMemRefType memref);
  // "#dialect.text", or "#dialect<text>" if the text is more than a name and a body in brackets.
  template <typename T> void ofDialect(char sigil, llvm::StringRef dialect, T printText);
  void ofDialect(mlir::Type type);
  void ofDialect(mlir::OpaqueType type);
  void ofDialect(mlir::Attribute attribute);
  void ofDialect(mlir::OpaqueAttr attribute);

  // What stands between the brackets of "dense<...>".
  void denseElements(mlir::DenseElementsAttr constant, bool allowHex, bool allowSplat = true);
  void nested(llvm::ArrayRef<int64_t> shape, uint64_t count, llvm::function_ref<void(uint64_t)> element);
  void hexadecimal(mlir::ShapedType type, llvm::ArrayRef<char> bytes);
  void digits(uint64_t count, llvm::function_ref<uint8_t(uint64_t)> byteAt);
  void digits(llvm::ArrayRef<char> bytes);
  void constant(mlir::ElementsAttr constant);
  void array(mlir::DenseArrayAttr array);
  void integer(const llvm::APInt &value, mlir::Type type);
  bool isElided(mlir::ElementsAttr constant) const;
  void locationBody(mlir::LocationAttr location);
  void locationPart(mlir::LocationAttr location);

  bool useAliases;
  bool late = false; // what is printed belongs to a definition behind the program
  Aliases aliases;
  std::vector<Aliases::Use> uses; // in `out`
  int deepestPart = -1;           // nested attributes and types in what is being printed; -1: none

  struct Known {
    std::string text;
    int depth;
  };
  llvm::DenseMap<const void *, Known> known; // types and attributes that were printed
  llvm::DenseMap<mlir::DistinctAttr, unsigned> distinct;
  llvm::MapVector<mlir::Dialect *, llvm::SetVector<mlir::AsmDialectResourceHandle>> usedResources;
  size_t programEnd = 0; // in the text; resources follow it
};

// What dialects and ops print with.
template <typename Base> class PrinterInterface : public Base {
public:
  explicit PrinterInterface(Printer &printer) : printer(printer) {}

  llvm::raw_ostream &getStream() const override { return printer.out; }
  void printNewline() override { printer.out << '\n'; }
  void increaseIndent() override {}
  void decreaseIndent() override {}
  void printFloat(const llvm::APFloat &value) override { printer.number(value); }
  void printType(mlir::Type type) override { printer.type(type); }
  void printAttribute(mlir::Attribute attribute) override { printer.attribute(attribute); }
  void printAttributeWithoutType(mlir::Attribute attribute) override {
    printer.attribute(attribute, Printer::TypeBehind::Never);
  }
  void printNamedAttribute(mlir::NamedAttribute attribute) override { printer.named(attribute); }
  llvm::LogicalResult printAlias(mlir::Attribute attribute) override { return llvm::success(printer.alias(attribute)); }
  llvm::LogicalResult printAlias(mlir::Type type) override { return llvm::success(printer.alias(type)); }
  void printKeywordOrString(llvm::StringRef text) override { printer.wordOrString(text); }
  void printString(llvm::StringRef text) override { printer.string(text); }
  void printSymbolName(llvm::StringRef name) override { printer.symbol(name); }
  void printResourceHandle(const mlir::AsmDialectResourceHandle &handle) override { printer.resource(handle); }

protected:
  // No type or attribute of this library contains itself.
  llvm::LogicalResult pushCyclicPrinting(const void *) override { return llvm::failure(); }
  void popCyclicPrinting() override {}

  Printer &printer;
};

} // namespace shlo::text
