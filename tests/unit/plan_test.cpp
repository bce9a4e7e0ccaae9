// Lowering: MLIR functions to programs with static shapes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "artifact/artifact.h"
#include "exec/executable.h"
#include "plan/plan.h"
#include "plan/print.h"
#include "text/print.h"
#include "text/text.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace shlo;
using plan::Body;
using plan::Op;
using plan::Program;

namespace {

TensorType f32(Shape shape) { return {ElementType::F32, std::move(shape)}; }

Result<std::vector<Tensor>> evaluate(Program program) {
  auto executable = exec::Executable::build(std::move(program), {});
  if (!executable)
    return std::move(executable.error());
  std::vector<Tensor> outputs;
  std::vector<void *> pointers;
  for (const TensorType &type : (*executable)->outputs()) {
    Result<Tensor> tensor = Tensor::create(type);
    if (!tensor)
      return std::move(tensor.error());
    pointers.push_back(tensor->data());
    outputs.push_back(std::move(*tensor));
  }
  if (Status status = (*executable)->run(nullptr, pointers.data(), {}); !status)
    return std::move(status.error());
  return outputs;
}

std::shared_ptr<Module> parse(const std::string &text) {
  auto module = parseText(text, {});
  INFO((module ? std::string() : module.error().message));
  REQUIRE(module);
  return *module;
}

Result<Program> lowerModule(std::shared_ptr<const Module> module, std::vector<TensorType> inputs = {},
                            std::string_view name = "") {
  auto signature = plan::findSignature(*module, name);
  if (!signature)
    return std::move(signature.error());
  if (inputs.empty())
    inputs = signature->inputs;
  return plan::lower(module, *signature, inputs, evaluate);
}

Program lowered(const std::string &text, std::vector<TensorType> inputs = {}) {
  auto module = parse(text);
  auto program = lowerModule(module, std::move(inputs));
  INFO((program ? std::string() : program.error().message));
  REQUIRE(program);
  return std::move(*program);
}

Error refused(const std::string &text, std::vector<TensorType> inputs = {}) {
  auto module = parse(text);
  auto program = lowerModule(module, std::move(inputs));
  REQUIRE_FALSE(program);
  return std::move(program.error());
}

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

template <typename OpData> size_t count(const Body &body) {
  size_t total = 0;
  for (const Op &op : body.ops) {
    total += std::holds_alternative<OpData>(op.data);
    for (const Body &inner : op.bodies)
      total += count<OpData>(inner);
  }
  return total;
}

template <typename OpData> const Op &find(const Program &program) {
  for (const Op &op : program.body.ops)
    if (std::holds_alternative<OpData>(op.data))
      return op;
  FAIL("no such op in " + plan::dump(program));
  return program.body.ops.front();
}

std::string bytesOf(const Program &program) {
  const auto &constant = std::get<plan::Constant>(find<plan::Constant>(program).data);
  return std::string(constant.bytes->data(), constant.bytes->size());
}

} // namespace

// --- Functions ------------------------------------------------------------------------------------------------------

TEST_CASE("a function becomes ops over numbered values", "[plan]") {
  Program program = lowered(R"(
    func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
      %0 = stablehlo.add %a, %b : tensor<2x3xf32>
      %1 = stablehlo.compare LT, %a, %0, TOTALORDER : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      return %0, %1 : tensor<2x3xf32>, tensor<2x3xi1>
    })");
  CHECK(plan::dump(program) == "(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) {\n"
                               "  %2 = add %0, %1 : tensor<2x3xf32>\n"
                               "  %3 = compare LT total %0, %2 : tensor<2x3xi1>\n"
                               "  return %2, %3\n"
                               "}\n");
}

TEST_CASE("the main function, or the only public one, is found", "[plan]") {
  const char *one = "func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> { return %a : tensor<?xf32> }\n"
                    "func.func private @g(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }";
  auto module = parse(one);
  auto signature = plan::findSignature(*module, "");
  REQUIRE(signature);
  CHECK(signature->function == "f");
  CHECK(signature->inputs == std::vector<TensorType>{f32({SHLO_DYNAMIC})});
  CHECK_FALSE(signature->isStatic());
  signature = plan::findSignature(*module, "g");
  REQUIRE(signature);
  CHECK(signature->isStatic());

  auto missing = plan::findSignature(*module, "h");
  REQUIRE_FALSE(missing);
  CHECK(missing.error().code == SHLO_NOT_FOUND);
  CHECK(contains(missing.error().message, "h; the module has f"));
  auto two = plan::findSignature(*parse("func.func @f() { return }\nfunc.func @g() { return }"), "");
  REQUIRE_FALSE(two);
  CHECK(contains(two.error().message, "f, g"));
}

TEST_CASE("inputs must fit the signature", "[plan]") {
  const char *text = "func.func @main(%a: tensor<?x2xf32>) -> tensor<?x2xf32> { return %a : tensor<?x2xf32> }";
  CHECK(lowered(text, {f32({7, 2})}).values[0] == f32({7, 2}));
  CHECK(refused(text, {f32({7, 3})}).code == SHLO_INVALID_ARGUMENT);
  CHECK(refused(text, {{ElementType::F64, {7, 2}}}).code == SHLO_INVALID_ARGUMENT);
  CHECK(refused(text, {f32({7, 2}), f32({7, 2})}).code == SHLO_INVALID_ARGUMENT);
  Error unresolved = refused(text);
  CHECK(unresolved.code == SHLO_INVALID_ARGUMENT);
}

TEST_CASE("programs for several processes need a grid", "[plan]") {
  std::string body = "{ func.func @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> } }";
  lowered("module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} " + body);
  for (const char *attribute : {"mhlo.num_partitions", "mhlo.num_replicas"}) {
    Error error = refused("module attributes {" + std::string(attribute) + " = 4 : i32} " + body);
    CHECK(error.code == SHLO_INVALID_ARGUMENT);
    CHECK(contains(error.message, attribute));
    CHECK(contains(error.message, "4"));
  }
}

TEST_CASE("types that cannot be run are named", "[plan]") {
  Error error = refused("func.func @main(%a: tensor<f32>, %q: memref<2xf32>) "
                        "-> tensor<f32> { return %a : tensor<f32> }");
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "argument 1"));
  CHECK(contains(error.message, "memref"));
  REQUIRE(error.diagnostics.size() == 1);
  CHECK(error.diagnostics[0].subject == "argument 1");
}

// --- Unsupported ----------------------------------------------------------------------------------------------------

