// diff.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/diff.h"

#include "capi/ir_handles.h"
#include "capi/module_handle.h"
#include "capi/plan_handle.h"
#include "capi/recorder.h"
#include "dialect/dialect.h"
#include "runtime/divergence.h"

#include <deque>

using namespace shlo;
using namespace shlo::capi;
using runtime::History;
using runtime::PastValue;

struct shlo_history_options {
  Tag<Kind::HistoryOptions> tag;
  History::Options values;
  Stops stops;
};

struct shlo_history {
  Tag<Kind::History> tag;
  std::shared_ptr<const ModuleState> module;
  History history;
  bool isElsewhere = false;
  std::deque<shlo_tensor> tensors, outputs; // handles of those that were kept
  std::vector<const shlo_tensor *> handles; // by value; null: not kept
  std::vector<int64_t> probes;              // by value
  std::unique_ptr<shlo_error, decltype(&shlo_error_destroy)> error{nullptr, shlo_error_destroy};

  shlo_history(std::shared_ptr<const ModuleState> module, History history)
      : module(std::move(module)), history(std::move(history)) {}

  void makeHandles() {
    for (const PastValue &value : history.values()) {
      if (value.tensor.storage)
        tensors.emplace_back(value.tensor);
      handles.push_back(value.tensor.storage ? &tensors.back() : nullptr);
    }
    for (const Tensor &output : history.outputs())
      outputs.emplace_back(output);
  }
};

struct shlo_diff {
  Tag<Kind::Diff> tag;
  runtime::Divergence divergence;
  const shlo_operation *ofA = nullptr, *ofB = nullptr;
};

namespace {

// The numbers of the results that the pass interpreter-instrument-with-probe shows: of tensors that are no constants,
// in the order of the program, inner ops first.
std::vector<int64_t> probesOf(const History &history) {
  std::map<std::pair<mlir::Operation *, uint32_t>, int64_t> numbers;
  int64_t next = 0;
  // Without recursion: an op comes when its last region ends.
  auto number = [&](mlir::Operation *op) {
    if (mlir::isa<ir::ConstantOp>(op))
      return;
    for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
      if (mlir::isa<mlir::TensorType>(type))
        numbers[{op, uint32_t(i)}] = ++next;
  };
  std::vector<mlir::Operation *> open;
  for (uint32_t label = 1; mlir::Operation *op = history.operation(label); ++label) {
    checkMemory();
    while (!open.empty() && open.back() != op->getParentOp()) {
      number(open.back());
      open.pop_back();
    }
    open.push_back(op);
  }
  for (; !open.empty(); open.pop_back())
    number(open.back());
  std::vector<int64_t> probes;
  for (const PastValue &value : history.values()) {
    const auto found = numbers.find({history.operation(value), value.result});
    probes.push_back(found == numbers.end() ? -1 : found->second);
  }
  return probes;
}

const PastValue *valueAt(const shlo_history *history, size_t index) {
  return isHandle(history) && index < history->history.values().size() ? &history->history.values()[index] : nullptr;
}
History::Source sourceAt(const shlo_history *history, size_t index, size_t operand) {
  const PastValue *value = valueAt(history, index);
  return orElse(History::Source(), [&] {
    return value ? history->history.operand(*value, unsigned(std::min<size_t>(operand, UINT32_MAX)))
                 : History::Source();
  });
}
template <typename T> const T *at(const std::vector<T> &list, size_t index) {
  return index < list.size() ? &list[index] : nullptr;
}
int32_t checkedFlag(int32_t flag, const char *name) {
  if (flag != 0 && flag != 1)
    fail(SHLO_INVALID_ARGUMENT, std::string(name) + " is " + std::to_string(flag) + ", which is not 0 or 1");
  return flag;
}

} // namespace

// --- Options --------------------------------------------------------------------------------------------------------

