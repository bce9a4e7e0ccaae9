// Modules as models: what a file says that a module keeps beside its ops, modules that no file made, and what cannot be
// written.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "canonical_message.h"
#include "loaded_model.h"
#include "model_bytes.h"

#include "stablehlo-c/stablehlo.h"

#include <catch2/catch.hpp>

namespace {

using namespace model_bytes;
using namespace std::string_literals;

const std::string x = inputPart(value("x")), y = outputPart(value("y"));
const std::string custom = opset("", 13) + opset("d", 1);

std::string attribute(const std::string &name, const std::string &fields) { return bytes(5, bytes(1, name) + fields); }
std::string customNode(const std::string &attributes) { return nodePart(node("F", {"x"}, {"y"}, attributes + bytes(7, "d"))); }
void keeps(const std::string &graph, const std::string &imports = opset("", 13)) {
  INFO(graph);
  accepts(model(graph, imports), {});
}

struct Written {
  std::string file, message;
  std::vector<std::string> warnings;
};

// What the text is as a file.
Written write(const std::string &text, bool verify = true) {
  Written result;
  shlo_parse_options *parse = nullptr;
  shlo_onnx_write_options *options = nullptr;
  shlo_diagnostics *findings = nullptr;
  shlo_module *module = nullptr;
  shlo_buffer *buffer = nullptr;
  shlo_error *error = nullptr;
  shlo_diagnostics_create(&findings, nullptr);
  shlo_parse_options_create(&parse, nullptr);
  shlo_parse_options_set_verify(parse, verify, nullptr);
  shlo_onnx_write_options_create(&options, nullptr);
  shlo_onnx_write_options_set_diagnostics(options, findings, nullptr);
  if (shlo_module_parse(text.data(), text.size(), parse, &module, &error) == SHLO_OK &&
      shlo_onnx_write(module, options, &buffer, nullptr, &error) == SHLO_OK)
    result.file.assign(static_cast<const char *>(shlo_buffer_data(buffer)), shlo_buffer_size(buffer));
  if (error)
    result.message = shlo_error_message(error, nullptr);
  for (size_t i = 0; i < shlo_diagnostics_count(findings); ++i)
    result.warnings.push_back(shlo_diagnostic_message(shlo_diagnostics_at(findings, i), nullptr));
  shlo_buffer_destroy(buffer);
  shlo_module_destroy(module);
  shlo_error_destroy(error);
  shlo_parse_options_destroy(parse);
  shlo_onnx_write_options_destroy(options);
  shlo_diagnostics_destroy(findings);
  return result;
}

void gives(const std::string &text, const std::string &file) {
  const Written written = write(text);
  INFO(written.message);
  CHECK(written.warnings.empty());
  const bool isSame = canonicalModel(written.file) == canonicalModel(file);
  INFO(load(written.file).text);
  CHECK(isSame);
}
// Without verification, which finds most of these, too.
void cannotBeWritten(const std::string &text, const std::string &message) {
  const Written written = write(text, false);
  INFO(message);
  INFO(written.message);
  REQUIRE(written.file.empty());
  CHECK(written.message.find(message) != std::string::npos);
}

// A model of a function's body.
std::string graph(const std::string &body, const std::string &arguments = "%x: tensor<2xf32> {onnx.name = \"x\"}",
                  const std::string &results = "tensor<2xf32> {onnx.name = \"y\"}") {
  return "module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 13 : i64}} {\n"
         "func.func @g(" + arguments + ") -> (" + results + ") {\n" + body + "}\n}\n";
}
const std::string t2 = " : (tensor<2xf32>) -> tensor<2xf32>\n", end = " : tensor<2xf32>\n";

} // namespace

