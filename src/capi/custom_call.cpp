// custom_call.h: functions of the host.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/custom_calls.h"

#include "capi/ir_handles.h"
#include "capi/plan_handle.h"
#include "dialect/dialect.h"
#include "plan/host_function.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

// Functions that a call names are compiled with the same registrations, so that their calls may name further ones.
constexpr unsigned mostNestedPlans = 8;

} // namespace

struct shlo_custom_calls {
  Tag<Kind::CustomCalls> tag;
  Registrations list;
};

namespace {

// A custom call of a plan, or a transfer with the host.
struct Callee {
  std::shared_ptr<const Registration> registration;
  std::shared_ptr<const Module> module; // has the op
  mlir::Operation *op;
  std::vector<TensorType> operands; // none if each call has its own
  std::vector<TensorType> results;  // as the program declares them
  std::vector<std::unique_ptr<const shlo_plan>> computations;

  bool isLike(const Callee &other) const {
    return other.registration == registration && other.module == module && other.operands == operands &&
           other.results == results && other.op->getAttrDictionary() == op->getAttrDictionary();
  }
};

bool isStatic(const TensorType &type) { return !llvm::is_contained(type.shape, SHLO_DYNAMIC); }

} // namespace

struct shlo_call {
  Tag<Kind::Call> tag;
  const Callee &callee;
  const std::vector<TensorType> &operands;
  const plan::HostArguments &arguments;
  std::vector<Tensor> *made = nullptr; // the results, if the function gives a shape; one without storage has none yet
  uint64_t maxBytes = 0;               // of these
  bool hasFailed = false;
  std::string message = {};
  Status refusal = {}; // of a shape
};

namespace {

Status perform(shlo_call &call) {
  const Registration &registration = *call.callee.registration;
  registration.function(&call, registration.user);
  const std::string who = "the function of the host for @" + registration.target;
  if (call.hasFailed)
    return plan::errorAt(SHLO_FAILED, call.callee.op, who + " failed: " + call.message);
  if (!call.refusal)
    return plan::errorAt(call.refusal.error().code, call.callee.op, who + ": " + call.refusal.error().message);
  if (call.made)
    for (size_t i = 0; i < call.made->size(); ++i)
      if (!(*call.made)[i].storage)
        return plan::errorAt(SHLO_FAILED, call.callee.op,
                             who + " gave no shape to result " + std::to_string(i) + ", a " +
                                 toString(call.callee.results[i]));
  return {};
}

class FixedCallee final : public plan::HostFunction {
public:
  explicit FixedCallee(Callee callee)
      : HostFunction(callee.registration->flags & SHLO_CALL_PURE, !(callee.registration->flags & SHLO_CALL_UNORDERED)),
        callee(std::move(callee)) {}

  Status call(const plan::HostArguments &arguments) const override {
    shlo_call call{{}, callee, callee.operands, arguments};
    return perform(call);
  }
  // The host has no other functions.
  bool isLike(const HostFunction &other) const override {
    return callee.isLike(static_cast<const FixedCallee &>(other).callee);
  }

private:
  const Callee callee;
};

class ShapingCallee final : public plan::ShapingFunction {
public:
  explicit ShapingCallee(Callee callee) : callee(std::move(callee)) {}

  Result<std::vector<Tensor>> call(const plan::HostArguments &arguments, const std::vector<TensorType> &operands,
                                   uint64_t maxBytes) const override {
    std::vector<Tensor> made;
    for (const TensorType &type : callee.results) {
      made.push_back({type, nullptr});
      if (!isStatic(type))
        continue;
      Result<Tensor> result = Tensor::create(type, /*zeroed=*/false);
      if (!result)
        return std::move(result.error());
      made.back() = std::move(*result);
    }
    shlo_call call{{}, callee, operands, arguments, &made, maxBytes};
    if (Status status = perform(call); !status)
      return std::move(status.error());
    return made;
  }

private:
  const Callee callee;
};

class HostRegistry final : public plan::HostFunctions {
public:
  HostRegistry(Registrations list, runtime::Options options, unsigned depth)
      : list(std::move(list)), options(std::move(options)), depth(depth) {}

  bool has(mlir::Operation *op) const override { return find(op) != nullptr; }
  Result<std::shared_ptr<const plan::HostFunction>> bind(std::shared_ptr<const Module> module, mlir::Operation *op,
                                                         std::vector<TensorType> operands,
                                                         std::vector<TensorType> results) const override {
    Result<Callee> callee = make(std::move(module), op, std::move(operands), std::move(results));
    if (!callee)
      return std::move(callee.error());
    return std::shared_ptr<const plan::HostFunction>(std::make_shared<FixedCallee>(std::move(*callee)));
  }
  Result<std::shared_ptr<const plan::ShapingFunction>> bindShaping(std::shared_ptr<const Module> module,
                                                                   mlir::Operation *op,
                                                                   std::vector<TensorType> results) const override {
    Result<Callee> callee = make(std::move(module), op, {}, std::move(results));
    if (!callee)
      return std::move(callee.error());
    return std::shared_ptr<const plan::ShapingFunction>(std::make_shared<ShapingCallee>(std::move(*callee)));
  }

private:
  Result<Callee> make(std::shared_ptr<const Module> module, mlir::Operation *op, std::vector<TensorType> operands,
                      std::vector<TensorType> results) const {
    Callee callee{find(op), module, op, std::move(operands), std::move(results), {}};
    auto call = llvm::dyn_cast<ir::CustomCallOp>(op);
    if (mlir::ArrayAttr names = call ? call.getCalledComputationsAttr() : nullptr)
      for (mlir::Attribute name : names) {
        Result<std::unique_ptr<const shlo_plan>> plan = compile(module, name);
        if (!plan)
          return std::move(plan.error());
        callee.computations.push_back(std::move(*plan));
      }
    return callee;
  }

