// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "models.h"
#include "round_trip.h"
#include "seeds.h"
#include "support/rebuilder.h"

#include <stablehlo-c/module.h>

#include <algorithm>
#include <map>
#include <set>

namespace shlo::test {
namespace {

using Ops = std::vector<const shlo_operation *>;

// "shlo_build_chlo_scan" for "chlo.scan" and "chlo._scan", "shlo_build_add" for "stablehlo.add"; "" for others.
std::string functionOf(std::string_view op) {
  for (std::string_view dialect : {"stablehlo.", "chlo."})
    if (op.starts_with(dialect)) {
      std::string name(op.substr(op.find_first_not_of('_', dialect.size())));
      std::replace(name.begin(), name.end(), '-', '_');
      return (dialect == "chlo." ? "shlo_build_chlo_" : "shlo_build_") + name;
    }
  return "";
}

template <typename Visit> void forEachInside(const shlo_operation *op, Visit &&visit) {
  for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
    for (const shlo_operation *inner = shlo_region_first(shlo_operation_region(op, i)); inner;
         inner = shlo_operation_next(inner)) {
      visit(inner);
      forEachInside(inner, visit);
    }
}

struct Table {
  std::vector<Owned<shlo_module>> modules; // of the ops
  std::map<std::string, Ops, std::less<>> byFunction;
  Ops all;
};

const Table &table() {
  static const Table made = [] {
    constexpr size_t longest = 50000, mostOfOne = 24;
    Table table;
    std::vector<std::string> texts = textSeeds(longest);
    // Ops of short programs differ more from each other.
    std::sort(texts.begin(), texts.end(), [](const auto &a, const auto &b) { return a.size() < b.size(); });
    for (const std::string &text : texts) {
      shlo_module *module = nullptr;
      if (shlo_module_parse(text.data(), text.size(), nullptr, &module, nullptr))
        continue;
      Owned<shlo_module> owned(module);
      bool isNeeded = false;
      forEachInside(shlo_module_operation(module), [&](const shlo_operation *op) {
        const std::string function = functionOf(nameOf(op));
        // Returns end regions, and are not built.
        if (function.empty() || function == "shlo_build_return" || table.byFunction[function].size() >= mostOfOne)
          return;
        table.byFunction[function].push_back(op);
        table.all.push_back(op);
        isNeeded = true;
      });
      if (isNeeded)
        table.modules.push_back(std::move(owned));
    }
    return table;
  }();
  return made;
}

// Begins a function whose arguments are the values that the op and those in it take from around it.
bool beginFor(Rebuilder &rebuilder, const shlo_operation *model) {
  static unsigned number = 0;
  Ops inside;
  std::set<const shlo_value *> defined;
  forEachInside(model, [&](const shlo_operation *inner) { inside.push_back(inner); });
  std::vector<const shlo_value *> outer;
  auto take = [&](const shlo_operation *op) {
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
      if (const shlo_value *value = shlo_operation_operand(op, i); defined.insert(value).second)
        outer.push_back(value);
  };
  auto define = [&](const shlo_operation *op) {
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
      defined.insert(shlo_operation_result(op, i));
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
      for (size_t k = 0; k < shlo_region_argument_count(shlo_operation_region(op, i)); ++k)
        defined.insert(shlo_region_argument(shlo_operation_region(op, i), k));
  };
  define(model);
  for (const shlo_operation *inner : inside)
    define(inner);
  take(model);
  for (const shlo_operation *inner : inside)
    take(inner);
  return rebuilder.begin("model" + std::to_string(number++), SHLO_VISIBILITY_PUBLIC, outer) != nullptr;
}

} // namespace

const Ops &modelsOf(std::string_view function) {
  static const Ops none;
  if (!function.starts_with("shlo_build_"))
    return table().all;
  auto found = table().byFunction.find(function);
  return found == table().byFunction.end() ? none : found->second;
}

Rebuilt::Rebuilt(shlo_builder *builder, const shlo_operation *model) {
  Rebuilder rebuilder(builder);
  if (!beginFor(rebuilder, model) || !rebuilder.regionsOf(model, regions))
    return;
  operands = rebuilder.operandsOf(model);
  for (size_t i = 0; i < shlo_operation_operand_count(model); ++i)
    operandTypes.push_back(shlo_value_type(shlo_operation_operand(model, i)));
  for (size_t i = 0; i < shlo_operation_result_count(model); ++i)
    resultTypes.push_back(shlo_value_type(shlo_operation_result(model, i)));
  attributes = rebuilder.attributesOf(model);
  isGood = attributes != nullptr;
}

const shlo_attribute *attributeNamed(const shlo_operation *model, std::string_view name) {
  if (const shlo_attribute *own = shlo_operation_attribute(model, name.data(), name.size()))
    return own;
  for (size_t i = 0; i < shlo_operation_attribute_count(model); ++i)
    if (const shlo_attribute *field =
            shlo_attribute_entry(shlo_operation_attribute_at(model, i), name.data(), name.size()))
      return field;
  // "type" of "channel_handle" is "channel_type".
  const size_t last = name.rfind('_');
  return last == name.npos ? nullptr : attributeNamed(model, name.substr(last + 1));
}

} // namespace shlo::test
