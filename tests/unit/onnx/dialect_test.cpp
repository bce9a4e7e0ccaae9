// Every version of every op of ONNX as text, made from its schema: accepted under both of its names, printed and parsed
// again; and refused for each rule of the table that the program is made to break. Through the C API.
#include "stablehlo-c/module.h"
#include "stablehlo-c/onnx.h"

#include <catch2/catch.hpp>

#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Schema = const shlo_onnx_schema *;

std::string elementText(const std::string &name) {
  static const std::map<std::string, std::string> elements = {
      {"float", "f32"},         {"double", "f64"},          {"float16", "f16"},        {"bfloat16", "bf16"},
      {"bool", "i1"},           {"int8", "i8"},             {"int16", "i16"},          {"int32", "i32"},
      {"int64", "i64"},         {"uint8", "ui8"},           {"uint16", "ui16"},        {"uint32", "ui32"},
      {"uint64", "ui64"},       {"int4", "i4"},             {"uint4", "ui4"},          {"int2", "i2"},
      {"uint2", "ui2"},         {"complex64", "complex<f32>"}, {"complex128", "complex<f64>"},
      {"string", "!onnx.String"}, {"float8e4m3fn", "f8E4M3FN"}, {"float8e4m3fnuz", "f8E4M3FNUZ"},
      {"float8e5m2", "f8E5M2"}, {"float8e5m2fnuz", "f8E5M2FNUZ"}, {"float8e8m0", "f8E8M0FNU"},
      {"float4e2m1", "f4E2M1FN"}, {"float6e2m3", "f6E2M3FN"}, {"float6e3m2", "f6E3M2FN"}};
  return elements.at(name);
}

// "tensor(float)" and others as types of the dialect.
std::string typeText(const std::string &name) {
  const size_t open = name.find('(');
  const std::string kind = name.substr(0, open), inner = name.substr(open + 1, name.size() - open - 2);
  if (kind == "tensor")
    return "tensor<*x" + elementText(inner) + ">";
  if (kind == "seq")
    return "!onnx.Seq<" + typeText(inner) + ">";
  if (kind == "optional")
    return "!onnx.Opt<" + typeText(inner) + ">";
  const size_t comma = inner.find(", ");
  return "!onnx.Map<" + elementText(inner.substr(0, comma)) + ", tensor<" + elementText(inner.substr(comma + 2)) + ">>";
}

std::string valueText(Schema schema, size_t attribute) {
  switch (shlo_onnx_schema_attribute_kind(schema, attribute)) {
  case SHLO_ONNX_FLOAT: return "5.0e-01 : f32";
  case SHLO_ONNX_INT: return "1 : si64";
  case SHLO_ONNX_STRING:
    return shlo_onnx_schema_value_count(schema, attribute)
               ? "\"" + std::string(shlo_onnx_schema_value(schema, attribute, 0, nullptr)) + "\""
               : "\"text\"";
  case SHLO_ONNX_FLOATS: return "[1.0 : f32, 2.0 : f32]";
  case SHLO_ONNX_INTS: return "[1, 2]";
  case SHLO_ONNX_STRINGS:
    return shlo_onnx_schema_value_count(schema, attribute)
               ? "[\"" + std::string(shlo_onnx_schema_value(schema, attribute, 0, nullptr)) + "\"]"
               : "[\"a\", \"b\"]";
  case SHLO_ONNX_TYPE_PROTO: return "tensor<*xf32>";
  default: return "dense<1.0> : tensor<2xf32>";
  }
}

// A program of one op. The tests change it.
struct Program {
  Schema schema;
  int64_t opset;
  std::string name;
  std::vector<std::string> operands, results;            // types
  std::vector<std::pair<std::string, std::string>> attributes;
  std::vector<bool> regions; // whether each has a body

  std::string text() const {
    auto list = [](const std::vector<std::string> &types) {
      std::string text;
      for (const std::string &type : types)
        text += (text.empty() ? "" : ", ") + type;
      return text;
    };
    std::string arguments, values, entries, bodies;
    for (size_t i = 0; i < operands.size(); ++i) {
      const std::string value = "%a" + std::to_string(i);
      if (operands[i] != "none")
        arguments += (arguments.empty() ? "" : ", ") + value + ": " + operands[i];
      values += (i ? ", " : "") + (operands[i] == "none" ? "%none" : value);
    }
    for (const auto &[key, value] : attributes)
      entries += (entries.empty() ? "" : ", ") + key + " = " + value;
    for (bool hasBody : regions)
      bodies += (bodies.empty() ? "" : ", ") + std::string(hasBody ? "{ onnx.Yield }" : "{}");
    const std::string results_ =
        results.empty() ? "" : "%r" + (results.size() > 1 ? ":" + std::to_string(results.size()) : "") + " = ";
    return "module attributes {onnx.opset_import = {" + std::string(shlo_onnx_schema_domain(schema, nullptr)) + " = " +
           std::to_string(opset) + " : i64}} {\n  func.func @main(" + arguments +
           ") {\n    %none = \"onnx.NoValue\"() {value} : () -> none\n    " + results_ + "\"onnx." + name + "\"(" +
           values + ")" + (bodies.empty() ? "" : " (" + bodies + ")") + " {" + entries + "} : (" + list(operands) +
           ") -> (" + list(results) + ")\n    onnx.Return\n  }\n}\n";
  }
};

