// recorder.h.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/recorder.h"

#include <cstring>
#include <utility>

using namespace shlo;
using namespace shlo::capi;

// --- A run ----------------------------------------------------------------------------------------------------------

Observation::Observation(const shlo_run_options &options)
    : RunObserver(options.recorder && options.recorder->hasTimes,
                  options.recorder && !options.recorder->recording.isEmpty(),
                  options.recorder ? options.recorder->maxEvents : 0),
      recording(options.recorder ? options.recorder->recording : plan::Recording()), options(options),
      recorder(options.recorder), function(recorder ? recorder->function : nullptr),
      user(recorder ? recorder->user : nullptr), maxBytes(recorder ? recorder->maxBytes : 0) {}

std::unique_ptr<Observation> shlo::capi::observe(const shlo_run_options *options) {
  if (!options || (!options->progress && !options->recorder))
    return nullptr;
  auto made = std::make_unique<Observation>(*options);
  return options->progress || made->hasTimes || made->hasValues ? std::move(made) : nullptr;
}

void Observation::report(exec::RunContext &context) {
  if (!options.progress)
    return;
  if (!context.poll)
    context.poll = std::make_shared<exec::Poll>();
  context.poll->add(
      [this] {
        fraction = std::clamp(done + (running ? share * running->fraction() : 0), fraction, 1.0);
        return options.progress(fraction, options.progressUser) != 0;
      },
      duration(options.progressMilliseconds));
}

void Observation::complete() {
  if (!options.progress)
    return;
  FloatState ours; // the caller's function may change it
  options.progress(1, options.progressUser);
}

class Observation::Part final : public exec::RunObserver {
public:
  Part(Observation &whole, double done, double share, std::vector<shlo_recorded::Loop> loops)
      : RunObserver(whole.hasTimes, whole.hasValues, whole.maxEvents), whole(whole), loops(std::move(loops)) {
    whole.running = this;
    whole.done = done;
    whole.share = share;
  }
  ~Part() override {
    whole.running = nullptr;
    whole.done += whole.share;
  }

  Status value(const exec::RecordedValue &value) override { return whole.value(value, loops); }
  std::unique_ptr<exec::ProcessObserver> take(const exec::ObservedSteps &steps) override { return whole.take(steps); }
  void times(const exec::StepList &list, const plan::Program &program,
             const std::shared_ptr<const exec::ObservedSteps> &steps, Processes processes) override {
    whole.times(list, program, steps, std::move(processes));
  }
  void events(const exec::StepList &list, const plan::Program &program, std::vector<exec::PieceEvent> events,
              uint64_t lost) override {
    whole.events(list, program, std::move(events), lost);
  }

private:
  Observation &whole;
  const std::vector<shlo_recorded::Loop> loops; // around the part
};

std::unique_ptr<exec::RunObserver> Observation::ofPart(double done, double share,
                                                       std::vector<shlo_recorded::Loop> loops) {
  return std::make_unique<Part>(*this, done, share, std::move(loops));
}

Status Observation::value(const exec::RecordedValue &recorded) { return value(recorded, {}); }

Status Observation::value(const exec::RecordedValue &value, std::vector<shlo_recorded::Loop> loops) {
  if (recorder && recorder->history)
    return recorder->history(value);
  auto op = [&] { return value.origins.describe(value.origin); };
  try {
    Result<Tensor> copy = Tensor::create(value.type, /*zeroed=*/false);
    if (!copy)
      return makeError(copy.error().code, "cannot keep a value of " + op() + ": " + copy.error().message);
    if (copy->size())
      std::memcpy(copy->data(), value.bytes, copy->size());
    const size_t bytes = copy->size();
    for (const exec::RecordedValue::Loop &loop : value.loops)
      loops.push_back({value.origins.location(loop.origin), loop.iteration});
    std::unique_ptr<shlo_recorded> made(new shlo_recorded{{},
                                                          value.origins.at(value.origin).op,
                                                          value.origins.location(value.origin),
                                                          value.result,
                                                          value.process,
                                                          std::move(loops),
                                                          shlo_tensor(std::move(*copy))});
    if (function) {
      FloatState ours; // the caller's function may change it
      if (function(made.get(), user) != 0)
        return makeError(SHLO_CANCELLED, "the function that gets recorded values stopped the run");
      return {};
    }
    return recorder->data.with([&](RecorderState::Data &data) -> Status {
      if (bytes > maxBytes || data.bytes > maxBytes - bytes)
        return makeError(SHLO_LIMIT, "the recorded values are larger than the recorder's limit of " +
                                         std::to_string(maxBytes) + " bytes with the next one, " +
                                         toString(value.type) + " of " + op());
      data.values.push_back(std::move(made));
      data.bytes += bytes;
      return {};
    });
  } catch (const std::bad_alloc &) {
    return makeError(SHLO_OUT_OF_MEMORY, "cannot keep a value of " + op());
  }
}

