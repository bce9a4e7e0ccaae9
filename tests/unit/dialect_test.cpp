// Parsing and printing: all op families compared with another implementation's text; limits; errors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/limits.h"
#include "dialect/module.h"
#include "infer/verify.h"
#include "text/print.h"
#include "text/text.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

using namespace shlo;

namespace {

std::string read(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string data(const std::string &name) { return read(std::string(SHLO_SOURCE "/tests/unit/dialect/") + name); }

std::string repeat(std::string_view text, size_t count) {
  std::string result;
  for (size_t i = 0; i < count; ++i)
    result += text;
  return result;
}

std::string print(std::string_view text, bool generic = false, bool locations = false) {
  auto module = parseText(text, {});
  if (!module)
    FAIL(module.error().message);
  PrintOptions options;
  options.generic = generic;
  options.locations = locations;
  auto printed = printText(**module, options);
  REQUIRE(printed);
  return *printed;
}

Error failure(std::string_view text, const ParseOptions &options = {}) {
  auto module = parseText(text, options);
  REQUIRE_FALSE(module);
  return module.error();
}

// Aliases that contain the previous one twice.
std::string doubling(char sigil, const std::string &first, const std::string &open, const std::string &between,
                     const std::string &close, int count) {
  std::string text = sigil + std::string("a0 = ") + first + "\n";
  for (int i = 1; i <= count; ++i) {
    std::string before = sigil + std::string("a") + std::to_string(i - 1);
    text += sigil + std::string("a") + std::to_string(i) + " = " + open + before + between + before + close + "\n";
  }
  return text;
}

} // namespace

TEST_CASE("hexadecimal i1 constants are read packed and a byte an element, and printed as asked", "[dialect]") {
  // Every third of 101 elements is true. jaxlib 0.12.0.1 prints `bytes`, mlir-opt 22 `packed`.
  std::string bytes = "0x" + repeat("010000", 33) + "0100";
  std::string packed = "0x" + repeat("499224", 4) + "09";
  auto program = [](const std::string &hex, const std::string &type = "tensor<101xi1>") {
    return "module {\n  func.func @f() -> " + type + " {\n    %c = stablehlo.constant dense<\"" + hex +
           "\"> : " + type + "\n    return %c : " + type + "\n  }\n}\n";
  };
  PrintOptions packing;
  packing.packBooleans = true;
  for (const std::string &hex : {bytes, packed}) {
    CHECK(print(program(hex)) == program(bytes));
    CHECK(print(program(hex, "tensor<101x1xi1>")) == program(bytes, "tensor<101x1xi1>"));
    auto module = parseText(program(hex), {});
    REQUIRE(module);
    CHECK(*printText(**module, packing) == program(packed));
    CHECK_THAT(print(program(hex), true), Catch::Contains("dense<\"" + bytes + "\"> : tensor<101xi1>"));
    // The limit is the size of the text, then one byte less.
    packing.packBooleans = false;
    packing.maxBytes = program(bytes).size();
    CHECK(printText(**module, packing));
    --packing.maxBytes;
    CHECK_FALSE(printText(**module, packing));
    packing = PrintOptions();
    packing.packBooleans = true;
  }
  // Constants of other types and other text keep their digits.
  std::string numbers = "0x" + repeat("0001", 101);
  CHECK(print(program(numbers, "tensor<202xi8>")) == program(numbers, "tensor<202xi8>"));
  CHECK_THAT(print("module attributes {a.b = \"dense<\\220x0100\\22> : tensor<2xi1>\"} {\n}\n"),
             Catch::Contains("dense<\\220x0100\\22> : tensor<2xi1>"));
  // One byte is a splat, or packed if there are at most eight elements.
  CHECK_THAT(print(program("0x01", "tensor<9xi1>")), Catch::Contains("dense<true> : tensor<9xi1>"));
  CHECK_THAT(print(program("0x01", "tensor<3xi1>")), Catch::Contains("dense<[true, false, false]>"));
  CHECK_THAT(print(program("0x05", "tensor<8xi1>")),
             Catch::Contains("dense<[true, false, true, false, false, false, false, false]>"));
  CHECK_THAT(print(program("0x0100FF", "tensor<3xi1>")), Catch::Contains("dense<[true, false, true]>"));
  // Lines and columns do not change, and nothing else is rewritten.
  Error error = failure("func.func @f() {\n  %0 = stablehlo.constant dense<\"" + bytes + "\"> : tensor<101xi1> x\n}\n");
  REQUIRE(error.diagnostics.size() == 1);
  CHECK(error.diagnostics[0].line == 2);
  CHECK(error.diagnostics[0].column == 54 + bytes.size());
  for (const char *hex : {"0x", "0x010", "0x0100", "0x01000000"})
    CHECK(failure(program(hex, "tensor<3xi1>")).code == SHLO_MALFORMED);
  failure("func.func @f() {\n  %0 = stablehlo.constant dense<\"0x0100\"> : tensor<");
  failure("func.func @f() {\n  %0 = stablehlo.constant dense<\"0x0100\"> : tensor<99999999999999999999x2xi1>\n}");
}

TEST_CASE("a loop keeps the types of its regions in text", "[dialect]") {
  // Pretty text has one type per value, so only loops whose types are all the same have it.
  auto loop = [](const std::string &condition, const std::string &body, const std::string &result) {
    return "func.func @main(%x: tensor<2xf32>, %p: tensor<i1>) -> " + result +
           " {\n  %0 = \"stablehlo.while\"(%x) ({\n  ^bb0(%a: " + condition +
           "):\n    stablehlo.return %p : tensor<i1>\n" + "  }, {\n  ^bb0(%b: " + body +
           "):\n    stablehlo.return %b : " + body + "\n  }) : (tensor<2xf32>) -> " + result +
           "\n  return %0 : " + result + "\n}\n";
  };
  const std::string fixed = "tensor<2xf32>", open = "tensor<?xf32>";
  CHECK_THAT(print(loop(fixed, fixed, fixed)), !Catch::Contains("\"stablehlo.while\""));
  for (const std::string &text : {loop(open, fixed, fixed), loop(fixed, open, fixed), loop(fixed, fixed, open)}) {
    const std::string printed = print(text);
    CHECK_THAT(printed, Catch::Contains("\"stablehlo.while\"") && Catch::Contains(open));
    CHECK(print(printed, true) == print(text, true));
  }
}

TEST_CASE("text is printed as jaxlib prints it", "[dialect]") {
  std::string pretty = data("forms.mlir"), generic = data("forms.generic.mlir");
  CHECK(print(pretty) == pretty);
  CHECK(print(generic) == pretty);
  CHECK(print(pretty, true) == generic);
  CHECK(print(generic, true) == generic);
}

TEST_CASE("another program has another text", "[dialect]") {
  std::string pretty = data("forms.mlir");
  // One change per family: the texts would agree if parsing or printing dropped it.
  for (auto [from, to] : std::initializer_list<std::pair<std::string, std::string>>{
           {"ulps = 3", "ulps = 4"},
           {"compare GE", "compare GT"},
           {"e5m2", "e5m3"},
           {"2:4:2", "2:4:1"},
           {"low = [0, 1]", "low = [0, 2]"},
           {"offset_dims = [1]", "offset_dims = [0]"},
           {"applies stablehlo.maximum", "applies stablehlo.minimum"},
           {"batching_dims = [0] x [0]", "batching_dims = [1] x [1]"},
           {"precision = [HIGH, DEFAULT]", "precision = [HIGHEST, DEFAULT]"},
           {"num_primitive_operations = 3", "num_primitive_operations = 1"},
           {"[b, 1, 0, f]x", "[b, 0, 1, f]x"},
           {"pad = [[1, 1], [0, 2]]", "pad = [[1, 1], [0, 1]]"},
           {"reverse = [true, false]", "reverse = [true, true]"},
           {"lower = true", "lower = false"},
           {"custom_call @foo", "custom_call @bar"},
           {"version = 3", "version = 2"},
           {"algorithm = PHILOX", "algorithm = THREE_FRY"},
           {"bounds<?, 4>", "bounds<?, 5>"},
           {"sub_axis_info = (1)2", "sub_axis_info = (2)1"},
           {"type = 2", "type = 1"},
           {"config = \"ij->j\"", "config = \"ij->i\""}}) {
    std::string changed = pretty;
    size_t position = changed.find(from);
    CAPTURE(from);
    REQUIRE(position != std::string::npos);
    changed.replace(position, from.size(), to);
    CHECK(print(changed) != pretty);
  }
}

// The program with this op in its generic form, as the reference prints it. `%arg0` and `%arg1` are of the given types.
static std::string oneOp(const std::string &op, const std::string &types) {
  std::string first = types.substr(0, types.find(';')), second = types.substr(types.find(';') + 1);
  return "\"builtin.module\"() ({\n  \"func.func\"() <{function_type = (" + first + ", " + second +
         ") -> (), sym_name = \"f\"}> ({\n  ^bb0(%arg0: " + first + ", %arg1: " + second + "):\n" + op +
         "    \"func.return\"() : () -> ()\n  }) : () -> ()\n}) : () -> ()\n";
}

TEST_CASE("short text keeps everything that the generic text says", "[dialect]") {
  // Reducers: those that the compact form can say, and those with something more.
  const std::string vectorAndScalar = "tensor<4xf32>;tensor<f32>";
  std::vector<std::string> reducers;
  for (auto [op, end] : std::initializer_list<std::pair<std::string, std::string>>{
           {R"("stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.add"(%arg2, %arg3) {x.a = 1 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1) {x.b}"},
           {R"("stablehlo.add"(%arg3, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.add"(%arg2, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.add"(%arg3, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%arg2)"},
           {R"("stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%arg3)"},
           {R"("stablehlo.subtract"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.maximum"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>)", "(%1)"},
           {R"("stablehlo.negate"(%arg2) : (tensor<f32>) -> tensor<f32>)", "(%1)"}})
    reducers.push_back(oneOp("    %0 = \"stablehlo.reduce\"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({\n"
                             "    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):\n      %1 = " +
                                 op + "\n      \"stablehlo.return\"" + end +
                                 " : (tensor<f32>) -> ()\n"
                                 "    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n",
                             vectorAndScalar));
  // Windows: every order of values that differ.
  std::vector<std::string> windows;
  for (std::string reversal : {"", "false, true", "true, false", "true, true", "false, false"})
    for (std::string padding : {"[1, 2], [3, 4]", "[4, 3], [2, 1]", "[0, 0], [0, 1]"})
      windows.push_back(
          oneOp("    %0 = \"stablehlo.convolution\"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = "
                "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, "
                "lhs_dilation = array<i64: 1, 2>, padding = dense<[" +
                    padding +
                    "]> : tensor<2x2xi64>, rhs_dilation = "
                    "array<i64: 2, 1>, " +
                    (reversal.empty() ? "" : "window_reversal = array<i1: " + reversal + ">, ") +
                    "window_strides = array<i64: 1, 1>}> : (tensor<1x?x?x1xf32>, tensor<2x2x1x1xf32>) -> "
                    "tensor<1x?x?x1xf32>\n",
                "tensor<1x?x?x1xf32>;tensor<2x2x1x1xf32>"));
  // Accuracies: each part alone, at its smallest.
  std::vector<std::string> accuracies;
  for (std::string accuracy :
       {"mode = #stablehlo.result_accuracy_mode<HIGHEST>",
        "atol = 4.940660e-324, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
        "atol = 5.000000e-01, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
        "rtol = 5.000000e-01, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
        "ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
        "ulps = 9223372036854775807, mode = #stablehlo.result_accuracy_mode<TOLERANCE>",
        "atol = 5.000000e-01, rtol = 2.500000e-01, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>"})
    accuracies.push_back(oneOp("    %0 = \"stablehlo.exponential\"(%arg0) <{result_accuracy = "
                               "#stablehlo.result_accuracy<" +
                                   accuracy + ">}> : (tensor<4xf32>) -> tensor<4xf32>\n",
                               vectorAndScalar));
  // An accuracy of -0 breaks a rule, but is not lost. One of +0 is a default.
  ParseOptions unverified;
  unverified.verify = false;
  for (bool negative : {true, false}) {
    auto module =
        parseText("module attributes {x.y = #stablehlo.result_accuracy<atol = " + std::string(negative ? "-" : "") +
                      "0.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} {\n}\n",
                  unverified);
    REQUIRE(module);
    CHECK((printText(**module, {})->find("atol = -0.000000e+00, ulps = 3") != std::string::npos) == negative);
  }
  for (const std::vector<std::string> &group : {reducers, windows, accuracies}) {
    std::vector<std::string> texts;
    for (const std::string &generic : group) {
      std::string text = print(generic);
      CAPTURE(generic, text);
      CHECK(print(text) == text);
      CHECK(print(text, true) == generic);
      CHECK(std::find(texts.begin(), texts.end(), text) == texts.end()); // the twin: others have other text
      texts.push_back(text);
    }
  }
  CHECK(print(reducers[0]).find("applies stablehlo.add") != std::string::npos);
  CHECK(print(reducers[1]).find("applies") == std::string::npos);
}

TEST_CASE("reversals of a window can be numbers", "[dialect]") {
  auto program = [](const std::string &reversal) {
    return "func.func @f(%a: tensor<1x8x8x1xf32>, %b: tensor<2x2x1x1xf32>) {\n  %0 = stablehlo.convolution(%a, %b) "
           "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [" +
           reversal +
           "]} "
           "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x1xf32>, tensor<2x2x1x1xf32>) "
           "-> tensor<1x7x7x1xf32>\n  return\n}\n";
  };
  for (auto [numbers, words] : std::initializer_list<std::pair<std::string, std::string>>{
           {"0, 1", "false, true"}, {"1, 0", "true, false"}, {"2, -1", "true, true"}, {"false, 1", "false, true"}}) {
    CHECK(print(program(numbers)) == print(program(words)));
    CHECK(print(program(numbers)).find("reverse = [" + words + "]") != std::string::npos);
  }
  CHECK(print(program("0, 1")) != print(program("1, 0")));
  for (std::string wrong : {"maybe, true", "0,", "0 1", "1.0, 0"}) {
    CAPTURE(wrong);
    failure(program(wrong));
  }
}

TEST_CASE("a constant states its type where its value has another", "[dialect]") {
  std::string type = "tensor<2x!quant.uniform<i8:f32, 5.000000e-01>>";
  std::string text = "module {\n  func.func @f() -> " + type +
                     " {\n    %cst = stablehlo.constant() "
                     "<{value = dense<[1, -2]> : tensor<2xi8>}> : () -> " +
                     type + "\n    return %cst : " + type + "\n  }\n}\n";
  std::string printed = print(text);
  CHECK(printed == text);
  // The twin: the storage type alone is another program.
  std::string plain = "module {\n  func.func @f() -> tensor<2xi8> {\n    %c = stablehlo.constant dense<[1, -2]> : "
                      "tensor<2xi8>\n    return %c : tensor<2xi8>\n  }\n}\n";
  CHECK(print(plain) == plain);
  CHECK(print(plain) != printed);
}

TEST_CASE("messages about long names are short", "[dialect]") {
  std::string name(100000, 'n');
  for (const std::string &text :
       {"func.func @f() {\n  call @" + name + "() : () -> ()\n  return\n}\n",
        "func.func @f(%a: !stablehlo." + name + ") {\n  return\n}\n",
        "func.func @f() {\n  %0 = stablehlo.constant dense<1> : " + name + "\n  return\n}\n"}) {
    Error error = failure(text);
    CHECK(error.message.size() < 10000);
    for (const Diagnostic &finding : error.diagnostics)
      CHECK(finding.message.size() < 10000);
  }
}

TEST_CASE("a region has one block", "[dialect]") {
  for (int blocks = 1; blocks <= 4; ++blocks) {
    std::string body = "  return\n";
    for (int i = 1; i < blocks; ++i)
      body += "^bb" + std::to_string(i) + ":\n  return\n";
    std::string function = "func.func @f() {\n" + body + "}\n";
    std::string nested = "func.func @f(%a: tensor<i1>) {\n  \"stablehlo.if\"(%a) ({\n";
    for (int i = 0; i < blocks; ++i)
      nested += (i ? "  ^bb" + std::to_string(i) + ":\n" : "") + std::string("    stablehlo.return\n");
    nested += "  }, {\n    stablehlo.return\n  }) : (tensor<i1>) -> ()\n  return\n}\n";
    for (const std::string &text : {function, nested}) {
      CAPTURE(text);
      if (blocks == 1)
        CHECK(parseText(text, {}));
      else
        CHECK(failure(text).code != SHLO_INTERNAL);
    }
  }
}

TEST_CASE("convolution dimensions that no brackets express", "[dialect]") {
  std::string raw = "#stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 0, "
                    "input_spatial_dimensions = [2], kernel_input_feature_dimension = 0, "
                    "kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, "
                    "output_feature_dimension = 1, output_spatial_dimensions = [7]>";
  std::string text = "module attributes {x.y = " + raw + "} {\n}\n";
  CHECK(print(text) == text);
  CHECK(failure("module attributes {x.y = #stablehlo.conv<[b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f]>} {}").code ==
        SHLO_MALFORMED);
  CHECK(failure("module attributes {x.y = #stablehlo.conv<[b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>} {}").code ==
        SHLO_MALFORMED);
  CHECK(failure("module attributes {x.y = #stablehlo.conv<[b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>} {}").code ==
        SHLO_MALFORMED);
}

TEST_CASE("the older text of bounds is read", "[dialect]") {
  CHECK(print("func.func private @f(tensor<?x?xf32, #stablehlo.type_extensions<bounds = [?, 4]>>)")
            .find("tensor<?x?xf32, #stablehlo.bounds<?, 4>>") != std::string::npos);
}

TEST_CASE("quantized types", "[dialect]") {
  std::string perAxis = "tensor<4x2x!quant.uniform<i8:f32:1, {1.000000e-01,2.000000e-01}>>";
  std::string text = "module {\n  func.func @f(%arg0: tensor<4x2xf32>) {\n    %0 = stablehlo.uniform_quantize %arg0 : "
                     "(tensor<4x2xf32>) -> " +
                     perAxis + "\n    return\n  }\n}\n";
  CHECK(print(text) == text);
  // The axis must be a dimension of the tensor whose extent is the number of scales.
  // Each zero point must be a value of the storage type.
  for (std::string bad : {":f32:2, {1.000000e-01,2.000000e-01}", ":f32:1, {1.000000e-01}",
                          ":f32:1, {1.000000e-01,2.000000e-01:128}", ":f32:1, {1.000000e-01:-129,2.000000e-01}"}) {
    std::string changed = text;
    std::string good = ":f32:1, {1.000000e-01,2.000000e-01}";
    changed.replace(changed.find(good), good.size(), bad);
    CHECK(failure(changed).code == SHLO_INVALID_PROGRAM);
  }
}

TEST_CASE("locations", "[dialect]") {
  std::string text = R"(module {
  func.func @f(%arg0: tensor<4xf32> loc("x"), %arg1: tensor<f32> loc(unknown)) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0]
        : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc1)
    return loc(unknown)
  } loc(unknown)
} loc(unknown)
#loc1 = loc("model.py":3:7 to :9)
)";
  // As jaxlib prints it: the reducer of the compact form has the location of the whole op.
  CHECK(print(text, true, true) == R"(#loc = loc(unknown)
#loc1 = loc("x")
#loc2 = loc("model.py":3:7 to :9)
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32> loc("x"), %arg1: tensor<f32> loc(unknown)):
    %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg2: tensor<f32> loc("model.py":3:7 to :9), %arg3: tensor<f32> loc("model.py":3:7 to :9)):
      %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#loc2)
      "stablehlo.return"(%1) : (tensor<f32>) -> () loc(#loc2)
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#loc2)
    "func.return"() : () -> () loc(#loc)
  }) : () -> () loc(#loc)
}) : () -> () loc(#loc)
)");
  CHECK(print(text, true, false).find("loc") == std::string::npos);
}