// The program with the k-th type of each variable, or its last one.
Program programOf(Schema schema, size_t k) {
  Program program{schema, shlo_onnx_schema_since(schema), shlo_onnx_schema_op(schema, nullptr), {}, {}, {}, {}};
  auto type = [&](size_t variable) {
    const size_t count = shlo_onnx_schema_type_case_count(schema, variable);
    return typeText(shlo_onnx_schema_type_case(schema, variable, std::min(k, count - 1), nullptr));
  };
  for (size_t i = 0; i < shlo_onnx_schema_input_count(schema); ++i)
    program.operands.push_back(type(shlo_onnx_schema_input_type(schema, i)));
  for (size_t i = 0; i < shlo_onnx_schema_output_count(schema); ++i)
    program.results.push_back(type(shlo_onnx_schema_output_type(schema, i)));
  for (size_t i = 0; i < shlo_onnx_schema_attribute_count(schema); ++i)
    if (shlo_onnx_schema_attribute_kind(schema, i) == SHLO_ONNX_GRAPH)
      program.regions.push_back(true);
    else
      program.attributes.emplace_back(shlo_onnx_schema_attribute_name(schema, i, nullptr), valueText(schema, i));
  return program;
}

struct Outcome {
  bool accepted;
  std::string message, printed;
};

// Leniently: what schemas say is checked, and no other rules, which programs made of schemas break.
Outcome parse(const std::string &text) {
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  shlo_buffer *printed = nullptr;
  shlo_parse_options *options = nullptr;
  shlo_parse_options_create(&options, nullptr);
  shlo_parse_options_set_lenient(options, 1, nullptr);
  Outcome outcome{shlo_module_parse(text.data(), text.size(), options, &module, &error) == SHLO_OK, "", ""};
  shlo_parse_options_destroy(options);
  if (error)
    outcome.message = shlo_error_message(error, nullptr);
  else if (shlo_module_print(module, nullptr, &printed, nullptr) == SHLO_OK)
    outcome.printed.assign(static_cast<const char *>(shlo_buffer_data(printed)), shlo_buffer_size(printed));
  shlo_buffer_destroy(printed);
  shlo_module_destroy(module);
  shlo_error_destroy(error);
  return outcome;
}

void forSchemas(const std::function<void(Schema)> &f) {
  for (size_t i = 0; i < shlo_onnx_schema_count(); ++i)
    f(shlo_onnx_schema_at(i));
}

std::string describe(const Program &program) {
  return program.name + " of opset " + std::to_string(shlo_onnx_schema_since(program.schema)) + "\n" + program.text();
}

// Programs that break one rule each; the message must say which.
struct Breaking {
  size_t tried = 0;
  void operator()(const Program &program, const std::string &expected) {
    const Outcome outcome = parse(program.text());
    INFO(describe(program));
    INFO(outcome.message);
    REQUIRE(!outcome.accepted);
    REQUIRE(outcome.message.find(expected) != std::string::npos);
    ++tried;
  }
};

} // namespace

TEST_CASE("every version of every op is accepted under both of its names", "[onnx]") {
  size_t schemas = 0, programs = 0;
  forSchemas([&](Schema schema) {
    size_t most = 1;
    for (size_t i = 0; i < shlo_onnx_schema_type_count(schema); ++i)
      most = std::max(most, shlo_onnx_schema_type_case_count(schema, i));
    for (size_t k = 0; k < most; ++k) {
      Program program = programOf(schema, k);
      for (const bool versioned : {false, true}) {
        if (versioned)
          program.name += "V" + std::to_string(program.opset);
        INFO(describe(program));
        const Outcome outcome = parse(program.text());
        INFO(outcome.message);
        REQUIRE(outcome.accepted);
        const Outcome again = parse(outcome.printed);
        REQUIRE(again.accepted);
        REQUIRE(again.printed == outcome.printed);
        ++programs;
      }
    }
    ++schemas;
  });
  CHECK(schemas == 659);
  CHECK(programs > 10000);
}

