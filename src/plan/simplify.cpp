// Simplifications of a program; see the header.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plan/simplify.h"

#include "plan/predicates.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <numeric>

namespace shlo::plan {

namespace {

// Sweeps forward, so that the operands of each op are simplified before the op.
class Rewriter {
public:
  explicit Rewriter(const Program &program)
      : program(program), splats(program.values.size()), comparisons(program, splats) {
    replacements.resize(program.values.size());
    std::iota(replacements.begin(), replacements.end(), ValueId(0));
  }

  void rewrite(Body &body) {
    std::vector<PureCall> made; // in this body
    for (Op &op : body.ops) {
      replaceAll(op.operands);
      rewrite(op);
      if (const auto *call = std::get_if<HostCall>(&op.data); call && call->function->isPure)
        mergeCall(op, *call, made);
      // The bodies of kernels read no values of other bodies.
      const bool readsOutside = std::holds_alternative<While>(op.data) || std::holds_alternative<Case>(op.data);
      PureCalls around = readsOutside ? PureCalls() : std::exchange(pureCalls, {});
      for (Body &inner : op.bodies)
        rewrite(inner);
      if (!readsOutside)
        pureCalls = std::move(around);
    }
    replaceAll(body.results);
    for (; !made.empty(); made.pop_back())
      made.back()->second.pop_back();
  }

private:
  struct Given {
    std::shared_ptr<const HostFunction> function;
    ValueList results;
  };
  using PureCalls = std::map<ValueList, std::vector<Given>>; // by operands
  using PureCall = PureCalls::iterator;

  void replaceAll(ValueList &ids) {
    for (ValueId &id : ids)
      id = replacements[id];
  }

  void rewrite(Op &op) {
    if (isEmpty(op)) {
      op.data = Constant{empty, false};
      op.operands.clear();
      op.bodies.clear();
    } else if (Constant *constant = std::get_if<Constant>(&op.data)) {
      if (constant->splat || program.values[op.results[0]].shape.empty())
        splats[op.results[0]] = constant->bytes;
    } else if (info(op.data).kind == OpInfo::View) {
      if (auto bytes = splats[op.operands[0]]) {
        splats[op.results[0]] = bytes;
        op.data = Constant{std::move(bytes), true};
        op.operands.clear();
      }
    } else if (const auto *iota = std::get_if<Iota>(&op.data)) {
      noteIota(op.results[0], *iota);
    } else if (const auto *elementwise = std::get_if<Elementwise>(&op.data);
               elementwise && (rewriteInteger(op, *elementwise) || rewritePredicate(op))) {
    } else if (std::holds_alternative<While>(op.data)) {
      hoistUnchanged(op);
    } else if (isConvertedPredicate(op)) {
      predicates[op.results[0]] = op.operands[0];
    } else if (std::holds_alternative<Case>(op.data) && op.bodies.size() == 2) {
      // Of a predicate, true selects the first branch; of a number, 0 does.
      if (const auto predicate = predicates.find(op.operands[0]); predicate != predicates.end()) {
        op.operands[0] = predicate->second;
        std::swap(op.bodies[0], op.bodies[1]);
      }
    }
  }

  const TensorType &typeOf(ValueId id) const { return program.values[id]; }

  // The numbers of an iota that does not wrap around.
  void noteIota(ValueId value, const Iota &iota) {
    const TensorType &type = typeOf(value);
    const int bits = info(type.element).bits - (info(type.element).kind == ElementKind::Signed);
    const bool isKnown = isInteger(type.element) && bits >= 7 && size_t(iota.iotaDimension) < type.shape.size();
    if (isKnown && (bits >= 63 || type.shape[size_t(iota.iotaDimension)] <= int64_t(1) << bits))
      iotas[value] = iota;
  }
  // The element that all elements of an integer are, without its sign; none if it is not known.
  std::optional<uint64_t> splatOf(ValueId id) const {
    const size_t bytes = byteSize(typeOf(id).element);
    if (!splats[id] || !isInteger(typeOf(id).element) || bytes > sizeof(uint64_t))
      return {};
    uint64_t number = 0;
    std::memcpy(&number, splats[id]->data(), bytes);
    return number;
  }

  // Multiplication by one; conversions and shifts of an iota, as counters of random numbers have. False: it is none.
  bool rewriteInteger(Op &op, const Elementwise &elementwise) {
    const TensorType &type = typeOf(op.results[0]);
    if (!isInteger(type.element) || op.operands.empty())
      return false;
    if (elementwise.function == ElementFunction::Mul) {
      for (size_t i = 0; i < 2; ++i)
        if (splatOf(op.operands[i]) == 1 && typeOf(op.operands[1 - i]) == type) {
          replacements[op.results[0]] = op.operands[1 - i];
          return true;
        }
      return false;
    }
    const auto iota = iotas.find(op.operands[0]);
    if (iota == iotas.end())
      return false;
    const Iota numbers = iota->second;
    if (elementwise.function == ElementFunction::Convert) {
      op.data = numbers;
      op.operands.clear();
      noteIota(op.results[0], numbers);
      return true;
    }
    const auto shift = elementwise.function == ElementFunction::ShiftRightLogical ? splatOf(op.operands[1])
                                                                                  : std::optional<uint64_t>();
    const int64_t extent = type.shape[size_t(numbers.iotaDimension)];
    if (!shift || (*shift < 63 && extent > int64_t(1) << *shift))
      return false;
    std::shared_ptr<Storage> zero = Storage::allocate(byteSize(type.element), true);
    if (!zero)
      return false;
    splats[op.results[0]] = zero;
    op.data = Constant{std::move(zero), true};
    op.operands.clear();
    return true;
  }

