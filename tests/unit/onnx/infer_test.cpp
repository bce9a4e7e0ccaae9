// What is known of the values of a model before it runs, through the C API.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stablehlo-c/stablehlo.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <map>
#include <string>
#include <vector>

namespace {

struct Options {
  std::map<std::string, std::vector<int64_t>> shapes = {};
  std::map<std::string, int64_t> dimensions = {};
  bool strict = false;
};
struct Inferred {
  std::string text, message, node;
  std::vector<std::string> warnings;
};

Inferred infer(const std::string &program, const Options &wanted = {}) {
  Inferred result;
  shlo_module *module = nullptr, *made = nullptr;
  shlo_onnx_infer_options *options = nullptr;
  shlo_diagnostics *findings = nullptr;
  shlo_error *error = nullptr;
  shlo_buffer *printed = nullptr;
  shlo_diagnostics_create(&findings, nullptr);
  shlo_onnx_infer_options_create(&options, nullptr);
  shlo_onnx_infer_options_set_diagnostics(options, findings, nullptr);
  shlo_onnx_infer_options_set_strict(options, wanted.strict, nullptr);
  for (const auto &[name, shape] : wanted.shapes)
    shlo_onnx_infer_options_set_shape(options, name.data(), name.size(), shape.size(), shape.data(), nullptr);
  for (const auto &[name, extent] : wanted.dimensions)
    shlo_onnx_infer_options_set_dimension(options, name.data(), name.size(), extent, nullptr);
  if (shlo_module_parse(program.data(), program.size(), nullptr, &module, &error) == SHLO_OK &&
      shlo_onnx_infer(module, options, &made, &error) == SHLO_OK &&
      shlo_module_verify(made, &error) == SHLO_OK && shlo_module_print(made, nullptr, &printed, &error) == SHLO_OK)
    result.text.assign(static_cast<const char *>(shlo_buffer_data(printed)), shlo_buffer_size(printed));
  if (error) {
    result.message = shlo_error_message(error, nullptr);
    if (shlo_error_diagnostic_count(error))
      result.node = shlo_diagnostic_node(shlo_error_diagnostic(error, 0), nullptr);
  }
  for (size_t i = 0; i < shlo_diagnostics_count(findings); ++i)
    result.warnings.push_back(shlo_diagnostic_message(shlo_diagnostics_at(findings, i), nullptr));
  shlo_buffer_destroy(printed);
  shlo_error_destroy(error);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  shlo_onnx_infer_options_destroy(options);
  shlo_diagnostics_destroy(findings);
  return result;
}

void gives(const std::string &program, const std::vector<std::string> &parts, const Options &options = {}) {
  const Inferred inferred = infer(program, options);
  INFO(inferred.message);
  INFO(inferred.text);
  for (const std::string &part : parts) {
    INFO(part);
    CHECK(inferred.text.find(part) != std::string::npos);
  }
}

// The type of the only result of a node whose operands are constants or arguments: "tensor<2xf32>".
std::string typeOf(const std::string &body, const std::string &arguments = "", const std::string &opset = "28") {
  const Inferred inferred = infer("module attributes {onnx.opset_import = {ai.onnx = " + opset + " : i64}} {\n"
                                  "func.func @main_graph(" + arguments + ") -> tensor<*xf32> {\n" + body + "\nonnx.Return %r : tensor<*xf32>\n}\n}");
  INFO(body);
  INFO(inferred.message);
  REQUIRE(inferred.message.empty());
  const size_t arrow = inferred.text.find("-> ", inferred.text.find("@main_graph"));
  return inferred.text.substr(arrow + 3, inferred.text.find(" {", arrow) - arrow - 3);
}
std::string list(const std::string &name, const std::string &elements, const std::string &type) {
  return "%" + name + " = onnx.Constant dense<" + elements + "> : tensor<" + type + ">\n";
}

const std::string image = "%x: tensor<?x3x?xf32> {onnx.dim_params = \"0:batch,2:width\", onnx.name = \"x\"}";

} // namespace

