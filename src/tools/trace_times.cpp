// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace_times.h"

namespace tool {

using Json = nlohmann::ordered_json;

namespace {

std::string textAt(const Json &object, const char *key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

} // namespace

TraceTimes::TraceTimes(const std::string &path) : path(displayName(path)) {
  Input file(path);
  const Json trace = Json::parse(file.bytes(), nullptr, /*allow_exceptions=*/false);
  const Json *events = &trace;
  if (trace.is_object() && trace.contains("traceEvents"))
    events = &trace["traceEvents"];
  if (!events->is_array())
    throw Failure{this->path + ": not a trace: expected JSON with \"traceEvents\", as shlo run --trace writes it"};
  for (const Json &event : *events)
    add(event);
}

void TraceTimes::add(const Json &event) {
  // Complete events with an op are kernels; all others are phases, or hold kernels.
  if (!event.is_object() || textAt(event, "ph") != "X" || !event.contains("dur") || !event["dur"].is_number() ||
      !event.contains("args") || !event["args"].is_object())
    return;
  const double duration = event["dur"].get<double>();
  const Json &arguments = event["args"];
  std::vector<size_t> ops;
  auto take = [&](const Json &one) {
    if (one.is_object() && !textAt(one, "op").empty())
      ops.push_back(number(textAt(one, "op"), textAt(one, "location")));
  };
  if (arguments.contains("ops") && arguments["ops"].is_array())
    for (const Json &one : arguments["ops"])
      take(one);
  if (ops.empty())
    take(arguments);
  if (ops.empty() || !(duration >= 0))
    return;
  total += duration;
  for (size_t op : ops)
    entries[op].microseconds += duration / double(ops.size());
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
