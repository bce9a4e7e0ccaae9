// The objects behind shlo_recorder and shlo_recorded, and what they see of a run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.h"
#include "capi/run_options.h"
#include "capi/tensor_handle.h"
#include "exec/observed_times.h"
#include "runtime/backend.h"
#include "stablehlo-c/recorder.h"

#include <deque>
#include <functional>
#include <map>

struct shlo_recorded {
  struct Loop {
    std::string location;
    int64_t iteration;
  };
  shlo::capi::Tag<shlo::capi::Kind::Recorded> tag;
  std::string op, location;
  uint32_t result, process;
  std::vector<Loop> loops;
  shlo_tensor tensor;
};

namespace shlo::capi {

struct Measures {
  uint64_t numbers[SHLO_MEASURE_BYTES_WRITTEN + 1] = {};
  uint64_t at(shlo_measure measure) const {
    return measure >= 0 && measure <= SHLO_MEASURE_BYTES_WRITTEN ? numbers[measure] : 0;
  }
  void add(const Measures &other) {
    for (size_t i = 0; i < std::size(numbers); ++i)
      numbers[i] += other.numbers[i];
  }
};

// Shared with run options.
struct RecorderState {
  struct Kernel {
    std::string name, type;
    std::vector<size_t> ops;
    Measures measures;
  };
  struct Op {
    std::string name, location;
    Measures measures;
  };
  struct Event {
    int64_t kernel, begin, end, iteration;
    uint32_t process;
  };
  // What the pieces of a list of steps are for the recorder, which is found once.
  struct KnownList {
    struct Share {
      uint32_t piece;
      double part; // of it
    };
    struct OfOrigin {
      size_t op;
      std::vector<Share> shares;
    };
    std::shared_ptr<const exec::ObservedSteps> steps; // of which list it is: no other one has these
    std::vector<int64_t> kernels;                     // by piece; -1: none
    std::vector<OfOrigin> ofOrigins;
    exec::ObservedTimes times;         // that the kernels and ops do not have yet
    std::vector<Measures> measures;    // by piece; between calls, they are of no use
    exec::RunObserver::Processes idle; // that have observed runs of the list
  };
  struct Data {
    std::vector<std::unique_ptr<shlo_recorded>> values;
    uint64_t bytes = 0; // of the values
    // Lists that grow and leave texts where they are.
    std::deque<Kernel> kernels;
    std::deque<Op> ops;
    std::vector<size_t> ends;                                        // of the kernels of each plan
    std::map<std::pair<std::string, std::string>, size_t> opIndices; // by name and location
    std::deque<KnownList> known;                                     // the newest ones, which come last
    std::vector<Event> events;
    uint64_t lostEvents = 0;

    void settle(); // gives the kernels and ops what the lists have
  };

  // Set between runs.
  plan::Recording recording;
  bool hasTimes = false;
  uint64_t maxEvents = 0;
  shlo_record_fn function = nullptr;
  void *user = nullptr;
  std::function<Status(const exec::RecordedValue &)> history; // gets values instead, for diff.h
  uint64_t maxBytes = uint64_t(1) << 30;
  mutable Guarded<Data> data;
};

// What a run shows to its options' recorder and progress function.
class Observation final : public exec::RunObserver {
public:
  explicit Observation(const shlo_run_options &options);

  // Lets the checks of the run call the progress function. The context must not outlive the observation.
  void report(exec::RunContext &context);
  // The run has succeeded.
  void complete();
  // For the run of one of several parts, one after another: this share of the run, after what is done, in these loops.
  // It must not outlive the observation.
  std::unique_ptr<exec::RunObserver> ofPart(double done, double share, std::vector<shlo_recorded::Loop> loops);

  Status value(const exec::RecordedValue &value) override;
  std::unique_ptr<exec::ProcessObserver> take(const exec::ObservedSteps &steps) override;
  void times(const exec::StepList &list, const plan::Program &program,
             const std::shared_ptr<const exec::ObservedSteps> &steps, Processes processes) override;
  void events(const exec::StepList &list, const plan::Program &program, std::vector<exec::PieceEvent> events,
              uint64_t lost) override;

  const plan::Recording recording;

private:
  const shlo_run_options &options;
  const std::shared_ptr<RecorderState> recorder; // null: none
  const shlo_record_fn function;
  void *const user;
  const uint64_t maxBytes;
  double fraction = 0;                // that was reported last
  std::vector<exec::PieceEvent> kept; // of the part that ends
  uint64_t lost = 0;

  Status value(const exec::RecordedValue &value, std::vector<shlo_recorded::Loop> loops);

  class Part;
  const exec::RunObserver *running = this; // null: between two parts
  double done = 0, share = 1;              // of the parts that have ended, and of the one that runs
};

// Null if the options, which are nullable, want nothing observed.
std::unique_ptr<Observation> observe(const shlo_run_options *options);

} // namespace shlo::capi

struct shlo_recorder {
  shlo::capi::Tag<shlo::capi::Kind::Recorder> tag;
  const std::shared_ptr<shlo::capi::RecorderState> state = std::make_shared<shlo::capi::RecorderState>();
};