namespace {

using KnownList = RecorderState::KnownList;

// Finds the kernels and ops of a list in the recorder's data, and adds those that are not there.
class ListReader {
public:
  ListReader(const exec::StepList &list, const plan::Program &program,
             const std::shared_ptr<const exec::ObservedSteps> &steps, RecorderState::Data &data)
      : list(list), program(program), data(data),
        known{steps, {}, {}, exec::ObservedTimes(*steps), std::vector<Measures>(steps->pieces.size()), {}} {}

  KnownList read() {
    std::vector<RecorderState::Kernel> kernels;
    for (uint32_t i = 0; i < list.pieces.size(); ++i) {
      const bool isKernel = i > 0 && std::string_view(list.pieces[i].name) != "record";
      known.kernels.push_back(isKernel ? int64_t(kernels.size()) : -1);
      if (isKernel)
        kernels.push_back(kernelOf(i));
    }
    const auto first = int64_t(find(std::move(kernels)));
    for (int64_t &kernel : known.kernels)
      kernel += kernel < 0 ? 0 : first;
    for (auto &[origin, shares] : byOrigin)
      known.ofOrigins.push_back({indexOf(origin), std::move(shares)});
    return std::move(known);
  }

private:
  RecorderState::Kernel kernelOf(uint32_t number) {
    const exec::StepList::Piece &piece = list.pieces[number];
    RecorderState::Kernel kernel{piece.name, {}, {}, {}};
    if (piece.output < program.values.size())
      kernel.type = toString(program.values[piece.output]);
    std::map<uint32_t, double> weights; // by origin
    double all = 0;
    for (uint32_t i = piece.firstOrigin; i < piece.firstOrigin + piece.originCount; ++i)
      if (list.origins[i] != 0)
        weights[list.origins[i]] = std::max(weights[list.origins[i]], double(list.weights[i]));
    for (const auto &[origin, weight] : weights)
      all += weight;
    for (const auto &[origin, weight] : weights) {
      const size_t op = indexOf(origin);
      if (std::find(kernel.ops.begin(), kernel.ops.end(), op) == kernel.ops.end())
        kernel.ops.push_back(op);
      byOrigin[origin].push_back({number, all > 0 ? weight / all : 1.0 / double(weights.size())});
    }
    return kernel;
  }

  size_t indexOf(uint32_t origin) {
    const auto [found, isNew] = data.opIndices.try_emplace(
        {program.origins->at(origin).op, program.origins->location(origin)}, data.ops.size());
    if (isNew)
      data.ops.push_back({found->first.first, found->first.second, {}});
    return found->second;
  }

  // Those of the same plan made again, which are as many and the same, or appends them. The number of the first one.
  size_t find(std::vector<RecorderState::Kernel> kernels) {
    size_t begin = 0;
    for (size_t end : data.ends) {
      auto isSame = [](const RecorderState::Kernel &a, const RecorderState::Kernel &b) {
        return a.name == b.name && a.ops == b.ops;
      };
      if (std::equal(kernels.begin(), kernels.end(), data.kernels.begin() + ptrdiff_t(begin),
                     data.kernels.begin() + ptrdiff_t(end), isSame))
        return begin;
      begin = end;
    }
    for (RecorderState::Kernel &kernel : kernels)
      data.kernels.push_back(std::move(kernel));
    data.ends.push_back(data.kernels.size());
    return begin;
  }

