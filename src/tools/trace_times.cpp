// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace_times.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tool {

using Json = nlohmann::ordered_json;

namespace {

std::string textAt(const Json &object, const char *key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

double numberAt(const Json &object, const char *key) {
  const auto found = object.find(key);
  const double number = found != object.end() && found->is_number() ? found->get<double>() : -1;
  return std::isfinite(number) ? number : -1;
}

} // namespace

TraceTimes::TraceTimes(const std::string &path) : path(displayName(path)) {
  Input file(path);
  const Json trace = Json::parse(file.bytes(), nullptr, /*allow_exceptions=*/false);
  const Json *list = &trace;
  if (trace.is_object() && trace.contains("traceEvents"))
    list = &trace["traceEvents"];
  if (!list->is_array())
    throw Failure{this->path + ": not a trace: expected JSON with \"traceEvents\", as shlo run --trace writes it"};
  for (const Json &event : *list)
    read(event);
  count();
}

void TraceTimes::read(const Json &event) {
  // Complete events with an op are kernels.
  if (!event.is_object() || textAt(event, "ph") != "X" || !event.contains("args") || !event["args"].is_object())
    return;
  const Json &arguments = event["args"];
  Event kernel{numberAt(event, "tid"), numberAt(event, "ts"), numberAt(event, "dur"), {}};
  auto take = [&](const Json &one) {
    if (one.is_object() && !textAt(one, "op").empty())
      kernel.ops.push_back(number(textAt(one, "op"), textAt(one, "location")));
  };
  if (arguments.contains("members") && arguments["members"].is_array())
    for (const Json &one : arguments["members"])
      take(one);
  if (kernel.ops.empty())
    take(arguments);
  if (!kernel.ops.empty() && kernel.duration >= 0)
    events.push_back(std::move(kernel));
}

// An event that begins while another one of its thread runs is part of it: a kernel in a loop.
void TraceTimes::count() {
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return std::tuple(a.thread, a.begin, -a.duration) < std::tuple(b.thread, b.begin, -b.duration);
  });
  std::vector<size_t> open;
  auto give = [&](size_t event, double microseconds) {
    for (size_t op : events[event].ops)
      entries[op].microseconds += microseconds / double(events[event].ops.size());
    total += microseconds;
  };
  for (size_t i = 0; i < events.size(); ++i) {
    auto isOver = [&](const Event &other) {
      return other.thread != events[i].thread || other.begin + other.duration <= events[i].begin;
    };
    while (!open.empty() && isOver(events[open.back()]))
      open.pop_back();
    if (!open.empty())
      give(open.back(),
           -std::min(events[i].duration, events[open.back()].begin + events[open.back()].duration - events[i].begin));
    give(i, events[i].duration);
    open.push_back(i);
  }
  events.clear();
}

size_t TraceTimes::number(std::string op, const std::string &location) {
  if (op.find('.') == op.npos) // a kernel is called "dot_general"
    op = "stablehlo." + op;
  auto [entry, isNew] = numbers.try_emplace(op + '\n' + location, entries.size());
  if (isNew)
    entries.emplace_back();
  return entry->second;
}

size_t TraceTimes::keyOf(const std::string &op, const std::string &location) {
  const size_t key = number(op, location);
  ++entries[key].ops;
  return key;
}

double TraceTimes::shareOf(size_t key) const {
  return entries[key].ops ? entries[key].microseconds / double(entries[key].ops) : 0;
}

Json TraceTimes::summary() const {
  double unknown = 0;
  for (const Entry &entry : entries)
    unknown += entry.ops ? 0 : entry.microseconds;
  return {{"file", path}, {"microseconds", total}, {"elsewhere", unknown}};
}

} // namespace tool