TEST_CASE("malformed text: the error says where", "[dialect]") {
  ParseOptions options;
  options.fileName = "model.mlir";
  Error error = failure("module {\n  func.func @f(%a: tensor<4xf32>) {\n    %0 = stablehlo.add %a, %b : tensor<4xf32>\n"
                        "    return\n  }\n}\n",
                        options);
  CHECK(error.code == SHLO_MALFORMED);
  REQUIRE_FALSE(error.diagnostics.empty());
  const Diagnostic &finding = error.diagnostics.front();
  CHECK(finding.severity == Severity::Error);
  CHECK(finding.file == "model.mlir");
  CHECK(finding.line == 3);
  CHECK(finding.column == 28);
  CHECK(finding.sourceLine == "    %0 = stablehlo.add %a, %b : tensor<4xf32>");
  CHECK(finding.message == "value '%b' is not defined");
  CHECK(error.message == finding.message);
}

TEST_CASE("ops are held to their records", "[dialect]") {
  std::string text = "func.func @f(%a: tensor<4xi32>) {\n  %0 = \"stablehlo.exponential\"(%a) : (tensor<4xi32>) -> "
                     "tensor<4xi32>\n  return\n}\n";
  Error error = failure(text);
  CHECK(error.code == SHLO_INVALID_PROGRAM);
  CHECK(error.diagnostics.front().op == "stablehlo.exponential");
  CHECK(error.diagnostics.front().subject == "operand 0");
  CHECK(error.diagnostics.front().line == 2);
  ParseOptions lenient;
  lenient.verify = false;
  CHECK(parseText(text, lenient));

  for (std::string op :
       {R"(%0 = "stablehlo.slice"(%a) : (tensor<4xf32>) -> tensor<4xf32>)",
        R"(%0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 1>, limit_indices = array<i64>, )"
        R"(strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>)",
        R"(%0 = "stablehlo.constant"() : () -> tensor<4xf32>)", R"("stablehlo.add"(%a) : (tensor<4xf32>) -> ())",
        R"("stablehlo.while"(%a) ({ stablehlo.return }, { stablehlo.return }) : (tensor<4xf32>) -> ())",
        R"(%0 = "stablehlo.reduce"(%a) <{dimensions = array<i64>}> ({ stablehlo.return }) : )"
        R"((tensor<4xf32>) -> tensor<4xf32>)",
        R"(%0 = "stablehlo.tuple"(%a) : (tensor<4xf32>) -> tensor<4xf32>)"}) {
    CAPTURE(op);
    CHECK(failure("func.func @f(%a: tensor<4xf32>) {\n " + op + "\n return\n}\n").code == SHLO_INVALID_PROGRAM);
  }
}

