// The state of a lowering, and the helpers of the families' lowering functions. Internal to src/plan.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/plan.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <chrono>
#include <deque>

namespace shlo::plan {

class Lowering;

using ValueIds = llvm::SmallVector<ValueId, 4>;
using Types = llvm::SmallVector<TensorType, 2>;

// Appends the ops of one op to the current body and binds its results.
using LowerFunction = Status (*)(Lowering &lowering, mlir::Operation *op);

// An op is lowered by a function of its family, or as an element function.
struct LoweringEntry {
  llvm::StringLiteral name;
  LowerFunction function; // null: see `isElement`
  bool isElement;
  ElementFunction element;
};
// Null if the op cannot be run.
const LoweringEntry *findLowering(llvm::StringRef opName);
// Null if custom calls of this target have no implementation.
LowerFunction findCustomCall(llvm::StringRef target);
// The message for such a target: what it holds, if that is known, and what to do.
std::string whyNoCustomCall(llvm::StringRef target);
// The call of the host's function for a custom call, or for a transfer with the host.
Status lowerHostCall(Lowering &lowering, mlir::Operation *op);
// Whether it transfers something to or from the host: infeed, outfeed, send or recv.
bool isHostTransfer(mlir::Operation *op);
// The message where the host has no function for it.
std::string whyNoHostTransfer(mlir::Operation *op);
Status lowerElement(Lowering &lowering, mlir::Operation *op, ElementFunction function);
// The region whose ops are lowered in place of the op; null for ops that call nothing.
Result<mlir::Region *> inlinedRegion(Lowering &lowering, mlir::Operation *op);
// What the arguments of that region are.
Result<ValueIds> inlinedOperands(Lowering &lowering, mlir::Operation *op);
// Whether the op is lowered without its region, which becomes a program for a grid (manual.cpp).
bool hasOwnGrid(const Lowering &lowering, mlir::Operation *op);
// The parts of the operands that each process has.
Result<ValueIds> manualOperands(Lowering &lowering, mlir::Operation *op);
Status lowerManualComputation(Lowering &lowering, mlir::Operation *op);
// The types of a loop's state, which are those of the operands.
Status loopState(Lowering &lowering, mlir::Operation *op, Types &types);

// Limits for programs: calls are inlined, so a small module could become a huge program.
inline constexpr uint64_t maxOps = uint64_t(1) << 22;
inline constexpr unsigned maxCallDepth = 64;
// Regions and calls together. The executor builds and runs nested branches and loops with 300 bytes of stack per level.
// The body of a kernel takes 4 KiB, because it has an executor of its own, so it counts as several levels.
inline constexpr unsigned maxNesting = 160;
inline constexpr unsigned kernelBodyLevels = 16;
// Of what the op contains or calls.
unsigned levelsOf(mlir::Operation *op);
inline constexpr size_t maxTupleParts = 4096;
inline constexpr int64_t maxElements = int64_t(1) << 47;

// --- From MLIR to plain structs -------------------------------------------------------------------------------------

// The element type in which values of the type are stored. None if it is not supported.
ElementType storedElementOf(mlir::RankedTensorType type);
// The type, with SHLO_DYNAMIC for unknown extents. None if it is not a tensor of a supported element type. A token only
// defines an order, so it is a tensor without elements.
std::optional<TensorType> tensorTypeOf(mlir::Type type);
// The types in a tuple or future, including nested ones, in order. Any other type is its only part. Returns false if
// there are too many.
bool flatten(mlir::Type type, llvm::SmallVectorImpl<mlir::Type> &parts);
bool isStatic(mlir::Type type); // anything but a tensor with unknown extents
Error nestedTooDeeply(mlir::Operation *op);

inline Extents extents(llvm::ArrayRef<int64_t> values) { return Extents(values.begin(), values.end()); }
inline Extents extents(mlir::DenseI64ArrayAttr attr) { return extents(attr.asArrayRef()); }
// The default, if the attribute is omitted, is `count` times `absent`.
inline Extents extents(mlir::DenseI64ArrayAttr attr, size_t count, int64_t absent) {
  return attr ? extents(attr) : Extents(count, absent);
}
// The numbers of each group of processes, or of each pair, without the padding.
std::vector<std::vector<int64_t>> rowsOf(mlir::DenseIntElementsAttr numbers);
// The two columns of a padding attribute; zeros if it is omitted.
void splitPadding(mlir::DenseIntElementsAttr attr, size_t count, NumberList &low, NumberList &high);

// --- Lowering -------------------------------------------------------------------------------------------------------

// The calls of the host that happened while the plan was made.
struct HostCalls {
  struct Made {
    std::shared_ptr<const HostFunction> function;
    std::vector<Tensor> operands, results;
  };
  std::deque<Made> made;
  uint64_t bytes = 0;                        // of all results
  std::chrono::steady_clock::time_point end; // when calls must have returned; set by the first one
};

class Lowering {
public:
  // If shapes do not fit, the inputs of a polymorphic function are invalid; otherwise the program is.
  Lowering(std::shared_ptr<const Module> module, std::shared_ptr<const mlir::SymbolTable> symbols,
           const Evaluate &evaluate, const Proceed &proceed, const Host *host, const Grid &grid, bool isPolymorphic,
           const Recording *recording = nullptr, Decisions *decisions = nullptr);