TEST_CASE("domains, order and kinds of attributes are those of the file", "[onnx][export]") {
  // A domain that is empty, that is there for some nodes only, and the other name of the default.
  const std::string empty = bytes(7, ""), standard = bytes(7, "ai.onnx");
  auto two = [](const std::string &first, const std::string &second) {
    return x + y + nodePart(node("Abs", {"x"}, {"h"}, first)) + nodePart(node("Neg", {"h"}, {"y"}, second));
  };
  for (const std::string &first : {""s, empty, standard})
    for (const std::string &second : {""s, empty, standard})
      keeps(two(first, second));
  keeps(customNode(attribute("b", number(3, 1) + number(20, 2)) + attribute("a", number(3, 2) + number(20, 2))) + x + y, custom);
  keeps(x + y + nodePart(node("LeakyRelu", {"x"}, {"y"}, bytes(3, ""))));
  // No type, a type without value, a value beside another one, a list without elements, a note.
  const std::string half = varint(2 << 3 | 5) + "\0\0\0\x3f"s;
  for (const std::string &fields : {half, half + number(20, 1), number(20, 1), half + number(3, 7) + number(20, 1),
                                    half + bytes(13, "note") + number(20, 1), half + bytes(99, "later") + number(20, 1)})
    keeps(x + y + nodePart(node("LeakyRelu", {"x"}, {"y"}, attribute("alpha", fields))));
  for (int list : {6, 7, 8, 9, 12, 14})
    keeps(customNode(attribute("empty", number(20, list))) + x + y, custom);
  keeps(customNode(attribute("i", number(3, -1) + number(20, 2)) + attribute("f", half + number(20, 1)) +
                   attribute("s", bytes(4, "\xff\0"s) + number(20, 3)) +
                   attribute("fs", varint(7 << 3 | 5) + "\1\0\xa0\x7f"s + number(20, 6)) + // a NaN that signals
                   attribute("is", number(8, -5) + number(8, 5) + number(20, 7)) +
                   attribute("ss", bytes(9, "a") + bytes(9, "") + number(20, 8)) +
                   attribute("t", bytes(14, tensorType(Float, {"2"})) + number(20, 13)) +
                   attribute("named", bytes(14, tensorType(Float, {"n"})) + number(20, 13)) +
                   attribute("ts", bytes(15, tensorType(Float, {"2"})) + bytes(15, bytes(4, bytes(1, tensorType(Int64, {})))) + number(20, 14))) +
            x + y, custom);
  // Subgraphs of an op without schema.
  keeps(x + y + customNode(graphAttribute("body", bytes(2, "b") + outputPart(value("t")) + nodePart(node("Neg", {"x"}, {"t"})))), custom);
  // A graph without a name, and one with an empty name.
  for (const std::string &name : {""s, bytes(2, "")}) {
    const std::string file = number(1, 8) + bytes(7, x + y + nodePart(node("Abs", {"x"}, {"y"})) + name) + opset("", 13);
    accepts(file, {});
  }
  // Opsets without a domain, without a version, with something else.
  for (const std::string &import : {number(2, 13), bytes(1, "") + number(2, 13) + number(9, 1), bytes(1, "ai.onnx") + number(2, 13)})
    keeps(x + y + nodePart(node("Abs", {"x"}, {"y"})), bytes(8, import) + opset("d", 1) + bytes(8, bytes(1, "e")));
}

