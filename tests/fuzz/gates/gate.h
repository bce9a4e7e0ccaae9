// What all gates share: cases in a child process, calls under limits, findings by kind, planted faults.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "meter.h"

#include "text/guard.h"

#include <stablehlo-c/stablehlo.h>

#include <functional>
#include <string>
#include <string_view>

namespace shlo::test {

struct Known;

// What can be wrong.
enum class Kind {
  Crash,           // a signal or a sanitizer's report
  Slow,            // a call that takes more than 2 s of processor time
  Memory,          // a call that allocates more than 32 MiB + 64 times its input
  Internal,        // SHLO_INTERNAL, or a code that does not exist
  Error,           // an error object that does not fit the code, or whose message is empty or no UTF-8
  Refused,         // what must be accepted: printing, or reading what was printed or written
  TextDiffers,     // printed, parsed and printed again
  ArtifactDiffers, // written, read and written again
  TextLoses,       // printed, parsed and written
  ArtifactLoses,   // written, read and printed
  Blockers,        // the list of blockers does not predict whether writing succeeds
  Value,           // a run with donated inputs, or another way, gives another result
  Untouched,       // an output that was changed by a call that failed, or not written by one that succeeded
  Accepted,        // NULL or a handle of another kind was taken where it must be refused
  Callback,        // a callback was called too often, too seldom or with other data
  Leak,            // memory that remains after everything was destroyed
  Uncalled,        // a function that was never called
  Unsuccessful,    // or never with success
  Count
};

const char *nameOf(Kind kind);

// A fault that a gate makes itself, to show that it would be noticed.
enum class Plant {
  None,
  Crash,
  Slow,
  Memory,
  Internal,
  Error,
  Refused,
  TextDiffers,
  ArtifactDiffers,
  Value,
  Untouched,
  Accepted,
  Leak,
  Uncalled,
  Unsuccessful,
  Count
};

class Gate {
public:
  explicit Gate(Plant plant = Plant::None) : Gate(plant, false) {}
  // For a fuzzer: a finding that is not known ends the process.
  static Gate trapping();

  // Runs the cases `first` to `first + count - 1` in a child process. A case that ends its process is a finding, and
  // the cases go on behind it.
  void run(uint64_t first, uint64_t count, const std::function<void(uint64_t)> &each);

  // For a case: its input, to which the limits of each call refer.
  void begin(std::string_view name, size_t inputBytes);

  // Makes a call that can fail, under the limits. `call` takes the place for the error.
  template <typename Call> shlo_status status(const char *what, Call &&call) {
    shlo_error *error = nullptr;
    Meter meter;
    if (plant == Plant::Crash || plant == Plant::Slow || plant == Plant::Memory)
      misbehave();
    shlo_status result = call(&error);
    measure(what, meter);
    result = judge(what, result, error);
    shlo_error_destroy(error);
    return result;
  }
  // Makes a call of any kind under the limits.
  template <typename Call> void act(const char *what, Call &&call) {
    Meter meter;
    if (plant == Plant::Crash || plant == Plant::Slow || plant == Plant::Memory)
      misbehave();
    call();
    measure(what, meter);
  }
  // Checks the code, and the error object if the call was given a place for it. Gives the code back.
  shlo_status judge(const char *what, shlo_status result, const shlo_error *error, bool hasError = true);
  // The message of the last call that failed.
  const std::string &message() const { return lastMessage; }

  void find(Kind kind, std::string_view detail);
  // Whether `each` leaves memory behind whenever it is called. What is made only once may remain.
  template <typename Each> bool leaks(Each &&each) {
    constexpr unsigned times = 16; // idle contexts and blocks may have some bytes more than before
    for (unsigned i = 0; i < times; ++i) {
      size_t before = allocatedBytes();
      each();
      if (int64_t(allocatedBytes() - before) <= 0)
        return false;
    }
    return true;
  }

  void accept() { ++board.count(accepted); }
  void refuse() { ++board.count(refused); }
  void compare() { ++board.count(compared); }

  bool plants(Plant which) const { return plant == which; }
  const Plant plant;
  bool isTraced = false; // calls are printed before they are made

  // In the parent, after all runs.
  uint64_t cases() { return board.count(begun); }
  uint64_t acceptances() { return board.count(accepted); }
  uint64_t refusals() { return board.count(refused); }
  uint64_t comparisons() { return board.count(compared); }
  uint64_t calls() { return board.count(called); }
  uint64_t found(Kind kind) { return board.count(findings + size_t(kind)); }
  uint64_t failures();
  // Prints the counts, and the first findings of each kind.
  void print(const char *title);

private:
  Gate(Plant plant, bool traps) : plant(plant), traps(traps) {}
  enum { begun, accepted, refused, compared, called, slowestMicroseconds, mostBytes, findings = 16, firstKnown = 40 };

  void measure(const char *what, const Meter &meter);
  void misbehave();
  const Known *knownFinding(Kind kind, std::string_view detail) const;

  Board board;
  uint64_t number = 0;
  std::string name, lastMessage;
  size_t inputBytes = 0;
  const bool traps;
  bool hasBeenSlow = false; // on purpose, in this case
};

// One line: control bytes are escaped, long text is cut.
std::string shown(std::string_view text);

// Where two texts differ, with some bytes of both.
std::string differenceOf(std::string_view one, std::string_view other);

} // namespace shlo::test