  const exec::StepList &list;
  const plan::Program &program;
  RecorderState::Data &data;
  KnownList known;
  std::map<uint32_t, std::vector<KnownList::Share>> byOrigin;
};

KnownList *find(RecorderState::Data &data, const exec::ObservedSteps &steps) {
  const auto found = std::find_if(data.known.rbegin(), data.known.rend(),
                                  [&](const KnownList &known) { return known.steps.get() == &steps; });
  return found == data.known.rend() ? nullptr : &*found;
}

KnownList &knownOf(const exec::StepList &list, const plan::Program &program,
                   const std::shared_ptr<const exec::ObservedSteps> &steps, RecorderState::Data &data) {
  constexpr size_t most = 64;
  if (KnownList *known = find(data, *steps))
    return *known;
  data.known.push_back(ListReader(list, program, steps, data).read());
  if (data.known.size() > most) {
    data.settle();
    data.known.pop_front();
  }
  return data.known.back();
}

void settle(KnownList &known, RecorderState::Data &data) {
  const std::vector<exec::PieceTimes> *times = known.times.take(*known.steps);
  if (!times)
    return;
  std::vector<Measures> &measured = known.measures;
  for (size_t i = 0; i < measured.size(); ++i) {
    measured[i] = {};
    if (known.kernels[i] < 0)
      continue;
    const exec::PieceTimes &its = (*times)[i];
    const exec::StepList::Piece &piece = known.steps->pieces[i];
    const uint64_t calls = uint64_t(its.calls);
    measured[i] = {{uint64_t(its.nanoseconds), calls, uint64_t(its.steps), calls * uint64_t(piece.read),
                    calls * uint64_t(piece.written)}};
    data.kernels[size_t(known.kernels[i])].measures.add(measured[i]);
  }
  for (const KnownList::OfOrigin &one : known.ofOrigins) { // several may be the same op, called at several places
    Measures sum;
    uint64_t most = 0; // an op that became several kernels is called with each
    for (const KnownList::Share &share : one.shares) {
      Measures part = measured[share.piece];
      for (shlo_measure shared : {SHLO_MEASURE_NANOSECONDS, SHLO_MEASURE_BYTES_READ, SHLO_MEASURE_BYTES_WRITTEN})
        part.numbers[shared] = uint64_t(double(part.numbers[shared]) * share.part);
      most = std::max(most, std::exchange(part.numbers[SHLO_MEASURE_CALLS], 0));
      sum.add(part);
    }
    sum.numbers[SHLO_MEASURE_CALLS] = most;
    data.ops[one.op].measures.add(sum);
  }
}

// Reads the recorder's data; what accessors return stays where it is until the recorder is cleared.
template <typename T, typename Read> T readData(const shlo_recorder *recorder, T absent, Read &&read) {
  if (!isHandle(recorder))
    return absent;
  return recorder->state->data.with([&](RecorderState::Data &data) -> T {
    data.settle();
    return read(std::as_const(data));
  });
}
const char *textOf(const std::string *text, size_t *length) {
  return text ? returnText(*text, length) : giveNothing("", length);
}

} // namespace

void RecorderState::Data::settle() {
  for (KnownList &one : known)
    ::settle(one, *this);
}

std::unique_ptr<exec::ProcessObserver> Observation::take(const exec::ObservedSteps &steps) {
  if (!hasTimes)
    return nullptr;
  return recorder->data.with([&](RecorderState::Data &data) -> std::unique_ptr<exec::ProcessObserver> {
    KnownList *known = find(data, steps);
    if (!known || known->idle.empty())
      return nullptr;
    std::unique_ptr<exec::ProcessObserver> process = std::move(known->idle.back());
    known->idle.pop_back();
    return process;
  });
}

void Observation::times(const exec::StepList &list, const plan::Program &program,
                        const std::shared_ptr<const exec::ObservedSteps> &steps, Processes processes) {
  recorder->data.with([&](RecorderState::Data &data) {
    KnownList &known = knownOf(list, program, steps, data);
    for (std::unique_ptr<exec::ProcessObserver> &process : processes) {
      known.times.add(*steps, *process);
      known.idle.push_back(std::move(process));
    }
    for (const exec::PieceEvent &event : kept)
      data.events.push_back({known.kernels[event.piece], event.begin, event.end, event.iteration, event.process});
    data.lostEvents += lost;
  });
  kept.clear();
  lost = 0;
}

void Observation::events(const exec::StepList &, const plan::Program &, std::vector<exec::PieceEvent> events,
                         uint64_t others) {
  kept = std::move(events);
  lost = others;
}

// --- Choosing -------------------------------------------------------------------------------------------------------

shlo_status shlo_recorder_create(shlo_recorder **out, shlo_error **error) { return createOptions(out, error); }
void shlo_recorder_destroy(shlo_recorder *recorder) { destroyHandle(recorder); }