TEST_CASE("tensors are stored as they were", "[onnx][export]") {
  auto constant = [](const std::string &tensor) {
    keeps(y + nodePart(node("Constant", {}, {"y"}, attribute("value", bytes(5, tensor) + number(20, 4)))));
    keeps(x + y + nodePart(node("Abs", {"x"}, {"y"})) + initializerPart(tensor + bytes(8, "w")));
  };
  const std::string two = number(1, 2);
  for (const std::string &more : {""s, bytes(12, "doc"), bytes(16, bytes(1, "k") + bytes(2, "v")), number(14, 0), bytes(99, "later")}) {
    constant(two + number(2, 1) + bytes(9, "12345678") + more);
    constant(two + number(2, 1) + bytes(4, "12345678") + more);
  }
  constant(two + number(2, 1) + bytes(4, "\1\0\xa0\x7f\1\0\xa0\x7f"s));      // equal NaNs that signal
  constant(two + number(2, 6) + bytes(5, varint(7) + varint(uint64_t(-7)))); // int32
  constant(two + number(2, 3) + bytes(5, varint(uint64_t(-128)) + varint(127))); // int8
  constant(two + number(2, 2) + bytes(5, varint(255) + varint(0)));          // uint8
  constant(two + number(2, 9) + bytes(5, varint(1) + varint(0)));            // bool
  constant(two + number(2, 9) + bytes(9, "\1\0"s));
  constant(two + number(2, 10) + bytes(5, varint(65535) + varint(1)));       // float16
  constant(two + number(2, 7) + bytes(7, varint(uint64_t(-1)) + varint(1))); // int64
  constant(two + number(2, 13) + bytes(11, varint(uint64_t(-1)) + varint(1))); // uint64
  constant(two + number(2, 12) + bytes(11, varint(UINT32_MAX) + varint(1))); // uint32
  constant(two + number(2, 11) + bytes(10, std::string(16, '\x11')));        // double
  constant(two + number(2, 14) + bytes(4, std::string(8, '\x11') + std::string(8, '\x22'))); // complex64, equal
  constant(two + number(2, 15) + bytes(10, std::string(32, '\x11')));        // complex128, equal
  constant(two + number(2, 8) + bytes(6, "a") + bytes(6, "a"));              // string, equal
  constant(two + number(2, 8) + bytes(6, "a") + bytes(6, "\xff"));
  const std::string three = number(1, 3);
  constant(three + number(2, 22) + bytes(5, varint(0xf7) + varint(0x02)));   // int4
  constant(three + number(2, 22) + bytes(5, varint(0x22) + varint(0x02)));   // equal
  constant(three + number(2, 22) + bytes(5, varint(uint64_t(-9)) + varint(0x02))); // bytes with a sign
  constant(three + number(2, 21) + bytes(9, "\xf7\x02"));                    // uint4
  constant(number(1, 0) + number(2, 1));
  constant(number(1, 0) + number(2, 1) + bytes(9, ""));
  constant(number(2, 1) + bytes(4, "1234"));
  // Sparse tensors, with indices of both kinds.
  const std::string values = bytes(1, number(1, 2) + number(2, 1) + bytes(8, "s") + bytes(9, "12345678"));
  const std::string linear = bytes(2, number(1, 2) + number(2, 7) + bytes(7, varint(1) + varint(5)));
  const std::string rows = bytes(2, number(1, 2) + number(1, 2) + number(2, 7) + bytes(7, varint(0) + varint(1) + varint(1) + varint(2)));
  const std::string dims = number(3, 2) + number(3, 3);
  for (const std::string &indices : {linear, rows}) {
    keeps(x + y + nodePart(node("Abs", {"x"}, {"y"})) + bytes(15, values + indices + dims));
    keeps(y + nodePart(node("Constant", {}, {"y"}, attribute("sparse_value", bytes(22, values + indices + dims) + number(20, 11)))));
  }
}

TEST_CASE("values, initializers and functions are as they were", "[onnx][export]") {
  const std::string abs = nodePart(node("Abs", {"x"}, {"y"}));
  // Defaults in another order than the inputs, among other initializers.
  const std::string inputs = x + inputPart(value("a")) + inputPart(value("b")), a = initializerPart(floats("a", 2)),
                    b = initializerPart(floats("b", 2)), c = initializerPart(floats("c", 2));
  for (const std::string &order : {a + b + c, b + a + c, c + b + a, a + c + b, b, c + a})
    keeps(inputs + y + abs + order);
  // Values without type, of an empty type, of types within containers, with notes.
  for (const std::string &type : {""s, bytes(2, ""), bytes(2, bytes(1, "")), bytes(2, bytes(6, "IMAGE") + tensorType(Float, {"2"})),
                                  bytes(2, bytes(4, bytes(1, tensorType(Float, {"n"})))), bytes(2, bytes(4, bytes(1, ""))), bytes(2, bytes(4, "")),
                                  bytes(2, bytes(9, bytes(1, tensorType(Float, {"2"})))), bytes(2, bytes(8, number(1, 1) + bytes(2, bytes(1, bytes(2, "n"))))),
                                  bytes(2, bytes(5, number(1, 7) + bytes(2, tensorType(Float, {})))), bytes(2, bytes(7, bytes(1, "d") + bytes(2, "n"))),
                                  bytes(2, bytes(7, bytes(2, ""))), bytes(2, tensorType(Float, {"-1"})),
                                  bytes(2, bytes(1, number(1, 1) + bytes(2, bytes(1, bytes(2, "")))))})
    for (const std::string &more : {""s, bytes(3, "doc"), bytes(99, "later")}) {
      keeps(x + y + abs + inputPart(bytes(1, "z") + type + more));
      keeps(x + y + abs + nodePart(node("F", {"x"}, {"z"}, bytes(7, "d"))) + bytes(13, bytes(1, "z") + type + more), custom);
    }
  // A function: types, attributes with and without default, references with and without a type.
  const std::string half = varint(2 << 3 | 5) + "\0\0\0\x3f"s;
  for (const std::string &type : {""s, number(20, 1)})
    for (const std::string &value : {""s, half}) {
      const std::string function =
          bytes(25, bytes(1, "F") + bytes(4, "a") + bytes(5, "b") + bytes(6, "slope") +
                        bytes(7, node("LeakyRelu", {"a"}, {"b"}, attribute("alpha", value + type + bytes(21, "slope")))) +
                        bytes(8, "doc") + bytes(9, bytes(1, "") + number(2, 13)) + bytes(10, "d") +
                        bytes(11, bytes(1, "other") + half + number(20, 1)) + bytes(12, model_bytes::value("a")));
      accepts(model(customNode("") + x + y, custom) + function, {});
    }
}

