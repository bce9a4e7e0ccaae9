// A node while it goes from version to version: its operands, attributes and results in the version that it has
// reached, and ways to make other nodes beside it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "onnx/infer/graph.h"
#include "onnx/infer/node.h"
#include "onnx/opset/history.h"

#include "mlir/IR/Builders.h"

namespace shlo::onnx {

class Converter;

using Integers = llvm::SmallVector<int64_t>;
using Values = llvm::SmallVector<mlir::Value>;

// An attribute of a node that is made.
struct Setting {
  Setting(AttributeName name, int64_t number) : name(name), kind(AttributeKind::Int), number(number) {}
  Setting(AttributeName name, int number) : Setting(name, int64_t(number)) {}
  Setting(AttributeName name, double real) : name(name), kind(AttributeKind::Float), real(real) {}
  Setting(AttributeName name, llvm::ArrayRef<int64_t> list) : name(name), kind(AttributeKind::Ints), list(list) {}
  Setting(AttributeName name, StringRef text) : name(name), kind(AttributeKind::String), text(text) {}
  Setting(AttributeName name, mlir::Attribute value) : name(name), kind(AttributeKind::Undefined), value(value) {}
  AttributeName name;
  AttributeKind kind;
  int64_t number = 0;
  double real = 0;
  llvm::ArrayRef<int64_t> list;
  StringRef text;
  mlir::Attribute value = nullptr;
};
using Settings = llvm::ArrayRef<Setting>;

// The most elements of a constant that is made.
inline constexpr int64_t mostMade = 1 << 16;

class Draft {
public:
  Draft(Converter &converter, mlir::Operation *op, const Schema &version, bool isUp);

  mlir::Operation *operation() const { return op; }
  // The version that everything here is of. A step to a newer one begins in the older one, and the reverse.
  const Schema &schema() const { return *version; }
  void reach(const Schema &next) { version = &next; }
  bool isUp() const { return up; }
  // The opset of ai.onnx that the node is converted to.
  int64_t target() const;

  //===- Operands ---===//
  size_t operands() const { return inputs.size(); }
  // Neither omitted nor beyond the last one.
  bool has(size_t i) const { return i < inputs.size() && !llvm::isa<mlir::NoneType>(inputs[i].getType()); }
  // Null if the node has no such operand.
  mlir::Value operand(size_t i) const { return has(i) ? inputs[i] : mlir::Value(); }
  // Null omits it.
  void setOperand(size_t i, mlir::Value value);
  llvm::ArrayRef<mlir::Value> allOperands() const { return inputs; }

  //===- What is known of values ---===//
  Facts facts(mlir::Value value) const;
  DataType element(mlir::Value value) const; // UNDEFINED if it is not known
  std::optional<int64_t> rank(mlir::Value value) const;
  std::optional<Shape> shape(mlir::Value value) const;
  // The extents, if all of them are known.
  std::optional<Integers> extents(mlir::Value value) const;
  // The elements of a constant; null if it is none.
  mlir::ElementsAttr constant(mlir::Value value) const;
  // The elements of an integer tensor, if they are known.
  std::optional<Integers> integers(mlir::Value value) const;
  // The one element of a constant.
  std::optional<double> number(mlir::Value value) const;

  //===- Attributes ---===//
  mlir::Attribute attribute(StringRef name) const { return attributes.get(name); }
  // Also one that is the attribute of the function around.
  bool isGiven(StringRef name) const { return attributes.get(name) || isReference(name); }
  bool isReference(StringRef name) const;
  void set(StringRef name, mlir::Attribute value) { attributes.set(name, value); }
  void drop(StringRef name);
  void rename(StringRef name, StringRef newName);
  // The default of the version if it is not given; none without a default, or if the attribute is one of the function.
  std::optional<int64_t> integer(AttributeName name) const;
  std::optional<double> real(AttributeName name) const;
  std::optional<Integers> list(AttributeName name) const;
  StringRef text(AttributeName name) const; // "" if there is none
  // The default that a schema states, as an attribute; null if it has none.
  mlir::Attribute defaultOf(const AttributeSchema &attribute) const;
  // What a text of a record stands for.
  mlir::Attribute parsed(AttributeKind kind, StringRef text) const;
  mlir::Attribute integersAttribute(llvm::ArrayRef<int64_t> values) const;
  mlir::Attribute floatAttribute(double value) const;
  const mlir::NamedAttrList &allAttributes() const { return attributes; }