shlo_status shlo_history_options_create(shlo_history_options **out, shlo_error **error) {
  return createOptions(out, error);
}
void shlo_history_options_destroy(shlo_history_options *options) { destroyHandle(options); }
shlo_status shlo_history_options_set_keep_values(shlo_history_options *options, int32_t keep, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.keepsValues = checkedFlag(keep, "keep"); });
}
shlo_status shlo_history_options_set_stop_at_nan(shlo_history_options *options, int32_t stop, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.stopsAtNonFinite = checkedFlag(stop, "stop"); });
}
shlo_status shlo_history_options_set_max_memory(shlo_history_options *options, uint64_t bytes, shlo_error **error) {
  return setOption(options, error, [&](auto &o) { o.values.maxBytes = bytes; });
}
shlo_status shlo_history_options_set_max_milliseconds(shlo_history_options *options, uint64_t milliseconds,
                                                      shlo_error **error) {
  return setMaxMilliseconds(options, milliseconds, error);
}
shlo_status shlo_history_options_set_cancellation(shlo_history_options *options, const shlo_cancellation *cancellation,
                                                  shlo_error **error) {
  return setCancellation(options, cancellation, error);
}
shlo_status shlo_history_options_set_poll(shlo_history_options *options, shlo_poll_fn poll, void *user,
                                          uint64_t milliseconds, shlo_error **error) {
  return setPoll(options, poll, user, milliseconds, error);
}

// --- Histories ------------------------------------------------------------------------------------------------------

shlo_status shlo_history_record(const shlo_module *module, const shlo_plan_options *planning, size_t input_count,
                                const shlo_tensor *const *inputs, const shlo_history_options *options,
                                shlo_history **out, shlo_error **error) {
  return fallible(error, [&] {
    const std::shared_ptr<const ModuleState> state = checked(module, "module").state;
    const shlo_plan_options *plans = checkedOrNull(planning, "planning");
    const shlo_history_options *given = checkedOrNull(options, "options");
    nonNull(out, "out");
    if (input_count)
      nonNull(inputs, "inputs");
    state->ensureVerified();
    state->module();
    runtime::Options values = plans ? plans->values : runtime::Options();
    if (plans && !plans->customCalls.empty())
      values.host = hostFunctions(plans->customCalls, values);
    if (values.grid.size() != 1)
      fail(SHLO_UNSUPPORTED, "the program runs as a grid of several processes: its values have no one order");
    values.isRecordable = true;
    auto made = std::make_unique<shlo_history>(
        state, History(state->shared(), values.function, given ? given->values : History::Options()));
    History &history = made->history;
    auto compiled = runtime::Executable::compile(history.labelled(), values);
    if (!compiled)
      throw Failure{history.inSource(std::move(compiled.error()))};
    const std::unique_ptr<shlo_plan> plan = makePlan(std::move(*compiled));

    shlo_recorder recorder;
    recorder.state->recording.isAll = true;
    recorder.state->history = [&](const exec::RecordedValue &value) { return history.add(value); };
    shlo_run_options running;
    running.recorder = recorder.state;
    if (given)
      running.stops = given->stops;
    std::vector<const Tensor *> tensors;
    // The run refuses another number of inputs, or none where there is a number.
    const size_t expected = plan->executable->signature().inputs.size();
    for (size_t i = 0; inputs && input_count == expected && i < input_count; ++i)
      tensors.push_back(inputs[i] ? &checked(inputs[i], "inputs").tensor : nullptr);
    history.setInputs(tensors);
    const size_t outputCount = plan->executable->signature().outputs.size();
    std::vector<shlo_tensor *> results(outputCount);
    shlo_error *failure = nullptr;
    shlo_plan_run(plan.get(), input_count, inputs, outputCount, results.data(), &running, &failure);
    std::optional<Error> stopped;
    if (failure)
      stopped = history.inSource(takeError(failure));
    std::vector<Tensor> outputs;
    for (shlo_tensor *result : results)
      if (const std::unique_ptr<shlo_tensor> owned{result}; owned)
        outputs.push_back(owned->tensor);
    if (stopped && history.values().empty() && stopped->code != SHLO_FAILED)
      throw Failure{std::move(*stopped)};
    history.end(std::move(outputs));
    if (stopped && !history.hasStopped()) // otherwise as asked
      made->error.reset(makeErrorHandle(std::move(*stopped)));
    made->makeHandles();
    made->probes = probesOf(history);
    *out = made.release();
  });
}

