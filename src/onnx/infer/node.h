// The view of the rules on a node: what is known of its operands, its attributes whatever their version calls them, a
// way to report a rule that is broken, and the place for what is known of its results.
//
// A rule holds for what is known: nothing is checked of operands without rank or value.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "infer/inference_context.h"
#include "onnx/infer/facts.h"

namespace shlo::onnx {

using infer::operand;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::StringRef;
using llvm::success;

// A list that an attribute or an operand states.
struct List {
  bool isGiven = false;
  std::optional<Numbers> numbers; // if they are known
  infer::Subject subject = "";
  // Of a list of which each entry is known.
  std::optional<llvm::SmallVector<int64_t, 4>> known() const;
};

class Node {
public:
  // Where the facts about operands are from.
  struct Source {
    virtual ~Source() = default;
    virtual Facts factsOf(unsigned operand) = 0;
    // The value of an operand that is no result of a constant; null if it is not known.
    virtual mlir::ElementsAttr constantOf(unsigned operand) = 0;
    // The value of an attribute that refers to one of the function around: null if the caller does not give it, none if
    // that is not known.
    virtual std::optional<mlir::Attribute> referenced(StringRef name) = 0;
    // What a subgraph yields for arguments of which this is known; none if that is not known.
    virtual std::optional<FactsList> yields(unsigned region, llvm::ArrayRef<Facts> arguments) = 0;
    // Whether somebody asks for the elements of results.
    bool passesOn = true;
  };
  Node(mlir::Operation *op, const Schema &schema, infer::InferenceContext &context, Source &source);

  mlir::Operation *operation() const { return op; }
  const Schema &schema() const { return ownSchema; }
  int64_t since() const { return ownSchema.since; }

  //===- Operands ---===//
  size_t operands() const { return inputs.size(); }
  // Neither left out nor beyond the last one.
  bool has(size_t i) const;
  const Facts &facts(size_t i);
  // Null if the rank is not known.
  const Shape *shape(size_t i);
  // UNDEFINED if it is not known.
  DataType element(size_t i);
  // The elements of an integer tensor; null if they are not known.
  const Numbers *elements(size_t i);
  // The same, where they make no shape: they are only passed on to results. Null if nobody asks for those.
  const Numbers *passedOn(size_t i);
  // The one element of such a tensor.
  std::optional<int64_t> scalar(size_t i);
  // The value of a constant; null if the operand is none.
  mlir::ElementsAttr constant(size_t i);
  // The operands whose elements a rule asked for before it gave the shape of the first result, and which are neither
  // known nor named: those that decide a shape.
  llvm::ArrayRef<unsigned> missing() const { return asked; }
  // The input with that name; case does not matter. None if this version has none.
  std::optional<size_t> input(StringRef name) const;

  //===- Attributes ---===//
  // Null if it is not given, or not known.
  mlir::Attribute attribute(AttributeName name);
  // True also if that is not known.
  bool isGiven(AttributeName name);
  // Whether the attribute is one of the caller of a function, which is not known.
  bool isOpen(AttributeName name);
  // The default if it is not given; none if it has no default.
  std::optional<int64_t> integer(AttributeName name);
  int64_t integer(AttributeName name, int64_t otherwise) { return integer(name).value_or(otherwise); }
  // The element type that an attribute names, which need not be one: checkResultTypes refuses it then.
  std::optional<DataType> dataType(AttributeName name);
  // The attribute that was asked for it, and has a value.
  std::optional<AttributeName> typeAttribute() const { return namesType; }
  StringRef text(AttributeName name); // "" if there is none
  std::optional<llvm::SmallVector<int64_t, 4>> integers(AttributeName name);
  // The attribute of that name, or the operand of newer versions.
  List list(AttributeName name);
  // Of an operand.
  List list(StringRef inputName);

  //===- Results ---===//
  size_t results() const { return out.size(); }
  // Neither omitted nor beyond the last one.
  bool isThere(size_t i) const;
  // Of an op that is being made, the number may be open.
  bool isOpenCount() const { return hasOpenCount; }
  void setResultCount(size_t count);
  Facts &result(size_t i) { return out[i]; }
  llvm::MutableArrayRef<Facts> allResults() { return out; }
  // For a result that there is.
  void set(size_t i, Shape shape);
  void set(size_t i, DataType element);
  void set(size_t i, const Facts &facts);
  void setElements(size_t i, Numbers elements);

  std::optional<FactsList> yields(unsigned region, llvm::ArrayRef<Facts> arguments) {
    return source.yields(region, arguments);
  }

  //===- Rules that many ops share ---===//
  [[nodiscard]] infer::Finding fail(StringRef rule, infer::Subject subject) { return context.fail(rule, subject); }
  // Holds for what is not known.
  LogicalResult rank(StringRef rule, size_t i, size_t expected);
  LogicalResult rankAtLeast(StringRef rule, size_t i, size_t least);
  // One element: a scalar, or a list of one, which exporters write.
  LogicalResult single(StringRef rule, size_t i);
  // 0 or 1.
  LogicalResult flag(StringRef rule, AttributeName name);
  // The axis counted from the first one.
  LogicalResult axis(StringRef rule, infer::Subject subject, int64_t axis, size_t rank, size_t &result);
  // Each of them, and none twice.
  LogicalResult axes(StringRef rule, infer::Subject subject, llvm::ArrayRef<int64_t> list, size_t rank,
                     llvm::SmallVectorImpl<size_t> &result);
  // Two operands' extents that must be equal.
  LogicalResult sameExtent(StringRef rule, size_t i, size_t axis, Number expected);
  // Whether operand `i` can be broadcast to the shape.
  LogicalResult broadcastTo(StringRef rule, size_t i, const Shape &shape);
  // Whether the shapes can be broadcast together; `shape` becomes the result.
  LogicalResult broadcast(StringRef rule, size_t i, Shape &shape);

private:
  void ask(size_t i);
  const Numbers *read(size_t i);

  mlir::Operation *op;
  const Schema &ownSchema;
  infer::InferenceContext &context;
  Source &source;
  mlir::TypeRange inputs;
  mlir::DictionaryAttr references;
  llvm::SmallVector<std::optional<Facts>, 4> known;
  llvm::SmallVector<Facts, 2> out;
  llvm::SmallVector<unsigned, 4> asked;
  bool hasOpenCount = false;
  std::optional<AttributeName> namesType;
};

// Checks a node, and says what is known of its results.
using InferFunction = LogicalResult (*)(Node &node);
// Null if only the schema says anything.
InferFunction inferFunctionOf(OpName op);

// Whether an attribute that names the type of results names one that the schema allows.
LogicalResult checkResultTypes(Node &node);

// The type of a result that the schema determines: by a type variable of the operands, or because there is one only.
void inferTypes(Node &node);

// Whether an op is a Constant of any version, or an initializer.
bool isConstant(mlir::Operation *op);
// Its elements, if they are integers or booleans and at most `most`.
bool integersOf(mlir::Operation *constant, int64_t most, llvm::SmallVectorImpl<int64_t> &values);
bool integersIn(mlir::Attribute value, int64_t most, llvm::SmallVectorImpl<int64_t> &values);

// Facts as types and back; null if nothing is known. A context may have no dialect onnx then, and so no type for that.
Facts factsOf(mlir::Type type);
mlir::Type typeOf(const Facts &facts, mlir::MLIRContext *context);

} // namespace shlo::onnx
