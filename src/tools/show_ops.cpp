// Walks functions through the C API. Each function numbers its values from 0.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "show_ops.h"

#include <unordered_map>

namespace tool {

std::string typeText(const shlo_type *type) {
  return type ? std::string(textOf(make<Buffer>("", shlo_type_print, type))) : "";
}

namespace {

using Json = nlohmann::ordered_json;

// The maximum number of list items, and of characters of a text, that are shown.
constexpr size_t mostParts = 8, mostText = 60;

class Names {
public:
  std::string of(const shlo_value *value) {
    auto [entry, isNew] = numbers.try_emplace(value, numbers.size());
    (void)isNew;
    return "%" + std::to_string(entry->second);
  }

private:
  std::unordered_map<const shlo_value *, size_t> numbers;
};

template <typename Get> std::string joined(size_t count, Get &&get, size_t most = SIZE_MAX) {
  std::string text;
  for (size_t i = 0; i < count && i < most; ++i)
    text += (i ? ", " : "") + get(i);
  return count > most ? text + ", ..." : text;
}

//===- Short attributes -------------------------------------------------------------------------------------------===//

std::string cut(std::string text) { return text.size() > mostText ? text.substr(0, mostText) + "..." : text; }

std::string printed(const shlo_attribute *attribute) {
  auto options = make<PrintOptions>("", shlo_print_options_create);
  call("", shlo_print_options_set_elide_above, options.get(), uint64_t(mostParts));
  std::string text(textOf(make<Buffer>("", shlo_attribute_print, attribute, options.get())));
  return cut(std::move(text));
}

std::string constantText(const shlo_attribute *attribute) {
  size_t size = 0;
  shlo_attribute_bytes(attribute, &size);
  if (!shlo_attribute_is_splat(attribute) && size > 8 * mostParts)
    return humanBytes(size);
  std::string text = printed(attribute);
  return text.substr(0, text.rfind(" : ")); // the result of the op has the type
}

std::string shortText(const shlo_attribute *attribute, unsigned depth = 0);

// Empty lists of a struct are not shown.
bool isEmpty(const shlo_attribute *attribute) {
  return !attribute ||
         (shlo_attribute_kind_of(attribute) == SHLO_ATTRIBUTE_INTEGERS && shlo_attribute_count(attribute) == 0);
}

std::string entriesText(const shlo_attribute *attribute, unsigned depth) {
  std::string text;
  for (size_t i = 0; i < shlo_attribute_count(attribute); ++i) {
    const shlo_attribute *entry = shlo_attribute_at(attribute, i);
    if (isEmpty(entry))
      continue;
    text += (text.empty() ? "" : ", ") + std::string(shlo_attribute_key(attribute, i, nullptr)) + " = " +
            shortText(entry, depth + 1);
  }
  return "{" + text + "}";
}

std::string shortText(const shlo_attribute *attribute, unsigned depth) {
  constexpr unsigned deepest = 4;
  size_t count = shlo_attribute_count(attribute), length = 0;
  switch (shlo_attribute_kind_of(attribute)) {
  case SHLO_ATTRIBUTE_UNIT: return "unit";
  case SHLO_ATTRIBUTE_BOOL: return shlo_attribute_integer(attribute) ? "true" : "false";
  case SHLO_ATTRIBUTE_INTEGER: return std::to_string(shlo_attribute_integer(attribute));
  case SHLO_ATTRIBUTE_FLOAT: {
    char number[32];
    std::snprintf(number, sizeof number, "%g", shlo_attribute_float(attribute));
    return number;
  }
  case SHLO_ATTRIBUTE_SYMBOL: return std::string("@") + shlo_attribute_text(attribute, nullptr);
  case SHLO_ATTRIBUTE_ENUM: return shlo_attribute_text(attribute, &length);
  case SHLO_ATTRIBUTE_TYPE: return cut(typeText(shlo_attribute_type(attribute)));
  case SHLO_ATTRIBUTE_INTEGERS:
    return "[" +
           joined(
               count, [&](size_t i) { return std::to_string(shlo_attribute_integer_at(attribute, i)); }, mostParts) +
           "]";
  case SHLO_ATTRIBUTE_ARRAY:
    if (depth < deepest)
      return "[" +
             joined(
                 count, [&](size_t i) { return shortText(shlo_attribute_at(attribute, i), depth + 1); }, mostParts) +
             "]";
    return "[...]";
  case SHLO_ATTRIBUTE_DICTIONARY:
  case SHLO_ATTRIBUTE_STRUCT: return depth < deepest ? entriesText(attribute, depth) : "{...}";
  case SHLO_ATTRIBUTE_TENSOR: return constantText(attribute);
  default: // includes strings, with escapes
    return printed(attribute);
  }
}

} // namespace

std::string attributesText(const shlo_operation *op) {
  return joined(shlo_operation_attribute_count(op), [&](size_t i) {
    const shlo_attribute *attribute = shlo_operation_attribute_at(op, i);
    std::string name = shlo_operation_attribute_name(op, i, nullptr);
    return shlo_attribute_kind_of(attribute) == SHLO_ATTRIBUTE_UNIT ? name : name + " = " + shortText(attribute);
  });
}

namespace {

std::string locationText(const shlo_operation *op) {
  std::string text = shlo_operation_file(op, nullptr);
  if (shlo_operation_line(op))
    text += ":" + std::to_string(shlo_operation_line(op)) + ":" + std::to_string(shlo_operation_column(op));
  std::string name = shlo_operation_location_name(op, nullptr);
  return name.empty() || text.empty() ? text + name : text + " " + name;
}

//===- Text -------------------------------------------------------------------------------------------------------===//

class Lines {
public:
  explicit Lines(const Style &style) : style(style) {}

