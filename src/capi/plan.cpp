// plan.h: planning and running.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/plan.h"

#include "capi/module_handle.h"
#include "capi/tensor_handle.h"
#include "exec/executable.h"
#include "passes/chlo.h"
#include "passes/quantized.h"
#include "passes/sharding.h"
#include "plan/plan.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstring>

using namespace shlo;
using namespace shlo::capi;

struct shlo_plan_options {
  Tag<Kind::PlanOptions> tag;
  std::string function;
  exec::BuildOptions build;
};

struct shlo_run_options {
  Tag<Kind::RunOptions> tag;
  std::atomic<bool> cancelled{false};
  uint64_t maxMilliseconds = 0;
};

namespace {

using ExecutablePointer = std::shared_ptr<const exec::Executable>;

// Computes values that decide shapes. These are small and quick to have in any sensible program, so their limits are
// fixed: planning ends in time, whatever the program.
Result<std::vector<Tensor>> evaluateShapes(plan::Program program, exec::BuildOptions options) {
  constexpr uint64_t mostBytes = uint64_t(1) << 28;
  exec::RunContext context;
  context.limitTime(std::chrono::seconds(10));
  options.maxMemory = std::min(options.maxMemory, mostBytes);
  Result<ExecutablePointer> executable = exec::Executable::build(std::move(program), options);
  if (!executable)
    return std::move(executable.error());
  std::vector<Tensor> outputs;
  std::vector<void *> memory;
  uint64_t bytes = 0;
  for (const TensorType &type : (*executable)->outputs()) {
    int64_t count = elementCount(type.shape);
    bytes += count < 0 || uint64_t(count) > mostBytes ? mostBytes + 1 : uint64_t(count) * byteSize(type.element);
    if (bytes > mostBytes)
      return makeError(SHLO_LIMIT, "the values that decide a shape take more than 2^28 bytes");
    Result<Tensor> output = Tensor::create(type, /*zeroed=*/false);
    if (!output)
      return std::move(output.error());
    memory.push_back(output->data());
    outputs.push_back(std::move(*output));
  }
  Status status = (*executable)->run(nullptr, memory.data(), context);
  if (!status)
    return std::move(status.error());
  return outputs;
}

// The executables of a function whose shapes each run decides, for the shapes that were seen last.
class ShapeCache {
public:
  ShapeCache(std::shared_ptr<const ModuleState> module, plan::Signature signature, exec::BuildOptions build)
      : module(std::move(module)), signature(std::move(signature)), build(build) {}

  ExecutablePointer get(const std::vector<TensorType> &inputs) {
    if (ExecutablePointer found = find(inputs))
      return found;
    // Made without the lock: runs with known shapes go on meanwhile, and making the same one twice does no harm.
    ExecutablePointer made = make(inputs);
    std::lock_guard<std::mutex> lock(mutex);
    if (entries.size() == mostEntries)
      entries.erase(std::min_element(entries.begin(), entries.end(),
                                     [](const Entry &a, const Entry &b) { return a.lastUse < b.lastUse; }));
    entries.push_back({inputs, made, ++uses});
    return made;
  }

  ExecutablePointer make(const std::vector<TensorType> &inputs) const {
    auto evaluate = [this](plan::Program program) { return evaluateShapes(std::move(program), build); };
    return unwrap(
        exec::Executable::build(unwrap(plan::lower(module->module(), signature, inputs, evaluate)), build));
  }

private:
  static constexpr size_t mostEntries = 64;
  struct Entry {
    std::vector<TensorType> inputs;
    ExecutablePointer executable;
    uint64_t lastUse;
  };

  ExecutablePointer find(const std::vector<TensorType> &inputs) {
    std::lock_guard<std::mutex> lock(mutex);
    for (Entry &entry : entries)
      if (entry.inputs == inputs) {
        entry.lastUse = ++uses;
        return entry.executable;
      }
    return nullptr;
  }

  std::shared_ptr<const ModuleState> module;
  plan::Signature signature;
  exec::BuildOptions build;
  std::mutex mutex;
  std::vector<Entry> entries;
  uint64_t uses = 0;
};

// What the quickest call checks about a pointer.
struct PointerRule {
  uintptr_t misalignment; // bits that must be 0
  bool nullable;          // no bytes
};

bool isStatic(const TensorType &type) {
  return std::find(type.shape.begin(), type.shape.end(), SHLO_DYNAMIC) == type.shape.end();
}

size_t alignmentOf(ElementType type) { return isComplex(type) ? byteSize(type) / 2 : byteSize(type); }

std::vector<PointerRule> pointerRules(const std::vector<TensorType> &types) {
  std::vector<PointerRule> rules;
  for (const TensorType &type : types)
    rules.push_back({uintptr_t(alignmentOf(type.element) - 1), elementCount(type.shape) == 0});
  return rules;
}

} // namespace

