// plan.h: planning and running.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/plan_handle.h"

#include "capi/module_handle.h"
#include "capi/recorder.h"
#include "capi/run_options.h"
#include "capi/tensor_handle.h"
#include "runtime/chain.h"
#include "tensor/narrow_elements.h"

#include "llvm/ADT/SmallVector.h"

using namespace shlo;
using namespace shlo::capi;
using plan::Signature;
using runtime::Specialization;

namespace {

std::vector<PointerRule> pointerRules(const std::vector<TensorType> &types) {
  std::vector<PointerRule> rules;
  for (const TensorType &type : types)
    rules.push_back({uintptr_t(alignmentOf(type.element) - 1), elementCount(type.shape) == 0});
  return rules;
}

std::string listEntry(const char *list, size_t index) { return std::string(list) + "[" + std::to_string(index) + "]"; }

void checkCount(const char *what, size_t given, const std::vector<TensorType> &expected) {
  if (given == expected.size())
    return;
  std::string message =
      std::to_string(given) + " " + what + " given, the function has " + std::to_string(expected.size());
  for (size_t i = 0; i < expected.size() && i < 16; ++i)
    message += (i ? ", " : ": ") + toString(expected[i]);
  fail(SHLO_INVALID_ARGUMENT, message + (expected.size() > 16 ? ", ..." : ""));
}

// "input 1 (weights)". The inputs of several processes are counted over all of them: "input 3 (weights of process 1)".
std::string valueName(const char *what, size_t index, const std::vector<std::string> &names) {
  auto numbered = [&](size_t number) { return what + (" " + std::to_string(number)); };
  const size_t count = names.size(), place = count ? index % count : index;
  std::string detail = place < count ? names[place] : "";
  if (place != index)
    detail = (detail.empty() ? numbered(place) : detail) + " of process " + std::to_string(index / count);
  return detail.empty() ? numbered(index) : numbered(index) + " (" + detail + ")";
}

// Fails with a diagnostic about one input or output.
[[noreturn]] void failValue(const char *what, size_t index, const std::vector<std::string> &names,
                            const std::string &problem) {
  Diagnostic diagnostic;
  diagnostic.message = valueName(what, index, names) + " " + problem;
  diagnostic.subject = what + (" " + std::to_string(index));
  throw Failure{Error{SHLO_INVALID_ARGUMENT, diagnostic.message, {diagnostic}}};
}

void checkType(const char *what, size_t index, const std::vector<std::string> &names, const TensorType &given,
               const TensorType &expected) {
  if (!plan::fits(given, expected))
    failValue(what, index, names, "is " + toString(given) + ", expected " + toString(expected));
}

void checkElements(size_t index, const Signature &signature, ElementType element, const void *data, size_t size,
                   const exec::RunContext &context) {
  if (!isNarrow(element))
    return;
  exec::Watch watch(context);
  watch.pieces(int64_t(size), 1, [&](int64_t begin, int64_t end) {
    if (std::optional<std::string> stray = strayByte(element, data, size_t(begin), size_t(end)))
      failValue("input", index, signature.inputNames, *stray);
  });
  unwrap(watch.status());
}

bool overlap(const Tensor &a, const Tensor &b) {
  if (!a.data() || !b.data()) // on a device
    return false;
  return a.size() && b.size() && a.data() < b.data() + b.size() && b.data() < a.data() + a.size();
}

// Checks the caller's tensors for results: the right types, and memory that nothing else uses. There may be results of
// several processes.
void checkOutputs(const std::vector<TensorType> &types, const std::vector<std::string> &names,
                  const shlo_tensor *const *inputs, size_t inputCount, shlo_tensor *const *outputs,
                  size_t outputCount) {
  for (size_t k = 0; k < outputCount; ++k) {
    if (!outputs[k])
      continue;
    const Tensor &output = checked(outputs[k], listEntry("outputs", k).c_str()).tensor;
    auto failOutput = [&](const std::string &problem) { failValue("output", k, names, problem); };
    checkType("output", k, names, output.type, types[k % types.size()]);
    for (size_t i = 0; i < inputCount; ++i)
      if (inputs[i] && overlap(output, inputs[i]->tensor))
        failOutput("shares memory with input " + std::to_string(i));
    for (size_t i = 0; i < k; ++i)
      if (outputs[i] && (outputs[i] == outputs[k] || overlap(output, outputs[i]->tensor)))
        failOutput("shares memory with output " + std::to_string(i));
    if (!output.isUnique())
      failOutput("has memory with another holder");
    if (output.storage->isReadOnly())
      failOutput("has read-only memory (shlo_tensor_borrow_const)");
  }
}

// Inputs with these shapes; a rank of -1 is that of an input that takes its default. Fails if they don't match the
// signature.
runtime::Variant variantOf(const Signature &signature, const int32_t *ranks, const int64_t *const *shapes) {
  runtime::Variant variant{{}, {}, {}, std::vector<bool>(signature.hasDefault.size())};
  for (size_t i = 0; i < signature.inputs.size(); ++i) {
    const TensorType &expected = signature.inputs[i];
    if (ranks[i] == -1 && signature.isOptional(i)) {
      variant.isLeftOut[i] = true;
      continue;
    }
    auto failInput = [&](const std::string &problem) { failValue("input", i, signature.inputNames, problem); };
    // Before the extents are read: there are as many as the signature has.
    if (ranks[i] != int32_t(expected.shape.size()))
      failInput("has rank " + std::to_string(ranks[i]) + ", expected " + toString(expected));
    if (ranks[i])
      nonNull(shapes[i], listEntry("input_shapes", i).c_str());
    TensorType given{expected.element, Shape(shapes[i], shapes[i] + ranks[i])};
    for (size_t axis = 0; axis < given.shape.size(); ++axis)
      if (given.shape[axis] < 0)
        failInput("has the extent " + std::to_string(given.shape[axis]) + " in axis " + std::to_string(axis) +
                  ", expected " + toString(expected));
    checkType("input", i, signature.inputNames, given, expected);
    unwrap(byteCount(given));
    variant.inputs.push_back(std::move(given));
  }
  return variant;
}

// The types of what each process has of inputs and outputs, if the plan's processes have parts of them; else null.
const runtime::PartTypes *partsOf(const runtime::Executable &executable) {
  return executable.fixed() ? executable.fixed()->parts() : nullptr;
}

void checkProcesses(const runtime::Executable &executable, size_t given) {
  const plan::Grid &grid = executable.grid();
  const size_t local = executable.localProcesses();
  if (given == local)
    return;
  const std::string here = local == grid.size() ? "" : ", of which " + std::to_string(local) + " are here";
  fail(SHLO_INVALID_ARGUMENT, "the plan runs on " + std::to_string(grid.replicas) + " x " +
                                  std::to_string(grid.partitions) + " processes" + here + ", not on " +
                                  std::to_string(given) + "; shlo_plan_run_grid takes the inputs of all of them");
}

// What a run records; empty if it records no values.
plan::Recording recordingOf(const runtime::Executable &executable, const Observation *observation) {
  plan::Recording recording;
  if (observation && observation->hasValues) {
    if (!executable.isRecordable())
      fail(SHLO_INVALID_ARGUMENT,
           "the plan cannot record values: it was made without shlo_plan_options_set_recordable");
    recording = observation->recording;
  }
  recording.isObserved = observation != nullptr;
  return recording;
}

void checkObserved(const Specialization &specialization, const Observation *observation) {
  if (specialization.hasDevice() && observation && observation->hasTimes)
    fail(SHLO_UNSUPPORTED, "a device does not tell the times of kernels");
}

void checkPlace(const runtime::Executable &executable, const shlo_run_options *options) {
  if (options && options->keepsOnDevice && !executable.hasDevice())
    fail(SHLO_INVALID_ARGUMENT, "the plan runs on the CPU: its results are on no device");
}

void checkDonated(const shlo_run_options *options, size_t processes, size_t inputs) {
  if (options && !options->donated.empty() && *options->donated.rbegin() >= inputs)
    fail(SHLO_INVALID_ARGUMENT, "input " + std::to_string(*options->donated.rbegin()) + " is donated, " +
                                    (processes > 1 ? "the processes have " : "the function has ") +
                                    std::to_string(inputs) + " inputs");
}

runtime::ChainRun::Observe partsObserver(Observation &observation) {
  return [&](double done, double share, const std::vector<runtime::ChainRun::Loop> &loops) {
    std::vector<shlo_recorded::Loop> around;
    for (const runtime::ChainRun::Loop &loop : loops)
      around.push_back({loop.location, loop.iteration});
    return observation.ofPart(done, share, std::move(around));
  };
}

// The lists have inputs and outputs of one process after those of another; no number: one, or whole ones, if the
// processes have parts. A null input takes its default.
void run(const shlo_plan &plan, std::optional<size_t> given, size_t inputCount, const shlo_tensor *const *inputs,
         size_t outputCount, shlo_tensor **outputs, const shlo_run_options *options, bool mayDonate = true) {
  const std::unique_ptr<Observation> observation = observe(options);
  exec::RunContext context = contextOf(options);
  if (observation)
    observation->report(context);
  // Keeps the executable alive, because the plan's handle may be destroyed during the run.
  const std::shared_ptr<const runtime::Executable> executable = plan.executable;
  const Signature &signature = executable->signature();
  const size_t processes = given.value_or(1);
  const bool isWhole = !given && partsOf(*executable);
  if (!isWhole)
    checkProcesses(*executable, processes);
  const runtime::PartTypes *const parts = isWhole ? nullptr : partsOf(*executable);
  const std::vector<TensorType> &inputTypes = parts ? parts->inputs : signature.inputs;
  checkCount("inputs", inputCount, signature.inputs);
  checkCount("outputs", outputCount, signature.outputs);
  if (inputCount)
    nonNull(inputs, "inputs");
  if (outputCount)
    nonNull(outputs, "outputs");
  const size_t allInputs = processes * inputCount, allOutputs = processes * outputCount;
  checkPlace(*executable, options);
  if (mayDonate)
    checkDonated(options, processes, allInputs);
  llvm::SmallVector<runtime::Argument, 16> arguments;
  std::vector<bool> isLeftOut(signature.hasDefault.size());
  for (size_t i = 0; i < allInputs; ++i) {
    if (!inputs[i] && signature.isOptional(i)) { // one process: modules with defaults have no grid
      isLeftOut[i] = true;
      continue;
    }
    if (!inputs[i] || inputs[i]->tag.kind != Kind::Tensor || inputs[i]->isConsumed())
      checked(inputs[i], listEntry("inputs", i).c_str());
    const Tensor &tensor = inputs[i]->tensor;
    checkType("input", i, signature.inputNames, tensor.type, inputTypes[i % inputCount]);
    if (!inputs[i]->isOnDevice())
      checkElements(i, signature, tensor.type.element, tensor.data(), tensor.size(), context);
    // The caller who donates an input owns its handle.
    const bool isDonated = mayDonate && options && options->donated.count(i);
    arguments.push_back({&inputs[i]->tensor, isDonated ? &const_cast<shlo_tensor *>(inputs[i])->tensor : nullptr});
  }
  std::shared_ptr<const Specialization> specialization = executable->fixed();
  const plan::Recording recording = recordingOf(*executable, observation.get());
  std::optional<runtime::ChainRun> chain;
  std::unique_ptr<exec::RunObserver> ofPart;
  if (!specialization || !recording.isEmpty())
    for (size_t i = inputCount; i < allInputs; ++i)
      checkType("input", i, signature.inputNames, inputs[i]->tensor.type, inputs[i % inputCount]->tensor.type);
  if (executable->chain()) {
    std::vector<Tensor> given;
    for (size_t i = 0; i < allInputs; ++i)
      given.push_back(inputs[i]->tensor);
    chain.emplace(executable->chain(), std::move(given), context, recording);
    unwrap(chain->prepare());
    for (runtime::Argument &argument : arguments)
      if (argument.consumed)
        argument.consumed->storage.reset();
    unwrap(chain->run(observation ? partsObserver(*observation) : nullptr));
    specialization = chain->last();
    const std::vector<runtime::Argument> left = chain->arguments();
    arguments.assign(left.begin(), left.end());
    ofPart = chain->observer();
  } else if (!specialization || !recording.isEmpty()) {
    std::vector<TensorType> types;
    for (size_t i = 0; i < arguments.size() / processes; ++i)
      types.push_back(arguments[i].tensor->type);
    specialization =
        unwrap(executable->specialize({std::move(types), {}, recording, std::move(isLeftOut)}, arguments, context));
  }

  checkObserved(*specialization, observation.get());
  checkOutputs(parts ? parts->outputs : specialization->outputs(), signature.outputNames, inputs, allInputs, outputs,
               allOutputs);
  llvm::SmallVector<Tensor *, 16> results;
  llvm::SmallVector<std::unique_ptr<shlo_tensor>, 16> made;
  for (size_t k = 0; k < allOutputs; ++k) {
    made.push_back(outputs[k] ? nullptr : std::make_unique<shlo_tensor>(Tensor{}));
    results.push_back(outputs[k] ? &outputs[k]->tensor : &made[k]->tensor);
  }
  unwrap(runtime::run(*specialization, executable->grid(), arguments, results, context,
                      ofPart ? ofPart.get() : observation.get(), options && options->keepsOnDevice, isWhole));
  ofPart.reset();
  if (observation)
    observation->complete();
  for (size_t k = 0; k < allOutputs; ++k)
    if (made[k])
      outputs[k] = made[k].release();
}

void checkPointers(const char *list, const std::vector<PointerRule> &rules, const void *const *pointers) {
  for (size_t i = 0; i < rules.size(); ++i) {
    if (!pointers[i] && !rules[i].nullable)
      failNull(listEntry(list, i).c_str());
    if (reinterpret_cast<uintptr_t>(pointers[i]) & rules[i].misalignment)
      fail(SHLO_INVALID_ARGUMENT, listEntry(list, i) + " is not aligned to its elements");
  }
}

const TensorType *typeAt(const shlo_plan *plan, std::vector<TensorType> Signature::*list, size_t index) {
  if (!isHandle(plan))
    return nullptr;
  const std::vector<TensorType> &types = plan->executable->signature().*list;
  return index < types.size() ? &types[index] : nullptr;
}
// Of one process.
const TensorType *partAt(const shlo_plan *plan, std::vector<TensorType> runtime::PartTypes::*parts,
                         std::vector<TensorType> Signature::*whole, size_t index) {
  const runtime::PartTypes *known = isHandle(plan) ? partsOf(*plan->executable) : nullptr;
  if (!known)
    return typeAt(plan, whole, index);
  return index < (known->*parts).size() ? &(known->*parts)[index] : nullptr;
}
int64_t extentOf(const TensorType *type, int32_t axis) {
  return type && axis >= 0 && size_t(axis) < type->shape.size() ? type->shape[size_t(axis)] : -1;
}
const char *nameAt(const shlo_plan *plan, std::vector<std::string> Signature::*list, size_t index, size_t *length) {
  if (!isHandle(plan) || index >= (plan->executable->signature().*list).size())
    return giveNothing("", length);
  return returnText((plan->executable->signature().*list)[index], length);
}

int64_t findName(const shlo_plan *plan, std::vector<std::string> Signature::*list, const char *name, size_t length) {
  if (!isHandle(plan))
    return -1;
  const std::vector<std::string> &names = plan->executable->signature().*list;
  const auto found = llvm::find(names, askedText(name, length));
  const bool isOnly = found != names.end() && std::find(found + 1, names.end(), *found) == names.end();
  return isOnly ? found - names.begin() : -1;
}

} // namespace

