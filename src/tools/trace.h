// Traces of runs: the JSON of Chrome's trace events, which Perfetto shows.
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

// The text of a trace: the spans, of which the last one is the run, and the events of the recorder.
std::string traceOf(const std::vector<Span> &spans, const shlo_recorder *recorder);

} // namespace tool
