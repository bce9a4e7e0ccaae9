// Ops that compute what another one has computed: those of few elements, because programs of array languages wrap every
// index and clamp it again wherever it is used, and costly ones, such as the sum that both a mean and a variance need.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstring>
#include <map>
#include <numeric>

namespace shlo::plan {

namespace {

// Larger values may be computed twice in less time than it takes to store them.
constexpr int64_t mostElements = 4096;

bool isCostly(const Op &op) {
  return std::get_if<DotGeneral>(&op.data) || std::get_if<Convolution>(&op.data) || std::get_if<Reduce>(&op.data) ||
         std::get_if<Fft>(&op.data) || std::get_if<Cholesky>(&op.data);
}

class Merger {
public:
  explicit Merger(const Program &program)
      : program(program), replacements(program.values.size()), slots(std::bit_ceil(2 * program.values.size() + 1)) {
    std::iota(replacements.begin(), replacements.end(), ValueId(0));
  }

  // Bodies are nested: this needs little stack.
  void merge(Body &body) {
    const size_t before = made.size();
    for (Op &op : body.ops) {
      mergeOne(op);
      // The bodies of kernels read no values of other bodies.
      if (std::get_if<While>(&op.data) || std::get_if<Case>(&op.data))
        for (Body &inner : op.bodies)
          merge(inner);
    }
    for (ValueId &id : body.results)
      id = replacements[id];
    for (; made.size() > before; made.pop_back())
      slots[made.back().slot] = 0;
  }

private:
  [[gnu::noinline]] void mergeOne(Op &op) {
    for (ValueId &id : op.operands)
      id = replacements[id];
    if (!isMerged(op))
      return;
    const uint64_t key = keyOf(op);
    // Only keys that were made to be alike meet so often.
    constexpr int most = 64;
    size_t slot = key & (slots.size() - 1);
    for (int met = 0; slots[slot] != 0; slot = (slot + 1) & (slots.size() - 1), ++met) {
      if (met == most)
        return;
      if (const Made &one = made[slots[slot] - 1]; one.key == key && isAlike(*one.op, op)) {
        replacements[op.results[0]] = one.op->results[0];
        return;
      }
    }
    made.push_back({key, &op, slot});
    slots[slot] = uint32_t(made.size());
  }

  bool isMerged(const Op &op) const {
    const bool isPure = std::get_if<Elementwise>(&op.data) || std::get_if<Constant>(&op.data) ||
                        std::get_if<Concatenate>(&op.data) || info(op.data).kind == OpInfo::View;
    return op.results.size() == 1 &&
           (isCostly(op) || (isPure && elementCount(program.values[op.results[0]].shape) <= mostElements));
  }

  uint64_t keyOf(const Op &op) const {
    uint64_t key = op.data.index();
    auto add = [&](uint64_t part) {
      key = (key ^ part) * 0x9E3779B97F4A7C15;
      key ^= key >> 29;
    };
    std::visit(
        [&]<typename Data>(const Data &data) {
          if constexpr (std::is_same_v<Data, Elementwise>) {
            add(uint64_t(data.function) << 8 | uint64_t(data.direction));
          } else if constexpr (std::is_same_v<Data, Constant>) {
            const size_t bytes = bytesOf(op, data);
            for (size_t i = 0; i < bytes; i += sizeof(uint64_t)) {
              uint64_t some = 0;
              std::memcpy(&some, data.bytes->data() + i, std::min(sizeof some, bytes - i));
              add(some);
            }
          } else if constexpr (requires { data.visitFields([](const char *, const auto &) {}); }) {
            data.visitFields([&]<typename Field>(const char *, const Field &field) {
              if constexpr (std::is_same_v<Field, NumberList>)
                std::for_each(field.begin(), field.end(), add);
              else if constexpr (std::is_integral_v<Field>)
                add(uint64_t(field));
            });
          }
        },
        op.data);
    for (ValueId operand : op.operands)
      add(operand);
    for (int64_t extent : program.values[op.results[0]].shape)
      add(uint64_t(extent));
    return key;
  }
  size_t bytesOf(const Op &op, const Constant &constant) const {
    const TensorType &type = program.values[op.results[0]];
    return size_t(constant.splat ? 1 : elementCount(type.shape)) * byteSize(type.element);
  }

  bool isAlike(const Op &one, const Op &other) const {
    return one.operands == other.operands && doesAlike(one, other) &&
           std::equal(one.bodies.begin(), one.bodies.end(), other.bodies.begin(), other.bodies.end(),
                      [&](const Body &first, const Body &second) { return areAlike(first, second); });
  }
  // Of ops that have no bodies.
  bool areAlike(const Body &one, const Body &other) const {
    std::map<ValueId, ValueId> same;
    auto areSame = [&](const ValueList &first, const ValueList &second, auto &&visit) {
      return std::equal(first.begin(), first.end(), second.begin(), second.end(), visit);
    };
    auto isKnown = [&](ValueId first, ValueId second) {
      const auto found = same.find(first);
      return found != same.end() && found->second == second;
    };
    auto pair = [&](ValueId first, ValueId second) {
      same[first] = second;
      return program.values[first] == program.values[second];
    };
    return areSame(one.parameters, other.parameters, pair) &&
           std::equal(one.ops.begin(), one.ops.end(), other.ops.begin(), other.ops.end(),
                      [&](const Op &first, const Op &second) {
                        return first.bodies.empty() && second.bodies.empty() && first.results.size() == 1 &&
                               second.results.size() == 1 && areSame(first.operands, second.operands, isKnown) &&
                               doesAlike(first, second) && pair(first.results[0], second.results[0]);
                      }) &&
           areSame(one.results, other.results, isKnown);
  }
  // Whether ops with one result do the same with their operands.
  bool doesAlike(const Op &one, const Op &other) const {
    if (one.data.index() != other.data.index() || program.values[one.results[0]] != program.values[other.results[0]])
      return false;
    if (const auto *constant = std::get_if<Constant>(&one.data)) {
      const auto &second = std::get<Constant>(other.data);
      return constant->splat == second.splat &&
             std::memcmp(constant->bytes->data(), second.bytes->data(), bytesOf(one, *constant)) == 0;
    }
    return std::visit(
        [&]<typename Data>(const Data &data) {
          if constexpr (std::equality_comparable<Data>)
            return data == std::get<Data>(other.data);
          else
            return false;
        },
        one.data);
  }

  const Program &program;
  std::vector<ValueId> replacements;
  // What the bodies that are open have made. The last ones leave the table of their places first.
  struct Made {
    uint64_t key;
    const Op *op;
    size_t slot;
  };
  std::vector<Made> made;
  std::vector<uint32_t> slots; // a power of two; 0: nothing, otherwise one more than the place in `made`
};

} // namespace

void mergeAlike(Program &program) { Merger(program).merge(program.body); }

} // namespace shlo::plan
