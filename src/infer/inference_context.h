// The view of the rules on an op: its operand types, its result types, and a way to report a violated rule. A rule
// function serves two purposes: verification compares each inferred result type with the declared one, and inference
// collects the result types, with or without declared ones. Nothing is allocated unless a rule is violated.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/dialect.h"
#include "dialect/op_table.h"
#include "infer/infer.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>

namespace shlo::infer {

using llvm::ArrayRef;
using llvm::failed;
using llvm::failure;
using llvm::LogicalResult;
using llvm::StringRef;
using llvm::success;
using mlir::RankedTensorType;
using mlir::Type;

//===- Extents ----------------------------------------------------------------------------------------------------===//

using Extents = llvm::SmallVector<int64_t, 8>;

inline constexpr int64_t unknownExtent = mlir::ShapedType::kDynamic;
// Positions in a padded or dilated operand stay below this, so that computing with them cannot overflow.
inline constexpr int64_t maxExtent = int64_t(1) << 62;
// The maximum rank. Rules may take time proportional to the rank of each operand, but many ops can share the memory of
// one type.
inline constexpr int64_t maxRank = 1024;
// Holds the product of any two 64-bit numbers.
using Wide = __int128;

inline bool isKnown(int64_t extent) { return extent != unknownExtent; }
// Equal, or one of them is dynamic.
inline bool agree(int64_t a, int64_t b) { return a == b || !isKnown(a) || !isKnown(b); }
inline int64_t known(int64_t a, int64_t b) { return isKnown(a) ? a : b; }

//===- Element types ----------------------------------------------------------------------------------------------===//

// Null if the type is not quantized, or in a way that the specification does not have: such types may lack a storage
// type, and no rule knows them.
inline mlir::quant::QuantizedType quantized(Type type) {
  Type element = mlir::getElementTypeOrSelf(type);
  return llvm::isa<mlir::quant::UniformQuantizedType, mlir::quant::UniformQuantizedPerAxisType>(element)
             ? llvm::cast<mlir::quant::QuantizedType>(element)
             : nullptr;
}
// The axis of a per-axis quantized type.
std::optional<int64_t> quantizedAxis(Type type);
// Equal except for scales and zero points.
bool sameBaseline(Type a, Type b);
// Whether a computation may accumulate elements of type `from` in type `to`.
bool isPromotable(Type from, Type to);
// Both are real floating-point types.
bool areFloats(Type a, Type b);
// The width of an element in bits; 0 if the type is not an element type.
unsigned elementBits(Type element);

// Properties that MLIR's type constructors do not guarantee: a reasonable rank, no negative extents, bounds that match
// the rank, a quantized dimension that exists. All code that computes with shapes relies on them.
bool isWellFormed(Type type);

// Whether the specification has the type: tensors, buffers, tokens, tuples and futures of its element types.
bool isSpecified(Type type);

//===- A rule's subject and text ----------------------------------------------------------------------------------===//

struct Subject {
  Subject(const char *attribute) : name(attribute) {}
  Subject(const char *kind, int64_t index) : name(kind), index(index) {}
  const char *name;
  int64_t index = -1;
};
inline Subject operand(int64_t index) { return {"operand", index}; }
inline Subject result(int64_t index) { return {"result", index}; }
inline Subject region(int64_t index) { return {"region", index}; }

// The message about a subject: what was found and what was expected. Converts to failure.
class Finding {
public:
  explicit Finding(std::string &text) : text(text) {}
  Finding &operator<<(StringRef part) { return text.append(part.data(), part.size()), *this; }
  Finding &operator<<(const char *part) { return *this << StringRef(part); }
  Finding &operator<<(int64_t number);
  Finding &operator<<(ArrayRef<int64_t> extents); // [2, ?, 3]
  Finding &operator<<(Type type);                 // short for every type
  operator LogicalResult() const { return failure(); }

private:
  std::string &text;
};

//===- The op at hand ---------------------------------------------------------------------------------------------===//

class InferenceContext {
public:
  // For verifying one op after another.
  explicit InferenceContext(mlir::SymbolTableCollection *symbols, Strictness strictness = Strictness::Specification)
      : symbols(symbols), lenient(strictness == Strictness::Reference) {}
  // For collecting result types.
  explicit InferenceContext(llvm::SmallVectorImpl<Type> &inferred,
                            std::optional<ShapeValueFn> shapeOperand = std::nullopt)
      : inferred(&inferred), shapeOperand(shapeOperand) {}

