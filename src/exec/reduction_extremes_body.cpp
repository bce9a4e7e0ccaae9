// What a body of two numbers and two places chooses.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/reduction_extremes.h"

#include <algorithm>
#include <map>

namespace shlo::exec {
namespace {

using plan::CompareDirection;
using plan::ElementFunction;

// How the first of two compares with the second.
enum class Relation : uint8_t { Less, Equal, Greater };
constexpr Relation relations[] = {Relation::Less, Relation::Equal, Relation::Greater};

// A value of the body, if the relations are known.
enum class Symbol : uint8_t { Unknown, False, True, EarlierNumber, LaterNumber, EarlierPlace, LaterPlace };

Symbol truth(bool value) { return value ? Symbol::True : Symbol::False; }
bool isTruth(Symbol symbol) { return symbol == Symbol::False || symbol == Symbol::True; }
bool isNumber(Symbol symbol) { return symbol == Symbol::EarlierNumber || symbol == Symbol::LaterNumber; }
bool isPlace(Symbol symbol) { return symbol == Symbol::EarlierPlace || symbol == Symbol::LaterPlace; }

bool holds(CompareDirection direction, Relation relation) {
  switch (direction) {
  case CompareDirection::EQ: return relation == Relation::Equal;
  case CompareDirection::NE: return relation != Relation::Equal;
  case CompareDirection::GE: return relation != Relation::Less;
  case CompareDirection::GT: return relation == Relation::Greater;
  case CompareDirection::LE: return relation != Relation::Greater;
  case CompareDirection::LT: return relation == Relation::Less;
  }
  return false;
}

class Trial {
public:
  Trial(const plan::Body &body, const plan::Program &program, size_t number)
      : body(body), program(program), number(number) {}

  // Sets the symbols of the results, the number's first. False if they are not known.
  bool run(Relation ofNumbers, Relation ofPlaces, Symbol &chosenNumber, Symbol &chosenPlace) {
    numbers = ofNumbers;
    places = ofPlaces;
    symbols = {{body.parameters[number], Symbol::EarlierNumber},
               {body.parameters[2 + number], Symbol::LaterNumber},
               {body.parameters[1 - number], Symbol::EarlierPlace},
               {body.parameters[3 - number], Symbol::LaterPlace}};
    for (const plan::Op &op : body.ops)
      if (op.results.size() == 1)
        symbols[op.results[0]] = evaluate(op);
    chosenNumber = symbolOf(body.results[number]);
    chosenPlace = symbolOf(body.results[1 - number]);
    return isNumber(chosenNumber) && isPlace(chosenPlace);
  }

private:
  Symbol symbolOf(plan::ValueId value) const {
    auto found = symbols.find(value);
    return found == symbols.end() ? Symbol::Unknown : found->second;
  }

  // Of two numbers or of two places.
  std::optional<Relation> relationOf(Symbol one, Symbol other) const {
    if (!(isNumber(one) && isNumber(other)) && !(isPlace(one) && isPlace(other)))
      return std::nullopt;
    if (one == other)
      return Relation::Equal;
    const Relation relation = isNumber(one) ? numbers : places;
    const bool isInOrder = one == Symbol::EarlierNumber || one == Symbol::EarlierPlace;
    return isInOrder ? relation : Relation(2 - uint8_t(relation));
  }

