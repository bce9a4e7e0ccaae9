// What the rules of an op see: its operand types, a place for its result types, and a way to say which rule is broken.
// One rule function serves both uses: verifying compares each inferred result with the declared one, inferring collects
// the result types, with or without declared ones. Nothing here allocates while no rule is broken.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.h"
#include "dialect/dialect.h"
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
// Positions inside a padded or dilated operand stay below this, so that nobody who computes with them overflows.
inline constexpr int64_t maxExtent = int64_t(1) << 62;
// No program needs more dimensions. Rules may take time in proportion to the rank of each operand, while a type that
// many ops share takes room only once.
inline constexpr int64_t maxRank = 1024;
// The exact value of anything that two 64-bit numbers multiply to.
using Wide = __int128;

inline bool isKnown(int64_t extent) { return extent != unknownExtent; }
// Equal, or one of them is not known.
inline bool agree(int64_t a, int64_t b) { return a == b || !isKnown(a) || !isKnown(b); }
inline int64_t known(int64_t a, int64_t b) { return isKnown(a) ? a : b; }

//===- Element types ----------------------------------------------------------------------------------------------===//

inline mlir::quant::QuantizedType quantized(Type type) {
  return llvm::dyn_cast<mlir::quant::QuantizedType>(mlir::getElementTypeOrSelf(type));
}
// The axis of a per-axis quantized type.
std::optional<int64_t> quantizedAxis(Type type);
// Equal up to scales and zero points.
bool sameBaseline(Type a, Type b);
// Whether a computation may accumulate elements of type `from` in type `to`.
bool isPromotable(Type from, Type to);
// Both are real floating-point types.
bool areFloats(Type a, Type b);
// Bits that an element takes; 0 for what is no element.
unsigned elementBits(Type element);

// What MLIR's type constructors do not promise: ranks within reason, no negative extents, bounds that fit the rank, a
// quantized dimension that exists. Everybody who computes with shapes relies on it.
bool isWellFormed(Type type);

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

// Says of the subject what was found and what was expected; is itself the failure.
class Finding {
public:
  explicit Finding(std::string &text) : text(text) {}
  Finding &operator<<(StringRef part) { return text.append(part.data(), part.size()), *this; }
  Finding &operator<<(const char *part) { return *this << StringRef(part); }
  Finding &operator<<(int64_t number);
  Finding &operator<<(ArrayRef<int64_t> extents); // [2, ?, 3]
  Finding &operator<<(Type type);                 // bounded, whatever the type
  operator LogicalResult() const { return failure(); }

private:
  std::string &text;
};

//===- The op at hand ---------------------------------------------------------------------------------------------===//

class InferenceContext {
public:
  // Verifies one op after the other.
  explicit InferenceContext(mlir::SymbolTableCollection *symbols, Strictness strictness = Strictness::Specification)
      : symbols(symbols), lenient(strictness == Strictness::Reference) {}
  // Collects result types.
  explicit InferenceContext(llvm::SmallVectorImpl<Type> &inferred,
                            std::optional<ShapeValueFn> shapeOperand = std::nullopt)
      : inferred(&inferred), shapeOperand(shapeOperand) {}

  // Symbols are looked up from `around`; null where none can be found yet.
  void enter(mlir::Operation *next, mlir::TypeRange types, mlir::Operation *around) {
    op = next;
    operands = types;
    scope = around;
    hasLookedUp = false;
    areResultsOpen = false;
    resultsDone = 0;
  }
  // An op that is still to be put into `around` (null: nowhere), whose symbols may come later than it. Where its
  // results are open, it has none yet, and they are only inferred.
  void enterDetached(mlir::Operation *next, mlir::Operation *around, bool hasOpenResults) {
    enter(next, mlir::TypeRange(next->getOperands()), around);
    areResultsOpen = hasOpenResults;
  }
  // The rules see these instead of the types of the op's operands.
  void setOperandTypes(mlir::TypeRange types) { operands = types; }
  // What the last broken rule said, as a diagnostic. Clears it.
  Diagnostic takeFinding();

  // Rules that the reference does not check are left aside.
  bool isLenient() const { return lenient; }
  // The op stands as it will be. Otherwise its operands may be more static than the types that it declares.
  bool isVerifying() const { return !inferred; }

  mlir::Operation *operation() const { return op; }
  mlir::TypeRange operandTypes() const { return operands; }
  // The type of a tensor operand. The op's record promises that it is a ranked tensor.
  RankedTensorType tensor(unsigned index) const;
  Type element(unsigned index) const { return tensor(index).getElementType(); }

  // The op's results have types: those of an op that is still to be made may be open, even their number.
  bool hasResults() const { return !areResultsOpen; }
  // Null where results are open.
  RankedTensorType declaredTensor(unsigned index) const;
  Type declaredElement(unsigned index, Type otherwise) const;
  // Results that no rule has spoken about yet; unknown where they are open.
  int64_t resultsLeft() const { return areResultsOpen ? unknownExtent : int64_t(op->getNumResults()) - resultsDone; }
  // Nothing but its declaration decides the type of a result.
  LogicalResult needsResults();

  // The bound of an extent, where there is one; unknown otherwise.
  int64_t bound(unsigned operandIndex, int64_t dim) const;
  // The bounds of unknown extents as `boundOf` tells them; null where there are none, and where results are declared.
  ir::TypeExtensionsAttr bounds(ArrayRef<int64_t> extents, llvm::function_ref<int64_t(int64_t dim)> boundOf) const;
  // The least of all operands of that rank.
  ir::TypeExtensionsAttr sameBounds(ArrayRef<int64_t> extents) const;

