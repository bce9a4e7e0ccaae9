// Traces of runs and of passes: the JSON of Chrome's trace events, which Perfetto shows.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "support.h"

#include <vector>

namespace tool {

// A part of the work, in seconds of now().
struct Span {
  std::string name;
  double begin, end;
};

// What the passes of a pipeline did, from `begin` on, in seconds of now().
struct Passes {
  PassReports reports;
  double begin;
};
// The text of a trace: the spans, and the passes in them.
std::string traceOf(const std::vector<Span> &spans, const std::vector<Passes> &pipelines);

// The text of a trace: the spans, of which the last one is the run, and the events of the recorder.
std::string traceOf(const std::vector<Span> &spans, const shlo_recorder *recorder);

} // namespace tool