TEST_CASE("an op is refused where the module's opset does not have it", "[onnx]") {
  Breaking breaks;
  size_t unknown = 0;
  forSchemas([&](Schema schema) {
    Program program = programOf(schema, 0);
    const std::string op = program.name;
    // A version that there is not.
    program.name = op + "V" + std::to_string(program.opset + 100);
    breaks(program, "of dialect 'onnx' is unknown");
    ++unknown;
    program.name = op;
    program.opset = 0;
    breaks(program, "is newer than opset 0 of " + std::string(shlo_onnx_schema_domain(schema, nullptr)));
  });
  CHECK(unknown == 659);
  CHECK(breaks.tried == 2 * 659);
}

TEST_CASE("operands and results that the schema does not allow are refused", "[onnx]") {
  Breaking few, many, type, omitted;
  forSchemas([&](Schema schema) {
    const Program good = programOf(schema, 0);
    const size_t inputs = good.operands.size(), outputs = good.results.size();
    size_t least = 0;
    bool isVariadic = false;
    for (size_t i = 0; i < inputs; ++i) {
      if (shlo_onnx_schema_input_option(schema, i) == SHLO_ONNX_SINGLE)
        least = i + 1;
      else if (shlo_onnx_schema_input_option(schema, i) == SHLO_ONNX_VARIADIC) {
        isVariadic = true;
        least = i + shlo_onnx_schema_input_least(schema, i);
      }
    }
    if (least) {
      Program program = good;
      program.operands.resize(least - 1);
      few(program, "operands are " + std::to_string(least - 1) + " values, expected");
    }
    if (!isVariadic) {
      Program program = good;
      program.operands.push_back("tensor<*xf32>");
      many(program, "operands are " + std::to_string(inputs + 1) + " values, expected");
    }
    for (size_t i = 0; i < inputs; ++i) {
      Program program = good;
      program.operands[i] = "!onnx.Sparse<tensor<*xf32>>"; // no schema takes one
      type(program, "operand " + std::to_string(i) + " is !onnx.Sparse<tensor<*xf32>>, but");
      if (shlo_onnx_schema_input_option(schema, i) == SHLO_ONNX_SINGLE) {
        program.operands[i] = "none";
        omitted(program, "operand " + std::to_string(i) + " is omitted, but");
      }
    }
    for (size_t i = 0; i < outputs; ++i) {
      Program program = good;
      program.results[i] = "!onnx.Sparse<tensor<*xf32>>";
      type(program, "result " + std::to_string(i) + " is !onnx.Sparse<tensor<*xf32>>, but");
    }
  });
  CHECK(few.tried > 600);
  CHECK(many.tried > 500);
  CHECK(type.tried > 1900);
  CHECK(omitted.tried > 900);
}

TEST_CASE("values of one type variable have one type", "[onnx]") {
  Breaking different;
  size_t mixed = 0;
  forSchemas([&](Schema schema) {
    const Program good = programOf(schema, 0);
    for (size_t i = 0; i < good.results.size(); ++i) {
      const size_t variable = shlo_onnx_schema_output_type(schema, i);
      if (shlo_onnx_schema_type_case_count(schema, variable) < 2)
        continue;
      for (size_t k = 0; k < good.operands.size(); ++k) {
        if (shlo_onnx_schema_input_type(schema, k) != variable)
          continue;
        Program program = good;
        program.results[i] = typeText(shlo_onnx_schema_type_case(schema, variable, 1, nullptr));
        if (!shlo_onnx_schema_input_is_homogeneous(schema, k) || !shlo_onnx_schema_output_is_homogeneous(schema, i)) {
          INFO(describe(program));
          REQUIRE(parse(program.text()).accepted);
          ++mixed;
        } else {
          different(program, "but the other values of type ");
        }
        break;
      }
    }
  });
  CHECK(different.tried > 400);
  CHECK(mixed > 20);
}

