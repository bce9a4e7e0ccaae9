// What is known of all values of a model, through its subgraphs, loops and functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "onnx/infer/facts.h"

#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PointerIntPair.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace shlo::onnx {

// What is known of values. Facts are large: a map of them would move them whenever it grows, and values can share them.
class ValueFacts {
public:
  // Null if there is nothing.
  const Facts *find(mlir::Value value) const { return places.lookup(value).getPointer(); }
  void set(mlir::Value value, Facts facts) {
    Place &place = places[value];
    if (place.getPointer() && !place.getInt())
      *place.getPointer() = std::move(facts);
    else
      place = {&store.emplace_back(std::move(facts)), false};
  }
  // Facts that several values may have.
  const Facts *keep(Facts facts) { return &store.emplace_back(std::move(facts)); }
  void share(mlir::Value value, const Facts *kept) { places[value] = {const_cast<Facts *>(kept), true}; }
  void reserve(size_t count) { places.reserve(unsigned(count)); }
  void erase(mlir::Value value) { places.erase(value); } // its facts stay
  template <typename F> void forEach(F f) const {
    for (const auto &[value, place] : places)
      f(value, *place.getPointer());
  }
  // Adds those that are only in the other one.
  void add(const ValueFacts &others) {
    for (const auto &[value, place] : others.places)
      if (!places.contains(value))
        set(value, *place.getPointer());
  }

private:
  using Place = llvm::PointerIntPair<Facts *, 1, bool>; // whether they are shared
  std::deque<Facts> store;
  llvm::DenseMap<mlir::Value, Place> places;
};

struct InferOptions {
  std::map<std::string, int64_t, std::less<>> extents; // by the name of a dimension
  std::map<std::string, std::vector<int64_t>, std::less<>>
      shapes; // by the name of an input; -1 for what stays as it is
  // Whether a rule that is broken, and a declared type that contradicts what is inferred, are errors. Otherwise they
  // are warnings; what is inferred counts.
  bool strict = false;
  std::vector<Diagnostic> *findings = nullptr;
};

// Gives an input of the model the shape that the options have for it. Fails if it is another one than the model says.
Status bindShape(Facts &facts, llvm::StringRef input, const InferOptions &options);

// A copy of the module with the types of results and the names of their dimensions, as far as they can be known. Types
// that are declared stay where nothing better is known. The module must be verified.
Result<std::shared_ptr<Module>> inferModule(const Module &module, const InferOptions &options);

// What is known of the values of the main graph and its subgraphs. The module is not changed.
Result<ValueFacts> inferFacts(const Module &module);

} // namespace shlo::onnx
