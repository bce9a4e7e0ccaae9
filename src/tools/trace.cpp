// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace.h"

#include "versions.h"

#include <cmath>

namespace tool {

namespace {

using Json = nlohmann::ordered_json;

constexpr int spanThread = 0; // kernels of process k are on thread k + 1

Json nameOf(const char *kind, int thread, const std::string &name) {
  Json json = {{"name", kind}, {"ph", "M"}, {"pid", 1}};
  if (thread >= 0)
    json["tid"] = thread;
  json["args"] = {{"name", name}};
  return json;
}

// An event with a duration, in microseconds from the beginning of the trace.
Json eventOf(std::string name, const char *category, int thread, double begin, double end, Json arguments) {
  return {{"name", std::move(name)}, {"cat", category}, {"ph", "X"},     {"ts", begin},
          {"dur", end - begin},      {"pid", 1},        {"tid", thread}, {"args", std::move(arguments)}};
}

// What is alike for all events of a kernel.
struct Kernel {
  std::string name;
  Json arguments;
};

Kernel kernelOf(const shlo_recorder *recorder, size_t index) {
  Kernel kernel{shlo_recorder_kernel_name(recorder, index, nullptr), Json::object()};
  Json ops = Json::array();
  for (size_t i = 0; i < shlo_recorder_kernel_op_count(recorder, index); ++i) {
    const auto op = size_t(shlo_recorder_kernel_op(recorder, index, i));
    ops.push_back({{"op", shlo_recorder_op_name(recorder, op, nullptr)},
                   {"location", shlo_recorder_op_location(recorder, op, nullptr)}});
  }
  if (!ops.empty()) {
    kernel.arguments["op"] = ops.back()["op"];
    kernel.arguments["location"] = ops.back()["location"];
  }
  if (ops.size() > 1) {
    kernel.name += " of " + plural(ops.size(), "op");
    kernel.arguments["members"] = std::move(ops);
  }
  if (const std::string type = shlo_recorder_kernel_type(recorder, index, nullptr); !type.empty())
    kernel.arguments["type"] = type;
  const uint64_t calls = shlo_recorder_kernel_measure(recorder, index, SHLO_MEASURE_CALLS);
  if (calls) {
    kernel.arguments["bytes_read"] = shlo_recorder_kernel_measure(recorder, index, SHLO_MEASURE_BYTES_READ) / calls;
    kernel.arguments["bytes_written"] =
        shlo_recorder_kernel_measure(recorder, index, SHLO_MEASURE_BYTES_WRITTEN) / calls;
  }
  return kernel;
}

std::string line(const Json &json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

double startOf(const std::vector<Span> &spans) {
  double start = INFINITY;
  for (const Span &span : spans)
    start = std::min(start, span.begin);
  return start;
}

// The beginning of the text: the names of process and thread, and the spans.
std::string begun(const std::vector<Span> &spans, const char *command) {
  const double start = startOf(spans);
  std::string text = "{\"displayTimeUnit\": \"ns\", \"traceEvents\": [\n";
  text += line(nameOf("process_name", -1, "shlo")) + ",\n" + line(nameOf("thread_name", spanThread, command));
  for (const Span &span : spans)
    text += ",\n" + line(eventOf(span.name, "span", spanThread, (span.begin - start) * 1e6, (span.end - start) * 1e6,
                                 Json::object()));
  return text;
}

Json argumentsOf(const shlo_pass_reports *reports, size_t index) {
  Json arguments = {{"ops_before", shlo_pass_reports_ops_before(reports, index)},
                    {"ops_after", shlo_pass_reports_ops_after(reports, index)}};
  Json rewrites = Json::object();
  for (size_t i = 0; i < shlo_pass_reports_rewrite_count(reports, index); ++i)
    rewrites[shlo_pass_reports_rewrite_name(reports, index, i, nullptr)] =
        shlo_pass_reports_rewrite_times(reports, index, i);
  if (!rewrites.empty())
    arguments["rewrites"] = std::move(rewrites);
  return arguments;
}

} // namespace

std::string traceOf(const std::vector<Span> &spans, const std::vector<Passes> &pipelines) {
  std::string text = begun(spans, "shlo opt");
  for (const Passes &pipeline : pipelines)
    for (size_t i = 0; i < shlo_pass_reports_count(pipeline.reports.get()); ++i) {
      const double begin = (pipeline.begin - startOf(spans)) * 1e6 +
                           double(shlo_pass_reports_begin_nanoseconds(pipeline.reports.get(), i)) * 1e-3;
      const double end = begin + double(shlo_pass_reports_nanoseconds(pipeline.reports.get(), i)) * 1e-3;
      text += ",\n" + line(eventOf(shlo_pass_reports_name(pipeline.reports.get(), i, nullptr), "pass", spanThread,
                                   begin, end, argumentsOf(pipeline.reports.get(), i)));
    }
  return text + "\n]}\n";
}

std::string traceOf(const std::vector<Span> &spans, const shlo_recorder *recorder) {
  const double start = startOf(spans);
  std::string text = begun(spans, "shlo run");
  // What a run does before and after its kernels.
  if (const size_t count = shlo_recorder_event_count(recorder); count && !spans.empty()) {
    const Span &run = spans.back();
    const double first = double(shlo_recorder_event_begin(recorder, 0)) * 1e-9,
                 last = double(shlo_recorder_event_end(recorder, count - 1)) * 1e-9;
    for (const Span &part : {Span{"prepare", run.begin, first}, Span{"finish", last, run.end}})
      if (part.begin < part.end)
        text += ",\n" + line(eventOf(part.name, "span", spanThread, (part.begin - start) * 1e6,
                                     (part.end - start) * 1e6, Json::object()));
  }
  std::vector<Kernel> kernels;
  for (size_t i = 0; i < shlo_recorder_kernel_count(recorder); ++i)
    kernels.push_back(kernelOf(recorder, i));
  const auto origin = int64_t(start * 1e9);
  int32_t named = -1;
  for (size_t i = 0; i < shlo_recorder_event_count(recorder); ++i) {
    const int32_t process = shlo_recorder_event_process(recorder, i);
    for (; named < process; ++named)
      text += ",\n" + line(nameOf("thread_name", named + 2, "process " + std::to_string(named + 1)));
    const int64_t number = shlo_recorder_event_kernel(recorder, i);
    Json arguments = number < 0 ? Json::object() : kernels[size_t(number)].arguments;
    if (const int64_t iteration = shlo_recorder_event_iteration(recorder, i); iteration >= 0)
      arguments["iteration"] = iteration;
    text += ",\n" + line(eventOf(number < 0 ? "run" : kernels[size_t(number)].name, "kernel", process + 1,
                                 double(shlo_recorder_event_begin(recorder, i) - origin) * 1e-3,
                                 double(shlo_recorder_event_end(recorder, i) - origin) * 1e-3, std::move(arguments)));
  }
  text += "\n]";
  if (const uint64_t lost = shlo_recorder_lost_event_count(recorder))
    text += ", \"otherData\": {\"lost_events\": " + std::to_string(lost) + "}";
  return text + "}\n";
}

} // namespace tool