  // The value of an integer operand, where it is known: constants, and what the caller knows.
  bool value(unsigned operandIndex, llvm::SmallVectorImpl<int64_t> &values) const;
  // The operation a symbol names, seen from the op; that may still be made while the op is.
  bool mayNameLaterSymbols() const { return scope != op; }
  mlir::Operation *lookup(mlir::SymbolRefAttr symbol);
  // The op's rules have looked up a symbol.
  bool neededSymbols() const { return hasLookedUp; }

  // A rule ("c5") is broken; the empty rule is one that the specification has no label for.
  [[nodiscard]] Finding fail(StringRef rule, Subject subject);

  // The next result: compared with the declared type, whose extents fill in what is not known. `bounds` (null: none)
  // are those of a type that is only inferred.
  LogicalResult result(ArrayRef<int64_t> extents, Type element, StringRef shapeRule, StringRef elementRule,
                       ir::TypeExtensionsAttr bounds = {});
  // The next result is of a type that needs no shape rule (token, tuple, ...), or like a tensor.
  LogicalResult result(Type type, StringRef rule);
  // The next result's type is decided by nothing but its declaration.
  LogicalResult declaredResult();
  LogicalResult declaredResults();

  //===- Rules that many ops share ---===//

  // Every dimension is in [0, rank) and in none of those seen before.
  LogicalResult dimensions(ArrayRef<int64_t> dims, int64_t rank, StringRef rangeRule, StringRef uniqueRule,
                           const char *attribute, llvm::SmallBitVector &seen);
  LogicalResult dimensions(ArrayRef<int64_t> dims, int64_t rank, StringRef rangeRule, StringRef uniqueRule,
                           const char *attribute);
  LogicalResult dimension(int64_t dim, int64_t rank, StringRef rule, const char *attribute);
  LogicalResult sorted(ArrayRef<int64_t> dims, StringRef rule, const char *attribute);
  LogicalResult size(int64_t found, int64_t expected, StringRef rule, Subject subject);
  // Every value is at least `least`.
  LogicalResult atLeast(ArrayRef<int64_t> values, int64_t least, StringRef rule, const char *attribute);
  // Extents that both must have; `shape` takes what `type` knows better.
  LogicalResult sameShape(Extents &shape, RankedTensorType type, StringRef rule, Subject subject);
  LogicalResult sameElement(Type expected, Type found, StringRef rule, Subject subject);
  // Elements that a computation may accumulate in type `to`.
  LogicalResult promotes(Type from, Type to, StringRef rule, Subject subject);
  // An operand of one dimension with `length` elements.
  LogicalResult list(unsigned operandIndex, int64_t length, StringRef rule);
  // The rank of the result, whose extents that operand lists.
  LogicalResult listedRank(unsigned operandIndex, StringRef rule, int64_t &rank);
  LogicalResult scalar(RankedTensorType type, StringRef rule, Subject subject);
  // An attribute of `count` rows of low and high padding; zeros where it is absent.
  LogicalResult padding(std::optional<mlir::DenseIntElementsAttr> attribute, int64_t count, StringRef rule,
                        llvm::SmallVectorImpl<std::pair<int64_t, int64_t>> &rows);

  //===- Regions ---===//

  // The types that the only block of a region takes and returns.
  LogicalResult body(unsigned regionIndex, StringRef rule, mlir::TypeRange &arguments, mlir::TypeRange &returned);
  // Takes 0-dimensional tensors of these elements and returns one of any element type.
  LogicalResult functionBody(unsigned regionIndex, ArrayRef<Type> elements, StringRef rule, Type &returnedElement);
  // (tensor<E0>.., tensor<E0>..) -> (tensor<E0>..) for N operands, whose elements promote to the E.
  LogicalResult reductionBody(unsigned regionIndex, ArrayRef<Type> elements, StringRef rule,
                              llvm::SmallVectorImpl<Type> &accumulated);
  // A 0-dimensional tensor, and of which element type.
  LogicalResult scalarType(Type type, StringRef rule, Subject subject, const char *what, int64_t index, Type &element);

private:
  bool isPromotable(Type from, Type to) const;
  bool isArgument(Type argument, Type expected) const;

  mlir::Operation *op = nullptr;
  mlir::TypeRange operands;
  mlir::Operation *scope = nullptr;
  bool areResultsOpen = false;
  bool hasLookedUp = false;
  int64_t resultsDone = 0;
  llvm::SmallVectorImpl<Type> *inferred = nullptr;
  mlir::SymbolTableCollection *symbols = nullptr;
  std::optional<ShapeValueFn> shapeOperand;
  bool lenient = false;

  std::string text;
  StringRef brokenRule;
  Subject brokenSubject = "";
};

// The rules of one op. Ops whose operands and results are all of one type need none: their record says so.
#define SHLO_OP(CLASS, NAME) LogicalResult infer(ir::CLASS op, InferenceContext &context);
#include "opset/infer_ops.inc"
#undef SHLO_OP

// Operands and results that all have one type, up to quantization parameters.
LogicalResult inferSameTypes(InferenceContext &context);
// Runs the rules of the op that `context` has entered. Ops of other dialects have none.
using Rules = LogicalResult (*)(mlir::Operation *op, InferenceContext &context);
Rules findRules(mlir::OperationName name);

} // namespace shlo::infer
