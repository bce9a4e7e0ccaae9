// Simplifies programs independently of the executor.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plan/program.h"

namespace shlo::plan {

// Makes a program smaller or faster:
// - A loop of a few iterations that computes element by element is unrolled. What runs once needs no loop.
// - A splat stays a splat through broadcasts, reshapes, transposes, slices and reversals.
// - A value without elements becomes a constant.
// - Loop state that never changes is read from outside the loop.
// - A product of a long matrix with a tiny one is computed column by column.
// - A short axis is reduced by a body of several ops on arrays, and a window of all elements is a reduction.
// - Reductions are regrouped, see below.
// - A division by a power of two is a multiplication; a remainder is computed from the quotient that is there.
// - What has been computed from the same values is not computed again, if it has few elements or is costly.
// - What every iteration of a loop computes alike is computed before it.
// - Of two branches, one is chosen by the predicate, not by the number that it is converted to.
// - A convolution of bytes is computed as a product of them.
// - Elements of which few are gathered are computed after the gather.
// - What is concatenated and then transposed or reversed is so first. A product that is transposed has exchanged operands.
// - What is computed of repeated elements alone is computed before they are repeated.
// - Comparisons of constants are known. Those that correct the signs of remainders and of quotients are fewer.
// - A product with one is the other operand. What converts the numbers of an iota is an iota, and what shifts all of
//   their bits out is zero.
// - Identities and unused ops are removed.
// Assertions stay in place.
void simplify(Program &program);

// The part of it after which sums of floats may be rounded in another way; the rest keeps all bits:
// - A reduction of several arrays, each by itself, is one for each.
// - A long reduction to few numbers by a body of several ops combines pairs of neighbours on arrays.
// - Windows that a body of several ops reduces are combined on arrays, large ones from windows of half as many
// elements.
// - Images have their features last between convolutions, if that saves transposes.
// - A convolution of a dilated input is convolutions of the input, for every s-th place of the result each.
void regroup(Program &program);

// Parts of it (unroll.cpp, integer_convolutions.cpp, moves_first.cpp, tiny_products.cpp, short_reductions.cpp,
// split_reductions.cpp, long_reductions.cpp, doubled_windows.cpp, features_last.cpp, dilated_convolutions.cpp,
// divisions.cpp, broadcasts_last.cpp, common.cpp, hoist.cpp).
void unrollLoops(Program &program);
void multiplyConvolutions(Program &program);
void moveFirst(Program &program);
void splitTinyProducts(Program &program);
void unrollShortReductions(Program &program);
void splitReductions(Program &program);
void halveLongReductions(Program &program);
void doubleWindows(Program &program);
void putFeaturesLast(Program &program);
void splitDilatedConvolutions(Program &program);
void multiplyDivisions(Program &program);
void postponeBroadcasts(Program &program);
void mergeAlike(Program &program);
void hoistInvariants(Program &program);

// After that, for a program made to record values: lets no loop or branch wait for a value of outside that only Record
// ops in it read. Such a value is recorded where it is computed. What only Record ops need, and cannot be computed in
// the loop without waiting, is not recorded.
void settleRecords(Program &program);

} // namespace shlo::plan