struct shlo_plan {
  Tag<Kind::Plan> tag;
  plan::Signature signature;
  std::vector<PointerRule> inputRules, outputRules; // of a static signature
  // One of the two: shapes are known, or wait for a run.
  ExecutablePointer executable;
  std::shared_ptr<ShapeCache> cache;
};

namespace {

exec::RunContext contextOf(const shlo_run_options *options) {
  exec::RunContext context;
  if (!options)
    return context;
  context.cancelled = &options->cancelled;
  if (options->maxMilliseconds)
    context.limitTime(std::chrono::milliseconds(std::min<uint64_t>(options->maxMilliseconds, INT64_MAX)));
  return context;
}

std::string nameOf(const char *list, size_t index) { return std::string(list) + "[" + std::to_string(index) + "]"; }

void checkCount(const char *what, size_t given, const std::vector<TensorType> &expected) {
  if (given == expected.size())
    return;
  std::string message = std::to_string(given) + " " + what + " given, the function has " +
                        std::to_string(expected.size());
  for (size_t i = 0; i < expected.size() && i < 16; ++i)
    message += (i ? ", " : ": ") + toString(expected[i]);
  fail(SHLO_INVALID_ARGUMENT, message + (expected.size() > 16 ? ", ..." : ""));
}

// Whether a tensor of the type `given` may stand where the signature says `expected`.
bool fits(const TensorType &given, const TensorType &expected) {
  if (given.element != expected.element || given.shape.size() != expected.shape.size())
    return false;
  for (size_t axis = 0; axis < given.shape.size(); ++axis)
    if (expected.shape[axis] != SHLO_DYNAMIC && given.shape[axis] != expected.shape[axis])
      return false;
  return true;
}

void checkType(const char *what, size_t index, const TensorType &given, const TensorType &expected) {
  if (!fits(given, expected))
    fail(SHLO_INVALID_ARGUMENT, std::string(what) + " " + std::to_string(index) + " is " + toString(given) +
                                    ", expected " + toString(expected));
}

bool overlap(const Tensor &a, const Tensor &b) {
  return a.size() && b.size() && a.data() < b.data() + b.size() && b.data() < a.data() + a.size();
}

bool aligned(const Tensor &tensor) {
  return reinterpret_cast<uintptr_t>(tensor.data()) % alignmentOf(tensor.type.element) == 0;
}

// The caller's tensors for results: each of the right type, its memory its own.
void checkOutputs(const std::vector<TensorType> &types, const shlo_tensor *const *inputs, size_t inputCount,
                  shlo_tensor *const *outputs) {
  for (size_t k = 0; k < types.size(); ++k) {
    if (!outputs[k])
      continue;
    const Tensor &output = checked(outputs[k], nameOf("outputs", k).c_str()).tensor;
    checkType("output", k, output.type, types[k]);
    for (size_t i = 0; i < inputCount; ++i)
      if (overlap(output, inputs[i]->tensor))
        fail(SHLO_INVALID_ARGUMENT, "output " + std::to_string(k) + " shares memory with input " + std::to_string(i));
    for (size_t i = 0; i < k; ++i)
      if (outputs[i] && (outputs[i] == outputs[k] || overlap(output, outputs[i]->tensor)))
        fail(SHLO_INVALID_ARGUMENT, "output " + std::to_string(k) + " shares memory with output " + std::to_string(i));
    if (output.storage.use_count() != 1)
      fail(SHLO_INVALID_ARGUMENT, "output " + std::to_string(k) + " has memory that others hold too");
  }
}

void run(const shlo_plan &plan, size_t inputCount, const shlo_tensor *const *inputs, size_t outputCount,
         shlo_tensor **outputs, const shlo_run_options *options) {
  // Held from here on: the plan's handle may go while the run lasts.
  ExecutablePointer executable = plan.executable;
  std::shared_ptr<ShapeCache> cache = plan.cache;

  checkCount("inputs", inputCount, plan.signature.inputs);
  checkCount("outputs", outputCount, plan.signature.outputs);
  if (inputCount)
    nonNull(inputs, "inputs");
  if (outputCount)
    nonNull(outputs, "outputs");
  std::vector<const void *> inputMemory(inputCount);
  std::vector<std::shared_ptr<Storage>> realigned;
  for (size_t i = 0; i < inputCount; ++i) {
    if (!inputs[i] || inputs[i]->tag.kind != Kind::Tensor)
      checked(inputs[i], nameOf("inputs", i).c_str());
    const Tensor &input = inputs[i]->tensor;
    checkType("input", i, input.type, plan.signature.inputs[i]);
    inputMemory[i] = input.data();
    if (!aligned(input)) {
      Tensor copy = unwrap(Tensor::create(input.type, /*zeroed=*/false));
      std::memcpy(copy.data(), input.data(), input.size());
      inputMemory[i] = copy.data();
      realigned.push_back(std::move(copy.storage));
    }
  }
  if (cache) {
    std::vector<TensorType> types;
    for (size_t i = 0; i < inputCount; ++i)
      types.push_back(inputs[i]->tensor.type);
    executable = cache->get(types);
  }

  const std::vector<TensorType> &types = executable->outputs();
  checkOutputs(types, inputs, inputCount, outputs);
  std::vector<std::unique_ptr<shlo_tensor>> made(outputCount);
  std::vector<void *> outputMemory(outputCount);
  for (size_t k = 0; k < outputCount; ++k) {
    bool direct = outputs[k] && aligned(outputs[k]->tensor);
    if (!direct)
      made[k] = std::make_unique<shlo_tensor>(unwrap(Tensor::create(types[k], /*zeroed=*/false)));
    outputMemory[k] = direct ? outputs[k]->tensor.data() : made[k]->tensor.data();
  }

  unwrap(executable->run(inputMemory.data(), outputMemory.data(), contextOf(options)));
  for (size_t k = 0; k < outputCount; ++k) {
    if (!made[k])
      continue;
    if (outputs[k])
      std::memcpy(outputs[k]->tensor.data(), made[k]->tensor.data(), made[k]->tensor.size());
    else
      outputs[k] = made[k].release();
  }
}

void checkPointers(const char *list, const std::vector<PointerRule> &rules, const void *const *pointers) {
  for (size_t i = 0; i < rules.size(); ++i) {
    if (!pointers[i] && !rules[i].nullable)
      failNull(nameOf(list, i).c_str());
    if (reinterpret_cast<uintptr_t>(pointers[i]) & rules[i].misalignment)
      fail(SHLO_INVALID_ARGUMENT, nameOf(list, i) + " is not aligned to its elements");
  }
}

const TensorType *typeAt(const shlo_plan *plan, std::vector<TensorType> plan::Signature::*list, size_t index) {
  return plan && index < (plan->signature.*list).size() ? &(plan->signature.*list)[index] : nullptr;
}
shlo_element_type elementTypeOf(const TensorType *type) { return type ? shlo_element_type(type->element) : SHLO_TYPE_NONE; }
int32_t rankOf(const TensorType *type) { return type ? int32_t(type->shape.size()) : -1; }
const int64_t *shapeOf(const TensorType *type) { return type && !type->shape.empty() ? type->shape.data() : nullptr; }

} // namespace