  void function(const shlo_function *function);

private:
  void region(const shlo_region *region, int indent);
  void op(const shlo_operation *op, int indent);
  void dimmed(const std::string &text) {
    if (!text.empty())
      std::printf("  %s%s%s", style.dim, visible(text).c_str(), style.reset);
  }
  std::string argumentList(const shlo_region *region) {
    return joined(shlo_region_argument_count(region), [&](size_t i) {
      const shlo_value *argument = shlo_region_argument(region, i);
      return names.of(argument) + ": " + typeText(shlo_value_type(argument));
    });
  }

  const Style &style;
  Names names;
};

void Lines::op(const shlo_operation *op, int indent) {
  size_t results = shlo_operation_result_count(op);
  std::string left = joined(results, [&](size_t i) { return names.of(shlo_operation_result(op, i)); });
  std::string operands =
      joined(shlo_operation_operand_count(op), [&](size_t i) { return names.of(shlo_operation_operand(op, i)); });
  std::string types =
      joined(results, [&](size_t i) { return typeText(shlo_value_type(shlo_operation_result(op, i))); });
  std::printf("%*s%s%s%s%s%s%s%s%s%s", indent, "", left.c_str(), results ? " = " : "", style.bold,
              visible(shlo_operation_name(op, nullptr)).c_str(), style.reset, operands.empty() ? "" : " ",
              operands.c_str(), results ? " : " : "", visible(types).c_str());
  std::string attributes = attributesText(op);
  dimmed(attributes.empty() ? "" : "{" + attributes + "}");
  dimmed(locationText(op));
  std::printf("\n");
  for (size_t i = 0; i < shlo_operation_region_count(op); ++i) {
    const shlo_region *inner = shlo_operation_region(op, i);
    std::printf("%*sregion %zu (%s)\n", indent + 2, "", i, visible(argumentList(inner)).c_str());
    region(inner, indent + 4);
  }
}

void Lines::region(const shlo_region *region, int indent) {
  for (const shlo_operation *one = shlo_region_first(region); one; one = shlo_operation_next(one))
    op(one, indent);
}

void Lines::function(const shlo_function *function) {
  const shlo_operation *operation = shlo_function_operation(function);
  const shlo_region *body = shlo_operation_region(operation, 0);
  std::string results = joined(shlo_function_result_count(function), [&](size_t i) {
    return std::string(shlo_function_result_type_text(function, i, nullptr));
  });
  std::string arguments = body ? argumentList(body) : joined(shlo_function_argument_count(function), [&](size_t i) {
    return std::string(shlo_function_argument_type_text(function, i, nullptr));
  });
  std::printf("%s@%s%s(%s) -> (%s)%s%s", style.bold, visible(shlo_function_name(function, nullptr)).c_str(),
              style.reset, visible(arguments).c_str(), visible(results).c_str(),
              shlo_function_is_public(function) ? "" : "  private", body ? "" : "  declared");
  dimmed(locationText(operation));
  std::printf("\n");
  region(body, 2);
}

//===- JSON -------------------------------------------------------------------------------------------------------===//

class Bodies {
public:
  Json region(const shlo_region *region) {
    Json arguments = Json::array(), ops = Json::array();
    for (size_t i = 0; i < shlo_region_argument_count(region); ++i)
      arguments.push_back(value(shlo_region_argument(region, i)));
    for (const shlo_operation *one = shlo_region_first(region); one; one = shlo_operation_next(one))
      ops.push_back(op(one));
    return {{"arguments", arguments}, {"ops", ops}};
  }

private:
  Json value(const shlo_value *value) {
    return {{"value", names.of(value)}, {"type", typeText(shlo_value_type(value))}};
  }
  Json op(const shlo_operation *op) {
    Json operands = Json::array(), results = Json::array(), regions = Json::array(), attributes = Json::object();
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i)
      operands.push_back(names.of(shlo_operation_operand(op, i)));
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
      results.push_back(value(shlo_operation_result(op, i)));
    for (size_t i = 0; i < shlo_operation_attribute_count(op); ++i)
      attributes[shlo_operation_attribute_name(op, i, nullptr)] = shortText(shlo_operation_attribute_at(op, i));
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
      regions.push_back(region(shlo_operation_region(op, i)));
    return {{"name", shlo_operation_name(op, nullptr)},
            {"operands", operands},
            {"results", results},
            {"attributes", attributes},
            {"location",
             {{"file", shlo_operation_file(op, nullptr)},
              {"line", shlo_operation_line(op)},
              {"column", shlo_operation_column(op)},
              {"name", shlo_operation_location_name(op, nullptr)}}},
            {"regions", regions}};
  }

  Names names;
};

} // namespace

void showOps(const Style &style, const shlo_module *module) {
  for (size_t i = 0; i < shlo_module_function_count(module); ++i) {
    if (i)
      std::printf("\n");
    Lines(style).function(make<Function>("", shlo_module_function_at, module, i).get());
  }
}

nlohmann::ordered_json bodyJson(const shlo_function *function) {
  const shlo_region *body = shlo_operation_region(shlo_function_operation(function), 0);
  return body ? Bodies().region(body) : Json();
}

} // namespace tool