// Runs on memory, as tensors.
static void runOnMemory(const shlo_plan &plan, const void *const *inputs, void *const *outputs,
                        const shlo_run_options *options) {
  const Signature &signature = plan.executable->signature();
  std::vector<std::unique_ptr<shlo_tensor>> tensors;
  std::vector<shlo_tensor *> handles;
  auto add = [&](const TensorType &type, void *data, bool isReadOnly) {
    auto storage = Storage::borrow(data, byteSize(type), isReadOnly, nullptr, nullptr);
    tensors.push_back(std::make_unique<shlo_tensor>(Tensor{type, std::move(storage)}));
    handles.push_back(tensors.back().get());
  };
  for (size_t i = 0; i < signature.inputs.size(); ++i)
    if (inputs[i] || !signature.isOptional(i))
      add(signature.inputs[i], const_cast<void *>(inputs[i]), true);
    else
      handles.push_back(nullptr);
  for (size_t k = 0; k < signature.outputs.size(); ++k)
    add(signature.outputs[k], outputs[k], false);
  shlo_tensor **first = handles.data();
  run(plan, std::nullopt, signature.inputs.size(), first, signature.outputs.size(), first + signature.inputs.size(),
      options,
      /*mayDonate=*/false);
}

std::unique_ptr<shlo_plan> shlo::capi::makePlan(std::shared_ptr<const runtime::Executable> executable) {
  auto plan = std::make_unique<shlo_plan>();
  plan->executable = std::move(executable);
  if (const Signature &signature = plan->executable->signature(); signature.isStatic()) {
    plan->inputRules = pointerRules(signature.inputs);
    for (auto [i, rule] : llvm::enumerate(plan->inputRules))
      rule.nullable |= signature.isOptional(i);
    plan->outputRules = pointerRules(signature.outputs);
    for (auto [i, type] : llvm::enumerate(signature.inputs))
      if (isNarrow(type.element))
        plan->narrowInputs.push_back(i);
  }
  return plan;
}