TEST_CASE("custom calls without implementation are named with their place", "[plan]") {
  const char *text = R"(func.func @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.custom_call @magic(%a) : (tensor<f32>) -> tensor<f32> loc("model.py":12:3)
    %1 = stablehlo.custom_call @wand(%0) : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.custom_call @Sharding(%1) : (tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  })";
  Error error = refused(text);
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "@magic"));
  CHECK(contains(error.message, "model.py:12:3"));
  REQUIRE(error.diagnostics.size() == 2);
  CHECK(error.diagnostics[0].op == "stablehlo.custom_call");
  CHECK(error.diagnostics[0].line == 12);
  CHECK(contains(error.diagnostics[1].message, "@wand"));
}

TEST_CASE("at most 16 things are named", "[plan]") {
  auto calls = [](int count) {
    std::string text = "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n";
    for (int i = 0; i < 2 * count; ++i) // each twice
      text += "  %" + std::to_string(i) + " = stablehlo.custom_call @f" + std::to_string(i / 2) +
              "(%a) : (tensor<f32>) -> tensor<f32>\n";
    return text + "  return %a : tensor<f32>\n}";
  };
  CHECK(refused(calls(15)).diagnostics.size() == 15);
  CHECK(refused(calls(16)).diagnostics.size() == 16);
  CHECK(refused(calls(18)).diagnostics.size() == 16);
  auto functions = [](int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
      text += "func.func @g" + std::to_string(i) + "() { return }\n";
    return refused(text).message;
  };
  CHECK(contains(functions(16), "g14, g15"));
  CHECK_FALSE(contains(functions(16), "..."));
  CHECK(contains(functions(17), "g14, g15, ..."));
}

TEST_CASE("ops that are not run are named", "[plan]") {
  Error error = refused(R"(func.func @main(%t: !stablehlo.token) -> tensor<f32> {
    %0:2 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0 : tensor<f32>
  })");
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "stablehlo.infeed"));
}

TEST_CASE("collectives of several processes need a grid", "[plan]") {
  for (const char *groups : {"dense<[[0, 1]]> : tensor<1x2xi64>", "dense<[[1]]> : tensor<1x1xi64>"}) {
    Error error = refused(R"(func.func @main(%a: tensor<f32>) -> tensor<f32> {
      %0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = )" +
                          std::string(groups) + R"(}> : (tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    })");
    CHECK(error.code == SHLO_INVALID_ARGUMENT);
    CHECK(contains(error.message, "replica 1"));
  }
}

TEST_CASE("collectives of one process are no others", "[plan]") {
  auto permute = [](const char *pairs) {
    return "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  %0 = \"stablehlo.collective_permute\"(%a) "
           "<{source_target_pairs = dense<" +
           std::string(pairs) + "> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}";
  };
  lowered(permute("[[0, 0]]"));
  for (const char *pairs : {"[[0, 1]]", "[[1, 0]]"}) {
    Error error = refused(permute(pairs));
    CHECK(error.code == SHLO_INVALID_ARGUMENT);
    CHECK(contains(error.message, "replica 1"));
  }
  // -1 pads a group.
  lowered(R"(func.func @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, -1]]> : tensor<1x2xi64>}> :
        (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  })");
}

TEST_CASE("a custom call without implementation is named even where no run would come to it", "[plan]") {
  Error error = refused(R"(func.func @main(%p: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.if"(%p) ({
      %1 = stablehlo.custom_call @magic(%a) : (tensor<f32>) -> tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }, {
      stablehlo.return %a : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    return %0 : tensor<f32>
  })");
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "@magic"));
}

TEST_CASE("tuples and tokens of the signature are their parts", "[plan]") {
  auto module = parse(R"(func.func @main(%t: tuple<tensor<2xf32>, !stablehlo.token>) -> tuple<tensor<2xf32>> {
    %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf32>, !stablehlo.token>) -> tensor<2xf32>
    %1 = stablehlo.tuple %0 : tuple<tensor<2xf32>>
    return %1 : tuple<tensor<2xf32>>
  })");
  auto signature = plan::findSignature(*module, "");
  REQUIRE(signature);
  CHECK(signature->inputs == std::vector<TensorType>{f32({2}), {ElementType::I1, {0}}});
  CHECK(signature->outputs == std::vector<TensorType>{f32({2})});
  CHECK(lowerModule(module));
}

TEST_CASE("tuples are not doubled without end", "[plan]") {
  std::string text = "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                     "  %t0 = stablehlo.tuple %a : tuple<tensor<f32>>\n";
  std::string type = "tuple<tensor<f32>>";
  for (int i = 1; i <= 13; ++i) {
    std::string last = "%t" + std::to_string(i - 1), next = "tuple<" + type + ", " + type + ">";
    text += "  %t" + std::to_string(i) + " = stablehlo.tuple " + last + ", " + last + " : " + next + "\n";
    type = next;
  }
  CHECK(refused(text + "  return %a : tensor<f32>\n}").code == SHLO_UNSUPPORTED);
  text.erase(text.rfind("  %t13"));
  lowered(text + "  return %a : tensor<f32>\n}"); // 2^12 parts
}

TEST_CASE("recursion is refused", "[plan]") {
  Error error = refused(R"(
    func.func @main(%a: tensor<f32>) -> tensor<f32> {
      %0 = func.call @f(%a) : (tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    }
    func.func private @f(%a: tensor<f32>) -> tensor<f32> {
      %0 = func.call @main(%a) : (tensor<f32>) -> tensor<f32>
      return %0 : tensor<f32>
    })");
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "calls itself"));
}

TEST_CASE("doubling calls are refused at once", "[plan]") {
  auto text = [](int levels) {
    std::ostringstream out;
    for (int i = 0; i < levels; ++i)
      out << "func.func @" << (i ? "f" + std::to_string(i) : "main") << "(%a: tensor<f32>) -> tensor<f32> {\n"
          << "  %0 = func.call @f" << i + 1 << "(%a) : (tensor<f32>) -> tensor<f32>\n"
          << "  %1 = func.call @f" << i + 1 << "(%0) : (tensor<f32>) -> tensor<f32>\n  return %1 : tensor<f32>\n}\n";
    out << "func.func @f" << levels << "(%a: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.negate %a : tensor<f32>\n"
        << "  return %0 : tensor<f32>\n}\n";
    return out.str();
  };
  CHECK(lowered(text(5)).body.ops.size() == 32);
  auto start = std::chrono::steady_clock::now();
  CHECK(refused(text(40)).code == SHLO_LIMIT);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(1));
  CHECK(refused(text(100)).code == SHLO_LIMIT);
}