shlo_status shlo_history_create_beside(const shlo_history *history, shlo_history **out, shlo_error **error) {
  return fallible(error, [&] {
    const shlo_history &given = checked(history, "history");
    nonNull(out, "out");
    auto made = std::make_unique<shlo_history>(given.module, given.history);
    made->isElsewhere = true;
    for (PastValue &value : made->history.values()) {
      value.tensor.storage.reset();
      value.nonFinite = 0;
    }
    made->history.outputs().clear();
    made->makeHandles();
    made->probes = given.probes;
    *out = made.release();
  });
}

shlo_status shlo_history_set(shlo_history *history, size_t index, const shlo_tensor *value, shlo_error **error) {
  return fallible(error, [&] {
    shlo_history &changed = checked(history, "history");
    const Tensor &tensor = checked(value, "value").tensor;
    if (!changed.isElsewhere)
      fail(SHLO_INVALID_ARGUMENT, "history is of a run here, whose values cannot be set");
    if (index >= changed.history.values().size())
      fail(SHLO_INVALID_ARGUMENT, "index is " + std::to_string(index) + ", the history has " +
                                      std::to_string(changed.history.values().size()) + " values");
    PastValue &past = changed.history.values()[index];
    if (past.tensor.type.shape != tensor.type.shape)
      fail(SHLO_INVALID_ARGUMENT,
           "value is " + toString(tensor.type) + ", which has another shape than " + toString(past.tensor.type));
    past.tensor = tensor;
    past.nonFinite = runtime::countNonFinite(tensor);
    changed.tensors.emplace_back(tensor);
    changed.handles[index] = &changed.tensors.back();
  });
}

void shlo_history_destroy(shlo_history *history) { destroyHandle(history); }

size_t shlo_history_count(const shlo_history *history) {
  return isHandle(history) ? history->history.values().size() : 0;
}
const char *shlo_history_op(const shlo_history *history, size_t index, size_t *length) {
  const PastValue *value = valueAt(history, index);
  return value ? returnText(history->history.opName(*value), length) : giveNothing("", length);
}
const shlo_operation *shlo_history_operation(const shlo_history *history, size_t index) {
  const PastValue *value = valueAt(history, index);
  return value ? handleOf(history->history.operation(*value)) : nullptr;
}
int32_t shlo_history_result(const shlo_history *history, size_t index) {
  const PastValue *value = valueAt(history, index);
  return value ? int32_t(value->result) : -1;
}
size_t shlo_history_loop_count(const shlo_history *history, size_t index) {
  const PastValue *value = valueAt(history, index);
  return value ? value->loops.size() : 0;
}
int64_t shlo_history_iteration(const shlo_history *history, size_t index, size_t loop) {
  const PastValue *value = valueAt(history, index);
  return value && loop < value->loops.size() ? value->loops[loop].iteration : -1;
}
const shlo_tensor *shlo_history_tensor(const shlo_history *history, size_t index) {
  return valueAt(history, index) ? history->handles[index] : nullptr;
}
int64_t shlo_history_nonfinite_count(const shlo_history *history, size_t index) {
  const PastValue *value = valueAt(history, index);
  return value ? value->nonFinite : -1;
}
int64_t shlo_history_probe(const shlo_history *history, size_t index) {
  return valueAt(history, index) ? history->probes[index] : -1;
}
size_t shlo_history_operand_count(const shlo_history *history, size_t index) {
  const PastValue *value = valueAt(history, index);
  mlir::Operation *op = value ? history->history.operation(*value) : nullptr;
  return op ? op->getNumOperands() : 0;
}
int64_t shlo_history_operand(const shlo_history *history, size_t index, size_t operand) {
  const History::Source source = sourceAt(history, index, operand);
  return source.kind == History::Source::Value ? int64_t(source.index) : -1;
}
int64_t shlo_history_operand_input(const shlo_history *history, size_t index, size_t operand) {
  const History::Source source = sourceAt(history, index, operand);
  return source.kind == History::Source::Input ? int64_t(source.index) : -1;
}
int64_t shlo_history_first_nan(const shlo_history *history) {
  return isHandle(history) ? orElse(int64_t(-1), [&] { return history->history.firstNonFinite(); }) : -1;
}
size_t shlo_history_output_count(const shlo_history *history) {
  return isHandle(history) ? history->outputs.size() : 0;
}
const shlo_tensor *shlo_history_output(const shlo_history *history, size_t index) {
  return index < shlo_history_output_count(history) ? &history->outputs[index] : nullptr;
}
const shlo_error *shlo_history_error(const shlo_history *history) {
  return isHandle(history) ? history->error.get() : nullptr;
}