TEST_CASE("a module that no file made", "[onnx][export]") {
  gives("func.func @net(%a: tensor<2xf32>) -> tensor<2xf32> {\n%0 = \"onnx.Relu\"(%a)" + t2 + "onnx.Return %0" + end + "}",
        number(1, 14) + bytes(7, bytes(2, "net") + nodePart(node("Relu", {"v0"}, {"v1"})) + inputPart(value("v0")) + outputPart(value("v1"))) +
            opset("", 28));
  // Opsets of other domains, and the version of the format that functions need.
  gives("module attributes {onnx.opset_import = {ai.onnx = 10 : i64, d = 2 : i64}} {\nfunc.func @main_graph(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
        "%0 = \"onnx.Custom\"(%a) {domain_name = \"d\", function_name = \"F\"}" + t2 + "onnx.Return %0" + end + "}\n"
        "func.func private @\"d::F\"(%a: tensor<2xf32> {onnx.name = \"p\"}) -> tensor<2xf32> attributes {onnx.opset_import = {ai.onnx = 10 : i64}} {\n%0 = \"onnx.Abs\"(%a)" + t2 + "onnx.Return %0" + end + "}\n}",
        number(1, 8) + bytes(7, nodePart(node("F", {"v0"}, {"v1"}, bytes(7, "d"))) + bytes(2, "main_graph") + inputPart(value("v0")) + outputPart(value("v1"))) +
            opset("", 10) + opset("d", 2) +
            bytes(25, bytes(1, "F") + bytes(4, "p") + bytes(5, "v2") + bytes(7, node("Abs", {"p"}, {"v2"})) + bytes(9, bytes(1, "") + number(2, 10)) + bytes(10, "d")));
  // The list of a file does not count if the opsets were changed.
  gives("module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 13 : i64}, onnx.opset_imports = [{domain = \"ai.onnx\", version = 12 : i64}]} {\n"
        "func.func @g(%x: tensor<2xf32> {onnx.name = \"x\"}) -> tensor<2xf32> {\nonnx.Return %x" + end + "}\n}",
        model(inputPart(value("x")) + outputPart(value("x"))));
  // An op of a domain that is imported nowhere; types of values that are known.
  gives("func.func @g(%a: tensor<2xi64>) -> tensor<2xf32> {\n%0 = \"onnx.OneHotEncoder\"(%a) {cats_int64s = [1]} : (tensor<2xi64>) -> tensor<2x1xf32>\n"
        "%1 = \"onnx.Custom\"(%0) {domain_name = \"d\", function_name = \"F\"} : (tensor<2x1xf32>) -> tensor<2xf32>\nonnx.Return %1" + end + "}",
        number(1, 14) + bytes(7, nodePart(node("OneHotEncoder", {"v0"}, {"v1"}, attribute("cats_int64s", number(8, 1) + number(20, 7)) + bytes(7, "ai.onnx.ml"))) +
                                     nodePart(node("F", {"v1"}, {"v2"}, bytes(7, "d"))) + bytes(2, "g") +
                                     inputPart(value("v0", tensorType(Int64, {"2"}))) + outputPart(value("v2")) + bytes(13, value("v1", tensorType(Float, {"2", "1"})))) +
            opset("", 28) + opset("ai.onnx.ml", 5) + opset("d", 1));
}

