// The names of ops, enums and their cases in C.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tblgen/model.h"

namespace shlo::tblgen {

// "SHLO_OP_ADD" for "stablehlo.add", "SHLO_OP_CHLO_ASIN_ACOS_KERNEL" for "chlo._asin_acos_kernel".
std::string constantOf(const Op &op);
// "shlo_fft_type" for "fft_type_v1". Enums of the C API have no versions, because they only get more cases.
std::string enumTypeOf(const Code &code);
// "SHLO_FFT_TYPE_RFFT"
std::string constantOf(const Code &code, const Case &one);

} // namespace shlo::tblgen