  Result<Program> run(mlir::func::FuncOp function, const std::vector<TensorType> &inputs);

  const Host *const host; // null: custom calls call nothing of the host
  HostCalls hostCalls;
  const Grid grid;

  // --- Values
  ValueId value(mlir::Value value) const { return ids.lookup(value); }
  // A tuple or future has one value per part.
  ValueIds values(mlir::ValueRange range) const;
  const TensorType &type(ValueId id) const { return program.values[id]; }
  const TensorType &type(mlir::Value v) const { return type(value(v)); }
  void bind(mlir::Value v, ValueId id) { ids[v] = id; }
  // Binds results or arguments to values, and checks the types. The parts of a tuple are bound in order.
  Status bind(mlir::Operation *op, mlir::ValueRange range, llvm::ArrayRef<ValueId> ids);

  // The static types of the op's results: as declared, or inferred if a type of the op has unknown extents.
  Status resultTypes(mlir::Operation *op, Types &types);
  // The error if refined shapes violate a rule.
  Error shapeError(mlir::Operation *op, const llvm::Twine &what) const;
  // Checks that a value with the refined type also has the type `declared`. Each result is checked when its op has been
  // lowered.
  Status checkDeclared(mlir::Operation *op, mlir::Type declared, const TensorType &refined);

  // --- Ops of the current body
  ValueId emit(OpData &&data, llvm::ArrayRef<ValueId> operands, TensorType result);
  ValueIds emit(OpData &&data, llvm::ArrayRef<ValueId> operands, llvm::ArrayRef<TensorType> results,
                std::vector<Body> bodies = {});
  // Records the results of the op that is lowered, at the end of a body, if the program is made for that. Ops in bodies
  // of kernels compute elements, and are not recorded.
  void record(mlir::Operation *op, Body &body, llvm::ArrayRef<ValueId> results);
  // Emits one op with the op's operands (or the given ones) and results.
  Status emitFor(mlir::Operation *op, OpData &&data, std::vector<Body> bodies = {});
  Status emitFor(mlir::Operation *op, OpData &&data, llvm::ArrayRef<ValueId> operands, std::vector<Body> bodies = {});
  // Makes the op's only result an alias of another value.
  Status alias(mlir::Operation *op, ValueId id);

