// Constants of many elements in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "parse.h"

#include <catch2/catch.hpp>

using namespace shlo::text;

namespace {

struct Constant {
  explicit Constant(const std::string &text) {
    dense = mlir::dyn_cast_or_null<mlir::DenseElementsAttr>(texts.attribute(text));
    isValid = dense && mlir::DenseElementsAttr::isValidRawBuffer(dense.getType(), dense.getRawData(), isSplat);
  }
  std::vector<int64_t> integers() const {
    std::vector<int64_t> values;
    for (const llvm::APInt &value : dense.getValues<llvm::APInt>())
      values.push_back(value.getSExtValue());
    return values;
  }
  std::vector<double> floats() const {
    std::vector<double> values;
    for (llvm::APFloat value : dense.getValues<llvm::APFloat>()) {
      bool losesInfo;
      value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
      values.push_back(value.convertToDouble());
    }
    return values;
  }

  Texts texts;
  mlir::DenseElementsAttr dense;
  bool isValid = false, isSplat = false;
};

std::vector<int64_t> integers(const std::string &text) {
  Constant constant(text);
  INFO(text << ": " << constant.texts.message);
  REQUIRE(constant.isValid);
  return constant.integers();
}

std::string refusal(const std::string &text) {
  Texts texts;
  return texts.attribute(text) ? "" : texts.message;
}

using Values = std::vector<int64_t>;

} // namespace

TEST_CASE("Nested lists are row-major") {
  CHECK(integers("dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>") == Values{1, 2, 3, 4, 5, 6});
  CHECK(integers("dense<[[[1], [-2]]]> : vector<1x2x1xi4>") == Values{1, -2});
  CHECK(integers("dense<[-1, 9223372036854775807]> : tensor<2xindex>") == Values{-1, INT64_MAX});
  CHECK(integers("dense<[1, // ] > \"\n 2]> : tensor<2xi64>") == Values{1, 2});
  CHECK(integers("dense<[]> : tensor<0xi8>").empty());
  CHECK(integers("dense<[[], []]> : tensor<2x0xi8>").empty());
  CHECK(integers("dense<> : tensor<2x0xi8>").empty());
  CHECK(Constant("dense<[0.5, -2.0, 0x7F800000]> : tensor<3xf32>").floats() == std::vector<double>{0.5, -2, INFINITY});
  CHECK(Constant("dense<[0.5, 6.0]> : tensor<2xf4E2M1FN>").floats() == std::vector<double>{0.5, 6});
  CHECK(Constant("dense<[1.5, -3.0]> : tensor<2xf80>").floats() == std::vector<double>{1.5, -3});
}

TEST_CASE("A single element is a splat that takes no memory") {
  Constant constant("dense<7> : tensor<4503599627370496xi32>");
  REQUIRE(constant.isValid);
  CHECK(constant.isSplat);
  CHECK(constant.dense.getRawData().size() == 4);
  CHECK(constant.dense.getSplatValue<llvm::APInt>() == 7);
  CHECK(Constant("dense<true> : tensor<1000xi1>").isSplat);
  CHECK(!Constant("dense<[1, 2]> : tensor<2xi32>").isSplat);
}

TEST_CASE("Booleans are packed") {
  const Values mixed = {-1, 0, 0, -1, 0, 0, 0, 0, -1};
  CHECK(integers("dense<[true, false, 0, 1, 0, 0, 0, 0, -1]> : tensor<9xi1>") == mixed);
  CHECK(integers("dense<\"0x0901\"> : tensor<9xi1>") == mixed);
  CHECK(integers("dense<\"0x010000010000000001\"> : tensor<9xi1>") == mixed); // a byte each
  CHECK(integers("dense<\"0x01\"> : tensor<9xi1>") == Values(9, -1));         // a splat
  CHECK(integers("dense<\"0x01\"> : tensor<3xi1>") == Values{-1, 0, 0});
  CHECK(integers("dense<\"0x02\"> : tensor<i1>") == Values{-1});
  CHECK(integers("dense<\"0x\"> : tensor<0xi1>").empty());
  CHECK(integers("dense<\"0x00\"> : tensor<1xi1>") == Values{0});
  CHECK(refusal("dense<\"0x0100\"> : tensor<3xi1>") != "");
  CHECK(refusal("dense<\"0x\"> : tensor<3xi1>") != "");
  CHECK(refusal("dense<true> : tensor<2xi8>") != "");
}

TEST_CASE("Hexadecimal strings are little-endian bytes") {
  CHECK(integers("dense<\"0x01020000ffFFFFff\"> : tensor<2xi32>") == Values{0x201, -1});
  CHECK(integers("dense<\"0x01020000\"> : tensor<5xi32>") == Values(5, 0x201));
  CHECK(integers("dense<\"0xF1FF\"> : tensor<2xi4>") == Values{1, -1}); // bits above the width are ignored
  Constant narrow("dense<\"0xF1FF\"> : tensor<2xi4>");
  CHECK(narrow.dense.getRawData()[0] == 1);
  CHECK(Constant("dense<\"0x0000c03f\"> : tensor<f32>").floats() == std::vector<double>{1.5});
  for (const char *text : {"dense<\"0x010203\"> : tensor<2xi32>", "dense<\"0x01020304050607080910\"> : tensor<2xi32>",
                           "dense<\"0x0102030\"> : tensor<1xi32>", "dense<\"0x0102030g\"> : tensor<1xi32>",
                           "dense<\"01020304\"> : tensor<1xi32>", "dense<\"0x\"> : tensor<1xi32>",
                           "dense<\"0x01020304> : tensor<1xi32>"}) {
    INFO(text);
    CHECK(refusal(text) != "");
  }
}

