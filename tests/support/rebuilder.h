// Builds ops like those of another module, by their names.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <stablehlo-c/builder.h>
#include <stablehlo-c/ir.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace shlo::test {

inline std::string_view nameOf(const shlo_operation *op) {
  size_t length = 0;
  const char *name = shlo_operation_name(op, &length);
  return {name ? name : "", length};
}

class Rebuilder {
public:
  explicit Rebuilder(shlo_builder *builder) : builder(builder) {}

  // A function whose arguments stand for these values. Null if it is refused, and then *error says why.
  const shlo_region *begin(const std::string &name, shlo_visibility visibility,
                           const std::vector<const shlo_value *> &values, shlo_error **error = nullptr) {
    std::vector<const shlo_type *> types;
    for (const shlo_value *value : values)
      types.push_back(shlo_value_type(value));
    const shlo_region *body = nullptr;
    if (shlo_builder_begin_function(builder, name.data(), name.size(), visibility, types.size(), types.data(), &body,
                                    error))
      return nullptr;
    for (size_t i = 0; i < values.size(); ++i)
      made[values[i]] = shlo_region_argument(body, i);
    return body;
  }

  // Those that are there.
  std::vector<const shlo_value *> operandsOf(const shlo_operation *op) const {
    std::vector<const shlo_value *> operands;
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
      if (auto found = made.find(shlo_operation_operand(op, i)); found != made.end())
        operands.push_back(found->second);
    return operands;
  }

  // As a dictionary; null if that is refused.
  const shlo_attribute *attributesOf(const shlo_operation *op) {
    std::vector<const char *> texts;
    std::vector<size_t> lengths;
    std::vector<const shlo_attribute *> values;
    for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i) {
      texts.push_back(shlo_operation_attribute_name(op, i, &lengths.emplace_back()));
      values.push_back(shlo_operation_attribute_at(op, i));
    }
    const shlo_attribute *dictionary = nullptr;
    shlo_builder_dictionary_attribute(builder, texts.size(), texts.data(), lengths.data(), values.data(), &dictionary,
                                      nullptr);
    return dictionary;
  }

  bool regionsOf(const shlo_operation *op, std::vector<const shlo_region *> &regions, shlo_error **error = nullptr) {
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i) {
      const shlo_region *model = shlo_operation_region(op, i);
      if (!shlo_region_first(model)) { // it is left out
        regions.push_back(nullptr);
        continue;
      }
      std::vector<const shlo_type *> types;
      for (size_t k = 0; k < shlo_region_argument_count(model); ++k)
        types.push_back(shlo_value_type(shlo_region_argument(model, k)));
      const shlo_region *region = nullptr;
      if (shlo_builder_begin_region(builder, types.size(), types.data(), &region, error))
        return false;
      for (size_t k = 0; k < types.size(); ++k)
        made[shlo_region_argument(model, k)] = shlo_region_argument(region, k);
      const shlo_operation *last = shlo_region_last(model);
      for (const shlo_operation *inner = shlo_region_first(model); inner && inner != last;
           inner = shlo_operation_next(inner))
        if (!add(inner, error))
          return false;
      const std::vector<const shlo_value *> returned = operandsOf(last);
      if (shlo_builder_end_region(builder, returned.size(), returned.data(), error) ||
          !copyAttributes(last, shlo_region_last(region), error))
        return false;
      regions.push_back(region);
    }
    return true;
  }

  bool copyAttributes(const shlo_operation *from, const shlo_operation *to, shlo_error **error = nullptr) {
    for (size_t i = 0; i < shlo_operation_attribute_count(from); ++i) {
      size_t length = 0;
      const char *name = shlo_operation_attribute_name(from, i, &length);
      if (shlo_builder_set_attribute(builder, to, name, length, shlo_operation_attribute_at(from, i), error))
        return false;
    }
    return true;
  }

  // An op with the types of the model's results.
  bool add(const shlo_operation *op, shlo_error **error = nullptr) {
    std::vector<const shlo_region *> regions;
    if (!regionsOf(op, regions, error))
      return false;
    std::vector<const shlo_type *> types;
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
      types.push_back(shlo_value_type(shlo_operation_result(op, i)));
    const std::vector<const shlo_value *> operands = operandsOf(op);
    const std::string_view name = nameOf(op);
    const shlo_operation *added = nullptr;
    if (shlo_builder_add_op(builder, name.data(), name.size(), operands.size(), operands.data(), attributesOf(op),
                            regions.size(), regions.data(), types.size(), types.data(), &added, error))
      return false;
    for (size_t i = 0; i < types.size(); ++i)
      made[shlo_operation_result(op, i)] = shlo_operation_result(added, i);
    return true;
  }

private:
  shlo_builder *builder;
  std::map<const shlo_value *, const shlo_value *> made; // by those of the model
};

} // namespace shlo::test