TEST_CASE("names of dimensions go where the extents go", "[onnx][infer]") {
  const std::string flattened =
      "func.func @main_graph(" + image + ") -> (tensor<*xf32> {onnx.name = \"y\"}) {\n"
      "%s = \"onnx.Shape\"(%x) : (tensor<?x3x?xf32>) -> !onnx.Unknown\n" + list("zero", "0", "1xi64") + list("minus", "-1", "1xi64") +
      "%b = \"onnx.Gather\"(%s, %zero) : (!onnx.Unknown, tensor<1xi64>) -> !onnx.Unknown\n"
      "%t = \"onnx.Concat\"(%b, %minus) {axis = 0 : si64} : (!onnx.Unknown, tensor<1xi64>) -> !onnx.Unknown\n"
      "%y = \"onnx.Reshape\"(%x, %t) : (tensor<?x3x?xf32>, !onnx.Unknown) -> tensor<*xf32>\n"
      "onnx.Return %y : tensor<*xf32>\n}";
  gives(flattened, {"\"onnx.Shape\"(%arg0) : (tensor<?x3x?xf32>) -> tensor<3xi64>", "onnx.dim_params = [\"0:batch\"]",
                    "-> tensor<?x?xf32>", "-> (tensor<?x?xf32> {onnx.dim_params = \"0:batch\", onnx.name = \"y\"})"});
  gives(flattened, {"%arg0: tensor<2x3x5xf32> {onnx.name = \"x\"}", "-> (tensor<2x15xf32> {onnx.name = \"y\"})"}, {{{"x", {2, -1, 5}}}});
  gives(flattened, {"-> (tensor<?x12xf32> {onnx.dim_params = \"0:batch\", onnx.name = \"y\"})"}, {{}, {{"width", 4}}});
  CHECK(infer(flattened, {{{"z", {1}}}}).message.find("the model has no input 'z'") != std::string::npos);
  CHECK(infer(flattened, {{{"x", {1, 3}}}}).message.find("has rank 3, but the shape that is given has 2 extents") != std::string::npos);
  CHECK(infer(flattened, {{{"x", {1, 4, 1}}}}).message.find("has the extent 3 along axis 1, but 4 is given") != std::string::npos);
}

TEST_CASE("of two names, neither is that of an extent that both make", "[onnx][infer]") {
  auto sum = [](const std::string &first, const std::string &second) {
    const std::string type = "tensor<?x2xf32>";
    return infer("func.func @main_graph(%a: " + type + " {onnx.dim_params = \"0:" + first + "\"}, %b: " + type + " {onnx.dim_params = \"0:" + second +
                 "\"}) -> tensor<*xf32> {\n%0 = \"onnx.Add\"(%a, %b) : (" + type + ", " + type + ") -> tensor<*xf32>\nonnx.Return %0 : tensor<*xf32>\n}").text;
  };
  const std::string same = sum("n", "n"), different = sum("n", "m"); // one of n and m may be 1
  CHECK(same.find("\"onnx.Add\"(%arg0, %arg1) {onnx.dim_params = [\"0:n\"]}") != std::string::npos);
  CHECK(different.find("\"onnx.Add\"(%arg0, %arg1) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>") != std::string::npos);
}

