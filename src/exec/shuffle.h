// Moves of short rows: a block of elements is put together from a few registers, which are permuted as was decided when
// the plan was made. Rows that are short, repeated, interleaved, reversed or have a step.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/elementwise.h"

#include <array>
#include <optional>
#include <vector>

namespace shlo::exec {

class Shuffle {
public:
  static constexpr size_t mostSources = 8, fewPieces = 8, joinedPieces = 4;
  using Offsets = std::array<int64_t, mostSources>;
  struct Element {
    uint32_t source;
    int64_t offset; // in bytes
  };
  // Steps in bytes. All sources advance together.
  struct Axis {
    int64_t extent, toStep;
    Offsets fromSteps;
  };

  // The target begins with the elements of `row`, in order, and has as many rows as the axes say; `axes` go from the
  // innermost one on. Takes axes off the front of the list: the others are the caller's loops. None if single elements
  // are as quick.
  static std::optional<Shuffle> make(Simd simd, size_t elementBytes, size_t sources, std::vector<Element> row,
                                     std::vector<Axis> &axes);

  // The innermost loop, in groups of positions, which may be run in parts.
  int64_t groups() const { return (extent + together - 1) / together; }
  int64_t groupBytes() const { return bytes; }
  // Reads and writes no byte outside of the elements' range.
  void run(char *to, const char *const *from, int64_t begin, int64_t end) const { kernel(*this, to, from, begin, end); }

  // A register's bytes of a source.
  struct Window {
    int64_t offset;
    int64_t second; // if they are loaded as two halves: the offset of the other one
    uint32_t source;
    uint32_t half;   // bytes of a half; 0: loaded as a whole
    uint32_t loaded; // bytes, in a register of more than 16
  };
  struct alignas(64) Lanes {
    uint8_t bytes[64];
  };
  using Kernel = void (*)(const Shuffle &, char *to, const char *const *from, int64_t begin, int64_t end);

  Kernel kernel = nullptr;
  int64_t extent = 1, together = 1; // of the loop; positions in a block
  int64_t toStep = 0;
  Offsets fromSteps{};
  int64_t bytes = 0; // of a block
  int64_t half = 0;  // bytes of a half of a block that is shorter than a register
  size_t sources = 1;
  size_t perPiece = 1;         // windows
  std::vector<Window> windows; // of the block's pieces, one register each. The last piece may overlap the one before.
  // Registers that say for each byte of the target which byte it is. Of 16 bytes: one for each window; 0x80: the byte
  // is in another window. Wider ones have lanes of 32 bits, or bytes, and say which lane of two registers it is: of the
  // first two windows, and then of what these gave and the next window. A piece has as many as tables() says.
  std::vector<Lanes> lanes;
  static constexpr size_t tables(size_t perPiece) { return perPiece == 1 ? 1 : perPiece - 1; }

private:
  bool fill(size_t elementBytes, size_t sources, const std::vector<Element> &row, const std::vector<Axis> &axes,
            int64_t width, bool pairs, int64_t least, size_t &taken);
  bool areWhole(int64_t width) const;
  template <typename Lane> void joinWindows(size_t count);
};

// Copies `count` rows. Steps in bytes. Rows of less than 16 bytes are next to each other in the target and at least 16
// bytes apart in the source.
using LinesKernel = void (*)(char *to, int64_t toStep, const char *from, int64_t fromStep, int64_t bytes,
                             int64_t count);

// Repeats an element n times.
using FillKernel = void (*)(char *to, const char *element, int64_t n);

// The kernels, by instruction set.
struct ShuffleKernels {
  bool arePaired;      // two pieces of 16 bytes are put together side by side; their windows alternate
  FillKernel fills[4]; // of 1, 2, 4 and 8 bytes
  LinesKernel lines;
  LinesKernel filledLines[4]; // each repeats an element of 1, 2, 4 or 8 bytes; they have at least 32 bytes
  // [windows of a piece; 0: any number][whether all are loaded as a whole and all sources are one]
  Shuffle::Kernel kernels[5][2];
  // For registers of 32 and 64 bytes; null if there are no such registers. [windows of a piece - 1][1: all are loaded
  // as a whole; 2: and all sources are one]
  std::array<Shuffle::Kernel, 3> wide[2][4];
  // For such registers and up to as many pieces of one window each. [whether these are the same, or whole]
  std::array<Shuffle::Kernel, Shuffle::fewPieces> few[2][2];
  // Likewise of so many whole windows each. [windows of a piece - 2]
  std::array<Shuffle::Kernel, Shuffle::joinedPieces> joined[2][3];
};
extern const ShuffleKernels *const shuffleKernels[simdCount];
// For bytes in registers of 64 bytes, and as many windows of a piece; null if there is none. `whole`: all windows are.
Shuffle::Kernel shuffleBytesKernel(Simd simd, size_t perPiece, bool whole);
// The same for blocks of so many pieces, of whole windows of one source.
Shuffle::Kernel shuffleFewBytesKernel(Simd simd, size_t perPiece, size_t pieces);

} // namespace shlo::exec