// --- Planning -------------------------------------------------------------------------------------------------------

shlo_status shlo_plan_options_create(shlo_plan_options **out, shlo_error **error) { return createOptions(out, error); }
void shlo_plan_options_destroy(shlo_plan_options *options) { destroyHandle(options); }
shlo_status shlo_plan_options_set_function(shlo_plan_options *options, const char *name, size_t length,
                                           shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    o.values.function = std::string(checkedText(nonNull(name, "name"), length, "name"));
  });
}
shlo_status shlo_plan_options_set_simd(shlo_plan_options *options, shlo_simd simd, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (simd != SHLO_SIMD_AUTO && simd != SHLO_SIMD_BASELINE)
      fail(SHLO_INVALID_ARGUMENT, "simd is " + std::to_string(simd) + ", which is no shlo_simd");
    o.values.build.choice.baselineSimd = simd == SHLO_SIMD_BASELINE;
  });
}
shlo_status shlo_plan_options_set_max_memory(shlo_plan_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.build.maxMemory = bytes; });
}
shlo_status shlo_plan_options_set_grid(shlo_plan_options *options, uint32_t replicas, uint32_t partitions,
                                       shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (replicas == 0 || partitions == 0 || uint64_t(replicas) * partitions > plan::maxProcesses)
      fail(SHLO_INVALID_ARGUMENT, "the grid is " + std::to_string(replicas) + " x " + std::to_string(partitions) +
                                      ", which are not 1 to " + std::to_string(plan::maxProcesses) + " processes");
    o.values.grid = {replicas, partitions};
  });
}