  bool rewritePredicate(Op &op) {
    Predicates::Result known = comparisons.simplify(op);
    if (known.value)
      replacements[op.results[0]] = *known.value;
    if (known.splat) {
      splats[op.results[0]] = known.splat;
      op.data = Constant{std::move(known.splat), true};
      op.operands.clear();
    }
    return known.value || splats[op.results[0]];
  }

  bool isConvertedPredicate(const Op &op) const {
    const auto *elementwise = std::get_if<Elementwise>(&op.data);
    return elementwise && elementwise->function == ElementFunction::Convert &&
           program.values[op.operands[0]] == TensorType{ElementType::I1, {}} &&
           program.values[op.results[0]].element == ElementType::I32;
  }

  bool isEmpty(const Op &op) const {
    return empty && op.results.size() == 1 && elementCount(program.values[op.results[0]].shape) == 0 &&
           !hasEffect(op) && !records(op);
  }

  // A pure call gives the same as one like it before, in this body or around it; nobody reads its own results then.
  void mergeCall(const Op &op, const HostCall &call, std::vector<PureCall> &made) {
    constexpr size_t mostCompared = 64;
    const auto found = pureCalls.try_emplace(op.operands).first;
    std::vector<Given> &before = found->second;
    for (size_t i = before.size(); i-- > before.size() - std::min(before.size(), mostCompared);)
      if (call.function->isLike(*before[i].function)) {
        for (size_t k = 0; k < op.results.size(); ++k)
          replacements[op.results[k]] = before[i].results[k];
        return;
      }
    before.push_back({call.function, op.results});
    made.push_back(found);
  }

  void hoistUnchanged(Op &op) {
    Body &condition = op.bodies[0], &step = op.bodies[1];
    size_t kept = 0;
    for (size_t i = 0; i < op.operands.size(); ++i) {
      if (step.results[i] == step.parameters[i]) {
        replacements[condition.parameters[i]] = replacements[step.parameters[i]] = op.operands[i];
        replacements[op.results[i]] = op.operands[i];
        continue;
      }
      for (ValueList *list : {&op.operands, &op.results, &condition.parameters, &step.parameters, &step.results})
        (*list)[kept] = (*list)[i];
      ++kept;
    }
    for (ValueList *list : {&op.operands, &op.results, &condition.parameters, &step.parameters, &step.results})
      list->resize(kept);
  }

  const Program &program;
  std::vector<ValueId> replacements;
  std::vector<std::shared_ptr<Storage>> splats;
  Predicates comparisons;
  PureCalls pureCalls;
  std::map<ValueId, Iota> iotas;
  std::map<ValueId, ValueId> predicates; // by the numbers that they are converted to
  std::shared_ptr<Storage> empty = Storage::allocate(1, true);
};

// Sweeps backward and removes unused values.
class Sweeper {
public:
  explicit Sweeper(size_t values) : live(values) {}

  void sweep(Body &body) {
    markAll(body.results);
    std::vector<bool> isNeeded(body.ops.size());
    for (size_t i = body.ops.size(); i-- != 0;) {
      Op &op = body.ops[i];
      isNeeded[i] = std::any_of(op.results.begin(), op.results.end(), [&](ValueId id) { return live[id]; }) ||
                    hasEffect(op) || records(op);
      if (!isNeeded[i])
        continue;
      if (std::holds_alternative<Case>(op.data))
        dropResults(op);
      for (Body &inner : op.bodies)
        sweep(inner);
      markAll(op.operands);
    }
    size_t kept = 0;
    for (size_t i = 0; i < body.ops.size(); ++i) {
      if (!isNeeded[i])
        continue;
      if (kept != i)
        body.ops[kept] = std::move(body.ops[i]);
      ++kept;
    }
    body.ops.resize(kept);
  }

private:
  void markAll(const ValueList &ids) {
    for (ValueId id : ids)
      live[id] = true;
  }

  // Removes unused results of branches.
  void dropResults(Op &op) {
    size_t kept = 0;
    for (size_t i = 0; i < op.results.size(); ++i) {
      if (!live[op.results[i]])
        continue;
      op.results[kept] = op.results[i];
      for (Body &body : op.bodies)
        body.results[kept] = body.results[i];
      ++kept;
    }
    op.results.resize(kept);
    for (Body &body : op.bodies)
      body.results.resize(kept);
  }

  std::vector<bool> live;
};

} // namespace

void regroup(Program &program) {
  splitReductions(program);
  halveLongReductions(program);
  doubleWindows(program);
  putFeaturesLast(program);
  splitDilatedConvolutions(program);
}

void simplify(Program &program) {
  regroup(program);
  unrollLoops(program);
  Rewriter(program).rewrite(program.body);
  multiplyConvolutions(program);
  moveFirst(program);
  splitTinyProducts(program);
  unrollShortReductions(program);
  multiplyDivisions(program);
  postponeBroadcasts(program);
  mergeAlike(program);
  hoistInvariants(program);
  Sweeper(program.values.size()).sweep(program.body);
}

} // namespace shlo::plan
