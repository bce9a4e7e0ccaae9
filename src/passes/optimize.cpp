// The optimizing passes: folding, simplification, and both together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/fold.h"
#include "passes/simplify.h"

namespace shlo::passes {

namespace {

void append(std::vector<Pattern> &all, std::span<const Pattern> some) {
  all.insert(all.end(), some.begin(), some.end());
}

// In the order in which they are tried. Loops keep no value without elements.
void appendSimplification(std::vector<Pattern> &all) {
  for (std::span<const Pattern> some : {elementwisePatterns(), shapingPatterns(), indexingPatterns(), dynamicPatterns(),
                                        reductionPatterns(), algebraPatterns(), controlPatterns()})
    append(all, some);
}

template <typename Options>
Status optimize(PassRun &run, const std::vector<Pattern> &patterns, const Options &options, bool onlyInFormulas) {
  if (options.elementLimit < 0)
    return makeError(SHLO_INVALID_ARGUMENT, "fold-op-element-limit is negative");
  OptimizeOptions given;
  given.elementLimit = options.elementLimit;
  given.optimizeFloat = options.optimizeFloat;
  Effects effects(options.assumePure);
  ConstantFolder folder(run, {options.elementLimit, options.optimizeFloat, onlyInFormulas});
  GreedyOptions greedy;
  greedy.effects = &effects;
  greedy.late = &folder;
  return rewriteGreedily(run, patterns, given, greedy);
}

} // namespace

Status foldConstants(PassRun &run, const FoldConstantsOptions &options) {
  std::vector<Pattern> patterns;
  append(patterns, foldingPatterns());
  return optimize(run, patterns, options, /*onlyInFormulas=*/false);
}

Status simplify(PassRun &run, const SimplifyOptions &options) {
  std::vector<Pattern> patterns;
  appendSimplification(patterns);
  return optimize(run, patterns, options, /*onlyInFormulas=*/true);
}

Status optimizeProgram(PassRun &run, const OptimizeProgramOptions &options) {
  std::vector<Pattern> patterns;
  append(patterns, foldingPatterns());
  appendSimplification(patterns);
  return optimize(run, patterns, options, /*onlyInFormulas=*/false);
}

} // namespace shlo::passes
