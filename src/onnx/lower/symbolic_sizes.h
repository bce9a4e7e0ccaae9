// Numbers that follow from the extents that a program leaves open, as ops that compute them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/lower/emit.h"

#include "llvm/ADT/DenseMap.h"

#include <map>
#include <optional>

namespace shlo::onnx {

// What a number is in each sample: a lowering of the same model for certain extents.
using Sampled = llvm::SmallVector<int64_t, 8>;
inline bool isConstant(const Sampled &number) { return llvm::all_equal(number); }

// An open extent: what it is in each sample, and the argument that has it.
struct OpenExtent {
  std::string name;
  Sampled samples;
  unsigned argument = 0;
  int64_t axis = 0;
  int64_t multipleOf = 1; // it is always
};

// Finds what a number is made of. Sample 0 has each extent's first value, sample k + 1 another one of extent k alone;
// all further samples have others again, and check what is found.
class SizeFinder {
public:
  // A dimension of a value.
  struct Dimension {
    Value value;
    int64_t axis;
    Sampled samples;
  };

  // The function has the arguments of the open extents. Its ops are made before `first`. `known`: dimensions of values
  // that are there wherever a number is needed, by their samples.
  SizeFinder(std::vector<OpenExtent> open, mlir::Operation *first, const std::map<Sampled, Dimension> &known)
      : open(std::move(open)), builder(first), known(known) {}

  // Runs with other extents than such multiples fail.
  void assertMultiples();

  // An i32 scalar. Null if the number is neither a sum of multiples of the open extents, nor a multiple of a product of
  // some, nor of the dimensions given, each plus a constant, nor a known dimension. Ops that read dimensions are made
  // by `beside`.
  Value find(const Sampled &number, ArrayRef<Dimension> dimensions, mlir::OpBuilder &beside);
  // The numbers along one axis: tensor<Nxi32>.
  Value findAll(ArrayRef<Sampled> numbers, ArrayRef<Dimension> dimensions, mlir::OpBuilder &beside);

private:
  Value integer(int64_t number);
  Value sizeOf(const OpenExtent &extent);
  Value ofInputs(const Sampled &number); // without dimensions of other values
  Value sumOfMultiples(const Sampled &number);
  Value multipleOfProduct(const Sampled &number);
  Value ofDimensions(const Sampled &number, ArrayRef<Dimension> dimensions, mlir::OpBuilder &beside);
  Value listOf(ArrayRef<Value> numbers, mlir::OpBuilder &at);
  // factor * value + rest
  Value scaled(mlir::OpBuilder &at, Value value, int64_t factor, int64_t rest);

  std::vector<OpenExtent> open;
  mlir::OpBuilder builder;
  const std::map<Sampled, Dimension> &known;
  llvm::DenseMap<int64_t, Value> integers;
  llvm::DenseMap<std::pair<unsigned, int64_t>, Value> sizes; // by argument and axis
  std::map<Sampled, Value> found;                            // of open extents
  std::map<std::vector<Sampled>, Value> lists;               // likewise
};

} // namespace shlo::onnx