template <typename Change> static shlo_status change(shlo_recorder *recorder, shlo_error **error, Change &&change) {
  return fallible<OptionsScope>(error, [&] { change(*checked(recorder, "recorder").state); });
}

shlo_status shlo_recorder_record_op(shlo_recorder *recorder, const char *name, size_t length, shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) {
    const std::string given(checkedText(nonNull(name, "name"), length, "name"));
    if (given.empty())
      fail(SHLO_INVALID_ARGUMENT, "name is empty");
    state.recording.ops.insert(given.find('.') == std::string::npos ? "stablehlo." + given : given);
  });
}
shlo_status shlo_recorder_record_location(shlo_recorder *recorder, const char *location, size_t length,
                                          shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) {
    const std::string given(checkedText(nonNull(location, "location"), length, "location"));
    if (given.empty())
      fail(SHLO_INVALID_ARGUMENT, "location is empty");
    state.recording.locations.insert(given);
  });
}
shlo_status shlo_recorder_record_all(shlo_recorder *recorder, shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) { state.recording.isAll = true; });
}
shlo_status shlo_recorder_set_function(shlo_recorder *recorder, shlo_record_fn function, void *user,
                                       shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) {
    state.function = function;
    state.user = user;
  });
}
shlo_status shlo_recorder_set_max_memory(shlo_recorder *recorder, uint64_t bytes, shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) { state.maxBytes = bytes; });
}
shlo_status shlo_recorder_set_times(shlo_recorder *recorder, int32_t times, shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) {
    if (times != 0 && times != 1)
      fail(SHLO_INVALID_ARGUMENT, "times is " + std::to_string(times) + ", which is not 0 or 1");
    state.hasTimes = times != 0;
  });
}
shlo_status shlo_recorder_set_max_events(shlo_recorder *recorder, uint64_t events, shlo_error **error) {
  return change(recorder, error, [&](RecorderState &state) { state.maxEvents = events; });
}
void shlo_recorder_clear(shlo_recorder *recorder) {
  if (isHandle(recorder))
    recorder->state->data.with([](RecorderState::Data &data) { data = {}; });
}

shlo_status shlo_run_options_set_recorder(shlo_run_options *options, shlo_recorder *recorder, shlo_error **error) {
  return setOption(options, error, [&](auto &o) {
    const shlo_recorder *given = checkedOrNull(recorder, "recorder");
    o.recorder = given ? given->state : nullptr;
  });
}

// --- Values ---------------------------------------------------------------------------------------------------------

size_t shlo_recorder_value_count(const shlo_recorder *recorder) {
  return readData(recorder, size_t(0), [](const auto &data) { return data.values.size(); });
}
const shlo_recorded *shlo_recorder_value(const shlo_recorder *recorder, size_t index) {
  return readData(recorder, static_cast<const shlo_recorded *>(nullptr),
                  [&](const auto &data) { return index < data.values.size() ? data.values[index].get() : nullptr; });
}
const char *shlo_recorded_op(const shlo_recorded *value, size_t *length) {
  return textOf(isHandle(value) ? &value->op : nullptr, length);
}
const char *shlo_recorded_location(const shlo_recorded *value, size_t *length) {
  return textOf(isHandle(value) ? &value->location : nullptr, length);
}
int32_t shlo_recorded_result(const shlo_recorded *value) { return isHandle(value) ? int32_t(value->result) : -1; }
int32_t shlo_recorded_process(const shlo_recorded *value) { return isHandle(value) ? int32_t(value->process) : -1; }
size_t shlo_recorded_loop_count(const shlo_recorded *value) { return isHandle(value) ? value->loops.size() : 0; }
int64_t shlo_recorded_iteration(const shlo_recorded *value, size_t loop) {
  return isHandle(value) && loop < value->loops.size() ? value->loops[loop].iteration : -1;
}
const char *shlo_recorded_loop_location(const shlo_recorded *value, size_t loop, size_t *length) {
  return textOf(isHandle(value) && loop < value->loops.size() ? &value->loops[loop].location : nullptr, length);
}
const shlo_tensor *shlo_recorded_tensor(const shlo_recorded *value) {
  return isHandle(value) ? &value->tensor : nullptr;
}

// --- Times ----------------------------------------------------------------------------------------------------------