shlo_status shlo_plan_options_set_recordable(shlo_plan_options *options, int32_t recordable, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    if (recordable != 0 && recordable != 1)
      fail(SHLO_INVALID_ARGUMENT, "recordable is " + std::to_string(recordable) + ", which is not 0 or 1");
    o.values.isRecordable = recordable != 0;
  });
}

shlo_status shlo_plan_create(const shlo_module *module, const shlo_plan_options *options, shlo_plan **out,
                             shlo_error **error) {
  return fallible(error, [&] {
    const std::shared_ptr<const ModuleState> state = checked(module, "module").state;
    const shlo_plan_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    state->ensureVerified();
    state->module();
    runtime::Options values = given ? given->values : runtime::Options();
    if (given && !given->customCalls.empty())
      values.host = hostFunctions(given->customCalls, values);
    *out = makePlan(unwrap(runtime::Executable::compile(state->shared(), values))).release();
  });
}

void shlo_plan_destroy(shlo_plan *plan) { destroyHandle(plan); }

// --- Signature ------------------------------------------------------------------------------------------------------

size_t shlo_plan_input_count(const shlo_plan *plan) {
  return isHandle(plan) ? plan->executable->signature().inputs.size() : 0;
}
size_t shlo_plan_output_count(const shlo_plan *plan) {
  return isHandle(plan) ? plan->executable->signature().outputs.size() : 0;
}
shlo_element_type shlo_plan_input_element_type(const shlo_plan *plan, size_t index) {
  return elementTypeOf(typeAt(plan, &Signature::inputs, index));
}
shlo_element_type shlo_plan_output_element_type(const shlo_plan *plan, size_t index) {
  return elementTypeOf(typeAt(plan, &Signature::outputs, index));
}
int32_t shlo_plan_input_rank(const shlo_plan *plan, size_t index) {
  return rankOf(typeAt(plan, &Signature::inputs, index));
}
int32_t shlo_plan_output_rank(const shlo_plan *plan, size_t index) {
  return rankOf(typeAt(plan, &Signature::outputs, index));
}
const int64_t *shlo_plan_input_shape(const shlo_plan *plan, size_t index) {
  return shapeOf(typeAt(plan, &Signature::inputs, index));
}
const int64_t *shlo_plan_output_shape(const shlo_plan *plan, size_t index) {
  return shapeOf(typeAt(plan, &Signature::outputs, index));
}
int64_t shlo_plan_input_part_extent(const shlo_plan *plan, size_t index, int32_t axis) {
  return extentOf(partAt(plan, &runtime::PartTypes::inputs, &Signature::inputs, index), axis);
}
int64_t shlo_plan_output_part_extent(const shlo_plan *plan, size_t index, int32_t axis) {
  return extentOf(partAt(plan, &runtime::PartTypes::outputs, &Signature::outputs, index), axis);
}
const char *shlo_plan_input_name(const shlo_plan *plan, size_t index, size_t *length) {
  return nameAt(plan, &Signature::inputNames, index, length);
}
const char *shlo_plan_output_name(const shlo_plan *plan, size_t index, size_t *length) {
  return nameAt(plan, &Signature::outputNames, index, length);
}
int64_t shlo_plan_find_input(const shlo_plan *plan, const char *name, size_t length) {
  return findName(plan, &Signature::inputNames, name, length);
}
int64_t shlo_plan_find_output(const shlo_plan *plan, const char *name, size_t length) {
  return findName(plan, &Signature::outputNames, name, length);
}
int32_t shlo_plan_input_has_default(const shlo_plan *plan, size_t index) {
  return isHandle(plan) && plan->executable->signature().isOptional(index);
}
int32_t shlo_plan_input_decides_shape(const shlo_plan *plan, size_t index) {
  if (!isHandle(plan))
    return 0;
  const std::vector<bool> &decides = plan->executable->signature().decidesShape;
  return index < decides.size() && decides[index];
}
int64_t shlo_plan_input_alias(const shlo_plan *plan, size_t index) {
  if (!isHandle(plan))
    return SHLO_ALIAS_NONE;
  const std::vector<int64_t> &aliases = plan->executable->signature().aliases;
  return index < aliases.size() ? aliases[index] : SHLO_ALIAS_NONE;
}