TEST_CASE("Complex numbers and strings") {
  Constant complex("dense<[(1.0, -2.0), (0.5, 0x0)]> : tensor<2xcomplex<f32>>");
  REQUIRE(complex.isValid);
  auto values = llvm::to_vector(complex.dense.getValues<std::complex<float>>());
  CHECK(values[0] == std::complex<float>(1, -2));
  CHECK(values[1] == std::complex<float>(0.5f, 0));
  CHECK(refusal("dense<1.0> : tensor<complex<f32>>") != "");
  CHECK(refusal("dense<(1, 2)> : tensor<2xi32>") != "");
  Texts texts;
  auto strings = mlir::dyn_cast_or_null<mlir::DenseStringElementsAttr>(
      texts.attribute(R"(dense<["a>", "\22\41"]> : tensor<2x!some.string>)"));
  REQUIRE(strings);
  CHECK(strings.getRawStringData()[0] == "a>");
  CHECK(strings.getRawStringData()[1] == "\"A");
  CHECK(refusal("dense<[1, 2]> : tensor<2x!quant.any<i8:f32>>") != "");
}

TEST_CASE("Shapes of lists are those of the type") {
  CHECK(refusal("dense<[1, 2, 3]> : tensor<2xi32>") == "expected 2 elements in dimension 0, found 3");
  CHECK(refusal("dense<[[1, 2], [3]]> : tensor<2x2xi32>") == "expected 2 elements in dimension 1, found 1");
  for (const char *text :
       {"dense<> : tensor<2xi32>", "dense<[1]> : tensor<i32>", "dense<[1, 2]> : tensor<1x2xi32>",
        "dense<[[1, 2]]> : tensor<2xi32>", "dense<[[1], 2]> : tensor<2x1xi32>", "dense<1> : tensor<?xi32>",
        "dense<1> : tensor<*xi32>", "dense<1> : i32", "dense<[]> : tensor<0x2xi32>", "dense<[1,]> : tensor<1xi32>",
        "dense<1>", "dense<1", "dense<1 : tensor<i32>", "dense<[[0, 1], [2]> : tensor<2xi32>"}) {
    INFO(text);
    CHECK(refusal(text) != "");
  }
}

TEST_CASE("The length of an element is limited") {
  const std::string digits = "0." + std::string(5000, '0');
  for (const char *type : {"f64", "f32", "f16"}) {
    CHECK(refusal("dense<" + digits + "> : tensor<1x" + type + ">") != "");
    CHECK(refusal("dense<0.0> : tensor<1x" + std::string(type) + ">") == "");
  }
}

TEST_CASE("The memory of a list is bounded by its text") {
  std::string ones = "1";
  for (unsigned i = 1; i < 10000; ++i)
    ones += ",1";
  CHECK(integers("dense<[" + ones + "]> : tensor<10000xi64>") == Values(10000, 1));
  CHECK(refusal("dense<[" + ones + "]> : tensor<10000xi9999>").find("memory") != std::string::npos);
}

TEST_CASE("Sparse constants") {
  Texts texts;
  auto sparse = mlir::dyn_cast_or_null<mlir::SparseElementsAttr>(
      texts.attribute("sparse<[[0, 1], [2, 3]], [5, 6]> : tensor<3x4xi32>"));
  REQUIRE(sparse);
  auto values = llvm::to_vector(sparse.getValues<llvm::APInt>());
  REQUIRE(values.size() == 12);
  for (unsigned i = 0; i < 12; ++i)
    CHECK(values[i] == (i == 1 ? 5u : i == 11 ? 6u : 0u));
  CHECK(refusal("sparse<> : tensor<3xi32>") == "");
  CHECK(refusal("sparse<0, 5> : tensor<3x4xi32>") == "");
  auto scalar = mlir::dyn_cast_or_null<mlir::SparseElementsAttr>(texts.attribute("sparse<[[]], [7]> : tensor<i32>"));
  REQUIRE(scalar);
  CHECK(llvm::to_vector(scalar.getValues<llvm::APInt>()) == llvm::SmallVector<llvm::APInt>{llvm::APInt(32, 7)});
  for (const char *text :
       {"sparse<[[0, 4]], [5]> : tensor<3x4xi32>", "sparse<[[0, -1]], [5]> : tensor<3x4xi32>",
        "sparse<3, 5> : tensor<3x4xi32>", "sparse<[[0]], [5]> : tensor<3x4xi32>",
        "sparse<[[0, 1]], [5, 6]> : tensor<3x4xi32>", "sparse<[[0, 1], [1]], [5, 6]> : tensor<3x4xi32>",
        "sparse<[0, 1], [5, 6]> : tensor<3x4xi32>"}) {
    INFO(text);
    CHECK(refusal(text) != "");
  }
}