// What was found out about a node holds for nodes like it, but not for those that only look alike.
TEST_CASE("nodes that look alike", "[onnx][infer]") {
  // The extents that nothing is known of are different ones, even of equal nodes.
  const std::string counted = "%a = \"onnx.NonZero\"(%x) : (tensor<3x3xf32>) -> !onnx.Unknown\n"
                              "%b = \"onnx.NonZero\"(%x) : (tensor<3x3xf32>) -> !onnx.Unknown\n"
                              "%s = \"onnx.Shape\"(%a) : (!onnx.Unknown) -> !onnx.Unknown\n"
                              "%t = \"onnx.Shape\"(%b) : (!onnx.Unknown) -> !onnx.Unknown\n";
  auto difference = [&](const std::string &a, const std::string &b) {
    return typeOf(counted + "%d = \"onnx.Sub\"(" + a + ", " + b + ") : (!onnx.Unknown, !onnx.Unknown) -> !onnx.Unknown\n"
                  "%r = \"onnx.ConstantOfShape\"(%d) : (!onnx.Unknown) -> tensor<*xf32>", "%x: tensor<3x3xf32>");
  };
  CHECK(difference("%s", "%s") == "tensor<0x0xf32>");
  CHECK(difference("%s", "%t") == "tensor<0x?xf32>");

  // What the file declares, and the values of operands, are parts of a node.
  auto body = [](const std::string &nodes) {
    return "func.func @main_graph(%u: tensor<*xf32>, %x: tensor<1x1x2x2xf32>) {\n" + nodes + "onnx.Return\n}";
  };
  auto declared = [](const std::string &name) {
    return "%" + name + " = \"onnx.Abs\"(%u) {onnx.dim_params = [\"0:" + name + "\"]} : (tensor<*xf32>) -> tensor<?xf32>\n"
           "%" + name + "2 = \"onnx.Neg\"(%" + name + ") : (tensor<?xf32>) -> tensor<*xf32>\n";
  };
  gives(body(declared("n") + declared("m")), {"\"onnx.Neg\"(%0) {onnx.dim_params = [\"0:n\"]} : (tensor<?xf32>) -> tensor<?xf32>",
                                              "\"onnx.Neg\"(%2) {onnx.dim_params = [\"0:m\"]} : (tensor<?xf32>) -> tensor<?xf32>"});
  auto resized = [](const std::string &name, const std::string &factor) {
    return list(name, "[1.0, 1.0, " + factor + ", " + factor + "]", "4xf32") + "%" + name + "2 = \"onnx.Resize\"(%x, %none, %" + name +
           ") : (tensor<1x1x2x2xf32>, none, tensor<4xf32>) -> !onnx.Unknown\n";
  };
  gives(body("%none = \"onnx.NoValue\"() {value} : () -> none\n" + resized("s", "2.0") + resized("t", "3.0")),
        {"-> tensor<1x1x4x4xf32>", "-> tensor<1x1x6x6xf32>"});

  // Each one that is wrong is told of.
  const std::string wrong = " = \"onnx.Abs\"(%x) : (tensor<1x1x2x2xf32>) -> tensor<7xf32>\n";
  CHECK(infer(body("%a" + wrong)).warnings.size() == 1);
  CHECK(infer(body("%a" + wrong + "%b" + wrong)).warnings.size() == 2);
}

TEST_CASE("attributes name types that the results may have", "[onnx][infer]") {
  auto outcome = [](const std::string &node, const std::string &opset = "28") {
    const Inferred inferred = infer("module attributes {onnx.opset_import = {ai.onnx = " + opset + " : i64}} {\nfunc.func @main_graph(%x: tensor<2x2xf32>, %n: tensor<i64>) {\n"
                                    "%r = " + node + "\nonnx.Return\n}\n}");
    return inferred.message;
  };
  auto refused = [&](const std::string &node, const std::string &part, const std::string &opset = "28") {
    INFO(node);
    CHECK(outcome(node, opset).find(part) != std::string::npos);
  };
  auto cast = [](int type) { return "\"onnx.Cast\"(%x) {to = " + std::to_string(type) + " : si64} : (tensor<2x2xf32>) -> !onnx.Unknown"; };
  CHECK(outcome(cast(8)).empty()); // strings: from version 9 on
  CHECK(outcome(cast(1), "6").empty());
  refused(cast(8), "to is 8, for tensor(string), but 'output' is one of tensor(bool), ", "6");
  refused(cast(14), "to is 14, for tensor(complex64), but 'output' is one of ");
  for (const char *op : {"RandomNormal\"() {shape = [2], ", "RandomUniform\"() {shape = [2], "}) {
    auto random = [&](const std::string &type) { return "\"onnx." + std::string(op) + "dtype = " + type + " : si64} : () -> !onnx.Unknown"; };
    CHECK(outcome(random("11")).empty());
    refused(random("7"), "dtype is 7, for tensor(int64), but 'output' is one of ");
    refused(random("99"), "dtype is 99, for a type that no op of ONNX has, but ");
    refused(random("4294967297"), "dtype is 4294967297, for a type that no op of ONNX has, but "); // 1, if it were cut off
  }
  auto eye = [](int type) { return "\"onnx.EyeLike\"(%x) {dtype = " + std::to_string(type) + " : si64} : (tensor<2x2xf32>) -> !onnx.Unknown"; };
  CHECK(outcome(eye(9)).empty());
  refused(eye(8), "dtype is 8, for tensor(string)");
  auto window = [](int type) { return "\"onnx.HannWindow\"(%n) {output_datatype = " + std::to_string(type) + " : si64} : (tensor<i64>) -> !onnx.Unknown"; };
  CHECK(outcome(window(11)).empty());
  refused(window(9), "output_datatype is 9, for tensor(bool)");
  refused("\"onnx.SequenceEmpty\"() {dtype = 23 : si64} : () -> !onnx.Unknown", "dtype is 23, for ");
}