// --- Differences ----------------------------------------------------------------------------------------------------

shlo_status shlo_diff_create(const shlo_history *a, const shlo_history *b, double tolerance, shlo_diff **out,
                             shlo_error **error) {
  return fallible(error, [&] {
    const History &left = checked(a, "a").history, &right = checked(b, "b").history;
    nonNull(out, "out");
    if (!(tolerance >= 0))
      fail(SHLO_INVALID_ARGUMENT, "tolerance must be a number that is not negative");
    auto made = std::make_unique<shlo_diff>();
    made->divergence = divergenceOf(left, right, tolerance);
    if (const int64_t first = made->divergence.first; first >= 0) {
      mlir::Operation *one = left.operation(left.values()[size_t(first)]);
      mlir::Operation *other = right.operation(right.values()[size_t(made->divergence.partners[size_t(first)])]);
      if (one && other && one != other && !mlir::isa<ir::WhileOp, ir::CaseOp, ir::IfOp>(one))
        std::tie(one, other) = runtime::firstOther(one, other);
      made->ofA = handleOf(one);
      made->ofB = handleOf(other);
    }
    *out = made.release();
  });
}
void shlo_diff_destroy(shlo_diff *diff) { destroyHandle(diff); }
int64_t shlo_diff_first(const shlo_diff *diff) { return isHandle(diff) ? diff->divergence.first : -1; }
size_t shlo_diff_compared_count(const shlo_diff *diff) { return isHandle(diff) ? diff->divergence.compared : 0; }

int64_t shlo_diff_partner(const shlo_diff *diff, size_t index) {
  const int64_t *partner = isHandle(diff) ? at(diff->divergence.partners, index) : nullptr;
  return partner ? *partner : -1;
}
int64_t shlo_diff_element(const shlo_diff *diff, size_t index) {
  const runtime::Distance *distance = isHandle(diff) ? at(diff->divergence.distances, index) : nullptr;
  return distance ? distance->index : -1;
}
double shlo_diff_distance(const shlo_diff *diff, size_t index) {
  const runtime::Distance *distance = isHandle(diff) ? at(diff->divergence.distances, index) : nullptr;
  return distance && distance->isKnown ? distance->largest : -1;
}
size_t shlo_diff_output_count(const shlo_diff *diff) { return isHandle(diff) ? diff->divergence.outputs.size() : 0; }
int64_t shlo_diff_output_element(const shlo_diff *diff, size_t index) {
  const runtime::Distance *distance = isHandle(diff) ? at(diff->divergence.outputs, index) : nullptr;
  return distance ? distance->index : -1;
}
double shlo_diff_output_distance(const shlo_diff *diff, size_t index) {
  const runtime::Distance *distance = isHandle(diff) ? at(diff->divergence.outputs, index) : nullptr;
  return distance && distance->isKnown ? distance->largest : -1;
}
const shlo_operation *shlo_diff_operation_a(const shlo_diff *diff) { return isHandle(diff) ? diff->ofA : nullptr; }
const shlo_operation *shlo_diff_operation_b(const shlo_diff *diff) { return isHandle(diff) ? diff->ofB : nullptr; }
