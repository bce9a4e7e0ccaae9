// The names of values: where each may be used, and uses that come before the definition.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/name_map.h"
#include "text/parser.h"

#include "mlir/IR/Operation.h"

namespace shlo::text {

// A name in text: "%0", or "%0#1" for the second result of "%0:2".
using ValueName = mlir::OpAsmParser::UnresolvedOperand;

// A region sees the names of the regions around it, unless its op is isolated. A name ends with its region.
class ValueNames {
public:
  explicit ValueNames(Parser &parser) : parser(parser) {}
  // Ops still use the values that uses before a definition stand for, unless check() succeeded.
  ~ValueNames();
  ValueNames(const ValueNames &) = delete;
  ValueNames &operator=(const ValueNames &) = delete;

  void enterRegion(bool isolated, llvm::SMLoc place);
  // Fails if a name that is used in an isolated region is not defined there.
  mlir::ParseResult leaveRegion();

  // Leaves the regions of an op that failed. Its names are known from then on, but have no values: what uses them fails
  // without an error of its own.
  struct Depth {
    size_t scopes, regions;
  };
  Depth depth() const { return {scopes.size(), scopes.back().regions.size()}; }
  void giveUp(Depth depth, llvm::ArrayRef<llvm::StringRef> names);

  // Defines a name, with the sigil, as an argument, or as a result and those that follow it.
  mlir::ParseResult define(llvm::StringRef name, mlir::Value first, unsigned count, llvm::SMLoc place);
  // Whether all uses came after the definition.
  bool areOrdered() const { return ordered; }
  // The value of a name; one that stands for it if it is not yet defined. Null on failure.
  mlir::Value use(const ValueName &name, mlir::Type type);

private:
  struct Definition {
    mlir::Value first; // null: of an op that failed
    unsigned count = 0;
  };
  // The first use of a name before its definition.
  struct Promise {
    mlir::Operation *standIn;
    llvm::SMLoc place;
  };
  struct OpenRegion {
    llvm::SMLoc begin;
    std::vector<NameMap<Definition>::Key> names; // that it defines; not kept for the first one, which ends the scope
  };
  using Key = std::pair<llvm::StringRef, unsigned>;
  // Regions that see each other's names.
  struct Scope {
    NameMap<Definition> definitions;
    std::vector<OpenRegion> regions;
    llvm::DenseMap<Key, Promise> promises;
    bool isBroken = false; // names may be missing
  };
  void forgetRegion();
  void forgetScope();

  // Puts the value in place of the one that stood for it, if there is one.
  mlir::ParseResult keepPromise(Key key, mlir::Value value);

  Parser &parser;
  std::vector<Scope> scopes;
  bool ordered = true;
};

} // namespace shlo::text
