// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "show_onnx.h"

#include <algorithm>

namespace tool {

namespace {

using Model = const shlo_onnx_inspection *;
using Json = nlohmann::ordered_json;

std::string textOf(const char *text) { return text ? visible(text) : ""; }

// "Conv-11"; with the domain if it is another one than ai.onnx.
std::string opText(Model model, size_t op) {
  const std::string domain = textOf(shlo_onnx_inspection_op_domain(model, op, nullptr));
  const int64_t since = shlo_onnx_inspection_op_since(model, op);
  return (domain == "ai.onnx" ? "" : domain + ".") + textOf(shlo_onnx_inspection_op_name(model, op, nullptr)) +
         (since ? "-" + std::to_string(since) : "");
}

uint64_t initializerBytes(Model model, size_t from) {
  uint64_t total = 0;
  for (size_t i = from; i < shlo_onnx_inspection_initializer_count(model); ++i)
    total += shlo_onnx_inspection_initializer_bytes(model, i);
  return total;
}

std::string functionText(Model model, size_t function) {
  std::string text = textOf(shlo_onnx_inspection_function_domain(model, function, nullptr)) + "." +
                     textOf(shlo_onnx_inspection_function_name(model, function, nullptr));
  if (const std::string overload = textOf(shlo_onnx_inspection_function_overload(model, function, nullptr));
      !overload.empty())
    text += ":" + overload;
  auto list = [&](auto count, auto name) {
    std::string names;
    for (size_t i = 0; i < count(model, function); ++i)
      names += (i ? ", " : "") + textOf(name(model, function, i, nullptr));
    return "(" + names + ")";
  };
  return text + list(shlo_onnx_inspection_function_input_count, shlo_onnx_inspection_function_input) + " -> " +
         list(shlo_onnx_inspection_function_output_count, shlo_onnx_inspection_function_output);
}

void showHead(const Style &style, Model model) {
  std::printf("IR version %lld", static_cast<long long>(shlo_onnx_inspection_ir_version(model)));
  for (size_t i = 0; i < shlo_onnx_inspection_opset_count(model); ++i)
    std::printf("%s%s %lld", i ? ", " : "; opset of ",
                textOf(shlo_onnx_inspection_opset_domain(model, i, nullptr)).c_str(),
                static_cast<long long>(shlo_onnx_inspection_opset_version(model, i)));
  std::printf("\n");
  if (const std::string producer = textOf(shlo_onnx_inspection_producer(model, nullptr)); !producer.empty())
    std::printf("made by %s%s%s\n", producer.c_str(),
                *shlo_onnx_inspection_producer_version(model, nullptr) ? " " : "",
                textOf(shlo_onnx_inspection_producer_version(model, nullptr)).c_str());
  if (const std::string graph = textOf(shlo_onnx_inspection_graph(model, nullptr)); !graph.empty())
    std::printf("graph %s%s%s\n", style.bold, graph.c_str(), style.reset);
  if (const std::string doc = textOf(shlo_onnx_inspection_doc(model, nullptr)); !doc.empty())
    std::printf("%s%s%s\n", style.dim, doc.c_str(), style.reset);
}

void showValues(const Style &style, const char *title, Model model, decltype(shlo_onnx_inspection_input_count) count,
                decltype(shlo_onnx_inspection_input_name) name, decltype(shlo_onnx_inspection_input_type) type,
                bool areInputs) {
  std::printf("\n%s%s%s  %zu\n", style.bold, title, style.reset, count(model));
  for (size_t i = 0; i < count(model); ++i)
    std::printf("  %s: %s%s\n", textOf(name(model, i, nullptr)).c_str(), textOf(type(model, i, nullptr)).c_str(),
                areInputs && shlo_onnx_inspection_input_has_default(model, i) ? "  (has a default)" : "");
}

} // namespace

void showOnnx(const Style &style, const shlo_onnx_inspection *model) {
  constexpr size_t mostInitializers = 10;
  showHead(style, model);
  showValues(style, "inputs", model, shlo_onnx_inspection_input_count, shlo_onnx_inspection_input_name,
             shlo_onnx_inspection_input_type, true);
  showValues(style, "outputs", model, shlo_onnx_inspection_output_count, shlo_onnx_inspection_output_name,
             shlo_onnx_inspection_output_type, false);

  const size_t kinds = shlo_onnx_inspection_op_count(model);
  uint64_t total = 0;
  size_t width = 0;
  for (size_t i = 0; i < kinds; ++i) {
    total += shlo_onnx_inspection_op_occurrences(model, i);
    width = std::max(width, opText(model, i).size());
  }
  std::printf("\n%sops%s  %llu of %s\n", style.bold, style.reset, static_cast<unsigned long long>(total),
              plural(kinds, "kind").c_str());
  for (size_t i = 0; i < kinds; ++i)
    std::printf("  %-*s  %6llu\n", int(width), opText(model, i).c_str(),
                static_cast<unsigned long long>(shlo_onnx_inspection_op_occurrences(model, i)));

  const size_t initializers = shlo_onnx_inspection_initializer_count(model);
  std::printf("\n%sinitializers%s  %zu, %s\n", style.bold, style.reset, initializers,
              humanBytes(initializerBytes(model, 0)).c_str());
  for (size_t i = 0; i < initializers && i < mostInitializers; ++i)
    std::printf("  %9s  %s  %s%s%s\n", humanBytes(shlo_onnx_inspection_initializer_bytes(model, i)).c_str(),
                textOf(shlo_onnx_inspection_initializer_type(model, i, nullptr)).c_str(), style.dim,
                textOf(shlo_onnx_inspection_initializer_name(model, i, nullptr)).c_str(), style.reset);
  if (initializers > mostInitializers)
    std::printf("  %9s  in %zu more\n", humanBytes(initializerBytes(model, mostInitializers)).c_str(),
                initializers - mostInitializers);

  if (const size_t files = shlo_onnx_inspection_file_count(model)) {
    std::printf("\n%sexternal files%s  %zu\n", style.bold, style.reset, files);
    for (size_t i = 0; i < files; ++i)
      std::printf("  %9s  %s  for %s\n", humanBytes(shlo_onnx_inspection_file_bytes(model, i)).c_str(),
                  textOf(shlo_onnx_inspection_file_location(model, i, nullptr)).c_str(),
                  plural(shlo_onnx_inspection_file_tensors(model, i), "tensor").c_str());
  }
  if (const size_t functions = shlo_onnx_inspection_function_count(model)) {
    std::printf("\n%sfunctions%s  %zu\n", style.bold, style.reset, functions);
    for (size_t i = 0; i < functions; ++i)
      std::printf("  %s  %s%s%s\n", functionText(model, i).c_str(), style.dim,
                  plural(shlo_onnx_inspection_function_nodes(model, i), "node").c_str(), style.reset);
  }
  if (const size_t entries = shlo_onnx_inspection_metadata_count(model)) {
    std::printf("\n%smetadata%s  %zu\n", style.bold, style.reset, entries);
    for (size_t i = 0; i < entries; ++i)
      std::printf("  %s = %s\n", textOf(shlo_onnx_inspection_metadata_key(model, i, nullptr)).c_str(),
                  textOf(shlo_onnx_inspection_metadata_value(model, i, nullptr)).c_str());
  }
}

// --- JSON -----------------------------------------------------------------------------------------------------------

namespace {

// A list of what entry(index) makes.
template <typename Entry> Json listOf(size_t count, Entry entry) {
  Json list = Json::array();
  for (size_t i = 0; i < count; ++i)
    list.push_back(entry(i));
  return list;
}

Json textOrNull(const char *text) { return text ? Json(text) : Json(); }

// The shape is null if the rank is unknown; an extent that is unknown is the name of the dimension, or null.
Json shapeJson(Model model, size_t value, decltype(shlo_onnx_inspection_input_rank) rank,
               decltype(shlo_onnx_inspection_input_extent) extent,
               decltype(shlo_onnx_inspection_input_dimension) dimension) {
  const int32_t axes = rank(model, value);
  if (axes < 0)
    return {};
  return listOf(size_t(axes), [&](size_t axis) {
    const int64_t known = extent(model, value, axis);
    return known == SHLO_DYNAMIC ? textOrNull(dimension(model, value, axis, nullptr)) : Json(known);
  });
}

Json namesJson(Model model, size_t function, decltype(shlo_onnx_inspection_function_input_count) count,
               decltype(shlo_onnx_inspection_function_input) name) {
  return listOf(count(model, function), [&](size_t i) { return name(model, function, i, nullptr); });
}

} // namespace

nlohmann::ordered_json onnxJson(const shlo_onnx_inspection *model) {
  Json json = {{"ir_version", shlo_onnx_inspection_ir_version(model)},
               {"producer", shlo_onnx_inspection_producer(model, nullptr)},
               {"producer_version", shlo_onnx_inspection_producer_version(model, nullptr)},
               {"domain", shlo_onnx_inspection_domain(model, nullptr)},
               {"model_version", shlo_onnx_inspection_model_version(model)},
               {"doc", shlo_onnx_inspection_doc(model, nullptr)},
               {"graph", shlo_onnx_inspection_graph(model, nullptr)}};
  json["opsets"] = listOf(shlo_onnx_inspection_opset_count(model), [&](size_t i) {
    return Json{{"domain", shlo_onnx_inspection_opset_domain(model, i, nullptr)},
                {"version", shlo_onnx_inspection_opset_version(model, i)}};
  });
  json["inputs"] = listOf(shlo_onnx_inspection_input_count(model), [&](size_t i) {
    return Json{{"name", shlo_onnx_inspection_input_name(model, i, nullptr)},
                {"type", shlo_onnx_inspection_input_type(model, i, nullptr)},
                {"element_type", shlo_element_type_name(shlo_onnx_inspection_input_element_type(model, i))},
                {"shape", shapeJson(model, i, shlo_onnx_inspection_input_rank, shlo_onnx_inspection_input_extent,
                                    shlo_onnx_inspection_input_dimension)},
                {"has_default", shlo_onnx_inspection_input_has_default(model, i) != 0}};
  });
  json["outputs"] = listOf(shlo_onnx_inspection_output_count(model), [&](size_t i) {
    return Json{{"name", shlo_onnx_inspection_output_name(model, i, nullptr)},
                {"type", shlo_onnx_inspection_output_type(model, i, nullptr)},
                {"element_type", shlo_element_type_name(shlo_onnx_inspection_output_element_type(model, i))},
                {"shape", shapeJson(model, i, shlo_onnx_inspection_output_rank, shlo_onnx_inspection_output_extent,
                                    shlo_onnx_inspection_output_dimension)}};
  });
  json["ops"] = listOf(shlo_onnx_inspection_op_count(model), [&](size_t i) {
    const int64_t since = shlo_onnx_inspection_op_since(model, i);
    return Json{{"domain", shlo_onnx_inspection_op_domain(model, i, nullptr)},
                {"name", shlo_onnx_inspection_op_name(model, i, nullptr)},
                {"since", since ? Json(since) : Json()},
                {"occurrences", shlo_onnx_inspection_op_occurrences(model, i)}};
  });
  json["initializers"] = listOf(shlo_onnx_inspection_initializer_count(model), [&](size_t i) {
    return Json{{"name", shlo_onnx_inspection_initializer_name(model, i, nullptr)},
                {"type", shlo_onnx_inspection_initializer_type(model, i, nullptr)},
                {"bytes", shlo_onnx_inspection_initializer_bytes(model, i)},
                {"location", textOrNull(shlo_onnx_inspection_initializer_location(model, i, nullptr))}};
  });
  json["external_files"] = listOf(shlo_onnx_inspection_file_count(model), [&](size_t i) {
    return Json{{"location", shlo_onnx_inspection_file_location(model, i, nullptr)},
                {"bytes", shlo_onnx_inspection_file_bytes(model, i)},
                {"tensors", shlo_onnx_inspection_file_tensors(model, i)}};
  });
  json["functions"] = listOf(shlo_onnx_inspection_function_count(model), [&](size_t i) {
    return Json{{"domain", shlo_onnx_inspection_function_domain(model, i, nullptr)},
                {"name", shlo_onnx_inspection_function_name(model, i, nullptr)},
                {"overload", shlo_onnx_inspection_function_overload(model, i, nullptr)},
                {"nodes", shlo_onnx_inspection_function_nodes(model, i)},
                {"inputs", namesJson(model, i, shlo_onnx_inspection_function_input_count,
                                     shlo_onnx_inspection_function_input)},
                {"outputs", namesJson(model, i, shlo_onnx_inspection_function_output_count,
                                      shlo_onnx_inspection_function_output)}};
  });
  json["metadata"] = listOf(shlo_onnx_inspection_metadata_count(model), [&](size_t i) {
    return Json{{"key", shlo_onnx_inspection_metadata_key(model, i, nullptr)},
                {"value", shlo_onnx_inspection_metadata_value(model, i, nullptr)}};
  });
  return json;
}

} // namespace tool