  // Helpers for ops that are lowered to several ops.
  ValueId element(ElementFunction function, llvm::ArrayRef<ValueId> operands);
  ValueId convert(ValueId operand, ElementType element);
  // A product or convolution of two operands. Its kernel converts them to the result's element type or a wider one.
  // Sums of complex elements are complex. A result of real elements is their real part.
  ValueId product(OpData &&data, llvm::ArrayRef<ValueId> operands, TensorType result);
  Status emitProduct(mlir::Operation *op, OpData &&data, llvm::ArrayRef<ValueId> operands);
  ValueId number(double number, ElementType element); // a scalar
  ValueId numbers(llvm::ArrayRef<double> values, ElementType element, Shape shape);
  ValueId integers(llvm::ArrayRef<int64_t> values, ElementType element, Shape shape);
  ValueId broadcast(ValueId operand, const Shape &shape, Extents dimensions);
  ValueId reshape(ValueId operand, Shape shape);
  ValueId reduce(ElementFunction function, ValueId operand, ValueId init, Extents dimensions);
  Body binaryBody(ElementFunction function, ElementType element);

  // --- Bodies and calls (bodies.cpp)
  // The regions of an op are lowered before the op, which takes them as bodies.
  std::vector<Body> takeBodies() { return std::exchange(lowered.bodies, {}); }
  // Likewise the results of ops that are lowered in place of the op, because it calls a function.
  ValueIds takeResults() { return std::exchange(lowered.results, {}); }
  Result<Body> body(mlir::Operation *caller, mlir::func::FuncOp function, llvm::ArrayRef<TensorType> parameters);
  // The region of an op as a program of its own for a grid, of which each process takes operands of these types.
  // `begin` and `end` change what the region takes and gives.
  using Change = llvm::function_ref<Status(Lowering &lowering, ValueIds &values)>;
  Result<Program> gridProgram(mlir::Operation *op, const Grid &grid, llvm::ArrayRef<TensorType> operands, Change begin,
                              Change end);
  mlir::func::FuncOp lookup(llvm::StringRef name) const { return symbols->lookup<mlir::func::FuncOp>(name); }
  bool insideBody() const { return nesting != 0; }
  // Whether nobody wants the program any more.
  bool isStopped() const { return proceed && !proceed(); }
  // A different number for each source of random numbers in the program.
  uint64_t nextStream() { return streams++; }
  void beginStreams(uint64_t first) { streams = first; }
  // Returns the ops that `build` emits as a new body.
  template <typename Build> Body collect(Build build);

  // --- Values at planning time
  // The value, if it depends only on constants and shapes; null if it depends on the inputs of a run.
  const Tensor *known(ValueId id);
  // Likewise for what need not be known: a value that cannot be computed is no failure.
  const Tensor *knownIfAny(ValueId id);
  bool knownIntegers(ValueId id, llvm::SmallVectorImpl<int64_t> &values);
  // Makes a value known that follows from the inputs of the run. Returns false if there is no run, or it does not
  // follow from them; fails if the run has to compute it first.
  Result<bool> decide(mlir::Operation *op, ValueId id);
  // Likewise for an operand whose value must be known.
  Status needIntegers(mlir::Operation *op, unsigned operand, NumberList &values);
  // The op that computes the value; null for parameters.
  const Op *definition(ValueId id) const {
    const Definition &found = definitions[id];
    return found.body ? &found.body->ops[found.op] : nullptr;
  }

  Result<Constant> constant(mlir::Operation *op, mlir::ElementsAttr attr, const TensorType &type);

private:
  friend class BodyScope;
  struct Definition {
    Body *body = nullptr; // null: a parameter
    uint32_t op = 0;
  };
  using KnownMap = llvm::DenseMap<ValueId, Tensor>;

  // An op whose regions are being lowered.
  struct OpenOp {
    mlir::Operation *op;
    const LoweringEntry *entry; // null: the op is not lowered itself
    mlir::Region *region = nullptr;
    mlir::Block::iterator next = {}; // the op of the region that is lowered next
    bool isBody = false;             // otherwise the region's ops are lowered in place of the op
    Body *around = nullptr;
    std::vector<Body> bodies = {};
  };
  struct Lowered {
    std::vector<Body> bodies;
    ValueIds results;
  };

