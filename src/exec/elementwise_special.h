// Functions of f64 for which no vectors are accurate enough. They are computed in the widest type that the C library has,
// so that little more than the last rounding is lost.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace shlo::exec::special {

double acosh(double x);
double atanh(double x);
double besselI1e(double x);
double cbrt(double x);
double digamma(double x);
double erfc(double x);
double erfInv(double x);
double lgamma(double x);

} // namespace shlo::exec::special
