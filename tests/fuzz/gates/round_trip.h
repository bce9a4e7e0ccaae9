// What is done with every module that was accepted: print and parse it, write and read it, plan it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "gate.h"

#include <memory>

namespace shlo::test {

struct Destroy {
  void operator()(shlo_module *module) const { shlo_module_destroy(module); }
  void operator()(shlo_buffer *buffer) const { shlo_buffer_destroy(buffer); }
  void operator()(shlo_plan *plan) const { shlo_plan_destroy(plan); }
  void operator()(shlo_builder *builder) const { shlo_builder_destroy(builder); }
  void operator()(shlo_function *function) const { shlo_function_destroy(function); }
  void operator()(shlo_parse_options *options) const { shlo_parse_options_destroy(options); }
  void operator()(shlo_read_options *options) const { shlo_read_options_destroy(options); }
  void operator()(shlo_write_options *options) const { shlo_write_options_destroy(options); }
  void operator()(shlo_print_options *options) const { shlo_print_options_destroy(options); }
  void operator()(shlo_plan_options *options) const { shlo_plan_options_destroy(options); }
  void operator()(shlo_onnx_inspection *inspection) const { shlo_onnx_inspection_destroy(inspection); }
  void operator()(shlo_inspection *inspection) const { shlo_inspection_destroy(inspection); }
};
template <typename T> using Owned = std::unique_ptr<T, Destroy>;

std::string_view bytesOf(const Owned<shlo_buffer> &buffer);

// Reads bytes of any kind; null if they are refused.
Owned<shlo_module> load(Gate &gate, std::string_view bytes, bool verify = true);

// The bytes of a written module; null if it is refused. An empty target is the newest version.
Owned<shlo_buffer> write(Gate &gate, const shlo_module *module, std::string_view target = {}, bool locations = true,
                         bool *changes = nullptr);

// Prints a verified module and reads it again, writes it and reads it again. All ways must give equal modules: equal
// text and equal artifacts. `generic`: the form of the text. Whether an artifact was written and read without loss.
bool checkRoundTrips(Gate &gate, const shlo_module *module, bool generic);

// Writes a verified module for old targets. The list of blockers must predict the outcome.
void checkTargets(Gate &gate, const shlo_module *module);

// Prints, writes, verifies and plans a module that was not verified. Each may fail.
void useUnverified(Gate &gate, const shlo_module *module);

// Plans a module.
Owned<shlo_plan> plan(Gate &gate, const shlo_module *module);

} // namespace shlo::test
