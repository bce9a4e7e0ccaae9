// What is known of all values of a model, through its subgraphs, loops and functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "onnx/infer/facts.h"

#include "mlir/IR/Value.h"

#include "llvm/ADT/DenseMap.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace shlo::onnx {

// What is known of values. Facts are large: a map of them would move them whenever it grows.
class ValueFacts {
public:
  // Null if there is nothing.
  const Facts *find(mlir::Value value) const { return places.lookup(value); }
  // Nothing is known at first of a value that is new.
  Facts &operator[](mlir::Value value) {
    Facts *&place = places[value];
    if (!place)
      place = &store.emplace_back();
    return *place;
  }
  void erase(mlir::Value value) { places.erase(value); } // its place stays
  template <typename F> void forEach(F f) const {
    for (const auto &[value, facts] : places)
      f(value, *facts);
  }
  // Adds those that are only in the other one, with their facts.
  void add(ValueFacts &&others) {
    for (auto &[value, facts] : others.places)
      if (!places.contains(value))
        (*this)[value] = std::move(*facts);
  }

private:
  std::deque<Facts> store;
  llvm::DenseMap<mlir::Value, Facts *> places;
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
Result<ValueFacts> inferFacts(Module &module);

} // namespace shlo::onnx
