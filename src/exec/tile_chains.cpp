// Which steps of a tile are chains.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/tile.h"

#include <algorithm>

namespace shlo::exec {

// The most of one chain. The arrays are inputs and outputs.
static constexpr size_t mostLinks = 160, mostArrays = 24;
static constexpr size_t mostStarts = 3; // of a chain that goes on elsewhere

// A chain begins with the first step that is left, and continues with steps that read what the last one has made.
class TileProgram::Chainer {
public:
  Chainer(TileProgram &program, const std::vector<bool> &isKept)
      : program(program), sets(chainFunctions(program.simd).sets), isKept(isKept), readers(program.values.size()),
        isDone(program.steps.size()), isMade(program.values.size()), widened(program.values.size(), none) {
    for (size_t i = 0; i < program.steps.size(); ++i)
      forOperands(program.steps[i], [&](TileValue value) { readers[value].push_back(i); });
    for (size_t v = 0; v < program.values.size(); ++v)
      isMade[v] = program.values[v].input;
    for (size_t i = 0; program.isChained && i < program.steps.size(); ++i)
      if (const TileValue result = program.steps[i].result; isWidenedByReaders(program.steps[i]))
        widened[result] = i;
  }

  // `isFixed`: whether the steps are those that every tile would compute alike.
  void make(const std::vector<bool> &fixed, bool isFixed) {
    onlyFixed = isFixed;
    for (size_t i = 0; i < program.steps.size(); ++i) {
      if (isDone[i] || fixed[i] != isFixed || isWidened(program.steps[i].result))
        continue;
      const size_t first = order.size();
      if (begin(i)) {
        do
          while (extend()) {
          }
        while (resume(fixed, i, mostStarts));
      } else {
        take(i);
      }
      finish(first);
    }
  }
  void orderSteps() {
    std::vector<TileStep> ordered;
    for (size_t i : order)
      ordered.push_back(program.steps[i]);
    program.steps = std::move(ordered);
  }

private:
  // The operands, each once.
  template <typename F> static void forOperands(const TileStep &step, F f) {
    for (size_t k = 0; k < 3; ++k)
      if (std::find(step.operands, step.operands + k, step.operands[k]) == step.operands + k)
        f(step.operands[k]);
  }
  static size_t arity(const TileStep &step) {
    switch (step.link.kind) {
    case LinkKind::Function: return plan::info(plan::ElementFunction(step.link.which)).arity;
    case LinkKind::Select:
    case LinkKind::LookUp: return 3;
    case LinkKind::Convert:
    case LinkKind::Reinterpret: return 1;
    default: return 2;
    }
  }

  // The link of a step that reads a widened value in memory: the value before its conversion.
  LinkKind widenedLink(const TileStep &reader, const TileStep &conversion) const {
    return {LinkKind::Widened, reader.link.which, reader.link.operand, conversion.link.operand};
  }
  // Whether the step converts an input to a wider type, and all that read the result can do so themselves, which takes
  // less time than to store and to load wide values.
  bool isWidenedByReaders(const TileStep &step) const {
    const Value &from = program.values[step.operands[0]];
    const std::vector<size_t> &all = readers[step.result];
    if (step.link.kind != LinkKind::Convert || !from.input || isKept[step.result] || all.empty() ||
        program.values[step.result].isFixed || !sets[0].find(step.link, 0, false) || !isInRegisters(step.operands[0]))
      return false;
    return std::all_of(all.begin(), all.end(), [&](size_t i) {
      const TileStep &reader = program.steps[i];
      if (reader.link.kind != LinkKind::Function || arity(reader) != 2 || reader.operands[0] == reader.operands[1] ||
          !isInRegisters(reader.result))
        return false;
      const size_t place = reader.operands[0] == step.result ? 1 : 0; // of the other operand
      return sets[0].find(widenedLink(reader, step), place, from.isUniform) != nullptr;
    });
  }
  bool isWidened(TileValue value) const { return widened[value] != none; }
  // The step that widens the value runs only where there are no chains. It comes before the first of its readers.
  void takeConversion(TileValue value) {
    if (const size_t i = widened[value]; !isDone[i]) {
      isDone[i] = true;
      order.push_back(i);
    }
  }