// The numbers of places are counted by hand: a window of 3 elements with gaps of 1 covers 5.
TEST_CASE("windows", "[onnx][infer]") {
  auto pooled = [](const std::string &attributes) {
    return typeOf("%r = \"onnx.MaxPool\"(%x) {kernel_shape = [3]" + attributes + "} : (tensor<1x1x10xf32>) -> tensor<*xf32>", "%x: tensor<1x1x10xf32>");
  };
  CHECK(pooled("") == "tensor<1x1x8xf32>");
  CHECK(pooled(", dilations = [2]") == "tensor<1x1x6xf32>");
  CHECK(pooled(", dilations = [2], pads = [2, 1]") == "tensor<1x1x9xf32>");
  CHECK(pooled(", dilations = [3], strides = [2]") == "tensor<1x1x2xf32>");
  CHECK(pooled(", dilations = [3], strides = [2], ceil_mode = 1 : si64") == "tensor<1x1x3xf32>");
  auto convolved = [](const std::string &attributes) {
    return typeOf("%r = \"onnx.Conv\"(%x, %w) {" + attributes + "} : (tensor<1x1x10xf32>, tensor<4x1x3xf32>) -> tensor<*xf32>",
                  "%x: tensor<1x1x10xf32>, %w: tensor<4x1x3xf32>");
  };
  CHECK(convolved("dilations = [1]") == "tensor<1x4x8xf32>");
  CHECK(convolved("dilations = [4]") == "tensor<1x4x2xf32>");
  CHECK(convolved("dilations = [4], auto_pad = \"SAME_UPPER\"") == "tensor<1x4x10xf32>");
}

