// rng_bit_generator: the counter-based generators ThreeFry (2 x 32 bits, 20 rounds) and Philox (4 x 32 bits, 10
// rounds). The specification does not say how they use the state. Here state and bits are those of XLA on a CPU, where
// DEFAULT is Philox.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"
#include "exec/parallel.h"

#include <cstring>

namespace shlo::exec {
namespace {

struct Pair {
  uint32_t first, second;
};

Pair threeFry(uint64_t key, uint64_t counter) {
  constexpr int rotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  const uint32_t keys[3] = {uint32_t(key), uint32_t(key >> 32), uint32_t(key) ^ uint32_t(key >> 32) ^ 0x1bd11bdau};
  uint32_t x = uint32_t(counter) + keys[0], y = uint32_t(counter >> 32) + keys[1];
  for (uint32_t group = 0; group < 5; ++group) {
    for (int i = 0; i < 4; ++i) {
      const int bits = rotations[(group % 2) * 4 + uint32_t(i)];
      x += y;
      y = (y << bits | y >> (32 - bits)) ^ x;
    }
    x += keys[(group + 1) % 3];
    y += keys[(group + 2) % 3] + group + 1;
  }
  return {x, y};
}

void philox(uint64_t key, unsigned __int128 counter, uint32_t *words) {
  uint32_t low = uint32_t(key), high = uint32_t(key >> 32);
  uint32_t a = uint32_t(counter), b = uint32_t(counter >> 32), c = uint32_t(counter >> 64), d = uint32_t(counter >> 96);
  for (int round = 0; round < 10; ++round) {
    const uint64_t p = uint64_t(0xd2511f53u) * a, q = uint64_t(0xcd9e8d57u) * c;
    a = uint32_t(q >> 32) ^ b ^ low;
    b = uint32_t(q);
    c = uint32_t(p >> 32) ^ d ^ high;
    d = uint32_t(p);
    low += 0x9e3779b9u;
    high += 0xbb67ae85u;
  }
  words[0] = a, words[1] = b, words[2] = c, words[3] = d;
}

class RandomKernel final : public Kernel {
public:
  Status run(const KernelArguments &arguments) const override {
    uint64_t state[3] = {};
    std::memcpy(state, arguments.inputs[0], stateBytes);
    // Without a third word, the key is the high half of Philox' counter and does not change.
    const uint64_t high = stateBytes == 24 ? state[2] : state[0];
    const Counter first = usesPhilox ? state[1] | Counter(high) << 64 : state[1];
    Status status = forChunks(arguments, chunks, [&](int64_t chunk, char *, Watch &watch) {
      const int64_t begin = chunkBegin(counters, chunks, chunk), end = chunkBegin(counters, chunks, chunk + 1);
      return watch.pieces(end - begin, 32, [&](int64_t from, int64_t to) {
        make(arguments.outputs[1], state[0], first, begin + from, begin + to);
      });
    });
    const Counter last = first + Counter(counters);
    state[1] = uint64_t(last);
    if (stateBytes == 24)
      state[2] = uint64_t(last >> 64);
    std::memcpy(arguments.outputs[0], state, stateBytes);
    return status;
  }

  // Decides how many counters there are, and their chunks.
  void finish(const KernelChoice &choice) {
    const int64_t together = bytes == 8 ? 2 : 4; // numbers of a counter of Philox
    counters = count == 0   ? 0
               : usesPhilox ? (count + together - 1) / together
               : bytes == 8 ? count
                            : outer * ((along + 1) / 2) * inner;
    chunks = chunksOf(choice, counters, 8);
    isParallel = chunks > 1;
  }

  bool usesPhilox = true;
  size_t stateBytes = 16;
  int64_t count = 0, outer = 1, along = 1, inner = 1;
  int64_t counters = 0, chunks = 1;
  size_t bytes = 0;
  unsigned bits = 0; // of an element narrower than a byte, otherwise 0
  bool isSigned = false;

private:
  using Counter = unsigned __int128;

