// Blocks of products of integers, and of bf16 where the processor has instructions for it. Both operands are packed
// into panels, in which groups of elements of one row or column lie together as the processor multiplies them: 4 bytes,
// 2 elements of 16 bits, or 1 of 32 or 64 bits. Integers wrap around, so any order of additions gives the same bits.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

// A matrix of integers in memory, at any address. Strides count elements.
struct IntegerMatrix {
  const char *data;
  int64_t rowStride, columnStride;
};

// c (m x n, rows cPitch apart) += left * right - term over `groups` groups of panels. A panel has the kernels' number
// of rows or columns; the last one is filled up with zeros. The elements of c have 8 bytes if those of the panels do,
// otherwise 4.
struct IntegerBlock {
  const char *left, *right;
  int64_t m, n, groups;
  char *c;
  int64_t cPitch;
  const uint32_t *term; // subtracted from each row of c, as many as the panels have columns; null: none
  // A left operand that is not packed, for `multiplyRows`: rows of whole groups, so many bytes apart.
  const char *rows = nullptr;
  int64_t rowBytes = 0;
  bool flip = false; // the sign bit of each of its bytes
};

struct IntegerKernels {
  int64_t bytes = 0; // of an element of the panels
  int64_t group = 0;
  int64_t rows = 0, columns = 0;
  // The panels of `depth` columns of m rows, or of `depth` rows of n columns. `flip` inverts the sign bit of each byte.
  void (*packLeft)(IntegerMatrix left, int64_t m, int64_t depth, bool flip, char *panels) = nullptr;
  void (*packRight)(IntegerMatrix right, int64_t n, int64_t depth, char *panels) = nullptr;
  void (*multiply)(const IntegerBlock &block) = nullptr;
  void (*multiplyRows)(const IntegerBlock &block) = nullptr; // null: the left operand must be packed
  // c (1 x n) += row * right of `depth` rows, without panels. The rows or the columns of `right` are contiguous. Null
  // if a group has several elements.
  void (*multiplyRow)(const char *row, IntegerMatrix right, int64_t n, int64_t depth, char *c) = nullptr;

  int64_t groups(int64_t depth) const { return (depth + group - 1) / group; }
};

// Left elements are unsigned and right ones signed if `group` is 4; otherwise both have the sign that the result shows.
struct IntegerTable {
  IntegerKernels longs, words; // 64 and 32 bits
  IntegerKernels pairs;        // signed, 16 bits; none if the processor has no instruction for them
  IntegerKernels quads;        // 8 bits; without `multiply`, which needs more than this instruction set
};
const IntegerTable &integerTable(Simd simd);

// Products of the panels of `quads` for the widest instruction set, and of those of `pairs` as bf16, which are summed
// in f32; and those of a left operand that is not packed. Null if the processor has no instruction for them.
using MultiplyGroups = void (*)(const IntegerBlock &block);
MultiplyGroups multiplyQuads(bool isPacked = true);
MultiplyGroups multiplyBf16(bool isPacked = true);

} // namespace shlo::exec