static double countOf(const shlo_plan *plan, double plan::Cost::*count) {
  const std::optional<plan::Cost> cost = isHandle(plan) ? plan->executable->cost() : std::nullopt;
  return cost ? *cost.*count : -1;
}
double shlo_plan_flops(const shlo_plan *plan) { return countOf(plan, &plan::Cost::flops); }
double shlo_plan_transcendentals(const shlo_plan *plan) { return countOf(plan, &plan::Cost::transcendentals); }
double shlo_plan_bytes_accessed(const shlo_plan *plan) { return countOf(plan, &plan::Cost::bytes); }

shlo_status shlo_plan_output_shapes(const shlo_plan *plan, size_t input_count, const int32_t *input_ranks,
                                    const int64_t *const *input_shapes, size_t output_count,
                                    int64_t *const *output_shapes, shlo_error **error) {
  return fallible(error, [&] {
    const std::shared_ptr<const runtime::Executable> executable = checked(plan, "plan").executable;
    const Signature &signature = executable->signature();
    checkCount("inputs", input_count, signature.inputs);
    checkCount("outputs", output_count, signature.outputs);
    if (input_count) {
      nonNull(input_ranks, "input_ranks");
      nonNull(input_shapes, "input_shapes");
    }
    if (output_count)
      nonNull(output_shapes, "output_shapes");
    runtime::Variant variant = variantOf(signature, input_ranks, input_shapes);
    if (executable->chain() && !signature.isStatic())
      fail(SHLO_UNSUPPORTED, "the shapes of the outputs follow from those that functions of the host give: only a run "
                             "knows them");
    if (executable->chain()) {
      for (size_t k = 0; k < output_count; ++k)
        if (output_shapes[k])
          llvm::copy(signature.outputs[k].shape, output_shapes[k]);
      return;
    }
    const std::shared_ptr<const Specialization> specialization =
        unwrap(executable->specialize(std::move(variant), {}, exec::RunContext()));
    for (const TensorType &type : specialization->outputs())
      unwrap(byteCount(type));
    for (size_t k = 0; k < output_count; ++k)
      if (output_shapes[k])
        llvm::copy(specialization->outputs()[k].shape, output_shapes[k]);
  });
}
uint32_t shlo_plan_replica_count(const shlo_plan *plan) {
  return isHandle(plan) ? plan->executable->grid().replicas : 0;
}
uint32_t shlo_plan_partition_count(const shlo_plan *plan) {
  return isHandle(plan) ? plan->executable->grid().partitions : 0;
}
size_t shlo_plan_local_process_count(const shlo_plan *plan) {
  return isHandle(plan) ? plan->executable->localProcesses() : 0;
}
uint64_t shlo_plan_memory(const shlo_plan *plan) { return isHandle(plan) ? plan->executable->memory() : 0; }
uint64_t shlo_plan_memory_per_thread(const shlo_plan *plan) {
  return isHandle(plan) ? plan->executable->memoryPerThread() : 0;
}

