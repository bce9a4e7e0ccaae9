// The custom calls that have an implementation. Their semantics are those that the producers of StableHLO use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/custom_calls.h"

#include "dialect/dialect.h"
#include "infer/shape_rules.h"

using namespace mlir;

namespace shlo::plan {

// --- Assertions -----------------------------------------------------------------------------------------------------

// The message, in which operand K + 1 replaces "{K}" if its value is known.
static std::string assertionMessage(Lowering &lowering, Operation *op) {
  auto format = op->getAttrOfType<StringAttr>("error_message");
  if (!format)
    return "a shape assertion of the program is false";
  llvm::StringRef rest = format.getValue();
  std::string message;
  while (!rest.empty()) {
    size_t open = rest.find('{');
    message += rest.take_front(open);
    rest = rest.drop_front(std::min(open, rest.size()));
    if (rest.empty())
      break;
    size_t close = rest.find('}');
    unsigned index = 0;
    llvm::SmallVector<int64_t> values;
    if (close == llvm::StringRef::npos || rest.slice(1, close).getAsInteger(10, index) ||
        index >= op->getNumOperands() - 1 ||
        !lowering.knownIntegers(lowering.value(op->getOperand(index + 1)), values) || values.size() != 1) {
      message += '{';
      rest = rest.drop_front();
      continue;
    }
    message += std::to_string(values[0]);
    rest = rest.drop_front(close + 1);
  }
  return message;
}

// An assertion that depends only on shapes is decided now. In a branch it fails only if the branch is taken.
static Status lowerShapeAssertion(Lowering &lowering, Operation *op) {
  if (op->getNumOperands() == 0 || lowering.type(op->getOperand(0)) != TensorType{ElementType::I1, {}})
    return errorAt(SHLO_INVALID_PROGRAM, op, "the first operand of a shape assertion must be a tensor<i1>");
  if (op->getNumResults() != 0)
    return errorAt(SHLO_INVALID_PROGRAM, op, "a shape assertion has no result");
  ValueId condition = lowering.value(op->getOperand(0));
  llvm::SmallVector<int64_t> holds;
  bool isKnown = lowering.knownIntegers(condition, holds) && holds.size() == 1;
  if (isKnown && holds[0])
    return {};
  std::string message = assertionMessage(lowering, op);
  if (isKnown && !lowering.insideBody()) {
    Error error = errorAt(SHLO_FAILED, op, message);
    error.message = std::move(message);
    return error;
  }
  lowering.emit(Assert{std::move(message)}, condition, llvm::ArrayRef<TensorType>());
  return {};
}

// --- Placement: nothing to do for one device ------------------------------------------------------------------------

static Status lowerIdentity(Lowering &lowering, Operation *op) {
  if (op->getNumOperands() != op->getNumResults())
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call must have as many results as operands");
  for (auto [result, operand] : llvm::zip_equal(op->getResults(), op->getOperands()))
    lowering.bind(result, lowering.value(operand));
  return {};
}

// --- Helpers --------------------------------------------------------------------------------------------------------

static Result<Body> calledBody(Lowering &lowering, Operation *op, llvm::ArrayRef<TensorType> parameters) {
  ArrayAttr callees = cast<ir::CustomCallOp>(op).getCalledComputationsAttr();
  auto symbol = callees && callees.size() == 1 ? dyn_cast<FlatSymbolRefAttr>(callees[0]) : FlatSymbolRefAttr();
  func::FuncOp function = symbol ? lowering.lookup(symbol.getValue()) : func::FuncOp();
  if (!function)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call must name one called computation");
  return lowering.body(op, function, parameters);
}

Status bindResults(Lowering &lowering, Operation *op, llvm::ArrayRef<ValueId> ids) {
  llvm::SmallVector<Type, 8> parts;
  for (Type type : op->getResultTypes())
    if (!flatten(type, parts))
      return errorAt(SHLO_LIMIT, op, "it has too many results");
  if (ids.size() != parts.size())
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call must have " + llvm::Twine(ids.size()) + " results");
  return lowering.bind(op, op->getResults(), ids);
}

// --- Windows of computed size ---------------------------------------------------------------------------------------

// Operands: inputs, init values, then dimensions, strides, base dilations, window dilations and padding of the window.
static Status lowerDynamicReduceWindow(Lowering &lowering, Operation *op) {
  unsigned count = op->getNumOperands();
  unsigned inputs = op->getNumResults();
  if (inputs == 0 || count != 2 * inputs + 5)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the number of operands of the custom call does not match its results");
  ReduceWindow data;
  NumberList padding;
  unsigned next = 2 * inputs;
  for (NumberList *list :
       {&data.windowDimensions, &data.windowStrides, &data.baseDilations, &data.windowDilations, &padding})
    if (Status status = lowering.needIntegers(op, next++, *list); !status)
      return status;
  TensorType result = lowering.type(op->getOperand(0));
  size_t rank = result.shape.size();
  bool fits = padding.size() == 2 * rank;
  for (NumberList *list : {&data.windowDimensions, &data.windowStrides, &data.baseDilations, &data.windowDilations})
    fits = fits && list->size() == rank && llvm::all_of(*list, [](int64_t v) { return v > 0 && v <= INT32_MAX; });
  for (unsigned i = 0; i < inputs; ++i)
    fits = fits && lowering.type(op->getOperand(i)).shape == result.shape &&
           lowering.type(op->getOperand(inputs + i)) == TensorType{lowering.type(op->getOperand(i)).element, {}};
  for (size_t axis = 0; fits && axis < rank; ++axis) {
    int64_t low = padding[2 * axis], high = padding[2 * axis + 1];
    data.paddingLow.push_back(low);
    data.paddingHigh.push_back(high);
    infer::KnownNumbers numbers;
    const int64_t extent = result.shape[axis];
    result.shape[axis] = infer::windowCount(numbers, extent,
                                            {data.windowDimensions[axis], data.windowStrides[axis], low, high,
                                             data.baseDilations[axis], data.windowDilations[axis]});
    fits = numbers.fit && infer::padded(numbers, extent, low, high, data.baseDilations[axis] - 1) >= 0 &&
           result.shape[axis] <= maxElements;
  }
  if (!fits)
    return lowering.shapeError(op, "the window does not fit the operand " + toString(lowering.type(op->getOperand(0))));
  Types types, scalars;
  for (unsigned i = 0; i < 2 * inputs; ++i)
    scalars.push_back({lowering.type(op->getOperand(i)).element, {}});
  for (unsigned i = 0; i < inputs; ++i)
    types.push_back({scalars[i].element, result.shape});
  Result<Body> body = calledBody(lowering, op, scalars);
  if (!body)
    return std::move(body.error());
  if (body->results.size() != inputs)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the called computation has the wrong number of results");
  std::vector<Body> bodies;
  bodies.push_back(std::move(*body));
  return bindResults(lowering, op,
                     lowering.emit(std::move(data), lowering.values(op->getOperands().take_front(2 * inputs)), types,
                                   std::move(bodies)));
}

// --- The largest elements -------------------------------------------------------------------------------------------

static Status sortAndSlice(Lowering &lowering, Operation *op, llvm::ArrayRef<ValueId> inputs, int64_t dimension,
                           int64_t count, Body comparator) {
  Types types;
  for (ValueId id : inputs)
    types.push_back(lowering.type(id));
  const Shape &shape = types[0].shape;
  if (dimension < 0 || dimension >= int64_t(shape.size()) || count < 0 || count > shape[dimension])
    return lowering.shapeError(op, "fewer than " + llvm::Twine(count) + " elements along dimension " +
                                       llvm::Twine(dimension) + " of " + toString(types[0]));
  std::vector<Body> bodies;
  bodies.push_back(std::move(comparator));
  ValueIds sorted = lowering.emit(Sort{dimension, true}, inputs, types, std::move(bodies));
  for (auto [id, type] : llvm::zip_equal(sorted, types)) {
    Slice slice{Extents(type.shape.size(), 0), type.shape, Extents(type.shape.size(), 1)};
    slice.limitIndices[dimension] = type.shape[dimension] = count;
    id = lowering.emit(std::move(slice), id, type);
  }
  return bindResults(lowering, op, sorted);
}

// The largest (or smallest) values along the last dimension, in order, and their indices.
static Status topK(Lowering &lowering, Operation *op, int64_t count, CompareDirection direction) {
  TensorType type = lowering.type(op->getOperand(0));
  int64_t last = int64_t(type.shape.size()) - 1;
  if (last < 0)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the operand has rank 0");
  ValueId places = lowering.emit(Iota{last}, {}, TensorType{ElementType::I32, type.shape});
  CompareOrder order = isFloat(type.element)                              ? CompareOrder::Total
                       : info(type.element).kind == ElementKind::Signed ? CompareOrder::Signed
                                                                          : CompareOrder::Unsigned;
  Body comparator = lowering.collect([&](BodyScope &scope, Body &body) {
    ValueId lhs = scope.parameter({type.element, {}}), rhs = scope.parameter({type.element, {}});
    scope.parameter({ElementType::I32, {}});
    scope.parameter({ElementType::I32, {}});
    body.results.push_back(lowering.emit(Elementwise{ElementFunction::Compare, direction, order}, {lhs, rhs},
                                         TensorType{ElementType::I1, {}}));
  });
  return sortAndSlice(lowering, op, {lowering.value(op->getOperand(0)), places}, last, count, std::move(comparator));
}

static Status lowerDynamicTopK(Lowering &lowering, Operation *op) {
  if (op->getNumOperands() != 2)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call takes a tensor and a number of elements");
  NumberList count;
  if (Status status = lowering.needIntegers(op, 1, count); !status)
    return status;
  if (count.size() != 1)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the number of elements must be a scalar");
  return topK(lowering, op, count[0], CompareDirection::GT);
}

static Status lowerTopK(Lowering &lowering, Operation *op) {
  auto count = callAttribute<IntegerAttr>(op, "k");
  auto largest = callAttribute<BoolAttr>(op, "largest");
  if (op->getNumOperands() != 1 || !count)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call takes a tensor and an attribute k");
  return topK(lowering, op, count.getValue().getSExtValue(),
              !largest || largest.getValue() ? CompareDirection::GT : CompareDirection::LT);
}

// Computes the exact result, in order. Operands: inputs, then init values, then the count if it is computed; called computation:
// comparator.
static Status approxTopK(Lowering &lowering, Operation *op, std::optional<int64_t> count) {
  auto dimension = callAttribute<IntegerAttr>(op, "reduction_dim");
  auto aggregates = callAttribute<BoolAttr>(op, "aggregate_to_topk");
  const unsigned inputs = op->getNumResults();
  if (!dimension || inputs == 0 || op->getNumOperands() < 2 * inputs)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call needs top_k, reduction_dim and operands");
  if (!count) {
    NumberList values;
    if (op->getNumOperands() == 2 * inputs)
      return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call needs the number of elements as an operand");
    if (Status status = lowering.needIntegers(op, 2 * inputs, values); !status)
      return status;
    if (values.size() != 1)
      return errorAt(SHLO_INVALID_PROGRAM, op, "the number of elements must be a scalar");
    count = values[0];
  }
  int64_t axis = dimension.getValue().getSExtValue();
  if (axis < 0)
    axis += int64_t(lowering.type(op->getOperand(0)).shape.size());
  // Candidates, as many as the program declares.
  if (!aggregates || !aggregates.getValue()) {
    std::optional<TensorType> result = tensorTypeOf(op->getResult(0).getType());
    if (!result || axis < 0 || axis >= int64_t(result->shape.size()) || result->shape[axis] < *count)
      return errorAt(SHLO_INVALID_PROGRAM, op,
                     "without aggregate_to_topk, the results must have a static extent along reduction_dim, of at "
                     "least top_k");
    count = result->shape[axis];
  }
  Types scalars;
  for (unsigned i = 0; i < inputs; ++i) {
    if (lowering.type(op->getOperand(i)).shape != lowering.type(op->getOperand(0)).shape)
      return errorAt(SHLO_INVALID_PROGRAM, op, "the inputs have different shapes");
    TensorType scalar{lowering.type(op->getOperand(i)).element, {}};
    scalars.append({scalar, scalar});
  }
  Result<Body> comparator = calledBody(lowering, op, scalars);
  if (!comparator)
    return std::move(comparator.error());
  if (comparator->results.size() != 1 || lowering.type(comparator->results[0]) != TensorType{ElementType::I1, {}})
    return errorAt(SHLO_INVALID_PROGRAM, op, "the called computation is not a comparator");
  return sortAndSlice(lowering, op, lowering.values(op->getOperands().take_front(inputs)), axis, *count,
                      std::move(*comparator));
}
static Status lowerApproxTopK(Lowering &lowering, Operation *op) {
  auto count = callAttribute<IntegerAttr>(op, "top_k");
  if (!count)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call needs top_k");
  return approxTopK(lowering, op, count.getValue().getSExtValue());
}
static Status lowerDynamicApproxTopK(Lowering &lowering, Operation *op) {
  return approxTopK(lowering, op, std::nullopt);
}

// --- Random bits of a computed shape --------------------------------------------------------------------------------

// Operands: state and shape.
static Status lowerDynamicRngBitGenerator(Lowering &lowering, Operation *op) {
  auto algorithm = op->getAttrOfType<ir::RngAlgorithmAttr>("rng_algorithm");
  NumberList shape;
  if (op->getNumOperands() != 2 || op->getNumResults() != 2 || !algorithm)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call takes a state, a shape and an rng_algorithm");
  if (Status status = lowering.needIntegers(op, 1, shape); !status)
    return status;
  std::optional<TensorType> bits = tensorTypeOf(op->getResult(1).getType());
  if (!bits || elementCount(shape) < 0 || elementCount(shape) > maxElements)
    return lowering.shapeError(op, "random bits of this shape are not possible");
  bits->shape = std::move(shape);
  ValueId state = lowering.value(op->getOperand(0));
  Types types{lowering.type(state), std::move(*bits)};
  return bindResults(lowering, op, lowering.emit(RngBitGenerator{RngAlgorithm(algorithm.getValue())}, state, types));
}

// Threefry with 20 rounds (Salmon et al., Parallel random numbers: as easy as 1, 2, 3). Operands: the words of the key,
// then those that are encrypted.
static Status lowerThreefry(Lowering &lowering, Operation *op) {
  if (op->getNumOperands() < 4)
    return errorAt(SHLO_INVALID_PROGRAM, op, "the custom call takes two words of a key and two words");
  const TensorType type = lowering.type(op->getOperand(0));
  for (Value operand : op->getOperands().take_front(4))
    if (type.element != ElementType::UI32 || lowering.type(operand) != type)
      return errorAt(SHLO_INVALID_PROGRAM, op, "the operands must be tensors of ui32 of one shape");
  auto constant = [&](int64_t number) {
    return lowering.broadcast(lowering.integers({number}, type.element, {}), type.shape, {});
  };
  auto binary = [&](ElementFunction function, ValueId a, ValueId b) { return lowering.element(function, {a, b}); };
  ValueId x = lowering.value(op->getOperand(2)), y = lowering.value(op->getOperand(3));
  ValueId key[3] = {lowering.value(op->getOperand(0)), lowering.value(op->getOperand(1))};
  key[2] = binary(ElementFunction::Xor, binary(ElementFunction::Xor, key[0], key[1]), constant(0x1BD11BDA));
  x = binary(ElementFunction::Add, x, key[0]);
  y = binary(ElementFunction::Add, y, key[1]);
  constexpr int64_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  for (int64_t group = 0; group < 5; ++group) {
    for (int64_t rotation : rotations[group % 2]) {
      x = binary(ElementFunction::Add, x, y);
      const ValueId left = binary(ElementFunction::ShiftLeft, y, constant(rotation));
      const ValueId right = binary(ElementFunction::ShiftRightLogical, y, constant(32 - rotation));
      y = binary(ElementFunction::Xor, binary(ElementFunction::Or, left, right), x);
    }
    x = binary(ElementFunction::Add, x, key[(group + 1) % 3]);
    y = binary(ElementFunction::Add, binary(ElementFunction::Add, y, key[(group + 2) % 3]), constant(group + 1));
  }
  return bindResults(lowering, op, {x, y});
}

// --- Memory without contents ----------------------------------------------------------------------------------------

// Zeros, so that results do not depend on what was there.
static Status lowerAllocateBuffer(Lowering &lowering, Operation *op) {
  Types types;
  if (Status status = lowering.resultTypes(op, types); !status)
    return status;
  ValueIds ids;
  for (const TensorType &type : types)
    ids.push_back(lowering.broadcast(lowering.number(0, type.element), type.shape, {}));
  return bindResults(lowering, op, ids);
}

// --- The table ------------------------------------------------------------------------------------------------------

static constexpr std::pair<llvm::StringLiteral, LowerFunction> customCallTable[] = {
    {llvm::StringLiteral("shape_assertion"), lowerShapeAssertion},
    {llvm::StringLiteral("Sharding"), lowerIdentity},
    {llvm::StringLiteral("SPMDFullToShardShape"), lowerIdentity},
    {llvm::StringLiteral("SPMDShardToFullShape"), lowerIdentity},
    {llvm::StringLiteral("LayoutConstraint"), lowerIdentity},
    {llvm::StringLiteral("annotate_device_placement"), lowerIdentity},
    {llvm::StringLiteral("xla.sdy.FuncResultSharding"), lowerIdentity},
    {llvm::StringLiteral("stablehlo.dynamic_reduce_window"), lowerDynamicReduceWindow},
    {llvm::StringLiteral("stablehlo.dynamic_top_k"), lowerDynamicTopK},
    {llvm::StringLiteral("stablehlo.dynamic_rng_bit_generator"), lowerDynamicRngBitGenerator},
    {llvm::StringLiteral("mhlo.topk"), lowerTopK},
    {llvm::StringLiteral("ApproxTopK"), lowerApproxTopK},
    {llvm::StringLiteral("stablehlo.dynamic_approx_top_k"), lowerDynamicApproxTopK},
    {llvm::StringLiteral("cu_threefry2x32"), lowerThreefry},
    {llvm::StringLiteral("cu_threefry2x32_ffi"), lowerThreefry},
    {llvm::StringLiteral("hip_threefry2x32"), lowerThreefry},
    {llvm::StringLiteral("hip_threefry2x32_ffi"), lowerThreefry},
    {llvm::StringLiteral("AllocateBuffer"), lowerAllocateBuffer},
    {llvm::StringLiteral("ducc_fft"), lowerDuccFft},
    {llvm::StringLiteral("dynamic_ducc_fft"), lowerDynamicDuccFft},
};

LowerFunction findCustomCall(llvm::StringRef target) {
  for (const auto &[name, function] : customCallTable)
    if (name == target)
      return function;
  return findLinearCall(target);
}

// Targets that no library could answer: what they hold was made for another machine or process.
static constexpr struct {
  const char *first, *last; // how the target begins and ends
  const char *what, *remedy;
} elsewhere[] = {
    {"tpu_custom_call", "", "holds a kernel of Mosaic, compiled for TPUs", "export the program for CPUs"},
    {"mosaic_gpu", "", "holds a kernel of Mosaic, for GPUs of NVIDIA", "export the program for CPUs"},
    {"__gpu$xla.gpu.triton", "", "holds a kernel of Triton, for GPUs", "export the program for CPUs"},
    {"triton_kernel_call", "", "holds a kernel of Triton, for GPUs", "export the program for CPUs"},
    {"__cudnn$", "", "names a graph of cuDNN, for GPUs of NVIDIA", "export the program for CPUs"},
    {"tf.call_tf_function", "", "calls a function of the TensorFlow program around this one",
     "export the program without it, or register a function of the host for it"},
    {"xla_", "_callback", "calls a Python function of the process that exported the program",
     "register a function of the host for it"},
};

std::string whyNoCustomCall(llvm::StringRef target) {
  const std::string message = "no implementation of the custom call @" + target.str();
  for (const auto &[first, last, what, remedy] : elsewhere)
    if (target.starts_with(first) && target.ends_with(last))
      return message + ", which " + what + ": " + remedy;
  return message + ": register a function of the host for it";
}

// The host may have a function of its own for any target.
Status lowerCustomCall(Lowering &lowering, Operation *op) {
  if (lowering.host && lowering.host->functions.has(op))
    return lowerHostCall(lowering, op);
  llvm::StringRef target = cast<ir::CustomCallOp>(op).getCallTargetName();
  LowerFunction function = findCustomCall(target);
  if (!function)
    return errorAt(SHLO_UNSUPPORTED, op, whyNoCustomCall(target));
  return function(lowering, op);
}

} // namespace shlo::plan