TEST_CASE("what fails verification is still printed", "[dialect]") {
  ParseOptions options;
  options.verify = false;
  for (std::string op :
       {R"(%0 = "stablehlo.while"(%a) ({ stablehlo.return }, { stablehlo.return }) : (tensor<4xf32>) -> tensor<4xf32>)",
        R"(%0 = "stablehlo.reduce"(%a) <{dimensions = array<i64>}> ({ }) : (tensor<4xf32>) -> tensor<4xf32>)",
        R"(%0 = "stablehlo.convolution"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>)",
        R"(%0 = "stablehlo.compare"(%a) : (tensor<4xf32>) -> tensor<4xf32>)"}) {
    CAPTURE(op);
    auto module = parseText("func.func @f(%a: tensor<4xf32>) {\n " + op + "\n return\n}\n", options);
    REQUIRE(module);
    CHECK(printText(**module, {}));
  }
}

// MLIR takes the type of an unverified function for what it should be, so a return must not be verified before it.
TEST_CASE("a return is verified alone only in a function with a name and a type of functions", "[dialect]") {
  auto canVerifyReturn = [](const std::string &properties) {
    ParseOptions options;
    options.verify = false;
    auto module =
        parseText("\"func.func\"() <{" + properties + "}> ({\n  \"func.return\"() : () -> ()\n}) : () -> ()", options);
    REQUIRE(module);
    bool result = false;
    (*module)->op()->walk([&](mlir::func::ReturnOp op) { result = canVerifyAlone(op); });
    CHECK(bool(verify(**module)) == result);
    return result;
  };
  CHECK(canVerifyReturn(R"(function_type = () -> (), sym_name = "f")"));
  for (const char *type : {"i32", "tuple<>", "tensor<2xf32>", "complex<f32>", "none", "!stablehlo.token"})
    CHECK_FALSE(canVerifyReturn(std::string("function_type = ") + type + R"(, sym_name = "f")"));
  CHECK_FALSE(canVerifyReturn(R"(sym_name = "f")"));
  CHECK_FALSE(canVerifyReturn("function_type = () -> ()"));
}