  bool isReady(const TileStep &step, TileValue except) const {
    if (program.values[step.result].isFixed != onlyFixed)
      return false;
    return std::all_of(step.operands, step.operands + 3,
                       [&](TileValue value) { return value == except || isMade[value] || isWidened(value); });
  }
  bool isRead(TileValue value) const {
    return isKept[value] ||
           std::any_of(readers[value].begin(), readers[value].end(), [&](size_t i) { return !isDone[i]; });
  }
  void take(size_t i) {
    isDone[i] = true;
    isMade[program.steps[i].result] = true;
    order.push_back(i);
  }

  // The steps of a rotation that begins with step `i`, which shifts: the other shift and the `or` of both.
  bool findRotation(size_t i, size_t &other, size_t &both) const {
    const TileStep &step = program.steps[i];
    using enum plan::ElementFunction;
    auto isShift = [&](const TileStep &step, plan::ElementFunction function) {
      return step.link.kind == LinkKind::Shift && step.link.which == uint8_t(function) &&
             program.values[step.operands[1]].isUniform;
    };
    const bool isLeft = isShift(step, ShiftLeft);
    if ((!isLeft && !isShift(step, ShiftRightLogical)) ||
        !sets[0].find({LinkKind::Rotate, 0, step.link.operand}, 0, true) || isKept[step.result] ||
        readers[step.result].size() != 1)
      return false;
    both = readers[step.result][0];
    const TileStep &joined = program.steps[both];
    if (program.values[joined.result].isFixed != onlyFixed)
      return false;
    if (joined.link.kind != LinkKind::Function || joined.link.which != uint8_t(Or))
      return false;
    const TileValue second = joined.operands[joined.operands[0] == step.result ? 1 : 0];
    for (size_t reader : readers[step.operands[0]]) {
      const TileStep &candidate = program.steps[reader];
      other = reader;
      if (!isDone[reader] && candidate.result == second && isShift(candidate, isLeft ? ShiftRightLogical : ShiftLeft) &&
          candidate.operands[0] == step.operands[0] && candidate.operands[1] != step.operands[0] &&
          isMade[candidate.operands[1]] && !isKept[second] && readers[second].size() == 1)
        return true;
    }
    return false;
  }

