// onnx.h: schemas.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/onnx.h"

#include "capi/handle.h"
#include "onnx/opset/schemas.h"

using namespace shlo;
using namespace shlo::capi;

namespace {

const onnx::Schema *schemaOf(const shlo_onnx_schema *handle) { return reinterpret_cast<const onnx::Schema *>(handle); }
const shlo_onnx_schema *handleOf(const onnx::Schema *schema) {
  return reinterpret_cast<const shlo_onnx_schema *>(schema);
}

const char *giveText(std::string_view text, size_t *length) {
  return returnText(llvm::StringRef(text.data(), text.size()), length);
}

// Element `index` of a list of the schema; null if there is none.
template <typename List> auto *at(const shlo_onnx_schema *schema, List list, size_t index) {
  using Element = std::remove_reference_t<decltype((schemaOf(schema)->*list)()[0])>;
  if (!schema)
    return static_cast<Element *>(nullptr);
  const auto elements = (schemaOf(schema)->*list)();
  return index < elements.size() ? &elements[index] : nullptr;
}
const onnx::Formal *input(const shlo_onnx_schema *schema, size_t index) {
  return at(schema, &onnx::Schema::inputs, index);
}
const onnx::Formal *output(const shlo_onnx_schema *schema, size_t index) {
  return at(schema, &onnx::Schema::outputs, index);
}
const onnx::AttributeSchema *attributeAt(const shlo_onnx_schema *schema, size_t index) {
  return at(schema, &onnx::Schema::attributes, index);
}
const onnx::TypeVariable *variableAt(const shlo_onnx_schema *schema, size_t index) {
  return at(schema, &onnx::Schema::variables, index);
}

// The name of what `at` found.
template <typename Named> const char *nameOf(const Named *found, size_t *length) {
  return found ? giveText(found->name, length) : giveNothing(nullptr, length);
}
shlo_onnx_option optionOf(const onnx::Formal *formal) {
  return formal ? shlo_onnx_option(formal->option) + SHLO_ONNX_SINGLE : SHLO_ONNX_OPTION_NONE;
}
template <typename Texts> const char *textAt(const Texts &texts, size_t index, size_t *length) {
  return index < texts.size() ? giveText(texts[index], length) : giveNothing(nullptr, length);
}

// The default if the values are of one of the two kinds.
const onnx::AttributeSchema *defaultOf(const shlo_onnx_schema *schema, size_t attribute, onnx::AttributeKind one,
                                       onnx::AttributeKind list, size_t index) {
  const onnx::AttributeSchema *found = attributeAt(schema, attribute);
  return found && (found->kind == one || found->kind == list) && index < found->defaultCount ? found : nullptr;
}

} // namespace

size_t shlo_onnx_schema_count(void) { return onnx::allSchemas().size(); }
const shlo_onnx_schema *shlo_onnx_schema_at(size_t index) {
  return index < onnx::allSchemas().size() ? handleOf(&onnx::allSchemas()[index]) : nullptr;
}
const shlo_onnx_schema *shlo_onnx_schema_find(const char *domain, size_t domain_length, const char *op,
                                              size_t op_length, int64_t opset) {
  const auto inDomain = onnx::findDomain(askedText(domain, domain_length));
  const auto name = inDomain ? onnx::findOp(*inDomain, askedText(op, op_length)) : std::nullopt;
  return name ? handleOf(onnx::findSchema(*name, opset)) : nullptr;
}
int64_t shlo_onnx_newest_opset(const char *domain, size_t length) {
  const auto found = onnx::findDomain(askedText(domain, length));
  return found ? onnx::newestOpset(*found) : 0;
}

const char *shlo_onnx_schema_op(const shlo_onnx_schema *schema, size_t *length) {
  return schema ? giveText(onnx::infoOf(schemaOf(schema)->op).name, length) : giveNothing(nullptr, length);
}
const char *shlo_onnx_schema_domain(const shlo_onnx_schema *schema, size_t *length) {
  return schema ? giveText(onnx::nameOf(onnx::infoOf(schemaOf(schema)->op).domain), length)
                : giveNothing(nullptr, length);
}
int64_t shlo_onnx_schema_since(const shlo_onnx_schema *schema) { return schema ? schemaOf(schema)->since : 0; }
int32_t shlo_onnx_schema_is_deprecated(const shlo_onnx_schema *schema) {
  return schema && schemaOf(schema)->deprecated;
}
int32_t shlo_onnx_schema_is_nondeterministic(const shlo_onnx_schema *schema) {
  return schema && schemaOf(schema)->determinism == onnx::Determinism::Nondeterministic;
}

//===- Inputs and outputs -----------------------------------------------------------------------------------------===//

size_t shlo_onnx_schema_input_count(const shlo_onnx_schema *schema) { return schema ? schemaOf(schema)->inputCount : 0; }
const char *shlo_onnx_schema_input_name(const shlo_onnx_schema *schema, size_t index, size_t *length) {
  return nameOf(input(schema, index), length);
}
shlo_onnx_option shlo_onnx_schema_input_option(const shlo_onnx_schema *schema, size_t index) {
  return optionOf(input(schema, index));
}
size_t shlo_onnx_schema_input_least(const shlo_onnx_schema *schema, size_t index) {
  const onnx::Formal *found = input(schema, index);
  return found ? found->least : 0;
}
int32_t shlo_onnx_schema_input_is_homogeneous(const shlo_onnx_schema *schema, size_t index) {
  const onnx::Formal *found = input(schema, index);
  return found && found->same;
}
size_t shlo_onnx_schema_input_type(const shlo_onnx_schema *schema, size_t index) {
  const onnx::Formal *found = input(schema, index);
  return found ? found->variable : 0;
}

