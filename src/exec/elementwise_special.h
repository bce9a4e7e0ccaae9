// Functions of one number for which no vectors of f64 are accurate enough, or which are too rare for vectors. f32 is
// computed in f64, f64 in the widest type that the C library has, so that little more than the last rounding is lost.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace shlo::exec::special {

double acosh(double x);
double atanh(double x);
double besselI1e(double x);
float besselI1e(float x);
double cbrt(double x);
double digamma(double x);
float digamma(float x);
double erfc(double x);
float erfc(float x);
double erfInv(double x);
double lgamma(double x);
float lgamma(float x);

} // namespace shlo::exec::special
