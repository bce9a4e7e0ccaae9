/* stablehlo.h - everything: StableHLO programs from C.
 *
 * Bytes become a module (artifact.h, module.h), a module becomes a plan (plan.h),
 * a plan turns tensors into tensors (tensor.h):
 *
 *   shlo_module *module;  shlo_plan *plan;  shlo_error *error;
 *   if (shlo_module_load(bytes, size, NULL, &module, &error)) ...
 *   if (shlo_plan_create(module, NULL, &plan, &error)) ...
 *   if (shlo_plan_run(plan, 1, &input, 1, &output, NULL, &error)) ...
 *
 * Its functions and ops can be looked at one by one (ir.h).
 *
 * What holds for every function - ownership, threads, errors, limits - stands
 * once, in docs/promises.md.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_STABLEHLO_H
#define STABLEHLO_C_STABLEHLO_H

#include "stablehlo-c/artifact.h"
#include "stablehlo-c/builder.h"
#include "stablehlo-c/ir.h"
#include "stablehlo-c/module.h"
#include "stablehlo-c/ops.h"
#include "stablehlo-c/opset.h"
#include "stablehlo-c/passes.h"
#include "stablehlo-c/plan.h"
#include "stablehlo-c/status.h"
#include "stablehlo-c/tensor.h"
#include "stablehlo-c/version.h"

#endif
