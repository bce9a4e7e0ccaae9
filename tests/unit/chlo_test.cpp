// CHLO: the text of all ops, as jaxlib prints it, and their decomposition.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "text/print.h"
#include "text/text.h"
#include "infer/verify.h"
#include "passes/chlo.h"
#include "passes/reify_shapes.h"

#include "mlir/IR/TypeUtilities.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace shlo;

namespace {

std::string readData(const std::string &name) {
  std::ifstream file(std::filesystem::path(SHLO_SOURCE) / "tests/unit/data" / name);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::shared_ptr<Module> parse(const std::string &text) {
  Result<std::shared_ptr<Module>> module = parseText(text, ParseOptions());
  if (!module)
    FAIL(module.error().message);
  return *module;
}

std::string print(const Module &module, bool generic) {
  PrintOptions options;
  options.generic = generic;
  Result<std::string> text = printText(module, options);
  REQUIRE(text);
  return *text;
}

std::set<std::string> namesOf(const Module &module, const std::string &dialect) {
  std::set<std::string> names;
  module.op()->walk([&](mlir::Operation *op) {
    if (op->getName().getDialectNamespace() == dialect)
      names.insert(op->getName().getStringRef().str());
  });
  return names;
}

std::string function(const std::string &arguments, const std::string &op) {
  return "func.func @main(" + arguments + ") {\n  " + op + "\n  return\n}\n";
}

} // namespace

TEST_CASE("ops of CHLO print as they were printed by jaxlib") {
  std::string pretty = readData("chlo.mlir"), generic = readData("chlo_generic.mlir");
  std::shared_ptr<Module> module = parse(pretty), other = parse(generic);
  CHECK(namesOf(*module, "chlo").size() == 51);
  CHECK(print(*module, false) == pretty);
  CHECK(print(*module, true) == generic);
  CHECK(print(*other, false) == pretty);
  CHECK(print(*other, true) == generic);
  CHECK(verify(*module));

  // The twin: one word of the data changed.
  size_t place = pretty.find("is_stable = false");
  REQUIRE(place != std::string::npos);
  std::shared_ptr<Module> twin = parse(pretty.replace(place, 17, "is_stable = true"));
  CHECK(print(*twin, false) != readData("chlo.mlir"));
  CHECK(print(*twin, true) != generic);
}

TEST_CASE("a module is rid of CHLO on a copy") {
  // This program has all ops, except complex ones without a decomposition. Some extents are dynamic.
  std::shared_ptr<Module> module = parse(readData("chlo.mlir"));
  module->op()->walk([](mlir::Operation *op) {
    if (op->getName().getStringRef() == "chlo.bessel_i1e" &&
        llvm::isa<mlir::ComplexType>(mlir::getElementTypeOrSelf(op->getResult(0).getType())))
      op->erase();
  });
  std::string before = print(*module, true);
  REQUIRE(hasChlo(module->op()));
  Result<std::shared_ptr<Module>> made = withoutChlo(*module);
  if (!made)
    FAIL(made.error().message);
  CHECK_FALSE(hasChlo((*made)->op()));
  CHECK(namesOf(**made, "chlo").empty());
  CHECK(namesOf(**made, "stablehlo").size() > 40);
  CHECK(verify(**made));
  CHECK(print(*module, true) == before);

  // The copy keeps the context alive after the original is destroyed.
  std::string after = print(**made, false);
  module.reset();
  CHECK(print(**made, false) == after);
  CHECK_FALSE(hasChlo(parse(after)->op()));
}

TEST_CASE("ops of CHLO inside of regions are decomposed") {
  std::shared_ptr<Module> module = parse(function("%a: tensor<4xf32>, %s: tensor<f32>",
                                                  R"(%0 = "stablehlo.reduce"(%a, %s) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = chlo.square %x : tensor<f32> -> tensor<f32>
    %2 = chlo.broadcast_add %1, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>)"));
  Result<std::shared_ptr<Module>> made = withoutChlo(*module);
  REQUIRE(made);
  CHECK_FALSE(hasChlo((*made)->op()));
  CHECK(verify(**made));
}

// Other compilers give comparisons of NaN the meaning that the comparison type says.
TEST_CASE("the greatest elements are found in the total order") {
  auto decomposed = [](const std::string &element) {
    std::string of = "tensor<5x" + element + ">", to = "tensor<3x" + element + ">";
    std::shared_ptr<Module> module = parse(function(
        "%a: " + of, "%0:2 = chlo.top_k(%a, k = 3) : " + of + " -> (" + to + ", tensor<3xi32>)"));
    Result<std::shared_ptr<Module>> made = withoutChlo(*module);
    REQUIRE(made);
    return print(**made, false);
  };
  for (const char *element : {"f32", "bf16", "f64", "f8E5M2"})
    CHECK(decomposed(element).find("TOTALORDER") != std::string::npos);
  for (const char *element : {"i32", "ui8"})
    CHECK(decomposed(element).find("TOTALORDER") == std::string::npos);
}

TEST_CASE("the extents of a constant shape are those of its type") {
  using Example = std::pair<const char *, int64_t>;
  for (auto [type, extent] : {Example{"ui8", 200}, {"i8", 100}, {"ui16", 65535}, {"ui32", 4294967295}}) {
    INFO(type);
    std::string shape = std::string("tensor<1x") + type + ">";
    std::shared_ptr<Module> module = parse(function(
        "", "%n = stablehlo.constant dense<" + std::to_string(extent) + "> : " + shape +
                "\n  %0 = stablehlo.dynamic_iota %n, dim = 0 : (" + shape + ") -> tensor<?xf32>"));
    mlir::Operation *iota = nullptr;
    module->op()->walk([&](mlir::Operation *op) {
      if (op->getName().getStringRef() == "stablehlo.dynamic_iota")
        iota = op;
    });
    REQUIRE(iota);
    mlir::OpBuilder builder(iota->getBlock(), std::next(iota->getIterator()));
    REQUIRE(passes::reifyResultShape(builder, iota->getLoc(), iota->getResult(0)));
    iota->erase();
    std::string text = print(*module, false);
    INFO(text);
    CHECK(text.find("dense<" + std::to_string(extent) + "> : tensor<1xi64>") != std::string::npos);
  }
}

TEST_CASE("a scan of unknown extent is decomposed") {
  auto scan = [](const std::string &carry) {
    const std::string rows = "tensor<?x2xf32>";
    return function("%a: " + rows + ", %s: " + carry,
                    "%o, %c = chlo.scan(%a) inits (%s) dimension=0 {\n  ^bb0(%x: tensor<2xf32>, %y: " + carry +
                        "):\n    stablehlo.return %x, %y : tensor<2xf32>, " + carry + "\n  } : (" + rows + ", " +
                        carry + ") -> (" + rows + ", " + carry + ")");
  };
  Result<std::shared_ptr<Module>> made = withoutChlo(*parse(scan("tensor<2xf32>")));
  REQUIRE(made);
  CHECK_FALSE(hasChlo((*made)->op()));
  CHECK(verify(**made));
  // The twin: a carry with a dynamic extent has no decomposition.
  CHECK_FALSE(withoutChlo(*parse(scan("tensor<?xf32>"))));
}

TEST_CASE("what has no decomposition is named") {
  struct {
    const char *arguments, *op, *name;
  } cases[] = {
      {"%a: tensor<4xcomplex<f32>>", "%0 = chlo.bessel_i1e %a : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>",
       "chlo.bessel_i1e"},
      {"%a: tensor<4xcomplex<f32>>",
       "%0 = chlo.broadcast_polygamma %a, %a : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> "
       "tensor<4xcomplex<f32>>",
       "chlo.broadcast_polygamma"},
      {"%a: tensor<4xi32>", "%0 = chlo.broadcast_next_after %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>",
       "chlo.broadcast_next_after"},
  };
  for (auto &data : cases) {
    std::shared_ptr<Module> module = parse(function(data.arguments, data.op));
    Result<std::shared_ptr<Module>> made = withoutChlo(*module);
    REQUIRE_FALSE(made);
    CHECK(made.error().code == SHLO_UNSUPPORTED);
    REQUIRE(made.error().diagnostics.size() == 1);
    CHECK(made.error().diagnostics[0].op == data.name);
    CHECK(made.error().diagnostics[0].line == 2);
  }
  // The twin: real numbers have one.
  CHECK(withoutChlo(*parse(function("%a: tensor<4xf32>", "%0 = chlo.bessel_i1e %a : tensor<4xf32> -> tensor<4xf32>"))));
}

TEST_CASE("short programs do not become endless ones") {
  auto program = [](int count) {
    std::string ops;
    for (int i = 0; i < count; ++i)
      ops += "%" + std::to_string(i) + " = chlo.polygamma %a, %a : tensor<f32>, tensor<f32> -> tensor<f32>\n";
    return function("%a: tensor<f32>", ops);
  };
  Result<std::shared_ptr<Module>> made = withoutChlo(*parse(program(20000)));
  REQUIRE_FALSE(made);
  CHECK(made.error().code == SHLO_LIMIT);
  CHECK(withoutChlo(*parse(program(100))));
}
