// Affine maps and integer sets in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "parse.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/IntegerSet.h"

#include <catch2/catch.hpp>

using namespace shlo::text;

namespace {

// The results for d0 = 7, d1 = -5, s0 = 3.
std::vector<int64_t> results(const std::string &expressions) {
  Texts texts;
  auto map =
      mlir::dyn_cast_or_null<mlir::AffineMapAttr>(texts.attribute("affine_map<(d0, d1)[s0] -> (" + expressions + ")>"));
  INFO(expressions << ": " << texts.message);
  REQUIRE(map);
  mlir::Builder builder(&texts.context);
  auto constant = [&](int64_t value) -> mlir::Attribute { return builder.getI64IntegerAttr(value); };
  llvm::SmallVector<mlir::Attribute> folded;
  REQUIRE(mlir::succeeded(map.getValue().constantFold({constant(7), constant(-5), constant(3)}, folded)));
  std::vector<int64_t> values;
  for (mlir::Attribute value : folded)
    values.push_back(mlir::cast<mlir::IntegerAttr>(value).getInt());
  return values;
}

bool isRefused(const std::string &text) {
  Texts texts;
  return !texts.attribute(text);
}

using Values = std::vector<int64_t>;

} // namespace

TEST_CASE("Affine operators have their precedence") {
  CHECK(results("d0 + s0 * 2, d1 floordiv 4, d1 ceildiv 4, d1 mod 3, 5") == Values{13, -2, -1, 1, 5});
  CHECK(results("d0 - 2 - 3, d0 * 2 floordiv 3 mod 4, -(d0 + 1), -d0 mod 2") == Values{2, 0, -8, 1});
  CHECK(results("d0 - - d1, 2 * -d0, (d0 + d1) * s0, 0x10 + d0") == Values{2, -14, 6, 23});
  CHECK(results("d0 floordiv s0, d0 mod s0, s0 * s0") == Values{2, 1, 9});
}

TEST_CASE("Maps name their dimensions and symbols") {
  Texts texts;
  auto map =
      mlir::cast<mlir::AffineMapAttr>(texts.attribute("affine_map<(mod, b)[c] -> (b, c, mod mod 2)>")).getValue();
  CHECK(map.getNumDims() == 2);
  CHECK(map.getNumSymbols() == 1);
  CHECK(map.getResult(0) == mlir::getAffineDimExpr(1, &texts.context));
  CHECK(map.getResult(1) == mlir::getAffineSymbolExpr(0, &texts.context));
  for (const char *text :
       {"affine_map<(a, a) -> ()>", "affine_map<(a)[a] -> ()>", "affine_map<(a) -> (b)>", "affine_map<(a) -> a>",
        "affine_map<(a,) -> (a)>", "affine_map<(a) -> (a +)>", "affine_map<(a) -> (+ a)>", "affine_map<(a) -> (a a)>",
        "affine_map<(a) -> (1.5)>", "affine_map<(a) : (a >= 0)>"}) {
    INFO(text);
    CHECK(isRefused(text));
  }
}

TEST_CASE("Products and divisors are affine") {
  CHECK(!isRefused("affine_map<(a)[s] -> (a * s, s * a, a floordiv (s + 1))>"));
  CHECK(isRefused("affine_map<(a, b) -> (a * b)>"));
  CHECK(isRefused("affine_map<(a)[s] -> (s floordiv a)>"));
  CHECK(isRefused("affine_map<(a)[s] -> (3 ceildiv a)>"));
  CHECK(isRefused("affine_map<(a)[s] -> (3 mod a)>"));
}

TEST_CASE("Constants of affine maps do not overflow or trap") {
  for (const char *text : {"9223372036854775807", "a mod 0", "a floordiv 0", "5 ceildiv 0", "a mod -3", "5 floordiv -2",
                           "a * 4 floordiv 0", "9223372036854775807 floordiv -1"}) {
    INFO(text);
    CHECK(!isRefused("affine_map<(a) -> (" + std::string(text) + ")>"));
  }
  for (const char *text : {"9223372036854775808", "-9223372036854775807 - 1", "a * 4611686018427387904 * 2",
                           "a * (-9223372036854775807 - 1) floordiv -1", "(-9223372036854775807 - 1) ceildiv -1"}) {
    INFO(text);
    CHECK(isRefused("affine_map<(a) -> (" + std::string(text) + ")>"));
  }
}

TEST_CASE("The operators of a map are limited") {
  auto sum = [](unsigned operators) {
    std::string text = "affine_map<(a) -> (a";
    for (unsigned i = 0; i < operators; ++i)
      text += i % 2 ? " + a" : " mod 3";
    return text + ")>";
  };
  CHECK(!isRefused(sum(256)));
  CHECK(isRefused(sum(257)));
  CHECK(isRefused("affine_map<(a) -> (" + std::string(100000, '-') + "a)>"));
  CHECK(isRefused("affine_map<(a) -> (" + std::string(100000, '(') + "a" + std::string(100000, ')') + ")>"));
}

TEST_CASE("Sets are differences to zero") {
  Texts texts;
  auto set =
      mlir::cast<mlir::IntegerSetAttr>(texts.attribute("affine_set<(a)[s] : (a >= 1, a <= s, a == 3)>")).getValue();
  mlir::AffineExpr a = mlir::getAffineDimExpr(0, &texts.context), s = mlir::getAffineSymbolExpr(0, &texts.context);
  REQUIRE(set.getNumConstraints() == 3);
  CHECK(set.getConstraint(0) == a - 1);
  CHECK(set.getConstraint(1) == s - a);
  CHECK(set.getConstraint(2) == a - 3);
  CHECK(!set.isEq(0));
  CHECK(!set.isEq(1));
  CHECK(set.isEq(2));
  CHECK(!isRefused("affine_set<(a) : ()>"));
  CHECK(isRefused("affine_set<(a) : (a > 1)>"));
  CHECK(isRefused("affine_set<(a) : (a)>"));
  CHECK(isRefused("affine_set<(a) -> (a)>"));
  // The difference is the least 64-bit integer, or one more.
  CHECK(isRefused("affine_set<(a) : (-1 >= 9223372036854775807)>"));
  CHECK(!isRefused("affine_set<(a) : (0 >= 9223372036854775807)>"));
}
