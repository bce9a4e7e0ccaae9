// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/elementwise_predicates.h"

#include <cstring>

namespace shlo::exec {

namespace {

template <typename T> T load(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}

// The words of a row. The last one may overlap the one before it: to look at a predicate twice changes nothing.
template <bool isAll, typename Word> bool reduceWords(const char *row, int64_t length) {
  constexpr int64_t bytes = sizeof(Word);
  constexpr Word ones = Word(~Word(0)) / 255; // true in each byte
  Word found = load<Word>(row + length - bytes);
  for (int64_t at = 0; at + bytes < length; at += bytes)
    found = Word(isAll ? found & load<Word>(row + at) : found | load<Word>(row + at));
  return isAll ? found == ones : found != 0;
}

template <bool isAll, typename Word>
void reduceRows(const char *input, int64_t rows, int64_t length, char *accumulators) {
  for (int64_t i = 0; i < rows; ++i, input += length) {
    const bool found = reduceWords<isAll, Word>(input, length);
    accumulators[i] = char(isAll ? accumulators[i] & found : accumulators[i] | found);
  }
}

template <bool isAll> PredicateRowsKernel kernelFor(int64_t length) {
  return length >= 8   ? reduceRows<isAll, uint64_t>
         : length >= 4 ? reduceRows<isAll, uint32_t>
         : length >= 2 ? reduceRows<isAll, uint16_t>
                       : reduceRows<isAll, uint8_t>;
}

} // namespace

PredicateRowsKernel predicateRowsKernel(plan::ElementFunction function, int64_t length) {
  using enum plan::ElementFunction;
  switch (function) {
  case And:
  case Min:
  case Mul: return kernelFor<true>(length);
  case Or:
  case Max:
  case Add: return kernelFor<false>(length);
  default: return nullptr;
  }
}

} // namespace shlo::exec
