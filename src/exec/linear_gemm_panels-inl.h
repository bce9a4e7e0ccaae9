// Panels of matrices and the product of panels, for the instruction set that this file is compiled for. A panel has a
// few rows of a left operand or columns of a right one: all their elements of one step along the contracted axis, then
// those of the next step. The last panel of an operand may be narrower.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/linear_gemm.h"

#include <algorithm>
#include <cstring>

namespace shlo::exec {
namespace {

#if defined(__AVX512F__)
constexpr int64_t vectorBytes = 64;
#elif defined(__AVX__)
constexpr int64_t vectorBytes = 32;
#else
constexpr int64_t vectorBytes = 16;
#endif
#if defined(__AVX512F__) || defined(__aarch64__)
constexpr bool manyRegisters = true; // 32, otherwise 16
#else
constexpr bool manyRegisters = false;
#endif

template <typename T> constexpr int64_t lanes = vectorBytes / int64_t(sizeof(T));
// The sums of a tile, a step of the right panel and two elements of the left one fit the registers.
constexpr int64_t tileRows = manyRegisters ? 8 : 6, tileVectors = manyRegisters ? 3 : 2;
template <typename T> constexpr int64_t tileColumns = tileVectors * lanes<T>;

template <typename T, int64_t Bytes> struct VectorOf {
  typedef T type __attribute__((vector_size(Bytes)));
};
template <typename T> using Vector = typename VectorOf<T, vectorBytes>::type;

template <typename V> inline V load(const void *from) {
  V result;
  std::memcpy(&result, from, sizeof(V));
  return result;
}
template <typename V> inline void store(V vector, void *to) { std::memcpy(to, &vector, sizeof(V)); }

template <typename V> inline V multiplyAdd(V a, V b, V c) {
#if defined(__FMA__) || defined(__aarch64__)
  return __builtin_elementwise_fma(a, b, c);
#else
  return a * b + c;
#endif
}

// Loads are not moved from behind it to before it.
inline void keepOrder() { __asm__ volatile("" ::: "memory"); }

// Some rows of left panels that are as far apart as `leftNext` says, times some columns of a right panel. A row that is
// not packed is a panel.
template <typename T> struct Tile {
  const Loose<T> *left;
  const T *right;
  int64_t leftWidth, leftNext;   // elements of a step; from one panel to the next
  int64_t rightWidth, rightStep; // columns; elements of a step
  const T *second;               // of a split tile: where its last vector comes from
  int64_t secondStep, depth;
  T *c;
  int64_t cPitch;
  bool overwrite;
  // Of complete sums, if the columns fill some vectors and the tile has all its rows; null: there is none. Biases of the
  // rows or of the columns, or null.
  const Epilogue *epilogue;
  const T *rowBiases, *columnBiases;
};

template <typename V, typename T> inline V repeat(T element) {
  V result;
#pragma clang loop unroll(full)
  for (size_t lane = 0; lane < sizeof(V) / sizeof(T); ++lane)
    result[lane] = element;
  return result;
}

// Converts the sums of a whole tile.
template <typename T, int64_t Rows, int64_t Columns> void convertTile(const Tile<T> &tile, const T *sums) {
  const Epilogue &epilogue = *tile.epilogue;
  const int64_t bytes = epilogue.conversion->bytes();
  alignas(64) char converted[Rows * Columns * int64_t(sizeof(T))];
  epilogue.conversion->convert(reinterpret_cast<const char *>(sums), converted, Rows * Columns);
  char *to = epilogue.placeOf(tile.c);
  for (int64_t i = 0; i < Rows; ++i, to += tile.cPitch * bytes)
    if (bytes == 2)
      std::memcpy(to, converted + i * Columns * 2, Columns * 2);
    else
      std::memcpy(to, converted + i * Columns * bytes, size_t(Columns * bytes));
}

// The epilogue of the sums of a whole tile, in their registers.
template <typename T, int64_t Rows, int64_t Vectors>
[[gnu::always_inline]] inline void finishSums(const Tile<T> &tile, Vector<T> (&sums)[Rows][Vectors]) {
  using V = Vector<T>;
  auto forAll = [&](auto change) __attribute__((always_inline)) {
#pragma clang loop unroll(full)
    for (int64_t i = 0; i < Rows; ++i)
#pragma clang loop unroll(full)
      for (int64_t v = 0; v < Vectors; ++v)
        change(sums[i][v], i, v);
  };
  auto addFrom = [&](const char *from) __attribute__((always_inline)) {
    forAll([&](V &x, int64_t i, int64_t v) __attribute__((always_inline)) {
      x = x + load<V>(from + (i * tile.cPitch + v * lanes<T>) * int64_t(sizeof(T)));
    });
  };
  const Epilogue &epilogue = *tile.epilogue;
  auto *const c = reinterpret_cast<char *>(tile.c);
  if (!tile.overwrite)
    addFrom(c);
  if (epilogue.conversion) {
    constexpr int64_t columns = Vectors * lanes<T>;
    alignas(64) T all[Rows * columns];
    forAll([&](V &x, int64_t i, int64_t v) __attribute__((always_inline)) {
      store(x, all + i * columns + v * lanes<T>);
    });
    return convertTile<T, Rows, columns>(tile, all);
  }
  if (tile.rowBiases)
    forAll([&](V &x, int64_t i, int64_t) __attribute__((always_inline)) { x = x + repeat<V>(tile.rowBiases[i]); });
  else if (tile.columnBiases)
    forAll([&](V &x, int64_t, int64_t v) __attribute__((always_inline)) {
      x = x + load<V>(tile.columnBiases + v * lanes<T>);
    });
  if (epilogue.addend)
    addFrom(c + (epilogue.addend - epilogue.result));
  const V least = repeat<V>(T(epilogue.least)), most = repeat<V>(T(epilogue.most));
  forAll([&](V &x, int64_t, int64_t) __attribute__((always_inline)) { x = x <= least ? least : x; });
  forAll([&](V &x, int64_t, int64_t) __attribute__((always_inline)) { x = x >= most ? most : x; });
  forAll([&](V &x, int64_t i, int64_t v) __attribute__((always_inline)) {
    store(x, tile.c + i * tile.cPitch + v * lanes<T>);
  });
}

// Rows: of each of so many panels. The columns fill the vectors, but for the last one, perhaps. A split tile has the
// end of a right panel and all of the next one.
template <typename T, int64_t Rows, int64_t Panels, int64_t Vectors, bool isSplit = false>
[[gnu::noinline]] void multiplyTile(const Tile<T> &tile) {
  using V = Vector<T>;
  constexpr int64_t rows = Rows * Panels, columns = Vectors * lanes<T>;
  V sums[rows][Vectors];
#pragma clang loop unroll(full)
  for (int64_t i = 0; i < rows; ++i)
#pragma clang loop unroll(full)
    for (int64_t v = 0; v < Vectors; ++v)
      sums[i][v] = V{};
  const int64_t leftNext = tile.leftNext, leftWidth = tile.leftWidth, width = tile.rightWidth, depth = tile.depth;
  const int64_t rightStep = tile.rightStep, secondStep = tile.secondStep;
  const T *second = tile.second;
  auto add = [&](const Loose<T> *left, const T *right) __attribute__((always_inline)) {
    V b[Vectors];
#pragma clang loop unroll(full)
    for (int64_t v = 0; v < Vectors; ++v)
      b[v] = load<V>(isSplit && v + 1 == Vectors ? second : right + v * lanes<T>);
#pragma clang loop unroll(full)
    for (int64_t i = 0; i < rows; ++i) {
      keepOrder(); // the compiler would load all elements first, for which there are not enough registers
      const T element = left[i / Rows * leftNext + i % Rows];
      V a;
#pragma clang loop unroll(full)
      for (int64_t lane = 0; lane < lanes<T>; ++lane)
        a[lane] = element;
#pragma clang loop unroll(full)
      for (int64_t v = 0; v < Vectors; ++v)
        sums[i][v] = multiplyAdd(a, b[v], sums[i][v]);
    }
  };
  const Loose<T> *left = tile.left;
  const T *right = tile.right;
  // The vectors of a narrow panel reach into its next steps, so those of the last steps are put together elsewhere.
  const int64_t copied = width == columns ? 0 : std::min(depth, (columns - 1) / width);
  for (int64_t x = copied; x < depth; ++x, left += leftWidth, right += rightStep) {
    add(left, right);
    if constexpr (isSplit)
      second += secondStep;
  }
  for (int64_t x = 0; x < copied; ++x, left += leftWidth, right += width) {
    T step[columns] = {};
    for (int64_t j = 0; j < width; ++j)
      step[j] = right[j];
    add(left, step);
  }
  if constexpr (rows == tileRows && Vectors > 1)
    if (tile.epilogue)
      return finishSums<T>(tile, sums);
  const int64_t whole = width / lanes<T>, rest = width % lanes<T>;
#pragma clang loop unroll(full)
  for (int64_t i = 0; i < rows; ++i) {
    T *c = tile.c + i * tile.cPitch;
#pragma clang loop unroll(full)
    for (int64_t v = 0; v < Vectors; ++v)
      if (v < whole) {
        store(sums[i][v] + (tile.overwrite ? V{} : load<V>(c + v * lanes<T>)), c + v * lanes<T>);
      } else {
        T last[lanes<T>];
        store(sums[i][v], last);
        for (int64_t j = 0; j < rest; ++j)
          c[v * lanes<T> + j] = last[j] + (tile.overwrite ? T(0) : c[v * lanes<T> + j]);
      }
  }
}

template <typename T, int64_t Rows, int64_t Panels> void multiplyPanels(const Tile<T> &tile) {
  if constexpr (manyRegisters)
    if (tile.second)
      return multiplyTile<T, Rows, Panels, 2, true>(tile);
  switch ((tile.rightWidth + lanes<T> - 1) / lanes<T>) {
  case 1: return multiplyTile<T, Rows, Panels, 1>(tile);
  case 2: return multiplyTile<T, Rows, Panels, 2>(tile);
  default:
    if constexpr (tileVectors > 2)
      return multiplyTile<T, Rows, Panels, 3>(tile);
  }
}
template <typename T, int64_t Rows> void multiplyRows(const Tile<T> &tile, bool isPacked) {
  return isPacked ? multiplyPanels<T, Rows, 1>(tile) : multiplyPanels<T, 1, Rows>(tile);
}
// One vector has too few sums to hide how long an addition takes: it has those of two panels.
template <typename T> void multiplyTwo(const Tile<T> &tile, bool isPacked) {
  return isPacked ? multiplyTile<T, tileRows, 2, 1>(tile) : multiplyTile<T, 1, 2 * tileRows, 1>(tile);
}

// Some columns of all rows. The tile has its right panel.
template <typename T> void multiplyColumns(const GemmBlock<T> &block, int64_t j, Tile<T> tile) {
  const bool isPacked = !block.rows;
  tile.depth = block.depth;
  tile.leftWidth = isPacked ? tileRows : 1;
  tile.leftNext = isPacked ? tileRows * block.leftDepth : block.rowStride;
  tile.left = isPacked ? reinterpret_cast<const Loose<T> *>(block.left + block.leftFirst * tileRows) : block.rows;
  tile.c = block.c + j;
  tile.cPitch = block.cPitch;
  tile.overwrite = block.overwrite;
  auto advance = [&tile, &block](int64_t rows) {
    tile.c += rows * block.cPitch;
    tile.rowBiases += tile.rowBiases ? rows : 0;
  };
  const int64_t rowNext = isPacked ? block.leftDepth : block.rowStride; // of the left operand, in whole panels
  const bool areTwo = !manyRegisters && tile.rightWidth <= lanes<T>;
  int64_t i = 0;
  for (int64_t rows = areTwo ? 2 * tileRows : tileRows; i + rows <= block.m; i += rows) {
    if (areTwo)
      multiplyTwo(tile, isPacked);
    else
      multiplyRows<T, tileRows>(tile, isPacked);
    tile.left += rows * rowNext;
    advance(rows);
  }
  if (i + tileRows <= block.m) {
    multiplyRows<T, tileRows>(tile, isPacked);
    i += tileRows;
    tile.left += tileRows * rowNext;
    advance(tileRows);
  }
  int64_t rest = block.m - i;
  if (isPacked) {
    tile.left += block.leftFirst * (rest - tileRows);
    tile.leftWidth = rest;
  }
  const int64_t lastNext = isPacked ? 1 : block.rowStride; // in the last panel
  if (rest >= 4) {
    multiplyRows<T, 4>(tile, isPacked);
    tile.left += 4 * lastNext;
    advance(4);
    rest -= 4;
  }
  if (rest >= 2) {
    multiplyRows<T, 2>(tile, isPacked);
    tile.left += 2 * lastNext;
    advance(2);
    rest -= 2;
  }
  if (rest)
    multiplyRows<T, 1>(tile, isPacked);
}

// Whether tiles of the block can have its epilogue: rows or columns of the tile have a bias each, if there are biases.
template <typename T> bool placeBiases(const GemmBlock<T> &block, Tile<T> &tile) {
  const Epilogue &epilogue = *block.epilogue;
  const auto *biases = reinterpret_cast<const T *>(epilogue.bias);
  if (!biases)
    return true;
  const int64_t element = block.c - reinterpret_cast<const T *>(epilogue.result);
  const int64_t number = element / epilogue.run % epilogue.biases, inRun = element % epilogue.run;
  const int64_t step = block.cPitch / epilogue.run % epilogue.biases;
  if (epilogue.run == 1 && (step == 0 || block.m == 1) && number + block.n <= epilogue.biases)
    tile.columnBiases = biases + number;
  else if (epilogue.run > 1 && block.cPitch % epilogue.run == 0 && step == 1 % epilogue.biases &&
           inRun + block.n <= epilogue.run && number + block.m <= epilogue.biases)
    tile.rowBiases = biases + number;
  else
    return false;
  return true;
}

template <typename T> void multiply(const GemmBlock<T> &block) {
  // A panel and one vector behind it are two tiles of two vectors: for a single one, too many elements of the left
  // operand are loaded.
  constexpr int64_t two = 2 * lanes<T>, splitColumns = tileColumns<T> + lanes<T>;
  Tile<T> first{};
  if (block.epilogue && placeBiases(block, first))
    first.epilogue = block.epilogue;
  for (int64_t j = 0, columns; j < block.n; j += columns) {
    Tile<T> tile = first;
    tile.rightWidth = tile.rightStep = std::min(tileColumns<T>, block.n - j);
    tile.right = block.right + j * block.rightDepth + block.rightFirst * tile.rightStep;
    if (tile.columnBiases)
      tile.columnBiases += j;
    const bool isSplit = manyRegisters && block.n - j == splitColumns;
    columns = isSplit ? splitColumns : tile.rightWidth;
    if (isSplit)
      tile.rightWidth = two;
    if (tile.rightWidth != two && tile.rightWidth != tileColumns<T>)
      tile.epilogue = nullptr;
    multiplyColumns(block, j, tile);
    if (isSplit) {
      tile.right += two;
      tile.second = block.right + (j + tileColumns<T>)*block.rightDepth + block.rightFirst * lanes<T>;
      tile.secondStep = lanes<T>;
      if (tile.columnBiases)
        tile.columnBiases += two;
      multiplyColumns(block, j + two, tile);
    }
    // Of what is not in whole tiles.
    if (const int64_t done = tile.epilogue ? block.m / tileRows * tileRows : 0; block.epilogue && done < block.m)
      block.epilogue->apply(block.c + done * block.cPitch + j, block.m - done, block.cPitch, columns);
  }
}

// As many steps of four lines are turned at once.
template <typename T> constexpr int64_t turnedSteps = 32 / int64_t(sizeof(T));

// Puts elements of four lines into the order of steps. `to`: of the first line and step.
template <typename T> inline void turn(const Loose<T> *const lines[4], int64_t at, T *to, int64_t width) {
  using V = typename VectorOf<T, 32>::type;
  const V a = load<V>(lines[0] + at), b = load<V>(lines[1] + at);
  const V c = load<V>(lines[2] + at), d = load<V>(lines[3] + at);
  if constexpr (sizeof(T) == 4) {
    // Two steps of two lines, then one of four; each vector has a step, and the one that is four later.
    const V ab = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
    const V cd = __builtin_shufflevector(c, d, 0, 8, 1, 9, 4, 12, 5, 13);
    const V abLate = __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
    const V cdLate = __builtin_shufflevector(c, d, 2, 10, 3, 11, 6, 14, 7, 15);
    const V steps[4] = {__builtin_shufflevector(ab, cd, 0, 1, 8, 9, 4, 5, 12, 13),
                        __builtin_shufflevector(ab, cd, 2, 3, 10, 11, 6, 7, 14, 15),
                        __builtin_shufflevector(abLate, cdLate, 0, 1, 8, 9, 4, 5, 12, 13),
                        __builtin_shufflevector(abLate, cdLate, 2, 3, 10, 11, 6, 7, 14, 15)};
#pragma clang loop unroll(full)
    for (int64_t step = 0; step < 4; ++step) {
      store(__builtin_shufflevector(steps[step], steps[step], 0, 1, 2, 3), to + step * width);
      store(__builtin_shufflevector(steps[step], steps[step], 4, 5, 6, 7), to + (4 + step) * width);
    }
  } else {
    const V ab = __builtin_shufflevector(a, b, 0, 4, 2, 6), cd = __builtin_shufflevector(c, d, 0, 4, 2, 6);
    const V abOdd = __builtin_shufflevector(a, b, 1, 5, 3, 7), cdOdd = __builtin_shufflevector(c, d, 1, 5, 3, 7);
    store(__builtin_shufflevector(ab, cd, 0, 1, 4, 5), to);
    store(__builtin_shufflevector(abOdd, cdOdd, 0, 1, 4, 5), to + width);
    store(__builtin_shufflevector(ab, cd, 2, 3, 6, 7), to + 2 * width);
    store(__builtin_shufflevector(abOdd, cdOdd, 2, 3, 6, 7), to + 3 * width);
  }
}

// Packs lines (rows of a left operand, columns of a right one) whose elements are contiguous, so many of them a panel.
template <typename T, int64_t Width, typename Lines>
void packLines(Lines lines, int64_t count, int64_t first, int64_t depth, int64_t k, T *panels) {
  for (int64_t i = 0; i < count; i += Width) {
    const int64_t width = std::min(Width, count - i);
    T *to = panels + i * k + first * width;
    for (int64_t next = 0; next < width; next += 4) {
      // The last four lines repeat some.
      const int64_t line = std::max<int64_t>(0, std::min(next, width - 4));
      const int64_t together = std::min<int64_t>(4, width);
      const Loose<T> *four[4];
      for (int64_t l = 0; l < together; ++l)
        four[l] = lines(i + line + l);
      int64_t x = 0;
      if (together == 4)
        for (; x + turnedSteps<T> <= depth; x += turnedSteps<T>)
          turn(four, x, to + x * width + line, width);
      for (; x < depth; ++x)
        for (int64_t l = 0; l < together; ++l)
          to[x * width + line + l] = four[l][x];
    }
  }
}

// Packs lines that lie side by side: the elements of a step are contiguous.
template <typename T, int64_t Width>
void packSteps(const Loose<T> *data, int64_t stride, int64_t count, int64_t first, int64_t depth, int64_t k,
               T *panels) {
  for (int64_t i = 0; i < count; i += Width) {
    const int64_t width = std::min(Width, count - i);
    T *to = panels + i * k + first * width;
    const Loose<T> *from = data + i;
    for (int64_t x = 0; x < depth; ++x, to += width, from += stride)
      if (width == Width)
        std::memcpy(to, from, Width * sizeof(T));
      else
        for (int64_t line = 0; line < width; ++line)
          to[line] = from[line];
  }
}

template <typename T, int64_t Width>
void pack(const Loose<T> *data, int64_t lineStride, int64_t stepStride, int64_t count, int64_t first, int64_t depth,
          int64_t k, T *panels) {
  // The stride of an axis of one element may be anything.
  if (stepStride == 1 || (lineStride != 1 && count > 1))
    packLines<T, Width>([=](int64_t i) { return data + i * lineStride; }, count, first, depth, k, panels);
  else
    packSteps<T, Width>(data, stepStride, count, first, depth, k, panels);
}

template <typename T> void packLeft(Matrix<T> left, int64_t m, int64_t first, int64_t depth, int64_t k, T *panels) {
  pack<T, tileRows>(left.data, left.rowStride, left.columnStride, m, first, depth, k, panels);
}

template <typename T>
void packRows(const Loose<T> *const *rows, int64_t m, int64_t first, int64_t depth, int64_t k, T *panels) {
  packLines<T, tileRows>([=](int64_t i) { return rows[i]; }, m, first, depth, k, panels);
}

template <typename T> void packRight(Matrix<T> right, int64_t n, int64_t first, int64_t depth, int64_t k, T *panels) {
  pack<T, tileColumns<T>>(right.data, right.columnStride, right.rowStride, n, first, depth, k, panels);
}

} // namespace
} // namespace shlo::exec