  // Appends the step, one operand of which is in the registers. False if no link does this.
  bool append(size_t i, size_t place, bool callsKernels = true) {
    const TileStep &step = program.steps[i];
    const TileValue held = step.operands[place];
    if (links.size() + 3 > mostLinks || arrays.size() + 3 > mostArrays)
      return false;
    size_t other, both;
    if (place == 0 && findRotation(i, other, both)) {
      const bool isLeft = step.link.which == uint8_t(plan::ElementFunction::ShiftLeft);
      const TileStep &first = program.steps[isLeft ? i : other], &second = program.steps[isLeft ? other : i];
      links.push_back({{LinkKind::Rotate, 0, step.link.operand}, 0, true, {first.operands[1], second.operands[1]}, 2});
      take(i);
      take(other);
      take(both);
      return true;
    }
    if (step.link.kind == LinkKind::Reinterpret) {
      take(i);
      return true;
    }
    if (step.link.kind == LinkKind::Convert && links.back().kind.kind == LinkKind::Convert) {
      const LinkKind round = {LinkKind::Round, 0, step.link.result, step.link.operand};
      if (links.back().kind.operand == step.link.result && sets[0].find(round, 0, false)) {
        links.back().kind = round;
        take(i);
        return true;
      }
    }
    if (isOfTwice(step)) {
      const bool isOneLink = sets[0].find(step.link, ofItself, false);
      if (!isOneLink)
        links.push_back({kindOf(LinkKind::ToSecond, held), 0, false, {held, held}, 0});
      links.push_back({step.link, uint8_t(isOneLink ? ofItself : ofSecond), false, {held, held}, 0});
      take(i);
      return true;
    }
    ChainLink link{step.link, uint8_t(place), false, {held, held}, 0, step.kernel};
    size_t others = 0;
    TileValue narrow = held, wide = held; // of an operand that the link widens
    bool areUniform = true;               // those that may be
    for (size_t k = 0; k < arity(step); ++k)
      if (k != place) {
        // What the registers hold must be in memory, too, if it is also another operand.
        if (step.operands[k] == held && !isStored(held))
          return false;
        const bool mayBe = step.link.kind != LinkKind::Select || others == 1;
        link.operands[others] = step.operands[k];
        if (isWidened(step.operands[k])) {
          wide = step.operands[k];
          narrow = link.operands[others] = program.steps[widened[wide]].operands[0];
          link.kind = widenedLink(step, program.steps[widened[wide]]);
        }
        areUniform = areUniform && (!mayBe || program.values[link.operands[others]].isUniform);
        ++others;
      }
    link.isUniform = areUniform = areUniform && others > 0;
    link.count = others;
    const bool isSelection = step.link.kind == LinkKind::Select;
    const bool isFirst = isSelection && place == 0 && !areUniform && program.values[step.operands[1]].isUniform;
    if (isFirst)
      link.place = uint8_t(firstUniform);
    if (!sets[0].find(link.kind, link.place, areUniform)) {
      // With wider elements, the blocks of the whole chain would be shorter.
      if (!callsKernels || !mayCall(step) || widest(step) > widestOfChain())
        return false;
      link.kind = {LinkKind::Call, 0, program.values[held].type, program.values[step.result].type};
      link.isUniform = areUniform = false;
      if (!sets[0].find(link.kind, link.place, false))
        return false;
    }
    for (size_t k = 0; k < others; ++k)
      if (isSelection && k == 0 ? !isFirst : !areUniform) {
        program.values[link.operands[k]].isArray = true;
        if (program.values[link.operands[k]].input)
          addArray(link.operands[k]);
      }
    links.push_back(link);
    if (isWidened(held)) {
      takeConversion(held);
      program.steps[i].sources[0] = program.steps[widened[held]].operands[0];
    }
    if (narrow != wide) {
      takeConversion(wide);
      program.steps[i].sources[1] = narrow;
    }
    take(i);
    return true;
  }

  // Whether the step computes a function of a value and itself, which needs not be in memory.
  bool isOfTwice(const TileStep &step) const {
    const bool isFunction = step.link.kind == LinkKind::Function;
    return (isFunction || step.link.kind == LinkKind::Compare) && arity(step) == 2 &&
           step.operands[0] == step.operands[1] && !readsNarrow(step) &&
           (sets[0].find(step.link, ofItself, false) || (isFunction && sets[0].find(step.link, ofSecond, false)));
  }
  bool mayCall(const TileStep &step) const {
    return arity(step) <= 2 && step.parameter == 0 && !readsNarrow(step) &&
           byteSize(program.values[step.operands[0]].type) == byteSize(program.values[step.operands[1]].type);
  }

  bool isStored(TileValue value) const {
    return program.values[value].input || std::find(stored.begin(), stored.end(), value) != stored.end() ||
           std::none_of(made.begin(), made.end(), [&](TileValue other) { return other == value; });
  }
  LinkKind kindOf(LinkKind::Kind kind, TileValue value) const { return {kind, 0, program.values[value].type}; }
  bool isInRegisters(TileValue value) const { return sets[0].find(kindOf(LinkKind::Load, value), 0, false) != nullptr; }
  void store(TileValue value) {
    links.push_back({kindOf(LinkKind::Store, value), 0, false, {value, value}, 1});
    stored.push_back(value);
    if (isKept[value])
      addArray(value);
  }
  void addArray(TileValue value) {
    if (std::find(arrays.begin(), arrays.end(), value) == arrays.end())
      arrays.push_back(value);
  }

