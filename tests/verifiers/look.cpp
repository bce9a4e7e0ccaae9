// Walks an unverified program through the C API, and passes it to every function that takes a module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "look.h"

#include <stablehlo-c/stablehlo.h>

namespace shlo::test {
namespace {

void lookAt(const shlo_type *type) {
  if (!type)
    return;
  shlo_type_kind_of(type);
  shlo_type_element(type);
  for (int32_t axis = 0; axis < shlo_type_rank(type) && shlo_type_shape(type); ++axis)
    (void)shlo_type_shape(type)[axis];
  shlo_type_bounds(type);
  shlo_type_input_count(type);
  shlo_type_expressed(type);
  for (size_t i = 0; i < shlo_type_scale_count(type); ++i)
    shlo_type_scale(type, i), shlo_type_zero_point(type, i);
  for (size_t i = 0; i < shlo_type_part_count(type); ++i)
    lookAt(shlo_type_part(type, i));
}

void lookAt(const shlo_attribute *attribute) {
  shlo_attribute_kind_of(attribute);
  shlo_attribute_integer(attribute);
  shlo_attribute_float(attribute);
  shlo_attribute_text(attribute, nullptr);
  shlo_attribute_class(attribute, nullptr);
  lookAt(shlo_attribute_type(attribute));
  size_t size = 0;
  shlo_attribute_bytes(attribute, &size);
  shlo_attribute_is_splat(attribute);
  for (size_t i = 0; i < shlo_attribute_count(attribute) && i < 8; ++i) {
    shlo_attribute_key(attribute, i, nullptr);
    shlo_attribute_integer_at(attribute, i);
    if (const shlo_attribute *part = shlo_attribute_at(attribute, i))
      lookAt(part);
  }
}

// At most as deep as text may be nested.
void lookAt(const shlo_operation *op) {
  shlo_operation_op(op);
  shlo_operation_file(op, nullptr);
  shlo_operation_line(op);
  for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
    lookAt(shlo_value_type(shlo_operation_operand(op, i)));
  for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
    lookAt(shlo_value_type(shlo_operation_result(op, i)));
  for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i) {
    shlo_operation_attribute_name(op, i, nullptr);
    if (const shlo_attribute *attribute = shlo_operation_attribute_at(op, i))
      lookAt(attribute);
  }
  shlo_buffer *text = nullptr;
  shlo_operation_print(op, nullptr, &text, nullptr);
  shlo_buffer_destroy(text);
  for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
    for (const shlo_operation *nested = shlo_region_first(shlo_operation_region(op, i)); nested;
         nested = shlo_operation_next(nested))
      lookAt(nested);
}

void lookAtFacts(const shlo_module *module) {
  for (size_t i = 0; i < shlo_module_function_count(module); ++i) {
    shlo_function *function = nullptr;
    if (shlo_module_function_at(module, i, &function, nullptr) == SHLO_OK)
      shlo_function_argument_attributes(function, 0, nullptr);
    shlo_function_destroy(function);
  }
}

// The functions that make a new module.
template <typename Make> void makeFrom(Make make) {
  shlo_module *made = nullptr;
  make(&made);
  shlo_module_destroy(made);
}

} // namespace

void lookAtUnverified(const std::string &text) {
  for (shlo_other_dialects policy : {SHLO_OTHER_DIALECTS_KEEP, SHLO_OTHER_DIALECTS_STRIP}) {
    shlo_parse_options *options = nullptr;
    shlo_module *module = nullptr;
    shlo_parse_options_create(&options, nullptr);
    shlo_parse_options_set_verify(options, 0, nullptr);
    shlo_parse_options_set_other_dialects(options, policy, nullptr);
    shlo_status status = shlo_module_parse(text.data(), text.size(), options, &module, nullptr);
    shlo_parse_options_destroy(options);
    if (status != SHLO_OK)
      return;
    shlo_buffer *bytes = nullptr;
    shlo_module_print(module, nullptr, &bytes, nullptr);
    shlo_buffer_destroy(bytes);
    bytes = nullptr;
    shlo_artifact_write(module, nullptr, &bytes, nullptr);
    shlo_buffer_destroy(bytes);
    const char *version = nullptr;
    shlo_module_minimum_version(module, &version, nullptr);
    lookAtFacts(module);
    lookAt(shlo_module_operation(module));
    makeFrom([&](shlo_module **out) {
      shlo_module_apply_other_dialects(module, SHLO_OTHER_DIALECTS_STRIP, nullptr, out, nullptr);
    });
    makeFrom([&](shlo_module **out) { shlo_module_decompose_chlo(module, out, nullptr); });
    makeFrom([&](shlo_module **out) { shlo_module_remove_sharding(module, out, nullptr); });
    shlo_plan *plan = nullptr;
    shlo_plan_create(module, nullptr, &plan, nullptr);
    shlo_plan_destroy(plan);
    shlo_module_destroy(module);
  }
}

} // namespace shlo::test