// `calls` calls in each other, and in the last function called `regions` regions in each other.
static std::string nested(int calls, int regions) {
  std::string text;
  for (int i = 0; i < calls; ++i)
    text += "func.func @" + (i ? "f" + std::to_string(i) : std::string("main")) +
            "(%p: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {\n  %0 = func.call @f" + std::to_string(i + 1) +
            "(%p, %a) : (tensor<i1>, tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}\n";
  text += "func.func @" + (calls ? "f" + std::to_string(calls) : std::string("main")) +
          "(%p: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {\n";
  for (int i = 0; i < regions; ++i)
    text += "  %v" + std::to_string(i) + " = \"stablehlo.if\"(%p) ({\n";
  text += "  %n = stablehlo.negate %a : tensor<f32>\n";
  std::string value = "%n";
  for (int i = regions; i-- > 0; value = "%v" + std::to_string(i))
    text += "  stablehlo.return " + value +
            " : tensor<f32>\n}, {\n  stablehlo.return %a : tensor<f32>\n}) : " + "(tensor<i1>) -> tensor<f32>\n";
  return text + "  return " + value + " : tensor<f32>\n}\n";
}

TEST_CASE("calls and regions are nested up to their limits", "[plan]") {
  ParseOptions deep;
  deep.maxNesting = 512;
  const struct {
    int calls, regions;
    bool fits;
  } examples[] = {{64, 0, true}, {65, 0, false}, {0, 159, true}, {0, 160, false}, {60, 99, true}, {60, 100, false}};
  for (auto [calls, regions, fits] : examples) {
    INFO(calls << " calls, " << regions << " regions");
    auto module = parseText(nested(calls, regions), deep);
    REQUIRE(module);
    auto program = lowerModule(*module);
    CHECK(bool(program) == fits);
    if (!program)
      CHECK(program.error().code == SHLO_LIMIT);
  }
}

TEST_CASE("values have as many elements as memory can have", "[plan]") {
  auto iota = [](const char *type) {
    return std::string("func.func @main() -> tensor<") + type + "> { %0 = stablehlo.iota dim = 0 : tensor<" + type +
           "> return %0 : tensor<" + type + "> }";
  };
  CHECK(count<plan::Iota>(lowered(iota("140737488355328xi8")).body) == 1); // 2^47
  CHECK(refused(iota("140737488355329xi8")).code == SHLO_LIMIT);
}

// --- Constants ------------------------------------------------------------------------------------------------------

TEST_CASE("constants have the layout of the boundary", "[plan]") {
  auto of = [](const std::string &type, const std::string &value) {
    return bytesOf(lowered("func.func @main() -> tensor<" + type + "> { %0 = stablehlo.constant dense<" + value +
                           "> : tensor<" + type + "> return %0 : tensor<" + type + "> }"));
  };
  CHECK(of("9xi1", "[true, false, true, true, false, false, false, true, true]") ==
        std::string("\1\0\1\1\0\0\0\1\1", 9));
  CHECK(of("2x2xi1", "true") == std::string("\1", 1));
  CHECK(of("4xi4", "[-1, 7, -8, 0]") == std::string("\xff\x07\xf8\x00", 4));
  CHECK(of("2xui4", "[15, 1]") == std::string("\x0f\x01", 2));
  CHECK(of("2xi2", "[-2, 1]") == std::string("\xfe\x01", 2));
  CHECK(of("2xi16", "[258, -1]") == std::string("\x02\x01\xff\xff", 4));
  CHECK(of("100xf32", "1.0") == std::string("\0\0\x80\x3f", 4));
  CHECK(of("1xcomplex<f32>", "(1.0, 2.0)") == std::string("\0\0\x80\x3f\0\0\0\x40", 8));
  CHECK(of("2xbf16", "[1.0, 2.0]") == std::string("\x80\x3f\0\x40", 4));
}

TEST_CASE("the text of a program has the first bytes of its constants", "[plan]") {
  auto of = [](const std::string &type, const std::string &value) {
    std::string text = plan::dump(lowered("func.func @main() -> tensor<" + type + "> { %0 = stablehlo.constant dense<" +
                                          value + "> : tensor<" + type + "> return %0 : tensor<" + type + "> }"));
    size_t begin = text.find("= ") + 2;
    return text.substr(begin, text.find(" :", begin) - begin);
  };
  CHECK(of("2xi16", "[258, -1]") == "constant 0x0201ffff");
  CHECK(of("2xi32", "[19088743, 1]") == "constant 0x6745230101000000");
  CHECK(of("2x2xi16", "4660") == "constant splat 0x3412");
  CHECK(of("i8", "26").substr(0, 8) == "constant");
  CHECK(contains(of("i8", "26"), "0x1a"));
  CHECK(of("16xi8", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]") ==
        "constant 0x000102030405060708090a0b0c0d0e0f");
  CHECK(of("17xi8", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]") ==
        "constant 0x000102030405060708090a0b0c0d0e0f...");
}

// Short ones are one constant.
TEST_CASE("equal constants share their bytes", "[plan]") {
  std::string numbers = "00000040";
  for (int i = 1; i < 5000; ++i)
    numbers += "0000803f";
  const std::string constant = "stablehlo.constant dense<\"0x" + numbers + "\"> : tensor<5000xf32>\n";
  Program program = lowered("func.func @main() -> (tensor<5000xf32>, tensor<5000xf32>) {\n  %0 = " + constant +
                            "  %1 = " + constant + "  return %0, %1 : tensor<5000xf32>, tensor<5000xf32>\n}\n");
  REQUIRE(program.body.ops.size() == 2);
  CHECK(std::get<plan::Constant>(program.body.ops[0].data).bytes ==
        std::get<plan::Constant>(program.body.ops[1].data).bytes);
}

// --- Control flow ---------------------------------------------------------------------------------------------------

TEST_CASE("branches and loops have bodies that see outer values", "[plan]") {
  Program program = lowered(R"(
    func.func @main(%p: tensor<i1>, %n: tensor<i32>, %x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
      %0 = "stablehlo.if"(%p) ({
        %3 = stablehlo.negate %x : tensor<3xf32>
        stablehlo.return %3 : tensor<3xf32>
      }, {
        stablehlo.return %x : tensor<3xf32>
      }) : (tensor<i1>) -> tensor<3xf32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %1:2 = stablehlo.while(%i = %n, %v = %x) : tensor<i32>, tensor<3xf32>
      cond {
        %3 = stablehlo.compare GT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %3 : tensor<i1>
      } do {
        %3 = stablehlo.subtract %i, %one : tensor<i32>
        %4 = stablehlo.add %v, %0 : tensor<3xf32>
        stablehlo.return %3, %4 : tensor<i32>, tensor<3xf32>
      }
      return %0, %1#1 : tensor<3xf32>, tensor<3xf32>
    })");
  const Op &branch = find<plan::Case>(program);
  REQUIRE(branch.bodies.size() == 2);
  CHECK(branch.bodies[0].parameters.empty());
  CHECK(branch.bodies[1].results == plan::ValueList{2});
  const Op &loop = find<plan::While>(program);
  REQUIRE(loop.bodies.size() == 2);
  CHECK(loop.bodies[1].parameters.size() == 2);
  CHECK(loop.bodies[1].ops.back().operands[1] == branch.results[0]);
}