  bool begin(size_t i) {
    links.clear();
    stored.clear();
    made.clear();
    arrays.clear();
    return start(i);
  }

  // Loads an operand of the step, and computes it.
  bool start(size_t i) {
    const size_t before = links.size(), arraysBefore = arrays.size();
    const TileStep &step = program.steps[i];
    if (!program.isChained || !isInRegisters(step.result))
      return false;
    // Rather an operand that differs for each element.
    for (const bool isUniform : {false, true})
      for (size_t place = 0; place < arity(step); ++place) {
        const TileValue operand = step.operands[place];
        const TileStep *conversion = isWidened(operand) ? &program.steps[widened[operand]] : nullptr;
        const TileValue value = conversion ? conversion->operands[0] : operand;
        if (!isInRegisters(value) || program.values[value].isUniform != isUniform)
          continue;
        links.push_back({kindOf(LinkKind::Load, value), 0, isUniform, {value, value}, 1});
        if (program.values[value].input && !isUniform)
          addArray(value);
        if (conversion)
          links.push_back({conversion->link, 0, false, {value, value}, 0});
        if (append(i, place, false)) { // a kernel alone is quicker
          made.push_back(program.steps[order.back()].result);
          return true;
        }
        links.resize(before);
        arrays.resize(arraysBefore);
      }
    return false;
  }

  // Goes on with the first step that is left although it does not read the last result, if another one can follow it:
  // what is made here may stay in registers. `starts`: the most steps that are begun with before one can follow.
  bool resume(const std::vector<bool> &fixed, size_t i, size_t starts) {
    if (!hasSecond() || starts == 0)
      return false;
    for (++i; i < program.steps.size(); ++i)
      if (!isDone[i] && fixed[i] == onlyFixed && !isWidened(program.steps[i].result))
        break;
    if (i == program.steps.size() || links.size() + 8 > mostLinks || arrays.size() + 8 > mostArrays ||
        widest(program.steps[i]) != widestOfChain() || !isReady(program.steps[i], made.back()))
      return false;
    const size_t linksBefore = links.size(), storesBefore = stored.size(), arraysBefore = arrays.size();
    const size_t madeBefore = made.size(), orderBefore = order.size();
    const std::vector<bool> doneBefore = isDone, makesBefore = isMade;
    store(made.back());
    if (start(i) && (extend() || resume(fixed, i, starts - 1)))
      return true;
    links.resize(linksBefore);
    stored.resize(storesBefore);
    arrays.resize(arraysBefore);
    made.resize(madeBefore);
    order.resize(orderBefore);
    isDone = doneBefore;
    isMade = makesBefore;
    return false;
  }
  // The bytes of the widest elements.
  size_t widest(const TileStep &step) const {
    size_t bytes = byteSize(program.values[step.result].type);
    for (TileValue operand : step.operands)
      bytes = std::max(bytes, byteSize(program.values[operand].type));
    return bytes;
  }
  size_t widestOfChain() const {
    size_t bytes = 0;
    for (const ChainLink &link : links)
      bytes = std::max(bytes, byteSize(link.kind.operand));
    for (TileValue value : made)
      bytes = std::max(bytes, byteSize(program.values[value].type));
    return bytes;
  }

