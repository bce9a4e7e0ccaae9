// The values of numbers in text.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "text/cursor.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

#include <optional>

namespace shlo::text {

// Characters of a number. The time to convert it grows with the square of its length.
inline constexpr size_t maxNumberLength = 4096;
// What is wrong with a number of more characters than anyone converts: a limit.
inline constexpr char numberTooLong[] = "number is too long";

// The value of a number in an integer or index type. Returns what is wrong; null if the number fits. A signless type
// takes the numbers of both signed and unsigned ones.
const char *integerOf(const Number &number, bool negative, mlir::Type type, std::optional<llvm::APInt> &value);

// The same for a type of at most 64 bits, of which `bits` are the two's complement. Bits above the width are zero.
const char *smallIntegerOf(const Number &number, bool negative, unsigned width,
                           mlir::IntegerType::SignednessSemantics signedness, uint64_t &bits);

// The value of a number in a float type: a number with a point, rounded to f64 and then to the type, or the bits of the
// type in hexadecimal. Returns what is wrong; null if nothing is.
const char *floatOf(const Number &number, bool negative, const llvm::fltSemantics &semantics,
                    std::optional<llvm::APFloat> &value);

// The same for f64.
const char *doubleOf(const Number &number, bool negative, double &value);

} // namespace shlo::text
