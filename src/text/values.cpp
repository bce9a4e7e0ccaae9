// The names of values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/values.h"

using namespace mlir;
using llvm::SMLoc;

namespace shlo::text {

ValueNames::~ValueNames() {
  while (!scopes.empty())
    forgetScope();
}

void ValueNames::forgetScope() {
  for (auto &[key, promise] : scopes.back().promises) {
    promise.standIn->dropAllUses();
    promise.standIn->destroy();
  }
  scopes.pop_back();
}

void ValueNames::enterRegion(bool isolated, SMLoc place) {
  if (isolated || scopes.empty())
    scopes.emplace_back();
  scopes.back().regions.push_back({place, {}});
}

void ValueNames::forgetRegion() {
  Scope &scope = scopes.back();
  for (const NameMap<Definition>::Key &name : scope.regions.back().names)
    scope.definitions.erase(name);
  scope.regions.pop_back();
}

void ValueNames::giveUp(Depth depth, ArrayRef<StringRef> lost) {
  while (scopes.size() > depth.scopes)
    forgetScope();
  while (scopes.back().regions.size() > depth.regions)
    forgetRegion();
  Scope &scope = scopes.back();
  scope.isBroken = true;
  for (StringRef name : lost) {
    if (auto key = scope.definitions.insert(name, Definition{}))
      scope.regions.back().names.push_back(*key);
  }
}

ParseResult ValueNames::leaveRegion() {
  Scope &scope = scopes.back();
  if (scope.regions.size() > 1) {
    forgetRegion();
    return success();
  }
  if (!scope.promises.empty() && !scope.isBroken) {
    auto first = llvm::min_element(scope.promises, [](const auto &a, const auto &b) {
      return a.second.place.getPointer() < b.second.place.getPointer();
    });
    return parser.error(first->second.place, "value '") << first->first.first << "' is not defined";
  }
  forgetScope();
  return success();
}

// Of the values from `first` on.
static Value valueAt(Value first, unsigned number) {
  auto result = dyn_cast<OpResult>(first);
  return result ? Value(result.getOwner()->getResult(result.getResultNumber() + number)) : first;
}

ParseResult ValueNames::define(StringRef name, Value first, unsigned count, SMLoc place) {
  Scope &scope = scopes.back();
  auto key = scope.definitions.insert(name, Definition{first, count});
  if (!key)
    return parser.error(place, "value '") << name << "' is defined twice";
  if (scope.regions.size() > 1)
    scope.regions.back().names.push_back(*key);
  if (scope.promises.empty())
    return success();
  for (unsigned number = 0; number < count; ++number)
    if (keepPromise({name, number}, valueAt(first, number)))
      return failure();
  return success();
}

ParseResult ValueNames::keepPromise(Key key, Value value) {
  auto &promises = scopes.back().promises;
  auto found = promises.find(key);
  // A use outside of the region does not see its names.
  if (found == promises.end() || found->second.place.getPointer() < scopes.back().regions.back().begin.getPointer())
    return success();
  Promise promise = found->second;
  Type promised = promise.standIn->getResult(0).getType();
  if (promised != value.getType())
    return parser.error(promise.place, "value '")
           << key.first << "' is used as " << promised << ", but defined as " << value.getType();
  promise.standIn->getResult(0).replaceAllUsesWith(value);
  promise.standIn->destroy();
  promises.erase(found);
  return success();
}

Value ValueNames::use(const ValueName &name, Type type) {
  Scope &scope = scopes.back();
  if (const Definition *defined = scope.definitions.find(name.name)) {
    auto [first, count] = *defined;
    if (!first)
      return {};
    if (name.number >= count)
      return parser.error(name.location, "value '")
                 << name.name << "' has " << count << " results, number " << name.number << " is used",
             Value();
    Value value = valueAt(first, name.number);
    if (value.getType() != type)
      return parser.error(name.location, "value '")
                 << name.name << "' is used as " << type << ", but defined as " << value.getType(),
             Value();
    return value;
  }
  ordered = false;
  auto [promise, isNew] = scope.promises.try_emplace({name.name, name.number});
  if (isNew) {
    OperationName standIn("builtin.unrealized_conversion_cast", parser.context);
    promise->second = {Operation::create(UnknownLoc::get(parser.context), standIn, type, {},
                                         DictionaryAttr::get(parser.context), OpaqueProperties(nullptr), BlockRange(),
                                         0),
                       name.location};
  }
  Value value = promise->second.standIn->getResult(0);
  if (value.getType() != type)
    return parser.error(name.location, "value '")
               << name.name << "' is used as " << type << ", before as " << value.getType(),
           Value();
  return value;
}

} // namespace shlo::text