  // Continues with a step that reads the last result.
  bool extend() {
    const TileValue last = made.back();
    if (!isInRegisters(last))
      return false;
    for (const size_t next : readers[last]) {
      const TileStep &step = program.steps[next];
      if (isDone[next] || !isReady(step, last) || !isInRegisters(step.result) || links.size() + 4 > mostLinks)
        continue;
      for (size_t place = 0; place < arity(step); ++place) {
        if (step.operands[place] != last)
          continue;
        const size_t before = links.size(), storesBefore = stored.size(), arraysBefore = arrays.size();
        if (isKept[last] || isReadBesides(last, next))
          store(last);
        if (append(next, place)) {
          made.push_back(program.steps[order.back()].result);
          return true;
        }
        links.resize(before);
        stored.resize(storesBefore);
        arrays.resize(arraysBefore);
      }
    }
    return false;
  }
  // Whether the value must be in memory if step `next` takes it from the registers.
  bool isReadBesides(TileValue value, size_t next) const {
    size_t other, both;
    const bool rotates = findRotation(next, other, both);
    const TileStep &step = program.steps[next];
    if (std::count(step.operands, step.operands + arity(step), value) > 1 && !isOfTwice(step))
      return true;
    return std::any_of(readers[value].begin(), readers[value].end(), [&](size_t reader) {
      return !isDone[reader] && reader != next && !(rotates && reader == other);
    });
  }

  // Whether a chain of this step alone is better than its kernel, which has elements of several widths, or divides, or
  // reads an operand that would have to be repeated.
  bool isWorthwhile(const TileStep &step) const {
    if (program.isStreamed && isKept[step.result])
      return true;
    const LinkKind &kind = step.link;
    for (size_t k = 0; k < arity(step); ++k)
      if (program.values[step.operands[k]].isUniform && !program.values[step.operands[k]].isArray)
        return true;
    const auto function = plan::ElementFunction(kind.which);
    const bool isDivision = function == plan::ElementFunction::Div || function == plan::ElementFunction::Rem;
    return (kind.kind == LinkKind::Function && isDivision && !isFloat(kind.operand)) ||
           kind.kind == LinkKind::Compare || kind.kind == LinkKind::Select || kind.kind == LinkKind::Shift ||
           kind.kind == LinkKind::Convert;
  }
  bool readsNarrow(const TileStep &step) const {
    return std::any_of(step.operands, step.operands + arity(step), [&](TileValue value) { return isWidened(value); });
  }

  void finish(size_t begin) {
    if (!made.empty() && (order.size() - begin > 1 || isWorthwhile(program.steps[order[begin]]) ||
                          readsNarrow(program.steps[order[begin]]))) {
      store(made.back());
      useSecond();
      streamOutputs();
      links.push_back({{LinkKind::End}, 0, false, {made.back(), made.back()}, 0});
      const ChainFunctions::Set *set = choose();
      program.parts.push_back({begin, order.size(), std::move(links), set});
    } else {
      program.parts.push_back({begin, order.size(), {}});
      for (size_t i = begin; i < order.size(); ++i)
        for (TileValue value : program.steps[order[i]].operands)
          program.values[value].isArray = true;
    }
    links.clear();
    made.clear();
  }

  void streamOutputs() {
    for (ChainLink &link : links)
      if (program.isStreamed && link.isStore() && isKept[link.operands[0]] && readers[link.operands[0]].empty())
        link.kind.which = 1;
  }

  //--- The second value in registers