size_t shlo_recorder_kernel_count(const shlo_recorder *recorder) {
  return readData(recorder, size_t(0), [](const auto &data) { return data.kernels.size(); });
}
const char *shlo_recorder_kernel_name(const shlo_recorder *recorder, size_t kernel, size_t *length) {
  return textOf(
      readData(recorder, static_cast<const std::string *>(nullptr),
               [&](const auto &data) { return kernel < data.kernels.size() ? &data.kernels[kernel].name : nullptr; }),
      length);
}
uint64_t shlo_recorder_kernel_measure(const shlo_recorder *recorder, size_t kernel, shlo_measure measure) {
  return readData(recorder, uint64_t(0), [&](const auto &data) {
    return kernel < data.kernels.size() ? data.kernels[kernel].measures.at(measure) : 0;
  });
}
const char *shlo_recorder_kernel_type(const shlo_recorder *recorder, size_t kernel, size_t *length) {
  return textOf(
      readData(recorder, static_cast<const std::string *>(nullptr),
               [&](const auto &data) { return kernel < data.kernels.size() ? &data.kernels[kernel].type : nullptr; }),
      length);
}
size_t shlo_recorder_kernel_op_count(const shlo_recorder *recorder, size_t kernel) {
  return readData(recorder, size_t(0),
                  [&](const auto &data) { return kernel < data.kernels.size() ? data.kernels[kernel].ops.size() : 0; });
}
int64_t shlo_recorder_kernel_op(const shlo_recorder *recorder, size_t kernel, size_t index) {
  return readData(recorder, int64_t(-1), [&](const auto &data) {
    const bool exists = kernel < data.kernels.size() && index < data.kernels[kernel].ops.size();
    return exists ? int64_t(data.kernels[kernel].ops[index]) : -1;
  });
}
size_t shlo_recorder_op_count(const shlo_recorder *recorder) {
  return readData(recorder, size_t(0), [](const auto &data) { return data.ops.size(); });
}
const char *shlo_recorder_op_name(const shlo_recorder *recorder, size_t op, size_t *length) {
  return textOf(readData(recorder, static_cast<const std::string *>(nullptr),
                         [&](const auto &data) { return op < data.ops.size() ? &data.ops[op].name : nullptr; }),
                length);
}
const char *shlo_recorder_op_location(const shlo_recorder *recorder, size_t op, size_t *length) {
  return textOf(readData(recorder, static_cast<const std::string *>(nullptr),
                         [&](const auto &data) { return op < data.ops.size() ? &data.ops[op].location : nullptr; }),
                length);
}
uint64_t shlo_recorder_op_measure(const shlo_recorder *recorder, size_t op, shlo_measure measure) {
  return readData(recorder, uint64_t(0),
                  [&](const auto &data) { return op < data.ops.size() ? data.ops[op].measures.at(measure) : 0; });
}

// --- Events ---------------------------------------------------------------------------------------------------------

template <typename T>
static T readEvent(const shlo_recorder *recorder, size_t event, T absent, T RecorderState::Event::*member) {
  return readData(recorder, absent, [&](const RecorderState::Data &data) {
    return event < data.events.size() ? data.events[event].*member : absent;
  });
}

size_t shlo_recorder_event_count(const shlo_recorder *recorder) {
  return readData(recorder, size_t(0), [](const auto &data) { return data.events.size(); });
}
uint64_t shlo_recorder_lost_event_count(const shlo_recorder *recorder) {
  return readData(recorder, uint64_t(0), [](const auto &data) { return data.lostEvents; });
}
int64_t shlo_recorder_event_kernel(const shlo_recorder *recorder, size_t event) {
  return readEvent(recorder, event, int64_t(-1), &RecorderState::Event::kernel);
}
int64_t shlo_recorder_event_begin(const shlo_recorder *recorder, size_t event) {
  return readEvent(recorder, event, int64_t(-1), &RecorderState::Event::begin);
}
int64_t shlo_recorder_event_end(const shlo_recorder *recorder, size_t event) {
  return readEvent(recorder, event, int64_t(-1), &RecorderState::Event::end);
}
int64_t shlo_recorder_event_iteration(const shlo_recorder *recorder, size_t event) {
  return readEvent(recorder, event, int64_t(-1), &RecorderState::Event::iteration);
}
int32_t shlo_recorder_event_process(const shlo_recorder *recorder, size_t event) {
  const bool exists = event < shlo_recorder_event_count(recorder);
  return exists ? int32_t(readEvent(recorder, event, uint32_t(0), &RecorderState::Event::process)) : -1;
}
