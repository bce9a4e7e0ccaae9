// The files of probes, as the reference's interpreter writes them.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "handles.h"

namespace tool::reference {

// A .npy file with the same bytes as the reference's, whose names of types are not always NumPy's. Values of types that
// the reference cannot write are those of shlo_tensor_to_npy.
std::string probeFile(const shlo_tensor *value);
// The value of such a file, which has this type.
Tensor probeValue(const std::string &path, const shlo_tensor *like);

} // namespace tool::reference