  Symbol evaluate(const plan::Op &op) const {
    auto *elementwise = std::get_if<plan::Elementwise>(&op.data);
    if (!elementwise)
      return plan::info(op.data).kind == plan::OpInfo::View ? symbolOf(op.operands[0]) : Symbol::Unknown;
    Symbol operands[3] = {};
    for (size_t i = 0; i < op.operands.size() && i < 3; ++i)
      operands[i] = symbolOf(op.operands[i]);
    const auto [a, b, c] = operands;
    const bool areTruths = isTruth(a) && isTruth(b);
    switch (elementwise->function) {
    case ElementFunction::Compare: {
      const std::optional<Relation> relation = relationOf(a, b);
      // Other orders of floats tell -0 from +0.
      const bool isOther = elementwise->order != plan::CompareOrder::Float;
      if (relation && !(isOther && isFloat(program.values[op.operands[0]].element)))
        return truth(holds(elementwise->direction, *relation));
      return Symbol::Unknown;
    }
    case ElementFunction::And: return areTruths ? truth(a == Symbol::True && b == Symbol::True) : Symbol::Unknown;
    case ElementFunction::Or: return areTruths ? truth(a == Symbol::True || b == Symbol::True) : Symbol::Unknown;
    case ElementFunction::Xor: return areTruths ? truth(a != b) : Symbol::Unknown;
    case ElementFunction::Not: return isTruth(a) ? truth(a == Symbol::False) : Symbol::Unknown;
    case ElementFunction::Select: return isTruth(a) ? (a == Symbol::True ? b : c) : Symbol::Unknown;
    case ElementFunction::Max:
    case ElementFunction::Min: {
      const std::optional<Relation> relation = relationOf(a, b);
      // Equal floats may differ in bits.
      if (!relation || (*relation == Relation::Equal && isFloat(program.values[op.operands[0]].element)))
        return Symbol::Unknown;
      const bool isMax = elementwise->function == ElementFunction::Max;
      return (*relation == Relation::Less) == isMax ? b : a;
    }
    default: return Symbol::Unknown;
    }
  }

  const plan::Body &body;
  const plan::Program &program;
  const size_t number;
  Relation numbers = Relation::Less, places = Relation::Less;
  std::map<plan::ValueId, Symbol> symbols;
};

std::optional<ExtremeBody> recognizeExtreme(const plan::Body &body, const plan::Program &program, size_t number) {
  Trial trial(body, program, number);
  bool isEarlierNumber[3][3], isEarlierPlace[3][3];
  for (Relation ofNumbers : relations)
    for (Relation ofPlaces : relations) {
      Symbol chosenNumber, chosenPlace;
      if (!trial.run(ofNumbers, ofPlaces, chosenNumber, chosenPlace))
        return std::nullopt;
      isEarlierNumber[size_t(ofNumbers)][size_t(ofPlaces)] = chosenNumber == Symbol::EarlierNumber;
      isEarlierPlace[size_t(ofNumbers)][size_t(ofPlaces)] = chosenPlace == Symbol::EarlierPlace;
    }
  ExtremeBody found{number, isEarlierNumber[0][0], ExtremeBody::Earlier, ExtremeBody::Earlier};
  constexpr size_t less = size_t(Relation::Less), equal = size_t(Relation::Equal), greater = size_t(Relation::Greater);
  const bool canDiffer = isFloat(program.values[body.parameters[number]].element);
  for (size_t places = 0; places < 3; ++places) {
    if (isEarlierNumber[less][places] != found.isLeast || isEarlierPlace[less][places] != found.isLeast ||
        isEarlierNumber[greater][places] == found.isLeast || isEarlierPlace[greater][places] == found.isLeast)
      return std::nullopt;
    if (canDiffer && isEarlierNumber[equal][places] != isEarlierNumber[equal][equal])
      return std::nullopt;
  }
  found.ofNumber = isEarlierNumber[equal][equal] ? ExtremeBody::Earlier : ExtremeBody::Later;
  // Of equal places, either one.
  const bool ifLess = isEarlierPlace[equal][less], ifGreater = isEarlierPlace[equal][greater];
  found.ofPlace = ifLess ? ifGreater ? ExtremeBody::Earlier : ExtremeBody::Smaller
                  : ifGreater ? ExtremeBody::Greater
                              : ExtremeBody::Later;
  return found;
}

} // namespace

std::optional<ExtremeBody> recognizeExtreme(const plan::Body &body, const plan::Program &program) {
  if (body.parameters.size() != 4 || body.results.size() != 2 ||
      std::any_of(body.ops.begin(), body.ops.end(), plan::hasEffect))
    return std::nullopt;
  for (size_t number = 0; number < 2; ++number)
    if (std::optional<ExtremeBody> found = recognizeExtreme(body, program, number))
      return found;
  return std::nullopt;
}

} // namespace shlo::exec