TEST_CASE("loops are unrolled if they run once, or are short and all that they do is elementwise", "[plan]") {
  struct Case {
    const char *first, *end, *by, *elements, *op;
    size_t loops, adds;
  };
  // The last line of the body, and the counter, add.
  const Case cases[] = {
      {"0", "5", "1", "16384", "stablehlo.add %v, %v", 0, 10},
      {"0", "5", "1", "16383", "stablehlo.add %v, %v", 1, 2},
      {"0", "16", "1", "16384", "stablehlo.add %v, %v", 0, 32},
      {"0", "17", "1", "16384", "stablehlo.add %v, %v", 1, 2},
      {"0", "17", "2", "16384", "stablehlo.add %v, %v", 0, 18},
      {"5", "5", "1", "16384", "stablehlo.add %v, %v", 0, 0},
      {"4", "5", "3", "2", "stablehlo.add %v, %v", 0, 2},
      {"4", "5", "1", "8x8", "stablehlo.cholesky %v", 0, 1},
      {"0", "5", "-1", "16384", "stablehlo.add %v, %v", 1, 2},
      {"0", "5", "0", "16384", "stablehlo.add %v, %v", 1, 2},
      {"0", "5", "1", "16384", "stablehlo.cbrt %v", 0, 5},
      {"0", "5", "1", "128x128", "stablehlo.cholesky %v", 1, 1},
  };
  for (const Case &one : cases) {
    const std::string type = std::string("tensor<") + one.elements + "xf32>";
    const std::string constant = " = stablehlo.constant dense<";
    const Program program =
        lowered("func.func @main(%x: " + type + ") -> (tensor<i32>, " + type + ") {\n%first" + constant + one.first +
                "> : tensor<i32>\n%end" + constant + one.end + "> : tensor<i32>\n%by" + constant + one.by +
                "> : tensor<i32>\n%0:2 = stablehlo.while(%i = %first, %v = %x) : tensor<i32>, " + type +
                "\ncond {\n%c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                "stablehlo.return %c : tensor<i1>\n} do {\n%n = stablehlo.add %i, %by : tensor<i32>\n%m = " +
                one.op + " : " + type + "\nstablehlo.return %n, %m : tensor<i32>, " + type +
                "\n}\nreturn %0#0, %0#1 : tensor<i32>, " + type + "\n}");
    const std::string text = plan::dump(program);
    const auto count = [&](const std::string &word) {
      size_t found = 0;
      for (size_t at = 0; (at = text.find(word, at)) != std::string::npos; ++at)
        ++found;
      return found;
    };
    INFO(text);
    CHECK(count("= while") == one.loops);
    CHECK(count("= add ") == one.adds);
  }
}

TEST_CASE("the body of map works on whole tensors", "[plan]") {
  Program program = lowered(R"(
    func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
      %0 = "stablehlo.map"(%a, %b) ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %two = stablehlo.constant dense<2.0> : tensor<f32>
        %1 = stablehlo.multiply %x, %two : tensor<f32>
        %2 = stablehlo.add %1, %y : tensor<f32>
        stablehlo.return %2 : tensor<f32>
      }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })");
  REQUIRE(program.body.ops.size() == 3);
  for (const Op &op : program.body.ops)
    CHECK(program.values[op.results[0]] == f32({4}));
}

// --- Simplification -------------------------------------------------------------------------------------------------

TEST_CASE("what nobody reads goes, what is one value stays one", "[plan]") {
  Program program = lowered(R"(
    func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
      %c = stablehlo.constant dense<1.0> : tensor<f32>
      %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
      %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
      %2 = stablehlo.exponential %a : tensor<2x3xf32>
      %3 = stablehlo.optimization_barrier %1 : tensor<2x3xf32>
      %4 = stablehlo.add %a, %3 : tensor<2x3xf32>
      return %4 : tensor<2x3xf32>
    })");
  REQUIRE(program.body.ops.size() == 2);
  CHECK(std::get<plan::Constant>(program.body.ops[0].data).splat);
  CHECK(program.values[program.body.ops[0].results[0]] == f32({2, 3}));
}

TEST_CASE("elements of which few are gathered are computed after the gather", "[plan]") {
  // The bounds of a clamp are scalars. Of 256 rows, three are gathered.
  auto largest = [](const std::string &more, const std::string &results, const std::string &types,
                    const std::string &rows = "3") {
    const Program program = lowered(R"(
    func.func @main(%t: tensor<256x4xi8>, %u: tensor<256x4xf32>, %s: tensor<f32>, %i: tensor<)" +
                                    rows + R"(x1xi32>) -> ()" + types + R"() {
      %0 = stablehlo.convert %t : (tensor<256x4xi8>) -> tensor<256x4xf32>
      %1 = stablehlo.constant dense<2.0> : tensor<256x4xf32>
      %2 = stablehlo.multiply %0, %1 : tensor<256x4xf32>
      %3 = stablehlo.add %2, %u : tensor<256x4xf32>
      %4 = stablehlo.constant dense<0.0> : tensor<f32>
      %5 = stablehlo.clamp %4, %3, %s : (tensor<f32>, tensor<256x4xf32>, tensor<f32>) -> tensor<256x4xf32>
      %6 = "stablehlo.gather"(%5, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
          start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>} :
          (tensor<256x4xf32>, tensor<)" +
                                    rows + R"(x1xi32>) -> tensor<)" + rows + R"(x4xf32>
      )" + more + "return " + results +
                                    " : " + types + "\n    }");
    int64_t most = 0;
    for (const Op &op : program.body.ops)
      if (std::holds_alternative<plan::Elementwise>(op.data))
        most = std::max(most, elementCount(program.values[op.results[0]].shape));
    return std::pair(most, count<plan::Gather>(program.body));
  };
  CHECK(largest("", "%6", "tensor<3x4xf32>") == std::pair(int64_t(12), size_t(2)));
  // The others are needed, too, or most are gathered.
  CHECK(largest("", "%6, %5", "tensor<3x4xf32>, tensor<256x4xf32>") == std::pair(int64_t(1024), size_t(1)));
  CHECK(largest("", "%6", "tensor<200x4xf32>", "200") == std::pair(int64_t(1024), size_t(1)));
  // What is needed as a whole is computed before the gather.
  CHECK(largest("", "%6, %2", "tensor<3x4xf32>, tensor<256x4xf32>") == std::pair(int64_t(1024), size_t(2)));
}

