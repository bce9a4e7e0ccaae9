// The times of ops from a trace that `shlo run --trace` has written: Chrome's trace events, as JSON.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <nlohmann/json.hpp>
#include <unordered_map>

namespace tool {

// Events are matched with ops by name and location. Ops that have both in common share the time, and so do the members
// of one kernel. The time of an event is without that of the events in it.
class TraceTimes {
public:
  // Throws a Failure if the file is no trace.
  explicit TraceTimes(const std::string &path);

  // Counts an op of the program, and returns what shareOf needs.
  size_t keyOf(const std::string &op, const std::string &location);
  // Microseconds of one of the ops with this key, when all of them are counted.
  double shareOf(size_t key) const;
  // Name of the file, microseconds of all events, and of those that belong to no op of the program.
  nlohmann::ordered_json summary() const;

private:
  struct Entry {
    double microseconds = 0;
    uint64_t ops = 0;
  };
  struct Event {
    double thread, begin, duration;
    std::vector<size_t> ops;
  };
  void read(const nlohmann::ordered_json &event);
  void count();
  size_t number(std::string op, const std::string &location);

  std::string path;
  std::vector<Event> events;
  std::vector<Entry> entries;
  std::unordered_map<std::string, size_t> numbers;
  double total = 0;
};

} // namespace tool