TEST_CASE("unknown ops are named, what is of other dialects is kept", "[dialect]") {
  Error error = failure("func.func @f() {\n  \"func.bar\"() : () -> ()\n  \"func.bar\"() : () -> ()\n"
                        "  \"stablehlo.frobnicate\"() : () -> ()\n  return\n}\n");
  CHECK(error.code == SHLO_UNSUPPORTED);
  REQUIRE(error.diagnostics.size() == 2);
  CHECK(error.diagnostics[0].op == "func.bar");
  CHECK(error.diagnostics[0].line == 2);
  CHECK(error.message == "op 'func.bar' of dialect 'func' is unknown");
  CHECK(error.diagnostics[1].op == "stablehlo.frobnicate");
  std::string opaque = "module {\n  func.func @f() {\n    \"foo.bar\"() <{a}> {b} : () -> ()\n    return\n  }\n}\n";
  CHECK(print(opaque) == opaque);
  CHECK(failure("func.func @f() {\n  foo.bar\n  return\n}\n").code == SHLO_UNSUPPORTED);
  CHECK(failure("func.func @f() {\n  \"foo\"() : () -> ()\n  return\n}\n").message ==
        "op 'foo' has no dialect prefix, expected a name like 'stablehlo.add'");
  CHECK(failure("func.func @f() {\n  \".foo\"() : () -> ()\n  return\n}\n").code == SHLO_UNSUPPORTED);
  CHECK(failure("func.func @f() {\n  stablehlo.frobnicate\n  return\n}\n").code == SHLO_UNSUPPORTED);
  CHECK(failure("Not a program at all.").code == SHLO_MALFORMED);

  std::string text = "module attributes {foo.bar = #foo.baz<[1, 2]>, mhlo.num_partitions = 1 : i32} {\n}\n";
  CHECK(print(text) == text);
}