  static bool reads(const ChainLink &link, TileValue value) {
    return !link.isStore() && std::count(link.operands, link.operands + link.count, value) != 0;
  }
  static bool isOfSecond(const ChainLink &link) { return link.place >= ofSecond && link.place < intoSecond; }
  // Whether a second value fits the registers.
  bool hasSecond() const { return sets[0].find({LinkKind::ToSecond, 0, ElementType::UI8}, 0, false) != nullptr; }
  // The place of a selection that takes the value from the registers; 0: it cannot.
  size_t placeOfSelection(const ChainLink &link, TileValue value) const {
    if (link.kind.kind != LinkKind::Select || link.count != 2 || link.place >= ofSecond ||
        link.operands[0] == link.operands[1])
      return 0;
    const bool isPredicateHere = link.place == 0 || link.place == firstUniform;
    const size_t place = isPredicateHere             ? link.operands[0] == value ? trueSecond : falseSecond
                         : link.operands[0] == value ? bySecond + link.place - 1
                                                     : 0;
    return place != 0 && sets[0].find(link.kind, place, isOtherUniform(link, value)) ? place : 0;
  }
  // Whether only the first element is read of what the selection reads in memory beside the value.
  static bool isOtherUniform(const ChainLink &link, TileValue value) {
    return link.readsFirst(link.operands[0] == value ? 1 : 0);
  }
  // Whether the link, which reads the value, can take it from the registers.
  bool canTakeSecond(const ChainLink &link, TileValue value) const {
    if (link.kind.kind == LinkKind::Load)
      return !link.isUniform;
    if (link.kind.kind == LinkKind::Select)
      return placeOfSelection(link, value) != 0;
    return link.kind.kind == LinkKind::Function && link.count == 1 && link.place < 2 && !link.isUniform &&
           sets[0].find(link.kind, ofSecond + link.place, false);
  }
  // The last link behind `from` that reads the value; `from` if there is none, or one cannot take it from the
  // registers.
  size_t lastRead(TileValue value, size_t from) const {
    size_t last = from;
    bool isLost = false;
    for (size_t i = from + 1; i < links.size(); ++i) {
      const ChainLink &link = links[i];
      if (!link.isStore() &&
          std::find(link.operands, link.operands + link.count, value) != link.operands + link.count) {
        if (isLost || !canTakeSecond(link, value))
          return from;
        last = i;
      }
      isLost = isLost || link.kind.kind == LinkKind::Call || link.kind.kind == LinkKind::ToSecond;
    }
    return last;
  }
  void takeSecond(TileValue value, size_t from, size_t last) {
    for (size_t i = from + 1; i <= last; ++i) {
      ChainLink &link = links[i];
      if (!reads(link, value))
        continue;
      if (link.kind.kind == LinkKind::Select) {
        const bool isUniform = isOtherUniform(link, value);
        link.place = uint8_t(placeOfSelection(link, value));
        link.isUniform = isUniform;
        link.operands[0] = link.operands[link.operands[0] == value ? 1 : 0];
        link.count = 1;
        continue;
      }
      if (link.kind.kind == LinkKind::Load)
        link.kind.kind = LinkKind::FromSecond;
      else
        link.place = uint8_t(ofSecond + link.place);
      link.count = 0;
    }
  }
  // Whether the links from `i` on store a value, compute another one from it, store that one for later links, and load
  // the first value again, which nothing else reads. `last`: the last link that reads the second value.
  bool goesOnWithFirst(size_t i, size_t &last) const {
    if (i + 3 >= links.size() || !links[i].isStore() || !links[i + 2].isStore())
      return false;
    const ChainLink &function = links[i + 1], &again = links[i + 3];
    const TileValue first = links[i].operands[0], second = links[i + 2].operands[0];
    if (function.isStore() || function.kind.kind == LinkKind::Call || function.kind.kind == LinkKind::Load ||
        again.kind.kind != LinkKind::Load || again.operands[0] != first || lastRead(first, i) != i + 3 ||
        reads(function, first) || isRead(first) || isRead(second))
      return false;
    last = lastRead(second, i + 3);
    return last != i + 3;
  }

  // An input that link `i` loads and many others read stays in registers. Returns the last one.
  size_t keepInput(size_t i) {
    constexpr ptrdiff_t leastReads = 5; // otherwise the registers are rather for what would be stored
    const TileValue value = links[i].operands[0];
    const auto behind = links.begin() + ptrdiff_t(i) + 1;
    const size_t last = lastRead(value, i);
    if (last == i ||
        std::count_if(behind, links.end(), [&](const ChainLink &link) { return reads(link, value); }) < leastReads)
      return 0;
    takeSecond(value, i, last);
    links.insert(behind, {kindOf(LinkKind::ToSecond, value), 0, false, {value, value}, 0});
    return last + 1;
  }

