// The header of the PJRT C API, which third_party/pjrt has unchanged.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <xla/pjrt/c/pjrt_c_api.h>