TEST_CASE("nesting is limited", "[dialect]") {
  for (auto [before, open] : std::initializer_list<std::pair<std::string, std::string_view>>{
           {"", "("}, {"", "["}, {"", "{a = "}, {"", "tuple<"}, {"", "() -> ("}, {"", "complex<"}, {"", "distinct[0]<"},
           {"", "#foo<"}, {"affine_map<() -> (", "("}, {"loc(", "fused["}, {"loc(", "callsite("}, {"loc(", "\"a\"("}}) {
    CAPTURE(before, open);
    CHECK(failure("module attributes {x.y = " + before + repeat(open, 100000)).code == SHLO_LIMIT);
  }
  CHECK(failure("func.func private @f(" + repeat("tuple<", 100000) + "i32" + repeat(">", 100000) + ")").code ==
        SHLO_LIMIT);
  CHECK(failure("module attributes {x.y = affine_map<(d0) -> (" + repeat("-", 100000) + "d0)>} {}").code == SHLO_LIMIT);
  CHECK(failure("module attributes {x.y = affine_map<(d0) -> (d0" + repeat(" + d0", 100000) + ")>} {}").code ==
        SHLO_LIMIT);
  // A chain of aliases counts as nesting.
  std::string chain = "!a0 = tuple<i32>\n";
  for (int i = 1; i < 100000; ++i)
    chain += "!a" + std::to_string(i) + " = tuple<!a" + std::to_string(i - 1) + ">\n";
  CHECK(failure(chain + "func.func private @f(!a99999)").code == SHLO_LIMIT);

  // Within the limit; brackets in strings and comments do not count.
  CHECK(parseText("module attributes {x.y = " + repeat("[", 100) + repeat("]", 100) + "} {}", {}));
  CHECK(parseText("// " + repeat("[", 1000) + "\nmodule attributes {x.y = \"" + repeat("\\\"(", 1000) + "\"} {}", {}));
  CHECK(parseText("module attributes {x.y = affine_map<(d0, d1) -> (d0 - d1 mod 4)>} {}", {}));
  ParseOptions narrow;
  narrow.maxNesting = 3;
  CHECK(parseText("module attributes {x.y = [[1]]} {}", narrow));
  CHECK(failure("module attributes {x.y = [[[1]]]} {}", narrow).code == SHLO_LIMIT);
}

