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
class Callee final : public plan::HostFunction {
public:
  Callee(std::shared_ptr<const Registration> registration, std::shared_ptr<const Module> module, mlir::Operation *op,
         std::vector<TensorType> operands, std::vector<TensorType> results,
         std::vector<std::unique_ptr<const shlo_plan>> computations)
      : HostFunction(registration->flags & SHLO_CALL_PURE, !(registration->flags & SHLO_CALL_UNORDERED)),
        registration(std::move(registration)), module(std::move(module)), op(op), operands(std::move(operands)),
        results(std::move(results)), computations(std::move(computations)) {}

  Status call(const plan::HostArguments &arguments) const override;
  // The host has no other functions.
  bool isLike(const HostFunction &other) const override {
    const auto &callee = static_cast<const Callee &>(other);
    return callee.registration == registration && callee.module == module && callee.operands == operands &&
           callee.results == results && callee.op->getAttrDictionary() == op->getAttrDictionary();
  }

  const std::shared_ptr<const Registration> registration;
  const std::shared_ptr<const Module> module; // has the op
  mlir::Operation *const op;
  const std::vector<TensorType> operands, results;
  const std::vector<std::unique_ptr<const shlo_plan>> computations;
};

} // namespace

struct shlo_call {
  Tag<Kind::Call> tag;
  const Callee &callee;
  const plan::HostArguments &arguments;
  bool hasFailed = false;
  std::string message = {};
};

namespace {

Status Callee::call(const plan::HostArguments &arguments) const {
  shlo_call call{{}, *this, arguments};
  registration->function(&call, registration->user);
  if (!call.hasFailed)
    return {};
  return plan::errorAt(SHLO_FAILED, op, "the function of the host for @" + registration->target + " failed: " + call.message);
}

class HostRegistry final : public plan::HostFunctions {
public:
  HostRegistry(Registrations list, runtime::Options options, unsigned depth)
      : list(std::move(list)), options(std::move(options)), depth(depth) {}

  bool has(mlir::Operation *op) const override { return find(op) != nullptr; }
  Result<std::shared_ptr<const plan::HostFunction>> bind(std::shared_ptr<const Module> module, mlir::Operation *op,
                                                         std::vector<TensorType> operands,
                                                         std::vector<TensorType> results) const override {
    std::vector<std::unique_ptr<const shlo_plan>> computations;
    auto call = llvm::dyn_cast<ir::CustomCallOp>(op);
    if (mlir::ArrayAttr callees = call ? call.getCalledComputationsAttr() : nullptr)
      for (mlir::Attribute callee : callees) {
        Result<std::unique_ptr<const shlo_plan>> plan = compile(module, callee);
        if (!plan)
          return std::move(plan.error());
        computations.push_back(std::move(*plan));
      }
    return std::shared_ptr<const plan::HostFunction>(std::make_shared<Callee>(
        find(op), std::move(module), op, std::move(operands), std::move(results), std::move(computations)));
  }

private:
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

const TensorType *typeAt(const shlo_call *call, std::vector<TensorType> const Callee::*list, size_t index) {
  return isHandle(call) && index < (call->callee.*list).size() ? &(call->callee.*list)[index] : nullptr;
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

size_t shlo_call_operand_count(const shlo_call *call) { return isHandle(call) ? call->callee.operands.size() : 0; }
shlo_element_type shlo_call_operand_element_type(const shlo_call *call, size_t index) {
  return elementTypeOf(typeAt(call, &Callee::operands, index));
}
int32_t shlo_call_operand_rank(const shlo_call *call, size_t index) {
  return rankOf(typeAt(call, &Callee::operands, index));
}
const int64_t *shlo_call_operand_shape(const shlo_call *call, size_t index) {
  return shapeOf(typeAt(call, &Callee::operands, index));
}
const void *shlo_call_operand_data(const shlo_call *call, size_t index, size_t *size) {
  const TensorType *type = typeAt(call, &Callee::operands, index);
  return dataAt<const char *>(type, type ? call->arguments.operands : nullptr, index, size);
}

size_t shlo_call_result_count(const shlo_call *call) { return isHandle(call) ? call->callee.results.size() : 0; }
shlo_element_type shlo_call_result_element_type(const shlo_call *call, size_t index) {
  return elementTypeOf(typeAt(call, &Callee::results, index));
}
int32_t shlo_call_result_rank(const shlo_call *call, size_t index) {
  return rankOf(typeAt(call, &Callee::results, index));
}
const int64_t *shlo_call_result_shape(const shlo_call *call, size_t index) {
  return shapeOf(typeAt(call, &Callee::results, index));
}
void *shlo_call_result_data(shlo_call *call, size_t index, size_t *size) {
  const TensorType *type = typeAt(call, &Callee::results, index);
  return dataAt<char *>(type, type ? call->arguments.results : nullptr, index, size);
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