  // The numbers of the counters [begin, end) from the first one on.
  void make(char *output, uint64_t key, Counter first, int64_t begin, int64_t end) const {
    if (usesPhilox)
      return makePhilox(output, key, first, begin, end);
    if (bytes == 8) {
      for (int64_t i = begin; i < end; ++i) {
        const Pair pair = threeFry(key, uint64_t(first) + uint64_t(i));
        put(output, i, pair.first | uint64_t(pair.second) << 32);
      }
      return;
    }
    // The array is outer x along x inner. A counter makes two neighbours on the axis `along`.
    const int64_t pairs = (along + 1) / 2;
    int64_t column = begin % inner, a = begin / inner % pairs * 2, o = begin / inner / pairs;
    for (int64_t i = begin; i < end; ++i) {
      const Pair pair = threeFry(key, uint64_t(first) + uint64_t(i));
      const int64_t at = (o * along + a) * inner + column;
      put(output, at, pair.first);
      if (a + 1 < along)
        put(output, at + inner, pair.second);
      if (++column < inner)
        continue;
      column = 0;
      a += 2;
      if (a >= along) {
        a = 0;
        ++o;
      }
    }
  }
  void makePhilox(char *output, uint64_t key, Counter first, int64_t begin, int64_t end) const {
    const int64_t each = bytes == 8 ? 2 : 4;
    for (int64_t i = begin; i < end; ++i) {
      uint32_t words[4];
      philox(key, first + Counter(i), words);
      for (int64_t k = 0; k < each && i * each + k < count; ++k)
        put(output, i * each + k, each == 2 ? words[2 * k] | uint64_t(words[2 * k + 1]) << 32 : words[k]);
    }
  }
  void put(char *output, int64_t at, uint64_t value) const {
    if (bits) {
      value &= (1u << bits) - 1;
      if (isSigned && (value >> (bits - 1) & 1))
        value |= ~uint64_t(0) << bits;
    }
    std::memcpy(output + at * int64_t(bytes), &value, bytes);
  }
};

} // namespace

MadeKernel makeRngBitGenerator(const KernelRequest &request) {
  const auto &op = std::get<plan::RngBitGenerator>(request.op.data);
  if (request.inputs.size() != 1 || request.outputs.size() != 2 ||
      request.inputs[0].shape != request.outputs[0].shape || request.inputs[0].element != request.outputs[0].element)
    return badProgram("rng_bit_generator");
  const Layout &state = request.inputs[0], &output = request.outputs[1];
  auto kernel = std::make_unique<RandomKernel>();
  kernel->usesPhilox = op.rngAlgorithm != plan::RngAlgorithm::THREE_FRY;
  const int64_t stateBytes = state.elements() * int64_t(byteSize(state.element));
  if (stateBytes != 16 && !(stateBytes == 24 && kernel->usesPhilox))
    return makeError(SHLO_INVALID_PROGRAM, "rng_bit_generator: a state of this size is not defined for the algorithm");
  kernel->stateBytes = size_t(stateBytes);
  kernel->bytes = byteSize(output.element);
  if (kernel->bytes > 8)
    return badProgram("rng_bit_generator");
  if (info(output.element).bits < 8)
    kernel->bits = info(output.element).bits;
  kernel->isSigned = info(output.element).kind == ElementKind::Signed;
  kernel->count = output.elements();
  // ThreeFry pairs elements along the first axis of even extent. If there is none, along the first axis of the largest
  // extent.
  size_t axis = 0;
  bool even = false;
  for (size_t d = 0; d < output.shape.size() && !even; ++d) {
    even = output.shape[d] % 2 == 0;
    if (even || output.shape[d] > output.shape[axis])
      axis = d;
  }
  for (size_t d = 0; d < output.shape.size(); ++d)
    (d < axis ? kernel->outer : d == axis ? kernel->along : kernel->inner) *= output.shape[d];
  kernel->finish(request.choice);
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
