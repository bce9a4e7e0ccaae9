// The view of a function that lowers a node: what is known of its operands and attributes, the operands as values of
// StableHLO, and the place for its results.
//
// Nodes are of the newest version of their op. The shapes of their operands and results are known.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/node.h"
#include "onnx/lower/emit.h"

#include <string>

namespace shlo::onnx {

using llvm::FailureOr;

// The most ops, and the most elements of a list of places, that the extents of a node may make of it. So a small model
// does not become a large program.
inline constexpr int64_t mostCopies = 4096, mostPlaces = int64_t(1) << 20;

class LoweredNode : public Emitter {
public:
  // What is around the node.
  struct Surroundings {
    virtual ~Surroundings() = default;
    // Null for an operand that is left out.
    virtual Value valueOf(unsigned operand) = 0;
    // The elements of a value that decides a shape, if the run says them. If not, the lowering ends if it can, and the
    // run has to compute the value first. `kept`: other values that the lowering needs afterwards, which become those
    // that the run has computed, too.
    virtual std::optional<Extents> decided(Value value, ArrayRef<Value *> kept) = 0;
    // The number that a loop gives that ends soon, if it follows from constants alone.
    virtual std::optional<int64_t> evaluatedLoop(Value result) = 0;
    // Lowers a subgraph at the builder's place. The arguments are the values of its parameters. Fails if something in
    // it cannot be lowered, which is reported then.
    virtual FailureOr<llvm::SmallVector<Value>> lowerBody(unsigned region, ArrayRef<Value> arguments) = 0;
    // Whether one more step of a loop may be lowered on its own. What all loops of a model take is bounded.
    virtual bool takeStep() = 0;
    // Whether the run can say more values here.
    virtual bool canDecide() = 0;
    // Of what fails, the reports of one stay.
    virtual LogicalResult lowerEither(llvm::function_ref<LogicalResult()> first,
                                      llvm::function_ref<LogicalResult()> second) = 0;
  };
  LoweredNode(Node &node, mlir::OpBuilder &builder, mlir::Location location, Surroundings &around)
      : Emitter(builder, location), rules(node), around(around) {}

  Node &rules; // what the rules of inference see
  using Emitter::floats;
  using Emitter::integer;
  using Emitter::integers;

  //===- Operands ---===//
  bool has(size_t i) const { return rules.has(i); }
  Value operand(size_t i) { return around.valueOf(unsigned(i)); }
  llvm::SmallVector<Value> operands();
  ArrayRef<int64_t> shape(size_t i) { return shapeOf(operand(i)); }
  int64_t rank(size_t i) { return rankOf(operand(i)); }
  Type element(size_t i) { return elementOf(operand(i)); }
  // The elements of an integer tensor; none if they are only known when the program runs. The node is lowered again
  // then, if they can be computed before.
  std::optional<Extents> integers(size_t i);
  // The same if they are known now.
  std::optional<Extents> knownIntegers(size_t i);
  // The elements of a tensor of floats or integers; likewise.
  std::optional<llvm::SmallVector<double>> numbers(size_t i);
  std::optional<double> number(size_t i); // the first one
  // A list as an attribute or an operand states it, or `otherwise`.
  std::optional<Extents> list(AttributeName name, ArrayRef<int64_t> otherwise = {});
  std::optional<Extents> list(StringRef input, ArrayRef<int64_t> otherwise = {});

  //===- Attributes ---===//
  int64_t integer(AttributeName name, int64_t otherwise = 0) { return rules.integer(name, otherwise); }
  double floating(AttributeName name, double otherwise = 0);
  StringRef text(AttributeName name) { return rules.text(name); }
  llvm::SmallVector<StringRef> texts(AttributeName name); // none if it is not given
  // The value of the attribute, or `otherwise` if it is not given.
  Extents integers(AttributeName name, ArrayRef<int64_t> otherwise = {});
  std::optional<llvm::SmallVector<double>> floats(AttributeName name);
  // The first operand, and the axis that is stated; without one, all elements of the operand as a list.
  std::pair<Value, int64_t> operandAlongAxis();
  // An axis as the attribute states it, counted from the first one of `rank`.
  int64_t axis(AttributeName name, int64_t rank, int64_t otherwise = 0);

  //===- Results ---===//
  size_t results() const { return rules.results(); }
  bool isThere(size_t i) const { return rules.isThere(i); }
  ArrayRef<int64_t> resultShape(size_t i = 0) const { return resultTypes[i].getShape(); }
  Type resultElement(size_t i = 0) const { return resultTypes[i].getElementType(); }
  RankedTensorType resultType(size_t i = 0) const { return resultTypes[i]; }
  void set(size_t i, Value value) { values[i] = value; }
  LogicalResult set(Value value) { return values[0] = value, success(); }
  // Says why the node cannot be lowered.
  LogicalResult refuse(const llvm::Twine &why);

  // The elements of an integer tensor, in a run; none if the node has to be lowered again, or cannot be. `kept`: what
  // is needed afterwards, and need not be computed twice.
  std::optional<Extents> decided(Value value, ArrayRef<Value *> kept = {});
  std::optional<int64_t> evaluatedLoop(Value result) { return around.evaluatedLoop(result); }
  // Whether it is a constant that is true.
  static bool isTrue(Value value);

  FailureOr<llvm::SmallVector<Value>> lowerBody(unsigned region, ArrayRef<Value> arguments) {
    return around.lowerBody(region, arguments);
  }
  bool takeStep() { return around.takeStep(); }
  // Lowers with the first function, or, if it cannot be done like that, with the second one.
  LogicalResult lowerEither(llvm::function_ref<LogicalResult()> first, llvm::function_ref<LogicalResult()> second);

  // Of those that are there; null types for the others.
  llvm::SmallVector<RankedTensorType, 2> resultTypes;
  llvm::SmallVector<Value, 2> values;
  std::string reason;
  std::optional<unsigned> missing; // the operand whose value the lowering needs

private:
  Surroundings &around;
};

// Makes StableHLO of a node, and sets all results that are there.
using LowerFunction = LogicalResult (*)(LoweredNode &node);
// Null if there is none.
LowerFunction lowerFunctionOf(OpName op);
// Whether the function finds the extents of results, which `resultTypes` does not have then.
bool isSizedByElements(OpName op);

} // namespace shlo::onnx
