// Random programs for which special kernels exist, by family. A family is a function in a file of its own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "property/random.h"
#include "support/program_maker.h"

namespace shlo::test {

// A program and its inputs. Sums of floats must be exact in any order, as those of `randomBytes` are, or the kernels
// must add in the same order; or the results may differ by some of the greatest element of an output.
struct Twins : ProgramMaker {
  std::vector<Bytes> inputs;
  double tolerance = 0;
  int runs = 1; // of each executable, the last of which counts

  ValueId input(TensorType type, Bytes bytes) {
    inputs.push_back(std::move(bytes));
    return parameter(std::move(type));
  }
  ValueId input(Random &random, TensorType type) { return input(type, random.randomBytes(type)); }
  void result(ValueId id) { program.body.results.push_back(id); }
  const TensorType &type(ValueId id) const { return program.values[id]; }
};

// What often follows products and convolutions, and what is nearly that: biases, an addend, limits. Of other types than
// f32 and f64 nothing follows.
ValueId withEpilogue(Random &random, Twins &twins, ValueId value);

// Moves of elements: transpose, slice, reverse, broadcast, pad, concatenate and reshape, alone and under an elementwise
// op.
void makeMoves(Random &random, Twins &twins);
// Values that depend on constants alone, and such that do not.
void makeConstants(Random &random, Twins &twins);
// Reductions by one function of any axes, in a fusion.
void makeReductions(Random &random, Twins &twins);
// Fusions one after another of which each reads rows of those before.
void makeRows(Random &random, Twins &twins);
// Reductions of two arrays by a body of several ops.
void makeBodies(Random &random, Twins &twins);
// rng_bit_generator.
void makeRandomBits(Random &random, Twins &twins);
// Loops over few elements of any type.
void makeScalars(Random &random, Twins &twins);
// Loops over longer arrays, with loops and branches within.
void makeLoops(Random &random, Twins &twins);
// Gather with random dimension numbers, indices of which some are out of range, and operands that are views.
void makeGathers(Random &random, Twins &twins);
// Scatter likewise, with bodies of one op, of several, and of several inputs.
void makeScatters(Random &random, Twins &twins);
// Functions of integers, in rows of every length.
void makeElements(Random &random, Twins &twins);
// Functions of all types one after another, with conversions between them.
void makeChains(Random &random, Twins &twins);
// Components of arrays of few elements, taken apart and put together.
void makeComponents(Random &random, Twins &twins);
// Products of every type, of operands in any order of axes.
void makeProducts(Random &random, Twins &twins);
// Sorts by one or several keys, of which often only the first elements are read.
void makeSorts(Random &random, Twins &twins);
// select_and_scatter.
void makeSelections(Random &random, Twins &twins);
// Convolutions of every layout, with padding, strides, dilation, reversal and groups.
void makeConvolutions(Random &random, Twins &twins);
// Reductions of windows.
void makeWindows(Random &random, Twins &twins);
// Fourier transforms, with a tolerance.
void makeFourier(Random &random, Twins &twins);

} // namespace shlo::test