// --- Running --------------------------------------------------------------------------------------------------------

shlo_status shlo_plan_run(const shlo_plan *plan, size_t input_count, const shlo_tensor *const *inputs,
                          size_t output_count, shlo_tensor **outputs, const shlo_run_options *options,
                          shlo_error **error) {
  return fallible(error, [&] {
    run(checked(plan, "plan"), std::nullopt, input_count, inputs, output_count, outputs,
        checkedOrNull(options, "options"));
  });
}

shlo_status shlo_plan_run_grid(const shlo_plan *plan, size_t process_count, size_t input_count,
                               const shlo_tensor *const *inputs, size_t output_count, shlo_tensor **outputs,
                               const shlo_run_options *options, shlo_error **error) {
  return fallible(error, [&] {
    run(checked(plan, "plan"), process_count, input_count, inputs, output_count, outputs,
        checkedOrNull(options, "options"));
  });
}

shlo_status shlo_plan_run_raw(const shlo_plan *plan, size_t input_count, const void *const *inputs, size_t output_count,
                              void *const *outputs, const shlo_run_options *options, shlo_error **error) {
  return fallible(error, [&] {
    const shlo_plan &running = checked(plan, "plan");
    const shlo_run_options *given = checkedOrNull(options, "options");
    const std::unique_ptr<Observation> observation = observe(given);
    exec::RunContext context = contextOf(given);
    if (observation)
      observation->report(context);
    std::shared_ptr<const Specialization> specialization = running.executable->fixed();
    if (!running.executable->signature().isStatic())
      fail(SHLO_INVALID_ARGUMENT, "the plan's shapes are dynamic; shlo_plan_run takes them from its tensors");
    checkPlace(*running.executable, given);
    if (!partsOf(*running.executable))
      checkProcesses(*running.executable, 1);
    checkCount("inputs", input_count, running.executable->signature().inputs);
    checkCount("outputs", output_count, running.executable->signature().outputs);
    if (input_count)
      checkPointers("inputs", running.inputRules, nonNull(inputs, "inputs"));
    for (size_t i : running.narrowInputs) {
      if (!inputs[i])
        continue; // no bytes, or the default
      const TensorType &type = running.executable->signature().inputs[i];
      checkElements(i, running.executable->signature(), type.element, inputs[i], size_t(elementCount(type.shape)),
                    context);
    }
    if (output_count)
      checkPointers("outputs", running.outputRules, nonNull(outputs, "outputs"));
    if (!specialization) {
      runOnMemory(running, inputs, outputs, given);
      return;
    }
    if (!observation) {
      unwrap(specialization->run(inputs, outputs, context));
      return;
    }
    if (observation->hasValues)
      specialization = unwrap(running.executable->specialize(
          {running.executable->signature().inputs, {}, recordingOf(*running.executable, observation.get())}, {},
          context));
    checkObserved(*specialization, observation.get());
    unwrap(specialization->observe({{{inputs, outputs}}}, context, *observation));
    observation->complete();
  });
}
