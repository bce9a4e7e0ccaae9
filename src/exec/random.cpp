// rng_bit_generator: the counter-based generators ThreeFry (2 x 32 bits, 20 rounds) and Philox (4 x 32 bits, 10
// rounds). The specification does not say how they use the state. Here state and bits are those of XLA on a CPU, where
// DEFAULT is Philox.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/extents.h"

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
    Watch watch(arguments.context);
    uint64_t state[3] = {};
    std::memcpy(state, arguments.inputs[0], stateBytes);
    char *output = arguments.outputs[1];
    if (usesPhilox) {
      const uint64_t key = state[0];
      // Without a third word, the key is the high half of the counter and does not change.
      unsigned __int128 counter = state[1] | (unsigned __int128)(stateBytes == 24 ? state[2] : key) << 64;
      const int64_t each = bytes == 8 ? 2 : 4;
      for (int64_t at = 0; at < count; at += each, ++counter) {
        uint32_t words[4];
        philox(key, counter, words);
        for (int64_t i = 0; i < each && at + i < count; ++i)
          put(output, at + i, each == 2 ? words[2 * i] | uint64_t(words[2 * i + 1]) << 32 : words[i]);
        if (!watch.proceed(32))
          return watch.status();
      }
      state[1] = uint64_t(counter);
      if (stateBytes == 24)
        state[2] = uint64_t(counter >> 64);
    } else if (bytes == 8) {
      for (int64_t i = 0; i < count; ++i, ++state[1]) {
        const Pair pair = threeFry(state[0], state[1]);
        put(output, i, pair.first | uint64_t(pair.second) << 32);
        if (!watch.proceed(32))
          return watch.status();
      }
    } else if (count != 0) {
      // The array is outer x along x inner. A counter makes two neighbours on the axis `along`.
      for (int64_t o = 0; o < outer; ++o)
        for (int64_t a = 0; a < along; a += 2) {
          const bool going = watch.pieces(inner, 32, [&](int64_t begin, int64_t end) {
            for (int64_t i = begin; i < end; ++i, ++state[1]) {
              const Pair pair = threeFry(state[0], state[1]);
              const int64_t at = (o * along + a) * inner + i;
              put(output, at, pair.first);
              if (a + 1 < along)
                put(output, at + inner, pair.second);
            }
          });
          if (!going)
            return watch.status();
        }
    }
    std::memcpy(arguments.outputs[0], state, stateBytes);
    return {};
  }

  bool usesPhilox = true;
  size_t stateBytes = 16;
  int64_t count = 0, outer = 1, along = 1, inner = 1;
  size_t bytes = 0;
  unsigned bits = 0; // of an element narrower than a byte, otherwise 0
  bool isSigned = false;

private:
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
  if (request.inputs.size() != 1 || request.outputs.size() != 2 || request.inputs[0].shape != request.outputs[0].shape ||
      request.inputs[0].element != request.outputs[0].element)
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
  return MadeKernel(std::move(kernel));
}

} // namespace shlo::exec
