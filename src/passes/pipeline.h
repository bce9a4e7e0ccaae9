// Pipelines: passes in their order, with options, and their text.
//
//   pipeline ::= element ("," element)*
//   element  ::= anchor "(" pipeline ")" | name ("{" option (blank option)* "}")?
//   option   ::= name ("=" value)?         value: anything without blanks, or within quotes or brackets
//   anchor   ::= "builtin.module" | "func.func" | "any"
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "passes/pass.h"

namespace shlo::passes {

class Pipeline {
public:
  struct Step {
    const PassInfo *pass;
    std::shared_ptr<const PassOptions> options; // null if the pass has none
    bool onFunctions;                           // it runs on each function, not on the module
  };

  Pipeline() = default;
  explicit Pipeline(std::vector<Step> steps) : passes(std::move(steps)) {}

  // SHLO_MALFORMED says what is wrong, with the byte, counted from 1, as the column of its diagnostic. Names of
  // pipelines are replaced with their passes. Passes that only the reference's tools have are known if `withTests`.
  static Result<Pipeline> parse(llvm::StringRef text, bool withTests = false);
  // In normal form: "builtin.module(func.func(a,b{x=1}),c)". Options that have their default are left out.
  std::string print() const;

  const std::vector<Step> &steps() const { return passes; }

private:
  friend class PipelineParser;
  std::vector<Step> passes;
};

// What a pipeline gets from its caller.
struct PipelineRun {
  Limits limits;
  std::function<Status()> proceed;             // nullable; its failure ends the pipeline
  Evaluate evaluate;                           // nullable
  std::vector<Diagnostic> *findings = nullptr; // takes warnings and remarks
  std::vector<PassReport> *reports = nullptr;  // one per pass
  bool verifyEach = false;
  bool isLenient = false; // the module and the result need satisfy only the rules of the reference
};

// Runs the passes on a copy of the module, which is verified. Returns the module itself if no pass changed anything. An
// error's diagnostics name the pass.
Result<std::shared_ptr<const Module>> runPipeline(std::shared_ptr<const Module> module, const Pipeline &pipeline,
                                                  const PipelineRun &run);

} // namespace shlo::passes
