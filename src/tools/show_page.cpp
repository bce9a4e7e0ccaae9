// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "show_page.h"

#include "cost.h"
#include "histogram.h"
#include "page.h"
#include "show_ops.h"
#include "trace_times.h"

namespace tool {

namespace {

using Json = nlohmann::ordered_json;

// Texts, each once: ops name them by number.
class Texts {
public:
  size_t of(std::string text) {
    auto [entry, isNew] = numbers.try_emplace(std::move(text), numbers.size());
    if (isNew)
      list.push_back(entry->first);
    return entry->second;
  }
  Json &&take() { return std::move(list); }

private:
  std::unordered_map<std::string, size_t> numbers;
  Json list = Json::array();
};

// The ops of all functions, in the order of the text, in arrays that page/page.js reads:
//   region  [op that has it or -1, its first value, types of its arguments]
//   op      [region, name, first result, operands, types of results, attributes, place, name of the location,
//            operations, bytes, function that it calls or -1, microseconds if there is a trace]
// Values are numbered, those of one region before those of the ops in it.
class Graph {
public:
  explicit Graph(const shlo_module *module, TraceTimes *times) : times(times) {
    std::vector<Function> functions;
    for (size_t i = 0; i < shlo_module_function_count(module); ++i) {
      functions.push_back(make<Function>("", shlo_module_function_at, module, i));
      functionNumbers[shlo_function_name(functions.back().get(), nullptr)] = i;
    }
    for (const Function &function : functions) {
      const shlo_region *body = shlo_operation_region(shlo_function_operation(function.get()), 0);
      bodies.push_back(body ? Json(regions.size()) : Json());
      if (body) {
        values.clear();
        add(body, -1, true);
      }
    }
  }

  Json json() {
    if (times)
      for (size_t i = 0; i < ops.size(); ++i)
        ops[i].push_back(times->shareOf(keys[i]));
    return {{"strings", texts.take()},
            {"bodies", std::move(bodies)},
            {"regions", std::move(regions)},
            {"ops", std::move(ops)},
            {"constants", std::move(constants)}};
  }

private:
  void add(const shlo_region *region, int64_t parent, bool isCounted) {
    const size_t number = regions.size();
    Json types = Json::array();
    const uint64_t first = valueCount;
    for (size_t i = 0; i < shlo_region_argument_count(region); ++i)
      types.push_back(define(shlo_region_argument(region, i)));
    regions.push_back({parent, first, std::move(types)});
    for (const shlo_operation *one = shlo_region_first(region); one; one = shlo_operation_next(one))
      add(one, number, isCounted);
  }

  void add(const shlo_operation *op, size_t region, bool isCounted) {
    Json operands = Json::array(), types = Json::array();
    for (size_t i = 0; i < shlo_operation_operand_count(op); ++i) {
      const auto value = values.find(shlo_operation_operand(op, i));
      operands.push_back(value == values.end() ? -1 : int64_t(value->second));
    }
    const uint64_t first = valueCount;
    for (size_t i = 0; i < shlo_operation_result_count(op); ++i)
      types.push_back(define(shlo_operation_result(op, i)));
    const Cost cost = isCounted ? costs.of(op) : Cost{0, 0};
    const std::string name = shlo_operation_name(op, nullptr);
    std::string place = shlo_operation_file(op, nullptr);
    if (shlo_operation_line(op))
      place += ":" + std::to_string(shlo_operation_line(op)) + ":" + std::to_string(shlo_operation_column(op));
    const std::string location = shlo_operation_location_name(op, nullptr);
    if (times)
      keys.push_back(times->keyOf(name, place.empty() ? location : place));
    const int64_t number = int64_t(ops.size());
    ops.push_back({region, texts.of(name), first, std::move(operands), std::move(types), texts.of(attributesText(op)),
                   texts.of(place), texts.of(location), cost.operations, cost.bytes, calledBy(op)});
    if (shlo_operation_op(op) == SHLO_OP_CONSTANT)
      addConstant(op, number);
    const bool areCounted = isCounted && !Costs::hasElementRegion(op);
    for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
      if (const shlo_region *inner = shlo_operation_region(op, i))
        add(inner, number, areCounted);
  }