TEST_CASE("aliases can't expand without end", "[dialect]") {
  std::string types = doubling('!', "tuple<i32, i32>", "tuple<", ", ", ">", 40) + "func.func private @f(!a40)";
  std::string attributes = doubling('#', "[1, 1]", "[", ", ", "]", 40) + "module attributes {x.y = #a40} {}";
  std::string locations = doubling('#', "loc(\"x\")", "loc(callsite(", " at ", "))", 40) + "module {} loc(#a40)";
  for (const std::string &text : {types, attributes, locations}) {
    Error error = failure(text);
    CHECK(error.code == SHLO_LIMIT);
    CHECK(error.message.size() < 1000);
    CHECK(error.diagnostics.front().line > 1);
  }
  CHECK(parseText(doubling('!', "tuple<i32, i32>", "tuple<", ", ", ">", 10) + "func.func private @f(!a10)", {}));
  // Many uses of a large type count like a larger type.
  std::string wide =
      "!a0 = tuple<" + repeat("i32, ", 99999) + "i32>\nfunc.func private @f(" + repeat("!a0, ", 99999) + "!a0)";
  CHECK(failure(wide).code == SHLO_LIMIT);
}

TEST_CASE("sizes that nobody can count", "[dialect]") {
  CHECK(failure("func.func private @f(tensor<4611686018427387905x4xi8>)").code == SHLO_LIMIT);
  CHECK(failure("func.func @f() {\n %0 = stablehlo.constant dense<\"0x01020304\"> : tensor<4611686018427387905x4xi8>\n"
                " return\n}")
            .code == SHLO_LIMIT);
  CHECK(failure("module attributes {x.y = 1 : i16777215} {}").code == SHLO_LIMIT);
  CHECK(failure("module attributes {x.y = dense<1> : tensor<4xi16777215>} {}").code == SHLO_LIMIT);
  CHECK(failure("module attributes {x.y = " + repeat("1", 100000) + "} {}").code == SHLO_LIMIT);
  CHECK(parseText("func.func private @f(tensor<1048576x1048576xi8>)", {}));
  ParseOptions small;
  small.maxBytes = 10;
  CHECK(failure("module {\n}\n", small).code == SHLO_LIMIT);
  CHECK(parseText("module { }", small));
}

