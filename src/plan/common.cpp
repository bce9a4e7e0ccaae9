// Ops of few elements in loops that compute what another one has computed. Programs of array languages wrap every index
// and clamp it again wherever it is used.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include <algorithm>
#include <concepts>
#include <cstring>
#include <map>
#include <numeric>

namespace shlo::plan {

namespace {

// Larger values may be computed twice in less time than it takes to store them.
constexpr int64_t mostElements = 256;

class Merger {
public:
  explicit Merger(const Program &program) : program(program), replacements(program.values.size()) {
    std::iota(replacements.begin(), replacements.end(), ValueId(0));
  }

  // Merges ops of loops in the body.
  void visit(Body &body) {
    for (Op &op : body.ops)
      if (const bool isLoop = std::get_if<While>(&op.data); isLoop || std::get_if<Case>(&op.data))
        for (Body &inner : op.bodies)
          isLoop ? merge(inner) : visit(inner);
  }

private:
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
      known.erase(made.back());
  }
  [[gnu::noinline]] void mergeOne(Op &op) {
    for (ValueId &id : op.operands)
      id = replacements[id];
    if (!isMerged(op))
      return;
    const uint64_t key = keyOf(op);
    const auto [begin, end] = known.equal_range(key);
    const auto same = std::find_if(begin, end, [&](const auto &entry) { return isAlike(*entry.second, op); });
    if (same != end)
      replacements[op.results[0]] = same->second->results[0];
    else
      made.push_back(known.emplace(key, &op));
  }

  bool isMerged(const Op &op) const {
    const bool isPure = std::get_if<Elementwise>(&op.data) || std::get_if<Constant>(&op.data) ||
                        std::get_if<Concatenate>(&op.data) || info(op.data).kind == OpInfo::View;
    return isPure && op.results.size() == 1 && elementCount(program.values[op.results[0]].shape) <= mostElements;
  }

  uint64_t keyOf(const Op &op) const {
    uint64_t key = op.data.index();
    auto add = [&](uint64_t part) { key = (key ^ part) * 0x9E3779B97F4A7C15; };
    if (const auto *elementwise = std::get_if<Elementwise>(&op.data))
      add(uint64_t(elementwise->function));
    if (const auto *constant = std::get_if<Constant>(&op.data))
      for (size_t i = 0; i < bytesOf(op, *constant); ++i)
        add(uint64_t(uint8_t(constant->bytes->data()[i])));
    for (ValueId operand : op.operands)
      add(operand);
    return key ^ key >> 29;
  }
  size_t bytesOf(const Op &op, const Constant &constant) const {
    const TensorType &type = program.values[op.results[0]];
    return size_t(constant.splat ? 1 : elementCount(type.shape)) * byteSize(type.element);
  }

  bool isAlike(const Op &one, const Op &other) const {
    if (one.data.index() != other.data.index() || one.operands != other.operands ||
        program.values[one.results[0]] != program.values[other.results[0]])
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
  using Known = std::multimap<uint64_t, const Op *>;
  Known known;
  std::vector<Known::iterator> made; // in the bodies that are open
};

} // namespace

void mergeAlike(Program &program) { Merger(program).visit(program.body); }

} // namespace shlo::plan
