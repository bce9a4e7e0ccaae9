// Numbers in text. The expected bits are those of IEEE 754 and of the OCP formats' tables.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "parse.h"

#include <catch2/catch.hpp>

#include "llvm/ADT/SmallString.h"

using namespace shlo::text;

namespace {

// The bits of a number, or "refused".
std::string bitsOf(const std::string &number) {
  Texts texts;
  mlir::Attribute attribute = texts.attribute(number);
  llvm::SmallString<32> text;
  if (auto integer = mlir::dyn_cast_or_null<mlir::IntegerAttr>(attribute))
    integer.getValue().toString(text, 16, false);
  else if (auto real = mlir::dyn_cast_or_null<mlir::FloatAttr>(attribute))
    real.getValue().bitcastToAPInt().toString(text, 16, false);
  else
    return "refused";
  return text.str().str();
}

} // namespace

TEST_CASE("Integers have the range of their type") {
  for (const char *number : {"255 : i8", "-1 : i8", "0xff : i8", "000255 : i8", "255 : ui8", "-1 : si8"}) {
    INFO(number);
    CHECK(bitsOf(number) == "FF");
  }
  CHECK(bitsOf("-128 : i8") == "80");
  CHECK(bitsOf("-128 : si8") == "80");
  CHECK(bitsOf("-1 : i1") == "1");
  CHECK(bitsOf("1 : i1") == "1");
  CHECK(bitsOf("0 : i0") == "0");
  CHECK(bitsOf("18446744073709551615") == "FFFFFFFFFFFFFFFF"); // i64
  CHECK(bitsOf("9223372036854775807 : index") == "7FFFFFFFFFFFFFFF");
  CHECK(bitsOf("-9223372036854775808 : index") == "8000000000000000");
  CHECK(bitsOf("340282366920938463463374607431768211455 : i128") == std::string(32, 'F'));
  CHECK(bitsOf("-170141183460469231731687303715884105728 : i128") == "8" + std::string(31, '0'));
  for (const char *number : {"256 : i8",
                             "-129 : i8",
                             "128 : si8",
                             "-129 : si8",
                             "-1 : ui8",
                             "-0 : i8",
                             "2 : i1",
                             "-2 : i1",
                             "1 : si1",
                             "1 : i0",
                             "0x100 : i8",
                             "18446744073709551616",
                             "9223372036854775808 : index",
                             "-9223372036854775809 : index",
                             "0xffffffffffffffff : index",
                             "1.0 : i32",
                             "340282366920938463463374607431768211456 : i128",
                             "-170141183460469231731687303715884105729 : i128",
                             "170141183460469231731687303715884105728 : si128",
                             "-1 : ui128",
                             "-0 : i128",
                             "0x1FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128",
                             "1000000000000000000000000000000000000000000000000000000000000 : i128",
                             "0x1000000000000000000000000000000000000000000000000000000000000 : i128"}) {
    INFO(number);
    CHECK(bitsOf(number) == "refused");
  }
}

TEST_CASE("Floats are rounded to the nearest value") {
  CHECK(bitsOf("1.0") == "3FF0000000000000"); // f64
  CHECK(bitsOf("0.1 : f64") == "3FB999999999999A");
  CHECK(bitsOf("2.4703282292062328e-324 : f64") == "1");
  CHECK(bitsOf("2.4703282292062327e-324 : f64") == "0");
  CHECK(bitsOf("1.0e400 : f64") == "7FF0000000000000");
  CHECK(bitsOf("-1.0e-400 : f64") == "8000000000000000");
  CHECK(bitsOf("0.1 : f32") == "3DCCCCCD");
  CHECK(bitsOf("-1.0e39 : f32") == "FF800000");
  CHECK(bitsOf("1.0e-45 : f32") == "1");
  CHECK(bitsOf("65520.0 : f16") == "7C00");
  CHECK(bitsOf("65519.0 : f16") == "7BFF");
  CHECK(bitsOf("1.0 : bf16") == "3F80");
  CHECK(bitsOf("1.00390625 : bf16") == "3F80"); // a tie, to even
  CHECK(bitsOf("1.01171875 : bf16") == "3F82"); // a tie, to even
  // The nearest f64 is a tie of f32, whose even neighbour is 1; the exact number is above the tie.
  CHECK(bitsOf("1.00000005960464477540 : f32") == "3F800000");
  CHECK(bitsOf("448.0 : f8E4M3FN") == "7E");
  CHECK(bitsOf("1000.0 : f8E4M3FN") == "7F"); // NaN: the type has no infinity
  CHECK(bitsOf("57344.0 : f8E5M2") == "7B");
  CHECK(bitsOf("-0.0 : f8E5M2FNUZ") == "0"); // no negative zero
  CHECK(bitsOf("1.0 : f8E8M0FNU") == "7F");
  CHECK(bitsOf("-1.0 : f8E8M0FNU") == "refused"); // no sign
  CHECK(bitsOf("6.0 : f4E2M1FN") == "7");
}

TEST_CASE("Hexadecimal floats are bits") {
  CHECK(bitsOf("0x7FC00001 : f32") == "7FC00001");
  CHECK(bitsOf("0x0000000003F800000 : f32") == "3F800000");
  CHECK(bitsOf("0xF : f4E2M1FN") == "F");
  for (const char *number : {"0x1FF800000 : f32", "0x1F : f4E2M1FN", "-0x1 : f32", "1 : f32", "-1 : f64"}) {
    INFO(number);
    CHECK(bitsOf(number) == "refused");
  }
}

TEST_CASE("The length of a number is limited") {
  CHECK(bitsOf(std::string(4000, '0') + "7 : i8") == "7");
  CHECK(bitsOf(std::string(5000, '0') + "7 : i8") == "refused");
  CHECK(bitsOf("0." + std::string(4000, '0') + "e4000 : f64") == "0");
  CHECK(bitsOf("0." + std::string(5000, '0') + " : f64") == "refused");
  CHECK(bitsOf("0x" + std::string(4000, '0') + "1 : f64") == "1");
  CHECK(bitsOf("0x" + std::string(5000, '0') + "1 : f64") == "refused");
}