TEST_CASE("subgraphs, loops and functions", "[onnx][infer]") {
  const std::string arguments = "%x: tensor<2x3xf32>, %c: tensor<i1>, %n: tensor<i64>";
  auto program = [&](const std::string &body, const std::string &more = "") {
    return "module attributes {onnx.opset_import = {ai.onnx = 21 : i64, d = 1 : i64}} {\nfunc.func @main_graph(" + arguments + ") -> !onnx.Unknown {\n" +
           body + "onnx.Return %r : !onnx.Unknown\n}\n" + more + "}";
  };
  const std::string branches = "{\n%a = \"onnx.Transpose\"(%x) : (tensor<2x3xf32>) -> !onnx.Unknown\nonnx.Yield %a : !onnx.Unknown\n}, {\n"
                               "%b = \"onnx.Abs\"(%x) : (tensor<2x3xf32>) -> !onnx.Unknown\nonnx.Yield %b : !onnx.Unknown\n}";
  // Of two branches, what both have in common.
  gives(program("%r = \"onnx.If\"(%c) (" + branches + ") : (tensor<i1>) -> !onnx.Unknown\n"),
        {"-> tensor<3x2xf32>", "onnx.Yield %1 : tensor<3x2xf32>", "-> tensor<2x3xf32>", "-> tensor<?x?xf32> {"});
  // A condition that is known.
  gives(program(list("k", "true", "i1") + "%r = \"onnx.If\"(%k) (" + branches + ") : (tensor<i1>) -> !onnx.Unknown\n"), {"@main_graph(%arg0: tensor<2x3xf32>, %arg1: tensor<i1>, %arg2: tensor<i64>) -> tensor<3x2xf32>"});
  // A state that grows along one axis, and what a loop collects.
  gives(program("%r, %q = \"onnx.Loop\"(%n, %c, %x) ({\n^bb0(%i: tensor<i64>, %d: tensor<i1>, %s: !onnx.Unknown):\n"
                "%g = \"onnx.Concat\"(%s, %x) {axis = 0 : si64} : (!onnx.Unknown, tensor<2x3xf32>) -> !onnx.Unknown\n"
                "%e = \"onnx.Abs\"(%x) : (tensor<2x3xf32>) -> !onnx.Unknown\n"
                "onnx.Yield %d, %g, %e : tensor<i1>, !onnx.Unknown, !onnx.Unknown\n}) : (tensor<i64>, tensor<i1>, tensor<2x3xf32>) -> (!onnx.Unknown, !onnx.Unknown)\n"),
        {"-> (tensor<?x3xf32>, tensor<?x2x3xf32>)", "(%arg3: tensor<i64>, %arg4: tensor<i1>, %arg5: tensor<?x3xf32>)"});
  gives(program("%r, %q = \"onnx.Scan\"(%x, %x) ({\n^bb0(%s: !onnx.Unknown, %e: !onnx.Unknown):\n"
                "onnx.Yield %s, %e : !onnx.Unknown, !onnx.Unknown\n}) {num_scan_inputs = 1 : si64, scan_input_axes = [1], scan_output_axes = [-1]} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (!onnx.Unknown, !onnx.Unknown)\n"),
        {"-> (tensor<2x3xf32>, tensor<2x3xf32>)", "^bb0(%arg3: tensor<2x3xf32>, %arg4: tensor<2xf32>)"});
  // A function by its arguments, with an attribute of the caller, the function's default, or the op's.
  const std::string call = "%r = \"onnx.Custom\"(%x) {domain_name = \"d\", function_name = \"F\"";
  auto function = [](const std::string &more) {
    return "func.func private @\"d::F\"(%a: !onnx.Unknown) -> !onnx.Unknown attributes {onnx.opset_import = {ai.onnx = 21 : i64}" + more + "} {\n"
           "%0 = \"onnx.Flatten\"(%a) {onnx.references = {axis = \"from\"}} : (!onnx.Unknown) -> !onnx.Unknown\nonnx.Return %0 : !onnx.Unknown\n}\n";
  };
  gives(program(call + ", from = 0 : si64} : (tensor<2x3xf32>) -> !onnx.Unknown\n", function("")), {"%arg2: tensor<i64>) -> tensor<1x6xf32>"});
  gives(program(call + "} : (tensor<2x3xf32>) -> !onnx.Unknown\n", function(", onnx.attribute_proto = [{i = 2 : i64, name = \"from\", type = 2 : i64}]")), {"%arg2: tensor<i64>) -> tensor<6x1xf32>"});
  gives(program(call + "} : (tensor<2x3xf32>) -> !onnx.Unknown\n", function("")), {"%arg2: tensor<i64>) -> tensor<2x3xf32>"});
  // One that calls itself, which no file can have.
  CHECK(infer(program(call + "} : (tensor<2x3xf32>) -> !onnx.Unknown\n",
                      "func.func private @\"d::F\"(%a: !onnx.Unknown) -> !onnx.Unknown {\n%0 = \"onnx.Custom\"(%a) {domain_name = \"d\", function_name = \"F\"} : (!onnx.Unknown) -> !onnx.Unknown\nonnx.Return %0 : !onnx.Unknown\n}\n"))
            .message.empty());
}