TEST_CASE("limits of text hold exactly", "[dialect]") {
  auto code = [](const std::string &text, const ParseOptions &options = {}) {
    auto module = parseText(text, options);
    return module ? Code(SHLO_OK) : module.error().code;
  };
  auto value = [](const std::string &text) { return "module attributes {x.y = " + text + "} {}"; };
  // Operators of affine maps, of each kind.
  for (std::string operation : {" + d0", " - d0", " * 1", " mod 2", " floordiv 1", " ceildiv 1"}) {
    CAPTURE(operation);
    for (size_t count : {256, 257})
      CHECK(code(value("affine_map<(d0) -> (d0" + repeat(operation, count) + ")>")) ==
            (count > 256 ? SHLO_LIMIT : SHLO_OK));
  }
  // Widths of integers, of each sign, alone and as elements.
  for (std::string type : {"i", "si", "ui", "tensor<2xi", "tensor<?x4xui", "tensor<si"}) {
    CAPTURE(type);
    const std::string end = type[0] == 't' ? ">" : "";
    CHECK(code(value(type + "9999" + end)) == SHLO_OK);
    CHECK(code(value(type + "10000" + end)) == SHLO_LIMIT);
  }
  // Digits of numbers.
  CHECK(code(value(repeat("0", 4095) + "1")) != SHLO_LIMIT);
  CHECK(code(value(repeat("0", 4096) + "1")) == SHLO_LIMIT);
  // Brackets within the text of a dialect count, too.
  ParseOptions narrow;
  narrow.maxNesting = 3;
  CHECK(code(value("#foo<[1]>"), narrow) == SHLO_OK);
  CHECK(code(value("#foo<[[1]]>"), narrow) == SHLO_LIMIT);
  // Elements of a type.
  CHECK(code("func.func private @f(tensor<" + std::to_string(maxElements) + "xi8>)") == SHLO_OK);
  CHECK(code("func.func private @f(tensor<" + std::to_string(maxElements + 1) + "xi8>)") == SHLO_LIMIT);
  CHECK(code("func.func private @f(tensor<2x" + std::to_string(maxElements / 2 + 1) + "xi8>)") == SHLO_LIMIT);
  // The finding says where.
  ParseOptions options;
  options.fileName = "a.mlir";
  Error error = failure("module {\n  func.func private @f(i99999)\n}\n", options);
  REQUIRE(error.diagnostics.size() == 1);
  CHECK(error.diagnostics[0].file == "a.mlir");
  CHECK(error.diagnostics[0].line == 2);
  CHECK(error.diagnostics[0].column == 24);
  CHECK(error.diagnostics[0].sourceLine == "  func.func private @f(i99999)");
  CHECK(error.diagnostics[0].message == error.message);
}

TEST_CASE("findings of records name the part, and the line of their own file only", "[dialect]") {
  ParseOptions options;
  options.fileName = "a.mlir";
  auto finding = [&](const std::string &op) {
    Error error = failure("func.func @f(%a: tensor<4xf32>) {\r\n  " + op + "\r\n  return\r\n}\r\n", options);
    CHECK(error.code == SHLO_INVALID_PROGRAM);
    REQUIRE_FALSE(error.diagnostics.empty());
    return error.diagnostics.front();
  };
  const std::string compare = R"(%0 = "stablehlo.compare"(%a, %a) <{comparison_direction = )"
                              R"(#stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> )";
  Diagnostic found = finding(compare + "tensor<4xf32>");
  CHECK(found.op == "stablehlo.compare");
  CHECK(found.subject == "result 0");
  CHECK(found.file == "a.mlir");
  CHECK(found.line == 2);
  CHECK(found.column == 8);
  CHECK(found.sourceLine == "  " + compare + "tensor<4xf32>"); // without the carriage return
  found = finding(R"(%0 = "stablehlo.and"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>)");
  CHECK(found.subject == "operand 0");
  // The place of another file, and where it starts.
  for (const char *range : {"\"b.mlir\":1:2", "\"b.mlir\":1:2 to :9", "\"b.mlir\":1:2 to 3:4",
                            "fused[unknown, \"b.mlir\":1:2]"}) {
    found = finding(compare + "tensor<4xf32> loc(" + range + ")");
    CHECK(found.file == "b.mlir");
    CHECK(found.line == 1);
    CHECK(found.column == 2);
    CHECK(found.sourceLine == "");
  }
}