size_t shlo_onnx_schema_output_count(const shlo_onnx_schema *schema) {
  return schema ? schemaOf(schema)->outputCount : 0;
}
const char *shlo_onnx_schema_output_name(const shlo_onnx_schema *schema, size_t index, size_t *length) {
  return nameOf(output(schema, index), length);
}
shlo_onnx_option shlo_onnx_schema_output_option(const shlo_onnx_schema *schema, size_t index) {
  return optionOf(output(schema, index));
}
size_t shlo_onnx_schema_output_least(const shlo_onnx_schema *schema, size_t index) {
  const onnx::Formal *found = output(schema, index);
  return found ? found->least : 0;
}
int32_t shlo_onnx_schema_output_is_homogeneous(const shlo_onnx_schema *schema, size_t index) {
  const onnx::Formal *found = output(schema, index);
  return found && found->same;
}
size_t shlo_onnx_schema_output_type(const shlo_onnx_schema *schema, size_t index) {
  const onnx::Formal *found = output(schema, index);
  return found ? found->variable : 0;
}

//===- Types ------------------------------------------------------------------------------------------------------===//

size_t shlo_onnx_schema_type_count(const shlo_onnx_schema *schema) {
  return schema ? schemaOf(schema)->variableCount : 0;
}
const char *shlo_onnx_schema_type_name(const shlo_onnx_schema *schema, size_t variable, size_t *length) {
  return nameOf(variableAt(schema, variable), length);
}
size_t shlo_onnx_schema_type_case_count(const shlo_onnx_schema *schema, size_t variable) {
  const onnx::TypeVariable *found = variableAt(schema, variable);
  size_t count = 0;
  if (found)
    for (const onnx::TypeInfo &type : onnx::allTypes())
      count += found->types().contains(type.type);
  return count;
}
const char *shlo_onnx_schema_type_case(const shlo_onnx_schema *schema, size_t variable, size_t index, size_t *length) {
  if (const onnx::TypeVariable *found = variableAt(schema, variable))
    for (const onnx::TypeInfo &type : onnx::allTypes())
      if (found->types().contains(type.type) && index-- == 0)
        return giveText(type.name, length);
  return giveNothing(nullptr, length);
}

//===- Attributes -------------------------------------------------------------------------------------------------===//

size_t shlo_onnx_schema_attribute_count(const shlo_onnx_schema *schema) {
  return schema ? schemaOf(schema)->attributeCount : 0;
}
const char *shlo_onnx_schema_attribute_name(const shlo_onnx_schema *schema, size_t index, size_t *length) {
  return nameOf(attributeAt(schema, index), length);
}
shlo_onnx_attribute_kind shlo_onnx_schema_attribute_kind(const shlo_onnx_schema *schema, size_t index) {
  const onnx::AttributeSchema *found = attributeAt(schema, index);
  return found ? shlo_onnx_attribute_kind(found->kind) : SHLO_ONNX_ATTRIBUTE_NONE;
}
int32_t shlo_onnx_schema_attribute_is_required(const shlo_onnx_schema *schema, size_t index) {
  const onnx::AttributeSchema *found = attributeAt(schema, index);
  return found && found->use == onnx::Use::Required;
}

size_t shlo_onnx_schema_default_count(const shlo_onnx_schema *schema, size_t attribute) {
  const onnx::AttributeSchema *found = attributeAt(schema, attribute);
  return found ? found->defaultCount : 0;
}
double shlo_onnx_schema_default_float(const shlo_onnx_schema *schema, size_t attribute, size_t index) {
  const auto *found = defaultOf(schema, attribute, onnx::AttributeKind::Float, onnx::AttributeKind::Floats, index);
  return found ? found->floats()[index] : 0;
}
int64_t shlo_onnx_schema_default_int(const shlo_onnx_schema *schema, size_t attribute, size_t index) {
  const auto *found = defaultOf(schema, attribute, onnx::AttributeKind::Int, onnx::AttributeKind::Ints, index);
  return found ? found->integers()[index] : 0;
}
const char *shlo_onnx_schema_default_string(const shlo_onnx_schema *schema, size_t attribute, size_t index,
                                            size_t *length) {
  const auto *found = defaultOf(schema, attribute, onnx::AttributeKind::String, onnx::AttributeKind::Strings, index);
  return found ? giveText(found->strings()[index], length) : giveNothing(nullptr, length);
}

size_t shlo_onnx_schema_value_count(const shlo_onnx_schema *schema, size_t attribute) {
  const onnx::AttributeSchema *found = attributeAt(schema, attribute);
  return found ? found->allowedCount : 0;
}
const char *shlo_onnx_schema_value(const shlo_onnx_schema *schema, size_t attribute, size_t index, size_t *length) {
  const onnx::AttributeSchema *found = attributeAt(schema, attribute);
  return found ? textAt(found->allowed(), index, length) : giveNothing(nullptr, length);
}
