// Include this before Eigen's headers. It disables assertions and queries of the processor, and allows only files under
// MPL-2.0.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#define EIGEN_MPL2_ONLY
#define EIGEN_NO_DEBUG
#define EIGEN_NO_CPUID
#define EIGEN_NO_IO
#define EIGEN_DONT_PARALLELIZE