TEST_CASE("values without elements are not computed", "[plan]") {
  Program program = lowered(R"(
    func.func @main(%a: tensor<3x0xf32>, %b: tensor<3x2xf32>) -> (tensor<0x2xf32>, tensor<3x3xf32>) {
      %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] :
          (tensor<3x0xf32>, tensor<3x2xf32>) -> tensor<0x2xf32>
      %1 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] :
          (tensor<3x0xf32>, tensor<3x0xf32>) -> tensor<3x3xf32>
      return %0, %1 : tensor<0x2xf32>, tensor<3x3xf32>
    })");
  CHECK(count<plan::Constant>(program.body) == 1);
  CHECK(count<plan::DotGeneral>(program.body) == 1);
}

TEST_CASE("state that a loop only hands on is read from outside", "[plan]") {
  Program program = lowered(R"(
    func.func @main(%n: tensor<i32>, %w: tensor<3xf32>) -> (tensor<i32>, tensor<3xf32>) {
      %c = stablehlo.constant dense<1> : tensor<i32>
      %0:3 = stablehlo.while(%i = %n, %weights = %w, %one = %c) : tensor<i32>, tensor<3xf32>, tensor<i32>
      cond {
        %1 = stablehlo.compare GT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %1 : tensor<i1>
      } do {
        %1 = stablehlo.subtract %i, %one : tensor<i32>
        stablehlo.return %1, %weights, %one : tensor<i32>, tensor<3xf32>, tensor<i32>
      }
      return %0#0, %0#1 : tensor<i32>, tensor<3xf32>
    })");
  const Op &loop = find<plan::While>(program);
  CHECK(loop.operands == plan::ValueList{0});
  CHECK(loop.bodies[0].parameters.size() == 1);
  CHECK(loop.bodies[1].results.size() == 1);
  CHECK(program.body.results[1] == 1);
}

// --- Shapes ---------------------------------------------------------------------------------------------------------

static const char *polymorphic = R"(
  func.func @main(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x6xf32> {
    %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %ok = stablehlo.compare LE, %n, %four, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%ok, %n) {api_version = 2 : i32, has_side_effect = true,
        error_message = "at most 4 rows, not {0}"} : (tensor<i1>, tensor<i32>) -> ()
    %0 = func.call @f(%n, %a, %b) : (tensor<i32>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x6xf32>
    return %0 : tensor<?x6xf32>
  }
  func.func private @f(%n: tensor<i32>, %a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x6xf32> {
    %six = stablehlo.constant dense<6> : tensor<1xi32>
    %0 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.concatenate %0, %six, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %2 = stablehlo.dynamic_iota %1, dim = 1 : (tensor<2xi32>) -> tensor<?x6xf32>
    %3 = stablehlo.add %a, %b : tensor<?x3xf32>
    %4 = stablehlo.concatenate %3, %3, dim = 1 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x6xf32>
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.dynamic_broadcast_in_dim %c, %1, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x6xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<?x6xf32>
    %7 = stablehlo.subtract %6, %2 : tensor<?x6xf32>
    return %7 : tensor<?x6xf32>
  })";

TEST_CASE("shapes follow from the inputs", "[plan]") {
  Program program = lowered(polymorphic, {f32({2, 3}), f32({2, 3})});
  CHECK(program.values[program.body.results[0]] == f32({2, 6}));
  CHECK(program.values[find<plan::Iota>(program).results[0]] == f32({2, 6}));
  CHECK(count<plan::Assert>(program.body) == 0);

  CHECK(refused(polymorphic, {f32({2, 3}), f32({3, 3})}).code == SHLO_INVALID_ARGUMENT);
  Error assertion = refused(polymorphic, {f32({5, 3}), f32({5, 3})});
  CHECK(assertion.code == SHLO_FAILED);
  CHECK(assertion.message == "at most 4 rows, not 5");
}

TEST_CASE("shapes that only the run knows are refused", "[plan]") {
  Error error = refused(R"(func.func @main(%n: tensor<1xi32>) -> tensor<?xf32> {
    %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  })");
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "stablehlo.dynamic_iota"));
}

TEST_CASE("shapes are computed by few ops, from few elements and without loops", "[plan]") {
  auto chain = [](int sums) {
    std::string text = "func.func @main() -> tensor<?xi8> {\n  %0 = stablehlo.constant dense<1> : tensor<1xi64>\n";
    for (int i = 1; i <= sums; ++i)
      text += "  %" + std::to_string(i) + " = stablehlo.add %" + std::to_string(i - 1) + ", %0 : tensor<1xi64>\n";
    return text + "  %r = stablehlo.dynamic_iota %" + std::to_string(sums) +
           ", dim = 0 : (tensor<1xi64>) -> tensor<?xi8>\n  return %r : tensor<?xi8>\n}";
  };
  CHECK(lowered(chain(1023)).values.back().shape == Shape{1024});
  CHECK(refused(chain(1024)).code == SHLO_UNSUPPORTED);
  auto greatest = [](const char *elements) {
    const std::string type = std::string("tensor<") + elements + "xi32>";
    return "func.func @main() -> tensor<?xi8> {\n  %i = stablehlo.iota dim = 0 : " + type +
           "\n  %z = stablehlo.constant dense<0> : tensor<i32>\n  %m = stablehlo.reduce(%i init: %z) applies "
           "stablehlo.maximum across dimensions = [0] : (" +
           type +
           ", tensor<i32>) -> tensor<i32>\n  %s = stablehlo.reshape %m : (tensor<i32>) -> tensor<1xi32>\n"
           "  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi8>\n"
           "  return %r : tensor<?xi8>\n}";
  };
  CHECK(lowered(greatest("65536")).values.back().shape == Shape{65535});
  CHECK(refused(greatest("65537")).code == SHLO_UNSUPPORTED);
  CHECK(refused(R"(func.func @main() -> tensor<?xi8> {
    %one = stablehlo.constant dense<1> : tensor<1xi64>
    %zero = stablehlo.constant dense<0> : tensor<1xi64>
    %s = stablehlo.while(%i = %zero) : tensor<1xi64>
    cond {
      %c = stablehlo.compare LT, %i, %one : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
      %p = stablehlo.reshape %c : (tensor<1xi1>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<1xi64>
      stablehlo.return %n : tensor<1xi64>
    }
    %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi64>) -> tensor<?xi8>
    return %r : tensor<?xi8>
  })")
            .code == SHLO_UNSUPPORTED);
}

