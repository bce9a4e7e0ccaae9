// Quantized types in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "parse.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

#include <catch2/catch.hpp>

using namespace mlir::quant;
using shlo::text::Texts;

TEST_CASE("Quantization per tensor") {
  Texts texts;
  auto type = mlir::dyn_cast_or_null<UniformQuantizedType>(texts.quantized("uniform<i8<-8:7>:f32, 0.5:-3>"));
  REQUIRE(type);
  CHECK(type.isSigned());
  CHECK(type.getStorageType().isSignlessInteger(8));
  CHECK(type.getStorageTypeMin() == -8);
  CHECK(type.getStorageTypeMax() == 7);
  CHECK(type.getExpressedType().isF32());
  CHECK(type.getScale() == 0.5);
  CHECK(type.getZeroPoint() == -3);
  type = mlir::dyn_cast_or_null<UniformQuantizedType>(texts.quantized("uniform<u32:bf16, 1.0e-2>"));
  REQUIRE(type);
  CHECK(!type.isSigned());
  CHECK(type.getStorageTypeMin() == 0);
  CHECK(type.getStorageTypeMax() == 4294967295);
  CHECK(type.getScale() == 0.01);
  CHECK(type.getZeroPoint() == 0);
}

TEST_CASE("Quantization per axis") {
  Texts texts;
  auto type = mlir::dyn_cast_or_null<UniformQuantizedPerAxisType>(texts.quantized("uniform<i4:f32:1, {0.5:1, 0.25}>"));
  REQUIRE(type);
  CHECK(type.getQuantizedDimension() == 1);
  CHECK(type.getScales().vec() == std::vector<double>{0.5, 0.25});
  CHECK(type.getZeroPoints().vec() == std::vector<int64_t>{1, 0});
}

TEST_CASE("Quantization of sub-channels") {
  Texts texts;
  auto type = mlir::dyn_cast_or_null<UniformQuantizedSubChannelType>(
      texts.quantized("uniform<i8:f32:{0:1, 1:2}, {{0.5:1, 2.0}, {0.25:-2, 4.0}}>"));
  REQUIRE(type);
  CHECK(type.getQuantizedDimensions().vec() == std::vector<int32_t>{0, 1});
  CHECK(type.getBlockSizes().vec() == std::vector<int64_t>{1, 2});
  CHECK(type.getScales().getType().getShape().vec() == std::vector<int64_t>{2, 2});
  CHECK(llvm::to_vector(type.getScales().getValues<float>()) == llvm::SmallVector<float>{0.5f, 2, 0.25f, 4});
  CHECK(llvm::to_vector(type.getZeroPoints().getValues<int8_t>()) == llvm::SmallVector<int8_t>{1, 0, -2, 0});
}

TEST_CASE("Other quantized types") {
  Texts texts;
  auto any = mlir::dyn_cast_or_null<AnyQuantizedType>(texts.quantized("any<u8<1:9>>"));
  REQUIRE(any);
  CHECK(!any.getExpressedType());
  CHECK(any.getStorageTypeMax() == 9);
  CHECK(mlir::cast<AnyQuantizedType>(texts.quantized("any<i8:f16>")).getExpressedType().isF16());
  auto calibrated = mlir::dyn_cast_or_null<CalibratedQuantizedType>(texts.quantized("calibrated<f32<-1.0:2.5>>"));
  REQUIRE(calibrated);
  CHECK(calibrated.getMin() == -1);
  CHECK(calibrated.getMax() == 2.5);
}

TEST_CASE("Impossible quantized types are refused") {
  Texts texts;
  for (const char *text : {"uniform<i8:f32>",
                           "uniform<i8, 0.5>",
                           "uniform<i0:f32, 0.5>",
                           "uniform<i33:f32, 0.5>",
                           "uniform<f32:f32, 0.5>",
                           "uniform<index:f32, 0.5>",
                           "uniform<!quant.any<i8:f32>:f32, 0.5>",
                           "uniform<u99999999999:f32, 0.5>",
                           "uniform<i8<-129:7>:f32, 0.5>",
                           "uniform<i8<0:128>:f32, 0.5>",
                           "uniform<u8<-1:7>:f32, 0.5>",
                           "uniform<i8<7:7>:f32, 0.5>",
                           "uniform<i8:i32, 0.5>",
                           "uniform<i8:tensor<2xf32>, 0.5>",
                           "uniform<i8:f32, 0.0>",
                           "uniform<i8:f32, -0.5>",
                           "uniform<i8:f32, 1.0e400>",
                           "uniform<i8:f16, 1.0e6>",
                           "uniform<i8:f32, 1.0e-50>",
                           "uniform<i8:f32, 0x7FF8000000000000>",
                           "uniform<i8:f32, 5>",
                           "uniform<i8:f32, 0.5:1.0>",
                           "uniform<i8:f32, 0.5:9223372036854775808>",
                           "uniform<i8:f32:1, {}>",
                           "uniform<i8:f32:-1, {0.5}>",
                           "uniform<i8:f32:2147483648, {0.5}>",
                           "uniform<i8:f32:1, 0.5>",
                           "uniform<i8:f32:{0:0}, {0.5}>",
                           "uniform<i8:f32:{-1:1}, {0.5}>",
                           "uniform<i8:f32:{0:1}, {}>",
                           "uniform<i8:f32:{0:1}, {{}}>",
                           "uniform<i8:f32:{0:1, 1:2}, {{0.5, 0.5}, {0.5}}>",
                           "uniform<i8:f32:{0:1, 1:2}, {{0.5}, 0.5}>",
                           "uniform<i8:f32:{0:1, 1:2}, {0.5, {0.5}}>",
                           "uniform<i8:f32:{0:1}, {0.5:128}>",
                           "uniform<u8:f32:{0:1}, {0.5:-1}>",
                           "uniform<i8<!quant.any<i8>>:f32:{0:1}, {0.5}>",
                           "any<i8:f32, 0.5>",
                           "any<i8:i32>",
                           "calibrated<f32>",
                           "calibrated<f32<1.0:1.0>>",
                           "calibrated<i8<0.0:1.0>>",
                           "uniform",
                           "other<i8>",
                           ""}) {
    INFO(text);
    CHECK(!texts.quantized(text));
    CHECK(!texts.message.empty());
  }
}
