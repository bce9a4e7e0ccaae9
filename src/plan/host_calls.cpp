// Custom calls, and transfers, that functions of the host answer. Pure calls with known operands happen here.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/custom_calls.h"

#include "dialect/dialect.h"

#include <cstring>

using namespace mlir;

namespace shlo::plan {

namespace {

// --- Calls while the plan is made -----------------------------------------------------------------------------------

constexpr std::chrono::seconds longestCalls{10};
constexpr int64_t mostElements = int64_t(1) << 16; // of a result
constexpr uint64_t mostBytes = uint64_t(1) << 26;  // of all results

bool areEqual(const std::vector<Tensor> &a, const std::vector<Tensor> &b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Tensor &x, const Tensor &y) {
    return x.type == y.type && (x.storage == y.storage || std::memcmp(x.data(), y.data(), x.size()) == 0);
  });
}

// Whether the call must return: the plan's maker does not want it any longer, or all calls have taken too long.
bool mustReturn(const void *lowering) {
  const auto &making = *static_cast<const Lowering *>(lowering);
  return std::chrono::steady_clock::now() > making.hostCalls.end || making.isStopped();
}

// The results of the call, or of an equal one; null if it is left to the runs. A failure is, too: the program may never
// get there, and its message is that of a run.
const std::vector<Tensor> *callNow(Lowering &lowering, std::shared_ptr<const HostFunction> function,
                                   llvm::ArrayRef<ValueId> operands, llvm::ArrayRef<TensorType> results) {
  auto &[made, bytes, end] = lowering.hostCalls;
  HostCalls::Made call{std::move(function), {}, {}};
  uint64_t needed = 0;
  for (const TensorType &type : results) {
    const int64_t count = elementCount(type.shape);
    if (count < 0 || count > mostElements)
      return nullptr;
    needed += uint64_t(count) * byteSize(type.element);
  }
  for (ValueId id : operands) {
    const Tensor *tensor = lowering.knownIfAny(id);
    if (!tensor)
      return nullptr;
    call.operands.push_back(*tensor);
  }
  for (const HostCalls::Made &other : made)
    if (other.function->isLike(*call.function) && areEqual(other.operands, call.operands))
      return &other.results;
  if (bytes + needed > std::min(mostBytes, lowering.host->maxBytes))
    return nullptr;
  const auto now = std::chrono::steady_clock::now();
  if (made.empty())
    end = now + longestCalls;
  else if (now > end)
    return nullptr;
  std::vector<const char *> from;
  std::vector<char *> to;
  for (const Tensor &operand : call.operands)
    from.push_back(operand.data());
  for (const TensorType &type : results) {
    Result<Tensor> result = Tensor::create(type);
    if (!result)
      return nullptr;
    to.push_back(result->data());
    call.results.push_back(std::move(*result));
  }
  if (!call.function->call({from.data(), to.data(), mustReturn, &lowering, 0}) || mustReturn(&lowering))
    return nullptr;
  bytes += needed;
  made.push_back(std::move(call));
  return &made.back().results;
}

} // namespace

// --- Lowering -------------------------------------------------------------------------------------------------------

bool givesOwnShape(Operation *call) {
  auto isDynamic = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && !tensor.hasStaticShape();
  };
  return llvm::any_of(call->getResultTypes(), isDynamic) &&
         !callAttribute<DenseIntElementsAttr>(call, "indices_of_shape_operands");
}

// The shape of a result is an operand, if the call says so.
static Status giveShape(Lowering &lowering, Operation *op, size_t result, TensorType &type) {
  auto operands = callAttribute<DenseIntElementsAttr>(op, "indices_of_shape_operands");
  if (!operands || operands.getNumElements() != int64_t(op->getNumResults()) || result >= op->getNumResults())
    return errorAt(SHLO_UNSUPPORTED, op,
                   "result " + llvm::Twine(result) +
                       " of a function of the host must have a static shape, or an operand that "
                       "indices_of_shape_operands names for it: only calls of functions, loops and branches give "
                       "shapes, not those within other ops");
  const int64_t index = (*(operands.value_begin<APInt>() + ptrdiff_t(result))).getSExtValue();
  if (index < 0 || index >= int64_t(op->getNumOperands()))
    return errorAt(SHLO_INVALID_PROGRAM, op,
                   "indices_of_shape_operands names operand " + llvm::Twine(index) + ", the call has " +
                       llvm::Twine(op->getNumOperands()));
  NumberList shape;
  if (Status status = lowering.needIntegers(op, unsigned(index), shape); !status)
    return status;
  bool fits = shape.size() == type.shape.size();
  for (size_t axis = 0; fits && axis < shape.size(); ++axis)
    fits = shape[axis] >= 0 && shape[axis] <= maxElements &&
           (type.shape[axis] == SHLO_DYNAMIC || type.shape[axis] == shape[axis]);
  if (!fits)
    return lowering.shapeError(op, "operand " + llvm::Twine(index) + " is no shape of result " + llvm::Twine(result) +
                                       ", a " + toString(type));
  type.shape = std::move(shape);
  return {};
}

Status lowerHostCall(Lowering &lowering, Operation *op) {
  llvm::SmallVector<Type, 8> parts;
  for (Type type : op->getResultTypes())
    if (!flatten(type, parts))
      return errorAt(SHLO_LIMIT, op, "the custom call has too many results");
  const ValueIds operands = lowering.values(op->getOperands());
  std::vector<TensorType> operandTypes;
  Types results;
  for (ValueId id : operands)
    operandTypes.push_back(lowering.type(id));
  for (Type part : parts) {
    std::optional<TensorType> type = tensorTypeOf(part);
    if (!type)
      return errorAt(SHLO_UNSUPPORTED, op,
                     "result " + llvm::Twine(results.size()) +
                         " of a function of the host is no tensor of a known rank");
    if (llvm::is_contained(type->shape, SHLO_DYNAMIC))
      if (Status status = giveShape(lowering, op, results.size(), *type); !status)
        return status;
    results.push_back(std::move(*type));
  }
  Result<std::shared_ptr<const HostFunction>> function = lowering.host->functions.bind(
      lowering.host->module, op, std::move(operandTypes), {results.begin(), results.end()});
  if (!function)
    return std::move(function.error());
  // Calls whose results nobody reads are dropped.
  if ((*function)->isPure && !isHostTransfer(op) && !op->use_empty())
    if (const std::vector<Tensor> *made = callNow(lowering, *function, operands, results)) {
      ValueIds ids;
      for (const Tensor &one : *made)
        ids.push_back(lowering.emit(Constant{one.storage}, {}, one.type));
      return bindResults(lowering, op, ids);
    }
  return bindResults(lowering, op, lowering.emit(HostCall{std::move(*function), results.size()}, operands, results));
}

} // namespace shlo::plan