  Status open(OpenOp &outer, mlir::Region &region);
  Status openInlined(OpenOp &outer, mlir::Region &region, llvm::ArrayRef<ValueId> operands);
  Status openBody(OpenOp &outer, mlir::Region &region);
  Status step(mlir::Operation *op);
  Status close();
  // Lowers the ops of a region in place of the op that has it, or calls it.
  Status inlined(mlir::Operation *caller, mlir::Region &region, llvm::ArrayRef<ValueId> operands, ValueIds &results);
  Result<Program> run(mlir::Operation *caller, mlir::Region &region, llvm::ArrayRef<TensorType> inputs,
                      Change begin = nullptr, Change end = nullptr);

  ValueId addValue(TensorType type, Definition definition);
  Result<const LoweringEntry *> entryOf(mlir::Operation *op);
  Status lowerOp(mlir::Operation *op, const LoweringEntry &entry);
  uint32_t addOrigin(mlir::Operation *op, const LoweringEntry &entry);
  uint32_t textIndex(mlir::StringAttr text);
  bool isRecorded() const;
  Status checkResults(mlir::Operation *op);
  Status inferTypes(mlir::Operation *op, Types &types);
  // The extent of the op's result if it follows from sizes, whatever the values are that move it (differences.cpp);
  // SHLO_DYNAMIC if not.
  int64_t extentOfSizes(mlir::Operation *op, size_t axis);
  // Parameters of the program are part of it if the program takes inputs.
  bool slice(ValueId id, std::vector<ValueId> &order, bool takesInputs);
  // The program of such a slice.
  Program extract(const std::vector<ValueId> &order, llvm::ArrayRef<ValueId> results, bool takesInputs);
  bool isInput(ValueId id) const { return id < program.body.parameters.size(); }

  const Evaluate &evaluate;
  const Proceed &proceed;
  const Recording *recording; // null: none
  bool isPolymorphic;
  Decisions *const decisions; // null: no values of a run
  size_t decided = 0;         // how many
  std::shared_ptr<const Module> module; // which large constants borrow from
  std::shared_ptr<const mlir::SymbolTable> symbols;
  Program program;
  Body *current = nullptr;
  std::vector<OpenOp> openOps;
  Lowered lowered;      // what the op that is lowered takes
  unsigned nesting = 0; // bodies around the current op
  unsigned depth = 0;   // bodies and calls
  uint64_t ops = 0;
  uint64_t streams = 1;
  uint32_t origin = 0;                                                  // of the op that is lowered
  const std::shared_ptr<Origins> origins = std::make_shared<Origins>(); // of the program
  llvm::DenseMap<const void *, uint32_t> texts;                         // of locations
  llvm::DenseMap<mlir::Value, ValueId> ids;
  llvm::DenseMap<mlir::Value, ValueIds> tuples;
  std::vector<Definition> definitions; // by ValueId
  KnownMap knownValues;
  llvm::DenseMap<ValueId, bool> unknown;
  Status evaluation;                                                        // the first failure
  llvm::DenseMap<std::pair<mlir::Attribute, unsigned>, Constant> constants; // by attribute and element type
  llvm::DenseMap<const void *, const LoweringEntry *> entries;              // by registered op name
};

// Makes another body the current one during its lifetime.
class BodyScope {
public:
  BodyScope(Lowering &lowering, Body &body) : lowering(lowering), outer(lowering.current) {
    lowering.current = &body;
    ++lowering.nesting;
    ++lowering.depth;
  }
  ~BodyScope() {
    lowering.current = outer;
    --lowering.nesting;
    --lowering.depth;
  }
  BodyScope(const BodyScope &) = delete;
  BodyScope &operator=(const BodyScope &) = delete;

  ValueId parameter(TensorType type) {
    ValueId id = lowering.addValue(std::move(type), {});
    lowering.current->parameters.push_back(id);
    return id;
  }

private:
  Lowering &lowering;
  Body *outer;
};

template <typename Build> Body Lowering::collect(Build build) {
  Body body;
  BodyScope scope(*this, body);
  build(scope, body);
  return body;
}

} // namespace shlo::plan