TEST_CASE("what takes for ever otherwise", "[onnx][infer]") {
  std::string functions;
  for (int i = 0; i < 60; ++i) {
    const std::string next = "\"onnx.Custom\"(%a) {domain_name = \"d\", function_name = \"f" + std::to_string(i + 1) + "\"} : (!onnx.Unknown) -> !onnx.Unknown\n";
    functions += "func.func private @\"d::f" + std::to_string(i) + "\"(%a: !onnx.Unknown) -> !onnx.Unknown {\n%0 = " + next + "%1 = " + next + "onnx.Return %1 : !onnx.Unknown\n}\n";
  }
  std::string nested = "%c0 = \"onnx.Abs\"(%x) : (tensor<2xf32>) -> !onnx.Unknown\nonnx.Yield %d, %x : tensor<i1>, tensor<2xf32>\n";
  for (int i = 0; i < 20; ++i)
    nested = "%l" + std::to_string(i) + " = \"onnx.Loop\"(%n, %d, %x) ({\n^bb0(%i" + std::to_string(i) + ": tensor<i64>, %e" + std::to_string(i) + ": tensor<i1>, %s" + std::to_string(i) + ": !onnx.Unknown):\n" + nested +
             "}) : (tensor<i64>, tensor<i1>, tensor<2xf32>) -> !onnx.Unknown\nonnx.Yield %d, %x : tensor<i1>, tensor<2xf32>\n";
  nested.resize(nested.rfind("onnx.Yield"));
  const auto begin = std::chrono::steady_clock::now();
  CHECK(infer("func.func @main_graph(%x: tensor<2xf32>) -> !onnx.Unknown {\n%0 = \"onnx.Custom\"(%x) {domain_name = \"d\", function_name = \"f0\"} : (tensor<2xf32>) -> !onnx.Unknown\nonnx.Return %0 : !onnx.Unknown\n}\n" + functions).message.empty());
  CHECK(infer("func.func @main_graph(%x: tensor<2xf32>, %d: tensor<i1>, %n: tensor<i64>) {\n" + nested + "onnx.Return\n}").message.empty());
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20)); // thousands of years
}

TEST_CASE("declared types add to what is inferred, and may contradict it", "[onnx][infer]") {
  auto program = [](const std::string &type) {
    return "func.func @main_graph(%x: tensor<2x3xf32>) -> tensor<*xf32> {\n%0 = \"onnx.Abs\"(%x) {onnx_node_name = \"first\"} : (tensor<2x3xf32>) -> " + type + "\n"
           "%1 = \"onnx.Custom\"(%0) {domain_name = \"d\", function_name = \"F\"} : (" + type + ") -> tensor<?x7xf32>\n"
           "%2 = \"onnx.Abs\"(%1) : (tensor<?x7xf32>) -> tensor<*xf32>\nonnx.Return %2 : tensor<*xf32>\n}";
  };
  gives(program("!onnx.Unknown"), {"-> tensor<2x3xf32>", "-> tensor<?x7xf32> {"});
  const Inferred wrong = infer(program("tensor<f32>"));
  REQUIRE(wrong.warnings.size() == 1);
  CHECK(wrong.warnings[0].find("result 0 is declared with rank 0, but its rank is 2") != std::string::npos);
  CHECK(wrong.text.find("-> tensor<2x3xf32>") != std::string::npos);
  const Inferred other = infer(program("tensor<2x4xf32>"));
  CHECK(other.warnings.size() == 1);
  CHECK(other.text.find("-> tensor<2x3xf32>") != std::string::npos);
  CHECK(other.text.find("tensor<2x4xf32>") == std::string::npos);
  CHECK(infer(program("tensor<2x?xf32>")).warnings.empty());
  const Inferred strict = infer(program("tensor<2x4xf32>"), {{}, {}, true});
  CHECK(strict.message.find("is declared with the extent 4 along axis 1, but it is 3") != std::string::npos);
  CHECK(strict.node == "Abs 'first' in main graph");
  // A rule that only inference can see.
  const std::string product = "func.func @main_graph(%x: tensor<2x3xf32>) {\n%0 = \"onnx.Abs\"(%x) : (tensor<2x3xf32>) -> !onnx.Unknown\n"
                              "%1 = \"onnx.MatMul\"(%0, %0) : (!onnx.Unknown, !onnx.Unknown) -> !onnx.Unknown\nonnx.Return\n}";
  CHECK(infer(product).warnings.size() == 1);
  CHECK(infer(product, {{}, {}, true}).message.find("has 2 rows, expected 3") != std::string::npos);
}

