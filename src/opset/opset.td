//===- opset.td - the whole opset, which the generators read ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

include "versions.td"
include "func.td"
include "elementwise.td"
include "shaping.td"
include "indexing.td"
include "reduction.td"
include "linear.td"
include "control.td"
include "dynamic.td"
include "random.td"
include "collective.td"
include "quantized.td"
include "io.td"
include "deprecated.td"
include "chlo.td"
