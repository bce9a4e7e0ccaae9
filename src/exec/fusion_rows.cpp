// Fusions that run some rows at a time.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/fusion.h"

#include <algorithm>
#include <numeric>

namespace shlo::exec {

// Whether tiles may have any positions of the outermost axis.
bool FusionKernel::hasAnyPositions() const {
  return cut == 0 &&
         std::all_of(loaders.begin(), loaders.end(),
                     [](const Loader &loader) {
                       return loader.kind == Loader::Direct || loader.kind == Loader::Numbers ||
                              (loader.kind != Loader::WithNeighbour && loader.steps[0] == 0 && !loader.together);
                     }) &&
         std::all_of(accumulators.begin(), accumulators.end(), [](const Accumulator &accumulator) {
           return accumulator.kind != Accumulator::ShortRows && accumulator.kind != Accumulator::Predicates;
         });
}

int64_t FusionKernel::leastRows(int64_t rows) const {
  const bool isLeft = std::any_of(accumulators.begin(), accumulators.end(),
                                  [](const Accumulator &accumulator) { return accumulator.inScratch; });
  if (fusion.elements == 0 || fusion.elements % rows != 0 || parts > 1 || isLeft || !interleaves.empty())
    return 0;
  const int64_t row = fusion.elements / rows;
  if (hasAnyPositions() && extents[0] % rows == 0)
    return 1;
  // Whole units. Tiles begin with the axis `cut`, unless that is the outermost one.
  const int64_t ofCut = extents[cut] * inner;
  const bool isEven = cut == 0 || (extents[cut] % chunk == 0 && tilesOfCut % unitTiles == 0);
  const int64_t unit = isEven ? unitTiles * chunk * inner : std::lcm(unitTiles, tilesOfCut) / tilesOfCut * ofCut;
  return std::min(rows, std::lcm(unit, row) / row);
}

bool FusionKernel::startRows(const KernelArguments &arguments, char *, Watch &watch) const {
  const char *const *inits = arguments.inputs + fusion.inputs.size();
  for (size_t i = 0; i < accumulators.size(); ++i)
    if (!startAccumulator(accumulators[i], inits[i], memoryOf(arguments, i, 0), watch))
      return false;
  return true;
}

bool FusionKernel::runRows(const KernelArguments &arguments, const char *, int64_t rows, int64_t first, int64_t end,
                           Watch &watch) const {
  Range range{};
  if (hasAnyPositions() && extents[0] % rows == 0) {
    const int64_t ofRow = extents[0] / rows;
    range = {first * ofRow, end * ofRow, true};
  } else {
    const int64_t row = fusion.elements / rows, tile = chunk * inner;
    auto tileAt = [&, ofCut = extents[cut] * inner](int64_t element) {
      return cut == 0 ? element / tile : element / ofCut * tilesOfCut + element % ofCut / tile;
    };
    range = {tileAt(first * row), end == rows ? tiles : tileAt(end * row)};
  }
  return runTiles(arguments, range, 0, arguments.scratch, watch);
}

} // namespace shlo::exec