  // Values that are read again soon need not be in memory.
  void useSecond() {
    if (!hasSecond())
      return;
    size_t secondUntil = 0; // the last link that reads the second value
    for (size_t i = 0; i < links.size(); ++i) {
      if (i >= secondUntil && links[i].kind.kind == LinkKind::Load && !links[i].isUniform)
        secondUntil = keepInput(i);
      if (!links[i].isStore())
        continue;
      const TileValue value = links[i].operands[0];
      const auto at = links.begin() + ptrdiff_t(i);
      const ChainLink copy = {kindOf(LinkKind::ToSecond, value), 0, false, {value, value}, 0};
      size_t last = i;
      if (i >= secondUntil && goesOnWithFirst(i, last)) {
        takeSecond(links[i + 2].operands[0], i + 3, last);
        links[i] = copy;
        links[i + 2] = copy;
        links[i + 2].kind.kind = LinkKind::Exchange;
        links.erase(at + 3);
        secondUntil = last - 1;
      } else if (i >= secondUntil) {
        last = lastRead(value, i);
        if (last == i)
          continue;
        takeSecond(value, i, last);
        secondUntil = last;
        if (isRead(value)) {
          links.insert(at + 1, copy);
          ++secondUntil;
          ++i;
        } else {
          links[i] = copy;
        }
      } else if (secondUntil == i + 1 && isOfSecond(links[i + 1]) && goesOnWithFirst(i, last)) {
        // The function is the last to read the second value, which its result replaces.
        takeSecond(links[i + 2].operands[0], i + 3, last);
        links[i] = links[i + 1];
        links[i].place = uint8_t(links[i].place - ofSecond + intoSecond);
        links.erase(at + 1, at + 4);
        secondUntil = last - 3;
      }
    }
  }

  // The set with the greatest blocks in which all links exist.
  const ChainFunctions::Set *choose() {
    for (size_t i = std::size(ChainFunctions().sets); i-- > 0;) {
      bool hasAll = true;
      for (ChainLink &link : links) {
        link.run[0] = sets[i].find(link.kind, link.place, link.isUniform);
        link.run[1] = sets[0].find(link.kind, link.place, link.isUniform);
        hasAll = hasAll && link.run[0];
      }
      if (hasAll)
        return &sets[i];
    }
    return nullptr; // cannot happen
  }

  TileProgram &program;
  const ChainFunctions::Set *sets;
  const std::vector<bool> &isKept;
  std::vector<std::vector<size_t>> readers; // steps, by value
  std::vector<bool> isDone, isMade;         // steps; values
  static constexpr size_t none = SIZE_MAX;
  std::vector<size_t> widened; // by value: the step that widens it where its readers do not; or `none`
  std::vector<size_t> order;
  bool onlyFixed = false;
  // Of the chain.
  std::vector<ChainLink> links;
  std::vector<TileValue> made, stored, arrays;
};

void TileProgram::makeParts(std::vector<bool> &isKept) {
  if (isChained) {
    std::vector<bool> fixed;
    for (const TileStep &step : steps) {
      values[step.result].isFixed = !isKept[step.result] && isFixed(step);
      fixed.push_back(values[step.result].isFixed);
    }
    // Those that other steps read are in memory.
    for (const TileStep &step : steps)
      for (TileValue operand : step.operands)
        if (!values[step.result].isFixed && !values[operand].input && values[operand].isFixed)
          isKept[operand] = true;
    Chainer chainer(*this, isKept);
    chainer.make(fixed, true);
    fixedParts = parts.size();
    chainer.make(fixed, false);
    chainer.orderSteps();
  } else if (!steps.empty()) {
    parts.push_back({0, steps.size(), {}});
  }
}

} // namespace shlo::exec
