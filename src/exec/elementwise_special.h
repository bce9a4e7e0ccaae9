// Functions of f64 for which no vectors are accurate enough. They are computed in the widest type that the C library has,
// so that little more than the last rounding is lost.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace shlo::exec::special {

double besselI1e(double x);
double digamma(double x);
double lgamma(double x);
double polygamma(double n, double x);
double zeta(double s, double q);

} // namespace shlo::exec::special
