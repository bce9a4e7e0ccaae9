// The tables of schemas, and how they are searched.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "onnx/opset/history.h"

#include <algorithm>
#include <bit>

namespace shlo::onnx {
namespace {

struct MapTypes {
  DataType key, value;
};

#include "onnx/opset/tables.inc"

constexpr std::string_view domainNames[] = {
#define ONNX_DOMAIN(enumerator, name, newest) name,
#include "onnx/opset/lists.inc"
};
constexpr int domainOpsets[] = {
#define ONNX_DOMAIN(enumerator, name, newest) newest,
#include "onnx/opset/lists.inc"
};

bool hasMap(uint8_t bits, ValueType type) {
  for (size_t i = 0; i < std::size(mapTypes); ++i)
    if (mapTypes[i].key == type.key && mapTypes[i].value == type.element)
      return bits >> i & 1;
  return false;
}

} // namespace

Text::operator std::string_view() const { return {characters + place, length}; }

bool TypeSet::contains(ValueType type) const {
  const int number = int(type.element);
  switch (type.container) {
  case Container::Tensor: return tensors >> number & 1;
  case Container::Sequence: return sequences >> number & 1;
  case Container::Optional: return optionals >> number & 1;
  case Container::OptionalSequence: return optionalSequences >> number & 1;
  case Container::Map: return hasMap(maps, type);
  case Container::SequenceOfMaps: return hasMap(sequencesOfMaps, type);
  }
  return false;
}

std::optional<ValueType> TypeSet::only() const {
  const uint32_t bits[] = {tensors, sequences, optionals, optionalSequences};
  std::optional<ValueType> found;
  int count = std::popcount(maps) + std::popcount(sequencesOfMaps);
  for (size_t container = 0; container < std::size(bits); ++container) {
    count += std::popcount(bits[container]);
    if (bits[container])
      found = {Container(container), DataType(std::countr_zero(bits[container]))};
  }
  return count == 1 ? found : std::nullopt;
}

const TypeSet &TypeVariable::types() const { return typeSets[set]; }

std::span<const double> AttributeSchema::floats() const { return {floatValues + defaultPlace, defaultCount}; }
std::span<const int64_t> AttributeSchema::integers() const { return {integerValues + defaultPlace, defaultCount}; }
std::span<const Text> AttributeSchema::strings() const { return {texts + defaultPlace, defaultCount}; }
std::span<const Text> AttributeSchema::allowed() const { return {texts + allowedPlace, allowedCount}; }

std::span<const Formal> Schema::inputs() const { return {formals + inputsPlace, inputCount}; }
std::span<const Formal> Schema::outputs() const { return {formals + outputsPlace, outputCount}; }
std::span<const AttributeSchema> Schema::attributes() const {
  return {attributeSchemas + attributesPlace, attributeCount};
}
std::span<const TypeVariable> Schema::variables() const { return {typeVariables + variablesPlace, variableCount}; }

const AttributeSchema *Schema::findAttribute(std::string_view name) const {
  const auto entries = attributes();
  const auto found = std::lower_bound(entries.begin(), entries.end(), name, [](const AttributeSchema &a, std::string_view b) {
    return std::string_view(a.name) < b;
  });
  return found != entries.end() && std::string_view(found->name) == name ? &*found : nullptr;
}

std::span<const Step> stepsOf(OpName op) { return {stepRows + infoOf(op).stepsPlace, infoOf(op).stepCount}; }
std::span<const Text> Names::list() const { return {bodyNames + place, count}; }
std::span<const BodyNode> BodyNodes::list() const { return {bodyNodes + place, count}; }
std::span<const BodyArgument> BodyNode::arguments() const { return {bodyArguments + argumentsPlace, argumentCount}; }
std::span<const Body> bodiesOf(const Schema &schema) { return {bodyRows + schema.bodiesPlace, schema.bodyCount}; }

std::span<const Schema> OpInfo::schemas() const { return {schemaRows + schemasPlace, schemaCount}; }
std::span<const Schema> allSchemas() { return schemaRows; }
std::span<const TypeInfo> allTypes() { return typeRows; }
const OpInfo &infoOf(OpName op) { return opRows[size_t(op)]; }
std::string_view nameOf(Domain domain) { return domainNames[size_t(domain)]; }
std::string_view nameOf(AttributeName name) { return attributeNames[size_t(name)]; }
int newestOpset(Domain domain) { return domainOpsets[size_t(domain)]; }

std::optional<Domain> findDomain(std::string_view name) {
  if (name.empty())
    name = "ai.onnx";
  for (size_t i = 0; i < std::size(domainNames); ++i)
    if (domainNames[i] == name)
      return Domain(i);
  return {};
}

std::optional<OpName> findOp(std::string_view name) {
  const auto found = std::lower_bound(std::begin(opRows), std::end(opRows), name, [](const OpInfo &a, std::string_view b) {
    return std::string_view(a.name) < b;
  });
  if (found == std::end(opRows) || std::string_view(found->name) != name)
    return {};
  return OpName(found - opRows);
}

std::optional<OpName> findOp(Domain domain, std::string_view name) {
  const auto op = findOp(name);
  return op && infoOf(*op).domain == domain ? op : std::nullopt;
}

const Schema *findSchema(OpName op, int64_t opset) {
  const auto schemas = infoOf(op).schemas();
  for (auto schema = schemas.rbegin(); schema != schemas.rend(); ++schema)
    if (schema->since <= opset)
      return &*schema;
  return nullptr;
}

const Schema *findVersion(OpName op, int64_t since) {
  const Schema *schema = findSchema(op, since);
  return schema && schema->since == since ? schema : nullptr;
}

Arity arityOf(std::span<const Formal> formals) {
  Arity arity = {0, formals.size()};
  for (size_t i = 0; i < formals.size(); ++i) {
    if (formals[i].option == Option::Single)
      arity.least = i + 1;
    else if (formals[i].option == Option::Variadic)
      arity = {i + formals[i].least, SIZE_MAX};
  }
  return arity;
}

} // namespace shlo::onnx