  //===- Results ---===//
  size_t results() const { return outputs; }
  // Whether something needs the result.
  bool isUsed(size_t i) const;
  // Drops those beyond, or adds some that nobody needs.
  void setResults(size_t count) { outputs = count; }
  mlir::Value result(size_t i) const; // of the op; null if it has none
  // Another type for a result; null leaves it.
  void retype(size_t i, mlir::Type type);
  mlir::Type resultType(size_t i) const;

  //===- Other nodes, of the newest versions; before this one ---===//
  mlir::Value make(OpName op, llvm::ArrayRef<mlir::Value> operands, Settings settings = {});
  Values makeMany(OpName op, size_t results, llvm::ArrayRef<mlir::Value> operands, Settings settings = {});
  // The node itself as it is now, in the version that it has reached.
  Values remake(llvm::ArrayRef<mlir::Value> operands, Settings changed = {});
  // A node of an older version.
  Values makeVersion(const Schema &schema, size_t results, llvm::ArrayRef<mlir::Value> operands,
                     Settings settings = {});
  mlir::Value constantOf(mlir::ElementsAttr value);
  // The value of an attribute of the function around, in the attribute `form` of a Constant.
  mlir::Value constantOfReference(StringRef form, mlir::Attribute source);
  mlir::Value constantOf(llvm::ArrayRef<int64_t> list);  // a list
  mlir::Value scalarOf(int64_t number);                  // a scalar of int64
  mlir::Value realOf(double number, mlir::Value like);   // a scalar of the element type of another value
  mlir::Value emptyOf(DataType element);                 // a list without elements
  mlir::Value cast(mlir::Value value, DataType element); // the value itself if it has that type
  mlir::Value shapeOf(mlir::Value value);                // a constant if it is known
  mlir::Value reshape(mlir::Value value, llvm::ArrayRef<int64_t> shape);
  mlir::Value transpose(mlir::Value value, llvm::ArrayRef<int64_t> order);
  mlir::Value slice(mlir::Value value, int64_t axis, int64_t start, int64_t end);
  // Values in the place of the results.
  void replace(llvm::ArrayRef<mlir::Value> values) { replacement.emplace(values.begin(), values.end()); }
  const std::optional<Values> &replacements() const { return replacement; }

  //===- What cannot be said ---===//
  // "its attribute 'x' is 5". The version at hand is the first one that has it.
  void block(std::string reason);
  bool isBlocked() const { return !reason.empty(); }
  const std::string &whyBlocked() const { return reason; }
  int64_t blockedSince() const { return since; }

  mlir::OpBuilder &builder() { return build; }
  Converter &converter() { return convert; }
  mlir::MLIRContext *context() const { return op->getContext(); }

private:
  Converter &convert;
  mlir::Operation *op;
  const Schema *version;
  bool up;
  Values inputs;
  mlir::NamedAttrList attributes;
  size_t outputs;
  llvm::SmallVector<mlir::Type, 2> types;
  std::optional<Values> replacement;
  std::string reason;
  int64_t since = 0;
  mlir::OpBuilder build;
};

inline StringRef textOf(Text text) { return std::string_view(text); }
inline StringRef textOf(AttributeName name) { return nameOf(name); }

// A step of a record, in the direction of the draft.
void takeStep(Draft &draft, const Step &step, const Schema &older, const Schema &newer);

// The functions of coded steps, and those that say ops with others, which the records of ops name (src/onnx/opset). A
// family's are in the file of its name. An expansion that is not possible blocks the draft.
namespace steps {
#define ONNX_STEP_FUNCTION(function) void function(Draft &draft);
#include "onnx/opset/functions.inc"
} // namespace steps
namespace expansions {
#define ONNX_EXPAND_FUNCTION(function) void function(Draft &draft);
#include "onnx/opset/functions.inc"
} // namespace expansions

// The function for an op that was an experiment before opset 10; null if there is none.
void (*experimentOf(StringRef name))(Draft &draft);

// Makes the nodes of a body in the place of the draft's node.
void expandBody(Draft &draft, const Body &body);

} // namespace shlo::onnx
