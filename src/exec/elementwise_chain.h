// Chains: element functions one after another on values that stay in registers. A kernel loads and stores every value,
// which takes longer than most functions.
//
// A chain is a list of links, each of which calls the next one. The registers hold one value of a block of elements: a
// load starts with it, a function replaces it, a store writes it to memory, where the other operands are. Where there
// are twice as many registers, they keep a second value for some links.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

namespace shlo::exec {

using LinkFunction = void (*)(); // its real type has vectors of the instruction set

struct Link {
  LinkFunction run;
  const char *operands[2]; // those that are not in registers, in order, from element 0 on; a store writes there
  ElementKernel kernel;    // of a call, and of a function whose link computes it for some arguments only
};

// What a link does.
struct LinkKind {
  enum Kind : uint8_t {
    None,
    Load,
    Store, // `which` 1: to memory that will not be in a cache when it is read
    End,   // the last link
    Function,
    Compare, // by the order of integers or of IEEE
    Select,
    Convert,
    Round,       // to the narrower type `result`, and back
    Reinterpret, // the same bits as another type; there is no link
    Widened,     // a function of two operands, of which that in memory has the narrower type `result`
    ToSecond,    // the value in the registers, as the second one; it stays the first one, too
    FromSecond,  // the second value as the first one
    Exchange,    // both values
    Call,        // a kernel of one or two operands, through memory; the types say how many bytes the elements have
    Shift,       // by an amount for each element, or by one that is uniform
    Rotate,      // likewise by two: the operand shifted left by the first amount, or shifted right by the second one
    LookUp,      // elements of a table, by their offsets; `which`: a TableSize
  } kind = None;
  uint8_t which = 0; // ElementFunction or CompareDirection
  ElementType operand = ElementType::None, result = ElementType::None;
};

// Of a table of elements of 4 bytes that begins at 64 bytes, and can be read as far as this size goes.
enum TableSize : uint8_t { AnyTable, Table64, Table128 };

// Links for an instruction set.
struct ChainFunctions {
  // For chains of elements of at most 8, 4 and 2 bytes.
  struct Set {
    int64_t block; // elements
    // Null if there is no such link. `place`: of the operand in the registers. `isUniform`: the last operand in memory,
    // of clamp both, is one element, which is the same for all. `firstUniform`: of a selection by a predicate in the
    // registers, only the first one is.
    LinkFunction (*find)(const LinkKind &kind, size_t place, bool isUniform);
    // Runs the links for the blocks from `begin` to `last`.
    void (*run)(const Link *links, int64_t begin, int64_t last);
  };
  Set sets[3];
};
// Places beside those of operands. firstUniform: see above. ofSecond, plus the place of the first value: a function of
// both values in registers, which replaces the first one; intoSecond: which replaces the second one. ofItself: of a
// function or comparison of the value in the registers and itself. Of selections, whose other operand is in memory: by
// a predicate in the registers of the second value, which is for true (trueSecond) or for false (falseSecond);
// bySecond, plus the place of the first value: by the second one.
inline constexpr size_t firstUniform = 3, ofSecond = 4, intoSecond = 6, ofItself = 8, trueSecond = 9, falseSecond = 10,
                        bySecond = 11;
const ChainFunctions &chainFunctions(Simd simd);
// A link of AVX-512 that counts the ones of integers, for blocks of so many elements; null if the processor has none.
LinkFunction bitCountLink(size_t bytes, int64_t block);
extern const ChainFunctions baselineChains, avx2Chains, avx512Chains;

} // namespace shlo::exec