  // Symbols are looked up from `around`; null if they cannot be found yet.
  void enter(mlir::Operation *next, mlir::TypeRange types, mlir::Operation *around) {
    op = next;
    operands = types;
    scope = around;
    hasLookedUp = false;
    hasReadValue = false;
    areResultsOpen = false;
    resultsDone = 0;
  }
  // For an op that will be inserted into `around` (null: nowhere), whose symbols may be defined later. If its results
  // are open, it has none yet, and they are only inferred.
  void enterDetached(mlir::Operation *next, mlir::Operation *around, bool hasOpenResults) {
    enter(next, mlir::TypeRange(next->getOperands()), around);
    areResultsOpen = hasOpenResults;
  }
  // Replaces the types of the op's operands.
  void setOperandTypes(mlir::TypeRange types) { operands = types; }
  // The diagnostic of the last violated rule. Clears it.
  Diagnostic takeFinding();

  // Whether rules that the reference does not check are skipped.
  bool isLenient() const { return lenient; }
  // Whether the op is in its final form. Otherwise its operands may be more static than the op declares.
  bool isVerifying() const { return !inferred; }

  mlir::Operation *operation() const { return op; }
  mlir::TypeRange operandTypes() const { return operands; }
  // Where the op is, or will be; null if that is nowhere.
  mlir::Operation *around() const { return scope ? scope : op; }
  // The type of a tensor operand. The op's record guarantees that it is a ranked tensor.
  RankedTensorType tensor(unsigned index) const;
  Type element(unsigned index) const { return tensor(index).getElementType(); }

  // Whether the op has result types. An op that is being made may have none; even their number may be open.
  bool hasResults() const { return !areResultsOpen; }
  // Null if the results are open.
  RankedTensorType declaredTensor(unsigned index) const;
  Type declaredElement(unsigned index, Type otherwise) const;
  // The number of results without a rule so far; unknown if they are open.
  int64_t resultsLeft() const { return areResultsOpen ? unknownExtent : int64_t(op->getNumResults()) - resultsDone; }
  // Fails if the results are open: only the declaration determines their types.
  LogicalResult needsResults();

  // The bound of an extent; unknown if there is none.
  int64_t bound(unsigned operandIndex, int64_t dim) const;
  // The bounds of dynamic extents according to `boundOf`; null if there are none, and if results are declared.
  ir::TypeExtensionsAttr bounds(ArrayRef<int64_t> extents, llvm::function_ref<int64_t(int64_t dim)> boundOf) const;
  // The minimum of the bounds of all operands with that rank.
  ir::TypeExtensionsAttr sameBounds(ArrayRef<int64_t> extents) const;

  // The value of an integer operand, if it is known: that of a constant, or from the caller.
  bool value(unsigned operandIndex, llvm::SmallVectorImpl<int64_t> &values) const;
  // The op that makes an operand, for rules that depend on it; null if none does.
  mlir::Operation *maker(unsigned operandIndex) const;
  // The operation that a symbol refers to, as seen from the op. It may not exist yet while the op is being made.
  bool mayNameLaterSymbols() const { return scope != op; }
  mlir::Operation *lookup(mlir::SymbolRefAttr symbol);
  // Whether the op's rules have looked up a symbol.
  bool neededSymbols() const { return hasLookedUp; }
  // Whether they have asked for the value of an operand.
  bool neededValues() const { return hasReadValue; }

  // Reports a violated rule ("c5"). An empty rule has no label in the specification.
  [[nodiscard]] Finding fail(StringRef rule, Subject subject);

  // Checks the next result against its declared type, whose extents replace unknown ones. `bounds` (nullable) are the
  // bounds of a type that is only inferred.
  LogicalResult result(ArrayRef<int64_t> extents, Type element, StringRef shapeRule, StringRef elementRule,
                       ir::TypeExtensionsAttr bounds = {});
  // The next result has a type without a shape rule (token, tuple, ...), or is a tensor.
  LogicalResult result(Type type, StringRef rule);
  // Only the declaration determines the type of the next result.
  LogicalResult declaredResult();
  LogicalResult declaredResults();

  //===- Rules that many ops share ---===//