TEST_CASE("an extent that does not fit an i32 is refused", "[plan]") {
  auto size = [](const char *extent) {
    const std::string type = std::string("tensor<") + extent + "xi8>";
    return "func.func @main(%a: " + type + ") -> tensor<i32> { %0 = stablehlo.get_dimension_size %a, dim = 0 : (" +
           type + ") -> tensor<i32> return %0 : tensor<i32> }";
  };
  CHECK(bytesOf(lowered(size("2147483647"))) == std::string("\xff\xff\xff\x7f", 4));
  CHECK(refused(size("2147483648")).code == SHLO_LIMIT);
}

TEST_CASE("slices whose start only the run knows are dynamic, whatever their strides", "[plan]") {
  auto slice = [](const char *stride) {
    return "func.func @main(%x: tensor<8xf32>, %start: tensor<1xi32>, %limit: tensor<1xi32>) -> tensor<3xf32> {\n"
           "  %strides = stablehlo.constant dense<" +
           std::string(stride) +
           "> : tensor<1xi32>\n"
           "  %0 = stablehlo.real_dynamic_slice %x, %start, %limit, %strides : (tensor<8xf32>, tensor<1xi32>, "
           "tensor<1xi32>, tensor<1xi32>) -> tensor<3xf32>\n  return %0 : tensor<3xf32>\n}";
  };
  Error error = refused(slice("0"));
  CHECK(error.code == SHLO_UNSUPPORTED);
  CHECK(contains(error.message, "stablehlo.real_dynamic_slice"));
  const Program strided = lowered(slice("2"));
  CHECK(count<plan::DynamicSlice>(strided.body) == 1);
  CHECK(std::holds_alternative<plan::Slice>(strided.body.ops.back().data));
  CHECK(count<plan::DynamicSlice>(lowered(slice("1")).body) == 1);
}

TEST_CASE("a shape follows from what a branch reads from outside", "[plan]") {
  const char *text = R"(func.func @main(%x: tensor<?x?xf32>) -> tensor<?xf32> {
    %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
    %m = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %p = stablehlo.compare GT, %n, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = "stablehlo.if"(%p) ({
      stablehlo.return %m : tensor<i32>
    }, {
      stablehlo.return %four : tensor<i32>
    }) : (tensor<i1>) -> tensor<i32>
    %shape = stablehlo.reshape %s : (tensor<i32>) -> tensor<1xi32>
    %0 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  })";
  for (auto [rows, columns, expected] : {std::array<int64_t, 3>{5, 7, 7}, {4, 7, 4}, {6, 0, 0}}) {
    Program program = lowered(text, {f32({rows, columns})});
    CHECK(program.values[program.body.results[0]] == f32({expected}));
  }
}

TEST_CASE("a shape that the program itself gets wrong is the program's fault", "[plan]") {
  auto text = [](int extent) {
    return "func.func @main() -> tensor<?xf32> { %n = stablehlo.constant dense<" + std::to_string(extent) +
           "> : tensor<1xi32> %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32> return %0 : "
           "tensor<?xf32> }";
  };
  CHECK(lowered(text(4)).values.back() == f32({4}));
  CHECK(refused(text(-4)).code == SHLO_INVALID_PROGRAM);
}

TEST_CASE("an assertion about values is checked by the run", "[plan]") {
  Program program = lowered(R"(func.func @main(%ok: tensor<i1>) {
    stablehlo.custom_call @shape_assertion(%ok) {error_message = "no", has_side_effect = true} : (tensor<i1>) -> ()
    return
  })");
  CHECK(std::get<plan::Assert>(find<plan::Assert>(program).data).message == "no");
}

TEST_CASE("of two branches, the predicate chooses, not the number that it becomes", "[plan]") {
  Program program = lowered(R"(func.func @main(%p: tensor<i1>, %x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
    %index = stablehlo.convert %p : (tensor<i1>) -> tensor<i32>
    %0 = "stablehlo.case"(%index) ({ stablehlo.return %x : tensor<f32> }, { stablehlo.return %y : tensor<f32> })
      : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  })");
  const Op &branch = find<plan::Case>(program);
  const plan::ValueList &parameters = program.body.parameters;
  CHECK(program.body.ops.size() == 1);
  CHECK(branch.operands == plan::ValueList{parameters[0]});
  REQUIRE(branch.bodies.size() == 2);
  CHECK(branch.bodies[0].results == plan::ValueList{parameters[2]}); // true is 1
  CHECK(branch.bodies[1].results == plan::ValueList{parameters[1]});
}