TEST_CASE("there is an end to unknown ops", "[dialect]") {
  for (int count : {100, 101, 150}) {
    std::string text = "func.func @f() {\n";
    for (int i = 0; i < count; ++i)
      text += repeat("  \"stablehlo.unknown" + std::to_string(i) + "\"() : () -> ()\n", 2);
    Error error = failure(text + "  return\n}\n");
    CHECK(error.code == SHLO_UNSUPPORTED);
    CHECK(error.diagnostics.size() == 100);
    CHECK(error.diagnostics.back().op == "stablehlo.unknown99");
    CHECK(error.diagnostics.back().line == 200);
  }
}

TEST_CASE("bytes that are no text", "[dialect]") {
  CHECK(failure(std::string_view("module {\0}", 10)).code == SHLO_MALFORMED);
  CHECK(failure("module attributes {x.y = \"abc").code == SHLO_MALFORMED);
  CHECK(failure(repeat("\xff\xfe", 1000)).code == SHLO_MALFORMED);
  CHECK(print("") == "module {\n}\n");
}

TEST_CASE("printing stops at its limit, and elides", "[dialect]") {
  auto module = parseText(data("forms.mlir"), {});
  REQUIRE(module);
  PrintOptions options;
  size_t size = data("forms.mlir").size();
  options.maxBytes = size;
  CHECK(printText(**module, options));
  options.maxBytes = size - 1;
  auto stopped = printText(**module, options);
  REQUIRE_FALSE(stopped);
  CHECK(stopped.error().code == SHLO_LIMIT);

  auto constant =
      parseText("func.func @f() {\n %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>\n return\n}", {});
  REQUIRE(constant);
  PrintOptions elide;
  elide.elideAbove = 2;
  CHECK(printText(**constant, elide)->find("[1, 2, 3]") == std::string::npos);
  elide.elideAbove = 3;
  CHECK(printText(**constant, elide)->find("[1, 2, 3]") != std::string::npos);
}

TEST_CASE("a module is read by many threads at once", "[dialect]") {
  auto module = parseText(data("forms.mlir"), {});
  REQUIRE(module);
  std::string expected = data("forms.mlir");
  std::vector<std::thread> threads;
  std::vector<std::string> texts(4);
  for (std::string &text : texts)
    threads.emplace_back([&] {
      for (int round = 0; round < 5; ++round)
        text = *printText(**module, {});
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const std::string &text : texts)
    CHECK(text == expected);
}

TEST_CASE("expanded sizes remember what they saw", "[dialect]") {
  auto module = Module::create(Module::unknownInput);
  mlir::MLIRContext *context = &module->context();
  mlir::Type type = mlir::IntegerType::get(context, 32);
  ExpandedSizes sizes;
  for (int level = 0; level < 19; ++level)
    type = mlir::TupleType::get(context, {type, type});
  CHECK(sizes.check(type));
  for (int level = 0; level < 40; ++level)
    type = mlir::TupleType::get(context, {type, type});
  CHECK_FALSE(sizes.check(type));
  mlir::Attribute deep = mlir::UnitAttr::get(context);
  for (unsigned level = 1; level < maxExpandedDepth; ++level)
    deep = mlir::ArrayAttr::get(context, {deep});
  CHECK(sizes.check(deep));
  CHECK_FALSE(sizes.check(mlir::ArrayAttr::get(context, {deep})));
  for (int level = 0; level < 100000; ++level)
    deep = mlir::ArrayAttr::get(context, {deep});
  CHECK_FALSE(sizes.check(deep));
}

namespace {

// Compares the text of each model with jaxlib's; returns the number of models.
size_t keepTexts(const std::filesystem::path &models) {
  size_t seen = 0;
  for (const auto &model : std::filesystem::directory_iterator(models)) {
    std::filesystem::path path = model.path() / "model.mlir";
    if (!std::filesystem::exists(path))
      continue;
    ++seen;
    CAPTURE(path);
    std::string text = read(path);
    CHECK(print(text) == text);
  }
  return seen;
}

} // namespace

TEST_CASE("models exported by JAX keep their text", "[dialect]") {
  CHECK(keepTexts(SHLO_SOURCE "/tests/conformance/models/data") >= 8);
}

TEST_CASE("more models exported by JAX keep their text", "[dialect][.shared]") {
  CHECK(keepTexts(SHLO_SHARED "/models") >= 12);
}

TEST_CASE("the compendium of the opset is read", "[dialect][.shared]") {
  std::filesystem::path artifacts = std::filesystem::path(SHLO_SHARED) / "corpus" / "artifacts";
  size_t seen = 0;
  for (const auto &file : std::filesystem::directory_iterator(artifacts)) {
    if (file.path().extension() != ".mlir")
      continue;
    ++seen;
    CAPTURE(file.path());
    std::string pretty = print(read(file.path()));
    CHECK(print(pretty) == pretty);
    CHECK(print(print(pretty, true)) == pretty);
  }
  CHECK(seen >= 30);
}