// --- Planning -------------------------------------------------------------------------------------------------------

shlo_status shlo_plan_options_create(shlo_plan_options **out, shlo_error **error) { return createOptions(out, error); }
void shlo_plan_options_destroy(shlo_plan_options *options) { delete options; }
shlo_status shlo_plan_options_set_function(shlo_plan_options *options, const char *name, size_t length,
                                           shlo_error **error) {
  return setOption(options, error,
                   [&](auto &o) { o.function = std::string(checkedText(nonNull(name, "name"), length, "name")); });
}
shlo_status shlo_plan_options_set_simd(shlo_plan_options *options, shlo_simd simd, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (simd != SHLO_SIMD_AUTO && simd != SHLO_SIMD_BASELINE)
      fail(SHLO_INVALID_ARGUMENT, "simd is " + std::to_string(simd) + ", which is no shlo_simd");
    o.build.baselineSimd = simd == SHLO_SIMD_BASELINE;
  });
}
shlo_status shlo_plan_options_set_max_memory(shlo_plan_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.build.maxMemory = bytes; });
}

shlo_status shlo_plan_create(const shlo_module *module, const shlo_plan_options *options, shlo_plan **out,
                             shlo_error **error) {
  return fallible(error, [&] {
    std::shared_ptr<const ModuleState> state = checked(module, "module").state;
    const shlo_plan_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    state->ensureVerified();
    auto rewrite = [&](auto pass) {
      state = std::make_shared<ModuleState>(unwrap(pass(state->module())), /*verified=*/false);
      state->ensureVerified();
    };
    if (hasSharding(state->module().op()))
      rewrite(withoutSharding);
    if (hasChlo(state->module().op()))
      rewrite(withoutChlo);
    if (hasQuantizedArithmetic(state->module().op()))
      rewrite(withoutQuantizedArithmetic);
    auto plan = std::make_unique<shlo_plan>();
    plan->signature = unwrap(plan::findSignature(state->module(), given ? given->function : ""));
    auto cache =
        std::make_shared<ShapeCache>(state, plan->signature, given ? given->build : exec::BuildOptions());
    if (std::all_of(plan->signature.inputs.begin(), plan->signature.inputs.end(), isStatic)) {
      plan->executable = cache->make(plan->signature.inputs);
      // Static arguments make results static, whatever their types say.
      plan->signature.outputs = plan->executable->outputs();
      plan->inputRules = pointerRules(plan->signature.inputs);
      plan->outputRules = pointerRules(plan->signature.outputs);
    } else {
      plan->cache = std::move(cache);
    }
    *out = plan.release();
  });
}