TEST_CASE("elements that make extents", "[onnx][infer]") {
  auto reshaped = [](const std::string &shape) { // to the extents in %s
    return typeOf(shape + "%r = \"onnx.ConstantOfShape\"(%s) : (tensor<*xi64>) -> tensor<*xf32>");
  };
  const std::string two = list("a", "[6, 4]", "2xi64"), other = list("b", "[2, 3]", "2xi64");
  auto binary = [&](const std::string &op) { return two + other + "%s = \"onnx." + op + "\"(%a, %b) : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>\n"; };
  CHECK(reshaped(binary("Add")) == "tensor<8x7xf32>");
  CHECK(reshaped(binary("Sub")) == "tensor<4x1xf32>");
  CHECK(reshaped(binary("Mul")) == "tensor<12x12xf32>");
  CHECK(reshaped(binary("Div")) == "tensor<3x1xf32>");
  CHECK(reshaped(binary("Mod")) == "tensor<0x1xf32>");
  CHECK(reshaped(binary("Max")) == "tensor<6x4xf32>");
  CHECK(reshaped(binary("Min")) == "tensor<2x3xf32>");
  CHECK(reshaped(two + list("b", "[6, 5]", "2xi64") + "%e = \"onnx.Equal\"(%a, %b) : (tensor<2xi64>, tensor<2xi64>) -> tensor<*xi1>\n"
                 "%s = \"onnx.Where\"(%e, %a, %b) : (tensor<*xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<*xi64>\n") == "tensor<6x5xf32>");
  CHECK(reshaped(two + list("z", "0", "i64") + "%p = \"onnx.ReduceProd\"(%a) {keepdims = 1 : si64} : (tensor<2xi64>) -> tensor<*xi64>\n"
                 "%s = \"onnx.Concat\"(%a, %p) {axis = 0 : si64} : (tensor<2xi64>, tensor<*xi64>) -> tensor<*xi64>\n") == "tensor<6x4x24xf32>");
  CHECK(reshaped(list("l", "5", "i64") + list("o", "1", "i64") + list("d", "2", "i64") + "%s = \"onnx.Range\"(%o, %l, %d) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<*xi64>\n") == "tensor<1x3xf32>");
  // Numbers of a type without signs, and those that wrap around.
  CHECK(reshaped(list("n", "2", "1xi64") + "%u = \"onnx.ConstantOfShape\"(%n) {value = dense<200> : tensor<1xui8>} : (tensor<1xi64>) -> tensor<*xui8>\n"
                 "%s = \"onnx.Cast\"(%u) {to = 7 : si64} : (tensor<*xui8>) -> tensor<*xi64>\n") == "tensor<200x200xf32>");
  CHECK(reshaped(list("n", "200", "1xui8") + "%u = \"onnx.Add\"(%n, %n) : (tensor<1xui8>, tensor<1xui8>) -> tensor<*xui8>\n"
                 "%s = \"onnx.Cast\"(%u) {to = 7 : si64} : (tensor<*xui8>) -> tensor<*xi64>\n") == "tensor<?xf32>");
  // What NumPy's slices give.
  auto sliced = [](const std::string &extent, const std::string &start, const std::string &end, const std::string &step) {
    return typeOf(list("s", start, "1xi64") + list("e", end, "1xi64") + list("a", "0", "1xi64") + list("d", step, "1xi64") +
                  "%r = \"onnx.Slice\"(%x, %s, %e, %a, %d) : (tensor<" + extent + "xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>",
                  "%x: tensor<" + extent + "xf32>");
  };
  CHECK(sliced("10", "2", "-1", "3") == "tensor<3xf32>");
  CHECK(sliced("10", "-1", "-9223372036854775808", "-1") == "tensor<10xf32>");
  CHECK(sliced("4", "-100", "-200", "-1") == "tensor<1xf32>");
  CHECK(sliced("0", "-1", "-9223372036854775808", "-1") == "tensor<0xf32>");
  CHECK(sliced("3000000000", "0", "2147483647", "1") == "tensor<2147483647xf32>");
  CHECK(sliced("?", "0", "9223372036854775807", "1") == "tensor<?xf32>");
  CHECK(sliced("10", "9223372036854775807", "-9223372036854775808", "-9223372036854775808") == "tensor<1xf32>");
  // Floats whose number of steps depends on how it is computed.
  auto steps = [](const std::string &start, const std::string &end, const std::string &step) {
    return typeOf(list("s", start, "f32") + list("e", end, "f32") + list("d", step, "f32") + "%r = \"onnx.Range\"(%s, %e, %d) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<*xf32>");
  };
  CHECK(steps("0.0", "1.0", "0.25") == "tensor<4xf32>");
  CHECK(steps("0.1", "1.1", "0.1") == "tensor<?xf32>");
  // The default of an input counts.
  gives("func.func @main_graph(%x: tensor<6xf32>, %s: tensor<2xi64> {onnx.default = dense<[2, 3]> : tensor<2xi64>}) {\n"
        "%r = \"onnx.Reshape\"(%x, %s) : (tensor<6xf32>, tensor<2xi64>) -> tensor<*xf32>\nonnx.Return\n}", {"-> tensor<2x3xf32>"});
}

