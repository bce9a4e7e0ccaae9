// To be included before Eigen's headers: no assertions, no queries of the processor, and only files under MPL-2.0.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#define EIGEN_MPL2_ONLY
#define EIGEN_NO_DEBUG
#define EIGEN_NO_CPUID
#define EIGEN_NO_IO
#define EIGEN_DONT_PARALLELIZE