  std::shared_ptr<const Registration> find(mlir::Operation *op) const {
    auto call = llvm::dyn_cast<ir::CustomCallOp>(op);
    const llvm::StringRef target = call ? call.getCallTargetName() : op->getName().getStringRef();
    const uint64_t version = call ? call.getApiVersion().getLimitedValue() : 0;
    for (size_t i = list.size(); i-- != 0;)
      if (list[i]->target == target &&
          (list[i]->versions == 0 || !call || (version < 32 && list[i]->versions >> version & 1)))
        return list[i];
    return nullptr;
  }

  Result<std::unique_ptr<const shlo_plan>> compile(const std::shared_ptr<const Module> &module,
                                                   mlir::Attribute callee) const {
    if (depth == mostNestedPlans)
      return makeError(SHLO_LIMIT, "custom calls name functions with custom calls more than " +
                                       std::to_string(mostNestedPlans) + " deep");
    auto symbol = llvm::dyn_cast<mlir::FlatSymbolRefAttr>(callee);
    runtime::Options own = options;
    own.function = symbol ? symbol.getValue().str() : "";
    own.host = std::make_shared<HostRegistry>(list, options, depth + 1);
    own.isRecordable = false;
    Result<std::shared_ptr<const runtime::Executable>> executable = runtime::Executable::compile(module, own);
    if (!executable)
      return std::move(executable.error());
    return std::unique_ptr<const shlo_plan>(makePlan(std::move(*executable)));
  }

  const Registrations list;
  const runtime::Options options;
  const unsigned depth;
};

const TensorType *operandAt(const shlo_call *call, size_t index) {
  return isHandle(call) && index < call->operands.size() ? &call->operands[index] : nullptr;
}
const TensorType *declaredAt(const shlo_call *call, size_t index) {
  return isHandle(call) && index < call->callee.results.size() ? &call->callee.results[index] : nullptr;
}
const TensorType *resultAt(const shlo_call *call, size_t index) {
  const TensorType *declared = declaredAt(call, index);
  return declared && call->made ? &(*call->made)[index].type : declared;
}

template <typename Pointer> Pointer dataAt(const TensorType *type, Pointer const *list, size_t index, size_t *size) {
  if (size)
    *size = type ? byteSize(*type) : 0;
  return type ? list[index] : nullptr;
}

} // namespace

std::shared_ptr<const plan::HostFunctions> shlo::capi::hostFunctions(Registrations list, runtime::Options options) {
  return std::make_shared<HostRegistry>(std::move(list), std::move(options), 0);
}

// --- Registering ----------------------------------------------------------------------------------------------------

shlo_status shlo_custom_calls_create(shlo_custom_calls **out, shlo_error **error) { return createOptions(out, error); }
void shlo_custom_calls_destroy(shlo_custom_calls *calls) { destroyHandle(calls); }

shlo_status shlo_custom_calls_register(shlo_custom_calls *calls, const char *target, size_t length,
                                       uint32_t api_versions, shlo_call_flags flags, shlo_call_fn function, void *user,
                                       shlo_release_user_fn release, shlo_error **error) {
  return fallible<OptionsScope>(error, [&] {
    shlo_custom_calls &registry = checked(calls, "calls");
    const std::string_view name = checkedText(nonNull(target, "target"), length, "target");
    if (flags & ~(SHLO_CALL_PURE | SHLO_CALL_UNORDERED))
      fail(SHLO_INVALID_ARGUMENT, "flags is " + std::to_string(flags) + ", which is no sum of shlo_call_flags");
    if (!function)
      failNull("function");
    auto made = std::make_shared<Registration>();
    made->target = name;
    made->versions = api_versions;
    made->flags = flags;
    made->function = function;
    made->user = user;
    registry.list.push_back(made);
    made->release = release; // nothing fails from here on
  });
}

shlo_status shlo_plan_options_set_custom_calls(shlo_plan_options *options, const shlo_custom_calls *calls,
                                               shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const shlo_custom_calls *given = checkedOrNull(calls, "calls");
    o.customCalls = given ? given->list : Registrations();
  });
}

// --- A call ---------------------------------------------------------------------------------------------------------

const shlo_operation *shlo_call_operation(const shlo_call *call) {
  return isHandle(call) ? handleOf(call->callee.op) : nullptr;
}