TEST_CASE("names are unique, and outputs have theirs", "[onnx][export]") {
  auto file = [](const std::string &nodes, const std::string &inputs = x, const std::string &outputs = y) {
    return model(nodes + inputs + outputs);
  };
  auto named = [](const std::string &op, const std::string &operand, const std::string &name) {
    return "\"onnx." + op + "\"(" + operand + ") {onnx.names = [\"" + name + "\"]}" + t2;
  };
  const std::string types = "";
  // The same name twice; an output's name, which another value has.
  gives(graph("%0 = " + named("Abs", "%x", "h") + "%1 = " + named("Abs", "%0", "h") + "%2 = " + named("Abs", "%1", "y") + "%3 = \"onnx.Abs\"(%2)" + t2 +
              "onnx.Return %3 {onnx.name = \"g\"}" + end),
        file(nodePart(node("Abs", {"x"}, {"h"})) + nodePart(node("Abs", {"h"}, {"v0"})) + nodePart(node("Abs", {"v0"}, {"v1"})) + nodePart(node("Abs", {"v1"}, {"y"})) +
             bytes(13, value("h")) + bytes(13, value("v0")) + bytes(13, value("v1"))));
  // An input as an output with another name, and one value as two outputs.
  const std::string results = "tensor<2xf32> {onnx.name = \"y\"}, tensor<2xf32> {onnx.name = \"z\"}", ends = " : tensor<2xf32>, tensor<2xf32>\n";
  gives(graph("onnx.Return %x, %x {onnx.name = \"g\"}" + ends, "%x: tensor<2xf32> {onnx.name = \"x\"}", results),
        file(nodePart(node("Identity", {"x"}, {"y"})) + nodePart(node("Identity", {"x"}, {"z"})), x, y + outputPart(value("z"))));
  gives(graph("%0 = \"onnx.Abs\"(%x)" + t2 + "onnx.Return %0, %0 {onnx.name = \"g\"}" + ends, "%x: tensor<2xf32> {onnx.name = \"x\"}", results),
        file(nodePart(node("Abs", {"x"}, {"y"})) + nodePart(node("Identity", {"y"}, {"z"})), x, y + outputPart(value("z"))));
  // One whose name another value has, which comes later.
  gives(graph("%0 = " + named("Abs", "%x", "z") + "onnx.Return %0, %x {onnx.name = \"g\"}" + ends, "%x: tensor<2xf32> {onnx.name = \"x\"}", results),
        file(nodePart(node("Abs", {"x"}, {"y"})) + nodePart(node("Identity", {"x"}, {"z"})), x, y + outputPart(value("z"))));
  gives(graph("%0 = " + named("Abs", "%x", "y") + "%1 = " + named("Neg", "%0", "h") + "onnx.Return %x, %1 {onnx.name = \"g\"}" + ends, "%x: tensor<2xf32> {onnx.name = \"x\"}", results),
        file(nodePart(node("Abs", {"x"}, {"v0"})) + nodePart(node("Neg", {"v0"}, {"z"})) + nodePart(node("Identity", {"x"}, {"y"})), x, y + outputPart(value("z")) + bytes(13, value("v0"))));
  // A subgraph that gives a value of the graph around it, and one with a value that hides another one.
  const std::string both = "%x: tensor<2xf32> {onnx.name = \"x\"}, %c: tensor<i1> {onnx.name = \"c\"}", cond = inputPart(value("c", tensorType(Bool, {})));
  const std::string branch = graphAttribute("then_branch", nodePart(node("Identity", {"x"}, {"v0"})) + bytes(2, "then_branch") + outputPart(value("v0")));
  gives(graph("%0 = \"onnx.If\"(%c) ({\nonnx.Yield %x" + end + "}, {\n%1 = " + named("Abs", "%x", "x") + "%2 = " + named("Neg", "%x", "t") +
              "%3 = \"onnx.Add\"(%1, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>\nonnx.Yield %3" + end + "}) : (tensor<i1>) -> tensor<2xf32>\nonnx.Return %0 {onnx.name = \"g\"}" + end, both),
        file(nodePart(node("If", {"c"}, {"y"},
                           graphAttribute("else_branch", nodePart(node("Abs", {"x"}, {"v1"})) + nodePart(node("Neg", {"x"}, {"t"})) + nodePart(node("Add", {"v1", "t"}, {"v2"})) +
                                                             bytes(2, "else_branch") + outputPart(value("v2")) + bytes(13, value("v1")) + bytes(13, value("t"))) + branch)),
             x + cond));
}