TEST_CASE("modules without ONNX have nothing to infer", "[onnx][infer]") {
  for (const char *type : {"tensor<f32>", "tuple<tensor<f32>>", "!stablehlo.token", "tensor<?xf32, #stablehlo.bounds<4>>"})
    gives(std::string("func.func @main(%a: ") + type + ") -> " + type + " {\n  return %a : " + type + "\n}", {std::string("@main(%arg0: ") + type + ")"});
  CHECK(infer("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n%0 = stablehlo.abs %a : tensor<f32>\nreturn %0 : tensor<f32>\n}")
            .message.find("stablehlo.abs is no op of ONNX") != std::string::npos);
  CHECK(infer("func.func private @main_graph(%a: tensor<f32>) -> tensor<f32>").message.find("is no graph") != std::string::npos);
}

TEST_CASE("an entry point names the graph", "[onnx][infer]") {
  const std::string two = "func.func @a(%x: tensor<2xf32>) -> tensor<*xf32> {\n%0 = \"onnx.Abs\"(%x) : (tensor<2xf32>) -> tensor<*xf32>\nonnx.Return %0 : tensor<*xf32>\n}\n"
                          "func.func @b(%x: tensor<3xf32>) -> tensor<*xf32> {\n%0 = \"onnx.Abs\"(%x) : (tensor<3xf32>) -> tensor<*xf32>\nonnx.Return %0 : tensor<*xf32>\n}\n";
  gives("module {\n" + two + "\"onnx.EntryPoint\"() {func = @b} : () -> ()\n}", {"@a(%arg0: tensor<2xf32>) -> tensor<*xf32>", "@b(%arg0: tensor<3xf32>) -> tensor<3xf32>"});
  CHECK(infer(two).message.find("no function @main_graph") != std::string::npos);
}

TEST_CASE("operands whose rank is too low for what is read of them", "[onnx][infer]") {
  auto refused = [](const std::string &node, const std::string &arguments) {
    const std::string message = infer("func.func @main_graph(" + arguments + ") {\n%r = " + node + "\nonnx.Return\n}").message;
    INFO(node);
    CHECK(message.find("has rank") != std::string::npos);
  };
  const std::string x = "%x: tensor<*xf32>";
  refused("\"onnx.Conv\"(%x, %w) : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>", x + ", %w: tensor<f32>");
  refused("\"onnx.ConvTranspose\"(%x, %w) : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>", x + ", %w: tensor<3xf32>");
  refused("\"onnx.GridSample\"(%x, %w) : (tensor<*xf32>, tensor<f32>) -> tensor<*xf32>", x + ", %w: tensor<f32>");
  const Inferred lists = infer("func.func @main_graph(%x: tensor<4xf32>) {\n" + list("s", "", "0xi64") + list("e", "1", "1xi64") + list("a", "0", "1xi64") +
                               "%r = \"onnx.Slice\"(%x, %s, %e, %a) : (tensor<4xf32>, tensor<0xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xf32>\nonnx.Return\n}");
  CHECK(lists.message.find("has 1 entries, but another list has 0") != std::string::npos);
  // A default that is longer than the input.
  CHECK(infer("func.func @main_graph(%x: tensor<1x5x5xf32>, %i: tensor<?xi64> {onnx.default = dense<[5, 5, 5]> : tensor<3xi64>}, %b: tensor<?xi64> {onnx.default = dense<[1, 5]> : tensor<2xi64>}) {\n"
              "%r = \"onnx.Col2Im\"(%x, %i, %b) : (tensor<1x5x5xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<*xf32>\nonnx.Return\n}").message.empty());
}