size_t shlo_call_operand_count(const shlo_call *call) { return isHandle(call) ? call->operands.size() : 0; }
shlo_element_type shlo_call_operand_element_type(const shlo_call *call, size_t index) {
  return elementTypeOf(operandAt(call, index));
}
int32_t shlo_call_operand_rank(const shlo_call *call, size_t index) { return rankOf(operandAt(call, index)); }
const int64_t *shlo_call_operand_shape(const shlo_call *call, size_t index) { return shapeOf(operandAt(call, index)); }
const void *shlo_call_operand_data(const shlo_call *call, size_t index, size_t *size) {
  const TensorType *type = operandAt(call, index);
  return dataAt<const char *>(type, type ? call->arguments.operands : nullptr, index, size);
}

size_t shlo_call_result_count(const shlo_call *call) { return isHandle(call) ? call->callee.results.size() : 0; }
shlo_element_type shlo_call_result_element_type(const shlo_call *call, size_t index) {
  return elementTypeOf(resultAt(call, index));
}
int32_t shlo_call_result_rank(const shlo_call *call, size_t index) { return rankOf(resultAt(call, index)); }
const int64_t *shlo_call_result_shape(const shlo_call *call, size_t index) { return shapeOf(resultAt(call, index)); }
shlo_status shlo_call_set_result_shape(shlo_call *call, size_t index, int32_t rank, const int64_t *shape,
                                       shlo_error **error) {
  return fallible(error, [&] {
    checked(call, "call");
    const std::vector<TensorType> &declared = call->callee.results;
    const std::string what = "result " + std::to_string(index);
    if (index >= declared.size())
      fail(SHLO_INVALID_ARGUMENT, what + " of a call that has " + std::to_string(declared.size()));
    if (isStatic(declared[index]) || !call->made)
      fail(SHLO_INVALID_ARGUMENT,
           what + " is a " + toString(*resultAt(call, index)) + ", whose shape the program gives");
    Tensor &result = (*call->made)[index];
    if (result.storage)
      fail(SHLO_INVALID_ARGUMENT, what + " has its shape already: it is a " + toString(result.type));
    if (rank != int32_t(declared[index].shape.size()))
      fail(SHLO_INVALID_ARGUMENT,
           what + " cannot have rank " + std::to_string(rank) + ": it is declared as " + toString(declared[index]));
    nonNull(shape, "shape"); // one without an axis is static
    const TensorType type{declared[index].element, Shape(shape, shape + declared[index].shape.size())};
    for (size_t axis = 0; axis < type.shape.size(); ++axis)
      if (type.shape[axis] < 0 ||
          (declared[index].shape[axis] != SHLO_DYNAMIC && declared[index].shape[axis] != type.shape[axis]))
        fail(SHLO_INVALID_ARGUMENT, what + " cannot have the extent " + std::to_string(type.shape[axis]) + " in axis " +
                                        std::to_string(axis) + ": it is declared as " + toString(declared[index]));
    auto refuse = [&](Error failure) {
      failure.message = what + ": " + failure.message;
      if (call->refusal)
        call->refusal = failure;
      throw Failure{std::move(failure)};
    };
    Result<size_t> size = byteCount(type);
    if (!size)
      refuse(std::move(size.error()));
    uint64_t used = *size;
    for (const Tensor &other : *call->made)
      used += other.storage ? other.size() : 0;
    if (used > call->maxBytes)
      refuse(makeError(SHLO_LIMIT, "the results take " + std::to_string(used) + " bytes, the plan's limit leaves " +
                                       std::to_string(call->maxBytes)));
    Result<Tensor> made = Tensor::create(type, /*zeroed=*/false);
    if (!made)
      refuse(std::move(made.error()));
    llvm::copy(type.shape, result.type.shape.begin()); // whoever has a pointer to the shape sees it
    result.storage = std::move(made->storage);
  });
}
void *shlo_call_result_data(shlo_call *call, size_t index, size_t *size) {
  const TensorType *type = declaredAt(call, index);
  if (!type || !call->made)
    return dataAt<char *>(type, type ? call->arguments.results : nullptr, index, size);
  const Tensor &result = (*call->made)[index];
  if (size)
    *size = result.storage ? result.size() : 0;
  return result.storage ? result.data() : nullptr;
}

size_t shlo_call_computation_count(const shlo_call *call) {
  return isHandle(call) ? call->callee.computations.size() : 0;
}
const shlo_plan *shlo_call_computation(const shlo_call *call, size_t index) {
  return isHandle(call) && index < call->callee.computations.size() ? call->callee.computations[index].get() : nullptr;
}

uint32_t shlo_call_process(const shlo_call *call) { return isHandle(call) ? call->arguments.process : 0; }

void shlo_call_fail(shlo_call *call, const char *message, size_t length) {
  if (!isHandle(call) || call->hasFailed)
    return;
  call->hasFailed = true;
  orElse(0, [&] { return call->message = askedText(message, length), 0; });
}
int32_t shlo_call_is_stopped(const shlo_call *call) {
  return isHandle(call) && call->arguments.mustStop(call->arguments.run);
}