void shlo_plan_destroy(shlo_plan *plan) { delete plan; }

// --- Signature ------------------------------------------------------------------------------------------------------

size_t shlo_plan_input_count(const shlo_plan *plan) { return plan ? plan->signature.inputs.size() : 0; }
size_t shlo_plan_output_count(const shlo_plan *plan) { return plan ? plan->signature.outputs.size() : 0; }
shlo_element_type shlo_plan_input_element_type(const shlo_plan *plan, size_t index) {
  return elementTypeOf(typeAt(plan, &plan::Signature::inputs, index));
}
shlo_element_type shlo_plan_output_element_type(const shlo_plan *plan, size_t index) {
  return elementTypeOf(typeAt(plan, &plan::Signature::outputs, index));
}
int32_t shlo_plan_input_rank(const shlo_plan *plan, size_t index) {
  return rankOf(typeAt(plan, &plan::Signature::inputs, index));
}
int32_t shlo_plan_output_rank(const shlo_plan *plan, size_t index) {
  return rankOf(typeAt(plan, &plan::Signature::outputs, index));
}
const int64_t *shlo_plan_input_shape(const shlo_plan *plan, size_t index) {
  return shapeOf(typeAt(plan, &plan::Signature::inputs, index));
}
const int64_t *shlo_plan_output_shape(const shlo_plan *plan, size_t index) {
  return shapeOf(typeAt(plan, &plan::Signature::outputs, index));
}
uint64_t shlo_plan_memory(const shlo_plan *plan) { return plan && plan->executable ? plan->executable->memory() : 0; }

// --- Running --------------------------------------------------------------------------------------------------------

shlo_status shlo_run_options_create(shlo_run_options **out, shlo_error **error) { return createOptions(out, error); }
void shlo_run_options_destroy(shlo_run_options *options) { delete options; }
shlo_status shlo_run_options_set_max_milliseconds(shlo_run_options *options, uint64_t milliseconds,
                                                  shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.maxMilliseconds = milliseconds; });
}
void shlo_run_options_cancel(shlo_run_options *options) {
  if (options)
    options->cancelled.store(true, std::memory_order_relaxed);
}

shlo_status shlo_plan_run(const shlo_plan *plan, size_t input_count, const shlo_tensor *const *inputs,
                          size_t output_count, shlo_tensor **outputs, const shlo_run_options *options,
                          shlo_error **error) {
  return fallible(error, [&] {
    run(checked(plan, "plan"), input_count, inputs, output_count, outputs, checkedOrNull(options, "options"));
  });
}

shlo_status shlo_plan_run_raw(const shlo_plan *plan, size_t input_count, const void *const *inputs,
                              size_t output_count, void *const *outputs, const shlo_run_options *options,
                              shlo_error **error) {
  return fallible(error, [&] {
    const shlo_plan &running = checked(plan, "plan");
    checkedOrNull(options, "options");
    ExecutablePointer executable = running.executable;
    if (!executable)
      fail(SHLO_INVALID_ARGUMENT, "the plan's shapes are dynamic; shlo_plan_run takes them from its tensors");
    checkCount("inputs", input_count, running.signature.inputs);
    checkCount("outputs", output_count, running.signature.outputs);
    if (input_count)
      checkPointers("inputs", running.inputRules, nonNull(inputs, "inputs"));
    if (output_count)
      checkPointers("outputs", running.outputRules, nonNull(outputs, "outputs"));
    unwrap(executable->run(inputs, outputs, contextOf(options)));
  });
}