  // Every dimension is in [0, rank) and has not been seen before.
  LogicalResult dimensions(ArrayRef<int64_t> dims, int64_t rank, StringRef rangeRule, StringRef uniqueRule,
                           const char *attribute, llvm::SmallBitVector &seen);
  LogicalResult dimensions(ArrayRef<int64_t> dims, int64_t rank, StringRef rangeRule, StringRef uniqueRule,
                           const char *attribute);
  LogicalResult dimension(int64_t dim, int64_t rank, StringRef rule, const char *attribute);
  LogicalResult sorted(ArrayRef<int64_t> dims, StringRef rule, const char *attribute);
  LogicalResult size(int64_t found, int64_t expected, StringRef rule, Subject subject);
  // Every value is at least `least`.
  LogicalResult atLeast(ArrayRef<int64_t> values, int64_t least, StringRef rule, const char *attribute);
  // Both must have the same extents; `shape` takes the static ones of `type`.
  LogicalResult sameShape(Extents &shape, RankedTensorType type, StringRef rule, Subject subject);
  LogicalResult sameElement(Type expected, Type found, StringRef rule, Subject subject);
  // A computation may accumulate elements of type `from` in type `to`.
  LogicalResult promotes(Type from, Type to, StringRef rule, Subject subject);
  // Equal but for quantization; in the lenient mode also two floating-point types.
  bool isArgument(Type argument, Type expected) const;
  // A one-dimensional operand with `length` elements.
  LogicalResult list(unsigned operandIndex, int64_t length, StringRef rule);
  // The rank of the result, whose extents the operand lists.
  LogicalResult listedRank(unsigned operandIndex, StringRef rule, int64_t &rank);
  LogicalResult scalar(RankedTensorType type, StringRef rule, Subject subject);
  // An attribute with `count` rows of low and high padding; zeros if it is absent.
  LogicalResult padding(std::optional<mlir::DenseIntElementsAttr> attribute, int64_t count, StringRef rule,
                        llvm::SmallVectorImpl<std::pair<int64_t, int64_t>> &rows);

  //===- Regions ---===//

  // The argument types and returned types of the only block of a region.
  LogicalResult body(unsigned regionIndex, StringRef rule, mlir::TypeRange &arguments, mlir::TypeRange &returned);
  Type argument(unsigned regionIndex, unsigned index) const {
    return op->getRegion(regionIndex).front().getArgument(index).getType();
  }
  // The body takes 0-dimensional tensors of these elements and returns one of any element type.
  LogicalResult functionBody(unsigned regionIndex, ArrayRef<Type> elements, StringRef rule, Type &returnedElement);
  // (tensor<E0>.., tensor<E0>..) -> (tensor<E0>..) for N operands, whose elements are promotable to the E. In the
  // lenient mode they can have a shape, of some of the dimensions with the extents `within`.
  LogicalResult reductionBody(unsigned regionIndex, ArrayRef<Type> elements, StringRef rule,
                              llvm::SmallVectorImpl<Type> &accumulated, ArrayRef<int64_t> within = {});
  // A 0-dimensional tensor and its element type.
  LogicalResult scalarType(Type type, StringRef rule, Subject subject, const char *what, int64_t index, Type &element);

private:
  bool isPromotable(Type from, Type to) const;

  mlir::Operation *op = nullptr;
  mlir::TypeRange operands;
  mlir::Operation *scope = nullptr;
  bool areResultsOpen = false;
  bool hasLookedUp = false;
  mutable bool hasReadValue = false;
  int64_t resultsDone = 0;
  llvm::SmallVectorImpl<Type> *inferred = nullptr;
  mlir::SymbolTableCollection *symbols = nullptr;
  std::optional<ShapeValueFn> shapeOperand;
  bool lenient = false;

  std::string text;
  StringRef brokenRule;
  Subject brokenSubject = "";
};

// The rules of each op. Ops whose operands and results have one type need none: their record states it.
#define SHLO_OP(CLASS, NAME) LogicalResult infer(ir::CLASS op, InferenceContext &context);
#include "opset/infer_ops.inc"
#undef SHLO_OP

// All operands and results have one type, except for quantization parameters.
LogicalResult inferSameTypes(InferenceContext &context);
// Ops of other dialects have no rules.
Rules findRules(mlir::OperationName name);

} // namespace shlo::infer