TEST_CASE("what cannot be written", "[onnx][export]") {
  const std::string relu = "%0 = \"onnx.Relu\"(%x)" + t2 + "onnx.Return %0" + end;
  cannotBeWritten(graph("%0 = stablehlo.abs %x : tensor<2xf32>\nonnx.Return %0" + end), "stablehlo.abs is no op of ONNX");
  cannotBeWritten(graph("%0 = \"onnx.ReluV6\"(%x)" + t2 + "onnx.Return %0" + end),
                  "onnx.ReluV6 is the version of opset 6, but the module states opset 13 of ai.onnx");
  cannotBeWritten(graph("%0 = \"onnx.Mish\"(%x)" + t2 + "onnx.Return %0" + end), "onnx.Mish is no op of ONNX, or of none");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x)" + t2 + "onnx.Return %0" + end), "has no function_name");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", a = 1 : i7}" + t2 + "onnx.Return %0" + end), "an attribute 'a' that is no value of ONNX");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", a = []}" + t2 + "onnx.Return %0" + end), "a list without a type");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", a = 1.0 : f32, onnx.references = {a = \"b\"}}" + t2 + "onnx.Return %0" + end), "two attributes of one name");
  cannotBeWritten(graph("%0 = \"onnx.Initializer\"() {onnx.names = [\"w\"]} : () -> tensor<2xf32>\nonnx.Return %0" + end), "needs one result, and a value");
  cannotBeWritten(graph("onnx.Return %x : tensor<2xi5>\n", "%x: tensor<2xi5>", "tensor<2xi5>"), "ONNX has no type tensor<2xi5>");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", onnx.doc_string = 1 : i64}" + t2 + "onnx.Return %0" + end), "what was kept of the field doc_string of NodeProto is not text");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", onnx.metadata_props = {}}" + t2 + "onnx.Return %0" + end), "is not a list");
  cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", onnx.metadata_props = [1]}" + t2 + "onnx.Return %0" + end), "is not a dictionary of fields");
  for (const char *unknown : {"\"abc\"", "[1]", "[\"\\9A\\06\\05late\"]", "[\"\\22\\01x\"]"}) // of other types, too short, a field that is known
    cannotBeWritten(graph("%0 = \"onnx.Custom\"(%x) {function_name = \"F\", onnx.unknown_fields = "s + unknown + "}" + t2 + "onnx.Return %0" + end), "the unknown fields of NodeProto");
  cannotBeWritten("module {\n}", "no function @main_graph");
  cannotBeWritten("func.func @a(%x: tensor<2xf32>) -> tensor<2xf32> {\n" + relu + "}\nfunc.func @b(%x: tensor<2xf32>) -> tensor<2xf32> {\n" + relu + "}", "no function @main_graph");
  cannotBeWritten("func.func private @a(%x: tensor<2xf32>) -> tensor<2xf32>", "@a is not one block");
  cannotBeWritten("module {\n\"onnx.Constant\"() {value_int = 1 : si64} : () -> tensor<i64>\n}", "has no place in an ONNX model");
  // Far more elements than a file may have, in few bytes of text: at once.
  for (const char *type : {"tensor<100000000000xf32>", "tensor<100000000000xi4>", "tensor<100000000000x!onnx.String>"}) {
    const bool isText = std::string(type).find("String") != std::string::npos;
    cannotBeWritten(graph("%0 = onnx.Initializer {onnx.fields = {typed}} dense<"s + (isText ? "\"a\"" : "0") + (isText || type[20] == 'i' ? "" : ".0") + "> : " + type + "\nonnx.Return %x" + end),
                    "write large tensors to an external file");
  }
  // Attributes that are no fields of the format.
  const Written written = write(graph("%0 = \"onnx.Relu\"(%x) {sdy.sharding = 1 : i64, onnx.doc_string = \"d\"}" + t2 + "onnx.Return %0" + end));
  REQUIRE(written.warnings.size() == 1);
  CHECK(written.warnings[0] == "onnx: the attribute 'sdy.sharding' of onnx.Relu has no place in a file");
  CHECK(canonicalModel(written.file).find("sdy") == std::string::npos);
}