  // Numbers the value and returns its type.
  size_t define(const shlo_value *value) {
    values[value] = valueCount++;
    const shlo_type *type = shlo_value_type(value);
    auto [entry, isNew] = typeTexts.try_emplace(type, 0);
    if (isNew)
      entry->second = texts.of(typeText(type));
    return entry->second;
  }

  int64_t calledBy(const shlo_operation *op) {
    for (std::string_view name : {"callee", "decomposition"}) {
      const shlo_attribute *symbol = shlo_operation_attribute(op, name.data(), name.size());
      if (shlo_attribute_kind_of(symbol) != SHLO_ATTRIBUTE_SYMBOL)
        continue;
      const auto function = functionNumbers.find(shlo_attribute_text(symbol, nullptr));
      return function == functionNumbers.end() ? -1 : int64_t(function->second);
    }
    return -1;
  }

  // op, stored bytes, whether one element stands for all, and if it was looked at: elements, NaN, infinities, zeros,
  // least, largest, mean, bins.
  void addConstant(const shlo_operation *op, int64_t number) {
    constexpr uint64_t mostSampled = uint64_t(1) << 25; // of all constants, which takes less than a second
    constexpr std::string_view name = "value";
    const shlo_attribute *value = shlo_operation_attribute(op, name.data(), name.size());
    size_t size = 0;
    shlo_attribute_bytes(value, &size);
    Json entry = {number, size, shlo_attribute_is_splat(value)};
    if (sampled < mostSampled) {
      const Histogram found = histogramOf(value);
      sampled += found.sampled;
      if (found.sampled) {
        entry.insert(entry.end(), {found.sampled, found.nan, found.infinite, found.zero});
        entry.insert(entry.end(), {found.min, found.max, found.mean});
        entry.push_back(found.bins);
      }
    }
    constants.push_back(std::move(entry));
  }

  Costs costs;
  TraceTimes *times; // nullable
  Texts texts;
  Json bodies = Json::array(), regions = Json::array(), ops = Json::array(), constants = Json::array();
  std::vector<size_t> keys; // of ops in the trace
  std::unordered_map<std::string, size_t> functionNumbers;
  std::unordered_map<const shlo_type *, size_t> typeTexts;
  std::unordered_map<const shlo_value *, uint64_t> values; // of this function
  uint64_t valueCount = 0, sampled = 0;
};

// JSON that can stand in HTML: no character of it ends the element, or starts a comment or an entity.
std::string embedded(const Json &json) {
  std::string made;
  for (char c : json.dump(-1, ' ', /*ensure_ascii=*/true, Json::error_handler_t::replace))
    switch (c) { // which are only in strings
    case '<': made += "\\u003c"; break;
    case '>': made += "\\u003e"; break;
    case '&': made += "\\u0026"; break;
    default: made += c;
    }
  return made;
}

std::string escaped(std::string_view text) {
  std::string made;
  for (char c : text)
    switch (c) {
    case '<': made += "&lt;"; break;
    case '>': made += "&gt;"; break;
    case '&': made += "&amp;"; break;
    case '"': made += "&quot;"; break;
    default: made += c;
    }
  return made;
}

} // namespace

void writePage(const std::string &output, const Json &facts, const shlo_module *module,
               const std::optional<std::string> &timesFile) {
  std::optional<TraceTimes> times;
  if (timesFile)
    times.emplace(*timesFile);
  Json program = {{"facts", facts}, {"graph", Graph(module, times ? &*times : nullptr).json()}};
  program["times"] = times ? times->summary() : Json();
  // The policy lets nothing be loaded or sent, whatever a program says.
  writeFile(output, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                    "script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
                        escaped(visible(facts["file"].get<std::string>())) + "</title>\n<style>\n" + pageStyle +
                        "</style>\n</head>\n<body>\n<noscript>This page needs its script.</noscript>\n"
                        "<script type=\"application/json\" id=\"program\">" +
                        embedded(program) + "</script>\n<script>\n" + pageScript + "</script>\n</body>\n</html>\n");
}

} // namespace tool