// Each program is valid for the first shapes and violates a rule of its op for the second ones. Such a program must not
// reach a kernel.
TEST_CASE("refined shapes are held to the rules of the ops", "[plan]") {
  struct Example {
    const char *name, *types, *text, *result;
    std::vector<Shape> good, bad;
  };
  const Example examples[] = {
      {"slice", "?", "stablehlo.slice %0 [0:5] : (tensor<?xf32>) -> tensor<5xf32>", "5", {{7}}, {{3}}},
      {"reshape", "?", "stablehlo.reshape %0 : (tensor<?xf32>) -> tensor<2x3xf32>", "2x3", {{6}}, {{5}}},
      {"broadcast_in_dim",
       "?x3",
       "stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<?x3xf32>) -> tensor<4x3xf32>",
       "4x3",
       {{1, 3}},
       {{2, 3}}},
      {"add", "?,?", "stablehlo.add %0, %1 : tensor<?xf32>", "?", {{4}, {4}}, {{4}, {5}}},
      {"concatenate",
       "?x?,?x?",
       "stablehlo.concatenate %0, %1, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>",
       "?x?",
       {{1, 4}, {2, 4}},
       {{1, 4}, {2, 5}}},
      {"dot_general",
       "?x?,?x?",
       "stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> "
       "tensor<?x?xf32>",
       "?x?",
       {{2, 3}, {3, 4}},
       {{2, 3}, {2, 4}}},
      {"dynamic_slice",
       "?",
       "stablehlo.dynamic_slice %0, %index, sizes = [4] : (tensor<?xf32>, tensor<i32>) -> tensor<4xf32>",
       "4",
       {{4}},
       {{3}}},
      {"dynamic_update_slice",
       "?,?",
       "stablehlo.dynamic_update_slice %0, %1, %index : (tensor<?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?xf32>",
       "?",
       {{4}, {4}},
       {{4}, {5}}},
      {"gather",
       "?x3",
       "\"stablehlo.gather\"(%0, %indices) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], "
       "start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<?x3xf32>, "
       "tensor<2x1xi32>) -> tensor<2x2x3xf32>",
       "2x2x3",
       {{2, 3}},
       {{1, 3}}},
      {"select", "?,?", "stablehlo.select %pred, %0, %1 : tensor<i1>, tensor<?xf32>", "?", {{4}, {4}}, {{4}, {3}}},
      {"pad",
       "?",
       "stablehlo.pad %0, %c, low = [-3], high = [0], interior = [0] : (tensor<?xf32>, tensor<f32>) -> "
       "tensor<?xf32>",
       "?",
       {{3}},
       {{2}}},
      {"triangular_solve",
       "?x?,?x2",
       "\"stablehlo.triangular_solve\"(%0, %1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = "
       "#stablehlo<transpose NO_TRANSPOSE>}> : (tensor<?x?xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>",
       "?x2",
       {{3, 3}, {3, 2}},
       {{3, 3}, {4, 2}}},
      {"cholesky", "?x?", "stablehlo.cholesky %0, lower = true : tensor<?x?xf32>", "?x?", {{3, 3}}, {{3, 2}}},
      {"convolution",
       "1x?x?,2x?x3",
       "stablehlo.convolution(%0, %1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 "
       ": i64, feature_group_count = 1 : i64} : (tensor<1x?x?xf32>, tensor<2x?x3xf32>) -> tensor<1x?x3xf32>",
       "1x?x3",
       {{1, 5, 4}, {2, 4, 3}},
       {{1, 5, 4}, {2, 5, 3}}},
      {"reduce",
       "?,?",
       "stablehlo.reduce(%0 init: %c), (%1 init: %c) across dimensions = [0] : (tensor<?xf32>, tensor<?xf32>, "
       "tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n reducer(%a: tensor<f32>, %b: tensor<f32>) (%d: "
       "tensor<f32>, %e: tensor<f32>) { stablehlo.return %a, %d : tensor<f32>, tensor<f32> }",
       "",
       {{4}, {4}},
       {{4}, {5}}},
      {"sort",
       "?,?",
       "\"stablehlo.sort\"(%0, %1) <{dimension = 0 : i64}> ({\n ^bb0(%a: tensor<f32>, %b: tensor<f32>, %d: "
       "tensor<f32>, %e: tensor<f32>):\n %l = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> "
       "tensor<i1>\n stablehlo.return %l : tensor<i1>\n }) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, "
       "tensor<?xf32>)",
       "?",
       {{4}, {4}},
       {{4}, {5}}},
      {"scatter",
       "?x3,?x3",
       "\"stablehlo.scatter\"(%0, %indices, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = "
       "[1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({\n ^bb0(%a: "
       "tensor<f32>, %b: tensor<f32>):\n stablehlo.return %b : tensor<f32>\n }) : (tensor<?x3xf32>, tensor<2x1xi32>, "
       "tensor<?x3xf32>) -> tensor<?x3xf32>",
       "?x3",
       {{5, 3}, {2, 3}},
       {{5, 3}, {3, 3}}},
      {"select_and_scatter",
       "?,?",
       "\"stablehlo.select_and_scatter\"(%0, %1, %c) <{window_dimensions = array<i64: 2>, window_strides = array<i64: "
       "2>}> ({\n ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n %l = stablehlo.compare GE, %a, %b : (tensor<f32>, "
       "tensor<f32>) -> tensor<i1>\n stablehlo.return %l : tensor<i1>\n }, {\n ^bb0(%a: tensor<f32>, %b: "
       "tensor<f32>):\n stablehlo.return %b : tensor<f32>\n }) : (tensor<?xf32>, tensor<?xf32>, tensor<f32>) -> "
       "tensor<?xf32>",
       "?",
       {{6}, {3}},
       {{6}, {2}}},
      {"while",
       "?,?",
       "stablehlo.while(%s = %0) : tensor<?xf32>\n cond { stablehlo.return %pred : tensor<i1> } do { stablehlo.return "
       "%1 : tensor<?xf32> }",
       "?",
       {{4}, {4}},
       {{4}, {5}}},
      {"case",
       "?,?",
       "\"stablehlo.case\"(%index) ({ stablehlo.return %0 : tensor<?xf32> }, { stablehlo.return %1 : tensor<?xf32> }) "
       ": (tensor<i32>) -> tensor<?xf32>",
       "?",
       {{4}, {4}},
       {{4}, {5}}},
      {"dynamic_gather",
       "?",
       "\"stablehlo.dynamic_gather\"(%0, %indices, %four) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
       "start_index_map = [0], index_vector_dim = 1>}> : (tensor<?xf32>, tensor<2x1xi32>, tensor<1xi32>) -> "
       "tensor<2x?xf32>",
       "2x?",
       {{4}},
       {{3}}},
      {"real_dynamic_slice",
       "?",
       "stablehlo.real_dynamic_slice %0, %one, %four, %one : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{3}}},
      {"dynamic_pad",
       "?",
       "stablehlo.dynamic_pad %0, %c, %minus, %one, %one : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{1}}},
      {"dynamic_reshape",
       "?",
       "stablehlo.dynamic_reshape %0, %four : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{5}}},
      {"dynamic_broadcast_in_dim",
       "?",
       "stablehlo.dynamic_broadcast_in_dim %0, %four, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{1}},
       {{3}}},
      {"real_dynamic_slice from a negative start",
       "?",
       "stablehlo.real_dynamic_slice %0, %rest, %one, %one : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{3}}},
      {"real_dynamic_slice that ends before its start",
       "?",
       "stablehlo.real_dynamic_slice %0, %rest, %four, %one : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{8}},
       {{9}}},
      {"real_dynamic_slice without a stride",
       "?",
       "stablehlo.real_dynamic_slice %0, %one, %four, %rest : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{5}},
       {{4}}},
      {"dynamic_pad with less than nothing between elements",
       "?",
       "stablehlo.dynamic_pad %0, %c, %one, %one, %rest : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, "
       "tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{3}}},
      {"dynamic_gather of less than nothing",
       "?",
       "\"stablehlo.dynamic_gather\"(%0, %indices, %rest) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
       "start_index_map = [0], index_vector_dim = 1>}> : (tensor<?xf32>, tensor<2x1xi32>, tensor<1xi32>) -> "
       "tensor<2x?xf32>",
       "2x?",
       {{4}},
       {{3}}},
      {"dynamic_iota",
       "?",
       "stablehlo.dynamic_iota %rest, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{3}}},
      {"set_dimension_size to more",
       "?",
       "stablehlo.set_dimension_size %0, %whole, dim = 0 : (tensor<?xf32>, tensor<i32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{3}}},
      {"set_dimension_size to less than nothing",
       "?",
       "stablehlo.set_dimension_size %0, %size, dim = 0 : (tensor<?xf32>, tensor<i32>) -> tensor<?xf32>",
       "?",
       {{4}},
       {{3}}},
      {"einsum",
       "?x?,?x?",
       "\"stablehlo.einsum\"(%0, %1) <{einsum_config = \"ab,bc->ac\"}> : (tensor<?x?xf32>, tensor<?x?xf32>) -> "
       "tensor<?x?xf32>",
       "?x?",
       {{2, 3}, {3, 4}},
       {{2, 3}, {2, 4}}},
      {"torch_index_select in batches",
       "?x?",
       "\"stablehlo.torch_index_select\"(%0, %indices) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<?x?xf32>, "
       "tensor<2x1xi32>) -> tensor<?x?xf32>",
       "?x?",
       {{2, 5}},
       {{3, 5}}},
      {"torch_index_select from nothing",
       "?x?",
       "\"stablehlo.torch_index_select\"(%0, %indices) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<?x?xf32>, "
       "tensor<2x1xi32>) -> tensor<?x?xf32>",
       "?x?",
       {{2, 1}},
       {{2, 0}}},
  };
  auto typed = [](const std::string &shape) { return "tensor<" + shape + (shape.empty() ? "f32>" : "xf32>"); };
  for (const Example &example : examples) {
    std::string arguments, types = example.types, result = typed(example.result);
    for (size_t k = 0, at = 0; at < types.size(); ++k) {
      size_t end = std::min(types.find(',', at), types.size());
      arguments += ", %" + std::to_string(k) + ": " + typed(types.substr(at, end - at));
      at = end + 1;
    }
    bool isPair = contains(example.text, "-> (tensor");
    std::string text = "func.func @main(%pred: tensor<i1>, %index: tensor<i32>" + arguments + ") -> " + result +
                       " {\n%c = stablehlo.constant dense<0.0> : tensor<f32>\n"
                       "%one = stablehlo.constant dense<1> : tensor<1xi32>\n"
                       "%four = stablehlo.constant dense<4> : tensor<1xi32>\n"
                       "%minus = stablehlo.constant dense<-4> : tensor<1xi32>\n"
                       "%whole = stablehlo.constant dense<4> : tensor<i32>\n"
                       "%extent = stablehlo.get_dimension_size %0, dim = 0 : (" +
                       typed(types.substr(0, types.find(','))) +
                       ") -> tensor<i32>\n"
                       "%size = stablehlo.subtract %extent, %whole : tensor<i32>\n"
                       "%rest = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>\n"
                       "%indices = stablehlo.constant dense<0> : tensor<2x1xi32>\n%r" +
                       (isPair ? ":2" : "") + " = " + example.text + "\nreturn %r" + (isPair ? "#0" : "") + " : " +
                       result + "\n}";
    auto inputs = [](const std::vector<Shape> &shapes) {
      std::vector<TensorType> types = {{ElementType::I1, {}}, {ElementType::I32, {}}};
      for (const Shape &shape : shapes)
        types.push_back(f32(shape));
      return types;
    };
    INFO(example.name);
    auto module = parse(text);
    auto good = lowerModule(module, inputs(example.good));
    CHECK((good ? "" : good.error().message) == "");
    auto bad = lowerModule(module, inputs(example.bad));
    CHECK_FALSE(bad);
    if (!bad)
      CHECK((bad.error().code == SHLO_INVALID_ARGUMENT || bad.error().code == SHLO_UNSUPPORTED));
  }
}

// --- Models ---------------------------------------------------------------------------------------------------------

namespace {

std::string readFile(const std::filesystem::path &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::filesystem::path models() { return std::filesystem::path(SHLO_SHARED) / "models"; }

} // namespace

TEST_CASE("the models are lowered", "[plan][.shared]") {
  for (const auto &entry : std::filesystem::directory_iterator(models())) {
    auto path = entry.path() / "model.mlir.bc";
    if (!std::filesystem::exists(path))
      continue;
    std::string name = entry.path().filename().string();
    INFO(name);
    std::string bytes = readFile(path);
    auto module = artifact::read(bytes, {});
    INFO((module ? std::string() : module.error().message));
    REQUIRE(module);
    std::vector<TensorType> inputs;
    if (name == "mlp_dynamic_batch")
      inputs = {f32({5, 784})};
    auto program = lowerModule(*module, inputs);
    INFO((program ? std::string() : program.error().message));
    REQUIRE(program);
    for (plan::ValueId id : program->body.results)
      CHECK(elementCount(program->values[id].shape) >= 0);
  }
}

TEST_CASE("exported programs with custom calls and other dialects are lowered", "[plan][.shared]") {
  auto lowerExport = [](const std::string &name, std::vector<TensorType> inputs) {
    std::string bytes = readFile(models() / "foreign" / (name + ".mlir.bc"));
    auto module = artifact::read(bytes, {});
    INFO((module ? name : name + ": " + module.error().message));
    REQUIRE(module);
    return lowerModule(*module, std::move(inputs));
  };
  for (const char *name :
       {"top_k_dynamic", "normal_dynamic", "cumsum_dynamic", "pruned_argument", "two_platforms", "rbg_normal",
        "approx_top_k", "cholesky_cpu", "solve_cpu", "qr_cpu", "svd_cpu", "eigh_cpu"}) {
    bool isDynamic = contains(name, "_dynamic");
    auto program = lowerExport(name, isDynamic ? std::vector<TensorType>{f32({6, 6})} : std::vector<TensorType>{});
    INFO(name << ": " << (program ? std::string() : program.error().message));
    CHECK(program);
  }
}

TEST_CASE("a program borrows large constants from the memory of its module, and copies small ones", "[plan]") {
  auto constantOf = [](int64_t elements) {
    std::string bytes;
    for (int64_t i = 0; i < elements; ++i)
      bytes += "0000803F"; // 1.0
    const std::string type = "tensor<" + std::to_string(elements) + "xf32>";
    std::weak_ptr<const void> memory;
    std::shared_ptr<Storage> storage;
    {
      // The first element differs, so that the constant is no splat.
      const std::shared_ptr<Module> parsed =
          parse("func.func @main() -> " + type + " {\n  %0 = stablehlo.constant dense<\"0x00000040" + bytes.substr(8) +
                "\"> : " + type + "\n  return %0 : " + type + "\n}");
      memory = parsed->memory();
      auto program = lowerModule(parsed);
      REQUIRE(program);
      for (const plan::Op &op : program->body.ops)
        if (const auto *constant = std::get_if<plan::Constant>(&op.data))
          storage = constant->bytes;
    }
    REQUIRE(storage);
    float values[2];
    std::memcpy(values, storage->data(), sizeof values);
    CHECK(values[0] == 2);
    CHECK(values[1] == 1);
    // The memory of the module lives as long as what is borrowed from it.
    CHECK(storage->isOwned() == memory.expired());
    const bool isBorrowed = !storage->isOwned();
    storage = nullptr;
    CHECK(memory.expired());
    return isBorrowed;
  };
  CHECK(constantOf(16384));
  CHECK_FALSE(constantOf(16383));
}
