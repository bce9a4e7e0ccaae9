// The object behind a shlo_module. Handles that were derived from the module keep it alive.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.h"
#include "capi/facts.h"
#include "capi/handle.h"
#include "stablehlo-c/module.h"
#include "text/print.h"
#include "text/text.h"

#include <atomic>

namespace shlo::capi {

class ModuleState {
public:
  // Throws if memory was short while the module was made, so that it keeps nothing of the reserve.
  ModuleState(std::shared_ptr<const Module> module, bool verified) : program(std::move(module)), verified(verified) {
    checkMemory();
  }

  // The module. Fails if an allocation failed while it was in use.
  const Module &module() const;
  std::shared_ptr<const Module> shared() const { return program; }
  // Fails if the module has versioned ops, which only passes make a program of.
  void ensureProgram() const;
  // Verifies once; later calls are free. A module that was read leniently is not verified yet. Fails if it has
  // versioned ops.
  void ensureVerified() const;
  // Whether the module is known to verify. False can mean unknown.
  bool isKnownToVerify() const;
  // Collected by the first thread that asks for them.
  const Facts &facts() const;

private:
  std::shared_ptr<const Module> program;
  mutable std::atomic<bool> verified;
  mutable Guarded<std::unique_ptr<const Facts>> collected; // guarded until `ready`
  mutable std::atomic<const Facts *> ready{nullptr};
};

OtherDialects checkedPolicy(shlo_other_dialects policy);

// A module from text. Diagnostics include the source line.
std::shared_ptr<const ModuleState> parsedModule(std::string_view text, const ParseOptions &options);
// Adds the source lines of that file to diagnostics and their notes.
void addSourceLines(std::vector<Diagnostic> &findings, std::string_view text, const std::string &file);

} // namespace shlo::capi

struct shlo_parse_options {
  shlo::capi::Tag<shlo::capi::Kind::ParseOptions> tag;
  shlo::ParseOptions values;
};

struct shlo_print_options {
  shlo::capi::Tag<shlo::capi::Kind::PrintOptions> tag;
  shlo::PrintOptions values;
};

struct shlo_module {
  explicit shlo_module(std::shared_ptr<const shlo::capi::ModuleState> state) : state(std::move(state)) {}

  shlo::capi::Tag<shlo::capi::Kind::Module> tag;
  std::shared_ptr<const shlo::capi::ModuleState> state;
};

struct shlo_function {
  shlo_function(std::shared_ptr<const shlo::capi::ModuleState> module, const shlo::capi::FunctionFacts &facts)
      : module(std::move(module)), facts(facts) {}

  shlo::capi::Tag<shlo::capi::Kind::Function> tag;
  std::shared_ptr<const shlo::capi::ModuleState> module;
  const shlo::capi::FunctionFacts &facts;
};
