// The CHLO dialect, generated from src/opset/chlo.td.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/dialect.h"

#include "opset/chlo_dialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "opset/chlo_attrs.h.inc"

#define GET_OP_CLASSES
#include "opset/chlo_ops.h.inc"