TEST_CASE("attributes and subgraphs that the schema does not allow are refused", "[onnx]") {
  Breaking missing, unknown, kind, value, subgraphs;
  forSchemas([&](Schema schema) {
    const Program good = programOf(schema, 0);
    {
      Program program = good;
      program.attributes.emplace_back("no_such_attribute", "1 : si64");
      unknown(program, "no_such_attribute is no attribute of ");
    }
    for (size_t i = 0, at = 0; i < shlo_onnx_schema_attribute_count(schema); ++i) {
      if (shlo_onnx_schema_attribute_kind(schema, i) == SHLO_ONNX_GRAPH) {
        Program program = good;
        program.regions.pop_back();
        subgraphs(program, "regions are ");
        if (shlo_onnx_schema_attribute_is_required(schema, i)) {
          program.regions.push_back(false);
          subgraphs(program, " is empty, but '");
        }
        continue;
      }
      const std::string name = good.attributes[at].first;
      Program program = good;
      program.attributes[at].second = "unit";
      kind(program, name + " is not a ");
      if (shlo_onnx_schema_value_count(schema, i)) {
        const bool isList = shlo_onnx_schema_attribute_kind(schema, i) == SHLO_ONNX_STRINGS;
        program.attributes[at].second = isList ? "[\"No such value\"]" : "\"No such value\"";
        value(program, name + " is 'No such value', expected one of '");
      }
      if (shlo_onnx_schema_attribute_is_required(schema, i)) {
        program.attributes.erase(program.attributes.begin() + std::ptrdiff_t(at));
        missing(program, name + " is missing");
      }
      ++at;
    }
  });
  CHECK(missing.tried > 90);
  CHECK(unknown.tried == 659);
  CHECK(kind.tried > 1000);
  CHECK(value.tried > 120);
  CHECK(subgraphs.tried > 60);
}

TEST_CASE("text of the dialect is printed as it was written", "[onnx]") {
  std::ifstream file(SHLO_SOURCE "/tests/onnx/dialect/forms.mlir");
  std::stringstream text;
  text << file.rdbuf();
  REQUIRE(text.str().size() > 1000);
  const Outcome outcome = parse(text.str());
  INFO(outcome.message);
  CHECK(outcome.accepted);
  CHECK(outcome.printed == text.str());
  // The comparison can fail.
  std::string other = text.str();
  other.replace(other.find("{onnx_node_name = \"c\"} "), 23, "");
  CHECK(parse(other).accepted);
  CHECK(parse(other).printed != text.str());
}

TEST_CASE("the generic form is of the dialect, too", "[onnx]") {
  auto program = [](const std::string &operands, const std::string &types) {
    return "\"builtin.module\"() ({\n\"func.func\"() ({\n^bb0(%a: tensor<f32>):\n%b = \"onnx.Add\"(" + operands + ") : (" +
           types + ") -> tensor<f32>\n\"onnx.Return\"(%b) : (tensor<f32>) -> ()\n}) {function_type = (tensor<f32>) -> "
           "tensor<f32>, sym_name = \"f\"} : () -> ()\n}) : () -> ()\n";
  };
  const Outcome good = parse(program("%a, %a", "tensor<f32>, tensor<f32>"));
  INFO(good.message);
  CHECK(good.accepted);
  CHECK(good.printed.find("onnx.Return %0 : tensor<f32>") != std::string::npos);
  const Outcome broken = parse(program("%a", "tensor<f32>"));
  CHECK(!broken.accepted);
  CHECK(broken.message.find("operands are 1 values, expected 2") != std::string::npos);
}

TEST_CASE("text that only looks like the dialect's is refused", "[onnx]") {
  const std::pair<const char *, const char *> cases[] = {
      {"onnx.Return %a", "expected ':'"},
      {"onnx.Return %a : tensor<f32>, tensor<f32>", "1 operands"},
      {"%c = onnx.Constant 1\nonnx.Return", "i64"},
      {"%c = onnx.Constant {value = dense<1> : tensor<i64>} dense<1> : tensor<i64>\nonnx.Return", "given twice"},
      {"%c = onnx.Constant \"a\"\nonnx.Return", ""},
      {"%c = onnx.Constant\nonnx.Return", "expected"},
      {"onnx.Add", "custom op 'onnx.Add' is unknown"},
      {"%c = \"onnx.NoValue\"() : () -> !onnx.Nothing\nonnx.Return", "Nothing"},
      {"%c = \"onnx.NoValue\"() : () -> !onnx.Seq<>\nonnx.Return", ""},
      {"%c = \"onnx.AddV07\"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>\nonnx.Return", "is unknown"},
      {"%c = \"onnx.AddV\"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>\nonnx.Return", "is unknown"},
      {"%c = \"onnx.add\"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>\nonnx.Return", "is unknown"},
      {"%c = \"onnx.\"(%a, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>\nonnx.Return", ""},
  };
  for (const auto &[body, message] : cases) {
    INFO(body);
    const Outcome outcome = parse("func.func @f(%a: tensor<f32>) {\n" + std::string(body) + "\n}");
    INFO(outcome.message);
    CHECK(!outcome.accepted);
    CHECK(outcome.message.find(message) != std::string::npos);
  }
  CHECK(parse("func.func @f(%a: tensor<f32>) {\nonnx.Return\n}").accepted);
}
